import { CHALDEAN_ORDER } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

export type FirdariaLord = ClassicalPlanet | 'North Node' | 'South Node';

/** Position of the nodes in the order of a night birth. `standard`: at the end (al-Biruni); `bonatti`: after Mars (Bonatti). */
export const FIRDARIA_VARIANTS = ['standard', 'bonatti'] as const;
export type FirdariaVariant = (typeof FIRDARIA_VARIANTS)[number];

/** Days of one firdaria year: the Julian year, or the mean tropical year of the 20th century. The sources name neither (house rule). */
export const FIRDARIA_YEAR_DAYS = { julian: 365.25, tropical: 365.2422 } as const;
export type FirdariaYear = keyof typeof FIRDARIA_YEAR_DAYS;

export type FirdariaSequenceKind = 'diurnal' | 'nocturnalStandard' | 'nocturnalBonatti';

/** Years of each lord. Abu Mashar, Great Introduction VII.8; their use: Revolutions of the Years of Nativities IV. */
const YEARS: Readonly<Record<FirdariaLord, number>> = {
  Sun: 10,
  Venus: 8,
  Mercury: 13,
  Moon: 9,
  Saturn: 11,
  Jupiter: 12,
  Mars: 7,
  'North Node': 3,
  'South Node': 2,
};

/** Years of all lords together. */
export const FIRDARIA_CYCLE_YEARS = 75;
/** A planet divides its years into seven equal parts, one for each planet. */
const PARTS = 7;

const NODES: readonly FirdariaLord[] = ['North Node', 'South Node'];
const fromPlanet = (first: ClassicalPlanet): ClassicalPlanet[] => {
  const start = CHALDEAN_ORDER.indexOf(first);
  return CHALDEAN_ORDER.map((_, index) => CHALDEAN_ORDER[(start + index) % PARTS]);
};

/** Order of the lords: the Chaldean order from the Sun by day and from the Moon by night; the nodes as the variant places them. */
const ORDERS: Readonly<Record<FirdariaSequenceKind, readonly FirdariaLord[]>> = {
  diurnal: [...fromPlanet('Sun'), ...NODES],
  nocturnalStandard: [...fromPlanet('Moon'), ...NODES],
  nocturnalBonatti: [...fromPlanet('Moon').slice(0, 4), ...NODES, ...fromPlanet('Moon').slice(4)],
};

/** Whether a lord is a lunar node. */
export const isNode = (lord: FirdariaLord): boolean => NODES.includes(lord);

/**
 * Lords of the parts of a period: the Chaldean order from the lord itself. The sources do not divide the periods of the nodes; on request
 * their parts begin with Mars (modern usage).
 */
const subLords = (lord: FirdariaLord): ClassicalPlanet[] =>
  fromPlanet(isNode(lord) ? 'Mars' : (lord as ClassicalPlanet));

/** Parameters of the firdaria of a birth. */
export interface FirdariaRule {
  readonly isDay: boolean;
  /** Applies to night births only. */
  readonly variant: FirdariaVariant;
  readonly yearDays: number;
  /** Whether the periods of the nodes are divided. */
  readonly nodeSubperiods: boolean;
}

/**
 * A period in days from birth, [startDays, endDays). `major` is null for a major period; for a subperiod it is the lord of the major period.
 */
export interface FirdariaPeriod {
  readonly lord: FirdariaLord;
  readonly major: FirdariaLord | null;
  readonly years: number;
  readonly startDays: number;
  readonly endDays: number;
}

/** Which order of the lords applies to a birth. */
export const firdariaSequenceKind = (isDay: boolean, variant: FirdariaVariant): FirdariaSequenceKind =>
  isDay ? 'diurnal' : variant === 'bonatti' ? 'nocturnalBonatti' : 'nocturnalStandard';

/** The nine major periods, in order from birth. */
export function firdariaMajors(rule: FirdariaRule): FirdariaPeriod[] {
  let before = 0;
  return ORDERS[firdariaSequenceKind(rule.isDay, rule.variant)].map((lord) => {
    const startYears = before;
    before += YEARS[lord];
    return {
      lord,
      major: null,
      years: YEARS[lord],
      startDays: startYears * rule.yearDays,
      endDays: before * rule.yearDays,
    };
  });
}

/**
 * The seven subperiods of a major period; none for a node unless the rule divides the nodes. The last subperiod ends exactly (bit for bit)
 * with the major period.
 */
export function firdariaSubs(major: FirdariaPeriod, rule: FirdariaRule): FirdariaPeriod[] {
  if (isNode(major.lord) && !rule.nodeSubperiods) return [];
  const startYears = Math.round(major.startDays / rule.yearDays);
  const edge = (part: number): number => ((PARTS * startYears + part * major.years) / PARTS) * rule.yearDays;
  return subLords(major.lord).map((lord, part) => ({
    lord,
    major: major.lord,
    years: major.years / PARTS,
    startDays: edge(part),
    endDays: edge(part + 1),
  }));
}
