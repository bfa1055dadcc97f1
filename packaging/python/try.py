"""Tries the wheel as it is installed: the same answers as the program's, faults, other rules, what breaks off, times.

Takes the folder with the rules; cases stand in `cases.ndjson` beside this.
"""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
import time
from datetime import date, timedelta
from importlib.metadata import metadata, version
from pathlib import Path
from threading import Thread

import chess
import plica
import plica.module
from plica import PlicaError

PROGRAM = os.environ["PLICA"]
KNIGHTS = "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41"
cases = [json.loads(line) for line in Path("cases.ndjson").read_text().splitlines()]


def report(text):
    print(f"   {text}")


def program(*asked, given=None):
    run = subprocess.run([PROGRAM, *asked, "--format", "json"], input=given, capture_output=True, text=True)
    return json.loads(run.stdout)


def refused(work):
    try:
        work()
    except PlicaError as fault:
        return fault
    raise AssertionError("not refused")


def said(errors):
    # Places are in what was sent, and a line has other characters.
    return [{**fault, "place": None} for fault in errors]


def milliseconds(*command):
    runs = []
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        runs.append(time.perf_counter() - began)
    return round(1000 * sorted(runs)[2])


def start():
    """How long a process takes that rules once."""
    ruled = f"import plica; plica.load().decide({{'position': '{KNIGHTS}', 'sealed.written': 'Cd4'}}, edition='fide-2014')"
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", ruled], check=True)
    report(f"a process that rules once: {round(1000 * (time.perf_counter() - began))} ms, the module to be compiled")
    kept = list(Path(os.environ["XDG_CACHE_HOME"]).rglob("*.cwasm"))
    assert len(kept) == 1 and [*kept[0].parent.iterdir()] == kept, kept
    python = milliseconds(sys.executable, "-c", ruled)
    bare = milliseconds(sys.executable, "-c", "pass")
    Path("case.yaml").write_text(f"edition: fide-2014\nposition: {KNIGHTS}\nsealed.written: Cd4\n")
    alone = milliseconds(PROGRAM, "decide", "case.yaml")
    report(f"from the cache: {python} ms, of which {bare} ms are Python's own; plica decide {alone} ms")
    # What is there is of another machine, or the folder cannot be written.
    kept[0].write_bytes(b"torn")
    subprocess.run([sys.executable, "-c", ruled], check=True)
    nowhere = {**os.environ, "XDG_CACHE_HOME": "/proc/nowhere"}
    subprocess.run([sys.executable, "-c", ruled], check=True, env=nowhere)
    report("a torn cache and one that cannot be written are passed over")


def same_cases(one):
    batch = [PROGRAM, "batch", "cases.ndjson", "--lang", "es"]
    before = os.times().children_user
    decisions = [json.loads(line) for line in subprocess.run(batch, capture_output=True, text=True).stdout.splitlines()]
    natively = os.times().children_user - before
    bad = 0
    began = time.process_time()
    for case, wanted in zip(cases, decisions, strict=True):
        if "errors" in wanted:
            fault = refused(lambda: one.decide(case["facts"], edition=case["edition"], lang="es"))
            assert said(fault.errors) == said(wanted["errors"]), case
            bad += 1
        else:
            assert one.decide(case["facts"], edition=case["edition"], lang="es") == wanted, case
    here = time.process_time() - began
    report(f"{len(cases)} cases equal, {bad} of them refused alike")
    report(f"{len(cases) / here:.0f} rulings in a second of one core; plica batch {len(cases) / natively:.0f}")
    return decisions


def same_answers(one):
    facts = {"edition": "fide-2014", "position": KNIGHTS, "sealed": {"written": "Cd4", "language": "es"}}
    told = json.dumps(facts)
    compare = ["fide-1974", "fide-2014"]
    assert one.decide(facts, compare=compare, lang="it") == program("decide", "-", "--compare", ",".join(compare), "--lang", "it", given=told)
    assert one.decide(facts, what_would_change=True) == program("decide", "-", "--what-would-change", "--lang", "en", given=told)
    assert one.read(KNIGHTS, "Cd4", language="es") == program("read", "Cd4", "--position", KNIGHTS, "--written-in", "es", "--lang", "en")
    assert one.articles(edition="fide-2014", lang="it") == program("show", "--edition", "fide-2014", "--lang", "it")
    assert one.article("E.8", edition="fide-2014") == program("show", "E.8", "--edition", "fide-2014", "--lang", "en")
    assert {heading["edition"] for heading in one.articles()} <= {edition["edition"] for edition in one.editions()}
    assert one.diff("fide-2018", "fide-2023") == program("diff", "fide-2018", "fide-2023", "--lang", "en")
    report("comparisons, changes, readings, editions, articles and differences equal")


