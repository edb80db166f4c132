import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude } from '../../../contract/points.js';
import { ayanamsaName, siderealJulianDay } from '../../../contract/sidereal.js';
import {
  nodeField,
  SiderealChartProvenanceResponse,
  siderealChartFields,
  siderealPlaceFields,
} from '../../../contract/sidereal-chart.js';
import { YEAR_BASIS_WORDS } from './wire-words.js';
import type { YearBasisWord } from './wire-words.js';

const MAX_LEVELS = 4;
/** Greatest depth of sub-periods of a submitted period. */
const MAX_DEPTH = 5;
const MAX_LORDS = 9;

const yearBasis = () =>
  defaulted(oneOf(YEAR_BASIS_WORDS, { description: 'length of the dasha year, days' }), 'julian_365.25');
const levels = () => defaulted(Type.Integer({ minimum: 1, maximum: MAX_LEVELS }), 2);
/** The year of a submitted period with its default. */
export const YearBasisFields = Type.Object({ year_basis: yearBasis() });
/** The ayanamsa of the policy of a chart request: only that of the chart is allowed. */
const chartAyanamsa = () =>
  Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'must be the ayanamsa_system of the chart, when given' }),
  );

const ashtottariFields = {
  bypass_eligibility: defaulted(
    Type.Boolean({
      description:
        'false: there are periods only when Rahu is in a kendra or trikona from the lord of the Lagna and not in the Lagna',
    }),
    true,
  ),
  lagna_sign_index: optionalOrNull(
    Type.Integer({ minimum: 0, maximum: 11, description: 'sign of the Lagna for eligibility, 0 Aries ... 11 Pisces' }),
  ),
  nakshatra_scheme: defaulted(
    oneOf(['twenty_seven', 'with_abhijit'], {
      description: 'with_abhijit: the group of Saturn has a fourth nakshatra, Abhijit',
    }),
    'twenty_seven',
  ),
  node: nodeField('which lunar node Rahu is, for eligibility'),
};
const { ayanamsa_mode } = siderealPlaceFields;

export const AshtottariPolicyRequest = shape('AshtottariPolicyRequest', {
  year_basis: yearBasis(),
  ayanamsa_system: ayanamsaName(),
  ayanamsa_mode,
  ...ashtottariFields,
});
export type AshtottariPolicyRequest = Static<typeof AshtottariPolicyRequest>;

export const YoginiPolicyRequest = shape('YoginiPolicyRequest', {
  year_basis: yearBasis(),
  ayanamsa_system: ayanamsaName(),
  ayanamsa_mode,
});

const moonFields = {
  moon_tropical_lon: longitude('tropical longitude of the Moon, true equinox of date, degrees; reduced to [0, 360)'),
  natal_jd: siderealJulianDay(),
  levels: levels(),
};

export const AshtottariSequenceRequest = shape('AshtottariSequenceRequest', {
  ...moonFields,
  policy: optionalOrNull(AshtottariPolicyRequest),
});
export type AshtottariSequenceRequest = Static<typeof AshtottariSequenceRequest>;

export const YoginiSequenceRequest = shape('YoginiSequenceRequest', {
  ...moonFields,
  policy: optionalOrNull(YoginiPolicyRequest),
});
export type YoginiSequenceRequest = Static<typeof YoginiSequenceRequest>;

export const AshtottariChartPolicyRequest = shape('AshtottariChartPolicyRequest', {
  year_basis: yearBasis(),
  ayanamsa_system: chartAyanamsa(),
  ...ashtottariFields,
});
export const AshtottariChartSequenceRequest = shape('AshtottariChartSequenceRequest', {
  ...siderealChartFields,
  levels: levels(),
  policy: optionalOrNull(AshtottariChartPolicyRequest),
});
export type AshtottariChartSequenceRequest = Static<typeof AshtottariChartSequenceRequest>;

export const YoginiChartPolicyRequest = shape('YoginiChartPolicyRequest', {
  year_basis: yearBasis(),
  ayanamsa_system: chartAyanamsa(),
});
export const YoginiChartSequenceRequest = shape('YoginiChartSequenceRequest', {
  ...siderealChartFields,
  levels: levels(),
  policy: optionalOrNull(YoginiChartPolicyRequest),
});
export type YoginiChartSequenceRequest = Static<typeof YoginiChartSequenceRequest>;

export interface AlternateDashaPeriodResponse {
  system: string;
  level: number;
  lord: string;
  start_jd: number;
  end_jd: number;
  years: number;
  is_terminal: boolean;
  sub: AlternateDashaPeriodResponse[];
}

const periodOfLevel = (depth: number): TSchema =>
  shape(depth === 1 ? 'AlternateDashaPeriodResponse' : `AlternateDashaPeriodLevel${depth}Response`, {
    system: Type.String(),
    level: Type.Integer(),
    lord: Type.String(),
    start_jd: Type.Number({ description: 'Julian day UT1; the period is half-open' }),
    end_jd: Type.Number(),
    years: Type.Number({ description: 'from start_jd to end_jd, in dasha years' }),
    is_terminal: Type.Boolean({ description: 'no sub-periods were generated' }),
    sub: depth < MAX_LEVELS ? Type.Array(periodOfLevel(depth + 1)) : Type.Array(Type.Null(), { maxItems: 0 }),
  });

