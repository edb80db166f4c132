import { withDefaults } from '../../../contract/defaults.js';
import {
  gatiOf,
  isAfterBirth,
  kalachakraBirth,
  kalachakraPeriods,
  visibleStart,
} from '../../../doctrine/dasha/kalachakra.js';
import type { KalachakraBirth, KalachakraContinuation, KalachakraPeriod } from '../../../doctrine/dasha/kalachakra.js';
import { SIGN_YEARS } from '../../../doctrine/dasha/kalachakra-rows.js';
import { SIGN_LORDS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { add, fromNumber, multiply, rational, subtract, toNumber, ZERO } from '../../../kernel/rational.js';
import type { Rational } from '../../../kernel/rational.js';
import { CONFLICT_IDS, RULE_IDS, SOURCE_IDS } from './kalachakra-catalogue.js';
import { chartNativity, epochOf, seededNativity } from './kalachakra-nativity.js';
import type { Nativity, Projection } from './kalachakra-nativity.js';
import {
  KALACHAKRA_PROFILE,
  KALACHAKRA_VERSION,
  KalachakraChartCurrentRequest,
  KalachakraChartRequest,
  KalachakraCurrentRequest,
  KalachakraSequenceRequest,
} from './schema-kalachakra.js';
import type {
  DateSpan,
  EpochRequest,
  ExactRatio,
  KalachakraCurrentResponse,
  KalachakraPeriodAnswer,
  KalachakraSequenceResponse,
  KalachakraSubPeriodAnswer,
  KalachakraTransition,
} from './schema-kalachakra.js';

const CONTINUATIONS = {
  natal_row: 'natalRow',
  next_pada: 'nextPada',
} as const satisfies Readonly<Record<string, KalachakraContinuation>>;

const ratio = ({ numerator, denominator }: Rational): ExactRatio => ({
  numerator: String(numerator),
  denominator: String(denominator),
});
const span = (start: Rational, end: Rational) => ({ start: ratio(start), end: ratio(end) });

/** Julian day UTC of years after the birth, rounded once. */
const jdAfter = ({ birthJd, yearDays }: Projection, years: Rational): number =>
  toNumber(add(fromNumber(birthJd), multiply(years, yearDays)));
const dates = (projection: Projection, start: Rational, end: Rational): DateSpan => ({
  start_jd_utc: jdAfter(projection, start),
  end_jd_utc: jdAfter(projection, end),
});

const rowId = ({ row }: Pick<KalachakraPeriod, 'row'>): string => `${row.group}/${row.pada}`;

function birthAnswer({ row, position, ...birth }: KalachakraBirth, coverage: Rational) {
  return {
    nakshatra_number: birth.nakshatraNumber,
    pada_number: row.pada,
    group: row.group,
    row_id: rowId({ row }),
    row_signs: [...row.signs],
    fraction_in_pada: ratio(birth.fractionInPada),
    row_total_years: row.totalYears,
    elapsed_row_years: ratio(birth.elapsedYears),
    natal_row_remaining_years: ratio(subtract(rational(row.totalYears), birth.elapsedYears)),
    birth_row_position: position,
    birth_md_full_years: SIGN_YEARS[row.signs[position]],
    birth_md_remaining_years: ratio(birth.remainingYears),
    coverage_years: ratio(coverage),
    deha_sign_index: birth.deha,
    jeeva_sign_index: birth.jeeva,
    deha_jeeva_reference: 'natal_row' as const,
  };
}

/** The periods of a nativity, and the fields that all answers share. */
function scheduleOf(nativity: Nativity) {
  const { provenance, levels, continuation, projection } = nativity;
  const birth = kalachakraBirth(provenance.moon_sidereal_lon),
    periods = kalachakraPeriods(birth, levels, CONTINUATIONS[continuation]),
    coverageEnd = periods[8].end;
  return {
    periods,
    common: {
      profile_id: KALACHAKRA_PROFILE,
      profile_version: KALACHAKRA_VERSION,
      levels,
      birth: birthAnswer(birth, coverageEnd),
      provenance,
      source_ids: [...SOURCE_IDS],
      rule_ids: [...RULE_IDS],
      conflict_ids: [...CONFLICT_IDS],
      eligibility_status: 'not_evaluated' as const,
      coverage: span(ZERO, coverageEnd),
      continuation,
    },
    coverageDates: projection && dates(projection, ZERO, coverageEnd),
    projectionAnswer: projection && {
      birth_jd_utc: projection.birthJd,
      year_basis: projection.yearBasis,
      year_days: ratio(projection.yearDays),
      schedule_axis: 'jd_utc' as const,
    },
  };
}

/** The fields of a period without its children. */
function periodAnswer(period: KalachakraPeriod, projection: Projection | null) {
  const visible = isAfterBirth(period);
  return {
    path: [...period.path],
    parent_path: period.path.length === 1 ? null : period.path.slice(0, -1),
    row_id: rowId(period),
    row_position: period.position,
    md_cycle_index: period.cycle,
    sign_index: period.sign,
    ruler: SIGN_LORDS[period.sign],
    parent_weight: period.parentWeight,
    weight: period.weight,
    denominator: period.denominator,
    full_years: span(period.start, period.end),
    visible_years: visible ? span(visibleStart(period), period.end) : null,
    full_dates: projection && dates(projection, period.start, period.end),
    visible_dates: visible && projection !== null ? dates(projection, visibleStart(period), period.end) : null,
    visibility: visible ? ('visible' as const) : ('clipped_before_birth' as const),
  };
}

const subPeriodAnswer = (period: KalachakraPeriod, projection: Projection | null): KalachakraSubPeriodAnswer => ({
  ...periodAnswer(period, projection),
  children_status: 'maximum_depth',
  children: [],
});
const greatPeriodAnswer = (period: KalachakraPeriod, projection: Projection | null): KalachakraPeriodAnswer => ({
  ...periodAnswer(period, projection),
  children_status: period.children.length > 0 ? 'generated' : 'not_requested',
  children: period.children.map((child) => subPeriodAnswer(child, projection)),
});

/** The kind of a step as the verses name it. A seam of two repetitions of one row is no step of the wheel. */
function classification(from: KalachakraPeriod, to: KalachakraPeriod, isSeam: boolean) {
  const gati = isSeam && from.row === to.row ? null : gatiOf(from.row.group, from.sign, to.sign);
  if (gati === 'undecided')
    return {
      classification_status: 'unresolved_source_conflict' as const,
      classification: null,
      conflict_ids: ['KC-10'],
    };
  if (gati !== null)
    return {
      classification_status: 'classified' as const,
      classification: gati === 'mandooki' ? ('mandooki' as const) : ('simhavlokan' as const),
      conflict_ids: [],
    };
  return {
    classification_status: isSeam ? ('row_seam_not_classified' as const) : ('not_classified_by_profile' as const),
    classification: null,
    conflict_ids: [],
  };
}

/** The steps from each period to the next one of the same level and parent. */
const transitionsOf = (periods: readonly KalachakraPeriod[], projection: Projection | null): KalachakraTransition[] =>
  periods.slice(1).map((to, i) => {
    const from = periods[i],
      isSeam = to.position === 0;
    return {
      source_path: [...from.path],
      destination_path: [...to.path],
      source_sign_index: from.sign,
      destination_sign_index: to.sign,
      source_row_position: from.position,
      destination_row_position: to.position,
      level: from.path.length,
      boundary_years: ratio(from.end),
      boundary_jd_utc: projection && jdAfter(projection, from.end),
      row_seam: isSeam,
      visible: from.end.numerator >= 0n,
      ...classification(from, to, isSeam),
      rule_id: 'KC_GATI' as const,
    };
  });

function sequenceAnswer(nativity: Nativity): KalachakraSequenceResponse {
  const { periods, common, coverageDates, projectionAnswer } = scheduleOf(nativity),
    { projection } = nativity;
  const nodes = periods.flatMap((period) => [period, ...period.children]);
  return {
    ...common,
    periods: periods.map((period) => greatPeriodAnswer(period, projection)),
    transitions: [
      ...transitionsOf(periods, projection),
      ...periods.flatMap(({ children }) => transitionsOf(children, projection)),
    ],
    coverage_dates: coverageDates,
    projection: projectionAnswer,
    generated_node_count: nodes.length,
    visible_node_count: nodes.filter(isAfterBirth).length,
    projection_status: projection === null ? 'not_requested' : 'projected',
  };
}

/** The periods at a day, half-open in the days that answers show. Errors: InvalidInput without a projection. */
function currentAnswer(engine: Engine, nativity: Nativity, query: EpochRequest): KalachakraCurrentResponse {
  const { projection } = nativity,
    { periods, common, coverageDates, projectionAnswer } = scheduleOf(nativity);
  if (projection === null || coverageDates === null || projectionAnswer === null)
    throw new InvalidInput({
      field: '/projection',
      message: 'is required for the periods at a date',
      allowed: 'a projection with year_basis',
    });
  const { jdUtc } = epochOf(engine, query, '/query_epoch');
  const line: KalachakraPeriod[] = [];
  if (jdUtc >= coverageDates.start_jd_utc)
    for (let level: readonly KalachakraPeriod[] = periods; level.length > 0; level = line.at(-1)?.children ?? []) {
      const found = level.find((period) => jdUtc < jdAfter(projection, period.end));
      if (found === undefined) break;
      line.push(found);
    }
  return {
    ...common,
    projection: projectionAnswer,
    coverage_dates: coverageDates,
    query_jd_utc: jdUtc,
    status: jdUtc < coverageDates.start_jd_utc ? 'before_birth' : line.length > 0 ? 'active' : 'after_coverage',
    active_line: line.map((period) => ({
      path: [...period.path],
      sign_index: period.sign,
      full_years: span(period.start, period.end),
      visible_years: span(visibleStart(period), period.end),
      full_dates: dates(projection, period.start, period.end),
      visible_dates: dates(projection, visibleStart(period), period.end),
    })),
  };
}

/** POST /v1/dasha/kalachakra/sequence */
export const kalachakraSequence = (engine: Engine, input: KalachakraSequenceRequest): KalachakraSequenceResponse =>
  sequenceAnswer(seededNativity(engine, withDefaults(KalachakraSequenceRequest, input)));

/** POST /v1/dasha/kalachakra/current */
export const kalachakraCurrent = (engine: Engine, input: KalachakraCurrentRequest): KalachakraCurrentResponse =>
  currentAnswer(engine, seededNativity(engine, withDefaults(KalachakraCurrentRequest, input)), input.query_epoch);

/** POST /v1/dasha/kalachakra/chart/sequence */
export const kalachakraChartSequence = (engine: Engine, input: KalachakraChartRequest): KalachakraSequenceResponse =>
  sequenceAnswer(chartNativity(engine, withDefaults(KalachakraChartRequest, input)));

/** POST /v1/dasha/kalachakra/chart/current */
export const kalachakraChartCurrent = (
  engine: Engine,
  input: KalachakraChartCurrentRequest,
): KalachakraCurrentResponse =>
  currentAnswer(engine, chartNativity(engine, withDefaults(KalachakraChartCurrentRequest, input)), input.query_epoch);
