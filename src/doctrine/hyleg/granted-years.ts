import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { dignitiesAt } from '../almuten/points.js';
import { wholeSignAspect } from '../aspects/whole-sign-aspects.js';
import { PLANET_DOCTRINE } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';

/** Ranks of years, from the highest: a giver in the lowest grants as many months as its least years. */
const RANKS = ['greater', 'mean', 'least', 'leastAsMonths'] as const;
export type YearRank = (typeof RANKS)[number];
/** Conditions that each lower the rank by one (Abu Ali al-Khayyat 3). */
export type Lowering = 'occidental' | 'peregrine' | 'retrograde' | 'combust';

/** Years that one planet adds or subtracts. */
export interface YearChange {
  readonly planet: ClassicalPlanet;
  readonly effect: 'adds' | 'subtracts';
  readonly amount: number;
  readonly unit: 'years' | 'months' | 'days';
  readonly aspect: string;
}

/** The years of a giver with each step. */
export interface GrantedYears {
  readonly rank: YearRank;
  readonly lowering: readonly Lowering[];
  /** Years before additions and subtractions. */
  readonly baseYears: number;
  readonly changes: readonly YearChange[];
  /** Years after them, at least 0. */
  readonly totalYears: number;
}

/** Input of the rule. Longitudes in degrees [0, 360), houses 1 to 12. */
export interface GrantedYearsInput {
  readonly giver: ClassicalPlanet;
  readonly longitudes: Readonly<Record<ClassicalPlanet, number>>;
  readonly house: number;
  readonly isDay: boolean;
  readonly retrograde: ReadonlySet<ClassicalPlanet>;
  /** Whether the four conditions lower the rank. */
  readonly lower: boolean;
}

const COMBUST_DEG = 8.5;
const MONTHS = 12,
  DAYS = 365.25;
const TABLES = { terms: 'egyptian', triplicity: 'allThree', weights: 'triplicityFirst' } as const;
const BENEFICS: readonly ClassicalPlanet[] = ['Venus', 'Jupiter'],
  MALEFICS: readonly ClassicalPlanet[] = ['Mars', 'Saturn'];
const HARD: readonly string[] = ['Conjunction', 'Square', 'Opposition'];

const isCombust = (planet: ClassicalPlanet, { longitudes }: GrantedYearsInput): boolean =>
  planet !== 'Sun' && separationDeg(longitudes[planet], longitudes.Sun) <= COMBUST_DEG;
const isOriental = (planet: ClassicalPlanet, { longitudes }: GrantedYearsInput): boolean =>
  normalizeDeg(longitudes.Sun - longitudes[planet]) < 180;
const hasDignity = (planet: ClassicalPlanet, { longitudes, isDay }: GrantedYearsInput): boolean =>
  dignitiesAt(planet, longitudes[planet], isDay, TABLES).length > 0;

function loweringOf(input: GrantedYearsInput): readonly Lowering[] {
  const { giver, retrograde } = input,
    found: Lowering[] = [];
  if (giver !== 'Sun' && giver !== 'Moon' && !isOriental(giver, input)) found.push('occidental');
  if (!hasDignity(giver, input)) found.push('peregrine');
  if (retrograde.has(giver)) found.push('retrograde');
  if (isCombust(giver, input)) found.push('combust');
  return found;
}

function changeOf(planet: ClassicalPlanet, aspect: string, input: GrantedYearsInput): YearChange | null {
  const amount = PLANET_DOCTRINE[planet].leastYears;
  const change = (effect: YearChange['effect'], unit: YearChange['unit'] = 'years'): YearChange => ({
    planet,
    effect,
    amount,
    unit,
    aspect,
  });
  if (BENEFICS.includes(planet))
    return input.retrograde.has(planet) || isCombust(planet, input) ? null : change('adds');
  if (MALEFICS.includes(planet)) {
    const tempered = isOriental(planet, input) && hasDignity(planet, input);
    if (HARD.includes(aspect)) return change('subtracts', tempered ? 'months' : 'years');
    return tempered ? change('subtracts', 'days') : null;
  }
  if (planet === 'Sun') return aspect === 'Conjunction' || aspect === 'Opposition' ? change('subtracts') : null;
  if (planet !== 'Mercury') return null;
  const beside = (others: readonly ClassicalPlanet[]): boolean =>
    others.some((other) => wholeSignAspect(input.longitudes.Mercury, input.longitudes[other]) === 'Conjunction');
  const good = beside(BENEFICS),
    bad = beside(MALEFICS);
  return good === bad ? null : change(good ? 'adds' : 'subtracts');
}

const inYears = ({ amount, unit }: YearChange): number =>
  unit === 'years' ? amount : amount / (unit === 'months' ? MONTHS : DAYS);

/**
 * The years of a giver: angular the greater, succedent the mean, cadent the least; each of four conditions lowers the rank by one. A benefic
 * that aspects the giver by sign, neither retrograde nor combust, adds its least years; a malefic in conjunction, square or opposition
 * subtracts its least years, as months where it is oriental in a dignity of its own, and then also as days by trine and sextile; Mercury in the
 * sign of benefics or malefics acts with them; the Sun subtracts by conjunction and opposition.
 * Source: Abu Ali al-Khayyat, Judgments of Nativities 3-4, whom Bonatti follows; the Arabic text of a book on nativities, Ptolemaeus Arabus
 * et Latinus, manuscript 689, ff. 49v-50r. 8.5 degrees for combustion: Lilly p. 115.
 */
export function grantedYears(input: GrantedYearsInput): GrantedYears {
  const { giver, longitudes } = input;
  const lowering = input.lower ? loweringOf(input) : [],
    rank = RANKS[Math.min(3, ((input.house - 1) % 3) + lowering.length)];
  const { leastYears, meanYears, greatYears } = PLANET_DOCTRINE[giver];
  const baseYears =
    rank === 'greater' ? greatYears : rank === 'mean' ? meanYears : rank === 'least' ? leastYears : leastYears / MONTHS;
  const changes = (['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const).flatMap((planet) => {
    const aspect = planet === giver ? null : wholeSignAspect(longitudes[planet], longitudes[giver]);
    const change = aspect === null ? null : changeOf(planet, aspect, input);
    return change === null ? [] : [change];
  });
  const total = changes.reduce((sum, change) => sum + (change.effect === 'adds' ? 1 : -1) * inYears(change), baseYears);
  return { rank, lowering, baseYears, changes, totalYears: Math.max(0, total) };
}
