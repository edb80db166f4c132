"""Fixture of relation geometry computed without the service: test/golden/relation-geometry.json.

Aspects and midpoints in exact rational arithmetic (fractions), harmonic vectors and intensity spectra with numpy's FFT.
Run: python tools/oracle/relation_geometry.py > test/golden/relation-geometry.json
"""
import json
from fractions import Fraction as F

import numpy as np

rng = np.random.default_rng(20260707)
ANGLES = {'Conjunction': (F(0), 8), 'Sextile': (F(60), 5), 'Square': (F(90), 7), 'Trine': (F(120), 7), 'Opposition': (F(180), 8), 'Semisextile': (F(30), 2),
          'Semisquare': (F(45), 2), 'Sesquiquadrate': (F(135), 2), 'Quincunx': (F(150), 3), 'Quintile': (F(72), 2), 'Biquintile': (F(144), 2),
          'Septile': (F(360, 7), F(3, 2)), 'Biseptile': (F(720, 7), F(3, 2)), 'Triseptile': (F(1080, 7), F(3, 2)), 'Novile': (F(40), F(3, 2)), 'Binovile': (F(80), F(3, 2)),
          'Quadnovile': (F(160), F(3, 2)), 'Decile': (F(36), F(3, 2)), 'Tredecile': (F(108), F(3, 2)), 'Undecile': (F(360, 11), 1), 'Quindecile': (F(24), 1), 'Vigintile': (F(18), 1)}


def separation(a, b):
    d = abs(a - b) % 360
    return min(d, 360 - d)


def table(lons):
    out = []
    for i in range(len(lons)):
        for j in range(i + 1, len(lons)):
            sep = separation(lons[i], lons[j])
            for name, (angle, orb) in ANGLES.items():
                if abs(sep - angle) <= orb:
                    out.append([i, j, name, float(abs(sep - angle))])
    return out


def spectrum(number, family, orb, gauss, mode, conj, n, start, stop):
    half, x = orb / number, np.arange(n) * 360.0 / n
    centres = np.arange(0 if conj else 1, number) * 360.0 / number
    d = np.full(n, np.inf)
    for c in centres:
        d = np.minimum(d, np.abs((x - c + 180) % 360 - 180))
    with np.errstate(over='ignore', invalid='ignore'):
        if family == 'cosine_bell':
            v = 0.5 * (1 + np.cos(np.pi * d / half))
        elif family == 'top_hat':
            v = np.ones(n)
        elif family == 'triangular':
            v = 1 - d / half
        else:
            s = gauss / number / (1 if mode == 'sigma' else 2 * np.sqrt(2 * np.log(2)))
            v = np.exp(-0.5 * (d / s) ** 2)
    v = np.where(d <= half, v, 0.0)
    c = np.fft.fft(v) / n
    return float(c[0].real), [float(abs(c[h])) for h in range(start, stop + 1)], [float(c[h].real) for h in range(start, stop + 1)]


points = [F(int(k), 100) for k in rng.integers(0, 36000, 24)]
zero = []
for spec in [(5, 'cosine_bell', 24.0, None, 'fwhm', True, 4096, 1, 12), (7, 'triangular', 30.0, None, 'fwhm', False, 1000, 3, 20), (1, 'gaussian', 60.0, 20.0, 'fwhm', True, 256, 1, 12),
             (12, 'gaussian', 90.0, 15.0, 'sigma', True, 2048, 10, 40), (8, 'cosine_bell', 13.7, None, 'fwhm', False, 8191, 1, 32)]:
    z, amplitude, real = spectrum(*spec)
    zero.append({'spec': spec, 'zero': z, 'amplitudes': amplitude, 'real': real})
a, b = rng.uniform(0, 360, 9), rng.uniform(0, 360, 7)
parts = []
for h in range(1, 13):
    w = np.exp(1j * np.radians(h * (a[:, None] - b[None, :]))).mean()
    parts.append([float(w.real), float(w.imag)])
print(json.dumps({'longitudes': [float(p) for p in points], 'aspects': table(points), 'spectra': zero, 'parts': {'source': a.tolist(), 'target': b.tolist(), 'vector': parts}}))
