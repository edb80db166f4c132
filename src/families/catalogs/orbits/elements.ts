import { StageLog } from '../../../wire/stage-log.js';
import { instantOfJd } from '../../../wire/instant.js';
import {
  orbitBodyName,
  orbitGravity,
  orbitingBody,
  orbitStateSource,
  orbitTime,
} from '../../../wire/orbit-receipts.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { isMajor } from '../../../sky/bodies.js';
import { heliocentricGm } from '../../../sky/heliocentric-orbit.js';
import { requiredElements, stateFromSun } from './orbit-state.js';
import { inEclipticJ2000, SINGULARITY } from './osculating.js';
import type { OrbitalElementsEnvelopeResponse, OrbitRequest } from './schema.js';

/**
 * POST /v1/orbits/elements: the heliocentric osculating conic of a planet or small body. Geometric: no light-time, no aberration. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function orbitalElements(engine: Engine, request: OrbitRequest): OrbitalElementsEnvelopeResponse {
  const stages = new StageLog();
  const body = stages.run('input_validation', () => orbitingBody(engine, request.body));
  const ephemeris = stages.run('reader_binding', () => engine.ephemeris);
  const instant = stages.run('ut1_tt_tdb_binding', () => instantOfJd(engine, request.jd_ut));
  const { gravity, gm, source } = stages.run('source_and_gravity_binding', () => {
    // Outside the ephemeris the error names the requested body instead of the Sun.
    if (isMajor(body)) ephemeris.sourceFor(body.index, instant.tdbJ2k);
    return {
      gravity: orbitGravity(body),
      gm: heliocentricGm(body.index),
      source: orbitStateSource(engine, body, instant),
    };
  });
  const state = stages.run('state_evaluation', () => stateFromSun(engine, body, instant.tdbJ2k));
  const inEcliptic = stages.run('frame_rotation', () => inEclipticJ2000(state));
  const elements = stages.run('element_extraction', () => requiredElements(inEcliptic, gm, request.body));
  return stages.run('transport_serialization', () => ({
    request: { body: request.body, jd_ut: request.jd_ut },
    time: orbitTime(engine, request.jd_ut, instant),
    elements: {
      name: orbitBodyName(engine, body),
      epoch_jd: instant.ttJ2k + J2000_JD,
      semi_major_axis_au: elements.semiMajorAxisAu,
      eccentricity: elements.eccentricity,
      inclination_deg: elements.inclinationDeg,
      lon_ascending_node_deg: elements.nodeDeg,
      arg_perihelion_deg: elements.argumentOfPerihelionDeg,
      mean_anomaly_deg: elements.meanAnomalyDeg,
      mean_motion_deg_per_day: elements.meanMotionDegPerDay,
      orbital_period_days: elements.periodDays,
      perihelion_distance_au: elements.perihelionAu,
      aphelion_distance_au: elements.aphelionAu,
    },
    provenance: {
      source_module: 'engine.orbits',
      engine_entrypoint: 'osculating_elements',
      reader_owner: 'Engine engine instance',
      center: 'SUN',
      frame: 'J2000_ECLIPTIC',
      orientation: 'fixed_J2000_ecliptic',
      element_type: 'osculating',
      position_basis: 'center_relative_state_vector',
      apparent_corrections: 'not_applied',
      light_time_correction: 'not_applied',
      mean_element_table: 'not_used',
      gravity,
      frame_construction: {
        frame: 'J2000_ECLIPTIC',
        routine: 'HORIZONS_IAU76_80_J2000_OBLIQUITY_ROTATION',
        router_branch: 'fixed_j2000',
        precession_model: null,
        obliquity_model: 'IAU76_80_J2000_84381.448_ARCSEC',
        nutation_model: null,
        admitted_interval_tt: null,
      },
      state_source: source,
      singularity_thresholds: {
        circular_e_tolerance: SINGULARITY.circularE,
        equatorial_sin_i_tolerance: SINGULARITY.equatorialSinI,
        parabolic_e_tolerance: SINGULARITY.parabolicE,
        rectilinear_normalized_h_tolerance: SINGULARITY.rectilinearH,
        policy: 'ENGINE_OSCULATING_ELEMENTS_STAGE1_V1',
      },
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(instant),
  }));
}
