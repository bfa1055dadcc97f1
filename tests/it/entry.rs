//! What is entered on the arbiter's page and cannot be read stays in its field, with what is wrong; what plica takes for itself
//! is not put down as told.

use super::web_pages::{attributes, get, query};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[test]
fn a_fen_that_sets_up_no_men_is_neither_taken_nor_lost() {
    for pressed in ["board.read", "board.done"] {
        let sent =
            [("edition", "fide-2014"), ("board.men", INITIAL), ("board.fen", "4k3/7p/8/9 w"), (pressed, "1")];
        for language in ["es", "it"] {
            let page = get(&format!("/{language}/board?{}", query(&sent)));
            assert_eq!(page.status, 200, "{pressed} leads to {:?}", page.location);
            assert!(attributes(&page.html, "value").contains(&"4k3/7p/8/9 w".to_owned()), "{pressed}");
            assert_eq!(page.html.matches("role=\"alert\"").count(), 1, "{pressed}");
        }
    }
}

#[test]
fn a_fen_that_was_typed_and_not_put_on_the_board_is_the_position() {
    let fen = "4k3/8/8/8/8/8/8/4K3 b - - 0 9";
    let sent = [("edition", "fide-2014"), ("board.men", INITIAL), ("board.fen", fen), ("board.done", "1")];
    let led = get(&format!("/es/board?{}", query(&sent))).location.expect("the questions");
    assert!(led.contains(&query(&[("position", fen)])), "{led}");
}

#[test]
fn a_time_that_cannot_be_read_spoils_none_of_the_other_answers() {
    let sent = [
        ("edition", "fide-2014"),
        ("topic", "lateness"),
        ("replier.present", "no"),
        ("replier.late", "veinte minutos"),
        ("event.default_time", "30 min"),
    ];
    for (language, label) in
        [("es", "retraso del jugador que debe responder"), ("it", "ritardo del giocatore")]
    {
        let page = get(&format!("/{language}/ruling?{}", query(&sent)));
        let html = &page.html;
        assert!(html.contains(label) && !html.contains("`replier.late`"), "{language}");
        assert!(attributes(html, "value").contains(&"veinte minutos".to_owned()), "{language}");
        // What was answered beside it is kept, and nothing that has choices is a field to type in.
        let kept = "name=\"replier.present\" value=\"no\"";
        assert!(html.contains(kept), "{language}");
        assert!(!html.contains("name=\"sealer.colour\" value=\"\""), "{language}");
    }
}

#[test]
fn what_plica_takes_for_itself_is_not_among_the_facts_told() {
    let facts = [
        ("edition", "fide-2023"),
        ("event.adopts_guidelines", "yes"),
        ("sealing.done", "yes"),
        ("ended_before.kind", "draw_agreed"),
    ];
    let told = "<li>Las bases del torneo adoptan las Directrices sobre partidas aplazadas.";
    let record =
        |taken: &[(&str, &str)]| get(&format!("/es/result?{}", query(&[&facts, taken].concat()))).html;
    assert!(record(&[]).contains(told), "{}", record(&[]));
    let taken = record(&[("taken", "edition,event.adopts_guidelines")]);
    assert!(!taken.contains(told) && taken.contains("la toma plica"), "{taken}");
}
