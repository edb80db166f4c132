/**
 * How near to the Sun a planet is in longitude: in the heart of the Sun (cazimi) within 17', combust within 8 degrees, under the
 * beams within 17 degrees; the bound belongs to the nearer band. Scores as the classical tables of accidental dignity count them.
 */
export const SOLAR_BANDS = [
  { condition: 'cazimi', label: 'Cazimi', withinDeg: 17 / 60, score: 5 },
  { condition: 'combust', label: 'Combust', withinDeg: 8, score: -5 },
  { condition: 'under_sunbeams', label: 'Under Sunbeams', withinDeg: 17, score: -4 },
] as const;

export type SolarBand = (typeof SOLAR_BANDS)[number];

/** The band of a distance in longitude (degrees, 0 to 180), or null outside all. */
export const solarBand = (distanceDeg: number): SolarBand | null =>
  SOLAR_BANDS.find((band) => distanceDeg <= band.withinDeg) ?? null;
