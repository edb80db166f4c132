import { add, floor, fromNumber, multiply, rational, subtract, ZERO } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';
import { isSavya, kalachakraRow, nextRow, SIGN_YEARS } from './kalachakra-rows.js';
import type { KalachakraGroup, KalachakraRow } from './kalachakra-rows.js';

/**
 * The kalachakra dasha (Brihat Parashara Hora Shastra 46.52-100 and ch. 64, Santhanam). All years are exact rational numbers and count from
 * the birth; the first period began before it.
 */

/**
 * Signs after the ninth of the natal row. `natalRow`: the same row again (Santhanam, vol. 2, pp. 541-542). `nextPada`: the row of the next
 * quarter, and so on (Narasimha Rao, ch. 24); sub-periods then go on in the wheel too, in proportion to the sum of their own nine signs.
 */
export type KalachakraContinuation = 'natalRow' | 'nextPada';

/** A birth in the wheel. */
export interface KalachakraBirth {
  /** 1 Ashwini ... 27 Revati. */
  readonly nakshatraNumber: number;
  readonly row: KalachakraRow;
  /** Elapsed part of the quarter, [0, 1). */
  readonly fractionInPada: Rational;
  /** Years of the row that are over at birth (BPHS 46.90-93). */
  readonly elapsedYears: Rational;
  /** Index in the row of the sign in force at birth. */
  readonly position: number;
  /** Remaining years of that sign. */
  readonly remainingYears: Rational;
  /** Deha and jeeva: first and last sign of a savya row, last and first of an apasavya row (BPHS 46.94-95). */
  readonly deha: number;
  readonly jeeva: number;
}

const TENTHS_OF_PADA = rational(3, 10);

/** The birth of a sidereal longitude of the Moon, degrees in [0, 360). The longitude is the exact value of the binary64 number. */
export function kalachakraBirth(moonDeg: number): KalachakraBirth {
  const padas = multiply(fromNumber(moonDeg), TENTHS_OF_PADA),
    index = Number(floor(padas));
  const nakshatra = Math.floor(index / 4),
    row = kalachakraRow(nakshatra, (index % 4) + 1);
  const fractionInPada = subtract(padas, rational(index)),
    elapsedYears = multiply(fractionInPada, rational(row.totalYears));
  const elapsedWholeYears = Number(floor(elapsedYears));
  let position = 0,
    end = SIGN_YEARS[row.signs[0]];
  while (end <= elapsedWholeYears) end += SIGN_YEARS[row.signs[++position]];
  const first = row.signs[0],
    last = row.signs[8];
  return {
    nakshatraNumber: nakshatra + 1,
    row,
    fractionInPada,
    elapsedYears,
    position,
    remainingYears: subtract(rational(end), elapsedYears),
    deha: isSavya(row.group) ? first : last,
    jeeva: isSavya(row.group) ? last : first,
  };
}

/** A sign in the order of periods: its row and its index there. */
interface WheelPlace {
  readonly row: KalachakraRow;
  readonly position: number;
}

/** The nine signs from a sign on. */
function nineFrom(start: WheelPlace, continuation: KalachakraContinuation): WheelPlace[] {
  const places: WheelPlace[] = [];
  let { row, position } = start;
  for (let i = 0; i < 9; i++) {
    places.push({ row, position });
    if (++position < 9) continue;
    position = 0;
    if (continuation === 'nextPada') row = nextRow(row);
  }
  return places;
}

const signAt = ({ row, position }: WheelPlace): number => row.signs[position];

/** A great period or a sub-period: half-open in years from the birth. */
export interface KalachakraPeriod {
  /** Index among the great periods, and among the sub-periods of that one. */
  readonly path: readonly number[];
  readonly row: KalachakraRow;
  readonly position: number;
  /** 0 up to the end of the natal row, 1 after it; sub-periods have that of their great period. */
  readonly cycle: 0 | 1;
  readonly sign: number;
  /** Years of the great period; 1 for a great period itself. */
  readonly parentWeight: number;
  readonly weight: number;
  /** The length is parentWeight times weight / denominator. */
  readonly denominator: number;
  readonly start: Rational;
  readonly end: Rational;
  readonly children: readonly KalachakraPeriod[];
}

/** Nine sub-periods of a great period, from its own sign on; each is the share of its years in the sum of the nine (BPHS ch. 64). */
function subPeriods(
  parent: Omit<KalachakraPeriod, 'children'>,
  continuation: KalachakraContinuation,
): KalachakraPeriod[] {
  const places = nineFrom(parent, continuation),
    denominator = places.reduce((sum, place) => sum + SIGN_YEARS[signAt(place)], 0);
  let units = 0,
    start = parent.start;
  return places.map((place, i) => {
    units += SIGN_YEARS[signAt(place)];
    const end = add(parent.start, rational(parent.weight * units, denominator));
    const period: KalachakraPeriod = {
      path: [...parent.path, i],
      ...place,
      cycle: parent.cycle,
      sign: signAt(place),
      parentWeight: parent.weight,
      weight: SIGN_YEARS[signAt(place)],
      denominator,
      start,
      end,
      children: [],
    };
    start = end;
    return period;
  });
}

/** The nine great periods from the one in force at birth; with `levels` 2 each has its nine sub-periods. */
export function kalachakraPeriods(
  birth: KalachakraBirth,
  levels: number,
  continuation: KalachakraContinuation,
): KalachakraPeriod[] {
  let start = subtract(birth.remainingYears, rational(SIGN_YEARS[birth.row.signs[birth.position]]));
  return nineFrom(birth, continuation).map((place, i) => {
    const weight = SIGN_YEARS[signAt(place)],
      end = add(start, rational(weight));
    const cycle: 0 | 1 = birth.position + i < 9 ? 0 : 1;
    const great = {
      path: [i],
      ...place,
      cycle,
      sign: signAt(place),
      parentWeight: 1,
      weight,
      denominator: 1,
      start,
      end,
    };
    start = end;
    return { ...great, children: levels > 1 ? subPeriods(great, continuation) : [] };
  });
}

/** Whether a period, or a part of it, is after the birth. */
export const isAfterBirth = ({ end }: KalachakraPeriod): boolean => end.numerator > 0n;

/** The later of a start and the birth, which is 0. */
export const visibleStart = ({ start }: KalachakraPeriod): Rational => (start.numerator < 0n ? ZERO : start);

/**
 * Kinds of leaps (gati): `mandooki`, over one sign; `simhavalokana`, to the fifth or ninth sign; `undecided`: Cancer and Leo next to each other
 * against the direction of the row, which BPHS 46.97 calls markati and other verses do not.
 */
export type KalachakraGati = 'mandooki' | 'simhavalokana' | 'undecided';

/** Named steps of the savya rows (BPHS 46.96-100). */
const SAVYA_LEAPS: ReadonlyMap<number, KalachakraGati> = new Map([
  [12 * 5 + 3, 'mandooki'],
  [12 * 4 + 2, 'mandooki'],
  [12 * 8 + 0, 'simhavalokana'],
  [12 * 11 + 7, 'simhavalokana'],
  [12 * 3 + 4, 'undecided'],
]);
const APASAVYA_LEAPS: ReadonlyMap<number, KalachakraGati> = new Map([[12 * 4 + 3, 'undecided']]);

/** The named leap of a step between two signs in a group; null for others: the verses name examples only. */
export const gatiOf = (group: KalachakraGroup, from: number, to: number): KalachakraGati | null =>
  (isSavya(group) ? SAVYA_LEAPS : APASAVYA_LEAPS).get(12 * from + to) ?? null;
