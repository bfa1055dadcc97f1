"""Reads a CSV file as spreadsheets of its language save it; prints its rows."""

import csv
import json
import sys

with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
    heading = file.readline()
    file.seek(0)
    separator = ";" if heading.startswith("number;") else ","
    print(json.dumps(list(csv.DictReader(file, delimiter=separator, strict=True))))
