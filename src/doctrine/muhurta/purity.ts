import { GHATI_DAYS } from './day-parts.js';

/** Purity of a time (shuddhi): panchaka, cycles of taras, faulty yogas, Bhadra. Indices from 0. */

export type PanchakaKind = 'rahita' | 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga';

const PANCHAKA: ReadonlyMap<number, PanchakaKind> = new Map([
  [1, 'mrityu'],
  [2, 'agni'],
  [4, 'raja'],
  [6, 'chora'],
  [8, 'roga'],
]);

/**
 * Panchaka: the remainder of nine of the sum of tithi, weekday, nakshatra and rising sign, each counted from 1 (weekday from Sunday). 1, 2, 4, 6
 * and 8 are the five faults, others are free of them. `tithi`: 1 ... 30 of the month (an almanac of 2025, with Kalaprakasika, Iyer 1982, pp. 151-152) or
 * 1 ... 15 of the half (the common count). Source of the remainders: Kalaprakasika, as cited.
 */
export function panchakaOf(numbers: {
  readonly tithi: number;
  readonly weekday: number;
  readonly nakshatra: number;
  readonly lagna: number;
}): { readonly total: number; readonly remainder: number; readonly kind: PanchakaKind } {
  const total = numbers.tithi + numbers.weekday + numbers.nakshatra + numbers.lagna,
    remainder = total % 9;
  return { total, remainder, kind: PANCHAKA.get(remainder) ?? 'rahita' };
}

export type TaraPolarity = 'favorable' | 'unfavorable' | 'caution';
/** Verdict of a tara in its cycle. `exempt`: bad by its number, but not in this cycle or quarter. */
export type TaraVerdict = 'clear' | 'restricted' | 'exempt' | 'unjudged';
export type TaraRule = 'quarters' | 'navaka';

/** A tara: the count of nakshatras from the natal one in three cycles of nine. */
export interface Tara {
  /** 1 ... 27, both counted. */
  readonly count: number;
  /** 1 Janma ... 9 Parama Mitra. */
  readonly number: number;
  /** 1 ... 3. */
  readonly cycle: number;
  readonly polarity: TaraPolarity;
}

/** The tara of a nakshatra from the natal one: the third, fifth and seventh are bad, the first is a caution. */
export function taraOf(natalStar: number, star: number): Tara {
  const count = ((star - natalStar + 27) % 27) + 1,
    number = ((count - 1) % 9) + 1;
  return {
    count,
    number,
    cycle: Math.ceil(count / 9),
    polarity: number === 1 ? 'caution' : number === 3 || number === 5 || number === 7 ? 'unfavorable' : 'favorable',
  };
}

/** The quarter of a bad tara that remains bad in the second cycle: the first of Vipat, the fourth of Pratyari, the third of Vadha. */
const BAD_QUARTER: ReadonlyMap<number, number> = new Map([
  [3, 1],
  [5, 4],
  [7, 3],
]);

/** Bad taras of each cycle in P. S. Sastri's table. */
const NAVAKA_BAD: readonly ReadonlySet<number>[] = [new Set([1, 7]), new Set([3, 7]), new Set([5, 7])];

/**
 * Verdict of a tara. `quarters` (Muhurta Chintamani, Gochara 13): the bad taras are bad in the first cycle, only one quarter of each in the second,
 * none in the third; Janma depends on the undertaking and is not judged. `navaka` (P. S. Sastri, Text Book of Scientific Hindu Astrology, p. 273):
 * the 1st and 7th of the first cycle, 3rd and 7th of the second, 5th and 7th of the third are bad. `pada`: quarter of the Moon, 1 ... 4.
 */
export function taraVerdict({ number, cycle, polarity }: Tara, pada: number, rule: TaraRule): TaraVerdict {
  if (rule === 'navaka') return NAVAKA_BAD[cycle - 1].has(number) ? 'restricted' : 'clear';
  if (polarity === 'caution') return 'unjudged';
  if (polarity === 'favorable') return 'clear';
  return cycle === 1 || (cycle === 2 && BAD_QUARTER.get(number) === pada) ? 'restricted' : 'exempt';
}

