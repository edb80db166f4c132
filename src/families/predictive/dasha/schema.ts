import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  defaulted,
  elevationM,
  isoInstant,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { lagnaLatitude, siderealPlaceFields } from '../../../contract/sidereal-chart.js';
import { YEAR_BASIS_WORDS } from './wire-words.js';

const MAX_LEVELS = 5;
/** Names of the levels, great period first. */
export const LEVEL_NAMES = ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Prana'] as const;

const level = (value: number) => defaulted(Type.Integer({ minimum: 1, maximum: MAX_LEVELS }), value);

export const DashaNatalRequest = shape('DashaNatalRequest', {
  dt: isoInstant(),
  ayanamsa: defaulted(
    nullable(
      Type.String({ minLength: 1, maxLength: 64, description: 'ayanamsa system by name or alias; default: Lahiri' }),
    ),
    'authI',
  ),
  year_basis: defaulted(
    nullable(oneOf(YEAR_BASIS_WORDS, { description: 'length of the dasha year, days' })),
    'julian_365.25',
  ),
  ...siderealPlaceFields,
  observer_lat: optionalOrNull(lagnaLatitude()),
  observer_lon: optionalOrNull(longitudeDeg('observer of topocentric positions: geodetic longitude, degrees east')),
  observer_elev_m: defaulted(elevationM(), 0),
});
export type DashaNatalRequest = Static<typeof DashaNatalRequest>;

export const DashaSequenceRequest = shape('DashaSequenceRequest', { natal: DashaNatalRequest, levels: level(2) });
export type DashaSequenceRequest = Static<typeof DashaSequenceRequest>;

export const DashaTreeRequest = shape('DashaTreeRequest', {
  ...DashaSequenceRequest.properties,
  within: optionalOrNull(
    Type.String({
      maxLength: 64,
      pattern: `^[A-Z][a-z]+(/[A-Z][a-z]+){0,${MAX_LEVELS - 2}}$`,
      description:
        'lords of one period, from the great period down (`Venus/Moon`): the answer has only this branch, with the sub-periods of the last period down to `levels`',
    }),
  ),
});
export type DashaTreeRequest = Static<typeof DashaTreeRequest>;

export const DashaCurrentRequest = shape('DashaCurrentRequest', {
  natal: DashaNatalRequest,
  current_dt: isoInstant(),
  levels: level(MAX_LEVELS),
});
export type DashaCurrentRequest = Static<typeof DashaCurrentRequest>;

export const includeSub = () =>
  defaulted(
    Type.Boolean({
      description: 'whether each period in force includes its sub-periods, down to `levels`',
    }),
    true,
  );
export const DashaLineRequest = shape('DashaLineRequest', {
  ...DashaCurrentRequest.properties,
  include_sub: includeSub(),
});
export type DashaLineRequest = Static<typeof DashaLineRequest>;

/** Basis of the periods. */
const DashaBasisResponse = shape('DashaBasisResponse', {
  natal_jd: Type.Number({ description: 'Julian day UT1' }),
  ayanamsa_system: Type.String(),
  ayanamsa_mode: Type.String(),
  ayanamsa_offset: Type.Number({ description: 'degrees' }),
  place_center: Type.String(),
  place_reduction: Type.String(),
  moon_tropical_longitude: Type.Number(),
  moon_sidereal_longitude: Type.Number(),
  birth_nakshatra: Type.String(),
  nakshatra_fraction: Type.Number({ description: 'elapsed part of the nakshatra' }),
  year_basis: Type.String(),
  year_days: Type.Number(),
  cycle_start_jd: Type.Number({ description: 'notional start of the first period and of its sub-periods' }),
  sub_periods: Type.String({ description: 'rule of the sub-periods' }),
  computation_basis: ComputationBasis,
});
export type DashaBasisResponse = Static<typeof DashaBasisResponse>;

export interface DashaPeriodResponse {
  level: number;
  level_name: string;
  planet: string;
  start_jd: number;
  end_jd: number;
  years: number;
  days: number;
  start_date: string;
  end_date: string;
  year_basis: string | null;
  lord_type: string | null;
  is_node_dasha: boolean;
  is_luminary_dasha: boolean;
  birth_nakshatra: string | null;
  nakshatra_fraction: number | null;
  sub: DashaPeriodResponse[];
}

