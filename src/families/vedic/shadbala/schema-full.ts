import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, mapOf, nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { policyAyanamsa } from '../../../contract/panchanga.js';
import {
  GrahaYuddhaResponse,
  ShadbalaChartProfileResponse,
  shadbalaChartFields,
  ShadbalaNetworkProfileResponse,
  shadbalaPolicyFields,
  ShadbalaResultResponse,
} from './schema.js';

export const ShadbalaFullPolicyRequest = shape('ShadbalaFullPolicyRequest', {
  ayanamsa_system: policyAyanamsa(),
  ...shadbalaPolicyFields,
  bhava_terms: defaulted(
    oneOf(['bphs_27', 'raman'], {
      description: 'bhava bala with the occupants and the rising of the signs (BPHS 27.30-31), or without them (Raman)',
    }),
    'bphs_27',
  ),
});

export const ShadbalaFullRequest = shape('ShadbalaFullRequest', {
  ...shadbalaChartFields,
  policy: Type.Optional(nullable(ShadbalaFullPolicyRequest)),
});
export type ShadbalaFullRequest = Static<typeof ShadbalaFullRequest>;

const ShadbalaAppliedPolicyResponse = shape('ShadbalaAppliedPolicyResponse', {
  requested_ayanamsa_system: Type.String(),
  policy_ayanamsa_system: nullable(Type.String()),
  applied_ayanamsa_system: Type.String(),
  ayanamsa_precedence: oneOf(['policy', 'request']),
  requested_house_system: Type.String(),
  resolved_house_system: Type.String(),
  effective_house_system: Type.String(),
  polar_fallback_applied: Type.Boolean(),
  hora_lord: nullable(Type.String({ description: 'lord of the hour of the request; null: derived from the sunrise' })),
  saptavargaja_profile: Type.String(),
  kala_components: Type.String(),
  amvh_convention: Type.String(),
  paksha_nature: Type.String(),
  war_policy: Type.String(),
  threshold_convention: Type.String(),
});
export type ShadbalaAppliedPolicy = Static<typeof ShadbalaAppliedPolicyResponse>;
const receipt = { policy_receipt: ShadbalaAppliedPolicyResponse };

const BhavaBalaResponse = shape('BhavaBalaResponse', {
  house: Type.Integer(),
  madhya_sidereal_lon: Type.Number({ description: 'middle of the house: its cusp in the house system, sidereal' }),
  rasi_index: Type.Integer(),
  rasi_class: oneOf(['nara', 'chatushpada', 'jalachara', 'keeta']),
  lord: Type.String(),
  bhavadhipati_bala: Type.Number({ description: 'shadbala of the lord' }),
  bhava_dig_bala: Type.Number(),
  bhava_drishti_bala: Type.Number({ description: 'from exact aspects on the middle of the house' }),
  occupant_bala: Type.Number({ description: 'BPHS 27.30; 0 with bhava_terms raman' }),
  rising_bala: Type.Number({ description: 'BPHS 27.31; 0 with bhava_terms raman' }),
  total_shashtiamsas: Type.Number(),
  total_rupas: Type.Number(),
  rank: Type.Integer({ description: '1 is the strongest' }),
});

const bhavaFields = {
  ...receipt,
  jd: Type.Number(),
  ayanamsa_system: Type.String(),
  ayanamsa_degrees: Type.Number(),
  houses: mapOf(BhavaBalaResponse),
  strongest_house: Type.Integer(),
  weakest_house: Type.Integer(),
  day_part: oneOf(['day', 'twilight', 'night']),
  vara_basis: ShadbalaResultResponse.properties.vara_basis,
  bhava_terms: Type.String(),
};
export const BhavaBalaResult = shape('BhavaBalaResultResponse', bhavaFields);
export type BhavaBalaResult = Static<typeof BhavaBalaResult>;
export const BhavaBalaAnswer = shape('BhavaBalaAnswer', { ...bhavaFields, ...optionsNotApplied });

const pairs = (description: string) =>
  Type.Array(Type.Unsafe<[string, number]>({ type: 'array', minItems: 2, maxItems: 2 }), { description });

const ShadbalaContextResponse = shape('ShadbalaContextResponse', {
  jd: Type.Number(),
  ayanamsa_system: Type.String(),
  sidereal_longitudes: pairs('planet and degrees'),
  declinations: pairs('planet and degrees, as used in ayana bala'),
  chesta_values: pairs('planet and cheshta bala'),
  local_apparent_day_fraction: Type.Number({ description: 'local apparent time, 0 at midnight' }),
  sunrise_jd: nullable(Type.Number()),
  sunset_jd: nullable(Type.Number()),
  next_sunrise_jd: nullable(Type.Number()),
  abda_lord: Type.String(),
  masa_lord: Type.String(),
  vara_lord: Type.String(),
  hora_lord: nullable(Type.String()),
  provenance: Type.String(),
  observer_latitude: nullable(Type.Number()),
  observer_longitude: nullable(Type.Number()),
  longitude_frame: Type.String(),
  declination_frame: Type.String(),
  mercury_nature: Type.String(),
  vara_basis: Type.String(),
  vara_jd_utc: nullable(Type.Number()),
});

const WarResolutionResponse = shape('WarResolutionResponse', {
  pairs: Type.Array(GrahaYuddhaResponse),
  raw_aggregates: pairs('planet and strength up to hora bala'),
  raw_totals: pairs('planet and total without the points of wars'),
  raw_chesta: pairs('planet and cheshta bala'),
  credits: pairs('planet and points won'),
  debits: pairs('planet and points lost'),
  adjustments: pairs('planet and points won less points lost'),
  policy: Type.String(),
  source: Type.String(),
});

const SaptavargajaEntryResponse = shape('SaptavargajaEntryResponse', {
  division: Type.Integer(),
  sign_index: Type.Integer(),
  lord: Type.String(),
  dignity: oneOf(['moolatrikona', 'own_sign', 'adhi_mitra', 'mitra', 'sama', 'shatru', 'adhi_shatru']),
  shashtiamsas: Type.Number(),
});
export type SaptavargajaEntry = Static<typeof SaptavargajaEntryResponse>;

export const ShadbalaFullResponse = shape('ShadbalaFullResponse', {
  ...receipt,
  chart: shape('ShadbalaFullChartResponse', {
    ...receipt,
    ...ShadbalaResultResponse.properties,
    context: ShadbalaContextResponse,
    war_resolution: WarResolutionResponse,
    saptavargaja_profile: Type.String(),
    saptavargaja_evidence: mapOf(Type.Array(SaptavargajaEntryResponse)),
  }),
  profile: shape('ShadbalaFullProfileResponse', { ...receipt, ...ShadbalaChartProfileResponse.properties }),
  network: shape('ShadbalaFullNetworkResponse', { ...receipt, ...ShadbalaNetworkProfileResponse.properties }),
  bhava: BhavaBalaResult,
  ...optionsNotApplied,
});
export type ShadbalaFullResponse = Static<typeof ShadbalaFullResponse>;
