import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  defaulted,
  elevationM,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
  wideJulianDayUt1,
} from '../../../contract/fields.js';
import { EclipseSightResponse, LunarDiscViewResponse, SolarDiscViewResponse, viewSamples } from './views-schema.js';

/**
 * Julian day of the start of a search, within the bounds of the contract; the coverage of the ephemeris is checked when
 * it is used.
 */
export const jdStart = () => wideJulianDayUt1('Julian day, UT1; the search ends with the ephemeris');
const jdUt1 = () => wideJulianDayUt1();
const utc = () => Type.String({ description: 'UTC, ISO 8601, proleptic Gregorian, astronomical years' });
export const backward = () => defaulted(Type.Boolean({ description: 'true: the last event before jd_start' }), false);
export const lat = () => latitudeDeg('geodetic, degrees north');
export const lon = () => longitudeDeg('degrees east');

export const SOLAR_KINDS = ['any', 'total', 'annular', 'partial', 'central', 'hybrid'] as const;
export const LUNAR_KINDS = ['any', 'total', 'partial', 'penumbral'] as const;
export type SolarKind = (typeof SOLAR_KINDS)[number];
export type LunarKind = (typeof LUNAR_KINDS)[number];
export const LUNAR_MODES = ['native', 'agency_compat'] as const;
export type LunarMode = (typeof LUNAR_MODES)[number];

/** A kind as free text of the older routes, independent of case and separators; checked by `oneOfText` in find.ts. */
export const kindText = (kinds: readonly string[]) =>
  defaulted(Type.String({ minLength: 1, maxLength: 40, description: kinds.join(', ') }), 'any');
export const solarKind = () =>
  defaulted(
    oneOf(SOLAR_KINDS, { description: '`central`: total, annular or hybrid with the axis of the shadow on the Earth' }),
    'any',
  );
export const lunarKind = () => defaulted(oneOf(LUNAR_KINDS), 'any');
export const mapFormat = () =>
  defaulted(
    oneOf(['standard', 'geojson'], {
      description: '`geojson` adds the same product as a GeoJSON FeatureCollection (RFC 7946) in the field `geojson`',
    }),
    'standard',
  );
export type MapFormat = 'standard' | 'geojson';

const MOST_LISTED = 300;
const searchFields = {
  jd_start: jdStart(),
  kind: kindText([...SOLAR_KINDS, 'penumbral']),
  count: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_LISTED,
      description:
        'number of eclipses in `events`, including the first (a century has up to 260 solar or lunar eclipses); fewer if the ephemeris ends',
    }),
  ),
  latitude: Type.Optional(latitudeDeg('with longitude: adds `sights`, the view of each eclipse at the place')),
  longitude: Type.Optional(longitudeDeg('with latitude')),
};
export const EclipseSearchRequest = shape('EclipseSearchRequest', { ...searchFields, backward: backward() });
export const EclipsePreviousRequest = shape('EclipsePreviousRequest', searchFields);
export type EclipsePreviousRequest = Static<typeof EclipsePreviousRequest>;
export type EclipseSearchRequest = Static<typeof EclipseSearchRequest>;

