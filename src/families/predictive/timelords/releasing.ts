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
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { PeriodClock, julianDayOf } from '../../../services/period-clock.js';
import { outsidePeriods } from './outside.js';
import type {
  ZRBaseRequest,
  ZRConditionProfileResponse,
  ZRCurrentRequest,
  ZRCurrentResponse,
  ZRFortuneAngularityTruthResponse,
  ZRGroupsResponse,
  ZRLevelPairRequest,
  ZRLevelPairResponse,
  ZRPeriodGroupResponse,
  ZRProfileRequest,
  ZRReleasingPeriodResponse,
  ZRReleasingStartResponse,
  ZRSequenceProfileResponse,
  ZRSequenceResponse,
} from './releasing-schema.js';

const LEVEL_NAMES = ['', 'Level 1', 'Level 2', 'Level 3', 'Level 4'] as const;

/** What is true of a sign against Fortune, as answers carry it. */
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
 * A period as answers carry it. Objects of a class are made where young ones are: literals of which many outlive a collection go to the old
 * ones from the start, where what ten thousand of them hold stays until all is swept.
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

/** Where a number stands in a rising row; -1 where it does not. */
function indexIn(row: Float64Array, value: number): number {
  let low = 0,
    high = row.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (row[middle] < value) low = middle + 1;
    else high = middle;
  }
  return row[low] === value ? low : -1;
}

/** Periods in the order of time, and how many of them are of the first level (counted on the way: they are more than the cache holds). */
interface Released {
  readonly periods: ReleasedPeriod[];
  readonly level1Count: number;
}

/** The releasing of one lot of a birth. */
class Releasing {
  readonly start: ZRReleasingStartResponse;
  readonly lot: ZRReleasingPeriodResponse['lot_name'];
  readonly clock: PeriodClock;
  readonly rule: { readonly startSign: number; readonly loosing: boolean };
  /** By sign. */
  readonly truths: readonly ZRFortuneAngularityTruthResponse[];

  constructor(engine: Engine, natal: ZRBaseRequest['natal']) {
    this.lot = natal.lot_name ?? 'Spirit';
    const fortune = natal.fortune_longitude ?? null,
      fortuneSign = fortune === null ? null : signIndex(fortune);
    const { sign, moved } = releasingStart(this.lot, natal.lot_longitude, fortune);
    this.rule = { startSign: sign, loosing: natal.use_loosing_of_bond ?? true };
    this.start = {
      lot_sign: SIGNS[signIndex(natal.lot_longitude)],
      start_sign: SIGNS[sign],
      moved_from_sign_of_fortune: moved,
    };
    this.truths = SIGNS.map((_, index) => fortuneTruth(index, fortuneSign));
    this.clock = new PeriodClock(engine, engine.time.instantFromIso(natal.dt, '/natal/dt'));
  }

  /**
   * Visits the periods that begin within a span in years of 360 days (null: the whole turn), each before its parts. The one object that
   * is shown is used again for the next.
   */
  walk(levels: number, spanYears: number | null, visit: (period: ReleasingPeriod) => void): void {
    const limit = spanYears === null ? RELEASING_CYCLE_UNITS : spanYears * RELEASING_UNITS_PER_YEAR;
    const shown = { level: 0, sign: 0, startUnits: 0, endUnits: 0, isLoosing: false };
    walkReleasing(this.rule, levels, limit, (level, sign, startUnits, endUnits, isLoosing) => {
      shown.level = level;
      shown.sign = sign;
      shown.startUnits = startUnits;
      shown.endUnits = endUnits;
      shown.isLoosing = isLoosing;
      visit(shown);
    });
  }

