import type { BodyKind, CircleName } from '../../../doctrine/parans/parans.js';
import type { Engine } from '../../../engine.js';
import { HorizonCircles } from '../../../events/horizon-circles.js';
import type { Circle, HorizonState } from '../../../events/horizon-circles.js';
import { HorizonNodes } from '../../../events/horizon-nodes.js';
import { HorizonTrack } from '../../../events/horizon-track.js';
import { POINT_ALTITUDE_DEG } from '../../../events/horizon.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { eachOnce } from '../../../services/chart.js';
import { starOrSmallBody } from '../../../wire/body-or-star.js';
import { instantOfJd } from '../../../wire/instant.js';
import { risingTarget } from '../../../services/rising-target.js';
import type { RisingTarget } from '../../../services/rising-target.js';
import { SLACK_DAYS } from '../../../wire/search-window.js';
import { followSmallBodies } from '../../../services/small-body-positions.js';
import type { HorizonPolicy } from './schema.js';

const CORE: Readonly<Record<CircleName, Circle>> = {
  Rising: 'rise',
  Setting: 'set',
  Culminating: 'upper',
  AntiCulminating: 'lower',
};

export const MINUTES_PER_DAY = 1440;
/** The 24 hours of a search, Julian days UT1: [jdStart, jdStart + 1). */
const WINDOW_DAYS = 1;
export const windowEnd = (jdStart: number): number => jdStart + WINDOW_DAYS;
export const isInWindow = (jd: number, jdStart: number): boolean => jd >= jdStart && jd < windowEnd(jdStart);

/** Airless altitude of the centre that counts as the horizon, degrees. */
const horizonAltitude = (policy: HorizonPolicy): number => (policy === 'refracted' ? POINT_ALTITUDE_DEG : 0);

/** A body or star of a request, and where it is in the sky of the places it is asked for. */
export class Subject {
  readonly name: string;
  readonly kind: BodyKind;
  readonly altitudeDeg: number;
  private readonly track: HorizonTrack;
  private readonly circles: HorizonCircles;

  constructor(engine: Engine, found: RisingTarget, policy: HorizonPolicy) {
    this.name = found.name;
    this.kind = found.body === null ? 'star' : found.body.kind === 'major' ? 'planet' : 'other';
    this.altitudeDeg = horizonAltitude(policy);
    const start = { latitudeDeg: 0, longitudeDeg: 0, elevationM: 0 };
    this.track = new HorizonTrack(engine, found.target, start, new HorizonNodes(engine, found.target, true));
    this.circles = new HorizonCircles(this.track, { altitudeDeg: this.altitudeDeg, limb: 0 });
  }

  /** Takes up a place and the 24 hours from `jdStart`, with `reachDays` before and after. Throws OutOfCoverage. */
  look(lat: number, lon: number, jdStart: number, reachDays: number): void {
    this.track.moveTo({ latitudeDeg: lat, longitudeDeg: lon, elevationM: 0 });
    const from = jdStart - J2000_JD;
    this.circles.setWindow(from - reachDays - SLACK_DAYS, from + WINDOW_DAYS + reachDays + SLACK_DAYS);
  }

  /** Crossings of a circle in the time taken up, Julian days UT1, in order. */
  crossings(circle: CircleName): number[] {
    return this.circles.crossings(CORE[circle]).map((at) => at + J2000_JD);
  }

  /** How it stands to the horizon in that time. */
  get state(): HorizonState {
    return this.circles.state;
  }
}

/** A pole has no meridian: every direction from it is the other pole's. Errors: InvalidInput. */
export function requireMeridian(lat: number, field: string): void {
  if (Math.abs(lat) === 90)
    throw new InvalidInput({
      field,
      message: 'a pole has no meridian, so nothing culminates there',
      given: lat,
      allowed: 'a latitude between -90 and 90, without the poles themselves',
    });
}

/**
 * The targets that a request names, each once; asteroids and comets are followed to the day together. `field` is the pointer of them all.
 * Errors: InvalidInput with the pointer of the item, or with `field` where their orbits would be too long to follow.
 */
export function namedTargets(
  engine: Engine,
  names: readonly { readonly name: string; readonly field: string }[],
  jdDay: number,
  field: string,
): readonly RisingTarget[] {
  const found = eachOnce(names.map(({ name, field: at }) => risingTarget(engine, name, at, starOrSmallBody)));
  const smallBodies = found.flatMap(({ body }) =>
    body?.kind === 'asteroid' || body?.kind === 'comet' ? (engine.smallBodies.catalogue.ofId(body.index) ?? []) : [],
  );
  if (smallBodies.length > 0) followSmallBodies(engine, smallBodies, instantOfJd(engine, jdDay), field);
  return found;
}
