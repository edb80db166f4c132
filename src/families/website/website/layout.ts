import { normalizeDeg } from '../../../kernel/angle.js';
import type { ChartWheelPacketResponse, WheelPoint } from './schema.js';
import { boxOnRing, spreadOnRing } from './spread.js';
import type { Box, RingLabel, RingRadius } from './spread.js';
import { POINT_STROKES, SIGN_STROKES } from './symbols.js';

/** SVG units for one unit of the packet's coordinates. */
export const SCALE = 500;

/**
 * Metrics that the layout reckons with, in parts of the font size: no less than what DejaVu Sans, Verdana, Segoe UI, Helvetica
 * and Arial need, so that boxes measured in a browser lie inside these.
 */
const LINE_HEIGHT = 1.22,
  BOLD = 1.12;
const ADVANCES: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI.,'′ ]/, 0.42],
  [/[0-9]/, 0.64],
  [/°/, 0.55],
  [/[a-ln-vx-z]/, 0.64],
  [/[ABCEFJKLPRSTVXYZ]/, 0.72],
  [/[DGHNOQU]/, 0.8],
];
const WIDEST = 1.02;
const advance = (char: string): number => ADVANCES.find(([chars]) => chars.test(char))?.[1] ?? WIDEST;
const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, char) => sum + advance(char), 0) * size;

/** One text or symbol of the wheel with the box that is kept free for it, about its centre. */
export interface PlacedLabel extends Box {
  readonly role: 'sign' | 'point' | 'degree' | 'name' | 'house' | 'angle';
  /** Point, sign, house number or angle that it stands for. */
  readonly of: string;
  readonly angleDeg: number;
  readonly size: number;
  readonly text: string | null;
  /** Stroke of a symbol, in a square of side 20. */
  readonly stroke: string | null;
}

export interface WheelLayout {
  readonly labels: readonly PlacedLabel[];
  readonly zodiacInner: number;
  /** Half of the side of the picture, SVG units. */
  readonly half: number;
  /** Points whose labels had no room, least important first. */
  readonly unlabelled: readonly string[];
}

interface Wanted extends RingLabel {
  readonly role: PlacedLabel['role'];
  readonly of: string;
  readonly size: number;
  readonly text: string | null;
  readonly stroke: string | null;
}

/** Clear space about a box, SVG units. */
const MARGIN = 2;

const wantedText = (role: PlacedLabel['role'], of: string, angleDeg: number, text: string, size: number): Wanted => ({
  role,
  of,
  angleDeg,
  size,
  text,
  stroke: null,
  width: textWidth(text, size) * (role === 'angle' ? BOLD : 1) + MARGIN,
  height: LINE_HEIGHT * size + MARGIN,
});
const wantedStroke = (
  role: PlacedLabel['role'],
  of: string,
  angleDeg: number,
  stroke: string,
  size: number,
): Wanted => ({
  role,
  of,
  angleDeg,
  size,
  text: null,
  stroke,
  width: 1.12 * size + MARGIN,
  height: 1.12 * size + MARGIN,
});

/** Sizes, as parts of the zodiac's radius. */
const SIGN = 0.085,
  POINT = 0.078,
  DEGREE = 0.048,
  HOUSE = 0.052,
  NAME = 0.075;

const widest = (labels: readonly RingLabel[]): { width: number; height: number } =>
  labels.reduce(
    (most, { width, height }) => ({ width: Math.max(most.width, width), height: Math.max(most.height, height) }),
    { width: 0, height: 0 },
  );

/** Distance of two rings at which no box of one meets a box of the other in any direction. */
function ringGap(outer: readonly RingLabel[], inner: readonly RingLabel[]): number {
  const a = widest(outer),
    b = widest(inner);
  return Math.hypot((a.width + b.width) / 2, (a.height + b.height) / 2);
}

function place(labels: readonly Wanted[], radius: RingRadius, minGapDeg = 0): PlacedLabel[] | null {
  const angles = spreadOnRing(labels, radius, minGapDeg);
  return angles === null
    ? null
    : labels.map((label, i) => {
        const { width, height, ...rest } = label;
        return {
          ...rest,
          angleDeg: angles[i],
          ...boxOnRing(angles[i], { angleDeg: angles[i], width, height }, radius),
        };
      });
}

/**
 * Where every text and symbol of a wheel stands. Signs stand in the zodiac band; under it one ring each for points, their degrees
 * and the houses (with the names of the angles); full names stand outside. No two boxes overlap: labels of a ring are spread,
 * rings are clear of each other. When a ring is too small for all, the least important points go without a label.
 */
