//! The description of the addresses: a good `OpenAPI` 3.1 document, and true of what really comes back.

use jsonschema::Validator;
use serde_json::{Value as Json, json};

use super::examples::library;
use super::site::{get, post};
use super::tidy::read;

fn document(lang: &str) -> Json {
    get(&format!("/api/v1/openapi.json?lang={lang}")).json()
}

/// What a schema of the document says of the things it describes.
fn validator(document: &Json, schema: &Json) -> Validator {
    let mut root = schema.clone();
    root["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    root["components"] = document["components"].clone();
    jsonschema::validator_for(&root).unwrap_or_else(|error| panic!("{error}"))
}

fn good(validator: &Validator, object: &Json, what: &str) {
    let errors: Vec<_> = validator
        .iter_errors(object)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{what}: {}", errors.join("\n"));
}

#[test]
fn the_document_is_openapi_in_every_language() {
    let schema: Json = serde_json::from_str(&read("tests/openapi/openapi-3.1.schema.json")).expect("JSON");
    let official = jsonschema::validator_for(&schema).expect("a schema");
    for lang in ["es", "it", "en"] {
        let document = document(lang);
        good(&official, &document, lang);
        for (name, schema) in document["components"]["schemas"].as_object().expect("schemas") {
            assert!(jsonschema::meta::is_valid(schema), "{name}");
            let is_described = schema["description"].as_str().is_some_and(|text| !text.is_empty());
            assert!(is_described || name.starts_with("group."), "{lang} {name}");
        }
        let text = document.to_string();
        assert!(!text.contains("{api-") && !text.contains("{problem-"), "a message is missing");
    }
    let mut broken = document("en");
    broken["paths"]["/decide"]["post"]["responses"] = json!([]);
    assert!(!official.is_valid(&broken));
}

#[test]
fn every_example_of_the_document_is_true_of_its_schema() {
    let document = document("es");
    let mut found = 0;
    for (path, item) in document["paths"].as_object().expect("paths") {
        for operation in item.as_object().expect("methods").values().filter(|one| one.is_object()) {
            let contents =
                operation["responses"].as_object().expect("responses").values().map(|one| &one["content"]);
            for content in contents.chain([&operation["requestBody"]["content"]]).filter_map(Json::as_object)
            {
                for media in content.values() {
                    let validator = validator(&document, &media["schema"]);
                    let many = media["examples"].as_object().into_iter().flat_map(|all| all.values());
                    for example in many.map(|one| &one["value"]).chain(media.get("example")) {
                        good(&validator, example, path);
                        found += 1;
                    }
                }
            }
        }
    }
    assert!(found >= 15, "{found} examples");
    let refusal = &document["components"]["responses"]["bad-request"]["content"]["application/problem+json"];
    good(&validator(&document, &refusal["schema"]), &refusal["example"], "bad-request");
    assert_eq!(refusal["example"]["errors"][0]["code"], "unknown-fact");
}

#[test]
fn the_documentation_names_every_key_of_a_ruling() {
    let document = document("en");
    let keys = document["components"]["schemas"]["Decision"]["properties"].as_object().expect("properties");
    let page = std::fs::read_to_string("docs/api.md").expect("a page");
    let named = |key: &str| page.contains(&format!("| `{key}` |"));
    let unnamed: Vec<_> = keys.keys().filter(|key| !named(key)).collect();
    assert!(unnamed.is_empty(), "{unnamed:?}");
}

#[test]
fn every_ruling_on_an_example_is_as_described() {
    let document = document("en");
    let ruling = validator(&document, &json!({"$ref": "#/components/schemas/Decision"}));
    let case_file = validator(&document, &json!({"$ref": "#/components/schemas/Case"}));
    for edition in &library().rulebook.editions {
        for example in edition.articles.iter().flat_map(|article| &article.examples) {
            let facts = example.given.facts.iter();
            let mut case: serde_json::Map<_, _> =
                facts.map(|given| (given.fact.value.to_string(), json!(given.value.value))).collect();
            let about: Vec<_> = example.given.about.iter().map(|about| &about.value).collect();
            if !about.is_empty() {
                case.insert("about".to_owned(), json!(about));
            }
            let case = Json::Object(case);
            good(&case_file, &case, &example.case);
            let answer = post(&format!("/api/v1/decide?edition={}", edition.id), case.to_string());
            assert_eq!(answer.status, 200, "{}", answer.text());
            good(&ruling, &answer.json(), &example.case);
        }
    }
}

#[test]
fn the_other_answers_are_as_described() {
    let document = document("en");
    let described = |path: &str, method: &str, status: &str| {
        let mut response = &document["paths"][path][method]["responses"][status];
        if let Some(target) = response["$ref"].as_str() {
            response = document.pointer(target.trim_start_matches('#')).expect("a response");
        }
        let content = response["content"].as_object().expect("content").values().next().expect("a kind");
        validator(&document, &content["schema"])
    };
    for (path, query) in [
        ("/editions", "lang=es"),
        ("/articles", "lang=it"),
        ("/articles", "article=lateness"),
        ("/diff", "first=fide-2018&second=fide-2023"),
    ] {
        good(&described(path, "get", "200"), &get(&format!("/api/v1{path}?{query}")).json(), path);
    }
    let position = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41";
    let told = json!({"position": position, "written": "Cd4", "language": "es"});
    good(&described("/read", "post", "200"), &post("/api/v1/read", told.to_string()).json(), "read");
    let case = json!({"edition": "fide-2014", "position": position, "sealed.written": "Cd4"});
    for query in ["compare=fide-1974,fide-2014", "what_would_change=yes"] {
        let answer = post(&format!("/api/v1/decide?{query}"), case.to_string());
        good(&described("/decide", "post", "200"), &answer.json(), query);
    }
    for (address, status) in [("/decide?x=1", "400"), ("/decide", "400"), ("/read", "400")] {
        let path = address.split('?').next().expect("a path");
        let answer = post(&format!("/api/v1{address}"), "{\"a\": 1}");
        assert_eq!(answer.status.as_str(), status);
        good(&described(path, "post", status), &answer.json(), address);
    }
}
