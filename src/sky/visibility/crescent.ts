import { RAD_PER_DEG } from '../../kernel/constants.js';

/** Which crescent is seen. Arcs in degrees, widths in minutes of arc. */

/** Semidiameter of the Moon for its horizontal parallax. */
const RADIUS_RATIO = 0.27245;

/** The band that Yallop measures arcs of vision from: Bruin's as he fits it. */
const yallopArc = (width: number): number => 11.8371 + width * (-6.3226 + width * (0.7319 - width * 0.1018));

/** q of B. D. Yallop 1997, A Method for Predicting the First Sighting of the New Crescent Moon (HM Nautical Almanac Office, TN 69), sect. 3. */
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
 * A easily visible, B visible under perfect conditions, C may need optical aid to find it, D optical aid needed, E not visible with a telescope,
 * F below the limit of Danjon (the same paper, table 1).
 */
export const yallopClass = (q: number): YallopClass => YALLOP_CLASSES.find(([above]) => q > above)?.[1] ?? 'F';

/** Topocentric width of the crescent: parallax in minutes of arc, geocentric altitude of the Moon and arc of light in degrees. */
export function crescentWidthArcmin(parallaxArcmin: number, moonAltitudeDeg: number, arclDeg: number): number {
  const semidiameter = RADIUS_RATIO * parallaxArcmin;
  const nearer = 1 + Math.sin(moonAltitudeDeg * RAD_PER_DEG) * Math.sin((parallaxArcmin / 60) * RAD_PER_DEG);
  return semidiameter * nearer * (1 - Math.cos(arclDeg * RAD_PER_DEG));
}

/** V of M. Sh. Odeh 2004, New Criterion for Lunar Crescent Visibility, Experimental Astronomy 18, 39: topocentric arc of vision and width. */
export const odehV = (arcvDeg: number, widthArcmin: number): number =>
  arcvDeg - (7.1651 + widthArcmin * (-6.3226 + widthArcmin * (0.7319 - widthArcmin * 0.1018)));

export type OdehZone = 'A' | 'B' | 'C' | 'D';
/** A by the naked eye, B by optical aid and perhaps the naked eye, C by optical aid alone, D not even so (the same paper, sect. 6). */
export const odehZone = (v: number): OdehZone => (v >= 5.65 ? 'A' : v >= 2 ? 'B' : v >= -0.96 ? 'C' : 'D');

/** When the crescent is best seen, between its body's setting and the Sun's (or their risings): Yallop's 4/9 of the lag after the Sun. */
export const bestTime = (sun: number, moon: number): number => sun + (4 / 9) * (moon - sun);
