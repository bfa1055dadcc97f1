"""What goes in and what comes out: the objects of `plica decide --format json` and of its sisters."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Literal, NotRequired, Protocol, TypedDict, runtime_checkable


@runtime_checkable
class HasFen(Protocol):
    """A board, such as `chess.Board`."""

    def fen(self) -> str:
        """Its position in FEN."""
        ...


Unknown = Literal["unknown", "unknowable"]
Truth = Literal["yes", "no", "unknown", "unknowable"] | bool
Count = int | str
#: As a text `20 min`, `1 h 5 min`, `1:05:00`, `PT1H5M`.
Duration = timedelta | str | Literal[0]
#: As a text `2014-07-15`.
Day = date | str
#: As a text in FEN.
Position = HasFen | str
Text = str | int | float | bool

#: Facts of a rulebook that the types know nothing of.
AnyFacts = Mapping[str, object]

Lang = Literal["es", "it", "en"]
Score = Literal["1-0", "0-1", "1/2-1/2", "0-0", "annulled", "*", "silent"]


class Place(TypedDict):
    """In the JSON that was sent: bytes of its UTF-8 from the beginning, and line and column from 1."""

    file: str
    line: int
    column: int
    start: int
    end: int


class Fault(TypedDict):
    code: str
    severity: Literal["error", "warning"]
    message: str
    help: list[str]
    place: Place | None


class BecauseFact(TypedDict):
    fact: str
    value: str | None
    source: Literal["told", "computed", "assumed", "not_asked", "unknown", "unknowable"]
    text: str


class BecauseRule(TypedDict):
    rule: str
    applies: bool
    text: str


Because = BecauseFact | BecauseRule


class Time(TypedDict):
    seconds: int
    text: str


class Finding(TypedDict):
    """What follows: a result, a duty or right, a new value or a state, with the rule behind it."""

    rule: str
    article: str | None
    cite: str
    letter: bool
    kind: Literal["result", "act", "value", "state"]
    says: str
    text: str
    norm: str
    note: str | None
    citation: str
    because: list[Because]
    displaced: list[str]
    party: NotRequired[str]
    modality: NotRequired[Literal["must", "may", "must_not", "should"]]
    act: NotRequired[str | None]
    #: Of an act: whether what was told shows that it is done.
    done: NotRequired[bool]
    object: NotRequired[str | None]
    value: NotRequired[str | int | Time | None]


class Step(TypedDict):
    """An act that is ahead; `usual` if the normal course asks it of every game."""

    rule: str
    modality: Literal["must", "may", "should"]
    act: str
    usual: bool
    text: str


class Considered(TypedDict):
    rule: str
    why_not: str
    because: list[Because]
    displaced_by: list[str]


class Undetermined(TypedDict):
    rule: str
    facts: list[str]


# By answer: the result, none where more must be known; and the results it leaves.
Missing = TypedDict(
    "Missing",
    {"fact": str, "question": str, "if": dict[str, Score | None], "leaves": dict[str, list[Score]]},
)


class Choice(TypedDict):
    """How a contested text is read."""

    reading: str
    choice: str
    otherwise: dict[str, str]
    text: str


class Caveat(TypedDict):
    """What every ruling under an edition says of it."""

    caveat: str
    text: str


class Assumed(TypedDict):
    fact: str
    value: str
    text: str


class Discretion(TypedDict):
    rule: str
    fact: str
    text: str


class NearMove(TypedDict):
    kind: str
    move: str
    name: str


class Reading(TypedDict):
    """How a written move reads."""

    written: str
    reading: str
    candidates: list[str]
    move: str | None
    near: list[NearMove]
    deviations: list[str]
    illegal_because: list[str]
    language_decides: bool
    text: list[str]


class SealedMove(Reading):
    stated: str | None
    ends_game: str | None
    fivefold_checked: bool


class UsedWords(TypedDict):
    digest: str
    built_in: bool


class Change(TypedDict):
    facts: dict[str, str]
    rules: list[str]


class Gap(TypedDict):
    """What a step needs and the edition tells nobody to bring about."""

    gap: str
    lacks: str
    text: NotRequired[str]


class Decision(TypedDict):
    """The ruling on a case under one edition."""

    edition: str
    status: Literal["decided", "open", "silent"]
    result: Score | None
    about: list[str]
    findings: list[Finding]
    #: What is to be done now, in order.
    now: list[Step]
    undetermined: list[Undetermined]
    missing: list[Missing]
    possible: list[Score]
    readings: list[Choice]
    caveats: list[Caveat]
    unregulated: list[str]
    not_held: list[str]
    gaps: list[Gap]
    assumed: list[Assumed]
    discretion: list[Discretion]
    sealed: SealedMove | None
    words: UsedWords
    rulebook: str
    engine: str
    #: Only where it was asked.
    considered: NotRequired[list[Considered]]
    #: By result; only where it was asked.
    what_would_change: NotRequired[dict[str, list[Change]]]
    changes_not_looked_at: NotRequired[int]


#: `from` and `to` are days, as texts.
Edition = TypedDict(
    "Edition",
    {
        "edition": str,
        "name": str,
        "short": str,
        "authority": str,
        "language": str,
        "from": str | None,
        "to": str | None,
        "partial": bool,
        "amends": str | None,
    },
)


class Origin(TypedDict):
    edition: str
    article: str


class ArticleHeading(TypedDict):
    edition: str
    article: str
    concept: str
    title: str
    taken_over_from: Origin | None


class Rule(TypedDict):
    rule: str
    cite: str
    letter: bool
    norm: str
    note: str | None
    citation: str
    proviso: str | None
    source: str
    displaced_by: list[str]
    displaces: list[str]


class Example(TypedDict):
    case: str
    given: dict[str, object]
    status: str | None
    result: Score | None


class Article(ArticleHeading):
    rules: list[Rule]
    examples: list[Example]


class Word(TypedDict, total=False):
    """What one vocabulary has and the other has not."""

    fact: str
    value: str
    only: str
    assumed: str
    impossible: str


#: Under the first edition and under the second; lists of two.
Outcomes = list[str]


class ResultLine(TypedDict):
    outcomes: list[Outcomes]
    differences: int


class Side(TypedDict):
    edition: str
    result: Score | None
    provision: str | None
    rules: list[str]


class Difference(TypedDict):
    facts: dict[str, str]
    case: dict[str, str]
    first: Side
    second: Side


class ProvisionLine(TypedDict):
    outcomes: list[Outcomes]
    differences: list[Difference]


class Provision(TypedDict):
    of: Literal["first", "second"]
    rule: str | None
    results: list[ProvisionLine]


class OneSided(TypedDict):
    says: str | None
    rules: list[str]
    facts: dict[str, str] | None


class Same(TypedDict):
    first: str
    second: str
    same_exceptions: bool


class AssumedApart(TypedDict):
    fact: str
    first: str | None
    second: str | None
    case: dict[str, str] | None
    results: list[Score | None]


class ForemostSide(TypedDict):
    edition: str
    result: Score | None
    provision: str | None


class Foremost(TypedDict):
    stage: str | None
    departures: int
    differ_in: Literal["result", "acts"]
    by_reading: bool
    facts: dict[str, str]
    case: dict[str, str]
    first: ForemostSide
    second: ForemostSide


class Differences(TypedDict):
    """What two editions rule differently."""

    first: str
    second: str
    between: Literal["editions", "embedded and copy"]
    complete: bool
    words: list[Word]
    assumed: list[AssumedApart]
    summary: list[Foremost]
    results: list[ResultLine]
    provisions: list[Provision]
    only_first: list[OneSided]
    only_second: list[OneSided]
    same: list[Same]
    rulebooks: list[str]
