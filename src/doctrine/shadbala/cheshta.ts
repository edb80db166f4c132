import { normalizeDeg, signedDeg } from '../../kernel/angle.js';
import type { Graha } from '../vedic-dignity/tables.js';

type Mover = Exclude<Graha, 'Sun' | 'Moon'>;

/**
 * Mean longitudes, mean equinox of date, degrees: polynomials in Julian centuries TT from J2000.0. The Earth's stands for the Sun's.
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

const halfArc = (deg: number): number => Math.abs(signedDeg(deg)) / 3;

/**
 * Strength of motion of the five planets: a third of the folded cheshta kendra, the sighrocha less the middle of the mean and the true
 * longitude. Of Mars, Jupiter and Saturn the sighrocha is the mean Sun; of Mercury and Venus it is their own mean longitude, and
 * the mean Sun their mean place. Given: true (geocentric) tropical longitude, degrees.
 * Source: Brihat Parashara Hora Shastra 27.21-25; B. V. Raman, Graha and Bhava Balas, ch. 6, with modern mean longitudes.
 */
export function cheshtaBala(planet: Mover, tropicalDeg: number, ttJ2k: number): number {
  const meanSun = normalizeDeg(meanLongitudeDeg('Earth', ttJ2k) + 180),
    own = meanLongitudeDeg(planet, ttJ2k),
    isInferior = planet === 'Mercury' || planet === 'Venus';
  const sighrocha = isInferior ? own : meanSun,
    mean = isInferior ? meanSun : own;
  const middle = mean + signedDeg(tropicalDeg - mean) / 2;
  return halfArc(sighrocha - middle);
}

/** Cheshta of Sun and Moon for ishta and kashta: of the tropical Sun and a quarter, and of the elongation (BPHS 28.2-4). */
export const luminaryCheshta = (planet: 'Sun' | 'Moon', sunTropicalDeg: number, elongationDeg: number): number =>
  halfArc(planet === 'Sun' ? sunTropicalDeg + 90 : elongationDeg);
