"""Reads a CSV file; prints its rows."""

import csv
import json
import sys

with open(sys.argv[1], encoding="utf-8", newline="") as file:
    print(json.dumps(list(csv.DictReader(file, strict=True))))
