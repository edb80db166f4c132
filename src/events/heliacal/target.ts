import type { Epoch } from '../../reduction/epoch.js';
import type { Body } from '../../sky/bodies.js';
import { apparentMagnitude } from '../../sky/photometry.js';
import { SunlitView } from '../../sky/photometry-view.js';
import type { Sky } from '../../sky/sky.js';
import type { Star } from '../../sky/stars/catalogue.js';
import { APPARENT_STAR } from '../../sky/stars/stars.js';
import type { Stars } from '../../sky/stars/stars.js';
import { ALL_CORRECTIONS } from '../../reduction/stages.js';
import { JUPITER, MERCURY, NEPTUNE, SATURN, URANUS, VENUS } from '../../ephemeris/source.js';
import { bodyTarget } from '../horizon-target.js';
import type { HorizonTarget } from '../horizon-target.js';
import { starTarget } from '../star-target.js';

/** A body with heliacal phases: a planet or a fixed star. */
export interface HeliacalTarget {
  readonly name: string;
  readonly kind: 'planet' | 'star';
  /** True for Mercury and Venus, which have a morning and an evening apparition. */
  readonly inferior: boolean;
  /** Step of the coarse search, days; every apparition is longer. */
  readonly stepDays: number;
  /** Target of the horizon tracks, for exact altitudes. */
  readonly path: HorizonTarget;
  /**
   * Writes the apparent geocentric right ascension, declination (radians, of date), distance (km, 0 without one) and
   * their rates per day.
   */
  place(epoch: Epoch, out: Float64Array): void;
  /** Visual magnitude V without extinction. */
  magnitude(epoch: Epoch): number;
}

/** Search steps, days: apparitions of Mercury last weeks, those of the other planets months. */
const STEP_DAYS: ReadonlyMap<number, number> = new Map([
  [MERCURY, 3],
  [VENUS, 5],
  [JUPITER, 12],
  [SATURN, 12],
  [URANUS, 12],
  [NEPTUNE, 12],
]);
const OTHER_STEP_DAYS = 8;

/** Heliacal target of a planet. Errors of its methods: OutOfCoverage. */
export function planetTarget(sky: Sky, body: Body): HeliacalTarget {
  const view = new SunlitView();
  return {
    name: body.name,
    kind: 'planet',
    inferior: body.index === MERCURY || body.index === VENUS,
    stepDays: STEP_DAYS.get(body.index) ?? OTHER_STEP_DAYS,
    path: bodyTarget(sky, body),
    place: (epoch, out) => sky.placeEquatorial(epoch, body, null, ALL_CORRECTIONS, out),
    magnitude: (epoch) => apparentMagnitude(epoch, body.index, view),
  };
}

/** Heliacal target of a fixed star with a visual magnitude. */
export function fixedStarTarget(stars: Stars, star: Star, magnitude: number): HeliacalTarget {
  return {
    name: star.name,
    kind: 'star',
    inferior: false,
    stepDays: OTHER_STEP_DAYS,
    path: starTarget(stars, star),
    place(epoch, out) {
      stars.placeEquatorial(star, epoch, null, APPARENT_STAR, out);
      out[2] = 0; // diurnal parallax is negligible
    },
    magnitude: () => magnitude,
  };
}
