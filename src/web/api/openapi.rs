//! `GET /api/v1/openapi.json`: what can be asked and what comes back, as an `OpenAPI` 3.1 document.

use serde_json::{Map, Value as Json, json};

use super::call::{Answered, Call, ENDPOINTS, Endpoint, MEDIA_TYPES};
use super::examples::Examples;
use crate::engine::library::Library;
use crate::web::refusal::{Refusal, detail, title};
use crate::words::formats::shapes::{list, object_or, of as defined, text, whole};
use crate::words::formats::{FileKind, answers, articles_json, day, described, editions_json, schema};
use crate::words::phrases::{Locale, Words, id_of};

#[expect(clippy::unnecessary_wraps, reason = "every address answers alike")]
pub(super) fn description(call: &mut Call) -> Answered {
    Ok(Document { words: call.words(), library: call.site.with_examples() }.json().to_string())
}

struct Document<'a> {
    words: &'a Words,
    library: &'a Library,
}

impl Document<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn json(&self) -> Json {
        let mut paths: Map<String, Json> =
            ENDPOINTS.iter().map(|endpoint| (format!("/{}", endpoint.name), self.path(endpoint))).collect();
        paths.insert("/healthz".to_owned(), self.health());
        let responses = Refusal::ALL.iter().map(|(name, _)| ((*name).to_owned(), self.refusal(name)));
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": self.say("api-title"),
                "description": self.say("api-lead"),
                "version": env!("CARGO_PKG_VERSION"),
                "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
            },
            "servers": [{"url": "/api/v1"}],
            "paths": paths,
            "components": {
                "schemas": schemas(self.words, self.library),
                "responses": responses.collect::<Map<_, _>>(),
            },
        })
    }

    fn path(&self, endpoint: &Endpoint) -> Json {
        let id = format!("api-{}", id_of(endpoint.name));
        let parameters =
            endpoint.parameters.iter().chain(&["lang"]).map(|name| self.parameter(endpoint, name));
        let mut operation = json!({
            "operationId": id_of(endpoint.name),
            "summary": self.say(&id),
            "parameters": parameters.collect::<Vec<_>>(),
            "responses": self.responses(endpoint),
        });
        if let Some(operation) = operation.as_object_mut() {
            let description = self.words.attribute(&id, "more", &[]);
            operation.extend(description.map(|text| ("description".to_owned(), json!(text))));
            operation.extend(self.request(endpoint).map(|body| ("requestBody".to_owned(), body)));
        }
        let method = if endpoint.is_post { "post" } else { "get" };
        json!({method: operation})
    }

    fn parameter(&self, endpoint: &Endpoint, name: &str) -> Json {
        let editions: Vec<_> =
            self.library.rulebook.editions.iter().map(|edition| edition.id.as_str()).collect();
        let schema = match name {
            "lang" => json!({"enum": Locale::ALL.map(Locale::code)}),
            "edition" | "first" | "second" => json!({"enum": editions}),
            "on" => day(),
            "compare" => {
                json!({"type": "array", "items": {"enum": editions}, "minItems": 1, "uniqueItems": true})
            }
            "article" => json!({"type": "string", "minLength": 1}),
            "explain" | "what_would_change" => json!({"enum": ["yes", "no", "true", "false"]}),
            _ => json!({"type": "string"}),
        };
        let description = self.say(&format!("api-parameter-{}", id_of(name)));
        let required = endpoint.name == "diff" && name != "lang";
        let mut parameter = json!({"name": name, "in": "query", "required": required, "description": description, "schema": schema});
        if let (Some(parameter), "compare") = (parameter.as_object_mut(), name) {
            // `compare=a,b`
            parameter.insert("explode".to_owned(), json!(false));
        }
        parameter
    }

    fn request(&self, endpoint: &Endpoint) -> Option<Json> {
        let examples = Examples::of(self.library);
        let (schema, examples) = match endpoint.name {
            "decide" => (
                json!({"anyOf": [of("Case"), of("CaseWithParameters")]}),
                examples.map(|one| {
                    let mut case = one.case();
                    let asked =
                        json!({"facts": case, "edition": one.edition(), "lang": self.words.locale().code()});
                    if let Some(case) = case.as_object_mut() {
                        case.insert("edition".to_owned(), json!(one.edition()));
                    }
                    json!({"case": {"value": case}, "parameters": {"value": asked}})
                }),
            ),
            "read" => {
                let example = examples.and_then(|one| one.written_move());
                (of("WrittenMove"), example.map(|one| json!({"move": {"value": one}})))
            }
            _ => return None,
        };
        let content = || json!({"schema": schema, "examples": examples.clone().unwrap_or_else(|| json!({}))});
        let content: Map<_, _> = MEDIA_TYPES.iter().map(|kind| ((*kind).to_owned(), content())).collect();
        Some(json!({"required": true, "content": content}))
    }

    fn responses(&self, endpoint: &Endpoint) -> Json {
        let (schema, example) = self.answer(endpoint);
        let mut content = json!({"schema": schema});
        if let (Some(content), Some(example)) = (content.as_object_mut(), example) {
            content.insert("example".to_owned(), example);
        }
        let description = self.say("api-done");
        let mut responses = Map::new();
        responses.insert(
            "200".to_owned(),
            json!({"description": description, "content": {"application/json": content}}),
        );
        if !endpoint.is_post {
            responses.insert("304".to_owned(), json!({"description": self.say("api-unchanged")}));
        }
        let with_body = ["slow-body", "large-body", "wrong-media-type"];
        for (name, status) in Refusal::ALL {
            if name != "no-such-address" && (endpoint.is_post || !with_body.contains(&name)) {
                let refusal = json!({"$ref": format!("#/components/responses/{name}")});
                responses.insert(status.as_str().to_owned(), refusal);
            }
        }
        Json::Object(responses)
    }

    /// What comes back, with an example.
    fn answer(&self, endpoint: &Endpoint) -> (Json, Option<Json>) {
        let examples = Examples::of(self.library);
        let list = |name: &str| json!({"type": "array", "items": of(name)});
        match endpoint.name {
            "decide" => (
                json!({"anyOf": [of("Decision"), list("Decision")]}),
                examples.and_then(|one| one.decision(self.words)),
            ),
            "read" => (of("Reading"), examples.and_then(|one| one.reading(self.words))),
            "editions" => (list("Edition"), Some(editions_json(self.words, self.library))),
            "articles" => {
                let newest = self.library.rulebook.editions.last();
                let example = newest.map(|edition| articles_json(self.words, self.library, edition));
                (json!({"anyOf": [list("ArticleHeading"), list("Article")]}), example.map(Json::Array))
            }
            "diff" => (of("Differences"), None),
            _ => (json!({"type": "object"}), None),
        }
    }

    fn refusal(&self, name: &str) -> Json {
        let mut content = json!({"schema": of("Problem")});
        let status =
            Refusal::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, status)| status.as_u16());
        let faults = Examples::of(self.library).and_then(|one| one.faults(self.words));
        if let (Some(content), "bad-request", Some(faults)) = (content.as_object_mut(), name, faults) {
            let example = json!({
                "type": format!("/api#{name}"), "title": title(self.words, name), "status": status,
                "detail": detail(self.words, name), "errors": faults,
            });
            content.insert("example".to_owned(), example);
        }
        let mut response = json!({
            "description": format!("{}. {}", title(self.words, name), detail(self.words, name)),
            "content": {"application/problem+json": content},
        });
        if let (Some(response), "busy") = (response.as_object_mut(), name) {
            let header = json!({"Retry-After": {"description": self.say("api-retry-after"), "schema": {"type": "integer"}}});
            response.insert("headers".to_owned(), header);
        }
        response
    }

    fn health(&self) -> Json {
        json!({
            "servers": [{"url": "/"}],
            "get": {
                "operationId": "healthz",
                "summary": self.say("api-healthz"),
                "responses": {"200": {
                    "description": self.say("api-done"),
                    "content": {"text/plain": {"schema": {"type": "string"}, "example": "ok\n"}},
                }},
            },
        })
    }
}

