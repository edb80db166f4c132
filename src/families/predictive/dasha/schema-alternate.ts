import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude } from '../../../contract/points.js';
import { ayanamsaName, siderealJulianDay } from '../../../contract/sidereal.js';
import {
  NODES,
  SiderealChartProvenanceResponse,
  siderealChartFields,
  siderealPlaceFields,
} from '../../../contract/sidereal-chart.js';
import { YEAR_BASES } from '../../../doctrine/dasha/year.js';

const MAX_LEVELS = 4;
/** Depth to which a period that is sent in may hold sub-periods. */
const MAX_DEPTH = 5;
const MAX_LORDS = 9;

const yearBasis = () => defaulted(oneOf(YEAR_BASES, { description: 'days of a dasha year' }), 'julian_365.25');
const levels = () => Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LEVELS, default: 2 }));
/** In a chart the policy's ayanamsa is that of the chart; another one is refused. */
const chartAyanamsa = () =>
  Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'must be the ayanamsa_system of the chart, when given' }),
  );

const ashtottariFields = {
  bypass_eligibility: defaulted(
    Type.Boolean({
      description: 'false: periods are made only where Rahu, not in the Lagna, is in a kendra or trikona from its lord',
    }),
    true,
  ),
  lagna_sign_index: optionalOrNull(
    Type.Integer({ minimum: 0, maximum: 11, description: 'sign of the Lagna, 0 Aries: what eligibility needs' }),
  ),
  nakshatra_scheme: defaulted(
    oneOf(['twenty_seven', 'with_abhijit'], {
      description: 'with_abhijit: the fourth nakshatra of the group of Saturn is Abhijit',
    }),
    'twenty_seven',
  ),
  node: defaulted(oneOf(NODES, { description: 'which node Rahu is, for eligibility' }), 'true'),
};
const { ayanamsa_mode } = siderealPlaceFields;

const AshtottariPolicyRequest = shape('AshtottariPolicyRequest', {
  year_basis: yearBasis(),
  ayanamsa_system: ayanamsaName(),
  ayanamsa_mode,
  ...ashtottariFields,
});
export type AshtottariPolicyRequest = Static<typeof AshtottariPolicyRequest>;

const YoginiPolicyRequest = shape('YoginiPolicyRequest', {
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

export const AshtottariChartSequenceRequest = shape('AshtottariChartSequenceRequest', {
  ...siderealChartFields,
  levels: levels(),
  policy: optionalOrNull(
    shape('AshtottariChartPolicyRequest', {
      year_basis: yearBasis(),
      ayanamsa_system: chartAyanamsa(),
      ...ashtottariFields,
    }),
  ),
});
export type AshtottariChartSequenceRequest = Static<typeof AshtottariChartSequenceRequest>;

export const YoginiChartSequenceRequest = shape('YoginiChartSequenceRequest', {
  ...siderealChartFields,
  levels: levels(),
  policy: optionalOrNull(
    shape('YoginiChartPolicyRequest', { year_basis: yearBasis(), ayanamsa_system: chartAyanamsa() }),
  ),
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
    years: Type.Number({ description: 'as lived' }),
    is_terminal: Type.Boolean({ description: 'no sub-periods were generated' }),
    sub: depth < MAX_LEVELS ? Type.Array(periodOfLevel(depth + 1)) : Type.Array(Type.Null(), { maxItems: 0 }),
  });

/** Whether ashtottari is to be used for a birth, and what that stands on. */
const AshtottariEligibilityResponse = shape('AshtottariEligibilityResponse', {
  eligible: nullable(
    Type.Boolean({ description: 'null where no Lagna is known: the periods are then given, unjudged' }),
  ),
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
    description: 'one cycle from the birth; empty where the dasha is not to be used (eligibility.eligible false)',
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
  cycle_start_jd: Type.Number({ description: 'notional start of the first period, from which its sub-periods count' }),
  sub_periods: Type.String({ description: 'how sub-periods are made' }),
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
  sub_period_count: Type.Integer({ description: 'sub-periods of all levels that were sent in and checked' }),
});
export type AlternatePeriodProfileResponse = Static<typeof AlternatePeriodProfileResponse>;

export const AlternateDashaProfileResponse = shape('AlternateDashaProfileResponse', {
  sequence: AlternateDashaSequenceResponse,
  profile: shape('AlternateDashaSequenceProfileResponse', {
    system: Type.String(),
    total_years: Type.Integer({ description: 'of the whole cycle' }),
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
          description: 'sub-periods: checked to be those of the next level, in order and inside the period',
        })
      : Type.Array(Type.Null(), { maxItems: 0 }),
  ),
});

export interface AlternateDashaPeriodRequest extends SubmittedPeriod {
  year_basis?: (typeof YEAR_BASES)[number];
}
export const AlternateDashaPeriodRequest = Type.Unsafe<AlternateDashaPeriodRequest>(
  shape('AlternateDashaPeriodRequest', { ...submittedFields(1), year_basis: yearBasis() }),
);
