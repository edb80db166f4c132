import type { Engine } from '../../../engine.js';
import { methodOf } from '../../../doctrine/progressions/methods.js';
import type { ProgressionMethod } from '../../../doctrine/progressions/methods.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Body } from '../../../sky/bodies.js';
import { requestedSystem } from '../../../sky/houses/resolve.js';
import type { HousePolicy } from '../../../sky/houses/resolve.js';
import { requestedBodies } from '../../../services/chart.js';
import { housePolicy } from '../../../wire/houses.js';
import { signAnswer } from '../../../wire/positions.js';
import { progressedEvents } from './events.js';
import { assembled, lifeOf, progress, progressedDeclination, progressedPoint } from './progress.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Ask, Progressed } from './progress.js';
import { classification, computationTruth, conditionProfile, relation } from './receipts.js';
import type {
  ArcProgressionRequest,
  DailyHousesResponse,
  HouseFrameArcRequest,
  HouseFrameProgressionRequest,
  ProgressedChartReductionResponse,
  ProgressedChartResponse,
  ProgressedDeclinationChartReductionResponse,
  ProgressedDeclinationChartResponse,
  ProgressedHouseFrameArcReductionResponse,
  ProgressedHouseFrameReductionResponse,
  ProgressedHouseFrameResponse,
  SecondaryProgressionRequest,
  SecondaryProgressionSearchRequest,
  TimeKeyProgressionRequest,
  TimeKeyProgressionSearchRequest,
} from './schema.js';
import { methodOfWire, techniqueName } from './tokens.js';

/** Where the house frame of a request is told. */
const housePointers = (natal: string) => ({ system: `${natal}/house_system`, latitude: `${natal}/latitude` });

type ChartRequests = Pick<SecondaryProgressionRequest, 'natal' | 'target_dt'>;

export const secondaryAsk = (request: Pick<SecondaryProgressionRequest, 'converse'>): Ask => ({
  method: methodOf('secondary'),
  converse: request.converse ?? false,
});

/** Month and stepping of a time key as a request chooses them. */
export const keyReading = ({
  month,
  stepping,
}: Pick<TimeKeyProgressionRequest, 'month' | 'stepping'>): Pick<Ask, 'month' | 'stepwise'> => ({
  month: month ?? null,
  ...(stepping ? { stepwise: stepping === 'stepwise' } : {}),
});

const timeKeyAsk = (request: TimeKeyProgressionRequest): Ask => ({
  method: methodOfWire(request.method),
  converse: request.converse ?? false,
  ...keyReading(request),
});

/** Errors: InvalidInput when a planetary arc names no body. */
export function arcAsk(
  engine: Engine,
  request: Pick<ArcProgressionRequest, 'converse' | 'arc_body' | 'converse_motion'>,
  method: ProgressionMethod,
): Ask {
  const needsBody = method.measure.kind === 'reference' && method.measure.reference === 'asked',
    name = request.arc_body ?? null;
  if (needsBody && name === null)
    throw new InvalidInput({
      field: '/arc_body',
      message: `${method.key} needs the body whose motion is the arc`,
      given: null,
      allowed: 'the name of a body',
    });
  return {
    method,
    converse: request.converse ?? false,
    backward: request.converse_motion === 'backward',
    ...(needsBody ? { arcBody: engine.bodies.resolve(name!, '/arc_body') } : {}),
  };
}

/** Progressions refuse an unknown house system unless the request lets Placidus take its place. */
export const progressedHousePolicy = (request: HouseFrameProgressionRequest['house_policy']): HousePolicy => ({
  ...housePolicy(request),
  unknownSystem: request?.unknown_system ?? 'raise',
});

/** `natal` is the pointer of the birth in the request. */
export const frameAsk = (request: HouseFrameProgressionRequest, natal = '/natal'): Ask => ({
  method: methodOf('daily_houses'),
  converse: request.converse ?? false,
  place: request.natal,
  house: {
    system: request.natal.house_system ?? null,
    policy: progressedHousePolicy(request.house_policy),
    angles: request.angle_method ?? 'progressed_armc',
  },
  pointers: housePointers(natal),
});

/** Errors: InvalidInput when the house system is unknown, though the arc does not depend on it. */
function frameArcAsk(request: HouseFrameArcRequest): Ask {
  const pointers = housePointers('/natal');
  requestedSystem(request.natal.house_system, progressedHousePolicy(null), pointers);
  return {
    method: methodOfWire(request.method),
    converse: request.converse ?? false,
    backward: request.converse_motion === 'backward',
    place: request.natal,
    pointers,
  };
}

const progressedOf = (engine: Engine, request: ChartRequests, ask: Ask, stages = new StageLog()): Progressed =>
  progress(engine, lifeOf(engine, request.natal.dt, request.target_dt, { stages }), ask, stages);

const natalBodies = (engine: Engine, request: ChartRequests): readonly Body[] =>
  requestedBodies(engine, request.natal.bodies, '/natal/bodies');

