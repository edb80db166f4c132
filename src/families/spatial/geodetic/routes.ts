import type { InertOption } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chartEquivalents, chartLocationChart, directEquivalents, directLocationChart } from './geodetic.js';
import {
  GeodeticChartBackedChartRequest,
  GeodeticChartBackedEquivalentsRequest,
  GeodeticChartEnvelopeResponse,
  GeodeticDirectChartRequest,
  GeodeticDirectEquivalentsRequest,
  GeodeticEquivalentsResponse,
} from './schema.js';

const ANGLES =
  'The geographic longitude of a place is its geodetic midheaven in the zodiac of the anchor; the ascendant is the degree that rises at its geodetic latitude with this midheaven. Both are given in the zodiac of the request.';
const EQUIVALENTS =
  'The equivalent of a body is the geographic longitude at which the degree of the body is the geodetic midheaven. `geojson` and `near` give its meridian (MC) and the opposite meridian (IC).';
const LONDON = { geo_longitude: -0.12, geo_latitude: 51.5 };
const DT = '2000-01-01T12:00:00Z';
const tropical = (field: string): InertOption<{ readonly zodiac?: string }> => ({
  field,
  reason: 'the tropical zodiac has no ayanamsa',
  when: (body) => !isSidereal(body),
});

const isSidereal = ({ zodiac }: { readonly zodiac?: string }): boolean => zodiac === 'sidereal';
const tropicalAnchor: InertOption<{ readonly zodiac?: string }> = {
  field: '/anchor',
  reason: 'the tropical zodiac always has 0 Aries at Greenwich',
  when: (body) => !isSidereal(body),
};
interface Anchored {
  readonly zodiac?: string;
  readonly anchor?: string;
}
const anchored = (body: Anchored, anchor: string): boolean =>
  isSidereal(body) && (body.anchor ?? 'tropical') === anchor;

export const family = declareFamily({
  name: 'geodetic',
  tag: 'geodetic',
  group: 'spatial',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/geodetic/location-chart',
        summary: 'Geodetic angles of a place with a given obliquity',
        description: ANGLES,
        body: GeodeticDirectChartRequest,
        response: GeodeticChartEnvelopeResponse,
        inert: [tropical('/ayanamsa_deg'), tropicalAnchor],
        example: { body: { ...LONDON, obliquity: 23.44 } },
      },
      (_engine, { body }) => directLocationChart(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/geodetic/chart/location-chart',
        summary: 'Geodetic angles of a place with the obliquity of an instant',
        description: ANGLES,
        body: GeodeticChartBackedChartRequest,
        response: GeodeticChartEnvelopeResponse,
        inert: [tropical('/ayanamsa_system'), tropicalAnchor],
        example: { body: { dt: DT, ...LONDON } },
      },
      (engine, { body }) => chartLocationChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/geodetic/equivalents',
        summary: 'Geodetic equivalents: geographic longitudes of ecliptic longitudes',
        description: EQUIVALENTS,
        body: GeodeticDirectEquivalentsRequest,
        response: GeodeticEquivalentsResponse,
        table: { list: 'equivalents' },
        inert: [
          tropical('/ayanamsa_deg'),
          tropicalAnchor,
          {
            field: '/ayanamsa_deg',
            reason: 'longitudes and anchor are both sidereal',
            when: (body) => anchored(body, 'sidereal'),
          },
        ],
        example: { body: { longitudes: { Sun: 84.23, Moon: 346.75 } } },
      },
      (_engine, { body }) => directEquivalents(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/geodetic/chart/equivalents',
        summary: 'Geodetic equivalents of the bodies of a chart',
        description: `${EQUIVALENTS} Longitudes are apparent and by default topocentric at the place of the request (\`place_center\`); each equivalent has the offset of the place from its meridian.`,
        body: GeodeticChartBackedEquivalentsRequest,
        response: GeodeticEquivalentsResponse,
        table: { list: 'equivalents' },
        example: { body: { dt: DT, ...LONDON, bodies: ['Sun', 'Moon'] } },
        inert: [
          tropical('/ayanamsa_system'),
          tropicalAnchor,
          ...['/zodiac', '/ayanamsa_system'].map((field) => ({
            field,
            reason: 'with the tropical anchor the meridian of a body is the same in both zodiacs',
            when: (body: Anchored) => anchored(body, 'tropical'),
          })),
        ],
      },
      (engine, { body }) => chartEquivalents(engine, body),
    ),
  ],
});
