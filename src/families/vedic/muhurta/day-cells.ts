import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../../../contract/boundaries.js';
import type { Engine } from '../../../engine.js';
import type { LimbDivision, LimbSpan, LimbSpans } from '../../../events/panchanga/limb-spans.js';
import type { RisingDegrees } from '../../../events/panchanga/rising-degrees.js';
import { DEG_PER_RAD } from '../../../kernel/constants.js';
import { LimbSolver } from '../../../services/limb-solver.js';
import { civilSolarDay, SUNRISE_THRESHOLDS } from '../../../services/solar-dates.js';
import type { CivilDayRequest, CivilSolarDay, PanchangaSunriseDefinition } from '../../../services/solar-dates.js';
import { solvedBoundary } from '../../../wire/boundaries.js';
import { epochReceipt } from '../../../wire/epoch-receipt.js';
import { instantOfJd } from '../../../wire/instant.js';

/** The part of a policy that a day of cells uses. */
interface DayPolicy {
  readonly ayanamsa_system: string;
  readonly sunrise_definition: string;
  readonly solver_tolerance_seconds: number;
}

/** A day from sunrise to sunrise that is cut into cells, and its solver. */
export interface CellDay {
  readonly limbs: LimbSpans;
  /** Null at latitudes where a part of the ecliptic never rises. */
  readonly lagna: RisingDegrees | null;
  readonly toleranceSeconds: number;
  /** 0 Sunday ... 6 Saturday. */
  readonly weekday: number;
  readonly sunrise: ShuddhiBoundaryModel;
  readonly sunset: ShuddhiBoundaryModel;
  readonly nextSunrise: ShuddhiBoundaryModel;
}

/** The head of a day's answer, and the day when it can be cut into cells. */
export interface CellDayHead {
  readonly answer: {
    local_date: string;
    timezone: string;
    latitude: number;
    longitude: number;
    sunrise: ShuddhiBoundaryModel | null;
    next_sunrise: ShuddhiBoundaryModel | null;
    sunset: ShuddhiBoundaryModel | null;
    kernel_label: string;
    reader_binding: string;
    activity_suitability: 'not_evaluated';
  };
  readonly day: CellDay | null;
  /** Why the day, or the rising sign, is unavailable. */
  readonly reasons: readonly string[];
}

/**
 * The solar day of a request. Without a sunrise, or without the next one, there are no cells. Errors: InvalidInput for a date, zone or ayanamsa;
 * OutOfCoverage.
 */
export function cellDay(engine: Engine, request: CivilDayRequest, policy: DayPolicy): CellDayHead {
  const solver = new LimbSolver(engine, policy.ayanamsa_system),
    solar = civilSolarDay(engine, request, SUNRISE_THRESHOLDS[policy.sunrise_definition as PanchangaSunriseDefinition]),
    tolerance = policy.solver_tolerance_seconds;
  const solved = (kind: string, jd: number | null) => (jd === null ? null : solvedBoundary(kind, jd, tolerance));
  const sunrise = solved('sunrise', solar.sunrise),
    sunset = solved('sunset', solar.sunset),
    nextSunrise = solved('next_sunrise', solar.nextSunrise);
  const noon = instantOfJd(engine, (solar.dates[1].startJdUt1 + solar.dates[1].endJdUt1) / 2);
  const isComplete = sunrise !== null && nextSunrise !== null && sunset !== null;
  const rises = Math.abs(request.latitude) + engine.sky.epoch(noon).trueObliquityRad * DEG_PER_RAD < 90;
  return {
    answer: {
      local_date: solar.dates[1].name,
      timezone: request.timezone,
      latitude: request.latitude + 0,
      longitude: request.longitude + 0,
      sunrise,
      next_sunrise: nextSunrise,
      sunset,
      kernel_label: epochReceipt(engine, noon).ephemeris_identity,
      reader_binding: 'caller_owned_reader',
      activity_suitability: 'not_evaluated',
    },
    day: isComplete
      ? {
          limbs: solver.limbs,
          lagna: rises ? solver.ascendant(solar.site) : null,
          toleranceSeconds: tolerance,
          weekday: (solar.weekday + 1) % 7,
          sunrise,
          sunset,
          nextSunrise,
        }
      : null,
    reasons: isComplete ? (rises ? [] : [NO_LAGNA]) : missingSunrises(solar),
  };
}

