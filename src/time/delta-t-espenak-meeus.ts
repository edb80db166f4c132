import { extrapolationErrorSeconds } from './delta-t.js';
import { julianEpoch } from './calendar.js';
import type { DeltaTCurve } from './delta-t.js';

interface Piece {
  readonly before: number;
  readonly origin: number;
  readonly scale: number;
  readonly coefficients: readonly number[];
}

/**
 * Espenak and Meeus 2006, Five Millennium Canon of Solar Eclipses (NASA/TP-2006-214141), section 2.7: polynomials in
 * (year - origin) / scale. The pieces are given as published: they are discontinuous by less than a second, by 4 s at the ends of
 * antiquity.
 */
const PIECES: readonly Piece[] = [
  { before: -500, origin: 1820, scale: 100, coefficients: [-20, 0, 32] },
  {
    before: 500,
    origin: 0,
    scale: 100,
    coefficients: [10583.6, -1014.41, 33.78311, -5.952053, -0.1798452, 0.022174192, 0.0090316521],
  },
  {
    before: 1600,
    origin: 1000,
    scale: 100,
    coefficients: [1574.2, -556.01, 71.23472, 0.319781, -0.8503463, -0.005050998, 0.0083572073],
  },
  { before: 1700, origin: 1600, scale: 1, coefficients: [120, -0.9808, -0.01532, 1 / 7129] },
  { before: 1800, origin: 1700, scale: 1, coefficients: [8.83, 0.1603, -0.0059285, 0.00013336, -1 / 1174000] },
  {
    before: 1860,
    origin: 1800,
    scale: 1,
    coefficients: [13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699, 0.000000000875],
  },
  {
    before: 1900,
    origin: 1860,
    scale: 1,
    coefficients: [7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233174],
  },
  { before: 1920, origin: 1900, scale: 1, coefficients: [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197] },
  { before: 1941, origin: 1920, scale: 1, coefficients: [21.2, 0.84493, -0.0761, 0.0020936] },
  { before: 1961, origin: 1950, scale: 1, coefficients: [29.07, 0.407, -1 / 233, 1 / 2547] },
  { before: 1986, origin: 1975, scale: 1, coefficients: [45.45, 1.067, -1 / 260, -1 / 718] },
  {
    before: 2005,
    origin: 2000,
    scale: 1,
    coefficients: [63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599],
  },
  { before: 2050, origin: 2000, scale: 1, coefficients: [62.92, 0.32217, 0.005589] },
  // The published -20 + 32 u^2 - 0.5628 (2150 - y) as a polynomial in u.
  { before: 2150, origin: 1820, scale: 100, coefficients: [-20 - 0.5628 * 330, 56.28, 32] },
  { before: Infinity, origin: 1820, scale: 100, coefficients: [-20, 0, 32] },
];

function polynomialSeconds(year: number): number {
  for (const piece of PIECES) {
    if (year >= piece.before) continue;
    const u = (year - piece.origin) / piece.scale;
    let sum = 0;
    for (let i = piece.coefficients.length - 1; i >= 0; i--) sum = sum * u + piece.coefficients[i];
    return sum;
  }
  return 0;
}

/** The polynomials of the NASA canons; the year of the formulas is the Julian epoch. */
export class EspenakMeeusDeltaT implements DeltaTCurve {
  seconds(ut1J2k: number): number {
    return polynomialSeconds(julianEpoch(ut1J2k));
  }

  /** As the canon states it: 0.8 t^2 to 1200, 20 s to 1600, then 5 s (1700), 1 s (1800), 0.1 s (1900), Huber's model after 2005. */
  uncertaintySeconds(ut1J2k: number): number {
    const year = julianEpoch(ut1J2k);
    if (year < 1200) return Math.max(20, 0.8 * ((year - 1820) / 100) ** 2);
    if (year < 1600) return 20;
    if (year < 1700) return 20 - (15 * (year - 1600)) / 100;
    if (year < 1800) return 5 - (4 * (year - 1700)) / 100;
    if (year < 1900) return 1 - (0.9 * (year - 1800)) / 100;
    return Math.hypot(0.1, extrapolationErrorSeconds(Math.max(0, year - 2005)));
  }

  source(): string {
    return 'Espenak-Meeus 2006 polynomials';
  }
}
