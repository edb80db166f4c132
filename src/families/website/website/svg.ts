import { normalizeDeg } from '../../../kernel/angle.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { sha256Hex } from '../../../kernel/sha256.js';
import { SCALE, wheelLayout } from './layout.js';
import type { PlacedLabel, WheelLayout } from './layout.js';
import type { ChartWheelPacketResponse, Coordinate } from './schema.js';
import { STROKE_HALF } from './symbols.js';
import { styleSheet } from './svg-style.js';

/** A coordinate in SVG units with at most two decimals, never -0. */
function n(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}
const xy = ({ x, y }: Coordinate): string => `${n(x * SCALE)} ${n(y * SCALE)}`;

/** Text for element content and attribute values. */
export const escapeXml = (text: string): string =>
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

/** 24 degrees 13 minutes of a longitude within its sign; minutes are cut, as ephemerides print them. */
const degreesMinutes = (degree: number): string =>
  `${Math.floor(degree)}°${String(Math.floor((degree % 1) * 60)).padStart(2, '0')}′`;

/**
 * The wheel of a packet as one SVG element: no DOM is needed to make it, all its coordinates are the packet's times SCALE, texts
 * and symbols stand where the layout found room. Colours are CSS variables with defaults for light and dark.
 */
export function wheelSvg(packet: ChartWheelPacketResponse): string {
  const { config } = packet,
    layout = wheelLayout(packet),
    half = layout.half;
  const id = `cw-${sha256Hex(`${packet.chart.jd_ut}|${JSON.stringify(config)}|${packet.points.map(({ key }) => key).join()}|${packet.houses?.asc ?? ''}`).slice(0, 10)}`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart-wheel" data-preset="${escapeXml(config.preset)}" data-scale="${SCALE}" viewBox="${n(-half)} ${n(-half)} ${n(2 * half)} ${n(2 * half)}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">${escapeXml(titleOf(packet))}</title>`,
    `<desc id="${id}-desc">${escapeXml(descriptionOf(packet, layout))}</desc>`,
    `<style>${styleSheet(config.preset)}</style>`,
    `<rect class="cw-ground" x="${n(-half)}" y="${n(-half)}" width="${n(2 * half)}" height="${n(2 * half)}"/>`,
    zodiacBand(packet, layout),
    houseLines(packet),
    aspectLines(packet),
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
      angle = normalizeDeg(offset - degree);
    ticks += `M${polar(angle, zodiacInner)}L${polar(angle, zodiacInner + length * outer)}`;
  }
  return `<g class="cw-zodiac">${segments.join('')}<path class="cw-ticks" d="${ticks}"/></g>`;
}

/** House lines from the aspect circle to the ends of the packet, and the two axes. */
function houseLines({
  config,
  house_cusps: cusps,
  houses,
  orientation_offset_deg: offset,
}: ChartWheelPacketResponse): string {
  const inner = config.aspect_radius * SCALE,
    outer = config.house_radius * SCALE;
  const lines = cusps.map(({ house, longitude, endpoint }) => {
    const k = config.aspect_radius / config.house_radius,
      start = { x: endpoint.x * k, y: endpoint.y * k };
    return `<path class="cw-cusp" data-house="${house}" data-longitude="${longitude}" d="M${xy(start)}L${xy(endpoint)}"/>`;
  });
  const axes = houses
    ? (
        [
          ['AC', houses.asc],
          ['MC', houses.mc],
          ['DC', houses.dsc],
          ['IC', houses.ic],
        ] as const
      ).map(([name, longitude]) => {
        const angle = normalizeDeg(offset - longitude);
        return `<path class="cw-axis" data-angle="${name}" data-longitude="${longitude}" d="M${polar(angle, inner)}L${polar(angle, outer)}"/>`;
      })
    : [];
  return `<g class="cw-houses">${ring('cw-circle', inner)}${lines.join('')}${axes.join('')}</g>`;
}

function aspectLines({ aspects }: ChartWheelPacketResponse): string {
  // The loosest first, so that tight aspects lie above.
  const lines = [...aspects]
    .reverse()
    .map(
      ({ body1, body2, aspect, angle, orb, allowed_orb: allowed, stroke_key: key, start, end }) =>
        `<path class="cw-aspect cw-${tone(aspect)}" data-body1="${escapeXml(body1)}" data-body2="${escapeXml(body2)}" data-aspect="${aspect}" data-angle="${angle}" data-stroke-key="${key}" opacity="${n(1 - 0.65 * (allowed > 0 ? orb / allowed : 0))}" d="M${xy(start)}L${xy(end)}"><title>${escapeXml(`${body1} ${aspect.toLowerCase()} ${body2}, orb ${orb.toFixed(2)}°`)}</title></path>`,
    );
  return `<g class="cw-aspects">${lines.join('')}</g>`;
}

