import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { MarriageExtentModel, MarriageTimeSpanModel, siderealDegrees } from './election-boundaries.js';
import { ShuddhiBoundaryModel, ShuddhiIntervalModel } from './boundaries.js';
import { julianDayUt1, nullable, oneOf, optionalOrNull, shape } from './fields.js';
import { defaultedList, stated } from './filled.js';

/** The seven planets and the nodes, in the order of the answers. */
export const ELECTION_PLANETS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type ElectionPlanet = (typeof ELECTION_PLANETS)[number];
export const CLASSICAL_PLANETS = ELECTION_PLANETS.slice(0, 7) as unknown as readonly [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
];

const planet = () => oneOf(ELECTION_PLANETS);
const classical = () => oneOf(CLASSICAL_PLANETS);
const declination = () => Type.Number({ minimum: -90, maximum: 90, description: 'degrees' });
/** A longitude that may run past a turn. */
const unwrapped = () => Type.Number({ minimum: -1080, maximum: 1080, description: 'degrees, not reduced' });

export const MarriagePlanetModel = shape('MarriagePlanetModel', {
  planet: planet(),
  sidereal_longitude: siderealDegrees(),
  longitude_speed: optionalOrNull(
    Type.Number({ minimum: -1000, maximum: 1000, description: 'degrees a day; negative when retrograde' }),
  ),
  motion_basis: stated('tropical_true_of_date_circular_difference_TT_plus_minus_0.002_days'),
});
export type MarriagePlanetModel = Static<typeof MarriagePlanetModel>;

const MarriageIngressModel = shape('MarriageIngressModel', {
  planet: classical(),
  entered_sign: Type.Integer({ minimum: 0, maximum: 11 }),
  direction: Type.Integer({ minimum: -1, maximum: 1, description: '1 direct, -1 retrograde' }),
  boundary: ShuddhiBoundaryModel,
  cardinal_solar_days: optionalOrNull(MarriageTimeSpanModel),
});

/** Ingresses of the listed planets into signs within an extent. */
export const MarriageIngressHistoryModel = shape('MarriageIngressHistoryModel', {
  extent: MarriageExtentModel,
  planets: Type.Array(classical(), { maxItems: 7, uniqueItems: true }),
  events: Type.Array(MarriageIngressModel, { maxItems: 4096 }),
});
export type MarriageIngressHistoryModel = Static<typeof MarriageIngressHistoryModel>;

const MarriageStarPassageModel = shape('MarriageStarPassageModel', {
  planet: planet(),
  star_index: Type.Integer({ minimum: 0, maximum: 26 }),
  entry: ShuddhiBoundaryModel,
  exit: ShuddhiBoundaryModel,
});

const MarriageHistoricalSkySpanModel = shape('MarriageHistoricalSkySpanModel', {
  interval: ShuddhiIntervalModel,
  jd_ut1: julianDayUt1(),
  planets: Type.Array(MarriagePlanetModel, { maxItems: 9 }),
});

const MarriageMoon28PassageModel = shape('MarriageMoon28PassageModel', {
  star_index: Type.Integer({ minimum: 0, maximum: 27 }),
  entry: ShuddhiBoundaryModel,
  exit: ShuddhiBoundaryModel,
});

const MarriageHistoricalLongitudeModel = shape('MarriageHistoricalLongitudeModel', {
  planet: planet(),
  lower_degrees: unwrapped(),
  upper_degrees: unwrapped(),
});

const MarriageHistoricalSkyBandModel = shape('MarriageHistoricalSkyBandModel', {
  boundary: ShuddhiBoundaryModel,
  longitudes: Type.Array(MarriageHistoricalLongitudeModel, { maxItems: 9 }),
  phase_bounds: optionalOrNull(
    Type.Unsafe<[number, number]>({
      type: 'array',
      items: { type: 'number', minimum: -1080, maximum: 1080 },
      minItems: 2,
      maxItems: 2,
    }),
  ),
  unavailable_reasons: defaultedList(Type.String({ maxLength: 256 }), 32),
});

const MarriageAngularHistoryEventModel = shape('MarriageAngularHistoryEventModel', {
  kind: oneOf(['solar_navamsa', 'planetary_conjunction']),
  boundary: ShuddhiBoundaryModel,
  first_body: classical(),
  second_body: nullable(classical()),
  target_degrees: siderealDegrees('target, degrees'),
  before_first: siderealDegrees(),
  after_first: siderealDegrees(),
  before_second: optionalOrNull(siderealDegrees()),
  after_second: optionalOrNull(siderealDegrees()),
});

const MarriageDeclinationEventModel = shape('MarriageDeclinationEventModel', {
  boundary: ShuddhiBoundaryModel,
  before_sun_declination: declination(),
  before_moon_declination: declination(),
  after_sun_declination: declination(),
  after_moon_declination: declination(),
  before_moon_longitude: siderealDegrees(),
  after_moon_longitude: siderealDegrees(),
});

const kilometres = () =>
  Type.Unsafe<[number, number, number]>({
    type: 'array',
    items: { type: 'number', minimum: -1e9, maximum: 1e9 },
    minItems: 3,
    maxItems: 3,
    description: 'geocentric vector, km',
  });

const MarriageShadowSampleModel = shape('MarriageShadowSampleModel', {
  jd_ut1: julianDayUt1(),
  kind: oneOf(['solar', 'lunar_umbral']),
  sun_xyz_km: kilometres(),
  moon_xyz_km: kilometres(),
  moon_sidereal_longitude: siderealDegrees(),
});

