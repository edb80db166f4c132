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
import { YEAR_BASES } from '../../../doctrine/dasha/year.js';

const MAX_LEVELS = 5;
export const LEVEL_NAMES = ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Prana'] as const;

const level = (value: number) => Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LEVELS, default: value }));

export const DashaNatalRequest = shape('DashaNatalRequest', {
  dt: isoInstant(),
  ayanamsa: optionalOrNull(
    Type.String({ minLength: 1, maxLength: 64, description: 'ayanamsa system by name or alias; default: authI' }),
  ),
  year_basis: optionalOrNull(oneOf(YEAR_BASES, { description: 'days of a dasha year; default: julian_365.25' })),
  ...siderealPlaceFields,
  observer_lat: optionalOrNull(lagnaLatitude()),
  observer_lon: optionalOrNull(longitudeDeg('observer of topocentric places: geodetic longitude, degrees east')),
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
        'lords of one period, from the great period down (`Venus/Moon`): only that line is answered, with the sub-periods of its last down to `levels`',
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
      description:
        'whether each running period holds its sub-periods, level by level down to the last that is asked for',
    }),
    true,
  );
export const DashaLineRequest = shape('DashaLineRequest', {
  ...DashaCurrentRequest.properties,
  include_sub: includeSub(),
});
export type DashaLineRequest = Static<typeof DashaLineRequest>;

/** What the periods are counted from. */
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
  nakshatra_fraction: Type.Number({ description: 'part of the nakshatra that is past' }),
  year_basis: Type.String(),
  year_days: Type.Number(),
  cycle_start_jd: Type.Number({ description: 'notional start of the first period, from which its sub-periods count' }),
  sub_periods: Type.String({ description: 'how sub-periods are made' }),
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
  lord_type: nullable(Type.String({ description: 'luminary, inner, outer or node' })),
  years: Type.Number({
    description: 'as lived: of a period that the birth or the end of the cycle cuts, what is lived',
  }),
  days: Type.Number(),
  year_basis: nullable(Type.String()),
  is_node_dasha: Type.Boolean(),
  is_luminary_dasha: Type.Boolean(),
  birth_nakshatra: nullable(Type.String({ description: 'of the great period that runs at birth' })),
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
  nakshatra_fraction: Type.Number({ description: 'part of the nakshatra that is past' }),
  ends_jd: Type.Number({ description: 'end of the period that runs at birth, Julian day UT1' }),
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
  profiles: Type.Array(DashaConditionProfileResponse, { description: 'of the great periods' }),
  profile_count: Type.Integer(),
  mahadasha_count: Type.Integer(),
  luminary_count: Type.Integer({ description: 'of the great periods, as are the counts that follow' }),
  inner_count: Type.Integer(),
  outer_count: Type.Integer(),
  node_count: Type.Integer(),
  total_years: Type.Number({ description: 'of the great periods, as lived' }),
  has_node_dashas: Type.Boolean(),
  sub_profiles: Type.Array(DashaConditionProfileResponse, {
    description: 'of the sub-periods, from the second level to the last that is asked for, level by level',
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
