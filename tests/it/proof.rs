//! Proof sheets: the clause of every rule is a sentence in each language, and words that contradict their clause are named.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value as Json;

use super::command_line::{plica, stdout};
use super::programs::{folder, text};

/// The articles of the proof sheets that these arguments ask for.
#[track_caller]
fn sheets(arguments: &[&str]) -> Vec<Json> {
    let output = plica(&[&["show", "--proof", "--format", "json"], arguments].concat());
    serde_json::from_str(&stdout(&output)).unwrap()
}

/// The rules of these articles.
fn rules(articles: &[Json]) -> impl Iterator<Item = &Json> {
    articles.iter().flat_map(|article| article["rules"].as_array().unwrap())
}

/// The rules and articles that have warnings, with the kind of each.
fn warned(articles: &[Json]) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    let mut add = |of: &Json, warnings: &Json| {
        for warning in warnings.as_array().unwrap() {
            found.insert((of.as_str().unwrap().to_owned(), warning["kind"].as_str().unwrap().to_owned()));
        }
    };
    for article in articles {
        add(&article["article"], &article["facts"]);
        for rule in article["rules"].as_array().unwrap() {
            add(&rule["rule"], &rule["warnings"]);
        }
    }
    found
}

/// Whether a sentence contains what only rule files and locale files say: `sealer.late`, `{fact-nobody-asks}`, a backtick.
fn is_unresolved(sentence: &str) -> bool {
    let words = || sentence.split(|sign: char| sign.is_whitespace() || "();,:«»“”".contains(sign));
    let is_id = |word: &str| {
        let bare = word.trim_end_matches('.');
        let dotted = bare.split_once('.').is_some_and(|(family, rest)| {
            let is_name = |part: &str| part.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_');
            family.len() > 1 && !rest.is_empty() && is_name(family) && is_name(rest)
        });
        dotted || bare.contains('_')
    };
    sentence.contains(['{', '}', '`', '$']) || words().any(is_id)
}

/// What the clause of article E.10 of 2014 says.
const LATE: [(&str, &str); 3] = [
    (
        "es",
        "Para cada jugador: si el retraso del jugador supera el tiempo de incomparecencia; el árbitro no \
         disculpa el retraso del jugador; y además o bien el retraso de su rival no supera el tiempo de \
         incomparecencia, o bien el árbitro disculpa el retraso de su rival, entonces el jugador pierde.",
    ),
    (
        "it",
        "Per ciascun giocatore: se il ritardo del giocatore supera il tempo di tolleranza; l'arbitro non \
         concede deroghe per il ritardo del giocatore; e inoltre o il ritardo del suo avversario non \
         supera il tempo di tolleranza, oppure l'arbitro concede una deroga per il ritardo del suo \
         avversario, allora il giocatore perde.",
    ),
    (
        "en",
        "For each player: if the player's lateness is more than the default time; the arbiter does not \
         excuse the player's lateness; and also either the opponent's lateness is at most the default \
         time, or the arbiter excuses the opponent's lateness, then the player loses.",
    ),
];

#[test]
fn the_clause_of_every_rule_is_a_sentence_in_each_language() {
    for (lang, late) in LATE {
        let articles = sheets(&["--lang", lang]);
        let editions: BTreeSet<_> =
            articles.iter().map(|article| article["edition"].as_str().unwrap()).collect();
        assert_eq!(editions.len(), 8);
        for rule in rules(&articles) {
            let clause = rule["clause"].as_str().unwrap();
            assert!(clause.ends_with('.') && clause.chars().count() > 20, "{lang}: {rule:#}");
            let unless = rule["unless"].as_array().unwrap().iter().map(|rule| rule.as_str().unwrap());
            for said in unless.chain([clause, rule["at"].as_str().unwrap()]) {
                assert!(!said.is_empty() && !is_unresolved(said), "{lang}: {said}\n{rule:#}");
            }
        }
        let of_2014 = articles.iter().filter(|article| article["edition"] == "fide-2014");
        let late_2014 = of_2014.flat_map(|article| article["rules"].as_array().unwrap());
        let clauses: Vec<_> = late_2014
            .filter(|rule| rule["rule"] == "E.10")
            .map(|rule| rule["clause"].as_str().unwrap())
            .collect();
        assert_eq!(clauses, [late], "{lang}");
        // Each warning is worth reading: there are few, and the same few in each language.
        let expected = ("17.2/int-1962.waiting".to_owned(), "number-of-text".to_owned());
        assert_eq!(warned(&articles), BTreeSet::from([expected]), "{lang}");
    }
}

#[test]
fn words_that_contradict_their_clause_are_named() {
    let locales = folder();
    let own = locales.join("es");
    fs::create_dir_all(&own).unwrap();
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/es");
    let seeded = |file: &str, seeds: &[(&str, &str)]| {
        let words = fs::read_to_string(from.join(file)).unwrap();
        let changed = seeds.iter().fold(words, |words, (stands, instead)| {
            assert!(words.contains(stands), "{file} no longer holds {stands}");
            words.replacen(stands, instead, 1)
        });
        fs::write(own.join(file), changed).unwrap();
    };
    seeded(
        "fide-1974.ftl",
        &[
            (
                "rule-17-2 = Pierde el jugador que se retrasa más de una hora.",
                "rule-17-2 = Pierde el jugador que se retrasa más de dos horas.",
            ),
            (
                "rule-17-3-absent = Pierde quien entregó un sobre sin jugada alguna.",
                "rule-17-3-absent = Pierde quien selló una jugada cuyo significado no se puede establecer.",
            ),
            (
                "rule-17-4 = Pierde el jugador que durante la partida se niega a acatar las leyes del juego.",
                "rule-17-4 = Perde il giocatore che durante la partita rifiuta di rispettare le regole del gioco.",
            ),
            (
                "rule-15-1--int-1966-final = Una vez parados los relojes, la jugada secreta ya no puede cambiarse.",
                "rule-15-1--int-1966-final = Una vez parados los relojes, la jugada secreta ya puede cambiarse.",
            ),
        ],
    );
    seeded(
        "vocabulary.ftl",
        &[(
            "[yes] el sobre de la jugada secreta se ha perdido\n       *[no] el sobre de la jugada secreta no se ha perdido",
            "[yes] el sobre de la jugada secreta no se ha perdido\n       *[no] el sobre de la jugada secreta se ha perdido",
        )],
    );
    let articles = sheets(&["--edition", "fide-1974", "--lang", "es", "--locales", text(&locales)]);
    let found = warned(&articles);
    for (of, kind) in [
        ("17.2", "number-of-text"),
        ("17.3", "same-text"),
        ("17.3.absent", "same-text"),
        ("17.4", "other-language"),
        ("15.1/int-1966.final", "prohibition"),
        ("16.5", "fact-swapped"),
    ] {
        assert!(found.contains(&(of.to_owned(), kind.to_owned())), "{of}: {kind}: {found:?}");
    }
    // Nothing is named besides, except the same fact wherever it is asked.
    let others = found.iter().filter(|(_, kind)| kind != "fact-swapped").count();
    assert_eq!(others, 6, "{found:?}");
}
