import { aspectsOfTier, findCrossAspects } from '../../../doctrine/aspects/aspects.js';
import type { Engine } from '../../../engine.js';
import { FULL_MOON_DEG, NEW_MOON_DEG, precedingSyzygy } from '../../../events/syzygies.js';
import { MOON } from '../../../ephemeris/source.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { FieldProblem } from '../../../kernel/errors.js';
import { ayanamsaDeg, ayanamsaSystem } from '../../../services/ayanamsa.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import { SunlitView, sunlitView } from '../../../sky/photometry-view.js';
import { eventInstant, jdOfTdb } from '../../../wire/instant.js';
import type {
  NatalDiscoveryRequest,
  NatalLunarContextResponse,
  NatalLunarPhase,
  NatalLunationContact,
  NatalLunationEvent,
} from './schema.js';
import { natalSource } from './source.js';
import type { GivenPlace } from './source.js';

/**
 * Largest distance of a given longitude from that of the service, degrees: other ephemerides differ by up to an arcsecond, other ayanamsas by
 * up to 0.008 degrees. A minute of birth time moves the Moon by 0.009.
 */
const TOLERANCE_DEG = { tropical: 0.001, sidereal: 0.01 };
const MAJOR = 0;
const STATES = ['conjunction', 'waxing', 'opposition', 'waning'] as const;

type Source = ReturnType<typeof natalSource>;

/** Ayanamsa of the request's zodiac at an instant, degrees; 0 for the tropical zodiac. `ttJ2k`: days since J2000.0 TT. */
function ayanamsaAt(engine: Engine, { ayanamsa }: Source, ttJ2k: number): number {
  return ayanamsa === null
    ? 0
    : ayanamsaDeg(engine.nutation, ttJ2k, ayanamsaSystem(ayanamsa, '/ayanamsa_system'), 'true');
}

/** Largest distance of the given longitudes from those of the instant, degrees. Errors: InvalidInput for each that does not match. */
function checkedResidual(engine: Engine, source: Source, toleranceDeg: number): number {
  const { instant, places } = source,
    ayanamsa = ayanamsaAt(engine, source, instant.ttJ2k),
    problems: FieldProblem[] = [];
  let worst = 0;
  for (const { body, longitudeDeg } of places) {
    const index = CHART_BODIES.findIndex(({ name }) => name === body),
      own = normalizeDeg(engine.sky.apparent(CHART_BODIES[index], instant).longitudeDeg - ayanamsa),
      residual = separationDeg(longitudeDeg, own);
    worst = Math.max(worst, residual);
    if (residual > toleranceDeg)
      problems.push({
        field: `/longitudes/${body}`,
        message: 'is not the longitude at this instant in this zodiac',
        given: longitudeDeg,
        allowed: `within ${toleranceDeg} degrees of ${own}`,
      });
  }
  if (problems.length > 0) throw new InvalidInput(problems);
  return worst;
}

function phaseOf(engine: Engine, { instant }: Source, sunDeg: number, moonDeg: number): NatalLunarPhase {
  const angle = normalizeDeg(moonDeg - sunDeg),
    view = new SunlitView();
  sunlitView(engine.sky.epoch(instant), MOON, view);
  return {
    angle_deg: angle,
    state: STATES[Math.floor(normalizeDeg(angle + 45) / 90) % 4],
    waxing: angle < 180,
    physical_phase_angle_deg: view.phaseAngleDeg,
    illuminated_fraction: view.illuminatedFraction,
    sun_longitude_deg: sunDeg,
    moon_longitude_deg: moonDeg,
    coordinate_frame: 'geocentric',
    state_policy: 'quadrant_labels_with_45_degree_boundaries',
  };
}

