//! Parsed files -> the rulebook, with all diagnostics collected. Checks that every item is in the right file, writes amended
//! editions out in full, resolves clauses, and types the examples with the conclusions that each expects or excludes.

use std::collections::hash_map::Entry;

use jiff::civil::Date;
use rustc_hash::FxHashMap;

use super::amend::{self, EditionFiles};
use super::clauses::{Resolver, unknown};
use super::declare;
use super::fact::{Assumption, FactId, Formula, Role, RuleIndex};
use super::moment::{Effect, Instant, NOW};
use super::procedure::Timing;
use super::references::{self, Heading, Headings};
use super::rulebook::{
    Article, Caveat, Conclusion, Edition, Example, Expected, ExpectedSaying, Gap, Rule, Rulebook, Unless,
    natural,
};
use super::values::{day, value_from};
use super::vocabulary::Vocabulary;
use crate::engine::diagnostic::{Code, Diagnostic, in_order};
use crate::engine::source::Src;
use crate::engine::syntax::{
    ArticleFile, CaseFile, EditionFile, ExampleEntry, FactGiven, Name, Node, ReferenceKind, RuleEntry, SAID,
    Said, Tree, VocabularyFile, When,
};

/// Checks all files together.
///
/// # Errors
/// Everything wrong with them, in the order of the places.
pub(crate) fn check(
    vocabulary: &VocabularyFile,
    editions: Vec<EditionFiles>,
) -> Result<Rulebook, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    let own = editions.iter().any(|files| !files.edition.acts.is_empty() || !files.edition.holds.is_empty());
    let whole = own.then(|| declare::with_editions(vocabulary, editions.iter().map(|files| &files.edition)));
    let vocabulary = declare::vocabulary(whole.as_ref().unwrap_or(vocabulary), &mut faults);
    check_places(&editions, &mut faults);
    let mut editions = amend::written_out(editions, &mut faults);
    for edition in &mut editions {
        edition.articles.sort_by_key(|article| natural(&article.article.value));
    }
    let mut checked: Vec<_> = editions.iter().map(|files| edition(&vocabulary, files, &mut faults)).collect();
    checked.sort_by_key(|edition| edition.from);
    let begins: Vec<_> = checked.iter().map(|edition| (edition.id.clone(), edition.from)).collect();
    for edition in &mut checked {
        let base = begins.iter().find(|(id, _)| edition.amends.as_ref() == Some(id));
        edition.is_before_its_base = base.is_some_and(|(_, from)| edition.from < *from);
    }
    if faults.is_empty() { Ok(Rulebook { vocabulary, editions: checked }) } else { Err(in_order(faults)) }
}

fn edition(vocabulary: &Vocabulary, files: &EditionFiles, faults: &mut Vec<Diagnostic>) -> Edition {
    let from = files.edition.from.as_ref().and_then(|from| day(&from.value));
    let to = files.edition.to.as_ref().and_then(|to| day(&to.value));
    let entries: Vec<(&RuleEntry, Option<Role>)> =
        files.articles.iter().flat_map(|article| &article.rules).flat_map(instances).collect();
    report_duplicates(files, faults);
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
    references::add(vocabulary, files, (&headings, &instants, &ending), &mut articles, faults);
    let exam = references::exam(files, &headings, faults);
    Edition {
        id: files.edition.edition.value.clone(),
        authority: files.edition.authority.value.clone(),
        language: files.edition.language.value.clone(),
        languages: files.edition.languages.clone(),
        from,
        to,
        partial: files.edition.partial,
        is_before_its_base: false,
        renumbered: files.renumbered.clone(),
        caveats: caveats(files, faults),
        not_held: situations(vocabulary, &files.edition.not_held, faults),
        unsettled: situations(vocabulary, &files.edition.unsettled, faults),
        decides: situations(vocabulary, &files.edition.decides, faults),
        gaps: gaps(vocabulary, files, faults),
        provided: provided(vocabulary, files),
        assumptions: assumptions(vocabulary, files, faults),
        amends: files.edition.amends.as_ref().map(|base| base.value.clone()),
        instants,
        procedure: (!files.edition.acts.is_empty())
            .then(|| declare::procedure_of(vocabulary, &files.edition, faults))
            .flatten(),
        articles,
        rules,
        exam,
        coverage: files.edition.coverage.as_ref().and_then(|share| promised(share, faults)),
    }
}

/// The promised mutation coverage of an edition, in whole per cent.
fn promised(share: &Src<String>, faults: &mut Vec<Diagnostic>) -> Option<Src<u8>> {
    let percent = share.value.trim().trim_end_matches('%').trim_end().parse().ok();
    let percent = percent.filter(|percent| *percent <= 100);
    if percent.is_none() {
        faults.push(
            Diagnostic::at(Code::BadValue, share.span)
                .with("value", &share.value)
                .with("fact", "coverage")
                .with("expected", "number"),
        );
    }
    percent.map(|percent| Src::new(percent, share.span))
}

