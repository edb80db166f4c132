"""Makes src/time/fixtures/erfa-time.json: time scales, TDB-TT and calendars by ERFA (pyerfa), UT1 from the IERS file by an
8-point Lagrange interpolation, ISO texts by Python's datetime. Days are counted from J2000.0, as in the tests.

    python tools/oracle/time_scales.py      (needs numpy and pyerfa)
"""
import datetime
import json
import os
import random

import erfa
import numpy as np

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
rng = random.Random(20160404)
J2000 = 2451545.0


def j2k(a, b):
    return float((a - J2000) + b)


def tt_of(utc):
    return erfa.taitt(*erfa.utctai(*utc))


mjd, dut1 = np.loadtxt(os.path.join(root, 'data/raw/iers-ut1-utc.txt'), usecols=(0, 1), unpack=True)


def tai_minus_utc(day):
    y, m, d, _ = erfa.jd2cal(2400000.5, day)
    return float(erfa.dat(int(y), int(m), int(d), 0.0))


def delta_t_iers(day):
    """TT-UT1 at a UTC MJD with fraction, 8-point Lagrange on the daily UT1-TAI."""
    i0 = int(day - mjd[0]) - 3
    xs = mjd[i0:i0 + 8]
    ys = np.array([32.184 + tai_minus_utc(x) - u for x, u in zip(xs, dut1[i0:i0 + 8])])
    weights = [np.prod([(day - xs[k]) / (xs[j] - xs[k]) for k in range(8) if k != j]) for j in range(8)]
    return float(np.dot(weights, ys))


utc = []
leap_days = [(1972, 6, 30), (1978, 12, 31), (1998, 12, 31), (2005, 12, 31), (2012, 6, 30), (2016, 12, 31)]
clock = [(y, m, d, 23, 59, s) for (y, m, d) in leap_days for s in (59.75, 60.0, 60.5)]
clock += [(y, m, d, 6, 30, 15.5) for (y, m, d) in leap_days] + [(1972, 1, 1, 0, 0, 0.0), (2017, 1, 1, 0, 0, 0.0)]
clock += [(rng.randint(1972, 2026), rng.randint(1, 12), rng.randint(1, 28), rng.randint(0, 23), rng.randint(0, 59), rng.randint(0, 59) + rng.randint(0, 999) / 1000) for _ in range(100)]
for fields in clock:
    u = erfa.dtf2d('UTC', *fields)
    t = tt_of(u)
    seconds = ('%06.3f' % fields[5])
    text = '%04d-%02d-%02dT%02d:%02d:%sZ' % (*fields[:5], seconds)
    utc.append({'text': text, 'utcJ2k': j2k(*u), 'ttJ2k': j2k(*t)})

ut1 = []
for _ in range(150):
    day = rng.uniform(mjd[0] + 10, mjd[-1] - 10)
    ut1.append({'utcMjd': day, 'deltaT': delta_t_iers(day)})
for day in (41317.0, 41683.5, 41684.5, 50083.0, 51544.5, 57754.0, 57753.9):
    ut1.append({'utcMjd': day, 'deltaT': delta_t_iers(day)})

tdb = []
for _ in range(200):
    t = rng.uniform(-5000, 1000) * 365.25
    tdb.append({'ttJ2k': t, 'seconds': float(erfa.dtdb(J2000, t, 0.0, 0.0, 0.0, 0.0))})

calendar = []
for _ in range(200):
    y, m = rng.randint(-4799, 9999), rng.randint(1, 12)
    d = rng.randint(1, 28)
    base, day = erfa.cal2jd(y, m, d)
    calendar.append({'date': [y, m, d], 'j2kAt0h': j2k(base, day)})

iso = []
epoch = datetime.datetime(2000, 1, 1, 12, tzinfo=datetime.timezone.utc)
for i in range(150):
    # not near leap seconds, which datetime does not support; only years in which a day count resolves 1 microsecond
    moment = datetime.datetime(rng.randint(1960, 2040), rng.randint(2, 5), rng.randint(1, 28), rng.randint(0, 23), rng.randint(0, 59), rng.randint(0, 59),
                               rng.choice([0, 0, 500000, 250000, 125000]), datetime.timezone.utc)
    offset = rng.choice([0, 60, -300, 330, 345, -210, 765, 840])
    zone = datetime.timezone(datetime.timedelta(minutes=offset))
    days = (moment - epoch) / datetime.timedelta(days=1)
    iso.append({'utcJ2k': days, 'utc': moment.isoformat(), 'offsetMinutes': offset, 'local': moment.astimezone(zone).isoformat()})

out = os.path.join(root, 'src/time/fixtures')
os.makedirs(out, exist_ok=True)
with open(os.path.join(out, 'erfa-time.json'), 'w') as f:
    json.dump({'madeBy': 'tools/oracle/time_scales.py, pyerfa ' + erfa.__version__, 'utc': utc, 'ut1': ut1, 'tdb': tdb, 'calendar': calendar, 'iso': iso}, f, indent=0)
    f.write('\n')
