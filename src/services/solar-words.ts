import type { SolarBand, SolarCondition } from '../doctrine/zodiac/solar-bands.js';

/** Wire words of the bands of the Sun. */
export const SOLAR_WORDS = {
  cazimi: 'cazimi',
  combust: 'combust',
  underBeams: 'under_sunbeams',
} as const satisfies Readonly<Record<SolarCondition, string>>;

/** Labels of the bands of the Sun. */
export const SOLAR_LABELS: Readonly<Record<SolarCondition, string>> = {
  cazimi: 'Cazimi',
  combust: 'Combust',
  underBeams: 'Under Sunbeams',
};

/** Wire word of a band; `clear` outside all bands. */
export const solarWord = (band: SolarBand | null) => (band === null ? 'clear' : SOLAR_WORDS[band.condition]);