def values(one):
    plain = {"position": KNIGHTS, "sealed.written": "Cd4", "replier.late": "65 min", "replier.present": "no", "event.began": "2014-08-01"}
    board = chess.Board(KNIGHTS)
    told = {"position": board, "sealed": {"written": "Cd4"}, "replier": {"late": timedelta(hours=1, minutes=5), "present": False},
            "event.began": date(2014, 8, 1)}
    assert one.decide(told) == one.decide(plain)
    assert one.decide({"sealed.reading": "ambiguous"}, on=date(1998, 1, 1))["edition"] == "fide-1997"
    assert one.decide({"ended_before_at": timedelta(minutes=-5)}, edition="fide-2014") == one.decide(
        {"ended_before_at": "-5 min"}, edition="fide-2014"
    )
    assert one.read(board, "Cd4", language="es") == one.read(KNIGHTS, "Cd4", language="es")
    report("boards of python-chess, durations, days and truths are taken")


def faults(one):
    fault = refused(lambda: one.decide({"sealer.late": "mañana"}, edition="fide-1899", lang="es"))
    assert (fault.status, fault.errors[0]["code"]) == (400, "unknown-edition")
    assert "no hay ninguna edición llamada `fide-1899`" in str(fault)
    lote = refused(lambda: one.decide({"white.name": "Muñoz", "sealer.lote": "1 h"}, edition="fide-2014", lang="it")).errors
    place = next(found["place"] for found in lote if "sealer.lote" in found["message"])
    sent = json.dumps({"facts": {"white.name": "Muñoz", "sealer.lote": "1 h"}}, ensure_ascii=False).encode()
    assert sent[place["start"] : place["end"]] == b'"sealer.lote"', place
    assert any("forse si intendeva" in help for found in lote for help in found["help"])
    assert refused(lambda: one.decide({"sealed.written": "x" * 300 * 1024})).status == 413
    report("faults in Spanish and Italian, with their places")


def other_rules(decisions, folder):
    wanted = next((case, decision) for case, decision in zip(cases, decisions) if "errors" not in decision)
    case, decision = wanted
    assert plica.load(rules=folder).decide(case["facts"], edition=case["edition"], lang="es") == decision
    assert "vocabulary" in refused(lambda: plica.load(rules=folder / "fide-2014")).detail
    report("another rulebook is taken, a faulty one refused")


def breaks_off(one, decisions):
    """The instance breaks off at one question, as it does when memory ends."""
    call = plica.module._Instance.call
    broken = []

    def breaking(self, name, head, body=b""):
        if name == "answer" and not broken:
            broken.append(self)
            self._function("room", -1)
        return call(self, name, head, body)

    plica.module._Instance.call = breaking
    ask = lambda number: one.decide(cases[number]["facts"], edition=cases[number]["edition"], lang="es")
    right = next(number for number, decision in enumerate(decisions) if "errors" not in decision)
    fault = refused(lambda: ask(right))
    assert fault.status == 500 and fault.title, fault
    assert ask(right) == decisions[right]
    assert one._module._instance is not broken[0]
    plica.module._Instance.call = call
    report("what breaks off is answered with 500, and the next answer is right")


def threads(one, decisions):
    numbers = [number for number in range(80) if "errors" not in decisions[number]]
    wrong = []

    def some(mine):
        for number in mine:
            found = one.decide(cases[number]["facts"], edition=cases[number]["edition"], lang="es")
            wrong.extend([number] if found != decisions[number] else [])

    asking = [Thread(target=some, args=(numbers[at::4],)) for at in range(4)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert not wrong
    report("four threads ask one rulebook")


def readme():
    text = metadata("plica").get_payload()
    example, output = re.search(r"```python\n(.*?)```\n\n```text\n(.*?)```", text, re.DOTALL).groups()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(example, {})
    assert printed.getvalue() == output, printed.getvalue()
    report("the example of the README says what it says")


report(f"Python {sys.version.split()[0]}, wasmtime {version('wasmtime')}")
start()
one = plica.load()
decisions = same_cases(one)
same_answers(one)
values(one)
faults(one)
other_rules(decisions, Path(sys.argv[1]))
breaks_off(one, decisions)
threads(one, decisions)
readme()
# For the types: literals are looked at key by key.
ruled = [decision for decision in decisions if "errors" not in decision][:40]
ruled.append(one.decide(cases[0]["facts"], edition=cases[0]["edition"], what_would_change=True))
Path("decisions.py").write_text(
    "from plica import Decision, Facts\n"
    f"decisions: list[Decision] = {ruled!r}\ntold: list[Facts] = {[case['facts'] for case in cases[:200]]!r}\n"
)
