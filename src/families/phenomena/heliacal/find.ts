import type { Engine } from '../../../engine.js';
import { HeliacalPhases } from '../../../events/heliacal/phases.js';
import type { Absence, HeliacalModel, PhaseName, PhysicalPhase } from '../../../events/heliacal/phases.js';
import { apparentAltitudeDeg, elongations, Sight, standardAir } from '../../../events/heliacal/sight.js';
import type { HeliacalTarget } from '../../../events/heliacal/target.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { namingField } from '../../../kernel/errors.js';
import type { Site } from '../../../reduction/origin.js';
import { basisOfJd, eventInstantFromUt1 } from '../../../wire/instant.js';
import type { HeliacalAbsenceResponse, PhysicalPhaseResponse } from './schema.js';

/** Fields that the requests of both routes share, with their defaults. */
export interface EventRequest {
  readonly body: string;
  readonly kind: PhaseName;
  readonly jd_start: number;
  readonly lat: number;
  readonly lon: number;
  readonly model: HeliacalModel;
  readonly elevation_m: number;
  readonly horizon_altitude_deg: number;
  readonly extinction_coefficient_k: number;
  readonly explain_absence: boolean;
}

/** A phase that was found: its instant and its circumstances. */
export interface FoundPhase {
  readonly ut1J2k: number;
  readonly elongationDeg: number;
  readonly separationDeg: number;
  readonly trueAltitudeDeg: number;
  readonly apparentAltitudeDeg: number;
  readonly azimuthDeg: number;
  readonly sunAltitudeDeg: number;
  readonly sunAzimuthDeg: number;
  readonly magnitude: number;
  readonly arcDeg: number | null;
  readonly physics: PhysicalPhaseResponse | null;
}

/** Site of a request. */
export const siteOf = (request: EventRequest): Site => ({
  latitudeDeg: request.lat,
  longitudeDeg: request.lon,
  elevationM: request.elevation_m,
});

/**
 * First phase strictly after jd_start and before `days` later, or the reason why there is none. Errors: OutOfCoverage
 * on /jd_start.
 */
export function findPhase(
  engine: Engine,
  request: EventRequest,
  target: HeliacalTarget,
  days: number,
): FoundPhase | Absence {
  const site = siteOf(request),
    model = request.model;
  const phases = new HeliacalPhases(engine, {
    target,
    site,
    phase: request.kind,
    model,
    horizonDeg: request.horizon_altitude_deg,
    extinction: request.extinction_coefficient_k,
  });
  const sight = new Sight(engine, target.path, site);
  const end = request.jd_start + days;
  let found: FoundPhase | null = null;
  return namingField('/jd_start', request.jd_start, () => {
    phases.visit(request.jd_start, end, (phase) => {
      const { day, ut1, arc } = moment(phases, sight, phase);
      const jd = ut1 + J2000_JD;
      if (jd <= request.jd_start) return false;
      if (jd < end) found = describe(engine, phases, sight, { day, ut1, arc });
      return true;
    });
    return found ?? phases.absence(request.jd_start, end);
  });
}

/**
 * Tolerance of the search in altitude, degrees: the full reduction may have the target above the skyline below this
 * limit.
 */
const EDGE_DEG = 0.1;

interface Moment {
  readonly day: number;
  readonly ut1: number;
  readonly arc: number | null;
}

/**
 * Instant of the answer for a day found by the search. For a criterion of arcs the altitude at the instant of the arc
 * is taken from the full reduction with integrated refraction, and the outermost of three days with the target above
 * the skyline is the day.
 */
