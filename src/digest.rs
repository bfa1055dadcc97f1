//! Texts -> a short number that stands for them. `build.rs` takes that of the embedded rulebook with the same code.

/// A fingerprint of rule files. A copy of a rulebook is the same rulebook, wherever it stands.
pub(crate) fn of_rules(files: &[(impl AsRef<str>, impl AsRef<str>)]) -> u64 {
    let root = files.iter().find_map(|(path, _)| match path.as_ref().strip_suffix("vocabulary.yaml")? {
        "" => Some(""),
        folder => folder.strip_suffix('/'),
    });
    let root = root.unwrap_or_default();
    let mut digest = Digest::default();
    for (path, text) in files {
        digest.add(path.as_ref().strip_prefix(root).unwrap_or(path.as_ref()));
        digest.add(text.as_ref());
    }
    digest.0
}

/// FNV-1a over texts.
pub(crate) struct Digest(pub(crate) u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    pub(crate) fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
