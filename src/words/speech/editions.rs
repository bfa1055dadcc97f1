//! An edition in words: its names, when it is in force, and what it amends.

use super::days::day_said;
use super::phrases::Speaker;

impl Speaker<'_> {
    /// The edition's name.
    #[must_use]
    pub fn edition_name(&self) -> String {
        let name = self.words.say_of(&self.edition.id, &format!("edition-{}", self.edition.id));
        if self.edition.partial { self.words.say("partial-edition", &[("edition", &name)]) } else { name }
    }

    /// When the edition is in force, and what it amends.
    #[must_use]
    pub fn edition_period(&self) -> String {
        let amends = self.edition.amends.as_ref();
        let amends = amends.map(|base| self.words.say("period-amends", &[("edition", &self.short(base))]));
        [Some(self.edition_dates()), amends].into_iter().flatten().collect::<Vec<_>>().join("; ")
    }

    /// When the edition is in force.
    pub(crate) fn edition_dates(&self) -> String {
        let [from, to] =
            [self.edition.from, self.edition.to].map(|day| day.map(|day| day_said(self.words, day)));
        match (&from, &to) {
            (Some(from), Some(to)) => self.words.say("period-from-to", &[("from", from), ("to", to)]),
            (Some(from), None) => self.words.say("period-from", &[("from", from)]),
            (None, _) => self.words.say("period-undated", &[]),
        }
    }

    /// The edition's short name.
    #[must_use]
    pub fn edition_short(&self) -> String {
        self.short(&self.edition.id)
    }

    fn short(&self, id: &str) -> String {
        self.words.attribute_of(id, &format!("edition-{id}"), "short").unwrap_or_else(|| id.to_owned())
    }
}
