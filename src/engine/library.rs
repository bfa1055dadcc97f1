//! Rule files -> everything needed to decide: the rulebook and one program an edition.
//!
//! In: paths and texts. Out: a [`Library`], or every diagnostic. The embedded files are those of `rules/`.

use std::sync::OnceLock;

use super::cancel::Cancel;
use super::decision::{Decision, Usual, Violation};
use super::diagnostic::{Code, Diagnostic};
use super::digest;
use super::evaluate::{Brief, Prepared};
use super::model::{self, Edition, Rulebook, WordDifference};
use super::procedure::{usual, violations, violations_since, with_outlook};
use super::program::{self, Program};
use super::rule_files::{self, RuleFiles};
use super::solver::Work;
use super::source::Sources;
use super::syntax::{CaseFile, VocabularyFile};

/// A rulebook ready for use.
#[derive(Debug, Clone)]
pub struct Library {
    /// The texts it was read from.
    pub sources: Sources,
    /// The rulebook.
    pub rulebook: Rulebook,
    /// One per edition, compiled on first use: most runs use one edition.
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
    /// The built-in rulebook.
    ///
    /// # Errors
    /// None in a released program: the tests load it.
    pub fn embedded() -> Result<Self, Faulty> {
        Self::of_binary(rule_files::files())
    }

    /// The same without the examples, which no ruling needs.
    ///
    /// # Errors
    /// None in a released program.
    pub fn embedded_rules() -> Result<Self, Faulty> {
        Self::of_binary(rule_files::rules(|_| true))
    }

    /// The same with only the editions of these ids, such as `fide-2014`, and those they amend, which loads faster. All editions if one
    /// of these is not built in.
    ///
    /// # Errors
    /// None in a released program.
    pub fn embedded_rules_of(editions: &[impl AsRef<str>]) -> Result<Self, Faulty> {
        match rule_files::with_amended(editions) {
            Some(wanted) => Self::of_binary(rule_files::rules(|edition| wanted.contains(edition))),
            None => Self::embedded_rules(),
        }
    }

    fn of_binary((sources, files): (Sources, RuleFiles)) -> Result<Self, Faulty> {
        // The digest covers the whole rulebook, examples included.
        Self::assembled(sources, files, None, rule_files::DIGEST.to_owned())
    }

    /// Reads a rulebook from files named as in `rules/`: `vocabulary.yaml`, `<edition>/edition.yaml`, articles beside it.
    ///
    /// # Errors
    /// Everything wrong with the files.
    pub fn from_files(files: impl IntoIterator<Item = (String, String)>) -> Result<Self, Faulty> {
        Self::with_vocabulary(files, None)
    }

    /// The same with another vocabulary instead of the one in the files.
    fn with_vocabulary(
        files: impl IntoIterator<Item = (String, String)>,
        vocabulary: Option<VocabularyFile>,
    ) -> Result<Self, Faulty> {
        let files: Vec<_> = files.into_iter().collect();
        let digest = digest::of_rules(&files);
        let mut sources = Sources::default();
        let ids: Vec<_> = files.into_iter().map(|(path, text)| sources.add(path, text)).collect();
        let files = rule_files::read(&sources, &ids);
        Self::assembled(sources, files, vocabulary, digest)
    }

    fn assembled(
        sources: Sources,
        files: RuleFiles,
        vocabulary: Option<VocabularyFile>,
        digest: String,
    ) -> Result<Self, Faulty> {
        match rule_files::rulebook(&sources, files, vocabulary) {
            Ok(rulebook) => {
                let programs = rulebook.editions.iter().map(|_| OnceLock::new()).collect();
                Ok(Self { sources, rulebook, programs, digest })
            }
            Err(faults) => Err(Faulty { sources, faults }),
        }
    }

