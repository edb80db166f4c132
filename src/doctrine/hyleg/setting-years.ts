import { normalizeDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { directedPoint } from '../directions/point.js';
import type { DirectionFrame } from '../directions/point.js';

/** Years that one planet adds or subtracts on the way of the giver of life to its setting. */
export interface SettingChange {
  readonly planet: ClassicalPlanet;
  readonly effect: 'adds' | 'subtracts';
  /** Longitude of the body or ray that meets the way, degrees. */
  readonly longitudeDeg: number;
  readonly ray: number;
  readonly years: number;
}

/** The years of the way to the western horizon, a degree of the equator a year. */
export interface SettingYears {
  readonly baseYears: number;
  readonly changes: readonly SettingChange[];
  readonly totalYears: number;
}

const RAYS = [0, 60, 90, 120, 180, 240, 270, 300] as const;
const EFFECTS = [
  ['Venus', 'adds'],
  ['Mars', 'subtracts'],
  ['Jupiter', 'adds'],
  ['Saturn', 'subtracts'],
] as const;

/** Degrees of the equator until a degree of the ecliptic sets; null below the horizon, east of the meridian, or where it never sets. */
function untilSetting(longitudeDeg: number, frame: DirectionFrame): { arcDeg: number; diurnalDeg: number } | null {
  const { hourAngleDeg, semiArcs } = directedPoint('', longitudeDeg, 0, frame);
  if (semiArcs === null || hourAngleDeg < 0 || hourAngleDeg > semiArcs.diurnalDeg) return null;
  return { arcDeg: semiArcs.diurnalDeg - hourAngleDeg, diurnalDeg: semiArcs.diurnalDeg };
}

/**
 * The years of a giver of life that declines from the midheaven: degrees of the equator until it sets. The bodies and rays of Jupiter and Venus
 * between it and the horizon add years, those of Mars and Saturn subtract: the hourly time of the degree (of the day by day, of the night by
 * night), in full in the east, in proportion to the rest of its way above the earth down to nothing in the west.
 * Source: Ptolemy, Tetrabiblos III.10 (Robbins, Loeb 435, pp. 279-285).
 * @param longitudes of the planets, degrees [0, 360)
 * @returns null for a giver of life that does not decline to the west above the horizon: its years follow from directions
 */
export function settingYears(
  hylegDeg: number,
  longitudes: Readonly<Record<ClassicalPlanet, number>>,
  isDay: boolean,
  frame: DirectionFrame,
): SettingYears | null {
  const way = untilSetting(hylegDeg, frame);
  if (way === null) return null;
  const changes: SettingChange[] = [];
  for (const [planet, effect] of EFFECTS)
    for (const ray of RAYS) {
      const longitudeDeg = normalizeDeg(longitudes[planet] + ray),
        met = untilSetting(longitudeDeg, frame);
      if (met === null || met.arcDeg > way.arcDeg) continue;
      const hourDeg = (isDay ? met.diurnalDeg : 180 - met.diurnalDeg) / 6;
      const years = (hourDeg * met.arcDeg) / (2 * met.diurnalDeg);
      changes.push({ planet, effect, longitudeDeg, ray: ray > 180 ? 360 - ray : ray, years });
    }
  const total = changes.reduce((sum, { effect, years }) => sum + (effect === 'adds' ? years : -years), way.arcDeg);
  return { baseYears: way.arcDeg, changes, totalYears: Math.max(0, total) };
}
