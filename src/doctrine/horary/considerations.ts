import { signOf } from '../zodiac/zodiac.js';

/** Degree of the ascendant in its sign below which it is too early to judge, and from which it is too late. */
export const EARLY_DEG = 3;
export const LATE_DEG = 27;
/** Via combusta, longitudes in degrees: [15 Libra, 15 Scorpio). */
export const VIA_COMBUSTA = { fromDeg: 195, toDeg: 225 } as const;

/** A figure as the considerations read it: longitudes in degrees, houses 1 ... 12. */
export interface ConsiderationFigure {
  readonly ascDeg: number;
  readonly moonDeg: number;
  readonly saturnHouse: number;
  /** Whether the lord of the first house is combust; null for the Sun, who cannot be. */
  readonly firstLordIsCombust: boolean | null;
}

export type Consideration =
  | 'earlyAscendant'
  | 'lateAscendant'
  | 'moonInViaCombusta'
  | 'saturnInFirst'
  | 'saturnInSeventh'
  | 'firstLordCombust';

/**
 * The considerations before judgement that have a numeric limit: true is a caution, null does not apply. None of them rejects a figure.
 * Lilly, Christian Astrology (1647), p. 122.
 */
export function considerationsOf(figure: ConsiderationFigure): Readonly<Record<Consideration, boolean | null>> {
  const { degree } = signOf(figure.ascDeg),
    { moonDeg, saturnHouse } = figure;
  return {
    earlyAscendant: degree < EARLY_DEG,
    lateAscendant: degree >= LATE_DEG,
    moonInViaCombusta: moonDeg >= VIA_COMBUSTA.fromDeg && moonDeg < VIA_COMBUSTA.toDeg,
    saturnInFirst: saturnHouse === 1,
    saturnInSeventh: saturnHouse === 7,
    firstLordCombust: figure.firstLordIsCombust,
  };
}
