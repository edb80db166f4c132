import { callOf } from '../../api/client.js';
import type { AnswerOf } from '../../api/operations.js';
import { labelWidth } from './labels.js';
import type { Room } from './labels.js';
import type { Sheet } from './projections.js';
import type { VisibleBox } from './visible-box.js';
import { onScreen } from './window.js';
import type { Point2, Size, Window } from './window.js';

export type Town = AnswerOf<'placesWithin'>['places'][number];
const MOST_TOWNS = 80;
/** Boxes are rounded to a grid of half their width, so that a small move sends no new request. */
const GRID = 2;

const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The request for the places of a part of the map, rounded to a grid. */
export function townsCall({ south, west, north, east }: VisibleBox) {
  const step = 2 ** Math.ceil(Math.log2(Math.max(0.02, east - west))) / GRID;
  const [low, left] = [south, west].map((value) => Math.floor(value / step) * step),
    [high, right] = [north, east].map((value) => Math.ceil(value / step) * step);
  const rounded = (value: number): number => Number(value.toFixed(6));
  return callOf('placesWithin', {
    south: rounded(Math.max(-90, low)),
    west: rounded(wrapped(left)),
    north: rounded(Math.min(90, high)),
    east: rounded(wrapped(right)),
    limit: MOST_TOWNS,
  });
}

export interface PlacedTown {
  readonly town: Town;
  readonly at: Point2;
}
const HEIGHT_PX = 15;
/** Distance between the point of a town and its name. */
export const GAP_PX = 5;

/** The towns whose names fit, the largest first. */
export function placedTowns(
  towns: readonly Town[],
  { sheet, visible, size }: { readonly sheet: Sheet; readonly visible: Window; readonly size: Size },
  taken: readonly Room[],
): { readonly shown: readonly PlacedTown[]; readonly rooms: readonly Room[] } {
  const rooms = [...taken],
    shown: PlacedTown[] = [];
  for (const town of towns) {
    const at = onScreen(town, sheet, visible);
    if (at === null || at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) continue;
    const half = (labelWidth(town.name) + 2 * GAP_PX) / 2,
      x = at.x + half;
    const isFree = rooms.every(
      (other) => Math.abs(other.x - x) >= other.half + half || Math.abs(other.y - at.y) >= HEIGHT_PX,
    );
    if (!isFree || at.x + 2 * half > size.width) continue;
    rooms.push({ x, y: at.y, half });
    shown.push({ town, at });
  }
  return { shown, rooms };
}
