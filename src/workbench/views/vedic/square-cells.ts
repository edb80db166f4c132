/** A point of the drawing, 400 units wide and high. */
export type Point = readonly [number, number];

export const STYLES = ['north', 'south', 'east'] as const;
export type Style = (typeof STYLES)[number];

/** A field of a square chart: its outline, and the position of its sign. */
export interface Cell {
  readonly outline: readonly Point[];
  readonly mark: Point;
}

/** North Indian: fixed houses, counterclockwise from the upper diamond; index 0 is the first house. */
const NORTH: readonly Cell[] = [
  cell([200, 0, 300, 100, 200, 200, 100, 100], [200, 186]),
  cell([0, 0, 200, 0, 100, 100], [100, 88]),
  cell([0, 0, 100, 100, 0, 200], [88, 100]),
  cell([0, 200, 100, 100, 200, 200, 100, 300], [186, 200]),
  cell([0, 200, 100, 300, 0, 400], [88, 300]),
  cell([0, 400, 100, 300, 200, 400], [100, 313]),
  cell([200, 400, 100, 300, 200, 200, 300, 300], [200, 215]),
  cell([200, 400, 300, 300, 400, 400], [300, 313]),
  cell([400, 400, 300, 300, 400, 200], [312, 300]),
  cell([400, 200, 300, 300, 200, 200, 300, 100], [214, 200]),
  cell([400, 200, 300, 100, 400, 0], [312, 100]),
  cell([400, 0, 300, 100, 200, 0], [300, 88]),
];

/** South Indian: fixed signs, clockwise with Pisces in the upper left corner; index 0 is Aries. */
const SOUTH: readonly Cell[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
].map(([x, y]) =>
  cell(
    [x * 100, y * 100, x * 100 + 100, y * 100, x * 100 + 100, y * 100 + 100, x * 100, y * 100 + 100],
    [x * 100 + 12, y * 100 + 12],
  ),
);

const A = 400 / 3,
  B = 800 / 3;
/** East Indian: fixed signs, counterclockwise with Aries in the upper middle; index 0 is Aries. */
const EAST: readonly Cell[] = [
  cell([A, 0, B, 0, B, A, A, A], [200, A - 10]),
  cell([0, 0, A, 0, A, A], [A - 10, A - 28]),
  cell([0, 0, A, A, 0, A], [A - 28, A - 10]),
  cell([0, A, A, A, A, B, 0, B], [A - 12, 200]),
  cell([0, B, A, B, 0, 400], [A - 28, B + 12]),
  cell([0, 400, A, B, A, 400], [A - 10, B + 30]),
  cell([A, B, B, B, B, 400, A, 400], [200, B + 12]),
  cell([B, B, 400, 400, B, 400], [B + 11, B + 30]),
  cell([B, B, 400, B, 400, 400], [B + 28, B + 12]),
  cell([B, A, 400, A, 400, B, B, B], [B + 12, 200]),
  cell([B, A, 400, 0, 400, A], [B + 28, A - 10]),
  cell([B, 0, 400, 0, B, A], [B + 11, A - 28]),
];

export const CELLS: Readonly<Record<Style, readonly Cell[]>> = { north: NORTH, south: SOUTH, east: EAST };

function cell(flat: readonly number[], mark: Point): Cell {
  const outline: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) outline.push([flat[i], flat[i + 1]]);
  return { outline, mark };
}

/** The field of a sign; `first` is the sign of the first house (0 Aries). */
export const cellOfSign = (style: Style, sign: number, first: number): number =>
  style === 'north' ? (sign - first + 12) % 12 : sign;

/** The font sizes that are tried, and the size of a label relative to them. */
const LARGEST = 14,
  SMALLEST = 6,
  WIDE = 3.9,
  HIGH = 1.25,
  MARGIN = 3,
  MARK_HALF = 9;

/** The middle of each label, and the font size. */
export interface Placed {
  readonly size: number;
  readonly spots: readonly Point[];
}

/** Places a number of labels in a field at the largest font size at which they stay inside it and clear of its mark. */
export function placed({ outline, mark }: Cell, count: number): Placed {
  for (let size = LARGEST; size > SMALLEST; size -= 0.5) {
    const spots = spotsOf(outline, mark, size, count);
    if (spots !== null) return { size, spots };
  }
  return { size: SMALLEST, spots: spotsOf(outline, mark, SMALLEST, count) ?? [] };
}

interface Line {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly room: number;
}

/** Lines of labels around the middle of the field; null if they do not fit. */
function spotsOf(outline: readonly Point[], mark: Point, size: number, count: number): Point[] | null {
  const high = size * HIGH,
    ys = outline.map(([, y]) => y);
  const top = Math.min(...ys),
    bottom = Math.max(...ys),
    middle = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  const lines: Line[] = [];
  const steps = Math.floor((bottom - top) / high);
  for (let k = -steps; k <= steps; k++) {
    const line = lineAt(outline, mark, middle + k * high, size);
    if (line !== null) lines.push(line);
  }
  lines.sort((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle) || a.y - b.y);
  const used: Line[] = [];
  for (let room = 0; room < count;) {
    const next = lines[used.length] as Line | undefined;
    if (next === undefined) return null;
    used.push(next);
    room += next.room;
  }
  return spread(used, size, count);
}

/** Distributes labels over lines from the top in proportion to their width, centred. */
function spread(used: readonly Line[], size: number, count: number): Point[] {
  const spots: Point[] = [];
  let left = count,
    roomLeft = used.reduce((sum, { room }) => sum + room, 0);
  for (const { y, from, to, room } of [...used].sort((a, b) => a.y - b.y)) {
    const here = Math.min(room, Math.ceil((left * room) / roomLeft));
    const middle = (from + to) / 2;
    for (let i = 0; i < here; i++) spots.push([middle + (i - (here - 1) / 2) * size * WIDE, y]);
    left -= here;
    roomLeft -= room;
  }
  return spots;
}

/** A line of labels at a height: within the edges of the field over the full height of the font, next to the mark. */
function lineAt(outline: readonly Point[], mark: Point, y: number, size: number): Line | null {
  const half = (size * HIGH) / 2;
  const upper = spanAt(outline, y - half),
    lower = spanAt(outline, y + half);
  if (upper === null || lower === null) return null;
  let from = Math.max(upper[0], lower[0]) + MARGIN,
    to = Math.min(upper[1], lower[1]) - MARGIN;
  if (Math.abs(y - mark[1]) < half + MARK_HALF) {
    if (mark[0] - from > to - mark[0]) to = Math.min(to, mark[0] - MARK_HALF);
    else from = Math.max(from, mark[0] + MARK_HALF);
  }
  const room = Math.floor((to - from) / (size * WIDE));
  return room > 0 ? { y, from, to, room } : null;
}

/** The part of a horizontal line within a convex outline. */
function spanAt(outline: readonly Point[], y: number): Point | null {
  const crossings: number[] = [];
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length];
    if (y1 === y2 ? y1 !== y : y < Math.min(y1, y2) || y > Math.max(y1, y2)) return;
    if (y1 === y2) crossings.push(x1, x2);
    else crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return crossings.length < 2 ? null : [Math.min(...crossings), Math.max(...crossings)];
}
