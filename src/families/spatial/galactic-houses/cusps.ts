import type { GalacticBridge } from '../../../sky/galactic.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { directionVector } from '../../../kernel/spherical.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { StageLog } from '../../../wire/stage-log.js';
import type { GalacticHouseCuspsResponse, PlacementAnswer } from './schema.js';

/** Distance from a galactic pole, radians, below which the galactic longitude of the zenith is undefined. */
const POLE_LIMIT = 1e-9;
/** Distance within which a longitude counts as exactly on a cusp, degrees. */
const EXACT_DEG = 1e-9;
/** Allowed difference between the sum of twelve given houses and 360 degrees: rounding of printed cusps. */
const CIRCLE_TOLERANCE_DEG = 1e-3;

/** Galactic longitudes of the twelve cusps (degrees), and whether they increase with the house number. */
export interface GalacticFigure {
  readonly cuspsDeg: readonly number[];
  readonly forward: boolean;
}

/**
 * Galactic Porphyry houses (house rule). The highest point of the galactic equator (the galactic longitude of the zenith) is the galactic
 * midheaven. The points of the horizon 90 degrees from it are the galactic ascendant (east of the meridian) and descendant. The quadrants are
 * trisected.
 * @param bridge rotations of the instant
 * @param armcDeg local apparent sidereal time, degrees
 * @param latitudeDeg geodetic latitude, degrees
 * @throws InvalidInput if a galactic pole is in the zenith
 */
export function galacticFigure(
  stages: StageLog,
  bridge: GalacticBridge,
  armcDeg: number,
  latitudeDeg: number,
): GalacticFigure {
  const { highestDeg, forward } = stages.run('galactic_angle_search', () => angleSearch(bridge, armcDeg, latitudeDeg));
  return stages.run('galactic_porphyry_trisection', () => {
    const step = forward ? 30 : -30;
    return { cuspsDeg: Array.from({ length: 12 }, (_, i) => normalizeDeg(highestDeg + step * (i + 3))), forward };
  });
}

/** Galactic longitude of the highest point, and the direction of the houses. */
function angleSearch(
  bridge: GalacticBridge,
  armcDeg: number,
  latitudeDeg: number,
): { highestDeg: number; forward: boolean } {
  const theta = armcDeg * RAD_PER_DEG,
    phi = latitudeDeg * RAD_PER_DEG,
    zenith = new Float64Array(3),
    east = new Float64Array(3);
  directionVector(theta, phi, zenith);
  bridge.galacticOfEquatorial(zenith[0], zenith[1], zenith[2], zenith);
  bridge.galacticOfEquatorial(-Math.sin(theta), Math.cos(theta), 0, east);
  if (Math.hypot(zenith[0], zenith[1]) < POLE_LIMIT) {
    throw new InvalidInput({
      field: '/latitude',
      message: 'gives no galactic angles at this instant, because a galactic pole is in the zenith',
      given: latitudeDeg,
      allowed: 'another latitude or instant',
    });
  }
  const highestDeg = normalizeDeg(Math.atan2(zenith[1], zenith[0]) * DEG_PER_RAD);
  // Houses follow increasing longitude if the point of the horizon 90 degrees ahead of the highest point is in the east.
  const forward = -Math.sin(highestDeg * RAD_PER_DEG) * east[0] + Math.cos(highestDeg * RAD_PER_DEG) * east[1] >= 0;
  return { highestDeg, forward };
}

/** The cusps in the wire shape, with their ecliptic longitudes of date. */
export function cuspsAnswer(
  bridge: GalacticBridge,
  { cuspsDeg: gal, forward }: GalacticFigure,
): GalacticHouseCuspsResponse {
  const ecl = gal.map((longitude) => bridge.toEcliptic(longitude, 0).lonDeg);
  return {
    cusps_gal: [...gal],
    cusps_ecl: ecl,
    angles: {
      ga_lon: gal[0],
      gmc_lon: gal[9],
      gd_lon: gal[6],
      gic_lon: gal[3],
      ga_ecl: ecl[0],
      gmc_ecl: ecl[9],
      gd_ecl: ecl[6],
      gic_ecl: ecl[3],
    },
    forward,
  };
}

