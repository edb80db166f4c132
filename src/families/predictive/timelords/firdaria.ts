import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import {
  FIRDARIA_CYCLE_YEARS,
  FIRDARIA_YEAR_DAYS,
  firdariaMajors,
  firdariaSequenceKind,
  firdariaSubs,
  isNode,
} from '../../../doctrine/periods/firdaria.js';
import type { FirdariaPeriod, FirdariaRule } from '../../../doctrine/periods/firdaria.js';
import { PeriodClock, julianDayOf } from '../../../services/period-clock.js';
import { outsidePeriods } from './outside.js';
import { FirdarBaseRequest } from './firdaria-schema.js';
import type {
  FirdarActivePairOptionalResponse,
  FirdarActivePairRequest,
  FirdarConditionProfileResponse,
  FirdarCurrentRequest,
  FirdarCurrentResponse,
  FirdarGroupsResponse,
  FirdarPeriodResponse,
  FirdarPolicyResponse,
  FirdarSequenceProfileResponse,
  FirdarSequenceResponse,
} from './firdaria-schema.js';
import { FIRDARIA_SEQUENCES, FIRDARIA_YEARS } from './wire-words.js';

/** The firdaria of a birth: the rule, the applied policy, and the clock of the edges. */
class Firdaria {
  readonly rule: FirdariaRule;
  readonly policy: FirdarPolicyResponse;
  readonly kind: FirdarPeriodResponse['sequence_kind'];
  private readonly clock: PeriodClock;

  /** Errors: InvalidInput. */
  constructor(engine: Engine, request: FirdarBaseRequest) {
    const {
      natal,
      variant,
      year_basis: yearBasis,
      include_node_subperiods: nodeSubperiods,
    } = withDefaults(FirdarBaseRequest, request);
    const yearDays = FIRDARIA_YEAR_DAYS[FIRDARIA_YEARS[yearBasis]],
      isDay = natal.is_day_chart;
    this.rule = { isDay, variant, yearDays, nodeSubperiods };
    this.kind = FIRDARIA_SEQUENCES[firdariaSequenceKind(isDay, variant)];
    this.policy = {
      variant,
      year_basis: yearBasis,
      year_days: yearDays,
      node_subperiods: nodeSubperiods ? 'divided_from_mars' : 'undivided',
    };
    this.clock = new PeriodClock(engine, engine.time.instantFromIso(natal.dt, '/natal/dt'));
  }

  majors(): FirdariaPeriod[] {
    return firdariaMajors(this.rule);
  }
  subs(major: FirdariaPeriod): FirdariaPeriod[] {
    return firdariaSubs(major, this.rule);
  }

  /** The major period and the subperiod that contain a Julian day UT1; null outside the 75 years. */
  at(jd: number): { major: FirdariaPeriod; sub: FirdariaPeriod | null } | null {
    if (this.clock.isBefore(jd, 0)) return null;
    const endsLater = (period: FirdariaPeriod): boolean => this.clock.isBefore(jd, period.endDays);
    const major = this.majors().find(endsLater);
    return major === undefined ? null : { major, sub: this.subs(major).find(endsLater) ?? null };
  }

  /** A period in the wire shape. */
  answer(period: FirdariaPeriod): FirdarPeriodResponse {
    const isMajor = period.major === null;
    return {
      level: isMajor ? 1 : 2,
      level_name: isMajor ? 'Major' : 'Sub-period',
      planet: period.lord,
      start_jd: this.clock.jd(period.startDays),
      end_jd: this.clock.jd(period.endDays),
      years: period.years,
      days: period.years * this.rule.yearDays,
      start_date: this.clock.date(period.startDays),
      end_date: this.clock.date(period.endDays),
      is_major: isMajor,
      major_planet: period.major,
      is_day_chart: this.rule.isDay,
      variant: this.rule.variant,
      sequence_kind: this.kind,
      is_node_period: isNode(period.lord),
    };
  }

