import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import { assess, rulersOf } from './candidates.js';
import type { ReturnChart } from './candidates.js';
import type { LordOfTheTurnCandidateResponse, SelectionReason, TurnMethod, TurnRole } from './schema.js';

/** The lord of the turn and all that were asked before it was found, in their order. */
export interface Selection {
  readonly winner: LordOfTheTurnCandidateResponse;
  readonly reason: SelectionReason;
  readonly candidates: readonly LordOfTheTurnCandidateResponse[];
}

type Assessed = (planet: ClassicalPlanet, role: TurnRole) => LordOfTheTurnCandidateResponse;

/** The houses from which a triplicity ruler can be lord. */
const ANGLES: readonly (number | null)[] = [1, 4, 7, 10];

/**
 * al-Qabisi: the rulers of the degree in succession, the first that is fit; domicile and exaltation well placed, the triplicity ruler
 * of the sect angular, the bound as the last resort. Without houses nothing can be told of fitness: the domicile ruler.
 */
function bySuccession(degree: number, chart: ReturnChart, assessed: Assessed): Selection {
  const { domicile, exaltation, triplicity, bound } = rulersOf(degree, chart.isNight);
  const candidates = [assessed(domicile, 'domicile')];
  const found = (reason: SelectionReason): Selection => ({
    winner: candidates[candidates.length - 1],
    reason,
    candidates,
  });
  if (chart.houses === null) return found('domicile_only');
  if (candidates[0].is_well_placed) return found('domicile_well_placed');
  if (exaltation !== null && exaltation !== domicile) {
    candidates.push(assessed(exaltation, 'exaltation'));
    if (candidates[candidates.length - 1].is_well_placed) return found('exaltation_fallback');
  }
  const third = triplicity.active;
  if (third !== domicile && third !== exaltation) {
    candidates.push(assessed(third, 'triplicity'));
    if (ANGLES.includes(candidates[candidates.length - 1].sr_house)) return found('triplicity_fallback');
  }
  const asked = candidates.find(({ planet }) => planet === bound);
  if (asked !== undefined) return { winner: asked, reason: 'bound_fallback', candidates };
  candidates.push(assessed(bound, 'bound'));
  return found('bound_fallback');
}

const inAlphabet = (a: LordOfTheTurnCandidateResponse, b: LordOfTheTurnCandidateResponse): number =>
  a.planet < b.planet ? -1 : 1;

/**
 * The Egyptians after al-Sijzi: the bound ruler of the degree if it regards the ascendant of the return or the light of its sect; else
 * of the planets that do and have a dignity at the degree the one with the most kinds of it (of equals the first in the alphabet);
 * else the bound ruler all the same.
 */
function byTestimony(degree: number, chart: ReturnChart, assessed: Assessed): Selection {
  const primary = assessed(rulersOf(degree, chart.isNight).bound, 'bound');
  if (primary.witnesses_target) return { winner: primary, reason: 'bound_primary_witnessing', candidates: [primary] };
  const others = CLASSICAL_PLANETS.filter((planet) => planet !== primary.planet)
    .map((planet) => assessed(planet, 'testimony'))
    .sort(inAlphabet);
  const candidates = [primary, ...others],
    fit = others.filter((one) => one.witnesses_target && one.testimony_count > 0);
  if (fit.length === 0) return { winner: primary, reason: 'bound_fallback', candidates };
  const winner = fit.reduce((best, one) => (one.testimony_count > best.testimony_count ? one : best));
  return { winner, reason: 'testimony_winner_witnessing', candidates };
}

/** The lord of a year whose degree this is. */
export function select(degree: number, chart: ReturnChart, method: TurnMethod): Selection {
  const assessed: Assessed = (planet, role) => assess(planet, role, degree, chart);
  return (method === 'authL' ? bySuccession : byTestimony)(degree, chart, assessed);
}
