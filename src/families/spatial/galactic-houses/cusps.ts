import type { GalacticBridge } from '../../../sky/galactic.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { directionVector } from '../../../kernel/spherical.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { StageLog } from '../../../wire/stage-log.js';
import type { GalacticHouseCuspsResponse, PlacementAnswer } from './schema.js';

/** Nearer than this to a galactic pole the zenith has no galactic longitude that means anything. */
const POLE_LIMIT = 1e-9;
const EXACT_DEG = 1e-9;
/** What twelve supplied houses may miss of a full circle, degrees: rounding of printed cusps. */
const CIRCLE_TOLERANCE_DEG = 1e-3;

const zenith = new Float64Array(3);
const east = new Float64Array(3);

/** Galactic longitudes of the twelve cusps, and whether they grow with the number of the house. */
export interface GalacticFigure {
  readonly cuspsDeg: readonly number[];
  readonly forward: boolean;
}

/**
 * Galactic Porphyry: the galactic equator as the local horizon divides it. Its highest point (galactic longitude of the zenith)
 * is the galactic midheaven; the points of the horizon 90 degrees to both sides are the galactic ascendant (east of the
 * meridian) and descendant; the quadrants are trisected. Given: the bridge of the instant, local apparent sidereal time and
 * geodetic latitude in degrees. Errors: InvalidInput when a galactic pole is in the zenith.
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

function angleSearch(
  bridge: GalacticBridge,
  armcDeg: number,
  latitudeDeg: number,
): { highestDeg: number; forward: boolean } {
  const theta = armcDeg * RAD_PER_DEG,
    phi = latitudeDeg * RAD_PER_DEG;
  directionVector(theta, phi, zenith);
  bridge.galacticOfEquatorial(zenith[0], zenith[1], zenith[2], zenith);
  bridge.galacticOfEquatorial(-Math.sin(theta), Math.cos(theta), 0, east);
  if (Math.hypot(zenith[0], zenith[1]) < POLE_LIMIT) {
    throw new InvalidInput({
      field: '/latitude',
      message:
        'a galactic pole stands in the zenith at this moment: the galactic equator is the horizon and has no angles',
      given: latitudeDeg,
      allowed: 'another place or moment',
    });
  }
  const highestDeg = normalizeDeg(Math.atan2(zenith[1], zenith[0]) * DEG_PER_RAD);
  // The horizon point a quarter turn ahead rises when it lies on the eastern side.
  const forward = -Math.sin(highestDeg * RAD_PER_DEG) * east[0] + Math.cos(highestDeg * RAD_PER_DEG) * east[1] >= 0;
  return { highestDeg, forward };
}

/** The cusps with their places in the ecliptic of date. */
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

/** Errors: InvalidInput unless the cusps go round exactly once in their direction. */
export function checkCusps({ cuspsDeg: cusps, forward }: GalacticFigure, field: string): void {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += arc(cusps[i], cusps[(i + 1) % 12], forward);
  if (Math.abs(sum - 360) > CIRCLE_TOLERANCE_DEG) {
    throw new InvalidInput({
      field,
      message: `the cusps do not go round once with ${forward ? 'growing' : 'falling'} longitude`,
      given: [...cusps],
      allowed: 'twelve longitudes in the order of the houses, in the direction that forward states',
    });
  }
}

const arc = (from: number, to: number, forward: boolean): number => normalizeDeg(forward ? to - from : from - to);

/** A galactic longitude in a house: degrees since its cusp and up to the next, and the size of the house. */
interface InHouse {
  readonly longitude: number;
  /** 0 to 11. */
  readonly house: number;
  readonly passed: number;
  readonly left: number;
  readonly span: number;
}

/** The house that contains a galactic longitude: each owns the arc from its cusp, with it, to the next, without it. */
function houseOf(galacticLongitude: number, { cuspsDeg: cusps, forward }: GalacticFigure): InHouse {
  const longitude = normalizeDeg(galacticLongitude);
  let house = 0,
    passed = 360,
    span = 0;
  for (let i = 0; i < 12; i++) {
    const since = arc(cusps[i], longitude, forward),
      width = arc(cusps[i], cusps[(i + 1) % 12], forward);
    // Of the houses that it lies in (rounding may leave none), the one whose cusp it passed last.
    if (since < passed) {
      house = i;
      passed = since;
      span = width;
    }
  }
  return { longitude, house, passed, left: arc(longitude, cusps[(house + 1) % 12], forward), span };
}

const fractionOf = ({ house, passed, span }: InHouse): number =>
  house + 1 + (span > 0 ? Math.min(passed / span, 1 - 1e-12) : 0);

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

/** Houses, places within them and nearness to their cusps of galactic longitudes, one answer for each. */
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
    found.map((one) => boundaryOf(one, figure.cuspsDeg, threshold)),
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
