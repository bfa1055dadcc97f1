//! Parsed files -> the rulebook, with every diagnostic collected.

use super::amend;
use super::clauses::Resolver;
use super::conclusion::Conclusion;
use super::declare;
use super::edition_files::EditionFiles;
use super::exam_asked;
use super::expected::example;
use super::fact::{Assumption, Role};
use super::fact_id::FactId;
use super::formula::{Formula, RuleIndex};
use super::misconceptions;
use super::moment::{Effect, Instant, NOW};
use super::numbers::natural;
use super::places;
use super::references::{self, Heading, Headings};
use super::rulebook::{Article, Edition, Rule, Rulebook, Unless};
use super::values::{day, value_from};
use super::vocabulary::Vocabulary;
use crate::engine::diagnostic::{Code, Diagnostic, in_order};
use crate::engine::source::Src;
use crate::engine::syntax::{Name, ReferenceKind, RuleEntry, VocabularyFile, When};

/// Checks all files together.
///
/// # Errors
/// Everything wrong with them, in the order of the places.
pub(crate) fn check(
    vocabulary: &VocabularyFile,
    editions: Vec<EditionFiles>,
) -> Result<Rulebook, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let vocabulary = declare::vocabulary(vocabulary, &mut faults);
    places::check(&editions, &mut faults);
    let mut editions = amend::written_out(editions, &mut faults);
    for edition in &mut editions {
        edition.articles.sort_by_key(|article| natural(&article.article.value));
    }
    let mut checked: Vec<_> = editions.iter().map(|files| edition(&vocabulary, files, &mut faults)).collect();
    checked.sort_by_key(|edition| edition.from);
    if faults.is_empty() { Ok(Rulebook { vocabulary, editions: checked }) } else { Err(in_order(faults)) }
}

fn edition(vocabulary: &Vocabulary, files: &EditionFiles, faults: &mut Vec<Diagnostic>) -> Edition {
    let from = files.edition.from.as_ref().and_then(|from| day(&from.value));
    let to = files.edition.to.as_ref().and_then(|to| day(&to.value));
    let entries: Vec<(&RuleEntry, Option<Role>)> =
        files.articles.iter().flat_map(|article| &article.rules).flat_map(instances).collect();
    places::report_duplicates(files, faults);
    let headings =
        entries.iter().map(|(entry, player)| Heading { id: entry.rule.value.clone(), player: *player });
    let headings = Headings::new(headings.collect());
    let instants = instants(vocabulary, files, faults);
    let ending = ending(&entries);
    let mut rules = Vec::with_capacity(entries.len());
    for (entry, player) in entries {
        rules.extend(rule(vocabulary, files, (&headings, &instants, &ending), entry, player, faults));
    }
    if rules.len() == headings.count()
        && let Err(fault) = references::order(&rules)
    {
        faults.push(fault);
    }
    let mut articles = articles(vocabulary, files, faults);
    misconceptions::add(vocabulary, files, (&headings, &instants, &ending), &mut articles, faults);
    let exam = exam_asked::exam(files, &headings, faults);
    Edition {
        id: files.edition.edition.value.clone(),
        authority: files.edition.authority.value.clone(),
        language: files.edition.language.value.clone(),
        languages: files.edition.languages.clone(),
        from,
        to,
        partial: files.edition.partial,
        renumbered: files.renumbered.clone(),
        not_held: situations(vocabulary, &files.edition.not_held, faults),
        decides: situations(vocabulary, &files.edition.decides, faults),
        provided: provided(vocabulary, files),
        assumptions: assumptions(vocabulary, files, faults),
        amends: files.edition.amends.as_ref().map(|base| base.value.clone()),
        instants,
        articles,
        rules,
        exam,
    }
}

/// The rules that end the game, by their numbers.
fn ending(entries: &[(&RuleEntry, Option<Role>)]) -> Vec<RuleIndex> {
    let ends = |entry: &RuleEntry| entry.then.iter().any(|conclusion| conclusion.value.ends_game());
    let numbered = entries.iter().enumerate().filter(|(_, (entry, _))| ends(entry));
    numbered.map(|(index, _)| RuleIndex::new(index)).collect()
}

/// Situations an edition names.
fn situations(
    vocabulary: &Vocabulary,
    named: &[Src<When>],
    faults: &mut Vec<Diagnostic>,
) -> Vec<Src<Formula>> {
    let resolver =
        Resolver { vocabulary, player: None, instants: &[], ending: &[], rules: declare::NO_RULES };
    let mut found = Vec::new();
    for when in named {
        match resolver.condition(&when.value.condition) {
            Ok(formula) => found.push(Src::new(formula, when.span)),
            Err(fault) => faults.push(fault),
        }
    }
    found
}

/// The provisos of an edition; a name that is no fact is reported at the rules it stands before.
fn provided(vocabulary: &Vocabulary, files: &EditionFiles) -> Vec<(String, Option<FactId>)> {
    let provisos = files.edition.provided.iter();
    provisos.map(|(number, fact)| (number.value.clone(), vocabulary.fact_named(&fact.value))).collect()
}

/// What an edition takes for granted besides what every edition does.
fn assumptions(
    vocabulary: &Vocabulary,
    files: &EditionFiles,
    faults: &mut Vec<Diagnostic>,
) -> Vec<(FactId, Assumption)> {
    let resolver =
        Resolver { vocabulary, player: None, instants: &[], ending: &[], rules: declare::NO_RULES };
    let resolved = files.edition.assumed.iter().map(|entry| {
        let fact = resolver.fact(&entry.fact)?;
        let value = value_from(vocabulary.fact(fact), &entry.value)?;
        let when = entry.when.as_ref().map(|when| resolver.condition(&when.condition)).transpose()?;
        Ok((fact, Assumption { value, when }))
    });
    resolved
        .filter_map(|found: Result<_, Diagnostic>| found.map_err(|fault| faults.push(fault)).ok())
        .collect()
}