  /** The periods that hold a moment, one a level. Errors: InvalidInput outside the turn. */
  at(jd: number, levels: number, given: string, field: string): ReleasingPeriod[] {
    const found = releasingAt(this.rule, levels, (units) => this.clock.isBefore(jd, units * RELEASING_UNIT_DAYS));
    if (found.length === 0) throw outsidePeriods(given, `${RELEASING_CYCLE_YEARS} years of 360 days from birth`, field);
    return found;
  }

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
   * All periods of `walk`. Those of the last level follow each other without a gap, and those above them end where one of them does: the
   * dates between ten thousand are made together.
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
      // What the span cuts has no part that ends with it.
      periods[next++] = this.answer(period, dates[edge], end < 0 ? undefined : dates[end]);
      if (level === levels) edge = end;
    });
    return { periods, level1Count };
  }

  /** One period with the UTC of its edges. */
  answer(
    period: ReleasingPeriod,
    startDate = this.clock.date(period.startUnits * RELEASING_UNIT_DAYS),
    endDate = this.clock.date(period.endUnits * RELEASING_UNIT_DAYS),
  ): ReleasedPeriod {
    return new ReleasedPeriod(period, this, startDate, endDate);
  }
}

/** POST /v1/timelords/zodiacal-releasing/sequence: each period, followed by its parts. */
export function releasingSequence(engine: Engine, request: ZRBaseRequest): ZRSequenceResponse {
  const releasing = new Releasing(engine, request.natal),
    levels = request.levels ?? 2;
  const { periods, level1Count } = releasing.answers(levels, request.span_years ?? null);
  return {
    periods,
    total_count: periods.length,
    level1_count: level1Count,
    levels_generated: levels,
    releasing_start: releasing.start,
  };
}

/** A group that its parts are still to be put into. */
type OpenGroup = { -readonly [K in keyof ZRPeriodGroupResponse]: ZRPeriodGroupResponse[K] };

/** POST /v1/timelords/zodiacal-releasing/groups: each period with its parts in it. */
export function releasingGroups(engine: Engine, request: ZRBaseRequest): ZRGroupsResponse {
  const releasing = new Releasing(engine, request.natal);
  const groups: ZRPeriodGroupResponse[] = [];
  const open: OpenGroup[] = [];
  for (const period of releasing.answers(request.levels ?? 2, request.span_years ?? null).periods) {
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

/** POST /v1/timelords/zodiacal-releasing/current. Errors: InvalidInput outside the turn. */
export function releasingCurrent(engine: Engine, request: ZRCurrentRequest): ZRCurrentResponse {
  const releasing = new Releasing(engine, request.natal),
    { current_dt: dt } = request;
  const periods = releasing
    .at(julianDayOf(engine, dt, '/current_dt'), request.levels ?? 2, dt, '/current_dt')
    .map((period) => releasing.answer(period));
  return { periods, active_count: periods.length, releasing_start: releasing.start };
}

/** POST /v1/timelords/zodiacal-releasing/profile: of the periods of one level. Errors: InvalidInput for a level that is not made. */
export function releasingProfile(engine: Engine, request: ZRProfileRequest): ZRSequenceProfileResponse {
  const releasing = new Releasing(engine, request.natal),
    levels = request.levels ?? 2,
    profileLevel = request.profile_level ?? 1;
  if (profileLevel > levels)
    throw new InvalidInput([
      {
        field: '/profile_level',
        message: 'periods of this level are not made',
        given: profileLevel,
        allowed: `1 ... ${levels} (levels)`,
      },
      { field: '/levels', message: 'too few for the profile', given: levels, allowed: `${profileLevel} ... 4` },
    ]);
  const profiles: ZRConditionProfileResponse[] = [];
  releasing.walk(profileLevel, request.span_years ?? null, (period) => {
    if (period.level === profileLevel) profiles.push(releasing.profile(period));
  });
  const count = (holds: (profile: ZRConditionProfileResponse) => boolean): number => profiles.filter(holds).length;
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

/** POST /v1/timelords/zodiacal-releasing/level-pair, any two levels. Errors: InvalidInput outside the turn, levels out of order. */
export function releasingLevelPair(engine: Engine, request: ZRLevelPairRequest): ZRLevelPairResponse {
  const upperLevel = request.upper_level ?? 1,
    lowerLevel = request.lower_level ?? 2;
  if (upperLevel >= lowerLevel)
    throw new InvalidInput({
      field: '/lower_level',
      message: 'the lower level is a part of the upper one: its number is greater',
      given: lowerLevel,
      allowed: upperLevel + 1 < 4 ? `${upperLevel + 1} ... 4` : 4,
    });
  const releasing = new Releasing(engine, request.natal),
    { query_dt: dt } = request;
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
