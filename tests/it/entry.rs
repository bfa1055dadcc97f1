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
        ("topic", "late-black"),
        ("sealer.colour", "white"),
        ("black.present", "no"),
        ("black.late", "un buen rato"),
        ("event.default_time", "30 min"),
    ];
    for (language, label) in [("es", "retraso de las negras"), ("it", "ritardo del Nero")] {
        let page = get(&format!("/{language}/ruling?{}", query(&sent)));
        let html = &page.html;
        assert!(html.contains(label) && !html.contains("`black.late`"), "{language}");
        assert!(attributes(html, "value").contains(&"un buen rato".to_owned()), "{language}");
        // What was answered beside it is kept, and nothing that has choices is a field to type in.
        let kept = "name=\"black.present\" value=\"no\"";
        assert!(html.contains(kept), "{language}");
        assert!(!html.contains("name=\"black.present\" value=\"\""), "{language}");
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

/// 2014, E.10 lets the arbiter decide otherwise; a record without that says less than the ruling.
#[test]
fn the_record_has_its_title_its_heads_and_what_the_arbiter_may_decide() {
    let game = "[Event \"Linares\"]\n[Date \"1994.02.23\"]\n[Round \"5\"]\n[White \"Rosa\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 *";
    let facts = [
        ("edition", "fide-2014"),
        ("topic", "late-white"),
        ("white.late", "75 min"),
        ("event.default_time", "60 min"),
        ("sealed.reading", "clear"),
        ("sealed.ends_game", "no"),
        ("history", game),
    ];
    for (language, title, day, may) in [
        (
            "es",
            "Acta de la decisión del árbitro",
            "23 de febrero de 1994",
            "El árbitro puede decidir que no se pierda la partida por el retraso",
        ),
        (
            "it",
            "Verbale della decisione dell'arbitro",
            "23 febbraio 1994",
            "L'arbitro può decidere che il ritardo del Bianco non faccia perdere la partita",
        ),
    ] {
        let ruling =
            get(&format!("/{language}/ruling?{}", query(&facts))).location.expect("the heads are told");
        let record = get(&ruling.replace("/ruling?", "/result?")).html;
        assert!(record.contains(&format!("<h1 id=\"title\">{title}</h1>")), "{record}");
        let sheet = record.split_once("<article").expect("the sheet").1;
        for told in ["<dd>Rosa</dd>", "<dd>Linares</dd>", "<dd>5</dd>", &format!("<dd>{day}</dd>"), may] {
            assert!(sheet.contains(told), "{language} lacks {told}: {sheet}");
        }
        // The player without a name and the board are lines to write on, and fields to fill.
        assert_eq!(sheet.matches("<dd></dd>").count(), 2, "{sheet}");
        for field in ["white.name", "black.name", "event.name", "event.round", "event.board", "event.day"] {
            assert!(record.contains(&format!("id=\"{field}\" name=\"{field}\"")), "{language}: {field}");
        }
    }
}

#[test]
fn a_change_taken_back_gives_the_whole_position_back() {
    let fen = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 23";
    let begun = format!("/es/board?{}", query(&[("edition", "fide-2014"), ("position", fen)]));
    let mut at = format!("{begun}&board.set=empty");
    at = get(&at).location.expect("an empty board");
    let page = get(&format!("{at}&board.undo=1")).location.expect("taken back");
    let led = get(&format!("{page}&board.done=1")).location.expect("the questions");
    assert!(led.contains(&query(&[("position", fen)])), "{led}");
}

#[test]
fn which_came_first_is_asked_with_the_two_of_which_it_asks() {
    let facts = [
        ("edition", "fide-2023"),
        ("event.adopts_guidelines", "yes"),
        ("sealer.colour", "white"),
        ("sealer.flag_fallen", "yes"),
        ("replier.flag_fallen", "yes"),
    ];
    for (language, question) in [("es", "¿Qué ocurrió antes: "), ("it", "Che cosa è avvenuto prima: ")] {
        let html = get(&format!("/{language}/result?{}", query(&facts))).html;
        let (_, asked) = html.split_once(question).expect("the order matters");
        let shown = asked.split("</li>").next().expect("an item");
        assert!(shown.contains(" o ") && shown.contains('?'), "{shown}");
    }
}
