//! Every bad file gets its one clear diagnostic, in three languages; each code has a bad file.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use plica::engine::diagnostic::Code;
use plica::engine::library::Faulty;
use plica::engine::source::Sources;
use plica::{CaseFile, Diagnostic, Library, Locale, Words};

use super::examples::library;
use super::tidy::{files, read};

/// What is wrong with a bad file, with the texts it was found in.
fn diagnose(kind: &str, text: &str, name: &str) -> (Sources, Vec<Diagnostic>) {
    let (sources, mut faults) = diagnose_all(kind, text, name);
    // The vocabulary of the bad files has more facts than one short article can use.
    if kind != "vocabularies" {
        faults.retain(|fault| fault.code != Code::NeverUsed);
    }
    if name != "untested-rule" {
        faults.retain(|fault| fault.code != Code::UntestedRule);
    }
    (sources, faults)
}

fn diagnose_all(kind: &str, text: &str, name: &str) -> (Sources, Vec<Diagnostic>) {
    match kind {
        "articles" => {
            rulebook(&read("tests/bad/mini.yaml"), &read("tests/bad/mini-edition.yaml"), text, name)
        }
        "vocabularies" => rulebook(text, &read("tests/bad/mini-edition.yaml"), "", name),
        "editions" => rulebook(&read("tests/bad/mini.yaml"), text, "", name),
        _ => case(text, name),
    }
}

fn rulebook(vocabulary: &str, edition: &str, article: &str, name: &str) -> (Sources, Vec<Diagnostic>) {
    // The colour of the sealer is declared here for examples; the bad file stays short.
    let vocabulary = vocabulary.replace("facts:\n", "facts:\n  sealer.colour: {type: [white, black]}\n");
    let mut files = vec![
        ("vocabulary.yaml".to_owned(), vocabulary),
        ("mini/edition.yaml".to_owned(), edition.to_owned()),
    ];
    if !article.is_empty() {
        files.push((format!("mini/{name}.yaml"), article.to_owned()));
    }
    match Library::from_files(files) {
        Ok(library) => {
            let faults = plica::engine::analysis::check(&library);
            (library.sources, faults)
        }
        Err(Faulty { sources, faults }) => (sources, faults),
    }
}

fn case(text: &str, name: &str) -> (Sources, Vec<Diagnostic>) {
    let library = library();
    let mut sources = Sources::default();
    let id = sources.add(format!("{name}.yaml"), text);
    let mut faults = Vec::new();
    let read: Option<CaseFile> = plica::case(&sources, id, &mut faults);
    let Some(read) = read.filter(|_| faults.is_empty()) else { return (sources, faults) };
    let ruled = plica::engine::facts::edition_for(&library.rulebook, &read, None, None)
        .map_err(|fault| vec![fault])
        .and_then(|edition| library.decide(edition, &read));
    (sources, ruled.err().unwrap_or_default())
}

