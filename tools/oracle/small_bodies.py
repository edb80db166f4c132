"""Fixture of heliocentric states of the 25 embedded small bodies: the states that the SPK file (type 13) stores, at its own
epochs, without interpolation.
    python tools/oracle/small_bodies.py classical-asteroids.bsp > test/accuracy/small-bodies.json
"""
import json
import struct
import sys

data = open(sys.argv[1], 'rb').read()
little = data[88:96] == b'LTL-IEEE'
order = '<' if little else '>'


def words(first, count):
    return struct.unpack_from(order + 'd' * count, data, (first - 1) * 8)


record = struct.unpack_from(order + 'i', data, 76)[0]
bodies = []
while record:
    base = (record - 1) * 1024
    following, _, count = struct.unpack_from(order + '3d', data, base)
    for i in range(int(count)):
        at = base + 24 + i * 40
        target, center, frame, kind, first, last = struct.unpack_from(order + '6i', data, at + 16)
        name = data[base + 1024 + i * 40:base + 1024 + (i + 1) * 40].decode('ascii').strip()
        n = int(words(last, 1)[0])
        states = []
        for year in [1601, 1700, 1850, 1900, 1925, 1950, 1975, 1990, 2010, 2022, 2025, 2050, 2075, 2100, 2300, 2499]:
            wanted = (year - 2000) * 365.25 * 86400
            epochs_at = first + 6 * n
            low, high = 0, n - 1
            while low < high:
                middle = (low + high) // 2
                if words(epochs_at + middle, 1)[0] < wanted:
                    low = middle + 1
                else:
                    high = middle
            states.append({"year": year, "tdb": words(epochs_at + low, 1)[0] / 86400, "km": words(first + 6 * low, 3), "km_per_day": [v * 86400 for v in words(first + 6 * low + 3, 3)]})
        bodies.append({"naif_id": target, "name": name, "states": states})
    record = int(following)
print(json.dumps({"source": "JPL Horizons, classical-asteroids.bsp", "bodies": bodies}))