    /// The built-in rulebook and this one, both over the same facts, so that one case can be ruled on by both; and how their
    /// vocabularies differ.
    ///
    /// # Errors
    /// A fact with values of different types in the two.
    pub fn beside_embedded(&self) -> Result<(Self, Self, Vec<WordDifference>), Faulty> {
        let texts = |sources: &Sources| -> Vec<(String, String)> {
            sources.all().map(|source| (source.path.clone(), source.text.clone().into_owned())).collect()
        };
        let (embedded, own) = (texts(&Self::embedded()?.sources), texts(&self.sources));
        let faulty = |faults| Faulty { sources: self.sources.clone(), faults };
        let declared = [&embedded, &own].map(|files| rule_files::vocabulary_of(files).unwrap_or_default());
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

    /// Rules on a case under an edition of this rulebook; can be cancelled.
    ///
    /// # Errors
    /// Everything wrong with the case; or [`Code::Cancelled`] alone, if the work was cancelled.
    pub fn decide_while(
        &self,
        edition: &Edition,
        case: &CaseFile,
        cancel: &Cancel,
    ) -> Result<Decision, Vec<Diagnostic>> {
        cancel.during(|| self.decide(edition, case))
    }

    /// Rules on a case under an edition of this rulebook. Within [`Cancel::during`] the work can be cancelled.
    ///
    /// # Errors
    /// Everything wrong with the case.
    pub fn decide(&self, edition: &Edition, case: &CaseFile) -> Result<Decision, Vec<Diagnostic>> {
        self.decide_among(1, edition, case)
    }

    /// [`Library::decide`] as one of this many rulings that share the budget of a single ruling equally.
    ///
    /// # Errors
    /// Everything wrong with the case.
    pub(crate) fn decide_among(
        &self,
        rulings: usize,
        edition: &Edition,
        case: &CaseFile,
    ) -> Result<Decision, Vec<Diagnostic>> {
        let vocabulary = &self.rulebook.vocabulary;
        let Some(program) = self.program(edition) else { return Err(vec![self.unknown(edition)]) };
        Prepared::new(vocabulary, program, case).among(rulings).decide(vocabulary, edition, program)
    }

    /// The same as [`Library::decide`], with `readings` empty: the case is not decided again under each alternative reading of a contested
    /// text. This takes about two thirds of the time.
    ///
    /// # Errors
    /// Everything wrong with the case.
    pub(crate) fn decide_as_read(
        &self,
        edition: &Edition,
        case: &CaseFile,
    ) -> Result<Decision, Vec<Diagnostic>> {
        let vocabulary = &self.rulebook.vocabulary;
        let Some(program) = self.program(edition) else { return Err(vec![self.unknown(edition)]) };
        Prepared::new(vocabulary, program, case).decide_as_read(vocabulary, edition, program)
    }

    /// The same decision with what both clocks show and what comes next. The decisions in it
    /// have no `readings`.
    #[must_use]
    pub fn with_outlook(&self, edition: &Edition, case: &CaseFile, decision: Decision) -> Decision {
        let rule = |case: &CaseFile| self.decide_as_read(edition, case).ok();
        with_outlook((&self.rulebook.vocabulary, edition), case, decision, &rule)
    }

    /// The result in the usual course of a case whose ruling is open.
    pub(crate) fn usual(&self, edition: &Edition, case: &CaseFile, decision: &Decision) -> Option<Usual> {
        let rule = |case: &CaseFile| self.decide_as_read(edition, case).ok();
        usual(&self.rulebook.vocabulary, case, decision, &rule)
    }

    /// The invariants of the procedure violated by the steps and clocks of a ruling. A precondition covered by a declared gap is no
    /// violation.
    pub(crate) fn violations(&self, edition: &Edition, decision: &Decision) -> Vec<Violation> {
        violations(&self.rulebook.vocabulary, edition, decision)
    }

    /// The invariants violated between a ruling and that on a successor; `done`: the successor does the first step.
    pub(crate) fn violations_since(
        &self,
        edition: &Edition,
        decisions: [&Decision; 2],
        done: bool,
    ) -> Vec<Violation> {
        violations_since(&self.rulebook.vocabulary, edition, decisions, done)
    }

    /// Rules on a case without the readings and assumptions the ruling rests on; `None` if the case is faulty.
    pub(crate) fn brief(&self, edition: &Edition, case: &CaseFile) -> Option<Brief> {
        let (vocabulary, program) = (&self.rulebook.vocabulary, self.program(edition)?);
        Prepared::new(vocabulary, program, case).brief(vocabulary, edition, program)
    }

    /// Whether the facts of a case are consistent, which takes less work than a ruling.
    pub(crate) fn fits(&self, edition: &Edition, case: &CaseFile) -> bool {
        let vocabulary = &self.rulebook.vocabulary;
        self.program(edition).is_some_and(|program| {
            Prepared::new(vocabulary, program, case).fits(vocabulary, edition, program)
        })
    }

    /// Rules on the result of a case within the rest of a budget; `None` if the result is open, the case is faulty, or the budget does
    /// not suffice.
    pub(crate) fn settled(&self, edition: &Edition, case: &CaseFile, work: &Work) -> Option<Decision> {
        let (vocabulary, program) = (&self.rulebook.vocabulary, self.program(edition)?);
        Prepared::new(vocabulary, program, case).settled(vocabulary, edition, program, work)
    }

    /// The diagnostic for an edition that is not in this rulebook.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_nobody_waits_for_is_none() {
        let library = Library::embedded_rules().unwrap();
        let edition = library.rulebook.editions.last().unwrap();
        let case = CaseFile::default();
        let (cancel, waiting) = Cancel::while_waiting();
        let awaited = library.decide_while(edition, &case, &cancel);
        assert!(awaited.is_ok(), "{awaited:?}");
        drop(waiting);
        let faults = library.decide_while(edition, &case, &cancel).unwrap_err();
        assert_eq!(faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), [Code::Cancelled]);
        let (brief, fits, settled) = cancel.during(|| {
            (
                library.brief(edition, &case),
                library.fits(edition, &case),
                library.settled(edition, &case, &Work::of_ruling(&Cancel::standing())),
            )
        });
        assert!(brief.is_none() && !fits && settled.is_none());
    }
}
