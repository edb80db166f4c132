import { parts, windowMeasures } from './day-parts.js';
import { cardinalOf, lordOf } from './directions.js';
import type { Direction } from './directions.js';
import type { Classical, Evidence } from './evidence.js';
import { finding } from './finding.js';
import type { Exception, Finding, Measure } from './finding.js';
import { inSet, measure } from './tests.js';
import { isBenefic } from './nature.js';
import {
  ascendantSign,
  houseOf,
  isWithin,
  navamsaSignOf,
  signOf,
  signOfPlanet,
  starOf,
  starOfPlanet,
  weekdayOf,
} from './sky.js';
import { every, known, mapped, some } from './truth.js';
import type { Truth } from './truth.js';

/**
 * Departure by land: Muhurta Chintamani, Yatra ("MC48"): the ascendant, the planets, the south, the traveller and earlier departures.
 */

/** The traveller; longitudes in degrees, null when unknown. */
export interface Traveller {
  readonly natalMoon: number | null;
  readonly natalAscendant: number | null;
}

/** The journey as the client declares it. */
export interface Journey {
  readonly direction: Direction;
  readonly traveller: Traveller | null;
  readonly priorDepartureJdUt1: number | null;
  readonly completedStopNights: number | null;
}

const LAGNA_SOURCE = 'MC48 Yatra 43-47/112/PDF303-304,334;Brihat Jataka1.10',
  PISCES_SOURCE = 'MC48 Yatra44/PDF303; Pisces qualification',
  RETROGRADE_SOURCE = 'MC48 Yatra 38/112/PDF300,334',
  PLACEMENT_SOURCE = 'MC48 Yatra 49-50/111-112',
  SOUTH_SOURCE = 'MC48 Yatra 111/PDF333-334',
  PERSONAL_SOURCE = 'MC48 Yatra 8/45/PDF278,303-304',
  PRIOR_SOURCE = 'MC48 Yatra 92-95/PDF323-325';

const AQUARIUS = 10,
  PISCES = 11;
/** Brihat Jataka 1.10: the signs of the night but Gemini rise with the back. */
const BACK_RISING = [0, 1, 3, 8, 9];

/** Lords of the signs from Aries. */
const SIGN_LORDS: readonly Classical[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];

/** Yatra 44: Pisces is admitted when it is a sign of the nativity and the lords of the natal Moon and ascendant are benefics. */
function piscesException(evidence: Evidence, target: string, { natalMoon, natalAscendant }: Traveller): Exception {
  const signs = [natalMoon, natalAscendant].map((degrees) => mapped(degrees, signOf));
  const satisfied = every([
    ...signs.map((sign) => known(sign, (one) => isBenefic(evidence, SIGN_LORDS[one]))),
    some(signs.map((sign) => known(sign, (one) => one === PISCES))),
  ]);
  return {
    id: 'mcBeneficNatalLords',
    targets: [target],
    satisfied,
    prerequisites: [measure('bothBirthLordsBeneficAndBirthSign', satisfied, 'predicate')],
    source: PISCES_SOURCE,
  };
}

function ascendant(evidence: Evidence, { direction, traveller }: Journey): Finding[] {
  const sign = ascendantSign(evidence),
    ninth = mapped(evidence.ascendant, navamsaSignOf),
    opposite = (cardinalOf(direction) + 2) % 4;
  const part = (
    name: string,
    detected: Truth,
    measures: readonly Measure[],
    exceptions: readonly Exception[] = [],
  ): Finding =>
    finding({ id: `mcLagna.${name}`, rule: 'mcLagna', source: LAGNA_SOURCE, detected, measures, exceptions });
  const watery = (name: string, one: number | null): Finding =>
    part(
      name,
      inSet(one, [AQUARIUS, PISCES]),
      [measure('sign', one, 'zeroBased12')],
      one === PISCES && traveller !== null ? [piscesException(evidence, `mcLagna.${name}`, traveller)] : [],
    );
  return [
    watery('rashi', sign),
    watery('navamsa', ninth),
    part('backRising', inSet(sign, BACK_RISING), [measure('dictionary', 'backRisingSigns', 'classicalSignClass')]),
    part(
      'oppositeDirection',
      known(sign, (one) => one % 4 === opposite),
      [],
    ),
  ];
}

const KENDRAS = [1, 4, 7, 10];
/** Weekdays of the five planets, Sunday = 0. */
const PLANET_WEEKDAYS = { Mars: 2, Mercury: 3, Jupiter: 4, Venus: 5, Saturn: 6 } as const;
const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

function retrogrades(evidence: Evidence): Finding[] {
  const sign = ascendantSign(evidence),
    ninth = mapped(evidence.ascendant, navamsaSignOf),
    weekday = weekdayOf(evidence);
  return FIVE.flatMap((planet) => {
    const backwards = known(evidence.places.get(planet)?.speed ?? null, (speed) => speed < 0);
    const rules = (one: number | null): Truth => known(one, (index) => SIGN_LORDS[index] === planet);
    const part = (name: string, condition: Truth): Finding =>
      finding({
        id: `mcRetrograde.${planet.toLowerCase()}.${name}`,
        rule: 'mcRetrograde',
        source: RETROGRADE_SOURCE,
        detected: every([backwards, condition]),
      });
    return [
      part('kendra', inSet(houseOf(evidence, planet), KENDRAS)),
      part('varga', some([rules(sign), rules(ninth)])),
      part(
        'weekday',
        known(weekday, (day) => day === PLANET_WEEKDAYS[planet]),
      ),
    ];
  });
}

