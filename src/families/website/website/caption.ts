import { conventionalForms } from '../../../contract/names.js';
import { findHouseSystem } from '../../../sky/houses/systems.js';
import { MARGIN, wantedText } from './label-boxes.js';
import type { PlacedLabel } from './label-boxes.js';
import type { ChartWheelPacketResponse } from './schema.js';

/** Factor by which a picture with a caption is larger than its wheel. */
export const CAPTION_ROOM = 1.05;

/** Sizes as fractions of the zodiac's radius: first line of a corner, other lines, smallest size. */
const HEAD = 0.05,
  LINE = 0.038,
  LEAST = 0.022,
  STEP = 1.3;

interface Corner {
  readonly lines: readonly string[];
  readonly side: 'left' | 'right';
  readonly edge: 'top' | 'bottom';
  readonly ring: number;
}

/**
 * The strings of the corners: name and time of the chart in the upper left, house system and zodiac in the lower left, the other rings on
 * the right.
 */
export function captionLabels(
  packet: ChartWheelPacketResponse,
  half: number,
  radius: number,
  others: readonly PlacedLabel[],
  unit: number,
): PlacedLabel[] {
  const { caption = [], rings = [] } = packet;
  const corners: Corner[] = [
    { lines: caption, side: 'left', edge: 'top', ring: 0 },
    { lines: settingLines(packet), side: 'left', edge: 'bottom', ring: 0 },
    ...rings.map(({ label, caption: lines = [] }, i): Corner => ({
      lines: lines.length > 0 ? lines : [label],
      side: 'right',
      edge: i === 0 ? 'top' : 'bottom',
      ring: i + 1,
    })),
  ];
  return corners.flatMap((corner) => cornerLabels(corner, half, radius, others, unit));
}

/** House system and zodiac of a wheel, as text. */
function settingLines({ houses, house_cusps: cusps, zodiac_used: used }: ChartWheelPacketResponse): string[] {
  const lines: string[] = [];
  if (houses) {
    const name = (code: string): string => findHouseSystem(code)?.name ?? code;
    lines.push(`${name(houses.effective_system)} houses`);
    if (houses.fallback) lines.push(`in place of ${name(houses.system)}`);
  } else if (cusps.length === 0) lines.push('No houses');
  if (used) {
    const [plain = used.ayanamsa_system] = conventionalForms(used.ayanamsa_system);
    const words = plain.replaceAll('_', ' ');
    const minutes = Math.floor(used.ayanamsa_deg * 60);
    lines.push(
      `Sidereal zodiac, ${words[0].toUpperCase()}${words.slice(1)}`,
      `ayanamsa ${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`,
    );
  } else lines.push('Tropical zodiac');
  return lines;
}

function cornerLabels(
  { lines, side, edge, ring }: Corner,
  half: number,
  radius: number,
  others: readonly PlacedLabel[],
  unit: number,
): PlacedLabel[] {
  const sign = side === 'left' ? -1 : 1,
    down = edge === 'top' ? 1 : -1;
  // A block at the bottom ends at the edge, so its last line is placed first.
  const ordered =
    edge === 'top' ? lines.map((line, i) => ({ line, i })) : lines.map((line, i) => ({ line, i })).reverse();
  const placed: PlacedLabel[] = [];
  let y = -down * (half - 0.012 * unit);
  for (const { line, i } of ordered) {
    const isHead = i === 0 && edge === 'top';
    const size = (isHead ? HEAD : LINE) * unit;
    const room = half - 0.012 * unit - freeFrom(y, y + down * size * STEP, side, radius, others);
    const label = fitted(line, size, LEAST * unit, room, { ring, isHead });
    if (label === null) break;
    const middle = y + (down * label.height) / 2;
    placed.push({
      ...label,
      x: sign * (half - 0.012 * unit - label.width / 2),
      y: middle,
      anchor: side === 'left' ? 'start' : 'end',
    });
    y += down * label.height;
  }
  return placed;
}

/** Distance from the centre beyond which a strip of the picture is clear of the wheel and of its outer labels. */
function freeFrom(
  y1: number,
  y2: number,
  side: Corner['side'],
  radius: number,
  others: readonly PlacedLabel[],
): number {
  const nearest = Math.min(Math.abs(y1), Math.abs(y2));
  let from = nearest < radius ? Math.sqrt(radius * radius - nearest * nearest) : 0;
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  for (const { x, y, width, height } of others) {
    if (y + height / 2 < top || y - height / 2 > bottom) continue;
    const reach = side === 'left' ? width / 2 - x : width / 2 + x;
    from = Math.max(from, reach);
  }
  return from + 3 * MARGIN;
}

/** A line in the largest size that fits, truncated if the smallest size does not fit. */
function fitted(
  line: string,
  size: number,
  least: number,
  room: number,
  { ring, isHead }: { ring: number; isHead: boolean },
) {
  const make = (text: string, at: number) =>
    wantedText({ role: 'caption', of: isHead ? 'name' : 'line', ring, angleDeg: 0 }, [text], at);
  const whole = make(line, size);
  if (whole.width <= room) return whole;
  const smaller = make(line, Math.max(least, (size * room) / whole.width));
  if (smaller.width <= room + MARGIN) return smaller;
  const letters = Array.from(line);
  for (let keep = letters.length - 1; keep > 0; keep--) {
    const cut = make(`${letters.slice(0, keep).join('').trimEnd()}…`, least);
    if (cut.width <= room) return cut;
  }
  return null;
}
