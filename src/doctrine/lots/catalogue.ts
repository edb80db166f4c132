import { LOTS_A_TO_I } from './lots-a-i.js';
import { LOTS_J_TO_Z } from './lots-j-z.js';
import type { LotReversal, LotRow } from './rows.js';
import { LOT_SOURCES } from './sources.js';
import { lookupTable } from '../../kernel/lookup.js';

/** Arc of a lot. `directed`: from sub to add in the order of the signs; `shortest`: the smaller of the two arcs. */
export type ArcPolicy = 'directed' | 'shortest';

/** A lot: projector + arc from sub to add. `references.ts` resolves the keys of the three. */
export interface Lot {
  readonly name: string;
  readonly add: string;
  readonly sub: string;
  readonly reversal: LotReversal;
  readonly tags: readonly string[];
  readonly projector: string;
  readonly arc: ArcPolicy;
  readonly source: string;
  readonly description: string;
}

/** Exceptions from the common form, which is cast from the ascendant with a directed arc. */
const EXCEPTIONS = lookupTable<Partial<Pick<Lot, 'projector' | 'arc' | 'description'>>>({
  'Basis (Valens)': {
    arc: 'shortest',
    description: 'The smaller arc between Fortune and Spirit, cast from the ascendant.',
  },
  Death: { projector: 'Saturn' },
  'Debt (Valens)': { description: 'From Mercury to Saturn, by day and by night alike.' },
  'Debt (Abu Mashar via al-Biruni)': { description: 'From Saturn to Mercury by day, the other way by night.' },
  'Knowledge, True or False (Abu Mashar via al-Biruni)': {
    description: 'From Jupiter to the Moon, by day and by night alike.',
  },
  'Theft (Valens)': { projector: 'Saturn', description: 'The arc between Mercury and Mars, cast from Saturn.' },
});

const lotOf = ([name, add, sub, reversal, tags, source]: LotRow): Lot => ({
  name,
  add,
  sub,
  reversal,
  tags: tags.split(','),
  projector: 'Asc',
  arc: 'directed',
  source: LOT_SOURCES[source],
  description: '',
  ...EXCEPTIONS[name],
});

/** The 512 lots, in the order of their names. */
export const LOTS: readonly Lot[] = [...LOTS_A_TO_I, ...LOTS_J_TO_Z].map(lotOf);

/**
 * Lots of marriage, brothers and friends whose reversal the sources dispute: reversed by night (Dorotheus, Paulus, most lots of Abu
 * Mashar) or the same by day and night (Valens; Abu Mashar on friends, citing others). The catalogue reverses them.
 */
export const DISPUTED_REVERSALS: ReadonlySet<string> = new Set([
  'Marriage (Men, Dorotheus)',
  'Marriage (Women, Dorotheus)',
  'Marriage (Valens)',
  'Siblings',
  'Siblings (Number)',
  'Friends',
]);
