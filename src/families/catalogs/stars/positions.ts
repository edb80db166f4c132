import { withDefaults } from '../../../contract/defaults.js';
import { signAnswer } from '../../../wire/positions.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { MissingEntry } from '../../../contract/missing.js';
import { datedStages, StageLog } from '../../../wire/stage-log.js';
import type { DatedRequest } from '../../../wire/stage-log.js';
import { missingEntry } from '../../../wire/missing.js';
import { datetimeEcho } from '../../../services/small-body-positions.js';
import type { Star } from '../../../sky/stars/catalogue.js';
import type {
  StarListResponse,
  StarPositionAnswer,
  StarPositionRequest,
  StarPositionResponse,
  StarsBulkResponse,
} from './schema.js';
import { StarListQuery, StarsBulkRequest } from './schema.js';

/** Light-years in a parsec: 648000 / pi au over the Julian light-year of 63241.077 au. */
const LIGHT_YEARS_PER_PARSEC = 3.261563777;

const datedRequest = (engine: Engine, stages: StageLog, dt: string): DatedRequest =>
  datedStages(engine, stages, dt, 'ut_to_tt');

/** POST /v1/stars/position: the place of one star. Errors: InvalidInput, OutOfCoverage. */
export function starPosition(engine: Engine, request: StarPositionRequest): StarPositionAnswer {
  const stages = new StageLog(),
    dated = datedRequest(engine, stages, request.dt);
  return {
    ...placeAnswer(engine, stages, dated, request.star.trim(), '/star'),
    computation_basis: engine.basis(dated.instant),
  };
}

/** POST /v1/stars/bulk: places of many stars by the requested name. Errors: as starPosition; unknown names only without skip_missing. */
export function starsBulk(engine: Engine, request: StarsBulkRequest): StarsBulkResponse {
  const stages = new StageLog(),
    { skip_missing: skipMissing } = withDefaults(StarsBulkRequest, request),
    dated = datedRequest(engine, stages, request.dt);
  const results: [string, StarPositionResponse][] = [];
  const missing: MissingEntry[] = [];
  request.stars.forEach((text, i) => {
    const name = text.trim();
    try {
      results.push([name, placeAnswer(engine, stages.fork(), dated, name, `/stars/${i}`)]);
    } catch (error) {
      if (!skipMissing || !(error instanceof InvalidInput)) throw error;
      missing.push(missingEntry(name, `/stars/${i}`, error));
    }
  });
  return {
    dt: datetimeEcho(dated.requested),
    results: Object.fromEntries(results),
    missing: missing.map(({ name }) => name),
    missing_reasons: missing,
    computation_basis: engine.basis(dated.instant),
  };
}

/** GET /v1/stars/list: names of stars in order of code units: those that contain the query, or all. */
export function starList(engine: Engine, request: StarListQuery): StarListResponse {
  const { q, limit } = withDefaults(StarListQuery, request);
  const found = engine.stars.names.containing(q ?? '').sort();
  const stars = found.slice(0, limit);
  return { stars, total: stars.length, total_available: found.length };
}

/**
 * The answer for the star of a name. `stages` has the stages so far, including the reading of the datetime. Errors: InvalidInput at
 * `field`, OutOfCoverage.
 */
function placeAnswer(
  engine: Engine,
  stages: StageLog,
  { requested: requestedDatetime, instant }: DatedRequest,
  requested: string,
  field: string,
): StarPositionResponse {
  const { stars } = engine;
  const { star, lookupKind } = stages.run('star_catalog_resolution', () => stars.resolve(requested, field));
  const { place, equatorial, apparent, apparentEquatorial } = stages.run('sovereign_registry_position', () => ({
    place: stars.truePlace(star, instant),
    equatorial: stars.trueEquatorial(star, instant),
    apparent: stars.apparent(star, instant),
    apparentEquatorial: stars.apparentEquatorial(star, instant),
  }));
  const longitude = normalizeDeg(place.longitudeDeg);
  const hasParallax = star.parallaxMas > 0;
  return stages.run('fixed_star_response_serialization', () => ({
    name: star.name,
    designation: star.designation,
    longitude,
    latitude: place.latitudeDeg,
    distance: null,
    magnitude: star.vMagnitude,
    ...signAnswer(longitude),
    is_variable: stars.variables.ofStar(star.name) !== null,
    provenance: {
      requested_datetime: requestedDatetime,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_tt: instant.ttJ2k + J2000_JD,
      coordinate_source: 'sovereign_star_registry',
      source: 'sovereign',
      source_mode: 'sovereign_registry',
      lookup_kind: lookupKind,
      hipparcos_name: star.name,
      constellation: star.constellation,
      gaia_match_status: 'native_registry',
      gaia_source_index: null,
      source_kind: 'sovereign',
      merge_state: 'native_registry',
      observer_mode: 'geocentric',
      is_topocentric: false,
      true_position: true,
      dedup_applied: false,
      relation_kind: 'catalog_merge',
      relation_basis: 'sovereign_registry',
      relation_star_name: requested,
      condition_result_kind: 'fixed_star',
      condition_state: 'unified_merge',
      stage_sequence: stages.names,
      place_kind: 'true_place_of_date_without_parallax_deflection_aberration',
      radial_velocity: velocityUse(star),
      radial_velocity_km_s: star.radialVelocityKmPerS,
      radial_velocity_source: star.radialVelocitySource,
    },
    right_ascension: normalizeDeg(equatorial.longitudeDeg),
    declination: equatorial.latitudeDeg,
    apparent: {
      longitude: normalizeDeg(apparent.longitudeDeg),
      latitude: apparent.latitudeDeg,
      right_ascension: normalizeDeg(apparentEquatorial.longitudeDeg),
      declination: apparentEquatorial.latitudeDeg,
      speed: apparent.longitudeRateDegPerDay,
      parallax_applied: hasParallax,
    },
    distance_ly: hasParallax ? (1000 / star.parallaxMas) * LIGHT_YEARS_PER_PARSEC : null,
    parallax_mas: hasParallax ? star.parallaxMas : null,
    spectral_type: star.spectralType === '' ? null : star.spectralType,
  }));
}

/** Effect of the radial velocity on the place: it needs a parallax, which converts angles to kilometres. */
function velocityUse(star: Star): StarPositionResponse['provenance']['radial_velocity'] {
  if (star.radialVelocityKmPerS === null) return 'not_catalogued_taken_as_zero';
  return star.parallaxMas > 0 ? 'catalogued' : 'catalogued_without_effect_for_lack_of_a_parallax';
}
