import { normalizeDeg, signedDeg } from '../../kernel/angle.js';
import type { Graha } from '../vedic-dignity/tables.js';

type Mover = Exclude<Graha, 'Sun' | 'Moon'>;

/**
 * Mean longitudes, mean equinox of date, degrees: polynomials in Julian centuries TT from J2000.0. The Sun's is the Earth's plus 180.
 * Source: J. Meeus, Astronomical Algorithms (2nd ed.), table 31.A (after Simon et al. 1994).
 */
const MEAN_LONGITUDES: Readonly<Record<Mover | 'Earth', readonly [number, number, number, number]>> = {
  Mercury: [252.250906, 149474.0722491, 3.035e-4, 1.8e-8],
  Venus: [181.979801, 58519.2130302, 3.1014e-4, 1.5e-8],
  Earth: [100.466457, 36000.7698278, 3.0322e-4, 2e-8],
  Mars: [355.433, 19141.6964471, 3.1052e-4, 1.6e-8],
  Jupiter: [34.351519, 3036.3027748, 2.233e-4, 3.7e-8],
  Saturn: [50.077444, 1223.5110686, 5.1908e-4, -3e-8],
};

/** Heliocentric mean longitude, tropical, degrees. */
function meanLongitudeDeg(body: Mover | 'Earth', ttJ2k: number): number {
  const t = ttJ2k / 36525,
    [c0, c1, c2, c3] = MEAN_LONGITUDES[body];
  return normalizeDeg(c0 + t * (c1 + t * (c2 + t * c3)));
}

/** A third of an arc folded to [0, 180] degrees: 0 ... 60 shashtiamsas. */
const thirdOfArc = (deg: number): number => Math.abs(signedDeg(deg)) / 3;

/**
 * Cheshta bala of the five planets, shashtiamsas: a third of the folded cheshta kendra, which is the sighrocha less the middle of the mean and
 * the true longitude. The sighrocha of Mars, Jupiter and Saturn is the mean Sun; that of Mercury and Venus is their heliocentric mean
 * longitude, and the mean Sun is their mean longitude. Given: geocentric tropical longitude, degrees; TT, days since J2000.0.
 * Source: Brihat Parashara Hora Shastra 27.21-25; B. V. Raman, Graha and Bhava Balas, ch. 6, with modern mean longitudes.
 */
export function cheshtaBala(planet: Mover, tropicalDeg: number, ttJ2k: number): number {
  const meanSun = normalizeDeg(meanLongitudeDeg('Earth', ttJ2k) + 180),
    own = meanLongitudeDeg(planet, ttJ2k),
    isInferior = planet === 'Mercury' || planet === 'Venus';
  const sighrocha = isInferior ? own : meanSun,
    mean = isInferior ? meanSun : own;
  const middle = mean + signedDeg(tropicalDeg - mean) / 2;
  return thirdOfArc(sighrocha - middle);
}

/** Cheshta bala of Sun and Moon for ishta and kashta phala: from the tropical Sun plus 90 degrees, and from the elongation (BPHS 28.2-4). */
export const luminaryCheshta = (planet: 'Sun' | 'Moon', sunTropicalDeg: number, elongationDeg: number): number =>
  thirdOfArc(planet === 'Sun' ? sunTropicalDeg + 90 : elongationDeg);
