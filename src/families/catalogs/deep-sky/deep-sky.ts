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
import { DEEP_SKY_VERSION } from '../../../sky/stars/deep-sky-catalogue.js';
import type { DeepSkyObject } from '../../../sky/stars/deep-sky-catalogue.js';
import type {
  DeepSkyBulkResponse,
  DeepSkyCatalogItemResponse,
  DeepSkyListResponse,
  DeepSkyPositionAnswer,
  DeepSkyPositionRequest,
  DeepSkyPositionResponse,
} from './schema.js';
import { DeepSkyListQuery, DeepSkyBulkRequest } from './schema.js';

/** GET /v1/deep-sky/list: deep-sky objects that match a query, sorted by name. */
export function deepSkyList(engine: Engine, query: DeepSkyListQuery): DeepSkyListResponse {
  const objectClass = query.object_class ?? null,
    { limit } = withDefaults(DeepSkyListQuery, query);
  const found = engine.stars.deepSky.search(query.q ?? '', objectClass);
  const objects = found.slice(0, limit).map(itemOf);
  return {
    objects,
    total: found.length,
    returned_count: objects.length,
    query: query.q ?? null,
    object_class: objectClass,
    catalog_version: DEEP_SKY_VERSION,
  };
}

const datedRequest = (engine: Engine, stages: StageLog, dt: string): DatedRequest =>
  datedStages(engine, stages, dt, 'utc_to_tt');

/** POST /v1/deep-sky/position: the direction of one object. Errors: InvalidInput, OutOfCoverage. */
export function deepSkyPosition(engine: Engine, request: DeepSkyPositionRequest): DeepSkyPositionAnswer {
  const stages = new StageLog(),
    dated = datedRequest(engine, stages, request.dt);
  return {
    ...positionOf(engine, stages, dated, request.object, '/object'),
    computation_basis: engine.basis(dated.instant),
  };
}

/**
 * POST /v1/deep-sky/bulk: directions of many objects, by the requested name. Errors: as deepSkyPosition; unknown names only without
 * skip_missing.
 */
export function deepSkyBulk(engine: Engine, request: DeepSkyBulkRequest): DeepSkyBulkResponse {
  const stages = new StageLog(),
    { skip_missing: skipMissing } = withDefaults(DeepSkyBulkRequest, request),
    dated = datedRequest(engine, stages, request.dt);
  const results: [string, DeepSkyPositionResponse][] = [];
  const missing: MissingEntry[] = [];
  request.objects.forEach((text, i) => {
    const name = text.trim();
    try {
      results.push([name, positionOf(engine, stages.fork(), dated, name, `/objects/${i}`)]);
    } catch (error) {
      if (!skipMissing || !(error instanceof InvalidInput)) throw error;
      missing.push(missingEntry(name, `/objects/${i}`, error));
    }
  });
  return {
    dt: datetimeEcho(dated.requested),
    results: Object.fromEntries(results),
    missing: missing.map(({ name }) => name),
    missing_reasons: missing,
    catalog_version: DEEP_SKY_VERSION,
    computation_basis: engine.basis(dated.instant),
  };
}

function resolve(engine: Engine, name: string, field: string): DeepSkyObject {
  const { deepSky } = engine.stars;
  const object = deepSky.find(name);
  if (object) return object;
  throw new InvalidInput({
    field,
    message: 'is not a known deep-sky object',
    given: name,
    allowed: 'one of the 60 objects of /v1/deep-sky/list',
    suggestions: deepSky.suggest(name),
  });
}

/** Astrometry of an object. Hosts of planets are stars and have motion and parallax from the star catalogue. */
const placeSource = ({ stars }: Engine, object: DeepSkyObject) =>
  object.starName === null
    ? { astrometry: stars.deepSky.astrometry(object) }
    : stars.resolve(object.starName, '/object').star;

/**
 * The true place of an object. `stages` has the stages so far, including the reading of the datetime. Errors: InvalidInput at `field`,
 * OutOfCoverage.
 */
function positionOf(
  engine: Engine,
  stages: StageLog,
  { requested: requestedDatetime, instant }: DatedRequest,
  name: string,
  field: string,
): DeepSkyPositionResponse {
  const { stars } = engine;
  const object = stages.run('deep_sky_identity_resolution', () => resolve(engine, name, field));
  const source = stages.run('proper_motion_policy', () => placeSource(engine, object));
  const { place, apparent, equatorial } = stages.run('true_ecliptic_of_date_projection', () => ({
    place: stars.truePlace(source, instant),
    apparent: stars.apparent(source, instant),
    equatorial: stars.apparentEquatorial(source, instant),
  }));
  const longitude = normalizeDeg(place.longitudeDeg);
  return stages.run('response_serialization', () => ({
    name: object.name,
    designation: object.designation,
    object_class: object.objectClass,
    longitude,
    latitude: place.latitudeDeg,
    ...signAnswer(longitude),
    provenance: {
      requested_datetime: requestedDatetime,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_tt: instant.ttJ2k + J2000_JD,
      source_ra_deg: object.raDeg,
      source_dec_deg: object.decDeg,
      source_frame: 'ICRS',
      source_epoch_jd_tt: J2000_JD,
      position_semantics: object.positionSemantics,
      position_source: object.starName === null ? 'simbad_catalog_anchor' : 'sovereign_star_registry',
      proper_motion_applied: (object.properMotionAdmitted || object.starName !== null) && instant.ttJ2k !== 0,
      simbad_main_id: object.simbadMainId,
      coordinate_bibcode: object.coordinateBibcode,
      coordinate_quality: object.coordinateQuality,
      catalog_version: DEEP_SKY_VERSION,
      stage_sequence: stages.names,
    },
    apparent: {
      longitude: normalizeDeg(apparent.longitudeDeg),
      latitude: apparent.latitudeDeg,
      right_ascension: normalizeDeg(equatorial.longitudeDeg),
      declination: equatorial.latitudeDeg,
    },
  }));
}

const itemOf = (object: DeepSkyObject): DeepSkyCatalogItemResponse => ({
  name: object.name,
  designation: object.designation,
  aliases: [...object.aliases],
  object_class: object.objectClass,
  is_extended: object.isExtended,
  position_semantics: object.positionSemantics,
  simbad_main_id: object.simbadMainId,
  simbad_otype: object.simbadObjectType,
  source_ra_deg: object.raDeg,
  source_dec_deg: object.decDeg,
  coordinate_bibcode: object.coordinateBibcode,
  coordinate_quality: object.coordinateQuality,
  proper_motion_admitted: object.properMotionAdmitted,
  star_registry_name: object.starName,
  nasa_exoplanet_archive_hostname: object.planetHostName,
  confirmed_planet_count: object.planetCount,
  catalog_version: DEEP_SKY_VERSION,
});
