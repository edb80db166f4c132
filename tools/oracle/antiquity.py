"""Fixture for the ephemeris outside 1550-2650: geometric states of DE422 (numpy arrays of the package de422) and apparent places
reduced from them with ERFA alone (ld, ab, ltecm, nut06a).
    python tools/oracle/antiquity.py DE422_DIRECTORY > test/accuracy/antiquity.json
"""
import json
import sys
import erfa
import numpy as np

NAMES = ['sun', 'mercury', 'venus', 'earthmoon', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'moon']
TITLES = ['Sun', 'Mercury', 'Venus', 'EMB', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Moon']
ARRAYS = [np.load(f'{sys.argv[1]}/jpl-{n}.npy', mmap_mode='r') for n in NAMES]
START, END, EMRAT, AU, C = 625648.5, 2816816.5, 81.30056940449234, 149597870.7, 299792.458 * 86400


def state(body, jd):
    a = ARRAYS[body]
    days = (END - START) / len(a)
    g = min(len(a) - 1, int((jd - START) / days))
    x = 2 * (jd - START - g * days) / days - 1
    c = np.polynomial.chebyshev
    return np.array([c.chebval(x, a[g, k]) for k in range(3)]), np.array([c.chebval(x, c.chebder(a[g, k])) * 2 / days for k in range(3)])


def barycentric(body, jd):
    """body 11 is the Earth."""
    if body < 10:
        return state(body, jd)
    e, m = state(3, jd), state(10, jd)
    share = -1 / (1 + EMRAT) if body == 11 else EMRAT / (1 + EMRAT)
    return e[0] + share * m[0], e[1] + share * m[1]


def apparent(body, jd):
    earth, velocity = barycentric(11, jd)
    lt = 0.0
    for _ in range(8):
        p = barycentric(body, jd - lt)[0] - earth
        lt = np.linalg.norm(p) / C
    sun = barycentric(0, jd)[0] - earth
    em = np.linalg.norm(sun)
    u = p / np.linalg.norm(p)
    for deflector, mass, limit in [(5, 0.00095435, 3e-9), (6, 0.00028574, 3e-10), (0, 1.0, 6e-6)]:
        if deflector == body:
            continue
        d = barycentric(deflector, jd)[0] - earth
        back = max(0.0, float(np.dot(d, u)) / C)
        d = barycentric(deflector, jd - back)[0] - earth
        q = p - d
        u = erfa.ld(mass, u, q / np.linalg.norm(q), -d / np.linalg.norm(d), np.linalg.norm(d) / AU, limit)
    v = velocity / C
    u = erfa.ab(u, v, em / AU, np.sqrt(1 - np.dot(v, v)))
    ecliptic = erfa.ltecm(2000 + (jd - 2451545) / 365.25) @ u
    lon, lat = erfa.c2s(ecliptic)
    dpsi, _ = erfa.nut06a(2451545.0, jd - 2451545)
    return float(np.degrees((lon + dpsi) % (2 * np.pi))), float(np.degrees(lat)), float(np.linalg.norm(p))


rng = np.random.default_rng(585)
states = []
for jd in list(rng.uniform(626000, 2287184.5 - 731, 60)) + list(rng.uniform(2688976.5 + 731, 2816500, 12)):
    e = barycentric(11, jd)[0]
    states.append({"tdb": jd - 2451545, "geocentric_km": {TITLES[b]: (state(10, jd)[0] if b == 10 else barycentric(b, jd)[0] - e).tolist() for b in range(11) if b != 3}})
charts = []
for label, jd in [("year 1", 1721423.5 + 100.25), ("year -43", 1705425.5 + 74.75), ("year -500", 1538432.5 + 10.1), ("year -2900", 661842.5 + 200.6), ("585 BC May 28", 1507900.3), ("year 2900", 2780000.25)]:
    charts.append({"label": label, "tdb": jd - 2451545, "places": {TITLES[b]: apparent(b, jd) for b in range(11) if b != 3}})
print(json.dumps({"source": "DE422, ERFA " + erfa.__version__, "states": states, "charts": charts}))
