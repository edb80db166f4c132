import { placeAt } from './projections.js';
import type { Sheet } from './projections.js';
import type { Size, Window } from './window.js';

/** The part of the Earth in a window of a conformal sheet, degrees; `west` within 180 of the middle, `east` beyond it. */
export interface VisibleBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export function visibleBox({ scale, x, y }: Window, sheet: Sheet, { width, height }: Size): VisibleBox {
  const about = sheet.closeAbout ?? 0;
  const east = (px: number): number => about + (((px - x) / scale / sheet.width) * 360 - 180);
  const latitude = (py: number): number => {
    const at = Math.min(sheet.height, Math.max(0, (py - y) / scale));
    return placeAt(sheet, sheet.width / 2, at)?.latitude ?? (at < sheet.height / 2 ? 85 : -85);
  };
  const west = Math.max(about - 180, east(0));
  return { south: latitude(height), west, north: latitude(0), east: Math.min(about + 180, east(width)) };
}

/** Whether the visible part is small enough for the fine pieces. */
const MOST_DEGREES = 45;
export const isFineBox = ({ west, east }: VisibleBox): boolean => east - west <= MOST_DEGREES;
