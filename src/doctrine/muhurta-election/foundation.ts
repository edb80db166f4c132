import { CLASSICAL } from './evidence.js';
import type { Evidence } from './evidence.js';
import { finding } from './finding.js';
import type { Finding, Measure } from './finding.js';
import { NEW_MOON, placement, SUNDAY, TUESDAY } from './house-tests.js';
import { inSet, measure } from './tests.js';
import type { Corner, Facing } from './house-tests.js';
import {
  ascendantSign,
  countBetween,
  longitudeOf,
  signOfPlanet,
  star28Of,
  starOfPlanet,
  tithiOf,
  weekdayOf,
} from './sky.js';
import { known, mapped, not } from './truth.js';
import type { Truth } from './truth.js';

/** Laying the foundation of a house: Muhurta Chintamani, Vastu 13-19 ("MC48"). */

const MC = {
  vrisha: 'MC48 12.13-14; PDF348-349',
  sunFacing: 'MC48 12.15; PDF349-350',
  facingTithi: 'MC48 12.17; PDF351-352',
  foundationPanchanga: 'MC48 12.18 Maniprabha commentary; PDF352',
  foundationPlacements: 'MC48 12.18; PDF352',
  corner: 'MC48 12.19; PDF353',
} as const;

const FOUNDATION_HOUSES = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11];

/** 12.13-14: the 8th to 18th of the 28 stars from that of the Sun are the good limbs of the bull. */
function bull(evidence: Evidence): Finding {
  const sun = mapped(longitudeOf(evidence, 'Sun'), star28Of),
    moon = mapped(longitudeOf(evidence, 'Moon'), star28Of),
    count = sun === null || moon === null ? null : countBetween(sun, moon, 28);
  return finding({
    id: 'foundationVrisha',
    source: MC.vrisha,
    detected: known(count, (n) => n < 8 || n > 18),
    measures: [measure('inclusiveCount', count, 'oneBased28StarCount')],
  });
}

/** 12.15: the Sun's signs for a house that faces east or west, and north or south. */
const SUN_SIGNS: Readonly<Record<Facing, readonly number[]>> = {
  east: [3, 4, 9, 10],
  west: [3, 4, 9, 10],
  north: [0, 1, 6, 7],
  south: [0, 1, 6, 7],
};

/** Readings of 12.17: where the sector of the west ends and that of the south begins in the bright fortnight. */
export type SectorReading = 'southFromSeventh' | 'southFromNinth';

/**
 * 12.17: first tithi (0 to 29) and number of tithis at which a house does not face a direction. The verse names full Moon to the dark 8th, the dark 9th to
 * the 14th, new Moon to the bright 8th, and the bright 9th to the 14th; the edition of 1948 lets the south begin with the bright 7th.
 */
const SHUT_TITHIS: Readonly<Record<SectorReading, Readonly<Record<Facing, readonly [first: number, length: number]>>>> =
  {
    southFromSeventh: { east: [14, 9], north: [23, 6], west: [29, 7], south: [6, 8] },
    southFromNinth: { east: [14, 9], north: [23, 6], west: [29, 9], south: [8, 6] },
  };

/** Final five stars, from Dhanishtha. */
const FINAL_FIVE_FROM = 22;

function foundationPanchanga(evidence: Evidence): Finding[] {
  const weekday = weekdayOf(evidence),
    tithi = tithiOf(evidence),
    star = starOfPlanet(evidence, 'Moon'),
    rising = ascendantSign(evidence);
  const part = (name: string, detected: Truth, one: Measure): Finding =>
    finding({
      id: `foundationPanchanga.${name}`,
      rule: 'foundationPanchanga',
      source: MC.foundationPanchanga,
      detected,
      measures: [one],
    });
  return [
    part('weekday', inSet(weekday, [SUNDAY, TUESDAY]), measure('weekday', weekday, 'sunriseWeekdaySunday0')),
    part(
      'tithi',
      known(tithi, (index) => index === NEW_MOON || [1, 4, 8, 9, 14].includes((index % 15) + 1)),
      measure('tithi', tithi, 'zeroBasedAbsoluteTithi'),
    ),
    part(
      'star',
      known(star, (index) => index >= FINAL_FIVE_FROM),
      measure('star', star, 'zeroBasedStar27'),
    ),
    part(
      'lagna',
      known(rising, (sign) => sign % 3 === 0),
      measure('lagna', rising, 'zeroBasedSign'),
    ),
  ];
}

/** 12.19: corner of the first digging by the Sun's sign: from Leo southeast, Scorpio northeast, Aquarius northwest, Taurus southwest. */
const CORNERS: readonly Corner[] = ['southeast', 'northeast', 'northwest', 'southwest'];
export const diggingCorner = (sunSign: number): Corner => CORNERS[Math.floor(((sunSign + 8) % 12) / 3)];

/** The tests of a foundation on the evidence, in the order of the rules. `facing`: of the front door; `corner`: of the first digging. */
export function judgeFoundation(
  evidence: Evidence,
  facing: Facing,
  corner: Corner | null,
  reading: SectorReading,
): Finding[] {
  const sunSign = signOfPlanet(evidence, 'Sun'),
    tithi = tithiOf(evidence),
    recommended = mapped(sunSign, diggingCorner);
  const [first, length] = SHUT_TITHIS[reading][facing];
  return [
    bull(evidence),
    finding({
      id: 'foundationSunFacing',
      source: MC.sunFacing,
      detected: not(inSet(sunSign, SUN_SIGNS[facing])),
      measures: [measure('sunSign', sunSign, 'zeroBasedSign'), measure('facing', facing, 'direction')],
    }),
    finding({
      id: 'foundationFacingTithi',
      source: MC.facingTithi,
      detected: known(tithi, (index) => (index - first + 30) % 30 < length),
      measures: [measure('tithi', tithi, 'zeroBasedAbsoluteTithi')],
    }),
    ...foundationPanchanga(evidence),
    ...CLASSICAL.map((planet) =>
      placement(evidence, 'foundationPlacements', MC.foundationPlacements, planet, FOUNDATION_HOUSES),
    ),
    finding({
      id: 'excavationCorner',
      source: MC.corner,
      detected: recommended === null || corner === null ? null : recommended !== corner,
      measures: [
        measure('recommendedCorner', recommended, 'symbolicExcavationDirection'),
        measure('declaredCorner', corner, 'actualActionDirection'),
      ],
    }),
  ];
}
