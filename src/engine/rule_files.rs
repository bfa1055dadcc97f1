//! Rule files -> their trees, and the rulebook they are together.
//!
//! In: texts, by their paths `vocabulary.yaml`, `<edition>/edition.yaml` and articles beside it. Out: a [`Rulebook`], or
//! every diagnostic.

use std::cmp::Reverse;

use crate::engine::diagnostic::{Code, Diagnostic, in_order};
use crate::engine::look_alike;
use crate::engine::model;
use crate::engine::model::{EditionFiles, Rulebook};
use crate::engine::on_all_cores::on_all_cores;
use crate::engine::source::{SourceId, Sources, Span};
use crate::engine::syntax;
use crate::engine::syntax::{ArticleFile, RuleFile, VocabularyFile};

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
pub(crate) fn read_one(sources: &Sources, id: SourceId) -> (Option<RuleFile>, Vec<Diagnostic>) {
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
