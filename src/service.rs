//! The service used by every front end: a [`Request`] about a case -> [`Ruling`]s, ready to be printed.
//!
//! The command line, the site, the tools for assistants, the editors' server and the WebAssembly module all rule through it,
//! so that the same request gets the same answer everywhere:
//!
//! ```text
//! case ─ Service::editions ─> editions ─ Service::rule ─> Ruling ─┬─ json, write_line   the object of the JSON contract
//!   which edition applies      decide, alternatives, changes      ├─ report, verdict    what people read
//!                                                                 └─ record             a line of the log
//! ```
//! In: a rulebook and the texts of one language ([`Service`]), a case. Out: a decision with everything requested about it, or
//! all faults of the case. Guaranteed: no access to disk, terminal or network; work stops when the [`Cancel`] of the thread
//! is set. Front ends decide only how a request is written and where its answer goes.

use std::borrow::Cow;

use jiff::civil::Date;
use serde_json::Value as Json;

use crate::engine::analysis::{Changes, Reach, Turns, turns, turns_on_all_cores, what_would_change};
use crate::engine::cancel::Cancel;
use crate::engine::decision::{Decision, Score};
use crate::engine::diagnostic::{Code, Diagnostic};
use crate::engine::facts::{edition_for, edition_named};
use crate::engine::library::Library;
use crate::engine::model::{Article, Edition, Vocabulary, day, value_from};
use crate::engine::parameters::Parameters;
use crate::engine::record::Record;
use crate::engine::source::{SourceId, Sources, Span, Src};
use crate::engine::syntax::{self, CaseFile, FactGiven, READING};
use crate::words::formats::{add_considered, decision_json, write_decision};
use crate::words::phrases::{Speaker, Words};
use crate::words::reports::{
    self, Block, Report, Section, add_what_if, case_names, considered, in_brief, ruling_with, what_if,
};

/// A rulebook, and the language to answer in.
#[derive(Clone, Copy)]
pub(crate) struct Service<'a> {
    pub(crate) library: &'a Library,
    pub(crate) words: &'a Words,
}

/// Under which editions a case is ruled on.
#[derive(Clone, Copy)]
pub(crate) enum Under<'r> {
    /// The edition named, or the one in force on a day; where neither is said, the one that the case tells.
    One { edition: Option<&'r str>, on: Option<&'r str> },
    /// These editions, in this order.
    Each(&'r [&'r str]),
}

/// How it is found out which choices and assumptions the ruling turns on.
#[derive(Clone, Copy, Default)]
pub(crate) enum Alternatives {
    /// It is not.
    #[default]
    None,
    /// On the thread that asks: a server has other requests for its other cores.
    Here,
    /// On all cores: nobody else waits.
    OnAllCores,
}

/// What is asked about a case besides the decision.
#[expect(clippy::struct_excessive_bools, reason = "each stands for something that may be asked beside")]
#[derive(Clone, Copy, Default)]
pub(crate) struct Request {
    pub(crate) alternatives: Alternatives,
    /// What both clocks show, and what comes next.
    pub(crate) outlook: bool,
    /// The rules that were considered and do not apply.
    pub(crate) explain: bool,
    /// With them, the names of facts by which a case file corrects what is assumed.
    pub(crate) case_names: bool,
    /// The smallest changes of the facts that give another result.
    pub(crate) what_would_change: bool,
    /// Why the result is not this one, and the changes that would make it so.
    pub(crate) why_not: Option<Score>,
    /// The day the competition began, where the case need not tell it.
    pub(crate) began: Option<Date>,
}

