//! The proof sheet: every rule of an article with its clause as a sentence, beside the words that the rulebook prints for
//! it, and warnings where the two seem to disagree. It is for editors of rules, who need not read clauses.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value as Json, json};

use super::proof_warnings::{Reader, Warning, same_text};
use super::report::{Block, Item, Report, Section};
use crate::engine::library::Library;
use crate::engine::model::{Article, Effect, Example, FactId, Rule, RuleIndex};
use crate::engine::on_all_cores::on_all_cores;
use crate::words::phrases::speaker::{Speaker, capital, sentence};

/// An edition, ready for the proof sheets of its articles.
pub(crate) struct Proofs<'a> {
    speaker: Speaker<'a>,
    /// In how many examples of the edition each rule applies, by its id.
    applied: BTreeMap<&'a str, usize>,
    /// The ids of the rules with each text.
    texts: BTreeMap<String, BTreeSet<&'a str>>,
    /// None where the texts are in a language whose words the program does not know.
    reader: Option<Reader>,
}

/// A rule on the sheet.
struct Proof<'a> {
    rule: &'a Rule,
    text: String,
    clause: String,
    at: String,
    unless: Vec<String>,
    provided: Option<String>,
    examples: usize,
    warnings: Vec<Warning>,
}

/// An article on the sheet.
struct Sheet<'a> {
    rules: Vec<Proof<'a>>,
    /// What to look at in the words of the facts that the rules ask.
    facts: Vec<Warning>,
}

impl<'a> Proofs<'a> {
    /// Rules on every example of the edition and reads every text.
    pub(crate) fn of(library: &'a Library, speaker: Speaker<'a>) -> Self {
        let edition = speaker.edition;
        let examples: Vec<&Example> = edition.articles.iter().flat_map(|article| &article.examples).collect();
        let ruled = on_all_cores(&examples, |example| {
            let findings = library.decide_as_read(edition, &example.given).map(|decision| decision.findings);
            let rules = findings.unwrap_or_default().into_iter().map(|finding| finding.rule);
            rules.collect::<BTreeSet<RuleIndex>>()
        });
        let mut applied = BTreeMap::new();
        for rules in ruled {
            let ids = rules.into_iter().filter_map(|rule| edition.rule(rule));
            for id in ids.map(|rule| rule.id.as_str()).collect::<BTreeSet<_>>() {
                *applied.entry(id).or_default() += 1;
            }
        }
        let mut texts: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for rule in &edition.rules {
            texts.entry(plain(&speaker.norm(rule))).or_default().insert(&rule.id);
        }
        let is_borrowed = speaker.words.borrowed_from(&edition.id).is_some();
        let reader = Reader::of(speaker.words).filter(|_| !is_borrowed);
        Self { speaker, applied, texts, reader }
    }

    /// The sheet of an article.
    pub(crate) fn report(&self, article: &Article) -> Report {
        let sheet = self.sheet(article);
        let say = |id: &str, args: &[(&str, &str)]| self.speaker.words.say(id, args);
        let mut sections: Vec<_> = sheet.rules.iter().map(|proof| self.section(proof)).collect();
        if !sheet.facts.is_empty() {
            let items = sheet.facts.iter().map(|warning| self.warning(warning)).collect();
            sections.push(Section::new(say("proof-facts", &[]), vec![Block::Items(items)]));
        }
        let warnings = say("proof-warnings", &[("count", &sheet.warnings().to_string())]);
        let count = sheet.rules.len().to_string();
        let summary = sentence(&say("proof-summary", &[("count", &count), ("warnings", &warnings)]));
        sections.insert(0, Section::new(String::new(), vec![Block::Paragraph(summary)]));
        let number = format!("{} {}", self.speaker.edition_short(), self.speaker.numbered(&article.number));
        let title = say("proof-title", &[("article", &number), ("title", &self.speaker.title(article))]);
        Report { subtitle: self.speaker.edition_name(), ..Report::new(self.speaker.words, title, sections) }
    }

