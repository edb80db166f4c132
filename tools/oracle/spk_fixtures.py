"""Makes test/fixtures/ephemeris/spk-*.bsp and spk-states.json.

Two small SPK files with the same content in both byte orders, and the states that the NAIF toolkit (CSPICE, by spiceypy) reads
from the little-endian one. Segments: type 2 from JPL DE440; type 3 from a fit to Mars of DE440; type 13 from a catalogue of asteroids sampled
from JPL Horizons, with an even and an odd window; type 21 with arbitrary numbers that exercise every feature (orders that differ
by axis, more than 100 records). Two segments of Mars overlap; the second one is displaced.

Usage: python spk_fixtures.py DE440.bsp ASTEROIDS.bsp OUTPUT_DIRECTORY      (needs numpy, jplephem, spiceypy)
"""
import json, struct, sys
import numpy as np
import spiceypy
from jplephem.spk import SPK

de440_path, asteroid_path, out = sys.argv[1:4]
DAY = 86400.0
rng = np.random.default_rng(440)


def write_daf(path, order, name, comment, segments):
    """segments: (target, center, type, start_et, end_et, name, words). One summary record holds up to 25 of them; 4 go in the first."""
    groups = [segments[:4], segments[4:]]
    comment_records = (len(comment) + 999) // 1000
    records = {}
    first = 2 + comment_records
    data_at = first + 4
    address = (data_at - 1) * 128 + 1
    for g, group in enumerate(groups):
        number = first + 2 * g
        summary = struct.pack(order + "3d", number + 2 if g == 0 else 0, number - 2 if g else 0, len(group))
        names = b""
        for target, center, kind, start, end, label, words in group:
            summary += struct.pack(order + "2d6i", start, end, target, center, 1, kind, address, address + len(words) - 1)
            names += label.encode().ljust(40)
            address += len(words)
        records[number] = summary.ljust(1024, b"\0")
        records[number + 1] = names.ljust(1024)
    head = b"DAF/SPK " + struct.pack(order + "2i", 2, 6) + name.encode().ljust(60)
    head += struct.pack(order + "3i", first, first + 2, address)
    head += b"LTL-IEEE" if order == "<" else b"BIG-IEEE"
    head = head.ljust(699, b"\0") + b"FTPSTR:\r:\n:\r\n:\r\0:\x81:\x10\xce:ENDFTP"
    records[1] = head.ljust(1024, b"\0")
    text = comment.replace("\n", "\0").encode() + b"\x04"
    for i in range(comment_records):
        records[2 + i] = text[i * 1000:(i + 1) * 1000].ljust(1024, b"\0")
    with open(path, "wb") as f:
        for number in range(1, data_at):
            f.write(records[number])
        words = np.concatenate([s[6] for s in segments])
        f.write(words.astype(order + "f8").tobytes())
        f.write(b"\0" * (-f.tell() % 1024))


kernel = SPK.open(de440_path)
start_jd, end_jd = 2451545.0 - 40, 2451545.0 + 40


