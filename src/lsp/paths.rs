//! Paths of files and the addresses the editor gives them.

use std::fmt::Write as _;

use lsp_types::Uri;

/// The address of a file.
pub(crate) fn uri_of(path: &str) -> String {
    let mut uri = String::from("file://");
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri
}

/// The path an address names, if it is that of a file.
pub(crate) fn path_of(uri: &Uri) -> Option<String> {
    let file = uri.scheme().is_some_and(|scheme| scheme.as_str().eq_ignore_ascii_case("file"));
    let path = uri.path().as_estr().decode().into_string().ok()?;
    file.then(|| path.into_owned())
}

#[cfg(test)]
mod tests {
    use super::{path_of, uri_of};

    #[test]
    fn an_address_names_the_path_it_was_made_of() {
        for path in ["/tmp/my rules/fide-2014/E.8.yaml", "/tmp/leyes/año#1/5%.yaml"] {
            let uri = uri_of(path).parse().ok();
            assert_eq!(uri.and_then(|uri| path_of(&uri)).as_deref(), Some(path));
        }
        let other = "untitled:x".parse().ok();
        assert_eq!(other.and_then(|uri| path_of(&uri)), None);
    }
}
