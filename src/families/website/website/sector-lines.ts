import { normalizeDeg } from '../../../kernel/angle.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { SCALE } from './label-boxes.js';
import { RING_BREADTH } from './rings.js';
import type { ChartWheelPacketResponse } from './schema.js';
import type { Box } from './spread.js';
import { packetAngles } from './wheel-frame.js';

/** A line along a radius that labels avoid: a cusp or an axis. Radii in SVG units. */
export interface SectorLine {
  readonly kind: 'cusp' | 'axis';
  /** House number, AC, MC, DC or IC. */
  readonly of: string;
  /** 0 is the wheel itself, 1 and 2 are its rings. */
  readonly ring: number;
  readonly longitude: number;
  /** Degrees clockwise from the right, as in SVG. */
  readonly angleDeg: number;
  /** Unit vector of that angle. */
  readonly dx: number;
  readonly dy: number;
  readonly from: number;
  readonly to: number;
}

/** Clear space between a label and a line, SVG units. */
export const LINE_MARGIN = 3;

/**
 * The radii between which a line from the centre is inside a box that is extended by the margin; null if it misses the box.
 */
export function within(angleDeg: number, box: Box, margin = LINE_MARGIN): [number, number] | null {
  const angle = angleDeg * RAD_PER_DEG;
  const [from, to] = runWithin(Math.cos(angle), Math.sin(angle), box, margin);
  return from < to ? [from, to] : null;
}

/** The same for a unit vector; the first radius is not below the second if the line misses the box. */
function runWithin(dx: number, dy: number, { x, y, width, height }: Box, margin: number): [number, number] {
  const across = width / 2 + margin,
    along = height / 2 + margin;
  // The distance of the middle from the line decides nearly all cases.
  if (Math.abs(x * dy - y * dx) >= Math.abs(across * dy) + Math.abs(along * dx)) return [0, 0];
  let from = 0,
    to = Infinity;
  if (Math.abs(dx) > 1e-12) {
    const middle = x / dx,
      reach = across / Math.abs(dx);
    from = Math.max(from, middle - reach);
    to = Math.min(to, middle + reach);
  }
  if (Math.abs(dy) > 1e-12) {
    const middle = y / dy,
      reach = along / Math.abs(dy);
    from = Math.max(from, middle - reach);
    to = Math.min(to, middle + reach);
  }
  return [from, to];
}

/** Whether a line meets a box that is extended by the margin. */
export function touches(line: SectorLine, box: Box): boolean {
  const [from, to] = runWithin(line.dx, line.dy, box, LINE_MARGIN);
  return from < to && from < line.to && to > line.from;
}

/** Shortest drawn piece of a line, SVG units. */
const LEAST_PIECE = 2;

/** The pieces of a line that no box covers, outwards. */
export function clearPieces(line: SectorLine, boxes: readonly Box[]): [number, number][] {
  let pieces: [number, number][] = [[line.from, line.to]];
  for (const box of boxes) {
    const hidden = within(line.angleDeg, box);
    if (hidden === null || hidden[0] >= line.to || hidden[1] <= line.from) continue;
    pieces = pieces.flatMap(([from, to]): [number, number][] =>
      hidden[0] >= to || hidden[1] <= from
        ? [[from, to]]
        : [
            [from, Math.max(from, hidden[0])],
            [Math.min(to, hidden[1]), to],
          ],
    );
  }
  return pieces.filter(([from, to]) => to - from >= LEAST_PIECE);
}

/** Range in which a label may move along the zodiac, degrees: `low` is at most 0, `high` at least 0. */
export interface Freedom {
  readonly low: number;
  readonly high: number;
}

/** Distance between a symbol and a boundary, degrees: a symbol is never on the boundary. */
const BORDER_DEG = 0.02;

/** Range between the two lines nearest to a longitude, within its sign. */
export function freedomOf(longitude: number, lines: readonly Pick<SectorLine, 'longitude'>[]): Freedom {
  const inSign = longitude % 30;
  let low = -inSign,
    high = 30 - inSign;
  for (const line of lines) {
    const back = normalizeDeg(longitude - line.longitude);
    low = Math.max(low, -back);
    // A point on a cusp belongs to the house that begins there.
    high = Math.min(high, back === 0 ? 360 : 360 - back);
  }
  return {
    low: Math.min(0, low + Math.min(BORDER_DEG, -low / 2)),
    high: Math.max(0, high - Math.min(BORDER_DEG, high / 2)),
  };
}

/**
 * Every cusp and axis of a wheel: inside it from the circle of the aspect lines, and through its rings with the axes of each ring.
 */
export function sectorLines(packet: ChartWheelPacketResponse): SectorLine[] {
  const { config, house_cusps: cusps, orientation_offset_deg: offset, rings = [] } = packet;
  const lineOf = (
    kind: SectorLine['kind'],
    of: string,
    ring: number,
    longitude: number,
    [from, to]: readonly [number, number],
  ): SectorLine => {
    const angleDeg = normalizeDeg(offset - longitude),
      angle = angleDeg * RAD_PER_DEG;
    return { kind, of, ring, longitude, angleDeg, dx: Math.cos(angle), dy: Math.sin(angle), from, to };
  };
  const own = [config.aspect_radius * SCALE, config.house_radius * SCALE] as const;
  return [
    ...cusps.map(({ house, longitude }) => lineOf('cusp', String(house), 0, longitude, own)),
    ...packetAngles(packet).map(({ key, longitude }) => lineOf('axis', key, 0, longitude, own)),
    ...rings.flatMap(({ radius, angles = [] }, i) => {
      const span = [radius * SCALE, (radius + RING_BREADTH * config.zodiac_radius) * SCALE] as const;
      return [
        ...cusps.map(({ house, longitude }) => lineOf('cusp', String(house), i + 1, longitude, span)),
        ...angles.map(({ key, longitude }) => lineOf('axis', key, i + 1, longitude, span)),
      ];
    }),
  ];
}
