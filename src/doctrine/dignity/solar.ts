import { normalizeDeg } from '../../kernel/angle.js';
import { SOLAR_BANDS } from '../zodiac/solar-bands.js';
import type { SolarBand } from '../zodiac/solar-bands.js';
import type { DignityPlanet } from './planets.js';

/** Limits of the Sun's bands in degrees of longitude; a limit belongs to the nearer band. */
export interface SolarOrbs {
  readonly cazimi: number;
  readonly combust: number;
  readonly under_sunbeams: number;
}
export const SOLAR_ORBS: SolarOrbs = {
  cazimi: SOLAR_BANDS[0].withinDeg,
  combust: SOLAR_BANDS[1].withinDeg,
  under_sunbeams: SOLAR_BANDS[2].withinDeg,
};

/** The innermost of the admitted bands that holds a distance from the Sun (degrees, 0 to 180); null outside all. */
export const bandWithin = (
  distanceDeg: number,
  orbs: SolarOrbs,
  admits: (condition: SolarBand['condition']) => boolean = () => true,
): SolarBand | null => SOLAR_BANDS.find(({ condition }) => admits(condition) && distanceDeg <= orbs[condition]) ?? null;

const HAS_PHASE: ReadonlySet<string> = new Set<DignityPlanet>(['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']);
const INFERIOR: ReadonlySet<string> = new Set<DignityPlanet>(['Mercury', 'Venus']);

/** Oriental: rises before the Sun, behind him in the zodiac by less than half a circle (Lilly, p. 114; Ptolemy II.6). */
export interface SolarPhase {
  readonly phase: 'oriental' | 'occidental' | null;
  /** From the planet forward to the Sun, degrees in [0, 360). */
  readonly forwardToSunDeg: number;
  /** Superior planets are strong oriental, Venus and Mercury occidental (Lilly, p. 114). */
  readonly favourable: boolean;
  readonly reason: string | null;
}

export function solarPhase(planet: DignityPlanet, longitudeDeg: number, sunDeg: number): SolarPhase {
  const forwardToSunDeg = normalizeDeg(sunDeg - longitudeDeg);
  const none = (reason: string): SolarPhase => ({ phase: null, forwardToSunDeg, favourable: false, reason });
  if (!HAS_PHASE.has(planet)) return none('planetary_solar_phase_not_admitted_for_body');
  if (forwardToSunDeg === 0) return none('planet_conjunct_sun');
  if (forwardToSunDeg === 180) return none('planet_opposite_sun');
  const oriental = forwardToSunDeg < 180;
  return {
    phase: oriental ? 'oriental' : 'occidental',
    forwardToSunDeg,
    favourable: oriental !== INFERIOR.has(planet),
    reason: null,
  };
}

/** Longitudes of the seven planets by name, degrees in [0, 360). */
export type Longitudes = Readonly<Record<string, number>>;

/** The nearest of the seven planets on either side of one of them, and whether it stands between the malefics. */
export interface Besieging {
  readonly besieged: boolean | null;
  readonly backward: string | null;
  readonly forward: string | null;
  readonly backwardDeg: number | null;
  readonly forwardDeg: number | null;
  /** Planets at the very same degree, which leave no nearest one. */
  readonly ambiguous: readonly string[];
}

/** Both neighbours stand within this distance. No ancient source gives one; the moiety of the malefics' orbs is of this order. */
export const BESIEGING_ORB_DEG = 12;

/** Besieged: the nearest planets before and behind are Mars and Saturn, each within the orb (Lilly, p. 114; Bonatti 3.II.5). */
export function besieging(planet: string, longitudeDeg: number, longitudes: Longitudes): Besieging {
  const others = Object.entries(longitudes).filter(([name]) => name !== planet);
  const ahead = nearest(others.map(([name, longitude]) => [name, normalizeDeg(longitude - longitudeDeg)]));
  const behind = nearest(others.map(([name, longitude]) => [name, normalizeDeg(longitudeDeg - longitude)]));
  const ambiguous = [...new Set([...ahead.tied, ...behind.tied])];
  const pair = [ahead.name, behind.name];
  const enclosed = pair.includes('Mars') && pair.includes('Saturn');
  return {
    besieged: ambiguous.length ? null : enclosed && Math.max(ahead.deg, behind.deg) <= BESIEGING_ORB_DEG,
    backward: behind.name,
    forward: ahead.name,
    backwardDeg: behind.name === null ? null : behind.deg,
    forwardDeg: ahead.name === null ? null : ahead.deg,
    ambiguous,
  };
}

/** The nearest of several, and those that share its distance or stand on the spot. */
function nearest(distances: readonly (readonly [string, number])[]): {
  name: string | null;
  deg: number;
  tied: readonly string[];
} {
  const deg = Math.min(...distances.map(([, distance]) => distance));
  const names = distances.filter(([, distance]) => distance === deg).map(([name]) => name);
  return { name: names[0] ?? null, deg, tied: deg === 0 || names.length > 1 ? names : [] };
}