#[test]
fn bad_files_are_refused_in_clear_words() {
    for kind in ["articles", "vocabularies", "editions", "cases"] {
        for path in files(&format!("tests/bad/{kind}"), "yaml") {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            let (sources, faults) = diagnose(kind, &text, &name);
            assert!(!faults.is_empty(), "{} passes", path.display());
            let mut page = String::new();
            for locale in Locale::ALL {
                let words = Words::embedded(locale);
                let said =
                    plica::words::reports::faults_text(&words, Some(&library().rulebook), &sources, &faults);
                let _ = writeln!(page, "[{}]\n{said}", locale.code());
            }
            insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true,
                snapshot_path => "../snapshots/diagnostics" }, {
                insta::assert_snapshot!(format!("{kind}-{name}"), page);
            });
        }
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of codes")]
fn every_code_has_a_bad_file() {
    let mut seen: BTreeSet<Code> = BTreeSet::new();
    for kind in ["articles", "vocabularies", "editions", "cases"] {
        for path in files(&format!("tests/bad/{kind}"), "yaml") {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            seen.extend(diagnose(kind, &text, &name).1.iter().map(|fault| fault.code));
        }
    }
    for mending in plica::words::reports::mendings() {
        seen.extend(found_in(mending.faulty));
    }
    // Those about files on disk are tested through the command line, those about words below.
    let elsewhere = [
        Code::FileUnreadable,
        Code::FileTooLarge,
        Code::NotUtf8,
        Code::UnknownArticle,
        Code::FactOfOtherKind,
        Code::NotProven,
        Code::NotShown,
        Code::ProcedureBroken,
        Code::UnshownGap,
        Code::BelowPromise,
        Code::RuledOtherwise,
        Code::WrittenOtherwise,
        Code::AssumedOtherwise,
        Code::AssumptionSetOtherwise,
        Code::UnusedMoment,
        Code::ArticleWithoutRules,
        Code::EditionsOverlap,
        Code::SeveralEditions,
        Code::FileEnding,
        Code::DuplicateMessage,
        Code::UnknownCode,
        Code::MissingMessage,
        Code::ForeignMessage,
        Code::DivergingVariables,
        Code::MissingVariant,
        Code::FluentSyntax,
        Code::FileUnwritable,
        Code::NotWritten,
        Code::NotOverwritten,
        Code::LogNotAFile,
        Code::RecordTime,
        Code::NotPrinted,
        Code::NotResumed,
        Code::BeingWritten,
        Code::Cancelled,
        Code::NoPdf,
        Code::TornRecord,
        Code::BadRecord,
        Code::LogLocked,
        Code::LogNotLockable,
        Code::LogWithoutChain,
        Code::RecordAltered,
        Code::RecordUnlinked,
        Code::RecordMissing,
        Code::RecordMoved,
        Code::RecordRepeated,
        Code::RecordForeign,
        Code::HeadUnknown,
        Code::BadSignature,
        Code::UnusableKey,
        Code::ProtectedKey,
        Code::NothingToAsk,
        Code::NoResumption,
        Code::OrderLost,
        Code::UnknownFormat,
        Code::FeatureNeeded,
        Code::NotATable,
        Code::RaggedRow,
        Code::UnknownColumn,
        Code::MissingColumn,
        Code::DuplicateColumn,
        Code::BadKey,
        Code::UnknownVersion,
        Code::BadAnswer,
        Code::NamelessCandidate,
        Code::DuplicateCandidate,
    ];
    let lacking: Vec<_> =
        Code::ALL.into_iter().filter(|code| !seen.contains(code) && !elsewhere.contains(code)).collect();
    assert!(lacking.is_empty(), "no bad file for {lacking:?}");
}

#[test]
fn faulty_words_do_not_load() {
    let library = library();
    let changed = |change: &dyn Fn(&str, &str) -> String| {
        let mut files = Words::embedded_files();
        for (path, text) in &mut files {
            *text = change(path, text);
        }
        let codes: BTreeSet<Code> =
            plica::words::phrases::check_locales(&library.rulebook, &files).iter().map(|f| f.code).collect();
        codes.into_iter().collect::<Vec<_>>()
    };
    let in_spanish = |file: &'static str, from: &'static str, to: &'static str| {
        move |path: &str, text: &str| {
            if path == file {
                assert!(text.contains(from), "{file} no longer holds {from}");
                text.replacen(from, to, 1)
            } else {
                text.to_owned()
            }
        }
    };
    let vocabulary = "locales/es/vocabulary.ftl";
    assert_eq!(changed(&|_, text| text.to_owned()), []);
    assert_eq!(
        changed(&in_spanish("locales/es/decision.ftl", "heading-why =", "heading-wy =")),
        [Code::MissingMessage]
    );
    assert_eq!(
        changed(&in_spanish("locales/es/fide-2014.ftl", "rule-E-8-a =", "rule-E-8-z = x\nrule-E-8-a =")),
        [Code::MissingMessage, Code::ForeignMessage]
    );
    assert_eq!(
        changed(&in_spanish("locales/es/decision.ftl", "{ $reasons }", "{ $raisons }")),
        [Code::DivergingVariables]
    );
    assert_eq!(changed(&in_spanish(vocabulary, "[ambiguous]", "[ambiguo]")), [Code::MissingVariant]);
    assert!(
        changed(&in_spanish(vocabulary, "act-open-envelope = ", "act-open-envelope { "))
            .contains(&Code::FluentSyntax)
    );
    let twice = |path: &str, text: &str| {
        if path == vocabulary {
            format!(
                "{text}\nparty-arbiter = x\n    .number = one\n    .gender = male\n    .of = x\n    .to = x\n"
            )
        } else {
            text.to_owned()
        }
    };
    assert_eq!(changed(&twice), [Code::DuplicateMessage]);
    // Braces in braces, more than a stack holds.
    let deep = |path: &str, text: &str| {
        let more = if path == vocabulary { format!("zz = {}\n", "{".repeat(100_000)) } else { String::new() };
        text.to_owned() + &more
    };
    assert!(changed(&deep).contains(&Code::FluentSyntax));
}

