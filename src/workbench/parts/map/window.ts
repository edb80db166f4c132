import { placeAt } from './projections.js';
import type { GeoPlace, Sheet } from './projections.js';

/** The visible part of the sheet: screen = sheet * scale + shift, pixels. */
export interface Window {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 60;
const mostZoom = (sheet: Sheet): number => sheet.mostZoom ?? MOST_ZOOM;

/** Pixels per unit of the sheet when the entire map is visible. */
export const fullScale = (sheet: Sheet, size: Size): number =>
  Math.min(size.width / sheet.width, size.height / sheet.height);

/** In a window this much taller than the map (a phone) the map first fills the height and moves sideways. */
const TALL = 1.05;
const isTall = (sheet: Sheet, size: Size): boolean => size.height / sheet.height > (TALL * size.width) / sheet.width;
/** Windows are equal within a hundredth of the scale or a pixel of the shift. */
const SAME_SCALE = 1.01,
  SAME_PX = 1;

/** The window with the entire map. */
export const fullWindow = (sheet: Sheet, size: Size): Window =>
  kept({ scale: fullScale(sheet, size), x: 0, y: 0 }, sheet, size);

/** The initial window: the entire map, or in a tall window all latitudes about a place. */
export function startWindow(sheet: Sheet, size: Size, about: GeoPlace): Window {
  if (!isTall(sheet, size)) return fullWindow(sheet, size);
  const scale = size.height / sheet.height;
  const [x] = sheet.projection([about.longitude, 0]) ?? [sheet.width / 2];
  return kept({ scale, x: size.width / 2 - x * scale, y: 0 }, sheet, size);
}

/** Whether a window shows the map from top to bottom, so that it does not move vertically. */
export const showsHeight = ({ scale }: Window, sheet: Sheet, size: Size): boolean =>
  scale * sheet.height <= size.height * SAME_SCALE;

/** Keeps the map in the window, and the window within the map. */
export function kept({ scale, x, y }: Window, sheet: Sheet, size: Size): Window {
  const whole = fullScale(sheet, size);
  const s = Math.min(Math.max(scale, whole), whole * mostZoom(sheet));
  const along = (shift: number, length: number, room: number): number =>
    length * s <= room ? (room - length * s) / 2 : Math.min(0, Math.max(room - length * s, shift));
  return { scale: s, x: along(x, sheet.width, size.width), y: along(y, sheet.height, size.height) };
}

/** The window zoomed by a factor about a point of the screen, which keeps its position. */
export function zoomed(visible: Window, factor: number, at: Point2, sheet: Sheet, size: Size): Window {
  const whole = fullScale(sheet, size);
  const scale = Math.min(Math.max(visible.scale * factor, whole), whole * mostZoom(sheet)),
    by = scale / visible.scale;
  return kept({ scale, x: at.x - (at.x - visible.x) * by, y: at.y - (at.y - visible.y) * by }, sheet, size);
}
export interface Point2 {
  readonly x: number;
  readonly y: number;
}

/** A window as the address stores it: the place in its middle and the zoom. '' is the initial window. */
export function windowText(visible: Window, sheet: Sheet, size: Size, about: GeoPlace): string {
  const start = startWindow(sheet, size, about);
  const isStart = Math.abs(Math.log(visible.scale / start.scale)) < Math.log(SAME_SCALE);
  if (isStart && (!isTall(sheet, size) || Math.abs(visible.x - start.x) <= SAME_PX)) return '';
  const zoom = visible.scale / fullScale(sheet, size);
  const middle = placeAt(
    sheet,
    (size.width / 2 - visible.x) / visible.scale,
    (size.height / 2 - visible.y) / visible.scale,
  );
  if (middle === null) return '';
  return placeText(middle, zoom);
}

/** A place and a zoom as the address stores them, with more digits for larger zooms. */
export function placeText({ latitude, longitude }: GeoPlace, zoom: number): string {
  const digits = zoom > MOST_ZOOM ? 5 : 3;
  return [latitude.toFixed(digits), longitude.toFixed(digits), zoom.toFixed(2)].join(',');
}

/** The window with a place in its middle, at a zoom. */
export function windowAbout({ latitude, longitude }: GeoPlace, scale: number, sheet: Sheet, size: Size): Window {
  const [x, y] = sheet.projection([longitude, latitude]) ?? [sheet.width / 2, sheet.height / 2];
  return kept({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale }, sheet, size);
}

/** The place in the middle of a window; null outside the map. */
export const middleOf = (visible: Window, sheet: Sheet, size: Size): GeoPlace | null =>
  placeAt(sheet, (size.width / 2 - visible.x) / visible.scale, (size.height / 2 - visible.y) / visible.scale);

/** Pixels per degree of latitude in the middle of a window. */
export function pixelsPerDegree(visible: Window, sheet: Sheet, size: Size): number {
  const middle = middleOf(visible, sheet, size);
  if (middle === null) return 0;
  const ends = [-STEP_DEG, STEP_DEG].map((step) => sheet.projection([middle.longitude, middle.latitude + step]));
  const [a, b] = ends;
  return a && b ? (Math.hypot(b[0] - a[0], b[1] - a[1]) * visible.scale) / (2 * STEP_DEG) : 0;
}
const STEP_DEG = 0.05;

/** The window that the address names; the initial window if it names none. */
export function windowOf(text: string, sheet: Sheet, size: Size, about: GeoPlace): Window {
  const [latitude, longitude, zoom] = text.split(',').map(Number);
  const whole = fullScale(sheet, size);
  const point = [latitude, longitude, zoom].every(Number.isFinite) ? sheet.projection([longitude, latitude]) : null;
  if (point === null) return startWindow(sheet, size, about);
  return windowAbout({ latitude, longitude }, whole * Math.min(Math.max(zoom, 1), mostZoom(sheet)), sheet, size);
}

/** The position of a place on the screen; null if the map does not show it. */
export function onScreen({ latitude, longitude }: GeoPlace, sheet: Sheet, visible: Window): Point2 | null {
  const point = sheet.faces?.({ latitude, longitude }) === false ? null : sheet.projection([longitude, latitude]);
  return point === null ? null : { x: point[0] * visible.scale + visible.x, y: point[1] * visible.scale + visible.y };
}