    /// The same as an object.
    pub(crate) fn json(&self, article: &Article) -> Json {
        let sheet = self.sheet(article);
        let warnings = |warnings: &[Warning]| -> Json {
            let objects = warnings.iter().map(|one| json!({"kind": one.kind, "text": one.text}));
            objects.collect()
        };
        let rules = sheet.rules.iter().map(|proof| {
            json!({
                "rule": proof.rule.id, "cite": proof.rule.cite, "text": proof.text, "clause": proof.clause,
                "at": proof.at, "unless": proof.unless, "provided": proof.provided,
                "examples": proof.examples, "warnings": warnings(&proof.warnings),
            })
        });
        json!({
            "edition": self.speaker.edition.id, "article": article.number,
            "title": self.speaker.title(article), "rules": rules.collect::<Vec<_>>(),
            "facts": warnings(&sheet.facts),
        })
    }

    fn sheet(&self, article: &Article) -> Sheet<'a> {
        let rules = self.speaker.rules_of(article);
        let mut facts: BTreeMap<&str, FactId> = BTreeMap::new();
        for fact in rules.iter().flat_map(|(_, rule)| rule.when.facts()) {
            facts.entry(&self.speaker.vocabulary.fact(fact).declared).or_insert(fact);
        }
        let reader = self.reader.as_ref();
        let warned = facts.values().filter_map(|fact| reader?.fact(&self.speaker, *fact));
        let article: Vec<_> = rules.iter().map(|(_, rule)| self.speaker.norm(rule)).collect();
        let article = article.join(" ");
        Sheet {
            facts: warned.collect(),
            rules: rules.into_iter().map(|(_, rule)| self.proof(rule, &article)).collect(),
        }
    }

    fn proof(&self, rule: &'a Rule, article: &str) -> Proof<'a> {
        let speaker = &self.speaker;
        let text = speaker.norm(rule);
        let clause = speaker.clause_in_words(rule);
        let alike = self.texts.get(&plain(&text)).into_iter().flatten().copied();
        let alike: Vec<_> = alike.filter(|id| *id != rule.id).collect();
        let reader = self.reader.as_ref();
        let read = reader.map(|reader| reader.rule(speaker, rule, article)).unwrap_or_default();
        let of_player = Speaker { player: rule.player, ..*speaker };
        Proof {
            rule,
            at: match rule.at {
                Effect::Always => speaker.words.say("proof-at-always", &[]),
                Effect::Now => speaker.words.say("proof-at-now", &[]),
                Effect::At(moment) => of_player.moment(moment),
            },
            unless: of_player.rules_in_words(&rule.unless),
            provided: speaker.proviso(rule),
            examples: self.applied.get(rule.id.as_str()).copied().unwrap_or_default(),
            warnings: same_text(speaker, &alike).into_iter().chain(read).collect(),
            text,
            clause,
        }
    }

    fn section(&self, proof: &Proof) -> Section {
        let line =
            |id: &str, name: &str, value: &str| Item::plain(self.speaker.words.say(id, &[(name, value)]));
        let mut items = vec![
            line("proof-text", "text", &proof.text),
            line("proof-clause", "clause", &proof.clause),
            line("proof-at", "moment", &proof.at),
        ];
        if !proof.unless.is_empty() {
            items.push(line("proof-unless", "rules", &proof.unless.join("; ")));
        }
        items.extend(proof.provided.iter().map(|proviso| line("proof-provided", "proviso", proviso)));
        items.push(line("proof-examples", "count", &proof.examples.to_string()));
        items.extend(proof.warnings.iter().map(|warning| self.warning(warning)));
        let rule = self.speaker.words.say("proof-rule", &[("rule", &proof.rule.id)]);
        let heading = format!("{} · {rule}", self.speaker.citation(proof.rule));
        Section::new(heading, vec![Block::Items(items)]).about_rule(&proof.rule.id)
    }

    fn warning(&self, warning: &Warning) -> Item {
        let text = capital(&warning.text);
        Item::plain(self.speaker.words.say("proof-warning", &[("warning", &text)]))
    }
}

impl Sheet<'_> {
    fn warnings(&self) -> usize {
        self.rules.iter().map(|proof| proof.warnings.len()).sum::<usize>() + self.facts.len()
    }
}

/// A text without what differs though the words are the same: capitals and spaces.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
