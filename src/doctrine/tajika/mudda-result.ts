import type { Authority, JudgedFigure } from './judgement.js';
import { muddaPlanet } from './mudda.js';
import type { MuddaLord } from './mudda.js';
import type { TajikaPlanet } from './tables.js';

/**
 * What a mudda period gives (Tajika Neelakanthi, Varsha-tantra, dasha: by the tie of its lord to the lord of the year). The words and their
 * order are house rules of this service, taken over from the engine in use.
 */
export interface MuddaResult {
  readonly toYearLord: MuddaRelation;
  readonly toLagnaLord: MuddaRelation;
  readonly quality: 'excellent' | 'middling' | 'poor' | 'ungraded';
  readonly manifestation: 'governs_year' | 'blocked' | 'manifest' | 'natal_dependent';
  readonly fullness: 'governing' | 'withheld' | 'full' | 'supported' | 'reduced';
}
type MuddaRelation = 'ithasala' | 'isarpha' | 'none';

const QUALITY: Readonly<Record<Authority, MuddaResult['quality']>> = {
  strong: 'excellent',
  supportive: 'middling',
  mixed: 'middling',
  strained: 'poor',
};

/** The result of a period of `lord`; `authority` is that of its lord, null for a node. */
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

function outcome(
  governs: boolean,
  toYearLord: MuddaRelation,
  toLagnaLord: MuddaRelation,
): Pick<MuddaResult, 'manifestation' | 'fullness'> {
  if (governs) return { manifestation: 'governs_year', fullness: 'governing' };
  if (toYearLord === 'isarpha' || toLagnaLord === 'isarpha') return { manifestation: 'blocked', fullness: 'withheld' };
  if (toYearLord === 'ithasala') return { manifestation: 'manifest', fullness: 'full' };
  if (toLagnaLord === 'ithasala') return { manifestation: 'manifest', fullness: 'supported' };
  return { manifestation: 'natal_dependent', fullness: 'reduced' };
}
