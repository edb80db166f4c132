import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD, SECONDS_PER_DAY } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { signedDeg } from '../../../kernel/angle.js';
import type { Instant } from '../../../time/instant.js';
import { withDefaults } from '../../../contract/defaults.js';
import { AYANAMSA_SYSTEMS } from '../../../doctrine/ayanamsa/systems.js';
import { LimbSolver } from '../../../services/limb-solver.js';
import { siderealEpoch, siderealEpochAnswer } from '../../../services/sidereal-epoch.js';
import { eventInstantFromUt1, tdbOfJd } from '../../../wire/instant.js';
import { natalContext } from './dated.js';
import type { NatalContext } from './dated.js';
import type { GocharaContextPart } from './dated-schema.js';
import { optionsOf } from './options.js';
import { PROFILE_ID } from './schema.js';
import { bavAnswer, conditionOf, layersOf, sourcesOf } from './snapshot.js';
import { skyTimeline } from './timeline.js';
import type { Ingress, SkyState, SkyTimeline } from './timeline.js';
import { STATUS } from './words.js';
import { FULL_DETAIL_DAYS, GocharaWindowLimits, GocharaWindowSearch, SearchFields } from './windows-schema.js';
import type {
  Exclusion,
  GocharaWindowCapabilitiesResponse,
  GocharaWindowPlanet,
  GocharaWindowResultResponse,
  IngressEvent,
  Timeline,
  WindowRegion,
} from './windows-schema.js';

/** Fields of both requests. */
export interface WindowPart extends GocharaContextPart {
  readonly search_policy?: GocharaWindowSearch;
  readonly subjects?: Graha[] | null;
  readonly detail?: 'auto' | 'full' | 'compact';
  readonly include_exclusions?: boolean;
}

/** The span of a request: Julian days UT1, JSON pointers of both, and the datetimes of a civil request. */
export interface WindowSpan {
  readonly start: number;
  readonly end: number;
  readonly startField: string;
  readonly endField: string;
  readonly civil: readonly string[];
}

type Limits = ReturnType<typeof withDefaults<typeof GocharaWindowLimits>>;

/** Errors: InvalidInput that names the limit, when a count exceeds it. */
function requireWithin(limits: Limits, name: keyof Limits, count: number): void {
  if (count > limits[name])
    throw new InvalidInput(
      {
        field: `/search_policy/limits/${name}`,
        message: `is exceeded: ${Math.ceil(count)}`,
        given: limits[name],
        allowed: `at least ${Math.ceil(count)}`,
      },
      { limit_kind: name.slice('max_'.length), limit: limits[name], count },
    );
}

/** Bounds of the longitude at the ends of a band beyond its root and the rate: degrees. */
const VALUE_ERROR_DEG = 2e-7;
/** Bounds of a rate: that of the nutation, which searches leave out, and its change within a band; degrees a day. */
const RATE_ERROR = 1e-3;

function eventAnswer(
  engine: Engine,
  ingress: Ingress,
  id: number,
  span: WindowSpan,
  halfDays: number,
  isFull: boolean,
): IngressEvent {
  const { jdUt1, planet, sign, direction, rate } = ingress,
    boundary = 30 * (direction > 0 ? sign : (sign + 1) % 12),
    value = signedDeg(boundary),
    lower = Math.max(span.start, jdUt1 - halfDays),
    upper = Math.min(span.end, jdUt1 + halfDays);
  const around = (centre: number, error: number): number[] => [centre - error, centre + error];
  return {
    id,
    planet,
    boundary_degrees: boundary,
    ...jdAndUtc(engine, jdUt1),
    sign_index: sign,
    lower_jd_ut1: lower,
    upper_jd_ut1: upper,
    kind: 'crossing',
    direction,
    count: 1,
    reasons: [],
    clipped_start: lower > jdUt1 - halfDays,
    clipped_end: upper < jdUt1 + halfDays,
    left_value_bounds: isFull ? around(value + rate * (lower - jdUt1), VALUE_ERROR_DEG) : null,
    right_value_bounds: isFull ? around(value + rate * (upper - jdUt1), VALUE_ERROR_DEG) : null,
    rate_bounds: isFull ? around(rate, RATE_ERROR) : null,
    continuous_branch: true,
  };
}

