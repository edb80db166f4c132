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
  nullable,
  oneOf,
  shape,
} from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { EventInstantResponse } from '../../../contract/transits.js';

/** A century, so that one request takes less than a second. */
const MOST_SEARCH_DAYS = 36_525;

const PLANET_KINDS = [
  'heliacal_rising',
  'heliacal_setting',
  'evening_first',
  'morning_last',
  'acronychal_rising',
  'acronychal_setting',
] as const;
const KINDS = [...PLANET_KINDS, 'cosmic_rising', 'cosmic_setting'] as const;
const KIND_TEXT =
  'heliacal_rising: first morning (of the Moon: first evening crescent); heliacal_setting: last evening (of the Moon: last morning crescent); evening_first and morning_last: for Mercury, Venus and the Moon; acronychal_rising: last evening on which the rising is visible, for stars and for planets outside the orbit of the Earth; acronychal_setting: last evening on which the setting is visible, not for the Moon';
const planetKind = () => oneOf(PLANET_KINDS, { description: KIND_TEXT });
const kind = () =>
  oneOf(KINDS, {
    description: `${KIND_TEXT}; cosmic_rising: cosmical rising, first morning on which the body rises with the Sun or before it, visible or not, for planets and stars; cosmic_setting: cosmical setting, first morning on which the setting is visible, for stars and for planets outside the orbit of the Earth`,
  });

const searchDays = () =>
  defaulted(
    Type.Integer({
      minimum: 1,
      maximum: MOST_SEARCH_DAYS,
      description: 'the event is strictly after jd_start and before jd_start plus this number of days',
    }),
    400,
  );

const options = {
  model: defaulted(
    oneOf(['arcus_visionis', 'arcus_visionis_wide', 'schaefer_1993'], {
      description:
        'criterion of the main fields: arcus visionis, a depression of the Sun that depends on the magnitude (the legacy table of 5 to 14.5 degrees, or a wider one of 5 to 18), or schaefer_1993 (Schaefer 1993), brightness of target and sky (extinction, twilight, Moon and the threshold of the eye); by_physics always has the result of schaefer_1993',
    }),
    'arcus_visionis',
  ),
  elevation_m: defaulted(elevationM(), 0),
  horizon_altitude_deg: defaulted(
    Type.Number({ minimum: 0, maximum: 45, description: 'apparent altitude of the skyline, degrees' }),
    0,
  ),
  extinction_coefficient_k: defaulted(
    Type.Number({
      minimum: 0.05,
      maximum: 2,
      description: 'extinction coefficient, V magnitudes per air mass, for the physical model',
    }),
    0.25,
  ),
  explain_absence: defaulted(
    Type.Boolean({ description: 'true: without an event, an object with the reason instead of null' }),
    false,
  ),
};
const where = {
  jd_start: julianDayUt1('start of the search, Julian day UT1'),
  lat: latitudeDeg(),
  lon: longitudeDeg(),
};

export const HeliacalPlanetEventRequest = shape('HeliacalPlanetEventRequest', {
  body: bodyName('Mercury ... Neptune'),
  kind: planetKind(),
  ...where,
  search_days: searchDays(),
  ...options,
});
export type HeliacalPlanetEventRequest = Static<typeof HeliacalPlanetEventRequest>;

export const GeneralVisibilityEventRequest = shape('GeneralVisibilityEventRequest', {
  body: bodyName('Moon, Mercury ... Neptune, or a fixed star by any of its names'),
  kind: kind(),
  ...where,
  search_window_days: searchDays(),
  ...options,
});
export type GeneralVisibilityEventRequest = Static<typeof GeneralVisibilityEventRequest>;

const DatedAir = shape('DatedAirResponse', {
  ...EventInstantResponse.properties,
  extinction_coefficient_k: Type.Number(),
});

const PhysicalPhaseResponse = shape('PhysicalPhaseResponse', {
  ...EventInstantResponse.properties,
  sun_altitude_deg: Type.Number(),
  target_altitude_deg: Type.Number({ description: 'apparent' }),
  margin_magnitude: Type.Number({
    description: 'magnitudes by which the object exceeds the detection threshold at its position, without moonlight',
  }),
  moonlit_margin_magnitude: Type.Number({ description: 'the same with the moonlight of that day' }),
  extinction_coefficient_k: Type.Number(),
  earliest: nullable(DatedAir),
  latest: nullable(DatedAir),
  days_between: nullable(Type.Integer({ description: 'number of days from the earliest to the latest day' })),
  bounded: Type.Boolean({
    description:
      'false when clear air (two thirds of k) or hazy air (one and a half times k) gives no such phase within 90 days',
  }),
});
export type PhysicalPhaseResponse = Static<typeof PhysicalPhaseResponse>;

