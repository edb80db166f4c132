import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { assess, rulersOf } from './candidates.js';
import type { Candidate, ReturnChart, TurnRole } from './candidates.js';

/** `succession`: al-Qabisi; `testimony`: al-Sijzi on the method of the Egyptians. */
export type TurnMethod = 'succession' | 'testimony';

/** Reason why a planet is lord of the turn. */
export type SelectionReason =
  | 'domicileOnly'
  | 'domicileWellPlaced'
  | 'exaltationFallback'
  | 'triplicityFallback'
  | 'boundFallback'
  | 'boundWitnessing'
  | 'testimonyWitnessing';

/** The lord of the turn, and all planets that were considered, in order. */
export interface Selection {
  readonly winner: Candidate;
  readonly reason: SelectionReason;
  readonly candidates: readonly Candidate[];
}

/** Reasons for the first choice of each method; every other lord is a fallback. */
const FIRST_CHOICES: ReadonlySet<SelectionReason> = new Set(['domicileWellPlaced', 'domicileOnly', 'boundWitnessing']);

/** Whether the method passed over its first choice. */
export const isFallback = ({ reason }: Selection): boolean => !FIRST_CHOICES.has(reason);

type Assessed = (planet: ClassicalPlanet, role: TurnRole) => Candidate;

/** Houses in which the triplicity ruler can be lord. House rule. */
const ANGLES: readonly (number | null)[] = [1, 4, 7, 10];

/**
 * al-Qabisi, Introduction IV (ed. Burnett, Yamamoto and Yano, 2004): the rulers of the degree in succession. The domicile ruler or the
 * exalted planet is lord if well placed, the triplicity ruler of the sect if angular, otherwise the bound ruler in any condition. Without
 * houses, placement is unknown and the domicile ruler is lord.
 */
function bySuccession(degree: number, chart: ReturnChart, assessed: Assessed): Selection {
  const { domicile, exaltation, triplicity, bound } = rulersOf(degree, chart.isNight);
  const candidates = [assessed(domicile, 'domicile')];
  const lastWins = (reason: SelectionReason): Selection => ({
    winner: candidates[candidates.length - 1],
    reason,
    candidates,
  });
  if (chart.houses === null) return lastWins('domicileOnly');
  if (candidates[0].isWellPlaced) return lastWins('domicileWellPlaced');
  if (exaltation !== null && exaltation !== domicile) {
    candidates.push(assessed(exaltation, 'exaltation'));
    if (candidates[candidates.length - 1].isWellPlaced) return lastWins('exaltationFallback');
  }
  const third = triplicity.active;
  if (third !== domicile && third !== exaltation) {
    candidates.push(assessed(third, 'triplicity'));
    if (ANGLES.includes(candidates[candidates.length - 1].house)) return lastWins('triplicityFallback');
  }
  const considered = candidates.find(({ planet }) => planet === bound);
  if (considered !== undefined) return { winner: considered, reason: 'boundFallback', candidates };
  candidates.push(assessed(bound, 'bound'));
  return lastWins('boundFallback');
}

const alphabetically = (a: Candidate, b: Candidate): number => (a.planet < b.planet ? -1 : 1);

/**
 * al-Sijzi on the method of the Egyptians: the bound ruler of the degree, if it aspects the ascendant of the return or the light of its
 * sect. Otherwise, of the planets that do and have a dignity at the degree, the one with the most kinds of dignity (of equal planets the
 * first in the alphabet, house rule). Otherwise the bound ruler.
 */
function byTestimony(degree: number, chart: ReturnChart, assessed: Assessed): Selection {
  const primary = assessed(rulersOf(degree, chart.isNight).bound, 'bound');
  if (primary.witnessesTarget) return { winner: primary, reason: 'boundWitnessing', candidates: [primary] };
  const others = CLASSICAL_PLANETS.filter((planet) => planet !== primary.planet)
    .map((planet) => assessed(planet, 'testimony'))
    .sort(alphabetically);
  const candidates = [primary, ...others],
    fit = others.filter(({ witnessesTarget, testimonyCount }) => witnessesTarget && testimonyCount > 0);
  if (fit.length === 0) return { winner: primary, reason: 'boundFallback', candidates };
  const winner = fit.reduce((best, next) => (next.testimonyCount > best.testimonyCount ? next : best));
  return { winner, reason: 'testimonyWitnessing', candidates };
}

/**
 * Lord of the turn of a year of life.
 * @param degree degree of the year: the natal ascendant plus 30 degrees for each completed year
 * @param chart the solar return
 */
export function lordOfTheTurn(degree: number, chart: ReturnChart, method: TurnMethod): Selection {
  const assessed: Assessed = (planet, role) => assess(planet, role, degree, chart);
  return (method === 'succession' ? bySuccession : byTestimony)(degree, chart, assessed);
}