/// Where moments stand: as the edition says, else as the vocabulary does, else anywhere.
fn instants(vocabulary: &Vocabulary, files: &EditionFiles, faults: &mut Vec<Diagnostic>) -> Vec<Instant> {
    let mut instants: Vec<_> = vocabulary.moments().map(|(_, moment)| moment.place()).collect();
    for (name, at) in &files.edition.instants {
        for player in declare::players(&name.value) {
            let resolver =
                Resolver { vocabulary, player, instants: &[], ending: &[], rules: declare::NO_RULES };
            match resolver.moment(name).and_then(|moment| Ok((moment, resolver.instant(at)?))) {
                Ok((moment, at)) => {
                    if let Some(slot) = instants.get_mut(moment.index()) {
                        *slot = at;
                    }
                }
                Err(fault) => faults.push(fault),
            }
        }
    }
    instants
}

/// When a rule takes effect.
fn effect(resolver: &Resolver, at: Option<&Name>) -> Result<Effect, Diagnostic> {
    match at {
        None => Ok(Effect::Always),
        Some(name) if name.value == NOW => Ok(Effect::Now),
        Some(name) => resolver.moment(name).map(Effect::At),
    }
}

/// A rule `for each player` once for each, every other once.
fn instances(entry: &RuleEntry) -> Vec<(&RuleEntry, Option<Role>)> {
    match &entry.when {
        Some(when) if when.each_player.is_some() => Role::BOTH.map(|role| (entry, Some(role))).to_vec(),
        Some(_) | None => vec![(entry, None)],
    }
}

fn articles(vocabulary: &Vocabulary, files: &EditionFiles, faults: &mut Vec<Diagnostic>) -> Vec<Article> {
    let mut first = 0;
    let mut articles = Vec::new();
    for file in &files.articles {
        let count = file.rules.iter().map(|entry| instances(entry).len()).sum::<usize>();
        articles.push(Article {
            number: file.article.value.clone(),
            title: file.title.as_ref().map_or_else(
                || {
                    faults.push(Diagnostic::at(Code::MissingKey, file.article.span).with("key", "title"));
                    String::new()
                },
                |title| title.value.clone(),
            ),
            words: files.words(file.origin.as_ref(), &file.article.value),
            rules: first..first + count,
            examples: file.examples.iter().map(|entry| example(vocabulary, entry, faults)).collect(),
            misconceptions: Vec::new(),
            span: file.article.span,
        });
        first += count;
    }
    articles
}

fn rule(
    vocabulary: &Vocabulary,
    files: &EditionFiles,
    (headings, instants, ending): (&Headings, &[Instant], &[RuleIndex]),
    entry: &RuleEntry,
    player: Option<Role>,
    faults: &mut Vec<Diagnostic>,
) -> Option<Rule> {
    let find = |name: &Name, kind: Option<ReferenceKind>| references::found(headings, name, kind, player);
    let resolver = Resolver { vocabulary, player, instants, ending, rules: &find };
    let mut condition = |when: Option<&When>| {
        let meant = when.map_or(Ok(Formula::ALWAYS), |when| resolver.condition(&when.condition));
        meant.map_err(|fault| faults.push(fault)).ok()
    };
    let when = condition(entry.when.as_ref());
    let presupposed = entry.presupposed.as_ref().map(|when| condition(Some(when)));
    let when = match presupposed {
        Some(presupposed) => Some(Formula::And(vec![presupposed?, when?])),
        None => when,
    };
    let at = effect(&resolver, entry.at.as_ref()).map_err(|fault| faults.push(fault)).ok();
    let mut unless_written = Vec::new();
    for name in &entry.unless {
        match find(name, None) {
            Ok(rules) => unless_written.push(Unless { name: name.clone(), rules }),
            Err(fault) => faults.push(fault),
        }
    }
    let unless = unless_written.iter().flat_map(|unless| unless.rules.iter().copied()).collect();
    let then = conclusions(&resolver, entry, faults);
    Some(Rule {
        id: entry.rule.value.clone(),
        cite: entry.cite.as_ref().map_or_else(|| printed(&entry.rule.value), |cite| cite.value.clone()),
        letter: entry.letter,
        interpretation: entry.interpretation.as_ref().map(|label| label.value.clone()),
        player,
        at: at?,
        when: when?,
        presupposes: entry.presupposed.is_some(),
        unless,
        unless_written,
        then,
        note: entry.note.is_some(),
        words: files.words(entry.origin.as_ref(), &entry.rule.value),
        span: entry.rule.span,
    })
}

fn conclusions(resolver: &Resolver, entry: &RuleEntry, faults: &mut Vec<Diagnostic>) -> Vec<Src<Conclusion>> {
    let mut resolved = Vec::with_capacity(entry.then.len());
    for conclusion in &entry.then {
        match resolver.conclusion(&conclusion.value) {
            Ok(meant) => resolved.push(Src::new(meant, conclusion.span)),
            Err(fault) => faults.push(fault),
        }
    }
    resolved
}

/// The id without the words that only split it finer than the printed text: `E.1.a.board` is printed `E.1.a`.
fn printed(id: &str) -> String {
    let provision = id.split('/').next().unwrap_or(id);
    let mut parts: Vec<&str> = provision.split('.').collect();
    while parts.len() > 1
        && parts.last().is_some_and(|part| {
            part.len() > 1 && part.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
        })
    {
        parts.pop();
    }
    parts.join(".")
}
