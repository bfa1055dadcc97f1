"""What goes in."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Literal, Protocol, runtime_checkable


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
