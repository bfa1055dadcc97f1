//! Renaming what is named at the cursor: a rule, or else a fact, a moment or an act, everywhere it is named, in every edition
//! that takes it over, and in its words.
//!
//! In: the files, a position, the new name. Out: the text changes ([`Renaming`]) or the reason for a refusal ([`Refused`]). A
//! rule is renamed with the rules numbered below it, as when an edition renumbers it. Guaranteed: the changed rulebook loads,
//! and every rule, order and example has the same meaning. A rename that would change the law, or a name that the program
//! itself uses, is refused.

use std::collections::BTreeMap;
use std::ops::Range;

use super::clause::Sort;
use super::fixed_names::{FIXED_ACTS, FIXED_FACTS};
use super::mentions::{Mention, Role, mentions};
use super::names::{Name, names};
use super::view::{View, edition_of, rule};
use crate::engine::library::Library;
use crate::engine::model::{Edition, Rulebook, Vocabulary, rest_under};
use crate::engine::source::Sources;
use crate::words::phrases::id_of;

/// The letters that change in a file: where, and what comes in their place.
pub(crate) type Edits = BTreeMap<String, Vec<(Range<usize>, String)>>;

/// The id of a message that changes, in the words of one edition or in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MessageRenamed {
    /// The edition; none where the words belong to no edition.
    pub(crate) edition: Option<String>,
    /// The old id.
    pub(crate) old: String,
    /// The new id.
    pub(crate) new: String,
}

/// What a rename changes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Renaming {
    /// The changes, by path.
    pub(crate) edits: Edits,
    /// The messages whose ids change.
    pub(crate) messages: Vec<MessageRenamed>,
}

/// Why nothing is renamed: a message with its variables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused {
    /// The message.
    pub(crate) id: &'static str,
    /// Its variables.
    pub(crate) args: Vec<(&'static str, String)>,
}

fn refused(id: &'static str, args: &[(&'static str, &str)]) -> Refused {
    Refused { id, args: args.iter().map(|(name, value)| (*name, (*value).to_owned())).collect() }
}

/// The files with the changes.
fn with(files: &[(String, String)], edits: &Edits) -> Vec<(String, String)> {
    let changed = files.iter().map(|(path, text)| {
        let changes = edits.get(path).map_or(&[][..], Vec::as_slice);
        (path.clone(), edited(text, changes))
    });
    changed.collect()
}

/// A text with changes that do not overlap.
fn edited(text: &str, changes: &[(Range<usize>, String)]) -> String {
    let mut changes: Vec<_> = changes.iter().collect();
    changes.sort_by_key(|(range, _)| range.start);
    let mut written = String::new();
    let mut at = 0;
    for (range, new) in changes {
        written.push_str(text.get(at..range.start).unwrap_or(""));
        written.push_str(new);
        at = range.end;
    }
    written.push_str(text.get(at..).unwrap_or(""));
    written
}

/// What can be renamed at a byte, and its letters.
///
/// # Errors
/// Nothing there has a name of its own.
pub(crate) fn renamable(view: &View, at: usize) -> Result<(String, Range<usize>), Refused> {
    rule_at(view, at).or_else(|refused| name_at(view, at).ok_or(refused))
}

/// The changes that give what is named at a byte a new name, checked.
///
/// # Errors
/// There is nothing, the name will not do, or the law would change.
pub(crate) fn rename(view: &View, at: usize, new: &str) -> Result<Renaming, Refused> {
    match (rule_at(view, at), name_at(view, at)) {
        (Err(_), Some(_)) => name_renamed(view, at, new),
        (Ok(_), _) | (Err(_), None) => rule_renamed(view, at, new),
    }
}

/// The rule named at a byte, and the letters of its id.
///
/// # Errors
/// No rule is named there.
fn rule_at(view: &View, at: usize) -> Result<(String, Range<usize>), Refused> {
    let word = view.text.get(view.word(at)).filter(|word| !word.is_empty()).unwrap_or("none");
    let no_rule = || refused("rename-no-rule", &[("name", word)]);
    let all = mentions(view.files);
    let here = |one: &&Mention| one.path == view.path && one.range.start <= at && at <= one.range.end;
    let mention = all.iter().find(here).ok_or_else(no_rule)?;
    let stands =
        |one: &Mention| one.role == Role::Rule && one.edition == mention.edition && one.name == mention.name;
    let known = view.library.rulebook.edition(&mention.edition);
    let is_rule =
        all.iter().any(stands) || known.is_some_and(|edition| rule(edition, &mention.name).is_some());
    if is_rule { Ok((mention.name.clone(), mention.range.clone())) } else { Err(no_rule()) }
}

