"""Places of catalogued stars from JPL DE440 with ERFA: the fixture of test/accuracy/star-places.json.

  pip install pyerfa jplephem numpy
  python tools/oracle/stars_places.py PATH/de440.bsp data/raw/stars.csv data/raw/stars-radial-velocities.csv > test/accuracy/star-places.json

`rows`: erfa.pmsafe gives the space motion from J2000.0 to the date (with the radial velocity where the parallax is known); the true
place is that direction in the true ecliptic of date (erfa.pnm06a). Apparent: erfa.pmpx (parallax, Roemer delay), erfa.ld at Jupiter, Saturn and the Sun
with the source at infinity, erfa.ab, erfa.pnm06a. Topocentric: the observer by erfa.pvtob, no polar motion. TDB = TT here.
`motion`: erfa.starpm alone; barycentric ICRS right ascension and declination over +-5,000 years.
"""
import csv
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK

AU_KM = 149597870.7
C_KM_PER_DAY = 299792.458 * 86400
J2000 = 2451545.0
MAS = np.radians(1 / 3.6e6)
BARYCENTRES = {'Sun': 10, 'Jupiter': 5, 'Saturn': 6}
DEFLECTORS = (('Jupiter', 0.00095435, 3e-9), ('Saturn', 0.00028574, 3e-10), ('Sun', 1.0, 6e-6))
kernel = SPK.open(sys.argv[1])
stars = [row for row in csv.DictReader(open(sys.argv[2], encoding='utf-8-sig'))]
velocities = {row['designation']: float(row['rv_km_s']) for row in csv.DictReader(open(sys.argv[3], encoding='utf-8-sig'))}


def catalogue(star):
    ra, dec = np.radians(float(star['ra_deg_icrs_j2000'])), np.radians(float(star['dec_deg_icrs_j2000']))
    pmr, pmd = float(star['pm_ra_cosdec_mas_yr']) * MAS / np.cos(dec), float(star['pm_dec_mas_yr']) * MAS
    px = float(star['parallax_mas']) / 1000
    return ra, dec, pmr, pmd, px, velocities.get(star['designation'], 0.0) if px > 0 else 0.0


def barycentric(name, days):
    if name == 'Earth':
        p, v = kernel[0, 3].compute_and_differentiate(J2000, days)
        q, w = kernel[3, 399].compute_and_differentiate(J2000, days)
        return p + q, v + w
    return kernel[0, BARYCENTRES[name]].compute_and_differentiate(J2000, days)


def ecliptic(vector, days, npb):
    _, deps = erfa.nut06a(J2000, days)
    obliquity = erfa.obl06(J2000, days) + deps
    lon, lat = erfa.c2s(erfa.rx(obliquity, np.identity(3)) @ npb @ vector)
    return [float(erfa.anp(lon)), float(lat)]


def apparent(moved, days, npb, observer=None):
    earth, velocity = barycentric('Earth', days)
    if observer is not None:
        ut1, longitude, latitude, height = observer
        pv = erfa.pvtob(longitude, latitude, height, 0.0, 0.0, 0.0, erfa.gst06a(J2000, ut1, J2000, days))
        earth = earth + npb.T @ pv['p'] / 1000
        velocity = velocity + npb.T @ pv['v'] / 1000 * 86400
    ra, dec, pmr, pmd, px, rv = moved
    p = erfa.pmpx(ra, dec, pmr, pmd, px, rv, 0.0, earth / AU_KM)
    for body, mass, limit in DEFLECTORS:
        d, v = barycentric(body, days)
        back = max(0.0, np.dot(d - earth, p) / C_KM_PER_DAY)
        d = d - back * v - earth
        em = np.linalg.norm(d)
        p = erfa.ld(mass, p, p, -d / em, em / AU_KM, limit)
    p = p / np.linalg.norm(p)
    sun = np.linalg.norm(earth - barycentric('Sun', days)[0]) / AU_KM
    beta = velocity / C_KM_PER_DAY
    return ecliptic(erfa.ab(p, beta, sun, np.sqrt(1 - np.dot(beta, beta))), days, npb)


def main():
    rng = np.random.default_rng(20260214)
    fastest = sorted(stars, key=lambda s: -np.hypot(float(s['pm_ra_cosdec_mas_yr']), float(s['pm_dec_mas_yr'])))[:40]
    chosen = [stars[i] for i in rng.choice(len(stars), 260, replace=False)] + fastest
    rows = []
    for star in chosen:
        days = round(float(rng.uniform(-164300, 237400)), 6)
        ut1 = days - round(float(rng.uniform(0, 300)), 3) / 86400
        site = (round(float(rng.uniform(-180, 180)), 4), round(float(rng.uniform(-90, 90)), 4), round(float(rng.uniform(-400, 5000)), 1))
        ra, dec, pmr, pmd, px, rv = catalogue(star)
        ra2, dec2, pmr2, pmd2, px2, rv2 = erfa.pmsafe(ra, dec, pmr, pmd, px, rv, J2000, 0.0, J2000, days)
        moved = (ra2, dec2, pmr2, pmd2, px2 if px > 0 else 0.0, rv2 if px > 0 else 0.0)
        npb = erfa.pnm06a(J2000, days)
        rows.append({
            'star': star['name'], 'tt_j2k': days, 'ut1_j2k': ut1, 'observer': [site[1], site[0], site[2]],
            'true': ecliptic(erfa.s2c(ra2, dec2), days, npb),
            'apparent': apparent(moved, days, npb),
            'topocentric': apparent(moved, days, npb, (ut1, float(np.radians(site[0])), float(np.radians(site[1])), site[2])),
        })
    near = sorted((star for star in stars if float(star['parallax_mas']) > 0), key=lambda s: -float(s['parallax_mas']))[:60]
    others = [star for star in (stars[i] for i in rng.choice(len(stars), 60, replace=False)) if float(star['parallax_mas']) > 0.5]
    motion = []
    for star in near + others:
        days = round(float(rng.uniform(-1826250, 1826250)), 3)
        ra, dec, *_ = erfa.starpm(*catalogue(star), J2000, 0.0, J2000, days)
        motion.append({'star': star['name'], 'tdb_j2k': days, 'ra': float(ra), 'dec': float(dec)})
    text = lambda list: ',\n'.join(json.dumps(row, ensure_ascii=False) for row in list)
    print('{"source":"JPL DE440, ERFA ' + erfa.__version__ + '","rows":[\n' + text(rows) + '\n],"motion":[\n' + text(motion) + '\n]}')


main()
