import type { ShuddhiBoundaryModel } from '../../../../contract/boundaries.js';
import { GODHULI_HALF_WIDTH_DAYS, godhuliSide, VIJAYA } from '../../../../doctrine/muhurta/day-parts.js';
import type { Engine } from '../../../../engine.js';
import { MOON_NAKSHATRAS, SUN_NAKSHATRAS } from '../../../../events/panchanga/limb-spans.js';
import { InvalidInput, namingField } from '../../../../kernel/errors.js';
import type { LocalClock } from '../../../../services/civil-dates.js';
import { LimbSolver } from '../../../../services/limb-solver.js';
import { HALF_SET_THRESHOLDS, solarEvents, UPPER_LIMB_THRESHOLDS } from '../../../../services/solar-dates.js';
import type { CivilSolarDay } from '../../../../services/solar-dates.js';
import { boundaryBetween, exactBoundary, shiftedBoundary, solvedBoundary } from '../../../../wire/boundaries.js';
import { namedDayAnswer, namedSolarDay } from '../named/named.js';
import type { Eligibility } from '../named/schema.js';
import { specialPolicy } from './policy.js';
import type {
  SpecialMuhurtaBoundaryResponse,
  SpecialMuhurtaDayRequest,
  SpecialMuhurtaDayResponse,
  SpecialMuhurtaPolicyResponse,
  SpecialMuhurtaResultResponse,
  SpecialMuhurtaSolarRequest,
  SpecialMuhurtaSolarResponse,
  SpecialMuhurtaWindowResponse,
} from './schema.js';
import { starYogas } from './star-yogas.js';

const CITATIONS = {
  vijaya: 'Muhurta Sadhana, Samjna 62 and 68-69',
  godhuli: 'Vivaha Vrindavana 9.5-6 with the Vasantalakshmi',
} as const;

/** The anchors of vijaya and godhuli; null when one is absent. */
interface Anchors {
  readonly sunrise: ShuddhiBoundaryModel | null;
  readonly sunset: ShuddhiBoundaryModel | null;
  readonly halfSet: ShuddhiBoundaryModel | null;
  readonly upperLimbSunset: ShuddhiBoundaryModel | null;
}

type Moments = Pick<LocalClock, 'moment'> | null;

const withMoment = (boundary: ShuddhiBoundaryModel, clock: Moments): SpecialMuhurtaBoundaryResponse => ({
  ...boundary,
  moment: clock?.moment(boundary.jd_ut1) ?? null,
});

const present = (boundaries: readonly (ShuddhiBoundaryModel | null)[], clock: Moments) =>
  boundaries.flatMap((boundary) => (boundary === null ? [] : [withMoment(boundary, clock)]));

const result = (found: Omit<SpecialMuhurtaResultResponse, 'activity_suitability'>): SpecialMuhurtaResultResponse => ({
  ...found,
  activity_suitability: 'not_evaluated',
});

/** A window with its moments. */
const windowOf = (
  start: ShuddhiBoundaryModel,
  end: ShuddhiBoundaryModel,
  eligible: Eligibility,
  evidence: readonly string[],
  clock: Moments,
): SpecialMuhurtaWindowResponse => ({
  start: withMoment(start, clock),
  end: withMoment(end, clock),
  eligibility: eligible,
  evidence: [...evidence],
});

function vijaya(policy: SpecialMuhurtaPolicyResponse, { sunrise, sunset }: Anchors, clock: Moments) {
  const head = { name: 'Vijaya' as const, basis: policy.vijaya_basis, citations: [CITATIONS.vijaya] };
  if (sunrise === null || sunset === null)
    return result({
      ...head,
      status: 'unavailable',
      unavailable_reasons: [
        ...(sunrise === null ? ['sunrise_unavailable'] : []),
        ...(sunset === null ? ['sunset_unavailable'] : []),
      ],
      windows: [],
    });
  const at = (kind: string, fraction: number) => boundaryBetween(kind, sunrise, sunset, fraction);
  return result({
    ...head,
    status: 'available',
    unavailable_reasons: [],
    windows: [
      windowOf(
        at('vijaya_start', VIJAYA.from),
        at('vijaya_end', VIJAYA.to),
        'not_evaluated',
        ['daylight_parts_10_to_11_of_15'],
        clock,
      ),
    ],
  });
}

