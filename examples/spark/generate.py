#!/usr/bin/env python3
"""Writes a folder of cases, one a line: `generate.py FOLDER [LINES] [FILES] [SEED]`.

The same numbers give the same bytes. The positions are those of the examples in rules/fide-2014; the records, the hours
and the default times vary as they do in tournaments; about one line in a thousand is no case.
"""

import json
import random
import sys
from pathlib import Path

LANGUAGES = {"es": "RDTAC", "it": "RDTAC", "en": "KQRBN"}

# A position, with what somebody may have sealed in it; the pieces are written K Q R B N here, and in the writer's letters
# in the case. Some of the records are ambiguous, some illegal, some end the game.
POSITIONS = [
    ("4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", ["Nd4", "Nfd4", "Ncd4", "Ne5", "Nf3-e5", "h4", "Nd5", "N?4"]),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 41", ["Ra8", "Ra8+", "Ra1-a8", "Rxa8", "Kd2", "Rb1", "Rh7"]),
    ("6k1/5pp1/7p/8/8/8/8/R3K3 w - - 0 41", ["Ra8+", "Ra7", "Kf2", "Ke3"]),
    ("r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 40", ["Ra1", "Ra1+", "Ra8-a2", "Kf8", "h6", "g5"]),
    ("7k/5K2/8/8/8/8/6Q1/8 w - - 0 60", ["Qg6", "Qg7", "Qg2-g7", "Qh2+", "Ke7"]),
    ("8/8/8/4k3/8/8/8/2B1K3 w - - 3 88", ["Bb4", "Bd2", "Ke2", "Bf4+"]),
    ("8/8/8/8/3k4/8/2r5/1K6 w - - 0 41", ["Kxc2", "Kb1xc2", "Ka1", "Kc1"]),
    ("8/1R3ppk/6b1/3pNq1p/3P3P/P4PQ1/3r2PK/8 w - - 1 41", ["Nd7", "Nxg6", "Qg5", "Rxf7", "Rb8", "Ng4"]),
    ("6k1/5p2/3p4/1p1P1b1p/1PpQ2p1/1q4P1/4KP1P/2B5 b - - 13 41", ["Bd3+", "Qb1", "Qc2+", "f6", "c3", "Be4"]),
    ("8/p1r4p/1p4p1/6k1/P7/5RKP/5P2/8 b - - 0 45", ["Rc5", "Rc4", "h5", "a6", "Kh5", "Rc7-d7"]),
    ("5r1k/p5p1/1p5r/2p5/2q2n2/P1P1BBQ1/5PP1/2R3K1 b - - 0 41", ["Rd6", "Ne2+", "Rg6", "Qb3", "Rf6", "Kg8"]),
    ("4r1k1/7p/8/8/8/8/4B2P/4K3 w - - 0 41", ["Bc4", "Kd2", "h4", "Kf2"]),
    ("1r3rk1/5ppp/8/8/8/8/5PPP/1R4K1 b - - 0 41", ["Rd8", "Rfd8", "Rbd8", "Rxb1+", "h6"]),
    ("6k1/pp3p2/8/8/8/8/PP4KP/2R1R3 w - - 0 41", ["Rd1", "Red1", "Rc7", "Re8+", "h4"]),
    ("8/8/8/8/5k2/8/3pK3/5B2 w - - 0 72", ["Kxd2", "Bg2", "Kd1"]),
]

# How late a player comes, in minutes, when he is late at all; and the default times tournaments choose.
LATE = [1, 2, 3, 5, 10, 14, 15, 20, 29, 30, 31, 45, 59, 60, 61, 75, 120]
DEFAULT_TIMES = [0, 15, 30, 60]

# One line in a thousand: cut off, no JSON, no such fact, no such value, no such position, not UTF-8.
BAD = [
    b'{"position": "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41", "sealed": {"writ',
    b"to be looked up in the bulletin",
    b'{"replier": {"late": "5 min"}, "table": 12}',
    b'{"replier": {"present": "no", "late": "soon"}}',
    b'{"position": "4k3/8/8/8/8/8/8 w - - 0 41", "sealed": {"written": "Cd4"}}',
    b'{"sealed": {"written": "\xd0d1"}}',
]


def case(pick):
    """A case: what was sealed, who is late and by how much, and what else the arbiter was told."""
    position, records = pick.choice(POSITIONS)
    told = {"position": position}
    if pick.random() < 0.985:
        language = pick.choice(sorted(LANGUAGES))
        letters = str.maketrans("KQRBN", LANGUAGES[language])
        told["sealed"] = {"written": pick.choice(records).translate(letters), "language": language}
    elif pick.random() < 0.2:
        told["envelope"] = {"missing": "yes"}
    elif pick.random() < 0.5:
        told["sealed"] = {"reading": pick.choice(["clear", "inexact", "ambiguous", "unintelligible"])}
    chance = pick.random()
    if chance < 0.08:
        told["replier"] = {"present": pick.choice(["yes", "no"]), "late": f"{pick.choice(LATE)} min"}
    elif chance < 0.1:
        told["sealer"] = {"present": pick.choice(["yes", "no"]), "late": f"{pick.choice(LATE)} min"}
    if pick.random() < 0.97:
        told["event"] = {"default_time": f"{pick.choice(DEFAULT_TIMES)} min"}
    return json.dumps(told).encode()


def main(folder, lines=1_000_000, files=40, seed=2014):
    pick = random.Random(int(seed))
    lines, files = int(lines), int(files)
    Path(folder).mkdir(parents=True, exist_ok=True)
    for file in range(files):
        # What is left is shared out among the files that are left.
        share = lines // (files - file)
        lines -= share
        with open(Path(folder) / f"cases-{file:03}.ndjson", "wb") as out:
            for _ in range(share):
                out.write((pick.choice(BAD) if pick.random() < 0.001 else case(pick)) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
