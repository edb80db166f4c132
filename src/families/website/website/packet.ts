import { withDefaults } from '../../../contract/defaults.js';
import { aspectAnswers, crossAspectAnswers } from '../../../wire/aspects.js';
import type { AspectTier } from '../../../doctrine/aspects/aspects.js';
import { chartAt, requestedBodies } from '../../../services/chart.js';
import { arcBetween } from '../../../kernel/circle.js';
import { housesAnswer, housesAt } from '../../../wire/houses.js';
import { observerSite } from '../../../wire/observer.js';
import { SIGN_SYMBOLS, SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { checkedWarnings, completeConfig } from './config.js';
import { drawnAspects, requireFew, ringAspects, wheelRings } from './rings.js';
import { ChartWheelPacketRequest } from './schema.js';
import type {
  ChartWheelConfig,
  ChartWheelPacketResponse,
  CollisionGroup,
  HouseCusp,
  HouseSector,
  WheelAspect,
  ZodiacSegment,
} from './schema.js';
import { wheelSvg } from './svg.js';
import { allSymbols } from './symbols.js';
import { timeBands } from './time-bands.js';
import { anglesOf, wheelFrame, wheelHouses } from './wheel-frame.js';
import { angleOf, chartSources, onCircle, ownSources, wheelPoints, withSouthNode } from './wheel-points.js';
import type { PointPlacing, WheelSource } from './wheel-points.js';

/** Angle of 0 Aries on the wheel, degrees. Errors: InvalidInput for an orientation by the Ascendant without houses. */
function orientationOffset(config: ChartWheelConfig, ascDeg: number | null): number {
  const left = config.orientation.endsWith('_left') ? 180 : 0;
  if (config.orientation.startsWith('aries')) return left;
  if (ascDeg === null)
    throw new InvalidInput({
      field: '/config/orientation',
      message: 'must be aries_left or aries_right without houses',
      given: config.orientation,
      allowed: 'aries_left or aries_right, or add houses',
    });
  return normalizeDeg(left + ascDeg);
}

/**
 * POST /v1/website/chart-wheel/packet: chart, drawing primitives and finished wheel. Errors: InvalidInput, OutOfCoverage.
 */
export function wheelPacket(engine: Engine, given: ChartWheelPacketRequest): ChartWheelPacketResponse {
  const request = withDefaults(ChartWheelPacketRequest, given);
  const config = completeConfig(request.config as Partial<ChartWheelConfig> | undefined),
    warnings = checkedWarnings(config);
  const instant = engine.time.instantFromIso(request.chart.dt, '/chart/dt');
  const subjects = {
    bodies: requestedBodies(engine, request.chart.bodies, '/chart/bodies'),
    includeNodes: config.include_nodes && request.chart.include_nodes !== false,
    site: observerSite(request.chart, '/chart'),
  };
  const chart = chartAt(engine, instant, subjects);
  const houses = request.houses
    ? housesAt(engine, instant, request.houses, { system: '/houses/system', latitude: '/houses/latitude' })
    : null;
  const frame = wheelFrame(engine, instant, request);
  const { cusps, asc, mc } = wheelHouses(houses, request.figure, frame);
  const offset = orientationOffset(config, asc);
  const sources = request.figure
    ? ownSources(request.figure.points, frame, '/figure/points')
    : withSouthNode(chartSources(chart, frame), chart, request.south_node === true, frame);
  const groups = collisionGroups(sources, config.collision_orb_deg);
  const placing: PointPlacing = {
    config,
    offset,
    cusps,
    radius: config.point_radius,
    labelRadius: config.label_radius,
  };
  const rings = wheelRings(engine, request, frame, placing);
  const lines = aspectLines(request);
  const bands = timeBands(engine, instant, request, subjects, frame);
  const packet: ChartWheelPacketResponse = {
    chart,
    houses: houses === null ? null : housesAnswer(houses),
    config,
    orientation_offset_deg: offset,
    warnings,
    zodiac: zodiacSegments(config, offset),
    house_cusps: houseCusps(cusps, config, offset),
    house_sectors: houseSectors(cusps, config, offset),
    points: wheelPoints(sources, placing, groups),
    aspects: config.include_aspects ? ownAspects(sources, config, offset) : [],
    collision_groups: groups,
    svg: null,
    ...(frame.used || request.figure ? { angles: anglesOf({ asc, mc }) } : {}),
    ...(frame.used ? { zodiac_used: frame.used } : {}),
    ...(rings.length
      ? {
          rings: rings.map(({ answer }) => answer),
          ring_aspects: config.include_aspects
            ? ringAspects([sources, ...rings.map((ring) => ring.sources)], config, offset)
            : [],
          aspect_lines: lines,
        }
      : {}),
    ...(request.time_uncertainty_minutes ? { time_bands: bands } : {}),
    ...(request.degree_form ? { degree_form: request.degree_form } : {}),
    ...(request.include_symbols ? { symbols: allSymbols() } : {}),
    ...(request.label_size ? { label_size: request.label_size } : {}),
    ...(request.palette ? { palette: request.palette } : {}),
    ...(request.line_style ? { line_style: request.line_style } : {}),
    ...(request.caption ? { caption: request.caption } : {}),
    ...(request.angle_aspects ? { aspects_to_angles: aspectsToAngles(sources, { asc, mc }, config, offset) } : {}),
  };
  if (request.include_svg) packet.svg = wheelSvg(packet);
  return packet;
}

/** Aspects of the points to Ascendant and Midheaven, whose speeds are zero here. */
function aspectsToAngles(
  sources: readonly WheelSource[],
  { asc, mc }: { readonly asc: number | null; readonly mc: number | null },
  config: ChartWheelConfig,
  offset: number,
): WheelAspect[] {
  const angles = [
    { name: 'Ascendant', longitudeDeg: asc },
    { name: 'Midheaven', longitudeDeg: mc },
  ].flatMap(({ name, longitudeDeg }): WheelSource[] =>
    longitudeDeg === null ? [] : [{ name, longitudeDeg, speedDegPerDay: null, isNode: false }],
  );
  const found = crossAspectAnswers(sources, angles, (config.aspect_tier ?? 1) as AspectTier, config.orb_factor);
  return drawnAspects(found, sources, angles, config, offset);
}

/** The aspects that the picture draws. Errors: InvalidInput for aspects between rings without rings. */
function aspectLines({ aspect_lines: requested, rings }: ChartWheelPacketRequest): 'own' | 'between' | 'all' {
  if (rings) return requested ?? 'between';
  if (requested && requested !== 'own')
    throw new InvalidInput({
      field: '/aspect_lines',
      message: 'must be own without rings',
      given: requested,
      allowed: 'own, or add rings',
    });
  return 'own';
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

const houseCusps = (cusps: readonly number[], config: ChartWheelConfig, offset: number): HouseCusp[] =>
  cusps.map((longitude, i) => {
    const angle = angleOf(longitude, offset);
    return {
      house: i + 1,
      longitude,
      angle_deg: angle,
      radius: config.house_radius,
      endpoint: onCircle(angle, config.house_radius),
    };
  });

const houseSectors = (cusps: readonly number[], config: ChartWheelConfig, offset: number): HouseSector[] =>
  cusps.map((longitude, i) => {
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

/**
 * Chains of points of which each is within the orb of the next, by longitude, numbered from the first point after 0 Aries.
 */
function collisionGroups(sources: readonly WheelSource[], orbDeg: number): CollisionGroup[] {
  const points = [...sources].sort((a, b) => a.longitudeDeg - b.longitudeDeg);
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

/** Aspects among the points of the wheel itself. */
function ownAspects(sources: readonly WheelSource[], config: ChartWheelConfig, offset: number): WheelAspect[] {
  const found = aspectAnswers(sources, (config.aspect_tier ?? 1) as AspectTier, config.orb_factor);
  requireFew(found.length);
  return drawnAspects(found, sources, sources, config, offset);
}
