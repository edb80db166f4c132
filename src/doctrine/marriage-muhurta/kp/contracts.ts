import type { RuleContract } from '../rule-contract.js';

const E1: readonly string[] = ['all_current_sign_pada_boundaries', 'Moon_phase', 'lagna_discrete'];
const E2: readonly string[] = ['physical_amanta_phase_and_ingress', 'Sun_discrete', 'tithi'];
const E3: readonly string[] = ['profile_visibility_contacts', 'motion_qualified_orbs', 'derived_wait_edges'];
const E4: readonly string[] = ['Sun_sign_ingress', 'derived_ingress_edges'];
const E5: readonly string[] = ['karana'];
const E6: readonly string[] = ['yoga', 'derived_yoga_edges'];
const E7: readonly string[] = ['tithi', 'sunrise'];
const E8: readonly string[] = ['sunrise', 'sunset', 'phase_parent_edges', 'derived_fixed_or_proportional_edges'];
const E9: readonly string[] = [
  'all_current_sign_pada_boundaries',
  'Moon_phase',
  'lagna_discrete',
  'all_motion_stations',
  'angular_combustion_orbs',
  'VV_bhava_sandhis',
];
const E10: readonly string[] = [
  'all_current_sign_pada_boundaries',
  'Moon_phase',
  'lagna_discrete',
  'all_motion_stations',
  'angular_combustion_orbs',
];
const E11: readonly string[] = [
  'all_historical_padas',
  'historical_Mercury_nature',
  'Moon27_complete_passage',
  'historical_uncertainty_bands',
];
const E12: readonly string[] = ['tithi'];
const E13: readonly string[] = ['sunrise'];
const E14: readonly string[] = ['all_current_sign_pada_boundaries', 'Moon_phase', 'lagna_discrete', 'yoga', 'sunset'];
const E15: readonly string[] = [
  'all_current_sign_pada_boundaries',
  'Moon_phase',
  'lagna_discrete',
  'D12_2.5deg',
  'unequal_D30_edges',
];
const E16: readonly string[] = ['Sun_physical_Navamsa_entry', 'entry_plus1_day'];
const E17: readonly string[] = ['global_shadow_contacts', 'Moon27'];

