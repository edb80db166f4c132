import { withDefaults } from '../../../contract/defaults.js';
import { instantOfJd } from '../../../wire/instant.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { EARTH, SUN } from '../../../ephemeris/source.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { separationRad } from '../../../kernel/spherical.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { CHART_BODIES, isMajor, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { apparentMagnitude, PHOTOMETRIC_BODIES } from '../../../sky/photometry.js';
import { discRadiusKm } from '../../../ephemeris/solar-system.js';
import { angularDiameterArcsec } from '../../../sky/photometry-view.js';
import { SunlitView, sunlitView } from '../../../sky/photometry-view.js';

import { MAGNITUDE_MODELS } from './magnitude-models.js';
import { ApparentMagnitudeRequest, SynodicPhaseRequest } from './schema.js';
import type {
  AngularDiameterResponse,
  ApparentMagnitudeResponse,
  ElongationResponse,
  IlluminatedFractionRequest,
  IlluminatedFractionResponse,
  PhaseAngleResponse,
  PhaseBodyRequest,
  PhaseProvenanceResponse,
  SynodicPhaseResponse,
} from './schema.js';

const NOTE =
  'Geocentric values at one instant; they exclude the atmosphere, the position of an observer and visibility.';
function provenance(
  own: Pick<
    PhaseProvenanceResponse,
    'engine_entrypoint' | 'product' | 'basis' | 'support_set' | 'kernel_required' | 'stage_sequence'
  > &
    Partial<PhaseProvenanceResponse>,
): PhaseProvenanceResponse {
  return {
    source_module: 'engine.phase',
    requested_body: null,
    requested_body1: null,
    requested_body2: null,
    jd_ut: null,
    coordinate_frame: null,
    model_family: null,
    unsupported_exclusions: null,
    note: NOTE,
    ...own,
  };
}

/** POST /v1/phase/illuminated-fraction. Errors: none beyond the schema. */
export function illuminatedFraction(request: IlluminatedFractionRequest): IlluminatedFractionResponse {
  const stages = new StageLog();
  // The schema has checked the request: a phase angle is any finite number.
  const angle = stages.run('phase_angle_validation', () => (request.phase_angle === 0 ? 0 : request.phase_angle));
  const fraction = stages.run('scalar_illumination_formula', () => illuminatedPart(angle));
  return stages.run('illuminated_fraction_response_serialization', () => ({
    phase_angle: angle,
    illuminated_fraction: fraction,
    range: [0, 1],
    provenance: provenance({
      engine_entrypoint: 'illuminated_fraction',
      product: 'illuminated_fraction',
      basis: 'k = (1 + cos(phase_angle)) / 2',
      support_set: ['finite_phase_angle'],
      kernel_required: false,
      stage_sequence: stages.names,
    }),
  }));
}

/**
 * Illuminated fraction of a sphere at a phase angle in degrees, from the half angle, which keeps the precision of thin
 * crescents.
 */
function illuminatedPart(phaseAngleDeg: number): number {
  const half = Math.cos((normalizeDeg(phaseAngleDeg) / 2) * RAD_PER_DEG);
  return half * half;
}

const STATES = ['conjunction', 'waxing', 'opposition', 'waning'] as const;

/** POST /v1/phase/synodic: phase between two bodies. Errors: InvalidInput, OutOfCoverage. */
export function synodicPhase(engine: Engine, request: SynodicPhaseRequest): SynodicPhaseResponse {
  const stages = new StageLog();
  const [first, second] = stages.run('body_pair_validation', () => [
    engine.bodies.resolve(request.body1, '/body1'),
    engine.bodies.resolve(request.body2, '/body2'),
  ]);
  const instant = stages.run('jd_ut_validation', () => instantOfJd(engine, request.jd_ut));
  const [from, to] = stages.run('planet_at_ecliptic_lookup', () => [
    engine.sky.apparent(first, instant).longitudeDeg,
    engine.sky.apparent(second, instant).longitudeDeg,
  ]);
  const angle = stages.run('synodic_phase_angle_computation', () => normalizeDeg(to - from));
  return stages.run('synodic_phase_response_serialization', () => ({
    body1: first.name,
    body2: second.name,
    jd_ut: request.jd_ut,
    angle,
    state: withDefaults(SynodicPhaseRequest, request).include_state
      ? STATES[Math.floor(normalizeDeg(angle + 45) / 90) % 4]
      : null,
    angle_range: [0, 360],
    state_policy: 'quadrant_labels_with_45_degree_boundaries',
    provenance: provenance({
      engine_entrypoint: 'synodic_phase_angle',
      product: 'synodic',
      requested_body1: request.body1,
      requested_body2: request.body2,
      jd_ut: request.jd_ut,
      basis: 'forward_ecliptic_longitude_difference_body1_to_body2',
      support_set: ['bodies_resolvable_by_planet_at'],
      kernel_required: true,
      coordinate_frame: 'geocentric_ecliptic_longitude',
      stage_sequence: stages.names,
    }),
    computation_basis: engine.basis(instant),
  }));
}

