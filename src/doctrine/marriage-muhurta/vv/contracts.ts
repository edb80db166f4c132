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
const E12: readonly string[] = ['all_current_sign_pada_boundaries', 'Moon_phase', 'lagna_discrete', 'yoga'];
const E13: readonly string[] = ['yoga_endings', 'nakshatra_parent'];
const E14: readonly string[] = [
  'sunrise',
  'sunset',
  'phase_parent_edges',
  'derived_fixed_or_proportional_edges',
  'Lagna_minus_Sun_15deg',
  'D12_2.5deg',
  'unequal_D30_edges',
];
const E15: readonly string[] = ['global_shadow_contacts', 'derived_contact_plus7_days'];
const E16: readonly string[] = [
  'all_historical_padas',
  'historical_Mercury_nature',
  'Moon27_complete_passage',
  'historical_uncertainty_bands',
  'ten_pair_longitude_conjunctions',
  'global_shadow_contacts',
  'Moon27',
  'Lagna27',
];
const E17: readonly string[] = ['apparent_declination_equality', 'nakshatra_parent'];

/** Contracts of the rules of Vivaha Vrindavana. */
export const VV_CONTRACTS: readonly RuleContract[] = [
  {
    id: 'vv.wedding_star',
    inventory: 'M01-M07/M13',
    authority: 'VV1.3; KP XIV116',
    formula: 'the Moon is in none of the eleven wedding stars',
    changes: E1,
  },
  {
    id: 'vv.calendar',
    inventory: 'M01-M07/M13',
    authority: 'VV1.3-5/10.1-4; KP XIV121-122',
    formula: 'months of the text and the sign of the Sun, by the amanta month',
    changes: E2,
  },
  {
    id: 'vv.intercalation',
    inventory: 'M01-M07/M13',
    authority: 'VV17.6; KP XXXIII',
    formula: 'an ordinary month is required; an unknown month stays unknown',
    changes: E2,
  },
  {
    id: 'vv.availability',
    inventory: 'M01-M07/M13',
    authority: 'VV5.8-9; KP XIV117/XXXIII219',
    formula: 'visibility of Jupiter and Venus, with days of wait on both sides',
    changes: E3,
  },
  {
    id: 'vv.solar_ingress',
    inventory: 'M01-M07/M13',
    authority: 'VV8.12/17.6; KP XXXIII212',
    formula: 'ghatis on both sides of the entry of the Sun: 16 (VV), or 30, 60 or 180 (KP)',
    changes: E4,
  },
  {
    id: 'vv.karana',
    inventory: 'M01-M07/M13',
    authority: 'VV17.6; KP XXXIII220',
    formula: 'Vishti (VV), and the four fixed karanas as well (KP)',
    changes: E5,
  },
  {
    id: 'vv.nitya_yoga',
    inventory: 'M01-M07/M13',
    authority: 'VV1.21; KP XXXIII205',
    formula: 'first ghatis of six yogas, half of Parigha and two complete ones (VV); nine complete yogas (KP)',
    changes: E6,
  },
  {
    id: 'vv.tithi_sunrise_count',
    inventory: 'M01-M07/M13',
    authority: 'VV17.6; KP XXXIII',
    formula: 'the tithi has no sunrise, or two',
    changes: E7,
  },
  {
    id: 'vv.day_eighth',
    inventory: 'M01-M07/M13',
    authority: 'VV8.12; KP XXXIII212',
    formula: 'eighth of the day by the weekday (VV); ninety minutes of Yamaganda (KP)',
    changes: E8,
  },
  {
    id: 'vv.nakshatra_gandanta',
    inventory: 'M01-M07/M13',
    authority: 'VV8.12+MC43 adapter; KP II49',
    formula: 'junctions of stars by fixed ghatis',
    changes: E8,
  },
  {
    id: 'vv.tithi_gandanta',
    inventory: 'M01-M07/M13',
    authority: 'VV8.12+MC43 adapter; KP II49',
    formula: 'junctions of tithis by fixed ghatis',
    changes: E8,
  },
  {
    id: 'vv.navamsa',
    inventory: 'M01-M07/M13',
    authority: 'VV4.8; KP XIV117',
    formula: 'human navamsas and the first half of Sagittarius (VV); navamsas of benefics (KP)',
    changes: E1,
  },
  {
    id: 'vv.placement',
    inventory: 'M01-M07/M13',
    authority: 'VV5/13/17; KP XIV117-119',
    formula: 'houses that each body may hold, by sign and, in VV, by bhava',
    changes: E9,
    remedies: ['vv5_3_jupiter_aspects_tenth_mars', 'vv13_2_qualified_full_moon'],
  },
  {
    id: 'vv.kartari',
    inventory: 'M01-M07/M13',
    authority: 'VV5.7; KP XXXIII208',
    formula: 'malefics on both sides (VV); both retrograde (KP)',
    changes: E10,
  },
  {
    id: 'vv.moon_association',
    inventory: 'M01-M07/M13',
    authority: 'VV5.2; KP XIV124',
    formula: 'a malefic or Venus in the sign of the Moon (VV); any other planet (KP)',
    changes: E1,
  },
  {
    id: 'vv.star_history',
    inventory: 'M01-M07/M13',
    authority: 'VV1.23/17.2; KP XIV123',
    formula: 'stars that a malefic left, holds or enters next; in VV two crossings by the Moon free a star',
    changes: E11,
  },
  {
    id: 'vv.five_line',
    inventory: 'M01-M07/M13',
    authority: 'VV1.6-9/17.3',
    formula: 'a body in the paired star of the five lines, whatever the quarter',
    changes: E1,
  },
  {
    id: 'vv.latta',
    inventory: 'M01-M07/M13',
    authority: 'VV1.11-13',
    formula: 'the star that a body kicks, counted forwards; the Moon only on the full moon',
    changes: E1,
  },
  {
    id: 'vv.ekargala',
    inventory: 'M01-M07/M13',
    authority: 'VV1.14-19',
    formula: 'one of nine yogas with an odd count of 28 stars (VV), or on one line of 27 stars by day (KP)',
    changes: E12,
  },
  {
    id: 'vv.solar_fourteenth',
    inventory: 'M01-M07/M13',
    authority: 'VV1.10/17.4',
    formula: 'the Moon in the fourteenth star from the Sun',
    changes: E1,
  },
  {
    id: 'vv.pata',
    inventory: 'M01-M07/M13',
    authority: 'VV1.20',
    formula: 'one of six yogas ends while the Moon is in its star',
    changes: E13,
  },
  {
    id: 'vv.navamsa_friendship',
    inventory: 'M01-M07/M13',
    authority: 'VV4.8/3.17-21',
    formula: 'the lord of the navamsa is no friend of the lord of the seventh',
    changes: E1,
  },
  {
    id: 'vv.navamsa_lord_house',
    inventory: 'M01-M07/M13',
    authority: 'VV4.9/17.6',
    formula: 'the lord of a navamsa in the second, third, eighth or twelfth from sign or navamsa',
    changes: E1,
  },
  {
    id: 'vv.navamsa_own_lord_support',
    inventory: 'M01-M07/M13',
    authority: 'VV6.3',
    formula: 'the lord neither holds nor fully sees its navamsa',
    changes: E1,
  },
  {
    id: 'vv.navamsa_lord_debility',
    inventory: 'M01-M07/M13',
    authority: 'VV4.8',
    formula: 'the lord of the navamsa in its sign of debilitation',
    changes: E1,
  },
  {
    id: 'vv.movable_combination',
    inventory: 'M01-M07/M13',
    authority: 'VV4.17',
    formula: 'movable Lagna and navamsa with the Moon in Libra or Capricorn',
    changes: E1,
  },
  {
    id: 'vv.seventh_occupancy',
    inventory: 'M01-M07/M13',
    authority: 'VV6.3/13.2/11',
    formula: 'a body in the seventh from Lagna or Moon',
    changes: E10,
    remedies: ['vv13_2_qualified_full_moon', 'vv13_11_qualified_benefic_moon_aspect'],
  },
  {
    id: 'vv.protected_full_jamitra',
    inventory: 'M01-M07/M13',
    authority: 'VV13.12-13',
    formula: 'a malefic in the fifty-fifth navamsa from the Moon; nothing lifts it',
    changes: E1,
  },
  {
    id: 'vv.jupiter_sign',
    inventory: 'M01-M07/M13',
    authority: 'VV5.5',
    formula: 'Jupiter in Leo or Capricorn',
    changes: E1,
  },
  {
    id: 'vv.division_lord_sixth',
    inventory: 'M01-M07/M13',
    authority: 'VV13.1',
    formula: 'lord of Lagna, drekkana or navamsa in the sixth',
    changes: E1,
  },
  {
    id: 'vv.combustion',
    inventory: 'M01-M07/M13',
    authority: 'VV5.2/13.1',
    formula: 'Moon or lord of the navamsa within its orb of the Sun',
    changes: E10,
  },
  {
    id: 'vv.hora',
    inventory: 'M01-M07/M13',
    authority: 'VV8.8-11',
    formula: 'malefic lords of the hour by fifteen degrees and by sixty minutes, unless relieved',
    changes: E14,
  },
  {
    id: 'vv.latta_history',
    inventory: 'M01-M07/M13',
    authority: 'VV17.2',
    formula: 'a star kicked by a malefic, until the Moon has crossed it twice',
    changes: E11,
  },
  {
    id: 'vv.kulika_day',
    inventory: 'M01-M07/M13',
    authority: 'VV8.12',
    formula: 'fifteenth of the day by the weekday',
    changes: E8,
  },
  {
    id: 'vv.kulika_night',
    inventory: 'M01-M07/M13',
    authority: 'VV8.12',
    formula: 'fifteenth of the night by the weekday',
    changes: E8,
  },
  {
    id: 'vv.lagna_gandanta',
    inventory: 'M01-M07/M13',
    authority: 'VV8.12+MC43 quantitative adapter',
    formula: 'half a ghati at junctions of rising signs',
    changes: E8,
  },
  {
    id: 'vv.eclipse_seven_days',
    inventory: 'M01-M07/M13',
    authority: 'VV1.21',
    formula: 'seven days after the last contact of an eclipse seen from anywhere',
    changes: E15,
  },
  {
    id: 'vv.event_star_contamination',
    inventory: 'M01-M07/M13',
    authority: 'VV1.22-23',
    formula: 'a star touched by an eclipse or a conjunction, until the Moon has crossed it twice',
    changes: E16,
  },
  {
    id: 'vv.krantisamya',
    inventory: 'M01-M07/M13',
    authority: 'VV1.23/17.3',
    formula: 'Sun and Moon have equal declinations while the Moon is in its star',
    changes: E17,
  },
  {
    id: 'vv.personal_moon',
    inventory: 'M01-M07/M13',
    authority: 'VV6.1-6',
    formula: 'both Moons in good houses from the natal Moons',
    changes: E1,
  },
  {
    id: 'vv.personal_transit',
    inventory: 'M01-M07/M13',
    authority: 'VV6.5/10.5-7/17.7',
    formula: 'Sun and Jupiter of both in good houses from the natal Moon',
    changes: E1,
  },
  {
    id: 'vv.personal_lagna',
    inventory: 'M01-M07/M13',
    authority: 'VV4.16/17.7',
    formula: 'the Lagna eighth or twelfth from natal Moon or Lagna, but for one lord of both signs',
    changes: E1,
  },
];
