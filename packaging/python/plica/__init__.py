"""Rulings on adjourned chess games, with their article.

What `plica serve` answers at /api/v1, asked of a WebAssembly module in this process::

    plica = load()
    plica.decide({"sealed.reading": "ambiguous"}, edition="fide-2014")["result"]
"""

import json
import os
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Generic, TypeVar, overload
from urllib.parse import urlencode

from .answers import Article, ArticleHeading, Decision, Differences, Edition, Fault, Reading
from .facts import Facts
from .module import Module
from .told import as_json
from .types import AnyFacts, Lang, Position

__all__ = ["Decision", "Facts", "Fault", "Plica", "PlicaError", "Reading", "load"]

Files = Mapping[str, str] | os.PathLike[str]
F = TypeVar("F", bound=Mapping[str, object])


class PlicaError(Exception):
    """A refusal, as the addresses for programs give it."""

    def __init__(self, status: int, title: str, detail: str, errors: list[Fault]) -> None:
        super().__init__("\n".join([detail, *(fault["message"] for fault in errors)]))
        #: As in HTTP: 400 what was asked, 413 too much, 500 it broke off.
        self.status = status
        self.title = title
        self.detail = detail
        self.errors = errors


@overload
def load(*, rules: None = None, locales: Files | None = None) -> "Plica[Facts]": ...
@overload
def load(*, rules: Files, locales: Files | None = None) -> "Plica[AnyFacts]": ...
def load(*, rules: Files | None = None, locales: Files | None = None) -> "Plica[Any]":
    """Begins plica: with the rulebook it brings, or with another, and other words.

    Files are a folder, or texts by paths as in `rules/` and `locales/`.
    """
    return Plica({"rules": _texts(rules, "rules", ".yaml"), "locales": _texts(locales, "locales", ".ftl")})


def _texts(files: Files | None, name: str, ending: str) -> dict[str, str]:
    if files is None:
        return {}
    if isinstance(files, Mapping):
        return dict(files)
    folder = Path(files)
    found = (path.relative_to(folder) for path in sorted(folder.rglob(f"*{ending}")))
    kept = (path for path in found if not any(part.startswith(".") for part in path.parts))
    return {f"{name}/{path.as_posix()}": (folder / path).read_text("utf-8") for path in kept}


class Plica(Generic[F]):
    """A rulebook that is asked. May be asked from any thread; one question is answered at a time."""

    def __init__(self, rules: dict[str, dict[str, str]]) -> None:
        self._module = Module(rules)
        if fault := self._module.begin():
            raise PlicaError(400, "the rules have faults", fault, [])

    @overload
    def decide(
        self,
        facts: F,
        *,
        edition: str | None = None,
        on: date | str | None = None,
        lang: Lang | None = None,
        explain: bool = False,
        what_would_change: bool = False,
    ) -> Decision: ...
    @overload
    def decide(
        self,
        facts: F,
        *,
        compare: Sequence[str],
        lang: Lang | None = None,
        explain: bool = False,
        what_would_change: bool = False,
    ) -> list[Decision]: ...
    def decide(
        self,
        facts: F,
        *,
        edition: str | None = None,
        on: date | str | None = None,
        compare: Sequence[str] | None = None,
        lang: Lang | None = None,
        explain: bool = False,
        what_would_change: bool = False,
    ) -> Decision | list[Decision]:
        """Rules on a case: the object of `plica decide --format json`; with `compare` one under each edition.

        `on` is the day the competition began.
        """
        listed = None if compare is None else ",".join(compare)
        parameters = {
            "edition": edition,
            "on": as_json(on),
            "compare": listed,
            "explain": "yes" if explain else None,
            "what_would_change": "yes" if what_would_change else None,
        }
        answer: Decision | list[Decision] = self._ask("POST", "decide", lang, parameters, {"facts": as_json(facts)})
        return answer

    def read(
        self,
        position: Position,
        written: str,
        *,
        language: str | None = None,
        history: str | Sequence[str] | None = None,
        lang: Lang | None = None,
    ) -> Reading:
        """Reads a written move."""
        given = {"position": position, "written": written, "language": language, "history": history}
        told = {name: as_json(value) for name, value in given.items() if value is not None}
        reading: Reading = self._ask("POST", "read", lang, {}, told)
        return reading

    def editions(self, *, lang: Lang | None = None) -> list[Edition]:
        """The editions, oldest first."""
        editions: list[Edition] = self._ask("GET", "editions", lang)
        return editions

    def articles(self, *, edition: str | None = None, lang: Lang | None = None) -> list[ArticleHeading]:
        """The articles of an edition, or of all."""
        articles: list[ArticleHeading] = self._ask("GET", "articles", lang, {"edition": edition})
        return articles

    def article(self, number: str, *, edition: str | None = None, lang: Lang | None = None) -> list[Article]:
        """An article by its number, in an edition or in each that has it, with rules and examples."""
        articles: list[Article] = self._ask("GET", "articles", lang, {"article": number, "edition": edition})
        return articles

    def diff(self, first: str, second: str, *, lang: Lang | None = None) -> Differences:
        """What two editions rule differently. Takes many seconds."""
        differences: Differences = self._ask("GET", "diff", lang, {"first": first, "second": second})
        return differences

    def _ask(
        self,
        method: str,
        name: str,
        lang: Lang | None,
        parameters: Mapping[str, object] | None = None,
        body: object = None,
    ) -> Any:
        given = {**(parameters or {}), "lang": lang}
        query = urlencode({key: value for key, value in given.items() if value is not None})
        sent = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
        status, answer = self._module.answer(method, f"/api/v1/{name}?{query}", sent)
        found = json.loads(answer)
        if status != 200:
            raise PlicaError(found["status"], found["title"], found["detail"], found.get("errors", []))
        return found
