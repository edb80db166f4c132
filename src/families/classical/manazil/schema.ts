import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, mapOf, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { longitude, longitudeMap } from '../../../contract/points.js';
import { ayanamsaName, siderealJulianDay } from '../../../contract/sidereal.js';
import { AYANAMSA_MODES } from '../../../services/ayanamsa.js';
import { TRADITIONS_BY_WORD } from './wire-words.js';
import type { TraditionWord } from './wire-words.js';

/** Largest number of longitudes in one bulk request. */
const MAX_POSITIONS = 500;
const MODES = ['tropical', 'sidereal'] as const;
export type MansionComputationMode = (typeof MODES)[number];

const tradition = () =>
  oneOf(Object.keys(TRADITIONS_BY_WORD) as TraditionWord[], {
    description: 'author of the natures and significations; the boundaries are the same in all',
  });

const MansionProvenanceResponse = shape('MansionProvenanceResponse', {
  mansion_system: defaulted(Type.String(), 'Arabic_Manazil_28_equal_mansions'),
  computational_basis: defaulted(Type.String(), 'equal_division_360_by_28'),
  default_authority: defaulted(Type.String(), 'al_biruni_book_of_instruction'),
  mode: oneOf(MODES),
  tradition: tradition(),
  requested_longitude: Type.Number(),
  normalized_longitude: Type.Number(),
  jd_ut: optionalOrNull(Type.Number()),
  ayanamsa_system: optionalOrNull(Type.String()),
  ayanamsa_mode: optionalOrNull(Type.String()),
  ayanamsa_deg: optionalOrNull(Type.Number({ description: 'ayanamsa that was subtracted, degrees' })),
  attribution_source: Type.String({ description: 'source of natures and significations' }),
  stage_sequence: Type.Array(Type.String()),
});
export type MansionProvenanceResponse = Static<typeof MansionProvenanceResponse>;

const MansionInfoResponse = shape('MansionInfoResponse', {
  index: Type.Integer({ description: '1 to 28' }),
  arabic_name: Type.String(),
  latin_name: Type.String(),
  ruling_star: Type.String({ description: 'star that gave the mansion its name; the boundaries do not depend on it' }),
  nature: Type.String(),
  signification: Type.String(),
});
export type MansionInfoResponse = Static<typeof MansionInfoResponse>;

export const MansionCatalogResponse = shape('MansionCatalogResponse', {
  mansions: Type.Array(MansionInfoResponse),
  total: Type.Integer(),
  span_degrees: Type.Number(),
  traditions: Type.Array(tradition()),
  provenance: MansionProvenanceResponse,
});
export type MansionCatalogResponse = Static<typeof MansionCatalogResponse>;

export const MansionTraditionParams = shape('MansionTraditionParams', {
  tradition: tradition(),
  mansion_index: Type.Integer({ minimum: 1, maximum: 28 }),
});
export type MansionTraditionParams = Static<typeof MansionTraditionParams>;

export const MansionTraditionLookupResponse = shape('MansionTraditionLookupResponse', {
  mansion_index: Type.Integer(),
  tradition: tradition(),
  nature: Type.String(),
  signification: Type.String(),
  provenance: MansionProvenanceResponse,
});
export type MansionTraditionLookupResponse = Static<typeof MansionTraditionLookupResponse>;

const policyFields = {
  mode: defaulted(
    oneOf(MODES, {
      description:
        'zodiac of the mansions; sidereal subtracts the ayanamsa from the tropical longitude and requires jd_ut',
    }),
    'tropical',
  ),
  jd_ut: optionalOrNull(siderealJulianDay()),
  ayanamsa_system: ayanamsaName(),
  ayanamsa_mode: defaulted(oneOf(AYANAMSA_MODES), 'true'),
  tradition: defaulted(tradition(), 'al_biruni'),
};
export const MansionPositionRequest = shape('MansionPositionRequest', {
  longitude: longitude('tropical ecliptic longitude, degrees; reduced to [0, 360)'),
  ...policyFields,
});
export type MansionPositionRequest = Static<typeof MansionPositionRequest>;
export const MansionBulkRequest = shape('MansionBulkRequest', {
  positions: longitudeMap(1, MAX_POSITIONS, 'tropical ecliptic longitudes by name, degrees; names are trimmed'),
  ...policyFields,
});
export type MansionBulkRequest = Static<typeof MansionBulkRequest>;

const MansionPositionResponse = shape('MansionPositionResponse', {
  mansion: MansionInfoResponse,
  degrees_in: Type.Number(),
  longitude: Type.Number({ description: 'longitude of the request, degrees' }),
  computation_longitude: Type.Number({ description: 'longitude that was divided, degrees in [0, 360)' }),
});
export type MansionPositionResponse = Static<typeof MansionPositionResponse>;

export const MansionPositionEnvelopeResponse = shape('MansionPositionEnvelopeResponse', {
  result: MansionPositionResponse,
  provenance: MansionProvenanceResponse,
});
export type MansionPositionEnvelopeResponse = Static<typeof MansionPositionEnvelopeResponse>;
export const MansionBulkResponse = shape('MansionBulkResponse', {
  results: mapOf(MansionPositionResponse),
  total: Type.Integer(),
  provenance: MansionProvenanceResponse,
});
export type MansionBulkResponse = Static<typeof MansionBulkResponse>;
