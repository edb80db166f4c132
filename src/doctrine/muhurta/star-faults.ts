/** Faults of nakshatra, tithi and rising sign (doshas). Indices from 0. */

export type VishanadiTable = 'chintamani' | 'kalaprakasikaOneMula' | 'kalaprakasikaTwoMula';

/**
 * Ghati of a nakshatra of sixty ghatis at which its poisoned part (vishanadi, tyajya) begins, from Ashwini (Muhurta Chintamani, Vivaha 49-51).
 */
const VISHANADI = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
] as const;
const MULA = 18,
  PURVA_BHADRAPADA = 24;
/** Length of the poisoned part, ghatis. */
export const VISHANADI_GHATIS = 4;

/**
 * Beginnings of the poisoned parts of a nakshatra, ghatis of sixty. Kalaprakasika (Iyer 1982, p. 185) has 20 for Mula, and 56 too in a footnote, and 6 for
 * Purva Bhadrapada.
 */
export function vishanadiStarts(star: number, table: VishanadiTable): readonly number[] {
  if (table !== 'chintamani') {
    if (star === MULA) return table === 'kalaprakasikaOneMula' ? [20] : [20, 56];
    if (star === PURVA_BHADRAPADA) return [6];
  }
  return [VISHANADI[star]];
}

/** Rohini, Mrigashira, Ardra, Swati, Anuradha, Uttara Ashadha, Shravana: their tyajya does no harm (Kalaprakasika ch. 34, p. 195). */
const EXEMPT: ReadonlySet<number> = new Set([3, 4, 5, 14, 16, 20, 21]);
export const isExemptFromVishanadi = (star: number): boolean => EXEMPT.has(star);

export type GandantaLimb = 'nakshatra' | 'tithi' | 'lagna';
export type GandantaRule = 'chintamani' | 'parashara';

/** Number of arcs between two junctions: the ninth nakshatra, the fifth tithi and the fourth sign end a group. */
const GROUP: Readonly<Record<GandantaLimb, number>> = { nakshatra: 9, tithi: 5, lagna: 4 };

/**
 * Ghatis at each side of a junction. Nakshatra (Ashlesha and Magha, Jyeshtha and Mula, Revati and Ashwini) 2, rising sign (Cancer and Leo, Scorpio and
 * Sagittarius, Pisces and Aries) one half; tithi (5, 10, 15 and the next) 1 in Muhurta Chintamani, Vivaha 43, and 2 in Brihat Parashara Hora Shastra 92.2-4
 * (Santhanam).
 */
const GHATIS: Readonly<Record<GandantaRule, Readonly<Record<GandantaLimb, number>>>> = {
  chintamani: { nakshatra: 2, tithi: 1, lagna: 0.5 },
  parashara: { nakshatra: 2, tithi: 2, lagna: 0.5 },
};
export const gandantaGhatis = (limb: GandantaLimb, rule: GandantaRule): number => GHATIS[rule][limb];

/** The side of an arc at which it meets a junction; null when neither does. */
export function gandantaSide(limb: GandantaLimb, index: number): 'start' | 'end' | null {
  const within = index % GROUP[limb];
  return within === 0 ? 'start' : within === GROUP[limb] - 1 ? 'end' : null;
}
