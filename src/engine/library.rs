//! Rule files -> everything needed to decide: the rulebook and one program an edition.
//!
//! In: paths and texts. Out: a [`Library`], or every diagnostic. The embedded files are those of `rules/`.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{iter, thread};

use crate::engine::decision::Decision;
use crate::engine::diagnostic::{Code, Diagnostic, in_order};
use crate::engine::digest;
use crate::engine::evaluate::{Brief, Precedents, Prepared, Ruled};
use crate::engine::look_alike;
use crate::engine::model;
use crate::engine::model::{Edition, EditionFiles, Rulebook, WordDifference};
use crate::engine::program;
use crate::engine::program::Program;
use crate::engine::source::{SourceId, Sources, Span};
use crate::engine::syntax;
use crate::engine::syntax::{ArticleFile, CaseFile, EditionFile, VocabularyFile};

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// A rulebook ready for use.
#[derive(Debug, Clone)]
pub struct Library {
    /// The texts it was read from.
    pub sources: Sources,
    /// The rulebook.
    pub rulebook: Rulebook,
    /// One an edition, compiled when first asked for: most runs rule under one.
    programs: Vec<OnceLock<Program>>,
    digest: String,
}

/// Rule files that cannot be used.
#[derive(Debug, Clone)]
pub struct Faulty {
    /// The texts.
    pub sources: Sources,
    /// What is wrong.
    pub faults: Vec<Diagnostic>,
}

impl Library {
    /// The rulebook the program carries.
    ///
    /// # Errors
    /// None in a released program: the tests load it.
    pub fn embedded() -> Result<Self, Faulty> {
        let files = RULES.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        Self::read_all(files.collect(), None, RULES_DIGEST.to_owned())
    }

    /// The same without the examples, which no ruling needs and which take most of the reading.
    ///
    /// # Errors
    /// None in a released program.
    pub fn embedded_rules() -> Result<Self, Faulty> {
        Self::embedded_where(|_| true)
    }

    /// The same with these editions only, and those they amend. All of them where one of these is not carried.
    ///
    /// # Errors
    /// None in a released program.
    pub(crate) fn embedded_rules_of(editions: &[String]) -> Result<Self, Faulty> {
        let mut wanted = BTreeSet::new();
        for edition in editions {
            let mut next = Some(edition.as_str());
            while let Some(edition) = next {
                let path = format!("rules/{edition}/edition.yaml");
                let Some((_, text)) = RULES.iter().find(|(known, _)| *known == path) else {
                    return Self::embedded_rules();
                };
                wanted.insert(edition);
                next = text.lines().find_map(|line| line.strip_prefix("amends: "));
            }
        }
        Self::embedded_where(|edition| wanted.contains(edition))
    }

    fn embedded_where(is_wanted: impl Fn(&str) -> bool) -> Result<Self, Faulty> {
        let is_wanted = |path: &str| {
            let edition = folder(path).strip_prefix("rules/");
            edition.is_none_or(&is_wanted)
        };
        let files = RULES.iter().filter(|(path, _)| is_wanted(path));
        let rules = files.map(|(path, text)| ((*path).to_owned(), rules_of(text).to_owned()));
        // That of the whole rulebook, examples and all.
        Self::read_all(rules.collect(), None, RULES_DIGEST.to_owned())
    }

    /// Reads a rulebook from files named as in `rules/`: `vocabulary.yaml`, `<edition>/edition.yaml`, articles beside it.
    ///
    /// # Errors
    /// Everything wrong with the files.
    pub fn from_files(files: impl IntoIterator<Item = (String, String)>) -> Result<Self, Faulty> {
        Self::with_vocabulary(files, None)
    }

    /// The same with another vocabulary than that of its files.
    fn with_vocabulary(
        files: impl IntoIterator<Item = (String, String)>,
        vocabulary: Option<VocabularyFile>,
    ) -> Result<Self, Faulty> {
        let files: Vec<_> = files.into_iter().collect();
        let digest = digest::of_rules(&files);
        Self::read_all(files, vocabulary, digest)
    }

    fn read_all(
        files: Vec<(String, String)>,
        vocabulary: Option<VocabularyFile>,
        digest: String,
    ) -> Result<Self, Faulty> {
        let mut sources = Sources::default();
        let mut ids = Vec::new();
        for (path, text) in files {
            ids.push((path.clone(), sources.add(path, text)));
        }
        match read(&sources, &ids, vocabulary) {
            Ok(rulebook) => {
                let programs = rulebook.editions.iter().map(|_| OnceLock::new()).collect();
                Ok(Self { sources, rulebook, programs, digest })
            }
            Err(faults) => Err(Faulty { sources, faults }),
        }
    }

