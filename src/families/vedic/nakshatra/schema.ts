import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, shape } from '../../../contract/fields.js';
import { longitude, longitudeMap } from '../../../contract/points.js';
import { ayanamsaName, siderealJulianDay, SiderealUtilityProvenanceResponse } from '../../../contract/sidereal.js';

const MAX_POSITIONS = 64;
/** Greatest length of the name of a point. */
export const MAX_POINT_NAME = 64;

export const SiderealNakshatraPositionRequest = shape('SiderealNakshatraPositionRequest', {
  tropical_longitude_deg: longitude('tropical longitude (true equinox of date), degrees; reduced to [0, 360)'),
  jd_ut: siderealJulianDay(),
  ayanamsa_system: ayanamsaName(),
});
export type SiderealNakshatraPositionRequest = Static<typeof SiderealNakshatraPositionRequest>;

export const SiderealNakshatraBulkRequest = shape('SiderealNakshatraBulkRequest', {
  positions: longitudeMap(1, MAX_POSITIONS, 'tropical longitudes by name, degrees; names are trimmed'),
  jd_ut: siderealJulianDay(),
  ayanamsa_system: ayanamsaName(),
});
export type SiderealNakshatraBulkRequest = Static<typeof SiderealNakshatraBulkRequest>;

const SiderealNakshatraPositionResponse = shape('SiderealNakshatraPositionResponse', {
  name: nullable(Type.String()),
  tropical_longitude_deg: Type.Number(),
  jd_ut: Type.Number(),
  ayanamsa_system: Type.String(),
  nakshatra: Type.String(),
  nakshatra_index: Type.Integer({ description: '0 ... 26' }),
  nakshatra_number: Type.Integer({ description: '1 ... 27' }),
  nakshatra_lord: Type.String({ description: 'lord in the vimshottari dasha' }),
  pada: Type.Integer({ description: 'quarter, 1 ... 4' }),
  degrees_in: Type.Number(),
  degrees_remaining: Type.Number(),
  sidereal_longitude_deg: Type.Number(),
});
export type SiderealNakshatraPositionResponse = Static<typeof SiderealNakshatraPositionResponse>;

export const SiderealNakshatraPositionEnvelopeResponse = shape('SiderealNakshatraPositionEnvelopeResponse', {
  request: SiderealNakshatraPositionRequest,
  position: SiderealNakshatraPositionResponse,
  provenance: SiderealUtilityProvenanceResponse,
});
export type SiderealNakshatraPositionEnvelopeResponse = Static<typeof SiderealNakshatraPositionEnvelopeResponse>;

export const SiderealNakshatraBulkEnvelopeResponse = shape('SiderealNakshatraBulkEnvelopeResponse', {
  request: SiderealNakshatraBulkRequest,
  positions: Type.Array(SiderealNakshatraPositionResponse),
  total: Type.Integer(),
  provenance: SiderealUtilityProvenanceResponse,
});
export type SiderealNakshatraBulkEnvelopeResponse = Static<typeof SiderealNakshatraBulkEnvelopeResponse>;
