import type { Luminary } from './search.js';
import { SAROS_FIRST_LUNAR, SAROS_FIRST_SOLAR } from './saros-first.js';

/**
 * A Saros is 223 lunations; the inex, 358 lunations, leads from one series to the next (van den Bergh 1955, Periodicity
 * and Variation of Solar Eclipses).
 */
export const SAROS_LUNATIONS = 223,
  INEX_LUNATIONS = 358;
/** 38 x 358 = 61 x 223 + 1: a lunation advances the series number by 38, modulo 223. */
const SERIES_PER_LUNATION = 38;
/** Series number of lunation 0, modulo 223, and the series that was in the middle of its life in 2000. */
const ANCHOR = { solar: { offset: 112, middle: 136 }, lunar: { offset: 124, middle: 129 } } as const;

/** Saros series of an eclipse at a lunation (see search.ts), in van den Bergh's numbering, which the canons use. */
export function sarosSeries(luminary: Luminary, lunation: number): number {
  const { offset, middle } = ANCHOR[luminary];
  const living = middle + lunation / INEX_LUNATIONS;
  const residue = SERIES_PER_LUNATION * lunation + offset;
  return residue + SAROS_LUNATIONS * Math.round((living - residue) / SAROS_LUNATIONS);
}

/** Inverse of 38 modulo 223: 38 x 135 = 23 x 223 + 1. */
const LUNATIONS_PER_SERIES = 135;

/** A lunation of a series near the middle of its life: `sarosSeries` of it, and of those 223 apart from it, is the series. */
export function middleLunation(luminary: Luminary, series: number): number {
  const { offset, middle } = ANCHOR[luminary];
  const residue = LUNATIONS_PER_SERIES * (series - offset),
    living = (series - middle) * INEX_LUNATIONS;
  return residue + SAROS_LUNATIONS * Math.round((living - residue) / SAROS_LUNATIONS);
}

/** Number of the eclipse in its series, from 1; null for a series whose first eclipse is not tabulated. */
export function sarosMember(luminary: Luminary, lunation: number): number | null {
  const series = sarosSeries(luminary, lunation),
    table = luminary === 'solar' ? SAROS_FIRST_SOLAR : SAROS_FIRST_LUNAR;
  const first = table.lunations[series - table.series];
  if (first === undefined || lunation < first) return null;
  return Math.round((lunation - first) / SAROS_LUNATIONS) + 1;
}
