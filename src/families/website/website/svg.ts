import { writtenText } from '../../../contract/names.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { sha256Hex } from '../../../kernel/sha256.js';
import { LINE_STEP, MARGIN, SCALE } from './label-boxes.js';
import type { PlacedLabel } from './label-boxes.js';
import { wheelLayout } from './layout.js';
import type { WheelLayout } from './layout.js';
import { clearPieces } from './sector-lines.js';
import type { ChartWheelPacketResponse, Coordinate, WheelAspect, WheelPoint } from './schema.js';
import { STROKE_HALF } from './symbols.js';
import { styleSheet } from './svg-style.js';
import { packetAngles } from './wheel-frame.js';

/** Decimal part of a number of hundredths. */
const HUNDREDTHS = Array.from({ length: 100 }, (_, i) => String(i / 100).slice(1));

/**
 * A coordinate in SVG units with at most two decimals, never -0. Integer arithmetic, because a wheel has about two thousand of them.
 */
function n(value: number): string {
  const hundredths = Math.round(value * 100),
    size = Math.abs(hundredths);
  if (size === 0) return '0';
  return `${hundredths < 0 ? '-' : ''}${Math.floor(size / 100)}${HUNDREDTHS[size % 100]}`;
}
const xy = ({ x, y }: Coordinate): string => `${n(x * SCALE)} ${n(y * SCALE)}`;

/** Escapes text for element content and attribute values. */
export const escapeXml = (text: string): string => (PLAIN.test(text) ? text : escaped(text));
const PLAIN = /^[^&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]*$/;
const escaped = (text: string): string =>
  text
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const polar = (angleDeg: number, radius: number): string =>
  `${n(radius * Math.cos(angleDeg * RAD_PER_DEG))} ${n(radius * Math.sin(angleDeg * RAD_PER_DEG))}`;
const ring = (className: string, radius: number): string => `<circle class="${className}" r="${n(radius)}"/>`;

const ELEMENTS = ['fire', 'earth', 'air', 'water'];
const HARD = new Set(['Square', 'Opposition', 'Semisquare', 'Sesquiquadrate']),
  SOFT = new Set(['Trine', 'Sextile', 'Semisextile']);
const tone = (aspect: string): string =>
  aspect === 'Conjunction' ? 'union' : HARD.has(aspect) ? 'hard' : SOFT.has(aspect) ? 'soft' : 'minor';

/**
 * Degrees and minutes of a longitude within its sign, such as 24 degrees 13 minutes; minutes are truncated, as in printed ephemerides.
 */
const degreesMinutes = (degree: number): string =>
  `${Math.floor(degree)}°${String(Math.floor((degree % 1) * 60)).padStart(2, '0')}′`;

/**
 * The wheel of a packet as one SVG element. Needs no DOM. Coordinates are those of the packet times SCALE; labels and symbols are at the
 * positions of the layout. Colours are CSS variables with defaults for light and dark.
 */
export function wheelSvg(packet: ChartWheelPacketResponse): string {
  const { config } = packet,
    layout = wheelLayout(packet),
    half = layout.half;
  const id = `cw-${sha256Hex(`${packet.chart.jd_ut}|${JSON.stringify(config)}|${packet.points.map(({ key }) => key).join()}|${packet.houses?.asc ?? ''}`).slice(0, 10)}`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart-wheel" data-preset="${escapeXml(config.preset)}"${packet.palette ? ` data-palette="${packet.palette}"` : ''}${packet.line_style ? ` data-lines="${packet.line_style}"` : ''} data-scale="${SCALE}" viewBox="${n(-half)} ${n(-half)} ${n(2 * half)} ${n(2 * half)}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">${escapeXml(titleOf(packet))}</title>`,
    `<desc id="${id}-desc">${escapeXml(descriptionOf(packet, layout))}</desc>`,
    `<style>${styleSheet(config.preset)}</style>`,
    `<rect class="cw-ground" x="${n(-half)}" y="${n(-half)}" width="${n(2 * half)}" height="${n(2 * half)}"/>`,
    zodiacBand(packet, layout),
    ringCircles(packet, layout),
    houseLines(packet, layout),
    aspectLines(packet),
    timeBands(packet, layout),
    pointMarks(packet, layout),
    `<g class="cw-labels">${layout.labels.map((label) => labelElement(label, packet)).join('')}</g>`,
    '</svg>',
  ];
  return parts.join('');
}

