"""Apparent places from JPL DE440 with ERFA: the fixture of test/accuracy/apparent-places.json.

  pip install pyerfa jplephem numpy
  python tools/oracle/apparent_places.py PATH/de440.bsp > test/accuracy/apparent-places.json

Steps: DE440 barycentric states (jplephem); light time, iterated to convergence; deflection by Jupiter, Saturn and the Sun with
erfa.ld, given the true direction from the deflector to the source (erfa.ldn assumes a source at infinity); aberration with erfa.ab;
erfa.pnm06a and the true obliquity. Topocentric places: erfa.pvtob as in erfa.apco13, without refraction and polar motion.
Instants are TT. TDB is taken equal to TT; the test passes the same number to the engine.
"""
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK

AU_KM = 149597870.7
C_KM_PER_DAY = 299792.458 * 86400
J2000 = 2451545.0
BARYCENTRES = {'Sun': 10, 'Mercury': 1, 'Venus': 2, 'Mars': 4, 'Jupiter': 5, 'Saturn': 6, 'Uranus': 7, 'Neptune': 8, 'Pluto': 9}
DEFLECTORS = (('Jupiter', 0.00095435, 3e-9), ('Saturn', 0.00028574, 3e-10), ('Sun', 1.0, 6e-6))
kernel = SPK.open(sys.argv[1])


def barycentric(name, days):
    if name in ('Earth', 'Moon'):
        p, v = kernel[0, 3].compute_and_differentiate(J2000, days)
        q, w = kernel[3, 399 if name == 'Earth' else 301].compute_and_differentiate(J2000, days)
        return p + q, v + w
    return kernel[0, BARYCENTRES[name]].compute_and_differentiate(J2000, days)


def place(name, days, observer=None):
    """Longitude, latitude (radians, true ecliptic of date) and distance (km)."""
    earth, earth_v = barycentric('Earth', days)
    npb = erfa.pnm06a(J2000, days)
    if observer is not None:
        ut1, longitude, latitude, height = observer
        gast = erfa.gst06a(J2000, ut1, J2000, days)
        pv = erfa.pvtob(longitude, latitude, height, 0.0, 0.0, 0.0, gast)
        earth = earth + npb.T @ pv['p'] / 1000
        earth_v = earth_v + npb.T @ pv['v'] / 1000 * 86400
    tau = 0.0
    for _ in range(10):
        source = barycentric(name, days - tau)[0] - earth
        tau = np.linalg.norm(source) / C_KM_PER_DAY
    distance = np.linalg.norm(source)
    p = source / distance
    for body, mass, limit in DEFLECTORS:
        if body == name:
            continue
        d, v = barycentric(body, days)
        back = max(0.0, np.dot(d - earth, p) / C_KM_PER_DAY)
        d = d - back * v - earth
        em = np.linalg.norm(d)
        q = source - d
        p = erfa.ld(mass, p, q / np.linalg.norm(q), -d / em, em / AU_KM, limit)
    p = p / np.linalg.norm(p)
    sun = np.linalg.norm(earth - barycentric('Sun', days)[0]) / AU_KM
    beta = earth_v / C_KM_PER_DAY
    p = erfa.ab(p, beta, sun, np.sqrt(1 - np.dot(beta, beta)))
    equatorial = npb @ p
    _, deps = erfa.nut06a(J2000, days)
    obliquity = erfa.obl06(J2000, days) + deps
    ecliptic = erfa.rx(obliquity, np.identity(3)) @ equatorial
    lon, lat = erfa.c2s(ecliptic)
    return [float(erfa.anp(lon)), float(lat), float(distance)]


def main():
    rng = np.random.default_rng(20260101)
    names = ['Sun', 'Moon'] + list(BARYCENTRES)[1:]
    rows = []
    for days in rng.uniform(-164300, 237400, 300):
        days = round(float(days), 6)
        ut1 = days - round(float(rng.uniform(0, 300)), 3) / 86400
        observer = (ut1, float(np.radians(round(rng.uniform(-180, 180), 4))), float(np.radians(round(rng.uniform(-90, 90), 4))), float(round(rng.uniform(-400, 5000), 1)))
        rows.append({
            'tt_j2k': days, 'ut1_j2k': ut1,
            'observer': [float(np.degrees(observer[2])), float(np.degrees(observer[1])), observer[3]],
            'geocentric': {name: place(name, days) for name in names},
            'topocentric': {name: place(name, days, observer) for name in names},
        })
    print(json.dumps({'about': 'DE440 + ERFA (pyerfa %s): tools/oracle/apparent_places.py; [lon, lat] radians of the true ecliptic of date, km' % erfa.__version__, 'rows': rows}, separators=(',', ':')))


main()