const common = {
  model: Type.String({ description: 'criterion of the main fields' }),
  separation_deg: Type.Number({ description: 'angle from the Sun, degrees' }),
  target_azimuth_deg: Type.Number(),
  sun_azimuth_deg: Type.Number(),
  required_solar_depression_deg: nullable(
    Type.Number({ description: 'required arc for the magnitude of the day; null when the criterion has no arc' }),
  ),
  by_physics: nullable(PhysicalPhaseResponse),
  ...optionsNotApplied,
  computation_basis: ComputationBasis,
};
const elongation = Type.Number({
  description: 'apparent longitude minus that of the Sun, degrees in [-180, 180); positive in the evening',
});

export const PlanetHeliacalEventResponse = shape('PlanetHeliacalEventResponse', {
  body: Type.String(),
  kind: planetKind(),
  ...EventInstantResponse.properties,
  elongation_deg: elongation,
  planet_altitude_deg: Type.Number({ description: 'apparent altitude' }),
  sun_altitude_deg: Type.Number({ description: 'airless altitude of the centre' }),
  apparent_magnitude: Type.Number(),
  ...common,
});
export type PlanetHeliacalEventResponse = Static<typeof PlanetHeliacalEventResponse>;

const VisibilityAssessmentCompactResponse = shape('VisibilityAssessmentCompactResponse', {
  body: Type.String(),
  jd_ut: Type.Number(),
  criterion_family: Type.String(),
  effective_limiting_magnitude: Type.Number(),
  apparent_magnitude: Type.Number(),
  true_altitude_deg: Type.Number({ description: 'airless, topocentric' }),
  apparent_altitude_deg: Type.Number(),
  solar_elongation_deg: elongation,
  observable: Type.Boolean(),
});

const CrescentEventResponse = shape('CrescentEventResponse', {
  q: Type.Number({ description: 'Yallop 1997' }),
  visibility_class: Type.String({ description: 'A ... F of Yallop' }),
  odeh_v: Type.Number(),
  odeh_zone: Type.String({ description: 'A ... D of Odeh 2004' }),
  lag_minutes: Type.Number(),
});

export const GeneralVisibilityEventResponse = shape('GeneralVisibilityEventResponse', {
  body: Type.String(),
  target_kind: oneOf(['planet', 'star', 'moon']),
  kind: kind(),
  ...EventInstantResponse.properties,
  elongation_deg: elongation,
  target_altitude_deg: Type.Number({ description: 'apparent altitude' }),
  sun_altitude_deg: Type.Number({ description: 'airless altitude of the centre' }),
  apparent_magnitude: Type.Number(),
  assessment: VisibilityAssessmentCompactResponse,
  crescent: Type.Optional(CrescentEventResponse),
  ...common,
});
export type GeneralVisibilityEventResponse = Static<typeof GeneralVisibilityEventResponse>;

const HeliacalAbsenceResponse = shape('HeliacalAbsenceResponse', {
  status: oneOf(['not_found']),
  reason: oneOf(['not_of_this_body', 'too_faint', 'never_rises', 'circumpolar', 'no_twilight', 'not_in_window']),
  message: Type.String(),
  body: Type.String(),
  kind: kind(),
  searched_from_jd_ut: Type.Number(),
  searched_to_jd_ut: Type.Number(),
  ...optionsNotApplied,
  computation_basis: ComputationBasis,
});
export type HeliacalAbsenceResponse = Static<typeof HeliacalAbsenceResponse>;

export const PlanetHeliacalAnswer = Type.Unsafe<PlanetHeliacalEventResponse | HeliacalAbsenceResponse | null>({
  anyOf: [PlanetHeliacalEventResponse, HeliacalAbsenceResponse, { type: 'null' }],
});
export const GeneralVisibilityAnswer = Type.Unsafe<GeneralVisibilityEventResponse | HeliacalAbsenceResponse | null>({
  anyOf: [GeneralVisibilityEventResponse, HeliacalAbsenceResponse, { type: 'null' }],
});
