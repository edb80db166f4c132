import { DOSHA_RULES } from './schema.js';
import type { DoshaCatalogueResponse } from './schema.js';

/** Profiles of the dosha rules: kind and source. */
const PROFILES: readonly (readonly [string, string, string])[] = [
  ['mc_vivaha_49_51.v1', 'vishanadi_table', 'Muhurta Chintamani, Vivaha 49-51'],
  ['kp_185_single_mula.v1', 'vishanadi_table', 'Kalaprakasika (Iyer 1982), p. 185'],
  ['kp_185_dual_mula.v1', 'vishanadi_table', 'Kalaprakasika (Iyer 1982), p. 185 with footnote'],
  ['mc_avasthi_scaled_start_fixed_width.v1', 'vishanadi_clock', 'Muhurta Chintamani, Vivaha 51, commentary'],
  ['normalized_nakshatra_sixtieths.v1', 'vishanadi_clock', 'ghatis as sixtieths of the nakshatra'],
  ['mc_vivaha_43_fixed_ghati.v1', 'gandanta', 'Muhurta Chintamani, Vivaha 43'],
  ['bphs_santhanam_92_fixed_ghati.v1', 'gandanta', 'Brihat Parashara Hora Shastra 92.2-4'],
  ['mc_shubhashubha_9_yamaghanta.v1', 'yamaghanta', 'Muhurta Chintamani, Shubhashubha 9'],
  ['mc_shubhashubha_37_sixteenths.v1', 'yamaghanta', 'Muhurta Chintamani, Shubhashubha 37, table'],
  ['kp_195_seven_star_tyajya_exemption.v1', 'parihara', 'Kalaprakasika (Iyer 1982), ch. 34, p. 195'],
  ['mc_shubhashubha_37_necessary_first_half.v1', 'parihara', 'Muhurta Chintamani, Shubhashubha 37, commentary'],
  ['mc_avasthi_vivaha_43_abhijit.v1', 'parihara', 'Muhurta Chintamani, Vivaha 43 and 52'],
];
const CITATIONS: ReadonlyMap<string, string> = new Map(PROFILES.map(([profile, , source]) => [profile, source]));

/** Source of a profile. */
export const sourceOf = (profile: string): string => CITATIONS.get(profile) ?? profile;

/** Rules that this assessment leaves out. */
export const EXCLUDED_RULES: readonly string[] = [
  'weekday_tithi_and_rashi_tyajya',
  'abhukta_mula',
  'angular_gandanta_variants',
  'strength_aspect_navamsa_parihara',
  'universal_auspicious_yoga_override',
  'ritual_performance',
  'complete_twenty_one_dosha_catalogue',
  'purpose_suitability',
];

/** GET /v1/muhurta/doshas/catalogue. */
export const doshaCatalogue = (): DoshaCatalogueResponse => ({
  profiles: PROFILES.map(([profile, kind, source]) => ({ profile, kind, citations: [source] })),
  rules: [...DOSHA_RULES],
  excluded_rules: [...EXCLUDED_RULES],
});
