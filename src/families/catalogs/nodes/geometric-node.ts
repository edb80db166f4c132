import {
  orbitBodyName,
  orbitGravity,
  orbitingBody,
  orbitNaifId,
  orbitStateSource,
  orbitTime,
} from '../../../wire/orbit-receipts.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Body } from '../../../sky/bodies.js';
import { heliocentricState, osculatedConic, PLANETS, turnToEclipticOfDate } from '../../../sky/heliocentric-orbit.js';
import type { OrbitOfDate } from '../../../sky/heliocentric-orbit.js';
import type { GeometricNodeRequest, GeometricNodeResponse } from './schema.js';

/** Wire word of the kind of a body. */
function kindOf(body: Body): string {
  if (body.kind === 'asteroid' || body.kind === 'comet') return body.kind.toUpperCase();
  return PLANETS.get(body.index)?.isSystem ? 'PLANET_SYSTEM_BARYCENTER' : 'PLANET_BODY';
}

/** Requires that the osculating orbit has an element. Errors: InvalidInput. */
function required(value: number | null, element: string, name: string): number {
  if (value !== null) return value;
  throw new InvalidInput({
    field: '/body',
    message: `has an osculating orbit without a ${element} at this instant`,
    given: name,
    allowed: 'a body whose orbit is inclined to the ecliptic and neither a circle nor a parabola',
  });
}

/** All elements of the answer. Errors: InvalidInput for an orbit that lacks one of them. */
function requiredElements(orbit: OrbitOfDate | null, requested: string, { name }: Body) {
  if (orbit === null)
    throw new InvalidInput({
      field: '/body',
      message: 'has no angular momentum, and therefore no orbital plane and no node',
      given: requested,
      allowed: 'a body in an orbit',
    });
  return {
    node: required(orbit.nodeDeg, 'node', name),
    perihelion: required(orbit.apseLongitudeDeg, 'perihelion', name),
    inclination: orbit.inclinationDeg,
    eccentricity: orbit.eccentricity,
    semi_major_axis: required(orbit.axisAu, 'semi-major axis', name),
    perihelion_latitude: required(orbit.apseLatitudeDeg, 'perihelion', name),
    longitude_of_perihelion: required(orbit.perihelionDeg, 'perihelion', name),
  };
}

/** POST /v1/nodes/geometric: node and apsides of the osculating heliocentric orbit in the true ecliptic and equinox of date. Errors: InvalidInput, OutOfCoverage. */
export function geometricNode(engine: Engine, request: GeometricNodeRequest): GeometricNodeResponse {
  const stages = new StageLog();
  const ut1J2k = stages.run('jd_ut_validation', () => request.jd_ut - J2000_JD);
  const sky = stages.run('reader_selection', () => engine.sky);
  const body = stages.run('strict_orbital_body_resolution', () => orbitingBody(engine, request.body)),
    name = orbitBodyName(engine, body);
  const instant = stages.run('ut1_tt_tdb_binding', () => engine.time.instantFromUt1(ut1J2k));
  const { epoch, state, source } = stages.run('receipted_sun_centered_state_routing', () => ({
    epoch: sky.epoch(instant),
    state: heliocentricState(sky.epoch(instant), body.index),
    source: orbitStateSource(engine, body, instant),
  }));
  stages.run('true_ecliptic_of_date_frame_construction', () => turnToEclipticOfDate(epoch, state));
  const orbit = stages.run('strict_osculating_element_extraction', () => osculatedConic(state, body.index));
  const { node, perihelion, ...elements } = stages.run('orbital_node_compatibility_adaptation', () =>
    requiredElements(orbit, request.body, body),
  );
  return stages.run('orbital_node_response_serialization', () => ({
    node: {
      body: name,
      ascending_node: node,
      descending_node: normalizeDeg(node + 180),
      perihelion,
      aphelion: normalizeDeg(perihelion + 180),
      ...elements,
    },
    provenance: {
      method: 'geometric_osculating',
      requested_body: request.body,
      returned_body: name,
      jd: request.jd_ut,
      jd_scale: 'UT1_JD',
      frame: 'TRUE_ECLIPTIC_OF_DATE',
      coordinate_basis: 'strict_orbital_core_angular_momentum_and_eccentricity_vector',
      kernel_required: true,
      kernel_source: 'loaded_engine_reader',
      validity_note:
        'Geometric state of one instant, without light time and not averaged. Valid where the source of the state covers the instant.',
      source_module: 'engine.planetary_nodes',
      center: 'SUN',
      body_naif_id: orbitNaifId(body),
      body_kind: kindOf(body),
      time: orbitTime(engine, request.jd_ut, instant),
      gravity: orbitGravity(body),
      frame_construction: {
        frame: 'TRUE_ECLIPTIC_OF_DATE',
        routine: 'OBL06_NUT06A_PNM06A_RX',
        router_branch: 'modern_true',
        precession_model: 'IAU_2006_PMAT06',
        obliquity_model: 'IAU_2006_OBL06',
        nutation_model: 'IAU_2006_2000A_NUT06A',
        admitted_interval_tt: null,
      },
      state_source: source,
      singularity_policy: 'ENGINE_OSCULATING_ELEMENTS_STAGE1_V1',
      undefined_element_policy: 'an orbit without a required element is refused with a validation error',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(instant),
  }));
}