impl<'a> Service<'a> {
    /// The editions under which a case is to be ruled on.
    ///
    /// # Errors
    /// One is not known, or none is said.
    pub(crate) fn editions(
        &self,
        case: &CaseFile,
        under: Under,
    ) -> Result<Vec<&'a Edition>, Vec<Diagnostic>> {
        let rulebook = &self.library.rulebook;
        let found = match under {
            Under::One { edition, on } => {
                edition_for(rulebook, case, edition, on).map(|edition| vec![edition])
            }
            Under::Each(names) => names.iter().map(|name| edition_named(rulebook, name, None)).collect(),
        };
        found.map_err(|fault| vec![fault])
    }

    /// Rules on a case under the edition named or in force on a day; where neither is said, the one that the case tells.
    ///
    /// # Errors
    /// The edition is not known, or everything wrong with the case.
    pub(crate) fn answer(
        &self,
        case: &CaseFile,
        (edition, on): (Option<&str>, Option<&str>),
        request: Request,
    ) -> Result<Ruling<'a>, Vec<Diagnostic>> {
        let began = on.filter(|_| edition.is_none()).and_then(day);
        let edition = edition_for(&self.library.rulebook, case, edition, on).map_err(|fault| vec![fault])?;
        self.rule(edition, case, Request { began, ..request })
    }

    /// Rules on a case under each of these editions.
    ///
    /// # Errors
    /// Everything wrong with the case under the first edition where something is.
    pub(crate) fn rule_under(
        &self,
        editions: &[&'a Edition],
        case: &CaseFile,
        request: Request,
    ) -> Result<Vec<Ruling<'a>>, Vec<Diagnostic>> {
        let among = editions.len();
        editions.iter().map(|edition| self.rule_among(among, edition, case, request)).collect()
    }

    /// Rules on a case under one edition.
    ///
    /// # Errors
    /// Everything wrong with the case.
    pub(crate) fn rule(
        &self,
        edition: &'a Edition,
        case: &CaseFile,
        request: Request,
    ) -> Result<Ruling<'a>, Vec<Diagnostic>> {
        self.rule_among(1, edition, case, request)
    }

    /// The same as one of this many rulings that share the budget of a single ruling.
    fn rule_among(
        &self,
        rulings: usize,
        edition: &'a Edition,
        case: &CaseFile,
        request: Request,
    ) -> Result<Ruling<'a>, Vec<Diagnostic>> {
        let decision = self.library.decide_among(rulings, edition, case)?;
        Ok(self.ruling(edition, case, Cow::Owned(decision), request))
    }

    /// What is asked about a decision that was made already, as an interview and the check of an example do.
    pub(crate) fn ruling(
        &self,
        edition: &'a Edition,
        case: &CaseFile,
        decision: Cow<'a, Decision>,
        request: Request,
    ) -> Ruling<'a> {
        let Self { library, words } = *self;
        let decision = if request.outlook {
            Cow::Owned(library.with_outlook(edition, case, decision.into_owned()))
        } else {
            decision
        };
        // What the result is already, nothing need change.
        let wanted = request.why_not.filter(|wanted| decision.result != Some(*wanted));
        let changes = (request.what_would_change || wanted.is_some()).then(|| {
            let cancel = Cancel::standing();
            let mut changes = what_would_change(library, edition, case, &decision, Reach::USUAL, &cancel);
            changes.found.retain(|score, _| wanted.is_none_or(|wanted| *score == wanted));
            changes
        });
        let turns = match request.alternatives {
            Alternatives::None => Turns::default(),
            Alternatives::Here => turns(library, edition, case, &decision),
            Alternatives::OnAllCores => turns_on_all_cores(library, edition, case, &decision),
        };
        let speaker = Speaker::of(words, library, edition, &decision);
        let speaker = Speaker { began: speaker.began.or(request.began), ..speaker };
        Ruling { library, speaker, decision, request, turns, changes }
    }
}

/// A decision with all that was asked about it.
pub(crate) struct Ruling<'a> {
    pub(crate) library: &'a Library,
    pub(crate) speaker: Speaker<'a>,
    pub(crate) decision: Cow<'a, Decision>,
    request: Request,
    pub(crate) turns: Turns,
    changes: Option<Changes>,
}

impl Ruling<'_> {
    /// The object of the JSON contract.
    pub(crate) fn json(&self) -> Json {
        let mut object = decision_json(&self.speaker, &self.decision, &self.library.digest());
        if self.request.explain {
            add_considered(&mut object, &self.speaker, &self.decision);
        }
        if let Some(changes) = &self.changes {
            add_what_if(&mut object, &self.speaker, changes);
        }
        object
    }

    /// Adds the decision to lines of JSON, with words or with names and values only.
    pub(crate) fn write_line(&self, lines: &mut Vec<u8>, with_words: bool) {
        // Writing to memory does not fail.
        let _ = write_decision(lines, &self.speaker, &self.decision, &self.library.digest(), with_words);
        lines.push(b'\n');
    }

    /// The page for a screen of text: of the normal course only how much there is of it, unless the ruling is explained.
    pub(crate) fn report(&self) -> Report {
        self.told(if self.request.explain { self.page() } else { in_brief(self.page(), &self.speaker) })
    }

    /// The same for a form that can fold what is long.
    pub(crate) fn whole_report(&self) -> Report {
        self.told(self.page())
    }

    /// The ruling alone, without what was asked about it.
    pub(crate) fn page(&self) -> Report {
        ruling_with(&self.speaker, &self.decision, &self.turns, &self.library.digest())
    }

    fn told(&self, mut report: Report) -> Report {
        if self.request.explain {
            let names = self.request.case_names.then(|| case_names(&self.speaker, &self.decision)).flatten();
            report.sections.extend(names);
            report.sections.extend(self.considered());
        }
        let why_not =
            self.request.why_not.map(|wanted| reports::why_not(&self.speaker, &self.decision, wanted));
        report.sections.extend(why_not);
        report.sections.extend(self.what_if());
        report
    }

    /// The rules that were considered and do not apply.
    pub(crate) fn considered(&self) -> Option<Section> {
        considered(&self.speaker, &self.decision)
    }

    /// The changes that would give other results, where they were asked for.
    pub(crate) fn what_if(&self) -> Vec<Section> {
        let told = self.changes.as_ref().map(|changes| what_if(&self.speaker, &self.decision, changes));
        told.unwrap_or_default()
    }

    /// The result in one line.
    pub(crate) fn verdict(&self) -> Option<String> {
        let mut blocks = self.page().sections.into_iter().flat_map(|section| section.blocks);
        blocks.find_map(|block| if let Block::Verdict(text) = block { Some(text) } else { None })
    }

    /// The line of the log for this ruling on a case.
    pub(crate) fn record(&self, case: &CaseFile) -> Record {
        reports::record(&self.speaker, case, &self.decision, &self.library.digest())
    }
}

