"""Sky events by dense scanning of JPL DE440 with ERFA: the fixture of test/accuracy/events-search.json.

  pip install pyerfa jplephem numpy
  python tools/oracle/events_search.py PATH/de440.bsp > test/accuracy/events-search.json

Apparent geocentric longitudes as in apparent_places.py (light-time, erfa.ld at Jupiter, Saturn and the Sun, erfa.ab, pnm06a),
vectorised. Every function is sampled densely and each change of sign is bisected; there is no step control and no
interpolation. Times are TDB (TT is taken equal), days since J2000.0.
"""
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK

AU_KM = 149597870.7
C = 299792.458 * 86400
J2000 = 2451545.0
BARYCENTRES = {'Sun': 10, 'Mercury': 1, 'Venus': 2, 'Mars': 4, 'Jupiter': 5, 'Saturn': 6, 'Uranus': 7, 'Neptune': 8, 'Pluto': 9}
BODIES = ['Sun', 'Moon'] + list(BARYCENTRES)[1:]
DEFLECTORS = (('Jupiter', 0.00095435, 3e-9), ('Saturn', 0.00028574, 3e-10), ('Sun', 1.0, 6e-6))
kernel = SPK.open(sys.argv[1])


def barycentric(name, t):
    if name in ('Earth', 'Moon'):
        p, v = kernel[0, 3].compute_and_differentiate(J2000, t)
        q, w = kernel[3, 399 if name == 'Earth' else 301].compute_and_differentiate(J2000, t)
        return (p + q).T, (v + w).T
    p, v = kernel[0, BARYCENTRES[name]].compute_and_differentiate(J2000, t)
    return p.T, v.T


def norm(v):
    return np.sqrt((v * v).sum(axis=1))


def longitude(name, t):
    """Degrees in [0, 360), true ecliptic and equinox of date."""
    t = np.asarray(t, dtype=float)
    earth, earth_v = barycentric('Earth', t)
    tau = np.zeros_like(t)
    for _ in range(6):
        source = barycentric(name, t - tau)[0] - earth
        tau = norm(source) / C
    p = source / norm(source)[:, None]
    for body, mass, limit in DEFLECTORS:
        if body == name:
            continue
        d, v = barycentric(body, t)
        back = np.maximum(0, ((d - earth) * p).sum(axis=1) / C)
        d = d - back[:, None] * v - earth
        em = norm(d)
        q = source - d
        p = erfa.ld(mass, p, q / norm(q)[:, None], -d / em[:, None], em / AU_KM, limit)
    p = p / norm(p)[:, None]
    sun = norm(earth - barycentric('Sun', t)[0]) / AU_KM
    beta = earth_v / C
    p = erfa.ab(p, beta, sun, np.sqrt(1 - (beta * beta).sum(axis=1)))
    npb = erfa.pnm06a(J2000, t)
    e = np.einsum('nij,nj->ni', npb, p)
    _, deps = erfa.nut06a(J2000, t)
    eps = erfa.obl06(J2000, t) + deps
    y = np.cos(eps) * e[:, 1] + np.sin(eps) * e[:, 2]
    return np.degrees(np.arctan2(y, e[:, 0])) % 360


def wrap(x):
    return (x + 180) % 360 - 180


def roots(f, t, values, targets):
    """Roots of wrap(f - target) by bisection of its changes of sign: [time, target index, rising]."""
    lo, hi, which, up = [], [], [], []
    for k, target in enumerate(targets):
        d = wrap(values - target)
        hit = np.nonzero((d[:-1] < 0) != (d[1:] < 0))[0]
        hit = hit[(np.abs(d[hit]) < 90) & (np.abs(d[hit + 1]) < 90)]
        lo += list(t[hit]); hi += list(t[hit + 1]); which += [k] * len(hit); up += list(d[hit] < 0)
    if not lo:
        return []
    lo, hi, up = np.array(lo), np.array(hi), np.array(up)
    goal = np.array([targets[k] for k in which], dtype=float)
    for _ in range(36):
        mid = (lo + hi) / 2
        below = wrap(f(mid) - goal) < 0
        left = below == up
        lo, hi = np.where(left, mid, lo), np.where(left, hi, mid)
    found = sorted(zip(((lo + hi) / 2).tolist(), which, up.tolist()))
    return [[round(a, 9), int(b), bool(c)] for a, b, c in found]


def rate(name, t, h=0.05):
    near = wrap(longitude(name, t + h) - longitude(name, t - h))
    far = wrap(longitude(name, t + 2 * h) - longitude(name, t - 2 * h))
    return (8 * near - far) / (12 * h)


def grid(start, years, step):
    return start + np.arange(int(years * 365.25 / step) + 1) * step


def main():
    rng = np.random.default_rng(20260401)
    signs = [30.0 * i for i in range(12)]
    spans = {'Sun': (6, 1.0), 'Moon': (1, 0.1), 'Mercury': (5, 0.2), 'Venus': (6, 0.4), 'Mars': (9, 0.5), 'Jupiter': (15, 1.0), 'Saturn': (25, 1.5), 'Uranus': (30, 2.0), 'Neptune': (30, 2.0), 'Pluto': (30, 2.0)}
    out = {'about': 'DE440 + ERFA (pyerfa %s): tools/oracle/events_search.py; times TDB, days since J2000.0; degrees' % erfa.__version__, 'ingresses': [], 'stations': []}
    for name in BODIES:
        years, step = spans[name]
        for _ in range(2):
            start = round(float(rng.uniform(-150000, 220000)), 3)
            t = grid(start, years, step)
            window = {'body': name, 'start': start, 'end': float(t[-1])}
            out['ingresses'].append({**window, 'events': roots(lambda x: longitude(name, x), t, longitude(name, t), signs)})
            if name not in ('Sun', 'Moon'):
                out['stations'].append({**window, 'events': roots(lambda x: rate(name, x), t, rate(name, t), [0.0])})
    out['moon'] = []
    for start in (8900.25, -60000.5):
        t = grid(start, 0.17, 0.05)
        moon = longitude('Moon', t)
        aspects = []
        for name in BODIES:
            if name != 'Moon':
                events = roots(lambda x: wrap(longitude('Moon', x) - longitude(name, x)), t, wrap(moon - longitude(name, t)), [0.0, 60.0, 90.0, 120.0, 180.0, 240.0, 270.0, 300.0])
                aspects += [[when, name, which] for when, which, _ in events]
        phases = roots(lambda x: wrap(longitude('Moon', x) - longitude('Sun', x)), t, wrap(moon - longitude('Sun', t)), [45.0 * i for i in range(8)])
        out['moon'].append({'start': start, 'end': float(t[-1]), 'aspects': sorted(aspects), 'ingresses': roots(lambda x: longitude('Moon', x), t, moon, signs), 'phases': phases})
    out['solar_returns'] = []
    for natal, year in ((84.33, 2024), (281.5, 2024), (300.0, 1991), (345.123, 1805), (359.9, 2150), (0.5, 2000), (279.0, 2023), (200.0, 1600)):
        first, after = (erfa.cal2jd(y, 1, 1)[1] - 51544.5 for y in (year, year + 1))
        t = np.arange(first, after + 0.5, 0.5)
        inside = [when for when, _, _ in roots(lambda x: longitude('Sun', x), t, longitude('Sun', t), [natal]) if first <= when < after]
        out['solar_returns'].append({'natal': natal, 'year': year, 'tdb': inside[0]})
    print(json.dumps(out, separators=(',', ':')))


main()
