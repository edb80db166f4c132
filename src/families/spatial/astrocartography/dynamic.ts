import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput, namingField } from '../../../kernel/errors.js';
import type { Body } from '../../../sky/bodies.js';
import { requestedBodies } from '../../../services/chart.js';
import { basisOfJd, instantOfJd } from '../../../wire/instant.js';
import { mapLineAnswersOf } from '../../../wire/map-lines.js';
import { horizonAltitudeDeg, mapLines } from './lines.js';
import type { Mapped } from './lines.js';
import { ownParallax } from './subjects.js';
import { DynamicAstrocartographyRequest } from './requests.js';
import type {
  AstrocartographyLineResponse,
  DynamicAstrocartographyLineTransitionResponse,
  DynamicAstrocartographyResponse,
  DynamicAstrocartographySnapshotResponse,
} from './schema.js';

const filledOf = (request: DynamicAstrocartographyRequest) => withDefaults(DynamicAstrocartographyRequest, request);

/**
 * POST /v1/astrocartography/dynamic/transits: the lines at given instants, and the shift of each from one instant to the next. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function transitLines(engine: Engine, given: DynamicAstrocartographyRequest): DynamicAstrocartographyResponse {
  const request = filledOf(given);
  const { epochs_jd_ut: epochs } = request;
  epochs.forEach((jd, i) => {
    if (i > 0 && !(jd > epochs[i - 1]))
      throw new InvalidInput({
        field: `/epochs_jd_ut/${i}`,
        message: 'must be later than the epoch before it',
        given: jd,
        allowed: `more than ${epochs[i - 1]}`,
      });
  });
  const bodies = requestedBodies(engine, request.bodies);
  const snapshots = epochs.map((jd, i) =>
    namingField(`/epochs_jd_ut/${i}`, jd, () => snapshot(engine, request, bodies, jd)),
  );
  const transitions = snapshots.slice(1).flatMap((target, i) => transitionsOf(snapshots[i], target));
  return {
    snapshots,
    transitions,
    computation_truth: {
      mode: 'transit',
      epochs_jd_ut: [...epochs],
      bodies: bodies.map(({ name }) => name),
      snapshot_count: snapshots.length,
      transition_count: transitions.length,
      epoch_policy: 'caller_supplied_strictly_increasing',
      comparison_policy: 'adjacent_exact_line_displacements_no_scores',
      progressed_mode: 'not_admitted',
      directed_mode: 'not_admitted',
      interpretation: 'none_geometry_only',
    },
    computation_basis: basisOfJd(engine, epochs[0]),
  };
}

function snapshot(
  engine: Engine,
  request: ReturnType<typeof filledOf>,
  bodies: readonly Body[],
  jd: number,
): DynamicAstrocartographySnapshotResponse {
  const instant = instantOfJd(engine, jd),
    elevationM = request.observer_elevation_m;
  const observer = {
    latitudeDeg: request.observer_latitude,
    longitudeDeg: request.observer_longitude,
    elevationM,
  };
  const center = request.place_center ?? 'topocentric',
    site = center === 'topocentric' ? observer : null;
  const mapped = bodies.map((body): Mapped => {
    const place = engine.sky.apparentEquatorial(body, instant, site);
    return {
      label: body.name,
      raDeg: normalizeDeg(place.longitudeDeg),
      decDeg: place.latitudeDeg,
      ...(center === 'local' ? ownParallax(body, place) : {}),
    };
  });
  const siderealTimeDeg = engine.sky.localSiderealTimeDeg(instant, 0),
    earth = engine.sky.earth(instant),
    { lines, arcs } = mapLines(mapped, siderealTimeDeg, request);
  return {
    positions: mapped.map(({ label, raDeg, decDeg }) => ({
      body: label,
      right_ascension: raDeg,
      declination: decDeg,
      position_source:
        site === null
          ? 'engine.planets.planet_at:apparent_geocentric'
          : 'engine.planets.sky_position_at:apparent_topocentric',
    })),
    lines,
    ...mapLineAnswersOf(arcs, request),
    computation_truth: {
      jd_ut: jd,
      jd_tt: instant.ttJ2k + J2000_JD,
      bodies: bodies.map(({ name }) => name),
      observer_latitude: observer.latitudeDeg + 0,
      observer_longitude: observer.longitudeDeg + 0,
      observer_elevation_m: elevationM + 0,
      apparent_sidereal_time_deg: siderealTimeDeg,
      true_obliquity_deg: earth.trueObliquityRad * DEG_PER_RAD,
      nutation_longitude_deg: earth.dpsiRad * DEG_PER_RAD,
      lat_step: request.lat_step,
      refraction: request.refraction,
      mode: 'transit',
      coordinate_frame: 'apparent_equatorial_true_equinox_of_date',
      timescale: 'UT1_input_with_internal_TT_ephemeris',
      line_geometry_source: 'engine.astrocartography.acg_lines',
      interpretation: 'none_geometry_only',
      horizon_altitude_deg: horizonAltitudeDeg(request.refraction),
      place_center: center,
    },
    jd_ut: jd,
  };
}

/** Transitions of the lines of a snapshot to the same lines of the next: both list the same lines in the same order. */
const transitionsOf = (
  source: DynamicAstrocartographySnapshotResponse,
  target: DynamicAstrocartographySnapshotResponse,
): DynamicAstrocartographyLineTransitionResponse[] =>
  source.lines.map((line, i) => transition(line, target.lines[i], source.jd_ut, target.jd_ut));

function transition(
  source: AstrocartographyLineResponse,
  target: AstrocartographyLineResponse,
  sourceJd: number,
  targetJd: number,
): DynamicAstrocartographyLineTransitionResponse {
  const from = source.longitude ?? null,
    to = target.longitude ?? null;
  const matched = new Map(target.points.map(({ latitude, longitude }) => [latitude, longitude]));
  const shifts: DynamicAstrocartographyLineTransitionResponse['curve_point_shifts'] = [],
    sourceOnly: number[] = [];
  for (const { latitude, longitude } of source.points) {
    const other = matched.get(latitude);
    if (other === undefined) {
      sourceOnly.push(latitude);
      continue;
    }
    matched.delete(latitude);
    shifts.push({
      latitude,
      source_longitude: longitude,
      target_longitude: other,
      signed_delta_deg: signedDeg(other - longitude),
    });
  }
  return {
    body: source.planet,
    line_type: source.line_type,
    source_jd_ut: sourceJd,
    target_jd_ut: targetJd,
    source_meridian_longitude: from,
    target_meridian_longitude: to,
    meridian_signed_delta_deg: from === null || to === null ? null : signedDeg(to - from),
    curve_point_shifts: shifts,
    source_only_latitudes: sourceOnly,
    target_only_latitudes: [...matched.keys()],
  };
}
