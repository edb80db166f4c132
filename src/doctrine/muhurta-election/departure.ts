import { siddhaOn } from './commerce.js';
import { parts, windowMeasures } from './day-parts.js';
import { cardinalOf, DIRECTIONS } from './directions.js';
import type { Direction } from './directions.js';
import type { Evidence, Span } from './evidence.js';
import { finding } from './finding.js';
import type { Exception, Finding } from './finding.js';
import { inSet, measure } from './tests.js';
import {
  countBetween,
  isDaytime,
  isNorthern,
  isWithin,
  longitudeOf,
  padaOf,
  signOfPlanet,
  star28Of,
  starOfPlanet,
  tithiOf,
  weekdayOf,
} from './sky.js';
import { every, known, mapped, not, some } from './truth.js';
import type { Truth } from './truth.js';
import { isVisible } from './visibility.js';

/**
 * Departure by land: Muhurta Chintamani, Yatra, after the edition with the Maniprabha commentary (1948; "MC48"): stars, lunar days, weekdays and
 * directions. The ascendant and the planets are in departure-figure.ts.
 */

const STAR_SOURCE = 'MC48 Yatra 9/PDF279-280',
  GRADE_SOURCE = 'MC48 Yatra 8/PDF278',
  TITHI_SOURCE = 'MC48 Yatra 9/PDF279;1.4',
  SIDDHA_SOURCE = 'MC48 Yatra9 commentary; Shubhashubha1.4',
  WEEKDAY_SOURCE = 'MC48 Yatra 111/PDF333-334',
  SHULA_SOURCE = 'MC48 Yatra 10/37/PDF280-281,299',
  TIME_SOURCE = 'MC48 Yatra 11/110/PDF283,333',
  RAHU_SOURCE = 'MC48 Yatra 14/111',
  MODULI_SOURCE = 'MC48 Yatra 24/PDF291',
  YOGINI_SOURCE = 'MC48 Yatra 34/PDF296',
  KALA_SOURCE = 'MC48 Yatra 35/PDF297',
  PARIGHA_SOURCE = 'MC48 Yatra 36-38/PDF297-300',
  FOUR_STARS_SOURCE = 'MC48 Yatra38/PDF299-300',
  AYANA_SOURCE = 'MC48 Yatra 39/PDF300',
  VENUS_SOURCE = 'MC48 Yatra 40-42/PDF301-302',
  BLIND_SOURCE = 'MC48 Yatra42/PDF302; first reading only',
  VENUS_STATE_SOURCE = 'MC48 Yatra 41-42/110/PDF301-302,333';

/** Yatra 9: nine stars are best, eight adverse, the others middling; Ashvini = 0. */
const BEST_STARS = [0, 4, 6, 7, 12, 16, 21, 22, 26],
  ADVERSE_STARS = [1, 2, 5, 8, 9, 13, 14, 15];
/** Yatra 9: lunar days of the month that are rejected: 6, 8, 12, Rikta, the bright first, full and new Moon. */
const REJECTED_TITHIS = [1, 4, 6, 8, 9, 12, 14, 15, 19, 21, 23, 24, 27, 29, 30];
/** Yatra 111: Sunday, Tuesday, Saturday. */
const REJECTED_WEEKDAYS = [0, 2, 6];
/** Yatra 10: star (Jyeshtha, Purva Bhadrapada, Rohini, Uttara Phalguni) and weekdays of the spike of a cardinal direction, from the east. */
const SPIKE_STARS = [17, 24, 3, 11],
  SPIKE_WEEKDAYS = [[1, 6], [4], [0, 5], [2, 3]];

function starAndSun(evidence: Evidence): Finding[] {
  const star = starOfPlanet(evidence, 'Moon'),
    quality = mapped(star, (one) =>
      ADVERSE_STARS.includes(one) ? 'adverse' : BEST_STARS.includes(one) ? 'best' : 'middling',
    );
  const grade = mapped(signOfPlanet(evidence, 'Sun'), (sign) =>
    sign % 4 === 0 ? 'best' : sign % 4 === 3 ? 'lengthy' : 'middling',
  );
  return [
    finding({
      id: 'mcStar',
      source: STAR_SOURCE,
      detected: known(quality, (value) => value === 'adverse'),
      measures: [measure('star', star, 'zeroBased27'), measure('quality', quality, 'sourceGrade')],
    }),
    finding({
      id: 'mcSolarGrade',
      source: GRADE_SOURCE,
      detected: false,
      measures: [measure('quality', grade, 'sourceGrade')],
      advisory: true,
    }),
  ];
}

