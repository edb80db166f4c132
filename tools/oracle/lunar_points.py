"""Points of the lunar orbit from JPL DE440 and ERFA: the fixture of test/accuracy/lunar-points.json.

  pip install pyerfa jplephem numpy
  python tools/oracle/lunar_points.py PATH/de440.bsp > test/accuracy/lunar-points.json

Osculating node and apogee by the classical elements of the geocentric state (Bate, Mueller & White 1971, ch. 2.4), after its
rotation to the true ecliptic of date with erfa.ecm06 and the nutation in longitude; mean node and apogee from erfa.fal03, faf03, faom03.
"""
import json
import sys

import erfa
import numpy as np
from jplephem.spk import SPK

J2000 = 2451545.0
GM = (398600.43550702 + 4902.80011845755) * 86400.0 ** 2
kernel = SPK.open(sys.argv[1])
rng = np.random.default_rng(11)
rows = []
for tt in list(rng.uniform(-164000, 237000, 60)) + [-3486.39517148175]:
    tt = round(float(tt), 6)
    pm, vm = kernel[3, 301].compute_and_differentiate(J2000, tt)
    pe, ve = kernel[3, 399].compute_and_differentiate(J2000, tt)
    dpsi, _ = erfa.nut06a(J2000, tt)
    m = erfa.rz(-dpsi, erfa.ecm06(J2000, tt))
    r, v = m @ (pm - pe), m @ (vm - ve)
    h = np.cross(r, v)
    inclination = np.arccos(h[2] / np.linalg.norm(h))
    node = np.arctan2(h[0], -h[1])
    # Argument of perigee from the anomaly and the argument of latitude.
    distance = np.linalg.norm(r)
    a = 1 / (2 / distance - v @ v / GM)
    p = h @ h / GM
    e = np.sqrt(1 - p / a)
    anomaly = np.arctan2(np.sqrt(p / GM) * (r @ v) / 1.0, p - distance)
    latitude_argument = np.arctan2(r[2] / np.sin(inclination), r[0] * np.cos(node) + r[1] * np.sin(node))
    apogee_argument = latitude_argument - anomaly + np.pi
    lon = node + np.arctan2(np.sin(apogee_argument) * np.cos(inclination), np.cos(apogee_argument))
    lat = np.arcsin(np.sin(apogee_argument) * np.sin(inclination))
    t = tt / 36525
    mean_node = erfa.faom03(t) + dpsi
    mean_apogee = erfa.faf03(t) + erfa.faom03(t) - erfa.fal03(t) + np.pi + dpsi
    rows.append({'tt': tt, 'true_node': float(erfa.anp(node)), 'mean_node': float(erfa.anp(mean_node)), 'mean_apogee': float(erfa.anp(mean_apogee)),
                 'true_apogee': [float(erfa.anp(lon)), float(lat), float(a * (1 + e))]})
print(json.dumps({'about': 'DE440 + pyerfa %s, tools/oracle/lunar_points.py; radians of the true ecliptic of date, km' % erfa.__version__, 'rows': rows}, separators=(',', ':')))
