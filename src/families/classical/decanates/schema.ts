import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, oneOf, shape } from '../../../contract/fields.js';
import { longitude } from '../../../contract/points.js';
import { ayanamsaName, siderealJulianDay } from '../../../contract/sidereal.js';
import { SiderealChartProvenanceResponse, siderealChartFields } from '../../../contract/sidereal-chart.js';

const SYSTEMS = ['chaldean_face', 'triplicity', 'vedic_drekkana'] as const;
export type DecanSystem = (typeof SYSTEMS)[number];

export const DecanateLongitudeRequest = shape('DecanateLongitudeRequest', { longitude: longitude() });
export type DecanateLongitudeRequest = Static<typeof DecanateLongitudeRequest>;

export const DecanatePositionResponse = shape('DecanatePositionResponse', {
  system: oneOf(SYSTEMS),
  decan_number: Type.Integer({ description: '1 to 3' }),
  ruling_planet: Type.String(),
  ruling_sign: nullable(Type.String({ description: 'sign whose domicile ruler rules the decan; null for faces' })),
  sign: Type.String({ description: 'sign that contains the longitude' }),
  sign_symbol: Type.String(),
  degree_in_decan: Type.Number({ description: 'degrees in [0, 10)' }),
  longitude_used: Type.Number({
    description: 'longitude that was divided, degrees in [0, 360); sidereal for the drekkana',
  }),
});
export type DecanatePositionResponse = Static<typeof DecanatePositionResponse>;

const siderealLookup = {
  longitude: longitude('tropical ecliptic longitude, degrees; any finite number'),
  jd: siderealJulianDay(),
  ayanamsa_system: ayanamsaName(),
};
export const VedicDrekkanaRequest = shape('VedicDrekkanaRequest', siderealLookup);
export type VedicDrekkanaRequest = Static<typeof VedicDrekkanaRequest>;
export const DecanateSetRequest = shape('DecanateSetRequest', siderealLookup);
export type DecanateSetRequest = Static<typeof DecanateSetRequest>;

export const DecanateSetResponse = shape('DecanateSetResponse', {
  chaldean_face: DecanatePositionResponse,
  triplicity: DecanatePositionResponse,
  vedic_drekkana: DecanatePositionResponse,
});
export type DecanateSetResponse = Static<typeof DecanateSetResponse>;

export const DecanateChartBodyRequest = shape('DecanateChartBodyRequest', {
  ...siderealChartFields,
  body: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'Sun, Moon, a planet, an asteroid or a comet',
  }),
});
export type DecanateChartBodyRequest = Static<typeof DecanateChartBodyRequest>;

const chartFields = {
  body: Type.String(),
  tropical_longitude: Type.Number(),
  jd: Type.Number({ description: 'Julian day UT1' }),
  provenance: SiderealChartProvenanceResponse,
};
export const DecanateChartPositionResponse = shape('DecanateChartPositionResponse', {
  ...chartFields,
  result: DecanatePositionResponse,
});
export type DecanateChartPositionResponse = Static<typeof DecanateChartPositionResponse>;
export const DecanateChartSetResponse = shape('DecanateChartSetResponse', {
  ...chartFields,
  result: DecanateSetResponse,
});
export type DecanateChartSetResponse = Static<typeof DecanateChartSetResponse>;
