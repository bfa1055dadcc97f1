//! Marks: from the tables people save, in every encoding and with every mistake.

use std::fs;

use plica::Locale;
use plica::engine::diagnostic::Code;
use plica::engine::source::Sources;
use serde_json::Value as Json;

use super::command_line::{plica, plica_ends};
use super::formats::paper::paper;
use super::formats::shown;
use super::programs::{folder, text};

const KEY: &str = "version,question,answer,points,articles,id,choices\r\n\
    A,1,b,1,E.8.a,knights,3\r\nA,2,a,2,17.2; E.8.a,late,2\r\nA,3,d,3,E.12.a,lost,4\r\n\
    B,1,c,3,E.12.a,lost,4\r\nB,2,a,1,E.8.a,knights,3\r\nB,3,b,2,17.2; E.8.a,late,2\r\n";

const ANSWERS: &str = "name,version,1,2,3\nRossi,A,b,a,d\nMuñoz,B,C,b,\n";

/// What `grade`, which ends with this code, says of a key and answers: standard output, standard error.
#[track_caller]
fn graded(code: i32, key: &[u8], answers: &[u8], arguments: &[&str]) -> (String, String) {
    let folder = folder();
    let (key_path, answers_path) = (folder.join("key.csv"), folder.join("answers.csv"));
    fs::write(&key_path, key).expect("written");
    fs::write(&answers_path, answers).expect("written");
    let paths = [&key_path, &answers_path].map(|path| path.to_str().expect("UTF-8"));
    let output = plica_ends(code, &[&["train", "grade", paths[0], paths[1]], arguments].concat());
    let said = |bytes| String::from_utf8(bytes).expect("UTF-8").replace(folder.to_str().unwrap(), "");
    (said(output.stdout), said(output.stderr))
}

/// The marks as JSON.
fn marks(key: &[u8], answers: &[u8]) -> Json {
    let path = folder().join("marks.json");
    graded(0, key, answers, &["-o", path.to_str().unwrap()]);
    serde_json::from_str(&fs::read_to_string(path).expect("marks")).expect("JSON")
}

/// Points by name.
fn points(marks: &Json) -> Vec<(String, u64, u64)> {
    let number = |value: &Json| value.as_u64().expect("a number");
    let candidates = marks["candidates"].as_array().expect("candidates").iter();
    candidates
        .map(|mark| (mark["name"].as_str().unwrap().to_owned(), number(&mark["points"]), number(&mark["of"])))
        .collect()
}

#[test]
fn candidates_get_their_points_and_what_to_repeat() {
    let marks = marks(KEY.as_bytes(), ANSWERS.as_bytes());
    assert_eq!(points(&marks), [("Rossi".to_owned(), 6, 6), ("Muñoz".to_owned(), 3, 6)]);
    let munoz = &marks["candidates"][1];
    assert_eq!((&munoz["right"], &munoz["wrong"], &munoz["blank"]), (&1.into(), &1.into(), &1.into()));
    assert_eq!(munoz["percent"], 50.0);
    // E.8.a decides both the question answered wrong and the one not answered; 17.2 only the latter.
    assert_eq!(munoz["repeat"][0]["article"], "E.8.a");
    assert_eq!(munoz["repeat"][0]["missed"], 2);
    assert_eq!(munoz["repeat"][1]["article"], "17.2");
    assert_eq!(marks["candidates"][0]["repeat"], Json::Array(Vec::new()));
    let hardest: Vec<_> = marks["questions"].as_array().unwrap().iter().map(|each| &each["id"]).collect();
    assert_eq!(hardest, ["knights", "late", "lost"]);
    assert_eq!(marks["questions"][0]["places"], serde_json::json!({"A": 1, "B": 2}));
}