/**
 * The part of a faulty yoga that is shunned: the first ghatis of Vishkumbha 3, Atiganda 6, Shula 5, Ganda 6, Vyaghata 9, Vajra 3; the first half of
 * Parigha; all of Vyatipata and Vaidhriti (Muhurta Chintamani, Shubhashubha 34-35). Null for a yoga without fault.
 */
export type YogaFault = { readonly days: number } | 'half' | 'whole' | null;

const FAULTY_YOGAS: ReadonlyMap<number, YogaFault> = new Map<number, YogaFault>([
  [0, { days: 3 * GHATI_DAYS }],
  [5, { days: 6 * GHATI_DAYS }],
  [8, { days: 5 * GHATI_DAYS }],
  [9, { days: 6 * GHATI_DAYS }],
  [12, { days: 9 * GHATI_DAYS }],
  [14, { days: 3 * GHATI_DAYS }],
  [16, 'whole'],
  [18, 'half'],
  [26, 'whole'],
]);
export const yogaFault = (yoga: number): YogaFault => FAULTY_YOGAS.get(yoga) ?? null;

/** Vishti (Bhadra) is the seventh movable karana. `karana`: 0 ... 59. */
export const isBhadra = (karana: number): boolean => karana > 0 && karana < 57 && (karana - 1) % 7 === 6;

export type BhadraResidence = 'earth' | 'heaven' | 'underworld';
const RESIDENCES: readonly BhadraResidence[] = [
  'heaven',
  'heaven',
  'heaven',
  'earth',
  'earth',
  'underworld',
  'underworld',
  'heaven',
  'underworld',
  'underworld',
  'earth',
  'earth',
];
/** Residence of Bhadra by the Moon's sign; only on earth it harms (Muhurta Chintamani, Shubhashubha 45). */
export const bhadraResidence = (moonSign: number): BhadraResidence => RESIDENCES[moonSign];

/**
 * Bhadra of the second half of a tithi does no harm by day, that of the first half none by night (Muhurta Chintamani, Shubhashubha 43).
 */
export const bhadraExemptByDayOrNight = (karana: number, isDaytime: boolean): boolean =>
  (karana % 2 === 1) === isDaytime;

/** A part of a tithi as eighths of its length, from 0. */
export interface TithiEighths {
  readonly from: number;
  readonly to: number;
}

/**
 * The eighth of the tithi in which the mouth of Bhadra begins, by tithi 0 ... 29, and the eighth at whose end the tail ends. The mouth lasts five
 * ghatis and the tail three, of an eighth of seven and a half (Muhurta Chintamani, Shubhashubha 44).
 */
const MOUTH_FROM: ReadonlyMap<number, number> = new Map([
  [3, 4],
  [7, 1],
  [10, 6],
  [14, 3],
  [17, 7],
  [21, 2],
  [24, 5],
  [28, 0],
]);
const TAIL_TO: ReadonlyMap<number, number> = new Map([
  [3, 8],
  [7, 1],
  [10, 6],
  [14, 3],
  [17, 7],
  [21, 2],
  [24, 5],
  [28, 4],
]);
const EIGHTH_GHATIS = 7.5;

/** Mouth and tail of Bhadra in a tithi; null for a tithi without Bhadra. */
export function bhadraParts(tithi: number): { readonly mouth: TithiEighths; readonly tail: TithiEighths } | null {
  const mouth = MOUTH_FROM.get(tithi),
    tail = TAIL_TO.get(tithi);
  if (mouth === undefined || tail === undefined) return null;
  return {
    mouth: { from: mouth, to: mouth + 5 / EIGHTH_GHATIS },
    tail: { from: tail - 3 / EIGHTH_GHATIS, to: tail },
  };
}