/// The declared gaps of the law.
fn gaps(vocabulary: &Vocabulary, files: &EditionFiles, faults: &mut Vec<Diagnostic>) -> Vec<Gap> {
    let resolver =
        Resolver { vocabulary, player: None, instants: &[], ending: &[], rules: declare::NO_RULES };
    let procedure = vocabulary.procedure();
    let resolved = files.edition.gaps.iter().map(|entry| {
        let names = procedure.names().iter().map(String::as_str);
        let lacks = procedure.named(&entry.lacks.value);
        let lacks = lacks.ok_or_else(|| unknown(Code::UnknownMoment, &entry.lacks, names))?;
        let when = resolver.condition(&entry.when.condition)?;
        let words = files.words(entry.origin.as_ref(), &entry.gap.value);
        Ok(Gap { id: entry.gap.value.clone(), lacks, when, words, span: entry.gap.span })
    });
    resolved
        .filter_map(|found: Result<_, Diagnostic>| found.map_err(|fault| faults.push(fault)).ok())
        .collect()
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

/// Written for the first day of a caveat: it concerns every competition.
const ALWAYS: &str = "always";

/// The caveats of an edition.
fn caveats(files: &EditionFiles, faults: &mut Vec<Diagnostic>) -> Vec<Caveat> {
    let caveats = files.edition.caveats.iter().filter_map(|(id, from)| {
        let caveat = |from| Caveat { id: id.value.clone(), from };
        if from.value == ALWAYS {
            return Some(caveat(None));
        }
        let first = day(&from.value);
        if first.is_none() {
            let fault = Diagnostic::at(Code::EditionPeriod, from.span).with("found", &from.value);
            faults.push(fault.with("first", "none"));
        }
        first.map(|first| caveat(Some(first)))
    });
    caveats.collect()
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
    let (then, timing) = conclusions(&resolver, entry, faults);
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
        timing,
        note: entry.note.is_some(),
        words: files.words(entry.origin.as_ref(), &entry.rule.value),
        span: entry.rule.span,
    })
}

fn conclusions(
    resolver: &Resolver,
    entry: &RuleEntry,
    faults: &mut Vec<Diagnostic>,
) -> (Vec<Src<Conclusion>>, Vec<Timing>) {
    let mut resolved = (Vec::with_capacity(entry.then.len()), Vec::with_capacity(entry.then.len()));
    for conclusion in &entry.then {
        let timing = resolver.timing(&conclusion.value);
        match resolver.conclusion(&conclusion.value).and_then(|meant| Ok((meant, timing?))) {
            Ok((meant, timing)) => {
                resolved.0.push(Src::new(meant, conclusion.span));
                resolved.1.push(timing);
            }
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

/// Everything that stands in the wrong place.
fn check_places(editions: &[EditionFiles], faults: &mut Vec<Diagnostic>) {
    periods(editions, faults);
    for article in editions.iter().flat_map(|edition| &edition.articles) {
        rules_elsewhere(article, faults);
        cases_told_twice(article, faults);
    }
}

/// The days from the first to the last on which an edition is in force.
struct Period<'a> {
    edition: &'a EditionFile,
    from: &'a Src<String>,
    first: Date,
    last: Date,
}

/// Dates that are none or stand the wrong way round, and days on which two editions of one authority are in force.
fn periods(editions: &[EditionFiles], faults: &mut Vec<Diagnostic>) {
    let mut known: Vec<Period> = Vec::new();
    for EditionFiles { edition, .. } in editions {
        let Some(period) = period(edition, faults) else { continue };
        let both = |other: &&Period| {
            let same = other.edition.authority.value == edition.authority.value;
            same && other.first <= period.last && period.first <= other.last
        };
        if let Some(other) = known.iter().find(both) {
            let fault = Diagnostic::at(Code::EditionsOverlap, period.from.span).and_at(other.from.span);
            let fault =
                fault.with("edition", &edition.edition.value).with("other", &other.edition.edition.value);
            faults.push(fault.with("authority", &edition.authority.value));
        }
        known.push(period);
    }
}

fn period<'a>(edition: &'a EditionFile, faults: &mut Vec<Diagnostic>) -> Option<Period<'a>> {
    let mut date = |written: &Src<String>| {
        let date = day(&written.value);
        if date.is_none() {
            let fault = Diagnostic::at(Code::EditionPeriod, written.span).with("found", &written.value);
            faults.push(fault.with("first", "none"));
        }
        date
    };
    let from = edition.from.as_ref()?;
    let first = date(from);
    let last = match &edition.to {
        Some(to) => date(to),
        None => Some(Date::MAX),
    };
    let (first, last) = (first?, last?);
    if let Some(to) = edition.to.as_ref().filter(|_| last < first) {
        let fault = Diagnostic::at(Code::EditionPeriod, to.span).and_at(from.span);
        faults.push(fault.with("found", &to.value).with("first", &from.value));
        return None;
    }
    Some(Period { edition, from, first, last })
}

/// Rules whose numbers are not under that of their article: a reference to the article would not reach them.
fn rules_elsewhere(article: &ArticleFile, faults: &mut Vec<Diagnostic>) {
    let number = &article.article;
    for rule in article.rules.iter().filter(|rule| !rule.rule.value.starts_with(&number.value)) {
        let fault = Diagnostic::at(Code::RulePlace, rule.rule.span).and_at(number.span);
        faults.push(fault.with("rule", &rule.rule.value).with("article", &number.value));
    }
}

