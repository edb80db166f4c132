"""First lunation of every Saros series, solar and lunar: writes src/events/eclipses/saros-first.ts.

Moon and Sun after Moshier (Swiss Ephemeris, no files), -2900 to 3000; a solar eclipse occurs when the penumbra touches the Earth, a
lunar one when the Moon touches the penumbra, with the radii of the Five Millennium canons. Lunation 0 is the new moon of 2000-01-06 (lunar:
the full moon after it). Usage: python eclipses_saros.py OUT; needs pyswisseph.
"""
import math
import sys
import swisseph as swe

K1, SUN_KM, EARTH_KM, AU_KM = 0.272488, 696000.0, 6378.137, 149597870.7
ZERO, SYNODIC = 2451545.0 + 5.59766, 29.530588861
INVERSE = 135  # of 38 modulo 223
LAST = 11500  # lunation within the theory's range (year 2929): series that begin later are left out
FLAGS = swe.FLG_MOSEPH | swe.FLG_XYZ | swe.FLG_EQUATORIAL


def vectors(jd):
    sun = [c * AU_KM / EARTH_KM for c in swe.calc(jd, swe.SUN, FLAGS)[0][:3]]
    moon = [c * AU_KM / EARTH_KM for c in swe.calc(jd, swe.MOON, FLAGS)[0][:3]]
    return sun, moon


def norm(v):
    return math.sqrt(sum(c * c for c in v))


def axis(jd, solar):
    sun, moon = vectors(jd)
    g = [s - m for s, m in zip(sun, moon)] if solar else sun
    length = norm(g)
    k = [c / length for c in g]
    z = sum(m * c for m, c in zip(moon, k))
    p = [m - z * c for m, c in zip(moon, k)]
    return norm(p), p, z, length, norm(sun), norm(moon)


def touches(lunation, solar):
    """Margin (Earth radii) by which the lunation is an eclipse, positive for an eclipse. The syzygy is refined from the mean one."""
    k = lunation + (0 if solar else 0.5)
    t = k / 1236.85
    jd = 2451550.09766 + SYNODIC * k + 0.00015437 * t * t
    # First the elongation at the syzygy, then the least distance of the axis.
    for _ in range(4):
        lon_s = swe.calc(jd, swe.SUN, swe.FLG_MOSEPH)[0][0]
        lon_m = swe.calc(jd, swe.MOON, swe.FLG_MOSEPH)[0][0]
        d = (lon_m - lon_s - (0 if solar else 180) + 180) % 360 - 180
        jd -= d / 12.19
    a, b = jd - 0.15, jd + 0.15
    ratio = (math.sqrt(5) - 1) / 2
    for _ in range(40):
        c, d = b - ratio * (b - a), a + ratio * (b - a)
        if axis(c, solar)[0] < axis(d, solar)[0]:
            b = d
        else:
            a = c
    gamma, p, z, g, s, m = axis((a + b) / 2, solar)
    if solar:
        f1 = math.asin((SUN_KM / EARTH_KM + K1) / g)
        l1 = z * math.tan(f1) + K1 / math.cos(f1)
        sin_phi = p[2] / gamma
        return 1 - sin_phi * sin_phi / 298.257 + l1 - gamma
    radius = (1.01 * math.asin(1 / m) + math.asin(1 / s) + math.asin(SUN_KM / EARTH_KM / s)) * m
    return radius + K1 - gamma


def first_of(series, solar):
    offset, middle = (112, 136) if solar else (124, 129)
    residue = ((series - offset) * INVERSE) % 223
    centre = (series - middle) * 358
    k = residue + 223 * round((centre - residue) / 223)
    late = k > LAST
    while k > LAST:
        k -= 223
    if late and touches(k, solar) <= 0:
        return None
    if touches(k, solar) <= 0:
        # The lunation is between two series with this residue; the active part of a series is nearby.
        for step in (223, -223, 446, -446, 669, -669):
            if touches(k + step, solar) > 0:
                k += step
                break
        else:
            raise SystemExit(f'series {series}: no eclipse was found')
    margin = touches(k, solar)
    while True:
        before = touches(k - 223, solar)
        if before <= 0:
            break
        k, margin = k - 223, before
    print('solar' if solar else 'lunar', series, k, f'first by {margin:.5f}, before by {before:.5f}', file=sys.stderr)
    return k


def rows(name, comment, solar, start, end):
    values = []
    for series in range(start, end + 1):
        value = first_of(series, solar)
        if value is None:
            break
        values.append(value)
    lines = ['  ' + ', '.join(str(v) for v in values[i:i + 15]) + ',' for i in range(0, len(values), 15)]
    return f'/** {comment} */\nexport const {name} = {{\n  series: {start},\n  lunations: [\n' + '\n'.join('  ' + line for line in lines) + '\n  ],\n} as const;\n'


if __name__ == '__main__':
    with open(sys.argv[1], 'w') as out:
        out.write('// Made by tools/oracle/eclipses_saros.py: the lunation (0: new moon of 2000-01-06, lunar: the full moon after it) of the first eclipse of\n// each Saros series, from `series` on.\n')
        out.write(rows('SAROS_FIRST_SOLAR', 'Solar series from 80 on.', True, 80, 182))
        out.write(rows('SAROS_FIRST_LUNAR', 'Lunar series from 72 on.', False, 72, 178))
