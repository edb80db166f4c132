"""Constellations of the catalogued stars whose designation contains none: data/raw/stars-constellations.csv.

  pip install astropy
  python tools/oracle/stars_constellations.py data/raw/stars.csv > data/raw/stars-constellations.csv

IAU boundaries (Delporte 1930) after Roman 1987, PASP 99, 695, from astropy (BSD licence).
"""
import csv
import sys

from astropy.coordinates import SkyCoord, get_constellation

rows = list(csv.DictReader(open(sys.argv[1], encoding='utf-8')))
codes = {row['constellation'] for row in rows if row['constellation']}
grid = SkyCoord([a for a in range(0, 360, 3) for _ in range(-88, 90, 4)], [d for _ in range(0, 360, 3) for d in range(-88, 90, 4)], unit='deg')
codes |= set(get_constellation(grid, short_name=True))
assert len(codes) == 88, codes
out = csv.writer(sys.stdout, lineterminator='\n')
out.writerow(['name', 'constellation'])
for row in rows:
    if row['constellation'] or any(word in codes for word in row['designation'].split()):
        continue
    place = SkyCoord(float(row['ra_deg_icrs_j2000']), float(row['dec_deg_icrs_j2000']), unit='deg')
    out.writerow([row['name'], get_constellation(place, short_name=True)])
