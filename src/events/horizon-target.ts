import { discRadiusKm } from '../ephemeris/solar-system.js';
import { MERCURY, MOON, SUN } from '../ephemeris/source.js';
import type { Epoch } from '../reduction/epoch.js';
import { DIST, DIST_RATE, vectorOfPlace } from '../kernel/spherical.js';
import type { Corrections } from '../reduction/stages.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';

/** Something that rises and sets: a body, a lunar point, a star. */
export interface HorizonTarget {
  /** Spacing of the full reductions between which the path is interpolated, days. */
  readonly stepDays: number;
  /** True for a direction that has no parallax and carries its aberration already (points of the lunar orbit). */
  readonly direction: boolean;
  /** Radius of the disc, km; 0 for a point. */
  readonly radiusKm: number;
  /**
   * Writes the geocentric vector and its rate (km, km/day) in the true equator and equinox of date: light time and deflection
   * applied, aberration not (the track adds that of the observer's own velocity). A star is a vector of any great length.
   */
  sample(epoch: Epoch, out: Float64Array): void;
}

/** Apparent but for aberration. */
const UNABERRATED: Corrections = { apparent: true, aberration: false, deflection: true, nutation: true };

/**
 * Spacing by how fast the path bends: the error of cubic Hermite interpolation is h^4/384 times the fourth derivative. Two days
 * keep the Sun within 1 mas (the Earth's monthly wobble is the largest part), one day the planets (Venus near conjunction), a
 * quarter of a day Mercury and small bodies, 3/32 of a day the Moon (binary fractions, so that all multiples are exact).
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

/** A body of the sky as something that rises and sets. */
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