/// What a check of an article in the small rulebook of the bad files finds.
fn found_in(article: &str) -> BTreeSet<Code> {
    let (_, faults) =
        rulebook(&read("tests/bad/mini.yaml"), &read("tests/bad/mini-edition.yaml"), article, "1");
    faults.iter().map(|fault| fault.code).collect()
}

#[test]
fn what_explains_a_code_shows_it() {
    let mut count = 0;
    for mending in plica::words::reports::mendings() {
        let code = Code::ALL.into_iter().find(|code| code.as_str() == mending.code).expect("a code");
        let (faulty, mended) = (found_in(mending.faulty), found_in(mending.mended));
        assert!(faulty.contains(&code), "{}: {faulty:?}", mending.code);
        // The little rulebook has more facts than an example needs, and not every example has examples.
        let beside = [Code::NeverUsed, Code::UntestedRule];
        let left: Vec<_> = mended.iter().filter(|left| **left == code || !beside.contains(left)).collect();
        assert!(left.is_empty(), "{}: {left:?}", mending.code);
        count += 1;
    }
    assert!(count >= 30, "{count}");
}

#[test]
fn names_of_files_in_tests_bad_are_codes() {
    for path in files("tests/bad", "yaml") {
        let folder = path.parent().and_then(Path::file_name).unwrap_or_default();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let known = Code::ALL.iter().any(|code| code.as_str() == name);
        let further = ["mini", "mini-edition", "contradictory-colours", "yaml-bomb"].contains(&name.as_str());
        assert!(known || further, "{}/{name} is no code", folder.display());
    }
}

/// What cannot be read is refused wherever it stands, and the message says what to write.
#[test]
fn a_value_that_cannot_be_read_is_told_with_what_it_lacks() {
    let knights = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
    let on_board =
        format!("position: {knights}\nsealed.written: Cd4\nsealed.language: es\nsealed.on_board: Cz9");
    for (told, code, says) in [
        ("sealed.language: español", Code::UnknownLanguage, ["español", "español", "español"]),
        (&on_board, Code::BadMove, ["una sola jugada legal", "una sola mossa legale", "a single legal move"]),
        (
            "event.began: 2014-02-31",
            Code::BadValue,
            ["ese día no existe", "quel giorno non esiste", "no calendar has"],
        ),
        ("event.began: 1/7/2014", Code::BadValue, ["la fecha como", "la data come", "the date like"]),
        ("replier.late: 20", Code::BadValue, ["`20 min`", "`20 min`", "`20 min`"]),
        ("replier.late: tarde", Code::BadValue, ["`1 h 15 min`", "`1 h 15 min`", "`1 h 15 min`"]),
        ("envelope.opened_at: 20", Code::BadValue, ["`20 min`", "`20 min`", "`20 min`"]),
    ] {
        let (sources, faults) = diagnose("cases", &format!("edition: fide-2014\n{told}\n"), "case");
        let codes: Vec<_> = faults.iter().map(|fault| fault.code).collect();
        assert_eq!(codes, [code], "{told}");
        for (locale, said) in [Locale::Es, Locale::It, Locale::En].into_iter().zip(says) {
            let words = Words::embedded(locale);
            let page =
                plica::words::reports::faults_text(&words, Some(&library().rulebook), &sources, &faults);
            assert!(page.contains(said), "{page}");
        }
    }
}

