"""Rise and set from JPL DE440 with ERFA by one-minute sampling: the fixture of src/events/horizon.test.ts.

  pip install pyerfa jplephem numpy
  python tools/oracle/horizon.py PATH/de440.bsp > test/accuracy/horizon.json

Altitude of the centre: DE440 states (jplephem), light time to the observer, iterated to convergence (erfa.pvtob, erfa.pnm06a,
erfa.gst06a), erfa.ab; no deflection (it changes no time by more than 0.1 s here), no refraction. TT - UT1 is 64 s throughout; TDB is
taken equal to TT. Every change of sign between minutes is a crossing, refined by bisection. Cases in which the altitude has
an extreme within 10 arcsec of the threshold are left out, because samples of one minute cannot decide them.
"""
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK

AU_KM = 149597870.7
C = 299792.458 * 86400
J2000 = 2451545.0
DELTA_T = 64.0
TARGETS = {'Sun': 10, 'Mercury': 1, 'Venus': 2, 'Jupiter': 5, 'Pluto': 9}
kernel = SPK.open(sys.argv[1])


def barycentric(name, days):
    if name in ('Earth', 'Moon'):
        p, v = kernel[0, 3].compute_and_differentiate(J2000, days)
        q, w = kernel[3, 399 if name == 'Earth' else 301].compute_and_differentiate(J2000, days)
        return (p + q).T, (v + w).T
    p, v = kernel[0, TARGETS[name]].compute_and_differentiate(J2000, days)
    return p.T, v.T


def altitude(name, ut1, lat, lon, height):
    """Altitude in degrees; `ut1` is an array of days since J2000."""
    ut1 = np.atleast_1d(ut1)
    tt = ut1 + DELTA_T / 86400
    npb = erfa.pnm06a(J2000, tt)
    gast = erfa.gst06a(J2000, ut1, J2000, tt)
    pv = erfa.pvtob(np.radians(lon), np.radians(lat), height, 0.0, 0.0, 0.0, gast)
    earth, velocity = barycentric('Earth', tt)
    back = np.swapaxes(npb, -1, -2)
    place = earth + np.einsum('nij,nj->ni', back, pv['p']) / 1000
    velocity = velocity + np.einsum('nij,nj->ni', back, pv['v']) / 1000 * 86400
    tau = np.zeros(len(tt))
    for _ in range(6):
        source = barycentric(name, tt - tau)[0] - place
        tau = np.linalg.norm(source, axis=1) / C
    direction = source / np.linalg.norm(source, axis=1)[:, None]
    beta = velocity / C
    sun = np.linalg.norm(place - barycentric('Sun', tt)[0], axis=1) / AU_KM
    direction = erfa.ab(direction, beta, sun, np.sqrt(1 - np.sum(beta * beta, axis=1)))
    date = np.einsum('nij,nj->ni', npb, direction)
    theta = gast + np.radians(lon)
    phi = np.radians(lat)
    zenith = np.stack([np.cos(phi) * np.cos(theta), np.cos(phi) * np.sin(theta), np.full(len(theta), np.sin(phi))], axis=1)
    return np.degrees(np.arcsin(np.clip(np.sum(date * zenith, axis=1), -1, 1)))


def case(name, start, days, lat, lon, height, threshold):
    minutes = start + np.arange(int(days * 1440) + 1) / 1440
    h = np.concatenate([altitude(name, part, lat, lon, height) for part in np.array_split(minutes, max(1, len(minutes) // 1500))]) - threshold
    turning = np.flatnonzero((h[1:-1] - h[:-2]) * (h[2:] - h[1:-1]) <= 0) + 1
    if np.any(np.abs(h[turning]) < 10 / 3600) or min(abs(h[0]), abs(h[-1])) < 10 / 3600:
        return None
    events = []
    for i in np.flatnonzero((h[:-1] >= 0) != (h[1:] >= 0)):
        a, b, rising = minutes[i], minutes[i + 1], bool(h[i + 1] >= 0)
        for _ in range(24):
            m = (a + b) / 2
            if (altitude(name, m, lat, lon, height)[0] - threshold >= 0) == rising:
                b = m
            else:
                a = m
        events.append({'ut1_j2k': float((a + b) / 2), 'rising': rising, 'deg_per_minute': float(abs(h[i + 1] - h[i]))})
    return {'body': name, 'start': start, 'days': days, 'lat': lat, 'lon': lon, 'height_m': height, 'threshold_deg': threshold, 'above_at_start': bool(h[0] >= 0), 'events': events}


def main():
    rng = np.random.default_rng(1609)
    rows = []
    for name in ('Sun', 'Moon', 'Mercury', 'Venus', 'Jupiter', 'Pluto'):
        for lat in (-89.9, -80.0, -66.6, -45.0, -10.0, 0.0, 23.4, 52.0, 66.6, 70.0, 85.0, 89.9):
            for _ in range(2):
                start = round(float(rng.uniform(-150000, 230000)), 3)
                if name == 'Sun' and abs(lat) > 80:      # near an equinox, when the Sun crosses the horizon of the pole
                    start = 78.0 + 365.2422 * int(rng.integers(-400, 600)) - 4 + round(float(rng.uniform(0, 2)), 3)
                row = case(name, start, 6 if abs(lat) > 80 else 1, lat, round(float(rng.uniform(-180, 180)), 3), round(float(rng.uniform(-400, 4000)), 1), -0.8333 if name in ('Sun', 'Moon') else -0.5667)
                if row:
                    rows.append(row)
    print(json.dumps({'about': f'pyerfa {erfa.__version__}, JPL DE440, tools/oracle/horizon.py', 'delta_t_seconds': DELTA_T, 'rows': rows}, separators=(',', ':')))


main()
