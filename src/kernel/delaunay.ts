import { RAD_PER_ARCSEC } from './constants.js';

const FULL_TURN_ARCSEC = 1296000;

/** The polynomial a0 + a1 t + ... a4 t^4 in arcseconds, reduced to one turn, in radians. */
function arcsecPolynomial(t: number, a0: number, a1: number, a2: number, a3: number, a4: number): number {
  return ((a0 + t * (a1 + t * (a2 + t * (a3 + t * a4)))) % FULL_TURN_ARCSEC) * RAD_PER_ARCSEC;
}

// Fundamental arguments of the Moon and Sun: IERS Conventions 2010 (IERS Technical Note 36), eq. 5.43. t is in Julian centuries TDB (or TT)
// since J2000.0.

/** Mean anomaly of the Moon, l, radians. */
export const moonMeanAnomalyRad = (t: number): number =>
  arcsecPolynomial(t, 485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447);
/** Mean anomaly of the Sun, l', radians. */
export const sunMeanAnomalyRad = (t: number): number =>
  arcsecPolynomial(t, 1287104.793048, 129596581.0481, -0.5532, 0.000136, -0.00001149);
/** Mean argument of latitude of the Moon, F = L - Omega, radians. */
export const moonLatitudeArgumentRad = (t: number): number =>
  arcsecPolynomial(t, 335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417);
/** Mean elongation of the Moon from the Sun, D, radians. */
export const moonElongationRad = (t: number): number =>
  arcsecPolynomial(t, 1072260.703692, 1602961601.209, -6.3706, 0.006593, -0.00003169);
/** Mean longitude of the ascending node of the Moon, Omega, radians. */
export const moonNodeRad = (t: number): number =>
  arcsecPolynomial(t, 450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939);

/** Rates of l, F and Omega in radians per Julian century: the derivatives of the polynomials above. */
export function moonMeanRatesRadPerCentury(t: number): { anomaly: number; latitudeArgument: number; node: number } {
  const rate = (a1: number, a2: number, a3: number, a4: number): number =>
    (a1 + t * (2 * a2 + t * (3 * a3 + t * 4 * a4))) * RAD_PER_ARCSEC;
  return {
    anomaly: rate(1717915923.2178, 31.8792, 0.051635, -0.0002447),
    latitudeArgument: rate(1739527262.8478, -12.7512, -0.001037, 0.00000417),
    node: rate(-6962890.5431, 7.4722, 0.007702, -0.00005939),
  };
}

/** Rate of l', the mean anomaly of the Sun, in radians per Julian century. */
export const sunMeanAnomalyRateRadPerCentury = (t: number): number =>
  (129596581.0481 + t * (2 * -0.5532 + t * (3 * 0.000136 + t * 4 * -0.00001149))) * RAD_PER_ARCSEC;
/** Rate of D, the mean elongation of the Moon, in radians per Julian century. */
export const moonElongationRateRadPerCentury = (t: number): number =>
  (1602961601.209 + t * (2 * -6.3706 + t * (3 * 0.006593 + t * 4 * -0.00003169))) * RAD_PER_ARCSEC;
