import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Point } from './view.js';

/** The boundaries of the constellations, each as a list of galactic longitudes and latitudes in degrees. */
type Lines = readonly (readonly number[])[];

const FILE = '/workbench/constellation-boundaries.json';
const kept = signal<Lines | null>(null);
let isAsked = false;

async function load(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    kept.value = (await (await fetch(FILE)).json()) as Lines;
  } catch {
    isAsked = false; // The sky is shown without the boundaries; the next view requests them again.
  }
}

/** The boundaries after they have been requested and loaded. */
export function useBoundaries(isWanted: boolean): Lines | null {
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted]);
  return isWanted ? kept.value : null;
}

const RAD = Math.PI / 180;
type Vector = readonly [number, number, number];
const vectorOf = ([longitude, latitude]: Point): Vector => [
  Math.cos(latitude * RAD) * Math.cos(longitude * RAD),
  Math.cos(latitude * RAD) * Math.sin(longitude * RAD),
  Math.sin(latitude * RAD),
];

/** Converts galactic lines to the frame in which the galactic equator is known at longitudes 0 and 90. */
export function turnedLines(lines: Lines, atZero: Point, atNinety: Point): Point[][] {
  const x = vectorOf(atZero),
    y = vectorOf(atNinety);
  const z: Vector = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  const turned = (longitude: number, latitude: number): Point => {
    const [a, b, c] = vectorOf([longitude, latitude]);
    const [u, v, w] = [0, 1, 2].map((i) => a * x[i] + b * y[i] + c * z[i]);
    return [Math.atan2(v, u) / RAD, Math.asin(Math.min(Math.max(w, -1), 1)) / RAD];
  };
  return lines.map((line) => Array.from({ length: line.length / 2 }, (_, i) => turned(line[2 * i], line[2 * i + 1])));
}
