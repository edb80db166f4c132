import { domicileRuler } from '../../../doctrine/dignity/rulers.js';
import {
  RELEASING_CYCLE_UNITS,
  RELEASING_CYCLE_YEARS,
  RELEASING_UNITS_PER_YEAR,
  RELEASING_UNIT_DAYS,
  angularityFromFortune,
  releasingAt,
  releasingStart,
  walkReleasing,
} from '../../../doctrine/periods/releasing.js';
import type { ReleasingPeriod } from '../../../doctrine/periods/releasing.js';
import { SIGNS, signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { PeriodClock, julianDayOf } from '../../../services/period-clock.js';
import { outsidePeriods } from './outside.js';
import {
  ZRBaseRequest,
  ZRCurrentRequest,
  ZRLevelPairRequest,
  ZRNatalRequest,
  ZRProfileRequest,
} from './releasing-schema.js';
import type {
  ZRConditionProfileResponse,
  ZRCurrentResponse,
  ZRFortuneAngularityTruthResponse,
  ZRGroupsResponse,
  ZRLevelPairResponse,
  ZRPeriodGroupResponse,
  ZRReleasingPeriodResponse,
  ZRReleasingStartResponse,
  ZRSequenceProfileResponse,
  ZRSequenceResponse,
} from './releasing-schema.js';

const LEVEL_NAMES = ['', 'Level 1', 'Level 2', 'Level 3', 'Level 4'] as const;

/** Angularity of a sign from Fortune, in the wire shape. */
function fortuneTruth(sign: number, fortuneSign: number | null): ZRFortuneAngularityTruthResponse {
  const found = fortuneSign === null ? null : angularityFromFortune(sign, fortuneSign);
  return {
    status: found === null ? 'not_evaluable' : 'evaluated',
    period_sign: SIGNS[sign],
    fortune_sign: fortuneSign === null ? null : SIGNS[fortuneSign],
    angularity_from_fortune: found?.place ?? null,
    angularity_class: found?.angularity ?? null,
    is_peak_period: found?.isPeak ?? null,
    reason: found === null ? 'fortune_not_supplied' : null,
  };
}

/**
 * A period in the wire shape. It is a class for the sake of memory: V8 allocates instances in the young generation, but it pretenures an
 * object literal whose instances often survive, and then ten thousand periods and all that they reference wait for a full collection.
 */
class ReleasedPeriod implements ZRReleasingPeriodResponse {
  declare readonly level: number;
  declare readonly level_name: string;
  declare readonly sign: ZRReleasingPeriodResponse['sign'];
  declare readonly ruler: ZRReleasingPeriodResponse['ruler'];
  declare readonly start_jd: number;
  declare readonly end_jd: number;
  declare readonly years: number;
  declare readonly days: number;
  declare readonly start_date: string;
  declare readonly end_date: string;
  declare readonly lot_name: ZRReleasingPeriodResponse['lot_name'];
  declare readonly is_loosing_of_bond: boolean;
  declare readonly is_peak_period: boolean;
  declare readonly angularity_from_fortune: number | null;
  declare readonly angularity_class: ZRReleasingPeriodResponse['angularity_class'];
  declare readonly use_loosing_of_bond: boolean;
  declare readonly fortune_angularity_truth: ZRFortuneAngularityTruthResponse;

  constructor(
    { level, sign, startUnits, endUnits, isLoosing }: ReleasingPeriod,
    { clock, lot, rule, truths }: Releasing,
    startDate: string,
    endDate: string,
  ) {
    const truth = truths[sign];
    this.level = level;
    this.level_name = LEVEL_NAMES[level];
    this.sign = SIGNS[sign];
    this.ruler = domicileRuler(sign);
    this.start_jd = clock.jd(startUnits * RELEASING_UNIT_DAYS);
    this.end_jd = clock.jd(endUnits * RELEASING_UNIT_DAYS);
    this.years = (endUnits - startUnits) / RELEASING_UNITS_PER_YEAR;
    this.days = (endUnits - startUnits) * RELEASING_UNIT_DAYS;
    this.start_date = startDate;
    this.end_date = endDate;
    this.lot_name = lot;
    this.is_loosing_of_bond = isLoosing;
    this.is_peak_period = truth.is_peak_period === true;
    this.angularity_from_fortune = truth.angularity_from_fortune;
    this.angularity_class = truth.angularity_class;
    this.use_loosing_of_bond = rule.loosing;
    this.fortune_angularity_truth = truth;
  }
}

/** Index of a value in an ascending array; -1 if it is absent. */
function indexIn(ascending: Float64Array, value: number): number {
  let low = 0,
    high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle] < value) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === value ? low : -1;
}

