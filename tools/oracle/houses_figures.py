"""Reference house figures, written to test/golden/houses-figures.json.

    python tools/oracle/houses_figures.py      (needs numpy and pyswisseph; neither is needed to run or test the service)

- `swiss`: cusps and angles of random figures, computed by Swiss Ephemeris from ARMC, latitude and obliquity. The absolute
  latitude is below 66 degrees and below the polar circle for the obliquity of the figure.
- `meridian`: twelve equal parts of the equator, projected on the ecliptic by bisection on right ascension (no closed formula).
- `polar_placidus`: all degrees that satisfy the definition of a Placidus cusp inside the polar circles, by a dense scan. The
  arc above the horizon is measured along the daily circle of the degree, not by an ascensional difference.
"""
import json
import os

import numpy as np
import swisseph as swe

RNG = np.random.default_rng(20240607)
SYSTEMS = {  # our code: letter of Swiss Ephemeris
    "P": "P", "K": "K", "E": "E", "W": "W", "C": "C", "R": "R", "O": "O", "X": "X", "B": "B", "M": "M", "T": "T", "V": "V",
    "H": "H", "U": "U", "Y": "Y", "CT": "F", "EM": "D", "SRIPATI": "S", "PSD": "L", "PSR": "Q", "N": "I",
}
ASYMMETRIC = ("Y", "N")
ORDER = (9, 10, 11, 0, 1, 2)


def swiss_figures(count):
    figures = []
    while len(figures) < count:
        obliquity = round(float(RNG.uniform(22.4, 24.6)), 6)
        limit = min(66.0, 90.0 - obliquity - 0.1)
        latitude = round(float(RNG.uniform(-limit, limit)), 6)
        armc = round(float(RNG.uniform(0.0, 360.0)), 6)
        sun = round(float(RNG.uniform(0.0, 360.0)), 6)
        dec = float(np.degrees(np.arcsin(np.sin(np.radians(obliquity)) * np.sin(np.radians(sun)))))
        cusps, angles = {}, None
        for code, letter in SYSTEMS.items():
            if code == "N" and abs(dec) > 23.99:   # Swiss Ephemeris accepts declinations up to 24 degrees
                continue
            houses, ascmc = swe.houses_armc(armc, latitude, obliquity, letter.encode(), dec)
            keep = range(12) if code in ASYMMETRIC else ORDER
            cusps[code] = [round(houses[i], 8) for i in keep]
            if code == "P":
                angles = [round(ascmc[i], 8) for i in (0, 1, 3, 4)]
        figures.append({"armc": armc, "latitude": latitude, "obliquity": obliquity, "sun": sun, "angles": angles, "cusps": cusps})
    return figures


def right_ascension(lon, eps):
    return np.arctan2(np.sin(lon) * np.cos(eps), np.cos(lon)) % (2 * np.pi)


def meridian_figures(count):
    figures = []
    for _ in range(count):
        armc, obliquity = round(float(RNG.uniform(0, 360)), 6), round(float(RNG.uniform(22.4, 24.6)), 6)
        eps, cusps = np.radians(obliquity), []
        for step in range(6):
            target = np.radians(armc + 30 * step) % (2 * np.pi)
            quadrant = int(target // (np.pi / 2))   # longitude and right ascension are in the same quadrant
            lo, hi = quadrant * np.pi / 2, (quadrant + 1) * np.pi / 2
            for _ in range(80):
                middle = (lo + hi) / 2
                ra = right_ascension(middle, eps)
                if ra < target:
                    lo = middle
                else:
                    hi = middle
            cusps.append(round(float(np.degrees(lo)), 9))
        figures.append({"armc": armc, "obliquity": obliquity, "cusps": cusps})
    return figures


def arc_above(dec, lat):
    """Half the arc (rad) of a parallel above the horizon, by bisection on the altitude; None when it does not cross the horizon."""
    altitude = lambda h: np.sin(lat) * np.sin(dec) + np.cos(lat) * np.cos(dec) * np.cos(h)
    if altitude(0.0) <= 0 or altitude(np.pi) >= 0:
        return None
    lo, hi = 0.0, np.pi
    for _ in range(60):
        middle = (lo + hi) / 2
        if altitude(middle) > 0:
            lo = middle
        else:
            hi = middle
    return lo


def polar_roots(armc, lat, eps, fraction, above):
    def residual(lon):
        dec = np.arcsin(np.sin(eps) * np.sin(lon))
        half = arc_above(dec, lat)
        if half is None:
            return None
        hour = (right_ascension(lon, eps) - armc) % (2 * np.pi)
        if hour > np.pi:
            return None
        return hour - fraction * half if above else (np.pi - hour) - fraction * (np.pi - half)

    roots, previous = [], None
    grid = [float(lon) for lon in np.linspace(0, 2 * np.pi, 3601)]
    for lon, after in zip(grid, grid[1:]):
        if (residual(lon) is None) != (residual(after) is None):   # the limit of the degrees that rise and set: use a point just inside
            lo, hi = lon, after
            defined_below = residual(lon) is not None
            for _ in range(45):
                middle = (lo + hi) / 2
                if (residual(middle) is not None) == defined_below:
                    lo = middle
                else:
                    hi = middle
            grid = grid + [lo if defined_below else hi]
    for lon in sorted(grid):
        value = residual(lon)
        if previous is not None and value is not None and previous[1] * value < 0 and abs(previous[1] - value) < 1:
            lo, hi = previous[0], lon
            rising = value > 0
            for _ in range(60):
                middle = (lo + hi) / 2
                r = residual(middle)
                if r is None or (r > 0) == rising:
                    hi = middle
                else:
                    lo = middle
            roots.append(round(float(np.degrees(lo)), 8))
        previous = None if value is None else (lon, value)
    return roots


def polar_figures(count):
    figures = []
    for _ in range(count):
        armc, latitude = round(float(RNG.uniform(0, 360)), 4), round(float(RNG.choice([-1, 1]) * RNG.uniform(66.7, 86.0)), 4)
        eps = np.radians(23.44)
        conditions = ((1 / 3, True), (2 / 3, True), (2 / 3, False), (1 / 3, False))
        figures.append({"armc": armc, "latitude": latitude, "obliquity": 23.44,
                        "roots": [polar_roots(np.radians(armc), np.radians(latitude), eps, f, up) for f, up in conditions]})
    return figures


if __name__ == "__main__":
    out = os.path.join(os.path.dirname(__file__), "..", "..", "test", "golden", "houses-figures.json")
    data = {
        "source": f"tools/oracle/houses_figures.py; Swiss Ephemeris {swe.version} (swiss), numpy {np.__version__} (meridian, polar_placidus)",
        "swiss": swiss_figures(200),
        "meridian": meridian_figures(20),
        "polar_placidus": polar_figures(20),
    }
    with open(out, "w") as file:
        file.write('{"source": ' + json.dumps(data["source"]))
        for key in ("swiss", "meridian", "polar_placidus"):
            rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in data[key])
            file.write(f',\n"{key}": [\n{rows}\n]')
        file.write("}\n")