#[test]
fn tables_are_read_as_spreadsheets_save_them() {
    let expected = points(&marks(KEY.as_bytes(), ANSWERS.as_bytes()));
    let latin =
        |text: &str| text.chars().map(|sign| u8::try_from(u32::from(sign)).unwrap()).collect::<Vec<u8>>();
    let wide = |text: &str, unit: fn(u16) -> [u8; 2]| {
        "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(unit).collect::<Vec<u8>>()
    };
    let semicolons = ANSWERS.replace(',', ";");
    let layouts: [(&str, Vec<u8>); 12] = [
        ("bom", format!("\u{feff}{ANSWERS}").into_bytes()),
        ("semicolons", semicolons.clone().into_bytes()),
        ("sep", format!("sep=;\r\n{semicolons}").into_bytes()),
        ("tabs", ANSWERS.replace(',', "\t").into_bytes()),
        ("windows", latin(&semicolons)),
        ("utf-16", wide(&ANSWERS.replace(',', "\t"), u16::to_le_bytes)),
        ("utf-16-big", wide(&semicolons, u16::to_be_bytes)),
        ("crlf", semicolons.replace('\n', "\r\n").into_bytes()),
        ("order", b"3,2,nombre,Versi\xf3n,1\nd,A,Rossi,a,b\n,b,Mu\xf1oz,b,c\n".to_vec()),
        (
            "italian",
            "Nome;Versione;Domanda 1;d2;D.3;;\nRossi;a;B);A.;D;;\n;;;;;;\nMuñoz;B;\"c\";b;;;\n".into(),
        ),
        ("spanish", "NOMBRE,VERSIÓN,Pregunta 1,P2,p. 3\n\n\"Rossi\",A, b ,a,d\n\nMuñoz,B,C,B,\n\n".into()),
        ("no last line end", ANSWERS.trim_end().into()),
    ];
    for (name, layout) in layouts {
        assert_eq!(points(&marks(KEY.as_bytes(), &layout)), expected, "{name}");
    }
    let key = format!("\u{feff}{}", KEY.replace(',', ";").replace("17.2; E.8.a", "\"17.2; E.8.a\""));
    assert_eq!(points(&marks(key.as_bytes(), semicolons.as_bytes())), expected);
    let single = "version,question,answer,points\nA,1,b,1\n";
    assert_eq!(points(&marks(single.as_bytes(), b"name;1\nRossi;b\n")), [("Rossi".to_owned(), 1, 1)]);
}

#[test]
fn tables_may_be_headed_as_the_paper_is() {
    let key = "version,question,answer,points,choices\nA,1,b,1,4\nA,2,c,1,4\n";
    for (heading, row) in [
        ("Nombre y apellidos;1;2", "Ana Muñoz;b;c"),
        ("Nombre y apellidos:;1;2", "Ana Muñoz;b;c"),
        ("Nombre;Apellidos;1;2", "Ana;Muñoz;b;c"),
        ("Apellidos;Nombre;1;2", "Muñoz;Ana;b;c"),
        ("Alumno;1;2", "Ana Muñoz;b;c"),
        ("Nome e cognome;1;2", "Ana Muñoz;b;c"),
    ] {
        let marks = marks(key.as_bytes(), format!("{heading}\n{row}\n").as_bytes());
        assert_eq!(points(&marks), [("Ana Muñoz".to_owned(), 2, 2)], "{heading}");
    }
    let surname = marks(key.as_bytes(), b"Apellidos;1;2\nRossi;b;c\n");
    assert_eq!(points(&surname), [("Rossi".to_owned(), 2, 2)]);
}

#[test]
fn two_letters_count_as_no_answer() {
    let key = "version,question,answer,points,choices\nA,1,b,1,4\n";
    for cell in ["ab", "BC", "b c", "b/c", "b, c", "b y c", "b e c"] {
        let marks = marks(key.as_bytes(), format!("name;1\nRossi;{cell}\n").as_bytes());
        let rossi = &marks["candidates"][0];
        assert_eq!(
            (&rossi["points"], &rossi["blank"], &rossi["wrong"]),
            (&0.into(), &1.into(), &0.into()),
            "{cell}"
        );
    }
}

#[test]
fn an_exam_is_measured() {
    // Three of four right, one of four, none, all: worked out by hand.
    let key = "version;question;answer;points;choices;id;order;text\nA;1;a;1;4;one;abcd;First?\nA;2;a;1;4;two;abcd;\nB;1;b;1;4;two;bacd;\nB;2;a;1;4;one;abcd;First?\n";
    let answers = "name;version;1;2\nAll;A;a;a\nOne;A;a;b\nNone;A;d;b\nAlso;B;a;a\n";
    let marks = marks(key.as_bytes(), answers.as_bytes());
    // 100, 50, 0 and 50 of a hundred.
    assert_eq!(marks["statistics"]["mean"], 50.0);
    // Shares right 3/4 and 1/4, variances 3/16 each; of 2, 1, 0, 1 right the variance is 1/2: 2 * (1 - 3/4).
    assert_eq!(marks["statistics"]["kr20"], 0.5);
    let one = marks["questions"].as_array().unwrap().iter().find(|question| question["id"] == "one").unwrap();
    assert_eq!((&one["right"], &one["asked"], &one["text"]), (&3.into(), &4.into(), &"First?".into()));
    // 1, 1, 0, 1 beside 1, 0, 0, 0: the covariance is 1/16, the variances are 3/16.
    assert_eq!(one["discrimination"], 0.333);
    // Version B shows the second answer of version A first.
    let two = marks["questions"].as_array().unwrap().iter().find(|question| question["id"] == "two").unwrap();
    assert_eq!(two["chosen"], serde_json::json!({"a": 1, "b": 3}));
    assert_eq!(two["answer"], "a");
    assert_eq!(marks["candidates"][1]["answers"], serde_json::json!({"1": "a", "2": "b"}));
}

