//! A fact, a moment or an act gets another name: in rules, examples, the vocabulary, every edition, and in its words.
//!
//! In: the files, the name, the new one. Out: the changes of texts, or why not. Guaranteed: with the changes the rulebook
//! loads, and every rule, order and example says what it said; a name that the program itself uses is refused.

use std::ops::Range;

use super::clause::Sort;
use super::edits::{MessageRenamed, Refused, Renaming, refused, with};
use super::fixed_names::{FIXED_ACTS, FIXED_FACTS};
use super::names::{Name, names};
use super::view::View;
use crate::engine::library::Library;
use crate::engine::model::{Edition, Rulebook, Vocabulary};
use crate::words::phrases::id_of;

/// What stands before the point in the name of what each player has, has not, or has by his colour.
const SEATS: [&str; 6] = ["player", "opponent", "sealer", "replier", "white", "black"];

/// The name at a byte that can be changed, and its letters. Under nested keys it is the whole name, with points.
pub(super) fn name_at(view: &View, at: usize) -> Option<(String, Range<usize>)> {
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
pub(super) fn name_renamed(view: &View, at: usize, new: &str) -> Result<Renaming, Refused> {
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
                && (&one.kind, &one.matters, &one.of_each, one.seat)
                    == (&other.kind, &other.matters, &other.of_each, other.seat)
                && (&one.assume, one.discretion, one.computed)
                    == (&other.assume, other.discretion, other.computed)
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
            && conditions(&one.decides) == conditions(&other.decides)
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
