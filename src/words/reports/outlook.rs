//! The procedure in words: what to check, what the players may do, what both clocks show, what follows from what the envelope holds,
//! and what comes later.

use super::decided::Page;
use super::report::{Block, Item, Mark, Section};
use crate::engine::decision::{
    Base, Clock, Decision, Discretion, Finding, Interval, Later, Reason, Runs, Score, Stage, Step, Term,
};
use crate::engine::model::{
    Conclusion, Duty, FactId, FluentId, Role, RuleIndex, Seat, Value, duration_written,
};
use crate::engine::syntax::Modality;
use crate::words::phrases::speaker::{Speaker, capital, sentence};
use crate::words::phrases::words::id_of;

/// What a clock shows and does, in words.
pub(crate) struct ClockWords {
    /// What it shows: a time, or a sum in words.
    pub(crate) shows: String,
    /// The same without the terms of a sum whose value is known.
    pub(crate) reads: String,
    /// When it is started next.
    pub(crate) next: Option<String>,
    /// All of it in one line.
    pub(crate) line: String,
}

/// A moment of the course in words: without an attribute its name, with one `since`, `until`, `at`, `when` it.
pub(crate) fn moment(speaker: &Speaker, fluent: FluentId, attribute: Option<&str>, time: &str) -> String {
    if let Some(form) = attribute {
        return moment_told(speaker, fluent, form, &[("time", time)]).unwrap_or_default();
    }
    let (party, id) = moment_words(speaker, fluent);
    speaker.about(party, &[("time", time)], |args| speaker.words.say(&id, args))
}

/// A form of the name of a moment, if there are words for it.
fn moment_told(speaker: &Speaker, fluent: FluentId, form: &str, args: &[(&str, &str)]) -> Option<String> {
    let (party, id) = moment_words(speaker, fluent);
    let said =
        speaker.about(party, args, |args| speaker.words.attribute(&id, form, args).unwrap_or_default());
    Some(said).filter(|said| !said.is_empty())
}

/// Whose moment it is, and the message that names it.
fn moment_words<'a>(speaker: &Speaker<'a>, fluent: FluentId) -> (&'a str, String) {
    let name = speaker.vocabulary.procedure().name(fluent);
    let seat = name.split_once('.').filter(|(seat, _)| Role::from_word(seat).is_some());
    match seat {
        Some((seat, rest)) => (seat, format!("hall-player-{}", id_of(rest))),
        None => ("arbiter", format!("hall-{}", id_of(name))),
    }
}

/// The sentence of a step: what the arbiter has to do is said as an instruction, what others have to do as their duty.
pub(crate) fn step_text(speaker: &Speaker, decision: &Decision, step: &Step) -> Option<String> {
    let finding = decision.findings.get(step.finding)?;
    let conclusion = speaker.edition.conclusion(finding.rule, finding.conclusion)?;
    let duty = conclusion.duty()?;
    let act = &speaker.vocabulary.act(duty.act)?.name;
    if step.again
        && let Some(again) = speaker.act_again(act, duty.object.as_deref())
    {
        return Some(again);
    }
    if let Some(figures) = times_noted(speaker, decision, duty) {
        return Some(sentence(&figures));
    }
    let is_instruction = duty.modality == Modality::Must && duty.party.as_str() == "arbiter";
    Some(if is_instruction {
        speaker.act("", act, duty.object.as_deref())
    } else {
        speaker.conclusion(conclusion, finding.value)
    })
}

