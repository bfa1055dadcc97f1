//! What choosing an incident tells, asks and withdraws, on the page.

use super::site;
use super::web_pages::{follow, get};

/// Where an address leads.
fn leads(address: &str) -> String {
    get(address).location.unwrap_or_default()
}

#[test]
fn an_edition_nobody_names_is_taken_and_said_to_be() {
    let there = leads("/es/ruling?add=lateness");
    assert!(there.contains("edition=fide-2023") && there.contains("taken=edition"), "{there}");
    let page = follow(&there).html;
    assert!(page.contains("FIDE 2023: la toma plica, por ser la última edición."), "{page}");
    let page = follow("/it/ruling?edition=fide-2014&topic=lateness").html;
    assert!(page.contains("FIDE 2014, come lei ha indicato."), "{page}");
}

#[test]
fn a_lost_envelope_is_not_asked_again() {
    let page = follow("/es/ruling?edition=fide-2014&add=envelope-missing").html;
    assert!(!page.contains("name=\"envelope.missing\""), "{page}");
    assert!(page.contains("name=\"position.known\""), "{page}");
}

#[test]
fn an_incident_withdraws_what_it_contradicts() {
    let there =
        leads("/es/ruling?edition=fide-2014&topic=sealed-move&envelope.missing=no&add=envelope-missing");
    assert!(there.contains("topic=sealed-move%2Cenvelope-missing"), "{there}");
    assert!(!there.contains("envelope.missing=no"), "{there}");
    let there = leads("/es/ruling?edition=fide-2014&topic=draw-agreed&add=resignation");
    assert!(there.contains("topic=resignation"), "{there}");
}

#[test]
fn what_an_edition_says_nothing_about_is_not_offered() {
    let offered = |edition: &str, topic: &str| {
        let page = follow(&format!("/en/ruling?edition={edition}")).html;
        page.contains(&format!("name=\"add\" value=\"{topic}\""))
    };
    // The draft of 1928, as it is held, has no claim of a draw.
    assert!(offered("fide-2014", "draw-claim") && !offered("fide-1928", "draw-claim"));
    assert!(offered("fide-1974", "irregularity"));
}

#[test]
fn what_goes_together_is_asked_on_one_screen() {
    let page = follow("/it/ruling?edition=fide-2014&topic=late-white&sealer.colour=white").html;
    for name in ["white.present", "white.late", "event.default_time"] {
        assert!(page.contains(&format!("name=\"{name}\"")), "{name}: {page}");
    }
}

/// 2014, E.10 and E.6: only what the closed envelope holds, or a board nobody needs to set up, could change the result.
#[test]
fn the_usual_course_leads_and_what_could_change_it_is_one_tap() {
    let late = "topic=late-black&sealer.colour=white&black.present=no&black.late=35&event.default_time=30";
    for (language, leads, open) in [
        ("es", "las blancas ganan, si ", "Aún no está resuelto: "),
        ("it", "il Bianco vince, se ", "Non ancora deciso: "),
        ("en", "White wins, if ", "Not settled yet: "),
    ] {
        let page = follow(&format!("/{language}/ruling?edition=fide-2014&{late}")).html;
        assert!(page.contains(leads) && page.contains(open), "{page}");
        assert!(!page.contains("class=\"question\""), "{page}");
        let one_tap = "<a class=\"chip\" href=\"";
        let mut taps = page.split(one_tap).skip(1).filter_map(|rest| rest.split('"').next());
        assert!(taps.any(|address| address.contains("sealed.ends_game=checkmate")), "{page}");
    }
}

/// 2023, 5.1.2: a resignation loses unless the opponent cannot mate, which only a position could show.
#[test]
fn no_incident_ends_at_the_board_editor() {
    for incident in [
        "topic=resignation&ended_before.by=replier&sealer.colour=white&later=sealer.can_mate",
        "topic=flag&replier.flag_fallen=yes&sealer.colour=white&later=sealer.can_mate",
        "topic=late-both&sealer.colour=unknown&white.late=40&black.late=40&event.default_time=30",
        "topic=late-white&sealer.colour=unknown&white.present=no&white.late=40&event.default_time=30",
    ] {
        let address = format!("/es/ruling?edition=fide-2023&event.adopts_guidelines=yes&{incident}");
        let page = follow(&address).html;
        assert!(page.contains("class=\"verdict\"") && page.contains(", si "), "{address}: {page}");
        assert!(!page.contains("name=\"position\""), "{address}: {page}");
    }
}

