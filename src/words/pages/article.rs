//! An article -> a page: its norms in words and clauses, what displaces what, its examples.

use super::report::{Block, Item, Report, Runnable, Section};
use crate::engine::decision::{Decision, Status};
use crate::engine::facts::Known;
use crate::engine::library::Library;
use crate::engine::model::{Article, Conclusion, Edition, Example, Rule, RuleIndex, Value};
use crate::words::speech::phrases::{Speaker, is_filed};
use crate::words::speech::sentences::sentence;

/// The page of an article. `ruled` are its examples with their rulings.
#[must_use]
pub(crate) fn article(
    library: &Library,
    speaker: &Speaker,
    article: &Article,
    ruled: &[(&Example, Decision)],
) -> Report {
    let page = Page { library, speaker, article };
    let mut sections: Vec<_> = page.rules().iter().map(|(index, rule)| page.rule(*index, rule)).collect();
    sections.extend(page.examples(ruled));
    sections.extend(page.elsewhere());
    let title = speaker.title(article);
    Report {
        title: format!("{} {} — {title}", speaker.edition_short(), article.number),
        subtitle: speaker.edition_name(),
        language: speaker.words.locale().code().to_owned(),
        sections,
        footer: String::new(),
    }
}

/// An article, and what is needed to speak of it.
pub(crate) struct Page<'a> {
    pub(crate) library: &'a Library,
    pub(crate) speaker: &'a Speaker<'a>,
    pub(crate) article: &'a Article,
}

