"""Longitudes of a month as a pandas table, and the stations of Mercury in a year.

    pip install "./clients/python[examples]"
    python clients/python/examples/ephemeris_table.py
"""

# %% A service that runs here
import os
from datetime import datetime, timedelta, timezone

import pandas as pd

from celestial_client import Client

service = Client(os.environ.get("CELESTIAL_URL", "http://127.0.0.1:8080"))

# %% A row a day, a column a body
start = datetime(2026, 1, 1, tzinfo=timezone.utc)
days = [start + timedelta(days=day) for day in range(31)]
charts = [service.chart(dt=day.isoformat(), include_nodes=False) for day in days]
table = pd.DataFrame(
    [{name: place.longitude for name, place in chart.planets.items()} for chart in charts],
    index=pd.DatetimeIndex(days, name="UTC"),
)
print(table.round(3))

# %% The daily motion of the Moon
print(table["Moon"].diff().mod(360).describe().round(3))

# %% Stations as a table
stations = service.stations_search(body="Mercury", jd_start=charts[0].jd_ut, jd_end=charts[0].jd_ut + 365)
print(pd.DataFrame([event.model_dump(include={"datetime_utc", "station_type", "longitude"}) for event in stations.events]))