const ELONGATION_BASIS = 'geocentric_ecliptic_spherical_law_of_cosines';

/** POST /v1/phase/elongation: angle between a body and the Sun. Errors: InvalidInput, OutOfCoverage. */
export function elongation(engine: Engine, request: PhaseBodyRequest): ElongationResponse {
  const stages = new StageLog();
  const body = stages.run('body_validation', () => engine.bodies.resolve(request.body, '/body'));
  const instant = stages.run('jd_ut_validation', () => instantOfJd(engine, request.jd_ut));
  const [place, sun] = stages.run('planet_at_ecliptic_lookup', () => [
    engine.sky.apparent(body, instant),
    engine.sky.apparent(SUN_BODY, instant),
  ]);
  const separation = stages.run('elongation_computation', () =>
    separationRad(
      sun.longitudeDeg * RAD_PER_DEG,
      sun.latitudeDeg * RAD_PER_DEG,
      place.longitudeDeg * RAD_PER_DEG,
      place.latitudeDeg * RAD_PER_DEG,
    ),
  );
  return stages.run('elongation_response_serialization', () => ({
    body: body.name,
    jd_ut: request.jd_ut,
    elongation: separation * DEG_PER_RAD,
    angle_range: [0, 180],
    basis: ELONGATION_BASIS,
    east_of_sun: normalizeDeg(place.longitudeDeg - sun.longitudeDeg) < 180,
    provenance: provenance({
      engine_entrypoint: 'elongation',
      product: 'elongation',
      requested_body: request.body,
      jd_ut: request.jd_ut,
      basis: ELONGATION_BASIS,
      support_set: ['bodies_resolvable_by_planet_at'],
      kernel_required: true,
      coordinate_frame: 'geocentric_ecliptic_longitude_latitude',
      stage_sequence: stages.names,
    }),
    computation_basis: engine.basis(instant),
  }));
}

const reflectsSunlight = (body: Body): boolean =>
  body.kind !== 'lunar_point' && !(isMajor(body) && (body.index === SUN || body.index === EARTH));

/** POST /v1/phase/angle: phase angle of a body. Errors: InvalidInput, OutOfCoverage. */
export function phaseAngle(engine: Engine, request: PhaseBodyRequest): PhaseAngleResponse {
  const stages = new StageLog(),
    view = new SunlitView();
  const body = stages.run('body_validation', () =>
    engine.bodies.resolve(request.body, '/body', reflectsSunlight, 'Moon, Mercury ... Pluto, or a named small body'),
  );
  const instant = stages.run('jd_ut_validation', () => instantOfJd(engine, request.jd_ut));
  stages.run('barycentric_vector_lookup', () => sunlitView(engine.sky.epoch(instant), body.index, view));
  const fraction = stages.run('sun_body_earth_phase_angle_computation', () => illuminatedPart(view.phaseAngleDeg));
  return stages.run('phase_angle_response_serialization', () => ({
    body: body.name,
    jd_ut: request.jd_ut,
    phase_angle: view.phaseAngleDeg,
    angle_range: [0, 180],
    basis: 'Sun_body_Earth_vector_angle',
    illuminated_fraction: fraction,
    provenance: provenance({
      engine_entrypoint: 'phase_angle',
      product: 'phase_angle',
      requested_body: request.body,
      jd_ut: request.jd_ut,
      basis: 'Sun_body_Earth_vector_angle',
      support_set: ['bodies_resolvable_by_barycentric_reader'],
      kernel_required: true,
      coordinate_frame: 'ICRF_barycentric_vectors',
      stage_sequence: stages.names,
    }),
    computation_basis: engine.basis(instant),
  }));
}

