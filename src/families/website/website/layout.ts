import { normalizeDeg } from '../../../kernel/angle.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { houseNumbers, innerHouseNumbers } from './house-numbers.js';
import { MARGIN, reachOf, SCALE, wantedStroke, wantedText } from './label-boxes.js';
import type { PlacedLabel, Wanted } from './label-boxes.js';
import { stackedLabels } from './point-labels.js';
import type { DegreeForm, LabelBand } from './point-labels.js';
import { RING_BREADTH } from './rings.js';
import type { ChartWheelPacketResponse, WheelPoint } from './schema.js';
import { boxOnRing, spreadOnRing } from './spread.js';
import type { RingRadius } from './spread.js';
import { SIGN_STROKES } from './symbols.js';
import { packetAngles } from './wheel-frame.js';

export interface WheelLayout {
  readonly labels: readonly PlacedLabel[];
  readonly zodiacInner: number;
  /** Radius of the outermost circle: the zodiac's, or that of the last ring. */
  readonly outer: number;
  /** Half of the side of the picture, SVG units. */
  readonly half: number;
  /** Points whose labels had no room, least important first. */
  readonly unlabelled: readonly string[];
}

/** Sizes, as parts of the zodiac's radius. */
const SIGN = 0.085,
  HOUSE = 0.053,
  NAME = 0.075;

/**
 * Where every text and symbol of a wheel stands. Signs stand in the zodiac band; under it points with their degrees, and house numbers
 * outside the circle of the aspect lines; other rings stand outside the zodiac, the angles and full names outside everything. No two
 * boxes overlap. Where a ring is too small for all, minutes go first, then degrees, then the least important points.
 */
export function wheelLayout(packet: ChartWheelPacketResponse): WheelLayout {
  const { config } = packet,
    unit = config.zodiac_radius * SCALE;
  const zodiacInner = Math.min(Math.max(config.house_radius * SCALE, 0.8 * unit), 0.92 * unit);
  const signs = signLabels(packet, unit, zodiacInner);
  const inner = innerLabels(packet, unit, zodiacInner);
  const rings = (packet.rings ?? []).map(({ points, radius, label }, i) => {
    const edge = radius * SCALE + 0.022 * unit;
    const limit = (radius + RING_BREADTH * config.zodiac_radius) * SCALE - MARGIN;
    const found = pointLabels(packet, points, { ring: i + 1, edge, limit, minGapDeg: 0, unit, scale: 1 });
    return { ...found, unlabelled: found.unlabelled.map((key) => `${label} ${key}`) };
  });
  const count = packet.rings?.length ?? 0;
  const outer =
    count === 0 ? unit : ((packet.rings?.[count - 1].radius ?? 0) + RING_BREADTH * config.zodiac_radius) * SCALE;
  const unlabelled = [...inner.unlabelled, ...rings.flatMap((ring) => ring.unlabelled)];
  const withNames = config.label_mode === 'full' && count === 0 && inner.placed.length > 0;
  const outside = outerLabels(
    packet,
    outer,
    unit,
    withNames ? packet.points.filter(({ key }) => !unlabelled.includes(key)) : [],
  );
  const reach = outside.reduce(
    (most, { x, y, width, height }) => Math.max(most, Math.abs(x) + width / 2, Math.abs(y) + height / 2),
    0,
  );
  return {
    labels: [...signs, ...inner.placed, ...rings.flatMap(({ placed }) => placed), ...inner.numbers, ...outside],
    zodiacInner,
    outer,
    half: Math.max(
      1.02 * unit,
      1.01 * outer,
      config.aspect_radius * SCALE,
      config.point_radius * SCALE * 1.03,
      config.house_radius * SCALE,
      reach + MARGIN,
    ),
    unlabelled,
  };
}

function signLabels({ config, zodiac }: ChartWheelPacketResponse, unit: number, zodiacInner: number): PlacedLabel[] {
  const ring = (unit + zodiacInner) / 2,
    size = Math.min(SIGN * unit, (unit - zodiacInner) * 0.72);
  return zodiac.map(({ sign, start_angle_deg: start }, i) => {
    const angleDeg = normalizeDeg(start - 15),
      what = { role: 'sign', of: sign, angleDeg } as const;
    const wanted =
      config.glyph_set === 'unicode'
        ? wantedStroke(what, SIGN_STROKES[i], size)
        : wantedText(what, [sign.slice(0, 3)], size * 0.62);
    return { ...wanted, ...boxOnRing(angleDeg, wanted, () => ring) };
  });
}

interface PointLabels {
  readonly placed: readonly PlacedLabel[];
  readonly unlabelled: readonly string[];
}