impl Page<'_> {
    fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.speaker.words.say(id, args)
    }

    fn edition(&self) -> &Edition {
        self.speaker.edition
    }

    /// The article's rules; one `for each player` once.
    pub(crate) fn rules(&self) -> Vec<(RuleIndex, &Rule)> {
        let mut rules: Vec<(RuleIndex, &Rule)> = Vec::new();
        for (index, rule) in self.edition().numbered() {
            let new = !rules.iter().any(|(_, earlier)| earlier.id == rule.id);
            if self.article.rules.contains(&index.index()) && new {
                rules.push((index, rule));
            }
        }
        rules
    }

    fn rule(&self, index: RuleIndex, rule: &Rule) -> Section {
        let mut blocks = vec![Block::Paragraph(self.speaker.norm(rule)), Block::Source(self.source(rule))];
        if let Some(note) = self.speaker.note(rule) {
            blocks.push(Block::Paragraph(self.say("reading-of-text", &[("note", &note)])));
        }
        if let Some(fact) = self.edition().proviso(&rule.id) {
            let proviso = self.speaker.statement(fact, &Value::Truth(true));
            blocks.push(Block::Paragraph(self.say("show-provided", &[("proviso", &proviso)])));
        }
        let relations =
            [("show-displaced-by", rule.unless.clone()), ("show-displaces", self.displaced(index))];
        let items = relations.into_iter().filter(|(_, rules)| !rules.is_empty()).map(|(id, rules)| Item {
            text: self.say(id, &[("rules", &self.names(&rules).join(", "))]),
            cited: self.speaker.cited(rules.iter().copied()),
            ..Item::default()
        });
        let items: Vec<_> = items.collect();
        if !items.is_empty() {
            blocks.push(Block::Items(items));
        }
        let cited = self.speaker.citation(rule);
        Section::new(format!("{} · {cited}", rule.id), blocks).about_rule(&rule.id)
    }

    /// The rules that displace a rule.
    pub(crate) fn displaced_by(&self, rule: &Rule) -> Vec<String> {
        self.names(&rule.unless)
    }

    /// The rules that a rule displaces.
    pub(crate) fn displaces(&self, index: RuleIndex) -> Vec<String> {
        self.names(&self.displaced(index))
    }

    fn displaced(&self, index: RuleIndex) -> Vec<RuleIndex> {
        let displaced = self.edition().numbered().filter(|(_, other)| other.unless.contains(&index));
        displaced.map(|(other, _)| other).collect()
    }

    fn names(&self, rules: &[RuleIndex]) -> Vec<String> {
        let rules = rules.iter().filter_map(|rule| self.edition().rule(*rule));
        let mut names: Vec<_> = rules.map(|rule| rule.id.clone()).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The rule as it stands in its file.
    pub(crate) fn source(&self, rule: &Rule) -> String {
        let text = self.library.sources.text(rule.span.source());
        let start =
            text.get(..rule.span.start()).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let rest = text.get(start..).unwrap_or("");
        let mut lines = rest.lines();
        let taken_over = rule.words.edition != self.edition().id;
        let origin = taken_over.then(|| format!("  # {}", rule.words.edition));
        let mut source = vec![lines.next().unwrap_or("")];
        source.extend(lines.take_while(|line| line.starts_with("    ") || line.trim().is_empty()));
        // The reading of the text stands beside it in the user's language.
        let mut in_note = false;
        source.retain(|line| {
            let continued = in_note && line.starts_with("      ");
            in_note = continued || line.starts_with("    note:");
            !in_note
        });
        source.splice(0..0, origin.as_deref());
        source.join("\n").trim_end().to_owned()
    }

    fn examples(&self, ruled: &[(&Example, Decision)]) -> Option<Section> {
        let items = ruled.iter().map(|(example, decision)| self.example(example, decision));
        let items: Vec<_> = items.collect();
        let heading = "heading-examples";
        (!items.is_empty())
            .then(|| Section::new(self.say(heading, &[]), vec![Block::Items(items)]).named(heading))
    }

    /// The facts told, then the result and the rules behind it.
    fn example(&self, example: &Example, decision: &Decision) -> Item {
        let speaker = Speaker { sealer: decision.sealer, ..*self.speaker };
        let told = self.speaker.vocabulary.facts().filter_map(|(id, fact)| match decision.facts.known(id) {
            Known::Told(value) if is_filed(fact) => Some(speaker.statement(id, value)),
            Known::Told(_)
            | Known::Computed(_)
            | Known::Assumed(_)
            | Known::NotAsked
            | Known::Unknown
            | Known::Unknowable => None,
        });
        let mut facts: Vec<String> = Vec::new();
        for statement in told {
            if !facts.contains(&statement) {
                facts.push(statement);
            }
        }
        let ruling = self.ruling(&speaker, decision);
        let case = Runnable {
            name: example.case.clone(),
            editions: vec![self.edition().id.clone()],
            case: example.given.clone(),
        };
        Item {
            text: sentence(&facts.join("; ")),
            citation: String::new(),
            notes: vec![ruling],
            cited: self.speaker.cited(decision.findings.iter().map(|finding| finding.rule)),
            case: Some(Box::new(case)),
            ..Item::default()
        }
    }

    fn ruling(&self, speaker: &Speaker, decision: &Decision) -> String {
        let result = match (decision.status, decision.outcome) {
            (Status::Open, _) => self.say("example-open", &[]),
            (Status::Silent, _) => self.say("verdict-silent", &[("edition", &speaker.edition_short())]),
            (Status::Decided, Some(outcome)) => speaker.outcome(outcome),
            (Status::Decided, None) => {
                let texts = decision.findings.iter().filter_map(|finding| {
                    let rule = speaker.edition.rule(finding.rule)?;
                    Some(speaker.conclusion(&rule.then.get(finding.conclusion)?.value, finding.value))
                });
                texts.collect::<Vec<_>>().join(" ")
            }
        };
        let rules = decision.findings.iter().filter_map(|finding| {
            let rule = speaker.edition.rule(finding.rule)?;
            let conclusion = &rule.then.get(finding.conclusion)?.value;
            let shown = decision.outcome.is_none() || matches!(conclusion, Conclusion::Result(_));
            shown.then(|| rule.id.clone())
        });
        let mut rules: Vec<_> = rules.collect();
        rules.dedup();
        if rules.is_empty() { result } else { format!("{result} ({})", rules.join(", ")) }
    }

    /// The articles of other editions on the same concept.
    fn elsewhere(&self) -> Option<Section> {
        let mut items = Vec::new();
        for edition in self.library.rulebook.editions.iter().filter(|edition| edition.id != self.edition().id)
        {
            for article in edition.articles.iter().filter(|article| article.title == self.article.title) {
                let speaker = Speaker { edition, ..*self.speaker };
                let title = speaker.title(article);
                let text = format!("{} {} — {title}", speaker.edition_short(), article.number);
                let cited = vec![speaker.article_cited(article, text.clone())];
                items.push(Item { text, cited, ..Item::default() });
            }
        }
        (!items.is_empty())
            .then(|| Section::new(self.say("heading-elsewhere", &[]), vec![Block::Items(items)]))
    }
}
