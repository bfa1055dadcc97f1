//! The run-through: whole stories whose steps and clocks are worked out by hand from the articles, in the terminal and page by page.

use serde_json::Value;

use super::command_line::{plica_ends, stderr, stdout, with_input_ends};
use super::programs::{folder, text};
use super::tidy::read;
use super::web_pages::{Page, assert_well_formed, attributes, escaped, follow, query};

/// 2014: White sealed and is here; at the hour set Black is not.
const REPLIER_AWAY: &str = "edition: fide-2014
sealing.done: yes
sealer.colour: white
sealer.time_used: 1 h 50 min
replier.time_used: 1 h 35 min
event.default_time: 60 min
replier.present: no
replier.late: 0 min
";

/// The same with White away, who sealed.
const SEALER_AWAY: &str = "edition: fide-2014
sealing.done: yes
sealer.colour: white
sealer.time_used: 1 h 50 min
replier.time_used: 1 h 35 min
event.default_time: 60 min
replier.present: yes
sealer.present: no
sealer.late: 0 min
";

/// What a script of answers is told, sheet by sheet.
struct Played {
    sheets: Vec<String>,
    end: String,
}

#[track_caller]
fn played(code: i32, lang: &str, case: &str, lines: &[&str], more: &[&str]) -> Played {
    let path = folder().join("case.yaml");
    std::fs::write(&path, case).expect("a case");
    let input = format!("{}\n", lines.join("\n"));
    let arguments = [&["play", text(&path), "--lang", lang], more].concat();
    let said = stdout(&with_input_ends(code, &arguments, input.as_bytes()));
    let mut sheets: Vec<_> = said.split("\nFIDE 2014").map(str::to_owned).skip(1).collect();
    let record = ["\nRecord\n", "\nActa\n", "\nVerbale\n"];
    let last = sheets.pop().expect("a sheet");
    let at =
        record.iter().find_map(|heading| last.find(heading)).unwrap_or_else(|| panic!("no record: {said}"));
    let (sheet, end) = last.split_at(at);
    sheets.push(sheet.to_owned());
    Played { sheets, end: end.to_owned() }
}

/// The steps of a sheet, without their articles.
fn steps(sheet: &str) -> Vec<String> {
    // Below stands what can be answered.
    let joined = sheet.split("\n(").next().unwrap_or_default().replace("\n    ", " ");
    let numbered =
        joined.lines().filter(|line| line.chars().next().is_some_and(|first| first.is_ascii_digit()));
    let words = numbered.filter_map(|line| line.split_once(". ")).map(|(_, step)| step.trim());
    words.map(|step| step.split(" [").next().unwrap_or_default().to_owned()).collect()
}

