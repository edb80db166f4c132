import type { LotSource } from './sources.js';

/** `night`: add and sub change places in a night chart. */
export type LotReversal = 'direct' | 'night';
/** Name, what is added and what is subtracted by day, reversal, comma-separated tags (the first is the main one), source. */
export type LotRow = readonly [
  name: string,
  add: string,
  sub: string,
  reversal: LotReversal,
  tags: string,
  source: LotSource,
];