/// A duty whose object is the times of both clocks (it has words for figures), with the times that are known: what a rule sets, otherwise
/// what a stopped clock shows.
fn times_noted(speaker: &Speaker, decision: &Decision, duty: &Duty) -> Option<String> {
    let object = duty.object.as_deref()?;
    let clocks = &decision.outlook.as_ref()?.clocks;
    let figure = |player: Role| {
        let used = speaker.vocabulary.by_name().sealer_time_used?;
        let used = speaker.vocabulary.of_seat(used, Seat::Role(player))?;
        let sets = |finding: &&Finding| {
            let conclusion = speaker.edition.conclusion(finding.rule, finding.conclusion);
            matches!(conclusion, Some(Conclusion::Set(fact, _)) if *fact == used)
        };
        let set = decision.findings.iter().find(sets);
        let stands = || clocks.iter().find(|clock| clock.player == player && clock.runs == Runs::No);
        let seconds = match set {
            Some(finding) => finding.value,
            None => stands().and_then(|clock| clock.seconds),
        }?;
        let cited = set.map(|finding| speaker.short_citation(finding.rule));
        let cited = cited.map(|cited| format!(" [{cited}]")).unwrap_or_default();
        let time = format!("{}{cited}", duration_written(seconds));
        let args = [("time", time.as_str())];
        let id = format!("object-{}", id_of(object));
        let said = speaker.about(player.as_str(), &args, |args| {
            speaker.words.attribute(&id, "figure", args).unwrap_or_default()
        });
        Some(said).filter(|said| !said.is_empty())
    };
    let figures: Vec<_> = Role::BOTH.into_iter().filter_map(figure).collect();
    let duty = speaker.duty(duty);
    (!figures.is_empty()).then(|| format!("{duty}: {}", figures.join("; ")))
}

/// What a clock showed at the adjournment.
fn base_words(speaker: &Speaker, clock: &Clock) -> String {
    match clock.base {
        Base::Told(seconds) => duration_written(seconds),
        Base::Noted => speaker.words.say("clock-noted", &[]),
        Base::Shown => speaker.words.say("clock-as-shown", &[]),
        Base::Established => speaker.words.say("clock-established", &[]),
    }
}

