import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { OccultationDiscViewResponse, viewSamples } from './views-schema.js';
import { ComputationBasis } from '../../../contract/basis.js';
import { geoJson } from '../../../contract/geojson.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import {
  defaulted,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
  wideJulianDayUt1,
} from '../../../contract/fields.js';

export const utc = () => Type.String({ description: 'UTC, ISO 8601, proleptic Gregorian, astronomical years' });
/** Negative WGS 84 semi-minor axis, metres. */
export const LEAST_ELEVATION_M = -6356752.314245179,
  MOST_ELEVATION_M = 100_000_000;
const elevation = () =>
  defaulted(
    Type.Number({
      minimum: LEAST_ELEVATION_M,
      maximum: MOST_ELEVATION_M,
      description: 'height above the WGS 84 ellipsoid, metres',
    }),
    0,
  );
const target = () => Type.String({ minLength: 1, maxLength: 40, description: 'Sun, Mercury ... Pluto' });
const planet = () =>
  Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'Mercury ... Pluto (the Sun belongs to the eclipse routes)',
  });
export const basis = { computation_basis: Type.Optional(ComputationBasis) };
const mapAsked = {
  geojson: defaulted(
    Type.Boolean({ description: 'also return the lines as GeoJSON (RFC 7946), cut at the antimeridian' }),
    false,
  ),
};
export const mapAnswer = { geojson: geoJson() };

/** Longest window of the older searches, days: a century. */
export const LONGEST_SEARCH_DAYS = 36_525;
const window = {
  jd_start: wideJulianDayUt1(),
  jd_end: wideJulianDayUt1(`Julian day, UT1; after jd_start, by at most ${LONGEST_SEARCH_DAYS} days`),
};
const coarseStep = (value: number) =>
  defaulted(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 30,
      description: 'has no effect: the search steps from conjunction to conjunction and misses no events',
    }),
    value,
  );
const star = {
  star_lon: Type.Optional(
    Type.Number({
      minimum: -3600,
      maximum: 3600,
      description:
        'longitude in the true ecliptic and equinox of date, degrees; required unless star_place is catalogue',
    }),
  ),
  star_lat: Type.Optional(
    latitudeDeg('latitude in the true ecliptic of date, degrees; required unless star_place is catalogue'),
  ),
  star_name: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'label of the star, without leading or trailing blanks, not the name of a body of the solar system',
  }),
  star_place: defaulted(
    oneOf(['true', 'apparent', 'catalogue'], {
      description:
        '`true`: without annual aberration and light deflection, as in the answers of the star routes; `apparent`: with them; `catalogue`: by star_name from the catalogue, with proper motion and parallax, without coordinates',
    }),
    'true',
  ),
};
const observer = {
  observer_lat: optionalOrNull(latitudeDeg()),
  observer_lon: optionalOrNull(longitudeDeg()),
  observer_elev_m: elevation(),
};

export const CloseApproachRequest = shape('CloseApproachRequest', {
  body1: target(),
  body2: Type.String({ minLength: 1, maxLength: 40, description: 'a second of Sun, Moon, Mercury ... Pluto' }),
  ...window,
  max_sep_deg: defaulted(
    Type.Number({ exclusiveMinimum: 0, maximum: 180, description: 'largest separation that is an event, degrees' }),
    1,
  ),
  step_days: defaulted(
    Type.Number({ minimum: 0.01, maximum: 30, description: 'has no effect: the search has its own steps' }),
    0.5,
  ),
});
export type CloseApproachRequest = Static<typeof CloseApproachRequest>;

export const CloseApproachSearchResponse = shape('CloseApproachSearchResponse', {
  events: Type.Array(
    shape('CloseApproachResponse', {
      body1: Type.String(),
      body2: Type.String(),
      jd_ut: Type.Number(),
      datetime_utc: utc(),
      separation_deg: Type.Number({ minimum: 0, description: 'least separation of the centres, apparent geocentric' }),
      is_occultation: Type.Boolean({ description: "true when the discs overlap as seen from the Earth's centre" }),
    }),
  ),
  ...optionsNotApplied,
  ...basis,
});
export type CloseApproachSearchResponse = Static<typeof CloseApproachSearchResponse>;

