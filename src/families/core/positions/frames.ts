import { jdOfInstant, jdOfTt } from '../../../wire/instant.js';
import type { Static } from '@sinclair/typebox';
import { StageLog } from '../../../wire/stage-log.js';
import type { Epoch } from '../../../reduction/epoch.js';
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

/** Bodies of a frame, and its names in answers. */
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
        message: 'must differ from the observer',
        given: name,
        allowed: 'a body other than the observer',
      });
    return body;
  });
}

/** A frame request with its bodies, instant and epoch: the result of the first stages. */
interface FrameView {
  readonly request: FrameRequest & { observer?: string };
  readonly definition: FrameDefinition;
  readonly stages: StageLog;
  /** Null for the frames of Sun, barycentre and Earth. */
  readonly observer: Body | null;
  readonly bodies: readonly Body[];
  readonly instant: Instant;
  readonly epoch: Epoch;
}

function frameView(
  engine: Engine,
  request: FrameRequest & { observer?: string },
  definition: FrameDefinition,
): FrameView {
  const stages = new StageLog();
  const { observer, bodies } = stages.run('input_validation', () => {
    const from = request.observer === undefined ? null : observerOf(engine, request.observer);
    return { observer: from, bodies: requested(engine, request.bodies, definition, from) };
  });
  const instant = stages.run('datetime_normalization', () => engine.time.instantFromIso(request.dt, '/dt'));
  const epoch = stages.run('reader_binding', () => engine.sky.epoch(instant));
  return { request, definition, stages, observer, bodies, instant, epoch };
}

const observerOf = (engine: Engine, name: string): Body =>
  engine.bodies.resolve(name, '/observer', isMajor, WITH_EARTH.map((body) => body.name).join(', '));

function envelope(engine: Engine, { request, definition, stages, bodies, instant }: FrameView, center: string) {
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
    bounds: { max_bodies: MAX_FRAME_BODIES, body_count: bodies.length },
    validation: { included: true, passed: true, failures: [] },
    provenance: {
      source_module: definition.sourceModule,
      engine_entrypoint: definition.entrypoint,
      reader_owner: 'engine.ephemeris',
      chart_construction: 'not_used',
      kernel_mutation: 'not_performed',
      ...policy,
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(instant),
  };
}

/** Geometric places of the bodies from a centre (null: the barycentre), in the shape of the answer. */
function geometricPlaces({ stages, epoch, bodies }: FrameView, center: number | null) {
  const places = stages.run('engine_call', () =>
    bodies.map((body) => {
      const place = new Float64Array(6);
      relativeEclipticPlace(epoch, center, body.index, place);
      return place;
    }),
  );
  return stages.run('position_serialization', () =>
    bodies.map((body, i) => {
      const place = places[i],
        longitude = normalizeDeg(place[0] * DEG_PER_RAD),
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
    }),
  );
}

const byName = <T extends { name: string }>(items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((item) => [item.name, item]));

/** The answer of a frame: its positions, policy and provenance. */
const framed = <T extends { name: string }>(engine: Engine, view: FrameView, center: string, positions: readonly T[]) =>
  view.stages.run('provenance_serialization', () => ({
    positions: byName(positions),
    ...envelope(engine, view, center),
  }));

/** POST /v1/positions/frame/heliocentric: geometric places from the Sun. Errors: InvalidInput, OutOfCoverage. */
export function heliocentric(engine: Engine, request: FrameRequest): Static<typeof FrameHeliocentricResponse> {
  const view = frameView(engine, request, HELIOCENTRIC);
  const positions = geometricPlaces(view, SUN).map((item) => ({
    ...item,
    center: 'sun',
    product_kind: 'geometric_heliocentric_position' as const,
  }));
  return framed(engine, view, 'sun', positions);
}

/** POST /v1/positions/frame/planetocentric: geometric places from another body. Errors: InvalidInput, OutOfCoverage. */
export function planetocentric(
  engine: Engine,
  request: FramePlanetocentricRequest,
): Static<typeof FramePlanetocentricResponse> {
  const view = frameView(engine, request, PLANETOCENTRIC),
    observer = view.observer!;
  const positions = geometricPlaces(view, observer.index).map((item) => ({
    ...item,
    center: observer.name,
    product_kind: 'geometric_planetocentric_position' as const,
    observer: observer.name,
  }));
  return framed(engine, view, observer.name, positions);
}

/** POST /v1/positions/frame/ssb: geometric places from the solar-system barycentre. Errors: InvalidInput, OutOfCoverage. */
export function barycentric(engine: Engine, request: FrameRequest): Static<typeof FrameSSBResponse> {
  const view = frameView(engine, request, BARYCENTRIC);
  const positions = geometricPlaces(view, null).map((item) => ({
    ...item,
    center: 'solar_system_barycenter',
    product_kind: 'geometric_barycentric_position' as const,
  }));
  return framed(engine, view, 'solar_system_barycenter', positions);
}

/**
 * POST /v1/positions/frame/received-light: apparent places and the geometric places of the same instant. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function receivedLight(engine: Engine, request: FrameRequest): Static<typeof FrameReceivedLightResponse> {
  const view = frameView(engine, request, RECEIVED_LIGHT),
    { stages, bodies, instant, epoch } = view;
  const places = stages.run('engine_call', () =>
    bodies.map((body) => {
      const apparent = engine.sky.apparent(body, instant, null, ALL_CORRECTIONS),
        lightTimeDays = engine.sky.lastLightTimeDays,
        geometric = new Float64Array(6);
      relativeEclipticPlace(epoch, EARTH, body.index, geometric);
      return { apparent, lightTimeDays, geometric };
    }),
  );
  const positions = stages.run('position_serialization', () =>
    bodies.map((body, i) => {
      const { lightTimeDays, geometric } = places[i],
        apparent = planetPosition(body.name, places[i].apparent, false),
        geometricLongitude = normalizeDeg(geometric[0] * DEG_PER_RAD);
      return {
        name: body.name,
        apparent_longitude: apparent.longitude,
        apparent_latitude: apparent.latitude,
        geometric_longitude: geometricLongitude,
        geometric_latitude: geometric[1] * DEG_PER_RAD,
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
    }),
  );
  return framed(engine, view, 'earth', positions);
}
