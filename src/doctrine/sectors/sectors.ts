/**
 * The 36 Gauquelin sectors of the diurnal motion. The path of a body from rise to set has 18 sectors of equal time, and so has the path
 * from set to rise. Sector 1 begins at the rise, above the horizon; sector 10 begins at the upper culmination, 19 at the set, 28 at the
 * lower culmination. Source: M. Gauquelin, Les hommes et les astres (1960); Cosmic Influences on Human Behavior (1973), appendix.
 */
export const SECTOR_COUNT = 36;
const HALF = SECTOR_COUNT / 2;

/**
 * Plus zones. `classic`: the sectors after rise and culmination, which are the first and the fourth of twelve sectors. `extended`: these
 * and the sector before each of them (Ertel; later Gauquelin).
 */
export const PLUS_ZONES = { classic: [1, 2, 3, 10, 11, 12], extended: [36, 1, 2, 3, 9, 10, 11, 12] } as const;
export type PlusZones = keyof typeof PLUS_ZONES;

/**
 * Time since the rise of a body, counted in sectors.
 * @param hourAngleDeg hour angle, degrees; need not be normalized
 * @param semiArcDeg semi-diurnal arc, degrees, in (0, 180)
 * @returns sectors since the rise, in [0, 36): 9 at the upper culmination, 18 at the set
 */
export function sectorsSinceRise(hourAngleDeg: number, semiArcDeg: number): number {
  const hourAngle = ((hourAngleDeg % 360) + 360) % 360;
  const sinceSet = hourAngle - semiArcDeg;
  // Above the horizon the hour angle goes from -semiArc through 0 to semiArc.
  const passed =
    sinceSet >= 0 && hourAngle < 360 - semiArcDeg
      ? HALF + (HALF * sinceSet) / (360 - 2 * semiArcDeg)
      : (HALF * ((hourAngle >= 360 - semiArcDeg ? hourAngle - 360 : hourAngle) + semiArcDeg)) / (2 * semiArcDeg);
  return passed >= SECTOR_COUNT || passed < 0 ? 0 : passed;
}
