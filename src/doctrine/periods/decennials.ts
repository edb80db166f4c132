import { normalizeDeg } from '../../kernel/angle.js';
import { CLASSICAL_PLANETS, PLANET_DOCTRINE } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';

/** A month of the decennials has 30 days, their year 360 (Valens VI.6: lived days are turned into years of 360 days). */
export const DECENNIAL_MONTH_DAYS = 30;
export const DECENNIAL_YEAR_DAYS = 360;

/** Months of a planet: as many as its least years. */
export const decennialMonths = (planet: ClassicalPlanet): number => PLANET_DOCTRINE[planet].leastYears;

/** Months of each great period: those of the seven planets together, 10 years and 9 months (Valens VI.6; Firmicus VI.33). */
export const DECENNIAL_MAJOR_MONTHS = CLASSICAL_PLANETS.reduce((sum, planet) => sum + decennialMonths(planet), 0);

/**
 * Which planet begins. `sect_light`: the Sun by day, the Moon by night (Firmicus VI.33, Hephaistio II.29). `valens_vi`: that light
 * unless it is cadent, then the other light unless it is cadent, then the first planet after the Ascendant (Valens VI.6).
 */
export const DECENNIAL_START_RULES = ['sect_light', 'valens_vi'] as const;
export type DecennialStartRule = (typeof DECENNIAL_START_RULES)[number];

/** Longitudes nearer than this are one: no order follows from them. Degrees. */
const TIE_DEG = 1e-12;

type Longitudes = Readonly<Record<ClassicalPlanet, number>>;

export interface DecennialSequence {
  readonly sectLight: 'Sun' | 'Moon';
  /** Longitude and way forward from the sect light, in the order Sun ... Saturn. Degrees. */
  readonly bodies: readonly { readonly planet: ClassicalPlanet; readonly longitude: number; readonly arc: number }[];
  /** Planets that share a longitude; where there are any, there is no sequence. */
  readonly ambiguous: readonly (readonly ClassicalPlanet[])[];
  readonly sequence: readonly ClassicalPlanet[] | null;
  /** Why this planet begins. */
  readonly startReason: 'sect_light' | 'sect_light_not_cadent' | 'other_light_not_cadent' | 'first_after_ascendant';
}

const orderedBy = (from: number, longitudes: Longitudes): ClassicalPlanet[] =>
  [...CLASSICAL_PLANETS].sort((a, b) => normalizeDeg(longitudes[a] - from) - normalizeDeg(longitudes[b] - from));

/** Groups of planets, other than the sect light, that no order tells apart. */
function ties(order: readonly ClassicalPlanet[], sectLight: string, longitudes: Longitudes): ClassicalPlanet[][] {
  const groups: ClassicalPlanet[][] = [];
  let previous = NaN;
  for (const planet of order) {
    if (planet === sectLight) continue;
    const arc = normalizeDeg(longitudes[planet] - longitudes[sectLight as ClassicalPlanet]);
    if (Math.abs(arc - previous) <= TIE_DEG) groups[groups.length - 1].push(planet);
    else groups.push([planet]);
    previous = arc;
  }
  return groups.filter((group) => group.length > 1);
}

/** Whole-sign place (1 ... 12) of a longitude from the Ascendant. */
export const placeFromAscendant = (longitudeDeg: number, ascDeg: number): number =>
  ((signIndex(longitudeDeg) - signIndex(ascDeg) + 12) % 12) + 1;

const isCadent = (longitudeDeg: number, ascDeg: number): boolean => placeFromAscendant(longitudeDeg, ascDeg) % 3 === 0;

/**
 * The order in which the seven planets rule: from the first in the order of the zodiac. Given: longitudes of one moment, whether it
 * was day, and for Valens' rule the Ascendant (null: the sect light begins). Degrees.
 */
export function decennialSequence(longitudes: Longitudes, isDay: boolean, ascDeg: number | null): DecennialSequence {
  const sectLight = isDay ? 'Sun' : 'Moon',
    otherLight = isDay ? 'Moon' : 'Sun';
  const from = longitudes[sectLight];
  const bodies = CLASSICAL_PLANETS.map((planet) => ({
    planet,
    longitude: normalizeDeg(longitudes[planet]),
    arc: planet === sectLight ? 0 : normalizeDeg(longitudes[planet] - from),
  }));
  const order = [
    sectLight,
    ...orderedBy(from, longitudes).filter((planet) => planet !== sectLight),
  ] as ClassicalPlanet[];
  const ambiguous = ties(order, sectLight, longitudes);
  let first: ClassicalPlanet = sectLight;
  let startReason: DecennialSequence['startReason'] = 'sect_light';
  if (ascDeg !== null) {
    if (!isCadent(longitudes[sectLight], ascDeg)) startReason = 'sect_light_not_cadent';
    else if (!isCadent(longitudes[otherLight], ascDeg)) [first, startReason] = [otherLight, 'other_light_not_cadent'];
    else [first, startReason] = [orderedBy(ascDeg, longitudes)[0], 'first_after_ascendant'];
  }
  const start = order.indexOf(first);
  const sequence = ambiguous.length ? null : order.map((_, index) => order[(start + index) % order.length]);
  return { sectLight, bodies, ambiguous, sequence, startReason };
}

/** A period in days from birth. `position` counts from 1 among its equals; a part has the great period that holds it. */
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

/** The great periods, one for each planet in its turn. */
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

/** The parts of a great period: its own planet first, then on in the sequence, each with its months. */
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
