import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { labelBoxes } from './label-parts.js';
import type { LabelForm, LabelParts } from './label-parts.js';
import { ringOf, shapeInRing, shapeMeetsLine, shapeOf, shapeOverlapsBox } from './label-shape.js';
import type { Shape } from './label-shape.js';
import { LINE_MARGIN } from './sector-lines.js';
import type { Freedom, SectorLine } from './sector-lines.js';
import type { Box } from './spread.js';

/** A point whose label is placed by the search. */
export interface SearchPoint {
  /** Degrees clockwise from the right of the wheel, as in SVG. */
  readonly angleDeg: number;
  /** Limits between the neighbouring cusps and within the sign: the symbol never leaves them. */
  readonly free: Freedom;
  /** The same limits with only the axes as borders; crossing one has a cost. */
  readonly preferred: Freedom;
}

export interface SearchArea {
  /** Radius of the edge from which labels run, and the radius that no label passes. */
  readonly edge: number;
  readonly limit: number;
  readonly lines: readonly SectorLine[];
  readonly taken: readonly Box[];
  /** Number of candidates that may still be examined by all searches of a ring. */
  readonly effort: { left: number };
}

/**
 * Forms that differ in shape from the one along the radius: rows above and below the middle of the wheel, columns next to it.
 */
const ROWS: readonly LabelForm[] = ['right', 'left', 'after', 'before'],
  COLUMNS: readonly LabelForm[] = ['below', 'above', 'right', 'left'],
  ALL: readonly LabelForm[] = ['right', 'left', 'below', 'above', 'after', 'before'];
const formsAt = (angleDeg: number): readonly LabelForm[] => {
  const along = Math.abs(Math.cos(angleDeg * RAD_PER_DEG));
  return along > 0.88 ? COLUMNS : along < 0.48 ? ROWS : ALL;
};

/** Steps between positions, and their number to each side of the true longitude. */
const SHIFT_STEP_DEG = 1.7,
  MOST_SHIFTS_ASIDE = 4,
  /**
   * Costs (house rules): of a degree away from the true longitude (squared), of a unit away from the edge, of a form next to the symbol, of
   * crossing an axis.
   */
  SHIFT_COST = 0.3,
  DEPTH_COST = 0.042,
  BESIDE_COST = 1.5,
  OVER_AXIS_COST = 12;

/** How thorough a search is. */
export interface SearchChoice {
  /** False for labels of symbols only, which have one form. */
  readonly hasDegree: boolean;
  /** Distance between two radii, SVG units. */
  readonly trackStep: number;
  /** A search ends after so many turns for each label that do not bring it nearer to its end. */
  readonly patience: number;
}

/** Costs differ in steps of a thousandth, and a label has fewer positions than this. */
const COST_STEPS = 1000,
  MOST_CODES = 4096;

/** Cost of hiding a line: above every other cost, so that these positions come last. */
const OVER_LINE_COST = 400;

/** A position inside the ring that no placed label overlaps. */
export interface Candidate {
  readonly cost: number;
  readonly shift: number;
  /** Middle of the symbol. */
  readonly x: number;
  readonly y: number;
  readonly shape: Shape;
  /** Key of the last placed label that blocked this position; the search uses it as a mark. */
  blockedBy: number;
}

/**
 * The positions of one label: some angles, radii and arrangements, in order of cost. The order does not depend on the size of the label,
 * so it is made once; `resize` begins the list of open positions at another size. Positions are checked when the search first reaches them.
 */
export class Candidates {
  readonly angleDeg: number;
  readonly #shifts: number[];
  readonly #dx: number[];
  readonly #dy: number[];
  readonly #forms: readonly LabelForm[];
  readonly #tracks: number;
  /** Shift, track and form of each position in order of cost, packed, and the costs in that order. */
  readonly #codes: Int32Array;
  readonly #costs: Float64Array;
  readonly #area: SearchArea;
  readonly #side: 1 | -1;
  readonly #inner: number;
  readonly #outer: number;
  #lines: readonly SectorLine[] = [];
  #taken: readonly Box[] = [];
  #shapes: (Shape | undefined)[] = [];
  #parts: LabelParts | null = null;
  #firstRadius = 0;
  #step = 0;
  #open: Candidate[] = [];
  #onLine: Candidate[] = [];
  #next = 0;
  #mayHideLines = false;