/** Whether ashtottari applies to a birth, and the positions that decide it. */
const AshtottariEligibilityResponse = shape('AshtottariEligibilityResponse', {
  eligible: nullable(Type.Boolean({ description: 'null when the Lagna is unknown; the periods are then returned' })),
  rule: Type.String(),
  lagna_sign_index: nullable(Type.Integer()),
  lagna_lord: nullable(Type.String()),
  lagna_lord_sign_index: nullable(Type.Integer()),
  rahu_sign_index: Type.Integer(),
  node: Type.String(),
});
export type AshtottariEligibilityResponse = Static<typeof AshtottariEligibilityResponse>;

export const AlternateDashaSequenceResponse = shape('AlternateDashaSequenceResponse', {
  system: Type.String(),
  periods: Type.Array(Type.Unsafe<AlternateDashaPeriodResponse>(periodOfLevel(1)), {
    description: 'one cycle from the birth; empty when the dasha does not apply (eligibility.eligible false)',
  }),
  mahadasha_count: Type.Integer(),
  levels_generated: Type.Integer(),
  year_basis: Type.String(),
  ayanamsa_system: Type.String(),
  bypass_eligibility: nullable(Type.Boolean()),
  lagna_sign_index: nullable(Type.Integer()),
  year_days: Type.Number(),
  ayanamsa_mode: Type.String(),
  ayanamsa_offset: Type.Number({ description: 'degrees' }),
  moon_sidereal_longitude: Type.Number(),
  nakshatra_scheme: nullable(Type.String()),
  cycle_start_jd: Type.Number({ description: 'notional start of the first period and of its sub-periods' }),
  sub_periods: Type.String({ description: 'rule of the sub-periods' }),
  eligibility: nullable(AshtottariEligibilityResponse),
  ...optionsNotApplied,
});
export type AlternateDashaSequenceResponse = Static<typeof AlternateDashaSequenceResponse>;

const AlternatePeriodProfileFields = {
  system: Type.String(),
  level: Type.Integer(),
  lord: Type.String(),
  planet: Type.String(),
  years: Type.Number(),
  is_node_lord: Type.Boolean(),
  is_luminary_lord: Type.Boolean(),
};
const AlternatePeriodProfileItem = shape('AlternatePeriodProfileResponse', AlternatePeriodProfileFields);
export type AlternatePeriodProfileItem = Static<typeof AlternatePeriodProfileItem>;
export const AlternatePeriodProfileResponse = shape('AlternatePeriodProfileAnswer', {
  ...AlternatePeriodProfileFields,
  year_basis: Type.String(),
  sub_period_count: Type.Integer({ description: 'number of submitted sub-periods of all levels' }),
});
export type AlternatePeriodProfileResponse = Static<typeof AlternatePeriodProfileResponse>;

export const AlternateDashaProfileResponse = shape('AlternateDashaProfileResponse', {
  sequence: AlternateDashaSequenceResponse,
  profile: shape('AlternateDashaSequenceProfileResponse', {
    system: Type.String(),
    total_years: Type.Integer({ description: 'years of the cycle' }),
    mahadasha_count: Type.Integer(),
    profiles: Type.Array(AlternatePeriodProfileItem, { description: 'of the great periods' }),
  }),
  ...optionsNotApplied,
});
export type AlternateDashaProfileResponse = Static<typeof AlternateDashaProfileResponse>;

const chartAnswer = {
  moon_tropical_longitude: Type.Number(),
  natal_jd: Type.Number({ description: 'Julian day UT1' }),
  provenance: SiderealChartProvenanceResponse,
  ...optionsNotApplied,
};
export const AlternateDashaChartSequenceResponse = shape('AlternateDashaChartSequenceResponse', {
  result: AlternateDashaSequenceResponse,
  ...chartAnswer,
});
export type AlternateDashaChartSequenceResponse = Static<typeof AlternateDashaChartSequenceResponse>;
export const AlternateDashaChartProfileResponse = shape('AlternateDashaChartProfileResponse', {
  result: AlternateDashaProfileResponse,
  ...chartAnswer,
});
export type AlternateDashaChartProfileResponse = Static<typeof AlternateDashaChartProfileResponse>;

export interface SubmittedPeriod {
  system: 'ashtottari' | 'yogini';
  level: number;
  lord: string;
  start_jd: number;
  end_jd: number;
  sub?: SubmittedPeriod[];
}

const submittedFields = (depth: number): Record<string, TSchema> => ({
  system: oneOf(['ashtottari', 'yogini']),
  level: Type.Integer({ minimum: 1, maximum: 16 }),
  lord: Type.String({ minLength: 1, maxLength: 32 }),
  start_jd: siderealJulianDay(),
  end_jd: siderealJulianDay(),
  sub: Type.Optional(
    depth < MAX_DEPTH
      ? Type.Array(shape(`AlternateDashaSubPeriod${depth}Request`, submittedFields(depth + 1)), {
          maxItems: MAX_LORDS,
          description: 'sub-periods: they must have the next level, be in order and be within the period',
        })
      : Type.Array(Type.Null(), { maxItems: 0 }),
  ),
});

export interface AlternateDashaPeriodRequest extends SubmittedPeriod {
  year_basis?: YearBasisWord;
}
export const AlternateDashaPeriodRequest = Type.Unsafe<AlternateDashaPeriodRequest>(
  shape('AlternateDashaPeriodRequest', { ...submittedFields(1), year_basis: yearBasis() }),
);
