"""Deepest visible phase of solar eclipses by dense sampling of JPL DE440 with ERFA: fixture of src/events/eclipses/cartography.test.ts.

  pip install pyerfa jplephem numpy
  python tools/oracle/eclipse_cartography.py PATH/de440.bsp > test/accuracy/eclipse-cartography.json

For each place, the topocentric Sun and Moon are computed for every minute of the seven hours around greatest eclipse (barycentric
states, light time to the place, aberration by its barycentric velocity; no deflection, no refraction). The discs are circles with
the angular radii. Of the instants with the Sun's centre on or above the horizon, the one with the greatest overlap is refined to
seconds and then to sixtieths of a second. Obscuration: the common area of two circles by Simpson's rule, not by a closed form.
TT - UT1 is 70 s throughout; TDB is taken equal to TT. Radii: Sun 696340 km, Moon 1737.4 km. The places are evenly distributed in area.
"""
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK

AU_KM, C = 149597870.7, 299792.458 * 86400
J2000 = 2451545.0
DELTA_T = 70.0 / 86400
SUN_KM, MOON_KM = 696340.0, 1737.4
EVENTS = {'2024-04-08': 2460409.2628, '2023-10-14': 2460232.2508, '2021-06-10': 2459375.9463, '2003-05-31': 2452790.6731, '2022-10-25': 2459877.9590}
PLACES = 60
# The poles, places on the central lines, and high latitudes where the Sun is near the horizon.
MORE = [(90, 0), (-90, 0), (25.29, -104.14), (11.4, -83.1), (80.8, -66.8), (66.7, -24.5), (68, 20), (66, 180), (70, -150), (60, 60)]
kernel = SPK.open(sys.argv[1])


def barycentric(name, days):
    if name == 'Sun':
        p, v = kernel[0, 10].compute_and_differentiate(J2000, days)
        return p.T, v.T
    p, v = kernel[0, 3].compute_and_differentiate(J2000, days)
    q, w = kernel[3, 399 if name == 'Earth' else 301].compute_and_differentiate(J2000, days)
    return (p + q).T, (v + w).T


def look(days, lat, lon):
    """Separation, radius of the Sun, radius of the Moon, sine of the Sun's altitude."""
    npb = erfa.pnm06a(J2000, days)
    gast = erfa.gst06a(J2000, days - DELTA_T, J2000, days)
    pv = erfa.pvtob(np.radians(lon), np.radians(lat), 0.0, 0.0, 0.0, 0.0, gast)
    back = np.swapaxes(npb, -1, -2)
    earth, velocity = barycentric('Earth', days)
    place = earth + np.einsum('nij,nj->ni', back, pv['p']) / 1000
    beta = (velocity + np.einsum('nij,nj->ni', back, pv['v']) / 1000 * 86400) / C
    au = np.linalg.norm(place - barycentric('Sun', days)[0], axis=1) / AU_KM

    def seen(name):
        tau = np.zeros(len(days))
        for _ in range(6):
            r = barycentric(name, days - tau)[0] - place
            d = np.linalg.norm(r, axis=1)
            tau = d / C
        return erfa.ab(r / d[:, None], beta, au, np.sqrt(1 - np.sum(beta * beta, axis=1))), d

    s, ds = seen('Sun')
    m, dm = seen('Moon')
    separation = 2 * np.arcsin(np.linalg.norm(s - m, axis=1) / 2)
    theta, phi = gast + np.radians(lon), np.radians(lat)
    zenith = np.stack([np.cos(phi) * np.cos(theta), np.cos(phi) * np.sin(theta), np.full(len(theta), np.sin(phi))], axis=1)
    up = np.sum(np.einsum('nij,nj->ni', npb, s) * zenith, axis=1)
    return separation, np.arcsin(SUN_KM / ds), np.arcsin(MOON_KM / dm), up


def covered(sun, moon, separation):
    """Fraction of a disc of radius `sun` that a disc of radius `moon` covers, integrated over chords across the line of centres."""
    low, high = max(-sun, separation - moon), min(sun, separation + moon)
    if high <= low:
        return 0.0
    # x = middle + half cos(u) smooths the ends, where the chord lengths fall like a square root.
    u = np.linspace(0, np.pi, 4001)
    x = (low + high) / 2 + (high - low) / 2 * np.cos(u)
    chord = 2 * np.minimum(np.sqrt(np.maximum(0, sun**2 - x**2)), np.sqrt(np.maximum(0, moon**2 - (x - separation) ** 2)))
    f = chord * np.sin(u) * (high - low) / 2
    area = (f[0] + f[-1] + 4 * np.sum(f[1:-1:2]) + 2 * np.sum(f[2:-1:2])) * (u[1] - u[0]) / 3
    return float(area / (np.pi * sun**2))


def deepest(greatest, lat, lon):
    days, best = greatest - J2000 + np.arange(-210, 211) / 1440, None
    for step in (1 / 86400, 1 / 60 / 86400, None):
        separation, sun, moon, up = look(days, lat, lon)
        overlap = np.where(up >= 0, (sun + moon - separation) / (2 * sun), -np.inf)
        i = int(np.argmax(overlap))
        if overlap[i] == -np.inf:
            return None
        best = (days[i], separation[i], sun[i], moon[i], up[i], overlap[i])
        if step is not None:
            days = days[i] + np.arange(-60, 61) * step
    t, separation, sun, moon, up, overlap = best
    if overlap <= 0:
        return None
    central = separation < abs(moon - sun)
    return {
        'days': round(t - (greatest - J2000), 9), 'magnitude': round(float(moon / sun if central else overlap), 9),
        'obscuration': round(covered(sun, moon, separation), 9), 'altitude': round(float(np.degrees(np.arcsin(up))), 6),
        'class': 'partial' if not central else 'total' if moon > sun else 'annular',
    }


def main():
    out = []
    for name, greatest in EVENTS.items():
        places = []
        spread = [(float(np.degrees(np.arcsin(1 - 2 * (i + 0.5) / PLACES))), (i * 137.50776405) % 360 - 180) for i in range(PLACES)]
        for lat, lon in [(round(lat, 6), round(lon, 6)) for lat, lon in spread] + MORE:
            places.append({'latitude': lat, 'longitude': lon, 'deepest': deepest(greatest, lat, lon)})
        out.append({'name': name, 'jd_tt': greatest, 'places': places})
    print('[\n' + ',\n'.join('{"name": "%s", "jd_tt": %s, "places": [\n  %s\n]}' % (e['name'], e['jd_tt'], ',\n  '.join(json.dumps(p) for p in e['places'])) for e in out) + '\n]')


main()
