"""Osculating elements, apsides, phases and greatest elongations from JPL DE440: the fixture of the tests of orbits, phenomena
and photometry.

  pip install pyerfa jplephem numpy
  python tools/oracle/orbits_phases.py PATH/de440.bsp > test/accuracy/orbits-phases.json

Elements: from position and velocity by the classical scalar formulas (vis-viva, flight-path angle, spherical triangle), which are
independent of the vector formulas of the engine. Apsides and greatest elongations: six-hourly samples of the distance or of the angle
between light-time corrected, aberrated directions, refined by golden section. All times are TDB days since J2000.0.
"""
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK

AU = 149597870.7
C = 299792.458 * 86400
J2000 = 2451545.0
SUN_GM = 132712440041.27942
GM = {'Mercury': 22031.868551, 'Venus': 324858.592, 'Earth': 398600.435507, 'Mars': 42828.375816, 'Jupiter': 126712764.1, 'Saturn': 37940584.8418, 'Uranus': 5794556.4, 'Neptune': 6836527.10058, 'Pluto': 975.5}
IDS = {'Sun': 10, 'Mercury': 1, 'Venus': 2, 'Mars': 4, 'Jupiter': 5, 'Saturn': 6, 'Uranus': 7, 'Neptune': 8, 'Pluto': 9}
kernel = SPK.open(sys.argv[1])
OBLIQUITY = np.radians(84381.448 / 3600)


def state(name, t):
    if name in ('Earth', 'Moon'):
        p, v = kernel[0, 3].compute_and_differentiate(J2000, t)
        q, w = kernel[3, 399 if name == 'Earth' else 301].compute_and_differentiate(J2000, t)
        return p + q, v + w
    return kernel[0, IDS[name]].compute_and_differentiate(J2000, t)


def heliocentric(name, t):
    p, v = state(name, t)
    q, w = state('Sun', t)
    return p - q, v - w


def elements(name, t):
    p, v = heliocentric(name, t)
    turn = erfa.rx(OBLIQUITY, np.identity(3))
    p, v = turn @ p, turn @ v
    mu = (SUN_GM + GM[name]) * 86400.0 ** 2
    r, speed = np.linalg.norm(p), np.linalg.norm(v)
    flight = np.arcsin(np.dot(p, v) / (r * speed))
    a = 1 / (2 / r - speed ** 2 / mu)
    k = r * speed ** 2 / mu
    e = np.sqrt((k - 1) ** 2 * np.cos(flight) ** 2 + np.sin(flight) ** 2)
    nu = np.arctan2(k * np.sin(flight) * np.cos(flight), k * np.cos(flight) ** 2 - 1)
    h = np.cross(p, v)
    i = np.arccos(h[2] / np.linalg.norm(h))
    node = np.arctan2(h[0], -h[1])
    u = np.arctan2(p[2] / np.sin(i), p[0] * np.cos(node) + p[1] * np.sin(node))
    big_e = 2 * np.arctan(np.sqrt((1 - e) / (1 + e)) * np.tan(nu / 2))
    m = big_e - e * np.sin(big_e)
    d = lambda x: float(np.degrees(x) % 360)
    return [float(a / AU), float(e), float(np.degrees(i)), d(node), d(u - nu), d(m)]


def golden(f, a, b):
    g = (np.sqrt(5) - 1) / 2
    for _ in range(60):
        c, d = b - g * (b - a), a + g * (b - a)
        if f(c) < f(d):
            b = d
        else:
            a = c
    return (a + b) / 2


def extremes(f, start, end, step, sign):
    t = np.arange(start, end, step)
    y = np.array([sign * f(x) for x in t])
    return [golden(lambda x: sign * f(x), t[k - 1], t[k + 1]) for k in range(1, len(t) - 1) if y[k] < y[k - 1] and y[k] <= y[k + 1]]


def direction(name, t):
    earth, velocity = state('Earth', t)
    tau = 0.0
    for _ in range(8):
        source = state(name, t - tau)[0] - earth
        tau = np.linalg.norm(source) / C
    sun = np.linalg.norm(earth - state('Sun', t)[0]) / AU
    beta = velocity / C
    return source, erfa.ab(source / np.linalg.norm(source), beta, sun, np.sqrt(1 - beta @ beta)), tau


def elongation(name, t):
    return float(np.degrees(erfa.sepp(direction(name, t)[1], direction('Sun', t)[1])))


def phase(name, t):
    source, _, tau = direction(name, t)
    sun = state('Sun', t - tau)[0] - state(name, t - tau)[0]
    return [float(np.linalg.norm(sun) / AU), float(np.linalg.norm(source) / AU), float(np.degrees(erfa.sepp(sun, -source))), elongation(name, t)]


def main():
    rng = np.random.default_rng(1619)
    out = {'about': f'pyerfa {erfa.__version__}, JPL DE440, tools/oracle/orbits_phases.py', 'elements': [], 'phases': [], 'apsides': [], 'elongations': []}
    for name in GM:
        for _ in range(6):
            t = round(float(rng.uniform(-164000, 237000)), 3)
            out['elements'].append([name, t, elements(name, t)])
    for name in ('Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'):
        for _ in range(8):
            t = round(float(rng.uniform(-164000, 237000)), 3)
            out['phases'].append([name, t, phase(name, t)])
    for name, start, days, step in (('Mercury', 8766.0, 1000, 1), ('Venus', -20000.0, 3000, 2), ('Earth', 8766.0, 1500, 1), ('Mars', 0.0, 4900, 4), ('Jupiter', 0.0, 4900, 20), ('Uranus', 15000.0, 4900, 20), ('Neptune', 13800.0, 4900, 8)):
        f = lambda x: float(np.linalg.norm(heliocentric(name, x)[0]))
        rows = [['perihelion', float(t), f(t) / AU] for t in extremes(f, start - 2 * step, start + days + 2 * step, step, 1)] + [['aphelion', float(t), f(t) / AU] for t in extremes(f, start - 2 * step, start + days + 2 * step, step, -1)]
        out['apsides'].append([name, start, days, sorted((row for row in rows if start < row[1] < start + days), key=lambda row: row[1])])
    for name, start, days, step in (('Mercury', 8766.0, 731, 1), ('Venus', 8766.0, 1200, 2)):
        f = lambda x: elongation(name, x)
        out['elongations'].append([name, start, days, [[float(t), f(t)] for t in extremes(f, start, start + days, step, -1) if f(t) > 15]])
    print(json.dumps(out, separators=(',', ':')))


main()
