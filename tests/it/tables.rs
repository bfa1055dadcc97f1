//! Batches from tables and into tables, written and read by other programs: `pyarrow`, and `duckdb` in the recipe of
//! `examples/duckdb`. Only with the feature `tables`.
//!
//! Where it is not installed the tests say so and pass, unless `PLICA_IMPORTERS=required`.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value as Json;

use super::command_line::{plica_ends, stderr};
use super::formats::importers::{python, required};
use super::programs::{folder, try_run};

fn file(name: &str) -> PathBuf {
    folder().join(name)
}

/// What a script prints; nothing where there is no pyarrow.
fn said(script: &str, arguments: &[&Path]) -> Option<String> {
    let arguments = arguments.iter().map(|argument| argument.as_os_str());
    printed([OsStr::new("-c"), OsStr::new(script)].into_iter().chain(arguments))
}

/// What Python prints; nothing where a program that it needs is absent.
fn printed<'a>(arguments: impl Iterator<Item = &'a OsStr>) -> Option<String> {
    let failure = match try_run(Command::new(python()).args(arguments)).ok()?.ended_well() {
        Ok(output) => return Some(String::from_utf8_lossy(&output.stdout).into_owned()),
        Err(failure) => failure,
    };
    assert!(failure.contains("ModuleNotFoundError") && !required(), "{failure}");
    let _ = writeln!(std::io::stderr(), "SKIPPED: no pyarrow or DuckDB");
    None
}

fn batch(from: &Path, to: &Path, code: i32) {
    plica_ends(code, &["batch", from.to_str().unwrap(), "-o", to.to_str().unwrap(), "--lang", "es"]);
}

/// Three cases: the second tells too little, the third is none.
const CSV: &str = "edition,position,sealed.written,sealed.language,replier.late\n\
fide-2014,4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41,Cd4,es,\n\
fide-2014,,,,20 min\n\
fide-2014,nonsense,Cd4,es,\n";

#[test]
fn a_table_of_cases_becomes_a_table_of_decisions() {
    let (from, to) = (file("cases.csv"), file("decisions.csv"));
    std::fs::write(&from, CSV).unwrap();
    batch(&from, &to, 1);
    let text = std::fs::read_to_string(&to).unwrap();
    let mut rows = csv::Reader::from_reader(text.as_bytes());
    let heads: Vec<_> = rows.headers().unwrap().iter().map(str::to_owned).collect();
    assert_eq!(heads, ["edition", "status", "result", "rules", "missing", "errors", "decision"]);
    let rows: Vec<_> = rows.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 3);
    assert_eq!(rows[0].iter().take(3).collect::<Vec<_>>(), ["fide-2014", "decided", "0-1"]);
    assert!(rows[0][3].split(", ").any(|rule| rule == "E.8.a"), "{:?}", rows[0]);
    assert_eq!(&rows[1][1], "open");
    assert!(rows[1][4].contains("event.default_time"), "{:?}", rows[1]);
    assert_eq!(&rows[2][1], "");
    assert!(!rows[2][5].is_empty(), "{:?}", rows[2]);
    let whole: Json = serde_json::from_str(&rows[0][6]).unwrap();
    assert_eq!(whole["result"], "0-1");
}

#[test]
fn parquet_is_written_for_and_read_by_another_program() {
    let (from, to) = (file("cases.parquet"), file("decisions.parquet"));
    let write = "import sys, pyarrow as pa, pyarrow.parquet as pq
count = 10000
pq.write_table(pa.table({
  'edition': ['fide-2014'] * count,
  'sealed.reading': ['ambiguous' if row % 2 else 'clear' for row in range(count)],
  'sealer.colour': ['white'] * count,
  'sealed.ends_game': ['no'] * count,
  'replier.can_mate': [True] * count,
  'envelope.opened': [None] * count,
}), sys.argv[1])";
    if said(write, &[&from]).is_none() {
        return;
    }
    batch(&from, &to, 0);
    let read = "import sys, json, pyarrow.parquet as pq
table = pq.read_table(sys.argv[1])
rows = table.to_pylist()
assert table.num_rows == 10000
assert all(('E.8.a' in row['rules']) == (number % 2 == 1) for number, row in enumerate(rows))
print(json.dumps([table.column_names, pq.ParquetFile(sys.argv[1]).num_row_groups, json.loads(rows[1]['decision'])['result']]))";
    let read: Json = serde_json::from_str(&said(read, &[&to]).unwrap()).unwrap();
    assert_eq!(read[0][6], "decision");
    assert_eq!(read[1], 3);
    assert_eq!(read[2], "0-1");
}

/// As many games come to each result as `plica batch` finds line by line.
#[test]
fn a_database_gives_the_cases_and_takes_the_decisions() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let (games, folder) = (file("duckdb-games"), file("duckdb"));
    let generate = [examples.join("spark/generate.py"), games.clone(), "2000".into(), "2".into()];
    if printed(generate.iter().map(|argument| argument.as_os_str())).is_none() {
        return;
    }
    let (recipe, pattern) = (examples.join("duckdb/decide.py"), games.join("*.ndjson"));
    let program: PathBuf = env!("CARGO_BIN_EXE_plica").into();
    let decide = [recipe, pattern, folder, "--plica".into(), program];
    let Some(said) = printed(decide.iter().map(|argument| argument.as_os_str())) else { return };
    let mut counted = BTreeMap::new();
    for line in said.lines().filter(|line| line.contains("(the first is game")) {
        let (count, kind) = line.trim().split_once("  ").unwrap();
        counted.insert(kind.split("  ").next().unwrap().to_owned(), count.parse::<usize>().unwrap());
    }
    let mut expected = BTreeMap::new();
    for file in ["cases-000.ndjson", "cases-001.ndjson"].map(|name| games.join(name)) {
        // One line in a thousand is no case.
        let output = plica_ends(1, &["batch", file.to_str().unwrap(), "--edition", "fide-2014"]);
        let answers = String::from_utf8(output.stdout).unwrap();
        let cases = fs::read(&file).unwrap();
        let told = cases.split(|byte| *byte == b'\n').zip(answers.lines());
        for (case, answer) in told {
            // Only lines that tell a position are games.
            if serde_json::from_slice::<Json>(case).is_ok_and(|case| case["position"].is_string()) {
                let answer: Json = serde_json::from_str(answer).unwrap();
                let [status, result] = ["status", "result"].map(|key| answer[key].as_str());
                let kind = format!("{} {}", status.unwrap_or("no case"), result.unwrap_or_default());
                *expected.entry(kind.trim().to_owned()).or_insert(0) += 1;
            }
        }
    }
    assert!(expected.len() > 3, "{expected:?}");
    assert_eq!(counted, expected);
}

#[test]
fn what_is_no_table_is_refused() {
    let from = file("no-table.parquet");
    std::fs::write(&from, "edition\nfide-2014\n").unwrap();
    let output = plica_ends(1, &["batch", from.to_str().unwrap(), "--lang", "it"]);
    assert!(stderr(&output).contains("no-table.parquet"), "{}", stderr(&output));
}