const MarriageShadowContactModel = shape('MarriageShadowContactModel', {
  boundary: ShuddhiBoundaryModel,
  before: MarriageShadowSampleModel,
  after: MarriageShadowSampleModel,
  role: oneOf(['start', 'end']),
});

const MarriageEclipseIntervalModel = shape('MarriageEclipseIntervalModel', {
  start: MarriageShadowContactModel,
  end: MarriageShadowContactModel,
});

const starHistory = {
  extent: MarriageExtentModel,
  planets: Type.Array(planet(), { maxItems: 9, uniqueItems: true }),
  passages: Type.Array(MarriageStarPassageModel, { maxItems: 4096 }),
  vedha_spans: defaultedList(MarriageHistoricalSkySpanModel, 4096),
  moon28_passages: defaultedList(MarriageMoon28PassageModel, 4096),
  transition_bands: defaultedList(MarriageHistoricalSkyBandModel, 4096),
};

/** Passages of planets through the 27 stars within an extent. */
const MarriageStarHistoryModel = shape('MarriageStarHistoryModel', starHistory);
export type MarriageStarHistoryModel = Static<typeof MarriageStarHistoryModel>;

/** Passages through the stars, and the events that the marriage rules of another text need. */
const MarriageTraditionHistoryModel = shape('MarriageTraditionHistoryModel', {
  ...starHistory,
  tradition_profile: oneOf(['vv_vasantalakshmi_1935_marriage_ordinary.v1', 'kp_1917_marriage_ordinary.v1']),
  additional_extent: MarriageExtentModel,
  declination_extent: optionalOrNull(MarriageExtentModel),
  solar_navamsa_entries: defaultedList(MarriageAngularHistoryEventModel, 512),
  conjunction_events: defaultedList(MarriageAngularHistoryEventModel, 512),
  declination_events: defaultedList(MarriageDeclinationEventModel, 512),
  eclipse_intervals: defaultedList(MarriageEclipseIntervalModel, 512),
});
export type MarriageTraditionHistoryModel = Static<typeof MarriageTraditionHistoryModel>;

export const StarHistory = Type.Union([MarriageTraditionHistoryModel, MarriageStarHistoryModel]);
export type StarHistory = Static<typeof StarHistory>;

export const MarriageYogaEndingModel = shape('MarriageYogaEndingModel', {
  yoga_index: Type.Integer({ minimum: 0, maximum: 26 }),
  boundary: ShuddhiBoundaryModel,
  moon_sidereal_longitude: siderealDegrees(),
  sun_sidereal_longitude: siderealDegrees(),
});
export type MarriageYogaEndingModel = Static<typeof MarriageYogaEndingModel>;

const MarriageVisibilitySampleModel = shape('MarriageVisibilitySampleModel', {
  jd_ut1: julianDayUt1(),
  planet: oneOf(['Jupiter', 'Venus']),
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'geodetic latitude of the place, degrees north' }),
  sun_ra: siderealDegrees('right ascension, degrees'),
  sun_declination: declination(),
  planet_ra: siderealDegrees('right ascension, degrees'),
  planet_declination: declination(),
  sun_tropical_longitude: siderealDegrees('tropical longitude, degrees'),
  planet_tropical_longitude: siderealDegrees('tropical longitude, degrees'),
  true_obliquity: Type.Number({ minimum: 0, exclusiveMaximum: 90, description: 'degrees' }),
});

const MarriageVisibilityEventModel = shape('MarriageVisibilityEventModel', {
  role: oneOf(['appearance', 'disappearance']),
  side: oneOf(['east', 'west']),
  boundary: ShuddhiBoundaryModel,
  before: MarriageVisibilitySampleModel,
  after: MarriageVisibilitySampleModel,
});

/** The events of visibility before and after the instant, by the difference of setting (Surya Siddhanta IX). */
export const MarriageApparitionModel = shape('MarriageApparitionModel', {
  previous_event: MarriageVisibilityEventModel,
  next_event: MarriageVisibilityEventModel,
});
export type MarriageApparitionModel = Static<typeof MarriageApparitionModel>;

const LongitudeVisibilitySampleModel = shape('LongitudeVisibilitySampleModel', {
  jd_ut1: julianDayUt1(),
  planet: oneOf(['Jupiter', 'Venus']),
  sun_sidereal_longitude: siderealDegrees(),
  planet_sidereal_longitude: siderealDegrees(),
  longitude_speed: Type.Number({ minimum: -1000, maximum: 1000, description: 'degrees a day' }),
  ayanamsa_system: stated('authI'),
});

const LONGITUDE_PROFILE = 'kp_1917_angular_combustion_11_10_8.v1';

const LongitudeVisibilityEventModel = shape('LongitudeVisibilityEventModel', {
  role: oneOf(['appearance', 'disappearance']),
  side: oneOf(['east', 'west']),
  boundary: ShuddhiBoundaryModel,
  before: LongitudeVisibilitySampleModel,
  after: LongitudeVisibilitySampleModel,
  profile: stated(LONGITUDE_PROFILE),
});

/** The events of visibility before and after the instant, by the elongation (Kalaprakasika). */
const LongitudeApparitionModel = shape('LongitudeApparitionModel', {
  previous_event: LongitudeVisibilityEventModel,
  next_event: LongitudeVisibilityEventModel,
  profile: stated(LONGITUDE_PROFILE),
});
export type LongitudeApparitionModel = Static<typeof LongitudeApparitionModel>;

export const Apparition = Type.Union([MarriageApparitionModel, LongitudeApparitionModel]);
export type Apparition = Static<typeof Apparition>;
