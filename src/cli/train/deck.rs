//! Cards -> a deck as Anki opens it (`.apkg`), with the feature `anki`. Its library reads pictures from files and nowhere
//! else, so they stand in a folder of their own for a moment.

use crate::training::pages::Cards;

/// A deck that could not be packed: there was no room for its pictures, or a library failed.
#[derive(Debug)]
pub struct NotPacked;

/// Packs a deck.
///
/// # Errors
/// When the folder for what is temporary cannot be written to.
#[cfg(feature = "anki")]
pub fn packed(cards: &Cards) -> Result<Vec<u8>, NotPacked> {
    use genanki_rs::{Deck, Field, Model, Note, Package, Template};

    let template = Template::new("plica").qfmt(Cards::FRONT).afmt(Cards::BACK);
    let fields = Cards::FIELDS.map(Field::new).into();
    let (kind, kind_name) = Cards::KIND;
    let model = Model::new(kind, kind_name, fields, vec![template]).css(Cards::STYLE);
    let mut deck = Deck::new(cards.number, &cards.name, &cards.description);
    let folder = tempfile::tempdir().map_err(|_| NotPacked)?;
    let mut pictures = Vec::new();
    for card in &cards.cards {
        let fields = card.fields.iter().map(String::as_str).collect();
        let note = Note::new(model.clone(), fields).map_err(|_| NotPacked)?;
        deck.add_note(note.guid(&card.name).tags(&card.tags));
        for (name, drawing) in &card.pictures {
            let path = folder.path().join(name);
            std::fs::write(&path, drawing).map_err(|_| NotPacked)?;
            pictures.push(path.into_os_string().into_string().map_err(|_| NotPacked)?);
        }
    }
    let pictures = pictures.iter().map(String::as_str).collect();
    let mut package = Package::new(vec![deck], pictures).map_err(|_| NotPacked)?;
    let mut bytes = std::io::Cursor::new(Vec::new());
    package.write(&mut bytes).map_err(|_| NotPacked)?;
    Ok(bytes.into_inner())
}
