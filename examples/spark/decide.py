#!/usr/bin/env python3
"""Rules on a folder of cases with `plica batch` as a filter of Apache Spark, and counts what they came to.

Each file of the folder is a task: its lines go to one `plica batch` in their order, and each answer gets the name of the
file and the number of its line, as `{"id": "cases-007.ndjson:4711", "decision": {..}}`. `rdd.pipe` would not do: with
`checkCode` it fails over the first line that is no case, for which `plica batch` ends with 1 though it has answered every
line, and without it takes half an answer of a filter that died for a whole one.
"""

import argparse
import subprocess
import time
from collections import deque
from threading import Thread

from pyspark.sql import SparkSession

# Larger than any file of cases: see `session`.
WHOLE = 1 << 32

# What `plica batch` passes over as empty.
BLANK = b" \t\n\r\x0c"


def session(master):
    """Spark, told to make a task of each file, and to take a task's output only from the attempt that ended well."""
    return (
        SparkSession.builder.appName("plica batch")
        .master(master)
        # No file is split, and once a file is in a task there is no room for another.
        .config("spark.sql.files.maxPartitionBytes", WHOLE)
        .config("spark.sql.files.openCostInBytes", WHOLE)
        # What an attempt writes is moved to its place when the task, and then the job, is done.
        .config("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", 1)
        .getOrCreate()
    )


def ruled(command):
    """What a task does: rows of a file in, answers with their ids out; an exception where anything is missing."""

    def task(rows):
        batch = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        waiting, stopped = deque(), []

        def feed():
            only = None
            try:
                for number, (line, file, start) in enumerate(rows, 1):
                    only = only or file
                    if file != only or (number == 1 and start != 0):
                        raise RuntimeError(f"{file} did not come whole and alone")
                    # An empty line goes in as well, so that plica counts as the file does, but has no answer.
                    if line.strip(BLANK):
                        waiting.append(f"{file}:{number}")
                    batch.stdin.write(line + b"\n")
                batch.stdin.close()
            except BaseException as fault:  # Told to the task below, which fails with it.
                stopped.append(fault)
                batch.kill()

        feeder = Thread(target=feed, daemon=True)
        feeder.start()
        try:
            for answer in batch.stdout:
                if not (waiting and answer.endswith(b"}\n")):
                    raise RuntimeError(f"an answer cut short, or to no line: {answer[:80]}")
                yield f'{{"id":"{waiting.popleft()}","decision":{answer[:-1].decode()}}}'
            feeder.join()
            code = batch.wait()
            # 1 says that a line is no case; such a line has its answer too.
            if stopped or waiting or code not in (0, 1):
                raise RuntimeError(f"plica batch ended with {code}, {len(waiting)} lines unanswered, {stopped}")
        finally:
            batch.kill()

    return task


def main():
    asked = argparse.ArgumentParser(description="Rules on a folder of cases with plica batch and Apache Spark")
    asked.add_argument("cases", help="folder with the cases, one a line")
    asked.add_argument("decisions", help="folder for the decisions; it must not be there yet")
    asked.add_argument("--master", default="local[2]", help="Spark's master (spark://HOST:7077)")
    asked.add_argument("--plica", default="plica", help="the program, as every worker finds it")
    asked.add_argument("--edition", default="fide-2014")
    asked = asked.parse_args()

    spark = session(asked.master)
    began = time.monotonic()
    # Cast to bytes, so that a line that is not UTF-8 reaches plica as it is; lines end as plica has them end.
    lines = spark.read.option("lineSep", "\n").text(asked.cases).selectExpr(
        "cast(value as binary)", "_metadata.file_name", "_metadata.file_block_start"
    )
    answers = lines.rdd.mapPartitions(ruled([asked.plica, "batch", "--edition", asked.edition, "-"]))
    spark.createDataFrame(answers.map(lambda answer: (answer,)), "value string").write.text(asked.decisions)
    print(f"Ruled in {time.monotonic() - began:.1f} s", flush=True)

    # Counted from what was written: a counter in the tasks would count a task that ran twice, twice.
    written = spark.read.text(asked.decisions)
    result = r"""^\{"id":"[^"]*","decision":\{"edition":"[^"]*","status":"([^"]*)","result":"?([^",]*)"""
    found = written.selectExpr(f"regexp_extract(value, r'{result}', 1) status", f"regexp_extract(value, r'{result}', 2) result")
    for row in sorted(found.groupBy("status", "result").count().collect()):
        print(f"{row['count']:>9}  {row['status'] or 'no case'} {row['result']}")
    print(f"Counted after {time.monotonic() - began:.1f} s")
    spark.stop()


if __name__ == "__main__":
    main()
