//! Rule files -> their trees, and the rulebook they are together.
//!
//! In: texts, by their paths `vocabulary.yaml`, `<edition>/edition.yaml` and articles beside it. Out: a [`Rulebook`], or
//! every diagnostic.
//!
//! The files in the binary stand below: their texts, and the syntax trees of their rules as `build.rs` read them, in `postcard` format,
//! so that a ruling does not wait some 90 ms for the texts to be parsed.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::diagnostic::{Code, Diagnostic, in_order};
use super::look_alike;
use super::model::{self, EditionFiles, Rulebook};
use super::on_all_cores::on_all_cores;
use super::source::{SourceId, Sources, Span};
use super::syntax::{self, ArticleFile, RuleFile, VocabularyFile};

/// Files as read, and what is wrong with them.
#[derive(Debug, Default)]
pub(crate) struct RuleFiles {
    /// Those that could be read.
    pub(crate) files: Vec<(SourceId, RuleFile)>,
    /// Everything wrong with one of them.
    pub(crate) faults: Vec<Diagnostic>,
}

/// So much text, in bytes, is worth more than one thread.
const WORTH_THREADS: usize = 16 * 1024;

/// Reads the files on all cores, the longest first: reading YAML is most of what loading costs.
pub(crate) fn read(sources: &Sources, ids: &[SourceId]) -> RuleFiles {
    let mut longest_first = ids.to_vec();
    longest_first.sort_by_key(|id| Reverse(sources.text(*id).len()));
    let read = |id: &SourceId| (*id, read_one(sources, *id));
    let length: usize = ids.iter().map(|id| sources.text(*id).len()).sum();
    let mut files = match length {
        ..WORTH_THREADS => longest_first.iter().map(read).collect(),
        _ => on_all_cores(&longest_first, read),
    };
    files.sort_by_key(|(id, _)| ids.iter().position(|known| known == id));
    let mut all = RuleFiles::default();
    for (id, (file, faults)) in files {
        all.files.extend(file.map(|file| (id, file)));
        all.faults.extend(faults);
    }
    all
}

/// Reads one file.
fn read_one(sources: &Sources, id: SourceId) -> (Option<RuleFile>, Vec<Diagnostic>) {
    let mut faults = Vec::new();
    let read = syntax::rule_file(sources, id, &mut faults);
    (read, faults)
}

/// The vocabulary among these files, with places as where all are read.
pub(crate) fn vocabulary_of(files: &[(String, String)]) -> Option<VocabularyFile> {
    let mut sources = Sources::default();
    let mut found = None;
    for (path, text) in files {
        let id = sources.add(path, text);
        found = (file_name(path) == "vocabulary.yaml").then_some(id).or(found);
    }
    syntax::vocabulary(&sources, found?, &mut Vec::new())
}

/// The rulebook of these files, by another vocabulary than theirs where there is one.
///
/// # Errors
/// Everything wrong with them.
pub(crate) fn rulebook(
    sources: &Sources,
    RuleFiles { files, mut faults }: RuleFiles,
    other_vocabulary: Option<VocabularyFile>,
) -> Result<Rulebook, Vec<Diagnostic>> {
    // What cannot be read at all is told alone: everything that only follows from it would hide it.
    if faults.iter().any(|fault| UNREADABLE.contains(&fault.code)) {
        faults.retain(|fault| UNREADABLE.contains(&fault.code));
        return Err(in_order(faults));
    }
    let mut vocabulary = None;
    let mut editions: Vec<(&str, EditionFiles)> = Vec::new();
    let mut articles = Vec::new();
    for (id, file) in files {
        let path = sources.path(id);
        match file {
            RuleFile::Vocabulary(file) => vocabulary = Some(file),
            RuleFile::Edition(edition) => {
                editions.push((
                    folder(path),
                    EditionFiles { edition, articles: Vec::new(), renumbered: Vec::new() },
                ));
            }
            RuleFile::Article(article) => articles.push((path, id, article)),
        }
    }
    let mut homeless: Vec<&str> = Vec::new();
    for (path, id, article) in articles {
        faults.extend(elsewhere(path, &article));
        if let Some((_, edition)) = editions.iter_mut().find(|(home, _)| *home == folder(path)) {
            edition.articles.push(article);
        } else if !homeless.contains(&folder(path)) {
            homeless.push(folder(path));
            let missing = format!("{}/edition.yaml", folder(path));
            let fault = Diagnostic::at(Code::FileUnreadable, Span::new(id, 0, 0));
            faults.push(fault.with("path", missing));
        }
    }
    // Nor is anything told of the names that a missing file would have declared.
    if !homeless.is_empty() {
        return Err(in_order(faults));
    }
    let Some(vocabulary) = other_vocabulary.or(vocabulary) else {
        if faults.is_empty() {
            faults.push(Diagnostic::anywhere(Code::FileUnreadable).with("path", "vocabulary.yaml"));
        }
        return Err(in_order(faults));
    };
    let editions = editions.into_iter().map(|(_, edition)| edition).collect();
    let faults = match model::check(&vocabulary, editions) {
        Ok(rulebook) if faults.is_empty() => return Ok(rulebook),
        Ok(_) => faults,
        Err(more) => [faults, more].concat(),
    };
    Err(in_order(look_alike::told(sources, faults)))
}

