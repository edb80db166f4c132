"""Frames of ERFA: the fixture of src/frames/frames.test.ts.

  pip install pyerfa numpy
  python tools/oracle/frames.py > test/accuracy/frames.json
"""
import json

import erfa
import numpy as np

J2000 = 2451545.0
rng = np.random.default_rng(7)
rows = []
for tt in list(rng.uniform(-164300, 237400, 40)) + [0.0, 9000.5, -36525.0]:
    tt = round(float(tt), 6)
    ut1 = tt - round(float(rng.uniform(0, 200)), 3) / 86400
    rows.append({
        'tt': tt, 'ut1': ut1,
        'pfw06': [float(x) for x in erfa.pfw06(J2000, tt)],
        'pfw06_after_day': [float(x) for x in erfa.pfw06(J2000, tt + 1)],
        'dpsi': float(erfa.nut06a(J2000, tt)[0]),
        'era00': float(erfa.era00(J2000, ut1)),
        'gmst06': float(erfa.gmst06(J2000, ut1, J2000, tt)),
        'gst06a': float(erfa.gst06a(J2000, ut1, J2000, tt)),
    })
precession = []
for tt in (-100000.0, 0.0, 50000.0, 200000.0):
    precession.append([tt, float(np.degrees(erfa.p06e(J2000, tt)[12]) * 3600)])
geodetic = []
for latitude, height in ((0, 0), (45, 0), (-33.87, 58), (78.2, 4200), (90, -400), (-90, 2835), (12.5, 1e6)):
    x, _, z = erfa.gd2gc(1, 0.0, np.radians(latitude), height)
    geodetic.append({'latitude_deg': latitude, 'height_m': height, 'x_m': float(x), 'z_m': float(z)})
print(json.dumps({'about': 'pyerfa %s, tools/oracle/frames.py' % erfa.__version__, 'rows': rows, 'general_precession_arcsec': precession, 'geodetic': geodetic}, separators=(',', ':')))