function zodiacBand(
  { config, zodiac, orientation_offset_deg: offset }: ChartWheelPacketResponse,
  { zodiacInner }: WheelLayout,
): string {
  const outer = config.zodiac_radius * SCALE;
  const segments = zodiac.map(
    ({ sign, start_angle_deg: start, end_angle_deg: end }, i) =>
      `<path class="cw-sign cw-${ELEMENTS[i % 4]}" data-sign="${sign}" d="M${polar(start, outer)}A${n(outer)} ${n(outer)} 0 0 0 ${polar(end, outer)}L${polar(end, zodiacInner)}A${n(zodiacInner)} ${n(zodiacInner)} 0 0 1 ${polar(start, zodiacInner)}Z"/>`,
  );
  let ticks = '';
  for (let degree = 0; degree < 360; degree += 1) {
    const length = degree % 10 === 0 ? 0.022 : degree % 5 === 0 ? 0.016 : 0.009,
      angle = normalizeDeg(offset - degree) * RAD_PER_DEG;
    const x = Math.cos(angle),
      y = Math.sin(angle),
      end = zodiacInner + length * outer;
    ticks += `M${n(zodiacInner * x)} ${n(zodiacInner * y)}L${n(end * x)} ${n(end * y)}`;
  }
  return `<g class="cw-zodiac">${segments.join('')}<path class="cw-ticks" d="${ticks}"/></g>`;
}

/** House lines and axes, from the aspect circle through the rings, without the parts under labels. */
function houseLines(packet: ChartWheelPacketResponse, { outer, lines, labels }: WheelLayout): string {
  const { config, orientation_offset_deg: offset } = packet;
  const drawn = lines.map((line) => {
    const { kind, of, ring: at, longitude, angleDeg } = line;
    const named = kind === 'cusp' ? `data-house="${of}"` : `data-angle="${of}"`;
    const d = clearPieces(line, labels)
      .map(([from, to]) => `M${polar(angleDeg, from)}L${polar(angleDeg, to)}`)
      .join('');
    if (d === '') return '';
    const className = at === 0 ? `cw-${kind}` : `cw-${kind} cw-outer cw-ring-${at}`;
    return `<path class="${className}" ${named} data-longitude="${longitude}"${at > 0 ? ` data-ring="${at}"` : ''} d="${d}"/>`;
  });
  const marks = packetAngles(packet).map(
    ({ longitude }) =>
      `M${polar(normalizeDeg(offset - longitude), outer)}L${polar(normalizeDeg(offset - longitude), outer * 1.012)}`,
  );
  const outside = marks.length === 0 ? '' : `<path class="cw-axis" d="${marks.join('')}"/>`;
  return `<g class="cw-houses">${ring('cw-circle', config.aspect_radius * SCALE)}${drawn.join('')}${outside}</g>`;
}

/** The aspect lines that the packet draws: among its own points, between rings, or both. */
function aspectLines({
  aspects,
  ring_aspects: between = [],
  rings = [],
  aspect_lines: which = 'own',
}: ChartWheelPacketResponse): string {
  const names = ['', ...rings.map(({ label }) => `${label} `)];
  const own = which === 'between' ? [] : aspects.map((aspect) => ({ aspect, from: '', to: '', data: '' }));
  const others =
    which === 'own'
      ? []
      : between.map(({ ring1, ring2, ...aspect }) => ({
          aspect,
          from: names[ring1],
          to: names[ring2],
          data: ` data-ring1="${ring1}" data-ring2="${ring2}"`,
        }));
  // The widest orbs first, so that tight aspects are on top.
  const lines = [...own, ...others]
    .sort((a, b) => b.aspect.orb - a.aspect.orb)
    .map(({ aspect, from, to, data }) => aspectLine(aspect, from, to, data));
  return `<g class="cw-aspects">${lines.join('')}</g>`;
}

function aspectLine(aspect: WheelAspect, from: string, to: string, data: string): string {
  const { body1, body2, aspect: name, angle, orb, allowed_orb: allowed, stroke_key: key, start, end } = aspect;
  const sentence = `${from}${body1} ${name.toLowerCase()} ${to}${body2}, orb ${orb.toFixed(2)}°`;
  return `<path class="cw-aspect cw-${tone(name)}" data-body1="${escapeXml(body1)}" data-body2="${escapeXml(body2)}" data-aspect="${name}" data-angle="${angle}" data-stroke-key="${key}"${data} opacity="${n(1 - 0.65 * (allowed > 0 ? orb / allowed : 0))}" d="M${xy(start)}L${xy(end)}"><title>${escapeXml(sentence)}</title></path>`;
}

/** Arcs of bodies and angles under time uncertainty, at the inner edge of the zodiac. */
function timeBands(
  { time_bands: bands = [], orientation_offset_deg: offset }: ChartWheelPacketResponse,
  { zodiacInner }: WheelLayout,
): string {
  const arcs = bands
    .filter(({ arc_deg: arc }) => arc < 360)
    .map(({ key, from_longitude: from, arc_deg: arc }) => {
      const start = normalizeDeg(offset - from),
        end = normalizeDeg(offset - from - arc);
      const isAngle = key === 'Ascendant' || key === 'Midheaven';
      return `<path class="cw-band${isAngle ? ' cw-band-angle' : ''}" data-of="${escapeXml(key)}" d="M${polar(start, zodiacInner)}A${n(zodiacInner)} ${n(zodiacInner)} 0 ${arc > 180 ? 1 : 0} 0 ${polar(end, zodiacInner)}"><title>${escapeXml(`${key} within ${arc.toFixed(2)}°`)}</title></path>`;
    });
  return `<g class="cw-bands">${arcs.join('')}</g>`;
}