fn of(name: &str) -> Json {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// The schemas of the document, by name.
fn schemas(words: &Words, library: &Library) -> Map<String, Json> {
    let mut all = Map::new();
    let objects = answers().into_iter().chain([problem(), ("CaseWithParameters", asked(library))]);
    for (name, schema) in objects {
        let mut schema = described(words, name, schema);
        refer_to_components(&mut schema);
        all.insert(name.to_owned(), schema);
    }
    all.extend(case_schemas(words, library));
    all
}

fn problem() -> (&'static str, Json) {
    let problem = object_or(
        [("type", text()), ("title", text()), ("status", whole()), ("detail", text())],
        [("errors", list(&defined("Fault")))],
    );
    ("Problem", problem)
}

/// A case with parameters beside it.
fn asked(library: &Library) -> Json {
    let editions: Vec<_> = library.rulebook.editions.iter().map(|edition| edition.id.as_str()).collect();
    let lang = json!({"enum": Locale::ALL.map(Locale::code)});
    let mut asked = object_or(
        [("facts", defined("Case"))],
        [("edition", json!({"enum": editions})), ("on", day()), ("lang", lang)],
    );
    if let Some(asked) = asked.as_object_mut() {
        asked.insert("not".to_owned(), json!({"required": ["edition", "on"]}));
    }
    asked
}

/// The schema of a case file, its parts as schemas of the document.
fn case_schemas(words: &Words, library: &Library) -> Map<String, Json> {
    let mut case = schema(words, &library.rulebook, FileKind::Case);
    let mut parts = Map::new();
    if let Some(root) = case.as_object_mut() {
        root.remove("$schema");
        if let Some(Json::Object(definitions)) = root.remove("$defs") {
            parts = definitions;
        }
    }
    // An edition asked for beside the case goes before that of the case, which may then be of another rulebook.
    if let Some(Json::Object(edition)) = parts.get_mut("fact.edition") {
        let known = edition.remove("enum").map(|known| json!({"enum": known}));
        let any = json!({"type": ["string", "number", "boolean"]});
        edition.insert("anyOf".to_owned(), known.into_iter().chain([any]).collect());
    }
    parts.insert("Case".to_owned(), case);
    for part in parts.values_mut() {
        refer_to_components(part);
    }
    parts
}

fn refer_to_components(schema: &mut Json) {
    match schema {
        Json::Object(keys) => {
            for (key, value) in keys {
                match value {
                    Json::String(target) if key == "$ref" => {
                        *target = target.replace("#/$defs/", "#/components/schemas/");
                    }
                    Json::Null
                    | Json::Bool(_)
                    | Json::Number(_)
                    | Json::String(_)
                    | Json::Array(_)
                    | Json::Object(_) => refer_to_components(value),
                }
            }
        }
        Json::Array(items) => items.iter_mut().for_each(refer_to_components),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}
