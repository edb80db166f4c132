import { bodyOrStar } from './body-or-star.js';
import type { Engine } from '../engine.js';
import { bodyTarget } from '../events/horizon-target.js';
import type { HorizonTarget } from '../events/horizon-target.js';
import { DIST, DIST_RATE, vectorOfPlace } from '../kernel/spherical.js';
import type { FoundStar } from '../sky/stars/star-names.js';
import type { StarCorrections } from '../sky/stars/stars.js';

/** As seen from the geocentre, but for aberration, which the track adds for the observer's own velocity. */
const UNABERRATED: StarCorrections = { parallax: true, deflection: true, aberration: false, nutation: true };
/** Days in which nutation and parallax bend a star's path by far less than a milliarcsecond from a cubic. */
const STAR_STEP_DAYS = 1;
/** Stands for the distance of a star without parallax, km: the observer's own is then 1e-8 arcsec. */
const FAR_KM = 1e17;

function starTarget(engine: Engine, { star }: FoundStar): HorizonTarget {
  const place = new Float64Array(6);
  return {
    stepDays: STAR_STEP_DAYS,
    direction: false,
    radiusKm: 0,
    sample(epoch, out) {
      engine.stars.placeEquatorial(star, epoch, null, UNABERRATED, place);
      place[DIST] = FAR_KM;
      place[DIST_RATE] = 0;
      vectorOfPlace(place, out);
    },
  };
}

/** What rises and sets under a name: a body, or else a fixed star. Errors: InvalidInput on /body. */
export function risingTarget(engine: Engine, name: string): { readonly name: string; readonly target: HorizonTarget } {
  const found = bodyOrStar(engine, name, '/body');
  return 'star' in found
    ? { name: found.star.name, target: starTarget(engine, found) }
    : { name: found.name, target: bodyTarget(engine.sky, found) };
}