/// Examples of one name: an edition that amends this one could restate only the first.
fn cases_told_twice(article: &ArticleFile, faults: &mut Vec<Diagnostic>) {
    let names: Vec<&Name> = article.examples.iter().map(|example| &example.case).collect();
    for (name, earlier) in twice(&names) {
        faults.push(
            Diagnostic::at(Code::DuplicateCase, name.span).and_at(earlier.span).with("case", &name.value),
        );
    }
}

/// Rules and articles of one number within an edition, written out.
pub(super) fn report_duplicates(files: &EditionFiles, faults: &mut Vec<Diagnostic>) {
    let rules = files.articles.iter().flat_map(|article| &article.rules).map(|entry| &entry.rule);
    let articles = files.articles.iter().map(|article| &article.article);
    for names in [rules.collect::<Vec<_>>(), articles.collect()] {
        for (name, earlier) in twice(&names) {
            let fault = Diagnostic::at(Code::DuplicateRule, name.span).with("name", &name.value);
            faults.push(fault.and_at(earlier.span));
        }
    }
}

/// Names that occur before, each with the first of them.
fn twice<'a>(names: &[&'a Name]) -> Vec<(&'a Name, &'a Name)> {
    let mut seen: FxHashMap<&str, &Name> = FxHashMap::default();
    let mut found = Vec::new();
    for name in names {
        match seen.entry(&name.value) {
            Entry::Occupied(earlier) => found.push((*name, *earlier.get())),
            Entry::Vacant(place) => {
                place.insert(name);
            }
        }
    }
    found
}

/// The keys of an expected ruling.
const KEYS: [&str; 7] = ["result", "because", "applies", "not", "sets", "missing", "possible"];

/// An example of an article.
pub(super) fn example(
    vocabulary: &Vocabulary,
    entry: &ExampleEntry,
    faults: &mut Vec<Diagnostic>,
) -> Example {
    let mut given = CaseFile::from_node(&entry.given, faults);
    for fact in &entry.provided {
        if !given.facts.iter().any(|given| given.fact.value == fact.value) {
            given.facts.push(FactGiven { fact: fact.clone().of(), value: Src::new("yes".into(), fact.span) });
        }
    }
    let mut expected = expected(&entry.ruling, faults);
    for (key, said) in &entry.said {
        let sayings = sayings(vocabulary, said, faults);
        match key.value.as_str() {
            "says" => expected.says = sayings,
            "now" => expected.now = Some(sayings),
            _ => expected.not_says = sayings,
        }
    }
    Example {
        case: entry.case.value.clone(),
        given,
        expected,
        taken_over: entry.taken_over,
        unconfirmed: entry.confirm,
        span: entry.span,
    }
}

fn sayings(vocabulary: &Vocabulary, said: &[Said], faults: &mut Vec<Diagnostic>) -> Vec<ExpectedSaying> {
    let resolver =
        Resolver { vocabulary, player: None, instants: &[], ending: &[], rules: declare::NO_RULES };
    let mut found = Vec::new();
    for one in said {
        match resolver.conclusion(&one.conclusion) {
            Ok(conclusion) => found.push(ExpectedSaying { written: one.written.clone(), conclusion }),
            Err(fault) => faults.push(fault),
        }
    }
    found
}

fn expected(ruling: &[(Src<String>, Node)], faults: &mut Vec<Diagnostic>) -> Expected {
    let mut expected = Expected::default();
    for (key, node) in ruling {
        match key.value.as_str() {
            "result" => expected.result = texts(node, faults).into_iter().next(),
            "because" => expected.because = Some(texts(node, faults)),
            "applies" => expected.applies = texts(node, faults),
            "not" => expected.not = texts(node, faults),
            "missing" => expected.missing = Some(texts(node, faults)),
            "possible" => expected.possible = Some(texts(node, faults)),
            "sets" => {
                let given = CaseFile::from_node(node, faults);
                expected.sets =
                    given.facts.into_iter().map(|given| (given.fact.of(), given.value.of())).collect();
            }
            _ => {
                let known = [KEYS.as_slice(), &SAID].concat();
                faults.push(
                    Diagnostic::at(Code::UnknownKey, key.span)
                        .with("key", &key.value)
                        .with("known", known.join(", "))
                        .suggesting(&key.value, known),
                );
            }
        }
    }
    expected
}

fn texts(node: &Node, faults: &mut Vec<Diagnostic>) -> Vec<Src<String>> {
    let items = match &node.value {
        Tree::List(items) => items.as_slice(),
        Tree::Scalar(_) | Tree::Mapping(_) => std::slice::from_ref(node),
    };
    let mut texts = Vec::new();
    for item in items {
        match &item.value {
            Tree::Scalar(scalar) => texts.push(Src::new(scalar.text.clone(), item.span)),
            Tree::List(_) | Tree::Mapping(_) => {
                faults.push(Diagnostic::at(Code::WrongShape, item.span).with("expected", "text"));
            }
        }
    }
    texts
}
