import { withDefaults } from '../../contract/defaults.js';
import type { Static } from '@sinclair/typebox';
import type { Engine } from '../../engine.js';
import { countsByMonth } from '../../doctrine/progressions/methods.js';
import type { ProgressionMethod } from '../../doctrine/progressions/methods.js';
import { arcTechnique, keyReading, progressedHousePolicy } from '../../families/predictive/progressions/techniques.js';
import { declinationsOf, positionsOf } from '../../families/predictive/progressions/chart-answer.js';
import { assembled, lifeStages, progress } from '../../families/predictive/progressions/progress.js';
import type { Technique, Life, Progressed } from '../../families/predictive/progressions/progress.js';
import {
  classification,
  computationTruth,
  conditionProfile,
  relation,
} from '../../families/predictive/progressions/receipts.js';
import { methodOfWire, techniqueName } from '../../families/predictive/progressions/wire-words.js';
import { InvalidInput } from '../../kernel/errors.js';
import { foldName } from '../../kernel/suggest.js';
import { HOUSE_POINTERS, requestedSystem } from '../../sky/houses/resolve.js';
import { canonicalName } from '../../contract/names.js';
import { distinctBodies } from '../../services/chart.js';
import { StageLog } from '../../wire/stage-log.js';
import { housesAnswer } from '../../wire/houses.js';
import { instantOfJd } from '../../wire/instant.js';
import { eachItem, needed, oneWord } from './items.js';
import { ProgressionBatchItemRequest, TECHNIQUE_SPELLINGS, TECHNIQUES } from './progression-schema.js';
import type {
  ProgressionBatchItem,
  ProgressionBatchReduction,
  ProgressionResult,
  ProgressionsBatchReductionResponse,
  ProgressionsBatchRequest,
  ProgressionsBatchResponse,
} from './progression-schema.js';

type Answer = Static<typeof ProgressionsBatchResponse>['results'][number];
type ReductionAnswer = Static<typeof ProgressionsBatchReductionResponse>['results'][number];

const CONVERSE = 'converse_';

const echo = (item: ProgressionBatchItem): ProgressionBatchItem => ({
  technique: item.technique,
  target_date: item.target_date,
  natal_jd_ut: item.natal_jd_ut ?? null,
  natal_dt: item.natal_dt ?? null,
  bodies: item.bodies ?? null,
  latitude: item.latitude ?? null,
  longitude: item.longitude ?? null,
  system: item.system ?? null,
  arc_body: item.arc_body ?? null,
  converse: withDefaults(ProgressionBatchItemRequest, item).converse,
  month: item.month ?? null,
  stepping: item.stepping ?? null,
});

/** Technique and sense (direct or converse) of an item. Errors: InvalidInput with suggestions. */
function techniqueOf(item: ProgressionBatchItem): { method: ProgressionMethod; converse: boolean } {
  const hasPrefix = foldName(item.technique).startsWith(foldName(CONVERSE)) && item.technique.length > CONVERSE.length;
  const plain = hasPrefix ? item.technique.slice(CONVERSE.length) : item.technique;
  const spelled = TECHNIQUE_SPELLINGS.get(plain) ?? canonicalName(plain, TECHNIQUES) ?? plain;
  const key = oneWord(spelled, '/technique', TECHNIQUES);
  return { method: methodOfWire(key), converse: hasPrefix || withDefaults(ProgressionBatchItemRequest, item).converse };
}

function lifeOfItem(engine: Engine, item: ProgressionBatchItem, stages: StageLog): Life {
  const jd = item.natal_jd_ut ?? null,
    dt = item.natal_dt ?? null;
  if ((jd === null) === (dt === null))
    throw new InvalidInput({
      field: '/natal_dt',
      message: 'must be given exactly once, as natal_dt or as natal_jd_ut',
      given: dt,
      allowed: 'natal_dt or natal_jd_ut',
    });
  return lifeStages(
    stages,
    () =>
      dt !== null
        ? engine.time.instantFromIso(dt, '/natal_dt')
        : { ...instantOfJd(engine, jd!), origin: { field: '/natal_jd_ut', given: jd } },
    () => engine.time.instantFromIso(item.target_date, '/target_date'),
  );
}

const needsPlace = ({ group }: ProgressionMethod): boolean => group === 'houseFrame' || group === 'houseFrameArc';

/** Month and stepping of a time key. The month applies only to keys that count by a month. */
const readingOf = (item: ProgressionBatchItem, method: ProgressionMethod): Pick<Technique, 'month' | 'stepwise'> =>
  method.group !== 'timeKey'
    ? {}
    : keyReading({ stepping: item.stepping, month: countsByMonth(method) ? item.month : null });

function requestedTechnique(engine: Engine, item: ProgressionBatchItem): Technique {
  const { method, converse } = techniqueOf(item),
    policy = progressedHousePolicy(null);
  const technique = {
    ...arcTechnique(engine, { converse, arc_body: item.arc_body }, method),
    ...readingOf(item, method),
  };
  if (!needsPlace(method)) return technique;
  // The arc of an angle does not depend on the house system, but an unknown system is refused.
  requestedSystem(item.system, policy);
  return {
    ...technique,
    place: {
      latitude: needed(item.latitude, '/latitude', method.key),
      longitude: needed(item.longitude, '/longitude', method.key),
    },
    house: { system: item.system ?? null, policy, angles: 'progressed_armc' },
    pointers: HOUSE_POINTERS,
  };
}

