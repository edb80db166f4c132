import { normalizeDeg } from '../../kernel/angle.js';
import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { perGraha } from './sthana.js';

/** Additional points of the special aspects of Mars (4th, 8th), Jupiter (5th, 9th) and Saturn (3rd, 10th), and the starts of their two arcs. */
const SPECIAL: Partial<Record<Graha, { readonly points: number; readonly from: readonly [number, number] }>> = {
  Mars: { points: 15, from: [90, 210] },
  Jupiter: { points: 30, from: [120, 240] },
  Saturn: { points: 45, from: [60, 270] },
};

/**
 * The exact aspect (sputa drishti) of a planet on a point `arcDeg` ahead of it, in shashtiamsas. Arcs are half-open; the points of special
 * aspects are added without a limit of sixty.
 * Source: Brihat Parashara Hora Shastra 26.6-11; B. V. Raman, Graha and Bhava Balas, ch. 8.
 */
export function sputaDrishti(from: Graha, arcDeg: number): number {
  const arc = normalizeDeg(arcDeg);
  const special = SPECIAL[from];
  const extra =
    special !== undefined && special.from.some((start) => arc >= start && arc < start + 30) ? special.points : 0;
  return plainDrishti(arc) + extra;
}

/** The aspect without the special points, of an arc in [0, 360) degrees (BPHS 26.6-8). */
function plainDrishti(arc: number): number {
  if (arc < 30 || arc >= 300) return 0;
  if (arc < 60) return (arc - 30) / 2;
  if (arc < 90) return arc - 45;
  if (arc < 120) return 90 - arc / 2;
  if (arc < 150) return 150 - arc;
  return arc < 180 ? 2 * (arc - 150) : (300 - arc) / 2;
}

/** Aspects in shashtiamsas: on each planet, by the planet that casts them. */
export type DrishtiMatrix = Readonly<Record<Graha, Readonly<Partial<Record<Graha, number>>>>>;

/** The aspects of a chart. `siderealDeg`: longitudes, degrees. */
export const drishtiMatrix = (siderealDeg: Readonly<Record<Graha, number>>): DrishtiMatrix =>
  perGraha((to) =>
    Object.fromEntries(
      GRAHAS.filter((from) => from !== to).map((from) => [
        from,
        sputaDrishti(from, siderealDeg[to] - siderealDeg[from]),
      ]),
    ),
  );

/** Drik bala: a quarter of the aspects of benefics on a planet less those of malefics, shashtiamsas (BPHS 27.19). */
export function drikBala(planet: Graha, matrix: DrishtiMatrix, isBenefic: Readonly<Record<Graha, boolean>>): number {
  let sum = 0;
  for (const from of GRAHAS) {
    const points = matrix[planet][from] ?? 0;
    sum += isBenefic[from] ? points : -points;
  }
  return sum / 4;
}
