"""What every answer of `plica serve` must hold to, for Schemathesis: the schema and the API refuse the same requests."""

import copy
import functools
import json
from urllib.parse import parse_qsl, urlsplit

import jsonschema_rs
import schemathesis

# What no schema can say: whether a position can be, whether facts fit together, whether a name is known, whether who sealed is told, or
# the edition.
OF_THE_CASE = {
    "bad-history",
    "bad-move",
    "bad-position",
    "unknown-moment",
    "contradictory-facts",
    "edition-mismatch",
    "edition-needed",
    "missing-key",
    "no-edition-on-date",
    "unknown-article",
    "unknown-edition",
    "unknown-language",
}
# Parameters that exclude each other.
WHICH_EDITION = {"edition", "on", "compare"}


# The document as it came.
DOCUMENT = {}


@schemathesis.hook
def before_load_schema(ctx, schema):
    """Keeps the document, and leaves of it what Schemathesis can make requests from."""
    DOCUMENT.update(copy.deepcopy(schema))
    # It cannot make up objects from what keys exclude each other; whether they do is checked all the same.
    leave_out("dependentSchemas", schema["components"])
    for path in schema["paths"].values():
        for operation in (one for one in path.values() if isinstance(one, dict)):
            content = operation.get("requestBody", {}).get("content", {})
            # The other names of YAML are read alike.
            for kind in content.keys() - {"application/json", "application/yaml"}:
                del content[kind]


def leave_out(key, schema):
    """Takes a key out of a schema and of those in it."""
    if isinstance(schema, dict):
        schema.pop(key, None)
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        leave_out(key, part)


@functools.cache
def validator(schema):
    """What says whether a value is as a schema of the document, in JSON, wants it."""
    whole = {**json.loads(schema), "$schema": "https://json-schema.org/draft/2020-12/schema", "components": DOCUMENT["components"]}
    return jsonschema_rs.validator_for(whole)


def holds(schema, value):
    """Whether a value is as a schema of the document wants it."""
    return validator(json.dumps(schema)).is_valid(value)


def query_holds(operation, query):
    """Whether the parameters are as described; and whether they can stand together."""
    known = {one["name"]: one for one in operation.get("parameters", [])}
    names = [name for name, _ in query]
    if len(set(names)) < len(names) or not set(names) <= set(known):
        return False
    if any(one.get("required") and name not in names for name, one in known.items()):
        return False
    for name, text in query:
        schema = known[name]["schema"]
        value = text.split(",") if schema.get("type") == "array" else text
        if not holds(schema, value):
            return False
    return len(WHICH_EDITION & set(names)) <= 1


def body_of(request):
    """The body as JSON; nothing where it is none."""
    try:
        return True, json.loads(request.body)
    except (TypeError, ValueError):
        return False, None


@schemathesis.check
def schema_and_api_agree(ctx, response, case):
    if response.status_code not in (200, 400):
        return
    operation = DOCUMENT["paths"][case.path].get(case.method.lower())
    if operation is None:
        return
    request = response.request
    query = parse_qsl(urlsplit(request.url).query, keep_blank_values=True)
    good = query_holds(operation, query)
    content = operation.get("requestBody", {}).get("content")
    if content is not None:
        if request.headers.get("Content-Type") != "application/json":
            return
        is_json, body = body_of(request)
        good = good and is_json and holds(content["application/json"]["schema"], body)
        beside = set(body) & {"edition", "on", "lang"} if is_json and isinstance(body, dict) and "facts" in body else set()
        told_twice = beside & {name for name, _ in query} or (beside & WHICH_EDITION and WHICH_EDITION & {name for name, _ in query})
        good = good and not told_twice
    if response.status_code == 200:
        assert good, "answered, and the schema refuses it"
        return
    codes = {fault["code"] for fault in json.loads(response.content)["errors"]}
    assert not good or codes <= OF_THE_CASE, f"refused with {sorted(codes)}, and the schema allows it"


@schemathesis.check
def nothing_breaks(ctx, response, case):
    assert response.status_code != 500, "our own fault"