function placements(evidence: Evidence, direction: Direction): Finding[] {
  const cardinal = cardinalOf(direction),
    lord = lordOf(direction),
    inKendra = inSet(houseOf(evidence, lord), KENDRAS);
  const part = (name: string, detected: Truth, measures: readonly Measure[] = [], advisory = false): Finding =>
    finding({
      id: `mcPlacements.${name}`,
      rule: 'mcPlacements',
      source: PLACEMENT_SOURCE,
      detected,
      measures,
      advisory,
    });
  return [
    part('saturn', inSet(houseOf(evidence, 'Saturn'), [10])),
    part('venus', inSet(houseOf(evidence, 'Venus'), [7])),
    part(
      'moonLeftBack',
      known(signOfPlanet(evidence, 'Moon'), (sign) => ((sign % 4) - cardinal + 4) % 4 >= 2),
    ),
    part('directionLord', false, [measure('lord', lord, 'planet'), measure('inKendra', inKendra, 'predicate')], true),
  ];
}

const FINAL_FIVE_FROM = 22;
/** The 8th of the 15 parts of the day. */
const ABHIJIT_PART = 7;

function south(evidence: Evidence, direction: Direction): Finding[] {
  const applicable = cardinalOf(direction) === 1,
    abhijit = mapped(evidence.solar, (solar) => parts(solar, false, 15, ABHIJIT_PART));
  const part = (name: string, detected: Truth, measures: readonly Measure[] = []): Finding =>
    finding({ id: `mcSouthern.${name}`, rule: 'mcSouthern', source: SOUTH_SOURCE, applicable, detected, measures });
  return [
    part(
      'stars',
      known(starOfPlanet(evidence, 'Moon'), (star) => star >= FINAL_FIVE_FROM),
    ),
    part(
      'abhijitMuhurta',
      known(abhijit, (span) => isWithin(evidence.jdUt1, span)),
      abhijit === null ? [] : windowMeasures('window', abhijit),
    ),
  ];
}

/** Nights at one place after which a departure needs an election of its own; Yatra 92-95. */
const FRESH_AFTER_NIGHTS = 5;

function priorDeparture({ priorDepartureJdUt1, completedStopNights }: Journey): Finding {
  return finding({
    id: 'mcPriorDeparture',
    source: PRIOR_SOURCE,
    detected: false,
    measures: [
      measure('priorDeparture', priorDepartureJdUt1, 'jdUt1'),
      measure('completedStopNights', completedStopNights, 'declaredCount'),
      measure(
        'freshElectionRequired',
        mapped(completedStopNights, (nights) => nights >= FRESH_AFTER_NIGHTS),
        'predicate',
      ),
      measure('currentActAssessed', true, 'predicate'),
      measure('earlierElectionInherited', false, 'predicate'),
    ],
    advisory: true,
  });
}

/** The tests of a departure by the ascendant, the planets, the south and earlier departures, in the order of the rules. */
export function judgeFigureOfDeparture(evidence: Evidence, journey: Journey): Finding[] {
  return [
    ...ascendant(evidence, journey),
    ...retrogrades(evidence),
    ...placements(evidence, journey.direction),
    ...south(evidence, journey.direction),
    priorDeparture(journey),
  ];
}

/** Stars from the natal one, in nines, that are censured: Vipat, Pratyari, Vadha. */
const CENSURED_TARAS = [3, 5, 7];

/** The tests of a departure for the traveller: the star of the Moon from the natal one, and the eighth signs and their lords. */
export function judgeTraveller(evidence: Evidence, { natalMoon, natalAscendant }: Traveller): Finding[] {
  const star = starOfPlanet(evidence, 'Moon'),
    natalStar = mapped(natalMoon, starOf),
    tara = star === null || natalStar === null ? null : ((star - natalStar + 27) % 9) + 1,
    rising = ascendantSign(evidence);
  const part = (name: string, detected: Truth, measures: readonly Measure[]): Finding =>
    finding({ id: `mcPersonal.${name}`, rule: 'mcPersonal', source: PERSONAL_SOURCE, detected, measures });
  const eighth = (name: string, natal: number | null): Finding => {
    const sign = mapped(natal, (degrees) => (signOf(degrees) + 7) % 12),
      lord = mapped(sign, (one) => SIGN_LORDS[one]);
    const detected = some([
      sign === null || rising === null ? null : sign === rising,
      lord === null ? null : inSet(houseOf(evidence, lord), [1]),
    ]);
    return part(name, detected, [
      measure('eighthSign', sign, 'zeroBasedSign12'),
      measure('eighthLord', lord, 'planet'),
    ]);
  };
  return [
    part('tara', inSet(tara, CENSURED_TARAS), [measure('tara', tara, 'oneBasedNine')]),
    eighth('moonEighth', natalMoon),
    eighth('lagnaEighth', natalAscendant),
  ];
}
