//! A rule gets another id: everywhere it is named, in every edition that takes it over, and in its words.
//!
//! In: the files, the rule, the new id. Out: the changes of texts, or why not. What stands under a number moves with
//! it, as it does where an edition renumbers. Guaranteed: with the changes the rulebook loads and every rule has the
//! condition, the conclusions and the exceptions it had; a new id that would change the law is refused.

use std::ops::Range;

use super::edits::{MessageRenamed, Refused, Renaming, refused, with};
use super::mentions::{Mention, Role, mentions};
use super::view::{View, edition_of, rule};
use crate::engine::library::Library;
use crate::engine::model::{Edition, Rulebook, rest_under};
use crate::engine::source::Sources;
use crate::words::phrases::id_of;

/// The rule named at a byte, and the letters of its id.
///
/// # Errors
/// No rule is named there.
pub(super) fn rule_at(view: &View, at: usize) -> Result<(String, Range<usize>), Refused> {
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
pub(super) fn rule_renamed(view: &View, at: usize, new: &str) -> Result<Renaming, Refused> {
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
    /// The new form of a name, if it changes. Under its own old number a rule goes alone.
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
