import { withDefaults } from '../../../../contract/defaults.js';
import type { ShuddhiBoundaryModel } from '../../../../contract/boundaries.js';
import { ABHIJIT, BRAHMA_FIXED, BRAHMA_NIGHT_PART, excludesAbhijit } from '../../../../doctrine/muhurta/day-parts.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import type { LocalClock } from '../../../../services/civil-dates.js';
import { civilSolarDay, solarDatesAnswer, SUNRISE_THRESHOLDS } from '../../../../services/solar-dates.js';
import type { CivilDayRequest, CivilSolarDay, PanchangaSunriseDefinition } from '../../../../services/solar-dates.js';
import { boundaryBetween, exactBoundary, shiftedBoundary, solvedBoundary } from '../../../../wire/boundaries.js';
import { epochReceipt } from '../../../../wire/epoch-receipt.js';
import { NamedMuhurtaPolicyRequest } from './schema.js';
import type {
  Eligibility,
  NamedMuhurtaAnchorResponse,
  NamedMuhurtaDayRequest,
  NamedMuhurtaDayResponse,
  NamedMuhurtaDirectRequest,
  NamedMuhurtaIntervalResponse,
  NamedMuhurtaPolicyResponse,
  NamedMuhurtaResponse,
} from './schema.js';

const CITATIONS = {
  chintamani_eighth_daylight_part: 'Muhurta Chintamani, Vivaha 52 and 54',
  arunadatta_fixed_ghati: 'Arunadatta on Ashtanga Hridaya, Sutrasthana 2.1',
  legacy_proportional_night_14: 'the fourteenth of fifteen parts of the night',
} as const;

/** The policy of a request with the conventions that it cannot change. */
export function namedPolicy(given: NamedMuhurtaPolicyRequest | undefined): NamedMuhurtaPolicyResponse {
  return {
    ...withDefaults(NamedMuhurtaPolicyRequest, given ?? {}),
    abhijit_basis: 'chintamani_eighth_daylight_part',
    endpoint_convention: '[start,end)',
    weekday_basis: 'Monday=0,Sunday=6; requested sunrise date',
    event_timescale: 'UT1',
    horizon_model: 'level_horizon_zero_elevation_no_terrain',
    maximum_civil_dates: 3,
  };
}

interface Anchors {
  readonly sunrise: ShuddhiBoundaryModel | null;
  readonly sunset: ShuddhiBoundaryModel | null;
  readonly previousSunset: ShuddhiBoundaryModel | null;
}

type Span = readonly [ShuddhiBoundaryModel, ShuddhiBoundaryModel];

/** Abhijit and Brahma from the anchors; `clock`: null when the caller supplied them. */
function assess(
  policy: NamedMuhurtaPolicyResponse,
  weekday: number,
  { sunrise, sunset, previousSunset }: Anchors,
  clock: LocalClock | null,
) {
  const abhijit: Span | string =
    sunrise === null
      ? 'sunrise_absent'
      : sunset === null
        ? 'following_sunset_absent'
        : [
            boundaryBetween('abhijit_start', sunrise, sunset, ABHIJIT.from),
            boundaryBetween('abhijit_end', sunrise, sunset, ABHIJIT.to),
          ];
  const intervals = [
    interval(
      'Abhijit',
      policy.abhijit_basis,
      abhijit,
      abhijitEligibility(policy, weekday),
      policy.abhijit_weekday_rule,
    ),
    interval('Brahma', policy.brahma_basis, brahma(policy, sunrise, previousSunset), 'not_evaluated', 'not_evaluated'),
  ].map((found) => withMoments(found, clock));
  const found = intervals.filter(({ status }) => status === 'available').length;
  const basis = clock === null ? ('caller_supplied_ut1' as const) : ('solved_solar_crossing' as const);
  const anchor = (boundary: ShuddhiBoundaryModel | null): NamedMuhurtaAnchorResponse | null =>
    boundary === null
      ? null
      : {
          ...boundary,
          kind: boundary.kind as NamedMuhurtaAnchorResponse['kind'],
          basis,
          moment: clock?.moment(boundary.jd_ut1) ?? null,
        };
  return {
    policy,
    weekday,
    sunrise: anchor(sunrise),
    sunset: anchor(sunset),
    previous_sunset: anchor(previousSunset),
    intervals,
    solar_policy_applied: clock !== null,
    status: found === intervals.length ? 'available' : found > 0 ? 'partial' : 'unavailable',
  } as const;
}

function brahma(
  policy: NamedMuhurtaPolicyResponse,
  sunrise: ShuddhiBoundaryModel | null,
  previousSunset: ShuddhiBoundaryModel | null,
): Span | string {
  if (sunrise === null) return 'sunrise_absent';
  if (policy.brahma_basis === 'arunadatta_fixed_ghati')
    return [
      shiftedBoundary('brahma_start', sunrise, BRAHMA_FIXED.from),
      shiftedBoundary('brahma_end', sunrise, BRAHMA_FIXED.to),
    ];
  if (previousSunset === null) return 'previous_sunset_absent';
  return [
    boundaryBetween('brahma_start', previousSunset, sunrise, BRAHMA_NIGHT_PART.from),
    boundaryBetween('brahma_end', previousSunset, sunrise, BRAHMA_NIGHT_PART.to),
  ];
}

