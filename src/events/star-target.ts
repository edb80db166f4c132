import { DIST, DIST_RATE, vectorOfPlace } from '../kernel/spherical.js';
import type { Astrometry } from '../sky/stars/astrometry.js';
import type { StarCorrections, Stars } from '../sky/stars/stars.js';
import type { HorizonTarget } from './horizon-target.js';

/** Geocentric corrections without aberration; the track adds the aberration of the observer's own velocity. */
const UNABERRATED: StarCorrections = { parallax: true, deflection: true, aberration: false, nutation: true };
/** Interval in which nutation and parallax bend a star's path by far less than a milliarcsecond from a cubic, days. */
const STAR_STEP_DAYS = 1;
/** Distance of a star without parallax, km. The observer's parallax is then 1e-8 arcsec. */
const FAR_KM = 1e17;

/** A fixed star as a target of horizon searches (`HorizonTarget`). Errors of its `sample`: OutOfCoverage. */
export function starTarget(stars: Stars, star: { readonly astrometry: Astrometry }): HorizonTarget {
  const place = new Float64Array(6);
  return {
    stepDays: STAR_STEP_DAYS,
    direction: false,
    radiusKm: 0,
    sample(epoch, out) {
      stars.placeEquatorial(star, epoch, null, UNABERRATED, place);
      place[DIST] = FAR_KM;
      place[DIST_RATE] = 0;
      vectorOfPlace(place, out);
    },
  };
}
