//! Texts -> the SHA-256 digest that stands for them. `build.rs` takes those of the embedded files with the same code.
//!
//! A rulebook has two digests: one of its rules and vocabulary, on which rulings depend, and one of its words in all
//! languages, on which only what is read depends. A federation with its own words has the same rulebook as everybody.

use sha2::{Digest as _, Sha256};

/// The digest of rule files, in hexadecimal. A copy of a rulebook is the same rulebook, wherever it stands.
pub(crate) fn of_rules(files: &[(impl AsRef<str>, impl AsRef<str>)]) -> String {
    let root = files.iter().find_map(|(path, _)| {
        let folder = path.as_ref().strip_suffix("vocabulary.yaml")?;
        (folder.is_empty() || folder.ends_with(['/', '\\'])).then_some(folder)
    });
    let root = root.unwrap_or_default();
    let inside = |path| str::strip_prefix(path, root).unwrap_or(path);
    of_files("rules", files.iter().map(|(path, text)| (inside(path.as_ref()), text.as_ref())))
}

/// The digest of the words of all languages, in hexadecimal.
pub(crate) fn of_words(files: &[(impl AsRef<str>, impl AsRef<str>)]) -> String {
    of_files("words", files.iter().map(|(path, text)| (path.as_ref(), text.as_ref())))
}

/// The digest of files in the order of their paths. Every text goes in behind its length, so that no other division of
/// the same characters into names and texts is the same.
fn of_files<'t>(kind: &str, files: impl Iterator<Item = (&'t str, &'t str)>) -> String {
    let mut files: Vec<_> = files.map(|(path, text)| (path.replace('\\', "/"), text)).collect();
    files.sort();
    let mut hasher = Sha256::new();
    let mut add = |text: &str| {
        hasher.update((text.len() as u64).to_be_bytes());
        hasher.update(text);
    };
    add(kind);
    for (path, text) in files {
        add(&path);
        add(text);
    }
    hexadecimal(&hasher.finalize())
}

/// Bytes as digits.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // The files of `rules/` and `locales/`, as the program carries them.
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
    include!(concat!(env!("OUT_DIR"), "/locales.rs"));

    /// The texts with one byte of one of them changed, at a place that is another in each.
    fn one_byte_changed(files: &[(&str, &str)], changed: usize) -> Vec<(String, String)> {
        let mut files: Vec<_> =
            files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        let text = &mut files[changed].1;
        let letters: Vec<_> = text.char_indices().filter(|(_, letter)| letter.is_ascii()).collect();
        let (place, letter) = letters[(changed * 7919) % letters.len()];
        text.replace_range(place..=place, if letter == 'x' { "y" } else { "x" });
        files
    }

    #[test]
    fn one_byte_of_any_rule_or_word_changes_the_digest() {
        assert_eq!(
            (of_rules(RULES), of_words(LOCALES)),
            (RULES_DIGEST.to_owned(), LOCALES_DIGEST.to_owned())
        );
        for (changed, (path, _)) in RULES.iter().enumerate() {
            assert_ne!(of_rules(&one_byte_changed(RULES, changed)), RULES_DIGEST, "{path}");
        }
        for (changed, (path, _)) in LOCALES.iter().enumerate() {
            assert_ne!(of_words(&one_byte_changed(LOCALES, changed)), LOCALES_DIGEST, "{path}");
        }
    }

    #[test]
    fn names_and_texts_cannot_change_places() {
        let divided: [&[(&str, &str)]; 6] = [
            &[("a", "bc")],
            &[("ab", "c")],
            &[("a", "b"), ("c", "")],
            &[("a", "b\0c")],
            &[("a", "b"), ("", "c")],
            &[],
        ];
        let digests = divided.map(of_words);
        for (place, digest) in digests.iter().enumerate() {
            assert!(!digests[..place].contains(digest), "{:?}", divided[place]);
            assert_eq!(digest.len(), 64);
        }
        assert_ne!(of_words(&[("a", "b")]), of_rules(&[("a", "b")]), "of another kind");
    }

    #[test]
    fn neither_place_nor_order_nor_the_separator_of_paths_matters() {
        let here = [("rules/vocabulary.yaml", "v"), ("rules/x/1.yaml", "1"), ("rules/x-y/1.yaml", "2")];
        let there = [("x-y/1.yaml", "2"), ("vocabulary.yaml", "v"), ("x/1.yaml", "1")];
        let windows =
            [("C:\\r\\vocabulary.yaml", "v"), ("C:\\r\\x-y\\1.yaml", "2"), ("C:\\r\\x\\1.yaml", "1")];
        assert_eq!(of_rules(&here), of_rules(&there));
        assert_eq!(of_rules(&here), of_rules(&windows));
    }

    /// The framing, told once by hand: eight bytes of length before every text.
    #[test]
    fn the_digest_is_that_of_lengths_and_texts() {
        let framed = b"\0\0\0\0\0\0\0\x05words\0\0\0\0\0\0\0\x01a\0\0\0\0\0\0\0\x02bc";
        assert_eq!(of_words(&[("a", "bc")]), hexadecimal(&Sha256::digest(framed)));
    }
}