/** Periods in the order of time, and the number of periods of the first level. */
interface Released {
  readonly periods: ReleasedPeriod[];
  readonly level1Count: number;
}

/** The zodiacal releasing of one lot of a birth. */
class Releasing {
  readonly start: ZRReleasingStartResponse;
  readonly lot: ZRReleasingPeriodResponse['lot_name'];
  readonly clock: PeriodClock;
  readonly rule: { readonly startSign: number; readonly loosing: boolean };
  /** Angularity from Fortune of each sign. */
  readonly truths: readonly ZRFortuneAngularityTruthResponse[];

  /** Errors: InvalidInput, OutOfCoverage. */
  constructor(engine: Engine, natalRequest: ZRNatalRequest) {
    const natal = withDefaults(ZRNatalRequest, natalRequest);
    this.lot = natal.lot_name;
    const fortune = natal.fortune_longitude ?? null,
      fortuneSign = fortune === null ? null : signIndex(fortune);
    const { sign, moved } = releasingStart(this.lot, natal.lot_longitude, fortune);
    this.rule = { startSign: sign, loosing: natal.use_loosing_of_bond };
    this.start = {
      lot_sign: SIGNS[signIndex(natal.lot_longitude)],
      start_sign: SIGNS[sign],
      moved_from_sign_of_fortune: moved,
    };
    this.truths = SIGNS.map((_, index) => fortuneTruth(index, fortuneSign));
    this.clock = new PeriodClock(engine, engine.time.instantFromIso(natal.dt, '/natal/dt'));
  }

  /**
   * Visits the periods that begin within `spanYears` years of 360 days (null: all 211 years), each before its parts. The same object is
   * passed to every visit.
   */
  walk(levels: number, spanYears: number | null, visit: (period: ReleasingPeriod) => void): void {
    const limit = spanYears === null ? RELEASING_CYCLE_UNITS : spanYears * RELEASING_UNITS_PER_YEAR;
    const period = { level: 0, sign: 0, startUnits: 0, endUnits: 0, isLoosing: false };
    walkReleasing(this.rule, levels, limit, (level, sign, startUnits, endUnits, isLoosing) => {
      period.level = level;
      period.sign = sign;
      period.startUnits = startUnits;
      period.endUnits = endUnits;
      period.isLoosing = isLoosing;
      visit(period);
    });
  }

  /** The periods that contain a Julian day UT1, one for each level. Errors: InvalidInput outside the 211 years. */
  at(jd: number, levels: number, given: string, field: string): ReleasingPeriod[] {
    const found = releasingAt(this.rule, levels, (units) => this.clock.isBefore(jd, units * RELEASING_UNIT_DAYS));
    if (found.length === 0) throw outsidePeriods(given, `${RELEASING_CYCLE_YEARS} years of 360 days from birth`, field);
    return found;
  }

  /** Condition profile of a period. */
  profile({ level, sign, startUnits, endUnits, isLoosing }: ReleasingPeriod): ZRConditionProfileResponse {
    const truth = this.truths[sign];
    return {
      level,
      level_name: LEVEL_NAMES[level],
      sign: SIGNS[sign],
      ruler: domicileRuler(sign),
      years: (endUnits - startUnits) / RELEASING_UNITS_PER_YEAR,
      days: (endUnits - startUnits) * RELEASING_UNIT_DAYS,
      lot_name: this.lot,
      is_loosing_of_bond: isLoosing,
      is_peak_period: truth.is_peak_period === true,
      angularity_from_fortune: truth.angularity_from_fortune,
      angularity_class: truth.angularity_class,
      use_loosing_of_bond: this.rule.loosing,
    };
  }