function godhuli(policy: SpecialMuhurtaPolicyResponse, weekday: number, anchors: Anchors, clock: Moments) {
  const head = { name: 'Godhuli' as const, basis: policy.godhuli_basis, citations: [CITATIONS.godhuli] };
  const { halfSet, upperLimbSunset } = anchors;
  if (halfSet === null)
    return result({ ...head, status: 'unavailable', unavailable_reasons: ['half_set_unavailable'], windows: [] });
  const start = shiftedBoundary('godhuli_start', halfSet, -GODHULI_HALF_WIDTH_DAYS),
    end = shiftedBoundary('godhuli_end', halfSet, GODHULI_HALF_WIDTH_DAYS),
    side = godhuliSide(weekday);
  const available = (windows: readonly (readonly [ShuddhiBoundaryModel, ShuddhiBoundaryModel, Eligibility])[]) =>
    result({
      ...head,
      status: 'available',
      unavailable_reasons: [],
      windows: windows.map(([a, b, eligible]) => windowOf(a, b, eligible, [], clock)),
    });
  if (policy.godhuli_weekday_rule === 'geometry_only') return available([[start, end, 'not_evaluated']]);
  if (side === 'both') return available([[start, end, 'not_excluded_by_selected_rule']]);
  if (upperLimbSunset === null)
    return result({
      ...head,
      status: 'partial',
      unavailable_reasons: ['upper_limb_sunset_unavailable_for_weekday_rule'],
      windows: [windowOf(start, end, 'not_evaluated', [], clock)],
    });
  const before = side === 'beforeSunset' ? 'not_excluded_by_selected_rule' : 'excluded',
    after = side === 'beforeSunset' ? 'excluded' : 'not_excluded_by_selected_rule';
  return upperLimbSunset.jd_ut1 >= end.jd_ut1
    ? available([[start, end, before]])
    : available([
        [start, upperLimbSunset, before],
        [upperLimbSunset, end, after],
      ]);
}

const overall = (results: readonly SpecialMuhurtaResultResponse[]): 'available' | 'partial' | 'unavailable' =>
  results.every(({ status }) => status === 'available')
    ? 'available'
    : results.every(({ status }) => status === 'unavailable')
      ? 'unavailable'
      : 'partial';

/** POST /v1/muhurta/special/solar. Errors: InvalidInput for anchors in another order, or an unknown ayanamsa. */
export function specialSolar(request: SpecialMuhurtaSolarRequest): SpecialMuhurtaSolarResponse {
  const policy = specialPolicy(request.policy);
  const given = (kind: string, jd: number | null | undefined) =>
    jd === null || jd === undefined ? null : exactBoundary(kind, jd);
  const anchors: Anchors = {
    sunrise: given('sunrise', request.sunrise_jd_ut1),
    sunset: given('sunset', request.sunset_jd_ut1),
    halfSet: given('half_set', request.half_set_jd_ut1),
    upperLimbSunset: given('upper_limb_sunset', request.upper_limb_sunset_jd_ut1),
  };
  const { sunrise, sunset, halfSet, upperLimbSunset } = anchors;
  const after = (later: ShuddhiBoundaryModel | null, earlier: ShuddhiBoundaryModel | null, field: string): void => {
    if (later === null || earlier === null || later.jd_ut1 > earlier.jd_ut1) return;
    throw new InvalidInput({
      field: `/${field}`,
      message: `must be after ${earlier.kind}`,
      given: later.jd_ut1,
      allowed: `a Julian day after ${earlier.jd_ut1}`,
    });
  };
  after(sunset, sunrise, 'sunset_jd_ut1');
  after(halfSet, sunrise, 'half_set_jd_ut1');
  after(upperLimbSunset, sunrise, 'upper_limb_sunset_jd_ut1');
  after(upperLimbSunset, halfSet, 'upper_limb_sunset_jd_ut1');
  const results = [vijaya(policy, anchors, null), godhuli(policy, request.weekday, anchors, null)];
  return {
    policy,
    weekday: request.weekday,
    anchors: present([sunrise, sunset, halfSet, upperLimbSunset], null),
    results,
    anchor_basis: 'caller_supplied_ut1',
    status: overall(results),
  };
}

/** Half-set and disappearance of the disc after a sunrise, Julian days UT1. */
function eveningOf(engine: Engine, policy: SpecialMuhurtaPolicyResponse, day: CivilSolarDay) {
  const { sunrise, site, dates } = day,
    horizon = policy.godhuli_horizon === 'geometric_disc' ? 'geometric' : 'refracted';
  if (sunrise === null) return { halfSet: null, upperLimbSunset: null };
  const [halfSet, upperLimbSunset] = [HALF_SET_THRESHOLDS[horizon], UPPER_LIMB_THRESHOLDS[horizon]].map(
    (threshold) => solarEvents(engine, site, threshold, sunrise, dates[2].endJdUt1).sunsets[0] ?? null,
  );
  return { halfSet, upperLimbSunset };
}

