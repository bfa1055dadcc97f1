//! Parties, facts, conclusions, moments, editions, days and citations in words, with grammatical agreement.

use jiff::civil::Date;

use super::words::{Words, id_of};
use crate::engine::chess::Colour;
use crate::engine::decision::{Decision, Discretion, colour_of, colour_word};
use crate::engine::facts::{DONE, Facts, ORDER, act_and_object, by_role, timed};
use crate::engine::library::Library;
use crate::engine::model::{
    Article, Conclusion, Duty, Edition, Fact, FactId, Gap, MomentId, Outcome, Place, Role, Rule, RuleIndex,
    Seat, Type, Value, Verdict, Vocabulary, day, duration_written, written,
};

/// Says things about one case under one edition.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The language.
    pub words: &'a Words,
    /// The vocabulary.
    pub vocabulary: &'a Vocabulary,
    /// The edition.
    pub edition: &'a Edition,
    /// The colour that sealed, when known: then players are called by colour.
    pub sealer: Option<Colour>,
    /// The player who offered a draw, when known: then who offered and who may answer are called as that player is.
    pub offerer: Option<Role>,
    /// The day the competition began, when known.
    pub began: Option<Date>,
    /// Of a rule written for each player: which of the two is called "the player", the other being "the opponent".
    pub player: Option<Role>,
}

/// A noun phrase with what agreement needs.
struct Phrase {
    name: String,
    of: String,
    to: String,
    number: String,
    gender: String,
}

impl<'a> Speaker<'a> {
    /// Speaks of a decision: players are called by colour when it is known who sealed.
    #[must_use]
    pub fn of(words: &'a Words, library: &'a Library, edition: &'a Edition, decision: &Decision) -> Self {
        let vocabulary = &library.rulebook.vocabulary;
        Self::in_general(words, vocabulary, edition).of_case(decision)
    }
}

impl<'a> Speaker<'a> {
    /// Speaks of no case in particular.
    #[must_use]
    pub fn in_general(words: &'a Words, vocabulary: &'a Vocabulary, edition: &'a Edition) -> Self {
        Self { words, vocabulary, edition, sealer: None, offerer: None, began: None, player: None }
    }

    /// The same, calling players as this case lets them be called.
    #[must_use]
    pub fn of_case(self, decision: &Decision) -> Self {
        let offered_by = decision.facts.written(self.vocabulary, "offer.by");
        let offered_by = offered_by.and_then(|by| Role::from_word(&by));
        let began = decision.facts.written(self.vocabulary, "event.began").and_then(|began| day(&began));
        Self { sealer: decision.sealer, offerer: offered_by, began, ..self }
    }
}