/** Checks that given cusps cover the circle exactly once in their direction. Errors: InvalidInput. */
export function checkCusps({ cuspsDeg: cusps, forward }: GalacticFigure, field: string): void {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += arc(cusps[i], cusps[(i + 1) % 12], forward);
  if (Math.abs(sum - 360) > CIRCLE_TOLERANCE_DEG) {
    throw new InvalidInput({
      field,
      message: `must cover the circle exactly once with ${forward ? 'increasing' : 'decreasing'} longitude`,
      given: [...cusps],
      allowed: 'twelve longitudes in the order of the houses, in the direction of forward',
    });
  }
}

const arc = (from: number, to: number, forward: boolean): number => normalizeDeg(forward ? to - from : from - to);

/** A galactic longitude in a house: arcs from its cusp and to the next cusp, and the width of the house. Degrees. */
interface InHouse {
  readonly longitude: number;
  /** Index of the house, 0 to 11. */
  readonly house: number;
  readonly passed: number;
  readonly left: number;
  readonly span: number;
}

/** The house that contains a galactic longitude. A house includes its cusp and excludes the next cusp. */
function houseOf(galacticLongitude: number, { cuspsDeg: cusps, forward }: GalacticFigure): InHouse {
  const longitude = normalizeDeg(galacticLongitude);
  let house = 0,
    passed = 360,
    span = 0;
  for (let i = 0; i < 12; i++) {
    const since = arc(cusps[i], longitude, forward),
      width = arc(cusps[i], cusps[(i + 1) % 12], forward);
    // The house is that of the nearest cusp behind the longitude; this also works where rounding leaves a gap between houses.
    if (since < passed) {
      house = i;
      passed = since;
      span = width;
    }
  }
  return { longitude, house, passed, left: arc(longitude, cusps[(house + 1) % 12], forward), span };
}

/** House number plus the passed part of the house, in [1, 13). */
const fractionOf = ({ house, passed, span }: InHouse): number =>
  house + 1 + (span > 0 ? Math.min(passed / span, 1 - 1e-12) : 0);

/** Distances of a longitude from the cusps of its house, in the wire shape. */
function boundaryOf(
  { house, passed, left, span }: InHouse,
  cusps: readonly number[],
  threshold: number,
): PlacementAnswer['boundary'] {
  const opening = cusps[house],
    closing = cusps[(house + 1) % 12];
  const opens = passed <= left,
    nearest = opens ? passed : left;
  return {
    opening_cusp: opening,
    closing_cusp: closing,
    dist_to_opening: passed,
    dist_to_closing: left,
    house_span: span,
    nearest_cusp: opens ? opening : closing,
    nearest_cusp_distance: nearest,
    near_cusp_threshold: threshold,
    is_near_cusp: nearest < threshold,
  };
}

/** House, fractional position and distance from the cusps of each galactic longitude. `threshold` in degrees. */
export function placementsIn(
  stages: StageLog,
  galacticLongitudes: readonly number[],
  figure: GalacticFigure,
  threshold: number,
): PlacementAnswer[] {
  const found = stages.run('galactic_house_assignment', () =>
    galacticLongitudes.map((longitude) => houseOf(longitude, figure)),
  );
  const fractions = stages.run('fractional_position_derivation', () => found.map(fractionOf));
  const boundaries = stages.run('boundary_profile_derivation', () =>
    found.map((inHouse) => boundaryOf(inHouse, figure.cuspsDeg, threshold)),
  );
  return found.map(({ longitude, house, passed }, i) => ({
    placement: {
      house: house + 1,
      galactic_longitude: longitude,
      exact_on_cusp: passed < EXACT_DEG,
      cusp_longitude: figure.cuspsDeg[house],
    },
    fractional_position: fractions[i],
    boundary: boundaries[i],
  }));
}
