import { NAIBOD_DEG_PER_YEAR } from '../progressions/methods.js';

/**
 * Time keys of one rate, degrees of arc per year of life: Ptolemy's degree (Tetrabiblos III.10), Naibod's 59'08.33",
 * and Cardan's 59'12" (Sepharial, Directional Astrology, on the measure of time).
 */
export const KEY_RATES = {
  ptolemy: 1,
  naibod: NAIBOD_DEG_PER_YEAR,
  cardan: (59 + 12 / 60) / 60,
} as const;
