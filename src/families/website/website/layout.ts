import { normalizeDeg } from '../../../kernel/angle.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { captionLabels, CAPTION_ROOM } from './caption.js';
import { houseNumbers } from './house-numbers.js';
import { MARGIN, reachOf, SCALE, wantedStroke, wantedText } from './label-boxes.js';
import type { PlacedLabel, Wanted } from './label-boxes.js';
import type { DegreeForm } from './label-parts.js';
import { DENSE_SHIFT_DEG, MOST_SHIFT_DEG, pointLabels } from './point-labels.js';
import type { LabelBand, PointLabels } from './point-labels.js';
import { RING_BREADTH } from './rings.js';
import type { ChartWheelPacketResponse, WheelPoint } from './schema.js';
import { sectorLines } from './sector-lines.js';
import type { SectorLine } from './sector-lines.js';
import { boxOnRing, spreadOnRing } from './spread.js';
import type { RingRadius } from './spread.js';
import { SIGN_STROKES } from './symbols.js';
import { packetAngles } from './wheel-frame.js';

export interface WheelLayout {
  readonly labels: readonly PlacedLabel[];
  readonly zodiacInner: number;
  /** Radius of the outermost circle: the zodiac's, or that of the last ring. */
  readonly outer: number;
  /** Half of the picture's side, SVG units. */
  readonly half: number;
  /** Cusps and axes; they are not drawn under labels. */
  readonly lines: readonly SectorLine[];
  /** Points without room for a label, least important first. */
  readonly unlabelled: readonly string[];
}

/** Sizes, as fractions of the zodiac's radius. */
const SIGN = 0.085,
  HOUSE = 0.046,
  ANGLE = 0.05,
  NAME = 0.07,
  /** Distance between the edge of a ring and its labels, for the marks of the true positions. */
  MARKS = 0.032,
  /** Room for the house numbers outside the circle of the aspect lines. */
  NUMBERS = 0.072;

/**
 * Positions of every text and symbol of a wheel. Signs are in the zodiac band, below it the points with their degrees, and house numbers
 * outside the circle of the aspect lines; other rings are outside the zodiac, and angles and full names outside everything. No two boxes
 * overlap, and none covers a drawn line.
 */
export function wheelLayout(packet: ChartWheelPacketResponse): WheelLayout {
  const { config, rings = [] } = packet,
    unit = config.zodiac_radius * SCALE;
  const zodiacInner = Math.min(Math.max(config.house_radius * SCALE, 0.8 * unit), 0.92 * unit);
  const outer =
    rings.length === 0 ? unit : (rings[rings.length - 1].radius + RING_BREADTH * config.zodiac_radius) * SCALE;
  const lines = sectorLines(packet);
  const deepest = 0.72 * zodiacInner - NUMBERS * unit;
  const circle = Math.min(config.aspect_radius * SCALE, deepest);
  const band = (ring: number, edge: number, limit: number): LabelBand => ({
    ring,
    edge,
    limit,
    minGapDeg: ring === 0 ? config.min_label_separation_deg : 0,
    unit,
    form: formOf(packet),
    glyphSet: config.glyph_set,
    scale: LABEL_SIZES[packet.label_size ?? 'normal'],
    lines: lines.filter((line) => line.ring === ring),
  });
  const labelled = (points: readonly WheelPoint[], where: LabelBand): PointLabels =>
    config.label_mode === 'hidden' ? { placed: [], unlabelled: [] } : pointLabels(points, where);
  const signs = signLabels(packet, unit, zodiacInner);
  const inner = labelled(packet.points, band(0, zodiacInner - MARKS * unit, circle + NUMBERS * unit));
  const numbers = houseNumbers(packet.house_sectors, {
    circle,
    size: HOUSE * unit,
    lines: lines.filter(({ ring }) => ring === 0),
    taken: inner.placed,
  });
  const outside = rings.map(({ points, radius, label }, i) => {
    const limit = (radius + RING_BREADTH * config.zodiac_radius) * SCALE - MARGIN;
    const found = labelled(points, band(i + 1, radius * SCALE + MARKS * unit, limit));
    return { ...found, unlabelled: found.unlabelled.map((key) => `${label} ${key}`) };
  });
  const unlabelled = [...inner.unlabelled, ...outside.flatMap((ring) => ring.unlabelled)];
  const withNames = config.label_mode === 'full' && rings.length === 0 && inner.placed.length > 0;
  const named = withNames ? packet.points.filter(({ key }) => !unlabelled.includes(key)) : [];
  const beyond = outerLabels(packet, outer, unit, named);
  const drawn = [...signs, ...inner.placed, ...outside.flatMap(({ placed }) => placed), ...numbers, ...beyond];
  const { half, captions } = withCaptions(packet, beyond, outer, unit);
  return { labels: [...drawn, ...captions], zodiacInner, outer, half, lines, unlabelled };
}

