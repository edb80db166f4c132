import { monthEdges, profected, profectedHouse } from '../../../doctrine/profections/profections.js';
import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { separationDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { chartAt, requestedBodies } from '../../../services/chart.js';
import { figureAt } from '../../../wire/houses.js';
import { observerSite } from '../../../wire/observer.js';
import { chartPoints } from '../../../services/party.js';
import { yearOfLife } from './anniversaries.js';
import type { YearOfLife } from './anniversaries.js';
import { ProfectionScheduleRequest, TimelordNativityRequest } from './schema.js';
import type {
  AnnualProfectionRequest,
  MonthlyProfectionIntervalResponse,
  MonthlyProfectionRequest,
  MonthlyProfectionResponse,
  ProfectionActivationTruthResponse,
  ProfectionChronologyResponse,
  ProfectionResultResponse,
} from './schema.js';
import { MONTH_POLICIES } from './wire-words.js';

/** The Ascendant of a birth, degrees. Errors: InvalidInput where the ecliptic coincides with the horizon. */
function ascendantOf(engine: Engine, birth: Instant, natal: TimelordNativityRequest): number {
  const { ascDeg, eclipticInHorizon } = figureAt(engine, birth, natal.latitude, natal.longitude);
  if (eclipticInHorizon)
    throw new InvalidInput({
      field: '/natal/latitude',
      message: 'has no Ascendant at birth, because the ecliptic coincides with the horizon',
      given: natal.latitude,
      allowed: 'a latitude where the ecliptic crosses the horizon at birth',
    });
  return ascDeg;
}

/** Distances of the natal bodies from the profected Ascendant (degrees). Errors: InvalidInput, OutOfCoverage. */
function activation(
  engine: Engine,
  birth: Instant,
  natal: TimelordNativityRequest,
  longitude: number,
): ProfectionActivationTruthResponse {
  const { activation_orb: orb, include_nodes: includeNodes } = withDefaults(TimelordNativityRequest, natal);
  const chart = chartAt(engine, birth, {
    bodies: requestedBodies(engine, natal.bodies, '/natal/bodies'),
    includeNodes,
    site: observerSite(natal, '/natal'),
  });
  return {
    status: 'evaluated',
    profected_asc_lon: longitude,
    activation_orb_deg: orb,
    body_truths: chartPoints(chart).map(({ name, longitudeDeg }) => {
      const distance = separationDeg(longitudeDeg, longitude);
      return {
        body: name,
        natal_longitude: longitudeDeg,
        distance_from_profected_asc_deg: distance,
        activated: distance <= orb,
      };
    }),
    reason: null,
  };
}

/** Profection of a completed age without its chronology, and the natal Ascendant in degrees. */
function profectionOf(
  engine: Engine,
  natal: TimelordNativityRequest,
  ageYears: number,
): {
  readonly asc: number;
  readonly year: Omit<ProfectionResultResponse, 'age_basis' | 'leap_day_policy' | 'chronology'>;
} {
  const birth = engine.time.instantFromIso(natal.dt, '/natal/dt');
  const asc = ascendantOf(engine, birth, natal),
    { longitude, sign, lord } = profected(asc, ageYears),
    truth = activation(engine, birth, natal, longitude);
  const year = {
    age_years: ageYears,
    profected_house: profectedHouse(ageYears),
    profected_asc_lon: longitude,
    profected_sign: sign,
    lord_of_year: lord,
    activated_planets: truth.body_truths.filter(({ activated }) => activated).map(({ body }) => body),
    monthly_lords: Array.from({ length: 12 }, (_, month) => profected(asc, ageYears + month).lord),
    activation_truth: truth,
    computation_basis: engine.basis(birth),
  };
  return { asc, year };
}

/** POST /v1/profections/annual: profection of a completed age. Errors: InvalidInput, OutOfCoverage. */
export function annualProfection(engine: Engine, request: AnnualProfectionRequest): ProfectionResultResponse {
  const { year } = profectionOf(engine, request.natal, request.age_years);
  return { ...year, age_basis: 'explicit_completed_age', leap_day_policy: null, chronology: null };
}

/** POST /v1/profections/monthly: the sign of the year advanced by one sign for each month. Errors: InvalidInput. */
export function monthlyProfection(engine: Engine, request: MonthlyProfectionRequest): MonthlyProfectionResponse {
  const birth = engine.time.instantFromIso(request.natal.dt, '/natal/dt');
  const month = profected(ascendantOf(engine, birth, request.natal), request.age_years + request.month_index);
  return {
    profected_longitude: month.longitude,
    sign: month.sign,
    lord_of_month: month.lord,
    computation_basis: engine.basis(birth),
  };
}

/** UTC (days since J2000.0) as an ISO 8601 string that ends in Z. */
const utcText = (engine: Engine, utcJ2k: number): string => engine.time.formatUtc(utcJ2k).replace('+00:00', 'Z');
/** Julian day UT1 of UTC (days since J2000.0). */
const jdOf = (engine: Engine, utcJ2k: number): number => engine.time.ut1FromUtc(utcJ2k) + J2000_JD;

/** The year of life with its months. `asc` is the natal Ascendant in degrees. */
function chronologyOf(
  engine: Engine,
  request: ProfectionScheduleRequest,
  asc: number,
  year: YearOfLife,
): ProfectionChronologyResponse {
  const { interval_policy: policy } = withDefaults(ProfectionScheduleRequest, request);
  const edges = monthEdges(year.startUtcJ2k, year.endUtcJ2k, MONTH_POLICIES[policy]),
    texts = edges.map((edge) => utcText(engine, edge)),
    days = edges.map((edge) => jdOf(engine, edge));
  const active = edges.findLastIndex((edge) => edge <= year.queryUtcJ2k);
  const intervals = edges.slice(1).map((_, month): MonthlyProfectionIntervalResponse => {
    const { longitude, sign, lord } = profected(asc, year.ageYears + month);
    return {
      month_index: month,
      profected_longitude: longitude,
      sign,
      lord_of_month: lord,
      start_utc: texts[month],
      end_utc: texts[month + 1],
      start_jd: days[month],
      end_jd: days[month + 1],
      active: month === active,
    };
  });
  return {
    age_years: year.ageYears,
    civil_timezone: year.place.name,
    timezone_data_source: year.place.source,
    timezone_data_version: year.place.version,
    interval_policy: policy,
    ambiguous_time_policy: request.ambiguous_time_policy ?? null,
    ambiguous_time_resolution_applied: year.ambiguityResolved,
    method: 'computational_projection',
    boundary_semantics: 'start_inclusive_end_exclusive',
    leap_day_policy: year.leapDayPolicy,
    query_utc: utcText(engine, year.queryUtcJ2k),
    query_jd: jdOf(engine, year.queryUtcJ2k),
    annual_start_utc: texts[0],
    annual_end_utc: texts[texts.length - 1],
    annual_start_jd: days[0],
    annual_end_jd: days[days.length - 1],
    active_month_index: active,
    intervals,
  };
}

/** Policies of the request that have no effect on either birthday of the year of life. */
function unusedPolicies(request: ProfectionScheduleRequest, year: YearOfLife) {
  const unused: { field: string; reason: string }[] = [];
  if (request.leap_day_policy && year.leapDayPolicy === null)
    unused.push({ field: '/leap_day_policy', reason: 'the birth was not on 29 February' });
  if (request.ambiguous_time_policy && !year.ambiguityResolved)
    unused.push({ field: '/ambiguous_time_policy', reason: 'neither birthday of this year has an ambiguous time' });
  return unused.length === 0 ? {} : { options_not_applied: unused };
}

/**
 * POST /v1/profections/schedule: the profection of the year of life that contains an instant, with its months. Errors: InvalidInput (as
 * `yearOfLife`), OutOfCoverage.
 */
export function profectionSchedule(engine: Engine, request: ProfectionScheduleRequest): ProfectionResultResponse {
  const life = yearOfLife(engine, request);
  const { asc, year } = profectionOf(engine, request.natal, life.ageYears);
  const chronology = chronologyOf(engine, request, asc, life);
  return {
    ...year,
    monthly_lords: chronology.intervals.map(({ lord_of_month }) => lord_of_month),
    age_basis: 'civil_anniversary',
    leap_day_policy: life.leapDayPolicy,
    chronology,
    ...unusedPolicies(request, life),
  };
}
