import type { Classical } from '../muhurta-election/evidence.js';
import { lordOf, navamsaSign, signOf } from './divisions.js';

/** Unequal parts of thirty degrees in an odd sign: end in degrees and lord; an even sign has them in reverse (Brihat Jataka 1.7). */
const TRIMSAMSA: readonly (readonly [number, Classical])[] = [
  [5, 'Mars'],
  [10, 'Saturn'],
  [18, 'Jupiter'],
  [25, 'Mercury'],
  [30, 'Venus'],
];

/** Lord of the thirtieth of a longitude in degrees. */
function trimsamsaLord(deg: number): Classical {
  const within = deg % 30;
  const even = signOf(deg) % 2 === 1;
  const part = TRIMSAMSA.find(([end]) => (even ? 30 - within <= end : within < end));
  return (part ?? TRIMSAMSA[4])[1];
}

/** Sign of the drekkana: the sign itself, the fifth and the ninth from it. */
export const drekkanaSign = (deg: number): number => (signOf(deg) + 4 * Math.floor((deg % 30) / 10)) % 12;
/** Sign of the twelfth part, counted from the sign itself. */
const dvadasamsaSign = (deg: number): number => (signOf(deg) + Math.floor((deg % 30) / 2.5)) % 12;
/** Lord of the half: the Sun's in the first half of an odd sign and the second of an even one, else the Moon's. */
const horaLord = (deg: number): Classical => ((signOf(deg) % 2 === 0) === deg % 30 < 15 ? 'Sun' : 'Moon');

/** The six parts by number: sign, half, third, ninth, twelfth, thirtieth. */
export const SIX_PARTS = [1, 2, 3, 9, 12, 30] as const;

/** Lords of the six parts of a longitude, in the order of SIX_PARTS (Brihat Jataka 1.7, 1.9). */
export const sixLords = (deg: number): readonly Classical[] => [
  lordOf(signOf(deg)),
  horaLord(deg),
  lordOf(drekkanaSign(deg)),
  lordOf(navamsaSign(deg)),
  lordOf(dvadasamsaSign(deg)),
  trimsamsaLord(deg),
];