/// What a clock shows and does.
#[expect(clippy::too_many_lines, reason = "one line, part by part")]
pub(crate) fn clock_words(speaker: &Speaker, decision: &Decision, clock: &Clock) -> ClockWords {
    let say = |id: &str, args: &[(&str, &str)]| speaker.words.say(id, args);
    let cited = |findings: &[usize]| speaker.short_citations(&rules(decision, findings));
    // Without a rule nothing is cited.
    let in_brackets = |findings: &[usize]| match cited(findings) {
        none if none.is_empty() => none,
        cited => format!(" [{cited}]"),
    };
    let interval = |interval: &Interval, attribute: &str| {
        let (at, second) = if attribute == "since" {
            (interval.since, interval.since_second)
        } else {
            (interval.until.or(interval.perhaps_until), interval.until_second)
        };
        let by_time = || second.map(|second| say("clock-since-time", &[("time", &duration_written(second))]));
        at.map(|at| moment(speaker, at, Some(attribute), "")).or_else(by_time).unwrap_or_default()
    };
    let mut terms = vec![base_words(speaker, clock)];
    let mut apart = Vec::new();
    for term in &clock.terms {
        match term {
            Term::Set(seconds, _) => terms = vec![duration_written(*seconds)],
            Term::Ran(0, _) => {}
            Term::Ran(seconds, ran) => terms.push(say(
                "clock-ran",
                &[
                    ("time", &duration_written(*seconds)),
                    ("since", &interval(ran, "since")),
                    ("cited", &in_brackets(&ran.findings)),
                ],
            )),
            Term::Unknown(ran) => {
                let until = if ran.open && ran.perhaps_until.is_none() {
                    String::new()
                } else {
                    interval(ran, "until")
                };
                let since = [interval(ran, "since"), until].join(" ");
                terms.push(say(
                    "clock-ran-unknown",
                    &[("since", since.trim()), ("cited", &in_brackets(&ran.findings))],
                ));
            }
            Term::PerhapsMore(time, upon) => {
                let at = moment(speaker, *upon, Some("at"), "");
                apart.push(match time {
                    Some(time) => say("clock-perhaps", &[("time", &duration_written(*time)), ("at", &at)]),
                    None => say("clock-perhaps-unknown", &[("at", &at)]),
                });
            }
            Term::Less(seconds, findings) => apart.push(say(
                "clock-less",
                &[("time", &duration_written(*seconds)), ("cited", &cited(findings))],
            )),
            Term::Decided(findings) => terms.push(say("clock-decided", &[("cited", &in_brackets(findings))])),
            Term::Shared(findings) => apart.push(say("clock-shared", &[("cited", &cited(findings))])),
        }
    }
    if let (Some(more), Runs::Unless(upon)) = (clock.perhaps_more, clock.runs) {
        let at = moment(speaker, upon, Some("at"), "");
        apart.push(say("clock-perhaps", &[("time", &duration_written(more)), ("at", &at)]));
    }
    let sum = terms.join(" + ");
    let mut shows = match clock.seconds {
        _ if clock.runs == Runs::InPlay => say("clock-as-shown", &[]),
        Some(seconds) if terms.len() > 1 => format!("{} ({sum})", duration_written(seconds)),
        Some(seconds) => duration_written(seconds),
        None => sum,
    };
    let mut reads = clock.seconds.map_or_else(|| shows.clone(), duration_written);
    for more in apart {
        shows = format!("{shows}; {more}");
        reads = format!("{reads}; {more}");
    }
    let state = match clock.runs {
        Runs::InPlay => say("clock-in-play", &[]),
        _ if clock.ended => say("clock-ended", &[]),
        Runs::Yes => say("clock-runs", &[]),
        Runs::No => say("clock-stands", &[]),
        Runs::Decided => say("clock-as-decided", &[]),
        Runs::Unless(upon) => say("clock-runs-unless", &[("at", &moment(speaker, upon, Some("at"), ""))]),
    };
    let next = clock.next.as_ref().map(|(upon, rules)| {
        let at = upon.map(|upon| moment(speaker, upon, Some("at"), "")).unwrap_or_default();
        let id = match (clock.runs, at.is_empty(), clock.intervals.is_empty()) {
            (Runs::No, false, false) => "clock-next-again",
            (Runs::No, true, false) => "clock-next-now-again",
            (Runs::No | Runs::Decided, false, _) => "clock-next",
            (Runs::No | Runs::Decided, true, _) => "clock-next-now",
            (Runs::Yes | Runs::Unless(_) | Runs::InPlay, false, _) => "clock-goes-on",
            (Runs::Yes | Runs::Unless(_) | Runs::InPlay, true, _) => "clock-goes-on-now",
        };
        say(id, &[("at", &at), ("cited", &speaker.short_citations(rules))])
    });
    let next = next.or_else(|| clock.gives_way.then(|| say("clock-gives-way", &[])));
    let state_and_next = [Some(state), next.clone()].into_iter().flatten().collect::<Vec<_>>().join("; ");
    let line =
        speaker.about(clock.player.as_str(), &[("shows", &shows), ("state", &state_and_next)], |args| {
            speaker.words.say("clock-line", args)
        });
    ClockWords { shows, reads, next, line: capital(&line) }
}

/// A start of a clock that is to be checked: since when it should run, and what it should show.
pub(crate) fn check_text(speaker: &Speaker, decision: &Decision, step: &Step) -> Option<String> {
    let outlook = decision.outlook.as_ref()?;
    let player = step.starts?;
    let clock = outlook.clocks.iter().find(|clock| clock.player == player)?;
    if matches!(clock.runs, Runs::InPlay | Runs::No | Runs::Decided) {
        return None;
    }
    let shows = clock_words(speaker, outlook.of_clocks(decision), clock).reads;
    let since = step.upon.map(|upon| moment(speaker, upon, Some("since"), "")).unwrap_or_default();
    // The right to stop a clock is mentioned only from the moment at which it exists.
    let right = if matches!(clock.runs, Runs::Unless(_)) { "yes" } else { "no" };
    let args = [("since", since.as_str()), ("shows", &shows), ("right", right)];
    let said = speaker.about(player.as_str(), &args, |args| speaker.words.say("check-clock", args));
    let acts = step.presumes.iter().filter_map(|step| {
        let decision = outlook.of_clocks(decision);
        let act = step_text(speaker, decision, step)?;
        let cited = speaker.short_citations(&rules(decision, &step.findings));
        Some(format!("{} [{cited}]", small(act.trim_end_matches('.'))))
    });
    let acts: Vec<_> = acts.collect();
    if acts.is_empty() {
        return Some(sentence(&said));
    }
    // The acts may still be to be done; if nobody tells when they were, the clock is then started only now.
    let (base, acts) = (base_words(speaker, clock), acts.join("; "));
    let id = if step.undated { "check-undone" } else { "check-ready" };
    let undone = speaker.words.say(id, &[("acts", &acts), ("shows", &base)]);
    Some(format!("{} {}", sentence(&said), sentence(&undone)))
}

