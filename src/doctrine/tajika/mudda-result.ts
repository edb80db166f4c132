import type { Authority, JudgedFigure } from './judgement.js';
import { muddaPlanet } from './mudda.js';
import type { MuddaLord } from './mudda.js';
import type { TajikaPlanet } from './tables.js';

/**
 * Result of a mudda period by the relation of its lord to the lord of the year (Tajika Neelakanthi, Varsha-tantra, dasha). The degrees of
 * the result and their order are house rules.
 */
export interface MuddaResult {
  readonly toYearLord: MuddaRelation;
  readonly toLagnaLord: MuddaRelation;
  readonly quality: 'excellent' | 'middling' | 'poor' | 'ungraded';
  readonly manifestation: 'governsYear' | 'blocked' | 'manifest' | 'natalDependent';
  readonly fullness: 'governing' | 'withheld' | 'full' | 'supported' | 'reduced';
}
type MuddaRelation = 'ithasala' | 'isarpha' | 'none';

const QUALITY: Readonly<Record<Authority, MuddaResult['quality']>> = {
  strong: 'excellent',
  supportive: 'middling',
  mixed: 'middling',
  strained: 'poor',
};

/** Result of a period of `lord` (house rule). `authority`: that of the lord; null for a node. */
export function muddaResult(
  judged: JudgedFigure,
  lord: MuddaLord,
  authority: Authority | null,
  yearLord: TajikaPlanet,
  lagnaLord: TajikaPlanet,
): MuddaResult {
  const planet = muddaPlanet(lord);
  const relationTo = (other: TajikaPlanet): MuddaRelation => {
    const found = planet === null ? null : judged.relation(planet, other);
    return found === null ? 'none' : found === 'Ithasala' ? 'ithasala' : 'isarpha';
  };
  const toYearLord = relationTo(yearLord),
    toLagnaLord = relationTo(lagnaLord);
  return {
    toYearLord,
    toLagnaLord,
    quality: authority === null ? 'ungraded' : QUALITY[authority],
    ...outcome(planet === yearLord, toYearLord, toLagnaLord),
  };
}

/** The first condition that is true decides: lord of the year, an Isarpha, an Ithasala with the lord of the year, then of the lagna. */
function outcome(
  isYearLord: boolean,
  toYearLord: MuddaRelation,
  toLagnaLord: MuddaRelation,
): Pick<MuddaResult, 'manifestation' | 'fullness'> {
  if (isYearLord) return { manifestation: 'governsYear', fullness: 'governing' };
  if (toYearLord === 'isarpha' || toLagnaLord === 'isarpha') return { manifestation: 'blocked', fullness: 'withheld' };
  if (toYearLord === 'ithasala') return { manifestation: 'manifest', fullness: 'full' };
  if (toLagnaLord === 'ithasala') return { manifestation: 'manifest', fullness: 'supported' };
  return { manifestation: 'natalDependent', fullness: 'reduced' };
}
