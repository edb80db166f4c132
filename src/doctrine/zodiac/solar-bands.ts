/**
 * How near to the Sun a planet is in longitude: in the heart of the Sun (cazimi) within 17', combust within 8 degrees, under the
 * beams within 17 degrees; the bound belongs to the nearer band. Scores as the classical tables of accidental dignity count them.
 *
 * 17 degrees is Lilly's figure (Christian Astrology, p. 113) and the one that clients of the service rely on, so it is the default
 * wherever a band is answered; the Hellenistic 15 is a policy of the dignities and of the profiles made of them. Authors that name their own
 * (15 Dorotheus, 12 Sahl and Ramesey for the Moon) keep it in the rules of their chapters.
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
