import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude, ratePerDay } from '../../../contract/points.js';

export const YogaPolicyRequest = shape('YogaPolicyRequest', {
  moon_benefic_mode: defaulted(
    oneOf(['paksha', 'always_benefic'], { description: 'paksha: the waxing Moon is benefic, the waning one malefic' }),
    'paksha',
  ),
  mercury_benefic_mode: defaulted(
    oneOf(['conditional', 'always_benefic'], { description: 'conditional: Mercury with a malefic is malefic' }),
    'conditional',
  ),
  mahapurusha_reference: defaulted(
    oneOf(['lagna', 'lagna_or_moon'], { description: 'from what the kendras of the mahapurusha yogas count' }),
    'lagna',
  ),
  gajakesari_mode: defaulted(
    oneOf(['parashara', 'common'], { description: 'common: only a kendra from the Moon' }),
    'parashara',
  ),
  budhaditya_combustion_cancel: defaulted(
    Type.Boolean({ description: 'Mercury within 10 degrees of the Sun cancels Budhaditya' }),
    false,
  ),
  viparita_mode: defaulted(
    oneOf(['phaladeepika', 'uttara_kalamrita', 'raman'], {
      description: 'houses of the lords of 6, 8, 12: any of them; one of the other two; their own',
    }),
    'phaladeepika',
  ),
  akriti_houses: defaulted(
    oneOf(['exact', 'within'], {
      description: 'akriti yogas: exactly the named houses are occupied, or all planets are within them',
    }),
    'exact',
  ),
  parivartana_houses: defaulted(
    oneOf(['owned', 'exchanged'], {
      description: 'Dainya, Khala or Maha by all houses of the two lords, or by the two houses that they exchange',
    }),
    'owned',
  ),
});

const sidereal = () => longitude('sidereal longitude, degrees; reduced to [0, 360)');
const sevenOf = <T>(each: () => T) => ({
  Sun: each(),
  Moon: each(),
  Mars: each(),
  Mercury: each(),
  Jupiter: each(),
  Venus: each(),
  Saturn: each(),
});
const speed = () => Type.Optional(ratePerDay());

export const YogaEvaluateRequest = shape('YogaEvaluateRequest', {
  sidereal_longitudes: shape('YogaLongitudes', sevenOf(sidereal), {
    description: 'sidereal longitudes of the seven planets, degrees',
  }),
  lagna_sidereal_lon: sidereal(),
  planet_speeds: optionalOrNull(
    shape('YogaSpeeds', sevenOf(speed), {
      description: 'degrees a day; a debilitated planet without one leaves the clause about retrogression open',
    }),
  ),
  rahu_sidereal_lon: optionalOrNull(
    longitude('sidereal longitude of Rahu, degrees: adds Kala Sarpa and Guru Chandala, which recent authors have'),
  ),
  policy: optionalOrNull(YogaPolicyRequest),
  include_absent: defaulted(Type.Boolean({ description: 'lists yogas that are not formed too' }), false),
});
export type YogaEvaluateRequest = Static<typeof YogaEvaluateRequest>;

const YogaConditionResponse = shape('YogaConditionResponse', {
  description: Type.String({ description: 'the clause and its source' }),
  satisfied: Type.Boolean(),
  observed: Type.String({ description: 'proof in the chart' }),
  evaluation_state: oneOf(['satisfied', 'not_satisfied', 'not_evaluated']),
});
export type YogaConditionAnswer = Static<typeof YogaConditionResponse>;

const YogaResultResponse = shape('YogaResultResponse', {
  name: Type.String(),
  family: oneOf(['pancha_mahapurusha', 'chandra', 'surya', 'nabhasa', 'raja', 'dhana', 'graha']),
  formed: Type.Boolean(),
  formation_state: oneOf(['formed', 'not_formed', 'indeterminate']),
  cancelled: Type.Boolean({ description: 'formed, and a cancellation is satisfied' }),
  present: Type.Boolean({ description: 'formed, not cancelled and not suppressed' }),
  conditions: Type.Array(YogaConditionResponse),
  cancellations: Type.Array(YogaConditionResponse),
  participants: Type.Array(Type.String()),
  houses_involved: Type.Array(Type.Integer()),
  source: Type.String(),
  suppressed_by: nullable(Type.String({ description: 'the nabhasa yoga that prevails' })),
  notes: Type.String(),
});
export type YogaAnswer = Static<typeof YogaResultResponse>;

export const YogaChartResponse = shape('YogaChartResponse', {
  lagna_sign_index: Type.Integer(),
  policy: YogaPolicyRequest,
  present_names: Type.Array(Type.String()),
  evaluated_count: Type.Integer(),
  yogas: Type.Array(YogaResultResponse),
  ...optionsNotApplied,
});
export type YogaChartResponse = Static<typeof YogaChartResponse>;
