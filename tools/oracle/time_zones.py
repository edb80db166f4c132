"""Makes src/time/fixtures/zones.json: offsets of civil times by Python's zoneinfo over the PyPI package tzdata.

    python tools/oracle/time_zones.py      (needs tzdata)
"""
import datetime
import json
import os
import random
from importlib.metadata import version
from zoneinfo import ZoneInfo

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
rng = random.Random(1883)
ZONES = ['America/New_York', 'Europe/London', 'Europe/Rome', 'Asia/Kolkata', 'Australia/Sydney', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Apia', 'Africa/Cairo', 'Asia/Tokyo']
rows = []


def add(zone, civil):
    both = [datetime.datetime(*civil, fold=fold, tzinfo=ZoneInfo(zone)) for fold in (0, 1)]
    offsets = [int(moment.utcoffset().total_seconds()) for moment in both]
    kind = 'unique' if offsets[0] == offsets[1] else 'ambiguous' if offsets[0] > offsets[1] else 'gap'
    rows.append({'zone': zone, 'civil': list(civil), 'kind': kind, 'offsets': offsets})


for zone in ZONES:
    for _ in range(15):
        add(zone, (rng.randint(1750, 2024), rng.randint(1, 12), rng.randint(1, 28), rng.randint(0, 23), rng.randint(0, 59), 0))
add('America/New_York', (2024, 3, 10, 2, 30, 0))
add('America/New_York', (2024, 11, 3, 1, 30, 0))
add('America/New_York', (1883, 11, 18, 12, 1, 0))
add('Europe/London', (1943, 4, 4, 2, 30, 0))
add('Australia/Sydney', (2023, 4, 2, 2, 15, 0))
add('Australia/Sydney', (2023, 10, 1, 2, 15, 0))
add('Pacific/Apia', (2011, 12, 30, 12, 0, 0))
add('Asia/Kathmandu', (1986, 1, 1, 0, 5, 0))

out = os.path.join(root, 'src/time/fixtures')
os.makedirs(out, exist_ok=True)
with open(os.path.join(out, 'zones.json'), 'w') as f:
    json.dump({'madeBy': 'tools/oracle/time_zones.py, tzdata ' + version('tzdata'), 'rows': rows}, f, indent=0)
    f.write('\n')
