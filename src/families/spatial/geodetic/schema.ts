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
  defaulted(oneOf(ZODIACS, { description: 'the zodiac in which longitudes are given and answered' }), 'tropical');
const anchor = () =>
  defaulted(
    oneOf(ZODIACS, {
      description:
        'with the sidereal zodiac: the zodiac whose 0 Aries lies on the meridian of Greenwich. tropical: the places of the tropical zodiac, expressed in sidereal degrees; sidereal: the sidereal zodiac itself laid on the Earth',
    }),
    'tropical',
  );
const ayanamsaValue = () =>
  optionalOrNull(angleDeg('tropical longitude less sidereal longitude, degrees; the sidereal zodiac needs it'));
const ayanamsaName = () =>
  optionalOrNull(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'ayanamsa of the sidereal zodiac, from the true equinox; default: authI',
    }),
  );
const placeFields = { geo_longitude: longitudeDeg(), geo_latitude: insideLatitude() };

export const GeodeticDirectChartRequest = shape('GeodeticDirectChartRequest', {
  zodiac: zodiac(),
  anchor: anchor(),
  ayanamsa_deg: ayanamsaValue(),
  ...placeFields,
  obliquity: Type.Number({ minimum: 0, maximum: 90, description: 'of the ecliptic, degrees' }),
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
      description: 'default: Sun ... Pluto',
    }),
  ),
  place_center: defaulted(
    oneOf(PLACE_CENTERS, { description: 'longitudes as the place sees them, or as from the centre of the Earth' }),
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
  anchor: oneOf(ZODIACS, { description: 'the zodiac whose 0 Aries lies on the meridian of Greenwich' }),
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
    mc: Type.Number({ description: 'in the zodiac of the request' }),
    asc: Type.Number({ description: 'in the zodiac of the request' }),
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
    description: 'where the degree of the body is the geodetic midheaven; degrees east, in [-180, 180)',
  }),
  place_offset_deg: Type.Optional(
    Type.Number({
      description: 'longitude of the place less that of the body: positive when the place lies east of it',
    }),
  ),
  nearest_angle: Type.Optional(
    nullable(oneOf(['MC', 'IC'], { description: 'the nearer of its two meridians; null half way between them' })),
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
