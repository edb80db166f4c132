"""Synthetic births as Parquet: the same for the same seed.

python births.py 1000000 births.parquet
"""

import argparse
import random
from datetime import datetime, timedelta, timezone

import pyarrow as pa
import pyarrow.parquet as pq

SCHEMA = pa.schema(
    [
        ("id", pa.int64()),
        ("born", pa.timestamp("us", tz="UTC")),
        ("lat", pa.float64()),
        ("lon", pa.float64()),
    ]
)
FIRST = datetime(1900, 1, 1, tzinfo=timezone.utc)
SECONDS = int((datetime(2025, 1, 1, tzinfo=timezone.utc) - FIRST).total_seconds())
ROWS_OF_A_GROUP = 50_000


def births(count: int, seed: int):
    """Batches of births: any second of 1900 ... 2024, any place between 60 S and 70 N."""
    draw = random.Random(seed)
    for first in range(0, count, ROWS_OF_A_GROUP):
        ids = range(first, min(count, first + ROWS_OF_A_GROUP))
        yield pa.record_batch(
            [
                pa.array(ids),
                pa.array([FIRST + timedelta(seconds=draw.randrange(SECONDS)) for _ in ids]),
                pa.array([round(draw.uniform(-60, 70), 4) for _ in ids]),
                pa.array([round(draw.uniform(-180, 180), 4) for _ in ids]),
            ],
            schema=SCHEMA,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("output")
    parser.add_argument("--seed", type=int, default=42)
    args = parser.parse_args()
    with pq.ParquetWriter(args.output, SCHEMA) as writer:
        for batch in births(args.count, args.seed):
            writer.write_batch(batch)


if __name__ == "__main__":
    main()