#[test]
fn mistakes_are_told_with_their_line() {
    let cases: [(&str, &str, Code, usize); 16] = [
        ("name,version,1,2,3,\nRossi,A,a,a,a,b\n", "an answer without a question", Code::BadAnswer, 2),
        ("name,version,1,2,3\nRossi,C,a,a,a\n", "unknown version", Code::UnknownVersion, 2),
        ("name,version,1,2,3\nRossi,A,a,a,a\nBianchi,A,d,a,a\n", "letter too far", Code::BadAnswer, 3),
        ("name,version,1,2,3\nRossi,A,ñ,a,a\n", "no letter", Code::BadAnswer, 2),
        ("name,version,1,2,3,club\nRossi,A,a,a,a,x\n", "unknown column", Code::UnknownColumn, 1),
        ("name,version,1,2,4\nRossi,A,a,a,a\n", "no such question", Code::UnknownColumn, 1),
        ("name,version,1,2\nRossi,A,a,a\n", "no column of a question", Code::MissingColumn, 1),
        ("version,1,2,3\nA,a,a,a\n", "no names", Code::MissingColumn, 1),
        ("name,1,2,3\nRossi,a,a,a\n", "no version", Code::MissingColumn, 1),
        ("name,version,1,2,3,d3\nRossi,A,a,a,a,a\n", "column twice", Code::DuplicateColumn, 1),
        (
            "name,version,1,2,3\nRossi,A,a,a,a\n rossi ,B,a,a,a\n",
            "candidate twice",
            Code::DuplicateCandidate,
            3,
        ),
        ("name,version,1,2,3\n,A,a,a,a\n", "nameless", Code::NamelessCandidate, 2),
        ("name,version,1,2,3\nRossi,A,a,a\n", "too short", Code::RaggedRow, 2),
        ("name,version,1,2,3\nRossi,A,a,a,a,b\n", "too long", Code::RaggedRow, 2),
        ("name,version,1,2,3\n\"Rossi,A,a,a,a\nBianchi,A,a,a,a\n", "a quotation mark", Code::RaggedRow, 2),
        ("name,version,1,2,3\n", "no rows", Code::NotATable, 1),
    ];
    for (text, name, code, line) in cases {
        let mut sources = Sources::default();
        let key_id = sources.add("key.csv", KEY);
        let key = plica::training::key(&sources, key_id).expect("a key");
        let id = sources.add("answers.csv", text);
        let faults = plica::training::answers(&sources, id, &key).expect_err(name);
        let found: Vec<_> = faults.iter().map(|fault| fault.code).collect();
        assert_eq!(found, [code], "{name}");
        assert_eq!(sources.line_and_column(faults[0].span.expect("a place")).0, line, "{name}");
    }
}

#[test]
fn mistakes_in_a_key_are_told_with_their_line() {
    let cases = [
        ("version,question,answer\nA,1,b\n", Code::MissingColumn, 1),
        ("version,question,answer,points\nA,one,b,1\n", Code::BadKey, 2),
        ("version,question,answer,points\nA,1,bb,1\n", Code::BadKey, 2),
        ("version,question,answer,points\nA,1,b,-1\n", Code::BadKey, 2),
        ("version,question,answer,points\n,1,b,1\n", Code::BadKey, 2),
        ("version,question,answer,points\nA,1,b,1\nA,1,c,1\n", Code::BadKey, 3),
        ("version,question,answer,points,choices\nA,1,d,1,3\n", Code::BadKey, 2),
        ("version,question,answer,points,choices\nA,1,a,1,0\n", Code::BadKey, 2),
        ("version,question,answer,points,choices\nA,1,a,1,99\n", Code::BadKey, 2),
        ("version,question,answer,points\nA,1,b,99999999999\n", Code::BadKey, 2),
    ];
    for (text, code, line) in cases {
        let mut sources = Sources::default();
        let id = sources.add("key.csv", text);
        let faults = plica::training::key(&sources, id).expect_err(text);
        assert_eq!(faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), [code], "{text}");
        assert_eq!(sources.line_and_column(faults[0].span.expect("a place")).0, line, "{text}");
    }
}

#[test]
fn what_is_no_table_is_refused() {
    let spreadsheet = b"PK\x03\x04\x14\x00\x06\x00xl/workbook.xml";
    for (name, bytes) in [
        ("empty", b"".as_slice()),
        ("blank", b" \n\n"),
        ("spreadsheet", spreadsheet),
        ("zero", b"name\0,1\na,b\n"),
    ] {
        let (out, said) = graded(1, KEY.as_bytes(), bytes, &["--lang", "es"]);
        assert_eq!(out, "", "{name}");
        assert!(said.contains("not-a-table") && said.contains("answers.csv"), "{name}: {said}");
        graded(1, bytes, ANSWERS.as_bytes(), &[]);
    }
    plica_ends(1, &["train", "grade", "nowhere.csv", "nowhere.csv"]);
}

