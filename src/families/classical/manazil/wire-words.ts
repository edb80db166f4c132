import type { Tradition } from '../../../doctrine/manazil/mansions.js';

/** Traditions by their wire word, in the order of answers. */
export const TRADITIONS_BY_WORD = {
  al_biruni: 'alBiruni',
  abenragel: 'abenragel',
  ibn_alarabi: 'ibnAlarabi',
  agrippa: 'agrippa',
  picatrix: 'picatrix',
} as const satisfies Readonly<Record<string, Tradition>>;

export type TraditionWord = keyof typeof TRADITIONS_BY_WORD;
