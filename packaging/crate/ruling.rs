//! A program that uses plica: a case in, a ruling out, in words. It takes the crate without the applications:
//!
//! ```toml
//! plica = { version = "0.1", default-features = false }
//! ```

use plica::{Library, Locale, Speaker, Words};

fn main() {
    let library = Library::embedded().map_err(|faulty| faulty.faults).expect("the embedded rulebook is sound");
    let edition = library.rulebook.edition("fide-2014").expect("an edition of it");
    let case = plica::case_from_json(
        r#"{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed": {"written": "Nd4", "language": "en"}}"#,
    )
    .expect("a case");
    let decision = library.decide(edition, &case).expect("a ruling");
    let words = Words::embedded(Locale::En);
    let speaker = Speaker::of(&words, &library, edition, &decision);
    let page = plica::ruling(&speaker, &decision, &library.digest());
    println!("{}", plica::text(&page));
}