const dataFields = {
  eclipse_type: Type.String({ description: 'Total, Annular, Hybrid, Partial or Penumbral' }),
  is_eclipse_season: Type.Boolean({ description: 'the Sun is within 18 degrees of a node' }),
  is_solar_eclipse: Type.Boolean(),
  is_lunar_eclipse: Type.Boolean(),
  eclipse_magnitude: Type.Number({
    description:
      'solar: covered part of the diameter at the point of greatest eclipse, in a central phase the ratio of the diameters; lunar: umbral magnitude, for a penumbral eclipse the penumbral magnitude',
  }),
  sun_longitude: Type.Number({ description: 'apparent geocentric, true ecliptic of date, degrees' }),
  moon_longitude: Type.Number(),
  node_longitude: Type.Number({ description: 'true (osculating) ascending node' }),
  moon_latitude: Type.Number(),
  sun_node_distance: Type.Number({ description: 'distance of the Sun from the nearer node, degrees' }),
  angular_separation_3d: Type.Number({ description: 'geocentric separation of Sun and Moon, degrees' }),
  saros_index: Type.Number({
    description: 'position in a cycle of 223 mean lunations counted from J2000.0; not a series number',
  }),
  metonic_year: Type.Number({ description: 'position in a cycle of 19 years counted from J2000.0' }),
  metonic_is_reset: Type.Boolean(),
  saros_series: Type.Integer({ description: "Saros series, van den Bergh's numbering" }),
  saros_member: nullable(Type.Integer({ description: 'number in the series, from 1' })),
  gamma: Type.Number({
    description:
      "least distance of the shadow axis from the Earth's centre (lunar: of the Moon from the axis), Earth radii, positive north",
  }),
  is_central: nullable(Type.Boolean({ description: 'solar: the axis of the shadow meets the Earth' })),
  penumbral_magnitude: nullable(Type.Number({ description: 'lunar' })),
  saros_lunation_number: Type.Integer({
    description: 'number of the lunation, 0 begins with the new moon of 2000-01-06; full moons follow their new moon',
  }),
  saros_cycle_position: Type.Number({ description: 'position in a cycle of 223 mean lunations counted from J2000.0' }),
};
const EclipseDataResponse = shape('EclipseDataResponse', dataFields);
const EclipsePreviousDataResponse = shape('EclipsePreviousDataResponse', {
  ...dataFields,
  saros_index: Type.Integer({ description: 'the Saros series, as `saros_series`' }),
});

const epochFields = { jd_ut: Type.Number(), datetime_utc: utc() };
const eventFields = { ...epochFields, data: EclipseDataResponse };
export const EclipseEventResponse = shape('EclipseEventResponse', eventFields);
export type EclipseEventResponse = Static<typeof EclipseEventResponse>;
const previousFields = { ...epochFields, data: EclipsePreviousDataResponse };
export const EclipsePreviousEventResponse = shape('EclipsePreviousEventResponse', previousFields);
export type EclipsePreviousEventResponse = Static<typeof EclipsePreviousEventResponse>;

const answerFields = <T extends TSchema>(event: T) => ({
  events: Type.Optional(
    Type.Array(event, {
      description:
        'with `count`: this eclipse and the following ones (backward: the preceding ones), in the order of the search',
    }),
  ),
  sights: Type.Optional(
    Type.Array(EclipseSightResponse, {
      description:
        'with latitude and longitude: the view of each eclipse of `events` (without `count`: of this one) at the place, in the same order',
    }),
  ),
  computation_basis: ComputationBasis,
});
export const EclipseEventAnswer = shape('EclipseEventAnswer', {
  ...eventFields,
  ...answerFields(EclipseEventResponse),
});
export const EclipsePreviousAnswer = shape('EclipsePreviousAnswer', {
  ...previousFields,
  ...answerFields(EclipsePreviousEventResponse),
});
export type EclipsePreviousAnswer = Static<typeof EclipsePreviousAnswer>;
export type EclipseEventAnswer = Static<typeof EclipseEventAnswer>;

export const EclipseEpochResponse = shape('EclipseEpochResponse', {
  jd_tt: Type.Number(),
  jd_ut1: Type.Number(),
  delta_t_seconds: Type.Number(),
  time_policy: Type.String({ minLength: 1 }),
});
export type EclipseEpochResponse = Static<typeof EclipseEpochResponse>;

export const EclipseGeocentricBodyStateResponse = shape('EclipseGeocentricBodyStateResponse', {
  body: oneOf(['Sun', 'Moon']),
  right_ascension_deg: Type.Number({ minimum: 0, exclusiveMaximum: 360 }),
  declination_deg: lat(),
  distance_km: Type.Number({ exclusiveMinimum: 0 }),
  semidiameter_deg: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 90 }),
  horizontal_parallax_deg: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 90 }),
  origin: oneOf(['earth_center']),
  frame: oneOf(['true_equator_and_equinox_of_date']),
  correction_policy: Type.String({ minLength: 1 }),
});
export type EclipseGeocentricBodyStateResponse = Static<typeof EclipseGeocentricBodyStateResponse>;

