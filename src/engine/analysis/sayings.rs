//! Small changes of what a rule says, which only an example that says the same can notice: a duty left out, the wrong
//! party, a right for a duty, a win for a loss.

use crate::engine::model::{Conclusion, Duty, Rule, Verdict};
use crate::engine::syntax::Modality;

/// What a small change does to a conclusion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saying {
    /// It is left out.
    LeftOut,
    /// The other player has the duty or right, or wins the game.
    OtherPlayer,
    /// It is a duty, a right, a prohibition instead of what it is.
    Instead(Modality),
}

/// A conclusion that an example would have to expect, to notice a change of it.
#[derive(Debug, Clone)]
pub struct Unsaid {
    /// The example in which the rule applies.
    pub example: String,
    /// The clause to be written under its `says`.
    pub clause: String,
}

/// Every small change of what a rule says, with the place of the conclusion.
pub(super) fn sayings(rule: &Rule) -> Vec<(usize, Saying)> {
    let mut found = Vec::new();
    for (place, then) in rule.then.iter().enumerate() {
        let instead: &[Modality] = match &then.value {
            Conclusion::Duty(duty) => match duty.modality {
                Modality::Must => &[Modality::May, Modality::MustNot],
                Modality::May => &[Modality::Must, Modality::MustNot],
                Modality::MustNot => &[Modality::Must, Modality::May],
                Modality::Should => &[Modality::Must],
            },
            Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_) => &[],
        };
        let instead = instead.iter().map(|modality| Saying::Instead(*modality));
        let all = [Saying::LeftOut, Saying::OtherPlayer].into_iter().chain(instead);
        let changes =
            all.filter(|saying| *saying == Saying::LeftOut || otherwise(&then.value, *saying).is_some());
        found.extend(changes.map(|saying| (place, saying)));
    }
    found
}

/// The conclusion after a change; none where there is nothing to change so, or where it is left out.
#[must_use]
pub fn otherwise(conclusion: &Conclusion, saying: Saying) -> Option<Conclusion> {
    match (conclusion, saying) {
        (Conclusion::Duty(duty), Saying::OtherPlayer) => {
            Some(Conclusion::Duty(Duty { party: duty.party.other_player()?, ..duty.clone() }))
        }
        (Conclusion::Duty(duty), Saying::Instead(modality)) => {
            Some(Conclusion::Duty(Duty { modality, ..duty.clone() }))
        }
        (Conclusion::Result(Verdict::Loses(role)), Saying::OtherPlayer) => {
            Some(Conclusion::Result(Verdict::Loses(role.other())))
        }
        (Conclusion::Result(Verdict::Wins(role)), Saying::OtherPlayer) => {
            Some(Conclusion::Result(Verdict::Wins(role.other())))
        }
        (Conclusion::Duty(_) | Conclusion::Result(_) | Conclusion::Set(..) | Conclusion::State(_), _) => None,
    }
}