const WITH_DISC = CHART_BODIES.map((body) => body.name);
const hasDisc = (body: Body): boolean => CHART_BODIES.includes(body);

/** POST /v1/phase/angular-diameter: apparent diameter of a body. Errors: InvalidInput, OutOfCoverage. */
export function angularDiameter(engine: Engine, request: PhaseBodyRequest): AngularDiameterResponse {
  const stages = new StageLog();
  const body = stages.run('body_validation', () =>
    engine.bodies.resolve(request.body, '/body', hasDisc, WITH_DISC.join(', ')),
  );
  const radius = stages.run('angular_diameter_support_set_validation', () => discRadiusKm(body.index));
  const instant = stages.run('jd_ut_validation', () => instantOfJd(engine, request.jd_ut));
  const distance = stages.run('planet_at_distance_lookup', () => engine.sky.apparent(body, instant).distanceKm);
  const diameter = stages.run('angular_diameter_computation', () => angularDiameterArcsec(radius, distance));
  return stages.run('angular_diameter_response_serialization', () => ({
    body: body.name,
    jd_ut: request.jd_ut,
    angular_diameter_arcseconds: diameter,
    radius_source: 'engine.phase physical radius table',
    distance_basis: 'geocentric light-time distance in kilometers',
    radius_km: radius,
    distance_km: distance,
    provenance: provenance({
      engine_entrypoint: 'angular_diameter',
      product: 'angular_diameter',
      requested_body: request.body,
      jd_ut: request.jd_ut,
      basis: '2 * asin(physical_radius_km / geocentric_distance_km)',
      support_set: WITH_DISC,
      kernel_required: true,
      coordinate_frame: 'geocentric_distance_from_planet_at',
      stage_sequence: stages.names,
    }),
    computation_basis: engine.basis(instant),
  }));
}

const WITH_MAGNITUDE = CHART_BODIES.filter((body) => PHOTOMETRIC_BODIES.includes(body.index)).map((body) => body.name);
const WITHOUT_MAGNITUDE = ['Sun', 'Pluto', 'dwarf_planets', 'asteroids', 'comets', 'fixed_stars', 'variable_stars'];
const hasMagnitude = (body: Body): boolean => isMajor(body) && MAGNITUDE_MODELS.has(body.index);

/** POST /v1/phase/apparent-magnitude: visual magnitude of a body. Errors: InvalidInput, OutOfCoverage. */
export function apparentMagnitudeOf(engine: Engine, request: ApparentMagnitudeRequest): ApparentMagnitudeResponse {
  const stages = new StageLog(),
    withDetail = withDefaults(ApparentMagnitudeRequest, request).include_model_detail;
  const body = stages.run('body_validation', () =>
    engine.bodies.resolve(request.body, '/body', hasMagnitude, WITH_MAGNITUDE.join(', ')),
  );
  const model = stages.run('apparent_magnitude_support_set_validation', () => MAGNITUDE_MODELS.get(body.index));
  const instant = stages.run('jd_ut_validation', () => instantOfJd(engine, request.jd_ut));
  const epoch = stages.run('barycentric_vector_lookup', () => engine.sky.epoch(instant));
  const magnitude = stages.run('body_specific_magnitude_model', () =>
    apparentMagnitude(epoch, body.index, new SunlitView()),
  );
  return stages.run('apparent_magnitude_response_serialization', () => ({
    body: body.name,
    jd_ut: request.jd_ut,
    apparent_magnitude: magnitude,
    magnitude_system: 'V',
    model_name: withDetail ? model?.name : null,
    model_family: withDetail ? model?.family : null,
    model_limitations: withDetail ? [...(model?.limitations ?? [])] : null,
    provenance: provenance({
      engine_entrypoint: 'apparent_magnitude',
      product: 'apparent_magnitude',
      requested_body: request.body,
      jd_ut: request.jd_ut,
      basis: 'body_specific_phase_distance_visual_magnitude_model',
      support_set: WITH_MAGNITUDE,
      kernel_required: true,
      coordinate_frame: 'ICRF_barycentric_vectors',
      model_family: model?.family,
      unsupported_exclusions: WITHOUT_MAGNITUDE,
      stage_sequence: stages.names,
    }),
    computation_basis: engine.basis(instant),
  }));
}