export const LunarOccultationRequest = shape('LunarOccultationRequest', {
  target: target(),
  ...window,
  step_days: coarseStep(0.25),
  ...observer,
  view_samples: viewSamples(),
});
export type LunarOccultationRequest = Static<typeof LunarOccultationRequest>;
export const LunarStarOccultationRequest = shape('LunarStarOccultationRequest', {
  ...star,
  ...window,
  step_days: coarseStep(0.25),
  ...observer,
  view_samples: viewSamples(),
});
export type LunarStarOccultationRequest = Static<typeof LunarStarOccultationRequest>;
export const AllLunarOccultationsRequest = shape('AllLunarOccultationsRequest', {
  ...window,
  planets: optionalOrNull(
    Type.Array(target(), { minItems: 1, maxItems: 9, description: 'default: Mercury ... Neptune' }),
  ),
});
export type AllLunarOccultationsRequest = Static<typeof AllLunarOccultationsRequest>;

const nullableNumber = (description: string) => optionalOrNull(Type.Number({ description }));
const LunarOccultationResponse = shape('LunarOccultationResponse', {
  target: Type.String(),
  jd_ingress: Type.Number(),
  ingress_datetime_utc: utc(),
  jd_egress: Type.Number(),
  egress_datetime_utc: utc(),
  jd_mid: Type.Number({ description: 'instant of least separation of the centres: geocentric, or at the observer' }),
  mid_datetime_utc: utc(),
  min_separation: Type.Number({
    minimum: 0,
    description: 'least separation of the centres, degrees: geocentric, or at the observer',
  }),
  is_total: Type.Boolean({
    description:
      'true when the target is totally occulted for the observer that contact_basis names (earth: for some place)',
  }),
  duration_minutes: Type.Number({ minimum: 0 }),
  contact_basis: Type.Optional(
    oneOf(['observer', 'geocentre', 'earth'], {
      description:
        "observer of the contacts ingress and egress: the given observer, the Earth's centre, or (if the shadow misses the Earth's centre) the first and last contact anywhere on the Earth",
    }),
  ),
  jd_first_contact_on_earth: nullableNumber('first contact anywhere on the surface; null for an observer'),
  first_contact_on_earth_datetime_utc: nullable(utc()),
  jd_last_contact_on_earth: nullableNumber('last contact anywhere on the surface; null for an observer'),
  last_contact_on_earth_datetime_utc: nullable(utc()),
  ingress_altitude_deg: nullableNumber(
    'altitude of the target for the observer, without refraction; negative when the contact is below the horizon',
  ),
  egress_altitude_deg: nullableNumber('altitude of the target for the observer, without refraction'),
  views: Type.Optional(
    Type.Array(OccultationDiscViewResponse, {
      description:
        'with `view_samples` and an observer: the Moon and the target through the occultation, in order of time',
    }),
  ),
});
export type LunarOccultationResponse = Static<typeof LunarOccultationResponse>;
export const LunarOccultationSearchResponse = shape('LunarOccultationSearchResponse', {
  events: Type.Array(LunarOccultationResponse),
  ...basis,
  ...optionsNotApplied,
});
export type LunarOccultationSearchResponse = Static<typeof LunarOccultationSearchResponse>;

const pathSamples = () =>
  defaulted(
    Type.Integer({
      minimum: 1,
      maximum: 721,
      description: 'number of points of the central line; 1: the greatest point, 2: both ends',
    }),
    9,
  );
const path = { step_days: coarseStep(0.25), sample_count: pathSamples(), observer_elev_m: elevation(), ...mapAsked };
export const LunarOccultationPathRequest = shape('LunarOccultationPathRequest', {
  target: target(),
  ...window,
  ...path,
});
export type LunarOccultationPathRequest = Static<typeof LunarOccultationPathRequest>;
export const LunarStarOccultationPathRequest = shape('LunarStarOccultationPathRequest', {
  ...star,
  ...window,
  ...path,
});
export type LunarStarOccultationPathRequest = Static<typeof LunarStarOccultationPathRequest>;
const atInstant = {
  jd_mid: wideJulianDayUt1('Julian day, UT1, during the occultation for some place; it counts as the greatest instant'),
  sample_count: pathSamples(),
  observer_elev_m: elevation(),
  ...mapAsked,
};
export const LunarOccultationPathAtRequest = shape('LunarOccultationPathAtRequest', { target: target(), ...atInstant });
export type LunarOccultationPathAtRequest = Static<typeof LunarOccultationPathAtRequest>;
export const LunarStarOccultationPathAtRequest = shape('LunarStarOccultationPathAtRequest', { ...star, ...atInstant });
export type LunarStarOccultationPathAtRequest = Static<typeof LunarStarOccultationPathAtRequest>;

