import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { layerAirmass } from './airmass.js';

/** Krisciunas & Schaefer 1991, PASP 103, 1033, eqs. 3, 15, 16, 20, 21: what the Moon adds to the sky in V. */

/** Scattering by gas and dust; within 10 degrees of the Moon dust alone decides (eqs. 16, 18, 19, 21). */
function scattering(separationDeg: number): number {
  const rayleigh = 10 ** 5.36 * (1.06 + Math.cos(separationDeg * RAD_PER_DEG) ** 2);
  const dust = separationDeg < 10 ? 6.2e7 / Math.max(0.25, separationDeg) ** 2 : 10 ** (6.15 - separationDeg / 40);
  return rayleigh + dust;
}

/**
 * Nanolamberts that moonlight adds where one looks. `phaseAngleDeg`: 0 at full Moon; separation from the Moon, altitudes of the Moon and of the
 * place in the sky; `extinction`: magnitudes to the zenith. 0 with the Moon below the horizon.
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