#[test]
fn it_is_asked_who_is_late_and_the_answer_takes_the_place_of_the_incident() {
    let page = follow("/es/ruling?edition=fide-2014&topic=lateness").html;
    assert!(page.contains("¿Quién falta o llega tarde?"), "{page}");
    for kind in ["late-white", "late-black", "late-both"] {
        assert!(page.contains(&format!("name=\"add\" value=\"{kind}\"")), "{kind}: {page}");
    }
    let there = leads("/es/ruling?edition=fide-2014&topic=lateness&add=late-white");
    assert!(there.contains("topic=late-white"), "{there}");
    let other = leads(&format!("{there}&add=late-both"));
    assert!(other.contains("topic=late-both"), "{other}");
    // On the first page kinds are not offered.
    assert!(!follow("/es").html.contains("value=\"late-white\""));
}

/// Whoever is still to come decides what may be done meanwhile, as E.9.c lets the replier seal, whatever it does to the result.
#[test]
fn it_is_asked_whether_the_sealer_is_there() {
    for edition in ["fide-1974", "fide-1997", "fide-2009", "fide-2014"] {
        let page = follow(&format!("/it/ruling?edition={edition}&topic=late-white&sealer.colour=white")).html;
        assert!(page.contains("name=\"white.present\""), "{edition}: {page}");
    }
}

#[test]
fn a_time_left_empty_is_asked_alone_and_is_not_zero() {
    let form = follow("/es/ruling?edition=fide-2014&topic=late-black&sealer.colour=white").html;
    let skipped = "name=\"later\" value=\"black.present\"";
    assert!(form.contains(skipped), "{form}");
    assert!(form.contains("inputmode=\"decimal\""), "{form}");
    let sent = "sealer.colour=white&black.present=no&black.late=&event.default_time=30&later=black.present";
    let page = follow(&format!("/es/ruling?edition=fide-2014&topic=late-black&{sent}")).html;
    assert!(page.contains("id=\"answer\"") && page.contains("name=\"black.late\""), "{page}");
}

#[test]
fn the_incidents_stand_in_groups() {
    for (language, groups) in [
        ("es", ["Al reanudar la partida", "Durante la partida", "Al terminar la sesión"]),
        ("it", ["Alla ripresa della partita", "Durante la partita", "Alla fine della sessione"]),
        ("en", ["When the game is resumed", "During play", "At the end of the session"]),
    ] {
        let page = follow(&format!("/{language}")).html;
        for group in groups {
            assert!(page.contains(&format!("<h2>{group}</h2>")), "{group}: {page}");
        }
    }
}

#[test]
fn the_address_is_a_picture_too() {
    let picture = site::get("/es/qr.svg?address=%2Fes%2Fruling");
    assert_eq!((picture.status.as_u16(), picture.header("content-type")), (200, "image/svg+xml"));
    assert!(picture.text().starts_with("<svg") && picture.text().len() > 1_000, "{}", picture.text());
}

#[test]
fn a_page_is_light() {
    for address in [
        "/es",
        "/es/ruling?edition=fide-2014&topic=late-white",
        "/it/ruling?edition=fide-2014&topic=envelope-missing&later=position.known%2Ctimes.known",
        "/es/board?edition=fide-2014&topic=sealed-move",
    ] {
        let request = axum::http::Request::get(address).header("accept-encoding", "gzip");
        let answer = site::answer(request.body(axum::body::Body::empty()).expect("a request"));
        assert_eq!(answer.header("content-encoding"), "gzip", "{address}");
        assert!(answer.body.len() < 50_000, "{address}: {}", answer.body.len());
    }
}
