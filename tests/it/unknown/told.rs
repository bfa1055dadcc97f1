//! A case as one would write it, changed fact by fact, and what it is ruled.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::rc::Rc;

use plica::engine::decision::{Decision, Score, Status};
use plica::engine::model::{Edition, Matter};
use plica::engine::source::{Span, Src};
use plica::engine::syntax::FactGiven;
use plica::{CaseFile, Diagnostic, Library};

use crate::examples::library;

/// A case as one would write it: facts by their names, and what the ruling shall be about.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Told {
    pub(crate) facts: Vec<(String, String)>,
    pub(crate) about: Vec<String>,
}

impl Told {
    /// The facts of a case file.
    pub(crate) fn of(case: &CaseFile) -> Self {
        let facts =
            case.facts.iter().map(|given| (given.fact.value.to_string(), given.value.value.to_string()));
        Self { facts: facts.collect(), about: case.about.iter().map(|about| about.value.clone()).collect() }
    }

    /// The value told of a fact.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.facts.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The same with another value of a fact.
    pub(crate) fn with(&self, name: &str, value: &str) -> Self {
        let mut told = self.clone();
        match told.facts.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => value.clone_into(known),
            None => told.facts.push((name.to_owned(), value.to_owned())),
        }
        told
    }

    /// The same with several facts told otherwise.
    pub(crate) fn with_all(&self, facts: &[(String, String)]) -> Self {
        facts.iter().fold(self.clone(), |told, (name, value)| told.with(name, value))
    }

    /// The same without what stands at a place.
    pub(crate) fn without(&self, place: usize) -> Self {
        let mut told = self.clone();
        told.facts.remove(place);
        told
    }

    /// The case file.
    pub(crate) fn case(&self) -> CaseFile {
        let text = |text: &str| Src::new(text.to_owned(), Span::default());
        let given =
            |(fact, value): &(String, String)| FactGiven { fact: text(fact).of(), value: text(value).of() };
        CaseFile {
            facts: self.facts.iter().map(given).collect(),
            about: self.about.iter().map(|about| text(about)).collect(),
        }
    }

    /// The ruling.
    pub(crate) fn decide(&self, library: &Library, edition: &Edition) -> Result<Decision, Vec<Diagnostic>> {
        library.decide(edition, &self.case())
    }

    /// The text of a case file that `plica decide` reads.
    pub(crate) fn yaml(&self, edition: &Edition) -> String {
        let mut page = format!("edition: {}\n", edition.id);
        if !self.about.is_empty() {
            let _ = writeln!(page, "about: [{}]", self.about.join(", "));
        }
        for (fact, value) in self.facts.iter().filter(|(fact, _)| fact != "edition") {
            let value = match (fact.as_str(), value.as_str()) {
                ("order", "unknown" | "unknowable") => value.clone(),
                ("order", _) => {
                    let lines: Vec<_> = value.split(';').map(|line| format!("[{}]", line.trim())).collect();
                    if let [line] = &lines[..] { line.clone() } else { format!("[{}]", lines.join(", ")) }
                }
                (_, value)
                    if value.contains([':', '#', '"', '\'', '+', '?', '!', '=']) || value.is_empty() =>
                {
                    format!("{value:?}")
                }
                (_, value) => value.to_owned(),
            };
            let _ = writeln!(page, "{fact}: {value}");
        }
        page
    }
}

/// What a case was ruled: the decision, or what is wrong with the case.
pub(crate) type Ruling = Rc<Result<Decision, Vec<Diagnostic>>>;

/// The rulings under one edition on one case and what is told otherwise of it, each made once.
pub(crate) struct Rulings {
    edition: &'static Edition,
    made: RefCell<HashMap<Told, Ruling>>,
}

impl Rulings {
    pub(crate) fn under(edition: &'static Edition) -> Self {
        Self { edition, made: RefCell::default() }
    }

    /// The ruling on a case.
    pub(crate) fn on(&self, told: &Told) -> Ruling {
        if let Some(known) = self.made.borrow().get(told) {
            return Rc::clone(known);
        }
        let ruling = Rc::new(told.decide(library(), self.edition));
        self.made.borrow_mut().insert(told.clone(), Rc::clone(&ruling));
        ruling
    }
}

/// Results as one set.
pub(crate) type Results = BTreeSet<Score>;

/// The results a ruling leaves: one where it is decided or silent. None where it is not about the result.
pub(crate) fn results(decision: &Decision) -> Option<Results> {
    if !decision.matters.contains(&Matter::RESULT) {
        return None;
    }
    Some(match decision.status {
        Status::Open => decision.possible.iter().copied().collect(),
        Status::Silent => [Score::Silent].into(),
        Status::Decided => decision.result.into_iter().collect(),
    })
}

/// Results as they are printed.
pub(crate) fn shown(results: &Results) -> String {
    let shown: Vec<_> = results.iter().map(|score| score.as_str()).collect();
    format!("{{{}}}", shown.join(" "))
}

/// What is wrong with a case, in short.
pub(crate) fn refused(faults: &[Diagnostic]) -> String {
    let codes: Vec<_> = faults.iter().map(|fault| format!("{:?} {:?}", fault.code, fault.args)).collect();
    format!("refused: {}", codes.join("; "))
}
