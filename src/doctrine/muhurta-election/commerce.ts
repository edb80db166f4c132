import { CLASSICAL } from './evidence.js';
import type { Classical, Evidence } from './evidence.js';
import { finding } from './finding.js';
import type { Finding, Measure } from './finding.js';
import { isBenefic } from './nature.js';
import type { ElectionRule } from './rule.js';
import { ascendantSign, houseOf, starOfPlanet, tithiOf, weekdayOf } from './sky.js';
import { every, known, mapped, not } from './truth.js';
import type { Truth } from './truth.js';

/**
 * Buying, selling and the opening of a shop: Muhurta Chintamani, Nakshatra 16-17, and the tithi rules of Shubhashubha, after the edition with
 * the Hindi commentary of K. P. Avasthi (2004; "MC04"). A favourable star is a condition of the act: without one the act is restricted.
 */

const COMMERCE_PURPOSES = ['purchase', 'sale', 'firstOpeningForTrade'] as const;
export type CommercePurpose = (typeof COMMERCE_PURPOSES)[number];

/** Who acts in each purpose. */
const COMMERCE_ROLES = {
  purchase: 'buyer',
  sale: 'seller',
  firstOpeningForTrade: 'tradingOperator',
} as const satisfies Record<CommercePurpose, string>;

const STAR_SOURCE = 'MC04 2.16-17, printed33-34/PDF42-43',
  TITHI_SOURCE = 'MC04 2.17 sat-tithi; selected1.4-6,8,11-13,20/PDF11-19',
  SALE_SOURCE = 'MC04 2.17/PDF42',
  SHOP_SOURCE = 'MC04 2.17/PDF42-43';
const COMMENTED = 'verseAndSelectedCommentary';

export const COMMERCE_RULES: readonly ElectionRule[] = [
  {
    id: 'selectedStar',
    source: STAR_SOURCE,
    formula:
      'the Moon is in a star that the verse names for the act: six for buying, seven for selling, eleven for opening a shop; another star lacks the support that the act needs',
    purposes: COMMERCE_PURPOSES,
    dependencies: ['Moon', 'actorRole'],
    transitions: ['Moon27'],
    attribution: COMMENTED,
  },
  {
    id: 'saleTithi',
    source: TITHI_SOURCE,
    formula:
      'a good tithi: in the best third of its fortnight (bright 11 to 15, dark 1 to 5), and in none of the forbidden combinations of tithi, weekday and star',
    purposes: ['sale'],
    dependencies: ['Sun', 'Moon', 'solar'],
    transitions: ['tithi', 'Moon27', 'sunrise'],
    attribution: 'namedBestTithiComposition',
  },
  {
    id: 'saleLagna',
    source: SALE_SOURCE,
    formula:
      'Aquarius does not rise; among the seven planets each benefic is in house 1, 2, 4, 5, 7, 9 or 10, each malefic in 3, 6 or 11',
    purposes: ['sale'],
    dependencies: ['sevenPlanets', 'Lagna'],
    transitions: ['planetSigns', 'LagnaSign', 'MoonPhase'],
    attribution: 'namedSevenGrahaReading',
  },
  {
    id: 'vipaniPanchanga',
    source: SHOP_SOURCE,
    formula: 'no Rikta tithi (4, 9, 14), no Tuesday, Aquarius does not rise',
    purposes: ['firstOpeningForTrade'],
    dependencies: ['Sun', 'Moon', 'solar', 'Lagna'],
    transitions: ['tithi', 'sunrise', 'LagnaSign'],
    attribution: COMMENTED,
  },
  {
    id: 'vipaniPlacements',
    source: SHOP_SOURCE,
    formula:
      'the Moon and Venus are in the ascendant; no malefic is in house 8 or 12; the other benefics are in 2, 10 or 11; the clause about a named planet precedes the general one',
    purposes: ['firstOpeningForTrade'],
    dependencies: ['sevenPlanets', 'Lagna'],
    transitions: ['planetSigns', 'LagnaSign', 'MoonPhase'],
    attribution: 'namedSevenGrahaSpecificOverGeneralReading',
  },
];

/** Stars of buying (Ashvini, Chitra, Svati, Shravana, Shatabhisha, Revati), selling, and opening a shop (MC04 2.16-17); Ashvini = 0. */
const COMMERCE_STARS: Readonly<Record<CommercePurpose, ReadonlySet<number>>> = {
  purchase: new Set([0, 13, 14, 21, 23, 26]),
  sale: new Set([1, 2, 8, 10, 15, 19, 24]),
  firstOpeningForTrade: new Set([0, 3, 4, 7, 11, 12, 13, 16, 20, 25, 26]),
};

const AQUARIUS = 10;
const TUESDAY = 2;

const truth = (name: string, value: Truth): Measure => ({ name, value, unit: 'predicate' });
const house = (value: number | null, name = 'house'): Measure => ({ name, value, unit: 'oneBasedHouse' });

