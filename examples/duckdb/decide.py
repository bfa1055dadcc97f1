#!/usr/bin/env python3
"""Rules on games that stand in a database: cases out of DuckDB as Parquet, `plica batch` over them, decisions joined back.

`decide.py GAMES FOLDER` reads GAMES (what DuckDB can read: a pattern of `.ndjson` files, as the example of Spark makes them),
and leaves `games.parquet`, `cases.parquet` and `decisions.parquet` in FOLDER. It prints how many games came to which result.
"""

import argparse
import subprocess
import time
from pathlib import Path

import duckdb

# What is told of each game, by the names that facts have and by which a structure's fields are reached. A time is text as in
# a case file: `15 min`.
FACTS = [
    "position",
    "sealed.written",
    "sealed.language",
    "sealed.reading",
    "envelope.missing",
    "sealer.present",
    "sealer.late",
    "replier.present",
    "replier.late",
    "event.default_time",
]

# How the games stand in the files; a line that is none, or without a position, is left out.
GAMES = """
CREATE TABLE games AS SELECT row_number() OVER () AS id, * FROM read_json($games, format = 'newline_delimited',
  ignore_errors = true, columns = {
    position: 'VARCHAR',
    sealed: 'STRUCT(written VARCHAR, language VARCHAR, reading VARCHAR)',
    envelope: 'STRUCT(missing VARCHAR)',
    sealer: 'STRUCT(present VARCHAR, late VARCHAR)',
    replier: 'STRUCT(present VARCHAR, late VARCHAR)',
    event: 'STRUCT(default_time VARCHAR)'
  }) WHERE position IS NOT NULL
"""


def main():
    asked = argparse.ArgumentParser(description="Rules on games in a database with plica batch and DuckDB")
    asked.add_argument("games", help="the games, one a line, as a pattern: cases/*.ndjson")
    asked.add_argument("folder", help="where the tables go")
    asked.add_argument("--plica", default="plica", help="the program, built with the feature `tables`")
    asked.add_argument("--edition", default="fide-2014")
    asked = asked.parse_args()

    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    games, cases, decisions = (str(folder / f"{name}.parquet") for name in ("games", "cases", "decisions"))
    database = duckdb.connect()
    began = time.monotonic()
    database.execute(GAMES, {"games": asked.games})
    database.table("games").order("id").write_parquet(games)
    columns = ", ".join(f'{fact} AS "{fact}"' for fact in FACTS)
    # The order of the games is that of the cases, and so that of the decisions.
    database.read_parquet(games).order("id").select(columns).write_parquet(cases)
    written = time.monotonic()

    batch = subprocess.run([asked.plica, "batch", cases, "-o", decisions, "--edition", asked.edition])
    # 1 says that a row is no case; it has its row of the decisions all the same.
    if batch.returncode not in (0, 1):
        raise SystemExit(f"plica batch ended with {batch.returncode}")
    ruled = time.monotonic()

    counted = database.execute(
        """
        SELECT coalesce(status, 'no case') AS status, coalesce(result, '') AS result,
               count(*) AS games, min(id) AS first
        FROM read_parquet($games) POSITIONAL JOIN read_parquet($decisions)
        GROUP BY ALL ORDER BY ALL
        """,
        {"games": games, "decisions": decisions},
    ).fetchall()
    for status, result, count, first in counted:
        print(f"{count:>9}  {status} {result}".rstrip() + f"  (the first is game {first})")
    times = (written - began, ruled - written, time.monotonic() - ruled)
    print("games to cases {:.1f} s, ruled in {:.1f} s, joined and counted in {:.1f} s".format(*times))


if __name__ == "__main__":
    main()