/// The changes that give the rule at a byte a new id.
///
/// # Errors
/// There is no rule, the id is malformed or taken, or the law would change.
fn rule_renamed(view: &View, at: usize, new: &str) -> Result<Renaming, Refused> {
    let (old, range) = rule_at(view, at)?;
    let all = mentions(view.files);
    let here = all.iter().find(|one| one.path == view.path && one.range == range);
    let edition = here.map(|one| one.edition.clone()).unwrap_or_default();
    if !is_id(new) {
        return Err(refused("rename-malformed", &[("name", new)]));
    }
    let Ok(before) = Library::from_files(view.files.to_vec()) else {
        return Err(refused("rename-faulty", &[]));
    };
    let known = before.rulebook.edition(&edition).ok_or_else(|| refused("rename-faulty", &[]))?;
    if old != new && taken(known, &old, new) {
        return Err(refused("rename-taken", &[("name", new), ("edition", &edition)]));
    }
    let first = Number { edition: edition.clone(), old: old.clone(), new: new.to_owned() };
    let numbers = spread(&before.rulebook, view.files, first);
    let renaming = changes(&all, &numbers);
    match Library::from_files(with(view.files, &renaming.edits)) {
        Ok(after) if same_law(&before.rulebook, &after.rulebook) => Ok(renaming),
        Ok(_) | Err(_) => Err(why_not(known, &old, new)),
    }
}

/// Letters, figures, points, hyphens and strokes, as an id may be written in a clause.
fn is_id(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphanumeric())
        && text.split(['.', '/']).all(|part| {
            !part.is_empty() && part.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
        })
}

/// Whether an id, or the name of its words, belongs to another rule.
fn taken(edition: &Edition, old: &str, new: &str) -> bool {
    edition.rules.iter().any(|rule| rule.id != old && id_of(&rule.id) == id_of(new))
}

/// A number that changes in an edition.
struct Number {
    edition: String,
    old: String,
    new: String,
}

impl Number {
    /// The new form of a name, or `None` if it stays. If the new number lies below the old one (`E.8` -> `E.8.a`), only the
    /// rule itself is renamed, not those below it.
    fn renamed(&self, name: &str, role: Role) -> Option<String> {
        let alone = rest_under(&self.new, &self.old).is_some();
        let only_itself = matches!(role, Role::Rule | Role::Exact);
        let rest = rest_under(name, &self.old)?;
        let moves = if alone { only_itself && rest.is_empty() } else { role != Role::Article };
        moves.then(|| format!("{}{rest}", self.new))
    }
}

/// The number in its edition and, where it differs there, in each that takes the rule over.
fn spread(rulebook: &Rulebook, files: &[(String, String)], first: Number) -> Vec<Number> {
    let mut numbers = vec![first];
    let mut done = 0;
    while let Some(number) = numbers.get(done) {
        let mut more = Vec::new();
        for edition in rulebook.editions.iter().filter(|one| one.amends.as_ref() == Some(&number.edition)) {
            // The keys are numbers of the amended edition, the values those of this one.
            let pairs = renumber(files, &edition.id);
            let keys: Vec<_> = pairs.iter().map(|(old, new)| (old.as_str(), new.as_str())).collect();
            let before = renumbered(&keys, &number.old);
            let moved: Vec<_> = keys
                .iter()
                .map(|(key, value)| {
                    (number.renamed(key, Role::Covering).unwrap_or_else(|| (*key).to_owned()), *value)
                })
                .collect();
            let moved: Vec<_> = moved.iter().map(|(key, value)| (key.as_str(), *value)).collect();
            let after = renumbered(&moved, &number.new);
            if before != after {
                more.push(Number { edition: edition.id.clone(), old: before, new: after });
            }
        }
        numbers.extend(more);
        done += 1;
    }
    numbers
}

/// What an edition says under `renumber`: old, new.
fn renumber(files: &[(String, String)], id: &str) -> Vec<(String, String)> {
    let home = files.iter().find(|(path, _)| {
        path.ends_with("/edition.yaml") && edition_of(files, path).is_some_and(|found| found == id)
    });
    let Some((path, text)) = home else { return Vec::new() };
    let mut sources = Sources::default();
    let source = sources.add(path.as_str(), text.as_str());
    let read = crate::engine::syntax::edition(&sources, source, &mut Vec::new());
    let pairs = read.map(|edition| edition.renumbered).unwrap_or_default();
    pairs.into_iter().map(|(old, new)| (old.value, new.value)).collect()
}

