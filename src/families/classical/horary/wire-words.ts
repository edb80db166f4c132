import type { PrimaryQualities } from '../../../doctrine/dignity/planets.js';
import type { Consideration } from '../../../doctrine/horary/considerations.js';
import type { HourRule } from '../../../doctrine/horary/hour-agreement.js';

/** Wire words of the facts of `doctrine/horary`. */
export const HOUR_RULE_WORDS = {
  samePlanet: 'same_planet',
  triplicity: 'triplicity',
  sameNature: 'same_nature',
} as const satisfies Record<HourRule, string>;

export const CONSIDERATION_WORDS = {
  earlyAscendant: 'ascendant_below_three_degrees',
  lateAscendant: 'ascendant_at_or_above_twenty_seven_degrees',
  moonInViaCombusta: 'moon_in_via_combusta',
  saturnInFirst: 'saturn_in_first_house',
  saturnInSeventh: 'saturn_in_seventh_house',
  firstLordCombust: 'first_house_ruler_combust',
} as const satisfies Record<Consideration, string>;

export const QUALITY_WORDS = {
  hotDry: 'hot_dry',
  hotMoist: 'hot_moist',
  coldDry: 'cold_dry',
  coldMoist: 'cold_moist',
} as const satisfies Record<PrimaryQualities, string>;
