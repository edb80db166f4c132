import { jdOfInstant, jdOfTt } from '../../../wire/instant.js';
import type { Static } from '@sinclair/typebox';
import { FRAME_STAGE_SEQUENCE } from '../../../wire/stage-names.js';
import { planetPosition, signAnswer } from '../../../wire/positions.js';
import type { Engine } from '../../../engine.js';
import { EARTH, MOON, SUN } from '../../../ephemeris/source.js';
import { AU_KM, DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ALL_CORRECTIONS } from '../../../reduction/stages.js';
import { CHART_BODIES, EARTH_BODY, isMajor } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { relativeEclipticPlace } from '../../../sky/geometric.js';
import type { Instant } from '../../../time/instant.js';
import { MAX_FRAME_BODIES } from './frame-schema.js';
import type {
  FrameHeliocentricResponse,
  FramePlanetocentricRequest,
  FramePlanetocentricResponse,
  FrameReceivedLightResponse,
  FrameRequest,
  FrameSSBResponse,
  PRODUCT_KINDS,
} from './frame-schema.js';

const FRAME = 'true_of_date_ecliptic';
type ProductKind = (typeof PRODUCT_KINDS)[number];

/** What one frame admits, and how it names itself. */
interface FrameDefinition {
  readonly admitted: readonly Body[];
  readonly defaults: readonly Body[];
  readonly productKind: ProductKind;
  readonly correctionModel: string;
  readonly entrypoint: string;
  readonly sourceModule: string;
  readonly receivedLight: boolean;
}

const WITH_EARTH = [...CHART_BODIES.slice(0, 4), EARTH_BODY, ...CHART_BODIES.slice(4)];
const PLANETS = CHART_BODIES.filter((body) => body.index !== SUN && body.index !== MOON);

const HELIOCENTRIC: FrameDefinition = {
  admitted: WITH_EARTH.filter((body) => body.index !== SUN && body.index !== MOON),
  defaults: PLANETS,
  productKind: 'geometric_heliocentric_position',
  correctionModel: 'geometric_heliocentric_precession_nutation',
  entrypoint: 'all_heliocentric_at',
  sourceModule: 'engine.planets',
  receivedLight: false,
};
const PLANETOCENTRIC: FrameDefinition = {
  admitted: WITH_EARTH,
  defaults: WITH_EARTH,
  productKind: 'geometric_planetocentric_position',
  correctionModel: 'geometric_planetocentric_precession_nutation',
  entrypoint: 'all_planetocentric_at',
  sourceModule: 'engine.planetocentric',
  receivedLight: false,
};
const BARYCENTRIC: FrameDefinition = {
  admitted: WITH_EARTH,
  defaults: WITH_EARTH,
  productKind: 'geometric_barycentric_position',
  correctionModel: 'geometric_barycentric_precession_nutation',
  entrypoint: 'all_ssb_positions_at',
  sourceModule: 'engine.ssb',
  receivedLight: false,
};
const RECEIVED_LIGHT: FrameDefinition = {
  admitted: CHART_BODIES,
  defaults: CHART_BODIES,
  productKind: 'received_light_position',
  correctionModel: 'apparent_received_light_compared_to_same_time_geometric',
  entrypoint: 'all_received_light_at',
  sourceModule: 'engine.light_cone',
  receivedLight: true,
};

function requested(
  engine: Engine,
  names: readonly string[] | null | undefined,
  definition: FrameDefinition,
  exclude: Body | null,
): readonly Body[] {
  if (names === null || names === undefined) return definition.defaults.filter((body) => body !== exclude);
  const allowed = definition.admitted.map((body) => body.name).join(', ');
  return names.map((name, i) => {
    const field = `/bodies/${i}`;
    const body = engine.bodies.resolve(
      name,
      field,
      (candidate) => isMajor(candidate) && definition.admitted.includes(candidate),
      allowed,
    );
    if (body === exclude)
      throw new InvalidInput({
        field,
        message: 'observer and target are the same body',
        given: name,
        allowed: 'a body other than the observer',
      });
    return body;
  });
}

function envelope(
  engine: Engine,
  request: FrameRequest & { observer?: string },
  instant: Instant,
  definition: FrameDefinition,
  center: string,
  count: number,
) {
  const requestedDatetime = engine.time.echoIso(request.dt, '/dt');
  const policy = {
    center,
    frame: FRAME,
    orientation: FRAME,
    correction_model: definition.correctionModel,
    light_time_corrected: definition.receivedLight,
    apparent_sky_corrected: definition.receivedLight,
    geometric_comparison_included: definition.receivedLight,
  } as const;
  return {
    request: { dt: requestedDatetime, observer: request.observer ?? null, bodies: request.bodies ?? null },
    time: {
      requested_datetime: requestedDatetime,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      jd_tt: instant.ttJ2k + J2000_JD,
      delta_t_seconds: instant.deltaTSeconds,
    },
    frame: { ...policy, product_kind: definition.productKind },
    bounds: { max_bodies: MAX_FRAME_BODIES, body_count: count },
    validation: { included: true, passed: true, failures: [] },
    provenance: {
      source_module: definition.sourceModule,
      engine_entrypoint: definition.entrypoint,
      reader_owner: 'engine.ephemeris',
      chart_construction: 'not_used',
      kernel_mutation: 'not_performed',
      ...policy,
      stage_sequence: [...FRAME_STAGE_SEQUENCE],
    },
    computation_basis: engine.basis(instant),
  };
}