/// One rule with this condition and this conclusion.
fn faults_of(when: &str, then: &str) -> (Sources, Vec<Diagnostic>) {
    let article = format!(
        "article: \"1\"\ntitle: lateness\nrules:\n  - rule: \"1.a\"\n    when: {when}\n    then: {then}\n"
    );
    diagnose("articles", &article, "1")
}

#[test]
fn who_joins_conditions_in_spanish_or_italian_is_told_the_word() {
    for (word, meant) in
        [("y", "and"), ("e", "and"), ("ed", "and"), ("Y", "and"), ("o", "or"), ("oppure", "or")]
    {
        let (_, faults) =
            faults_of(&format!("envelope.missing {word} sealed.reading is clear"), "sealer loses");
        let [fault] = &faults[..] else { panic!("{word}: {faults:?}") };
        assert_eq!((fault.code, fault.suggestion.as_deref()), (Code::ClauseSyntax, Some(meant)), "{word}");
    }
    // What is joined otherwise is not guessed, nor does anything join conclusions.
    for (when, then) in [
        ("envelope.missing et sealed.reading is clear", "sealer loses"),
        ("y sealed.reading is clear", "sealer loses"),
        ("envelope.missing", "sealer loses y"),
    ] {
        let (_, faults) = faults_of(when, then);
        assert!(faults.iter().all(|fault| fault.suggestion.is_none()), "{when}: {faults:?}");
    }
}

#[test]
fn a_rule_that_contradicts_itself_is_not_sent_to_unless() {
    let (sources, faults) = faults_of("for each player, player.late > 60 min", "player loses");
    for (lang, part) in [
        (Locale::Es, "se contradice a sí misma"),
        (Locale::It, "contraddice sé stessa"),
        (Locale::En, "contradicts itself"),
    ] {
        let words = Words::embedded(lang);
        let said = plica::words::reports::faults_text(&words, Some(&library().rulebook), &sources, &faults);
        assert!(said.contains("[conflict]") && said.contains(part) && said.contains("`opponent`"), "{said}");
    }
    // Narrowed as it is advised, it does not.
    let (_, faults) =
        faults_of("for each player, player.late > 60 min and opponent.late <= 60 min", "player loses");
    assert_eq!(faults, []);
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 300, failure_persistence: None,
        ..proptest::prelude::ProptestConfig::default() })]

    #[test]
    fn no_text_makes_a_reader_panic(
        text in "[ -~\u{e9}\u{20ac}\n]{0,120}",
        clause in "(player|sealer|sealed|\\.|late|reading|is|not|and|or|one of|for each player,|\\(|\\)|<|>=|60 min|-|\\+|,| |\u{e9}){0,16}",
        quote in proptest::sample::select(vec!["", "'", "\"", "|\n      ", ">\n      "]),
    ) {
        let closing = if quote.len() == 1 { quote } else { "" };
        let article = format!(
            "article: \"1\"\ntitle: lateness\nrules:\n  - rule: \"1.a\"\n    when: {quote}{clause}{closing}\n    then: {quote}{text}{closing}\n"
        );
        let case = format!("edition: fide-2014\nposition: {text}\nsealed.written: {quote}{text}{closing}\nsealed.reading: {clause}\n");
        for (kind, file) in [("articles", article.as_str()), ("cases", case.as_str()), ("cases", text.as_str())] {
            let (sources, faults) = diagnose(kind, file, "any");
            let words = Words::embedded(Locale::It);
            let said = plica::words::reports::faults_text(&words, Some(&library().rulebook), &sources, &faults);
            proptest::prop_assert!(!said.contains("{diagnostic"), "{}", said);
        }
    }
}