/** POST /v1/muhurta/special/day. Errors: InvalidInput, OutOfCoverage. */
export function specialDay(engine: Engine, request: SpecialMuhurtaDayRequest): SpecialMuhurtaDayResponse {
  const policy = specialPolicy(request.policy),
    day = namedSolarDay(engine, request, policy.solar_policy),
    tolerance = policy.solar_policy.solver_tolerance_seconds,
    { clock, weekday } = day;
  const solved = (kind: string, jd: number | null) => (jd === null ? null : solvedBoundary(kind, jd, tolerance));
  const { halfSet, upperLimbSunset } = eveningOf(engine, policy, day);
  const anchors = {
      sunrise: solved('sunrise', day.sunrise),
      sunset: solved('sunset', day.sunset),
      halfSet: solved('half_set', halfSet),
      upperLimbSunset: solved('upper_limb_sunset', upperLimbSunset),
    },
    nextSunrise = solved('next_sunrise', day.nextSunrise);
  const yogas = namingField('/local_date', request.local_date, () =>
    yogasOfDay(engine, policy, day, anchors.sunrise, nextSunrise),
  );
  const results = [vijaya(policy, anchors, clock), godhuli(policy, weekday, anchors, clock), ...yogas.results];
  return {
    policy,
    named: namedDayAnswer(engine, request, policy.solar_policy, day),
    anchors: present([anchors.sunrise, anchors.sunset, anchors.halfSet, anchors.upperLimbSunset, nextSunrise], clock),
    results,
    transition_bands: yogas.transitions,
    yoga_interval_basis: 'requested sunrise to next sunrise; constant-star cells; uncertainty bands unresolved',
    status: overall(results),
  };
}

/** The yogas of weekday and nakshatra between two sunrises: one window for each stay of Sun and Moon in their nakshatras. */
function yogasOfDay(
  engine: Engine,
  policy: SpecialMuhurtaPolicyResponse,
  { clock, weekday }: CivilSolarDay,
  sunrise: ShuddhiBoundaryModel | null,
  nextSunrise: ShuddhiBoundaryModel | null,
): { results: SpecialMuhurtaResultResponse[]; transitions: SpecialMuhurtaBoundaryResponse[] } {
  if (sunrise === null || nextSunrise === null) {
    const reasons = [
      ...(sunrise === null ? ['sunrise_unavailable'] : []),
      ...(nextSunrise === null ? ['next_sunrise_unavailable'] : []),
    ];
    return {
      results: starYogas(policy, weekday, 0, 0).map(({ name, basis, citations }) =>
        result({ name, basis, citations, status: 'unavailable', unavailable_reasons: reasons, windows: [] }),
      ),
      transitions: [],
    };
  }
  const { limbs } = new LimbSolver(engine, policy.ayanamsa_system),
    tolerance = policy.solar_policy.solver_tolerance_seconds,
    [from, to] = [sunrise.jd_ut1, nextSunrise.jd_ut1];
  const inside = (kind: string, division: typeof MOON_NAKSHATRAS) =>
    limbs
      .edges(division, from, to)
      .filter(({ jdUt1 }) => jdUt1 > from)
      .map(({ jdUt1 }) => solvedBoundary(kind, jdUt1, tolerance));
  const boundaries = [
    sunrise,
    ...[...inside('Moon_nakshatra', MOON_NAKSHATRAS), ...inside('Sun_nakshatra', SUN_NAKSHATRAS)].sort(
      (a, b) => a.jd_ut1 - b.jd_ut1,
    ),
    nextSunrise,
  ];
  const cells = boundaries.slice(0, -1).map((start, i) => {
    const star = (division: typeof MOON_NAKSHATRAS) => limbs.spanAt(division, start.jd_ut1).index;
    return {
      start,
      end: boundaries[i + 1],
      yogas: starYogas(policy, weekday, star(SUN_NAKSHATRAS), star(MOON_NAKSHATRAS)),
    };
  });
  return {
    results: cells[0].yogas.map(({ name, basis, citations }, i) =>
      result({
        name,
        basis,
        citations,
        status: 'available',
        unavailable_reasons: [],
        windows: cells.flatMap(({ start, end, yogas }) =>
          yogas[i].present ? [windowOf(start, end, 'not_evaluated', yogas[i].evidence, clock)] : [],
        ),
      }),
    ),
    transitions: boundaries.map((boundary) => withMoment(boundary, clock)),
  };
}
