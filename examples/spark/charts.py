"""Charts of many births with Apache Spark: each partition feeds a `bulk` command over its pipes, as Arrow both ways.

python charts.py births.parquet charts.parquet --command "npx celestial-computation-service"
"""

import argparse
import shlex
import subprocess
import threading
import time
from collections.abc import Iterator

import pyarrow as pa
from pyspark.sql import SparkSession

BODIES = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"]
RESULT = "id long, " + ", ".join(f"{body} double" for body in BODIES) + ", status long, error string"


def bulk_arguments(command: str) -> list[str]:
    """One thread a command: Spark runs as many of them at once as it has cores."""
    names = ", ".join(f'"{body}"' for body in BODIES)
    fields = ",".join(f"{body}=planets.{body}.longitude" for body in BODIES)
    return [
        *shlex.split(command),
        *["bulk", "--in", "arrow", "--out", "arrow", "--workers", "1", "--quiet"],
        *["--route", "chart", "--map", "dt=born,observer_lat=lat,observer_lon=lon"],
        *["--set", f'{{"bodies": [{names}], "include_nodes": false}}'],
        *["--fields", fields],
    ]


def charts_by(command: str):
    """The function that Spark runs on each partition."""

    def charts(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        first = next(batches, None)
        if first is None:
            return
        process = subprocess.Popen(bulk_arguments(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        faults: list[BaseException] = []

        def feed() -> None:
            # In a thread of its own: the command answers while it reads, and waits for who does not take the answers.
            try:
                with process.stdin, pa.ipc.new_stream(process.stdin, first.schema) as writer:
                    writer.write_batch(first)
                    for batch in batches:
                        writer.write_batch(batch)
            except BaseException as fault:
                faults.append(fault)

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        try:
            with pa.ipc.open_stream(process.stdout) as reader:
                yield from reader
            feeder.join()
            if process.wait() != 0 or faults:
                raise RuntimeError(f"bulk ended with code {process.returncode}") from (faults or [None])[0]
        finally:
            process.kill()

    return charts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("births")
    parser.add_argument("output")
    parser.add_argument("--command", default="npx celestial-computation-service")
    parser.add_argument("--cores", default="*")
    parser.add_argument("--partitions", type=int, default=4, help="each starts one command, which takes two seconds")
    args = parser.parse_args()
    spark = (
        SparkSession.builder.master(f"local[{args.cores}]")
        .appName("charts")
        .config("spark.sql.session.timeZone", "UTC")
        .config("spark.ui.enabled", "false")
        .getOrCreate()
    )
    started = time.monotonic()
    births = spark.read.parquet(args.births).repartitionByRange(args.partitions, "id")
    births.mapInArrow(charts_by(args.command), RESULT).write.mode("overwrite").parquet(args.output)
    seconds = time.monotonic() - started
    charts = spark.read.parquet(args.output)
    count, failed = charts.count(), charts.where("status <> 200").count()
    print(f"{count:,} charts, {failed:,} failed, {seconds:.1f} s ({count / seconds:,.0f} charts/s)")
    spark.stop()


if __name__ == "__main__":
    main()
