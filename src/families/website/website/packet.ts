import type { ChartResponse } from '../../../contract/chart.js';
import { aspectAnswers } from '../../../wire/aspects.js';
import type { AspectTier } from '../../../doctrine/aspects/aspects.js';
import { chartAt, requestedBodies } from '../../../wire/chart.js';
import { arcBetween } from '../../../kernel/circle.js';
import { housesAnswer, housesAt } from '../../../wire/houses.js';
import { observerSite } from '../../../wire/observer.js';
import { chartPoints } from '../../../wire/party.js';
import { signOf, SIGN_SYMBOLS, SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { cuspOrder, houseOf } from '../../../sky/houses/cusp-order.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import { checkedWarnings, completeConfig } from './config.js';
import { pointSymbol } from './symbols.js';
import { MAX_WHEEL_ASPECTS } from './schema.js';
import type {
  ChartWheelConfig,
  ChartWheelPacketRequest,
  ChartWheelPacketResponse,
  CollisionGroup,
  Coordinate,
  HouseCusp,
  HouseSector,
  WheelAspect,
  WheelPoint,
  ZodiacSegment,
} from './schema.js';
import { wheelSvg } from './svg.js';

/**
 * Angle of a longitude on the wheel, degrees clockwise from the right as SVG counts them: the zodiac runs counter-clockwise from
 * where the orientation puts 0 Aries or the Ascendant.
 */
const angleOf = (longitudeDeg: number, offsetDeg: number): number => normalizeDeg(offsetDeg - longitudeDeg);

function onCircle(angleDeg: number, radius: number): Coordinate {
  const angle = angleDeg * RAD_PER_DEG,
    x = Math.cos(angle) * radius,
    y = Math.sin(angle) * radius;
  return { x: x === 0 ? 0 : x, y: y === 0 ? 0 : y };
}

function orientationOffset(config: ChartWheelConfig, houses: Houses | null): number {
  const left = config.orientation.endsWith('_left') ? 180 : 0;
  if (config.orientation.startsWith('aries')) return left;
  if (houses === null)
    throw new InvalidInput({
      field: '/config/orientation',
      message: 'an orientation by the Ascendant needs houses',
      given: config.orientation,
      allowed: 'aries_left or aries_right, or give houses',
    });
  return normalizeDeg(left + houses.figure.ascDeg);
}

/** POST /v1/website/chart-wheel/packet: what a chart wheel is drawn from, and the finished wheel. */
export function wheelPacket(engine: Engine, request: ChartWheelPacketRequest): ChartWheelPacketResponse {
  const config = completeConfig(request.config as Partial<ChartWheelConfig> | undefined),
    warnings = checkedWarnings(config);
  const instant = engine.time.instantFromIso(request.chart.dt, '/chart/dt');
  const chart = chartAt(engine, instant, {
    bodies: requestedBodies(engine, request.chart.bodies, '/chart/bodies'),
    includeNodes: config.include_nodes && (request.chart.include_nodes ?? true),
    site: observerSite(request.chart, '/chart'),
  });
  const houses = request.houses
    ? housesAt(engine, instant, request.houses, { system: '/houses/system', latitude: '/houses/latitude' })
    : null;
  const offset = orientationOffset(config, houses);
  const groups = collisionGroups(chart, config.collision_orb_deg);
  const packet: ChartWheelPacketResponse = {
    chart,
    houses: houses === null ? null : housesAnswer(houses),
    config,
    orientation_offset_deg: offset,
    warnings,
    zodiac: zodiacSegments(config, offset),
    house_cusps: houses === null ? [] : houseCusps(houses, config, offset),
    house_sectors: houses === null ? [] : houseSectors(houses, config, offset),
    points: wheelPoints(chart, houses, config, offset, groups),
    aspects: config.include_aspects ? wheelAspects(chart, config, offset) : [],
    collision_groups: groups,
    svg: null,
  };
  if (request.include_svg ?? true) packet.svg = wheelSvg(packet);
  return packet;
}

const zodiacSegments = (config: ChartWheelConfig, offset: number): ZodiacSegment[] =>
  SIGNS.map((sign, i) => ({
    sign,
    sign_symbol: SIGN_SYMBOLS[i],
    start_longitude: 30 * i,
    end_longitude: 30 * (i + 1),
    start_angle_deg: angleOf(30 * i, offset),
    end_angle_deg: angleOf(30 * (i + 1), offset),
    radius: config.zodiac_radius,
  }));

const houseCusps = (houses: Houses, config: ChartWheelConfig, offset: number): HouseCusp[] =>
  Array.from(houses.cusps, (longitude, i) => {
    const angle = angleOf(longitude, offset);
    return {
      house: i + 1,
      longitude,
      angle_deg: angle,
      radius: config.house_radius,
      endpoint: onCircle(angle, config.house_radius),
    };
  });

const houseSectors = ({ cusps }: Houses, config: ChartWheelConfig, offset: number): HouseSector[] =>
  Array.from(cusps, (longitude, i) => {
    const next = cusps[(i + 1) % 12];
    return {
      house: i + 1,
      start_longitude: longitude,
      end_longitude: next,
      start_angle_deg: angleOf(longitude, offset),
      end_angle_deg: angleOf(next, offset),
      radius: config.house_radius,
    };
  });

function wheelPoints(
  chart: ChartResponse,
  houses: Houses | null,
  config: ChartWheelConfig,
  offset: number,
  groups: readonly CollisionGroup[],
): WheelPoint[] {
  const order = houses === null ? 'direct' : cuspOrder(houses.cusps);
  return chartPoints(chart).map(({ name, longitudeDeg, speedDegPerDay }) => {
    const isPlanet = name in chart.planets,
      angle = angleOf(longitudeDeg, offset),
      sign = signOf(longitudeDeg);
    const glyph = pointSymbol(name, config.glyph_set);
    return {
      key: name,
      kind: isPlanet ? 'planet' : 'node',
      longitude: longitudeDeg,
      angle_deg: angle,
      radius: config.point_radius,
      position: onCircle(angle, config.point_radius),
      label_position: onCircle(angle, config.label_radius),
      label: labelOf(name, glyph, config.label_mode),
      glyph,
      sign: sign.sign,
      sign_symbol: sign.symbol,
      sign_degree: sign.degree,
      retrograde: (speedDegPerDay ?? 0) < 0,
      house: houses === null ? null : houseOf(longitudeDeg, houses.cusps, order) || null,
      collision_group: groups.find(({ members }) => members.includes(name))?.group_id ?? null,
      label_priority: name === 'Sun' || name === 'Moon' ? 100 : isPlanet ? 80 : 60,
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

/** Chains of points each of which is within the orb of the next, in order of longitude; numbered from the first in the zodiac. */
function collisionGroups(chart: ChartResponse, orbDeg: number): CollisionGroup[] {
  const points = chartPoints(chart).sort((a, b) => a.longitudeDeg - b.longitudeDeg);
  if (orbDeg <= 0 || points.length < 2) return [];
  const chains: (typeof points)[] = [];
  points.forEach((point, i) => {
    if (i > 0 && arcBetween(points[i - 1].longitudeDeg, point.longitudeDeg) <= orbDeg)
      chains[chains.length - 1].push(point);
    else chains.push([point]);
  });
  const last = chains[chains.length - 1];
  if (chains.length > 1 && arcBetween(last[last.length - 1].longitudeDeg, chains[0][0].longitudeDeg) <= orbDeg) {
    chains[0] = [...last, ...chains[0]];
    chains.pop();
  }
  return chains
    .filter((chain) => chain.length > 1)
    .map((chain, i) => ({
      group_id: i + 1,
      members: chain.map(({ name }) => name),
      center_longitude: meanDirection(chain.map(({ longitudeDeg }) => longitudeDeg)),
      label_lane: i + 1,
    }));
}

/** Direction of the sum of unit vectors, degrees. */
function meanDirection(longitudes: readonly number[]): number {
  const sum = (f: (rad: number) => number): number =>
    longitudes.reduce((total, longitude) => total + f(longitude * RAD_PER_DEG), 0);
  return normalizeDeg(Math.atan2(sum(Math.sin), sum(Math.cos)) * DEG_PER_RAD);
}

function wheelAspects(chart: ChartResponse, config: ChartWheelConfig, offset: number): WheelAspect[] {
  const points = chartPoints(chart),
    longitudes = new Map(points.map(({ name, longitudeDeg }) => [name, longitudeDeg]));
  const found = aspectAnswers(points, (config.aspect_tier ?? 1) as AspectTier, config.orb_factor);
  if (found.length > MAX_WHEEL_ASPECTS) {
    throw new InvalidInput({
      field: '/config/orb_factor',
      message: 'the chart has more aspects than a wheel carries',
      given: found.length,
      allowed: `at most ${MAX_WHEEL_ASPECTS} aspects: fewer bodies, a lower tier, or a smaller orb factor`,
    });
  }
  const end = (name: string): Coordinate => onCircle(angleOf(longitudes.get(name) ?? 0, offset), config.aspect_radius);
  return found.map(({ body1, body2, aspect, symbol, angle, orb, allowed_orb, applying, classification }) => {
    const family = classification?.family ?? null;
    return {
      body1,
      body2,
      aspect,
      symbol,
      angle,
      orb,
      allowed_orb,
      classification_tier: classification?.tier ?? null,
      family,
      stroke_key: `${family ?? 'aspect'}:${aspect.toLowerCase()}`,
      applying: applying ?? null,
      start: end(body1),
      end: end(body2),
    };
  });
}