/** The last new and full moon strictly before birth, in order of time. */
function lunations(engine: Engine, source: Source): NatalLunationEvent[] {
  const { instant } = source,
    jdBirth = instant.ut1J2k + J2000_JD;
  const kinds = [
    { phase: 'New Moon', elongation: NEW_MOON_DEG },
    { phase: 'Full Moon', elongation: FULL_MOON_DEG },
  ] as const;
  const events = kinds.map(({ phase, elongation }) => {
    const { tdbJ2k, sunDeg } = precedingSyzygy(
      engine.sky,
      elongation,
      instant.tdbJ2k,
      (root) => jdOfTdb(engine, root) < jdBirth,
    );
    const { jd_ut, datetime_utc } = eventInstant(engine, tdbJ2k),
      ayanamsa = ayanamsaAt(engine, source, engine.time.ttFromTdb(tdbJ2k));
    return {
      phase,
      jd_ut1: jd_ut,
      datetime_utc,
      sun_longitude_deg: normalizeDeg(sunDeg - ayanamsa),
      moon_longitude_deg: normalizeDeg(sunDeg + elongation - ayanamsa),
      ayanamsa_deg: ayanamsa,
      days_before_reference: jdBirth - jd_ut,
      is_prenatal_syzygy: false,
    };
  });
  events.sort((a, b) => a.jd_ut1 - b.jd_ut1);
  events[1].is_prenatal_syzygy = true;
  return events;
}

/** Major aspects from the Moon of a lunation to the given places, in the order of the places. */
function contactsOf(event: NatalLunationEvent, places: readonly GivenPlace[]): NatalLunationContact[] {
  const moon = [{ name: event.phase, longitudeDeg: event.moon_longitude_deg }];
  return places.flatMap(({ body, longitudeDeg }) =>
    findCrossAspects(moon, [{ name: body, longitudeDeg }], MAJOR, 1).map((aspect) => ({
      event_phase: event.phase,
      event_jd_ut1: event.jd_ut1,
      body,
      event_moon_longitude_deg: event.moon_longitude_deg,
      natal_longitude_deg: longitudeDeg,
      aspect: aspect.definition.name,
      angle_deg: aspect.definition.angleDeg,
      separation_deg: aspect.separationDeg,
      orb_deg: aspect.orbDeg,
      allowed_orb_deg: aspect.allowedOrbDeg,
    })),
  );
}

/**
 * POST /v1/natal-discovery/lunar-context: the phase at birth and the lunations before it. Errors: InvalidInput also for longitudes that do not
 * belong to the instant; OutOfCoverage.
 */
export function lunarContext(engine: Engine, request: NatalDiscoveryRequest): NatalLunarContextResponse {
  const source = natalSource(engine, request),
    { places, timeUnknown } = source,
    longitudeOf = (name: string): number | undefined => places.find(({ body }) => body === name)?.longitudeDeg;
  const sunDeg = longitudeOf('Sun'),
    moonDeg = longitudeOf('Moon'),
    missing = ['Sun', 'Moon'].filter((name) => longitudeOf(name) === undefined);
  const common = { source: source.source, computation_basis: engine.basis(source.instant) };
  const unavailable = (status: 'unknown_time' | 'missing_luminaries'): NatalLunarContextResponse => ({
    ...common,
    status,
    missing_bodies: status === 'unknown_time' ? [] : missing,
    phase: null,
    events: [],
    contacts: [],
    contact_policy: null,
    source_consistency: null,
  });
  if (timeUnknown) return unavailable('unknown_time');
  if (sunDeg === undefined || moonDeg === undefined) return unavailable('missing_luminaries');
  const tolerance = source.ayanamsa === null ? TOLERANCE_DEG.tropical : TOLERANCE_DEG.sidereal,
    residual = checkedResidual(engine, source, tolerance),
    events = lunations(engine, source);
  return {
    ...common,
    status: 'calculated',
    missing_bodies: [],
    phase: phaseOf(engine, source, sunDeg, moonDeg),
    events,
    contacts: events.flatMap((event) => contactsOf(event, places)),
    contact_policy: {
      method: 'engine_major_aspects',
      tier: MAJOR,
      orb_factor: 1,
      aspects: aspectsOfTier(MAJOR).map(({ name }) => name),
      motion: 'not_evaluated',
      point: 'event_moon_geocentric_longitude',
    },
    source_consistency: { status: 'matched', tolerance_deg: tolerance, maximum_residual_deg: residual },
  };
}