/// A number under `renumber`: the longest part that fits is replaced.
fn renumbered(keys: &[(&str, &str)], id: &str) -> String {
    let fitting = keys.iter().filter_map(|(old, new)| Some((old, new, rest_under(id, old)?)));
    let longest = fitting.max_by_key(|(old, ..)| old.len());
    longest.map_or_else(|| id.to_owned(), |(_, new, rest)| format!("{new}{rest}"))
}

fn changes(all: &[Mention], numbers: &[Number]) -> Renaming {
    let mut renaming = Renaming::default();
    for number in numbers {
        for mention in all.iter().filter(|one| one.edition == number.edition) {
            let Some(new) = number.renamed(&mention.name, mention.role) else { continue };
            if mention.role == Role::Rule {
                let (old, new) = (id_of(&mention.name), id_of(&new));
                let message = |id: &str| format!("rule-{id}");
                let edition = Some(mention.edition.clone());
                renaming.messages.push(MessageRenamed { edition, old: message(&old), new: message(&new) });
            }
            renaming.edits.entry(mention.path.clone()).or_default().push((mention.range.clone(), new));
        }
    }
    renaming
}

/// Whether two rulebooks say the same but for the ids of rules.
fn same_law(before: &Rulebook, after: &Rulebook) -> bool {
    let same_rules = |one: &Edition, other: &Edition| {
        one.rules.len() == other.rules.len()
            && one.rules.iter().zip(&other.rules).all(|(one, other)| {
                let then = |rule: &crate::engine::model::Rule| {
                    rule.then.iter().map(|conclusion| conclusion.value.clone()).collect::<Vec<_>>()
                };
                one.when == other.when && one.unless == other.unless && then(one) == then(other)
            })
    };
    before.editions.len() == after.editions.len()
        && before.editions.iter().zip(&after.editions).all(|(one, other)| same_rules(one, other))
}

/// Why a new id that is well written and free will not do.
fn why_not(edition: &Edition, old: &str, new: &str) -> Refused {
    let words = rule(edition, old).map(|rule| &rule.words);
    match words.filter(|words| words.edition != edition.id) {
        Some(words) => {
            let args = [("name", old), ("edition", words.edition.as_str()), ("original", &words.id)];
            refused("rename-taken-over", &args)
        }
        None => refused("rename-changes-law", &[("name", new)]),
    }
}

/// The first parts of the names of facts that are declared per player: for each player, or by role or colour.
const SEATS: [&str; 6] = ["player", "opponent", "sealer", "replier", "white", "black"];

/// The name at a byte that can be changed, and its letters. Under nested keys it is the whole name, with points.
fn name_at(view: &View, at: usize) -> Option<(String, Range<usize>)> {
    let found = names(view.files).into_iter().find(|one| is_here(view, at, one))?;
    is_known(view.vocabulary(), &found).then_some((found.name, found.range))
}

fn is_here(view: &View, at: usize, name: &Name) -> bool {
    name.path == view.path && name.range.start <= at && at <= name.range.end
}

/// The name as the vocabulary declares it, if it does.
fn declared(vocabulary: &Vocabulary, sort: Sort, name: &str) -> Option<String> {
    let as_player = || {
        let (seat, rest) = name.split_once('.')?;
        SEATS.contains(&seat).then(|| format!("player.{rest}"))
    };
    let is_moment = |name: &str| vocabulary.moments().any(|(_, moment)| moment.name == name);
    let is_fact = |name: &str| vocabulary.facts().any(|(_, fact)| fact.declared == name);
    match sort {
        Sort::Act => vocabulary.acts().any(|act| act.name == name).then(|| name.to_owned()),
        Sort::Fact if is_fact(name) => Some(name.to_owned()),
        Sort::Fact => as_player().filter(|name| is_fact(name)),
        Sort::Moment if is_moment(name) => {
            // Moments are known by each player's name; declared they are by `player`.
            let seated =
                as_player().filter(|_| ["sealer.", "replier."].iter().any(|seat| name.starts_with(seat)));
            Some(seated.unwrap_or_else(|| name.to_owned()))
        }
        Sort::Moment => as_player().filter(|_| {
            let rest = name.split_once('.').map_or("", |(_, rest)| rest);
            is_moment(&format!("sealer.{rest}"))
        }),
    }
}

fn is_known(vocabulary: &Vocabulary, name: &Name) -> bool {
    declared(vocabulary, name.sort, &name.name).is_some()
}

