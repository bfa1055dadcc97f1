//! A site beneath a path of its host: `/plica/` where others keep theirs beside it.
//!
//! Pages name every address of the site from its root. Here the root is put in its place, once for all pages: in the
//! attributes that hold addresses, where a quotation mark can stand nowhere but around a value, and in `location`.

/// Where the site is.
#[derive(Debug)]
pub(super) struct Base {
    /// `/` or `/plica/`.
    root: String,
}

/// The attributes of our pages that hold addresses.
const ADDRESSES: [&str; 3] = [" href=\"/", " src=\"/", " action=\"/"];

impl Base {
    /// A path, with or without a stroke at its ends.
    pub(super) fn new(path: &str) -> Self {
        let path = path.trim_matches('/');
        Self { root: if path.is_empty() { "/".to_owned() } else { format!("/{path}/") } }
    }

    pub(super) fn root(&self) -> &str {
        &self.root
    }

    /// A target as the site knows it; none outside of it.
    pub(super) fn within(&self, target: &str) -> Option<String> {
        if Some(target) == self.root.strip_suffix('/') {
            return Some("/".to_owned());
        }
        target.strip_prefix(&self.root).map(|rest| format!("/{rest}"))
    }

    /// An answer whose addresses lead beneath the root.
    pub(super) fn beneath(&self, headers: &mut [(String, String)], body: Vec<u8>) -> Vec<u8> {
        if self.root == "/" {
            return body;
        }
        let mut page = false;
        for (name, value) in headers {
            page |= name == "content-type" && value.starts_with("text/html");
            if name == "location" && value.starts_with('/') {
                value.replace_range(..1, &self.root);
            }
        }
        match String::from_utf8(body) {
            Ok(mut text) if page => {
                for address in ADDRESSES {
                    let attribute = address.trim_end_matches('/');
                    text = text.replace(address, &format!("{attribute}{}", self.root));
                }
                text.into_bytes()
            }
            Ok(text) => text.into_bytes(),
            Err(bytes) => bytes.into_bytes(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Base;

    #[test]
    fn addresses_stand_beneath_the_root_and_what_is_written_stays() {
        let base = Base::new("plica/");
        let mut headers = vec![("content-type".to_owned(), "text/html; charset=utf-8".to_owned())];
        let page = br#"<a href="/es"></a><input value="/es"><p>href=&quot;/es</p>"#.to_vec();
        let based = base.beneath(&mut headers, page);
        assert_eq!(based, br#"<a href="/plica/es"></a><input value="/es"><p>href=&quot;/es</p>"#);
        assert_eq!(base.within("/plica/es?x=1").as_deref(), Some("/es?x=1"));
        assert_eq!(base.within("/plica").as_deref(), Some("/"));
        assert_eq!(base.within("/other/es"), None);
        assert_eq!(Base::new("/").within("/es").as_deref(), Some("/es"));
    }
}
