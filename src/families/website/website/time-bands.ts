import type { Engine } from '../../../engine.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { LUNAR_POINTS } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { figureAt } from '../../../wire/houses.js';
import { instantOfJd, jdOfInstant } from '../../../wire/instant.js';
import type { ChartWheelPacketRequest, TimeBand } from './schema.js';
import type { WheelFrame } from './wheel-frame.js';

/** A function of time with its rate: degrees, degrees per day. */
interface Motion {
  readonly longitude: number;
  readonly rate: number;
}

const SAMPLES = 8,
  ANGLE_SAMPLES = 64,
  HALVINGS = 40,
  MINUTES_PER_DAY = 1440;
/** North or south of this the Ascendant may jump: it then has no band. */
const POLAR_DEG = 66;

export interface BandSubjects {
  readonly bodies: readonly Body[];
  readonly includeNodes: boolean;
  readonly site: Site | null;
}

/**
 * The arc in which each body and angle stands while the time is uncertain. Extremes within the interval are the instants at which the
 * rate changes its sign, found by halving: a body that turns there has its whole band. Errors: InvalidInput, OutOfCoverage.
 */
export function timeBands(
  engine: Engine,
  instant: Instant,
  request: ChartWheelPacketRequest,
  { bodies, includeNodes, site }: BandSubjects,
  frame: WheelFrame,
): TimeBand[] {
  const minutes = request.time_uncertainty_minutes;
  if (minutes === null || minutes === undefined) return [];
  if (request.figure)
    throw new InvalidInput({
      field: '/time_uncertainty_minutes',
      message: 'the points of a figure are given: no time moves them',
      given: minutes,
      allowed: 'no uncertainty beside a figure',
    });
  const centre = jdOfInstant(instant),
    half = minutes / MINUTES_PER_DAY;
  const at = (days: number): Instant => instantOfJd(engine, centre + days);
  const bands = [
    ...bodies.map((body) => ({ body, site })),
    ...(includeNodes ? LUNAR_POINTS : []).map((body) => ({ body, site: null })),
  ]
    .filter(({ body }, i, all) => all.findIndex((other) => other.body.name === body.name) === i)
    .map(({ body, site: from }) => {
      const motion = (days: number): Motion => {
        const place = engine.sky.apparent(body, at(days), body.kind === 'lunar_point' ? null : from);
        return { longitude: place.longitudeDeg, rate: place.longitudeRateDegPerDay };
      };
      return bandOf(body.name, motion, half, frame);
    });
  return [...bands, ...angleBands(engine, at, request, half, frame)];
}

function bandOf(key: string, motion: (days: number) => Motion, half: number, frame: WheelFrame): TimeBand {
  const zero = motion(0).longitude;
  let low = 0,
    high = 0;
  const meet = (longitude: number): void => {
    const from = signedDeg(longitude - zero);
    low = Math.min(low, from);
    high = Math.max(high, from);
  };
  const times = Array.from({ length: SAMPLES + 1 }, (_, i) => -half + (2 * half * i) / SAMPLES);
  const samples = times.map(motion);
  samples.forEach(({ longitude, rate }, i) => {
    meet(longitude);
    if (i > 0 && rate * samples[i - 1].rate < 0) meet(turn(motion, times[i - 1], times[i], samples[i - 1].rate));
  });
  return band(key, zero, low, high, frame);
}

/** Longitude at which a body turns between two times. */
function turn(motion: (days: number) => Motion, from: number, to: number, rateBefore: number): number {
  let [before, after] = [from, to];
  for (let i = 0; i < HALVINGS && after - before > 1e-7; i++) {
    const middle = (before + after) / 2;
    if (motion(middle).rate * rateBefore > 0) before = middle;
    else after = middle;
  }
  return motion(before).longitude;
}

/** Ascendant and Midheaven; none where they may run through the whole circle, and no Ascendant near the poles. */
function angleBands(
  engine: Engine,
  at: (days: number) => Instant,
  { houses }: ChartWheelPacketRequest,
  half: number,
  frame: WheelFrame,
): TimeBand[] {
  if (!houses || half >= 0.5) return [];
  const figures = Array.from({ length: ANGLE_SAMPLES + 1 }, (_, i) =>
    figureAt(engine, at(-half + (2 * half * i) / ANGLE_SAMPLES), houses.latitude, houses.longitude),
  );
  const run = (key: string, longitudes: readonly number[]): TimeBand => {
    let from = 0,
      low = 0,
      high = 0;
    longitudes.forEach((longitude, i) => {
      if (i > 0) from += signedDeg(longitude - longitudes[i - 1]);
      low = Math.min(low, from);
      high = Math.max(high, from);
    });
    return band(key, longitudes[0], low, high, frame);
  };
  return [
    ...(Math.abs(houses.latitude) > POLAR_DEG
      ? []
      : [
          run(
            'Ascendant',
            figures.map(({ ascDeg }) => ascDeg),
          ),
        ]),
    run(
      'Midheaven',
      figures.map(({ mcDeg }) => mcDeg),
    ),
  ];
}

const band = (key: string, zero: number, low: number, high: number, frame: WheelFrame): TimeBand => ({
  key,
  from_longitude: frame.longitude(normalizeDeg(zero + low)),
  to_longitude: frame.longitude(normalizeDeg(zero + high)),
  arc_deg: high - low,
});