/** Circles of the other rings. */
const ringCircles = ({ rings = [] }: ChartWheelPacketResponse, { outer }: WheelLayout): string =>
  rings.length === 0
    ? ''
    : `<g class="cw-rings">${rings
        .map(({ radius, label }, i) => {
          const next = i + 1 < rings.length ? rings[i + 1].radius * SCALE : outer;
          return `<circle class="cw-circle" data-ring="${i + 1}" r="${n(next)}"><title>${escapeXml(label)}, from ${n(radius)}</title></circle>`;
        })
        .join('')}</g>`;

/**
 * A tick at the true position of each point on its circle, a line to a label that had to move, and a dot if no label covers the position.
 */
function pointMarks({ config, points, rings = [] }: ChartWheelPacketResponse, layout: WheelLayout): string {
  const unit = config.zodiac_radius * SCALE;
  const inner = marksOf(points, 0, layout, { from: layout.zodiacInner, by: -0.016 * unit, unit });
  const outer = rings.map((ringOf, i) =>
    marksOf(ringOf.points, i + 1, layout, { from: ringOf.radius * SCALE - 0.012 * unit, by: 0.028 * unit, unit }),
  );
  return `<g class="cw-points">${[inner, ...outer].join('')}${nameLeaders(layout, unit)}</g>`;
}

function marksOf(
  points: readonly WheelPoint[],
  ringIndex: number,
  { labels }: WheelLayout,
  { from, by, unit }: { readonly from: number; readonly by: number; readonly unit: number },
): string {
  const shown = new Map(
    labels.filter(({ role, ring: at }) => role === 'point' && at === ringIndex).map((label) => [label.of, label]),
  );
  const data = ringIndex === 0 ? '' : ` data-ring="${ringIndex}"`;
  return points
    .map(({ key, angle_deg: angle, position }) => {
      const label = shown.get(key);
      const leader = label === undefined ? '' : leaderTo(label, angle, from + by, unit);
      return `<g data-point="${escapeXml(key)}"${data}><path class="cw-tick" d="M${polar(angle, from)}L${polar(angle, from + by)}"/>${leader}${isCovered(position, labels) ? '' : `<circle class="cw-dot" cx="${n(position.x * SCALE)}" cy="${n(position.y * SCALE)}" r="${n(0.008 * unit)}"/>`}</g>`;
    })
    .join('');
}

/** A line from the mark of a true position to the edge of its symbol, if the symbol is not adjacent. */
function leaderTo(label: PlacedLabel, angleDeg: number, from: number, unit: number): string {
  const start = { x: from * Math.cos(angleDeg * RAD_PER_DEG), y: from * Math.sin(angleDeg * RAD_PER_DEG) };
  const away = Math.hypot(label.x - start.x, label.y - start.y),
    edge = 0.6 * label.size,
    isMoved = Math.abs(normalizeDeg(label.angleDeg - angleDeg + 180) - 180) > 0.4;
  const length = away - edge;
  if (length < 2 || (!isMoved && length < 0.05 * unit)) return '';
  const k = length / away;
  return `<path class="cw-leader" d="M${n(start.x)} ${n(start.y)}L${n(start.x + (label.x - start.x) * k)} ${n(start.y + (label.y - start.y) * k)}"/>`;
}

/** Lines from the rim to outer names that had to move. */
const nameLeaders = ({ labels, outer }: WheelLayout, unit: number): string =>
  labels
    .filter(({ role }) => role === 'name')
    .map((name) => {
      const point = labels.find(({ role, ring: at, of }) => role === 'point' && at === 0 && of === name.of);
      if (point === undefined || Math.abs(normalizeDeg(name.angleDeg - point.angleDeg + 180) - 180) < 2) return '';
      return `<path class="cw-leader" d="M${polar(point.angleDeg, outer)}L${polar(name.angleDeg, outer + 0.012 * unit)}"/>`;
    })
    .join('');

/** Whether a label covers a position. */
const isCovered = ({ x, y }: Coordinate, labels: readonly PlacedLabel[]): boolean =>
  labels.some(
    (label) =>
      Math.abs(x * SCALE - label.x) < label.width / 2 + 4 && Math.abs(y * SCALE - label.y) < label.height / 2 + 4,
  );

