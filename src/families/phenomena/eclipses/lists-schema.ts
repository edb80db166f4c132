import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  defaulted,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  shape,
  wideJulianDayUt1,
} from '../../../contract/fields.js';
import { inUnit } from '../../../contract/units.js';
import { utc } from './schema.js';

const LUMINARIES = ['solar', 'lunar'] as const;
const KINDS = ['total', 'annular', 'hybrid', 'partial', 'penumbral', 'central'] as const;
export type ListedKind = (typeof KINDS)[number];
/** A thousand years: some 4,800 eclipses. */
const MOST_DAYS = 365_250;
const MOST_PRENATAL = 20;

const ecliptic = (description: string) =>
  inUnit('deg', Type.Number({ minimum: 0, exclusiveMaximum: 360, description }));

const NearDegree = shape('EclipseNearDegree', {
  longitude: ecliptic('tropical longitude of date, degrees, 0 to 360'),
  orb: inUnit('deg', Type.Number({ exclusiveMinimum: 0, maximum: 30, description: 'largest distance, degrees' })),
  include_opposition: defaulted(
    Type.Boolean({ description: 'true: also eclipses within the orb of the opposite degree' }),
    false,
  ),
});

export const EclipseListRequest = shape('EclipseListRequest', {
  jd_start: wideJulianDayUt1(),
  jd_end: wideJulianDayUt1(`Julian day, UT1, exclusive; at most ${MOST_DAYS} days after jd_start`),
  luminary: defaulted(oneOf(['both', ...LUMINARIES]), 'both'),
  kinds: Type.Optional(
    Type.Array(oneOf(KINDS), {
      minItems: 1,
      maxItems: KINDS.length,
      description:
        'only eclipses of these kinds; `central`: solar, the axis of the shadow meets the Earth. A kind that only the other luminary has matches nothing.',
    }),
  ),
  near: Type.Optional(NearDegree),
});
export type EclipseListRequest = Static<typeof EclipseListRequest>;
export const MOST_LISTED_DAYS = MOST_DAYS;

const rowFields = {
  luminary: oneOf(LUMINARIES),
  jd_ut: Type.Number({ description: 'greatest eclipse, Julian day UT1' }),
  datetime_utc: utc(),
  eclipse_type: Type.String({ description: 'Total, Annular, Hybrid, Partial or Penumbral' }),
  eclipse_magnitude: Type.Number({
    description: 'as `eclipse_magnitude` of the single events; penumbral magnitude for a penumbral eclipse',
  }),
  gamma: Type.Number({ description: 'Earth radii, positive north' }),
  is_central: nullable(Type.Boolean({ description: 'solar: the axis of the shadow meets the Earth; lunar: null' })),
  penumbral_magnitude: nullable(Type.Number({ description: 'lunar; solar: null' })),
  node: oneOf(['ascending', 'descending'], { description: 'node of the orbit of the Moon that the Moon is near' }),
  lunation: Type.Integer({
    description: 'number of the lunation, 0 begins with the new moon of 2000-01-06; full moons follow their new moon',
  }),
  sun_longitude: ecliptic('apparent geocentric, true ecliptic of date'),
  moon_longitude: ecliptic('apparent geocentric, true ecliptic of date'),
  latitude: latitudeDeg('solar: place of greatest eclipse; lunar: place with the Moon in the zenith; geodetic'),
  longitude: longitudeDeg('degrees east'),
};
const sarosFields = {
  saros_series: Type.Integer({ description: "van den Bergh's numbering" }),
  saros_member: nullable(
    Type.Integer({ description: 'number in the series, from 1; null when the first member is not covered' }),
  ),
};

const NearResponse = shape('EclipseNearDegreeResponse', {
  aspect: oneOf(['conjunction', 'opposition']),
  distance_deg: inUnit(
    'deg',
    Type.Number({ description: 'eclipsed luminary less the degree (or the opposite degree), -30 to 30' }),
  ),
});
export const EclipseRowResponse = shape('EclipseRowResponse', {
  ...rowFields,
  ...sarosFields,
  near: Type.Optional(NearResponse),
});
export type EclipseRowResponse = Static<typeof EclipseRowResponse>;

