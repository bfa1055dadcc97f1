//! A fast parser for cases in JSON, without places: nearly every line of a batch is valid JSON.
//!
//! In: a text. Out: the same case that `yaml` and `case` give, without places; `None` if anything is wrong. The text is then
//! parsed again by those, to report what is wrong and where.

use std::borrow::Cow;
use std::fmt;

use memchr::memchr_iter;
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Value as Json;
use smol_str::{SmolStr, ToSmolStr as _};

use super::case::{ABOUT, CaseAsked, CaseFile, FACTS, FactGiven, listed};
use super::tree::{self, Node, Scalar, Tree};
use super::yaml::{LARGEST_TEXT, MOST_KEYS};
use crate::engine::source::{Span, Src};

/// Reads a JSON case fast, without places. `None` when anything is wrong with it: [`case`](super::case()) then says what and
/// where.
#[must_use]
pub fn case_from_json(text: &str) -> Option<CaseFile> {
    let mut reader = Reader::of(text)?;
    reader.read(text, |reader| Below { reader })?;
    reader.into_case()
}

/// The same of a case that may stand under `facts`: [`case_asked`](super::case_asked) says what is wrong, and where.
#[must_use]
pub(crate) fn case_asked_in_json(text: &str) -> Option<CaseAsked> {
    let (mut outside, mut under_facts) = (Reader::of(text)?, None);
    outside.read(text, |outside| Asked { outside, under_facts: &mut under_facts })?;
    let Some(under_facts) = under_facts else {
        return Some(CaseAsked { case: outside.into_case()?, beside: Vec::new() });
    };
    let CaseFile { facts: beside, about } = outside.case;
    about.is_empty().then_some(CaseAsked { case: under_facts.into_case()?, beside })
}

/// A case being read.
#[derive(Default)]
struct Reader<'t> {
    case: CaseFile,
    /// The keys so far of the objects being read, the outermost first.
    keys: Vec<Cow<'t, str>>,
    /// How many objects are being read, one within the other.
    depth: usize,
    /// The dotted name of what is being read.
    name: String,
    /// Some facts stand below the name of their family.
    nested: bool,
    /// Some names are written with a dot.
    dotted: bool,
}

/// Room is made at once for as many facts as nearly all cases tell at most.
const USUAL_FACTS: usize = 64;

/// And for names of so many bytes.
const USUAL_NAME: usize = 64;

impl<'t> Reader<'t> {
    /// None where the text is no object, or too large.
    fn of(text: &str) -> Option<Self> {
        let is_object = text.len() <= LARGEST_TEXT && text.trim_start().starts_with('{');
        is_object.then(Self::default)
    }

    fn read<'r, O: DeserializeSeed<'t, Value = ()>>(
        &'r mut self,
        text: &'t str,
        object: impl FnOnce(&'r mut Self) -> O,
    ) -> Option<()> {
        let values = memchr_iter(b':', text.as_bytes()).count();
        self.case.facts.reserve(values.min(USUAL_FACTS));
        self.keys.reserve(values.min(USUAL_FACTS));
        self.name.reserve(USUAL_NAME);
        let mut json = serde_json::Deserializer::from_str(text);
        object(self).deserialize(&mut json).ok()?;
        json.end().ok()
    }

    /// The case, unless it tells a fact twice: once with a dotted name and once below another, that is.
    fn into_case(self) -> Option<CaseFile> {
        let mut faults = Vec::new();
        if self.nested && self.dotted {
            self.case.refuse_twice(&mut faults);
        }
        faults.is_empty().then_some(self.case)
    }

    /// Reads the entries of an object whose keys are those from the `first` on.
    fn entries<A: MapAccess<'t>>(
        &mut self,
        mut entries: A,
        mut take: impl FnMut(&mut Self, &str, &mut A) -> Result<(), A::Error>,
    ) -> Result<usize, A::Error> {
        let first = self.keys.len();
        self.depth += 1;
        while let Some(Key(key)) = entries.next_key()? {
            let earlier = self.keys.get(first..).unwrap_or_default();
            if earlier.len() >= MOST_KEYS || earlier.contains(&key) {
                return Err(A::Error::custom("too many keys, or one of them twice"));
            }
            self.keys.push(key.clone());
            take(self, &key, &mut entries)?;
        }
        let count = self.keys.len() - first;
        self.keys.truncate(first);
        self.depth -= 1;
        Ok(count)
    }

    /// Takes in what stands below a key.
    fn take<A: MapAccess<'t>>(&mut self, key: &str, entries: &mut A) -> Result<(), A::Error> {
        let (above, within) = (self.name.len(), self.depth > 1);
        if !within && key == ABOUT {
            let mut faults = Vec::new();
            self.case.about.extend(tree::texts(&node(entries.next_value()?), &mut faults));
            return if faults.is_empty() { Ok(()) } else { Err(A::Error::custom("not texts")) };
        }
        if within {
            self.nested = true;
            self.name.push('.');
        }
        self.dotted |= key.contains('.');
        self.name.push_str(key);
        entries.next_value_seed(Below { reader: self })?;
        self.name.truncate(above);
        Ok(())
    }
}

/// A key, which is kept only as part of a name.
#[derive(Deserialize)]
struct Key<'t>(#[serde(borrow)] Cow<'t, str>);

/// The object of a request.
struct Asked<'r, 't> {
    outside: &'r mut Reader<'t>,
    under_facts: &'r mut Option<Reader<'t>>,
}