/** Positions of a progressed chart by name. */
export function positionsOf(
  engine: Engine,
  progressed: Progressed,
  bodies: readonly Body[],
): ProgressedChartResponse['positions'] {
  const positions: ProgressedChartResponse['positions'] = {};
  for (const { name, longitudeDeg, speedDegPerDay } of bodies.map((body) => ({
    name: body.name,
    ...progressedPoint(engine, progressed, body),
  })))
    positions[name] = {
      name,
      longitude: longitudeDeg,
      speed: speedDegPerDay,
      retrograde: speedDegPerDay < 0,
      ...signAnswer(longitudeDeg),
    };
  return positions;
}

export function declinationsOf(
  engine: Engine,
  progressed: Progressed,
  bodies: readonly Body[],
): ProgressedDeclinationChartResponse['positions'] {
  const positions: ProgressedDeclinationChartResponse['positions'] = {};
  for (const body of bodies)
    positions[body.name] = { name: body.name, declination: progressedDeclination(engine, progressed, body) };
  return positions;
}

/** What every progressed answer tells of its technique. */
function toldOf(progressed: Progressed) {
  const profile = conditionProfile(progressed.asked);
  return {
    doctrine_family: profile.doctrine_family,
    coordinate_system: profile.coordinate_system,
    condition_state: profile.structural_state,
    relation: relation(progressed.asked, progressed.reference),
    condition_profile: profile,
  };
}

const instantsOf = (engine: Engine, progressed: Progressed, targetDt: string) => ({
  natal_jd_ut: progressed.natalJd,
  progressed_jd_ut: progressed.progressedJd,
  target_date: engine.time.echoIso(targetDt, '/target_dt'),
});

function chartAnswer(engine: Engine, request: ChartRequests, progressed: Progressed): ProgressedChartResponse {
  return {
    chart_type: techniqueName(progressed.asked),
    ...instantsOf(engine, progressed, request.target_dt),
    solar_arc_deg: progressed.arcDeg ?? 0,
    positions: positionsOf(engine, progressed, natalBodies(engine, request)),
    ...toldOf(progressed),
    is_converse: progressed.asked.converse,
    computation_basis: engine.basis(progressed.instant),
  };
}

const reductionOf = (engine: Engine, request: ChartRequests, progressed: Progressed, stages: StageLog) => ({
  engine_surface: techniqueName(progressed.asked),
  requested_natal_datetime: engine.time.echoIso(request.natal.dt, '/natal/dt'),
  requested_target_datetime: engine.time.echoIso(request.target_dt, '/target_dt'),
  requested_bodies: request.natal.bodies ?? null,
  computation_truth: computationTruth(progressed),
  classification: classification(progressed.asked),
  stage_sequence: stages.names,
});

function chartReduction(engine: Engine, request: ChartRequests, ask: Ask): ProgressedChartReductionResponse {
  const stages = new StageLog(),
    progressed = progressedOf(engine, request, ask, stages);
  const result = assembled(stages, progressed, () => chartAnswer(engine, request, progressed));
  return { result, reduction: reductionOf(engine, request, progressed, stages) };
}

const progressedChart = (engine: Engine, request: ChartRequests, ask: Ask): ProgressedChartResponse =>
  chartAnswer(engine, request, progressedOf(engine, request, ask));

/** The chart, with what the progressed sky does in a range of life where that is asked. */
function searchedChart(
  engine: Engine,
  request: ChartRequests & Pick<SecondaryProgressionSearchRequest, 'events'>,
  ask: Ask,
): ProgressedChartResponse {
  const progressed = progressedOf(engine, request, ask),
    answer = chartAnswer(engine, request, progressed);
  const { events } = request;
  if (!events) return answer;
  return {
    ...answer,
    progressed_events: progressedEvents(engine, progressed, ask, natalBodies(engine, request), events),
  };
}

/** POST /v1/progressions/secondary */
export const secondaryChart = (engine: Engine, request: SecondaryProgressionSearchRequest): ProgressedChartResponse =>
  searchedChart(engine, request, secondaryAsk(request));

/** POST /v1/progressions/time-key */
export const timeKeyChart = (engine: Engine, request: TimeKeyProgressionSearchRequest): ProgressedChartResponse =>
  searchedChart(engine, request, timeKeyAsk(request));

/** POST /v1/progressions/secondary/reduction */
export const secondaryReduction = (engine: Engine, request: SecondaryProgressionRequest) =>
  chartReduction(engine, request, secondaryAsk(request));

/** POST /v1/progressions/arc and its reduction */
export const arcChart = (engine: Engine, request: ArcProgressionRequest): ProgressedChartResponse =>
  progressedChart(engine, request, arcAsk(engine, request, methodOfWire(request.method)));
export const arcReduction = (engine: Engine, request: ArcProgressionRequest): ProgressedChartReductionResponse =>
  chartReduction(engine, request, arcAsk(engine, request, methodOfWire(request.method)));

