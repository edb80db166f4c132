import { PLANET_DOCTRINE } from '../dignity/planets.js';
import { domicileRuler } from '../dignity/rulers.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';

/** Lots of zodiacal releasing: Fortune and Spirit (Valens IV.4); Eros and Necessity in modern usage (the lots: Paulus 23). */
export const RELEASING_LOTS = ['Spirit', 'Fortune', 'Eros', 'Necessity'] as const;
export type ReleasingLot = (typeof RELEASING_LOTS)[number];

const CAPRICORN = 9;

/**
 * Years of each sign, Aries first: the least years of its ruler, except 27 for Capricorn (Valens IV.4-10). The lower levels use the same
 * numbers with smaller units.
 */
export const RELEASING_SIGN_YEARS: readonly number[] = SIGNS.map((_, sign) =>
  sign === CAPRICORN ? 27 : PLANET_DOCTRINE[domicileRuler(sign)].leastYears,
);
/** Years of all twelve signs together. */
export const RELEASING_CYCLE_YEARS = RELEASING_SIGN_YEARS.reduce((sum, years) => sum + years, 0);

/**
 * Time is counted in the unit of the fourth level, five hours, so that all edges are integers. A year of 360 days has 12 months of 30
 * days, a month has 12 units of two and a half days, and each of these has 12 units of five hours (Valens IV.4).
 */
export const RELEASING_UNIT_DAYS = 5 / 24;
/** Units of a year: 12 months of 12 units of 12 units. */
export const RELEASING_UNITS_PER_YEAR = 12 ** 3;
/** Units for one year of a sign, at levels 1 to 4. */
const LEVEL_UNITS = [0, 1728, 144, 12, 1] as const;
/** Units of all twelve signs together. */
export const RELEASING_CYCLE_UNITS = RELEASING_CYCLE_YEARS * RELEASING_UNITS_PER_YEAR;

interface ReleasingRule {
  /** Index of the sign that begins the first level. */
  readonly startSign: number;
  /**
   * Loosing of the bond (Valens IV.4): when the signs of a level come back to the first sign of their period, the next sign is the
   * opposite one. Twelve signs take 211 units of their level, so this happens only in signs of more than 17 years.
   */
  readonly loosing: boolean;
}

/** A period in units from birth, [startUnits, endUnits). */
export interface ReleasingPeriod {
  readonly level: number;
  readonly sign: number;
  readonly startUnits: number;
  readonly endUnits: number;
  /** Whether the loosing of the bond begins this period. */
  readonly isLoosing: boolean;
}

/**
 * Sign that begins the releasing: the sign of the lot. Where Spirit is in the sign of Fortune, Spirit begins with the next sign (Valens IV.4).
 * @param lotDeg longitude of the lot, degrees
 * @param fortuneDeg longitude of Fortune, degrees; null leaves the exception out
 */
export function releasingStart(
  lot: ReleasingLot,
  lotDeg: number,
  fortuneDeg: number | null,
): { readonly sign: number; readonly moved: boolean } {
  const sign = signIndex(lotDeg);
  const moved = lot === 'Spirit' && fortuneDeg !== null && signIndex(fortuneDeg) === sign;
  return { sign: moved ? (sign + 1) % 12 : sign, moved };
}

/** Cursor over the periods of one level inside one period of the level above (or inside life). Moving it allocates nothing. */
class LevelCursor {
  private readonly level: number;
  private readonly loosing: boolean;
  private first: number;
  sign: number;
  startUnits: number;
  endUnits = 0;
  isLoosing = false;

  constructor(level: number, sign: number, startUnits: number, loosing: boolean) {
    this.level = level;
    this.loosing = loosing;
    this.first = sign;
    this.sign = sign;
    this.startUnits = startUnits;
    this.endUnits = startUnits + RELEASING_SIGN_YEARS[sign] * LEVEL_UNITS[level];
  }

  next(): void {
    const following = (this.sign + 1) % 12;
    this.isLoosing = this.loosing && following === this.first;
    this.sign = this.isLoosing ? (following + 6) % 12 : following;
    if (this.isLoosing) this.first = this.sign;
    this.startUnits = this.endUnits;
    this.endUnits += RELEASING_SIGN_YEARS[this.sign] * LEVEL_UNITS[this.level];
  }
}

/**
 * Visits the periods of one round of twelve signs in the order of time, a period before its parts. The last part of a period is cut at
 * the end of the period.
 * @param levels number of levels, 1 to 4
 * @param limitUnits only periods that begin before this are visited
 */
export function walkReleasing(
  rule: ReleasingRule,
  levels: number,
  limitUnits: number,
  visit: (level: number, sign: number, startUnits: number, endUnits: number, isLoosing: boolean) => void,
): void {
  const inside = (level: number, sign: number, startUnits: number, endUnits: number): void => {
    const cursor = new LevelCursor(level, sign, startUnits, rule.loosing);
    while (cursor.startUnits < endUnits && cursor.startUnits < limitUnits) {
      const end = Math.min(cursor.endUnits, endUnits);
      visit(level, cursor.sign, cursor.startUnits, end, cursor.isLoosing);
      if (level < levels) inside(level + 1, cursor.sign, cursor.startUnits, end);
      cursor.next();
    }
  };
  inside(1, rule.startSign, 0, RELEASING_CYCLE_UNITS);
}

/**
 * The periods that contain an instant, from the first level down.
 * @param levels number of levels, 1 to 4
 * @param isBefore whether the instant is before an edge, given in units from birth
 * @returns one period for each level; empty before birth and after one round of twelve signs
 */
export function releasingAt(
  rule: ReleasingRule,
  levels: number,
  isBefore: (units: number) => boolean,
): ReleasingPeriod[] {
  const found: ReleasingPeriod[] = [];
  if (isBefore(0) || !isBefore(RELEASING_CYCLE_UNITS)) return found;
  let sign = rule.startSign,
    startUnits = 0,
    endUnits = RELEASING_CYCLE_UNITS;
  for (let level = 1; level <= levels; level++) {
    const cursor = new LevelCursor(level, sign, startUnits, rule.loosing);
    while (cursor.endUnits < endUnits && !isBefore(cursor.endUnits)) cursor.next();
    ({ sign, startUnits } = cursor);
    endUnits = Math.min(cursor.endUnits, endUnits);
    found.push({ level, sign, startUnits, endUnits, isLoosing: cursor.isLoosing });
  }
  return found;
}

export type AngularityClass = 'angular' | 'succedent' | 'cadent';
const CLASSES: readonly AngularityClass[] = ['angular', 'succedent', 'cadent'];

/**
 * Place of a sign from the sign of Fortune by whole signs, 1 to 12, and its angularity. Signs angular from Fortune are peak periods (Valens IV
 * in the reading of C. Brennan). Both arguments are sign indices (0 is Aries).
 */
export function angularityFromFortune(
  sign: number,
  fortuneSign: number,
): { readonly place: number; readonly angularity: AngularityClass; readonly isPeak: boolean } {
  const place = ((sign - fortuneSign + 12) % 12) + 1;
  const angularity = CLASSES[(place - 1) % 3];
  return { place, angularity, isPeak: angularity === 'angular' };
}
