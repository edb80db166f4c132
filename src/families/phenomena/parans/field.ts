import { exactnessScore } from '../../../doctrine/parans/parans.js';
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

/** What every view of a field is asked with. */
export interface FieldRequest {
  readonly target: ParanTargetRequest;
  readonly jd_day: number;
  readonly orb_minutes?: number;
  readonly stability_time_offsets_minutes?: readonly number[] | null;
  readonly policy_preset?: PolicyPreset;
  readonly horizon_policy?: HorizonPolicy;
}

/** The two crossings of a paran at a place, Julian days UT1. */
export interface Match {
  readonly jd1: number;
  readonly jd2: number;
}

/** Why a place has no paran. */
export interface Miss {
  readonly reason: UnmatchedReason;
  readonly nearestOrbMinutes?: number;
}

const ABSENT: Readonly<Record<HorizonState, 'always_above_horizon' | 'always_below_horizon' | 'not_in_window'>> = {
  above: 'always_above_horizon',
  below: 'always_below_horizon',
  crosses: 'not_in_window',
};

/**
 * One paran as a function of latitude and longitude: the two bodies cross their circles within the orb in the 24 hours from the day, or do
 * not. Every view of the field asks this one. A paran is of the day when both crossings lie in it, or else when its middle does.
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

  /** Errors: InvalidInput for an unknown body, or one body twice. */
  constructor(engine: Engine, request: FieldRequest) {
    this.request = request;
    this.preset = request.policy_preset ?? 'permissive';
    this.horizonPolicy = request.horizon_policy ?? 'refracted';
    this.orb = request.orb_minutes ?? 4;
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
        message: `${first.name} makes no paran with itself`,
        given: body2,
        allowed: 'another body than body1',
      });
    this.first = new Subject(engine, first, this.horizonPolicy);
    this.second = new Subject(engine, second, this.horizonPolicy);
    this.admitted = admits(this.preset, this.first, this.second);
  }

  /** The paran at a place, of several the one nearest in time to the target; null where there is none. Errors: OutOfCoverage. */
  at(lat: number, lon: number): Match | null {
    const { jd1, jd2 } = this.request.target;
    return this.admitted ? this.find(lat, lon, this.request.jd_day, middleOf(jd1, jd2)) : null;
  }

  /** Why `at` found none at this place. */
  miss(lat: number, lon: number): Miss {
    if (!this.admitted) return { reason: 'policy_preset' };
    const day = this.request.jd_day;
    const [a, b] = this.crossings(lat, lon, day).map((list) => list.filter((jd) => isInWindow(jd, day)));
    if (a.length === 0) return { reason: `body1_${this.absence(this.first, this.request.target.circle1)}` };
    if (b.length === 0) return { reason: `body2_${this.absence(this.second, this.request.target.circle2)}` };
    const orbs = a.flatMap((jd1) => b.map((jd2) => orbMinutes(jd1, jd2)));
    return { reason: 'beyond_orb', nearestOrbMinutes: Math.min(...orbs) };
  }

  crossingsOf({ jd1, jd2 }: Match): readonly [Crossing, Crossing] {
    const { circle1, circle2 } = this.request.target;
    return [
      { subject: this.first, circle: circle1, jd: jd1 },
      { subject: this.second, circle: circle2, jd: jd2 },
    ];
  }

  /** What becomes of a paran when the 24 hours are moved; null when no offsets are asked for. */
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

  /** A metric at a place, in [0, 1]. */
  value(metric: FieldMetric, lat: number, lon: number): number {
    const match = this.at(lat, lon);
    if (match === null) return 0;
    if (metric === 'match_presence') return 1;
    if (metric === 'exactness_score') return exactnessScore(orbMinutes(match.jd1, match.jd2));
    return this.stability(lat, lon, match)?.survival_rate ?? 0;
  }

  private absence(subject: Subject, circle: string): (typeof ABSENT)[HorizonState] {
    return circle === 'Rising' || circle === 'Setting' ? ABSENT[subject.state] : 'not_in_window';
  }

  private crossings(lat: number, lon: number, jdStart: number): [number[], number[]] {
    const { circle1, circle2 } = this.request.target,
      reach = this.orb / MINUTES_PER_DAY / 2;
    return namingField('/jd_day', this.request.jd_day, () => {
      this.first.look(lat, lon, jdStart, reach);
      this.second.look(lat, lon, jdStart, reach);
      return [this.first.crossings(circle1), this.second.crossings(circle2)];
    });
  }

  private find(lat: number, lon: number, jdStart: number, near: number): Match | null {
    const [a, b] = this.crossings(lat, lon, jdStart);
    let best: Match | null = null,
      bestRank = Infinity;
    for (const jd1 of a)
      for (const jd2 of b) {
        if (orbMinutes(jd1, jd2) > this.orb) continue;
        const whole = isInWindow(jd1, jdStart) && isInWindow(jd2, jdStart),
          middle = middleOf(jd1, jd2);
        if (!whole && !isInWindow(middle, jdStart)) continue;
        // Any of the day's own before one at its edge; then the nearest in time, which is years at most.
        const rank = Math.abs(middle - near) + (whole ? 0 : 1e9);
        if (rank < bestRank) {
          bestRank = rank;
          best = { jd1, jd2 };
        }
      }
    return best;
  }
}
