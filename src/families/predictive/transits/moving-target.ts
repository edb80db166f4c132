import { bodyOrStar } from '../../../wire/body-or-star.js';
import type { Engine } from '../../../engine.js';
import { BodyLongitude } from '../../../events/functions.js';
import { longitudeBounds } from '../../../events/longitude-bounds.js';
import type { Motion } from '../../../events/motion.js';
import { meanMotionDegPerDay } from '../../../wire/search-window.js';
import { EARTH } from '../../../ephemeris/source.js';
import { DEG_PER_RAD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Epoch } from '../../../reduction/epoch.js';
import { LON, LON_RATE } from '../../../kernel/spherical.js';
import { LUNAR_POINTS, MEAN_NODE } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { FoundStar } from '../../../sky/stars/star-names.js';
import { TRUE_STAR } from '../../../sky/stars/stars.js';

/** What a mover is met with: a body or a fixed star, whose longitude changes. */
export interface MovingTarget {
  readonly kind: string;
  readonly name: string;
  readonly motion: Motion;
  readonly degPerDay: number;
}

const place = new Float64Array(6);

/** Longitude of a star's true place, ecliptic and equinox of date, degrees: that of the star routes (space motion, precession, nutation). */
class StarLongitude implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 360;
  /** Nutation over a nearly even motion, as the mean node has it. */
  readonly bounds = longitudeBounds(LUNAR_POINTS[MEAN_NODE]);
  private readonly engine: Engine;
  private readonly star: FoundStar['star'];
  private readonly epoch: Epoch;

  constructor(engine: Engine, star: FoundStar['star'], epoch: Epoch) {
    this.engine = engine;
    this.star = star;
    this.epoch = epoch;
  }

  at(tdbJ2k: number): void {
    this.epoch.set(tdbJ2k, tdbJ2k, tdbJ2k);
    this.engine.stars.place(this.star, this.epoch, null, TRUE_STAR, place);
    this.value = place[LON] * DEG_PER_RAD;
    this.rate = place[LON_RATE] * DEG_PER_RAD;
  }

  /** As far as the Earth's own path is known. */
  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.engine.ephemeris.reach(EARTH, tdbJ2k, direction);
  }
}

/**
 * The moving target that a name means: a body, or else a fixed star. A number written as a string is no name. The target shares
 * the epoch of the mover. Errors: InvalidInput on `field`, also for the mover itself.
 */
export function movingTarget(engine: Engine, spec: string, field: string, mover: Body, epoch: Epoch): MovingTarget {
  if (spec.trim() !== '' && Number.isFinite(Number(spec))) {
    throw new InvalidInput({
      field,
      message: 'a longitude is a JSON number, not a string',
      given: spec,
      allowed: 'a number, or the name of a body or star',
    });
  }
  const target = bodyOrStar(engine, spec, field);
  if ('star' in target)
    return {
      kind: 'fixed_star',
      name: spec.trim(),
      motion: new StarLongitude(engine, target.star, epoch),
      degPerDay: 0,
    };
  if (target.kind === mover.kind && target.index === mover.index) {
    throw new InvalidInput({
      field,
      message: 'a body does not meet itself',
      given: spec,
      allowed: 'a longitude in degrees, another body, or a star',
    });
  }
  const isSmall = target.kind === 'asteroid' || target.kind === 'comet';
  return {
    kind: target.kind === 'major' ? 'planet' : isSmall ? target.kind : target.name.endsWith('Node') ? 'node' : 'lilith',
    name: isSmall ? `${target.kind}:${target.name}` : target.name,
    motion: new BodyLongitude(engine.sky, target, epoch),
    degPerDay: meanMotionDegPerDay(target),
  };
}