const jdAndUtc = (engine: Engine, jdUt1: number) => ({
  jd_ut1: jdUt1,
  datetime_utc: eventInstantFromUt1(engine, jdUt1 - J2000_JD).datetime_utc,
});

/** Regions of one state, and the bands around ingresses between them; bands that meet are one. */
function regionsOf(timeline: SkyTimeline, events: readonly IngressEvent[], span: WindowSpan): WindowRegion[] {
  const regions: WindowRegion[] = [];
  const stateAt = (jd: number): number =>
    (timeline.spans.find(({ end }) => jd < end) ?? timeline.spans[timeline.spans.length - 1]).state.id;
  const push = (region: Omit<WindowRegion, 'id' | 'sample_id' | 'reasons'>): void => {
    regions.push({ ...region, id: regions.length, sample_id: null, reasons: [] });
  };
  const certain = (from: number, to: number, isFirst: boolean, isLast: boolean): void => {
    if (to > from)
      push({
        start_jd_ut1: from,
        end_jd_ut1: to,
        include_start: isFirst,
        include_end: isLast,
        kind: 'certain',
        state_id: stateAt((from + to) / 2),
        event_ids: [],
      });
  };
  let from = span.start;
  for (let i = 0; i < events.length;) {
    const { lower_jd_ut1: lower } = events[i];
    let upper = events[i].upper_jd_ut1;
    const ids = [events[i++].id];
    while (i < events.length && events[i].lower_jd_ut1 <= upper) {
      upper = events[i].upper_jd_ut1;
      ids.push(events[i++].id);
    }
    certain(from, lower, from === span.start, false);
    push({
      start_jd_ut1: lower,
      end_jd_ut1: upper,
      include_start: true,
      include_end: true,
      kind: 'boundary_band',
      state_id: null,
      event_ids: ids,
    });
    from = upper;
  }
  certain(from, span.end, from === span.start, true);
  return regions;
}

/** The planets of a state as answers carry them. */
const statePlanets = (state: SkyState, natal: NatalContext): GocharaWindowPlanet[] =>
  state.transits.map((transit) => {
    const { vedha_source, ...sources } = sourcesOf(transit.planet, transit.house),
      rekhas = natal.bav.get(transit.planet)?.[transit.sign] ?? null;
    return {
      planet: transit.planet,
      sign_index: transit.sign,
      house_from_moon: transit.house,
      condition: conditionOf(transit),
      baseline_favorable: transit.isFavorable,
      ...sources,
      vedha_house: transit.vedhaHouse,
      vedha_source,
      vedha_status: STATUS[transit.status],
      witnesses: transit.witnesses.map(({ blocker, blockerHouse, isExempt }) => ({
        blocker,
        blocker_house: blockerHouse,
        exempt: isExempt,
        source: vedha_source,
      })),
      raw_bav_rekhas: rekhas,
      raw_bav_source: rekhas === null ? null : 'Phaladeepika 26.41: own rekhas of the planet, not reduced',
      evaluated_layers: layersOf(natal.policy, rekhas !== null),
    };
  });

/** The spans of one planet; consecutive states with the same verdict are one span. */
function timelineOf(planet: Graha, timeline: SkyTimeline, natal: NatalContext): Timeline {
  const spans: Timeline['spans'] = [];
  for (const { start, end, state } of timeline.spans) {
    const transit = state.transits[GRAHAS.indexOf(planet)],
      blockers = transit.witnesses.filter(({ isExempt }) => !isExempt).map(({ blocker }) => blocker),
      last = spans.at(-1);
    if (
      last?.sign_index === transit.sign &&
      last.condition === conditionOf(transit) &&
      last.blockers.join() === blockers.join()
    )
      last.end_jd_ut1 = end;
    else
      spans.push({
        start_jd_ut1: start,
        end_jd_ut1: end,
        sign_index: transit.sign,
        house_from_moon: transit.house,
        condition: conditionOf(transit),
        blockers,
        raw_bav_rekhas: natal.bav.get(planet)?.[transit.sign] ?? null,
      });
  }
  return { planet, spans };
}