const geometry = {
  occulting_body: Type.String(),
  occulted_body: Type.String(),
  jd_greatest_ut: Type.Number(),
  greatest_datetime_utc: utc(),
  greatest_definition: Type.Optional(
    oneOf(['least_geocentric_separation', 'greatest_clearance', 'requested_instant'], {
      description:
        "definition of the greatest instant: least separation for the Earth's centre; greatest clearance (semidiameters minus separation) over all places; or the requested instant",
    }),
  ),
  central_line_lats: Type.Array(Type.Number()),
  central_line_lons: Type.Array(Type.Number()),
  path_width_km: Type.Number({
    minimum: 0,
    description: 'width across the track at the greatest instant, from limit to limit along great circles',
  }),
  duration_at_greatest_s: Type.Number({
    minimum: 0,
    description: 'duration for a fixed observer at the greatest place',
  }),
};
/** The computation basis is present in a separate answer, and absent within a topology. */
export const OccultationPathSummary = shape('OccultationPathSummary', geometry);
export const OccultationPathGeometryResponse = shape('OccultationPathGeometryResponse', {
  ...geometry,
  ...mapAnswer,
  ...basis,
});
export type OccultationPathGeometryResponse = Static<typeof OccultationPathGeometryResponse>;
export const OccultationPathSearchResponse = shape('OccultationPathSearchResponse', {
  events: Type.Array(OccultationPathGeometryResponse),
  ...basis,
  ...optionsNotApplied,
});
export type OccultationPathSearchResponse = Static<typeof OccultationPathSearchResponse>;

export const LONGEST_TOPOLOGY_DAYS = 400;
export const MOST_TOPOLOGY_CELLS = 4096;
const topologyCommon = {
  sample_count: defaulted(
    Type.Integer({
      minimum: 9,
      maximum: 721,
      description: 'number of instants of centre and limits; it changes only the density',
    }),
    65,
  ),
  observer_elev_m: elevation(),
  ...mapAsked,
};
const grazeLimits = () =>
  defaulted(
    Type.Boolean({
      description: 'true adds `limits`: the northern and southern limits of the region of occultation, at sea level',
    }),
    false,
  );
const topologyWindow = {
  jd_start: wideJulianDayUt1(),
  jd_end: wideJulianDayUt1(
    `Julian day, UT1; after jd_start, by at most ${LONGEST_TOPOLOGY_DAYS} days and ${MOST_TOPOLOGY_CELLS} cells`,
  ),
  step_days: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 0.25, description: 'largest coarse cell' }), 0.25),
};
export const LunarOccultationPathTopologyRequest = shape('LunarOccultationPathTopologyRequest', {
  ...topologyCommon,
  target: planet(),
  ...topologyWindow,
});
export type LunarOccultationPathTopologyRequest = Static<typeof LunarOccultationPathTopologyRequest>;
export const LunarStarOccultationPathTopologyRequest = shape('LunarStarOccultationPathTopologyRequest', {
  ...topologyCommon,
  ...star,
  ...topologyWindow,
});
export type LunarStarOccultationPathTopologyRequest = Static<typeof LunarStarOccultationPathTopologyRequest>;
export const LunarOccultationPathTopologyAtRequest = shape('LunarOccultationPathTopologyAtRequest', {
  ...topologyCommon,
  target: planet(),
  jd_mid: atInstant.jd_mid,
  include_limits: grazeLimits(),
});
export type LunarOccultationPathTopologyAtRequest = Static<typeof LunarOccultationPathTopologyAtRequest>;
export const LunarStarOccultationPathTopologyAtRequest = shape('LunarStarOccultationPathTopologyAtRequest', {
  ...topologyCommon,
  ...star,
  jd_mid: atInstant.jd_mid,
  include_limits: grazeLimits(),
});
export type LunarStarOccultationPathTopologyAtRequest = Static<typeof LunarStarOccultationPathTopologyAtRequest>;
