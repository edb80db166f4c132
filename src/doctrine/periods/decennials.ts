import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { CLASSICAL_PLANETS, PLANET_DOCTRINE } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';

/** Days of a decennial month. Valens VI.6 converts days of life into years of 360 days. */
export const DECENNIAL_MONTH_DAYS = 30;
/** Days of a decennial year (Valens VI.6). */
export const DECENNIAL_YEAR_DAYS = 360;

/** Months of a planet: the number of its least years (Valens VI.6). */
export const decennialMonths = (planet: ClassicalPlanet): number => PLANET_DOCTRINE[planet].leastYears;

/** Months of each major period: the sum over the seven planets, 10 years and 9 months (Valens VI.6; Firmicus VI.33). */
export const DECENNIAL_MAJOR_MONTHS = CLASSICAL_PLANETS.reduce((sum, planet) => sum + decennialMonths(planet), 0);

/** Longitudes that differ by less count as equal, degrees: only rounding separates them. House rule. */
const TIE_DEG = 1e-12;

type Longitudes = Readonly<Record<ClassicalPlanet, number>>;

/** Order of the planets in the decennials, and how it was found. */
export interface DecennialSequence {
  readonly sectLight: 'Sun' | 'Moon';
  /** Longitude of each planet and its arc forward from the sect light, in the order Sun to Saturn. Degrees. */
  readonly bodies: readonly { readonly planet: ClassicalPlanet; readonly longitude: number; readonly arc: number }[];
  /** Groups of planets with equal longitudes. */
  readonly ambiguous: readonly (readonly ClassicalPlanet[])[];
  /** Order of the planets; null where a group is ambiguous. */
  readonly sequence: readonly ClassicalPlanet[] | null;
  /** Reason why the first planet begins. */
  readonly startReason: DecennialStartReason;
}

export type DecennialStartReason = 'sectLight' | 'sectLightNotCadent' | 'otherLightNotCadent' | 'firstAfterAscendant';

const orderedBy = (from: number, longitudes: Longitudes): ClassicalPlanet[] =>
  [...CLASSICAL_PLANETS].sort((a, b) => normalizeDeg(longitudes[a] - from) - normalizeDeg(longitudes[b] - from));

/** Groups of planets with equal longitudes. The sect light is in none: it always comes first at its degree. */
function ties(order: readonly ClassicalPlanet[], sectLight: string, longitudes: Longitudes): ClassicalPlanet[][] {
  const groups: ClassicalPlanet[][] = [];
  for (const planet of order.filter((name) => name !== sectLight)) {
    const last = groups.at(-1);
    if (last !== undefined && separationDeg(longitudes[planet], longitudes[last[0]]) <= TIE_DEG) last.push(planet);
    else groups.push([planet]);
  }
  return groups.filter((group) => group.length > 1);
}

/** House by whole signs, 1 to 12, of a longitude from the ascendant. Degrees. */
export const placeFromAscendant = (longitudeDeg: number, ascDeg: number): number =>
  ((signIndex(longitudeDeg) - signIndex(ascDeg) + 12) % 12) + 1;

const isCadent = (longitudeDeg: number, ascDeg: number): boolean => placeFromAscendant(longitudeDeg, ascDeg) % 3 === 0;

/**
 * Order in which the seven planets rule: the order of the zodiac from the planet that begins. Without an ascendant the sect light begins:
 * the Sun by day, the Moon by night (Firmicus VI.33; Hephaistio II.29). With an ascendant (Valens VI.6) the sect light begins unless it is
 * cadent, then the other light unless it is cadent, then the first planet after the ascendant.
 * @param longitudes longitudes of the planets at one instant, degrees
 * @param ascDeg longitude of the ascendant, degrees; null selects the rule without it
 */
export function decennialSequence(longitudes: Longitudes, isDay: boolean, ascDeg: number | null): DecennialSequence {
  const sectLight = isDay ? 'Sun' : 'Moon',
    otherLight = isDay ? 'Moon' : 'Sun';
  const from = longitudes[sectLight];
  const bodies = CLASSICAL_PLANETS.map((planet) => ({
    planet,
    longitude: normalizeDeg(longitudes[planet]),
    arc: normalizeDeg(longitudes[planet] - from),
  }));
  const order = [
    sectLight,
    ...orderedBy(from, longitudes).filter((planet) => planet !== sectLight),
  ] as ClassicalPlanet[];
  const ambiguous = ties(order, sectLight, longitudes);
  let first: ClassicalPlanet = sectLight;
  let startReason: DecennialStartReason = 'sectLight';
  if (ascDeg !== null) {
    if (!isCadent(longitudes[sectLight], ascDeg)) startReason = 'sectLightNotCadent';
    else if (!isCadent(longitudes[otherLight], ascDeg)) [first, startReason] = [otherLight, 'otherLightNotCadent'];
    else [first, startReason] = [orderedBy(ascDeg, longitudes)[0], 'firstAfterAscendant'];
  }
  const start = order.indexOf(first);
  const sequence = ambiguous.length ? null : order.map((_, index) => order[(start + index) % order.length]);
  return { sectLight, bodies, ambiguous, sequence, startReason };
}

/**
 * A period in days from birth, [startDay, endDay). `majorIndex` counts the major periods from 0. `major` and `subIndex` (from 0) are null
 * for a major period itself.
 */
export interface DecennialPeriod {
  readonly planet: ClassicalPlanet;
  readonly months: number;
  readonly startDay: number;
  readonly endDay: number;
  readonly majorIndex: number;
  readonly major: ClassicalPlanet | null;
  readonly subIndex: number | null;
}

const MAJOR_DAYS = DECENNIAL_MAJOR_MONTHS * DECENNIAL_MONTH_DAYS;

/** The seven major periods, one for each planet of the sequence. */
export const decennialMajors = (sequence: readonly ClassicalPlanet[]): DecennialPeriod[] =>
  sequence.map((planet, majorIndex) => ({
    planet,
    months: DECENNIAL_MAJOR_MONTHS,
    startDay: majorIndex * MAJOR_DAYS,
    endDay: (majorIndex + 1) * MAJOR_DAYS,
    majorIndex,
    major: null,
    subIndex: null,
  }));

/** The subperiods of a major period: they follow the sequence from the planet of the major period, each with the months of its planet. */
export function decennialSubs(major: DecennialPeriod, sequence: readonly ClassicalPlanet[]): DecennialPeriod[] {
  let day = major.startDay;
  return sequence.map((_, subIndex) => {
    const planet = sequence[(major.majorIndex + subIndex) % sequence.length];
    const startDay = day,
      months = decennialMonths(planet);
    day += months * DECENNIAL_MONTH_DAYS;
    return { planet, months, startDay, endDay: day, majorIndex: major.majorIndex, major: major.planet, subIndex };
  });
}