export function wheelLayout(packet: ChartWheelPacketResponse): WheelLayout {
  const { config } = packet,
    unit = config.zodiac_radius * SCALE;
  const zodiacInner = Math.min(Math.max(config.house_radius * SCALE, 0.8 * unit), 0.92 * unit);
  const signRing = (unit + zodiacInner) / 2,
    signSize = Math.min(SIGN * unit, (unit - zodiacInner) * 0.72);
  const labels: PlacedLabel[] = packet.zodiac.map((segment, i) => {
    const angleDeg = normalizeDeg(segment.start_angle_deg - 15);
    const { width, height, ...rest } =
      config.glyph_set === 'unicode'
        ? wantedStroke('sign', segment.sign, angleDeg, SIGN_STROKES[i], signSize)
        : wantedText('sign', segment.sign, angleDeg, segment.sign.slice(0, 3), signSize * 0.62);
    return { ...rest, ...boxOnRing(angleDeg, { angleDeg, width, height }, () => signRing) };
  });
  const symbols = packet.points.map((point) => pointWanted(point, unit)),
    degrees = packet.points.map((point) => degreeWanted(point, unit)),
    numbers = houseLabels(packet, unit);
  const symbol = widest(symbols),
    pointRing = Math.min(
      zodiacInner - Math.hypot(symbol.width, symbol.height) / 2,
      signRing - ringGap(labels, symbols),
    );
  const degreeRing = pointRing - ringGap(symbols, degrees),
    houseRing = degreeRing - ringGap(degrees, numbers);
  const { placed, unlabelled } = pointLabels(packet, symbols, degrees, pointRing, degreeRing);
  labels.push(...placed, ...(place(numbers, () => houseRing) ?? []));
  const names = placed.length === 0 || config.label_mode !== 'full' ? [] : nameLabels(packet, unit, unlabelled);
  labels.push(...names);
  const reach = names.reduce(
    (most, { x, y, width, height }) => Math.max(most, Math.abs(x) + width / 2, Math.abs(y) + height / 2),
    0,
  );
  return {
    labels,
    zodiacInner,
    half: Math.max(
      1.02 * unit,
      config.aspect_radius * SCALE,
      config.point_radius * SCALE * 1.03,
      config.house_radius * SCALE,
      reach + MARGIN,
    ),
    unlabelled,
  };
}

/** Symbols, and degrees under them unless the label mode is compact or the ring is too small for both. */
function pointLabels(
  { config, points }: ChartWheelPacketResponse,
  symbols: readonly Wanted[],
  degrees: readonly Wanted[],
  pointRing: number,
  degreeRing: number,
): { placed: PlacedLabel[]; unlabelled: string[] } {
  const unlabelled: string[] = [];
  if (config.label_mode === 'hidden') return { placed: [], unlabelled };
  const at = (wanted: Wanted, angleDeg: number, ring: number): PlacedLabel => ({
    ...wanted,
    ...boxOnRing(angleDeg, wanted, () => ring),
    angleDeg,
  });
  if (config.label_mode !== 'compact') {
    // One angle for symbol and degree: the symbol's ring is spread by whichever of the two needs more of it.
    const k = pointRing / degreeRing;
    const both = symbols.map((symbol, i) => ({
      ...symbol,
      width: Math.max(symbol.width, degrees[i].width * k),
      height: Math.max(symbol.height, degrees[i].height * k),
    }));
    const angles = spreadOnRing(both, () => pointRing, config.min_label_separation_deg);
    if (angles !== null)
      return {
        placed: [
          ...symbols.map((symbol, i) => at(symbol, angles[i], pointRing)),
          ...degrees.map((degree, i) => at(degree, angles[i], degreeRing)),
        ],
        unlabelled,
      };
  }
  for (let shown = [...points.keys()]; shown.length > 0;) {
    const angles = spreadOnRing(
      shown.map((i) => symbols[i]),
      () => pointRing,
      config.min_label_separation_deg,
    );
    if (angles !== null)
      return { placed: shown.map((i, place) => at(symbols[i], angles[place], pointRing)), unlabelled };
    const least = shown.reduce((worst, i) => (points[i].label_priority <= points[worst].label_priority ? i : worst));
    unlabelled.push(points[least].key);
    shown = shown.filter((i) => i !== least);
  }
  return { placed: [], unlabelled };
}

function pointWanted(point: WheelPoint, unit: number): Wanted {
  const stroke = POINT_STROKES[point.glyph];
  return stroke === undefined
    ? wantedText('point', point.key, point.angle_deg, point.glyph, POINT * unit * 0.78)
    : wantedStroke('point', point.key, point.angle_deg, stroke, POINT * unit);
}

function degreeWanted(point: WheelPoint, unit: number): Wanted {
  const wanted = wantedText(
    'degree',
    point.key,
    point.angle_deg,
    `${Math.floor(point.sign_degree)}°${point.retrograde ? 'R' : ''}`,
    DEGREE * unit,
  );
  // Numbers that follow each other in a line need a space between them.
  return { ...wanted, width: wanted.width + 0.3 * wanted.size };
}

/** House numbers in the middle of their houses, and the angles on their axes. */
function houseLabels(
  { houses, house_sectors: sectors, orientation_offset_deg: offset }: ChartWheelPacketResponse,
  unit: number,
): Wanted[] {
  if (!houses) return [];
  const numbers = sectors.map(({ house, start_angle_deg: start, end_angle_deg: end }) =>
    wantedText('house', String(house), start - normalizeDeg(start - end) / 2, String(house), HOUSE * unit),
  );
  const angles = (
    [
      ['AC', houses.asc],
      ['MC', houses.mc],
      ['DC', houses.dsc],
      ['IC', houses.ic],
    ] as const
  ).map(([name, longitude]) => wantedText('angle', name, offset - longitude, name, HOUSE * unit));
  return [...numbers, ...angles];
}

/** Full names outside the zodiac, each box clear of its circle. */
function nameLabels({ points }: ChartWheelPacketResponse, unit: number, unlabelled: readonly string[]): PlacedLabel[] {
  const outside: RingRadius = (angleDeg, { width, height }) => {
    const angle = (angleDeg * Math.PI) / 180;
    return 1.015 * unit + (Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height) / 2;
  };
  for (let shown = points.filter(({ key }) => !unlabelled.includes(key)); shown.length > 0;) {
    const placed = place(
      shown.map((point) => wantedText('name', point.key, point.angle_deg, point.label, NAME * unit)),
      outside,
    );
    if (placed !== null) return placed;
    const least = shown.reduce((worst, point) => (point.label_priority <= worst.label_priority ? point : worst));
    shown = shown.filter((point) => point !== least);
  }
  return [];
}
