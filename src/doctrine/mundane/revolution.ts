/** Modality of the signs, from Aries. */
export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;

const FIGURES = {
  cardinal: ['aries', 'cancer', 'libra', 'capricorn'],
  fixed: ['aries'],
  mutable: ['aries', 'libra'],
} as const;

/**
 * The ingresses whose figures a year asks for, by the sign (index 0 Aries) that rises when the Sun enters Aries: a fixed one lasts the
 * year, a common one half of it, a movable one a quarter. Ramesey, Astrologia Restaurata (1653), book IV, section 2, after the Arabs;
 * so too Bonatti, Liber Astronomiae, tract 8.
 */
export const rameseyIngresses = (risingSignIndex: number): (typeof FIGURES)[(typeof MODALITIES)[number]] =>
  FIGURES[MODALITIES[risingSignIndex % 3]];
