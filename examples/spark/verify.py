#!/usr/bin/env python3
"""Whether each line has one decision and `plica batch` alone decides the same: `verify.py CASES DECISIONS [PLICA [EDITION]]`.

`plica batch` is run here on each file of cases, and its time taken; then the decisions Spark wrote are compared with what
it answered, line by line by their ids, and both by their counts and by one digest of all decisions in sorted order.
"""

import subprocess
import sys
import time
from collections import Counter
from hashlib import blake2b, sha256
from pathlib import Path

from decide import BLANK


def digest(decision):
    """The bytes that stand for a decision where all are kept together."""
    return blake2b(decision, digest_size=16).digest()


def result(decision):
    """The result of a decision, found near its beginning, where plica writes it."""
    head = decision[:120]
    return head.split(b'"result":', 1)[1].split(b",")[0].decode() if b'"result":' in head else "no case"


def alone(cases, command):
    """What plica answers by itself, by id, and its counts."""
    answers, counts = {}, Counter()
    for file in sorted(cases.glob("*")):
        batch = subprocess.Popen([*command, str(file)], stdout=subprocess.PIPE)
        with open(file, "rb") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip(BLANK):
                    decision = batch.stdout.readline().rstrip(b"\n")
                    answers[f"{file.name}:{number}"] = digest(decision)
                    counts[result(decision)] += 1
        if batch.stdout.read(1) or batch.wait() not in (0, 1):
            sys.exit(f"{file}: plica ended with {batch.returncode}, or answered more than there are lines")
    return answers, counts


def spark(decisions, answers):
    """What Spark wrote, held against the answers; its counts, and what is wrong with it."""
    seen, counts, wrong = {}, Counter(), Counter()
    for file in sorted(decisions.glob("part-*")):
        with open(file, "rb") as lines:
            for line in lines:
                name, decision = line[:-2].removeprefix(b'{"id":"').split(b'","decision":', 1)
                name = name.decode()
                if name in seen:
                    wrong["decided twice"] += 1
                seen[name] = digest(decision)
                counts[result(decision)] += 1
                if name not in answers:
                    wrong["no such line"] += 1
                elif answers[name] != seen[name]:
                    wrong["decided otherwise"] += 1
    wrong["not decided"] += len(answers.keys() - seen.keys())
    return seen, counts, +wrong


def all_of(digests):
    """One digest of all decisions, whatever their order."""
    return sha256(b"".join(sorted(digests))).hexdigest()


def main(cases, decisions, plica="plica", edition="fide-2014"):
    began = time.monotonic()
    answers, counts = alone(Path(cases), [plica, "batch", "--edition", edition])
    print(f"plica batch alone: {len(answers)} lines in {time.monotonic() - began:.1f} s, {all_of(answers.values())}", flush=True)
    seen, found, wrong = spark(Path(decisions), answers)
    print(f"Spark:             {sum(found.values())} lines, {all_of(seen.values())}")
    for name in sorted(counts | found):
        print(f"{counts[name]:>9} {found[name]:>9}  {name}")
    print("wrong:", dict(wrong) or "nothing")
    sys.exit(1 if wrong or counts != found or not answers else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
