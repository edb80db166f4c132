import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import type { HouseFigure } from './figure.js';
import { rootsBetween } from './polar-placidus.js';
import { fillOpposites } from './projection.js';
import { CUSP_11, CUSP_12, CUSP_2, CUSP_3, solveBetween } from './semi-arc-equation.js';
import type { CuspFailure, HouseSystem } from './system.js';

/** True at latitudes where every degree of the ecliptic rises and sets. Each cusp is then the single root between two angles. */
const everyDegreeRises = (figure: HouseFigure): boolean => figure.sinObliquity < figure.cosLatitude;

/** Writes all cusps from the four cusps between midheaven and lower midheaven (rad). */
function fill(figure: HouseFigure, out: Float64Array, c11: number, c12: number, c2: number, c3: number): null {
  out[9] = figure.mcDeg;
  out[10] = normalizeDeg(c11 * DEG_PER_RAD);
  out[11] = normalizeDeg(c12 * DEG_PER_RAD);
  out[0] = figure.ascDeg;
  out[1] = normalizeDeg(c2 * DEG_PER_RAD);
  out[2] = normalizeDeg(c3 * DEG_PER_RAD);
  fillOpposites(out);
  return null;
}

function placidusCusps(figure: HouseFigure, out: Float64Array): CuspFailure | null {
  const mc = figure.mcDeg * RAD_PER_DEG;
  const asc = mc + normalizeDeg(figure.ascDeg - figure.mcDeg) * RAD_PER_DEG;
  if (everyDegreeRises(figure)) {
    return fill(
      figure,
      out,
      solveBetween(figure, CUSP_11, mc, asc, true),
      solveBetween(figure, CUSP_12, mc, asc, true),
      solveBetween(figure, CUSP_2, asc, mc + Math.PI, true),
      solveBetween(figure, CUSP_3, asc, mc + Math.PI, true),
    );
  }
  // A degree that culminates below the horizon never rises: house 10 would have no diurnal arc.
  if (!figure.midheavenAboveHorizon) return 'cusp_degree_circumpolar';
  const eleven = rootsBetween(figure, CUSP_11, mc, asc),
    twelve = rootsBetween(figure, CUSP_12, mc, asc);
  const two = rootsBetween(figure, CUSP_2, asc, mc + Math.PI),
    three = rootsBetween(figure, CUSP_3, asc, mc + Math.PI);
  const fewest = Math.min(eleven.length, twelve.length, two.length, three.length);
  const most = Math.max(eleven.length, twelve.length, two.length, three.length);
  if (fewest === 0) return 'cusp_degree_circumpolar';
  if (most > 1) return 'cusp_ambiguous';
  return eleven[0] < twelve[0] && two[0] < three[0]
    ? fill(figure, out, eleven[0], twelve[0], two[0], three[0])
    : 'cusps_out_of_order';
}

/** The ordered pair of the roots of one quadrant; null unless there is exactly one. */
function onlyOrderedPair(first: readonly number[], second: readonly number[]): readonly [number, number] | null {
  const pairs = first.flatMap((a) => second.filter((b) => a < b).map((b) => [a, b] as const));
  return pairs.length === 1 ? pairs[0] : null;
}

/** Wider search: accepts a figure when exactly one choice among the degrees that fulfil the definition is in order. */
function searchPlacidus(figure: HouseFigure, out: Float64Array): CuspFailure | null {
  const mc = figure.mcDeg * RAD_PER_DEG;
  const asc = mc + normalizeDeg(figure.ascDeg - figure.mcDeg) * RAD_PER_DEG;
  const eleven = rootsBetween(figure, CUSP_11, mc, asc),
    twelve = rootsBetween(figure, CUSP_12, mc, asc);
  const two = rootsBetween(figure, CUSP_2, asc, mc + Math.PI),
    three = rootsBetween(figure, CUSP_3, asc, mc + Math.PI);
  if ([eleven, twelve, two, three].some((roots) => roots.length === 0)) return 'cusp_degree_circumpolar';
  const upper = onlyOrderedPair(eleven, twelve),
    lower = onlyOrderedPair(two, three);
  if (!upper || !lower) return 'cusp_ambiguous';
  return fill(figure, out, upper[0], upper[1], lower[0], lower[1]);
}

/**
 * Placidus: each cusp trisects the semi-arc of its own degree (Placidus de Titis, Tabulae primi mobilis, 1657). Inside the polar circles a
 * figure exists when each cusp's degree rises and sets and is the only one that fulfils the definition.
 */
export const placidus: HouseSystem = {
  code: 'P',
  name: 'Placidus',
  aliases: ['Placidean'],
  family: 'quadrant',
  cuspBasis: 'semi_arc',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'semi_arcs' },
  cusps: placidusCusps,
  search: searchPlacidus,
};
