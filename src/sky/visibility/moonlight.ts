import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { layerAirmass } from './airmass.js';

/** Brightness of the moonlit sky in V: Krisciunas & Schaefer 1991, PASP 103, 1033, eqs. 3, 15, 16, 20, 21. */

/** Scattering by gas and dust; within 10 degrees of the Moon dust has a law of its own (eqs. 16, 18, 19, 21). */
function scattering(separationDeg: number): number {
  const rayleigh = 10 ** 5.36 * (1.06 + Math.cos(separationDeg * RAD_PER_DEG) ** 2);
  const dust = separationDeg < 10 ? 6.2e7 / Math.max(0.25, separationDeg) ** 2 : 10 ** (6.15 - separationDeg / 40);
  return rayleigh + dust;
}

/**
 * Brightness that moonlight adds to the sky, nanolamberts. Given in degrees: the phase angle (0 at full Moon), the
 * separation from the Moon, the altitudes of the Moon and of the position in the sky; `extinction` in magnitudes per
 * air mass. Returns 0 when the Moon is below the horizon.
 */
export function moonlightNanolamberts(
  phaseAngleDeg: number,
  separationDeg: number,
  moonAltitudeDeg: number,
  altitudeDeg: number,
  extinction: number,
): number {
  if (moonAltitudeDeg <= 0) return 0;
  const a = Math.abs(phaseAngleDeg);
  const illuminance = 10 ** (-0.4 * (3.84 + 0.026 * a + 4e-9 * a ** 4));
  return (
    scattering(separationDeg) *
    illuminance *
    10 ** (-0.4 * extinction * layerAirmass(moonAltitudeDeg)) *
    (1 - 10 ** (-0.4 * extinction * layerAirmass(altitudeDeg)))
  );
}

/** Angle between two directions given by altitude and azimuth, degrees. */
export function separationDeg(alt1: number, az1: number, alt2: number, az2: number): number {
  const a = alt1 * RAD_PER_DEG,
    b = alt2 * RAD_PER_DEG;
  const cos = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos((az1 - az2) * RAD_PER_DEG);
  return Math.acos(Math.max(-1, Math.min(1, cos))) * DEG_PER_RAD;
}
