import { normalizeDeg, signedDeg } from '../../kernel/angle.js';
import type { Lot } from './catalogue.js';
import type { LotReferences, Reference } from './references.js';

/** How a lot is cast in one chart: what is added and subtracted, and whether the night has exchanged them. */
export interface LotCast {
  readonly lot: Lot;
  /** The lot is reversed by night at all, and in this chart. */
  readonly reversible: boolean;
  readonly reversed: boolean;
  readonly add: string;
  readonly sub: string;
  readonly formula: string;
}

/** A lot cast: its longitude in degrees [0, 360) and the three places it is made from. */
export interface EvaluatedLot extends LotCast {
  readonly longitudeDeg: number;
  readonly references: { readonly projector: Reference; readonly add: Reference; readonly sub: Reference };
}
/** A lot whose places the chart does not offer, with their keys. */
export interface MissingLot extends LotCast {
  readonly missing: readonly string[];
}

/** The effective formula of a lot by day or night. `reversible` overrides the catalogue's own reversal. */
export function castOf(lot: Lot, isDay: boolean, reversible = lot.reversal === 'night'): LotCast {
  const reversed = reversible && !isDay;
  const add = reversed ? lot.sub : lot.add,
    sub = reversed ? lot.add : lot.sub;
  const formula =
    lot.arc === 'shortest' ? `${lot.projector} + shortest_arc(${add}, ${sub})` : `${lot.projector} + ${add} - ${sub}`;
  return { lot, reversible, reversed, add, sub, formula };
}

/** Projector + arc from `subDeg` to `addDeg`, degrees in [0, 360). */
export const lotLongitude = (projectorDeg: number, addDeg: number, subDeg: number, arc: Lot['arc']): number =>
  normalizeDeg(projectorDeg + (arc === 'shortest' ? Math.abs(signedDeg(addDeg - subDeg)) : addDeg - subDeg));

/** Casts one lot. */
export function evaluateLot(cast: LotCast, references: LotReferences): EvaluatedLot | MissingLot {
  const projector = references.get(cast.lot.projector),
    add = references.get(cast.add),
    sub = references.get(cast.sub);
  if (projector === null || add === null || sub === null) {
    const keys = [cast.lot.projector, cast.add, cast.sub];
    const missing = keys.filter((key) => references.get(key) === null);
    return { ...cast, missing: [...new Set(missing)] };
  }
  return {
    ...cast,
    longitudeDeg: lotLongitude(projector.longitudeDeg, add.longitudeDeg, sub.longitudeDeg, cast.lot.arc),
    references: { projector, add, sub },
  };
}
