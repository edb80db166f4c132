import { normalizeDeg } from '../../../kernel/angle.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { clearance, wantedStroke, wantedText } from './label-boxes.js';
import type { PlacedLabel, Wanted } from './label-boxes.js';
import type { WheelPoint } from './schema.js';
import type { Box } from './spread.js';
import { pointStroke, RETROGRADE_STROKE, SIGN_STROKES } from './symbols.js';

/** Parts of a point's label besides its symbol. */
export type DegreeForm = 'minutes' | 'degrees' | 'none';

/**
 * Arrangement of degree, sign and minute: along the radius, as two lines on one side of the symbol, or in one line after or before it.
 */
export type LabelForm = 'radial' | 'right' | 'left' | 'below' | 'above' | 'after' | 'before';

/** Sizes at scale 1, as fractions of the zodiac's radius. */
const POINT = 0.072,
  DEGREE = 0.043,
  SIGN = 0.04,
  MINUTE = 0.035,
  RETROGRADE = 0.03;
/** Size of a symbol in letters, as a fraction of that of a drawn one. */
const LETTERS = 0.78;

/** Clear space between the parts of a label, SVG units; browsers round text boxes. */
const PART_GAP = 1;

/** The parts of a label in reading order; the first is the symbol of the point. */
export interface LabelParts {
  readonly symbol: Wanted;
  readonly degree: Wanted | null;
  readonly sign: Wanted | null;
  readonly minute: Wanted | null;
  readonly retrograde: Wanted | null;
}

export interface PartChoice {
  readonly ring: number;
  readonly form: DegreeForm;
  readonly glyphSet: string;
  /** Size in SVG units for one radius of the zodiac, times the scale of the label. */
  readonly unit: number;
}

/** The parts of a point's label (symbol, degree, sign, minute, retrograde mark), each with the size of its box. */
export function labelParts(point: WheelPoint, { ring, form, glyphSet, unit }: PartChoice): LabelParts {
  const what = { of: point.key, ring, angleDeg: point.angle_deg };
  const stroke = pointStroke(point.key, point.glyph);
  const symbol =
    stroke === undefined
      ? wantedText({ ...what, role: 'point' }, [point.glyph], POINT * LETTERS * unit)
      : wantedStroke({ ...what, role: 'point' }, stroke, POINT * unit);
  if (form === 'none') return { symbol, degree: null, sign: null, minute: null, retrograde: null };
  const minutes = Math.floor((point.sign_degree % 1) * 60),
    signIndex = Math.floor(point.longitude / 30) % 12;
  return {
    symbol,
    degree: wantedText({ ...what, role: 'degree' }, [`${Math.floor(point.sign_degree)}°`], DEGREE * unit),
    sign:
      glyphSet === 'unicode'
        ? wantedStroke({ ...what, role: 'point-sign' }, SIGN_STROKES[signIndex], SIGN * unit)
        : wantedText({ ...what, role: 'point-sign' }, [point.sign.slice(0, 3)], MINUTE * unit),
    minute:
      form === 'minutes'
        ? wantedText({ ...what, role: 'minute' }, [`${String(minutes).padStart(2, '0')}′`], MINUTE * unit)
        : null,
    retrograde: point.retrograde
      ? wantedStroke({ ...what, role: 'retrograde' }, RETROGRADE_STROKE, RETROGRADE * unit)
      : null,
  };
}

const partsOf = ({ symbol, degree, sign, minute, retrograde }: LabelParts): Wanted[] =>
  [symbol, degree, sign, minute, retrograde].filter((part) => part !== null);

/** A position on the wheel: angle, radius and the unit vector of the angle. */
interface Spot {
  readonly angleDeg: number;
  readonly x: number;
  readonly y: number;
}

const spotAt = (angleDeg: number, radius: number): Spot & { readonly dx: number; readonly dy: number } => {
  const dx = Math.cos(angleDeg * RAD_PER_DEG),
    dy = Math.sin(angleDeg * RAD_PER_DEG);
  return { angleDeg, dx, dy, x: radius * dx, y: radius * dy };
};

/**
 * The boxes of a label's parts, in the order of `partsOf`, with its symbol at an angle and radius. `direction` is -1 for a label that runs
 * along the radius towards the centre, else 1.
 */
export function labelBoxes(
  parts: LabelParts,
  form: LabelForm,
  angleDeg: number,
  radius: number,
  direction: 1 | -1,
): Box[] {
  if (form === 'radial') return alongRadius(parts, angleDeg, radius, direction);
  return besideSymbol(parts, form, spotAt(angleDeg, radius));
}

/** The label made of the boxes of `labelBoxes`. */
export function placedLabel(parts: LabelParts, boxes: readonly Box[], angleDeg: number): PlacedLabel[] {
  const angle = normalizeDeg(angleDeg);
  return partsOf(parts).map((part, i) => ({ ...part, angleDeg: angle, x: boxes[i].x, y: boxes[i].y }));
}

function alongRadius(parts: LabelParts, angleDeg: number, radius: number, direction: 1 | -1): Box[] {
  const { dx, dy } = spotAt(angleDeg, 1);
  let r = radius,
    before: Wanted | null = null;
  return partsOf(parts).map((part) => {
    if (before !== null) r += direction * (clearance(angleDeg, before, part) + PART_GAP);
    before = part;
    return { x: r * dx, y: r * dy, width: part.width, height: part.height };
  });
}

/** Two lines, degree and sign over minute and retrograde mark, on one side of the symbol; or one line. */
function besideSymbol(
  { symbol, degree, sign, minute, retrograde }: LabelParts,
  form: Exclude<LabelForm, 'radial'>,
  { x: cx, y: cy }: Spot,
): Box[] {
  const isRow = form === 'after' || form === 'before';
  const first = isRow ? lineOf(degree, sign, minute, retrograde) : lineOf(degree, sign),
    second = isRow ? lineOf() : lineOf(minute, retrograde);
  const width = Math.max(first.width, second.width),
    height = first.height + second.height + PART_GAP;
  const aside = (symbol.width + width) / 2 + PART_GAP,
    over = (symbol.height + height) / 2 + PART_GAP;
  const toSide = form === 'right' || form === 'after' ? 1 : form === 'left' || form === 'before' ? -1 : 0;
  const blockX = cx + toSide * aside,
    blockY = cy + (form === 'below' ? over : form === 'above' ? -over : 0);
  const boxes: Box[] = [{ x: cx, y: cy, width: symbol.width, height: symbol.height }];
  let top = blockY - height / 2;
  for (const line of [first, second]) {
    const slack = ((1 - toSide) / 2) * (width - line.width);
    let left = blockX - width / 2 + slack;
    for (const part of line.parts) {
      boxes.push({ x: left + part.width / 2, y: top + line.height / 2, width: part.width, height: part.height });
      left += part.width + PART_GAP;
    }
    top += line.height + PART_GAP;
  }
  return boxes;
}

function lineOf(...all: readonly (Wanted | null)[]): { parts: Wanted[]; width: number; height: number } {
  const parts = all.filter((part) => part !== null);
  return {
    parts,
    width: parts.reduce((sum, { width }) => sum + width + PART_GAP, -PART_GAP),
    height: parts.reduce((most, { height }) => Math.max(most, height), 0),
  };
}