function tithiAndWeekday(evidence: Evidence): Finding[] {
  const number = mapped(tithiOf(evidence), (tithi) => tithi + 1),
    weekday = weekdayOf(evidence),
    siddha = siddhaOn(tithiOf(evidence), weekday);
  const exception: Exception = {
    id: 'mcSiddhaOnly',
    targets: ['mcTithi'],
    satisfied: siddha,
    prerequisites: [measure('siddha', siddha, 'predicate')],
    source: SIDDHA_SOURCE,
  };
  return [
    finding({
      id: 'mcTithi',
      source: TITHI_SOURCE,
      detected: inSet(number, REJECTED_TITHIS),
      measures: [measure('absoluteTithi', number, 'oneBased30')],
      exceptions: [exception],
    }),
    finding({
      id: 'mcWeekday',
      source: WEEKDAY_SOURCE,
      detected: inSet(weekday, REJECTED_WEEKDAYS),
      measures: [measure('weekday', weekday, 'weekdaySunday0')],
    }),
  ];
}

function spike(evidence: Evidence, cardinal: number): Finding[] {
  const part = (name: string, detected: Truth): Finding =>
    finding({
      id: `mcDirectionShula.${name}`,
      rule: 'mcDirectionShula',
      source: SHULA_SOURCE,
      detected,
      measures: [measure('cardinalIndex', cardinal, 'cardinals')],
    });
  return [
    part(
      'star',
      known(starOfPlanet(evidence, 'Moon'), (star) => star === SPIKE_STARS[cardinal]),
    ),
    part('weekday', inSet(weekdayOf(evidence), SPIKE_WEEKDAYS[cardinal])),
  ];
}

/**
 * Yatra 11: the third of the day or night that is shunned in a star, by its kind: by day fixed and mixed, fierce, swift; by night gentle, cruel,
 * movable. [night, third] of each of the 27 stars.
 */
const SHUNNED_THIRDS: readonly (readonly [night: boolean, third: number])[] = (() => {
  const kinds: readonly (readonly [boolean, number, readonly number[]])[] = [
    [false, 0, [3, 11, 20, 25, 2, 15]],
    [false, 1, [5, 8, 17, 18]],
    [false, 2, [0, 7, 12]],
    [true, 0, [4, 13, 16, 26]],
    [true, 1, [1, 9, 10, 19, 24]],
    [true, 2, [6, 14, 21, 22, 23]],
  ];
  return Array.from({ length: 27 }, (_, star) => {
    const [night, third] = kinds.find(([, , stars]) => stars.includes(star))!;
    return [night, third] as const;
  });
})();
/** Yatra 11: Mrigashira, Pushya, Hasta and Shravana are good at all times. */
const ALL_TIME_STARS = [4, 7, 12, 21];

function timeStar(evidence: Evidence): Finding {
  const star = starOfPlanet(evidence, 'Moon');
  let window: Span | null = null;
  const exempt = star !== null && evidence.solar !== null && ALL_TIME_STARS.includes(star);
  if (star !== null && evidence.solar !== null && !exempt) {
    const [night, third] = SHUNNED_THIRDS[star];
    window = parts(evidence.solar, night, 3, third);
  }
  return finding({
    id: 'mcTimeStar',
    source: TIME_SOURCE,
    detected: exempt ? false : known(window, (span) => isWithin(evidence.jdUt1, span)),
    measures: exempt
      ? [measure('allTimeStar', star, 'zeroBased27')]
      : window === null
        ? []
        : windowMeasures('window', window),
  });
}

function countsAndModuli(evidence: Evidence): Finding[] {
  const rahu = starOfPlanet(evidence, 'Rahu'),
    star = starOfPlanet(evidence, 'Moon'),
    tithi = tithiOf(evidence),
    weekday = weekdayOf(evidence);
  const count = rahu === null || star === null ? null : countBetween(rahu, star, 27),
    sum = tithi === null || star === null || weekday === null ? null : tithi + star + weekday + 3;
  return [
    finding({
      id: 'mcRahuHalf',
      source: RAHU_SOURCE,
      detected: known(count, (n) => n < 2 || n > 14),
      measures: [measure('inclusiveRahuToMoon', count, 'oneBased27')],
    }),
    ...[7, 8, 3].map((divisor) => {
      const remainder = mapped(sum, (n) => n % divisor);
      return finding({
        id: `mcThreeModuli.${divisor}`,
        rule: 'mcThreeModuli',
        source: MODULI_SOURCE,
        detected: known(remainder, (rest) => rest === 0),
        measures: [measure('sum', sum, 'integer'), measure('remainder', remainder, 'integer')],
      });
    }),
  ];
}

/** Yatra 34: direction of Yogini (0 east, clockwise among eight) on the lunar days 1 to 8 of a fortnight, then again from the 9th. */
const YOGINI = [0, 6, 1, 3, 2, 4, 5, 7];

/** Direction of Yogini on a lunar day (0 to 29). New Moon is the 8th of her places, full Moon the 7th. */
export function yoginiOf(tithi: number): number {
  return YOGINI[tithi === 29 ? 7 : (tithi % 15) % 8];
}