/** The stays of the planets in signs: inside them the search excludes every boundary. */
function exclusionsOf(timeline: SkyTimeline, span: WindowSpan): Exclusion[] {
  return GRAHAS.flatMap((planet) => {
    const own = timeline.ingresses.filter((ingress) => ingress.planet === planet),
      cuts = [span.start, ...own.map(({ jdUt1 }) => jdUt1), span.end];
    return cuts.slice(1).flatMap((end, i): Exclusion[] => {
      const start = cuts[i],
        sign = timeline.spans.find((one) => one.end > start)?.state.signs.get(planet) ?? 0;
      return end <= start
        ? []
        : [
            {
              planet,
              start_jd_ut1: start,
              end_jd_ut1: end,
              method: 'stay_between_solved_crossings',
              value_lower: 30 * sign,
              value_upper: 30 * sign + 30,
              rate_lower: null,
              rate_upper: null,
              parent_start_jd_ut1: null,
              parent_end_jd_ut1: null,
              target_degrees: null,
              center_lower: null,
              center_upper: null,
            },
          ];
    });
  });
}

const searchPolicyAnswer = (search: GocharaWindowSearch | undefined) => {
  const filled = withDefaults(GocharaWindowSearch, search ?? {});
  return {
    boundary_tolerance_seconds: filled.boundary_tolerance_seconds,
    require_resolved: filled.require_resolved,
    limits: { ...withDefaults(GocharaWindowLimits, filled.limits ?? {}) },
  };
};

/**
 * POST /v1/gochara/windows/from-datetimes and from-epochs: the timeline of transits in a span of at most 366 days. Errors: InvalidInput for a
 * span that does not end after it starts or is too long, or an exceeded limit; OutOfCoverage.
 */
export function windows(
  engine: Engine,
  natalInstant: Instant,
  span: WindowSpan,
  input: WindowPart,
): GocharaWindowResultResponse {
  const { start, end } = span,
    request = { ...input, ...withDefaults(SearchFields, input) },
    searchPolicy = searchPolicyAnswer(input.search_policy),
    { limits } = searchPolicy;
  if (end <= start)
    throw new InvalidInput({
      field: span.endField,
      message: 'must be after the start of the window',
      given: end,
      allowed: `more than ${start}`,
    });
  requireWithin(limits, 'max_range_days', end - start);
  tdbOfJd(engine, start, span.startField);
  tdbOfJd(engine, end, span.endField);
  const natal = natalContext(engine, natalInstant, request),
    isFull = request.detail === 'full' || (request.detail === 'auto' && end - start <= FULL_DETAIL_DAYS),
    subjects: readonly Graha[] = request.subjects ?? GRAHAS,
    solver = new LimbSolver(engine, natal.system.system, 'true', '/policy/ayanamsa_system');
  const timeline = skyTimeline(solver, start, end, natal.moonSign, natal.policy);
  requireWithin(limits, 'max_evaluations', timeline.evaluations);
  requireWithin(limits, 'max_events', timeline.ingresses.length);
  const halfDays = searchPolicy.boundary_tolerance_seconds / 2 / SECONDS_PER_DAY,
    events = timeline.ingresses.map((ingress, id) => eventAnswer(engine, ingress, id, span, halfDays, isFull)),
    regions = regionsOf(timeline, events, span);
  requireWithin(limits, 'max_cells', regions.length);
  const samples: GocharaWindowResultResponse['samples'] = [];
  if (isFull) {
    requireWithin(limits, 'max_samples', regions.filter(({ kind }) => kind === 'certain').length);
    for (const region of regions) {
      if (region.state_id === null) continue;
      const instant = engine.time.instantFromUt1((region.start_jd_ut1 + region.end_jd_ut1) / 2 - J2000_JD);
      region.sample_id = samples.length;
      samples.push({
        id: samples.length,
        state_id: region.state_id,
        epoch: siderealEpochAnswer(engine, instant, natal.system, siderealEpoch(engine, instant, natal.system)),
      });
    }
  }
  const exclusions = request.include_exclusions ? exclusionsOf(timeline, span) : [];
  requireWithin(limits, 'max_evidence', exclusions.length);
  const width = ({ start_jd_ut1, end_jd_ut1 }: WindowRegion): number => end_jd_ut1 - start_jd_ut1,
    total = (kind: WindowRegion['kind']): number =>
      regions.filter((region) => region.kind === kind).reduce((sum, region) => sum + width(region), 0);
  const instant = engine.time.instantFromUt1(start - J2000_JD),
    basis = engine.basis(instant);
  const answer: GocharaWindowResultResponse = {
    start_jd_ut1: start,
    end_jd_ut1: end,
    natal: {
      epoch: siderealEpochAnswer(engine, natalInstant, natal.system, natal.epoch),
      ...natal.answer,
      raw_bav: bavAnswer(natal.bav),
    },
    search_policy: searchPolicy,
    subjects: [...subjects],
    detail: isFull ? 'full' : 'compact',
    timelines: subjects.map((planet) => timelineOf(planet, timeline, natal)),
    states: timeline.states.map((state) => ({
      id: state.id,
      signs: GRAHAS.map((planet) => state.signs.get(planet) ?? 0),
      planets: isFull ? statePlanets(state, natal) : [],
    })),
    samples,
    events,
    regions,
    exclusions,
    resources: [
      ['ephemeris', basis.ephemeris.source],
      ['ephemeris_sha256', basis.ephemeris.sha256 ?? ''],
      ['delta_t', basis.time.delta_t_source],
      ['arithmetic_model', 'binary64, fixed grid of cells with proven error bounds'],
    ],
    work: [
      ['evaluations', timeline.evaluations],
      ['reader_calls', timeline.evaluations + GRAHAS.length * (samples.length + 1)],
      ['events', events.length],
      ['cells', regions.length],
      ['samples', samples.length],
      ['evidence', exclusions.length],
    ],
    civil_inputs: [...span.civil],
    coverage: {
      participants: [...GRAHAS],
      domain_accounted: true,
      exclusion_certified: true,
      events_resolved: true,
      doctrine_profile: PROFILE_ID,
      unresolved_regions: 0,
      maximum_band_width_seconds:
        SECONDS_PER_DAY * Math.max(0, ...regions.filter(({ kind }) => kind === 'boundary_band').map(width)),
      certain_duration_days: total('certain'),
      uncertain_duration_days: total('boundary_band'),
    },
    subject_views: subjects.map((planet) => ({ planet, region_ids: regions.map(({ id }) => id) })),
    selected_options: [...natal.answer.policy.selected_options, ...optionsOf(['forecast.dated_events'])],
    schema: 'engine.gochara.windows.v1',
    computation_basis: basis,
  };
  if (limits.max_output_bytes < DEFAULT_LIMITS.max_output_bytes)
    requireWithin(limits, 'max_output_bytes', JSON.stringify(answer).length);
  return answer;
}

