//! What is asked of any bytes: one function a target. cargo-fuzz looks for bytes that make one panic (`fuzz/`), and the
//! tests run each on those found before.

use std::sync::LazyLock;

use axum::body::Body;
use axum::http::{HeaderValue, Method, Request, StatusCode};
use plica::engine::chess::{Language, Notation, Position, Written, read as read_move};
use plica::engine::model::{Edition, RuleIndex};
use plica::engine::source::{Sources, Span, Src};
use plica::engine::syntax::Unformatted;
use plica::words::phrases::LocaleFiles;
use plica::{CaseFile, Diagnostic, Library, Locale, Speaker, Words};

use crate::drawn::{case as told, draw_possible, facts_of, turns_on_untold};
use crate::examples::library;
use crate::naive::{applies, outcomes};
use crate::oracle::leaves_unsaid;
use crate::site::answer;

/// What is done with an input.
type Target = fn(&[u8]);

/// A target by its name: that of its file in `fuzz/fuzz_targets` and of its folder in `tests/fuzz-corpus`.
pub(crate) const TARGETS: [(&str, Target); 7] = [
    ("agreement", agreement),
    ("case", case),
    ("log", log),
    ("messages", messages),
    ("read", read),
    ("request", request),
    ("rules", rules),
];

static WORDS: LazyLock<[Words; 3]> = LazyLock::new(|| Locale::ALL.map(Words::embedded));

/// One of some things, by a byte.
fn chosen<T>(of: &[T], byte: u8) -> &T {
    &of[usize::from(byte) % of.len()]
}

fn edition(byte: u8) -> &'static Edition {
    // The corpus was collected before these editions were there; it keeps its choices.
    let editions: Vec<_> = library()
        .rulebook
        .editions
        .iter()
        .filter(|one| !["fide-2009", "fide-2017"].contains(&&*one.id))
        .collect();
    editions[usize::from(byte) % editions.len()]
}

/// A case in YAML or JSON is ruled on or refused in words, and JSON says the same read either way. The first byte chooses the
/// edition and the language.
pub(crate) fn case(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(rest) else { return };
    let mut sources = Sources::default();
    let id = sources.add("<case>", text);
    let mut faults = Vec::new();
    let read = plica::case(&sources, id, &mut faults).filter(|_| faults.is_empty());
    if let Some(fast) = plica::case_from_json(text) {
        let slow = read.as_ref().map(names_and_values);
        // Numbers are read for what they are in JSON and as they are written in YAML.
        let same = slow.is_none_or(|slow| slow == names_and_values(&fast)) || text.contains(is_of_numbers);
        assert!(same, "two readings of {text:?}");
    }
    match read {
        Some(case) => ruled(edition(choice), &case, &sources, chosen(&*WORDS, choice)),
        None => assert_said(&sources, &faults, chosen(&*WORDS, choice)),
    }
}

fn is_of_numbers(letter: char) -> bool {
    letter.is_ascii_digit()
}

fn names_and_values(case: &CaseFile) -> (Vec<(&str, &str)>, Vec<&str>) {
    let facts = case.facts.iter().map(|given| (given.fact.value.as_str(), given.value.value.as_str()));
    (facts.collect(), case.about.iter().map(|about| about.value.as_str()).collect())
}

fn ruled(edition: &Edition, case: &CaseFile, sources: &Sources, words: &Words) {
    let library = library();
    match library.decide(edition, case) {
        Ok(decision) => {
            let speaker = Speaker::of(words, library, edition, &decision);
            let page = plica::ruling(&speaker, &decision, &library.digest());
            assert!(!plica::text(&page).is_empty());
            assert!(plica::decision_json(&speaker, &decision, &library.digest()).is_object());
        }
        Err(faults) => assert_said(sources, &faults, words),
    }
}

/// What is refused is said, to people and to programs.
fn assert_said(sources: &Sources, faults: &[Diagnostic], words: &Words) {
    assert!(!faults.is_empty(), "refused, and nothing is said");
    let rulebook = Some(&library().rulebook);
    assert!(plica::words::reports::faults_text(words, rulebook, sources, faults).len() > 10);
    // Of one kind ten are told, and how many more there are.
    let told =
        plica::words::reports::faults_json(words, rulebook, sources, faults).as_array().map_or(0, Vec::len);
    assert!(told > 0 && told <= faults.len(), "{told} of {}", faults.len());
}

