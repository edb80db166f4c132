"""Lunar occultations from JPL DE440 with ERFA: the fixture of test/accuracy/occultations.json.

  pip install pyerfa jplephem numpy scipy
  python tools/oracle/occultations_geometry.py PATH/de440.bsp > test/accuracy/occultations.json

No shadow cone is used: every line of sight is reduced separately for an observer who moves with the rotating Earth (light time to
the observer's barycentric place, erfa.ld at Jupiter, Saturn and the Sun, erfa.ab with the observer's barycentric velocity), and the
separation is compared with the semidiameters. The greatest clearance is a search over latitude and longitude. Instants are TT with a
fixed TT - UT1. The place of a star is given in the true ecliptic of date, before aberration.
"""
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK
from scipy.optimize import brentq, fsolve, minimize, minimize_scalar

AU_KM = 149597870.7
C_KM_PER_DAY = 299792.458 * 86400
J2000 = 2451545.0
DELTA_T_S = 69.0
BARYCENTRES = {'Sun': 10, 'Mercury': 1, 'Venus': 2, 'Mars': 4, 'Jupiter': 5, 'Saturn': 6}
RADII_KM = {'Moon': 1737.4, 'Mars': 3396.19, 'Saturn': 60268.0}
DEFLECTORS = (('Jupiter', 0.00095435, 3e-9), ('Saturn', 0.00028574, 3e-10), ('Sun', 1.0, 6e-6))
kernel = SPK.open(sys.argv[1])


def barycentric(name, days):
    if name in ('Earth', 'Moon'):
        p, v = kernel[0, 3].compute_and_differentiate(J2000, days)
        q, w = kernel[3, 399 if name == 'Earth' else 301].compute_and_differentiate(J2000, days)
        return p + q, v + w
    return kernel[0, BARYCENTRES[name]].compute_and_differentiate(J2000, days)


class Moment:
    """Quantities that depend only on the instant."""

    def __init__(self, tt):
        days = tt + erfa.dtdb(J2000, tt, 0.0, 0.0, 0.0, 0.0) / 86400
        self.days = days
        self.npb = erfa.pnm06a(J2000, tt)
        self.gast = erfa.gst06a(J2000, tt - DELTA_T_S / 86400, J2000, tt)
        self.earth, self.earth_v = barycentric('Earth', days)
        self.states = {name: barycentric(name, days) for name, _, _ in DEFLECTORS}


def direction(moment, target, latitude, longitude, height):
    """Apparent unit vector (GCRS axes), and the light-time distance in km for the moving observer (the factor 1 + n.v/c)."""
    origin, velocity = moment.earth, moment.earth_v
    if latitude is not None:          # otherwise from the centre of the Earth
        pv = erfa.pvtob(longitude, latitude, height, 0.0, 0.0, 0.0, moment.gast)
        origin = origin + moment.npb.T @ pv['p'] / 1000
        velocity = velocity + moment.npb.T @ pv['v'] / 1000 * 86400
    if isinstance(target, str):
        tau = 0.0
        for _ in range(4):
            source = barycentric(target, moment.days - tau)[0] - origin
            tau = np.linalg.norm(source) / C_KM_PER_DAY
        distance = float(np.linalg.norm(source))
        p = source / distance
    else:
        lon, lat = np.radians(target)
        deps = erfa.nut06a(J2000, moment.days)[1]
        obliquity = erfa.obl06(J2000, moment.days) + deps
        p = moment.npb.T @ (erfa.rx(-obliquity, np.identity(3)) @ erfa.s2c(lon, lat))
        distance = float('inf')
        source = p * 1e18
    if target != 'Moon':
        for body, mass, limit in DEFLECTORS:
            if body == target:
                continue
            d, v = moment.states[body]
            back = max(0.0, np.dot(d - origin, p) / C_KM_PER_DAY)
            d = d - back * v - origin
            em = np.linalg.norm(d)
            q = source - d
            p = erfa.ld(mass, p, q / np.linalg.norm(q), -d / em, em / AU_KM, limit)
        p = p / np.linalg.norm(p)
    sun = np.linalg.norm(origin - moment.states['Sun'][0]) / AU_KM
    beta = velocity / C_KM_PER_DAY
    return erfa.ab(p, beta, sun, np.sqrt(1 - np.dot(beta, beta))), distance * (1 + np.dot(p, beta))


def seen(moment, target, latitude_deg, longitude_deg, height):
    """Separation and clearance in degrees."""
    place = (np.radians(latitude_deg), np.radians(longitude_deg), height)
    moon, far = direction(moment, 'Moon', *place)
    other, away = direction(moment, target, *place)
    separation = erfa.sepp(moon, other)
    radius = np.arcsin(RADII_KM[target] / away) if isinstance(target, str) else 0.0
    return float(np.degrees(separation)), float(np.degrees(np.arcsin(RADII_KM['Moon'] / far) + radius - separation))


