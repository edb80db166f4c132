/**
 * The 36 sectors of the diurnal motion after M. Gauquelin (Les hommes et les astres, 1960; Cosmic Influences on Human Behavior, 1973,
 * appendix): the way from rise to set is divided in 18 parts of equal time, and so is the way from set to rise. Sector 1 begins at
 * the rise and lies above the horizon, sector 10 at the upper culmination, 19 at the set, 28 at the lower culmination.
 */
export const SECTOR_COUNT = 36;
const HALF = SECTOR_COUNT / 2;

/** Plus zones: of twelve sectors the first and the fourth, after rise and culmination; or with the sector before each (Ertel; later Gauquelin). */
export const PLUS_ZONES = { classic: [1, 2, 3, 10, 11, 12], extended: [36, 1, 2, 3, 9, 10, 11, 12] } as const;
export type PlusZones = keyof typeof PLUS_ZONES;

/**
 * How far a body is on its way since its rise, in sectors, in [0, 36). Given: hour angle, degrees in any turn, and semi-diurnal arc,
 * degrees in (0, 180).
 */
export function sectorsSinceRise(hourAngleDeg: number, semiArcDeg: number): number {
  const turn = ((hourAngleDeg % 360) + 360) % 360;
  const sinceSet = turn - semiArcDeg;
  // Above the horizon the hour angle goes from -semiArc through 0 to semiArc.
  const passed =
    sinceSet >= 0 && turn < 360 - semiArcDeg
      ? HALF + (HALF * sinceSet) / (360 - 2 * semiArcDeg)
      : (HALF * ((turn >= 360 - semiArcDeg ? turn - 360 : turn) + semiArcDeg)) / (2 * semiArcDeg);
  return passed >= SECTOR_COUNT || passed < 0 ? 0 : passed;
}