    /// The rulebook the program carries and this one, both knowing the same facts, so that one case can be asked of both;
    /// and how their words differ.
    ///
    /// # Errors
    /// A fact that holds values of different kinds in the two.
    pub fn beside_embedded(&self) -> Result<(Self, Self, Vec<WordDifference>), Faulty> {
        let texts = |sources: &Sources| -> Vec<(String, String)> {
            sources.all().map(|source| (source.path.clone(), source.text.clone())).collect()
        };
        let (embedded, own) = (texts(&Self::embedded()?.sources), texts(&self.sources));
        let faulty = |faults| Faulty { sources: self.sources.clone(), faults };
        let declared = [&embedded, &own].map(|files| vocabulary_of(files).unwrap_or_default());
        let [first, second] = &declared;
        let ([first, second], mut differences) = model::alike(first, second).map_err(faulty)?;
        let embedded = Self::with_vocabulary(embedded, Some(first))?;
        let own = Self::with_vocabulary(own, Some(second))?;
        let vocabularies = [&embedded, &own].map(|library| &library.rulebook.vocabulary);
        differences.extend(model::assumed_otherwise(vocabularies[0], vocabularies[1]));
        Ok((embedded, own, differences))
    }

    /// The program of an edition of this rulebook.
    #[must_use]
    pub fn program(&self, edition: &Edition) -> Option<&Program> {
        let place = self.rulebook.editions.iter().position(|known| known.id == edition.id)?;
        let edition = self.rulebook.editions.get(place)?;
        let compile = || program::compile(&self.rulebook.vocabulary, edition);
        Some(self.programs.get(place)?.get_or_init(compile))
    }

    /// Rules on a case under an edition of this rulebook.
    ///
    /// # Errors
    /// Everything wrong with the case.
    pub fn decide(&self, edition: &Edition, case: &CaseFile) -> Result<Decision, Vec<Diagnostic>> {
        let vocabulary = &self.rulebook.vocabulary;
        let Some(program) = self.program(edition) else { return Err(vec![self.unknown(edition)]) };
        Prepared::new(vocabulary, program, case).decide(vocabulary, edition, program)
    }

    /// Rules on a case as the text is read, without what the ruling rests on; none where something is wrong with the case.
    pub(crate) fn brief(&self, edition: &Edition, case: &CaseFile) -> Option<Brief> {
        let (vocabulary, program) = (&self.rulebook.vocabulary, self.program(edition)?);
        Prepared::new(vocabulary, program, case).brief(vocabulary, edition, program)
    }

    /// Whether the facts of a case can be true together: whether it can be ruled on, which takes less than the ruling.
    pub(crate) fn fits(&self, edition: &Edition, case: &CaseFile) -> bool {
        let vocabulary = &self.rulebook.vocabulary;
        self.program(edition).is_some_and(|program| {
            Prepared::new(vocabulary, program, case).fits(vocabulary, edition, program)
        })
    }

    /// Rules on the result of a case, where that is not open; none where it is, or where something is wrong with the case.
    pub(crate) fn settled(&self, edition: &Edition, case: &CaseFile) -> Option<Decision> {
        let (vocabulary, program) = (&self.rulebook.vocabulary, self.program(edition)?);
        Prepared::new(vocabulary, program, case).settled(vocabulary, edition, program)
    }

    /// Rules on one of many cases: a ruling on a case alike in everything a rule can ask is found again.
    ///
    /// # Errors
    /// Everything wrong with the case.
    pub(crate) fn decide_among(
        &self,
        precedents: &mut Precedents,
        edition: &Edition,
        case: &CaseFile,
    ) -> Result<Ruled, Vec<Diagnostic>> {
        let Some(program) = self.program(edition) else { return Err(vec![self.unknown(edition)]) };
        precedents.decide(&self.rulebook.vocabulary, edition, program, case)
    }

    /// Rules on cases one after another as `plica batch` does. For the fuzzer, which holds it against [`Library::decide`].
    #[doc(hidden)]
    #[must_use]
    pub fn decide_many(
        &self,
        edition: &Edition,
        cases: &[CaseFile],
    ) -> Vec<Result<Decision, Vec<Diagnostic>>> {
        let mut precedents = Precedents::default();
        let mut decided = |case| {
            let ruled = self.decide_among(&mut precedents, edition, case)?;
            Ok(Decision::clone(&ruled.decision))
        };
        cases.iter().map(&mut decided).collect()
    }