function labelElement(label: PlacedLabel, packet: ChartWheelPacketResponse): string {
  const { role, of, ring: at, x, y, size, stroke } = label;
  const points = at === 0 ? packet.points : (packet.rings?.[at - 1].points ?? []);
  const point = role === 'point' ? points.find(({ key }) => key === of) : undefined;
  const owned = points.find(({ key }) => key === of);
  const sign =
    role === 'sign'
      ? packet.zodiac.findIndex(({ sign: name }) => name === of)
      : role === 'point-sign' && owned
        ? Math.floor(owned.longitude / 30) % 12
        : -1;
  const className = `cw-label cw-label-${role}${at > 0 ? ` cw-ring-${at}` : ''}${sign >= 0 ? ` cw-${ELEMENTS[sign % 4]}-ink` : ''}`;
  const owner = at === 0 ? '' : `${packet.rings?.[at - 1].label ?? ''} `;
  const title = point
    ? `<title>${escapeXml(`${owner}${point.key} ${degreesMinutes(point.sign_degree)} ${point.sign}${point.retrograde ? ', retrograde' : ''}`)}</title>`
    : '';
  const content =
    stroke === null
      ? textLines(label)
      : `${point ? `<circle class="cw-halo" cx="${n(x)}" cy="${n(y)}" r="${n(0.56 * size)}"/>` : ''}<path transform="translate(${n(x)} ${n(y)}) scale(${n(size / (2 * STROKE_HALF))})" d="${stroke}"/>`;
  return `<g class="${className}" data-of="${escapeXml(of)}"${at > 0 ? ` data-ring="${at}"` : ''}>${title}${content}</g>`;
}

/** Lines of text around the middle of a box; a baseline is a third of the size below the middle of its line. */
const textLines = ({ lines, x, y, size, width, anchor }: PlacedLabel): string => {
  const at = x + (anchor === 'start' ? MARGIN - width / 2 : anchor === 'end' ? width / 2 - MARGIN : 0);
  return lines
    .map((line, i) => {
      const middle = y + (i - (lines.length - 1) / 2) * LINE_STEP * size;
      return `<text x="${n(at)}" y="${n(middle + 0.35 * size)}" font-size="${n(size)}" text-anchor="${anchor ?? 'middle'}">${escapeXml(line)}</text>`;
    })
    .join('');
};

function titleOf({ chart, houses }: ChartWheelPacketResponse): string {
  return `Chart wheel for ${chart.datetime_utc.slice(0, 16).replace('T', ' ')} UTC${houses ? `, ${houses.effective_system} houses` : ''}`;
}

/** Description of the chart for screen readers. */
function descriptionOf(packet: ChartWheelPacketResponse, { unlabelled }: WheelLayout): string {
  const {
    points,
    aspects,
    rings = [],
    ring_aspects: between = [],
    aspect_lines: which = 'own',
    zodiac_used: used,
  } = packet;
  const sentences = [`${placesOf(points)}.`];
  if (used) sentences.push(`Sidereal zodiac ${writtenText(used.ayanamsa_system)}, ayanamsa ${n(used.ayanamsa_deg)}°.`);
  const angles = new Map(packetAngles(packet).map(({ key, longitude }) => [key, longitude]));
  const [asc, mc] = [angles.get('AC'), angles.get('MC')];
  if (asc !== undefined && mc !== undefined)
    sentences.push(`Ascendant ${n(asc)}°, Midheaven ${n(mc)}° of ecliptic longitude.`);
  for (const { label, points: ringPoints } of rings) sentences.push(`Ring ${label}: ${placesOf(ringPoints)}.`);
  const names = ['', ...rings.map(({ label }) => `${label} `)];
  const told = [
    ...(which === 'between' ? [] : aspects.map((aspect) => ({ aspect, from: '', to: '' }))),
    ...(which === 'own'
      ? []
      : between.map((aspect) => ({ aspect, from: names[aspect.ring1], to: names[aspect.ring2] }))),
  ];
  if (told.length)
    sentences.push(
      `${told.length} aspects${told.length > 12 ? ', the tightest' : ''}: ${told
        .slice(0, 12)
        .map(
          ({ aspect: { body1, body2, aspect }, from, to }) => `${from}${body1} ${aspect.toLowerCase()} ${to}${body2}`,
        )
        .join('; ')}.`,
    );
  if (unlabelled.length) sentences.push(`Without a label for lack of room: ${unlabelled.join(', ')}.`);
  return sentences.join(' ');
}

const placesOf = (points: readonly WheelPoint[]): string =>
  points
    .map(
      ({ key, sign, sign_degree: degree, retrograde, house }) =>
        `${key} ${degreesMinutes(degree)} ${sign}${retrograde ? ' retrograde' : ''}${house ? ` in house ${house}` : ''}`,
    )
    .join('; ');