impl<'t> DeserializeSeed<'t> for Asked<'_, 't> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'t> Visitor<'t> for Asked<'_, 't> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'t>>(self, entries: A) -> Result<(), A::Error> {
        let Self { outside, under_facts } = self;
        outside.entries(entries, |outside, key, entries| {
            if key == FACTS {
                let reader = under_facts.insert(Reader::default());
                return entries.next_value_seed(Below { reader });
            }
            outside.take(key, entries)
        })?;
        Ok(())
    }
}

/// What stands below the reader's name.
struct Below<'r, 't> {
    reader: &'r mut Reader<'t>,
}

impl Below<'_, '_> {
    fn tell<E: Error>(self, value: SmolStr) -> Result<(), E> {
        if self.reader.depth == 0 {
            return Err(E::custom("no object"));
        }
        let fact = nowhere(SmolStr::new(&self.reader.name));
        self.reader.case.facts.push(FactGiven { fact, value: nowhere(value) });
        Ok(())
    }
}

impl<'t> DeserializeSeed<'t> for Below<'_, 't> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'t> Visitor<'t> for Below<'_, 't> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("a value other than null")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.tell(text.into())
    }

    fn visit_bool<E: Error>(self, truth: bool) -> Result<(), E> {
        self.tell(SmolStr::new_static(if truth { "true" } else { "false" }))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        self.tell(itoa::Buffer::new().format(number).into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        self.tell(itoa::Buffer::new().format(number).into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<(), E> {
        self.tell(number.to_smolstr())
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut items: A) -> Result<(), A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(node(item));
        }
        let mut faults = Vec::new();
        let list = nowhere(Tree::List(list));
        let text = listed(&self.reader.name, &list, &mut faults).filter(|_| faults.is_empty());
        self.tell(text.ok_or_else(|| A::Error::custom("a list"))?.value.into())
    }

    fn visit_map<A: MapAccess<'t>>(self, entries: A) -> Result<(), A::Error> {
        let reader = self.reader;
        let count = reader.entries(entries, Reader::take)?;
        let says_nothing = reader.depth > 0 && count == 0;
        if says_nothing { Err(A::Error::custom("nothing below a name")) } else { Ok(()) }
    }
}

fn nowhere<T>(value: T) -> Src<T> {
    Src::new(value, Span::default())
}

/// A value of a list as the reader gives it. What stands in an object there is asked by nobody.
fn node(value: Json) -> Node {
    let text = |text| Tree::Scalar(Scalar { text, exact: None, null: false });
    nowhere(match value {
        Json::Null => Tree::Scalar(Scalar::null(Span::default())),
        Json::Bool(truth) => text(truth.to_string()),
        Json::Number(number) => {
            let decimal = number.as_f64().filter(|_| number.is_f64());
            text(decimal.map_or_else(|| number.to_string(), |decimal| decimal.to_string()))
        }
        Json::String(written) => text(written),
        Json::Array(items) => Tree::List(items.into_iter().map(node).collect()),
        Json::Object(_) => Tree::Mapping(Vec::new()),
    })
}

#[cfg(test)]
mod tests {
    use super::{CaseAsked, FactGiven};
    use crate::engine::source::Sources;
    use crate::engine::syntax::{case_asked, case_asked_in_json};

    /// Everything told but the places.
    fn texts(asked: CaseAsked) -> [Vec<(String, String)>; 3] {
        let facts = |given: Vec<FactGiven>| {
            given
                .into_iter()
                .map(|given| (given.fact.value.into(), given.value.value.into()))
                .collect::<Vec<_>>()
        };
        let about = asked.case.about.into_iter().map(|about| (String::new(), about.value)).collect();
        [facts(asked.case.facts), about, facts(asked.beside)]
    }

    #[test]
    fn what_is_told_is_told_alike_in_json_and_in_yaml() {
        for text in [
            "{}",
            r#"{"sealed.reading": "clear", "sealer.present": true, "moves_completed": 40, "sealed.written": ""}"#,
            r#"{"sealed": {"reading": "clear", "written": "C\u00e1"}, "envelope": {"shows": {"names": false}}}"#,
            r#"{"sealed": {"reading": "clear"}, "sealed.written": "Nf3", "sealed.r\u0065ply": "no"}"#,
            r#"{"about": "result", "order": ["sealing", "resumption"], "history": ["1. e4", "e5"]}"#,
            r#"{"about": ["result", "clocks"], "order": [["sealing", "resumption"], ["refusal"]], "history": []}"#,
            r#"{"edition": "fide-2014", "facts": {"sealed": {"reading": "clear"}, "about": "result"}, "on": 1}"#,
            r#"{"facts": {}}"#,
            // What is refused.
            r#"{"facts": "none"}"#,
            r#"{"sealed": {}}"#,
            r#"{"sealed": null}"#,
            r#"{"sealed.reading": ["clear"]}"#,
            r#"{"order": [["sealing", ["resumption"]]]}"#,
            r#"{"about": {"result": true}}"#,
            r#"{"sealed": {"reading": "clear"}, "sealed.reading": "clear"}"#,
            r#"{"sealed": {"reading": "clear"}, "sealed": {"written": "Nf3"}}"#,
            r#"{"a": {"b.c": 1, "b": {"c": 2}}}"#,
            r#"{"a": 1, "a": {"b": 2}}"#,
            r#"{"": 1}"#,
            r#"{"": {"a": 1}, "a": {"": 1}}"#,
            r#"{"a": 1, "\u0061": 2}"#,
            r#"{"a": 1} {"b": 2}"#,
            "[]",
        ] {
            let (mut sources, mut faults) = (Sources::default(), Vec::new());
            let id = sources.add("case", text);
            let told = case_asked(&sources, id, &mut faults).filter(|_| faults.is_empty());
            assert_eq!(case_asked_in_json(text).map(texts), told.map(texts), "{text}");
        }
    }
}