/// Faults by which a whole file is lost.
const UNREADABLE: [Code; 5] =
    [Code::YamlSyntax, Code::YamlTooDeep, Code::DuplicateKey, Code::FileTooLarge, Code::NotUtf8];

/// The fault of an article in the file of another number. A file may also be named by a word.
fn elsewhere(path: &str, article: &ArticleFile) -> Option<Diagnostic> {
    let name = file_name(path).strip_suffix(".yaml")?;
    let number = &article.article;
    let is_number = name.chars().any(|sign| sign.is_ascii_digit());
    (is_number && name != number.value).then(|| {
        let fault = Diagnostic::at(Code::ArticlePlace, number.span);
        fault.with("article", &number.value).with("file", file_name(path))
    })
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The folder of a file.
pub(crate) fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
include!(concat!(env!("OUT_DIR"), "/trees.rs"));

/// The digest of all of them.
pub(crate) const DIGEST: &str = RULES_DIGEST;

/// The files, read from their texts.
pub(crate) fn files() -> (Sources, RuleFiles) {
    let (sources, ids) = sources();
    let files = read(&sources, &ids);
    (sources, files)
}

/// The files that all editions share, and those of the editions wanted, without examples and misconceptions, from their trees. All
/// texts are among the sources: the trees name each by its place.
pub(crate) fn rules(is_wanted: impl Fn(&str) -> bool) -> (Sources, RuleFiles) {
    let (sources, ids) = sources();
    let is_wanted = |id: &SourceId| folder(sources.path(*id)).strip_prefix("rules/").is_none_or(&is_wanted);
    let mut all = RuleFiles::default();
    for (id, bytes) in ids.into_iter().zip(TREES).filter(|(id, _)| is_wanted(id)) {
        // There is no tree of a file that has faults.
        let (file, faults) = postcard::from_bytes(bytes)
            .map_or_else(|_| read_one(&sources, id), |file: RuleFile| (Some(file), Vec::new()));
        all.files.extend(file.map(|file| (id, file.without_examples())));
        all.faults.extend(faults);
    }
    (sources, all)
}

fn sources() -> (Sources, Vec<SourceId>) {
    let mut sources = Sources::default();
    let ids = RULES.iter().map(|(path, text)| sources.add_carried(path, text)).collect();
    (sources, ids)
}

/// These editions and those they amend; none where one of them is not carried.
pub(crate) fn with_amended(editions: &[impl AsRef<str>]) -> Option<BTreeSet<&str>> {
    let mut wanted = BTreeSet::new();
    for edition in editions {
        let mut next = Some(edition.as_ref());
        while let Some(edition) = next {
            let path = format!("rules/{edition}/edition.yaml");
            let (_, text) = RULES.iter().find(|(known, _)| *known == path)?;
            wanted.insert(edition);
            next = text.lines().find_map(|line| line.strip_prefix("amends: "));
        }
    }
    Some(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tree_is_that_of_its_text() {
        let ((sources, read), (_, rules)) = (files(), rules(|_| true));
        let read = read.files.into_iter().map(|(id, file)| (id, file.without_examples()));
        assert!(read.eq(rules.files));
        for (source, bytes) in sources.all().zip(TREES) {
            assert!(postcard::from_bytes::<RuleFile>(bytes).is_ok(), "{}", source.path);
        }
    }
}
