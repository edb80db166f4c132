import { chartPoints } from '../../../services/party.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import type { AspectPoint } from '../../../doctrine/aspects/aspects.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { ChartResponse } from '../../../contract/chart.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import { NODE_NAMES } from '../../../doctrine/aspects/aspects.js';
import type { OwnPoint } from './figure-fields.js';
import type { ChartWheelConfig, CollisionGroup, Coordinate, WheelPoint } from './schema.js';
import { pointSymbol } from './symbols.js';
import type { WheelFrame } from './wheel-frame.js';

/** A point in the zodiac of the wheel. */
export interface WheelSource extends AspectPoint {
  readonly isNode: boolean;
}

/** Bodies and nodes of a chart. */
export const chartSources = (chart: ChartResponse, { longitude }: WheelFrame): WheelSource[] =>
  chartPoints(chart).map((point) => ({
    ...point,
    longitudeDeg: longitude(point.longitudeDeg),
    isNode: !(point.name in chart.planets),
  }));

/** The points of a chart, with the South Node opposite the True Node on request. */
export function withSouthNode(
  sources: WheelSource[],
  chart: ChartResponse,
  isWanted: boolean,
  frame: WheelFrame,
): WheelSource[] {
  const node = chart.nodes['True Node'] ?? chart.planets['True Node'];
  if (!isWanted || node === undefined || sources.some(({ name }) => name === SOUTH_NODE)) return sources;
  const longitudeDeg = frame.longitude(normalizeDeg(node.longitude + 180));
  return [...sources, { name: SOUTH_NODE, longitudeDeg, speedDegPerDay: node.speed, isNode: true }];
}
const SOUTH_NODE = 'South Node';

/** Custom points. Errors: InvalidInput for a repeated name. */
export const ownSources = (points: readonly OwnPoint[], { longitude }: WheelFrame, field: string): WheelSource[] =>
  points.map(({ name, longitude: given, speed }, i) => {
    if (points.findIndex((other) => other.name === name) !== i)
      throw new InvalidInput({
        field: `${field}/${i}/name`,
        message: `is listed twice: ${name}`,
        given: name,
        allowed: 'each name once',
      });
    return {
      name,
      longitudeDeg: longitude(normalizeDeg(given)),
      speedDegPerDay: speed ?? null,
      isNode: NODE_NAMES.has(name),
    };
  });

/**
 * Angle of a longitude on the wheel, degrees clockwise from the right as in SVG. The zodiac runs counter-clockwise from the position of 0
 * Aries or of the Ascendant.
 */
export const angleOf = (longitudeDeg: number, offsetDeg: number): number => normalizeDeg(offsetDeg - longitudeDeg);

/** Coordinates of an angle on a circle around 0,0, with y downwards. */
export function onCircle(angleDeg: number, radius: number): Coordinate {
  const angle = angleDeg * RAD_PER_DEG,
    x = Math.cos(angle) * radius,
    y = Math.sin(angle) * radius;
  return { x: x === 0 ? 0 : x, y: y === 0 ? 0 : y };
}

/** Geometry of the points of a wheel: its config, rotation, cusps, and the circles of positions and labels. */
export interface PointPlacing {
  readonly config: ChartWheelConfig;
  readonly offset: number;
  readonly cusps: readonly number[];
  readonly radius: number;
  readonly labelRadius: number;
}

/** The points of a wheel in the wire shape. */
export function wheelPoints(
  sources: readonly WheelSource[],
  { config, offset, cusps, radius, labelRadius }: PointPlacing,
  groups: readonly CollisionGroup[],
): WheelPoint[] {
  const order = cusps.length === 0 ? 'direct' : cuspOrder(cusps);
  return sources.map(({ name, longitudeDeg, speedDegPerDay, isNode }) => {
    const angle = angleOf(longitudeDeg, offset),
      sign = signOf(longitudeDeg);
    const glyph = pointSymbol(name, config.glyph_set);
    return {
      key: name,
      kind: isNode ? 'node' : 'planet',
      longitude: longitudeDeg,
      angle_deg: angle,
      radius,
      position: onCircle(angle, radius),
      label_position: onCircle(angle, labelRadius),
      label: labelOf(name, glyph, config.label_mode),
      glyph,
      sign: sign.sign,
      sign_symbol: sign.symbol,
      sign_degree: sign.degree,
      retrograde: (speedDegPerDay ?? 0) < 0,
      house: cusps.length === 0 ? null : houseOf(longitudeDeg, cusps, order) || null,
      collision_group: groups.find(({ members }) => members.includes(name))?.group_id ?? null,
      label_priority: name === 'Sun' || name === 'Moon' ? 100 : isNode ? 60 : 80,
      hidden_label: config.label_mode === 'hidden',
    };
  });
}

function labelOf(name: string, glyph: string, mode: string): string {
  switch (mode) {
    case 'hidden':
      return '';
    case 'compact':
      return glyph;
    case 'full':
      return name;
    default:
      return `${glyph} ${name}`;
  }
}