/// The changes that give what is named at a byte a new name.
///
/// # Errors
/// Nothing is named there, the new name is malformed, taken or not of the same kind, the program uses the old one itself,
/// or the rules would no longer say the same.
fn name_renamed(view: &View, at: usize, new: &str) -> Result<Renaming, Refused> {
    let nothing = || refused("rename-no-rule", &[("name", "none")]);
    let all = names(view.files);
    let here = all.iter().find(|one| is_here(view, at, one)).ok_or_else(nothing)?;
    let Ok(before) = Library::from_files(view.files.to_vec()) else {
        return Err(refused("rename-faulty", &[]));
    };
    let vocabulary = &before.rulebook.vocabulary;
    let old = declared(vocabulary, here.sort, &here.name).ok_or_else(nothing)?;
    let change = Change::of(here, old, new)?;
    if change.is_fixed() {
        return Err(refused("rename-fixed", &[("name", &change.old)]));
    }
    if declared(vocabulary, change.sort, &change.new).is_some() {
        return Err(refused("rename-name-taken", &[("name", &change.new)]));
    }
    let mut renaming = Renaming::default();
    for name in &all {
        let Some(changed) = change.renamed(name.sort, &name.name) else { continue };
        let inside = changed.strip_prefix(&name.above);
        let new = inside.ok_or_else(|| refused("rename-nested", &[("name", &name.name)]))?;
        renaming.edits.entry(name.path.clone()).or_default().push((name.range.clone(), new.to_owned()));
    }
    renaming.messages = change.messages();
    match Library::from_files(with(view.files, &renaming.edits)) {
        Ok(after) if change.leaves_the_law(&before.rulebook, &after.rulebook) => Ok(renaming),
        Ok(_) | Err(_) => Err(refused("rename-changes-law", &[("name", new)])),
    }
}

/// A name as declared, and the one it gets.
struct Change {
    sort: Sort,
    old: String,
    new: String,
}

impl Change {
    /// A player's fact stays one: what is written for one player is meant for both.
    fn of(here: &Name, old: String, new: &str) -> Result<Self, Refused> {
        let malformed = || refused("rename-name-malformed", &[("name", new), ("old", &here.name)]);
        let seat = here.name.split_once('.').map(|(seat, _)| seat).filter(|_| old.starts_with("player."));
        let declared = match (seat, new.split_once('.')) {
            (Some(seat), Some((same, rest))) if same == seat => format!("player.{rest}"),
            (None, Some((first, _))) if SEATS.contains(&first) && here.sort != Sort::Act => {
                return Err(malformed());
            }
            (None, _) => new.to_owned(),
            (Some(_), _) => return Err(malformed()),
        };
        let part = |part: &str, signs: &str| {
            part.starts_with(|first: char| first.is_ascii_lowercase())
                && part.chars().all(|letter| {
                    letter.is_ascii_lowercase() || letter.is_ascii_digit() || signs.contains(letter)
                })
        };
        let well_formed = match here.sort {
            Sort::Act => part(&declared, "-"),
            Sort::Fact | Sort::Moment => declared.split('.').all(|one| part(one, "_")),
        };
        if well_formed { Ok(Self { sort: here.sort, old, new: declared }) } else { Err(malformed()) }
    }

    fn is_fixed(&self) -> bool {
        match self.sort {
            Sort::Act => FIXED_ACTS.contains(&self.old.as_str()),
            Sort::Fact => FIXED_FACTS.contains(&self.old.as_str()),
            Sort::Moment => false,
        }
    }

    /// The new form of a name, if it changes. With a moment changes the fact that holds its time.
    fn renamed(&self, sort: Sort, name: &str) -> Option<String> {
        let same = |old: &str, new: &str| {
            if name == old {
                return Some(new.to_owned());
            }
            let (seat, rest) = name.split_once('.').filter(|(seat, _)| SEATS.contains(seat))?;
            let (old, new) = (old.strip_prefix("player.")?, new.strip_prefix("player.")?);
            (rest == old).then(|| format!("{seat}.{new}"))
        };
        match (self.sort, sort) {
            (Sort::Moment, Sort::Fact) => same(&format!("{}_at", self.old), &format!("{}_at", self.new)),
            (own, other) if own == other => same(&self.old, &self.new),
            _ => None,
        }
    }

    fn messages(&self) -> Vec<MessageRenamed> {
        let id = |name: &str| match self.sort {
            Sort::Act => format!("act-{}", id_of(name)),
            Sort::Fact => format!("fact-{}", id_of(name)),
            Sort::Moment => format!("fact-{}-at", id_of(name)),
        };
        vec![MessageRenamed { edition: None, old: id(&self.old), new: id(&self.new) }]
    }

