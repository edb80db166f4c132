import type { Engine } from '../../../engine.js';
import { ghatiOf } from '../../../doctrine/avasthas/sayanadi.js';
import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD, SECONDS_PER_DAY } from '../../../kernel/constants.js';
import { reachedBy } from '../../../kernel/edge.js';
import { LUNAR_POINTS, TRUE_NODE } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { withDefaults } from '../../../contract/defaults.js';
import { ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { LocalClock } from '../../../services/civil-dates.js';
import { siderealEpoch, siderealEpochAnswer } from '../../../services/sidereal-epoch.js';
import { planetBody } from '../../../services/sidereal-subjects.js';
import { solarEvents, SUNRISE_THRESHOLDS } from '../../../services/solar-dates.js';
import { figureAt } from '../../../wire/houses.js';
import { chartAnswer } from './evaluate.js';
import { derivedContext, nameAnswer, sayanadiPolicyAnswer } from './sayanadi.js';
import { AvasthaDoctrineRequest, SayanadiBirthPolicyRequest } from './schema.js';
import type { AvasthaBirthRequest, AvasthaBirthResponse } from './schema.js';
import { COMBUSTION_ORBS } from './words.js';

/** Days around a birth in which sunrises are searched: sunrise shifts by less than half a day from one day to the next. */
const REACH_DAYS = 1.5;
const ISO_OFFSET = /(Z|[+-]\d{2}:\d{2})$/i;
const EAST_OF_UTC = /^[+-]00:00$/;

/** Offset of a datetime as it is named in answers: UTC, or +05:30. */
function offsetName(iso: string): string {
  const offset = ISO_OFFSET.exec(iso)?.[1] ?? 'Z';
  return offset.toUpperCase() === 'Z' || EAST_OF_UTC.test(offset) ? 'UTC' : offset;
}
/** Minutes east of an offset as `offsetName` gives it. */
function offsetMinutes(name: string): number {
  if (name === 'UTC') return 0;
  const [hours, minutes] = name.slice(1).split(':').map(Number);
  return (name.startsWith('-') ? -1 : 1) * (60 * hours + minutes);
}

/** Planets whose apparent longitude decreases. */
const retrogradePlanets = (engine: Engine, instant: Instant): ReadonlySet<Graha> =>
  new Set(GRAHAS.filter((planet) => engine.sky.apparent(planetBody(planet), instant).longitudeRateDegPerDay < 0));

type Policy = ReturnType<typeof withDefaults<typeof SayanadiBirthPolicyRequest>>;

/** The policy of a birth as answers carry it. */
const policyAnswer = (policy: Policy, system: string): AvasthaBirthResponse['policy'] => ({
  ayanamsa_system: system,
  sunrise_definition: policy.sunrise_definition,
  solver_tolerance_seconds: policy.solver_tolerance_seconds,
  evaluate_nodes: policy.evaluate_nodes,
  lajjitadi_nodes: policy.lajjitadi_nodes,
  sayanadi: sayanadiPolicyAnswer(),
  node_mode: 'true_geometric_of_date',
  longitude_frame: 'apparent_geocentric_true_ecliptic_of_date',
  ayanamsa_mode: 'true',
  horizon_model: 'level_horizon_zero_elevation_no_terrain',
  clock_basis: 'elapsed_UT1_from_previous_local_sunrise',
  maximum_civil_dates: 3,
});

/** Fields of a birth without a sunrise. */
const UNAVAILABLE = {
  status: 'unavailable',
  sunrise: null,
  next_sunrise: null,
  elapsed_seconds_lower: null,
  elapsed_seconds_upper: null,
  epoch: null,
  lagna_tropical: null,
  lagna_sidereal: null,
  chart: null,
} as const;

/** Writer of instants, Julian days UT1, on the clocks of UTC and of the zone or the offset of a request. */
function momentWriter(engine: Engine, zone: string | null, offset: string) {
  const clock = zone === null ? null : new LocalClock(engine, zone, '/timezone_name');
  return (jd: number) => {
    if (clock !== null) return clock.moment(jd);
    const utc = engine.time.utcFromUt1(jd - J2000_JD);
    return {
      jd_ut1: jd,
      utc: engine.time.formatUtc(utc),
      local: engine.time.formatWithOffset(utc, offsetMinutes(offset)),
    };
  };
}

/** The sunrises around a birth, Julian days UT1; null where one is missing. Errors: OutOfCoverage. */
function sunrisesAround(engine: Engine, request: AvasthaBirthRequest, policy: Policy, birthJd: number) {
  const site = { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 },
    threshold = SUNRISE_THRESHOLDS[policy.sunrise_definition],
    { sunrises } = solarEvents(engine, site, threshold, birthJd - REACH_DAYS, birthJd + REACH_DAYS);
  // A birth at a sunrise that an answer reported belongs to the day that begins there.
  const reached = reachedBy(birthJd),
    sunrise = sunrises.findLast((jd) => jd <= reached),
    next = sunrises.find((jd) => jd > reached);
  return sunrise === undefined || next === undefined || next - sunrise > REACH_DAYS ? null : { sunrise, next };
}

/** Sidereal longitudes of the true nodes, when a policy uses them. */
function trueNodes(engine: Engine, instant: Instant, policy: Policy, ayanamsa: number) {
  const nodes = new Map<'Rahu' | 'Ketu', number>();
  if (!policy.evaluate_nodes && !policy.lajjitadi_nodes) return nodes;
  const rahu = siderealDeg(engine.sky.apparent(LUNAR_POINTS[TRUE_NODE], instant).longitudeDeg, ayanamsa);
  return nodes.set('Rahu', rahu).set('Ketu', normalizeDeg(rahu + 180));
}

/**
 * POST /v1/avasthas/from-datetime: the states of a birth, with the ghati from the sunrise before it. Where no sunrise precedes or follows
 * within a day and a half: `status` unavailable. Errors: InvalidInput, OutOfCoverage.
 */
export function avasthasOfBirth(engine: Engine, request: AvasthaBirthRequest): AvasthaBirthResponse {
  const policy = withDefaults(SayanadiBirthPolicyRequest, request.policy ?? {}),
    readings = withDefaults(AvasthaDoctrineRequest, request.avastha_policy ?? {}),
    instant = engine.time.instantFromIso(request.birth, '/birth'),
    birthJd = instant.ut1J2k + J2000_JD,
    system = ayanamsaSystem(policy.ayanamsa_system, '/policy/ayanamsa_system'),
    name = nameAnswer(request.name, '/name'),
    zone = request.timezone_name ?? null,
    timezone = zone ?? offsetName(request.birth),
    moment = momentWriter(engine, zone, timezone),
    doctrine = { ...readings, vriddha_fraction: readings.vriddha_fraction ?? null };
  const common = {
    birth: engine.time.echoIso(request.birth, '/birth'),
    birth_jd_ut1: birthJd,
    latitude: request.latitude,
    longitude: request.longitude,
    timezone,
    name,
    policy: policyAnswer(policy, system.system),
    avastha_policy: doctrine,
    reader_binding: 'ephemeris_of_the_service',
    computation_basis: engine.basis(instant),
  };
  const days = sunrisesAround(engine, request, policy, birthJd);
  if (days === null)
    return {
      ...common,
      ...UNAVAILABLE,
      unavailable_reasons: ['previous_or_next_sunrise_absent_in_three_civil_dates'],
      ghati_candidates: [],
      node_longitudes: {},
    };
  const half = policy.solver_tolerance_seconds / 2,
    elapsed = Math.max(0, (birthJd - days.sunrise) * SECONDS_PER_DAY),
    lower = Math.max(0, elapsed - half),
    upper = elapsed + half;
  const bracket = (jd: number) => ({
    moment: moment(jd),
    lower_jd_ut1: jd - half / SECONDS_PER_DAY,
    upper_jd_ut1: jd + half / SECONDS_PER_DAY,
    bracket_width_seconds: 2 * half,
  });
  const epoch = siderealEpoch(engine, instant, system),
    lagna = normalizeDeg(figureAt(engine, instant, request.latitude, request.longitude).ascDeg),
    lagnaSidereal = siderealDeg(lagna, epoch.ayanamsaDeg),
    nodes = trueNodes(engine, instant, policy, epoch.ayanamsaDeg),
    isReduced = readings.combustion_orbs === 'retrograde_reduced';
  return {
    status: 'evaluated',
    unavailable_reasons: [],
    ...common,
    sunrise: bracket(days.sunrise),
    next_sunrise: bracket(days.next),
    elapsed_seconds_lower: lower,
    elapsed_seconds_upper: upper,
    ghati_candidates: [...new Set([ghatiOf(lower), ghatiOf(upper)])],
    epoch: siderealEpochAnswer(engine, instant, system, epoch),
    lagna_tropical: lagna,
    lagna_sidereal: lagnaSidereal,
    node_longitudes: Object.fromEntries(nodes),
    chart: chartAnswer(
      {
        longitudes: Object.fromEntries(epoch.sidereal) as Record<Graha, number>,
        lagnaDeg: lagnaSidereal,
        nodes: policy.lajjitadi_nodes ? nodes : new Map(),
        scheme: readings.relationship_scheme,
        combustionOrbs: COMBUSTION_ORBS[readings.combustion_orbs],
        retrograde: isReduced ? retrogradePlanets(engine, instant) : new Set<Graha>(),
      },
      doctrine,
      derivedContext(elapsed, name, policy.evaluate_nodes),
      nodes,
    ),
  };
}