/** A dot at the true place of each point, a tick on the zodiac, and a line to a label that had to move. */
function pointMarks({ config, points }: ChartWheelPacketResponse, { labels, zodiacInner }: WheelLayout): string {
  const shown = new Map(labels.filter(({ role }) => role === 'point').map((label) => [label.of, label]));
  const outer = config.zodiac_radius * SCALE;
  const marks = points.map(({ key, angle_deg: angle, position }) => {
    const label = shown.get(key),
      moved = label !== undefined && Math.abs(normalizeDeg(label.angleDeg - angle + 180) - 180) > 0.4;
    const inward = label === undefined ? 0 : Math.hypot(label.x, label.y) - 0.044 * outer;
    return `<g data-point="${escapeXml(key)}"><path class="cw-tick" d="M${polar(angle, zodiacInner)}L${polar(angle, zodiacInner - 0.02 * outer)}"/>${moved ? `<path class="cw-leader" d="M${xy(position)}L${polar(label.angleDeg, inward)}"/>` : ''}<circle class="cw-dot" cx="${n(position.x * SCALE)}" cy="${n(position.y * SCALE)}" r="${n(0.009 * outer)}"/></g>`;
  });
  return `<g class="cw-points">${marks.join('')}</g>`;
}

function labelElement({ role, of, x, y, size, text, stroke }: PlacedLabel, packet: ChartWheelPacketResponse): string {
  const point = role === 'point' ? packet.points.find(({ key }) => key === of) : undefined;
  const sign = role === 'sign' ? packet.zodiac.findIndex(({ sign: name }) => name === of) : -1;
  const className = `cw-label cw-label-${role}${sign >= 0 ? ` cw-${ELEMENTS[sign % 4]}-ink` : ''}`;
  const title = point
    ? `<title>${escapeXml(`${point.key} ${degreesMinutes(point.sign_degree)} ${point.sign}${point.retrograde ? ', retrograde' : ''}`)}</title>`
    : '';
  const content =
    stroke === null
      ? // The baseline lies a third of the size below the middle of the box.
        `<text x="${n(x)}" y="${n(y + 0.35 * size)}" font-size="${n(size)}" text-anchor="middle">${escapeXml(text ?? '')}</text>`
      : `${point ? `<circle class="cw-halo" cx="${n(x)}" cy="${n(y)}" r="${n(0.56 * size)}"/>` : ''}<path transform="translate(${n(x)} ${n(y)}) scale(${n(size / (2 * STROKE_HALF))})" d="${stroke}"/>`;
  return `<g class="${className}" data-of="${escapeXml(of)}">${title}${content}</g>`;
}

function titleOf({ chart, houses }: ChartWheelPacketResponse): string {
  return `Chart wheel for ${chart.datetime_utc.slice(0, 16).replace('T', ' ')} UTC${houses ? `, ${houses.effective_system} houses` : ''}`;
}

/** The chart in words, for those who do not see the picture. */
function descriptionOf({ points, houses, aspects }: ChartWheelPacketResponse, { unlabelled }: WheelLayout): string {
  const places = points.map(
    ({ key, sign, sign_degree: degree, retrograde, house }) =>
      `${key} ${degreesMinutes(degree)} ${sign}${retrograde ? ' retrograde' : ''}${house ? ` in house ${house}` : ''}`,
  );
  const sentences = [`${places.join('; ')}.`];
  if (houses) sentences.push(`Ascendant ${n(houses.asc)}°, Midheaven ${n(houses.mc)}° of ecliptic longitude.`);
  if (aspects.length)
    sentences.push(
      `${aspects.length} aspects${aspects.length > 12 ? ', the tightest' : ''}: ${aspects
        .slice(0, 12)
        .map(({ body1, body2, aspect }) => `${body1} ${aspect.toLowerCase()} ${body2}`)
        .join('; ')}.`,
    );
  if (unlabelled.length) sentences.push(`Without a label for want of room: ${unlabelled.join(', ')}.`);
  return sentences.join(' ');
}
