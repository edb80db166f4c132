/**
 * Conditions of a planet near the Sun, by the difference of longitude: cazimi (in the heart of the Sun) within 17 arcminutes, combust
 * within 8 degrees, under the beams within 17 degrees. A limit belongs to the narrower band. Sources: Lilly, Christian Astrology, p. 113
 * (cazimi and beams) and p. 115 (scores); 8 degrees for combustion is a house rule (Lilly: 8.5).
 *
 * The 17 degrees are the default of every answer with a band, because clients of the service depend on it; the Hellenistic 15 degrees are
 * a policy of the dignities. Authors with other limits (15 Dorotheus, 12 Sahl and Ramesey for the Moon) have them in the rules of their chapters.
 */
export const SOLAR_BANDS = [
  { condition: 'cazimi', withinDeg: 17 / 60, score: 5 },
  { condition: 'combust', withinDeg: 8, score: -5 },
  { condition: 'underBeams', withinDeg: 17, score: -4 },
] as const;

export type SolarBand = (typeof SOLAR_BANDS)[number];
export type SolarCondition = SolarBand['condition'];

/**
 * Band of a distance from the Sun, with the default limits.
 * @param distanceDeg difference of longitude, degrees, 0 to 180
 * @returns the narrowest band that contains the distance; null outside all bands
 */
export const solarBand = (distanceDeg: number): SolarBand | null =>
  SOLAR_BANDS.find((band) => distanceDeg <= band.withinDeg) ?? null;
