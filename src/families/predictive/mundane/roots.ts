import { stationaryThreshold } from '../../../doctrine/zodiac/stationary.js';
import type { Engine } from '../../../engine.js';
import { CrossingSearch } from '../../../events/crossings.js';
import { BodyLongitude, LongitudeDifference } from '../../../events/functions.js';
import type { Motion } from '../../../events/motion.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { CHART_BODIES, MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { instantOfJd, jdOfInstant } from '../../../wire/instant.js';
import {
  clockOf,
  epochUt1,
  METHODS,
  provenanceOf,
  readerIdentity,
  ROOT_TOLERANCE,
  SOLVER_TOLERANCE_DAYS,
} from './receipts.js';
import type {
  CardinalIngressReceiptResponse,
  JupiterSaturnConjunctionReceiptResponse,
  MundaneRootSearchResponse,
  PrimarySyzygyReceiptResponse,
} from './receipt-schema.js';
import { INGRESSES } from './schema.js';
import { containsInstant, intervalAnswer, windowOf } from './search.js';
import type { Interval } from './search.js';

/** A root for the receipts. Its instant is that of the answered Julian day. */
interface Root {
  readonly instant: Instant;
  readonly targetDeg: number;
  readonly residualDeg: number;
  readonly search: MundaneRootSearchResponse;
}

/** A receipt with the instant of its event. */
export interface Dated<T> {
  readonly receipt: T;
  readonly instant: Instant;
}

/** Half width of the stated bracket of a root, days. */
const BRACKET_DAYS = SOLVER_TOLERANCE_DAYS / 2;

/**
 * A search: the motion, its target angles, the search kind of the receipts, and the instant that answers a root (the root itself by
 * default).
 */
interface Search {
  readonly motion: Motion;
  readonly targets: readonly number[];
  readonly kind: (targetDeg: number) => string;
  readonly answeredAt?: (root: Instant, targetDeg: number) => Instant;
}

/** Every instant of an interval at which a motion reaches one of its targets (degrees), with its receipt. */
function rootsOf(engine: Engine, interval: Interval, { motion, targets, kind, answeredAt }: Search): Root[] {
  const found: Root[] = [];
  const residualAt = (tdbJ2k: number, targetDeg: number): number => {
    motion.at(tdbJ2k, false);
    return signedDeg(motion.value - targetDeg);
  };
  new CrossingSearch(motion, targets).run(windowOf(interval), (tdbJ2k, index) => {
    const targetDeg = targets[index],
      root = engine.time.instantFromTdb(tdbJ2k),
      instant = answeredAt?.(root, targetDeg) ?? root;
    if (!containsInstant(interval, instant)) return;
    const epoch = epochUt1(instant),
      residualDeg = residualAt(instant.tdbJ2k, targetDeg);
    found.push({
      instant,
      targetDeg,
      residualDeg,
      search: {
        search_interval: intervalAnswer(interval),
        bracket_start: { ...epoch, jd: epoch.jd - BRACKET_DAYS },
        bracket_end: { ...epoch, jd: epoch.jd + BRACKET_DAYS },
        root_epoch: epoch,
        step_days: motion.bounds.stepDays,
        solver_tolerance_days: SOLVER_TOLERANCE_DAYS,
        target_angle_deg: targetDeg,
        root_residual_deg: residualDeg,
        bracket_start_residual_deg: residualAt(instant.tdbJ2k - BRACKET_DAYS, targetDeg),
        bracket_end_residual_deg: residualAt(instant.tdbJ2k + BRACKET_DAYS, targetDeg),
        search_kind: kind(targetDeg),
        solver_method_id: 'bracketed_second_order_root_v1',
        verified_reader_identity: readerIdentity(engine, instant),
      },
    });
  });
  return found;
}

const rootFields = (engine: Engine, { instant, residualDeg }: Root, method: Parameters<typeof provenanceOf>[2]) => ({
  epoch: epochUt1(instant),
  root_residual_deg: residualDeg,
  solver_tolerance_days: SOLVER_TOLERANCE_DAYS,
  angular_root_tolerance: ROOT_TOLERANCE,
  provenance: provenanceOf(engine, instant, method),
  clock: clockOf(engine, instant),
});

const INGRESS_LONGITUDES = INGRESSES.map((_, i) => 90 * i);

/** Resolution of a present-day Julian day in double precision, days (2^-31). */
const JD_STEP_DAYS = 2 ** -31;

const sunAt = (engine: Engine, instant: Instant): number =>
  normalizeDeg(engine.sky.apparent(SUN_BODY, instant).longitudeDeg);

/**
 * The first representable Julian day on which the Sun is in the sign, so that the figure of an ingress has the Sun in it.
 */
