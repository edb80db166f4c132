import { RAD_PER_DEG } from '../../kernel/constants.js';

/** Visibility criteria of the lunar crescent. Arcs in degrees, widths in arcminutes. */

/** Semidiameter of the Moon divided by its horizontal parallax. */
const RADIUS_RATIO = 0.27245;

/** Limiting arc of vision, from which Yallop measures: his fit to the curve of Bruin. */
const yallopArc = (width: number): number => 11.8371 + width * (-6.3226 + width * (0.7319 - width * 0.1018));

/**
 * Yallop's q from the geocentric arc of vision and the topocentric width: B. D. Yallop 1997, A Method for Predicting
 * the First Sighting of the New Crescent Moon (HM Nautical Almanac Office, TN 69), sect. 3.
 */
export const yallopQ = (arcvDeg: number, widthArcmin: number): number => (arcvDeg - yallopArc(widthArcmin)) / 10;

const YALLOP_CLASSES: readonly (readonly [above: number, name: YallopClass])[] = [
  [0.216, 'A'],
  [-0.014, 'B'],
  [-0.16, 'C'],
  [-0.232, 'D'],
  [-0.293, 'E'],
];
export type YallopClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/**
 * Yallop's class of q: A easily visible, B visible under perfect conditions, C may need optical aid to find, D needs
 * optical aid, E not visible with a telescope, F below the Danjon limit (Yallop 1997, table 1).
 */
export const yallopClass = (q: number): YallopClass => YALLOP_CLASSES.find(([above]) => q > above)?.[1] ?? 'F';

/**
 * Topocentric width of the crescent in arcminutes, from the horizontal parallax (arcminutes), the geocentric altitude
 * of the Moon and the arc of light (degrees). Yallop 1997, sect. 3.
 */
export function crescentWidthArcmin(parallaxArcmin: number, moonAltitudeDeg: number, arclDeg: number): number {
  const semidiameter = RADIUS_RATIO * parallaxArcmin;
  const nearer = 1 + Math.sin(moonAltitudeDeg * RAD_PER_DEG) * Math.sin((parallaxArcmin / 60) * RAD_PER_DEG);
  return semidiameter * nearer * (1 - Math.cos(arclDeg * RAD_PER_DEG));
}

/**
 * Odeh's V from the topocentric arc of vision and width: M. Sh. Odeh 2004, New Criterion for Lunar Crescent Visibility,
 * Experimental Astronomy 18, 39.
 */
export const odehV = (arcvDeg: number, widthArcmin: number): number =>
  arcvDeg - (7.1651 + widthArcmin * (-6.3226 + widthArcmin * (0.7319 - widthArcmin * 0.1018)));

export type OdehZone = 'A' | 'B' | 'C' | 'D';
/**
 * Odeh's zone of V: A visible to the naked eye, B visible with optical aid and possibly to the naked eye, C visible
 * with optical aid only, D not visible (Odeh 2004, sect. 6).
 */
export const odehZone = (v: number): OdehZone => (v >= 5.65 ? 'A' : v >= 2 ? 'B' : v >= -0.96 ? 'C' : 'D');

/**
 * Best time for the crescent: the Sun's crossing of the horizon plus 4/9 of the lag to the Moon's (Yallop 1997).
 * Instants in one scale, days.
 */
export const bestTime = (sun: number, moon: number): number => sun + (4 / 9) * (moon - sun);