const conditionFields = {
  planet: Type.String(),
  level: Type.Integer(),
  level_name: Type.String(),
  lord_type: nullable(
    Type.String({ description: 'luminary, inner (Mercury, Venus), outer (Mars, Jupiter, Saturn) or node' }),
  ),
  years: Type.Number({
    description: 'from start_jd to end_jd, in dasha years; the birth and the end of the cycle cut off a period',
  }),
  days: Type.Number(),
  year_basis: nullable(Type.String()),
  is_node_dasha: Type.Boolean(),
  is_luminary_dasha: Type.Boolean(),
  birth_nakshatra: nullable(Type.String({ description: 'only of the great period in force at birth, else null' })),
  nakshatra_fraction: nullable(Type.Number()),
};

const periodOfLevel = (depth: number): TSchema =>
  shape(depth === 1 ? 'DashaPeriodResponse' : `DashaPeriodLevel${depth}Response`, {
    ...conditionFields,
    start_jd: Type.Number({ description: 'Julian day UT1; the period is half-open' }),
    end_jd: Type.Number(),
    start_date: Type.String(),
    end_date: Type.String(),
    sub: depth < MAX_LEVELS ? Type.Array(periodOfLevel(depth + 1)) : Type.Array(Type.Null(), { maxItems: 0 }),
  });
const DashaPeriodResponse = Type.Unsafe<DashaPeriodResponse>(periodOfLevel(1));

export const DashaSequenceResponse = shape('DashaSequenceResponse', {
  mahadashas: Type.Array(DashaPeriodResponse),
  mahadasha_count: Type.Integer(),
  levels_generated: Type.Integer(),
  basis: DashaBasisResponse,
  ...optionsNotApplied,
});
export type DashaSequenceResponse = Static<typeof DashaSequenceResponse>;

export const DashaBalanceResponse = shape('DashaBalanceResponse', {
  lord: Type.String(),
  remaining_years: Type.Number(),
  birth_nakshatra: Type.String(),
  nakshatra_fraction: Type.Number({ description: 'elapsed part of the nakshatra' }),
  ends_jd: Type.Number({ description: 'end of the period in force at birth, Julian day UT1' }),
  basis: DashaBasisResponse,
  ...optionsNotApplied,
});
export type DashaBalanceResponse = Static<typeof DashaBalanceResponse>;

export const DashaActiveLineResponse = shape('DashaActiveLineResponse', {
  mahadasha: DashaPeriodResponse,
  antardasha: nullable(DashaPeriodResponse),
  pratyantardasha: nullable(DashaPeriodResponse),
  sookshma: nullable(DashaPeriodResponse),
  prana: nullable(DashaPeriodResponse),
  depth: Type.Integer(),
  basis: DashaBasisResponse,
  ...optionsNotApplied,
});
export type DashaActiveLineResponse = Static<typeof DashaActiveLineResponse>;

export const DashaConditionProfileResponse = shape('DashaConditionProfileResponse', conditionFields);
export type DashaConditionProfileResponse = Static<typeof DashaConditionProfileResponse>;

export const DashaSequenceProfileResponse = shape('DashaSequenceProfileResponse', {
  profiles: Type.Array(DashaConditionProfileResponse, { description: 'profiles of the great periods' }),
  profile_count: Type.Integer(),
  mahadasha_count: Type.Integer(),
  luminary_count: Type.Integer({
    description: 'number of great periods of a luminary; the next three counts are those of the other kinds',
  }),
  inner_count: Type.Integer(),
  outer_count: Type.Integer(),
  node_count: Type.Integer(),
  total_years: Type.Number({ description: 'sum of the years of the great periods' }),
  has_node_dashas: Type.Boolean(),
  sub_profiles: Type.Array(DashaConditionProfileResponse, {
    description: 'profiles of the sub-periods, level by level from the second to `levels`',
  }),
  basis: DashaBasisResponse,
  ...optionsNotApplied,
});
export type DashaSequenceProfileResponse = Static<typeof DashaSequenceProfileResponse>;

export const DashaLordPairResponse = shape('DashaLordPairResponse', {
  maha_profile: DashaConditionProfileResponse,
  antar_profile: nullable(DashaConditionProfileResponse),
  has_antar: Type.Boolean(),
  is_same_lord: Type.Boolean(),
  is_same_lord_type: Type.Boolean(),
  involves_node: Type.Boolean(),
  basis: DashaBasisResponse,
  ...optionsNotApplied,
});
export type DashaLordPairResponse = Static<typeof DashaLordPairResponse>;
