import { exactnessScore } from '../../../doctrine/parans/parans.js';
import type { ParanCircle } from '../../../doctrine/parans/parans.js';
import { ABSENCE_STATUSES, CIRCLE_FACTS } from './wire-words.js';
import type { Engine } from '../../../engine.js';
import type { HorizonState } from '../../../events/horizon-circles.js';
import { InvalidInput, namingField } from '../../../kernel/errors.js';
import { admits, middleOf, orbMinutes } from './event.js';
import type { Crossing } from './event.js';
import type { FieldMetric } from './field-schema.js';
import type {
  HorizonPolicy,
  ParanStabilityResponse,
  ParanTargetRequest,
  PolicyPreset,
  UnmatchedReason,
} from './schema.js';
import { namedTargets, isInWindow, MINUTES_PER_DAY, Subject } from './subjects.js';

/** Fields that the requests of all views share. */
export interface FieldRequest {
  readonly target: ParanTargetRequest;
  readonly jd_day: number;
  readonly orb_minutes: number;
  readonly stability_time_offsets_minutes?: readonly number[] | null;
  readonly policy_preset: PolicyPreset;
  readonly horizon_policy: HorizonPolicy;
}

/** The two crossings of a paran at a place, Julian days UT1. */
export interface Match {
  readonly jd1: number;
  readonly jd2: number;
}

/** Reason why a place has no paran. */
export interface Miss {
  readonly reason: UnmatchedReason;
  readonly nearestOrbMinutes?: number;
}

/**
 * One paran as a function of latitude and longitude: the two bodies cross their circles within the orb in the 24 hours
 * from the day, or they do not. All views evaluate this function. A paran belongs to the day when both crossings are in
 * it, or, if there is none, when its middle is in it.
 */
export class ParanField {
  readonly preset: PolicyPreset;
  readonly horizonPolicy: HorizonPolicy;
  private readonly request: FieldRequest;
  private readonly orb: number;
  private readonly offsets: readonly number[] | null;
  private readonly first: Subject;
  private readonly second: Subject;
  private readonly admitted: boolean;

  /** Defaults of the request are filled in. Errors: InvalidInput for an unknown body, or for the same body twice. */
  constructor(engine: Engine, request: FieldRequest) {
    this.request = request;
    this.preset = request.policy_preset;
    this.horizonPolicy = request.horizon_policy;
    this.orb = request.orb_minutes;
    this.offsets = request.stability_time_offsets_minutes ?? null;
    const { body1, body2 } = request.target;
    const names = [
      { name: body1, field: '/target/body1' },
      { name: body2, field: '/target/body2' },
    ];
    const [first, second] = namingField('/jd_day', request.jd_day, () =>
      namedTargets(engine, names, request.jd_day, '/target'),
    );
    if (second === undefined)
      throw new InvalidInput({
        field: '/target/body2',
        message: `must not be the same body as body1 (${first.name})`,
        given: body2,
        allowed: 'a body other than body1',
      });
    this.first = new Subject(engine, first, this.horizonPolicy);
    this.second = new Subject(engine, second, this.horizonPolicy);
    this.admitted = admits(this.preset, this.first, this.second);
  }

  /**
   * Paran at a place, of several the one nearest in time to the target; null when there is none. Errors: OutOfCoverage.
   */
  at(lat: number, lon: number): Match | null {
    const { jd1, jd2 } = this.request.target;
    return this.admitted ? this.find(lat, lon, this.request.jd_day, middleOf(jd1, jd2)) : null;
  }

  /** Reason why `at` found no paran at this place. */
  miss(lat: number, lon: number): Miss {
    if (!this.admitted) return { reason: 'policy_preset' };
    const day = this.request.jd_day;
    const [a, b] = this.crossings(lat, lon, day).map((list) => list.filter((jd) => isInWindow(jd, day)));
    if (a.length === 0)
      return {
        reason: `body1_${this.absence(this.first, CIRCLE_FACTS[this.request.target.circle1])}`,
      };
    if (b.length === 0)
      return {
        reason: `body2_${this.absence(this.second, CIRCLE_FACTS[this.request.target.circle2])}`,
      };
    const orbs = a.flatMap((jd1) => b.map((jd2) => orbMinutes(jd1, jd2)));
    return { reason: 'beyond_orb', nearestOrbMinutes: Math.min(...orbs) };
  }

