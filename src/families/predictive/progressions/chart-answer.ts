import type { Engine } from '../../../engine.js';
import { requestedBodies } from '../../../services/chart.js';
import type { Body } from '../../../sky/bodies.js';
import { signAnswer } from '../../../wire/positions.js';
import { StageLog } from '../../../wire/stage-log.js';
import { lifeOf, progress, progressedDeclination, progressedPoint } from './progress.js';
import type { Technique, Progressed } from './progress.js';
import { classification, computationTruth, conditionProfile, relation } from './receipts.js';
import type {
  ProgressedChartResponse,
  ProgressedDeclinationChartResponse,
  SecondaryProgressionRequest,
} from './schema.js';
import { techniqueName } from './wire-words.js';

export type ChartRequests = Pick<SecondaryProgressionRequest, 'natal' | 'target_dt'>;

export const progressedOf = (
  engine: Engine,
  request: ChartRequests,
  technique: Technique,
  stages = new StageLog(),
): Progressed => progress(engine, lifeOf(engine, request.natal.dt, request.target_dt, { stages }), technique, stages);

export const natalBodies = (engine: Engine, request: ChartRequests): readonly Body[] =>
  requestedBodies(engine, request.natal.bodies, '/natal/bodies');

/** The positions of a progressed chart by name, in answer shape. */
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

/** The declinations of a progressed chart by name, in answer shape. */
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

/** The description of the technique that every progressed answer contains. */
export function techniqueFields(progressed: Progressed) {
  const profile = conditionProfile(progressed.technique);
  return {
    doctrine_family: profile.doctrine_family,
    coordinate_system: profile.coordinate_system,
    condition_state: profile.structural_state,
    relation: relation(progressed.technique, progressed.reference),
    condition_profile: profile,
  };
}

export const instantsOf = (engine: Engine, progressed: Progressed, targetDt: string) => ({
  natal_jd_ut: progressed.natalJd,
  progressed_jd_ut: progressed.progressedJd,
  target_date: engine.time.echoIso(targetDt, '/target_dt'),
});

export const reductionOf = (engine: Engine, request: ChartRequests, progressed: Progressed, stages: StageLog) => ({
  engine_surface: techniqueName(progressed.technique),
  requested_natal_datetime: engine.time.echoIso(request.natal.dt, '/natal/dt'),
  requested_target_datetime: engine.time.echoIso(request.target_dt, '/target_dt'),
  requested_bodies: request.natal.bodies ?? null,
  computation_truth: computationTruth(progressed),
  classification: classification(progressed.technique),
  stage_sequence: stages.names,
});
