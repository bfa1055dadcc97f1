//! Whether some example notices that a rule says something else, and what an example would have to expect where none does.

use super::examples::unmet;
use super::killing::{Killers, Survivor};
use super::mutants::Mutant;
use super::sayings::{Saying, Unsaid, otherwise};
use crate::engine::model::{Conclusion, Example, ExpectedSaying, Role};
use crate::engine::program::{Truth, compile};
use crate::engine::source::Src;

impl Killers<'_, '_> {
    /// The rule saying something else, if no example notices it.
    pub(super) fn said(&mut self, mutant: Mutant, place: usize, saying: Saying) -> Option<Survivor> {
        self.edition = self.exercises.edition.clone();
        let mut is_result = false;
        for (index, rule) in self.written {
            let Some(then) = rule.then.get(place) else { continue };
            is_result |= matches!(then.value, Conclusion::Result(_));
            let changed = otherwise(&then.value, saying).map(|other| Src::new(other, then.span));
            if let Some(rule) = self.edition.rules.get_mut(index.index()) {
                rule.then.splice(place..=place, changed);
            }
        }
        // Only results compete with what other rules say.
        let compiled = is_result.then(|| compile(self.exercises.vocabulary, &self.edition));
        let program = compiled.as_ref().unwrap_or(self.exercises.program);
        let gates =
            self.written.iter().filter_map(|(index, _)| self.exercises.program.rules.get(index.index()));
        let applying: Vec<_> = gates.map(|gates| self.exercises.gate(gates.applies)).collect();
        let seen = self.exercises.seen.iter().enumerate();
        let may_apply =
            seen.filter(|(place, _)| applying.iter().any(|truths| truths.of(*place) != Truth::False));
        let mut seen: Vec<_> = may_apply.map(|(_, seen)| seen).collect();
        if seen.iter().any(|seen| self.kills(program, &seen.prepared, seen.example)) {
            return None;
        }
        seen.sort_by_key(|seen| seen.example.given.facts.len());
        let unsaid = seen.into_iter().find_map(|seen| {
            let (example, clause) = self.saying(seen.example, place)?;
            let noticed = self.kills(program, &seen.prepared, &example);
            noticed.then_some(Unsaid { example: example.case, clause })
        });
        Some(Survivor { mutant, killing: None, unsaid })
    }

    /// The example, expecting also what the rule says, where its ruling does say so.
    fn saying(&self, example: &Example, place: usize) -> Option<(Example, String)> {
        let edition = self.exercises.edition;
        let decision = self.library.decide(edition, &example.given).ok()?;
        let drawn = decision.findings.iter().filter(|finding| finding.conclusion == place);
        let (_, rule) =
            self.written.iter().find(|(index, _)| drawn.clone().any(|finding| finding.rule == *index))?;
        let then = rule.then.get(place)?;
        let source = self.library.sources.get(then.span.source())?;
        let written = source.text.get(then.span.start()..then.span.end())?.trim_matches(['"', '\'']);
        let clause = rule.player.map_or_else(|| written.to_owned(), |player| spoken_of(written, player));
        let mut example = example.clone();
        let written = Src::new(clause.clone(), then.span);
        example.expected.says.push(ExpectedSaying { written, conclusion: then.value.clone() });
        let met = unmet(self.exercises.vocabulary, edition, &example, &decision).is_empty();
        met.then_some((example, clause))
    }
}

/// A clause of a rule for each player, as it speaks of one of them.
fn spoken_of(clause: &str, player: Role) -> String {
    let of = |word: &str| {
        let (name, rest) =
            word.split_once('.').map_or((word, String::new()), |(name, rest)| (name, format!(".{rest}")));
        match name {
            "player" => format!("{}{rest}", player.as_str()),
            "opponent" => format!("{}{rest}", player.other().as_str()),
            _ => word.to_owned(),
        }
    };
    clause.split(' ').map(of).collect::<Vec<_>>().join(" ")
}
