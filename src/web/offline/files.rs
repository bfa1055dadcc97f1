//! What a host keeps of a site without a server: a first page, a worker, and what they take in.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use maud::{DOCTYPE, PreEscaped, html};
use sha2::{Digest as _, Sha256};

use super::bundle::Bundle;
use crate::web::assets::{MANIFEST, statics};
use crate::words::phrases::{Locale, Words};

const WORKER: &str = include_str!("worker.js");
const START: &str = include_str!("start.js");

/// How the module is spoken to, for the worker and for other programs in JavaScript.
const ABI: &str = include_str!("abi.js");

/// A file by its path in the folder.
pub(crate) type File = (String, Vec<u8>);

/// Every file of a site; with them the version it has by their content.
pub(crate) fn files(module: Vec<u8>, bundle: Option<&Bundle>) -> (String, Vec<File>) {
    let mut files = vec![("plica.wasm".to_owned(), module)];
    // Texts by their paths always have a form in JSON.
    let bundle = bundle.map(|bundle| serde_json::to_vec(bundle).unwrap_or_default());
    files.extend(bundle.map(|bundle| ("rules.json".to_owned(), bundle)));
    let digests: Vec<_> = files.iter().map(|(name, bytes)| (name.clone(), hex(bytes))).collect();
    let names: Vec<_> = digests.iter().map(|(name, digest)| format!("\"{name}\": \"{digest}\"")).collect();
    let worker =
        WORKER.replace("%FILES%", &format!("{{ {} }}", names.join(", "))).replace("%ABI%", ABI.trim());
    let mut version = hex(worker.as_bytes());
    version.truncate(12);
    let start = first_page().into_bytes();
    files.push(("worker.js".to_owned(), worker.replace("%VERSION%", &version).into_bytes()));
    files.push(("manifest.webmanifest".to_owned(), MANIFEST.into()));
    files.extend(statics().map(|(name, bytes)| (format!("assets/{name}"), bytes.to_vec())));
    // What hosts answer with where there is no file: an address below, followed before the site was taken in.
    files.push(("404.html".to_owned(), start.clone()));
    files.push(("index.html".to_owned(), start));
    (version, files)
}

fn hex(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}

/// The page that takes the site in. It stands for itself: what it is called by is not known to it.
fn first_page() -> String {
    let languages = Locale::ALL.map(Words::embedded);
    let lines = |id: &str| {
        html! { @for words in &languages { p lang=(words.locale().code()) { (words.say(id, &[])) } } }
    };
    let script = format!("\"use strict\";\n{START}");
    let digest = BASE64_STANDARD.encode(Sha256::digest(script.as_bytes()));
    let policy = format!(
        "default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; worker-src 'self'; connect-src 'self'; \
         base-uri 'none'; form-action 'none'"
    );
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(policy);
                title { "plica" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { "plica" }
                    div #taking role="status" { progress aria-label="plica" {} (lines("offline-taking")) }
                    div #refused role="alert" hidden { (lines("offline-refused")) }
                    div #broken role="alert" hidden { (lines("offline-broken")) }
                    noscript { (lines("offline-no-scripts")) }
                }
                script { (PreEscaped(&script)) }
            }
        }
    };
    page.into_string()
}

const STYLE: &str = "body{font:1.1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:32rem;padding:0 1rem;\
                     color-scheme:light dark}h1{color:#1f4d7a}progress{width:100%}";
