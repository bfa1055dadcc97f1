//! The bill of materials: the crates that are compiled into the program, and no others.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::process::Command;

use serde_json::Value as Json;

use super::formats::importers::required;
use super::programs::{folder, try_run};
use super::tidy::read;

/// The crates of a bill made for this machine and these features, by name; nothing where there is no Python.
#[cfg(target_os = "linux")]
fn listed(features: &[&str]) -> Option<BTreeSet<String>> {
    let folder = folder();
    let mut sbom = Command::new("python3");
    sbom.current_dir(env!("CARGO_MANIFEST_DIR")).arg("packaging/sbom").arg(&folder).args(features);
    // The packages are at hand: the tests are compiled.
    let Ok(ran) = try_run(sbom.env("CARGO_NET_OFFLINE", "true")) else {
        assert!(!required(), "PLICA_IMPORTERS=required, but there is no Python");
        let _ = writeln!(std::io::stderr(), "SKIPPED: there is no Python to write the bill of materials");
        return None;
    };
    ran.ends(0);
    let file = folder.join(format!("plica-{}.cdx.json", env!("CARGO_PKG_VERSION")));
    let bill: Json = serde_json::from_str(&fs::read_to_string(file).expect("a bill")).expect("JSON");
    assert_eq!(bill["specVersion"], "1.5");
    let lock = read("Cargo.lock");
    let components = bill["components"].as_array().expect("a list").iter();
    let names: Vec<String> = components
        .map(|one| {
            let of = |key: &str| one[key].as_str().expect("a text").to_owned();
            let digest = one["hashes"][0]["content"].as_str().expect("a digest");
            let locked = format!("name = \"{}\"\nversion = \"{}\"", of("name"), of("version"));
            assert!(lock.contains(&locked) && lock.contains(digest), "{one}");
            assert!(one["licenses"][0]["expression"].as_str().is_some_and(|told| !told.is_empty()), "{one}");
            of("name")
        })
        .collect();
    Some(names.into_iter().collect())
}

#[cfg(target_os = "linux")]
#[test]
fn the_bill_of_materials_lists_what_is_compiled_in() {
    let Some(usual) = listed(&[]) else { return };
    for own in ["shakmaty", "clap", "serde", "fluent", "sha2", "hyper", "rmcp", "rustix"] {
        assert!(usual.contains(own), "{own} is compiled in");
    }
    // What only tests, builds, other machines or other features need.
    for other in [
        "insta",
        "proptest",
        "chasolver",
        "fantoccini",
        "jsonschema",
        "pest_vm",
        "cc",
        "pkg-config",
        "serde_derive",
        "maud_macros",
        "syn",
        "windows-sys",
        "wasm-bindgen",
        "js-sys",
        "android_system_properties",
        "genanki-rs",
        "arrow-array",
        "parquet",
        "plica",
    ] {
        assert!(!usual.contains(other), "{other} is not compiled in");
    }
    let all = listed(&["anki", "tables"]).expect("a bill");
    assert!(all.is_superset(&usual));
    for own in ["genanki-rs", "libsqlite3-sys", "parquet"] {
        assert!(all.contains(own), "{own} is compiled in with its feature");
    }
}

/// Whoever gives a program away checks all that may be in it.
#[test]
fn every_waived_advisory_has_an_id_and_a_reason() {
    let deny = read("deny.toml");
    assert!(deny.contains("\nall-features = true\n"), "cargo deny looks at every feature");
    let waived: Vec<_> = deny.lines().filter(|line| line.contains("RUSTSEC-")).collect();
    assert!(!waived.is_empty());
    for line in waived {
        let reason = line.split_once("reason = \"").map_or("", |(_, reason)| reason);
        assert!(line.trim_start().starts_with("{ id = \"RUSTSEC-") && reason.len() > 20, "{line}");
    }
}
