import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { skyAirMass } from './air.js';
import type { AirOptics } from './air.js';
import type { AirTable, TwilightTable } from './tables.js';

/**
 * Brightness of the twilight sky. The luminance of the zenith is measured (Patat et al. 2006), the illuminance is
 * published (Janiczek & DeYoung 1987), and the distribution is Schaefer's law (1993) raised to the power (`contrast`)
 * at which zenith and illuminance agree.
 */

const scattered = (extinctionMag: number, airMass: number): number => 1 - 10 ** (-0.4 * extinctionMag * airMass);

/**
 * Schaefer's law of direction relative to the zenith. Altitudes in degrees: apparent for the target, true for the Sun.
 */
export function twilightDirection(
  table: Pick<TwilightTable, 'separation_deg' | 'zenith_divisor'>,
  air: AirTable,
  extinctionMag: number,
  target: {
    readonly altitudeDeg: number;
    readonly sunSeparationDeg: number;
    readonly sunAltitudeDeg: number;
  },
): number {
  const zenithDistance = 90 - target.altitudeDeg;
  const towards =
    (10 ** (0.4 * (zenithDistance / (table.zenith_divisor * extinctionMag))) / target.sunSeparationDeg) *
    scattered(extinctionMag, skyAirMass(air, target.altitudeDeg));
  return (towards / scattered(extinctionMag, skyAirMass(air, 90))) * (90 - target.sunAltitudeDeg);
}

/**
 * Zenith luminance, contrast and colour of twilight for an altitude of the Sun; linear between the entries of the
 * table.
 */
export class TwilightState {
  zenithCdM2 = 0;
  contrast = 1;
  scotopicToPhotopic = 1;
  private readonly table: TwilightTable;

  constructor(table: TwilightTable) {
    this.table = table;
  }

  /**
   * Evaluates an altitude of the Sun (degrees) below the upper end of the table. Returns false below the table, when
   * the night is complete.
   */
  at(solarAltitudeDeg: number): boolean {
    const {
      start_deg: start,
      step_deg: step,
      zenith_ln_cd_m2: zenith,
      contrast,
      scotopic_to_photopic: ratio,
    } = this.table;
    const place = (solarAltitudeDeg - start) / step;
    if (place < 0) return false;
    const i = Math.min(zenith.length - 2, Math.floor(place)),
      s = Math.min(1, place - i);
    this.zenithCdM2 = Math.exp(zenith[i] + s * (zenith[i + 1] - zenith[i]));
    this.contrast = contrast[i] + s * (contrast[i + 1] - contrast[i]);
    this.scotopicToPhotopic = ratio[i] + s * (ratio[i + 1] - ratio[i]);
    return true;
  }
}

/** Brightness of twilight for an air column relative to that of the reference atmosphere. */
export const twilightLevel = (air: AirTable, optics: AirOptics): number =>
  (optics.albedoFactor * scattered(optics.zenithExtinctionMag, 1)) / scattered(air.reference_extinction_mag, 1);

/**
 * Horizontal illuminance of a sky whose zenith is 1 cd/m2, lux: integral of the luminance times the sine of the
 * altitude over the hemisphere. `nodes` and `weights`: Gauss-Legendre on [-1, 1], used for both angles.
 */
export function relativeIlluminance(
  luminance: (altitudeDeg: number, azimuthFromSunDeg: number) => number,
  { nodes, weights }: { readonly nodes: Float64Array; readonly weights: Float64Array },
): number {
  let sum = 0;
  for (let i = 0; i < nodes.length; i++) {
    const altitude = 45 * (nodes[i] + 1),
      share = Math.sin(altitude * RAD_PER_DEG) * Math.cos(altitude * RAD_PER_DEG) * weights[i] * 45 * RAD_PER_DEG;
    for (let k = 0; k < nodes.length; k++)
      sum += share * 2 * weights[k] * 90 * RAD_PER_DEG * luminance(altitude, 90 * (nodes[k] + 1));
  }
  return sum;
}