const bodyCircumstances = {
  azimuth: Type.Number({ description: 'from north through east, degrees' }),
  altitude: Type.Number({ description: 'refracted by a standard atmosphere, degrees' }),
  visible: Type.Boolean({ description: 'true when the altitude is not below the horizon' }),
  altitude_geometric: Type.Number({ description: 'without refraction' }),
};
const SolarBodyCircumstancesResponse = shape('SolarBodyCircumstancesResponse', bodyCircumstances);
export type SolarBodyCircumstancesResponse = Static<typeof SolarBodyCircumstancesResponse>;
const LocalContactCircumstancesResponse = shape('LocalContactCircumstancesResponse', {
  jd_ut: Type.Number(),
  datetime_utc: utc(),
  ...bodyCircumstances,
});
export type LocalContactCircumstancesResponse = Static<typeof LocalContactCircumstancesResponse>;

const place = { latitude: latitudeDeg(), longitude: longitudeDeg(), elevation_m: defaulted(elevationM(), 0) };
const placeAnswer = { latitude: Type.Number(), longitude: Type.Number(), elevation_m: Type.Number() };

export const SolarEclipseLocationRequest = shape('SolarEclipseLocationRequest', {
  jd_start: jdStart(),
  ...place,
  kind: kindText(SOLAR_KINDS),
  max_lunations: defaulted(
    Type.Integer({
      minimum: 1,
      maximum: 30_000,
      description: 'number of new moons to test before the answer is 404 not_found',
    }),
    360,
  ),
  view_samples: viewSamples('the discs of Sun and Moon at the place'),
});
export type SolarEclipseLocationRequest = Static<typeof SolarEclipseLocationRequest>;

const contact = () => nullable(LocalContactCircumstancesResponse);
export const SolarEclipseLocalCircumstancesResponse = shape('SolarEclipseLocalCircumstancesResponse', {
  event: EclipseEventResponse,
  ...placeAnswer,
  sun: SolarBodyCircumstancesResponse,
  moon: SolarBodyCircumstancesResponse,
  topocentric_separation_deg: Type.Number(),
  topocentric_overlap: Type.Boolean(),
  obscuration: Type.Number({ description: 'covered part of the solar disc at the local maximum' }),
  maximum_limited_by: oneOf(['none', 'sunrise', 'sunset'], {
    description: 'the deepest phase is below the horizon: the maximum is that of sunrise or sunset',
  }),
  central_duration_seconds: nullable(Type.Number()),
  contacts: shape(
    'SolarEclipseLocalContacts',
    { c1: LocalContactCircumstancesResponse, c2: contact(), c3: contact(), c4: LocalContactCircumstancesResponse },
    { description: 'first to fourth contact with the direction of the Sun, visible or not' },
  ),
  global_event: EclipseEventResponse,
  views: Type.Optional(
    Type.Array(SolarDiscViewResponse, {
      description: 'with `view_samples`: the discs through the eclipse, in order of time',
    }),
  ),
  computation_basis: ComputationBasis,
});
export type SolarEclipseLocalCircumstancesResponse = Static<typeof SolarEclipseLocalCircumstancesResponse>;

export const LunarEclipseLocationRequest = shape('LunarEclipseLocationRequest', {
  jd_start: jdStart(),
  ...place,
  kind: kindText(LUNAR_KINDS),
  mode: defaulted(Type.String({ minLength: 1, maxLength: 40, description: LUNAR_MODES.join(', ') }), 'native'),
  view_samples: viewSamples("the Moon and the Earth's shadow, with the direction of the Moon"),
});
export type LunarEclipseLocationRequest = Static<typeof LunarEclipseLocationRequest>;

export const modeAnswer = { source_model: Type.String({ minLength: 1 }), canon_method: optionalOrNull(Type.String()) };
const optionalContact = () => optionalOrNull(LocalContactCircumstancesResponse);
export const LunarEclipseLocalCircumstancesResponse = shape('LunarEclipseLocalCircumstancesResponse', {
  mode: Type.String(),
  ...modeAnswer,
  event: EclipseEventResponse,
  ...placeAnswer,
  greatest: LocalContactCircumstancesResponse,
  p1: optionalContact(),
  u1: optionalContact(),
  u2: optionalContact(),
  u3: optionalContact(),
  u4: optionalContact(),
  p4: optionalContact(),
  views: Type.Optional(
    Type.Array(LunarDiscViewResponse, {
      description: 'with `view_samples`: Moon and shadow through the eclipse, in order of time',
    }),
  ),
  computation_basis: ComputationBasis,
});
export type LunarEclipseLocalCircumstancesResponse = Static<typeof LunarEclipseLocalCircumstancesResponse>;

export { ComputationBasis, jdUt1, utc };
