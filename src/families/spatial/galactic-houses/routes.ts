import { declareFamily, route } from '../../../contract/route.js';
import { galacticHouseChartPlacements, galacticHouseCusps, galacticHousePlacement } from './galactic-houses.js';
import {
  GalacticHouseChartPlacementsResponse,
  GalacticHouseCuspsEnvelopeResponse,
  GalacticHousePlacementEnvelopeResponse,
  GalacticHousePlacementRequest,
  GalacticHousesChartPlacementsRequest,
  GalacticHousesChartRequest,
} from './schema.js';

const RULE =
  'Galactic Porphyry houses: the horizon gives ascendant and descendant on the galactic equator, its highest and lowest points are midheaven and imum coeli, and the quadrants are trisected. The highest point is 90 degrees from the horizon, so every house has 30 degrees of galactic longitude.';
const dt = '1990-06-15T14:30:00Z',
  latitude = 51.5,
  longitude = -0.12;
const round = (start: number): number[] => Array.from({ length: 12 }, (_, i) => (start + 30 * i) % 360);

export const family = declareFamily({
  name: 'galactic-houses',
  tag: 'galactic-houses',
  group: 'spatial',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/galactic-houses/cusps',
        summary: 'Galactic house cusps at an instant and place',
        description: RULE,
        body: GalacticHousesChartRequest,
        response: GalacticHouseCuspsEnvelopeResponse,
        example: { body: { dt, latitude, longitude } },
      },
      (engine, { body }) => galacticHouseCusps(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/galactic-houses/placement',
        summary: 'Galactic house of a galactic longitude among given cusps',
        body: GalacticHousePlacementRequest,
        response: GalacticHousePlacementEnvelopeResponse,
        example: {
          body: {
            galactic_longitude: 200,
            house_cusps: {
              cusps_gal: round(257),
              cusps_ecl: round(145),
              angles: {
                ga_lon: 257,
                gmc_lon: 167,
                gd_lon: 77,
                gic_lon: 347,
                ga_ecl: 145,
                gmc_ecl: 80,
                gd_ecl: 325,
                gic_ecl: 260,
              },
              forward: true,
            },
          },
        },
      },
      (_engine, { body }) => galacticHousePlacement(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/galactic-houses/chart/placements',
        summary: 'Bodies of a chart in galactic houses',
        description: `${RULE} Bodies are topocentric, at sea level.`,
        body: GalacticHousesChartPlacementsRequest,
        response: GalacticHouseChartPlacementsResponse,
        table: { list: 'placements' },
        example: { body: { dt, latitude, longitude, bodies: ['Sun', 'Moon'] } },
      },
      (engine, { body }) => galacticHouseChartPlacements(engine, body),
    ),
  ],
});