/// An article, an edition or a vocabulary is taken or refused in words; what `fmt` writes it writes again. The first byte
/// chooses the file.
pub(crate) fn rules(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(rest) else { return };
    let files = ["fide-2014/E.8.yaml", "fide-2014/edition.yaml", "vocabulary.yaml"];
    let changed = *chosen(&files, choice);
    let written =
        files.map(|path| (path.to_owned(), if path == changed { text } else { carried(path) }.to_owned()));
    match Library::from_files(written) {
        Ok(library) => assert_eq!(library.rulebook.editions.len(), 1),
        Err(faulty) => assert_said(&faulty.sources, &faulty.faults, chosen(&*WORDS, choice)),
    }
    if let Some(once) = formatted(text) {
        assert_eq!(formatted(&once).as_deref(), Some(once.as_str()), "laid out twice, not alike");
    }
}

/// A file of the rulebook, as it is.
fn carried(path: &str) -> &'static str {
    let path = format!("rules/{path}");
    library().sources.all().find(|source| source.path == path).map_or("", |source| &*source.text)
}

fn formatted(text: &str) -> Option<String> {
    let mut sources = Sources::default();
    let id = sources.add("<article>", text);
    match plica::engine::syntax::formatted(&sources, id) {
        Ok(written) => Some(written),
        Err(Unformatted::Faulty(faults)) => {
            assert_said(&sources, &faults, &WORDS[0]);
            None
        }
        Err(Unformatted::Unsafe) => None,
    }
}

/// A message file is read, checked against the rulebook, and all in it can be said.
pub(crate) fn messages(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(rest) else { return };
    let locale = *chosen(&Locale::ALL, choice);
    let path = format!("locales/{}/zz.ftl", locale.code());
    let words = Words::from_files(locale, &LocaleFiles::from([(path.clone(), text.to_owned())]));
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    for id in text.split(|letter| !is_part(letter)).filter(|id| !id.is_empty()).take(100) {
        assert!(!words.has(id) || words.say(id, &[("count", "2"), ("name", "E.8.a")]).len() < 1 << 20);
        let _ = words.attribute(id, "detail", &[]);
    }
    if choice & 0x80 != 0 {
        let mut files = Words::embedded_files();
        files.insert(path, text.to_owned());
        let faults = plica::words::phrases::check_locales(&library().rulebook, &files);
        let _ = plica::words::reports::faults_text(
            &WORDS[0],
            Some(&library().rulebook),
            &Sources::default(),
            &faults,
        );
    }
}

/// A line of a log is a record or none; a record is read again as it was written, and its case is ruled on or refused.
pub(crate) fn log(data: &[u8]) {
    let Some((line, case)) = plica::logged(data) else { return };
    assert_eq!(plica::logged(line.as_bytes()).map(|(again, _)| again), Some(line));
    match case {
        Ok(case) => ruled(edition(0), &case, &Sources::default(), &WORDS[0]),
        Err(faults) => assert_said(&Sources::default(), &faults, &WORDS[0]),
    }
}

/// Addresses, with what they take: those of long work left out.
const ADDRESSES: [(&str, &str); 21] = [
    ("POST", "/api/v1/decide"),
    ("POST", "/api/v1/read"),
    ("GET", "/api/v1/articles"),
    ("GET", "/api/v1/editions"),
    ("GET", "/"),
    ("GET", "/es/ruling"),
    ("POST", "/it/ruling"),
    ("GET", "/it/result"),
    ("GET", "/en/result"),
    ("GET", "/en/compare"),
    ("GET", "/es/result.json"),
    ("GET", "/es/board"),
    ("GET", "/it/envelope"),
    ("GET", "/es/play"),
    ("GET", "/en/law/fide-2014"),
    ("GET", "/en/law/fide-2014/E.8"),
    ("GET", "/en/law"),
    ("GET", "/es/api"),
    ("GET", ""),
    ("PUT", "/api/v1/decide"),
    ("DELETE", "/en/ruling"),
];

const KINDS: [&str; 6] = [
    "application/json",
    "application/yaml",
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-8",
    "",
];

/// A request is answered or refused, never by our own fault. The first byte chooses method and address, the second the kind of the
/// body; the first line is the query (of the last address: the path), the rest the body.
pub(crate) fn request(data: &[u8]) {
    let [address, kind, rest @ ..] = data else { return };
    let end = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
    let (query, body) = rest.split_at(end);
    let (method, path) = *chosen(&ADDRESSES, *address);
    let Ok(query) = str::from_utf8(query) else { return };
    // What would change a ruling, and what differs between two editions, takes seconds.
    if ["what", "diff", "changes", "%"].iter().any(|long| query.contains(long)) && path != "/es/ruling" {
        return;
    }
    let target = if path.is_empty() { format!("/{query}") } else { format!("{path}?{query}") };
    let mut request = Request::builder().method(Method::from_bytes(method.as_bytes()).unwrap_or_default());
    let kind: &str = chosen::<&str>(&KINDS, *kind);
    if let Ok(kind) = HeaderValue::from_str(kind) {
        request = request.header("content-type", kind);
    }
    let body = body.get(1..).unwrap_or_default().to_vec();
    let Ok(request) = request.uri(target).body(Body::from(body)) else { return };
    let answer = answer(request);
    assert_ne!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    if answer.header("content-type").contains("json") {
        answer.json();
    }
}

