"""Makes test/fixtures/ephemeris/de440-states.json: states and accelerations of JPL DE440 read with jplephem and numpy.

Bodies in the order of src/ephemeris/source.ts (Sun, Mercury ... Pluto from the barycentre, Moon from the Earth) and the Earth.
Usage: python ephemeris_states.py DE440.bsp OUTPUT.json      (needs numpy, jplephem)
"""
import json, sys
import numpy as np
from jplephem.spk import SPK

kernel_path, out = sys.argv[1:3]
kernel = SPK.open(kernel_path)
J2000 = 2451545.0


arrays = {}


def cached(segment):
    if segment not in arrays:
        init, length, coefficients = segment.load_array()
        arrays[segment] = init, length, np.asarray(coefficients)
    return arrays[segment]


def state(target, center, day):
    """Position (km), velocity (km/day), acceleration (km/day^2) from the file's own Chebyshev records, in exact day counts."""
    segment = kernel[center, target]
    init, length, coefficients = cached(segment)               # Julian date, days, [axis, record, order]
    init -= J2000
    count = coefficients.shape[1]
    index = min(int((day - init) // length), count - 1)
    x = 2 * (day - (init + index * length)) / length - 1
    rows = coefficients[:, index, :]
    values = []
    for order in range(3):
        c = rows.T
        for _ in range(order):
            c = np.polynomial.chebyshev.chebder(c)
        values.append(np.polynomial.chebyshev.chebval(x, c) * (2 / length) ** order)
    return np.concatenate(values)


# load_array is read as its documentation has it: settled against jplephem's own evaluator.
def check_layout():
    position, velocity = kernel[0, 4].compute_and_differentiate(J2000, 123.375)
    ours = state(4, 0, 123.375)
    assert np.allclose(ours[:3], position, rtol=1e-13) and np.allclose(ours[3:6], velocity, rtol=1e-12), (ours, position, velocity)


check_layout()
rng = np.random.default_rng(1550)
start, end = 2287184.5 - J2000, 2688976.5 - J2000
days = np.round(rng.uniform(start, end, 56) * 1024) / 1024
# Both ends, and boundaries of granules of every length (all are multiples of 16 days from the start).
days = [start, end, start + 16 * 9999, start + 584 * 300, *days]
rows = []
for day in days:
    bodies = [state(10, 0, day), *[state(n, 0, day) for n in range(1, 10)], state(301, 3, day) - state(399, 3, day), state(3, 0, day) + state(399, 3, day)]
    rows.append({"tdbJ2k": day, "states": [[float(v) for v in body] for body in bodies]})
with open(out, "w") as f:
    f.write('{"made_by":"tools/oracle/ephemeris_states.py from JPL DE440","epochs":[\n')
    f.write(",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]}\n")
