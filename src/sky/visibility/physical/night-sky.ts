import { RAD_PER_DEG } from '../../../kernel/constants.js';
import type { MoonlightTable, NightSkyTable } from './tables.js';

/** Nanolamberts to cd/m2. */
const CD_M2_PER_NANOLAMBERT = 1e-5 / Math.PI;

/** Air mass of diffuse light, (1 - 0.96 sin^2 z)^(-1/2): Krisciunas & Schaefer 1991, eq. 3. */
export function diffuseAirMass(sin2Factor: number, altitudeDeg: number): number {
  const cos = Math.cos(altitudeDeg * RAD_PER_DEG);
  return 1 / Math.sqrt(1 - sin2Factor * cos * cos);
}

/** What of the light of a layer above the air reaches the eye relative to the zenith (Patat 2003, A&A 400, 1183, app. C). */
export const diffuseExtinction = (extinctionMag: number, airMass: number): number =>
  10 ** (-0.4 * extinctionMag * (airMass - 1));

function cell(axis: readonly number[], value: number): number {
  let i = 0;
  while (i < axis.length - 2 && value >= axis[i + 1]) i++;
  return i;
}

/**
 * Zenith value of the zodiacal light, S10: Leinert et al. 1998, table 17, linear in the logarithm between its entries. Near the Sun,
 * where the table is empty, the nearest entry at a greater longitude stands. Degrees: from the Sun in longitude, ecliptic latitude.
 */
export function zodiacalS10(table: NightSkyTable['zodiacal'], fromSunDeg: number, latitudeDeg: number): number {
  const { longitude_from_sun_deg: lons, latitude_deg: lats, s10 } = table;
  const lon = Math.abs(fromSunDeg),
    lat = Math.abs(latitudeDeg);
  const i = cell(lons, lon),
    k = cell(lats, lat);
  const entry = (row: number, column: number): number => {
    let r = row;
    while (s10[r][column] <= 0 && r < s10.length - 1) r++;
    return Math.log(s10[r][column]);
  };
  const u = Math.min(1, Math.max(0, (lon - lons[i]) / (lons[i + 1] - lons[i]))),
    v = Math.min(1, Math.max(0, (lat - lats[k]) / (lats[k + 1] - lats[k])));
  return Math.exp(
    (1 - u) * ((1 - v) * entry(i, k) + v * entry(i, k + 1)) + u * ((1 - v) * entry(i + 1, k) + v * entry(i + 1, k + 1)),
  );
}

/** Light of the stars too faint to be seen one by one, S10, by galactic latitude. */
export const starlightS10 = (table: NightSkyTable['starlight'], galacticLatitudeDeg: number): number =>
  table.pole_s10 + (table.plane_s10 - table.pole_s10) * Math.exp(-Math.abs(galacticLatitudeDeg) / table.scale_deg);

/** Where the Moon stands for an observer: true altitude, angle to the target, phase angle; degrees. */
export interface MoonGeometry {
  readonly altitudeDeg: number;
  readonly separationDeg: number;
  readonly phaseAngleDeg: number;
}

/** How the air scatters moonlight by an angle, nanolamberts for the unit of `moonIlluminance`: eqs. 16, 18 and 21. */
export function moonScattering(table: MoonlightTable, separationDeg: number): number {
  const cos = Math.cos(separationDeg * RAD_PER_DEG);
  const mie =
    separationDeg < table.inner_below_deg
      ? table.inner / (separationDeg * separationDeg)
      : 10 ** (table.mie_log - separationDeg / table.mie_scale_deg);
  return 10 ** table.rayleigh_log * (table.rayleigh_constant + cos * cos) + mie;
}

/** Moonlight outside the air by the phase angle: eq. 20. */
export function moonIlluminance({ magnitude }: MoonlightTable, phaseAngleDeg: number): number {
  const a = Math.abs(phaseAngleDeg);
  return 10 ** (-0.4 * (magnitude[0] + magnitude[1] * a + magnitude[2] * a ** 4));
}

/** The Moon's disc is not a background: no target is looked for nearer to its centre. */
const LEAST_SEPARATION_DEG = 0.3;

/** Luminance of the sky lit by the Moon, cd/m2: Krisciunas & Schaefer 1991, eq. 15. 0 while the Moon is down. */
export function moonlightCdM2(
  table: MoonlightTable,
  extinctionMag: number,
  targetAltitudeDeg: number,
  moon: MoonGeometry,
): number {
  if (moon.altitudeDeg <= 0) return 0;
  const toMoon = diffuseAirMass(table.airmass_sin2_factor, moon.altitudeDeg),
    toTarget = diffuseAirMass(table.airmass_sin2_factor, targetAltitudeDeg);
  return (
    CD_M2_PER_NANOLAMBERT *
    moonScattering(table, Math.max(LEAST_SEPARATION_DEG, moon.separationDeg)) *
    moonIlluminance(table, moon.phaseAngleDeg) *
    10 ** (-0.4 * extinctionMag * toMoon) *
    (1 - 10 ** (-0.4 * extinctionMag * toTarget))
  );
}