function yoginiAndKala(evidence: Evidence, direction: number): Finding[] {
  const yogini = mapped(tithiOf(evidence), yoginiOf),
    weekday = weekdayOf(evidence),
    day = isDaytime(evidence),
    kala = weekday === null || day === null ? null : (6 - weekday + (day ? 0 : 4) + 8) % 8,
    pasha = mapped(kala, (index) => (index + 4) % 8);
  const facing = (name: string, index: number | null): Finding =>
    finding({
      id: `mcKalaPasha.${name}`,
      rule: 'mcKalaPasha',
      source: KALA_SOURCE,
      detected: known(index, (one) => one === direction),
      measures: [measure('directionIndex', index, 'octants')],
    });
  return [
    finding({
      id: 'mcYogini',
      source: YOGINI_SOURCE,
      detected: known(yogini, (index) => index === direction || index === (direction + 6) % 8),
      measures: [measure('directionIndex', yogini, 'octants')],
    }),
    facing('kala', kala),
    facing('pasha', pasha),
  ];
}

/** Yatra 38: Ashvini, Pushya, Hasta and Anuradha lift the bolt. */
const UNIVERSAL_STARS = [0, 7, 12, 16];

function bolt(evidence: Evidence, cardinal: number): Finding {
  const group = mapped(longitudeOf(evidence, 'Moon'), (degrees) => Math.floor(((star28Of(degrees) + 26) % 28) / 7)),
    universal = inSet(starOfPlanet(evidence, 'Moon'), UNIVERSAL_STARS);
  return finding({
    id: 'mcParigha',
    source: PARIGHA_SOURCE,
    detected: known(group, (one) => one !== cardinal),
    measures: [measure('starGroup', group, 'cardinals')],
    exceptions: [
      {
        id: 'mcFourStars',
        targets: ['mcParigha'],
        satisfied: universal,
        prerequisites: [measure('universalStar', universal, 'predicate')],
        source: FOUR_STARS_SOURCE,
      },
    ],
  });
}

function course(evidence: Evidence, cardinal: number): Finding {
  const sun = mapped(signOfPlanet(evidence, 'Sun'), isNorthern),
    moon = mapped(signOfPlanet(evidence, 'Moon'), isNorthern),
    day = isDaytime(evidence);
  // North and east want the northern course, south and west the southern one.
  const wanted = cardinal === 0 || cardinal === 3;
  const fits = (northern: Truth): Truth => known(northern, (value) => value === wanted);
  const guide = day === null ? (fits(sun) === fits(moon) ? fits(sun) : null) : fits(day ? sun : moon);
  return finding({
    id: 'mcAyana',
    source: AYANA_SOURCE,
    detected: not(some([every([fits(sun), fits(moon)]), guide])),
    measures: [
      measure('SunUttara', sun, 'predicate'),
      measure('MoonUttara', moon, 'predicate'),
      measure('daytime', day, 'predicate'),
    ],
  });
}

/** Debilitation of Venus. */
const VIRGO = 5;
/** The first quarter of Krittika and the last of Revati bound the blindness of Venus, among 108 quarters. */
const REVATI_FROM = 104,
  KRITTIKA_FIRST = 8;

function venus(evidence: Evidence, cardinal: number): Finding[] {
  const sun = longitudeOf(evidence, 'Sun'),
    longitude = longitudeOf(evidence, 'Venus'),
    // Behind the Sun she is a morning star in the east, ahead of it an evening star in the west.
    facing = sun === null || longitude === null ? null : (longitude - sun + 360) % 360 > 180 ? 0 : 2,
    blind = mapped(longitudeOf(evidence, 'Moon'), (degrees) => {
      const quarter = padaOf(degrees);
      return quarter >= REVATI_FROM || quarter <= KRITTIKA_FIRST;
    });
  const state = (name: string, detected: Truth): Finding =>
    finding({ id: `mcVenusState.${name}`, rule: 'mcVenusState', source: VENUS_STATE_SOURCE, detected });
  return [
    finding({
      id: 'mcVenusFacing',
      source: VENUS_SOURCE,
      detected: known(facing, (index) => index === cardinal),
      measures: [measure('facingCardinal', facing, 'numberedCardinals')],
      exceptions: [
        {
          id: 'mcBlindVenusFirstPada',
          targets: ['mcVenusFacing'],
          satisfied: blind,
          prerequisites: [measure('MoonRevatiThroughKrittikaFirstPada', blind, 'predicate')],
          source: BLIND_SOURCE,
        },
      ],
    }),
    state(
      'direct',
      known(evidence.places.get('Venus')?.speed ?? null, (speed) => speed < 0),
    ),
    state(
      'dignity',
      known(signOfPlanet(evidence, 'Venus'), (sign) => sign === VIRGO),
    ),
    state('asta', not(isVisible(evidence.jdUt1, evidence.venusApparition))),
  ];
}

/** The tests of a departure by stars, lunar days, weekdays and directions, in the order of the rules. */
export function judgeCalendarOfDeparture(evidence: Evidence, direction: Direction): Finding[] {
  const cardinal = cardinalOf(direction);
  return [
    ...starAndSun(evidence),
    ...tithiAndWeekday(evidence),
    ...spike(evidence, cardinal),
    timeStar(evidence),
    ...countsAndModuli(evidence),
    ...yoginiAndKala(evidence, DIRECTIONS.indexOf(direction)),
    bolt(evidence, cardinal),
    course(evidence, cardinal),
    ...venus(evidence, cardinal),
  ];
}
