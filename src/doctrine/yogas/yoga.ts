import type { Graha } from '../vedic-dignity/tables.js';

/** A clause of a yoga with its proof. */
export interface YogaCondition {
  /** The clause in words, with its source. */
  readonly rule: string;
  /** Null: the chart does not contain what the clause needs. */
  readonly satisfied: boolean | null;
  /** The proof in the chart. */
  readonly observed: string;
}

export type YogaFamily = 'panchaMahapurusha' | 'chandra' | 'surya' | 'nabhasa' | 'raja' | 'dhana' | 'graha';

/** How the clauses form the yoga: all of them, or one. */
export type Formation = 'formed' | 'notFormed' | 'indeterminate';

/** A yoga and its proof. */
export interface Yoga {
  readonly name: string;
  readonly family: YogaFamily;
  readonly formation: Formation;
  readonly conditions: readonly YogaCondition[];
  readonly cancellations: readonly YogaCondition[];
  readonly participants: readonly string[];
  readonly houses: readonly number[];
  readonly source: string;
  /** The yoga that prevails over a formed one; null without one. */
  readonly suppressedBy: string | null;
  readonly notes: string;
}

/** Parts of a yoga that is not formed are empty: participants and houses. */
interface YogaParts {
  readonly name: string;
  readonly family: YogaFamily;
  readonly conditions: readonly YogaCondition[];
  readonly cancellations?: readonly YogaCondition[];
  readonly participants: readonly Graha[];
  readonly houses?: readonly number[];
  readonly source: string;
  readonly notes: string;
  /** One satisfied clause is enough. Default: all clauses. */
  readonly any?: boolean;
  /** Whether the yoga is formed, when the clauses alone do not decide it. */
  readonly formed?: boolean;
}

function formationOf({ conditions, any = false, formed }: YogaParts): Formation {
  if (formed !== undefined) return formed ? 'formed' : 'notFormed';
  const states = conditions.map(({ satisfied }) => satisfied);
  if (any) {
    if (states.includes(true)) return 'formed';
    return states.includes(null) ? 'indeterminate' : 'notFormed';
  }
  if (states.includes(false)) return 'notFormed';
  return states.includes(null) ? 'indeterminate' : 'formed';
}

/** A yoga from its clauses. */
export function yoga(parts: YogaParts): Yoga {
  const formation = formationOf(parts);
  return {
    name: parts.name,
    family: parts.family,
    formation,
    conditions: parts.conditions,
    cancellations: parts.cancellations ?? [],
    participants: formation === 'formed' ? parts.participants : [],
    houses: formation === 'formed' ? (parts.houses ?? []) : [],
    source: parts.source,
    suppressedBy: null,
    notes: parts.notes,
  };
}

/** Whether a satisfied cancellation voids a formed yoga. */
export const isCancelled = ({ formation, cancellations }: Yoga): boolean =>
  formation === 'formed' && cancellations.some(({ satisfied }) => satisfied === true);

/** Whether a yoga is formed, not cancelled and not suppressed. */
export const isPresent = (found: Yoga): boolean =>
  found.formation === 'formed' && !isCancelled(found) && found.suppressedBy === null;