def offset(moment, target, height):
    """Direction of the Moon minus direction of the target, across the line of sight, as a function of latitude and longitude in degrees."""
    p = direction(moment, 'Moon', 0.0, 0.0, 0.0)[0]
    a = np.cross(p, [0.0, 0.0, 1.0])
    b = np.cross(p, a)

    def of(x):
        place = (np.radians(x[0]), np.radians(x[1]), height)
        d = direction(moment, 'Moon', *place)[0] - direction(moment, target, *place)[0]
        return [float(np.dot(d, a)), float(np.dot(d, b))]
    return of


def greatest(moment, target, height, start=None):
    """Place of the greatest clearance: coarse grid, then the simplex method restarted."""
    def f(x):
        lat = (x[0] + 90) % 360 - 90
        lat, lon = (180 - lat, x[1] + 180) if lat > 90 else (lat, x[1])
        return -seen(moment, target, lat, lon, height)[1]
    grid = [(lat, lon) for lat in range(-80, 81, 10) for lon in range(-180, 180, 10)]
    ranked = sorted(grid, key=f) if start is None else [start]
    starts, best = ranked[:3], None
    # The clearance has a cusp where the centres coincide, and a simplex converges slowly there; roots of the offset are also candidates.
    for x in ranked[:60:4]:
        root, _, found, _ = fsolve(offset(moment, target, height), x, full_output=True, xtol=1e-13)
        if found == 1 and (best is None or f(root) < f(best)):
            best = root
    for x in starts:
        x = np.array(x, dtype=float)
        for size in (4.0, 0.3, 0.02, 1e-3, 5e-5):
            x = minimize(f, x, method='Nelder-Mead', options={'initial_simplex': [x, x + [size, 0], x + [0, size]], 'xatol': 1e-8, 'fatol': 1e-13, 'maxiter': 250}).x
        if best is None or f(x) < f(best):
            best = x
    return float(best[0]), float((best[1] + 180) % 360 - 180), float(-f(best))


def main():
    rng = np.random.default_rng(20260401)
    events = []
    for name, target, mid, height in (
        ('Mars', 'Mars', 8376.676, 0.0), ('Saturn', 'Saturn', 8998.62, 0.0), ('Saturn', 'Saturn', 8998.62, 4000.0), ('Aldebaran', [70.03, -5.467], 6218.103, 0.0),
    ):
        sites = []
        for _ in range(10):
            days = mid + round(float(rng.uniform(-0.09, 0.09)), 6)
            lat, lon = round(float(rng.uniform(-90, 90)), 4), round(float(rng.uniform(-180, 180)), 4)
            separation, clearance = seen(Moment(days), target, lat, lon, height)
            sites.append({'tt_j2k': days, 'latitude': lat, 'longitude': lon, 'separation': separation, 'clearance': clearance})
        centres = []
        for offset in (-0.06, 0.0, 0.05):
            days = mid + offset
            lat, lon, clearance = greatest(Moment(days), target, height)
            centres.append({'tt_j2k': days, 'latitude': lat, 'longitude': lon, 'clearance': clearance})
        last = [centres[0]['latitude'], centres[0]['longitude']]

        def margin(days):
            lat, lon, clearance = greatest(Moment(days), target, height, last)
            if clearance > 0:
                last[0], last[1] = lat, lon
            return clearance

        a = centres[0]['tt_j2k']
        b = a - 0.004
        while margin(b) > 0:
            a, b = b, b - 0.004
        first = float(brentq(margin, b, a, xtol=1e-9))
        events.append({'name': name, 'star': None if isinstance(target, str) else target, 'height': height, 'sites': sites, 'centres': centres, 'first_contact_tt_j2k': first})
    poles = []
    for target, latitude, mid in (('Mars', -90.0, 7381.8454), ('Mars', -90.0, 8035.342), ('Mars', 90.0, 9117.868)):
        clearance = lambda days: seen(Moment(days), target, latitude, 0.0, 0.0)[1]
        poles.append({'name': target, 'latitude': latitude, 'ingress_tt_j2k': float(brentq(clearance, mid - 0.04, mid, xtol=1e-10)), 'egress_tt_j2k': float(brentq(clearance, mid, mid + 0.04, xtol=1e-10))})
    approaches = []
    for first, second, near in (('Jupiter', 'Saturn', 148.0), ('Jupiter', 'Saturn', 7660.3), ('Jupiter', 'Saturn', 14914.0), ('Jupiter', 'Saturn', 29294.0), ('Mars', 'Venus', 8817.8), ('Mercury', 'Sun', 7254.14), ('Moon', 'Saturn', 8998.6)):
        def apart(days):
            moment = Moment(days)
            return float(erfa.sepp(direction(moment, first, None, 0.0, 0.0)[0], direction(moment, second, None, 0.0, 0.0)[0]))
        half = 0.4 if first == 'Moon' or second == 'Sun' else 4.0
        best = minimize_scalar(apart, bounds=(near - half, near + half), method='bounded', options={'xatol': 1e-7})
        approaches.append({'bodies': [first, second], 'tt_j2k': float(best.x), 'separation': float(np.degrees(best.fun))})
    json.dump({'delta_t_seconds': DELTA_T_S, 'moon_radius_km': RADII_KM['Moon'], 'events': events, 'poles': poles, 'approaches': approaches}, sys.stdout, indent=1)
    print()


main()