const DEFAULT_LIMITS = withDefaults(GocharaWindowLimits, {});

/** Systems that the first version of the timeline offered; all others of the registry are accepted too. */
const FIRST_SYSTEMS = [
  'authI',
  'Fagan-Bradley',
  'Krishnamurti',
  'Raman',
  'Yukteshwar',
  'Djwhal Khul',
  'True Chitrapaksha',
  'De Luce',
  'Aldebaran (15 Tau)',
  'True Revati',
  'True Pushya',
  'True Mula',
];

/** GET /v1/gochara/windows/capabilities */
export function capabilities(engine: Engine): GocharaWindowCapabilitiesResponse {
  const { ephemeris } = engine.basis(engine.time.instantFromTt(0));
  const others = AYANAMSA_SYSTEMS.map(({ system }) => system).filter((system) => !FIRST_SYSTEMS.includes(system));
  return {
    ayanamsas: [...FIRST_SYSTEMS],
    further_ayanamsas: others,
    participants: [...GRAHAS],
    doctrine_profile: PROFILE_ID,
    nominal_start_jd_ut1: Math.ceil(ephemeris.coverage_start_jd_tdb),
    nominal_end_exclusive_jd_ut1: Math.floor(ephemeris.coverage_end_jd_tdb),
    endpoint_semantics: 'closed_request_disjoint_regions',
    boundary_tolerance_seconds: [0.01, 60],
    default_search: searchPolicyAnswer(undefined),
    installed_resources_probed: true,
    effective_domain: 'coverage_of_the_ephemeris_in_use',
    unresolved_behavior: 'every_ingress_is_resolved',
    physical_timing_accuracy: 'that_of_the_ephemeris_and_of_delta_t',
    event_count_semantics: 'one_event_for_each_crossing_of_a_sign_boundary',
  };
}