interface Run {
  readonly progressed: Progressed;
  readonly stages: StageLog;
  readonly result: ProgressionResult;
  readonly notApplied: { field: string; reason: string }[];
}

function runItem(engine: Engine, item: ProgressionBatchItem): Run {
  const technique = requestedTechnique(engine, item),
    bodies = distinctBodies(engine, item.bodies);
  const stages = new StageLog(),
    progressed = progress(engine, lifeOfItem(engine, item, stages), technique, stages),
    { technique: applied } = progressed;
  const common = {
    chart_type: techniqueName(applied),
    natal_jd_ut: progressed.natalJd,
    progressed_jd_ut: progressed.progressedJd,
    datetime_utc: engine.time.formatUtc(progressed.instant.utcJ2k),
    target_date: engine.time.echoIso(item.target_date, '/target_date'),
    classification: classification(applied),
    relation: relation(applied, progressed.reference),
    condition_profile: conditionProfile(applied),
  };
  const result = assembled(stages, progressed, (): ProgressionResult =>
    progressed.frame !== null
      ? { result_type: 'progressed_house_frame', ...common, houses: housesAnswer(progressed.frame.houses) }
      : technique.method.group === 'declination'
        ? {
            result_type: 'progressed_declination_chart',
            ...common,
            positions: declinationsOf(engine, progressed, bodies),
          }
        : {
            result_type: 'progressed_chart',
            ...common,
            solar_arc_deg: progressed.arcDeg ?? 0,
            positions: positionsOf(engine, progressed, bodies),
          },
  );
  return { progressed, stages, result, notApplied: ignoredFields(item, technique.method) };
}

/** Fields of an item that its technique ignores. */
function ignoredFields(item: ProgressionBatchItem, method: ProgressionMethod): { field: string; reason: string }[] {
  const ignored: (keyof ProgressionBatchItem)[] = [
    ...(needsPlace(method) ? [] : (['latitude', 'longitude'] as const)),
    ...(method.group === 'houseFrame' ? (['bodies'] as const) : (['system'] as const)),
    ...(method.key === 'planetaryArc' ? [] : (['arc_body'] as const)),
    ...(method.group === 'timeKey' ? [] : (['stepping'] as const)),
    ...(method.group === 'timeKey' && countsByMonth(method) ? [] : (['month'] as const)),
  ];
  return ignored
    .filter((name) => (item[name] ?? null) !== null)
    .map((name) => ({ field: `/${name}`, reason: 'this technique ignores it' }));
}

const answerFields = ({ result, notApplied }: Run) => ({
  ok: true,
  result,
  ...(notApplied.length ? { options_not_applied: notApplied } : {}),
  failure: null,
});

/** POST /v1/batch/progressions: many progressions. Invalid items fail alone. */
export function batchProgressions(
  engine: Engine,
  request: Static<typeof ProgressionsBatchRequest>,
): Static<typeof ProgressionsBatchResponse> {
  return {
    results: eachItem(
      request.requests,
      (item) => runItem(engine, item),
      (item, run): Answer => ({ request: echo(item), ...answerFields(run) }),
      (item, failure) => ({ request: echo(item), ok: false, result: null, failure }),
    ),
  };
}

/** POST /v1/batch/progressions/reduction: many progressions with their receipts. Invalid items fail alone. */
export function batchProgressionReductions(
  engine: Engine,
  request: Static<typeof ProgressionsBatchRequest>,
): Static<typeof ProgressionsBatchReductionResponse> {
  return {
    results: eachItem(
      request.requests,
      (item) => {
        const run = runItem(engine, item);
        return { run, reduction: reductionOf(engine, item, run) };
      },
      (item, { run, reduction }): ReductionAnswer => ({ request: echo(item), ...answerFields(run), reduction }),
      (item, failure) => ({ request: echo(item), ok: false, result: null, reduction: null, failure }),
    ),
  };
}

function reductionOf(
  engine: Engine,
  item: ProgressionBatchItem,
  { progressed, stages }: Run,
): ProgressionBatchReduction {
  const { technique: applied } = progressed,
    dt = item.natal_dt ?? null;
  return {
    engine_surface: techniqueName(applied),
    requested_technique: item.technique,
    requested_target_datetime: engine.time.echoIso(item.target_date, '/target_date'),
    requested_natal_jd_ut: item.natal_jd_ut ?? null,
    requested_natal_datetime: dt === null ? null : engine.time.echoIso(dt, '/natal_dt'),
    requested_bodies: item.bodies ?? null,
    requested_latitude: item.latitude ?? null,
    requested_longitude: item.longitude ?? null,
    requested_house_system: item.system ?? null,
    requested_arc_body: item.arc_body ?? null,
    computation_truth: computationTruth(progressed),
    classification: classification(applied),
    stage_sequence: stages.names,
  };
}
