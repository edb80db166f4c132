import { boundAt } from '../bounds/bounds.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { domicileRuler, EXALTATIONS } from '../dignity/rulers.js';
import { triplicityOf } from '../dignity/triplicity.js';
import { signIndex } from '../zodiac/zodiac.js';

/**
 * Rules for the house-master (oikodespotes) of a predominator. `valens`: the lord of its bounds (Valens, Anthologies III.1). `porphyry`: the
 * lord of its sign, with the lord of its bounds as joint house-master (Antiochus, in Porphyry, Introduction 30). `paulus`: the planet with most
 * of domicile, exaltation, bounds and triplicity at its degree (Paulus, Introduction 36).
 */
export type HouseMasterRule = 'valens' | 'paulus' | 'porphyry';

/** A planet and its claims on the degree of the predominator. */
interface HouseMasterClaim {
  readonly planet: ClassicalPlanet;
  readonly claims: readonly ('domicile' | 'exaltation' | 'bounds' | 'triplicity')[];
}

/** The house-master by a rule; null where several planets have equally many claims. */
export interface HouseMaster {
  readonly planet: ClassicalPlanet | null;
  readonly joint: ClassicalPlanet | null;
  readonly claims: readonly HouseMasterClaim[];
}

/**
 * The house-master of a predominator, with the Egyptian bounds and the Dorothean ruler of the sect. Sources: see `HouseMasterRule`.
 * @param longitudeDeg of the predominator, degrees
 */
export function houseMaster(rule: HouseMasterRule, longitudeDeg: number, isDay: boolean): HouseMaster {
  const sign = signIndex(longitudeDeg),
    bounds = boundAt(longitudeDeg).ruler,
    triplicity = triplicityOf(sign, isDay).active;
  const claims = CLASSICAL_PLANETS.map((planet): HouseMasterClaim => {
    const own: HouseMasterClaim['claims'][number][] = [];
    if (domicileRuler(sign) === planet) own.push('domicile');
    if (EXALTATIONS[planet].signIndex === sign) own.push('exaltation');
    if (bounds === planet) own.push('bounds');
    if (triplicity === planet) own.push('triplicity');
    return { planet, claims: own };
  }).filter(({ claims: own }) => own.length > 0);
  if (rule === 'valens') return { planet: bounds, joint: null, claims };
  if (rule === 'porphyry') return { planet: domicileRuler(sign), joint: bounds, claims };
  const most = Math.max(...claims.map(({ claims: own }) => own.length)),
    leading = claims.filter(({ claims: own }) => own.length === most);
  return { planet: leading.length === 1 ? leading[0].planet : null, joint: null, claims };
}
