//! Names of questions and decks: short numbers made of texts, the same in every run, on every machine and in every version.
//!
//! They tell cards apart. Nothing rests on nobody finding another text with the same number.

/// The FNV-1a hash of bytes.
pub(super) fn number_of(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes
        .fold(0xcbf2_9ce4_8422_2325, |number, byte| (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The hash of texts, each with its end.
pub(super) fn number_of_texts<'t>(texts: impl Iterator<Item = &'t str>) -> u64 {
    number_of(texts.flat_map(|text| text.bytes().chain([0])))
}
