"""Makes test/fixtures/ephemeris/nutation-nut06a.json: ERFA's nut06a at random instants TT.

Usage: python nutation_erfa.py OUTPUT.json      (needs numpy, pyerfa)
"""
import json, sys
import erfa
import numpy as np

rng = np.random.default_rng(2006)
days = np.concatenate([rng.uniform(-2 * 36525, 2 * 36525, 60), rng.uniform(-4.5 * 36525, 6.5 * 36525, 60)])
rows = []
for day in np.round(days * 1024) / 1024:
    dpsi, deps = erfa.nut06a(2451545.0, day)
    rows.append([float(day), float(dpsi), float(deps)])
with open(sys.argv[1], "w") as f:
    f.write('{"made_by":"tools/oracle/nutation_erfa.py, pyerfa %s","columns":["ttJ2k","dpsiRad","depsRad"],"rows":[\n' % erfa.__version__)
    f.write(",\n".join(json.dumps(row) for row in rows) + "\n]}\n")