/// Facts drawn by lot, every fact known: `decide`, the many at once of `batch` and the naive interpreter rule alike. The first byte
/// chooses the edition; every further 64 bytes are the lots of a case, a byte for some facts.
pub(crate) fn agreement(data: &[u8]) {
    let Some((&choice, lots)) = data.split_first() else { return };
    let (library, edition) = (library(), edition(choice));
    let facts = facts_of(library, edition);
    let matters = library.rulebook.vocabulary.matters();
    let mut cases = Vec::new();
    for lots in lots.chunks(64).take(8) {
        let lots: Vec<u16> = (0..facts.len())
            .map(|at| {
                u16::from(lots[at % lots.len()]).wrapping_mul(1 + u16::try_from(at / lots.len()).unwrap_or(0))
            })
            .collect();
        let Some(complete) = draw_possible(library, edition, &facts, &lots) else { continue };
        let mut case = told(library, &facts, &complete);
        case.about = matters.iter().map(|matter| Src::new(matter.clone(), Span::default())).collect();
        cases.push((complete, case));
    }
    for (complete, case) in &cases {
        let one = library.decide(edition, case).expect("facts that a game can show");
        // A case does not tell when what has not come would have.
        if turns_on_untold(library, edition, complete) {
            continue;
        }
        let concluded = outcomes(edition, complete);
        assert!(concluded.len() <= 1, "two results at once: {concluded:?}");
        // Where the edition does not rule on what has happened, it is not said that the game goes on.
        if leaves_unsaid(&one, concluded.first()) {
            continue;
        }
        let naive: Vec<_> = edition
            .numbered()
            .map(|(index, _)| index)
            .filter(|index| applies(edition, complete, *index))
            .collect();
        let mut found: Vec<_> = one.findings.iter().map(|finding| finding.rule).collect();
        found.sort_unstable();
        found.dedup();
        let ids = |rules: &[RuleIndex]| -> Vec<&str> {
            rules.iter().filter_map(|rule| edition.rule(*rule)).map(|rule| rule.id.as_str()).collect()
        };
        assert_eq!(ids(&found), ids(&naive), "the rules that apply under {}: {case:?}", edition.id);
        assert_eq!(one.outcome, concluded.first().copied(), "under {}: {case:?}", edition.id);
    }
}

/// What a ruling says, whoever asked before.
/// Positions with something to misread: twins that can go to one square, pins, castling, promotions, en passant, check.
const POSITIONS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41",
    "r3k2r/ppp2ppp/2n5/8/8/2N5/PPP2PPP/R3K2R w KQkq - 0 20",
    "r3k2r/ppp2ppp/2n5/8/8/2N5/PPP2PPP/R3K2R b KQkq - 0 20",
    "3r1r2/4P3/8/8/2k5/8/4p3/K2R1R2 w - - 0 50",
    "3r1r2/4P3/8/8/2k5/8/4p3/K2R1R2 b - - 0 50",
    "8/8/8/2pPp3/1B6/8/1K4k1/8 w - e6 0 40",
    "8/2R5/1K6/2Pr4/2k5/8/8/8 w - - 5 62",
    "4k3/8/8/1b6/8/3N4/8/R3KB1r w Q - 0 30",
    "6k1/5p2/3p4/1p1P1b1p/1PpQ2p1/1q4P1/4KP1P/2B5 b - - 13 41",
];

static READY: LazyLock<Vec<Position>> =
    LazyLock::new(|| POSITIONS.iter().filter_map(|fen| Position::from_fen(fen).ok()).collect());

/// Any text is read, and every move in the reading is legal. The first byte chooses the position, the second the language and
/// the system; the rest is the text.
pub(crate) fn read(data: &[u8]) {
    let [place, told, rest @ ..] = data else { return };
    let position = chosen(&READY, *place);
    let text = String::from_utf8_lossy(rest);
    let language = Language::all().nth(usize::from(*told) % 20);
    let notation = [None, Some(Notation::Algebraic), Some(Notation::Descriptive), Some(Notation::Numeric)];
    let notation = *chosen(&notation, told / 64);
    let reading = read_move(position, &Written { text: &text, language, notation }, None);
    let legal = position.legal_moves();
    let moves = reading.candidates.iter().chain(reading.near.iter().map(|near| &near.meant));
    let moves = moves.chain(reading.languages.iter().flat_map(|made| &made.moves));
    for made in moves {
        assert!(legal.contains(made), "{made} is not legal");
    }
    assert_eq!(reading.chosen.is_some(), reading.candidates.len() == 1);
}