function abhijitEligibility({ abhijit_weekday_rule: rule }: NamedMuhurtaPolicyResponse, weekday: number): Eligibility {
  if (rule === 'geometry_only') return 'not_evaluated';
  return excludesAbhijit(weekday) ? 'excluded' : 'not_excluded_by_selected_rule';
}

function interval(
  name: NamedMuhurtaIntervalResponse['name'],
  basis: keyof typeof CITATIONS,
  found: Span | string,
  eligible: Eligibility,
  rule: string,
) {
  const [start, end] = typeof found === 'string' ? [null, null] : found;
  return {
    name,
    basis,
    citations: [CITATIONS[basis]],
    status: typeof found === 'string' ? ('unavailable' as const) : ('available' as const),
    unavailable_reasons: typeof found === 'string' ? [found] : [],
    eligibility: eligible,
    eligibility_rule: rule,
    start_jd_ut1: start?.jd_ut1 ?? null,
    end_jd_ut1: end?.jd_ut1 ?? null,
    start_lower_jd_ut1: start?.lower_jd_ut1 ?? null,
    start_upper_jd_ut1: start?.upper_jd_ut1 ?? null,
    end_lower_jd_ut1: end?.lower_jd_ut1 ?? null,
    end_upper_jd_ut1: end?.upper_jd_ut1 ?? null,
  };
}

const withMoments = (found: ReturnType<typeof interval>, clock: LocalClock | null): NamedMuhurtaIntervalResponse => ({
  ...found,
  start: clock === null || found.start_jd_ut1 === null ? null : clock.moment(found.start_jd_ut1),
  end: clock === null || found.end_jd_ut1 === null ? null : clock.moment(found.end_jd_ut1),
});

/** POST /v1/muhurta/named/direct. Errors: InvalidInput when a sunset is on the wrong side of the sunrise. */
export function namedDirect(request: NamedMuhurtaDirectRequest): NamedMuhurtaResponse {
  const { sunrise_jd_ut1: sunrise } = request,
    sunset = request.sunset_jd_ut1 ?? null,
    previousSunset = request.previous_sunset_jd_ut1 ?? null;
  if (sunset !== null && sunset <= sunrise)
    throw new InvalidInput({
      field: '/sunset_jd_ut1',
      message: 'must be after sunrise_jd_ut1',
      given: sunset,
      allowed: `a Julian day after ${sunrise}`,
    });
  if (previousSunset !== null && previousSunset >= sunrise)
    throw new InvalidInput({
      field: '/previous_sunset_jd_ut1',
      message: 'must be before sunrise_jd_ut1',
      given: previousSunset,
      allowed: `a Julian day before ${sunrise}`,
    });
  return assess(
    namedPolicy(request.policy),
    request.weekday,
    {
      sunrise: exactBoundary('sunrise', sunrise),
      sunset: sunset === null ? null : exactBoundary('sunset', sunset),
      previousSunset: previousSunset === null ? null : exactBoundary('previous_sunset', previousSunset),
    },
    null,
  );
}

/** The solar day of a request under its policy. Errors: InvalidInput, OutOfCoverage. */
export const namedSolarDay = (
  engine: Engine,
  request: CivilDayRequest,
  policy: NamedMuhurtaPolicyResponse,
): CivilSolarDay =>
  civilSolarDay(engine, request, SUNRISE_THRESHOLDS[policy.sunrise_definition as PanchangaSunriseDefinition]);

/** The named muhurtas of a solar day, with the dates and the clock. Errors: OutOfCoverage. */
export function namedDayAnswer(
  engine: Engine,
  request: CivilDayRequest,
  policy: NamedMuhurtaPolicyResponse,
  day: CivilSolarDay,
): NamedMuhurtaDayResponse {
  const tolerance = policy.solver_tolerance_seconds,
    [, { startUtc, endUtc }] = day.dates;
  const solved = (kind: string, jd: number | null) => (jd === null ? null : solvedBoundary(kind, jd, tolerance));
  const receipt = epochReceipt(engine, engine.time.instantFromUtc((startUtc + endUtc) / 2));
  return {
    local_date: day.dates[1].name,
    timezone: request.timezone,
    latitude: request.latitude + 0,
    longitude: request.longitude + 0,
    result: assess(
      policy,
      day.weekday,
      {
        sunrise: solved('sunrise', day.sunrise),
        sunset: solved('sunset', day.sunset),
        previousSunset: solved('previous_sunset', day.previousSunset),
      },
      day.clock,
    ),
    solar_dates: solarDatesAnswer(day),
    reader_binding: 'caller_owned_reader',
    kernel_label: receipt.ephemeris_identity,
    clock_jd_ut1: receipt.jd_ut1,
    clock_jd_tt: receipt.jd_tt,
    clock_jd_tdb: receipt.jd_tdb,
    delta_t_source: receipt.delta_t_source,
    delta_t_seconds: receipt.delta_t_seconds,
    delta_t_correction_seconds: receipt.delta_t_correction_seconds,
    tdb_minus_tt_seconds: receipt.tdb_minus_tt_seconds,
  };
}

/** POST /v1/muhurta/named/day. Errors: InvalidInput, OutOfCoverage. */
export function namedDay(engine: Engine, request: NamedMuhurtaDayRequest): NamedMuhurtaDayResponse {
  const policy = namedPolicy(request.policy);
  return namedDayAnswer(engine, request, policy, namedSolarDay(engine, request, policy));
}
