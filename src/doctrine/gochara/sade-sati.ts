/**
 * Saturn counted by whole signs from the natal Moon: the seven and a half years (sade sati) while he is in the twelfth, first and second sign,
 * ashtama in the eighth, kantaka in the fourth. Sources: Mantreswara, Phaladeepika 26.22-23 (results of his transits); the names belong to
 * the later tradition (B. V. Raman, Hindu Predictive Astrology, ch. 24).
 */
export type SaturnPhase = 'rising' | 'peak' | 'setting' | 'ashtama' | 'kantaka';

/** Houses called kantaka: the fourth alone, or the four angles. */
export type KantakaHouses = 'fourth' | 'angles';

/** House, 1 ... 12, of a sign counted from another, 0 ... 11. */
export const houseFrom = (from: number, sign: number): number => ((sign - from + 12) % 12) + 1;

/** Phase of the seven and a half years by the house of Saturn; null in other houses. */
export function sadeSatiPhase(house: number): 'rising' | 'peak' | 'setting' | null {
  if (house === 12) return 'rising';
  if (house === 1) return 'peak';
  return house === 2 ? 'setting' : null;
}

/** Whether Saturn is in the eighth. */
export const isAshtama = (house: number): boolean => house === 8;

/** Whether Saturn is in a house called kantaka. */
export const isKantaka = (house: number, houses: KantakaHouses): boolean =>
  houses === 'fourth' ? house === 4 : house % 3 === 1;

/** All phases of a house, those of the seven and a half years first. */
export function phasesOf(house: number, kantaka: KantakaHouses): SaturnPhase[] {
  const phase = sadeSatiPhase(house);
  return [
    ...(phase === null ? [] : [phase]),
    ...(isAshtama(house) ? (['ashtama'] as const) : []),
    ...(isKantaka(house, kantaka) ? (['kantaka'] as const) : []),
  ];
}