  /** The crossings of a match with their bodies and circles. */
  crossingsOf({ jd1, jd2 }: Match): readonly [Crossing, Crossing] {
    const { circle1, circle2 } = this.request.target;
    return [
      { subject: this.first, circle: CIRCLE_FACTS[circle1], jd: jd1 },
      { subject: this.second, circle: CIRCLE_FACTS[circle2], jd: jd2 },
    ];
  }

  /** Result of the same search over 24 hours that are shifted by each offset; null without offsets. */
  stability(lat: number, lon: number, { jd1, jd2 }: Match): ParanStabilityResponse | null {
    if (this.offsets === null) return null;
    const baseline = orbMinutes(jd1, jd2),
      middle = middleOf(jd1, jd2);
    const samples = this.offsets.map((offset) => {
      const match = this.find(lat, lon, this.request.jd_day + offset / MINUTES_PER_DAY, middle);
      const minutes = match === null ? null : orbMinutes(match.jd1, match.jd2);
      return {
        offset_minutes: offset,
        survived: match !== null,
        orb_minutes: minutes,
        exactness_score: minutes === null ? null : exactnessScore(minutes),
      };
    });
    const orbs = samples.flatMap(({ orb_minutes: minutes }) => minutes ?? []);
    const worst = orbs.length === 0 ? null : Math.max(...orbs);
    return {
      method: 'time_anchor_perturbation',
      baseline_orb_minutes: baseline,
      baseline_exactness_score: exactnessScore(baseline),
      offsets_minutes: [...this.offsets],
      samples,
      survival_rate: samples.length === 0 ? 1 : orbs.length / samples.length,
      stable_across_window: orbs.length === samples.length,
      worst_orb_minutes: worst,
      max_orb_degradation: worst === null ? null : worst - baseline,
      worst_exactness_score: worst === null ? null : exactnessScore(worst),
      max_exactness_drop: worst === null ? null : exactnessScore(baseline) - exactnessScore(worst),
    };
  }

  /** Value of a metric at a place, in [0, 1]. */
  value(metric: FieldMetric, lat: number, lon: number): number {
    const match = this.at(lat, lon);
    if (match === null) return 0;
    if (metric === 'match_presence') return 1;
    if (metric === 'exactness_score') return exactnessScore(orbMinutes(match.jd1, match.jd2));
    return this.stability(lat, lon, match)?.survival_rate ?? 0;
  }

  private absence(subject: Subject, circle: ParanCircle): (typeof ABSENCE_STATUSES)[HorizonState] {
    return ABSENCE_STATUSES[circle === 'rising' || circle === 'setting' ? subject.state : 'crosses'];
  }

  private crossings(lat: number, lon: number, jdStart: number): [number[], number[]] {
    const { circle1, circle2 } = this.request.target,
      reach = this.orb / MINUTES_PER_DAY / 2;
    return namingField('/jd_day', this.request.jd_day, () => {
      this.first.setWindow(lat, lon, jdStart, reach);
      this.second.setWindow(lat, lon, jdStart, reach);
      return [this.first.crossings(CIRCLE_FACTS[circle1]), this.second.crossings(CIRCLE_FACTS[circle2])];
    });
  }

  private find(lat: number, lon: number, jdStart: number, near: number): Match | null {
    const [a, b] = this.crossings(lat, lon, jdStart);
    let best: Match | null = null,
      bestRank = Infinity;
    for (const jd1 of a)
      for (const jd2 of b) {
        if (orbMinutes(jd1, jd2) > this.orb) continue;
        const isInside = isInWindow(jd1, jdStart) && isInWindow(jd2, jdStart),
          middle = middleOf(jd1, jd2);
        if (!isInside && !isInWindow(middle, jdStart)) continue;
        // A paran inside the day ranks before one at its edge; then the nearest in time, at most years away.
        const rank = Math.abs(middle - near) + (isInside ? 0 : 1e9);
        if (rank < bestRank) {
          bestRank = rank;
          best = { jd1, jd2 };
        }
      }
    return best;
  }
}