  constructor({ angleDeg, free, preferred }: SearchPoint, area: SearchArea, { hasDegree, trackStep }: SearchChoice) {
    const depth = Math.abs(area.limit - area.edge);
    this.angleDeg = angleDeg;
    this.#area = area;
    this.#side = area.limit > area.edge ? 1 : -1;
    [this.#inner, this.#outer] = ringOf(area);
    this.#shifts = shiftsWithin(free);
    this.#dx = this.#shifts.map((shift) => Math.cos((angleDeg - shift) * RAD_PER_DEG));
    this.#dy = this.#shifts.map((shift) => Math.sin((angleDeg - shift) * RAD_PER_DEG));
    this.#forms = hasDegree ? formsAt(angleDeg) : [];
    this.#tracks = Math.max(2, Math.ceil(depth / trackStep));
    const forms = this.#forms.length + 1,
      count = this.#shifts.length * this.#tracks * forms,
      costs = new Float64Array(count),
      keys = new Float64Array(count),
      depthCost = (DEPTH_COST * depth) / (this.#tracks - 1);
    let code = 0;
    for (const shift of this.#shifts) {
      const overAxis = shift < preferred.low || shift > preferred.high ? OVER_AXIS_COST : 0,
        shiftCost = SHIFT_COST * shift * shift + overAxis;
      for (let track = 0; track < this.#tracks; track++)
        for (let form = 0; form < forms; form++, code++) {
          costs[code] = shiftCost + depthCost * track + (form === 0 ? 0 : BESIDE_COST);
          keys[code] = Math.round(costs[code] * COST_STEPS) * MOST_CODES + code;
        }
    }
    // Cost and code share one number: plain numbers are sorted without a comparison function.
    keys.sort();
    this.#codes = new Int32Array(count);
    this.#costs = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      this.#codes[i] = keys[i] % MOST_CODES;
      this.#costs[i] = costs[this.#codes[i]];
    }
  }

  resize(parts: LabelParts, mayHideLines: boolean): void {
    const depth = Math.abs(this.#area.limit - this.#area.edge),
      height = parts.symbol.height;
    this.#parts = parts;
    this.#mayHideLines = mayHideLines;
    this.#firstRadius = height / 2;
    this.#step = Math.max(0, depth - height) / (this.#tracks - 1);
    this.#shapes = [];
    this.#open = [];
    this.#onLine = [];
    this.#next = 0;
    this.#keepNear(reachOf(parts));
  }

  /** The open position number `index` in order of cost; undefined after the last. */
  at(index: number): Candidate | undefined {
    while (index >= this.#open.length && this.#next < this.#codes.length) this.#checkNext();
    return index < this.#open.length ? this.#open[index] : this.#onLine[index - this.#open.length];
  }

  #checkNext(): void {
    const code = this.#codes[this.#next],
      forms = this.#forms.length + 1,
      form = code % forms,
      track = Math.floor(code / forms) % this.#tracks,
      shiftIndex = Math.floor(code / (forms * this.#tracks));
    const radius = this.#area.edge + this.#side * (this.#firstRadius + track * this.#step),
      x = radius * this.#dx[shiftIndex],
      y = radius * this.#dy[shiftIndex],
      shape = this.#shapeOf(form, shiftIndex),
      cost = this.#costs[this.#next++],
      taken = this.#taken,
      lines = this.#lines;
    if (!shapeInRing(shape, x, y, this.#inner, this.#outer)) return;
    let isOnLine = false;
    for (let i = 0; i < lines.length && !isOnLine; i++) isOnLine = shapeMeetsLine(shape, x, y, lines[i]);
    if (isOnLine && !this.#mayHideLines) return;
    for (let i = 0; i < taken.length; i++) if (shapeOverlapsBox(shape, x, y, taken[i])) return;
    const list = isOnLine ? this.#onLine : this.#open,
      lineCost = isOnLine ? OVER_LINE_COST : 0;
    list.push({ cost: cost + lineCost, shift: this.#shifts[shiftIndex], x, y, shape, blockedBy: 0 });
  }

  #shapeOf(form: number, shiftIndex: number): Shape {
    const index = form === 0 ? shiftIndex : this.#shifts.length + form - 1,
      known = this.#shapes[index];
    if (known !== undefined) return known;
    if (this.#parts === null) throw new Error('resize() comes first');
    const [name, angleDeg] =
      form === 0 ? (['radial', this.angleDeg - this.#shifts[shiftIndex]] as const) : [this.#forms[form - 1], 0];
    const made = shapeOf(labelBoxes(this.#parts, name, angleDeg, 0, this.#side));
    this.#shapes[index] = made;
    return made;
  }

  /** Keeps the lines and boxes that a label of this reach, with its symbol at any of the angles, can meet. */
  #keepNear(reach: number): void {
    const { edge, limit, lines, taken } = this.#area,
      inner = Math.min(edge, limit),
      outer = Math.max(edge, limit);
    const middle = (Math.min(...this.#shifts) + Math.max(...this.#shifts)) / 2,
      half = Math.max(...this.#shifts) - middle;
    const aside = half + Math.asin(Math.min(1, (reach + LINE_MARGIN) / Math.max(1, inner))) * DEG_PER_RAD;
    const away = (angleDeg: number): number => Math.abs(normalizeDeg(angleDeg - (this.angleDeg - middle) + 180) - 180);
    this.#lines = lines.filter(({ angleDeg }) => away(angleDeg) <= aside);
    const across = Math.cos((this.angleDeg - middle) * RAD_PER_DEG) * outer,
      along = Math.sin((this.angleDeg - middle) * RAD_PER_DEG) * outer,
      around = reach + Math.max(2 * outer * Math.sin((half * RAD_PER_DEG) / 2), outer - inner);
    this.#taken = taken.filter(
      ({ x, y, width, height }) =>
        Math.abs(x - across) <= around + width / 2 && Math.abs(y - along) <= around + height / 2,
    );
  }
}

/** No part of a label is farther than this from the middle of its symbol. */
const reachOf = (parts: LabelParts): number =>
  [parts.symbol, parts.degree, parts.sign, parts.minute, parts.retrograde].reduce(
    (sum, part) => sum + (part === null ? 0 : Math.hypot(part.width, part.height) + 1),
    0,
  );

/** Shifts away from the true longitude: none, both limits, and steps between. */
function shiftsWithin({ low, high }: Freedom): number[] {
  const shifts = new Set([0, low, high]);
  for (const end of [low, high]) {
    const count = Math.min(MOST_SHIFTS_ASIDE, Math.ceil(Math.abs(end) / SHIFT_STEP_DEG));
    for (let i = 1; i < count; i++) shifts.add((end * i) / count);
  }
  return [...shifts];
}