export const EclipseListResponse = shape('EclipseListResponse', {
  eclipses: Type.Array(EclipseRowResponse, { description: 'in order of time' }),
  total: Type.Integer(),
  by_type: shape('EclipseTypeCounts', {
    solar: shape('SolarEclipseTypeCounts', {
      total: Type.Integer(),
      annular: Type.Integer(),
      hybrid: Type.Integer(),
      partial: Type.Integer(),
    }),
    lunar: shape('LunarEclipseTypeCounts', {
      total: Type.Integer(),
      partial: Type.Integer(),
      penumbral: Type.Integer(),
    }),
  }),
  computation_basis: ComputationBasis,
});
export type EclipseListResponse = Static<typeof EclipseListResponse>;

export const SarosParams = shape('SarosParams', {
  number: Type.Integer({ minimum: -50, maximum: 250, description: "Saros series, van den Bergh's numbering" }),
});
export const SarosQuery = shape('SarosQuery', { luminary: defaulted(oneOf(LUMINARIES), 'solar') });
export type SarosQuery = Static<typeof SarosQuery>;

const InexNeighbour = shape('InexNeighbour', {
  saros_series: Type.Integer(),
  lunation: Type.Integer(),
});
const SarosMemberResponse = shape('SarosMemberResponse', {
  member: nullable(
    Type.Integer({ description: 'number in the series, from 1; null when the first member is not covered' }),
  ),
  ...rowFields,
  inex_before: InexNeighbour,
  inex_after: InexNeighbour,
});
export type SarosMemberResponse = Static<typeof SarosMemberResponse>;

const NeighbourSeries = Type.Integer({ description: 'the series one inex (358 lunations) away, at the other node' });
export const SarosSeriesResponse = shape('SarosSeriesResponse', {
  luminary: oneOf(LUMINARIES),
  saros_series: Type.Integer(),
  node: oneOf(['ascending', 'descending']),
  count: Type.Integer({ description: 'number of the listed members' }),
  has_first: Type.Boolean({ description: 'false: the series begins before the ephemeris' }),
  has_last: Type.Boolean({ description: 'false: the series ends after the ephemeris' }),
  sequence: Type.Array(shape('SarosSequencePart', { eclipse_type: Type.String(), count: Type.Integer() }), {
    description: 'consecutive members of one type, in order of time',
  }),
  inex_before_series: NeighbourSeries,
  inex_after_series: NeighbourSeries,
  members: Type.Array(SarosMemberResponse, { description: 'in order of time' }),
  computation_basis: ComputationBasis,
});
export type SarosSeriesResponse = Static<typeof SarosSeriesResponse>;

export const PrenatalEclipsesRequest = shape('PrenatalEclipsesRequest', {
  dt: isoInstant('instant of birth, ISO 8601 with timezone offset'),
  count: defaulted(
    Type.Integer({
      minimum: 1,
      maximum: MOST_PRENATAL,
      description: 'number of eclipses of each luminary on each side',
    }),
    1,
  ),
});
export type PrenatalEclipsesRequest = Static<typeof PrenatalEclipsesRequest>;
const timed = { days_from_birth: inUnit('d', Type.Number({ description: 'negative before birth' })) };
const PrenatalRow = shape('PrenatalEclipseResponse', { ...rowFields, ...sarosFields, ...timed });
const rows = (description: string) => Type.Array(PrenatalRow, { description });
export const PrenatalEclipsesResponse = shape('PrenatalEclipsesResponse', {
  jd_ut: Type.Number(),
  solar_before: rows('strictly before birth, the nearest first'),
  solar_after: rows('strictly after birth, the nearest first'),
  lunar_before: rows('strictly before birth, the nearest first'),
  lunar_after: rows('strictly after birth, the nearest first'),
  latest: oneOf(LUMINARIES, { description: 'luminary of the last eclipse before birth' }),
  computation_basis: ComputationBasis,
});
export type PrenatalEclipsesResponse = Static<typeof PrenatalEclipsesResponse>;
