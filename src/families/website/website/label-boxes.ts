import type { Box, RingLabel } from './spread.js';

/** SVG units in one unit of the packet's coordinates. */
export const SCALE = 500;

/**
 * Text metrics of the layout, as fractions of the font size. They are upper limits for DejaVu Sans, Verdana, Segoe UI, Helvetica and Arial,
 * so boxes measured in a browser are inside these.
 */
const LINE_HEIGHT = 1.22,
  BOLD = 1.12;
const ADVANCES: readonly (readonly [RegExp, number])[] = [
  // The prime of arcminutes and the degree sign.
  [/[iljtfrI.,'\u2032 ]/, 0.42],
  [/[0-9]/, 0.64],
  [/\u00b0/, 0.55],
  [/[a-ln-vx-z]/, 0.64],
  [/[ABCEFJKLPRSTVXYZ]/, 0.72],
  [/[DGHNOQU]/, 0.8],
];
const WIDEST = 1.02;
const advanceOf = (char: string): number => ADVANCES.find(([chars]) => chars.test(char))?.[1] ?? WIDEST;
const LATIN = Array.from({ length: 256 }, (_, code) => advanceOf(String.fromCharCode(code)));
const advance = (char: string): number =>
  char.length === 1 && char.charCodeAt(0) < LATIN.length ? LATIN[char.charCodeAt(0)] : advanceOf(char);
const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, char) => sum + advance(char), 0) * size;

/**
 * Kind of a string or symbol. Parts of a point's label are the symbol, its degree, sign, minute and retrograde mark.
 */
type PointPart = 'point' | 'degree' | 'point-sign' | 'minute' | 'retrograde';
type LabelRole = PointPart | 'sign' | 'name' | 'house' | 'angle' | 'caption';

/** One string or symbol of the wheel with its reserved box, which is centred on it. */
export interface PlacedLabel extends Box {
  readonly role: LabelRole;
  /** The point, sign, house number or angle of the label. */
  readonly of: string;
  /** 0 is the wheel itself, 1 and 2 are its rings. */
  readonly ring: number;
  readonly angleDeg: number;
  readonly size: number;
  /** One or two lines of text. */
  readonly lines: readonly string[];
  /** Stroke of a symbol, in a square of side 20. */
  readonly stroke: string | null;
  /** The end of the box at which the text is anchored; its middle by default. */
  readonly anchor?: 'start' | 'end';
}

export interface Wanted extends RingLabel {
  readonly role: PlacedLabel['role'];
  readonly of: string;
  readonly ring: number;
  readonly size: number;
  readonly lines: readonly string[];
  readonly stroke: string | null;
}

/** Clear space around a box, SVG units. */
export const MARGIN = 2;
/** Line spacing of a label, as a fraction of the font size. */
export const LINE_STEP = 1.02;

type WhatFor = Pick<Wanted, 'role' | 'of' | 'angleDeg'> & { readonly ring?: number };

/** A string to be placed, with the size of its box, SVG units. */
export const wantedText = (what: WhatFor, lines: readonly string[], size: number): Wanted => ({
  ring: 0,
  ...what,
  size,
  lines,
  stroke: null,
  width:
    Math.max(...lines.map((line) => textWidth(line, size))) *
      (what.role === 'angle' || what.role === 'caption' ? BOLD : 1) +
    MARGIN,
  height: (LINE_HEIGHT + (lines.length - 1) * LINE_STEP) * size + MARGIN,
});
/** A drawn symbol to be placed, with the size of its box, SVG units. */
export const wantedStroke = (what: WhatFor, stroke: string, size: number): Wanted => ({
  ring: 0,
  ...what,
  size,
  lines: [],
  stroke,
  width: 1.12 * size + MARGIN,
  height: 1.12 * size + MARGIN,
});

/** Extent of a box from its centre in a direction. */
export function reachOf(angleDeg: number, { width, height }: Pick<Box, 'width' | 'height'>): number {
  const angle = (angleDeg * Math.PI) / 180;
  return (Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height) / 2;
}

/** Distance along a direction at which two boxes do not overlap. */
export function clearance(
  angleDeg: number,
  a: Pick<Box, 'width' | 'height'>,
  b: Pick<Box, 'width' | 'height'>,
): number {
  const angle = (angleDeg * Math.PI) / 180,
    across = Math.abs(Math.cos(angle)),
    along = Math.abs(Math.sin(angle));
  return (
    1.0001 *
    Math.min((a.width + b.width) / 2 / Math.max(across, 1e-9), (a.height + b.height) / 2 / Math.max(along, 1e-9))
  );
}
