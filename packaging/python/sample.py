"""What the types take and what they refuse; `decisions.py` beside it holds real ones."""

from datetime import date, timedelta

import chess

import plica
from plica import Decision, Facts, Plica, PlicaError

one: Plica[Facts] = plica.load()
facts: Facts = {
    "position": chess.Board(),
    "sealer.present": False,
    "replier": {"late": timedelta(minutes=20)},
    "event.began": date(2014, 7, 1),
    "sealed.reading": "ambiguous",
    "about": ["result"],
}
decision: Decision = one.decide(facts, on=date(2014, 7, 1), lang="it", what_would_change=True)
compared: list[Decision] = one.decide({"sealer.late": "20 min"}, compare=["fide-1974", "fide-2014"])
because: list[str] = [cause["text"] for finding in decision["findings"] for cause in finding["because"]]
missing: dict[str, plica.types.Score | None] = decision["missing"][0]["if"]
moves: list[str] = [near["move"] for near in one.read(chess.Board(), "e4")["near"]]
plica.load(rules={"rules/vocabulary.yaml": ""}).decide({"house.rule": "yes"})
try:
    one.diff("fide-1974", "fide-2014")
except PlicaError as fault:
    print(fault.status, [found["place"] for found in fault.errors])

one.decide({"sealer.lote": "20 min"})  # type: ignore[call-overload]
one.decide({"sealer": {"lote": "20 min"}})  # type: ignore[call-overload]
one.decide({"sealed.reading": "blurred"})  # type: ignore[call-overload]
one.decide({}, edition="fide-2014", compare=["fide-1974"])  # type: ignore[call-overload]
one.editions(lang="fr")  # type: ignore[arg-type]
decision["outcome"]  # type: ignore[typeddict-item]
