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
    let page = follow("/it/ruling?edition=fide-2014&topic=lateness").html;
    for name in ["replier.late", "sealer.late", "event.default_time", "sealer.colour", "sealed.ends_game"] {
        assert!(page.contains(&format!("name=\"{name}\"")), "{name}: {page}");
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
        "/es/ruling?edition=fide-2014&topic=lateness",
        "/it/ruling?edition=fide-2014&topic=envelope-missing&later=position.known%2Ctimes.known",
        "/es/board?edition=fide-2014&topic=sealed-move",
    ] {
        let request = axum::http::Request::get(address).header("accept-encoding", "gzip");
        let answer = site::answer(request.body(axum::body::Body::empty()).expect("a request"));
        assert_eq!(answer.header("content-encoding"), "gzip", "{address}");
        assert!(answer.body.len() < 50_000, "{address}: {}", answer.body.len());
    }
}
