/** Modalities of the signs, from Aries. */
export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;

const FIGURES = {
  cardinal: ['aries', 'cancer', 'libra', 'capricorn'],
  fixed: ['aries'],
  mutable: ['aries', 'libra'],
} as const;

/**
 * The ingresses of a year whose figures are read, by the sign (0 Aries ... 11) that rises when the Sun enters Aries: a fixed sign serves
 * for the year, a common one for half of it, a movable one for a quarter. Ramesey, Astrologia Restaurata (1653), book IV, section 2, after
 * the Arabs; also Bonatti, Liber Astronomiae, tract 8.
 */
export const rameseyIngresses = (risingSignIndex: number): (typeof FIGURES)[(typeof MODALITIES)[number]] =>
  FIGURES[MODALITIES[risingSignIndex % 3]];
