import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  elevationM,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  mapOf,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { EventInstantResponse } from '../../../contract/transits.js';

const place = { lat: latitudeDeg(), lon: longitudeDeg() };
const elevation = { elevation_m: defaulted(elevationM(), 0) };
const horizonAltitude = (description: string) => Type.Number({ minimum: -90, maximum: 90, description });

export const RiseSetPolicyRequest = shape('RiseSetPolicyRequest', {
  disc_reference: defaulted(
    oneOf(['limb', 'center', 'bottom'], {
      description: 'point of the disc whose crossing of the horizon counts: upper limb, centre, lower limb',
    }),
    'limb',
  ),
  fixed_disc_size: defaulted(
    Type.Boolean({
      description:
        'true: mean semidiameters (Sun 0.2667, Moon 0.2725 degrees) instead of the apparent semidiameter at the instant',
    }),
    false,
  ),
  hindu_rising: defaulted(
    Type.Boolean({
      description: 'centre of the disc on the airless horizon; disc_reference and refraction then have no effect',
    }),
    false,
  ),
  refraction: defaulted(
    Type.Boolean({ description: 'false: no atmosphere; true: 0.5667 degrees at the horizon' }),
    true,
  ),
  horizon_altitude: optionalOrNull(
    horizonAltitude(
      'airless altitude of the centre that counts as the horizon, degrees; overrides the rest of the policy',
    ),
  ),
  horizon_dip: defaulted(
    Type.Boolean({
      description:
        'lowers the horizon by the dip of the sea horizon at elevation_m: 0.0293 degrees times the square root of the metres (0.0321 without refraction)',
    }),
    false,
  ),
});
export type RiseSetPolicyRequest = Static<typeof RiseSetPolicyRequest>;

export const RiseSetPhenomenaRequest = shape('RiseSetPhenomenaRequest', {
  body: bodyName('a body, or a fixed star by any of its names'),
  jd_start: julianDayUt1('start of the 24 hours that are searched, Julian day UT1'),
  ...place,
  altitude: optionalOrNull(
    horizonAltitude(
      'airless altitude of the centre that counts as the horizon, degrees; overrides the policy. Default: -0.8333 for Sun and Moon, -0.5667 for others',
    ),
  ),
  policy: optionalOrNull(RiseSetPolicyRequest),
  ...elevation,
});
export type RiseSetPhenomenaRequest = Static<typeof RiseSetPhenomenaRequest>;

const VISIBILITY_STATES = ['rises_and_sets', 'rises_only', 'sets_only', 'always_above', 'always_below'] as const;
export type VisibilityState = (typeof VISIBILITY_STATES)[number];

const HorizonEventResponse = shape('HorizonEventResponse', {
  kind: oneOf(['rise', 'set', 'transit', 'anti_transit']),
  ...EventInstantResponse.properties,
});
export type HorizonEventResponse = Static<typeof HorizonEventResponse>;

export const RiseSetPhenomenaResponse = shape('RiseSetPhenomenaResponse', {
  rise: optionalOrNull(EventInstantResponse),
  set: optionalOrNull(EventInstantResponse),
  transit: optionalOrNull(EventInstantResponse),
  anti_transit: optionalOrNull(EventInstantResponse),
  events: Type.Array(HorizonEventResponse, {
    description: 'all events of the 24 hours in order; a body can rise or pass the meridian twice',
  }),
  visibility_state: oneOf(VISIBILITY_STATES, {
    description:
      'reason for a missing rise or set: the body stays above or below the horizon, or its other crossing is outside the 24 hours',
  }),
  horizon: shape('HorizonDefinitionResponse', {
    altitude_deg: Type.Number({ description: 'airless altitude of the point of the disc at the horizon' }),
    disc_reference: oneOf(['limb', 'center', 'bottom']),
    not_applied: Type.Optional(
      Type.Array(Type.String(), {
        description: 'JSON pointers of given options without effect, because another option overrides them',
      }),
    ),
  }),
  computation_basis: ComputationBasis,
});
export type RiseSetPhenomenaResponse = Static<typeof RiseSetPhenomenaResponse>;

export const RiseSetTransitRequest = shape('RiseSetTransitRequest', {
  body: bodyName('a body, or a fixed star by any of its names'),
  jd_day: julianDayUt1('start of the search, Julian day UT1; the passage is strictly after it'),
  ...place,
  upper: defaulted(Type.Boolean({ description: 'true: hour angle 0; false: hour angle 180 degrees' }), true),
  ...elevation,
});
export type RiseSetTransitRequest = Static<typeof RiseSetTransitRequest>;

export const RiseSetTransitResponse = shape('RiseSetTransitResponse', {
  ...EventInstantResponse.properties,
  altitude_deg: Type.Number({ description: 'airless altitude of the centre at that instant, degrees' }),
  within_24_hours: Type.Boolean({
    description: 'false when the body (usually the Moon) needs more than a day from one passage to the next',
  }),
  computation_basis: ComputationBasis,
});
export type RiseSetTransitResponse = Static<typeof RiseSetTransitResponse>;

/** A year with the days before and after it. */
const MOST_DAYS = 368;
export const TwilightRequest = shape('TwilightRequest', {
  jd_day: julianDayUt1(
    'start of the civil day (0h), Julian day UT1; the search covers the local solar day around its noon',
  ),
  ...place,
  ...elevation,
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_DAYS,
      description: 'number of consecutive days in `daily`, from that of jd_day',
    }),
  ),
});
export type TwilightRequest = Static<typeof TwilightRequest>;

const twilightDayFields = {
  jd_day: Type.Number(),
  astronomical_dawn: optionalOrNull(EventInstantResponse),
  nautical_dawn: optionalOrNull(EventInstantResponse),
  civil_dawn: optionalOrNull(EventInstantResponse),
  sunrise: optionalOrNull(EventInstantResponse),
  sunset: optionalOrNull(EventInstantResponse),
  civil_dusk: optionalOrNull(EventInstantResponse),
  nautical_dusk: optionalOrNull(EventInstantResponse),
  astronomical_dusk: optionalOrNull(EventInstantResponse),
  visibility_states: mapOf(oneOf(VISIBILITY_STATES), {
    description:
      'state for each of sun (-0.8333 degrees), civil (-6), nautical (-12) and astronomical (-18): whether the Sun crosses that altitude during the solar day',
  }),
  solar_day: shape(
    'SolarDayResponse',
    { start: EventInstantResponse, noon: EventInstantResponse, end: EventInstantResponse },
    { description: 'lower, upper and next lower meridian passage of the Sun' },
  ),
};
const TwilightDayResponse = shape('TwilightDayResponse', twilightDayFields);
export type TwilightDayResponse = Static<typeof TwilightDayResponse>;

export const TwilightTimesResponse = shape('TwilightTimesResponse', {
  ...twilightDayFields,
  daily: Type.Optional(
    Type.Array(TwilightDayResponse, {
      description: 'with `days`: each day with the values of a single request',
    }),
  ),
  computation_basis: ComputationBasis,
});
export type TwilightTimesResponse = Static<typeof TwilightTimesResponse>;
