import type { Engine } from '../../../engine.js';
import { motionRange, sampledRange } from '../../../events/motion-range.js';
import type { MotionRange, MotionSample } from '../../../events/motion-range.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { LUNAR_POINTS } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { figureAt } from '../../../wire/houses.js';
import { instantOfJd, jdOfInstant } from '../../../wire/instant.js';
import type { ChartWheelPacketRequest, TimeBand } from './schema.js';
import type { WheelFrame } from './wheel-frame.js';

const ANGLE_SAMPLES = 64,
  MINUTES_PER_DAY = 1440;
/** Beyond this latitude the Ascendant may jump, so it has no band, degrees. */
const POLAR_DEG = 66;

export interface BandSubjects {
  readonly bodies: readonly Body[];
  readonly includeNodes: boolean;
  readonly site: Site | null;
}

/**
 * The arc that each body and angle covers while the time is uncertain. A body that turns within the uncertainty has its complete arc.
 * Errors: InvalidInput for a figure of given points; OutOfCoverage.
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
      message: 'is not accepted with figure: given points do not move',
      given: minutes,
      allowed: 'null or absent, or no figure',
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
      const motion = (days: number): MotionSample => {
        const place = engine.sky.apparent(body, at(days), body.kind === 'lunar_point' ? null : from);
        return { longitudeDeg: place.longitudeDeg, rateDegPerDay: place.longitudeRateDegPerDay };
      };
      return band(body.name, motionRange(motion, half), frame);
    });
  return [...bands, ...angleBands(engine, at, request, half, frame)];
}

/** Arcs of Ascendant and Midheaven: none if they may cover the full circle, and no Ascendant near the poles. */
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
  const run = (key: string, longitudes: readonly number[]): TimeBand => band(key, sampledRange(longitudes), frame);
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

/** A range of tropical longitudes as an arc in the zodiac of the wheel. */
const band = (key: string, { centreDeg, lowDeg, highDeg }: MotionRange, frame: WheelFrame): TimeBand => ({
  key,
  from_longitude: frame.longitude(normalizeDeg(centreDeg + lowDeg)),
  to_longitude: frame.longitude(normalizeDeg(centreDeg + highDeg)),
  arc_deg: highDeg - lowDeg,
});
