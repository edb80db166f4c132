import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from './basis.js';
import {
  defaulted,
  elevationM,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from './fields.js';
import { optionsNotApplied } from './inert-options.js';
import { longitude } from './points.js';
import { siderealPlaceFields } from './sidereal-chart.js';
import { ayanamsaName, siderealJulianDay } from './sidereal.js';
import { EventInstantResponse } from './transits.js';

/** Shapes of the five limbs, shared by the panchanga, muhurta and profile routes. */

const SUNRISE_DEFINITIONS = ['upper_limb_refracted', 'centre_unrefracted'] as const;
const NO_SUNRISE = ['mean_day', 'refuse'] as const;

/** Definition of the day from sunrise to sunrise; all families that use it have these names. */
export const solarDayFields = {
  sunrise_definition: defaulted(
    oneOf(SUNRISE_DEFINITIONS, {
      description: 'upper limb on the horizon with refraction (centre at -50 arcmin), or the centre without refraction',
    }),
    'upper_limb_refracted',
  ),
  no_sunrise: defaulted(
    oneOf(NO_SUNRISE, {
      description:
        'when the Sun does not rise and set around the instant: mean_day counts the day from 6h to 6h and daylight from 6h to 18h local mean time, and the answer says so; refuse answers 422',
    }),
    'mean_day',
  ),
};

/** Fields of the day with their defaults. */
export const SolarDayFields = Type.Object(solarDayFields);

/** The ayanamsa of a policy, which overrides that of the request. */
export const policyAyanamsa = () =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'name or alias of an ayanamsa system; default: that of the request (authI, Lahiri)',
    }),
  );

const SHUNNED_YOGAS = ['nine', 'five'] as const;

export const PanchangaPolicyRequest = shape('PanchangaPolicyRequest', {
  ayanamsa_system: policyAyanamsa(),
  shunned_yogas: defaulted(
    oneOf(SHUNNED_YOGAS, {
      description:
        'inauspicious yogas: nine (Muhurta Chintamani) or five: Atiganda, Shula, Ganda, Vyatipata and Vaidhriti (Raman, Muhurtha)',
    }),
    'nine',
  ),
});
export type PanchangaPolicyRequest = Static<typeof PanchangaPolicyRequest>;

export const panchangaDirectFields = {
  sun_tropical_lon: longitude('tropical longitude of the Sun (true equinox of date), degrees; reduced to [0, 360)'),
  moon_tropical_lon: longitude('tropical longitude of the Moon (true equinox of date), degrees; reduced to [0, 360)'),
  jd: siderealJulianDay(),
  ayanamsa_system: ayanamsaName(),
  ayanamsa_mode: siderealPlaceFields.ayanamsa_mode,
};

export const panchangaChartFields = {
  dt: isoInstant(),
  observer_lat: optionalOrNull(latitudeDeg('place of the sunrise: geodetic latitude, degrees north')),
  observer_lon: optionalOrNull(longitudeDeg('place of the sunrise: geodetic longitude, degrees east')),
  observer_elev_m: defaulted(elevationM(), 0),
  ayanamsa_system: ayanamsaName(),
  ...siderealPlaceFields,
  ...solarDayFields,
};

/** Absent when the request gives longitudes instead of an instant. */
const boundaries = {
  start: Type.Optional(EventInstantResponse),
  end: Type.Optional(EventInstantResponse),
};

export const PanchangaElementResponse = shape('PanchangaElementResponse', {
  name: Type.String(),
  index: Type.Integer({ description: 'from 0' }),
  number: Type.Integer({ description: 'from 1' }),
  degrees_elapsed: Type.Number({
    description: 'elapsed degrees of the arc; 0 for the weekday, which is not an arc',
  }),
  degrees_remaining: Type.Number(),
  ...boundaries,
});
export type PanchangaElementResponse = Static<typeof PanchangaElementResponse>;

export const NakshatraPositionResponse = shape('NakshatraPositionResponse', {
  nakshatra: Type.String(),
  nakshatra_index: Type.Integer({ description: '0 ... 26' }),
  nakshatra_lord: Type.String({ description: 'of the vimshottari cycle' }),
  pada: Type.Integer({ description: 'quarter, 1 ... 4' }),
  degrees_in: Type.Number(),
  sidereal_lon: Type.Number({ description: 'sidereal longitude, degrees in [0, 360)' }),
  ...boundaries,
});
export type NakshatraPositionResponse = Static<typeof NakshatraPositionResponse>;

/** Basis of the weekday. */
export const VaraBasisResponse = shape('VaraBasisResponse', {
  basis: oneOf(['local_sunrise', 'local_mean_time_06h', 'civil_day_ut1'], {
    description:
      'local_sunrise: from the last sunrise at the place; local_mean_time_06h: the Sun does not rise there; civil_day_ut1: weekday at Greenwich, for a request without a place',
  }),
  sunrise_definition: nullable(oneOf(SUNRISE_DEFINITIONS)),
  sunrise: nullable(EventInstantResponse),
  sunset: nullable(EventInstantResponse),
  next_sunrise: nullable(EventInstantResponse),
  sun_position: nullable(
    oneOf(['above_horizon', 'below_horizon'], {
      description: 'position of a Sun that does not rise and set, else null',
    }),
  ),
});
export type VaraBasisResponse = Static<typeof VaraBasisResponse>;

const lunarMonthFields = {
  name: Type.String(),
  number: Type.Integer({ description: '1 Chaitra ... 12 Phalguna' }),
  is_adhika: Type.Boolean({ description: 'intercalary: the Sun enters no sign between the new moons' }),
  kshaya_month: nullable(Type.String({ description: 'the month that is dropped in this one, else null' })),
  start: EventInstantResponse,
  end: EventInstantResponse,
};
export const LunarMonthsResponse = shape('LunarMonthsResponse', {
  amanta: shape('AmantaMonth', lunarMonthFields, { description: 'from new moon to new moon' }),
  purnimanta: shape('PurnimantaMonth', lunarMonthFields, { description: 'from full moon to full moon' }),
  basis: oneOf(['geocentric_apparent_syzygies']),
});
export type LunarMonthsResponse = Static<typeof LunarMonthsResponse>;

/** Ayanamsa and reduction of the positions. `place_*` are absent when the request gives longitudes. */
export const zodiacFields = {
  ayanamsa_mode: Type.String(),
  ayanamsa_degrees: Type.Number({ description: 'degrees subtracted from tropical longitudes' }),
  place_center: Type.Optional(Type.String()),
  place_reduction: Type.Optional(Type.String()),
};

export const PanchangaResultResponse = shape('PanchangaResultResponse', {
  jd: Type.Number({ description: 'Julian day UT1' }),
  ayanamsa_system: Type.String(),
  tithi: PanchangaElementResponse,
  vara: PanchangaElementResponse,
  vara_lord: Type.String(),
  nakshatra: NakshatraPositionResponse,
  yoga: PanchangaElementResponse,
  karana: PanchangaElementResponse,
  paksha: oneOf(['shukla', 'krishna']),
  vara_basis: VaraBasisResponse,
  lunar_month: Type.Optional(LunarMonthsResponse),
  ...zodiacFields,
  computation_basis: Type.Optional(ComputationBasis),
  ...optionsNotApplied,
});
export type PanchangaResultResponse = Static<typeof PanchangaResultResponse>;
