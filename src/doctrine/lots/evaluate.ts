import { normalizeDeg, signedDeg } from '../../kernel/angle.js';
import type { Lot } from './catalogue.js';
import type { LotReferences, Reference } from './references.js';

/** The formula of a lot in a day chart or a night chart: projector + add - sub. */
export interface LotCast {
  readonly lot: Lot;
  /** Whether the lot is reversed in night charts. */
  readonly reversible: boolean;
  /** Whether it is reversed in this chart. */
  readonly reversed: boolean;
  /** Key of the ingredient that is added. */
  readonly add: string;
  /** Key of the ingredient that is subtracted. */
  readonly sub: string;
}

/** A lot with its longitude in degrees, [0, 360), and its three ingredients. */
export interface EvaluatedLot extends LotCast {
  readonly longitudeDeg: number;
  readonly references: { readonly projector: Reference; readonly add: Reference; readonly sub: Reference };
}
/** A lot that cannot be evaluated, with the keys of the missing ingredients. */
export interface MissingLot extends LotCast {
  readonly missing: readonly string[];
}

/**
 * Effective formula of a lot by day or by night.
 * @param reversible whether the lot is reversed in night charts; default is the catalogue's rule
 */
export function castOf(lot: Lot, isDay: boolean, reversible = lot.reversal === 'night'): LotCast {
  const reversed = reversible && !isDay;
  return {
    lot,
    reversible,
    reversed,
    add: reversed ? lot.sub : lot.add,
    sub: reversed ? lot.add : lot.sub,
  };
}

/**
 * Longitude of a lot: the projector plus the arc from `subDeg` to `addDeg`, all in degrees.
 * @param arc `directed` follows the order of the signs; `shortest` takes the smaller arc between the two and adds it forward
 * @returns degrees in [0, 360)
 */
export const lotLongitude = (projectorDeg: number, addDeg: number, subDeg: number, arc: Lot['arc']): number =>
  normalizeDeg(projectorDeg + (arc === 'shortest' ? Math.abs(signedDeg(addDeg - subDeg)) : addDeg - subDeg));

/** Evaluates one lot in a chart, or lists the ingredients that the chart does not supply. */
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