    /// The fault of an edition that is not of this rulebook.
    fn unknown(&self, edition: &Edition) -> Diagnostic {
        let known: Vec<_> = self.rulebook.editions.iter().map(|known| known.id.as_str()).collect();
        Diagnostic::anywhere(Code::UnknownEdition).with("name", &edition.id).with("known", known.join(", "))
    }

    /// The SHA-256 digest of all rule files, the vocabulary among them: 64 hexadecimal digits.
    #[must_use]
    pub fn digest(&self) -> String {
        self.digest.clone()
    }
}

/// A file as parsed.
enum Parsed {
    Vocabulary(VocabularyFile),
    Edition(EditionFile),
    Article(ArticleFile),
}

/// The vocabulary among these files, with places as in [`Library::from_files`].
fn vocabulary_of(files: &[(String, String)]) -> Option<VocabularyFile> {
    let mut sources = Sources::default();
    let mut found = None;
    for (path, text) in files {
        let id = sources.add(path, text);
        found = (file_name(path) == "vocabulary.yaml").then_some(id).or(found);
    }
    syntax::vocabulary(&sources, found?, &mut Vec::new())
}

fn read(
    sources: &Sources,
    ids: &[(String, SourceId)],
    other_vocabulary: Option<VocabularyFile>,
) -> Result<Rulebook, Vec<Diagnostic>> {
    let (parsed, mut faults) = parse(sources, ids);
    // What cannot be read at all is told alone: everything that only follows from it would hide it.
    if faults.iter().any(|fault| UNREADABLE.contains(&fault.code)) {
        faults.retain(|fault| UNREADABLE.contains(&fault.code));
        return Err(in_order(faults));
    }
    let mut vocabulary = None;
    let mut editions: Vec<(&str, EditionFiles)> = Vec::new();
    let mut articles = Vec::new();
    for (path, id, file) in parsed {
        match file {
            Parsed::Vocabulary(file) => vocabulary = Some(file),
            Parsed::Edition(edition) => {
                editions.push((
                    folder(path),
                    EditionFiles { edition, articles: Vec::new(), renumbered: Vec::new() },
                ));
            }
            Parsed::Article(article) => articles.push((path, id, article)),
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

type Files<'a> = Vec<(&'a str, SourceId, Parsed)>;

/// So much text, in bytes, is worth a thread of its own.
const SHARE: usize = 16 * 1024;

/// Parses the files on all cores, the longest first: reading YAML is most of what loading costs.
fn parse<'a>(sources: &Sources, ids: &'a [(String, SourceId)]) -> (Files<'a>, Vec<Diagnostic>) {
    let mut waiting: Vec<_> = ids.iter().enumerate().collect();
    waiting.sort_by_key(|(_, (_, id))| Reverse(sources.text(*id).len()));
    let next = AtomicUsize::new(0);
    let work = || {
        let files = iter::from_fn(|| waiting.get(next.fetch_add(1, Ordering::Relaxed)));
        files
            .map(|(place, (path, id))| (*place, path, *id, parse_one(sources, path, *id)))
            .collect::<Vec<_>>()
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let helpers = ids.iter().map(|(_, id)| sources.text(*id).len()).sum::<usize>() / SHARE;
    let mut parsed = thread::scope(|scope| {
        let helpers: Vec<_> = (1..cores).take(helpers).map(|_| scope.spawn(work)).collect();
        let mut parsed = work();
        for helper in helpers {
            // A helper that panicked is our own bug and must not pass for one that found nothing to do.
            parsed.extend(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        parsed
    });
    parsed.sort_by_key(|(place, ..)| *place);
    let mut all = (Vec::new(), Vec::new());
    for (_, path, id, (file, faults)) in parsed {
        all.0.extend(file.map(|file| (path.as_str(), id, file)));
        all.1.extend(faults);
    }
    all
}

fn parse_one(sources: &Sources, path: &str, id: SourceId) -> (Option<Parsed>, Vec<Diagnostic>) {
    let mut faults = Vec::new();
    let parsed = match file_name(path) {
        "vocabulary.yaml" => syntax::vocabulary(sources, id, &mut faults).map(Parsed::Vocabulary),
        "edition.yaml" => syntax::edition(sources, id, &mut faults).map(Parsed::Edition),
        _ => syntax::article(sources, id, &mut faults).map(Parsed::Article),
    };
    (parsed, faults)
}

/// An article as far as its examples, which stand last in the layout of `plica fmt`.
fn rules_of(text: &str) -> &str {
    text.find("\nexamples:").and_then(|end| text.get(..=end)).unwrap_or(text)
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}
