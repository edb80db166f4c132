import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
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
} from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { HousePolicyRequest, houseSystemName, HousesResponse } from '../../../contract/houses.js';
import { NodePositionResponse, PlanetPositionResponse } from '../../../contract/positions.js';
import {
  directionField,
  stepDaysField,
  toleranceField,
  TransitComputationTruthResponse,
} from '../../../contract/transits.js';
import { searchedLongitude } from '../../../contract/points.js';

const year = () =>
  Type.Integer({
    minimum: -13_000,
    maximum: 17_000,
    description: 'calendar year of the return (proleptic Gregorian, astronomical numbering)',
  });
const controls = { step_days: stepDaysField(), solver_tolerance_days: toleranceField() };

export const SolarReturnRequest = shape('SolarReturnRequest', {
  natal_sun_lon: searchedLongitude(),
  year: year(),
  ...controls,
});
export type SolarReturnRequest = Static<typeof SolarReturnRequest>;
export const LunarReturnRequest = shape('LunarReturnRequest', {
  natal_moon_lon: searchedLongitude(),
  jd_start: julianDayUt1(),
  ...controls,
});
export type LunarReturnRequest = Static<typeof LunarReturnRequest>;
export const PlanetReturnRequest = shape('PlanetReturnRequest', {
  body: bodyName('Sun, Moon, Mercury ... Pluto, or a named small body'),
  natal_lon: searchedLongitude(),
  jd_start: julianDayUt1(),
  direction: directionField('direct'),
  ...controls,
});
export type PlanetReturnRequest = Static<typeof PlanetReturnRequest>;

export const ReturnEventResponse = shape('ReturnEventResponse', {
  return_type: Type.String(),
  body: Type.String(),
  jd_ut: Type.Number({ description: 'Julian day UT1' }),
  datetime_utc: Type.String(),
  computation_truth: optionalOrNull(TransitComputationTruthResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type ReturnEventResponse = Static<typeof ReturnEventResponse>;

const RETURN_KINDS = ['solar_return', 'lunar_return', 'planetary_return'] as const;

export const RelocatedReturnRequest = shape('RelocatedReturnRequest', {
  return_kind: oneOf(RETURN_KINDS),
  natal_longitude: searchedLongitude(),
  body: optionalOrNull(bodyName('required for planetary returns; otherwise Sun or Moon, or absent')),
  year: optionalOrNull(year()),
  jd_start: optionalOrNull(
    julianDayUt1('Julian day UT1; the search for a lunar or planetary return starts strictly after it'),
  ),
  direction: directionField('direct'),
  source_latitude: latitudeDeg(),
  source_longitude: longitudeDeg(),
  relocated_latitude: latitudeDeg(),
  relocated_longitude: longitudeDeg(),
  source_house_system: defaulted(houseSystemName(), 'P'),
  relocated_house_system: optionalOrNull(houseSystemName()),
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: 16,
      uniqueItems: true,
      description: 'bodies of the charts; default Sun ... Pluto',
    }),
  ),
  step_days: optionalOrNull(Type.Number({ minimum: 0.01, maximum: 10_000 })),
  solver_tolerance_days: toleranceField(),
  house_policy: optionalOrNull(HousePolicyRequest),
});
export type RelocatedReturnRequest = Static<typeof RelocatedReturnRequest>;

const ChartContextResponse = shape('ChartContextResponse', {
  jd_ut: Type.Number(),
  jd_tt: Type.Number(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  planets: mapOf(PlanetPositionResponse),
  nodes: mapOf(NodePositionResponse),
  houses: HousesResponse,
  is_day: Type.Boolean({
    description: 'true if the centre of the Sun is above the horizon (geocentric apparent place, no refraction)',
  }),
});
export type ChartContextResponse = Static<typeof ChartContextResponse>;

export const RelocatedReturnResponse = shape('RelocatedReturnResponse', {
  source_chart: ChartContextResponse,
  relocated_chart: ChartContextResponse,
  return_truth: shape('ReturnMomentTruthResponse', {
    return_kind: Type.String(),
    body: Type.String(),
    natal_longitude: Type.Number(),
    jd_return_ut: Type.Number(),
    direction: Type.String(),
    timing_source: Type.String(),
    search_policy: shape('ReturnSearchPolicyTruthResponse', {
      step_days_override: optionalOrNull(Type.Number()),
      default_max_days: optionalOrNull(Type.Number()),
      per_body_max_days: Type.Array(Type.Array(Type.Union([Type.String(), Type.Number()]))),
      step_days: Type.Optional(Type.Number({ description: 'step of the search, days' })),
      solver_tolerance_days: Type.Number(),
      policy_source: oneOf(['default', 'caller_supplied']),
    }),
    year: optionalOrNull(Type.Integer()),
    search_start_jd_ut: optionalOrNull(Type.Number()),
    reference_frame: Type.String(),
    timescale: Type.String(),
    datetime_utc: Type.String(),
  }),
  relocation_truth: shape('ReturnRelocationTruthResponse', {
    source_latitude: Type.Number(),
    source_longitude: Type.Number(),
    relocated_latitude: Type.Number(),
    relocated_longitude: Type.Number(),
    source_requested_house_system: Type.String(),
    source_effective_house_system: Type.String(),
    source_house_fallback: Type.Boolean(),
    relocated_requested_house_system: Type.String(),
    relocated_effective_house_system: Type.String(),
    relocated_house_fallback: Type.Boolean(),
    same_epoch: Type.Boolean(),
    same_celestial_snapshot: Type.Boolean(),
    chart_source: Type.String(),
    relocation_source: Type.String(),
    interpretation: Type.String(),
  }),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type RelocatedReturnResponse = Static<typeof RelocatedReturnResponse>;