impl Speaker<'_> {
    /// What a party is called: by role where it is known who offered, by colour where it is known who sealed.
    fn party_name(&self, party: &str) -> String {
        if let (Some(player), Some(role)) = (self.player, Role::from_word(party)) {
            return if role == player { "player" } else { "opponent" }.to_owned();
        }
        let offering = match party {
            "offerer" => self.offerer,
            "offeree" => self.offerer.map(Role::other),
            _ => None,
        };
        let role = Role::from_word(party).or(offering);
        let called =
            role.map(|role| self.sealer.map_or(role.as_str(), |sealer| colour_word(colour_of(role, sealer))));
        called.unwrap_or(party).to_owned()
    }

    fn phrase(&self, party: &str) -> Phrase {
        let id = format!("party-{}", id_of(&self.party_name(party)));
        let attribute = |name: &str| self.words.attribute(&id, name, &[]).unwrap_or_default();
        Phrase {
            name: self.words.say(&id, &[]),
            of: attribute("of"),
            to: attribute("to"),
            number: attribute("number"),
            gender: attribute("gender"),
        }
    }

    /// Says something about a party: the message gets `$party`, `$party_of`, `$party_to`, `$party_number`,
    /// `$party_gender` beside its own variables.
    pub(crate) fn about(
        &self,
        party: &str,
        more: &[(&str, &str)],
        say: impl Fn(&[(&str, &str)]) -> String,
    ) -> String {
        let phrase = self.phrase(party);
        let mut args = vec![
            ("party", phrase.name.as_str()),
            ("party_of", phrase.of.as_str()),
            ("party_to", phrase.to.as_str()),
            ("party_number", phrase.number.as_str()),
            ("party_gender", phrase.gender.as_str()),
        ];
        args.extend_from_slice(more);
        say(&args)
    }

    pub(super) fn fact_words(&self, fact: &Fact, attribute: Option<&str>, value: &str) -> String {
        // Whose fact it is or, where the value names a player, that player.
        let named = Role::from_word(value).map_or("arbiter", Role::as_str);
        self.fact_words_of(fact, fact.seat.map_or(named, Seat::as_str), attribute, value)
    }

    fn fact_words_of(&self, fact: &Fact, party: &str, attribute: Option<&str>, value: &str) -> String {
        let id = format!("fact-{}", id_of(&fact.declared));
        let zero = if value == "0 min" || value.trim().is_empty() { "yes" } else { "no" };
        self.about(party, &[("value", value), ("zero", zero)], |args| match attribute {
            Some(attribute) => {
                self.words.attribute(&id, attribute, args).unwrap_or_else(|| format!("{{{id}.{attribute}}}"))
            }
            None => self.words.say(&id, args),
        })
    }

    /// The short name of a fact.
    #[must_use]
    pub fn label(&self, id: FactId) -> String {
        self.fact_words(self.vocabulary.fact(id), None, "")
    }

    /// The question that asks a fact.
    #[must_use]
    pub fn question(&self, id: FactId) -> String {
        self.fact_words(self.vocabulary.fact(id), Some("asks"), "")
    }

    /// A fact with a value, as a clause.
    #[must_use]
    pub fn statement(&self, id: FactId, value: &Value) -> String {
        let fact = self.vocabulary.fact(id);
        match (fact.name.as_str(), value) {
            (ORDER, Value::Text(told)) => self.orders(told),
            (DONE, Value::Text(told)) => self.fact_words(fact, Some("states"), &self.acts_done(told)),
            _ => self.fact_words(fact, Some("states"), &self.written(fact, value)),
        }
    }

    /// A fact as it is known: its statement, or that it is not known.
    #[must_use]
    pub fn known(&self, facts: &Facts, id: FactId) -> String {
        match facts.value(id) {
            Some(value) => self.statement(id, value),
            None => self.words.say("fact-not-known", &[("fact", &self.label(id))]),
        }
    }

    /// A value as an answer.
    #[must_use]
    pub fn answer(&self, id: FactId, value: &Value) -> String {
        let fact = self.vocabulary.fact(id);
        match (&fact.kind, value) {
            (Type::Truth, Value::Truth(true)) => self.words.say("answer-yes", &[]),
            (Type::Truth, _) => self.words.say("answer-no", &[]),
            (Type::OneOf(_), value) => self.fact_words(fact, Some("value"), &written(&fact.kind, value)),
            (_, Value::Text(told)) if fact.name == ORDER => self.orders(told),
            (_, Value::Text(told)) if fact.name == DONE => self.acts_done(told),
            (kind, value) => written(kind, value),
        }
    }

    /// What a rule leaves to the arbiter to decide: in the rule's own words, where it has some.
    #[must_use]
    pub fn discretion(&self, entry: Discretion) -> String {
        let rule = self.edition.rule(entry.rule);
        let own = rule.and_then(|Rule { words: place, .. }| {
            self.words.attribute_of(&place.edition, &format!("rule-{}", id_of(&place.id)), "discretion")
        });
        own.map_or_else(|| self.discretion_in_general(entry.fact), |own| sentence(&own))
    }

    /// What the arbiter may decide, whichever rule leaves it to him.
    pub(crate) fn discretion_in_general(&self, id: FactId) -> String {
        sentence(&self.fact_words(self.vocabulary.fact(id), Some("discretion"), ""))
    }

    /// A conclusion as a sentence.
    #[must_use]
    pub fn conclusion(&self, conclusion: &Conclusion, value: Option<i64>) -> String {
        sentence(&self.conclusion_clause(conclusion, value))
    }

    /// A conclusion as a clause.
    pub(super) fn conclusion_clause(&self, conclusion: &Conclusion, value: Option<i64>) -> String {
        match conclusion {
            Conclusion::Result(verdict) => self.verdict(*verdict),
            Conclusion::Duty(duty) => self.duty(duty),
            Conclusion::Set(fact, _) => self.assignment(*fact, value),
            Conclusion::State(state) => {
                let name = self.vocabulary.state(*state).map(|state| id_of(&state.name)).unwrap_or_default();
                self.words.say(&format!("state-{name}"), &[])
            }
        }
    }

    fn verdict(&self, verdict: Verdict) -> String {
        let of = |role: Role, id: &str| self.about(role.as_str(), &[], |args| self.words.say(id, args));
        match verdict {
            Verdict::Loses(role) => of(role, "verdict-loses"),
            Verdict::Wins(role) => of(role, "verdict-wins"),
            Verdict::Drawn => self.words.say("verdict-drawn", &[]),
            Verdict::LostByBoth => self.words.say("verdict-lost-by-both", &[]),
            Verdict::Annulled => self.words.say("verdict-annulled", &[]),
            Verdict::GoesOn => self.words.say("verdict-goes-on", &[]),
        }
    }

    /// The result as a sentence, whichever rule says it.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        sentence(&self.outcome_clause(outcome))
    }

    /// The result as a clause.
    pub(crate) fn outcome_clause(&self, outcome: Outcome) -> String {
        let verdict = match outcome {
            Outcome::WonBy(role) => Verdict::Wins(role),
            Outcome::Drawn => Verdict::Drawn,
            Outcome::LostByBoth => Verdict::LostByBoth,
            Outcome::Annulled => Verdict::Annulled,
            Outcome::GoesOn => Verdict::GoesOn,
        };
        self.verdict(verdict)
    }

    pub(crate) fn duty(&self, duty: &Duty) -> String {
        let act = self.vocabulary.act(duty.act).map_or("", |act| act.name.as_str());
        let party = duty.party.as_str();
        let act = self.doing(party, act, duty.object.as_deref());
        let more = [("act", act.as_str()), ("modality", duty.modality.as_str())];
        self.about(party, &more, |args| self.words.say("duty", args))
    }

    /// An act as done by a party.
    pub(crate) fn doing(&self, party: &str, act: &str, object: Option<&str>) -> String {
        let id = format!("act-{}", id_of(act));
        self.with_object(party, object, |args| self.words.say(&id, args))
    }

    /// An instruction to do an act once more, where the act has words for it.
    pub(crate) fn act_again(&self, act: &str, object: Option<&str>) -> Option<String> {
        let id = format!("act-{}", id_of(act));
        let said = self.with_object("arbiter", object, |args| {
            self.words.attribute(&id, "again", args).unwrap_or_default()
        });
        (!said.is_empty()).then(|| sentence(&said))
    }

    fn with_object(
        &self,
        party: &str,
        object: Option<&str>,
        say: impl Fn(&[(&str, &str)]) -> String,
    ) -> String {
        let (name, of) = object.map(|object| self.object(object)).unwrap_or_default();
        let own = if object == Some(party) { "yes" } else { "no" };
        self.about(party, &[("object", &name), ("object_of", &of), ("own", own)], say)
    }

    /// An act by its name, with the words `party modality` before it where somebody wrote them.
    #[must_use]
    pub(crate) fn act(&self, before: &str, act: &str, object: Option<&str>) -> String {
        let mut words = before.split_whitespace();
        let party = words.next().filter(|word| self.vocabulary.parties().iter().any(|party| party == word));
        let modality = words.collect::<Vec<_>>().join("_");
        let doing = self.doing(party.unwrap_or("arbiter"), act, object);
        sentence(&match party {
            Some(party) if !modality.is_empty() => {
                let more = [("act", doing.as_str()), ("modality", modality.as_str())];
                self.about(party, &more, |args| self.words.say("duty", args))
            }
            Some(_) | None => doing,
        })
    }

    /// A party by its name.
    pub(crate) fn party(&self, party: &str) -> String {
        self.words.say(&format!("party-{}", id_of(party)), &[])
    }

    /// A state by its name.
    pub(crate) fn state(&self, state: &str) -> String {
        sentence(&self.words.say(&format!("state-{}", id_of(state)), &[]))
    }

    /// A matter by its name.
    pub(crate) fn matter(&self, matter: &str) -> String {
        self.words.say(&format!("matter-{}", id_of(matter)), &[])
    }

    /// An act's object: a player, or a thing named in the vocabulary.
    fn object(&self, object: &str) -> (String, String) {
        if Role::from_word(object).is_some() {
            let phrase = self.phrase(object);
            return (phrase.name, phrase.of);
        }
        (self.words.say(&format!("object-{}", id_of(object)), &[]), String::new())
    }

    fn assignment(&self, id: FactId, value: Option<i64>) -> String {
        let fact = self.vocabulary.fact(id);
        let value = match value {
            Some(seconds) if matches!(fact.kind, Type::Duration | Type::Moment) => duration_written(seconds),
            Some(number) => number.to_string(),
            None => self.words.say("value-not-known", &[]),
        };
        self.fact_words(fact, Some("sets"), &value)
    }

    /// The conclusion as a clause of the rule language.
    #[must_use]
    pub fn clause(&self, conclusion: &Conclusion) -> String {
        match conclusion {
            Conclusion::Result(Verdict::Loses(role)) => format!("{} loses", role.as_str()),
            Conclusion::Result(Verdict::Wins(role)) => format!("{} wins", role.as_str()),
            Conclusion::Result(Verdict::Drawn) => "game is drawn".to_owned(),
            Conclusion::Result(Verdict::LostByBoth) => "game is lost by both".to_owned(),
            Conclusion::Result(Verdict::Annulled) => "game is annulled".to_owned(),
            Conclusion::Result(Verdict::GoesOn) => "game goes on".to_owned(),
            Conclusion::Duty(duty) => {
                let act = self.vocabulary.act(duty.act).map_or("", |act| act.name.as_str());
                let modality = duty.modality.as_str().replace('_', " ");
                let object = duty.object.as_ref().map(|object| format!(" {object}")).unwrap_or_default();
                format!("{} {modality} {act}{object}", duty.party.as_str())
            }
            Conclusion::Set(fact, _) => format!("set {}", self.vocabulary.fact(*fact).name),
            Conclusion::State(state) => {
                self.vocabulary.state(*state).map(|state| state.name.clone()).unwrap_or_default()
            }
        }
    }

    /// How a rule is cited.
    #[must_use]
    pub fn citation(&self, rule: &Rule) -> String {
        let edition = self.edition_short();
        match (&rule.interpretation, rule.letter) {
            (Some(year), _) => self.words.say(
                "cite-interpretation",
                &[("edition", &edition), ("article", &rule.cite), ("year", &format!("({year})"))],
            ),
            (None, true) => self.cited_letter(&rule.cite),
            (None, false) => {
                self.words.say("cite-commentary", &[("edition", &edition), ("article", &rule.cite)])
            }
        }
    }

    /// How an article or an item of the edition's text is cited.
    pub(crate) fn cited_letter(&self, number: &str) -> String {
        let message = if self.part(number).is_some() { "cite-part" } else { "cite-letter" };
        let args = [("edition", &*self.edition_short()), ("article", &*self.numbered(number))];
        self.words.say(message, &args)
    }

    /// A number as it is printed: `Guidelines 8.a` for `Guidelines.8.a`.
    #[must_use]
    pub(crate) fn numbered(&self, number: &str) -> String {
        self.part(number).unwrap_or_else(|| number.to_owned())
    }

    /// The same, where the number belongs to a part of the text that has a name instead of a letter.
    pub(crate) fn part(&self, number: &str) -> Option<String> {
        let (part, rest) = number.split_once('.').filter(|(part, _)| part.len() > 1)?;
        let id = format!("part-{part}");
        let is_named = part.bytes().all(|sign| sign.is_ascii_alphabetic()) && self.words.has(&id);
        is_named.then(|| self.words.say(&id, &[("number", rest)]))
    }

    /// How several rules are named inside one ruling, each article once.
    pub(crate) fn short_citations(&self, rules: &[RuleIndex]) -> String {
        let mut cited: Vec<String> = Vec::new();
        for rule in rules {
            let citation = self.short_citation(*rule);
            if !cited.contains(&citation) {
                cited.push(citation);
            }
        }
        cited.join(", ")
    }

    /// How a rule is named inside one ruling: by its article, an interpretation as such.
    #[must_use]
    pub fn short_citation(&self, index: RuleIndex) -> String {
        let Some(rule) = self.edition.rule(index) else { return String::new() };
        match &rule.interpretation {
            Some(year) => self
                .words
                .say("cite-interpretation-short", &[("article", &rule.cite), ("year", &format!("({year})"))]),
            None if !rule.letter => self.words.say("cite-commentary-short", &[("article", &rule.cite)]),
            None => self.numbered(&rule.cite),
        }
    }

    /// The title of an article.
    #[must_use]
    pub fn title(&self, article: &Article) -> String {
        let place = &article.words;
        self.words.say_of(&place.edition, &format!("article-{}", id_of(&place.id)))
    }

    /// The norm in this project's words.
    #[must_use]
    pub fn norm(&self, rule: &Rule) -> String {
        let place = &rule.words;
        self.with_own_numbers(place, self.words.say_of(&place.edition, &format!("rule-{}", id_of(&place.id))))
    }

    /// What the text does not say.
    pub(crate) fn gap(&self, gap: &Gap) -> String {
        let place = &gap.words;
        self.with_own_numbers(place, self.words.say_of(&place.edition, &format!("gap-{}", id_of(&place.id))))
    }

    /// How the text is read, where it is read in several ways.
    #[must_use]
    pub fn note(&self, rule: &Rule) -> Option<String> {
        self.note_on(rule, "")
    }

    /// The same for a record of this kind; none where the note is about another kind.
    pub(crate) fn note_on(&self, rule: &Rule, reading: &str) -> Option<String> {
        let (place, id) = (&rule.words, format!("rule-{}", id_of(&rule.words.id)));
        let note = self.words.attribute_of_with(&place.edition, &id, "note", &[("reading", reading)])?;
        (!note.is_empty()).then(|| self.with_own_numbers(place, note))
    }

    /// Replaces the article numbers in words taken over from another edition by this edition's.
    fn with_own_numbers(&self, place: &Place, text: String) -> String {
        if place.edition == self.edition.id {
            return text;
        }
        let own = |word: &str| {
            let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric());
            let mut numbers = self.edition.renumbered.iter();
            let (rest, new) = numbers.find_map(|(old, new)| Some((bare.strip_prefix(old.as_str())?, new)))?;
            let whole = rest.is_empty() || rest.starts_with('.');
            (whole && old_number(bare)).then(|| word.replace(bare, &self.numbered(&format!("{new}{rest}"))))
        };
        let words: Vec<_> =
            text.split(' ').map(|word| own(word).unwrap_or_else(|| word.to_owned())).collect();
        words.join(" ")
    }
}

