import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ChartRequest } from '../../contract/chart.js';
import {
  bodyName,
  defaulted,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  mapOf,
  oneOf,
  optionalOrNull,
  shape,
} from '../../contract/fields.js';
import { HousesResponse, houseSystemName } from '../../contract/houses.js';
import { optionsNotApplied } from '../../contract/inert-options.js';
import { PROGRESSION_METHODS } from '../../doctrine/progressions/methods.js';
import {
  keyReadings,
  ProgressedDeclinationPositionResponse,
  ProgressedPositionResponse,
} from '../../families/predictive/progressions/schema.js';
import {
  ProgressionComputationClassificationResponse,
  ProgressionComputationTruthResponse,
  ProgressionConditionProfileResponse,
  ProgressionRelationResponse,
} from '../../families/predictive/progressions/schema-truth.js';
import { wireKey } from '../../families/predictive/progressions/wire-words.js';
import { batchOf, itemDatetime, itemOf } from './schema.js';

export const TECHNIQUES: readonly string[] = PROGRESSION_METHODS.map(wireKey);

/** Further spellings of techniques in batch items, with their keys. */
export const TECHNIQUE_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['solar_arc_ra', 'solar_arc_right_ascension'],
  ['daily_house_frame', 'daily_houses'],
]);

export const ProgressionBatchItemRequest = shape('ProgressionBatchItemRequest', {
  technique: Type.String({
    maxLength: 60,
    description: `${TECHNIQUES.join(', ')}; ${[...TECHNIQUE_SPELLINGS].map(([spelling, key]) => `${spelling} for ${key}`).join(', ')}; the prefix \`converse_\` selects the converse technique. Another value fails the item`,
  }),
  target_date: itemDatetime(),
  natal_jd_ut: optionalOrNull(julianDayUt1('birth, instead of `natal_dt`')),
  natal_dt: optionalOrNull(itemDatetime()),
  bodies: ChartRequest.properties.bodies,
  latitude: optionalOrNull(latitudeDeg('geodetic latitude of birth, required for houses and angles')),
  longitude: optionalOrNull(longitudeDeg('geodetic longitude of birth, required for houses and angles')),
  system: optionalOrNull(houseSystemName()),
  arc_body: optionalOrNull(bodyName('required for planetary_arc')),
  converse: defaulted(Type.Boolean(), false),
  ...keyReadings,
});
export type ProgressionBatchItem = Static<typeof ProgressionBatchItemRequest>;
export const ProgressionsBatchRequest = batchOf('ProgressionsBatchRequest', ProgressionBatchItemRequest);

const commonFields = {
  chart_type: Type.String(),
  natal_jd_ut: Type.Number(),
  progressed_jd_ut: Type.Number(),
  datetime_utc: Type.String({ description: 'UTC of the progressed instant' }),
  target_date: Type.String(),
};
const classificationFields = {
  classification: ProgressionComputationClassificationResponse,
  relation: ProgressionRelationResponse,
  condition_profile: ProgressionConditionProfileResponse,
};
const ProgressionResult = Type.Union([
  shape('ProgressedChartResultResponse', {
    result_type: oneOf(['progressed_chart']),
    ...commonFields,
    solar_arc_deg: Type.Number(),
    positions: mapOf(ProgressedPositionResponse),
    ...classificationFields,
  }),
  shape('ProgressedDeclinationChartResultResponse', {
    result_type: oneOf(['progressed_declination_chart']),
    ...commonFields,
    positions: mapOf(ProgressedDeclinationPositionResponse),
    ...classificationFields,
  }),
  shape('ProgressedHouseFrameResultResponse', {
    result_type: oneOf(['progressed_house_frame']),
    ...commonFields,
    houses: HousesResponse,
    ...classificationFields,
  }),
]);
export type ProgressionResult = Static<typeof ProgressionResult>;

const resultFields = { result: optionalOrNull(ProgressionResult), ...optionsNotApplied };
export const ProgressionsBatchResponse = shape('ProgressionsBatchResponse', {
  results: Type.Array(itemOf('ProgressionBatchItemResponse', ProgressionBatchItemRequest, resultFields)),
});

const ProgressionBatchReductionTruthResponse = shape('ProgressionBatchReductionTruthResponse', {
  engine_surface: Type.String(),
  requested_technique: Type.String(),
  requested_target_datetime: Type.String(),
  requested_natal_jd_ut: optionalOrNull(Type.Number()),
  requested_natal_datetime: optionalOrNull(Type.String()),
  requested_bodies: optionalOrNull(Type.Array(Type.String())),
  requested_latitude: optionalOrNull(Type.Number()),
  requested_longitude: optionalOrNull(Type.Number()),
  requested_house_system: optionalOrNull(Type.String()),
  requested_arc_body: optionalOrNull(Type.String()),
  computation_truth: ProgressionComputationTruthResponse,
  classification: optionalOrNull(ProgressionComputationClassificationResponse),
  stage_sequence: Type.Array(Type.String()),
});
export type ProgressionBatchReduction = Static<typeof ProgressionBatchReductionTruthResponse>;
export const ProgressionsBatchReductionResponse = shape('ProgressionsBatchReductionResponse', {
  results: Type.Array(
    itemOf('ProgressionBatchReductionItemResponse', ProgressionBatchItemRequest, {
      ...resultFields,
      reduction: optionalOrNull(ProgressionBatchReductionTruthResponse),
    }),
  ),
});
