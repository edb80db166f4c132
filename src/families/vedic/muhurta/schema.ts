import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, mapOf, nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import {
  panchangaChartFields,
  panchangaDirectFields,
  PanchangaPolicyRequest,
  PanchangaResultResponse,
} from '../../../contract/panchanga.js';

const MAX_WEIGHT = 1e6;
export const muhurtaWeight = (value: number) =>
  defaulted(
    Type.Number({ minimum: 0, maximum: MAX_WEIGHT, description: 'weight of the points of this limb in the score' }),
    value,
  );

export const MuhurtaPolicyRequest = shape('MuhurtaPolicyRequest', {
  weight_tithi: muhurtaWeight(1),
  weight_vara: muhurtaWeight(1),
  weight_nakshatra: muhurtaWeight(1),
  weight_yoga: muhurtaWeight(1.5),
  weight_karana: muhurtaWeight(0.8),
  vara_rule: defaulted(
    oneOf(['lord', 'dagdha_tithi'], {
      description:
        'quality of the weekday: by its lord; or inauspicious on its burnt (dagdha) tithi (12 11 5 3 6 8 9 from Sunday), else neutral',
    }),
    'lord',
  ),
});
export type MuhurtaPolicyRequest = Static<typeof MuhurtaPolicyRequest>;

const policies = {
  panchanga_policy: Type.Optional(nullable(PanchangaPolicyRequest)),
  muhurta_policy: Type.Optional(nullable(MuhurtaPolicyRequest)),
};
export const MuhurtaDirectRequest = shape('MuhurtaDirectRequest', { ...panchangaDirectFields, ...policies });
export type MuhurtaDirectRequest = Static<typeof MuhurtaDirectRequest>;
export const MuhurtaChartRequest = shape('MuhurtaChartRequest', { ...panchangaChartFields, ...policies });
export type MuhurtaChartRequest = Static<typeof MuhurtaChartRequest>;

const SOURCES = ['direct_inputs', 'chart_backed'] as const;
const MuhurtaRequestEchoResponse = shape('MuhurtaRequestEchoResponse', {
  source: oneOf(SOURCES),
  dt: nullable(Type.String()),
  sun_tropical_lon: nullable(Type.Number()),
  moon_tropical_lon: nullable(Type.Number()),
  jd: nullable(Type.Number()),
  observer_lat: nullable(Type.Number()),
  observer_lon: nullable(Type.Number()),
  observer_elev_m: nullable(Type.Number()),
  ayanamsa_system: Type.String(),
});
export type MuhurtaRequestEchoResponse = Static<typeof MuhurtaRequestEchoResponse>;

const MuhurtaPolicyResponse = shape('MuhurtaPolicyResponse', {
  weight_tithi: Type.Number(),
  weight_vara: Type.Number(),
  weight_nakshatra: Type.Number(),
  weight_yoga: Type.Number(),
  weight_karana: Type.Number(),
  vara_rule: oneOf(['lord', 'dagdha_tithi']),
  exposed_policy_fields: Type.Array(Type.String()),
  omitted_policy_fields: Type.Array(Type.String()),
});
export type MuhurtaPolicyResponse = Static<typeof MuhurtaPolicyResponse>;

const quality = () => oneOf(['auspicious', 'neutral', 'inauspicious']);
export const MuhurtaClassificationResponse = shape('MuhurtaClassificationResponse', {
  overall: quality(),
  tithi: quality(),
  vara: quality(),
  nakshatra: quality(),
  yoga: quality(),
  karana: quality(),
  reasons: Type.Array(Type.String(), { description: 'faults by limb' }),
});
export type MuhurtaClassificationResponse = Static<typeof MuhurtaClassificationResponse>;

const MuhurtaProvenanceResponse = shape('MuhurtaProvenanceResponse', {
  source_module: Type.String(),
  engine_entrypoint: Type.String(),
  panchanga_source: oneOf(SOURCES),
  panchanga_module: Type.String(),
  chart_construction: Type.String(),
  reader_owner: Type.String(),
  western_electional_doctrine: oneOf(['not_admitted']),
  search_semantics: oneOf(['not_admitted']),
  activity_guidance: oneOf(['not_admitted']),
  score_scale: Type.String(),
  stage_sequence: Type.Array(Type.String()),
  overall_rule: Type.String({ description: 'rule that combines the limbs' }),
});
export type MuhurtaProvenanceResponse = Static<typeof MuhurtaProvenanceResponse>;

const envelope = {
  request: MuhurtaRequestEchoResponse,
  panchanga: PanchangaResultResponse,
  policy: MuhurtaPolicyResponse,
  classification: MuhurtaClassificationResponse,
};
export const MuhurtaClassificationEnvelopeResponse = shape('MuhurtaClassificationEnvelopeResponse', {
  ...envelope,
  provenance: MuhurtaProvenanceResponse,
  ...optionsNotApplied,
});
export type MuhurtaClassificationEnvelopeResponse = Static<typeof MuhurtaClassificationEnvelopeResponse>;

export const MuhurtaScoreResponse = shape('MuhurtaScoreResponse', {
  total: Type.Number(),
  breakdown: mapOf(Type.Number(), { description: 'weighted points by limb' }),
  classification: MuhurtaClassificationResponse,
  score_scale: oneOf(['engine_raw_unbounded']),
  score_direction: oneOf(['higher_is_more_favorable_under_policy']),
});
export type MuhurtaScoreResponse = Static<typeof MuhurtaScoreResponse>;

export const MuhurtaScoreEnvelopeResponse = shape('MuhurtaScoreEnvelopeResponse', {
  ...envelope,
  score: MuhurtaScoreResponse,
  provenance: MuhurtaProvenanceResponse,
});
export type MuhurtaScoreEnvelopeResponse = Static<typeof MuhurtaScoreEnvelopeResponse>;
