import type { Measure } from './finding.js';
import { known } from './truth.js';
import type { Truth } from './truth.js';

export const measure = (name: string, value: Measure['value'], unit: string): Measure => ({ name, value, unit });

/** Membership of a value that may be unknown. */
export const inSet = (value: number | null, set: readonly number[]): Truth => known(value, (one) => set.includes(one));