const NO_LAGNA = 'lagna_timing_at_or_above_ecliptic_polar_circle';

function missingSunrises({ sunrise, nextSunrise }: CivilSolarDay): string[] {
  const missing = [
    ...(sunrise === null ? ['requested_sunrise_absent_or_unresolved'] : []),
    ...(nextSunrise === null ? ['next_civil_date_sunrise_absent_or_unresolved'] : []),
  ];
  return missing.length > 0 ? missing : ['following_sunset_absent'];
}

/** A solved span as answers carry it. */
export const solvedSpan = (
  kind: string,
  { startJdUt1, endJdUt1 }: Pick<LimbSpan, 'startJdUt1' | 'endJdUt1'>,
  tolerance: number,
): ShuddhiIntervalModel => ({
  start: solvedBoundary(kind, startJdUt1, tolerance),
  end: solvedBoundary(kind, endJdUt1, tolerance),
});

/** Limbs of a day with their spans, by Julian day. */
export interface DaySpan extends LimbSpan {
  readonly interval: ShuddhiIntervalModel;
}

/** The spans of a division that overlap the day. */
export const limbsOfDay = (day: CellDay, division: LimbDivision, kind: string): DaySpan[] =>
  day.limbs
    .spans(division, day.sunrise.jd_ut1, day.nextSunrise.jd_ut1)
    .map((span) => ({ ...span, interval: solvedSpan(kind, span, day.toleranceSeconds) }));

/** The rising signs of the day; empty where they are not timed. */
export const lagnasOfDay = (day: CellDay): DaySpan[] =>
  (day.lagna?.spans(12, day.sunrise.jd_ut1, day.nextSunrise.jd_ut1) ?? []).map((span) => ({
    ...span,
    interval: solvedSpan('lagna_sign', span, day.toleranceSeconds),
  }));

/** The span that contains an instant. */
export const at = <T extends LimbSpan>(spans: readonly T[], jdUt1: number): T | undefined =>
  spans.find(({ startJdUt1, endJdUt1 }) => startJdUt1 <= jdUt1 && jdUt1 < endJdUt1);

/**
 * The edges of the cells of a day, from sunrise to the next sunrise: the given boundaries inside it, in order of time. Boundaries of one instant are one
 * edge, whose kinds are joined by `+`.
 */
export function cellEdges(day: CellDay, boundaries: readonly ShuddhiBoundaryModel[]): ShuddhiBoundaryModel[] {
  const inside = boundaries.filter(({ jd_ut1: jd }) => jd > day.sunrise.jd_ut1 && jd < day.nextSunrise.jd_ut1);
  const edges = new Map<number, ShuddhiBoundaryModel>();
  for (const boundary of inside) {
    const known = edges.get(boundary.jd_ut1);
    if (known === undefined) edges.set(boundary.jd_ut1, boundary);
    else if (!known.kind.split('+').includes(boundary.kind))
      edges.set(boundary.jd_ut1, { ...known, kind: `${known.kind}+${boundary.kind}` });
  }
  return [day.sunrise, ...[...edges.values()].sort((a, b) => a.jd_ut1 - b.jd_ut1), day.nextSunrise];
}

/** The cells between edges, each with the instant in its middle, which represents it. */
export const cellsOf = (edges: readonly ShuddhiBoundaryModel[]) =>
  edges.slice(0, -1).map((start, i) => ({
    interval: { start, end: edges[i + 1] },
    jdUt1: (start.jd_ut1 + edges[i + 1].jd_ut1) / 2,
  }));
