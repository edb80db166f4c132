import type { MarriageApparitionModel } from '../contract/election-history.js';
import type { Engine } from '../engine.js';
import { bracketedRoot } from '../events/roots.js';
import { normalizeDeg } from '../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG } from '../kernel/constants.js';
import { CHART_BODIES, SUN_BODY } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import type { Place } from '../sky/sky.js';
import { solvedBoundary } from '../wire/boundaries.js';

/** Time degrees between the planet and the Sun on the horizon at which it appears or disappears; Surya Siddhanta IX 6-9. */
const JUPITER_DEG = 11,
  VENUS_DEG = 10,
  VENUS_RETROGRADE_DEG = 8;

const wrap180 = (degrees: number): number => normalizeDeg(degrees + 180) - 180;

/** Right ascensions, declinations and longitudes of Sun and planet at one instant, degrees. */
interface Sample {
  readonly sun: Place;
  readonly planet: Place;
  readonly sunLon: Place;
  readonly planetLon: Place;
  readonly obliquity: number;
}

type Side = 'east' | 'west';

/** Appearances and disappearances of Jupiter or Venus at a latitude. */
class ApparitionSearch {
  readonly #engine: Engine;
  readonly #body: Body;
  readonly #tan: number;
  readonly name: 'Jupiter' | 'Venus';
  readonly latitudeDeg: number;
  evaluations = 0;

  constructor(engine: Engine, name: 'Jupiter' | 'Venus', latitudeDeg: number) {
    this.#engine = engine;
    this.name = name;
    this.latitudeDeg = latitudeDeg;
    this.#body = CHART_BODIES.find((body) => body.name === name)!;
    this.#tan = Math.tan(latitudeDeg * RAD_PER_DEG);
  }

  sample(jdUt1: number): Sample {
    const { sky, time } = this.#engine,
      instant = time.instantFromUt1(jdUt1 - J2000_JD);
    this.evaluations++;
    return {
      sun: sky.apparentEquatorial(SUN_BODY, instant),
      planet: sky.apparentEquatorial(this.#body, instant),
      sunLon: sky.apparent(SUN_BODY, instant),
      planetLon: sky.apparent(this.#body, instant),
      obliquity: sky.epoch(instant).trueObliquityRad * DEG_PER_RAD,
    };
  }

  /** Side of the Sun on which the planet is seen: the east before sunrise when it is behind the Sun. */
  side({ sunLon, planetLon }: Sample): Side {
    return wrap180(planetLon.longitudeDeg - sunLon.longitudeDeg) < 0 ? 'east' : 'west';
  }

  /** Time degrees on the horizon less the limit: positive while the planet is visible. */
  margin(at: Sample): number {
    const side = this.side(at),
      sign = side === 'east' ? -1 : 1;
    // Ascensional difference; a body that does not cross the horizon has that of the pole.
    const ascensional = (place: Place): number =>
      Math.asin(Math.max(-1, Math.min(1, this.#tan * Math.tan(place.latitudeDeg * RAD_PER_DEG)))) * DEG_PER_RAD;
    const oblique = (place: Place): number => place.longitudeDeg + sign * ascensional(place);
    return sign * wrap180(oblique(at.planet) - oblique(at.sun)) - this.#limit(at);
  }

  #limit({ planetLon }: Sample): number {
    if (this.name === 'Jupiter') return JUPITER_DEG;
    return planetLon.longitudeRateDegPerDay < 0 ? VENUS_RETROGRADE_DEG : VENUS_DEG;
  }
}

/** Steps of the search, days: shorter than any invisibility. */
const STEP_DAYS = 2;
const ROOT_DAYS = 1e-8;
/** Distance of the samples that an event shows, days. */
const SHOWN_DAYS = 0.01;

/**
 * The events of visibility of Jupiter or Venus before and after an instant, Julian day UT1, by the difference of their risings or settings from those
 * of the Sun. Null when one is further than `reachDays`. `toleranceSeconds`: distance of the bounds. Errors: OutOfCoverage.
 */
export function apparitionAt(
  engine: Engine,
  name: 'Jupiter' | 'Venus',
  latitudeDeg: number,
  jdUt1: number,
  reachDays: number,
  toleranceSeconds: number,
): { readonly apparition: MarriageApparitionModel | null; readonly evaluations: number } {
  const search = new ApparitionSearch(engine, name, latitudeDeg);
  const margin = (jd: number): number => search.margin(search.sample(jd));
  const find = (step: number): MarriageApparitionModel['previous_event'] | null => {
    let at = jdUt1,
      value = margin(at);
    for (let n = 1; n * STEP_DAYS <= reachDays; n++) {
      const next = jdUt1 + n * step,
        following = margin(next);
      if (value > 0 !== following > 0) {
        const root = bracketedRoot(margin, at, next, ROOT_DAYS, value, following);
        return eventAt(search, root, toleranceSeconds);
      }
      at = next;
      value = following;
    }
    return null;
  };
  const previous = find(-STEP_DAYS),
    next = find(STEP_DAYS);
  return {
    apparition: previous && next && { previous_event: previous, next_event: next },
    evaluations: search.evaluations,
  };
}

function eventAt(
  search: ApparitionSearch,
  root: number,
  toleranceSeconds: number,
): MarriageApparitionModel['previous_event'] {
  const before = search.sample(root - SHOWN_DAYS),
    after = search.sample(root + SHOWN_DAYS),
    role = search.margin(after) > search.margin(before) ? 'appearance' : 'disappearance';
  const shown = (jdUt1: number, at: Sample) => ({
    jd_ut1: jdUt1,
    planet: search.name,
    latitude: search.latitudeDeg,
    sun_ra: normalizeDeg(at.sun.longitudeDeg),
    sun_declination: at.sun.latitudeDeg,
    planet_ra: normalizeDeg(at.planet.longitudeDeg),
    planet_declination: at.planet.latitudeDeg,
    sun_tropical_longitude: normalizeDeg(at.sunLon.longitudeDeg),
    planet_tropical_longitude: normalizeDeg(at.planetLon.longitudeDeg),
    true_obliquity: at.obliquity,
  });
  return {
    role,
    side: search.side(after),
    boundary: solvedBoundary(`${search.name}_apparition`, root, toleranceSeconds),
    before: shown(root - SHOWN_DAYS, before),
    after: shown(root + SHOWN_DAYS, after),
  };
}
