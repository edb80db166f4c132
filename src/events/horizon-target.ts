import { discRadiusKm } from '../ephemeris/solar-system.js';
import { MERCURY, MOON, SUN } from '../ephemeris/source.js';
import type { Epoch } from '../reduction/epoch.js';
import { DIST, DIST_RATE, vectorOfPlace } from '../kernel/spherical.js';
import type { Corrections } from '../reduction/stages.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';

/** Target of a horizon search: a body, a lunar point, a star. */
export interface HorizonTarget {
  /** Spacing of the full reductions between which the path is interpolated, days. */
  readonly stepDays: number;
  /** True for a direction without parallax that already includes aberration (points of the lunar orbit). */
  readonly direction: boolean;
  /** Radius of the disc, km; 0 for a point. */
  readonly radiusKm: number;
  /**
   * Writes the geocentric vector and its rate (km, km/day) in the true equator and equinox of date, with light time and deflection but
   * without aberration; the track adds the aberration of the observer's own velocity. The vector of a star has an arbitrary great length.
   * Errors: OutOfCoverage.
   */
  sample(epoch: Epoch, out: Float64Array): void;
}

/** Apparent place without aberration. */
const UNABERRATED: Corrections = { apparent: true, aberration: false, deflection: true, nutation: true };

/**
 * Spacing of the reductions, days: the error of cubic Hermite interpolation is h^4/384 times the fourth derivative. An
 * accuracy of 1 mas needs two days for the Sun (the monthly motion of the Earth around the barycentre is the largest part), one day for the
 * planets (Venus near conjunction), a quarter of a day for Mercury and small bodies, and 3/32 of a day for the Moon. These are binary
 * fractions, so that all multiples are exact.
 */
const STEP_DAYS: ReadonlyMap<number, number> = new Map([
  [SUN, 2],
  [MOON, 3 / 32],
  [MERCURY, 0.25],
]);
const PLANET_STEP_DAYS = 1,
  OTHER_STEP_DAYS = 0.25;

const stepDaysOf = (body: Body): number =>
  body.kind === 'major' ? (STEP_DAYS.get(body.index) ?? PLANET_STEP_DAYS) : OTHER_STEP_DAYS;

/** A body of the solar system, or a lunar point, as a target of horizon searches. */
export function bodyTarget(sky: Sky, body: Body): HorizonTarget {
  const isPoint = body.kind === 'lunar_point';
  const place = new Float64Array(6);
  return {
    stepDays: stepDaysOf(body),
    direction: isPoint,
    radiusKm: body.kind === 'major' ? discRadiusKm(body.index) : 0,
    sample(epoch, out) {
      sky.placeEquatorial(epoch, body, null, UNABERRATED, place);
      if (isPoint) {
        place[DIST] = 1;
        place[DIST_RATE] = 0;
      }
      vectorOfPlace(place, out);
    },
  };
}
