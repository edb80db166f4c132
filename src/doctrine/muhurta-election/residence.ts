import { isRikta } from './commerce.js';
import { CLASSICAL } from './evidence.js';
import type { Evidence } from './evidence.js';
import { finding } from './finding.js';
import type { Exception, Finding, Measure } from './finding.js';
import { judgeFoundation } from './foundation.js';
import type { SectorReading } from './foundation.js';
import { NEW_MOON, placement, SUNDAY, TUESDAY } from './house-tests.js';
import { inSet, measure } from './tests.js';
import type { Corner, Facing } from './house-tests.js';
import { ENTRY_PURPOSES } from './residence-rules.js';
import type { EntryPurpose, ResidencePurpose } from './residence-rules.js';
import {
  ascendantSign,
  countBetween,
  houseFrom,
  houseOf,
  isNorthern,
  longitudeOf,
  signOf,
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
 * Foundations and entries of houses: Muhurta Chintamani, Vastu 13-19 (foundation.ts) and Grihapravesha 1-6, after the edition with the Maniprabha
 * commentary (1948; "MC48").
 */

/** The person whose entry is judged; longitudes in degrees, null when unknown. */
export interface Resident {
  readonly natalMoon: number | null;
  readonly natalAscendant: number | null;
}

/** Circumstances that the client declares. */
export interface ResidenceContext {
  readonly facing: Facing;
  readonly corner: Corner | null;
  /** Why the entry is extraordinary. */
  readonly reason: string | null;
  readonly resident: Resident | null;
  readonly sectors: SectorReading;
}

const MC = {
  calendar: 'MC48 13.1-2,4; PDF359-361;12.16 month commentary',
  star: 'MC48 13.1-2 with11.36; PDF297-298,359-360',
  lagna: 'MC48 13.1,4; PDF359-361',
  panchanga: 'MC48 13.4; PDF360-361',
  placements: 'MC48 13.3-4; PDF360-361',
  vamaRavi: 'MC48 13.5; PDF363-364',
  entryTithi: 'MC48 13.5; PDF364',
  kalasha: 'MC48 13.6; PDF364-365',
  availability: 'MC48 13.2 contrast with ordinary entry; SS IX adapter',
  relief: 'MC48 13.2 and Maniprabha return/old-house commentary, PDF359-360',
  noAsta: 'MC48 13.2 and Maniprabha commentary',
} as const;

const ENTRY_HOUSES = [1, 2, 3, 4, 5, 7, 9, 10, 11];

/** 13.1: Vaishakha, Jyeshtha, Magha, Phalguna; 13.2 admits Shravana, Karttika and Margashirsha for other entries. Chaitra = 0. */
const ENTRY_MONTHS = [1, 2, 10, 11],
  RELIEF_MONTHS = [4, 7, 8];

function entryCalendar(purpose: EntryPurpose, evidence: Evidence, { reason }: ResidenceContext): Finding {
  const month = evidence.lunarMonth?.status === 'available' ? (evidence.lunarMonth.label?.index ?? null) : null,
    northern = mapped(signOfPlanet(evidence, 'Sun'), isNorthern);
  const relief: Exception = {
    id: 'mc48EntryCalendar',
    targets: ['entryCalendar'],
    satisfied: purpose === 'returnEntry' || (month !== null && RELIEF_MONTHS.includes(month)),
    prerequisites: [
      measure('declaredReason', reason, 'context'),
      measure('month', month, 'zeroBasedMonth'),
      measure('purpose', purpose, 'action'),
    ],
    source: MC.relief,
  };
  return finding({
    id: 'entryCalendar',
    source: MC.calendar,
    applicable: purpose !== 'returnEntry',
    detected: not(every([inSet(month, ENTRY_MONTHS), northern])),
    measures: [measure('month', month, 'zeroBasedMonth'), measure('siderealUttarayana', northern, 'predicate')],
    exceptions: purpose === 'firstEntry' ? [] : [relief],
  });
}

/** 11.36: the doors of seven stars each, from Krittika among the 28. */
const DOORS: readonly Facing[] = ['east', 'south', 'west', 'north'];
export const doorOf = (star28: number): Facing => DOORS[Math.floor(((star28 + 26) % 28) / 7)];

/** 13.1: the fixed stars (Rohini, the three Uttaras) and the gentle ones (Mrigashira, Chitra, Anuradha, Revati). */
const ENTRY_STARS = [3, 4, 11, 13, 16, 20, 25, 26];
/** 13.2: Pushya, Svati, Dhanishtha and Shatabhisha for old houses and extraordinary entries. */
const RELIEF_STARS = [7, 14, 22, 23];

function entryStar(purpose: EntryPurpose, evidence: Evidence, { facing, reason }: ResidenceContext): Finding {
  const star = starOfPlanet(evidence, 'Moon'),
    star28 = mapped(longitudeOf(evidence, 'Moon'), star28Of),
    door = mapped(star28, doorOf),
    matches = mapped(door, (direction) => direction === facing);
  const extra = every([inSet(star, RELIEF_STARS), matches]);
  const relief: Exception = {
    id: 'mc48EntryStars',
    targets: ['entryStar'],
    satisfied: extra,
    prerequisites: [measure('declaredReason', reason, 'context'), measure('extraStarAndFacing', extra, 'predicate')],
    source: MC.relief,
  };
  return finding({
    id: 'entryStar',
    source: MC.star,
    detected: not(every([inSet(star, ENTRY_STARS), matches])),
    measures: [
      measure('star27', star, 'zeroBasedStar27'),
      measure('star28', star28, 'zeroBasedStar28'),
      measure('starDirection', door, 'direction'),
      measure('facingMatches', matches, 'predicate'),
    ],
    exceptions: purpose === 'oldHouseEntry' || purpose === 'extraordinaryEntry' ? [relief] : [],
  });
}

const UPACHAYA = [3, 6, 10, 11];

/** 13.1, 4: a fixed sign rises, or an upachaya of the natal Moon or ascendant; never a movable one. */
function entryLagna(evidence: Evidence, { resident }: ResidenceContext): Finding {
  const rising = ascendantSign(evidence);
  const grows = (natal: number | null): Truth =>
    rising === null || natal === null ? null : UPACHAYA.includes(houseFrom(signOf(natal), rising));
  const upachaya = resident === null ? null : some([grows(resident.natalMoon), grows(resident.natalAscendant)]);
  return finding({
    id: 'entryLagna',
    source: MC.lagna,
    detected: known(rising, (sign) => (sign % 3 === 0 ? true : sign % 3 === 1 ? false : not(upachaya))),
    measures: [measure('lagnaSign', rising, 'zeroBasedSign'), measure('natalUpachaya', upachaya, 'predicate')],
  });
}

function entryPanchanga(evidence: Evidence): Finding[] {
  const weekday = weekdayOf(evidence),
    tithi = tithiOf(evidence);
  const part = (name: string, detected: Truth, one: Measure): Finding =>
    finding({ id: `entryPanchanga.${name}`, rule: 'entryPanchanga', source: MC.panchanga, detected, measures: [one] });
  return [
    part('weekday', inSet(weekday, [SUNDAY, TUESDAY]), measure('weekday', weekday, 'sunriseWeekdaySunday0')),
    part(
      'tithi',
      known(tithi, (index) => index === NEW_MOON || isRikta(index)),
      measure('tithi', tithi, 'zeroBasedAbsoluteTithi'),
    ),
  ];
}

function entryPlacements(evidence: Evidence): Finding[] {
  return CLASSICAL.flatMap((planet) => {
    const house = houseOf(evidence, planet);
    return [
      placement(evidence, 'entryPlacements', MC.placements, planet, ENTRY_HOUSES),
      finding({
        id: `entryPlacements.${planet}FourthEighthEmpty`,
        rule: 'entryPlacements',
        source: MC.placements,
        detected: inSet(house, [4, 8]),
        measures: [measure('house', house, 'oneBasedHouse')],
      }),
    ];
  });
}

/** 13.5: the five houses from which the Sun is on the left of a house that faces a direction. */
const LEFT_SUN_FROM: Readonly<Record<Facing, number>> = { east: 8, south: 5, west: 2, north: 11 };
/** 13.5: the class of tithi (1 Nanda ... 5 Purna) of a direction. */
const FACING_CLASS: Readonly<Record<Facing, number>> = { east: 5, south: 1, west: 2, north: 3 };

function facingAndJar(evidence: Evidence, { facing }: ResidenceContext): Finding[] {
  const sunHouse = houseOf(evidence, 'Sun'),
    day = mapped(tithiOf(evidence), (tithi) => (tithi % 15) + 1),
    sun = starOfPlanet(evidence, 'Sun'),
    moon = starOfPlanet(evidence, 'Moon'),
    count = sun === null || moon === null ? null : countBetween(sun, moon, 27);
  return [
    finding({
      id: 'entryVamaRavi',
      source: MC.vamaRavi,
      detected: known(sunHouse, (house) => (house - LEFT_SUN_FROM[facing] + 12) % 12 > 4),
      measures: [measure('sunHouse', sunHouse, 'oneBasedHouse')],
    }),
    finding({
      id: 'entryFacingTithi',
      source: MC.entryTithi,
      detected: known(day, (one) => ((one - 1) % 5) + 1 !== FACING_CLASS[facing]),
      measures: [measure('fortnightTithi', day, 'oneBasedPakshaTithi')],
    }),
    finding({
      id: 'entryKalasha',
      source: MC.kalasha,
      detected: known(count, (n) => !((n >= 6 && n <= 13) || n >= 22)),
      measures: [measure('inclusiveCount', count, 'oneBased27StarCount')],
    }),
  ];
}

function availability(purpose: EntryPurpose, evidence: Evidence, { reason }: ResidenceContext): Finding[] {
  return (['Jupiter', 'Venus'] as const).map((planet) => {
    const visible = isVisible(
      evidence.jdUt1,
      planet === 'Jupiter' ? evidence.jupiterApparition : evidence.venusApparition,
    );
    const id = `entryAvailability.${planet}`,
      required = purpose === 'firstEntry';
    const exception: Exception = {
      id: 'mc48NoAstaRequirement',
      targets: [id],
      satisfied: true,
      prerequisites: [measure('purpose', purpose, 'action'), measure('declaredReason', reason, 'context')],
      source: MC.noAsta,
    };
    return finding({
      id,
      rule: 'entryAvailability',
      source: MC.availability,
      applicable: required,
      detected: not(visible),
      measures: [measure('planet', planet, 'body'), measure('availableWithoutWeddingBuffers', visible, 'predicate')],
      exceptions: required ? [] : [exception],
    });
  });
}

/** Whether a purpose is an entry. */
const isEntry = (purpose: ResidencePurpose): purpose is EntryPurpose =>
  (ENTRY_PURPOSES as readonly string[]).includes(purpose);

/** The tests of a foundation or an entry on the evidence, in the order of the rules. */
export function judgeResidence(purpose: ResidencePurpose, evidence: Evidence, context: ResidenceContext): Finding[] {
  if (!isEntry(purpose)) return judgeFoundation(evidence, context.facing, context.corner, context.sectors);
  return [
    entryCalendar(purpose, evidence, context),
    entryStar(purpose, evidence, context),
    entryLagna(evidence, context),
    ...entryPanchanga(evidence),
    ...entryPlacements(evidence),
    ...facingAndJar(evidence, context),
    ...availability(purpose, evidence, context),
  ];
}

/** Houses of the Moon from the natal Moon that are censured: 2-12, 5-9, 6-8. */
const BHAKUTA = [2, 5, 6, 8, 9, 12];

/** The tests of an entry for a resident: the eighth sign does not rise, and the Moon is in no censured house from the natal Moon. */
export function judgeResident(evidence: Evidence, { natalMoon, natalAscendant }: Resident): Finding[] {
  const rising = ascendantSign(evidence),
    moon = signOfPlanet(evidence, 'Moon');
  const from = (natal: number | null, sign: number | null): number | null =>
    natal === null || sign === null ? null : houseFrom(signOf(natal), sign);
  const part = (name: string, detected: Truth, measures: readonly Measure[]): Finding =>
    finding({ id: `personalEntry.${name}`, rule: 'personalEntry', source: MC.lagna, detected, measures });
  const eighth = (name: string, label: string, natal: number | null): Finding => {
    const house = from(natal, rising);
    return part(name, inSet(house, [8]), [measure(label, house, 'oneBasedHouse')]);
  };
  const moonHouse = from(natalMoon, moon);
  return [
    eighth('moonEighth', 'electionLagnaFromNatalMoon', natalMoon),
    eighth('lagnaEighth', 'electionLagnaFromNatalLagna', natalAscendant),
    part('bhakuta', inSet(moonHouse, BHAKUTA), [
      measure('electionMoonFromNatalMoon', moonHouse, 'oneBasedHouse'),
      measure('interpretation', 'residentBhakuta', 'profile'),
    ]),
  ];
}