function selectedStar(purpose: CommercePurpose, evidence: Evidence): Finding {
  const star = starOfPlanet(evidence, 'Moon');
  return finding({
    id: 'selectedStar',
    source: STAR_SOURCE,
    detected: known(star, (index) => !COMMERCE_STARS[purpose].has(index)),
    measures: [
      { name: 'star', value: star, unit: 'zeroBasedStar27' },
      { name: 'actorRole', value: COMMERCE_ROLES[purpose], unit: 'role' },
      { name: 'meaning', value: 'positiveSelectionRequirementNotUniversalProhibition', unit: 'interpretation' },
    ],
  });
}

/** Tithis of a fortnight (1 to 15) that are forbidden on a weekday, Sunday first. */
type WeekdayTable = readonly (readonly number[])[];

/** MC04 1.5: the class of the tithi is unfit for the weekday. */
const UNFIT_CLASS: WeekdayTable = [
  [1, 6, 11],
  [2, 7, 12],
  [1, 6, 11],
  [3, 8, 13],
  [4, 9, 14],
  [2, 7, 12],
  [5, 10, 15],
];
/** MC04 1.8: Krakacha (tithi and weekday make 13), Dagdha, Visha, Hutashana. */
const KRAKACHA: WeekdayTable = [[12], [11], [10], [9], [8], [7], [6]];
const DAGDHA: WeekdayTable = [[12], [11], [5], [3], [6], [8], [9]];
const VISHA: WeekdayTable = [[4], [6], [7], [2], [8], [9], [7]];
const HUTASHANA: WeekdayTable = [[12], [6], [7], [8], [9], [10], [11]];
/** MC04 1.8: Samvartaka, the 7th on Sunday and the 1st on Wednesday. */
const SAMVARTAKA: WeekdayTable = [[7], [], [], [1], [], [], []];
/** MC04 1.5-6: Siddha, the class of the tithi is perfect on the weekday. */
const SIDDHA: WeekdayTable = [[], [], [3, 8, 13], [2, 7, 12], [5, 10, 15], [1, 6, 11], [4, 9, 14]];

/** Whether a tithi (0 to 29) is perfect on a weekday (Sunday = 0). */
export const siddhaOn = (tithi: number | null, weekday: number | null): Truth =>
  tithi === null || weekday === null ? null : SIDDHA[weekday].includes((tithi % 15) + 1);

const WEEKDAY_TABLES: readonly (readonly [name: string, table: WeekdayTable])[] = [
  ['weekdayClass', UNFIT_CLASS],
  ['krakacha', KRAKACHA],
  ['dagdha', DAGDHA],
  ['visha', VISHA],
  ['hutashana', HUTASHANA],
];

/** Stars that are censured in a tithi of either fortnight, tithi 1 first; MC04 1.11-13. */
const CENSURED_STARS: WeekdayTable = [
  [20],
  [16],
  [11, 20, 25],
  [],
  [9],
  [3],
  [12, 18],
  [24],
  [2],
  [],
  [3],
  [8],
  [13, 14],
  [],
  [],
];

/** Verses on pairs of weekday and star that a tithi spoils: 1.20 alone, or 1.20 and 21. */
export type SpoiledVerses = 'verse20' | 'verses20And21';

/** [tithi, weekday, star]: perfect pairs of weekday and star that the tithi spoils; MC04 1.20 has the first three, 1.21 the others. */
const SPOILED: readonly (readonly [number, number, number])[] = [
  [5, 0, 12],
  [6, 1, 4],
  [7, 2, 0],
  [8, 3, 16],
  [9, 4, 7],
  [10, 5, 26],
  [11, 6, 3],
];
const OF_VERSE_20 = 3;

type TithiGrade = 'best' | 'middling' | 'inferior';

/** The thirds of the fortnight improve while the Moon waxes and decline while she wanes; MC04 1.4. `tithi`: 0 to 29. */
export function tithiGrade(tithi: number): TithiGrade {
  const third = Math.floor((tithi % 15) / 5);
  return (['inferior', 'middling', 'best'] as const)[tithi < 15 ? third : 2 - third];
}