function firstInSign(engine: Engine, root: Instant, targetDeg: number): Instant {
  const first = jdOfInstant(root);
  for (let step = -1; ; step++) {
    const instant = instantOfJd(engine, first + step * JD_STEP_DAYS);
    if (signedDeg(sunAt(engine, instant) - targetDeg) >= 0) return instant;
  }
}

/**
 * Ingresses of the Sun into Aries, Cancer, Libra and Capricorn in an interval, in chronological order. Errors: OutOfCoverage.
 */
export function ingressesIn(engine: Engine, interval: Interval): Dated<CardinalIngressReceiptResponse>[] {
  const motion = new BodyLongitude(engine.sky, SUN_BODY);
  return rootsOf(engine, interval, {
    motion,
    targets: INGRESS_LONGITUDES,
    kind: () => 'direct_solar_cardinal_ingress',
    answeredAt: (root, targetDeg) => firstInSign(engine, root, targetDeg),
  }).map((root) => ({
    instant: root.instant,
    receipt: {
      event_type: 'cardinal_ingress',
      ingress: INGRESSES[root.targetDeg / 90],
      ...rootFields(engine, root, METHODS.ingress),
      sun_longitude_deg: sunAt(engine, root.instant),
      search_truth: root.search,
      longitude_definition:
        'sun_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_equinox_of_date',
      root_direction: 'increasing',
    },
  }));
}

const syzygyKind = (elongationDeg: number): string =>
  elongationDeg === 0 ? 'preceding_new_moon' : 'preceding_full_moon';

/** New and full Moons in an interval, in chronological order. Errors: OutOfCoverage. */
export function syzygiesIn(engine: Engine, interval: Interval): Dated<PrimarySyzygyReceiptResponse>[] {
  const epoch = engine.sky.newEpoch(),
    motion = new LongitudeDifference(
      new BodyLongitude(engine.sky, MOON_BODY, epoch),
      new BodyLongitude(engine.sky, SUN_BODY, epoch),
    );
  return rootsOf(engine, interval, { motion, targets: [0, 180], kind: syzygyKind }).map((root) => ({
    instant: root.instant,
    receipt: {
      event_type: 'primary_syzygy',
      phase: root.targetDeg === 0 ? 'new_moon' : 'full_moon',
      ...rootFields(engine, root, METHODS.syzygy),
      sun_longitude_deg: normalizeDeg(engine.sky.apparent(SUN_BODY, root.instant).longitudeDeg),
      moon_longitude_deg: normalizeDeg(engine.sky.apparent(MOON_BODY, root.instant).longitudeDeg),
      search_truth: root.search,
      longitude_definition:
        'sun_moon_observer_centered_geocentric_apparent_iau2006_p03_iau2000a_true_ecliptic_longitude_difference',
    },
  }));
}

const JUPITER = CHART_BODIES[5],
  SATURN = CHART_BODIES[6];

/**
 * Conjunctions of Jupiter and Saturn in longitude in an interval, single or triple, in chronological order. Errors: OutOfCoverage.
 */
export function conjunctionsIn(engine: Engine, interval: Interval): Dated<JupiterSaturnConjunctionReceiptResponse>[] {
  const epoch = engine.sky.newEpoch(),
    motion = new LongitudeDifference(
      new BodyLongitude(engine.sky, JUPITER, epoch),
      new BodyLongitude(engine.sky, SATURN, epoch),
    );
  const direction = (name: string, rate: number): JupiterSaturnConjunctionReceiptResponse['jupiter_motion'] =>
    Math.abs(rate) < stationaryThreshold(name) ? 'stationary' : rate < 0 ? 'retrograde' : 'direct';
  return rootsOf(engine, interval, { motion, targets: [0], kind: () => 'jupiter_saturn_longitude_difference' }).map(
    (root) => {
      const jupiter = engine.sky.apparent(JUPITER, root.instant),
        saturn = engine.sky.apparent(SATURN, root.instant);
      return {
        instant: root.instant,
        receipt: {
          event_type: 'jupiter_saturn_ecliptic_longitude_conjunction',
          event_id: `engine_jupiter_saturn_${jdOfInstant(root.instant).toFixed(12)}_ut1`,
          ...rootFields(engine, root, METHODS.jupiterSaturn),
          jupiter_longitude_deg: normalizeDeg(jupiter.longitudeDeg),
          saturn_longitude_deg: normalizeDeg(saturn.longitudeDeg),
          jupiter_motion: direction('Jupiter', jupiter.longitudeRateDegPerDay),
          saturn_motion: direction('Saturn', saturn.longitudeRateDegPerDay),
          definition: 'ecliptic_longitude_conjunction',
          longitude_definition: 'jupiter_saturn_geocentric_apparent_ecliptic_difference',
        },
      };
    },
  );
}
