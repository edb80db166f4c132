import { karanaName } from '../../../../doctrine/panchanga/limbs.js';
import type { ShuddhiCatalogueResponse } from './schema.js';

/** Profiles of the shuddhi rules with their sources, and the activities that suit each karana. */

export const PANCHAKA = {
    month_1_to_30: 'mypanchang_2025_panchaka_30_tithi.v1',
    paksha_1_to_15: 'panchaka_15_tithi.v1',
  } as const,
  YOGA = 'mc_34_35_fixed_ghati_temporal_half.v1',
  KARANA = 'bs_1946_100_karana_activity.v1',
  BHADRA = 'mc_43_45_bhadra_components.v1',
  BHADRA_CLOCK = 'mc_44_tithi_eighths_normalized.v1';

const CITATIONS: ReadonlyMap<string, string> = new Map([
  [PANCHAKA.month_1_to_30, 'almanac for Darwin 2025, p. 2; Kalaprakasika (Iyer 1982), pp. 151-152'],
  [PANCHAKA.paksha_1_to_15, 'Kalaprakasika (Iyer 1982), pp. 151-152, tithis counted in the half'],
  ['mc_gochara_13_quarters.v1', 'Muhurta Chintamani, Gochara 13, quarters as in the Sanskrit'],
  ['ps_sastri_scientific_273_navaka.v1', 'P. S. Sastri, Text Book of Scientific Hindu Astrology, p. 273'],
  [YOGA, 'Muhurta Chintamani, Shubhashubha 34-35'],
  [KARANA, 'Brihat Samhita 100.1-5 (Sastri and Bhat 1946)'],
  [BHADRA, 'Muhurta Chintamani, Shubhashubha 43 and 45'],
  [BHADRA_CLOCK, 'Muhurta Chintamani, Shubhashubha 44'],
]);

/** Sources of a profile. */
export const citationsOf = (profile: string): string[] => [CITATIONS.get(profile) ?? profile];

/** Activities of each karana, Brihat Samhita 100.2-5. Karanas of harm are historical. */
const KARANA_TAGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Bava', ['auspicious', 'temporary', 'lasting', 'nourishment']],
  ['Balava', ['religious', 'meritorious', 'assistance_to_brahmins']],
  ['Kaulava', ['affection', 'friendship']],
  ['Taitila', ['prosperity', 'shelter', 'household']],
  ['Gara', ['cultivation', 'sowing', 'shelter']],
  ['Vanija', ['lasting', 'commerce']],
  ['Vishti', ['historical_hostile_acts']],
  ['Kimstughna', ['meritorious', 'nourishment', 'auspicious']],
  ['Shakuni', ['nourishment', 'historical_medicine', 'mantra']],
  ['Chatushpada', ['cattle', 'brahmins', 'ancestors', 'royal_affairs']],
  ['Naga', ['lasting', 'historical_fierce_acts']],
]);
/** Activities that suit a karana, 0 ... 59. */
export const karanaTags = (karana: number): string[] => [...(KARANA_TAGS.get(karanaName(karana)) ?? [])];

const PROFILE_TAGS: readonly (readonly [string, readonly string[]])[] = [
  [PANCHAKA.month_1_to_30, ['month_tithi_1_to_30', 'current_lagna']],
  ['mc_gochara_13_quarters.v1', ['three_cycles', 'angular_quarters_1_4_3', 'interpretation_declared']],
  ['ps_sastri_scientific_273_navaka.v1', ['three_cycles', 'modern_scholarship', 'scan_owned']],
  [YOGA, ['fixed_24_minute_ghati', 'derived_temporal_half']],
  [KARANA, ['activity_evidence_only']],
  [BHADRA, ['independent_claims']],
  [BHADRA_CLOCK, ['derived_tithi_duration_normalization', 'clip_to_actual_karana']],
  [PANCHAKA.paksha_1_to_15, ['half_tithi_1_to_15', 'current_lagna']],
];

/** GET /v1/muhurta/shuddhi/catalogue. */
export const shuddhiCatalogue = (): ShuddhiCatalogueResponse => ({
  profiles: PROFILE_TAGS.map(([profile, tags]) => ({
    kind: 'profile',
    name: profile,
    profile,
    citations: citationsOf(profile),
    tags: [...tags],
  })),
  karanas: [...KARANA_TAGS].map(([name, tags]) => ({
    kind: 'karana',
    name,
    profile: KARANA,
    citations: citationsOf(KARANA),
    tags: [...tags],
  })),
  excluded_profiles: [
    'mc_hindi_thirds_discrepancy',
    'raman_initial_ghati_3_vs_7',
    'sadhana_anatomical_variants',
    'noon_or_strength_overrides',
    'ritual_remedies',
    'universal_bhadra_precedence',
    'complete_activity_elections',
  ],
});
