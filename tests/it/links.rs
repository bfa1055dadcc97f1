//! What a page of the documents leads to is there: files, headings, pictures; and the front page stays short.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use super::tidy::{files, read};

/// Every page, from the root of the repository.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let below = ["docs", "examples"].into_iter().flat_map(|folder| files(folder, "md"));
    let here = [
        "README.md",
        "README.es.md",
        "README.it.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "THIRD-PARTY.md",
        "fuzz/README.md",
        "tests/importers/README.md",
    ];
    below
        .map(|path| path.strip_prefix(root).expect("a page of the repository").to_owned())
        .chain(here.map(PathBuf::from))
        .collect()
}

/// The lines of a page outside blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        inside ^= fence;
        !inside && !fence
    })
}

/// The names by which the headings of a page are led to: letters, figures and hyphens.
fn headings(text: &str) -> BTreeSet<String> {
    let name = |heading: &str| {
        let kept = heading.trim().to_lowercase().replace(' ', "-");
        kept.chars()
            .filter(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_'))
            .collect::<String>()
    };
    let mut found = BTreeSet::new();
    for heading in prose(text).filter(|line| line.starts_with('#')) {
        let name = name(heading.trim_start_matches('#'));
        let again = (1..).map(|count| format!("{name}-{count}"));
        let free = std::iter::once(name.clone()).chain(again).find(|name| !found.contains(name));
        found.extend(free);
    }
    found
}

/// What a page leads to: the ends of its links, and its pictures.
fn ends(text: &str) -> Vec<String> {
    let text = prose(text).collect::<Vec<_>>().join("\n");
    // What stands in backticks is no link.
    let text: String = text.split('`').step_by(2).collect();
    let ends = |opening: &str, closing: char| -> Vec<String> {
        let parts = text.split(opening).skip(1);
        parts.filter_map(|rest| rest.split(closing).next()).map(str::to_owned).collect()
    };
    [ends("](", ')'), ends("src=\"", '"')].concat()
}

/// A path without `..`.
fn straight(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut straight, part| {
        match part {
            Component::ParentDir => {
                straight.pop();
            }
            Component::CurDir | Component::Prefix(_) | Component::RootDir | Component::Normal(_) => {
                straight.push(part);
            }
        }
        straight
    })
}

/// What a link of a page leads to, if that is missing.
fn missing(page: &Path, link: &str) -> Option<String> {
    if link.contains("://") {
        return None;
    }
    let (path, heading) = link.split_once('#').map_or((link, None), |(path, heading)| (path, Some(heading)));
    let folder = page.parent().unwrap_or(Path::new(""));
    let target = if path.is_empty() { page.to_owned() } else { straight(&folder.join(path)) };
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(&target);
    let found = place.exists() && heading.is_none_or(|heading| headings(&read(&target)).contains(heading));
    (!found).then(|| format!("{}: {link}", page.display()))
}

#[test]
fn every_link_leads_somewhere() {
    let (mut seen, mut lost) = (0, Vec::new());
    for page in pages() {
        let ends = ends(&read(&page));
        seen += ends.len();
        lost.extend(ends.iter().filter_map(|link| missing(&page, link)));
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
    assert!(seen > 100, "{seen} links");
    let front = Path::new("README.md");
    assert!(missing(front, "docs/nowhere.md").is_some() && missing(front, "docs/log.md#nothing").is_some());
    assert!(missing(front, "docs/editors.es.md#qué-cambia").is_none());
}

/// Who comes to a page finds the way back, and the same page in the other languages.
#[test]
fn every_page_leads_back_and_to_its_languages() {
    for page in files("docs", "md") {
        let ends = ends(&read(&page));
        let name = page.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let (stem, language) = match name.trim_end_matches(".md").split_once('.') {
            Some((stem, language)) => (stem, format!(".{language}")),
            None => (name.trim_end_matches(".md"), String::new()),
        };
        let back = format!("../README{language}.md");
        assert!(ends.contains(&back), "{name} does not lead back to {back}");
        for other in ["", ".es", ".it"].map(|language| format!("{stem}{language}.md")) {
            let exists = page.with_file_name(&other).exists();
            assert!(!exists || other == name || ends.contains(&other), "{name} does not lead to {other}");
        }
    }
}

#[test]
fn the_front_page_is_short_and_the_same_in_three_languages() {
    let shape = |page: &str| {
        let text = read(page);
        let lines = text.lines().count();
        assert!(lines < 180, "{page} has {lines} lines: what a newcomer does not need stands in docs/");
        let block = text.split("```sh\n").nth(1).and_then(|rest| rest.split("```").next()).map(str::to_owned);
        (prose(&text).filter(|line| line.starts_with("## ")).count(), block)
    };
    let english = shape("README.md");
    assert!(english.1.is_some(), "the front page names the commands of a first try");
    assert_eq!(shape("README.es.md"), english);
    assert_eq!(shape("README.it.md"), english);
}
