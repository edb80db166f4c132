import type { LotSource } from './sources.js';

/** `night`: add and sub are exchanged in a night chart. `direct`: the formula is the same by day and night. */
export type LotReversal = 'direct' | 'night';
/** A row of the catalogue. Tags are separated by commas, the main tag first. */
export type LotRow = readonly [
  name: string,
  add: string,
  sub: string,
  reversal: LotReversal,
  tags: string,
  source: LotSource,
];