const place = new Float64Array(6);

function geometricPlaces(engine: Engine, instant: Instant, center: number | null, bodies: readonly Body[]) {
  const epoch = engine.sky.epoch(instant);
  return bodies.map((body) => {
    relativeEclipticPlace(epoch, center, body.index, place);
    const longitude = normalizeDeg(place[0] * DEG_PER_RAD),
      speed = place[3] * DEG_PER_RAD;
    return {
      name: body.name,
      longitude,
      latitude: place[1] * DEG_PER_RAD,
      distance_km: place[2],
      distance_au: place[2] / AU_KM,
      speed,
      retrograde: speed < 0,
      ...signAnswer(longitude),
      frame: FRAME,
    } as const;
  });
}

const byName = <T extends { name: string }>(items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((item) => [item.name, item]));

/** POST /v1/positions/frame/heliocentric: geometric places from the Sun. */
export function heliocentric(engine: Engine, request: FrameRequest): Static<typeof FrameHeliocentricResponse> {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const bodies = requested(engine, request.bodies, HELIOCENTRIC, null);
  const positions = geometricPlaces(engine, instant, SUN, bodies).map((item) => ({
    ...item,
    center: 'sun',
    product_kind: 'geometric_heliocentric_position' as const,
  }));
  return { positions: byName(positions), ...envelope(engine, request, instant, HELIOCENTRIC, 'sun', bodies.length) };
}

/** POST /v1/positions/frame/planetocentric: geometric places from another body. */
export function planetocentric(
  engine: Engine,
  request: FramePlanetocentricRequest,
): Static<typeof FramePlanetocentricResponse> {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const observer = engine.bodies.resolve(
    request.observer,
    '/observer',
    isMajor,
    WITH_EARTH.map((body) => body.name).join(', '),
  );
  const bodies = requested(engine, request.bodies, PLANETOCENTRIC, observer);
  const positions = geometricPlaces(engine, instant, observer.index, bodies).map((item) => ({
    ...item,
    center: observer.name,
    product_kind: 'geometric_planetocentric_position' as const,
    observer: observer.name,
  }));
  return {
    positions: byName(positions),
    ...envelope(engine, request, instant, PLANETOCENTRIC, observer.name, bodies.length),
  };
}

/** POST /v1/positions/frame/ssb: geometric places from the solar-system barycentre. */
export function barycentric(engine: Engine, request: FrameRequest): Static<typeof FrameSSBResponse> {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const bodies = requested(engine, request.bodies, BARYCENTRIC, null);
  const positions = geometricPlaces(engine, instant, null, bodies).map((item) => ({
    ...item,
    center: 'solar_system_barycenter',
    product_kind: 'geometric_barycentric_position' as const,
  }));
  return {
    positions: byName(positions),
    ...envelope(engine, request, instant, BARYCENTRIC, 'solar_system_barycenter', bodies.length),
  };
}

/** POST /v1/positions/frame/received-light: apparent places beside the geometric ones of the same moment. */
export function receivedLight(engine: Engine, request: FrameRequest): Static<typeof FrameReceivedLightResponse> {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const bodies = requested(engine, request.bodies, RECEIVED_LIGHT, null);
  const epoch = engine.sky.epoch(instant);
  const positions = bodies.map((body) => {
    const apparent = planetPosition(body.name, engine.sky.apparent(body, instant, null, ALL_CORRECTIONS), false);
    const lightTimeDays = engine.sky.lastLightTimeDays;
    relativeEclipticPlace(epoch, EARTH, body.index, place);
    const geometricLongitude = normalizeDeg(place[0] * DEG_PER_RAD);
    return {
      name: body.name,
      apparent_longitude: apparent.longitude,
      apparent_latitude: apparent.latitude,
      geometric_longitude: geometricLongitude,
      geometric_latitude: place[1] * DEG_PER_RAD,
      longitude_displacement: signedDeg(apparent.longitude - geometricLongitude),
      distance_km: apparent.distance,
      distance_au: apparent.distance_au,
      light_travel_days: lightTimeDays,
      light_travel_minutes: lightTimeDays * 1440,
      emission_jd: jdOfTt(engine, instant.ttJ2k - lightTimeDays),
      speed: apparent.speed,
      retrograde: apparent.retrograde,
      sign: apparent.sign,
      sign_symbol: apparent.sign_symbol,
      sign_degree: apparent.sign_degree,
      center: 'earth',
      frame: FRAME,
      product_kind: 'received_light_position',
      geometric_comparison_included: true,
    } as const;
  });
  return {
    positions: byName(positions),
    ...envelope(engine, request, instant, RECEIVED_LIGHT, 'earth', bodies.length),
  };
}