    fn leaves_the_law(&self, before: &Rulebook, after: &Rulebook) -> bool {
        let editions = before.editions.iter().zip(&after.editions);
        self.leaves_the_vocabulary(&before.vocabulary, &after.vocabulary)
            && before.editions.len() == after.editions.len()
            && editions.into_iter().all(|(one, other)| self.leaves_the_edition(one, other))
    }

    fn leaves_the_vocabulary(&self, before: &Vocabulary, after: &Vocabulary) -> bool {
        let name = |sort, name: &str| self.renamed(sort, name).unwrap_or_else(|| name.to_owned());
        let facts = before.facts().zip(after.facts()).all(|((_, one), (_, other))| {
            let shown_by = one.shown_by.iter().map(|fact| name(Sort::Fact, fact));
            name(Sort::Fact, &one.name) == other.name
                && (&one.kind, &one.matters, &one.of_each, &one.of_whom, one.seat)
                    == (&other.kind, &other.matters, &other.of_each, &other.of_whom, other.seat)
                && (&one.assume, one.discretion, one.computed, &one.unknowable)
                    == (&other.assume, other.discretion, other.computed, &other.unknowable)
                && shown_by.eq(other.shown_by.iter().cloned())
        });
        let acts = before.acts().zip(after.acts()).all(|(one, other)| {
            name(Sort::Act, &one.name) == other.name
                && (one.matter, &one.objects) == (other.matter, &other.objects)
        });
        let moments = before.moments().zip(after.moments()).all(|((_, one), (_, other))| {
            name(Sort::Moment, &one.name) == other.name
                && (one.time, &one.happened, &one.at) == (other.time, &other.happened, &other.at)
        });
        facts
            && acts
            && moments
            && before.fact_count() == after.fact_count()
            && before.necessarily() == after.necessarily()
            && before.usually() == after.usually()
            && before.impossible() == after.impossible()
            && before.strange() == after.strange()
    }

    fn leaves_the_edition(&self, one: &Edition, other: &Edition) -> bool {
        let rules = one.rules.iter().zip(&other.rules).all(|(one, other)| {
            let then = |rule: &crate::engine::model::Rule| {
                rule.then.iter().map(|conclusion| conclusion.value.clone()).collect::<Vec<_>>()
            };
            (&one.id, &one.at, &one.when, &one.unless) == (&other.id, &other.at, &other.when, &other.unless)
                && then(one) == then(other)
        });
        let conditions = |all: &[crate::engine::source::Src<crate::engine::model::Formula>]| {
            all.iter().map(|one| one.value.clone()).collect::<Vec<_>>()
        };
        let gaps = |edition: &'_ Edition| -> Vec<_> {
            edition.gaps.iter().map(|gap| (gap.id.clone(), gap.lacks, gap.when.clone())).collect()
        };
        let examples = |edition: &'_ Edition| -> Vec<(String, Vec<(String, String)>)> {
            let all = edition.articles.iter().flat_map(|article| &article.examples);
            let told = all.map(|example| {
                let facts = example.given.facts.iter();
                let facts = facts.map(|given| (given.fact.value.to_string(), given.value.value.to_string()));
                (example.case.clone(), facts.collect())
            });
            told.collect()
        };
        let told = |(case, facts): (String, Vec<(String, String)>)| {
            let facts = facts.into_iter().map(|(fact, value)| {
                let value = if fact == "order" { self.order(&value) } else { value };
                (self.renamed(Sort::Fact, &fact).unwrap_or(fact), value)
            });
            (case, facts.collect::<Vec<_>>())
        };
        rules
            && one.rules.len() == other.rules.len()
            && conditions(&one.not_held) == conditions(&other.not_held)
            && conditions(&one.unsettled) == conditions(&other.unsettled)
            && conditions(&one.decides) == conditions(&other.decides)
            && gaps(one) == gaps(other)
            && one.procedure.is_some() == other.procedure.is_some()
            && (&one.assumptions, &one.instants, &one.provided)
                == (&other.assumptions, &other.instants, &other.provided)
            && examples(one).into_iter().map(told).eq(examples(other))
    }

    /// An order as a case has it in one line: `a, b; c, d`.
    fn order(&self, written: &str) -> String {
        let name = |name: &str| self.renamed(Sort::Moment, name).unwrap_or_else(|| name.to_owned());
        let line = |line: &str| line.split(", ").map(name).collect::<Vec<_>>().join(", ");
        written.split("; ").map(line).collect::<Vec<_>>().join("; ")
    }
}