/// Whether a fact is listed among the facts told of a ruling; names and dates stand in its heading.
pub(crate) fn is_filed(fact: &Fact) -> bool {
    !fact.matters.is_empty()
        || [ORDER, DONE].contains(&fact.name.as_str())
        || !matches!(fact.kind, Type::Text | Type::Date)
}

// Moments and their order.

impl Speaker<'_> {
    /// A moment by its name.
    pub(crate) fn moment(&self, moment: MomentId) -> String {
        self.vocabulary.moment(moment).map(|moment| self.label(moment.time)).unwrap_or_default()
    }

    /// A moment by its name as a rule speaks of it: one that holds for each player speaks of the player.
    pub(crate) fn moment_for(&self, moment: MomentId, player: Option<Role>) -> String {
        let Some(declared) = self.vocabulary.moment(moment) else { return String::new() };
        let fact = self.vocabulary.fact(declared.time);
        match (player, fact.seat) {
            (Some(_), Some(_)) => {
                let id = format!("fact-{}", id_of(&fact.declared));
                self.about("player", &[], |args| self.words.say(&id, args))
            }
            (_, _) => self.moment(moment),
        }
    }

    /// The order of two moments.
    pub(crate) fn order(&self, first: MomentId, then: MomentId) -> String {
        self.words.say("order-of-two", &[("first", &self.moment(first)), ("then", &self.moment(then))])
    }

    /// An order that is the normal course, by its place in the vocabulary's list.
    pub(crate) fn usual_order(&self, place: usize) -> Option<String> {
        let order = self.vocabulary.usually().get(place)?;
        let names = [("first", self.moment(order.first)), ("then", self.moment(order.then))];
        let names: Vec<_> = names.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Some(self.words.say(if order.together { "order-at-once" } else { "order-usual" }, &names))
    }

    /// Two moments as a case tells their order: `sealing, resumption`.
    pub(crate) fn order_written(&self, first: MomentId, then: MomentId) -> String {
        let name = |moment: MomentId| {
            self.vocabulary.moment(moment).map(|moment| moment.name.as_str()).unwrap_or_default()
        };
        format!("{}, {}", name(first), name(then))
    }

    /// The orders that a case tells, in words.
    pub(crate) fn orders(&self, told: &str) -> String {
        let named = |name: &str| self.vocabulary.moment_named(&by_role(name.trim(), self.sealer));
        let orders = told.split(';').flat_map(|line| {
            let moments: Vec<_> = line.split(',').filter_map(named).collect();
            let pairs: Vec<_> =
                moments.iter().zip(moments.iter().skip(1)).map(|(one, other)| (*one, *other)).collect();
            pairs
        });
        orders.map(|(first, then)| self.order(first, then)).collect::<Vec<_>>().join("; ")
    }

    /// The acts that a case tells to be done, in words, each with its time.
    fn acts_done(&self, told: &str) -> String {
        let acts = told.split(',').map(str::trim).filter(|entry| !entry.is_empty()).map(|entry| {
            let (named, time) = timed(entry);
            let (act, object) = act_and_object(named);
            let said = self.doing("arbiter", act, object);
            match time {
                Some("0 min") => format!("{said} ({})", self.words.say("moment-at", &[])),
                Some(time) => format!("{said} ({})", self.words.say("moment-after", &[("value", time)])),
                None => said,
            }
        });
        acts.collect::<Vec<_>>().join("; ")
    }

    /// A value as it stands in a sentence: a moment by the hour set, a day as the language writes it,
    /// anything else as in a case file.
    pub(crate) fn written(&self, fact: &Fact, value: &Value) -> String {
        let time = written(&fact.kind, value);
        match (&fact.kind, value) {
            (Type::Moment, Value::Amount(0)) => self.words.say("moment-at", &[]),
            (Type::Moment, _) => match time.strip_prefix('-') {
                Some(time) => self.words.say("moment-before", &[("value", time)]),
                None => self.words.say("moment-after", &[("value", &time)]),
            },
            (Type::Date, Value::Text(written)) => day(written).map_or(time, |day| day_said(self.words, day)),
            (_, _) => time,
        }
    }
}

