//! Real examples for the document and the page: taken from the rulebook in use, ruled by the engine that answers.

use serde_json::{Map, Value as Json, json};

use crate::engine::library::Library;
use crate::engine::model::{Edition, Example};
use crate::engine::source::{SourceId, Sources};
use crate::engine::syntax::{case, case_from_json};
use crate::engine::written_move::WrittenMove;
use crate::service::{Request, Service};
use crate::words::formats::reading_json;
use crate::words::phrases::Words;
use crate::words::reports::faults_json;

/// The edition and the case that every example is made of.
pub(in crate::web) struct Examples<'a> {
    library: &'a Library,
    edition: &'a Edition,
    example: &'a Example,
}

impl<'a> Examples<'a> {
    /// A sealed move under the newest edition that has one as an example; any example where there is none.
    pub(in crate::web) fn of(library: &'a Library) -> Option<Self> {
        let all = || {
            library.rulebook.editions.iter().rev().filter(|edition| !edition.partial).flat_map(|edition| {
                let examples = edition.articles.iter().flat_map(|article| &article.examples);
                examples.map(move |example| Self { library, edition, example })
            })
        };
        all()
            .find(|one| one.told("sealed.written").is_some() && one.told("position").is_some())
            .or_else(|| all().next())
    }

    fn told(&self, name: &str) -> Option<&'a str> {
        let given = self.example.given.facts.iter().find(|given| given.fact.value == name);
        given.map(|given| given.value.value.as_str())
    }

    /// The edition.
    pub(in crate::web) fn edition(&self) -> &'a str {
        &self.edition.id
    }

    /// Two editions to compare: this one and the one before it.
    pub(in crate::web) fn pair(&self) -> [&'a str; 2] {
        let editions = &self.library.rulebook.editions;
        let at = editions.iter().position(|edition| edition.id == self.edition.id).unwrap_or(0);
        [
            editions.get(at.saturating_sub(1)).map_or(self.edition(), |edition| edition.id.as_str()),
            self.edition(),
        ]
    }

    /// The number of an article.
    pub(in crate::web) fn article(&self) -> &'a str {
        let covers =
            |article: &&crate::engine::model::Article| article.examples.iter().any(|one| one == self.example);
        self.edition.articles.iter().find(covers).map_or("", |article| article.number.as_str())
    }

    /// The case, as `decide` takes it.
    pub(in crate::web) fn case(&self) -> Json {
        let facts = self.example.given.facts.iter().filter(|given| given.fact.value != "edition");
        let mut case: Map<String, Json> =
            facts.map(|given| (given.fact.value.to_string(), json!(given.value.value))).collect();
        let about: Vec<_> = self.example.given.about.iter().map(|about| about.value.as_str()).collect();
        if !about.is_empty() {
            case.insert("about".to_owned(), json!(about));
        }
        Json::Object(case)
    }

    /// The ruling on it.
    pub(in crate::web) fn decision(&self, words: &Words) -> Option<Json> {
        let case = case_from_json(&self.case().to_string())?;
        let service = Service { library: self.library, words };
        Some(service.rule(self.edition, &case, Request::default()).ok()?.json())
    }

    /// The written move, as `read` takes it.
    pub(in crate::web) fn written_move(&self) -> Option<Json> {
        let mut object = json!({"position": self.told("position")?, "written": self.told("sealed.written")?});
        if let (Some(object), Some(language)) = (object.as_object_mut(), self.told("sealed.language")) {
            object.insert("language".to_owned(), json!(language));
        }
        Some(object)
    }

    /// Its reading.
    pub(in crate::web) fn reading(&self, words: &Words) -> Option<Json> {
        let told = case_from_json(&self.written_move()?.to_string())?;
        let told = WrittenMove::from_told(&told, SourceId::default()).ok()?;
        let (position, found) = told.read().ok()?;
        Some(reading_json(words, &position, &told.written, &found))
    }

    /// The faults of a case with an unknown fact.
    pub(in crate::web) fn faults(&self, words: &Words) -> Option<Json> {
        let mut sources = Sources::default();
        let id = sources.add("<body>", "{\"sealed.reeding\": \"ambiguous\"}");
        let case = case(&sources, id, &mut Vec::new())?;
        let faults = self.library.decide(self.edition, &case).err()?;
        Some(faults_json(words, Some(&self.library.rulebook), &sources, &faults))
    }
}
