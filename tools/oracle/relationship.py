"""Relationship charts and transits to them from JPL DE440 with ERFA: the fixture of test/accuracy/relationship.json.

  pip install pyerfa jplephem numpy
  python tools/oracle/relationship.py PATH/de440.bsp > test/accuracy/relationship.json

Longitudes by tools/oracle/events_search.py. Midpoints of directions and of places: the direction of the
sum of two unit vectors. Midpoint in time: erfa.utctai of the mean of two UTC Julian dates (births after 1972). Transits by
dense sampling and bisection; times TDB, days since J2000.0 (TT is taken equal).
"""
import json
import pathlib

source = (pathlib.Path(__file__).parent / 'events_search.py').read_text()
exec(source.rsplit('\nmain()', 1)[0])

NAMES = BODIES


def tt_of(utc):
    """TT, days since J2000.0, of a UTC (year, month, day, hour, minute)."""
    a, b = erfa.dtf2d('UTC', *utc, 0.0)
    a, b = erfa.taitt(*erfa.utctai(a, b))
    return (a - J2000) + b


def middle_tt(first, second):
    (a, b), (c, d) = erfa.dtf2d('UTC', *first, 0.0), erfa.dtf2d('UTC', *second, 0.0)
    mean = ((a - J2000) + b + (c - J2000) + d) / 2
    t, u = erfa.taitt(*erfa.utctai(J2000, mean))
    return (t - J2000) + u


def middle(a, b):
    a, b = np.radians(a), np.radians(b)
    return float(np.degrees(np.arctan2(np.sin(a) + np.sin(b), np.cos(a) + np.cos(b))) % 360)


def iso(utc):
    return '%04d-%02d-%02dT%02d:%02d:00Z' % utc


def main():
    rng = np.random.default_rng(20260701)
    out = {'about': 'DE440 + ERFA (pyerfa %s): tools/oracle/relationship.py; degrees; TDB days since J2000.0' % erfa.__version__, 'pairs': []}
    for _ in range(8):
        births, places = [], []
        for _ in range(2):
            births.append((int(rng.integers(1973, 2016)), int(rng.integers(1, 13)), int(rng.integers(1, 29)), int(rng.integers(0, 24)), int(rng.integers(0, 60))))
            places.append((round(float(rng.uniform(-60, 60)), 3), round(float(rng.uniform(-180, 180)), 3)))
        days = [tt_of(b) for b in births]
        lon = [[float(longitude(n, [t])[0]) for n in NAMES] for t in days]
        mid = middle_tt(*births)
        v = sum(np.array([np.cos(np.radians(b)) * np.cos(np.radians(l)), np.cos(np.radians(b)) * np.sin(np.radians(l)), np.sin(np.radians(b))]) for b, l in places)
        out['pairs'].append({
            'births': [iso(b) for b in births], 'places': places,
            'composite': {n: middle(a, b) for n, a, b in zip(NAMES, *lon)},
            'middle_tt': mid, 'middle_chart': {n: float(longitude(n, [mid])[0]) for n in NAMES},
            'great_circle_middle': [float(np.degrees(np.arctan2(v[2], np.hypot(v[0], v[1])))), float(np.degrees(np.arctan2(v[1], v[0])))],
        })
    pair = out['pairs'][0]
    t = 8800 + np.arange(1501) * 0.5
    out['transits'] = {'pair': 0, 'start': float(t[0]), 'end': float(t[-1]), 'events': []}
    for body in ('Sun', 'Mercury', 'Mars'):
        values = longitude(body, t)
        for target in ('Moon', 'Venus'):
            for offset in (0, 60, 90, 120, 180, 240, 270, 300):
                goal = (pair['composite'][target] + offset) % 360
                for when, _, up in roots(lambda x: longitude(body, x), t, values, [goal]):
                    out['transits']['events'].append([when, body, target, offset, up])
    out['transits']['events'].sort()
    print(json.dumps(out, separators=(',', ':')))


main()
