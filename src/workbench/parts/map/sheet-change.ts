import type { TurningName, GeoPlace, Sheet } from './projections.js';
import { CLOSE_END_DEG, sheetOf } from './projections.js';
import { middleOf, pixelsPerDegree, placeText, wholeScale } from './window.js';
import type { Size, Window } from './window.js';

/** Enlarged so far, the round map gives way to the conformal one, and back. Between them nothing changes. */
const CLOSE_FROM = 9,
  CLOSE_TO = 6;
/** Nearer to a pole a conformal map has no use. */
const MOST_CLOSE_DEG = CLOSE_END_DEG - 5;

export interface SheetChange {
  readonly shape: TurningName;
  readonly about: GeoPlace;
  /** The window of the other sheet, as the address has it. */
  readonly text: string;
}

/** What another sheet would show of the same place at the same scale, where it is the better one now; null where this one is. */
export function sheetChange(next: Window, sheet: Sheet, size: Size): SheetChange | null {
  const zoom = next.scale / wholeScale(sheet, size),
    middle = middleOf(next, sheet, size);
  if (middle === null) return null;
  const isClose = sheet.turns === 'close';
  const shape = isClose ? 'turned' : 'close';
  const pixels = pixelsPerDegree(next, sheet, size);
  const other = sheetOf(shape, middle);
  const otherZoom = pixels / pixelsPerDegree(windowAt(other, middle, size), other, size);
  if (isClose ? otherZoom > CLOSE_TO : zoom < CLOSE_FROM || Math.abs(middle.latitude) > MOST_CLOSE_DEG) return null;
  return { shape, about: middle, text: placeText(middle, Math.max(1, otherZoom)) };
}

/** A window of the whole scale with a place in its middle. */
function windowAt(sheet: Sheet, { latitude, longitude }: GeoPlace, size: Size): Window {
  const scale = wholeScale(sheet, size);
  const [x, y] = sheet.projection([longitude, latitude]) ?? [0, 0];
  return { scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale };
}

const KM_PER_DEGREE = 111.2;

/** The window that shows so many kilometres from top to bottom about a place, on the conformal sheet, as the address has it. */
export function closeText(place: GeoPlace, km: number): string {
  const sheet = sheetOf('close', place);
  const units = (km / KM_PER_DEGREE) * (sheet.width / 360 / Math.cos((place.latitude * Math.PI) / 180));
  return placeText(place, sheet.height / units);
}

export const canBeClose = ({ latitude }: GeoPlace): boolean => Math.abs(latitude) <= MOST_CLOSE_DEG;
