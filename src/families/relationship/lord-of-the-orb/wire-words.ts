import type { OrbCycleKind } from '../../../doctrine/lord-of-the-orb/orb.js';
import type { CycleKind } from './schema.js';

/** Continuations after twelve years by their wire word. */
export const CYCLE_KINDS_BY_WORD: Readonly<Record<CycleKind, OrbCycleKind>> = {
  continuous_loop: 'continuousLoop',
  single_cycle: 'singleCycle',
};