def cut_type2(target, center):
    """The records of DE440 that overlap the span, as a separate segment."""
    segment = next(s for s in kernel.segments if (s.target, s.center) == (target, center))
    init, length, size, count = kernel.daf.read_array(segment.end_i - 3, segment.end_i)
    size, count = int(size), int(count)
    low = max(0, int(((start_jd - 2451545.0) * DAY - init) // length))
    high = min(count - 1, int(((end_jd - 2451545.0) * DAY - init) // length))
    words = kernel.daf.read_array(segment.start_i + low * size, segment.start_i + (high + 1) * size - 1)
    begin = init + low * length
    end = begin + (high - low + 1) * length
    tail = [begin, length, size, high - low + 1]
    begin, end = max(begin, (start_jd - 2451545.0) * DAY), min(end, (end_jd - 2451545.0) * DAY)
    return target, center, 2, begin, end, f"DE440 {target}", np.concatenate([words, tail])


def mars_type3(moved, start, end, days):
    mars = kernel[0, 4]
    words = []
    count = int(round((end - start) / days))
    for i in range(count):
        mid = start + (i + 0.5) * days
        x = np.cos(np.pi * (np.arange(24) + 0.5) / 24)
        position, velocity = mars.compute_and_differentiate(2451545.0 + mid, x * days / 2)
        words += [mid * DAY, days / 2 * DAY]
        for axis in range(3):
            words += list(np.polynomial.chebyshev.chebfit(x, position[axis] + moved, 9))
        for axis in range(3):
            words += list(np.polynomial.chebyshev.chebfit(x, velocity[axis] / DAY, 9))
    words += [start * DAY, days * DAY, 2 + 60, count]
    return 4, 0, 3, start * DAY, end * DAY, "Mars, fitted", np.array(words)


def cut_type13(target, window, states):
    catalogue = SPK.open(asteroid_path)
    segment = next(s for s in catalogue.segments if s.target == target)
    count = int(catalogue.daf.read_array(segment.end_i, segment.end_i)[0])
    epochs = catalogue.daf.read_array(segment.start_i + 6 * count, segment.start_i + 7 * count - 1)
    low = int(np.searchsorted(epochs, -states / 2 * 10 * DAY))
    values = catalogue.daf.read_array(segment.start_i + 6 * low, segment.start_i + 6 * (low + states) - 1)
    chosen = epochs[low:low + states]
    words = np.concatenate([values, chosen, chosen[99:states - 1:100], [window - 1, states]])
    return target, 10, 13, chosen[0], chosen[-1], f"asteroid {target}", words


def synthetic_type21(target, size, count):
    words, epochs = [], []
    start = -20 * DAY
    for i in range(count):
        begin, end = start + i * 3 * DAY, start + (i + 1) * 3 * DAY
        steps = np.cumsum(rng.uniform(1.5, 3.5, size)) * DAY
        position, velocity = rng.uniform(-4e8, 4e8, 3), rng.uniform(-20, 20, 3)
        table = rng.uniform(-6e-6, 6e-6, (3, size)) * 0.5 ** np.arange(size)
        orders = rng.integers(size - 3, size + 1, 3)
        reference = np.column_stack([position, velocity]).ravel()
        words += [begin + rng.uniform(0, 1) * DAY, *steps, *reference, *table.ravel(), max(orders) + 1, *orders]
        epochs.append(end)
    words += epochs + epochs[99::100][:count // 100] + [size, count]
    return target, 10, 21, start, epochs[-1], "difference arrays", np.array(words)


segments = [cut_type2(10, 0), cut_type2(1, 0), cut_type2(199, 1), cut_type2(3, 0), cut_type2(301, 3), cut_type2(399, 3),
            mars_type3(0.0, -40, 40, 16), mars_type3(1000.0, -8, 8, 16),
            cut_type13(2000001, 8, 140), cut_type13(2000433, 7, 100),
            synthetic_type21(2000099, 7, 30), synthetic_type21(2000100, 15, 100)]
comment = "Excerpt for tests, from JPL DE440 and others.\n" + "A second line that takes the comment area over one record. " * 20 + "\nThe end."
for order, suffix in (("<", "little"), (">", "big")):
    write_daf(f"{out}/spk-{suffix}-endian.bsp", order, "TEST EXCERPT", comment, segments)

spiceypy.furnsh(f"{out}/spk-little-endian.bsp")
cases = []
PAIRS = [(10, 0), (1, 0), (199, 0), (199, 10), (301, 399), (399, 0), (301, 0), (399, 10), (4, 0), (4, 399), (2000001, 10), (2000433, 10), (2000001, 0), (2000099, 10), (2000100, 10)]
for target, center in PAIRS:
    own = [s for s in segments if s[0] == target]
    low, high = min(s[3] for s in own), max(s[4] for s in own)
    if target < 1000 or center != 10:
        low, high = max(low, -40 * DAY), min(high, 40 * DAY)
    # Multiples of 1/1024 day are exact both in days and in seconds.
    days = np.round(rng.uniform(low / DAY, high / DAY, 14) * 1024) / 1024
    for day in [low / DAY, high / DAY, *days]:
        state, _ = spiceypy.spkgeo(target, day * DAY, "J2000", center)
        cases.append({"target": target, "center": center, "tdbJ2k": day, "stateKmKmPerS": [float(v) for v in state]})
with open(f"{out}/spk-states.json", "w") as f:
    f.write('{"made_by":"tools/oracle/spk_fixtures.py, %s","cases":[\n' % spiceypy.tkvrsn("TOOLKIT"))
    f.write(",\n".join(json.dumps(c, separators=(",", ":")) for c in cases) + "\n]}\n")
