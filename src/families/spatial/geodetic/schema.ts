import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  bodyName,
  defaulted,
  isoInstant,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { geojsonAnswer, geojsonFields, insideLatitude, nearAnswer, nearField } from '../../../contract/map-lines.js';
import { angleDeg, longitudeMap } from '../../../contract/points.js';
import { PLACE_CENTERS } from '../../../contract/sidereal-chart.js';

const MAX_BODIES = 48;
const ZODIACS = ['tropical', 'sidereal'] as const;
export type Zodiac = (typeof ZODIACS)[number];

const zodiac = () =>
  defaulted(oneOf(ZODIACS, { description: 'zodiac of the longitudes in request and answer' }), 'tropical');
const anchor = () =>
  defaulted(
    oneOf(ZODIACS, {
      description:
        'with the sidereal zodiac: the zodiac with 0 Aries on the meridian of Greenwich. tropical: tropical geodetic longitudes, expressed in sidereal degrees; sidereal: 0 Aries of the sidereal zodiac at Greenwich',
    }),
    'tropical',
  );
const ayanamsaValue = () =>
  optionalOrNull(angleDeg('tropical longitude minus sidereal longitude, degrees; required for the sidereal zodiac'));
const ayanamsaName = () =>
  optionalOrNull(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'ayanamsa of the sidereal zodiac (Lahiri: authI), from the true equinox; required for the sidereal zodiac',
    }),
  );
/** Zodiac and anchor of a request. */
export const ZodiacFields = Type.Object({ zodiac: zodiac(), anchor: anchor() });
export type ZodiacRequest = Static<typeof ZodiacFields>;
const placeFields = { geo_longitude: longitudeDeg(), geo_latitude: insideLatitude() };

export const GeodeticDirectChartRequest = shape('GeodeticDirectChartRequest', {
  zodiac: zodiac(),
  anchor: anchor(),
  ayanamsa_deg: ayanamsaValue(),
  ...placeFields,
  obliquity: Type.Number({ minimum: 0, maximum: 90, description: 'obliquity of the ecliptic, degrees' }),
});
export type GeodeticDirectChartRequest = Static<typeof GeodeticDirectChartRequest>;
export const GeodeticChartBackedChartRequest = shape('GeodeticChartBackedChartRequest', {
  dt: isoInstant(),
  ...placeFields,
  zodiac: zodiac(),
  anchor: anchor(),
  ayanamsa_system: ayanamsaName(),
});
export type GeodeticChartBackedChartRequest = Static<typeof GeodeticChartBackedChartRequest>;
export const GeodeticDirectEquivalentsRequest = shape('GeodeticDirectEquivalentsRequest', {
  zodiac: zodiac(),
  anchor: anchor(),
  ayanamsa_deg: ayanamsaValue(),
  longitudes: longitudeMap(1, MAX_BODIES, 'longitudes by name in the zodiac of the request, degrees'),
  geojson: geojsonFields.geojson,
  ...nearField,
});
export type GeodeticDirectEquivalentsRequest = Static<typeof GeodeticDirectEquivalentsRequest>;
export const GeodeticChartBackedEquivalentsRequest = shape('GeodeticChartBackedEquivalentsRequest', {
  dt: isoInstant(),
  ...placeFields,
  zodiac: zodiac(),
  anchor: anchor(),
  ayanamsa_system: ayanamsaName(),
  bodies: optionalOrNull(
    Type.Array(bodyName(), {
      minItems: 1,
      maxItems: MAX_BODIES,
      description: 'default: Sun to Pluto',
    }),
  ),
  place_center: defaulted(
    oneOf(PLACE_CENTERS, { description: 'centre of the longitudes: the place or the centre of the Earth' }),
    'topocentric',
  ),
  geojson: geojsonFields.geojson,
  ...nearField,
});
export type GeodeticChartBackedEquivalentsRequest = Static<typeof GeodeticChartBackedEquivalentsRequest>;

const Provenance = shape('GeodeticProvenanceResponse', {
  requested_datetime: optionalOrNull(Type.String()),
  normalized_datetime_utc: optionalOrNull(Type.String()),
  jd_ut: optionalOrNull(Type.Number()),
  jd_tt: optionalOrNull(Type.Number()),
  obliquity_deg: optionalOrNull(Type.Number()),
  zodiac: oneOf(ZODIACS),
  anchor: oneOf(ZODIACS, { description: 'zodiac with 0 Aries on the meridian of Greenwich' }),
  ayanamsa_system: optionalOrNull(Type.String()),
  ayanamsa_deg: Type.Number(),
  requested_bodies: optionalOrNull(Type.Array(Type.String())),
  returned_bodies: Type.Array(Type.String()),
  coordinate_source: oneOf([
    'direct_geographic_obliquity',
    'chart_epoch_obliquity',
    'direct_ecliptic_longitudes',
    'chart_tropical_longitudes',
    'chart_sidereal_longitudes',
  ]),
  stage_sequence: Type.Array(Type.String()),
  place_center: Type.Optional(oneOf(PLACE_CENTERS)),
});
export type GeodeticProvenance = Static<typeof Provenance>;

export const GeodeticChartEnvelopeResponse = shape('GeodeticChartEnvelopeResponse', {
  chart: shape('GeodeticChartResponse', {
    geo_latitude: Type.Number(),
    geo_longitude: Type.Number(),
    mc: Type.Number({ description: 'geodetic midheaven in the zodiac of the request, degrees' }),
    asc: Type.Number({ description: 'geodetic ascendant in the zodiac of the request, degrees' }),
    obliquity: Type.Number(),
    zodiac: oneOf(ZODIACS),
    ayanamsa_deg: Type.Number(),
  }),
  provenance: Provenance,
  computation_basis: Type.Optional(ComputationBasis),
  ...optionsNotApplied,
});
export type GeodeticChartEnvelopeResponse = Static<typeof GeodeticChartEnvelopeResponse>;

const Equivalent = shape('GeodeticEquivalentResponse', {
  body: Type.String(),
  geographic_longitude: Type.Number({
    description:
      'geographic longitude at which the degree of the body is the geodetic midheaven; degrees east, in [-180, 180)',
  }),
  place_offset_deg: Type.Optional(
    Type.Number({
      description:
        'geographic longitude of the place minus that of the body, degrees; positive if the place is east of it',
    }),
  ),
  nearest_angle: Type.Optional(
    nullable(
      oneOf(['MC', 'IC'], { description: 'nearer of the two meridians of the body; null half way between them' }),
    ),
  ),
});
export type GeodeticEquivalent = Static<typeof Equivalent>;
export const GeodeticEquivalentsResponse = shape('GeodeticEquivalentsResponse', {
  equivalents: Type.Array(Equivalent),
  ...geojsonAnswer,
  ...nearAnswer,
  provenance: Provenance,
  computation_basis: Type.Optional(ComputationBasis),
  ...optionsNotApplied,
});
export type GeodeticEquivalentsResponse = Static<typeof GeodeticEquivalentsResponse>;
