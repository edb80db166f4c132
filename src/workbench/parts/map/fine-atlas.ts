import { signal } from '@preact/signals';
import { closePoint } from './projections.js';

/** A piece of the fine map: flat lists of steps from its south-western corner. */
interface Packed {
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
  readonly rivers: readonly (readonly number[])[];
  readonly lakes: readonly (readonly number[])[];
}
interface Index {
  readonly size: number;
  readonly units: number;
  readonly pieces: readonly string[];
}

/** A piece as paths, from its north-western corner in units of the conformal sheet. */
export interface FinePiece {
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly borders: string;
  readonly rivers: string;
  readonly lakes: string;
}

const FOLDER = '/workbench/atlas';
/** The loaded pieces by name. */
export const finePieces = signal<ReadonlyMap<string, FinePiece>>(new Map());

let index: Promise<Index> | undefined;
const requested = new Set<string>();

async function json<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/**
 * Requests the pieces between two parallels and two meridians (`east` may exceed 180). Loaded and pending pieces are not requested again.
 */
export async function loadFinePieces(box: {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}): Promise<void> {
  index ??= json<Index>(`${FOLDER}/index.json`);
  let known: Index;
  try {
    known = await index;
  } catch {
    index = undefined;
    return;
  }
  const { size } = known,
    columns = 360 / size;
  const names: string[] = [];
  for (let column = Math.floor((box.west + 180) / size); column * size - 180 < box.east; column++)
    for (let row = Math.max(0, Math.floor((box.south + 90) / size)); row * size - 90 < box.north; row++)
      names.push(`${((column % columns) + columns) % columns}-${row}`);
  await Promise.all(names.filter((name) => !requested.has(name)).map((name) => loadPiece(name, known)));
}

async function loadPiece(name: string, { size, units, pieces }: Index): Promise<void> {
  requested.add(name);
  try {
    const packed = pieces.includes(name) ? await json<Packed>(`${FOLDER}/${name}.json`) : null;
    finePieces.value = new Map([...finePieces.value, [name, pieceOf(name, packed, size, units)]]);
  } catch {
    requested.delete(name); // The coarse map stays; the next move requests the piece again.
  }
}

const NOTHING: Packed = { land: [], borders: [], rivers: [], lakes: [] };
const DIGITS = 4;

function pieceOf(name: string, packed: Packed | null, size: number, units: number): FinePiece {
  const [column, row] = name.split('-').map(Number);
  const west = column * size - 180,
    south = row * size - 90,
    north = south + size;
  const [x0, y0] = closePoint(0, north),
    [x1, y1] = closePoint(size, south);
  const path = (lines: readonly (readonly number[])[], close: string): string =>
    lines
      .map((steps) => {
        let x = 0,
          y = 0,
          d = '';
        for (let i = 0; i < steps.length; i += 2) {
          x += steps[i];
          y += steps[i + 1];
          const [px, py] = closePoint(x / units, south + y / units);
          d += `${i === 0 ? 'M' : 'L'}${(px - x0).toFixed(DIGITS)},${(py - y0).toFixed(DIGITS)}`;
        }
        return d + close;
      })
      .join('');
  const { land, borders, rivers, lakes } = packed ?? NOTHING;
  return {
    west,
    north,
    width: x1 - x0,
    height: y1 - y0,
    land: path(land, 'Z'),
    borders: path(borders, ''),
    rivers: path(rivers, ''),
    lakes: path(lakes, 'Z'),
  };
}