/// A sentence as a part of another: its first letter small.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The rules of findings, in their order.
pub(super) fn rules(decision: &Decision, findings: &[usize]) -> Vec<RuleIndex> {
    findings
        .iter()
        .filter_map(|place| decision.findings.get(*place))
        .map(|finding: &Finding| finding.rule)
        .collect()
}

impl Page<'_> {
    /// Steps as items, numbered from one.
    pub(super) fn numbered(&self, decision: &Decision, steps: &[Step]) -> Vec<Item> {
        let items = steps.iter().filter_map(|step| self.step_item(decision, step));
        let items = items.zip(1..).map(|(item, number)| Item { mark: Mark::Step(number), ..item });
        items.collect()
    }

    pub(super) fn step_item(&self, decision: &Decision, step: &Step) -> Option<Item> {
        let cited = rules(decision, &step.findings);
        Some(Item {
            text: step_text(self.speaker, decision, step)?,
            citation: self.speaker.short_citations(&cited),
            cited: self.speaker.cited(cited),
            ..Item::default()
        })
    }

    /// Clocks that should be running already.
    pub(super) fn checks(&self) -> Option<Section> {
        let mut items: Vec<Item> = Vec::new();
        let outlook = self.decision.outlook.as_ref()?;
        // In a finished game no clock is to be started.
        if self.decision.is_over_anyhow() {
            return None;
        }
        for step in &outlook.checks {
            let Some(text) = check_text(self.speaker, self.decision, step) else { continue };
            let cited = rules(outlook.of_clocks(self.decision), &step.findings);
            let item = Item {
                text,
                citation: self.speaker.short_citations(&cited),
                cited: self.speaker.cited(cited),
                mark: Mark::Duty,
                ..Item::default()
            };
            // Of several starts of one clock the last is checked.
            items.retain(|known| known.text != item.text);
            items.push(item);
        }
        self.section("heading-check", items)
    }

    /// What the players may do now, and what once a step has been done.
    pub(super) fn rights(&self) -> Option<Section> {
        let items = self.decision.rights.iter().filter_map(|step| {
            let item = self.step_item(self.decision, step)?;
            let notes = step.awaits.map(|upon| capital(&moment(self.speaker, upon, Some("at"), "")));
            Some(Item { mark: Mark::Right, notes: notes.into_iter().collect(), ..item })
        });
        self.section("heading-rights", items.collect())
    }

    /// What both clocks show.
    pub(super) fn clocks(&self) -> Option<Section> {
        let outlook = self.decision.outlook.as_ref()?;
        let decision = outlook.of_clocks(self.decision);
        let lines = outlook.clocks.iter().map(|clock| clock_words(self.speaker, decision, clock).line);
        self.section("heading-clocks", lines.map(Item::plain).collect())
    }

    /// What comes later, by an event that nobody here brings about.
    pub(super) fn later(&self) -> Option<Section> {
        let outlook = self.decision.outlook.as_ref()?;
        let items = outlook.later.iter().filter_map(|later| self.later_item(later));
        self.section("heading-later", items.collect())
    }

    fn steps_said(&self, decision: &Decision, steps: &[Step]) -> Vec<String> {
        let said = steps.iter().filter_map(|step| {
            let text = step_text(self.speaker, decision, step)?;
            let cited = self.speaker.short_citations(&rules(decision, &step.findings));
            Some(self.say("later-step", &[("step", text.as_str()), ("citation", cited.as_str())]))
        });
        said.collect()
    }

    /// A section that holds only if the event has adopted a part of the edition, which is not known: with that condition before it.
    pub(super) fn where_adopted(&self, section: Option<Section>) -> Option<Section> {
        let section = section?;
        let mut missing = self.decision.missing.iter().map(|missing| missing.fact);
        let Some(proviso) = missing.find(|fact| self.is_proviso(Reason::Fact(*fact))) else {
            return Some(section);
        };
        let condition = Block::Paragraph(format!("{}:", self.if_adopted(proviso)));
        Some(Section { blocks: std::iter::once(condition).chain(section.blocks).collect(), ..section })
    }

    fn if_adopted(&self, proviso: FactId) -> String {
        let statement = self.speaker.statement(proviso, &Value::Truth(true));
        self.say("if-adopted", &[("statement", &statement)])
    }

    pub(super) fn stage_heading(&self, stage: &Stage) -> String {
        if self.is_proviso(Reason::Fact(stage.fact)) {
            return self.if_adopted(stage.fact);
        }
        self.say(if stage.is_learnt { "later-in-order" } else { "later-goes-on" }, &[])
    }

    pub(super) fn stage_said(&self, stage: &Stage) -> Vec<String> {
        // A right that awaits a step comes after the steps.
        let (after, before): (Vec<_>, Vec<_>) =
            stage.rights.iter().cloned().partition(|right| right.awaits.is_some());
        let said = |steps: &[Step]| self.steps_said(&stage.decision, steps);
        let awaiting = after.iter().flat_map(|right| {
            let when =
                right.awaits.map(|upon| moment(self.speaker, upon, Some("at"), "")).unwrap_or_default();
            said(std::slice::from_ref(right)).into_iter().map(move |right| format!("{right} ({when})"))
        });
        [said(&before), said(&stage.now), awaiting.collect()].concat()
    }

    pub(super) fn later_item(&self, later: &Later) -> Option<Item> {
        let time = later.second.map(duration_written).unwrap_or_default();
        let when = moment(self.speaker, later.event, Some("when"), &time);
        let then = Page { speaker: self.speaker, decision: &later.decision };
        let mut said: Vec<String> = Vec::new();
        let ends = later.result.is_some_and(|result| result != Score::GoesOn);
        let may_end =
            later.second.is_some() && later.decision.result.is_none() && !later.decision.possible.is_empty();
        said.extend((ends || may_end).then(|| then.verdict()));
        said.extend(self.steps_said(&later.decision, &later.rights));
        said.extend(self.steps_said(&later.decision, &later.now));
        for stage in &later.behind {
            said.push(format!("{}:", self.stage_heading(stage)));
            said.extend(self.stage_said(stage));
        }
        // What the arbiter may decide only then.
        let is_new = |entry: &&Discretion| self.decision.discretion.iter().all(|now| now.fact != entry.fact);
        for entry in later.decision.discretion.iter().filter(is_new) {
            let cited = self.speaker.short_citation(entry.rule);
            let text = self.speaker.discretion(*entry);
            let text = self.say("later-step", &[("step", text.as_str()), ("citation", cited.as_str())]);
            // It may be said of one player and of both.
            if !said.contains(&text) {
                said.push(text);
            }
        }
        // What may be the result is said where nothing else is.
        let is_news = later.decision.result.is_none() && later.decision.possible != self.decision.possible;
        if said.is_empty() && is_news && !later.decision.possible.is_empty() {
            said.push(then.verdict());
        }
        let hour = later.second.and_then(|second| self.decision.hour_after(self.speaker.vocabulary, second));
        let when = match hour {
            Some(hour) => {
                let by = moment_told(self.speaker, later.event, "by", &[("time", &time), ("hour", &hour)]);
                by.unwrap_or_else(|| format!("{when} ({hour})"))
            }
            None => when,
        };
        (!said.is_empty()).then(|| Item { notes: said, ..Item::plain(capital(&when)) })
    }
}