  /**
   * All periods of `walk` in the wire shape. The periods of the last level leave no gaps, and each higher period ends where one of them
   * ends. So the dates of all edges are formatted together.
   */
  answers(levels: number, spanYears: number | null): Released {
    let count = 0,
      lastCount = 0,
      level1Count = 0;
    this.walk(levels, spanYears, ({ level }) => {
      count++;
      if (level === 1) level1Count++;
      if (level === levels) lastCount++;
    });
    const edges = new Float64Array(lastCount + 1),
      periods = new Array<ReleasedPeriod>(count);
    let edge = 0;
    this.walk(levels, spanYears, ({ level, endUnits }) => {
      if (level === levels) edges[++edge] = endUnits;
    });
    const dates = this.clock.dates(edges.map((units) => units * RELEASING_UNIT_DAYS));
    let next = 0;
    edge = 0;
    this.walk(levels, spanYears, (period) => {
      const { level, endUnits } = period,
        end = level === levels ? edge + 1 : indexIn(edges, endUnits);
      // A period that the span cuts has no part with the same end.
      periods[next++] = this.answer(period, dates[edge], end < 0 ? undefined : dates[end]);
      if (level === levels) edge = end;
    });
    return { periods, level1Count };
  }

  /** One period in the wire shape. */
  answer(
    period: ReleasingPeriod,
    startDate = this.clock.date(period.startUnits * RELEASING_UNIT_DAYS),
    endDate = this.clock.date(period.endUnits * RELEASING_UNIT_DAYS),
  ): ReleasedPeriod {
    return new ReleasedPeriod(period, this, startDate, endDate);
  }
}

/** POST /v1/timelords/zodiacal-releasing/sequence: each period, followed by its parts. Errors: InvalidInput, OutOfCoverage. */
export function releasingSequence(engine: Engine, request: ZRBaseRequest): ZRSequenceResponse {
  const { natal, levels, span_years: spanYears = null } = withDefaults(ZRBaseRequest, request);
  const releasing = new Releasing(engine, natal);
  const { periods, level1Count } = releasing.answers(levels, spanYears);
  return {
    periods,
    total_count: periods.length,
    level1_count: level1Count,
    levels_generated: levels,
    releasing_start: releasing.start,
  };
}

/** A group to which parts are still being added. */
type OpenGroup = { -readonly [K in keyof ZRPeriodGroupResponse]: ZRPeriodGroupResponse[K] };

/** POST /v1/timelords/zodiacal-releasing/groups: each period with its parts nested in it. Errors: InvalidInput, OutOfCoverage. */
export function releasingGroups(engine: Engine, request: ZRBaseRequest): ZRGroupsResponse {
  const { natal, levels, span_years: spanYears = null } = withDefaults(ZRBaseRequest, request);
  const releasing = new Releasing(engine, natal);
  const groups: ZRPeriodGroupResponse[] = [];
  const open: OpenGroup[] = [];
  for (const period of releasing.answers(levels, spanYears).periods) {
    const group: OpenGroup = {
      period,
      sub_groups: [],
      level: period.level,
      has_sub_groups: false,
      is_leaf: true,
      angularity_class: period.angularity_class,
    };
    open.length = period.level - 1;
    const parent = open.at(-1);
    if (parent === undefined) groups.push(group);
    else {
      parent.sub_groups.push(group);
      parent.has_sub_groups = true;
      parent.is_leaf = false;
    }
    open.push(group);
  }
  return { groups, level1_count: groups.length, releasing_start: releasing.start };
}

/**
 * POST /v1/timelords/zodiacal-releasing/current: the period of each level at an instant. Errors: InvalidInput (also outside the 211
 * years), OutOfCoverage.
 */
