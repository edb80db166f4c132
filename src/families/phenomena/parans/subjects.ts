import type { ParanBodyKind, ParanCircle } from '../../../doctrine/parans/parans.js';
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

const CORE: Readonly<Record<ParanCircle, Circle>> = {
  rising: 'rise',
  setting: 'set',
  culminating: 'upper',
  antiCulminating: 'lower',
};

/** Minutes per day. */
export const MINUTES_PER_DAY = 1440;
/** Length of the searched interval in days: [jdStart, jdStart + 1), Julian days UT1. */
const WINDOW_DAYS = 1;
/** End of the searched 24 hours, Julian day UT1. */
export const windowEnd = (jdStart: number): number => jdStart + WINDOW_DAYS;
/** True when a Julian day UT1 is in the 24 hours from `jdStart`. */
export const isInWindow = (jd: number, jdStart: number): boolean => jd >= jdStart && jd < windowEnd(jdStart);

/** Airless altitude of the centre that counts as the horizon, degrees. */
const horizonAltitude = (policy: HorizonPolicy): number => (policy === 'refracted' ? POINT_ALTITUDE_DEG : 0);

/** A body or star of a request, with its crossings at a place. */
export class Subject {
  readonly name: string;
  readonly kind: ParanBodyKind;
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

  /**
   * Moves to a place and to the 24 hours from `jdStart` (Julian day UT1), extended by `reachDays` on both sides.
   * Errors: OutOfCoverage.
   */
  setWindow(lat: number, lon: number, jdStart: number, reachDays: number): void {
    this.track.moveTo({ latitudeDeg: lat, longitudeDeg: lon, elevationM: 0 });
    const from = jdStart - J2000_JD;
    this.circles.setWindow(from - reachDays - SLACK_DAYS, from + WINDOW_DAYS + reachDays + SLACK_DAYS);
  }

  /** Crossings of a circle in the window, Julian days UT1, in order. Errors: OutOfCoverage. */
  crossings(circle: ParanCircle): number[] {
    return this.circles.crossings(CORE[circle]).map((at) => at + J2000_JD);
  }

  /** Relation of the body to the horizon in the window. Errors: OutOfCoverage. */
  get state(): HorizonState {
    return this.circles.state;
  }
}

/** Requires a latitude with a meridian, which the poles do not have. Errors: InvalidInput. */
export function requireMeridian(lat: number, field: string): void {
  if (Math.abs(lat) === 90)
    throw new InvalidInput({
      field,
      message: 'must not be a pole, which has no meridian',
      given: lat,
      allowed: 'a latitude between -90 and 90, poles excluded',
    });
}

/**
 * Targets named by a request, without repetitions. Asteroids and comets are integrated to the day together; `field` is
 * the pointer to all of them. Errors: InvalidInput with the pointer of the item, or with `field` when the orbits are
 * too long to integrate.
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
