import { CHALDEAN_ORDER } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

export type FirdariaLord = ClassicalPlanet | 'North Node' | 'South Node';

/** Where the nodes stand in the order of a night birth: at the end (al-Biruni), or after Mars (Bonatti). */
export const FIRDARIA_VARIANTS = ['standard', 'bonatti'] as const;
export type FirdariaVariant = (typeof FIRDARIA_VARIANTS)[number];

/** Days in a year of the firdaria: the Julian year, or the tropical one (mean of the 20th century). */
export const FIRDARIA_YEAR_DAYS = { 'julian_365.25': 365.25, 'tropical_365.2422': 365.2422 } as const;
export type FirdariaYearBasis = keyof typeof FIRDARIA_YEAR_DAYS;

export type FirdariaSequenceKind = 'diurnal' | 'nocturnal_standard' | 'nocturnal_bonatti';

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

/** All years together: one turn of the lords. */
export const FIRDARIA_CYCLE_YEARS = 75;
/** A planet shares its years with the others in equal parts, itself first. */
const PARTS = 7;

const NODES: readonly FirdariaLord[] = ['North Node', 'South Node'];
const fromPlanet = (first: ClassicalPlanet): ClassicalPlanet[] => {
  const start = CHALDEAN_ORDER.indexOf(first);
  return CHALDEAN_ORDER.map((_, index) => CHALDEAN_ORDER[(start + index) % PARTS]);
};

/** The lords in their order: by day from the Sun down the spheres, by night from the Moon. */
const ORDERS: Readonly<Record<FirdariaSequenceKind, readonly FirdariaLord[]>> = {
  diurnal: [...fromPlanet('Sun'), ...NODES],
  nocturnal_standard: [...fromPlanet('Moon'), ...NODES],
  nocturnal_bonatti: [...fromPlanet('Moon').slice(0, 4), ...NODES, ...fromPlanet('Moon').slice(4)],
};

export const isNode = (lord: FirdariaLord): boolean => NODES.includes(lord);

/** The nodes are undivided in the sources; where they are divided on request, the parts begin as those of Mars (modern usage). */
const subLords = (lord: FirdariaLord): ClassicalPlanet[] =>
  fromPlanet(isNode(lord) ? 'Mars' : (lord as ClassicalPlanet));

export interface FirdariaRule {
  readonly isDay: boolean;
  /** Acts on night births alone. */
  readonly variant: FirdariaVariant;
  readonly yearDays: number;
  readonly nodeSubperiods: boolean;
}

/** A period, in days from birth; a part has the lord that it belongs to. Periods hold their start, not their end. */
export interface FirdariaPeriod {
  readonly lord: FirdariaLord;
  readonly major: FirdariaLord | null;
  readonly years: number;
  readonly startDays: number;
  readonly endDays: number;
}

export const firdariaSequenceKind = (isDay: boolean, variant: FirdariaVariant): FirdariaSequenceKind =>
  isDay ? 'diurnal' : variant === 'bonatti' ? 'nocturnal_bonatti' : 'nocturnal_standard';

/** The nine periods of a life, in order. */
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

/** The seven parts of a period; none for a node unless the rule divides nodes. The last ends where the period ends, to the last bit. */
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
