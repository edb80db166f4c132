import type { TurningName, GeoPlace, Sheet } from './projections.js';
import { CLOSE_END_DEG, sheetOf } from './projections.js';
import { middleOf, pixelsPerDegree, placeText, fullScale } from './window.js';
import type { Size, Window } from './window.js';

/** The zooms at which the round map changes to the conformal one, and back. Between them nothing changes. */
const CLOSE_FROM = 9,
  CLOSE_TO = 6;
/** A conformal map is not used nearer to a pole than this. */
const MOST_CLOSE_DEG = CLOSE_END_DEG - 5;

export interface SheetChange {
  readonly shape: TurningName;
  readonly about: GeoPlace;
  /** The window of the other sheet as the address stores it. */
  readonly text: string;
}

/** The window of another sheet for the same place and scale, if that sheet is better; null if not. */
export function sheetChange(next: Window, sheet: Sheet, size: Size): SheetChange | null {
  const zoom = next.scale / fullScale(sheet, size),
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

/** A window that shows all latitudes, with a place in its middle. */
function windowAt(sheet: Sheet, { latitude, longitude }: GeoPlace, size: Size): Window {
  const scale = fullScale(sheet, size);
  const [x, y] = sheet.projection([longitude, latitude]) ?? [0, 0];
  return { scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale };
}

const KM_PER_DEGREE = 111.2;

/** The window on the conformal sheet with a number of kilometres from top to bottom about a place, as the address stores it. */
export function closeText(place: GeoPlace, km: number): string {
  const sheet = sheetOf('close', place);
  const units = (km / KM_PER_DEGREE) * (sheet.width / 360 / Math.cos((place.latitude * Math.PI) / 180));
  return placeText(place, sheet.height / units);
}

export const canBeClose = ({ latitude }: GeoPlace): boolean => Math.abs(latitude) <= MOST_CLOSE_DEG;