/// The letter of the sheet before these words.
#[track_caller]
fn letter(sheet: &str, words: &str) -> String {
    let joined = sheet.replace("\n    ", " ");
    let line = joined.lines().find(|line| line.get(1..4) == Some(")  ") && line.contains(words));
    line.unwrap_or_else(|| panic!("no `{words}` in {sheet}"))[..1].to_owned()
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The lines of the story of the replier who comes 20 minutes late: board and clocks set and his clock started at the hour set, his
/// arrival, his clock stopped by him, the envelope, its content, the move, his clock.
const LATE: [&str; 14] =
    ["", "", "", "", "0 min 1", "a", "20", "a", "", "20 min 1", "a", "a", "22 min 1", "22 min 1"];

/// The steps of each sheet of that story.
const LATE_IN_SPANISH: [&[&str]; 11] = [
    &[
        "Poner en el tablero la posición anterior a la jugada secreta.",
        "Poner en los relojes los tiempos usados hasta el aplazamiento.",
        "Poner en marcha el reloj de las negras.",
    ],
    &[
        "Poner en los relojes los tiempos usados hasta el aplazamiento.",
        "Poner en marcha el reloj de las negras.",
    ],
    &["Poner en marcha el reloj de las negras."],
    &[],
    &["Abrir el sobre."],
    &["Abrir el sobre."],
    &[],
    &[],
    &["Hacer en el tablero la jugada secreta.", "Volver a poner en marcha el reloj de las negras."],
    &["Volver a poner en marcha el reloj de las negras."],
    &[],
];

const LATE_IN_ITALIAN: [&[&str]; 11] = [
    &[
        "Disporre sulla scacchiera la posizione che precede la mossa in busta.",
        "Regolare gli orologi sui tempi usati fino all'aggiornamento.",
        "Avviare l'orologio del Nero.",
    ],
    &["Regolare gli orologi sui tempi usati fino all'aggiornamento.", "Avviare l'orologio del Nero."],
    &["Avviare l'orologio del Nero."],
    &[],
    &["Aprire la busta."],
    &["Aprire la busta."],
    &[],
    &[],
    &["Giocare sulla scacchiera la mossa in busta.", "Riavviare l'orologio del Nero."],
    &["Riavviare l'orologio del Nero."],
    &[],
];

#[test]
fn a_replier_comes_twenty_minutes_late() {
    // 2014, E.5: board and clocks; E.9.b: his clock runs from the hour set, and he may stop it when he comes; then the envelope is
    // opened, the move is made and his clock is started. 1 h 35 min + 20 min = 1 h 55 min; from 20 to 22 min it stands.
    for (lang, expected, clocks, stands, record) in [
        (
            "es",
            LATE_IN_SPANISH,
            [
                "Reloj de las blancas: 1 h 50 min; parado",
                "Reloj de las negras: 1 h 55 min (1 h 35 min + 20 min desde la hora fijada [E.9.b]); en marcha",
            ],
            "desde la hora fijada [E.9.b]); parado",
            [
                "20 min: Han llegado las negras.",
                "20 min: Las negras: parar su propio reloj.",
                "22 min: Poner en marcha el reloj de las negras.",
            ],
        ),
        (
            "it",
            LATE_IN_ITALIAN,
            [
                "Orologio del Bianco: 1 h 50 min; fermo",
                "Orologio del Nero: 1 h 55 min (1 h 35 min + 20 min dall'ora fissata [E.9.b]); in moto",
            ],
            "dall'ora fissata [E.9.b]); fermo",
            [
                "20 min: È arrivato il Nero.",
                "20 min: Il Nero: fermare il proprio orologio.",
                "22 min: Avviare l'orologio del Nero.",
            ],
        ),
    ] {
        let played = played(0, lang, REPLIER_AWAY, &LATE, &[]);
        let found: Vec<_> = played.sheets.iter().map(|sheet| steps(sheet)).collect();
        assert_eq!(found, expected, "{lang}");
        let last = flat(played.sheets.last().expect("a sheet"));
        for line in clocks {
            assert!(last.contains(line), "{lang}: {line} is not in {last}");
        }
        // Between his right and the move on the board his clock stands.
        for sheet in &played.sheets[5..9] {
            assert!(flat(sheet).contains(stands), "{lang}: {sheet}");
        }
        for line in record {
            assert!(played.end.contains(line), "{lang}: {line} is not in {}", played.end);
        }
        assert!(played.end.contains("  - \"pause-own-clock at 20 min\"\n"), "{}", played.end);
    }
}

#[test]
fn a_sealer_is_away_and_the_reply_is_sealed() {
    // 2014, E.9.a and E.9.c: the envelope is opened and the move made without the sealer; the replier seals his reply after 10 min on
    // his clock (1 h 45 min), stops it and starts White's, which runs for 20 min (2 h 10 min) until the sealer comes.
    let lines = [
        "0 min 1", "0 min 1", "0 min 1", "a", "a", "0 min 1", "0 min 1", "10 min a", "10 min 1", "10 min a",
        "30 min a", "30 min 1", "a", "a", "31 min 1",
    ];
    let played = played(0, "en", SEALER_AWAY, &lines, &[]);
    let found: Vec<_> = played.sheets.iter().map(|sheet| steps(sheet)).collect();
    let board = "Set up on the board the position before the sealed move.";
    let clocks = "Set the clocks to the times used up to the adjournment.";
    let (envelope, sealed, start) =
        ("Open the envelope.", "Make the sealed move on the board.", "Start Black's clock.");
    let (keep, reply, on_board) = (
        "Keep the envelope with the reply safe.",
        "Open the envelope with the reply.",
        "Make the sealed reply on the board.",
    );
    let expected: [&[&str]; 16] = [
        &[board, clocks, envelope],
        &[clocks, envelope],
        &[envelope],
        &[],
        &[],
        &[sealed, start],
        &[start],
        &[],
        &[keep],
        &[],
        &[],
        &[reply],
        &[],
        &[],
        &[on_board],
        &[],
    ];
    assert_eq!(found, expected);
    let awaiting = flat(&played.sheets[10]);
    assert!(awaiting.contains("White's clock: 1 h 50 min; running"), "{awaiting}");
    let come = flat(&played.sheets[11]);
    assert!(
        come.contains(
            "White's clock: 2 h 10 min (1 h 50 min + 20 min since the reply was sealed [E.9.c]); running"
        ),
        "{come}"
    );
    assert!(
        come.contains(
            "Black's clock: 1 h 45 min (1 h 35 min + 10 min since the move was made on the board [E.9.a]); stopped"
        ),
        "{come}"
    );
    assert!(played.end.contains("10 min: Black: seal the reply in another envelope."), "{}", played.end);
}

/// What stands in the envelope with the reply is asked as the reply, not as the sealed move, whose text was never told (E.9.c).
#[test]
fn a_sealed_reply_is_not_asked_for_as_the_sealed_move() {
    let case = format!("{SEALER_AWAY}position: 8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41\n");
    // Set up, set the clocks, open: the record is clear; move, clock; the reply, the clocks, its keeping; White comes; it is opened.
    let lines = [
        "1", "0 min", "1", "0 min", "1", "1 min", "b", "1", "2 min", "1", "2 min", "a", "20 min", "a",
        "21 min", "1", "22 min", "a", "30 min", "1", "31 min", "q",
    ];
    let played = played(3, "en", &case, &lines, &[]);
    let sheet = played.sheets.last().expect("a sheet");
    assert!(sheet.contains("How is the sealed reply written?"), "{sheet}");
    assert!(!sheet.contains("What is written in the envelope?"), "{sheet}");
    assert!(
        played.end.contains("open-reply at 31 min") && !played.end.contains("sealed.written"),
        "{}",
        played.end
    );
}

#[test]
fn a_limit_ends_the_game() {
    // 2014, E.10: Black is not here after the hour of the default time; the envelope may be opened, and an ordinary move is in it.
    let lines = ["0 min 1", "0 min 1", "0 min 1", "60 min b", "b", "", "1", "", "a", "a", "1", "", "1", ""];
    let played = played(0, "en", REPLIER_AWAY, &lines, &[]);
    let titles: Vec<_> = played.sheets.iter().map(|sheet| sheet.lines().next().unwrap_or_default()).collect();
    assert_eq!(titles[4], " · 1 h 1 min after the hour set", "{titles:?}");
    assert!(played.sheets[3].contains("Too early: that holds only after 1 h."), "{}", played.sheets[3]);
    assert_eq!(steps(&played.sheets[4]), ["The arbiter may open the envelope."]);
    let over = &played.sheets[7];
    assert!(flat(over).contains("Result: 1-0. White wins."), "{over}");
    let closing = steps(over);
    assert!(closing.iter().any(|step| step.starts_with("Enter the result")), "{over}");
    // What closes a game is done once.
    let last = played.sheets.last().expect("a sheet");
    assert!(steps(last).is_empty() && last.contains("Nothing more: the game is over."), "{last}");
    assert!(
        played.end.contains("\n1 h 1 min after the hour set Black is still not here.\n"),
        "{}",
        played.end
    );
}

#[test]
fn a_game_is_played_from_the_end_of_the_session() {
    // 2014, E.1 to E.3, then the hour set with both players here: board, clocks, envelope.
    let lines = ["1"; 13].into_iter().chain(["a"]).collect::<Vec<_>>();
    let input = format!("{}\n", lines.join("\n"));
    let arguments = ["play", "--edition", "fide-2014", "--lang", "en"];
    let said = stdout(&with_input_ends(3, &arguments, input.as_bytes()));
    let sheets: Vec<_> = said.split("\nFIDE 2014").skip(1).collect();
    assert_eq!(steps(sheets[0]).len(), 13, "{}", sheets[0]);
    for (place, sheet) in sheets.iter().enumerate().take(13) {
        assert_eq!(steps(sheet).len(), 13 - place, "{sheet}");
    }
    let begun = sheets[14];
    assert!(begun.starts_with(" · at the hour set\n"), "{begun}");
    assert_eq!(steps(begun).last().map(String::as_str), Some("Open the envelope."), "{begun}");
    assert!(said.contains("0 min: The hour set has come; both players are here."), "{said}");
}

#[test]
fn what_is_no_turn_is_said_in_one_line_and_asked_again() {
    for (lang, number, nothing, time) in [
        ("es", "Eso no es un paso del 1 al 3,", "No hay nada que deshacer.", "Eso no es un tiempo:"),
        ("it", "Non è un passo da 1 a 3,", "Non c'è niente da annullare.", "Non è un tempo:"),
        ("en", "That is no step from 1 to 3,", "There is nothing to undo.", "That is no time:"),
    ] {
        let lines = ["4", "z", "1 a", "nonsense", "undo", "1", "soon", "sealer.colour: green"];
        let played = played(0, lang, REPLIER_AWAY, &lines, &[]);
        let [sheet] = &played.sheets[..] else { panic!("{:?}", played.sheets) };
        let sheet = flat(sheet);
        assert_eq!(sheet.matches(number).count(), 4, "{lang}: {sheet}");
        assert!(
            sheet.contains(nothing) && sheet.contains(time) && sheet.contains("`sealer.colour`"),
            "{lang}: {sheet}"
        );
    }
    // The envelope cannot have been opened before he came.
    let late = REPLIER_AWAY.replace("present: no", "present: yes").replace("late: 0 min", "late: 20 min");
    let played = played(3, "en", &late, &["5 min 1"], &[]);
    assert!(
        played.sheets[0].contains("That does not fit what was told before; is the time right, 5 min?"),
        "{:?}",
        played.sheets
    );
    assert!(played.end.contains("Nothing has been done or told yet."), "{}", played.end);
}

#[test]
fn undo_takes_the_last_turn_back_and_the_case_can_be_seen() {
    for (lang, undo, case) in [("es", "deshacer", "caso"), ("it", "Annulla", "caso"), ("en", "undo", "case")]
    {
        let played = played(0, lang, REPLIER_AWAY, &["5 min 1", case, undo, "q", "1"], &[]);
        assert_eq!(played.sheets.len(), 3, "{lang}: {:?}", played.sheets);
        assert!(
            played.sheets[1].contains("done: \"set-up-position at 5 min\""),
            "{lang}: {}",
            played.sheets[1]
        );
        // While he is away the hall's clock says how late he is.
        assert!(played.sheets[1].contains("replier.late: \"5 min\""), "{lang}: {}", played.sheets[1]);
        assert_eq!(steps(&played.sheets[2]).len(), 3, "{lang}");
        assert!(
            !played.end.contains("\ndone:") && played.end.contains("replier.late: \"0 min\""),
            "{lang}: {}",
            played.end
        );
    }
}

/// A run-through that begins without a case saves the edition that the command line named.
#[test]
fn a_case_begun_from_nothing_can_be_ruled_on() {
    let case = folder().join("played.yaml");
    let arguments = ["play", "--edition", "fide-2014", "--lang", "it", "-o", text(&case)];
    with_input_ends(0, &arguments, b"q\n");
    assert!(read(text(&case)).starts_with("edition: \"fide-2014\"\n"), "{}", read(text(&case)));
    super::command_line::plica(&["decide", text(&case), "--format", "json"]);
}

#[test]
fn the_grown_case_is_a_case_file_and_every_ruling_is_logged() {
    let folder = folder();
    let (case, log) = (folder.join("played.yaml"), folder.join("log.jsonl"));
    let more = ["-o", text(&case), "--log", text(&log)];
    let played = played(0, "en", REPLIER_AWAY, &["0 min 1", "undo", "0 min 1", "0 min 1"], &more);
    assert!(played.end.contains("Saved: "), "{}", played.end);
    let saved = read(text(&case));
    assert!(
        saved.ends_with("done:\n  - \"set-up-position at 0 min\"\n  - \"set-clocks at 0 min\"\n"),
        "{saved}"
    );
    let ruled = stdout(&super::command_line::plica(&["decide", text(&case), "--format", "json"]));
    let ruled: Value = serde_json::from_str(&ruled).expect("JSON");
    assert_eq!(ruled["now"][0]["act"], "start-clock", "{ruled}");
    // The first sheet and one after each turn; none for what is taken back.
    assert_eq!(read(text(&log)).lines().count(), 4);
    super::command_line::plica(&["log", "verify", text(&log)]);
    super::command_line::plica(&["replay", text(&log)]);
    assert!(stderr(&plica_ends(1, &["play", "no-such-file.yaml"])).contains("no-such-file.yaml"));
    plica_ends(1, &["play"]);
}

#[test]
fn a_move_that_is_typed_is_read() {
    // 2014, E.8.a: either knight can go to d4.
    let case = "edition: fide-2014\nposition: 4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41\nsealing.done: yes\nreplier.present: yes\nsealer.present: yes\n";
    let lines = ["0 min 1", "0 min 1", "0 min 1", "a Cd4 (es)"];
    let played = played(0, "en", case, &lines, &[]);
    let last = played.sheets.last().expect("a sheet");
    assert!(flat(last).contains("Result: 0-1. Black wins."), "{last}");
    assert!(letter(&played.sheets[3], "exactly as it stands on the paper") == "a", "{}", played.sheets[3]);
    assert!(played.end.contains("sealed.written: \"Cd4\"\nsealed.language: \"es\"\n"), "{}", played.end);
}

/// The page behind a button: its form is sent with a minute and a text, where they are given.
#[track_caller]
fn pressed(page: &Page, button: &str, typed: &[(&str, &str)]) -> Page {
    let forms = page.html.split("<form").skip(1).filter_map(|form| form.split("</form>").next());
    let value = |form: &str| {
        let mut buttons = form.split("<button").skip(1).filter_map(|rest| rest.split("</button>").next());
        buttons.find(|rest| rest.contains(&escaped(button))).map(|rest| attributes(rest, "value")[0].clone())
    };
    let found = forms.into_iter().find_map(|form| Some((form, value(form)?)));
    let (form, chosen) = found.unwrap_or_else(|| panic!("no button `{button}` in {}", page.html));
    let hidden =
        form.split("<input type=\"hidden\"").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
    let mut pairs: Vec<_> = hidden
        .map(|rest| (attributes(rest, "name")[0].clone(), attributes(rest, "value")[0].clone()))
        .collect();
    pairs.extend(typed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    pairs.push(("do".to_owned(), chosen));
    let pairs: Vec<_> = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let action = attributes(form, "action")[0].clone();
    let address = format!("{action}?{}", query(&pairs));
    let page = follow(&address);
    assert_well_formed(&address, &page.html);
    page
}

/// The steps of a page, each with its button.
fn steps_of(page: &Page) -> Vec<String> {
    let Some((_, list)) = page.html.split_once("<ol class=\"steps\">") else { return Vec::new() };
    let list = list.split("</ol>").next().unwrap_or_default();
    let items = list.split("<span class=\"what\">").skip(1);
    items.map(|item| item.split(['<', '\n']).next().unwrap_or_default().trim().to_owned()).collect()
}

#[test]
fn the_same_story_page_by_page() {
    let told: Vec<(&str, &str)> = REPLIER_AWAY.lines().filter_map(|line| line.split_once(": ")).collect();
    let ruling = follow(&format!("/es/ruling?{}", query(&told)));
    let leads = attributes(&ruling.html, "href").into_iter().find(|to| to.starts_with("/es/play?"));
    let mut page = follow(&leads.expect("a way from the ruling"));
    assert_well_formed("/es/play", &page.html);
    assert!(page.html.contains("inputmode=\"numeric\""), "{}", page.html);
    let at = |minute: &'static str| [("minute", minute)];
    assert_eq!(steps_of(&page).len(), 3, "{}", page.html);
    for left in [2, 1, 0] {
        let first = steps_of(&page)[0].clone();
        page = pressed(&page, &first, &at("0"));
        assert_eq!(page.status, 200);
        assert_eq!(steps_of(&page).len(), left, "{}", page.html);
    }
    page = pressed(&page, "Han llegado las negras.", &at("20"));
    assert_eq!(steps_of(&page), ["Abrir el sobre."]);
    page = pressed(&page, "Las negras pueden parar su propio reloj.", &at("20"));
    page = pressed(&page, "Abrir el sobre.", &at("20"));
    page = pressed(&page, "Clara", &[]);
    page = pressed(&page, "No", &[]);
    assert_eq!(
        steps_of(&page),
        ["Hacer en el tablero la jugada secreta.", "Volver a poner en marcha el reloj de las negras."]
    );
    for first in
        ["Hacer en el tablero la jugada secreta.", "Volver a poner en marcha el reloj de las negras."]
    {
        page = pressed(&page, first, &at("22"));
    }
    assert!(steps_of(&page).is_empty(), "{}", page.html);
    for line in [
        "Reloj de las blancas: 1 h 50 min; parado",
        "Reloj de las negras: 1 h 55 min (1 h 35 min + 20 min desde la hora fijada [E.9.b]); en marcha",
        "<summary>Acta (10)</summary>",
        "<li>20 min: Las negras: parar su propio reloj.</li>",
        "<li>22 min: Poner en marcha el reloj de las negras.</li>",
    ] {
        assert!(page.html.contains(line), "{line} is not in {}", page.html);
    }
    // The page before the last turn is an address too.
    let undo = attributes(&page.html, "href").into_iter().find(|to| to.starts_with("/es/play?"));
    let before = undo
        .into_iter()
        .chain(attributes(&page.html, "href"))
        .filter(|to| to.starts_with("/es/play?") && to.matches("turn=").count() == 9);
    let before = follow(&before.into_iter().next().expect("a way back"));
    assert_eq!(steps_of(&before), ["Volver a poner en marcha el reloj de las negras."]);
    // The whole ruling tells the same.
    let whole = attributes(&page.html, "href")
        .into_iter()
        .find(|to| to.starts_with("/es/ruling?") && to.contains("done="));
    let whole = follow(&whole.expect("the ruling"));
    assert!(whole.html.contains("1 h 55 min"), "{}", whole.html);
}

#[test]
fn the_page_refuses_what_is_no_time_and_what_has_gone() {
    let told: Vec<(&str, &str)> = REPLIER_AWAY.lines().filter_map(|line| line.split_once(": ")).collect();
    let page = follow(&format!("/it/play?{}", query(&told)));
    for (button, minute, said) in [
        ("Avviare l'orologio del Nero.", "presto", "Non è un tempo:"),
        ("1 h dopo l'ora fissata il Nero non è ancora qui.", "40", "Troppo presto: vale solo dopo 1 h."),
    ] {
        let refused = pressed(&page, button, &[("minute", minute)]);
        assert_eq!(refused.status, 400, "{button}");
        assert!(
            refused.html.contains(&escaped(said)) && steps_of(&refused).len() == 3,
            "{said}: {}",
            refused.html
        );
    }
    let gone = follow(&format!("/it/play?{}&do=open-envelope&minute=0", query(&told)));
    assert_eq!(gone.status, 400);
    assert!(gone.html.contains("qui non si può più fare"), "{}", gone.html);
    let begin = follow("/en/play");
    assert!(
        attributes(&begin.html, "href").iter().any(|to| to.contains("session.over=yes")),
        "{}",
        begin.html
    );
}