/** Contracts of the rules of Kalaprakasika. */
export const KP_CONTRACTS: readonly RuleContract[] = [
  {
    id: 'kp.wedding_star',
    inventory: 'M08-M10',
    authority: 'VV1.3; KP XIV116',
    formula: 'the Moon is in none of the eleven wedding stars',
    changes: E1,
  },
  {
    id: 'kp.calendar',
    inventory: 'M08-M10',
    authority: 'VV1.3-5/10.1-4; KP XIV121-122',
    formula: 'months of the text and the sign of the Sun, by the amanta month',
    changes: E2,
  },
  {
    id: 'kp.intercalation',
    inventory: 'M08-M10',
    authority: 'VV17.6; KP XXXIII',
    formula: 'an ordinary month is required; an unknown month stays unknown',
    changes: E2,
  },
  {
    id: 'kp.availability',
    inventory: 'M08-M10',
    authority: 'VV5.8-9; KP XIV117/XXXIII219',
    formula: 'visibility of Jupiter and Venus, with days of wait on both sides',
    changes: E3,
  },
  {
    id: 'kp.solar_ingress',
    inventory: 'M08-M10',
    authority: 'VV8.12/17.6; KP XXXIII212',
    formula: 'ghatis on both sides of the entry of the Sun: 16 (VV), or 30, 60 or 180 (KP)',
    changes: E4,
  },
  {
    id: 'kp.karana',
    inventory: 'M08-M10',
    authority: 'VV17.6; KP XXXIII220',
    formula: 'Vishti (VV), and the four fixed karanas as well (KP)',
    changes: E5,
  },
  {
    id: 'kp.nitya_yoga',
    inventory: 'M08-M10',
    authority: 'VV1.21; KP XXXIII205',
    formula: 'first ghatis of six yogas, half of Parigha and two complete ones (VV); nine complete yogas (KP)',
    changes: E6,
  },
  {
    id: 'kp.tithi_sunrise_count',
    inventory: 'M08-M10',
    authority: 'VV17.6; KP XXXIII',
    formula: 'the tithi has no sunrise, or two',
    changes: E7,
  },
  {
    id: 'kp.day_eighth',
    inventory: 'M08-M10',
    authority: 'VV8.12; KP XXXIII212',
    formula: 'eighth of the day by the weekday (VV); ninety minutes of Yamaganda (KP)',
    changes: E8,
  },
  {
    id: 'kp.nakshatra_gandanta',
    inventory: 'M08-M10',
    authority: 'VV8.12+MC43 adapter; KP II49',
    formula: 'junctions of stars by fixed ghatis',
    changes: E8,
  },
  {
    id: 'kp.tithi_gandanta',
    inventory: 'M08-M10',
    authority: 'VV8.12+MC43 adapter; KP II49',
    formula: 'junctions of tithis by fixed ghatis',
    changes: E8,
  },
  {
    id: 'kp.navamsa',
    inventory: 'M08-M10',
    authority: 'VV4.8; KP XIV117',
    formula: 'human navamsas and the first half of Sagittarius (VV); navamsas of benefics (KP)',
    changes: E1,
  },
  {
    id: 'kp.placement',
    inventory: 'M08-M10',
    authority: 'VV5/13/17; KP XIV117-119',
    formula: 'houses that each body may hold, by sign and, in VV, by bhava',
    changes: E9,
  },
  {
    id: 'kp.kartari',
    inventory: 'M08-M10',
    authority: 'VV5.7; KP XXXIII208',
    formula: 'malefics on both sides (VV); both retrograde (KP)',
    changes: E10,
  },
  {
    id: 'kp.moon_association',
    inventory: 'M08-M10',
    authority: 'VV5.2; KP XIV124',
    formula: 'a malefic or Venus in the sign of the Moon (VV); any other planet (KP)',
    changes: E1,
  },
  {
    id: 'kp.star_history',
    inventory: 'M08-M10',
    authority: 'VV1.23/17.2; KP XIV123',
    formula: 'stars that a malefic left, holds or enters next; in VV two crossings by the Moon free a star',
    changes: E11,
  },
  {
    id: 'kp.calendar_grade',
    inventory: 'M08-M10',
    authority: 'KP XIV116/121-122',
    formula: 'grades of month and half year, as testimony only',
    changes: E2,
  },
  {
    id: 'kp.tithi',
    inventory: 'M08-M10',
    authority: 'KP XIV116/XXXIII219',
    formula: 'first, fourth, ninth and fourteenth tithi, and the dark half after its eighth',
    changes: E12,
    remedies: ['kp_xiv_dignified_benefic_lagna_finite'],
  },
  {
    id: 'kp.weekday',
    inventory: 'M08-M10',
    authority: 'KP XIV117',
    formula: 'Sunday, Tuesday or Saturday',
    changes: E13,
    remedies: ['kp_xiv_dignified_benefic_lagna_finite'],
  },
  {
    id: 'kp.lagna',
    inventory: 'M08-M10',
    authority: 'KP XIV117',
    formula: 'Aries, Scorpio, Capricorn or Pisces rises',
    changes: E1,
  },
  {
    id: 'kp.prishtodaya',
    inventory: 'M08-M10',
    authority: 'KP XIV123; BJ1.10',
    formula: 'a sign that rises with its back',
    changes: E1,
    remedies: ['kp_xiv_dignified_benefic_lagna_finite'],
  },
  {
    id: 'kp.planet_strength',
    inventory: 'M08-M10',
    authority: 'KP XXXIII219',
    formula: 'Jupiter or Venus debilitated, in the sign of an enemy, or retrograde',
    changes: E10,
  },
  {
    id: 'kp.jupiter_venus_opposition',
    inventory: 'M08-M10',
    authority: 'KP XXXIII219',
    formula: 'Jupiter and Venus in opposite signs',
    changes: E1,
  },
  {
    id: 'kp.ekargala',
    inventory: 'M08-M10',
    authority: 'KP XXXIII206-207',
    formula: 'one of nine yogas with an odd count of 28 stars (VV), or on one line of 27 stars by day (KP)',
    changes: E14,
  },
  {
    id: 'kp.shadvarga',
    inventory: 'M08-M10',
    authority: 'KP XXXIII216-219; BJ1.7/9 adapter',
    formula: 'a malefic owns one of six parts of the Lagna',
    changes: E15,
  },
  {
    id: 'kp.star_end',
    inventory: 'M08-M10',
    authority: 'KP XXXIII219',
    formula: 'the last two ghatis of a star',
    changes: E8,
  },
  {
    id: 'kp.month_end',
    inventory: 'M08-M10',
    authority: 'KP XXXIII219',
    formula: 'the last three days of the amanta month',
    changes: E2,
  },
  {
    id: 'kp.year_end',
    inventory: 'M08-M10',
    authority: 'KP XXXIII219',
    formula: 'the last fortnight of a year that begins with Chaitra',
    changes: E2,
  },
  {
    id: 'kp.ruthu_end',
    inventory: 'M08-M10',
    authority: 'KP XIV122/XXXIII219',
    formula: 'the last three days of the second month of a season',
    changes: E2,
  },
  {
    id: 'kp.paksha_end',
    inventory: 'M08-M10',
    authority: 'KP XIV122-123/116',
    formula: 'the last tithi of a half, but for the full moon',
    changes: E12,
    remedies: ['kp_xiv_specific_purnima_permission'],
  },
  {
    id: 'kp.rasi_gandanta',
    inventory: 'M08-M10',
    authority: 'KP II49',
    formula: 'last navamsa of a water sign, first navamsa of a fire sign',
    changes: E1,
  },
  {
    id: 'kp.nakshatra_thyajyam',
    inventory: 'M08-M10',
    authority: 'KP XXXIII222',
    formula: 'four ghatis from a fixed point after the start of the star',
    changes: E8,
  },
  {
    id: 'kp.tithi_thyajyam',
    inventory: 'M08-M10',
    authority: 'KP XXXIII223',
    formula: 'four ghatis from a fixed point after the start of a bright tithi',
    changes: E8,
  },
  {
    id: 'kp.weekday_thyajyam',
    inventory: 'M08-M10',
    authority: 'KP XXXIII223',
    formula: 'four ghatis from a fixed point after sunrise',
    changes: E8,
  },
  {
    id: 'kp.rasi_thyajyam',
    inventory: 'M08-M10',
    authority: 'KP XXXIII223',
    formula: 'first, fifth or ninth navamsa of the rising sign on certain weekdays',
    changes: E1,
  },
  {
    id: 'kp.shadaseethimukha',
    inventory: 'M08-M10',
    authority: 'KP XXXIII207',
    formula: 'the first day after the Sun enters a certain navamsa of its sign',
    changes: E16,
  },
  {
    id: 'kp.eclipse_ketu_star',
    inventory: 'M08-M10',
    authority: 'KP XIV124',
    formula: 'an eclipse with the Moon in Ashwini, Magha or Mula',
    changes: E17,
  },
  {
    id: 'kp.personal_tara',
    inventory: 'M08-M10',
    authority: 'KP XIV123-124',
    formula: 'third, fifth and seventh star of each nine, tenth and nineteenth; the natal star for a first-born groom',
    changes: E1,
  },
  {
    id: 'kp.personal_jupiter',
    inventory: 'M08-M10',
    authority: 'KP XIV116',
    formula: 'Jupiter of the bride in a good house from the natal Moon',
    changes: E1,
  },
  {
    id: 'kp.birth_period',
    inventory: 'M08-M10',
    authority: 'KP XIV124',
    formula: 'month and tithi of birth of a first-born groom',
    changes: E2,
  },
];
