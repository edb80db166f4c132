import type { HouseFigure } from './figure.js';
import { residual, slope, solveBetween } from './semi-arc-equation.js';
import type { CuspCondition } from './semi-arc-equation.js';

const PARTS = 24;

/** Longitudes (rad, ascending) in (lo, hi) that bound the degrees which rise and set, with both ends. */
function bounds(figure: HouseFigure, lo: number, hi: number): number[] {
  const list = [lo, hi];
  if (figure.cosLatitude < figure.sinObliquity) {
    const grazing = Math.asin(figure.cosLatitude / figure.sinObliquity);
    for (const base of [grazing, Math.PI - grazing, Math.PI + grazing, 2 * Math.PI - grazing]) {
      for (let turn = -1; turn <= 2; turn++) {
        const lon = base + turn * 2 * Math.PI;
        if (lon > lo && lon < hi) list.push(lon);
      }
    }
  }
  return list.sort((a, b) => a - b);
}

/** Longitude (rad) between two longitudes at which the slope of the residual changes sign. */
function turningPoint(figure: HouseFigure, condition: CuspCondition, lo: number, hi: number): number {
  let a = lo,
    b = hi;
  const rising = slope(figure, condition, lo) > 0;
  for (let round = 0; round < 60; round++) {
    const middle = (a + b) / 2;
    if (slope(figure, condition, middle) > 0 === rising) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/**
 * All degrees (rad, ascending) between two longitudes that fulfil the condition of a cusp, among those that rise and set. Inside the polar
 * circles there may be none, one or several. Each interval is divided where the slope of the residual changes sign, so that two close roots
 * are separated.
 */
export function rootsBetween(figure: HouseFigure, condition: CuspCondition, lo: number, hi: number): number[] {
  const roots: number[] = [];
  const ends = bounds(figure, lo, hi);
  for (let stretch = 0; stretch + 1 < ends.length; stretch++) {
    const from = ends[stretch],
      to = ends[stretch + 1];
    const middleSine = Math.abs(figure.sinObliquity * Math.sin((from + to) / 2));
    if (middleSine > figure.cosLatitude) continue;
    for (let part = 0; part < PARTS; part++) {
      const a = from + ((to - from) * part) / PARTS,
        b = part === PARTS - 1 ? to : from + ((to - from) * (part + 1)) / PARTS;
      const turns = slope(figure, condition, a) > 0 !== slope(figure, condition, b) > 0;
      const middle = turns ? turningPoint(figure, condition, a, b) : b;
      addRoot(figure, condition, a, middle, roots);
      if (turns) addRoot(figure, condition, middle, b, roots);
    }
  }
  return roots;
}

function addRoot(figure: HouseFigure, condition: CuspCondition, a: number, b: number, roots: number[]): void {
  const rising = residual(figure, condition, a) < 0;
  if (rising === residual(figure, condition, b) < 0) return;
  roots.push(solveBetween(figure, condition, a, b, rising));
}
