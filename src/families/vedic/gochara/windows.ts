import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD, SECONDS_PER_DAY } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { withDefaults } from '../../../contract/defaults.js';
import { AYANAMSA_SYSTEMS } from '../../../doctrine/ayanamsa/systems.js';
import { LimbSolver } from '../../../services/limb-solver.js';
import { siderealEpoch, siderealEpochAnswer } from '../../../services/sidereal-epoch.js';
import { tdbOfJd } from '../../../wire/instant.js';
import { natalContext } from './dated.js';
import type { NatalContext } from './dated.js';
import type { GocharaContextPart } from './dated-schema.js';
import { optionsOf } from './options.js';
import { PROFILE_ID } from './schema.js';
import { bavAnswer, conditionOf, layersOf, sourcesOf } from './snapshot.js';
import { eventAnswer, exclusionsOf, regionsOf } from './regions.js';
import type { WindowSpan } from './regions.js';
import { skyTimeline } from './timeline.js';
import type { SkyState, SkyTimeline } from './timeline.js';
import { STATUS } from './words.js';
import { FULL_DETAIL_DAYS, GocharaWindowLimits, GocharaWindowSearch, SearchFields } from './windows-schema.js';
import type {
  GocharaWindowCapabilitiesResponse,
  GocharaWindowPlanet,
  GocharaWindowResultResponse,
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

const searchPolicyAnswer = (search: GocharaWindowSearch | undefined) => {
  const filled = withDefaults(GocharaWindowSearch, search ?? {});
  return {
    boundary_tolerance_seconds: filled.boundary_tolerance_seconds,
    require_resolved: filled.require_resolved,
    limits: { ...withDefaults(GocharaWindowLimits, filled.limits ?? {}) },
  };
};

/** A sample with positions in the middle of each certain region, which then names it. Errors: InvalidInput above the limit; OutOfCoverage. */
function samplesOf(
  engine: Engine,
  natal: NatalContext,
  regions: readonly WindowRegion[],
  limits: Limits,
): GocharaWindowResultResponse['samples'] {
  requireWithin(limits, 'max_samples', regions.filter(({ kind }) => kind === 'certain').length);
  const samples: GocharaWindowResultResponse['samples'] = [];
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
  return samples;
}

/** Extent of the regions with and without a known state. */
function coverageOf(regions: readonly WindowRegion[]): GocharaWindowResultResponse['coverage'] {
  const widths = (kind: WindowRegion['kind']): number[] =>
    regions.filter((region) => region.kind === kind).map((region) => region.end_jd_ut1 - region.start_jd_ut1);
  const total = (list: readonly number[]): number => list.reduce((sum, width) => sum + width, 0),
    bands = widths('boundary_band');
  return {
    participants: [...GRAHAS],
    domain_accounted: true,
    exclusion_certified: true,
    events_resolved: true,
    doctrine_profile: PROFILE_ID,
    unresolved_regions: 0,
    maximum_band_width_seconds: SECONDS_PER_DAY * Math.max(0, ...bands),
    certain_duration_days: total(widths('certain')),
    uncertain_duration_days: total(bands),
  };
}

/** Data and arithmetic of an answer. */
const resourcesOf = ({ ephemeris, time }: ReturnType<Engine['basis']>): string[][] => [
  ['ephemeris', ephemeris.source],
  ['ephemeris_sha256', ephemeris.sha256 ?? ''],
  ['delta_t', time.delta_t_source],
  ['arithmetic_model', 'binary64, fixed grid of cells with proven error bounds'],
];

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
  const samples = isFull ? samplesOf(engine, natal, regions, limits) : [];
  const exclusions = request.include_exclusions ? exclusionsOf(timeline, span) : [];
  requireWithin(limits, 'max_evidence', exclusions.length);
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
    resources: resourcesOf(basis),
    work: [
      ['evaluations', timeline.evaluations],
      ['reader_calls', timeline.evaluations + GRAHAS.length * (samples.length + 1)],
      ['events', events.length],
      ['cells', regions.length],
      ['samples', samples.length],
      ['evidence', exclusions.length],
    ],
    civil_inputs: [...span.civil],
    coverage: coverageOf(regions),
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
