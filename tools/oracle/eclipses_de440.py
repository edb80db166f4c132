"""Eclipses from JPL DE440 with ERFA, by a method that differs from the engine's: the fixture of src/events/eclipses/eclipses.test.ts.

  python tools/oracle/eclipses_de440.py PATH/de440.bsp > src/events/eclipses/fixtures/de440.json

Local contacts of solar eclipses: the topocentric Sun and Moon (barycentric states, light time to the place, aberration by the
barycentric velocity of the place); a contact is where their separation equals the sum or the difference of the angular radii. No
shadow cone and no Besselian elements are used. Lunar: least angle between the apparent Moon and the point opposite to the apparent Sun. TT - UT1 is 70 s throughout.
TDB is taken equal to TT. Radii: Sun 696340 km, Moon 1737.4 km.
"""
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK

C_KM_PER_DAY = 299792.458 * 86400
J2000 = 2451545.0
SUN_KM, MOON_KM, EARTH_KM, AU_KM = 696340.0, 1737.4, 6378.137, 149597870.7
DELTA_T_DAYS = 70.0 / 86400
kernel = SPK.open(sys.argv[1])


def barycentric(name, days):
    if name == 'Sun':
        return kernel[0, 10].compute_and_differentiate(J2000, days)
    p, v = kernel[0, 3].compute_and_differentiate(J2000, days)
    q, w = kernel[3, 399 if name == 'Earth' else 301].compute_and_differentiate(J2000, days)
    return p + q, v + w


def seen(name, days, origin, velocity):
    tau = 0.0
    for _ in range(8):
        r = barycentric(name, days - tau)[0] - origin
        tau = np.linalg.norm(r) / C_KM_PER_DAY
    d = np.linalg.norm(r)
    s = np.linalg.norm(origin - barycentric('Sun', days)[0]) / AU_KM
    beta = velocity / C_KM_PER_DAY
    return erfa.ab(r / d, beta, s, np.sqrt(1 - beta @ beta)), d


def observer(days, site):
    p, v = barycentric('Earth', days)
    if site is None:
        return p, v
    npb = erfa.pnm06a(J2000, days)
    gast = erfa.gst06a(J2000, days - DELTA_T_DAYS, J2000, days)
    pv = erfa.pvtob(np.radians(site[1]), np.radians(site[0]), 0.0, 0.0, 0.0, 0.0, gast)
    return p + npb.T @ pv['p'] / 1000, v + npb.T @ pv['v'] / 1000 * 86400


def angle(a, b):
    return np.arctan2(np.linalg.norm(np.cross(a, b)), a @ b)


def discs(days, site):
    p, v = observer(days, site)
    s, ds = seen('Sun', days, p, v)
    m, dm = seen('Moon', days, p, v)
    return angle(s, m), np.arcsin(SUN_KM / ds), np.arcsin(MOON_KM / dm), s, m, dm


def least(f, a, b):
    g = (np.sqrt(5) - 1) / 2
    c, d = b - g * (b - a), a + g * (b - a)
    fc, fd = f(c), f(d)
    for _ in range(60):
        if fc < fd:
            b, d, fd = d, c, fc
            c = b - g * (b - a)
            fc = f(c)
        else:
            a, c, fc = c, d, fd
            d = a + g * (b - a)
            fd = f(d)
    return (a + b) / 2


def root(f, a, b):
    fa = f(a)
    for _ in range(50):
        m = (a + b) / 2
        fm = f(m)
        if (fm > 0) == (fa > 0):
            a, fa = m, fm
        else:
            b = m
    return (a + b) / 2


def solar(near, site):
    t = least(lambda x: discs(x, site)[0] ** 2, near - 0.08, near + 0.08)

    def outer(x):
        sep, s, m = discs(x, site)[:3]
        return s + m - sep

    def inner(x):
        sep, s, m = discs(x, site)[:3]
        return abs(m - s) - sep

    row = dict(site=site, maximum=t, first=root(outer, t - 0.12, t), last=root(outer, t, t + 0.12), second=None, third=None)
    if inner(t) > 0:
        row['second'], row['third'] = root(inner, t - 0.02, t), root(inner, t, t + 0.02)
    return row


def lunar(near):
    t = least(lambda x: angle(-discs(x, None)[3], discs(x, None)[4]), near - 0.1, near + 0.1)
    _, _, _, s, m, dm = discs(t, None)
    pole = erfa.pnm06a(J2000, t)[2]
    across = m - (m @ s) * s
    gamma = np.linalg.norm(across) * dm / EARTH_KM
    return dict(greatest=t, gamma=float(np.copysign(gamma, across @ pole)))


if __name__ == '__main__':
    # TT days from J2000.0 near greatest eclipse, and a place near the middle of the path (or anywhere in the penumbra).
    solar_cases = [(8864.26, [25.3, -104.1]), (8864.26, [40.7, -74.0]), (6442.27, [37.0, -87.7]), (-143.04, [45.1, 24.3]), (-143.04, [51.5, -0.1]),
                   (8687.25, [11.4, -83.1]), (8509.68, [-9.6, 125.8]), (5556.91, [64.4, -6.6]), (4523.5, [49.1, 176.3]), (10074.92, [25.5, 33.2]), (52363.37, [9.4, -132.7])]
    lunar_cases = [9203.792, 10414.265, 10768.641, 11624.824, 13545.084, 14075.983, 6782.349]
    rows = dict(solar=[dict(near=t, **solar(t, s)) for t, s in solar_cases], lunar=[dict(near=t, **lunar(t)) for t in lunar_cases])
    json.dump(rows, sys.stdout, indent=1, default=float)