const LABEL_SIZES = { small: 0.85, normal: 1, large: 1.18 } as const;

/** The side of the picture, which is slightly larger if the corners have text. */
function withCaptions(
  packet: ChartWheelPacketResponse,
  beyond: readonly PlacedLabel[],
  outer: number,
  unit: number,
): { half: number; captions: PlacedLabel[] } {
  const { config } = packet;
  const side = Math.max(
    1.02 * unit,
    1.01 * outer,
    config.aspect_radius * SCALE,
    config.point_radius * SCALE * 1.03,
    config.house_radius * SCALE,
    ...beyond.map(({ x, y, width, height }) => MARGIN + Math.max(Math.abs(x) + width / 2, Math.abs(y) + height / 2)),
  );
  if (!packet.caption) return { half: side, captions: [] };
  const half = side * CAPTION_ROOM;
  return { half, captions: captionLabels(packet, half, 1.01 * outer, beyond, unit) };
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

/** The parts of the labels besides their symbols. */
function formOf({ config, degree_form: requested }: ChartWheelPacketResponse): DegreeForm {
  if (config.label_mode === 'compact' || config.label_mode === 'hidden') return 'none';
  return requested === 'degrees' ? 'degrees' : 'minutes';
}

/**
 * The degree of an angle under its name, in narrow lines next to the wheel and low lines above and below it, so that the wheel stays large.
 */
function angleDegree(packet: ChartWheelPacketResponse, longitude: number, angleDeg: number): string[] {
  const form = formOf(packet),
    within = longitude % 30;
  const degrees = `${Math.floor(within)}°`,
    minutes = `${String(Math.floor((within % 1) * 60)).padStart(2, '0')}′`;
  if (form === 'none') return [];
  if (form === 'degrees') return [degrees];
  return Math.abs(Math.cos(angleDeg * RAD_PER_DEG)) > Math.SQRT1_2 ? [degrees, minutes] : [`${degrees}${minutes}`];
}

/** Names become smaller before one is placed far from its point. */
const NAME_SIZES = [1, 0.85, 0.72, 0.6, 0.5, 0.42];

/**
 * The angles, and full names if shown, outside the outermost circle. If there is no room, names are dropped before angles.
 */
function outerLabels(
  packet: ChartWheelPacketResponse,
  outer: number,
  unit: number,
  named: readonly WheelPoint[],
): PlacedLabel[] {
  const offset = packet.orientation_offset_deg;
  const radius: RingRadius = (angleDeg, label) => outer + 0.012 * unit + reachOf(angleDeg, label);
  const anglesOf = (ring: number, angles: readonly { key: string; longitude: number }[], size: number): Wanted[] =>
    angles.map(({ key, longitude }) => {
      const angleDeg = normalizeDeg(offset - longitude);
      const lines = [key, ...angleDegree(packet, longitude, angleDeg)];
      return wantedText({ role: 'angle', of: key, ring, angleDeg }, lines, size * unit);
    });
  const angles = [
    ...anglesOf(0, packetAngles(packet), ANGLE),
    ...(packet.rings ?? []).flatMap((ring, i) => anglesOf(i + 1, ring.angles ?? [], 0.85 * ANGLE)),
  ];
  const spread = (wanted: readonly Wanted[]): PlacedLabel[] | null => {
    const placed = spreadOnRing(wanted, radius);
    return (
      placed && wanted.map((label, i) => ({ ...label, ...boxOnRing(placed[i], label, radius), angleDeg: placed[i] }))
    );
  };
  const farthest = (labels: readonly PlacedLabel[], shown: readonly WheelPoint[]): number =>
    Math.max(
      0,
      ...labels
        .slice(angles.length)
        .map(({ angleDeg }, i) => Math.abs(normalizeDeg(angleDeg - shown[i].angle_deg + 180) - 180)),
    );
  let loose: PlacedLabel[] | null = null;
  for (const most of [MOST_SHIFT_DEG, DENSE_SHIFT_DEG])
    for (const size of NAME_SIZES) {
      const found = spread([...angles, ...named.map((point) => nameOf(point, size * NAME * unit))]);
      if (found === null) continue;
      loose = found;
      if (farthest(found, named) <= most) return found;
    }
  return loose ?? spread(angles) ?? [];
}

const nameOf = (point: WheelPoint, size: number): Wanted =>
  wantedText({ role: 'name', of: point.key, angleDeg: point.angle_deg }, [point.label], size);
