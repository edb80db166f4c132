import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { FoundStar } from '../../../sky/stars/star-names.js';
import type { Instant } from '../../../time/instant.js';
import { instantOfJd } from '../../../wire/instant.js';
import { mapLineAnswersOf, pointFeature } from '../../../wire/map-lines.js';
import { horizonAltitudeDeg, mapLines, subplanetaryPoints } from './lines.js';
import { FixedStarAstrocartographyRequest } from './requests.js';
import type { FixedStarAstrocartographyResponse } from './schema.js';

/** Largest difference in days between TT - UT1 of a request and of the service: models of ancient delta T differ by hours. */
const MOST_DISAGREEMENT_DAYS = 1;

/**
 * The instant of a request with UT1 for the rotation of the Earth and TT for the places. Errors: InvalidInput when they are different
 * instants.
 */
function starInstant(engine: Engine, { jd_ut: jdUt, jd_tt: jdTt }: FixedStarAstrocartographyRequest): Instant {
  const own = instantOfJd(engine, jdUt),
    ttJ2k = jdTt - J2000_JD;
  if (!(Math.abs(ttJ2k - own.ttJ2k) <= MOST_DISAGREEMENT_DAYS))
    throw new InvalidInput({
      field: '/jd_tt',
      message: 'is not the same instant as jd_ut',
      given: jdTt,
      allowed: `within ${MOST_DISAGREEMENT_DAYS} day of ${own.ttJ2k + J2000_JD}, which is TT at jd_ut`,
    });
  return { ...engine.time.instantFromTt(ttJ2k), ut1J2k: own.ut1J2k };
}

type StarAnswer = FixedStarAstrocartographyResponse['subjects'][number];

/** The requested stars. Errors: InvalidInput for an unknown name, or a star under two names. */
function namedStars(engine: Engine, names: readonly string[]): FoundStar[] {
  const found = names.map((name, i) => engine.stars.resolve(name, `/star_names/${i}`));
  found.forEach(({ star }, i) => {
    const first = found.findIndex((other) => other.star.name === star.name);
    if (first !== i)
      throw new InvalidInput({
        field: `/star_names/${i}`,
        message: `repeats ${star.name}, which the request already has as ${names[first]}`,
        given: names[i],
        allowed: 'each star once, under one of its names',
      });
  });
  return found;
}

function starAnswer(
  { stars }: Engine,
  { star, lookupKind }: FoundStar,
  requested: string,
  instant: Instant,
  isTrue: boolean,
): StarAnswer {
  const apparent = stars.apparentEquatorial(star, instant),
    equatorial = isTrue ? stars.trueEquatorial(star, instant) : apparent,
    ecliptic = isTrue ? stars.truePlace(star, instant) : stars.apparent(star, instant);
  return {
    requested_name: requested,
    canonical_name: star.name,
    nomenclature: star.designation,
    constellation: star.constellation,
    source_kind: 'sovereign',
    lookup_kind: lookupKind,
    hipparcos_name: star.name,
    source_mode: 'sovereign_registry',
    gaia_match_status: 'native_registry',
    gaia_source_index: null,
    merge_state: 'native_registry',
    observer_mode: 'geocentric',
    relation_kind: 'catalog_merge',
    relation_basis: 'sovereign_registry',
    true_position: isTrue,
    dedup_applied: false,
    is_topocentric: false,
    longitude: normalizeDeg(ecliptic.longitudeDeg),
    latitude: ecliptic.latitudeDeg,
    right_ascension: normalizeDeg(equatorial.longitudeDeg),
    declination: equatorial.latitudeDeg,
    magnitude: star.vMagnitude,
    position_source: isTrue ? 'engine.stars.star_at:ecliptic_to_equatorial' : 'engine.stars.apparent_place',
    apparent: { right_ascension: normalizeDeg(apparent.longitudeDeg), declination: apparent.latitudeDeg },
  };
}

/** POST /v1/astrocartography/fixed-stars: angle lines, zenith and nadir of fixed stars. Errors: InvalidInput, OutOfCoverage. */
export function fixedStars(engine: Engine, given: FixedStarAstrocartographyRequest): FixedStarAstrocartographyResponse {
  const request = withDefaults(FixedStarAstrocartographyRequest, given);
  const instant = starInstant(engine, request),
    isTrue = request.star_place === 'true';
  const subjects = namedStars(engine, request.star_names).map((found, i) =>
    starAnswer(engine, found, request.star_names[i], instant, isTrue),
  );
  const bodies = subjects.map((one) => ({
    label: one.canonical_name,
    raDeg: one.right_ascension,
    decDeg: one.declination,
  }));
  const siderealTimeDeg = engine.sky.localSiderealTimeDeg(instant, 0),
    earth = engine.sky.earth(instant),
    { lines, arcs } = mapLines(bodies, siderealTimeDeg, request),
    points = subplanetaryPoints(bodies, siderealTimeDeg);
  return {
    subjects,
    lines,
    ...mapLineAnswersOf(
      arcs,
      request,
      points.map((one) => pointFeature(one.planet, one.point_type, one.latitude, one.longitude)),
    ),
    subplanetary_points: points,
    computation_truth: {
      requested_names: [...request.star_names],
      canonical_names: subjects.map(({ canonical_name }) => canonical_name),
      jd_ut: request.jd_ut,
      jd_tt: request.jd_tt,
      apparent_sidereal_time_deg: siderealTimeDeg,
      true_obliquity_deg: earth.trueObliquityRad * DEG_PER_RAD,
      nutation_longitude_deg: earth.dpsiRad * DEG_PER_RAD,
      lat_step: request.lat_step,
      refraction: request.refraction,
      coordinate_frame: 'true_equator_and_equinox_of_date',
      star_position_source: isTrue
        ? 'engine.stars.star_at:true_ecliptic_of_date'
        : 'engine.stars.apparent_place:true_ecliptic_of_date',
      equatorial_conversion_source: 'engine.coordinates.ecliptic_to_equatorial',
      line_geometry_source: 'engine.astrocartography.acg_lines',
      point_geometry_source: 'engine.astrocartography.subplanetary_points',
      interpretation: 'none_geometry_only',
      star_place: isTrue ? 'true' : 'apparent',
      horizon_altitude_deg: horizonAltitudeDeg(request.refraction),
    },
    computation_basis: engine.basis(instant),
  };
}