  /** Condition profile of a period. */
  profile(period: FirdariaPeriod): FirdarConditionProfileResponse {
    const isMajor = period.major === null;
    return {
      planet: period.lord,
      level: isMajor ? 1 : 2,
      level_name: isMajor ? 'Major' : 'Sub-period',
      is_major: isMajor,
      is_node_period: isNode(period.lord),
      lord_type: isNode(period.lord) ? 'node' : period.lord === 'Sun' || period.lord === 'Moon' ? 'luminary' : 'planet',
      sequence_kind: this.kind,
      major_planet: period.major,
      is_day_chart: this.rule.isDay,
      years: period.years,
      days: period.years * this.rule.yearDays,
    };
  }
}

/** POST /v1/timelords/firdaria/sequence: each major period, followed by its subperiods. Errors: InvalidInput. */
export function firdariaSequence(engine: Engine, request: FirdarBaseRequest): FirdarSequenceResponse {
  const firdaria = new Firdaria(engine, request);
  const majors = firdaria.majors();
  const periods = majors.flatMap((major) => [major, ...firdaria.subs(major)]).map((period) => firdaria.answer(period));
  return {
    periods,
    total_count: periods.length,
    major_count: majors.length,
    sub_count: periods.length - majors.length,
    policy: firdaria.policy,
  };
}

/** POST /v1/timelords/firdaria/groups: each major period with its subperiods nested in it. Errors: InvalidInput. */
export function firdariaGroups(engine: Engine, request: FirdarBaseRequest): FirdarGroupsResponse {
  const firdaria = new Firdaria(engine, request);
  const groups = firdaria.majors().map((period) => {
    const major = firdaria.answer(period),
      subs = firdaria.subs(period).map((sub) => firdaria.answer(sub));
    return { major, subs, sub_count: subs.length, has_subs: subs.length > 0 };
  });
  return { groups, major_count: groups.length, policy: firdaria.policy };
}

/** POST /v1/timelords/firdaria/current: the periods at an instant. Errors: InvalidInput (also outside the 75 years). */
export function firdariaCurrent(engine: Engine, request: FirdarCurrentRequest): FirdarCurrentResponse {
  const firdaria = new Firdaria(engine, request);
  const active = firdaria.at(julianDayOf(engine, request.current_dt, '/current_dt'));
  if (active === null) throw outsidePeriods(request.current_dt, `the ${FIRDARIA_CYCLE_YEARS} years from birth`);
  const major = firdaria.answer(active.major);
  return { major, sub: active.sub === null ? major : firdaria.answer(active.sub), policy: firdaria.policy };
}

/** POST /v1/timelords/firdaria/profile: condition profiles of the nine major periods. Errors: InvalidInput. */
export function firdariaProfile(engine: Engine, request: FirdarBaseRequest): FirdarSequenceProfileResponse {
  const firdaria = new Firdaria(engine, request);
  const profiles = firdaria.majors().map((major) => firdaria.profile(major));
  const count = (type: string): number => profiles.filter(({ lord_type }) => lord_type === type).length;
  return {
    profiles,
    profile_count: profiles.length,
    major_count: profiles.length,
    luminary_major_count: count('luminary'),
    planet_major_count: count('planet'),
    node_major_count: count('node'),
    total_major_years: FIRDARIA_CYCLE_YEARS,
    sequence_kind: firdaria.kind,
    has_node_majors: count('node') > 0,
    policy: firdaria.policy,
  };
}

/** POST /v1/timelords/firdaria/active-pair: condition profiles of the periods at an instant; none outside the 75 years. Errors: InvalidInput. */
export function firdariaActivePair(engine: Engine, request: FirdarActivePairRequest): FirdarActivePairOptionalResponse {
  const firdaria = new Firdaria(engine, request),
    { policy } = firdaria;
  const active = firdaria.at(julianDayOf(engine, request.query_dt, '/query_dt'));
  if (active === null) return { active: false, pair: null, policy };
  const major = firdaria.profile(active.major),
    sub = active.sub === null ? null : firdaria.profile(active.sub);
  return {
    active: true,
    pair: {
      major_profile: major,
      sub_profile: sub,
      has_sub: sub !== null,
      is_same_lord: major.planet === sub?.planet,
      is_same_lord_type: major.lord_type === sub?.lord_type,
      involves_node: major.is_node_period || (sub?.is_node_period ?? false),
    },
    policy,
  };
}