export function releasingCurrent(engine: Engine, request: ZRCurrentRequest): ZRCurrentResponse {
  const { natal, current_dt: dt, levels } = withDefaults(ZRCurrentRequest, request);
  const releasing = new Releasing(engine, natal);
  const periods = releasing
    .at(julianDayOf(engine, dt, '/current_dt'), levels, dt, '/current_dt')
    .map((period) => releasing.answer(period));
  return { periods, active_count: periods.length, releasing_start: releasing.start };
}

/**
 * POST /v1/timelords/zodiacal-releasing/profile: the periods of one level with totals. Errors: InvalidInput (also for a level below
 * `levels`), OutOfCoverage.
 */
export function releasingProfile(engine: Engine, request: ZRProfileRequest): ZRSequenceProfileResponse {
  const {
    natal,
    levels,
    profile_level: profileLevel,
    span_years: spanYears = null,
  } = withDefaults(ZRProfileRequest, request);
  const releasing = new Releasing(engine, natal);
  if (profileLevel > levels)
    throw new InvalidInput([
      {
        field: '/profile_level',
        message: 'must not be greater than levels',
        given: profileLevel,
        allowed: `1 to ${levels}`,
      },
      {
        field: '/levels',
        message: 'must not be less than profile_level',
        given: levels,
        allowed: `${profileLevel} to 4`,
      },
    ]);
  const profiles: ZRConditionProfileResponse[] = [];
  releasing.walk(profileLevel, spanYears, (period) => {
    if (period.level === profileLevel) profiles.push(releasing.profile(period));
  });
  const count = (test: (profile: ZRConditionProfileResponse) => boolean): number => profiles.filter(test).length;
  const peaks = count(({ is_peak_period }) => is_peak_period);
  return {
    profiles,
    profile_count: profiles.length,
    period_count: profiles.length,
    peak_period_count: peaks,
    non_peak_count: profiles.length - peaks,
    loosing_of_bond_count: count(({ is_loosing_of_bond }) => is_loosing_of_bond),
    angular_count: count(({ angularity_class }) => angularity_class === 'angular'),
    succedent_count: count(({ angularity_class }) => angularity_class === 'succedent'),
    cadent_count: count(({ angularity_class }) => angularity_class === 'cadent'),
    total_years: profiles.reduce((sum, { days }) => sum + days, 0) / 360,
    profile_level: profileLevel,
    releasing_start: releasing.start,
  };
}

/**
 * POST /v1/timelords/zodiacal-releasing/level-pair: the periods of two levels at an instant. Errors: InvalidInput (also outside the 211
 * years, or where the levels are out of order), OutOfCoverage.
 */
export function releasingLevelPair(engine: Engine, request: ZRLevelPairRequest): ZRLevelPairResponse {
  const {
    natal,
    query_dt: dt,
    upper_level: upperLevel,
    lower_level: lowerLevel,
  } = withDefaults(ZRLevelPairRequest, request);
  if (upperLevel >= lowerLevel)
    throw new InvalidInput({
      field: '/lower_level',
      message: 'must be greater than upper_level',
      given: lowerLevel,
      allowed: upperLevel + 1 < 4 ? `${upperLevel + 1} to 4` : 4,
    });
  const releasing = new Releasing(engine, natal);
  const active = releasing.at(julianDayOf(engine, dt, '/query_dt'), lowerLevel, dt, '/query_dt');
  const upper = active[upperLevel - 1],
    lower = active[lowerLevel - 1];
  const distance = angularityFromFortune(lower.sign, upper.sign);
  const upperProfile = releasing.profile(upper),
    lowerProfile = releasing.profile(lower);
  return {
    upper_profile: upperProfile,
    lower_profile: lowerProfile,
    house_distance: distance.place,
    signs_are_identical: upper.sign === lower.sign,
    is_adjacent_levels: lowerLevel === upperLevel + 1,
    is_angular_distance: distance.angularity === 'angular',
    is_peak_pair: upperProfile.is_peak_period && lowerProfile.is_peak_period,
    releasing_start: releasing.start,
  };
}