// Editions.

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
        let amends = self.edition.amends.as_ref().filter(|_| !self.edition.is_before_its_base);
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

    /// What anybody who uses the edition for a competition that began on that day must know of it: the id of each caveat and
    /// its words.
    pub(crate) fn caveats(&self) -> impl Iterator<Item = (&str, String)> {
        let concerned = self
            .edition
            .caveats
            .iter()
            .filter(|caveat| caveat.from.is_none_or(|from| self.began.is_none_or(|began| began >= from)));
        let say = |id: &str| self.words.say_of(&self.edition.id, &format!("caveat-{}", id_of(id)));
        concerned.map(move |caveat| (caveat.id.as_str(), say(&caveat.id)))
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

// Days.

/// The months as messages name them.
const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A day told as `2014-07-01`, as the language writes it; anything else stays as it is.
pub(crate) fn day_written(words: &Words, told: &str) -> String {
    told.parse().map_or_else(|_| told.to_owned(), |day| day_said(words, day))
}

/// A day as the language writes it: 1 de julio de 2014.
pub(crate) fn day_said(words: &Words, day: Date) -> String {
    let month = usize::try_from(day.month() - 1).ok().and_then(|place| MONTHS.get(place));
    let (number, year) = (day.day().to_string(), day.year().to_string());
    let first = if day.day() == 1 { "yes" } else { "no" };
    let month = month.copied().unwrap_or_default();
    words.say("day-written", &[("first", first), ("day", &number), ("month", month), ("year", &year)])
}

// Sentences.

/// Words with a capital first.
#[must_use]
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}", first.to_uppercase(), letters.as_str()))
}

/// A clause as a sentence: a capital first, a full stop last.
#[must_use]
pub(crate) fn sentence(clause: &str) -> String {
    let stop = if clause.is_empty() || clause.ends_with(['.', '?', '!']) { "" } else { "." };
    format!("{}{stop}", capital(clause))
}

/// Whether a word is the number of an article: it has a digit and a stop inside.
#[must_use]
fn old_number(word: &str) -> bool {
    word.contains('.') && word.contains(|sign: char| sign.is_ascii_digit())
}
