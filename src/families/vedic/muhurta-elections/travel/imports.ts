import { importedRule } from '../../../../doctrine/muhurta-election/departure-rules.js';
import type { ElectionRule } from '../../../../doctrine/muhurta-election/rule.js';

const VIVAHA = 'MC Avasthi 2004, Vivaha',
  SHUBHA = 'MC Avasthi 2004, Shubhashubha';

/** Rules of weddings that departures import: name of the detector, verses, rule in words, evidence. */
const IMPORTS: readonly (readonly [name: string, source: string, formula: string, reads: readonly string[]])[] = [
  ['wedding_karana', `${SHUBHA} 34`, 'no Vishti and no fixed karana', ['sun.moon.phase']],
  [
    'five_line_vedha',
    `${VIVAHA} 56`,
    'no planet pierces the star of the Moon across five lines, quarter to quarter',
    ['all.star28', 'all.pada'],
  ],
  [
    'seven_line_vedha',
    `${VIVAHA} 57`,
    'no planet pierces the star of the Moon across seven lines; a benefic only its quarter',
    ['all.star28', 'all.pada', 'nature'],
  ],
  [
    'star_history',
    `${VIVAHA} 58`,
    'the star is cleared since a malefic left it or pierced it',
    ['planet.star_history', 'moon.star_history'],
  ],
  ['krantisamya', `${VIVAHA} 61`, 'Sun and Moon are not in signs of equal declination', ['sun.sign', 'moon.sign']],
  [
    'ekargala',
    `${VIVAHA} 62`,
    'in the harsh yogas the Moon is in no odd star from the Sun',
    ['sun.star28', 'moon.star28', 'yoga'],
  ],
  ['day_eighth', `${VIVAHA} 64`, 'not in the shunned eighth of the day', ['solar.day', 'solar.weekday']],
  ['kulika', `${VIVAHA} 65`, 'not in Kulika by day or night', ['solar.day', 'solar.night', 'solar.weekday']],
  ['dagdha', `${VIVAHA} 66`, 'the tithi is not burnt by the sign of the Sun', ['sun.sign', 'tithi']],
  [
    'jamitra',
    `${VIVAHA} 67/68`,
    'no planet is in the seventh from the ascendant or the Moon',
    ['lagna', 'moon', 'all.sign', 'all.navamsa'],
  ],
  [
    'solar_bana',
    `${VIVAHA} 73/74`,
    'no arrow by the degrees of the Sun at its time and weekday',
    ['sun.whole_degree', 'solar.day', 'solar.weekday'],
  ],
  [
    'solar_ingress',
    `${VIVAHA} 79`,
    'not in the three days around an ingress of the Sun',
    ['sun.ingress', 'solar.sunrise'],
  ],
  ['planetary_ingress', `${VIVAHA} 80`, 'not in the ghatis around the ingress of a planet', ['all.sign_ingress']],
  [
    'lagna_day_night',
    `${VIVAHA} 81/83`,
    'no sign rises that is blind, deaf or lame at the hour',
    ['lagna.sign', 'solar.day', 'aspects'],
  ],
  [
    'kartari',
    `${VIVAHA} 44/88`,
    'no malefics hem in the ascendant or the Moon',
    ['lagna.sign', 'moon.sign', 'all.sign', 'all.motion', 'nature', 'dignity', 'combustion'],
  ],
  ['nitya_yoga', `${SHUBHA} 34/35`, 'not in the shunned ghatis of a yoga', ['sun.moon.yoga', 'yoga.parent']],
  [
    'vishanadi',
    `${VIVAHA} 49-51`,
    'not in the poison ghatis of the star; here their start and their width are in proportion to the star',
    ['moon.star27', 'nakshatra.parent'],
  ],
  ['yamaghanta_yoga', `${SHUBHA} 9`, 'not Yamaghanta of weekday and star', ['moon.star27', 'solar.weekday']],
  [
    'yamaghanta_kala',
    `${SHUBHA} 37 commentary`,
    'not in the sixteenth of the day of Yamaghanta',
    ['solar.day', 'solar.weekday'],
  ],
  ['nakshatra_gandanta', `${VIVAHA} 43`, 'not at the junction of stars', ['nakshatra.parent']],
  ['tithi_gandanta', `${VIVAHA} 43`, 'not at the junction of tithis', ['tithi.parent']],
  ['lagna_gandanta', `${VIVAHA} 43`, 'not at the junction of rising signs', ['lagna.parent']],
  [
    'tithi_sunrise_count',
    `${SHUBHA} 34`,
    'the tithi has one sunrise: it is neither lost nor doubled',
    ['tithi.parent', 'solar.sunrise_history'],
  ],
  [
    'durmuhurta',
    `${VIVAHA} 52-54`,
    'not in the bad parts of day and night',
    ['solar.day', 'solar.night', 'solar.weekday'],
  ],
  [
    'lagna_components',
    `${VIVAHA} 75-78,84-88,92`,
    'no planet is in a house that the verses forbid to it',
    ['lagna', 'all.sign', 'all.navamsa', 'nature', 'combustion'],
  ],
];

export const IMPORTED_FAMILIES: readonly string[] = IMPORTS.map(([name]) => name);
export const IMPORTED_SET: ReadonlySet<string> = new Set(IMPORTED_FAMILIES);

/** The rule of which only the houses of planets are imported. */
export const HOUSES_RULE = 'lagna_components';

/** The catalogue lists the components of the ascendant after the arrows. */
const AFTER = IMPORTED_FAMILIES.indexOf('solar_bana') + 1;

/** The imported rules in the order of the catalogue. */
export const IMPORTED_RULES: readonly ElectionRule[] = (() => {
  const rules = IMPORTS.map((row) => importedRule(...row));
  const houses = rules.pop()!;
  return [...rules.slice(0, AFTER), houses, ...rules.slice(AFTER)];
})();
