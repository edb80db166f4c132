import type { EventInstantResponse } from '../contract/transits.js';
import type { ProximityEventResponse } from '../contract/generic-phenomena.js';
import type { Engine } from '../engine.js';
import { CrossingSearch } from '../events/crossings.js';
import { BodyLongitude, LongitudeDifference } from '../events/functions.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import { instantWithin, searchWindow } from '../wire/search-window.js';
import type { SearchWindow } from '../wire/search-window.js';

interface WindowRequest {
  readonly jd_start: number;
  readonly jd_end: number;
}

/**
 * The search window of a request; it may be empty. Errors: InvalidInput on `/jd_end` for a window longer than `maxSpanDays`.
 */
export function boundedWindow(
  engine: Engine,
  { jd_start: start, jd_end: end }: WindowRequest,
  maxSpanDays: number,
): SearchWindow {
  const window = searchWindow(engine, start, end, true);
  if (window.days > maxSpanDays) {
    throw new InvalidInput({
      field: '/jd_end',
      message: 'is outside the longest window of this search',
      given: end,
      allowed: `at most ${maxSpanDays} days after jd_start (${start + maxSpanDays})`,
    });
  }
  return window;
}

/** Two bodies and the separation in longitude that counts as a proximity, degrees. */
interface Proximity {
  readonly first: Body;
  readonly second: Body;
  readonly thresholdDeg: number;
}

/** A crossing of the threshold: its sign, and whether the separation decreases. */
interface ThresholdCrossing {
  readonly proximity: Proximity;
  readonly at: EventInstantResponse;
  readonly tdbJ2k: number;
  readonly signedDeg: number;
  readonly ingress: boolean;
}

/**
 * All instants at which the difference of two apparent geocentric longitudes (first minus second) crosses plus or minus the threshold, in
 * chronological order. Errors: OutOfCoverage.
 */
export function thresholdCrossings(engine: Engine, proximity: Proximity, window: SearchWindow): ThresholdCrossing[] {
  const { sky } = engine,
    { first, second, thresholdDeg } = proximity;
  const found: ThresholdCrossing[] = [];
  const epoch = sky.newEpoch();
  const difference = new LongitudeDifference(
    new BodyLongitude(sky, first, epoch),
    new BodyLongitude(sky, second, epoch),
  );
  const signed = [-thresholdDeg, thresholdDeg];
  new CrossingSearch(difference, signed).run(window, (tdbJ2k, index, rate) => {
    const at = instantWithin(engine, window, tdbJ2k);
    if (at === null) return;
    const ingress = rate > 0 === signed[index] < 0;
    found.push({ proximity, at, tdbJ2k, signedDeg: signed[index], ingress });
  });
  return found;
}

/**
 * The crossings with the positions of both bodies, in the wire shape. `label` returns the label of an ingress or egress.
 */
export const crossingAnswers = (
  { sky, time }: Engine,
  crossings: readonly ThresholdCrossing[],
  label: (ingress: boolean) => string | null,
): ProximityEventResponse[] =>
  crossings.map(({ proximity: { first, second, thresholdDeg }, at, tdbJ2k, signedDeg, ingress }) => {
    const instant = time.instantFromTdb(tdbJ2k);
    const a = sky.apparent(first, instant),
      b = sky.apparent(second, instant);
    return {
      body1: first.name,
      body2: second.name,
      ...at,
      threshold_deg: signedDeg,
      threshold_abs_deg: thresholdDeg,
      body1_longitude: normalizeDeg(a.longitudeDeg),
      body2_longitude: normalizeDeg(b.longitudeDeg),
      body2_latitude: b.latitudeDeg,
      body2_retrograde: b.longitudeRateDegPerDay < 0,
      is_ingress: ingress,
      label: label(ingress),
    };
  });
