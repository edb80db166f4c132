import { SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { dignityStep } from './chara-dasha.js';
import { countTo, footDirection, parityDirection, signFrom } from './signs.js';

/** Recipes of Iranganti Rangacharya, A Manual of Jaimini Astrology (2007), pp. 65-70. */
export type RangacharyaRecipe = 'method1' | 'method2Male' | 'femaleProse';

export interface CharaRow {
  readonly sign: number;
  readonly lord: Graha;
  readonly lordSign: number;
  readonly countDirection: 1 | -1;
  readonly inclusiveCount: number;
  readonly baseYears: number;
  readonly exception: 'none' | 'ownSignTwelve' | 'oppositeSignTen';
  readonly dignityAdjustment: -1 | 0 | 1;
  readonly years: number;
}

/**
 * The twelve signs from a seed: from a movable sign one after another, from a fixed one every sixth, from a dual one the trines, then the
 * trines of the next sign (Rangacharya, pp. 66-70).
 */
function signsFrom(seed: number, direction: 1 | -1): number[] {
  const step = (i: number): number => (seed % 3 === 0 ? i : seed % 3 === 1 ? 5 * i : 4 * (i % 3) + Math.floor(i / 3));
  return Array.from({ length: 12 }, (_, i) => signFrom(seed, (step(i) % 12) + 1, direction));
}

/** Where the sequence begins and how it goes. */
function sequence(recipe: RangacharyaRecipe, lagnaSign: number): { readonly seed: number; readonly direction: 1 | -1 } {
  if (recipe === 'method1') return { seed: lagnaSign, direction: footDirection(signFrom(lagnaSign, 9, 1)) };
  if (recipe === 'method2Male') return { seed: lagnaSign, direction: parityDirection(lagnaSign) };
  const seed = signFrom(lagnaSign, lagnaSign % 2 === 0 ? 4 : 10, 1);
  return { seed, direction: parityDirection(seed) === 1 ? -1 : 1 };
}

function rowOf(recipe: RangacharyaRecipe, sign: number, signs: Readonly<Record<Graha, number>>): CharaRow {
  const lord = SIGN_LORDS[sign],
    lordSign = signs[lord];
  const countDirection =
    recipe === 'method1'
      ? footDirection(sign)
      : recipe === 'method2Male'
        ? parityDirection(lordSign)
        : parityDirection(sign);
  const inclusiveCount =
    recipe === 'method1' ? countTo(sign, lordSign, countDirection) : countTo(lordSign, sign, countDirection);
  const row = { sign, lord, lordSign, countDirection, inclusiveCount };
  if (inclusiveCount === 1)
    return { ...row, baseYears: 12, exception: 'ownSignTwelve', dignityAdjustment: 0, years: 12 };
  if (recipe === 'femaleProse' && inclusiveCount === 7)
    return { ...row, baseYears: 10, exception: 'oppositeSignTen', dignityAdjustment: 0, years: 10 };
  const baseYears = recipe === 'method2Male' ? inclusiveCount : inclusiveCount - 1,
    dignityAdjustment = recipe === 'method1' ? dignityStep(lord, lordSign) : 0;
  return { ...row, baseYears, exception: 'none', dignityAdjustment, years: baseYears + dignityAdjustment };
}

/**
 * The twelve periods of a recipe. Method 1 counts from the sign to its lord, less one, and corrects by exaltation and debilitation, so that a
 * period may have no years. Method 2 (births of men) counts from the lord to the sign, both included. The recipe for women begins from the
 * fourth sign of an odd Lagna and the tenth of an even one, counts from the lord, less one, and gives ten years to a lord in the seventh.
 */
export function rangacharyaRows(
  recipe: RangacharyaRecipe,
  lagnaSign: number,
  signs: Readonly<Record<Graha, number>>,
): { readonly seed: number; readonly direction: 1 | -1; readonly rows: readonly CharaRow[] } {
  const { seed, direction } = sequence(recipe, lagnaSign);
  const sequenceSigns =
    recipe === 'method1'
      ? Array.from({ length: 12 }, (_, i) => signFrom(seed, i + 1, direction))
      : signsFrom(seed, direction);
  return { seed, direction, rows: sequenceSigns.map((sign) => rowOf(recipe, sign, signs)) };
}