/** Points of the wheel itself and the numbers of its houses. Forms of degrees are tried until the numbers, too, have room. */
function innerLabels(
  packet: ChartWheelPacketResponse,
  unit: number,
  zodiacInner: number,
): PointLabels & { numbers: readonly PlacedLabel[] } {
  const { config, house_sectors: sectors } = packet;
  const circle = config.aspect_radius * SCALE,
    size = HOUSE * unit;
  const limit = Math.min(circle, 0.6 * zodiacInner) + 2;
  const band: LabelBand = {
    ring: 0,
    edge: zodiacInner - 0.012 * unit,
    limit,
    minGapDeg: config.min_label_separation_deg,
    unit,
    scale: 1,
  };
  for (const form of formsOf(packet)) {
    const placed = config.label_mode === 'hidden' ? [] : stackedLabels(packet.points, form, band);
    const numbers = placed && houseNumbers(sectors, circle, size, placed);
    // A number beyond the zodiac's band would stand on the signs.
    if (placed && numbers && numbers.every(({ x, y }) => Math.hypot(x, y) < zodiacInner - size))
      return { placed, unlabelled: [], numbers };
  }
  const found = pointLabels(packet, packet.points, band);
  const innermost = Math.min(
    zodiacInner,
    ...found.placed.map(({ x, y, width, height }) =>
      Math.hypot(Math.max(0, Math.abs(x) - width / 2), Math.max(0, Math.abs(y) - height / 2)),
    ),
  );
  return { ...found, numbers: innerHouseNumbers(sectors, innermost, size) ?? [] };
}

/** Forms of degrees that a packet admits, the fullest first. */
function formsOf({ config, degree_form: asked }: ChartWheelPacketResponse): readonly DegreeForm[] {
  if (config.label_mode === 'compact' || config.label_mode === 'hidden') return ['none'];
  return asked === 'degrees' ? ['degrees', 'none'] : ['minutes', 'degrees', 'none'];
}

/** Labels of one ring in the fullest form for which it has room; where it has none for all symbols, the least important go. */
function pointLabels(packet: ChartWheelPacketResponse, points: readonly WheelPoint[], band: LabelBand): PointLabels {
  if (packet.config.label_mode === 'hidden') return { placed: [], unlabelled: [] };
  for (const form of formsOf(packet)) {
    const placed = stackedLabels(points, form, band);
    if (placed !== null) return { placed, unlabelled: [] };
  }
  const unlabelled: string[] = [];
  for (let shown = points; shown.length > 0;) {
    const placed = stackedLabels(shown, 'none', band);
    if (placed !== null) return { placed, unlabelled };
    const least = shown.reduce((worst, point) => (point.label_priority <= worst.label_priority ? point : worst));
    unlabelled.push(least.key);
    shown = shown.filter((point) => point !== least);
  }
  return { placed: [], unlabelled };
}

/** An angle's degree under its name: in lines that are narrow beside the wheel and low over it, so that the wheel stays large. */
function angleDegree(packet: ChartWheelPacketResponse, longitude: number, angleDeg: number): string[] {
  const [form] = formsOf(packet),
    within = longitude % 30;
  const degrees = `${Math.floor(within)}°`,
    minutes = `${String(Math.floor((within % 1) * 60)).padStart(2, '0')}′`;
  if (form === 'none') return [];
  if (form === 'degrees') return [degrees];
  return Math.abs(Math.cos(angleDeg * RAD_PER_DEG)) > Math.SQRT1_2 ? [degrees, minutes] : [`${degrees}${minutes}`];
}

/** The angles, and full names where they are shown, outside the outermost circle. Names go before the angles do. */
function outerLabels(
  packet: ChartWheelPacketResponse,
  outer: number,
  unit: number,
  named: readonly WheelPoint[],
): PlacedLabel[] {
  const offset = packet.orientation_offset_deg,
    size = HOUSE * unit;
  const radius: RingRadius = (angleDeg, label) => outer + 0.012 * unit + reachOf(angleDeg, label);
  const angles = packetAngles(packet).map(({ key, longitude }) => {
    const angleDeg = normalizeDeg(offset - longitude);
    return wantedText({ role: 'angle', of: key, angleDeg }, [key, ...angleDegree(packet, longitude, angleDeg)], size);
  });
  for (let shown = named; ;) {
    const wanted: Wanted[] = [
      ...angles,
      ...shown.map((point) =>
        wantedText({ role: 'name', of: point.key, angleDeg: point.angle_deg }, [point.label], NAME * unit),
      ),
    ];
    const placed = spreadOnRing(wanted, radius);
    if (placed !== null)
      return wanted.map((label, i) => ({ ...label, ...boxOnRing(placed[i], label, radius), angleDeg: placed[i] }));
    if (shown.length === 0) return [];
    const least = shown.reduce((worst, point) => (point.label_priority <= worst.label_priority ? point : worst));
    shown = shown.filter((point) => point !== least);
  }
}
