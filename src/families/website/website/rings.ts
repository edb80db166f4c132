import { crossAspectAnswers } from '../../../wire/aspects.js';
import type { AspectDataResponse } from '../../../contract/aspects.js';
import type { AspectTier } from '../../../doctrine/aspects/aspects.js';
import { chartAt, requestedBodies } from '../../../services/chart.js';
import { housesAnswer, housesAt } from '../../../wire/houses.js';
import { observerSite } from '../../../wire/observer.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { WheelRing as RingRequest } from './figure-fields.js';
import { MAX_WHEEL_ASPECTS } from './schema.js';
import type { ChartWheelConfig, ChartWheelPacketRequest, RingAspect, WheelAspect, WheelRing } from './schema.js';
import { anglesOf, wheelFrame, wheelHouses } from './wheel-frame.js';
import type { WheelFrame } from './wheel-frame.js';
import { angleOf, chartSources, onCircle, ownSources, wheelPoints, withSouthNode } from './wheel-points.js';
import type { PointPlacing, WheelSource } from './wheel-points.js';

/** Width of a ring as a fraction of the zodiac's radius; a symbol and its degree fit in every direction. */
export const RING_BREADTH = 0.34;
const FIRST_RING = 1.035;
const LABELS = ['B', 'C'];

/** Inner circle of ring `index` (from 0), which has the marks of the true positions. */
const ringRadius = (config: ChartWheelConfig, index: number): number =>
  config.zodiac_radius * (FIRST_RING + index * RING_BREADTH);

interface Ring {
  readonly answer: WheelRing;
  readonly sources: readonly WheelSource[];
}

/**
 * The rings of a request, outwards. `frame` is the zodiac of the wheel, used for points without an instant. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function wheelRings(
  engine: Engine,
  request: ChartWheelPacketRequest,
  frame: WheelFrame,
  placing: PointPlacing,
): Ring[] {
  return (request.rings ?? []).map((ring, i) => {
    const { chart, sources, houses, angles } = ringSources(engine, request, ring, frame, `/rings/${i}`);
    const radius = ringRadius(placing.config, i);
    const points = wheelPoints(
      sources,
      { ...placing, radius, labelRadius: radius + (RING_BREADTH / 2) * placing.config.zodiac_radius },
      [],
    );
    return {
      sources,
      answer: {
        label: ring.label ?? LABELS[i],
        chart,
        radius,
        points,
        ...(houses ? { houses, angles } : {}),
        ...(ring.caption ? { caption: ring.caption } : {}),
      },
    };
  });
}

function ringSources(
  engine: Engine,
  request: ChartWheelPacketRequest,
  { chart: ringChart, points, houses: place }: RingRequest,
  frame: WheelFrame,
  field: string,
): RingSources {
  if (ringChart && points)
    throw new InvalidInput({
      field: `${field}/points`,
      message: 'is not accepted with a chart: a ring has a chart or points',
      allowed: 'chart or points',
    });
  if (points && place)
    throw new InvalidInput({
      field: `${field}/houses`,
      message: 'is not accepted without a chart: points have no angles',
      allowed: 'houses together with a chart',
    });
  if (points) return { chart: null, sources: ownSources(points, frame, `${field}/points`), houses: null, angles: [] };
  if (!ringChart)
    throw new InvalidInput({
      field: `${field}/chart`,
      message: 'is required for a ring without points',
      allowed: 'chart or points',
    });
  const instant = engine.time.instantFromIso(ringChart.dt, `${field}/chart/dt`);
  const chart = chartAt(engine, instant, {
    bodies: requestedBodies(engine, ringChart.bodies, `${field}/chart/bodies`),
    includeNodes: ringChart.include_nodes !== false,
    site: observerSite(ringChart, `${field}/chart`),
  });
  const ownFrame = wheelFrame(engine, instant, request);
  const sources = withSouthNode(chartSources(chart, ownFrame), chart, request.south_node === true, ownFrame);
  if (!place) return { chart, sources, houses: null, angles: [] };
  const houses = housesAt(engine, instant, place, {
    system: `${field}/houses/system`,
    latitude: `${field}/houses/latitude`,
  });
  return { chart, sources, houses: housesAnswer(houses), angles: anglesOf(wheelHouses(houses, null, ownFrame)) };
}

interface RingSources extends Pick<WheelRing, 'chart'> {
  readonly sources: WheelSource[];
  readonly houses: WheelRing['houses'] | null;
  readonly angles: WheelRing['angles'];
}

/**
 * Aspects between every two rings (0 is the wheel itself), in order of the rings, tightest first for each pair. Errors: InvalidInput for
 * more aspects than a wheel draws.
 */
export function ringAspects(
  rings: readonly (readonly WheelSource[])[],
  config: ChartWheelConfig,
  offset: number,
): RingAspect[] {
  const found: RingAspect[] = [];
  for (let first = 0; first < rings.length; first++)
    for (let second = first + 1; second < rings.length; second++) {
      const between = crossAspectAnswers(
        rings[first],
        rings[second],
        (config.aspect_tier ?? 1) as AspectTier,
        config.orb_factor,
      );
      requireFew(found.length + between.length);
      for (const aspect of drawnAspects(between, rings[first], rings[second], config, offset))
        found.push({ ring1: first, ring2: second, ...aspect });
    }
  return found;
}

/** Refuses more aspects than a wheel draws. Errors: InvalidInput. */
export function requireFew(count: number): void {
  if (count > MAX_WHEEL_ASPECTS)
    throw new InvalidInput({
      field: '/config/orb_factor',
      message: 'gives more aspects than a wheel can draw',
      given: count,
      allowed: `at most ${MAX_WHEEL_ASPECTS} aspects: fewer bodies, a lower tier, or a smaller orb factor`,
    });
}

/** Aspects with the ends of their lines. */
export function drawnAspects(
  found: readonly AspectDataResponse[],
  first: readonly WheelSource[],
  second: readonly WheelSource[],
  config: ChartWheelConfig,
  offset: number,
): WheelAspect[] {
  const ends = [first, second].map((sources) => new Map(sources.map(({ name, longitudeDeg }) => [name, longitudeDeg])));
  const end = (side: 0 | 1, name: string) => onCircle(angleOf(ends[side].get(name) ?? 0, offset), config.aspect_radius);
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
      start: end(0, body1),
      end: end(1, body2),
    };
  });
}
