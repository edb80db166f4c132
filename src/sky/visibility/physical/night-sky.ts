import { RAD_PER_DEG } from '../../../kernel/constants.js';
import type { MoonlightTable, NightSkyTable } from './tables.js';

/** cd/m2 per nanolambert. */
const CD_M2_PER_NANOLAMBERT = 1e-5 / Math.PI;

/** Air mass of diffuse light at an altitude (degrees), (1 - 0.96 sin^2 z)^(-1/2): Krisciunas & Schaefer 1991, eq. 3. */
export function diffuseAirMass(sin2Factor: number, altitudeDeg: number): number {
  const cos = Math.cos(altitudeDeg * RAD_PER_DEG);
  return 1 / Math.sqrt(1 - sin2Factor * cos * cos);
}

/** Transmission of the light of a layer above the air, relative to the zenith (Patat 2003, A&A 400, 1183, app. C). */
export const diffuseExtinction = (extinctionMag: number, airMass: number): number =>
  10 ** (-0.4 * extinctionMag * (airMass - 1));

function cell(axis: readonly number[], value: number): number {
  let i = 0;
  while (i < axis.length - 2 && value >= axis[i + 1]) i++;
  return i;
}

/**
 * Brightness of the zodiacal light outside the atmosphere, S10: Leinert et al. 1998, table 17, interpolated linearly in
 * the logarithm. Near the Sun, where the table is empty, the nearest entry at a greater longitude is used. Given in
 * degrees: longitude minus that of the Sun, ecliptic latitude.
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

/** Brightness of unresolved starlight, S10, for a galactic latitude (degrees). */
export const starlightS10 = (table: NightSkyTable['starlight'], galacticLatitudeDeg: number): number =>
  table.pole_s10 + (table.plane_s10 - table.pole_s10) * Math.exp(-Math.abs(galacticLatitudeDeg) / table.scale_deg);

/** Moon of an observer: true altitude, angle to the target, phase angle; degrees. */
export interface MoonGeometry {
  readonly altitudeDeg: number;
  readonly separationDeg: number;
  readonly phaseAngleDeg: number;
}

/**
 * Scattering of moonlight at an angle (degrees), nanolamberts per unit of `moonIlluminance`: Krisciunas & Schaefer
 * 1991, eqs. 16, 18 and 21.
 */
export function moonScattering(table: MoonlightTable, separationDeg: number): number {
  const cos = Math.cos(separationDeg * RAD_PER_DEG);
  const mie =
    separationDeg < table.inner_below_deg
      ? table.inner / (separationDeg * separationDeg)
      : 10 ** (table.mie_log - separationDeg / table.mie_scale_deg);
  return 10 ** table.rayleigh_log * (table.rayleigh_constant + cos * cos) + mie;
}

/** Moonlight outside the atmosphere for a phase angle (degrees): Krisciunas & Schaefer 1991, eq. 20. */
export function moonIlluminance({ magnitude }: MoonlightTable, phaseAngleDeg: number): number {
  const a = Math.abs(phaseAngleDeg);
  return 10 ** (-0.4 * (magnitude[0] + magnitude[1] * a + magnitude[2] * a ** 4));
}

/** Smallest separation from the Moon's centre, degrees: the disc of the Moon is not a background. */
const LEAST_SEPARATION_DEG = 0.3;

/**
 * Luminance that moonlight adds to the sky, cd/m2: Krisciunas & Schaefer 1991, eq. 15. 0 when the Moon is below the
 * horizon. `extinctionMag`: magnitudes per air mass; altitudes and angles in degrees.
 */
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
