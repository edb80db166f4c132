import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from './basis.js';
import {
  defaulted,
  elevationM,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
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

/** How the day from sunrise to sunrise is reckoned: the same names in every family that needs it. */
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
        'where the Sun does not rise and set around the instant: a day from 6h to 6h and a daylight from 6h to 18h local mean time, named in the answer, or a refusal (422)',
    }),
    'mean_day',
  ),
};

/** The ayanamsa of a policy, which takes the place of the one beside it. */
export const policyAyanamsa = () =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'name or alias of an ayanamsa system; default: that of the request (authI)',
    }),
  );

const SHUNNED_YOGAS = ['nine', 'five'] as const;

export const PanchangaPolicyRequest = shape('PanchangaPolicyRequest', {
  ayanamsa_system: policyAyanamsa(),
  shunned_yogas: defaulted(
    oneOf(SHUNNED_YOGAS, {
      description:
        'yogas that are inauspicious: nine (Muhurta Chintamani) or five, Atiganda, Shula, Ganda, Vyatipata and Vaidhriti (Raman, Muhurtha)',
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

const boundaries = {
  start: Type.Optional(EventInstantResponse),
  end: Type.Optional(EventInstantResponse),
};

export const PanchangaElementResponse = shape('PanchangaElementResponse', {
  name: Type.String(),
  index: Type.Integer({ description: 'from 0' }),
  number: Type.Integer({ description: 'from 1' }),
  degrees_elapsed: Type.Number({
    description: 'degrees of the arc that are passed; 0 for the weekday, which is no arc',
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

/** What the weekday stands on. */
export const VaraBasisResponse = shape('VaraBasisResponse', {
  basis: oneOf(['local_sunrise', 'local_mean_time_06h', 'civil_day_ut1'], {
    description:
      'local_sunrise: from the last sunrise at the place; local_mean_time_06h: the Sun does not rise there; civil_day_ut1: no place is known, the weekday at Greenwich',
  }),
  sunrise_definition: optionalOrNull(oneOf(SUNRISE_DEFINITIONS)),
  sunrise: optionalOrNull(EventInstantResponse),
  sunset: optionalOrNull(EventInstantResponse),
  next_sunrise: optionalOrNull(EventInstantResponse),
  sun_position: optionalOrNull(
    oneOf(['above_horizon', 'below_horizon'], { description: 'where the Sun stands, where it does not rise and set' }),
  ),
});
export type VaraBasisResponse = Static<typeof VaraBasisResponse>;

const lunarMonthFields = {
  name: Type.String(),
  number: Type.Integer({ description: '1 Chaitra ... 12 Phalguna' }),
  is_adhika: Type.Boolean({ description: 'intercalary: the Sun enters no sign between the new moons' }),
  kshaya_month: optionalOrNull(Type.String({ description: 'the month that is lost in this one' })),
  start: EventInstantResponse,
  end: EventInstantResponse,
};
export const LunarMonthsResponse = shape('LunarMonthsResponse', {
  amanta: shape('AmantaMonth', lunarMonthFields, { description: 'from new moon to new moon' }),
  purnimanta: shape('PurnimantaMonth', lunarMonthFields, { description: 'from full moon to full moon' }),
  basis: oneOf(['geocentric_apparent_syzygies']),
});
export type LunarMonthsResponse = Static<typeof LunarMonthsResponse>;

/** How the places were made: beside the ayanamsa's name. `place_*` are absent where the caller gave the longitudes. */
export const zodiacFields = {
  ayanamsa_mode: Type.String(),
  ayanamsa_degrees: Type.Number({ description: 'degrees that are taken from tropical longitudes' }),
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
