import { PLANET_DOCTRINE } from '../dignity/planets.js';
import { domicileRuler } from '../dignity/rulers.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';

/** Lots from which time is released: Fortune and Spirit (Valens IV.4); Eros and Necessity (the lots: Paulus 23) in modern usage. */
export const RELEASING_LOTS = ['Spirit', 'Fortune', 'Eros', 'Necessity'] as const;
export type ReleasingLot = (typeof RELEASING_LOTS)[number];

const CAPRICORN = 9;

/**
 * Years of a sign, Aries first: the least years of its ruler; Capricorn has 27, not 30 (Valens IV.4-10).
 * Months, and days of two and a half and a twelfth of it, below them.
 */
export const RELEASING_SIGN_YEARS: readonly number[] = SIGNS.map((_, sign) =>
  sign === CAPRICORN ? 27 : PLANET_DOCTRINE[domicileRuler(sign)].leastYears,
);
/** All signs together: one turn. */
export const RELEASING_CYCLE_YEARS = RELEASING_SIGN_YEARS.reduce((sum, years) => sum + years, 0);

/**
 * Everything is counted in the unit of the fourth level, five hours: a year of 360 days has 12 months of 30 days, a month 12 parts
 * of two and a half days, a part 12 of five hours (Valens IV.4). So all edges are whole numbers.
 */
export const RELEASING_UNIT_DAYS = 5 / 24;
export const RELEASING_UNITS_PER_YEAR = 12 ** 3;
const LEVEL_UNITS = [0, 1728, 144, 12, 1] as const;
export const RELEASING_CYCLE_UNITS = RELEASING_CYCLE_YEARS * RELEASING_UNITS_PER_YEAR;

interface ReleasingRule {
  /** Index of the sign in which the first level begins. */
  readonly startSign: number;
  /** Whether a turn that comes back to its first sign leaps to the opposite one: the loosing of the bond (Valens IV.4). A turn
   * takes 211 parts, so that only signs of more than 17 years hold a whole one. */
  readonly loosing: boolean;
}

/** A period: half-open in units from birth. */
export interface ReleasingPeriod {
  readonly level: number;
  readonly sign: number;
  readonly startUnits: number;
  readonly endUnits: number;
  /** The first after the leap. */
  readonly isLoosing: boolean;
}

/**
 * Sign in which releasing begins: that of the lot; where Spirit stands in the sign of Fortune, the one after it, as the same sign
 * cannot serve both (Valens IV.4).
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

/** The signs of one level inside one period (or inside life), in turn. Allocates nothing. */
class Turn {
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
 * Visits the periods of the first `levels` levels in the order of time, each before its parts, over one turn of the first level;
 * only those that begin before `limitUnits`. The last part of a period ends with it.
 */
export function walkReleasing(
  rule: ReleasingRule,
  levels: number,
  limitUnits: number,
  visit: (level: number, sign: number, startUnits: number, endUnits: number, isLoosing: boolean) => void,
): void {
  const inside = (level: number, sign: number, startUnits: number, endUnits: number): void => {
    const turn = new Turn(level, sign, startUnits, rule.loosing);
    while (turn.startUnits < endUnits && turn.startUnits < limitUnits) {
      const end = Math.min(turn.endUnits, endUnits);
      visit(level, turn.sign, turn.startUnits, end, turn.isLoosing);
      if (level < levels) inside(level + 1, turn.sign, turn.startUnits, end);
      turn.next();
    }
  };
  inside(1, rule.startSign, 0, RELEASING_CYCLE_UNITS);
}

/**
 * The periods of the first `levels` levels that hold a moment, the first level first; empty outside the turn. `isBefore(units)`:
 * whether the moment is before that edge.
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
    const turn = new Turn(level, sign, startUnits, rule.loosing);
    while (turn.endUnits < endUnits && !isBefore(turn.endUnits)) turn.next();
    ({ sign, startUnits } = turn);
    endUnits = Math.min(turn.endUnits, endUnits);
    found.push({ level, sign, startUnits, endUnits, isLoosing: turn.isLoosing });
  }
  return found;
}

export type AngularityClass = 'angular' | 'succedent' | 'cadent';
const CLASSES: readonly AngularityClass[] = ['angular', 'succedent', 'cadent'];

/** Place of a sign from that of Fortune (1 ... 12), its class, and whether it is a peak: angular from Fortune (Valens IV, as Brennan reads it). */
export function angularityFromFortune(
  sign: number,
  fortuneSign: number,
): { readonly place: number; readonly angularity: AngularityClass; readonly isPeak: boolean } {
  const place = ((sign - fortuneSign + 12) % 12) + 1;
  const angularity = CLASSES[(place - 1) % 3];
  return { place, angularity, isPeak: angularity === 'angular' };
}