function saleTithi(evidence: Evidence, verses: SpoiledVerses): Finding[] {
  const tithi = tithiOf(evidence),
    day = mapped(tithi, (index) => (index % 15) + 1),
    weekday = weekdayOf(evidence),
    star = starOfPlanet(evidence, 'Moon');
  const part = (name: string, detected: Truth, measures: readonly Measure[], advisory = false): Finding =>
    finding({ id: `saleTithi.${name}`, rule: 'saleTithi', source: TITHI_SOURCE, detected, measures, advisory });
  const on = (table: WeekdayTable): Truth => (day === null || weekday === null ? null : table[weekday].includes(day));
  const grade = mapped(tithi, tithiGrade);
  const pair: readonly Measure[] = [
    { name: 'pakshaTithi', value: day, unit: 'oneBasedTithi' },
    { name: 'weekday', value: weekday, unit: 'weekdaySunday0' },
  ];
  return [
    part(
      'grade',
      known(grade, (value) => value !== 'best'),
      [{ name: 'tier', value: grade, unit: 'sourceGrade' }],
    ),
    ...WEEKDAY_TABLES.map(([name, table]) => part(name, on(table), pair)),
    part('samvartaka', on(SAMVARTAKA), []),
    part('tithiStar', day === null || star === null ? null : CENSURED_STARS[day - 1].includes(star), [
      { name: 'star', value: star, unit: 'zeroBasedStar27' },
    ]),
    part(
      'tripleConflict',
      day === null || weekday === null || star === null
        ? null
        : (verses === 'verse20' ? SPOILED.slice(0, OF_VERSE_20) : SPOILED).some(
            ([t, w, s]) => t === day && w === weekday && s === star,
          ),
      [],
    ),
    part('siddhaTestimony', not(siddhaOn(tithi, weekday)), [], true),
  ];
}

const SALE_BENEFIC_HOUSES = [1, 2, 4, 5, 7, 9, 10],
  SALE_MALEFIC_HOUSES = [3, 6, 11];

function saleLagna(evidence: Evidence): Finding[] {
  const part = (name: string, detected: Truth, measures: readonly Measure[]): Finding =>
    finding({ id: `saleLagna.${name}`, rule: 'saleLagna', source: SALE_SOURCE, detected, measures });
  return [
    part('Aquarius', aquariusRises(evidence), []),
    ...CLASSICAL.map((planet) => {
      const place = houseOf(evidence, planet),
        benefic = isBenefic(evidence, planet);
      return part(
        planet,
        place === null || benefic === null
          ? null
          : !(benefic ? SALE_BENEFIC_HOUSES : SALE_MALEFIC_HOUSES).includes(place),
        [house(place), truth('benefic', benefic)],
      );
    }),
  ];
}

const aquariusRises = (evidence: Evidence): Truth => known(ascendantSign(evidence), (sign) => sign === AQUARIUS);

function shopPanchanga(evidence: Evidence): Finding[] {
  const part = (name: string, detected: Truth): Finding =>
    finding({ id: `vipaniPanchanga.${name}`, rule: 'vipaniPanchanga', source: SHOP_SOURCE, detected });
  return [
    part('Rikta', known(tithiOf(evidence), isRikta)),
    part(
      'Tuesday',
      known(weekdayOf(evidence), (weekday) => weekday === TUESDAY),
    ),
    part('Aquarius', aquariusRises(evidence)),
  ];
}

/** Rikta, "empty": the 4th, 9th and 14th of a fortnight. `tithi`: 0 to 29. */
export const isRikta = (tithi: number): boolean => [4, 9, 14].includes((tithi % 15) + 1);

const SHOP_BENEFIC_HOUSES = [2, 10, 11],
  SHOP_MALEFIC_HOUSES = [8, 12];

function shopPlacement(evidence: Evidence, planet: Classical): Finding {
  const place = houseOf(evidence, planet),
    benefic = isBenefic(evidence, planet);
  let detected: Truth;
  if (planet === 'Venus' || (planet === 'Moon' && benefic === true)) detected = false;
  else if (place === null || benefic === null) detected = null;
  else detected = benefic ? !SHOP_BENEFIC_HOUSES.includes(place) : SHOP_MALEFIC_HOUSES.includes(place);
  return finding({
    id: `vipaniPlacements.${planet}`,
    rule: 'vipaniPlacements',
    source: SHOP_SOURCE,
    detected,
    measures: [house(place), truth('benefic', benefic)],
  });
}

function shopPlacements(evidence: Evidence): Finding[] {
  const moon = houseOf(evidence, 'Moon'),
    venus = houseOf(evidence, 'Venus');
  const first = (place: number | null): Truth => known(place, (value) => value === 1);
  return [
    finding({
      id: 'vipaniPlacements.MoonAndVenusLagna',
      rule: 'vipaniPlacements',
      source: SHOP_SOURCE,
      detected: not(every([first(moon), first(venus)])),
      measures: [house(moon, 'MoonHouse'), house(venus, 'VenusHouse')],
    }),
    ...CLASSICAL.map((planet) => shopPlacement(evidence, planet)),
  ];
}

/** The tests of an act of commerce on the evidence, in the order of the rules. `verses`: those on spoiled pairs, which a sale reads. */
export function judgeCommerce(purpose: CommercePurpose, evidence: Evidence, verses: SpoiledVerses): Finding[] {
  const star = selectedStar(purpose, evidence);
  if (purpose === 'sale') return [star, ...saleTithi(evidence, verses), ...saleLagna(evidence)];
  if (purpose === 'firstOpeningForTrade') return [star, ...shopPanchanga(evidence), ...shopPlacements(evidence)];
  return [star];
}