#[test]
fn marks_in_words() {
    let wrong = "nombre;versión;1;2;3\nRossi;A;b;z;d\nMuñoz;C;a;a;a\n";
    let (_, said) = graded(1, KEY.as_bytes(), wrong.as_bytes(), &["--lang", "es"]);
    let (text, _) = graded(0, KEY.as_bytes(), ANSWERS.as_bytes(), &["--lang", "it"]);
    let csv = folder().join("marks.csv");
    graded(0, KEY.as_bytes(), ANSWERS.as_bytes(), &["-o", csv.to_str().unwrap()]);
    let csv = fs::read_to_string(csv).expect("marks").replace('\r', "");
    shown("marks", &format!("{text}\n{csv}\n{said}"));
}

#[test]
fn the_key_of_an_exam_marks_its_answers() {
    let versions = plica::training::pages::exam_versions(&paper(Locale::It), 3);
    let key = plica::training::pages::exam_key_csv(&versions);
    let mut rows = vec!["nome;versione;1;2;3;4".to_owned()];
    for version in &versions {
        let right = version.paper.questions.iter().map(|question| question.right().unwrap().0.to_string());
        rows.push(format!("Perfetto {0};{0};{1}", version.letter, right.collect::<Vec<_>>().join(";")));
    }
    let marks = marks(key.as_bytes(), rows.join("\r\n").as_bytes());
    assert_eq!(points(&marks).iter().map(|(_, points, of)| (*points, *of)).collect::<Vec<_>>(), [(8, 8); 3]);
    assert_eq!(marks["articles"], Json::Array(Vec::new()));
}

#[test]
fn an_exam_writes_its_files_and_says_which() {
    let folder = folder();
    let path = folder.join("esame.md");
    let output = plica(&[
        "train",
        "exam",
        "--edition",
        "fide-2014",
        "--n",
        "3",
        "--seed",
        "7",
        "--lang",
        "it",
        "-o",
        path.to_str().unwrap(),
    ]);
    let said = String::from_utf8_lossy(&output.stdout).replace(folder.to_str().unwrap(), "");
    let lines: Vec<_> = said.lines().collect();
    let expected = ["esame-A.md", "esame-B.md", "esame-key.md", "esame-key.csv"];
    for (line, name) in lines.iter().zip(expected) {
        assert_eq!(*line, format!("File scritto: /{name}"));
        assert!(folder.join(name).is_file(), "{name}");
    }
    assert_eq!(lines.len(), expected.len());
    let path = folder.join("other.docx");
    let output = plica_ends(1, &["train", "exam", "--edition", "fide-2014", "-o", path.to_str().unwrap()]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("unknown-format"));
    // With the list of what plica wrote.
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 5);
}

#[test]
fn a_quiz_for_anki_needs_the_feature() {
    let path = folder().join("deck.apkg");
    let code = i32::from(!cfg!(feature = "anki"));
    let quiz = ["train", "quiz", "--edition", "fide-2014", "--lang", "it", "-o", text(&path)];
    let output = plica_ends(code, &quiz);
    if cfg!(feature = "anki") {
        assert!(fs::read(path).expect("a deck").starts_with(b"PK"));
    } else {
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("--features anki") && said.contains("feature-needed"), "{said}");
        assert!(!path.exists());
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 400, failure_persistence: None,
        ..proptest::prelude::ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_the_marks_panic(
        bytes in proptest::collection::vec(proptest::sample::select(b"name,version;123\nABab\"\r\t\xff\xfe\xf1\xc3\x00= ".to_vec()), 0..80),
        cut in 0..80_usize,
    ) {
        let mut mixed = ANSWERS.as_bytes().to_vec();
        mixed.splice(cut.min(ANSWERS.len())..cut.min(ANSWERS.len()), bytes.iter().copied());
        for bytes in [bytes, mixed] {
            let Ok(text) = plica::engine::decoded::decoded(&bytes) else { return Ok(()) };
            let mut sources = Sources::default();
            let own = sources.add("key.csv", KEY);
            let key = plica::training::key(&sources, own).expect("a key");
            let id = sources.add("answers.csv", text);
            let read = plica::training::answers(&sources, id, &key);
            let _ = plica::training::key(&sources, id);
            if let Ok(candidates) = read {
                let _ = plica::training::pages::marks_json(&plica::training::marks(&key, &candidates), None);
            }
        }
    }
}
