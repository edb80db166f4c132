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

/** What appears and disappears in the Sun's rays: a planet or a fixed star. */
export interface HeliacalTarget {
  readonly name: string;
  readonly kind: 'planet' | 'star';
  /** True for Mercury and Venus, which have a morning and an evening apparition of their own. */
  readonly inferior: boolean;
  /** Days from one look to the next in a search; its apparitions last longer. */
  readonly stepDays: number;
  /** The path that exact altitudes are taken from. */
  readonly path: HorizonTarget;
  /** Writes right ascension, declination (radians), distance (km, 0 without one) and rates, apparent, geocentric, of date. */
  place(epoch: Epoch, out: Float64Array): void;
  /** V, without extinction. */
  magnitude(epoch: Epoch): number;
}

/** Apparitions of Mercury last weeks, those of the others months. */
const STEP_DAYS: ReadonlyMap<number, number> = new Map([
  [MERCURY, 3],
  [VENUS, 5],
  [JUPITER, 12],
  [SATURN, 12],
  [URANUS, 12],
  [NEPTUNE, 12],
]);
const OTHER_STEP_DAYS = 8;

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

export function fixedStarTarget(stars: Stars, star: Star, magnitude: number): HeliacalTarget {
  return {
    name: star.name,
    kind: 'star',
    inferior: false,
    stepDays: OTHER_STEP_DAYS,
    path: starTarget(stars, star),
    place(epoch, out) {
      stars.placeEquatorial(star, epoch, null, APPARENT_STAR, out);
      out[2] = 0; // no parallax that a place on the Earth could see
    },
    magnitude: () => magnitude,
  };
}
