"""Extracts data/raw/iers-ut1-utc.txt and data/raw/iers-leap-seconds.txt from the IERS files that the PyPI package
astropy-iers-data contains unchanged (EOP 20 C04, finals2000A.all, Leap_Second.dat). Run it for each new version of the package:

    pip install -U astropy-iers-data && python tools/oracle/time_iers.py

Columns of iers-ut1-utc.txt: MJD (0h UTC), UT1-UTC (s), its uncertainty (s), origin C (EOP 20 C04, before the finals file
begins), I (finals2000A, observed) or P (finals2000A, predicted).
"""
import os
import re
from importlib.metadata import version

import astropy_iers_data

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
data = os.path.join(os.path.dirname(astropy_iers_data.__file__), 'data')
package = 'astropy-iers-data ' + version('astropy-iers-data')

finals = []
for line in open(os.path.join(data, 'finals2000A.all')):
    flag = line[57:58]
    if flag in 'IP' and flag.strip():
        finals.append((int(float(line[7:15])), line[58:68].strip(), line[68:78].strip(), flag))
c04 = []
for line in open(os.path.join(data, 'eopc04.1962-now')):
    if line.startswith('#'):
        continue
    mjd = int(float(line[16:26]))
    if mjd < finals[0][0]:
        c04.append((mjd, line[50:62].strip(), line.split()[15], 'C'))
rows = c04 + finals
assert [row[0] for row in rows] == list(range(rows[0][0], rows[-1][0] + 1)), 'a day is missing'

with open(os.path.join(root, 'data/raw/iers-ut1-utc.txt'), 'w') as out:
    out.write('# MJD(UTC) UT1-UTC(s) uncertainty(s) origin: C IERS EOP 20 C04, I finals2000A observed, P finals2000A predicted\n')
    out.write(f'# extracted from {package} by tools/oracle/time_iers.py\n')
    for row in rows:
        out.write('%d %s %s %s\n' % row)

text = open(os.path.join(data, 'Leap_Second.dat')).read()
with open(os.path.join(root, 'data/raw/iers-leap-seconds.txt'), 'w') as out:
    out.write('# MJD(UTC) from which TAI-UTC (s) holds; IERS Bulletin C\n')
    out.write(f'# extracted from {package} by tools/oracle/time_iers.py\n')
    bulletin = re.search(r'IERS Bulletin\s*C?\s*(\d+) issued in (\w+ \d+)', text)
    expires = re.search(r'File expires on (\d+ \w+ \d+)', text)
    out.write(f'# bulletin: C {bulletin.group(1)} ({bulletin.group(2)})\n# expires: {expires.group(1)}\n')
    for line in text.splitlines():
        parts = line.split()
        if not line.startswith('#') and len(parts) == 5:
            out.write(f'{int(float(parts[0]))} {int(parts[4])}\n')