/// Rulings of several editions on one case, in a table.
pub(crate) fn comparison(rulings: &[Ruling]) -> Report {
    let sides: Vec<_> = rulings.iter().map(|ruling| (ruling.speaker, &*ruling.decision)).collect();
    reports::comparison(&sides)
}

/// A case from the text of a file or a request.
///
/// # Errors
/// Everything that makes it unreadable.
pub(crate) fn case_in(sources: &Sources, id: SourceId) -> Result<CaseFile, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let case = syntax::case(sources, id, &mut faults);
    case.filter(|_| faults.is_empty()).ok_or(faults)
}

/// How contested texts are read, as `ID=CHOICE` says it for every case of a command.
#[derive(Clone, Default)]
pub(crate) struct Readings(Vec<FactGiven>);

impl Readings {
    /// The readings chosen.
    ///
    /// # Errors
    /// A reading there is not, or a choice it does not have.
    pub(crate) fn chosen(vocabulary: &Vocabulary, written: &[String]) -> Result<Self, Diagnostic> {
        let text = |text: String| Src::new(text, Span::default());
        let one = |written: &String| {
            let (id, choice) = written.split_once('=').unwrap_or((written, ""));
            let name = format!("{READING}{}", id.trim());
            let Some(fact) = vocabulary.fact_named(&name) else {
                let known = || vocabulary.facts().filter_map(|(_, fact)| fact.reading());
                let fault = Diagnostic::anywhere(Code::UnknownValue).with("name", id);
                let fault = fault.with("known", known().collect::<Vec<_>>().join(", "));
                return Err(fault.suggesting(id, known()));
            };
            let value = text(choice.trim().to_owned());
            // The command line is no place in a file.
            value_from(vocabulary.fact(fact), &value).map_err(|fault| Diagnostic { span: None, ..fault })?;
            Ok(FactGiven { fact: text(name).of(), value: value.of() })
        };
        written.iter().map(one).collect::<Result<_, _>>().map(Self)
    }

    /// Reads the contested texts so in a case, whatever it says itself.
    pub(crate) fn apply(&self, case: &mut CaseFile) {
        case.facts.retain(|told| !self.0.iter().any(|reading| reading.fact.value == told.fact.value));
        case.facts.extend_from_slice(&self.0);
    }
}

/// The articles that a number, a concept or a rule names in these editions.
///
/// # Errors
/// There are none.
pub(crate) fn articles_named<'e>(
    editions: &[&'e Edition],
    name: &str,
    span: Option<Span>,
) -> Result<Vec<(&'e Edition, &'e Article)>, Diagnostic> {
    let articles =
        editions.iter().flat_map(|edition| edition.articles.iter().map(move |one| (*edition, one)));
    let found: Vec<_> = articles.clone().filter(|(edition, article)| edition.covers(article, name)).collect();
    if found.is_empty() {
        let fault = Diagnostic { span, ..Diagnostic::anywhere(Code::UnknownArticle) };
        let fault = fault.with("name", name).with("known", "");
        return Err(fault.suggesting(name, articles.map(|(_, article)| article.number.as_str())));
    }
    Ok(found)
}

/// The two editions that a request compares, by its parameters `first` and `second`.
///
/// # Errors
/// One is not said or not known.
pub(crate) fn pair<'a>(
    library: &'a Library,
    parameters: &Parameters,
) -> Result<[&'a Edition; 2], Vec<Diagnostic>> {
    let edition = |name| {
        let named = parameters.required(name)?;
        edition_named(&library.rulebook, &named.value, Some(named.span))
    };
    let pair = edition("first").and_then(|first| Ok([first, edition("second")?]));
    pair.map_err(|fault| vec![fault])
}