/** POST /v1/progressions/time-key/reduction */
export const timeKeyReduction = (engine: Engine, request: TimeKeyProgressionRequest) =>
  chartReduction(engine, request, timeKeyAsk(request));

function declinationAnswer(
  engine: Engine,
  request: SecondaryProgressionRequest,
  progressed: Progressed,
): ProgressedDeclinationChartResponse {
  return {
    chart_type: techniqueName(progressed.asked),
    ...instantsOf(engine, progressed, request.target_dt),
    positions: declinationsOf(engine, progressed, natalBodies(engine, request)),
    ...toldOf(progressed),
    is_converse: progressed.asked.converse,
    computation_basis: engine.basis(progressed.instant),
  };
}

const declinationProgressed = (
  engine: Engine,
  request: SecondaryProgressionRequest,
  stages = new StageLog(),
): Progressed =>
  progressedOf(
    engine,
    request,
    { method: methodOf('secondary_declination'), converse: request.converse ?? false },
    stages,
  );

/** POST /v1/progressions/secondary-declination */
export const declinationChart = (
  engine: Engine,
  request: SecondaryProgressionRequest,
): ProgressedDeclinationChartResponse => declinationAnswer(engine, request, declinationProgressed(engine, request));

/** POST /v1/progressions/secondary-declination/reduction */
export function declinationReduction(
  engine: Engine,
  request: SecondaryProgressionRequest,
): ProgressedDeclinationChartReductionResponse {
  const stages = new StageLog(),
    progressed = declinationProgressed(engine, request, stages);
  const result = assembled(stages, progressed, () => declinationAnswer(engine, request, progressed));
  return { result, reduction: reductionOf(engine, request, progressed, stages) };
}

const cuspsOf = (progressed: Progressed, { natal }: Pick<HouseFrameProgressionRequest, 'natal'>) => {
  const { houses } = progressed.frame!;
  return {
    requested_house_system: natal.house_system ?? null,
    house_system: houses.effective.code,
    cusps: Array.from(houses.cusps),
    asc: houses.figure.ascDeg,
    mc: houses.figure.mcDeg,
    vertex: houses.figure.vertexDeg,
    house_fallback_reason: houses.fallbackReason,
  };
};

/** POST /v1/progressions/house-frame/cusps */
export function frameCusps(engine: Engine, request: HouseFrameProgressionRequest): DailyHousesResponse {
  const progressed = progressedOf(engine, request, frameAsk(request));
  return {
    ...instantsOf(engine, progressed, request.target_dt),
    ...cuspsOf(progressed, request),
    computation_basis: engine.basis(progressed.instant),
  };
}

function frameAnswer(
  engine: Engine,
  request: HouseFrameProgressionRequest,
  progressed: Progressed,
): ProgressedHouseFrameResponse {
  const told = toldOf(progressed),
    { rate_mode, application_mode, relation_kind, relation_basis } = told.condition_profile;
  return {
    chart_type: techniqueName(progressed.asked),
    ...instantsOf(engine, progressed, request.target_dt),
    ...cuspsOf(progressed, request),
    ...told,
    rate_mode,
    application_mode,
    relation_kind,
    relation_basis,
    computation_basis: engine.basis(progressed.instant),
  };
}

/** POST /v1/progressions/house-frame */
export const houseFrame = (engine: Engine, request: HouseFrameProgressionRequest): ProgressedHouseFrameResponse =>
  frameAnswer(engine, request, progressedOf(engine, request, frameAsk(request)));

const requestedPlace = ({ natal }: Pick<HouseFrameProgressionRequest, 'natal'>) => ({
  requested_latitude: natal.latitude,
  requested_longitude: natal.longitude,
  requested_house_system: natal.house_system ?? null,
});

/** POST /v1/progressions/house-frame/reduction */
export function houseFrameReduction(
  engine: Engine,
  request: HouseFrameProgressionRequest,
): ProgressedHouseFrameReductionResponse {
  const stages = new StageLog(),
    progressed = progressedOf(engine, request, frameAsk(request), stages);
  return {
    result: frameAnswer(engine, request, progressed),
    reduction: { ...requestedPlace(request), ...reductionOf(engine, request, progressed, stages) },
  };
}

/** POST /v1/progressions/house-frame/arc and its reduction */
export const frameArcChart = (engine: Engine, request: HouseFrameArcRequest): ProgressedChartResponse =>
  progressedChart(engine, request, frameArcAsk(request));

export function frameArcReduction(
  engine: Engine,
  request: HouseFrameArcRequest,
): ProgressedHouseFrameArcReductionResponse {
  const { result, reduction } = chartReduction(engine, request, frameArcAsk(request));
  return {
    result,
    reduction: {
      ...requestedPlace(request),
      requested_method: request.method,
      requested_converse: request.converse ?? false,
      ...reduction,
    },
  };
}
