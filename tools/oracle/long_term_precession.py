"""Fixture of the long-term precession (Vondrak, Capitaine & Wallace 2011) outside 1550-2650, by ERFA (ltecm, ltpb, obl).
For sidereal time, the CIO locator is integrated from ERFA's poles by Gauss quadrature.
    python tools/oracle/long_term_precession.py > test/accuracy/long-term-precession.json
"""
import json
import erfa
import numpy as np

NODES, WEIGHTS = np.polynomial.legendre.leggauss(12)


def pole(t):
    return erfa.ltpb(2000 + 100 * t)[2]


def locator(t):
    """s = -integral of (X Y' - Y X')/(1 + Z) from J2000.0, with the value 94 microarcseconds at J2000.0."""
    total, cells = 0.0, max(4, int(abs(t) * 4))
    for i in range(cells):
        a, b = t * i / cells, t * (i + 1) / cells
        for node, weight in zip(NODES, WEIGHTS):
            at, h = (a + b) / 2 + (b - a) / 2 * node, 1e-3
            p, d = pole(at), (pole(at + h) - pole(at - h)) / (2 * h)
            total += -(p[0] * d[1] - p[1] * d[0]) / (1 + p[2]) * weight * (b - a) / 2
    return total + 94e-6 / 206264.80624709636


rows = []
for year in [-3000, -2900, -2000, -1000, -584, -43, 1, 800, 1400, 2800, 3000]:
    t = (year - 2000) / 100
    epj = 2000 + 100 * t
    equatorial = erfa.ltpb(epj)
    rows.append({
        "tt": t * 36525.0,
        "ecliptic_matrix": erfa.ltecm(epj).flatten().tolist(),
        "gmst_less_era": float(-erfa.eors(equatorial, locator(t))),
    })
joints = []
for tt in [-164362.5, 237449.0]:
    a, b = erfa.ltecm(2000 + tt / 365.25), erfa.ecm06(2451545.0, tt)
    r = a @ b.T
    joints.append({"tt": tt, "longitude_mas": float((r[0, 1] - r[1, 0]) / 2 * 206264806.247)})
print(json.dumps({"source": "ERFA " + erfa.__version__, "rows": rows, "joints": joints}, indent=1))
