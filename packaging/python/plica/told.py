"""Facts as programs have them, in the form in which plica takes them."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from .types import HasFen

SECOND = timedelta(seconds=1)


def as_json(value: object) -> object:
    """A duration, a day, a board as a text; what holds others, with each of them so."""
    if isinstance(value, timedelta):
        if value % SECOND:
            raise ValueError(f"not a whole number of seconds: {value}")
        return f"{value // SECOND} s"
    if isinstance(value, date):
        return f"{value:%Y-%m-%d}"
    if isinstance(value, HasFen):
        return value.fen()
    if isinstance(value, Mapping):
        return {name: as_json(one) for name, one in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [as_json(one) for one in value]
    return value
