import { DOMICILE_RULERS } from '../dignity/rulers.js';

/**
 * The seven planets in weekday order. The tables of dignities in this file are those of Brihat Parashara Hora Shastra ch. 3 (Santhanam):
 * exaltation 3.49-50, moolatrikona 3.51-54, natural friendship 3.55.
 */
export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Graha = (typeof GRAHAS)[number];

/** Lords of Aries ... Pisces, the same as in Western astrology. */
export const SIGN_LORDS: readonly Graha[] = DOMICILE_RULERS;

/** Sidereal longitudes of deepest exaltation, degrees; deepest debilitation is 180 degrees away. */
export const DEEP_EXALTATION_DEG: Readonly<Record<Graha, number>> = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
};

/** A moolatrikona: the half-open arc [from, to) of degrees of a sign, 0 ... 11. */
export interface Moolatrikona {
  readonly sign: number;
  readonly from: number;
  readonly to: number;
}

/** `bphs`: BPHS 3.51-54. `raman`: B. V. Raman, Hindu Predictive Astrology: the Moon at 4-20, Mercury at 16-20 degrees. */
export type MoolatrikonaReading = 'bphs' | 'raman';

const BPHS: Readonly<Record<Graha, Moolatrikona>> = {
  Sun: { sign: 4, from: 0, to: 20 },
  Moon: { sign: 1, from: 3, to: 30 },
  Mars: { sign: 0, from: 0, to: 12 },
  Mercury: { sign: 5, from: 15, to: 20 },
  Jupiter: { sign: 8, from: 0, to: 10 },
  Venus: { sign: 6, from: 0, to: 15 },
  Saturn: { sign: 10, from: 0, to: 20 },
};

/** The moolatrikonas of each reading. */
export const MOOLATRIKONA: Readonly<Record<MoolatrikonaReading, Readonly<Record<Graha, Moolatrikona>>>> = {
  bphs: BPHS,
  raman: { ...BPHS, Moon: { sign: 1, from: 4, to: 20 }, Mercury: { sign: 5, from: 16, to: 20 } },
};

/** Natural friends and enemies; the others are neutral. */
export const NATURAL: Readonly<
  Record<Graha, { readonly friends: readonly Graha[]; readonly enemies: readonly Graha[] }>
> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
};