function moment(phases: HeliacalPhases, sight: Sight, { day, at }: { day: number; at: number }): Moment {
  const { shape } = phases,
    { site, horizonDeg } = phases.query;
  const found = phases.arcOfDay(day);
  if (found === null) return { day, ut1: at, arc: null };
  if (shape.opposite) return { day, ut1: at, arc: found.arcDeg };
  const arcOf = (arcDeg: number): number | null => (shape.withSun ? null : arcDeg);
  const outward = shape.first ? -1 : 1;
  for (const each of [day + outward, day, day - outward]) {
    const visibility = phases.arcOfDay(each);
    if (visibility === null || !(visibility.value > -EDGE_DEG)) continue;
    const ut1 = sight.whenSunAt(-visibility.arcDeg, visibility.at);
    if (apparentAltitudeDeg(sight.altitudeDeg(ut1), standardAir(site)) > horizonDeg)
      return { day: each, ut1, arc: arcOf(visibility.arcDeg) };
  }
  return { day, ut1: sight.whenSunAt(-found.arcDeg, at), arc: arcOf(found.arcDeg) };
}

function describe(engine: Engine, phases: HeliacalPhases, sight: Sight, { day, ut1, arc }: Moment): FoundPhase {
  const { target, site } = phases.query;
  const trueAltitudeDeg = sight.altitudeDeg(ut1),
    sunAltitudeDeg = sight.sunAltitudeDeg(ut1);
  const { longitudeDeg, separationDeg } = elongations(engine, ut1, (epoch, out) => target.place(epoch, out));
  const physics = phases.physics(day);
  return {
    ut1J2k: ut1,
    elongationDeg: longitudeDeg,
    separationDeg,
    trueAltitudeDeg,
    apparentAltitudeDeg: apparentAltitudeDeg(trueAltitudeDeg, standardAir(site)),
    azimuthDeg: sight.azimuthDeg(sight.targetTrack),
    sunAltitudeDeg,
    sunAzimuthDeg: sight.azimuthDeg(sight.sunTrack),
    magnitude: target.magnitude(engine.sky.epoch(engine.time.instantFromUt1(ut1))),
    arcDeg: arc,
    physics: physics === null ? null : physicalAnswer(engine, phases, sight, physics),
  };
}

function physicalAnswer(
  engine: Engine,
  { query }: HeliacalPhases,
  sight: Sight,
  { mean, moonlit, earliest, latest, bothAirs }: PhysicalPhase,
): PhysicalPhaseResponse {
  const dated = (turn: typeof earliest) =>
    turn === null ? null : { ...eventInstantFromUt1(engine, turn.at), extinction_coefficient_k: turn.extinction };
  return {
    ...eventInstantFromUt1(engine, mean.at),
    sun_altitude_deg: sight.sunAltitudeDeg(mean.at),
    target_altitude_deg: apparentAltitudeDeg(sight.altitudeDeg(mean.at), standardAir(query.site)),
    margin_magnitude: mean.value,
    moonlit_margin_magnitude: moonlit,
    extinction_coefficient_k: query.extinction,
    earliest: dated(earliest),
    latest: dated(latest),
    days_between: earliest === null || latest === null ? null : latest.day - earliest.day,
    bounded: bothAirs,
  };
}

const MESSAGES: Readonly<Record<Absence, string>> = {
  not_of_this_body: 'a body of this kind has no such phase',
  too_faint: 'the body is too faint for the naked eye',
  never_rises: 'the body stays below the horizon at this latitude',
  circumpolar: 'the body never sets at this latitude',
  no_twilight: 'there is no twilight at this latitude, because the Sun neither rises nor sets',
  not_in_window: 'the search window contains no such event',
};

/** Answer without an event: null, or an object with the reason if the request wants one. */
export function absent(
  engine: Engine,
  request: EventRequest,
  bodyName: string,
  reason: Absence,
  days: number,
): HeliacalAbsenceResponse | null {
  if (!request.explain_absence) return null;
  return {
    status: 'not_found',
    reason,
    message: MESSAGES[reason],
    body: bodyName,
    kind: request.kind,
    searched_from_jd_ut: request.jd_start,
    searched_to_jd_ut: request.jd_start + days,
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}
