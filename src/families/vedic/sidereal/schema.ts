import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, oneOf, shape } from '../../../contract/fields.js';
import { longitude } from '../../../contract/points.js';
import { ayanamsaName, siderealJulianDay, SiderealUtilityProvenanceResponse } from '../../../contract/sidereal.js';
import { AYANAMSA_MODES } from '../../../services/ayanamsa.js';

const mode = () =>
  defaulted(
    oneOf(AYANAMSA_MODES, {
      description: 'true: from the true equinox of date, with nutation; mean: from the mean equinox, without nutation',
    }),
    'true',
  );
const DIRECTIONS = ['tropical_to_sidereal', 'sidereal_to_tropical'] as const;
const range = () => Type.Array(Type.Union([Type.Number(), Type.String()]));

const AyanamsaSystemResponse = shape('AyanamsaSystemResponse', {
  system: Type.String(),
  reference_value_j2000_deg: Type.Number({ description: 'mean ayanamsa at J2000.0, degrees' }),
  is_star_anchored: Type.Boolean(),
  default_mode: Type.String(),
  supported_modes: Type.Array(Type.String()),
  aliases: Type.Array(Type.String(), { description: 'other accepted names, the conventional one among them' }),
  definition: Type.String({ description: 'definition of the system, and its author' }),
  anchor: Type.String({ description: 'fixed star or circle, or epoch of the reference value' }),
});
export type AyanamsaSystemResponse = Static<typeof AyanamsaSystemResponse>;

export const AyanamsaSystemsEnvelopeResponse = shape('AyanamsaSystemsEnvelopeResponse', {
  systems: Type.Array(AyanamsaSystemResponse),
  total: Type.Integer(),
  further_systems: Type.Array(AyanamsaSystemResponse, {
    description: 'further systems, accepted by name in every ayanamsa field',
  }),
  provenance: SiderealUtilityProvenanceResponse,
});
export type AyanamsaSystemsEnvelopeResponse = Static<typeof AyanamsaSystemsEnvelopeResponse>;

const ayanamsaFields = { jd_ut: siderealJulianDay(), ayanamsa_system: ayanamsaName(), mode: mode() };
export const SiderealAyanamsaRequest = shape('SiderealAyanamsaRequest', ayanamsaFields);
export type SiderealAyanamsaRequest = Static<typeof SiderealAyanamsaRequest>;

export const SiderealAyanamsaResponse = shape('SiderealAyanamsaResponse', {
  jd_ut: Type.Number(),
  ayanamsa_system: Type.String(),
  mode: Type.String(),
  ayanamsa_deg: Type.Number(),
  value_range: range(),
  provenance: SiderealUtilityProvenanceResponse,
});
export type SiderealAyanamsaResponse = Static<typeof SiderealAyanamsaResponse>;

export const SiderealConversionRequest = shape('SiderealConversionRequest', {
  ...ayanamsaFields,
  longitude_deg: longitude('ecliptic longitude, degrees; reduced to [0, 360)'),
  direction: oneOf(DIRECTIONS),
});
export type SiderealConversionRequest = Static<typeof SiderealConversionRequest>;

export const SiderealConversionResponse = shape('SiderealConversionResponse', {
  direction: Type.String(),
  jd_ut: Type.Number(),
  ayanamsa_system: Type.String(),
  mode: Type.String(),
  input_longitude_deg: Type.Number(),
  output_longitude_deg: Type.Number(),
  ayanamsa_deg: Type.Number(),
  longitude_range: range(),
  provenance: SiderealUtilityProvenanceResponse,
});
export type SiderealConversionResponse = Static<typeof SiderealConversionResponse>;
