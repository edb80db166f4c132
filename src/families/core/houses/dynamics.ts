import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import { angleRates } from '../../../sky/houses/angle-rates.js';
import { differenceRates, limitRates } from '../../../sky/houses/cusp-rates.js';
import type { MovingFigure } from '../../../sky/houses/cusp-rates.js';
import { houseFigure } from '../../../sky/houses/figure.js';
import { HOUSE_POINTERS, requestedSystem, resolveHouses } from '../../../sky/houses/resolve.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import { housePolicy, housesAnswer, housesAt } from '../../../wire/houses.js';
import { HouseDynamicsFromArmcRequest, HouseDynamicsRequest } from './dynamics-schema.js';
import type {
  AnalyticalHouseDynamicsRequest,
  AnalyticalHouseDynamicsResponse,
  HouseDynamicsAnswer,
  HouseDynamicsFromArmcAnswer,
  HouseDynamicsResponse,
} from './dynamics-schema.js';

const MINUTES_PER_DAY = 1440;
/** Degrees of sidereal time in a day of UT1 at J2000.0: 360 times 1.00273781191135448 plus precession (IERS Conventions 2010, 5.15, 5.32). */
const SIDEREAL_DEG_PER_DAY = 360.98564736629;
const ASC_SINGULAR = 'the ecliptic coincides with the horizon here: the Ascendant has no derivative';
const VERTEX_SINGULAR =
  'the Vertex has no derivative at the equator, where it stays at an equinox, or where the ecliptic coincides with the prime vertical';

/** Refuses systems whose cusps jump from sign to sign: they have no speed. */
function requireContinuous(houses: Houses, isSunFixed: boolean): void {
  const { code, name } = houses.effective;
  if (code !== 'W' && (code !== 'S' || isSunFixed)) return;
  throw new InvalidInput({
    field: HOUSE_POINTERS.system,
    message: `has cusps that jump from sign to sign (${name}): they have no speed`,
    given: houses.requested,
    allowed: 'a system whose cusps move continuously',
  });
}

/** Speeds of a moving figure over the half step, in the wire shape, and their limits for a vanishing step. */
function speeds(
  moving: MovingFigure,
  houses: Houses,
  system: string | null,
  halfStepDays: number,
): Omit<HouseDynamicsResponse, 'computation'> & { halfStepDays: number } {
  const found = differenceRates(moving, houses, system, halfStepDays);
  const exact = angleRates(houses.figure, { armc: moving.armcRate, obliquity: moving.obliquityRate });
  const cusps = limitRates(moving, houses, system);
  return {
    halfStepDays: found.halfStepDays,
    house_cusps: housesAnswer(houses),
    cusp_speeds: found.cusps.map((speed, i) => ({
      house: i + 1,
      cusp_longitude: houses.cusps[i],
      speed_deg_per_day: speed + 0,
      exact_speed_deg_per_day: cusps === null ? null : cusps[i] + 0,
    })),
    asc_speed_deg_per_day: found.ascendant,
    mc_speed_deg_per_day: found.midheaven,
    vertex_speed_deg_per_day: found.vertex,
    anti_vertex_speed_deg_per_day: found.vertex,
    exact_angle_speeds: {
      asc_deg_per_day: exact.ascendant,
      mc_deg_per_day: exact.midheaven,
      vertex_deg_per_day: exact.vertex,
    },
  };
}

/**
 * POST /v1/houses/dynamics: speeds of cusps and angles at an instant, degrees a day of UT1. Errors: InvalidInput, OutOfCoverage.
 */
export function houseDynamics(engine: Engine, request: HouseDynamicsRequest): HouseDynamicsAnswer {
  const filled = withDefaults(HouseDynamicsRequest, request),
    instant = engine.time.instantFromIso(filled.dt, '/dt');
  const houses = housesAt(engine, instant, filled),
    system = filled.system ?? null;
  requireContinuous(houses, false);
  const epoch = engine.sky.epoch(instant);
  const sun = Number.isNaN(houses.figure.sunLongitudeDeg) ? undefined : engine.sky.apparent(SUN_BODY, instant);
  const moving: MovingFigure = {
    armcDeg: houses.figure.armcDeg,
    obliquityDeg: houses.figure.obliquityDeg,
    latitudeDeg: filled.latitude,
    sunLongitudeDeg: sun?.longitudeDeg,
    sunLatitudeDeg: sun?.latitudeDeg,
    armcRate: epoch.gastRateRadPerDay * DEG_PER_RAD,
    obliquityRate: epoch.trueObliquityRateRadPerDay * DEG_PER_RAD,
    sunLongitudeRate: sun?.longitudeRateDegPerDay ?? 0,
  };
  const { halfStepDays, ...found } = speeds(moving, houses, system, filled.dt_minutes / MINUTES_PER_DAY);
  return {
    ...found,
    computation: {
      engine_surface: 'Engine.house_dynamics',
      source_vessel: 'HouseDynamics',
      method: 'centered_finite_difference',
      independent_variable: 'time',
      half_step: halfStepDays * MINUTES_PER_DAY,
      half_step_unit: 'minutes',
      speed_unit: 'degrees_per_day',
      obliquity_held_fixed: false,
    },
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/houses/dynamics/armc: the same for a given sidereal time, with fixed obliquity and Sun. Errors: InvalidInput. */
export function houseDynamicsFromArmc(request: HouseDynamicsFromArmcRequest): HouseDynamicsFromArmcAnswer {
  const filled = withDefaults(HouseDynamicsFromArmcRequest, request),
    policy = housePolicy(filled.policy),
    system = filled.system ?? null;
  if (requestedSystem(system, policy).system.needsSun && typeof filled.sun_longitude !== 'number')
    throw new InvalidInput({
      field: '/sun_longitude',
      message: 'is required: the house system depends on the Sun',
      given: filled.sun_longitude ?? null,
      allowed: 'a longitude in [0, 360)',
    });
  const moving: MovingFigure = {
    armcDeg: filled.armc,
    obliquityDeg: filled.obliquity,
    latitudeDeg: filled.latitude,
    sunLongitudeDeg: filled.sun_longitude ?? undefined,
    sunLatitudeDeg: undefined,
    armcRate: SIDEREAL_DEG_PER_DAY,
    obliquityRate: 0,
    sunLongitudeRate: 0,
  };
  const figure = houseFigure({
    armcDeg: filled.armc,
    obliquityDeg: filled.obliquity,
    latitudeDeg: filled.latitude,
    ...(moving.sunLongitudeDeg === undefined ? {} : { sunLongitudeDeg: moving.sunLongitudeDeg }),
  });
  const houses = resolveHouses(figure, system, policy);
  requireContinuous(houses, true);
  const { halfStepDays, ...found } = speeds(moving, houses, system, filled.darmc_deg / SIDEREAL_DEG_PER_DAY);
  const isFullStep = halfStepDays === filled.darmc_deg / SIDEREAL_DEG_PER_DAY;
  return {
    ...found,
    computation: {
      engine_surface: 'engine.houses.house_dynamics_from_armc',
      source_vessel: 'HouseDynamics',
      method: 'centered_finite_difference',
      independent_variable: 'armc',
      half_step: isFullStep ? filled.darmc_deg : halfStepDays * SIDEREAL_DEG_PER_DAY,
      half_step_unit: 'degrees_armc',
      speed_unit: 'degrees_per_day',
      obliquity_held_fixed: true,
    },
  };
}

/** POST /v1/houses/dynamics/analytical: exact speeds of the angles by the sidereal time, degrees a day. Never throws on valid input. */
export function analyticalDynamics(request: AnalyticalHouseDynamicsRequest): AnalyticalHouseDynamicsResponse {
  const figure = houseFigure({
    armcDeg: request.armc,
    obliquityDeg: request.obliquity,
    latitudeDeg: request.latitude,
  });
  const exact = angleRates(figure, { armc: SIDEREAL_DEG_PER_DAY, obliquity: 0 });
  // The vertex of the equator changes by half a circle with the sign of the latitude: as recorded, it has no speed there.
  const vertex = Math.abs(figure.sinLatitude) < EQUATOR ? null : exact.vertex;
  return {
    armc: request.armc,
    obliquity: request.obliquity,
    latitude: request.latitude,
    mc_speed_deg_per_day: exact.midheaven,
    asc_speed_deg_per_day: exact.ascendant,
    vertex_speed_deg_per_day: vertex,
    anti_vertex_speed_deg_per_day: vertex,
    asc_available: exact.ascendant !== null,
    vertex_available: vertex !== null,
    asc_unavailable_reason: exact.ascendant === null ? ASC_SINGULAR : null,
    vertex_unavailable_reason: vertex === null ? VERTEX_SINGULAR : null,
    computation: {
      engine_surface: 'engine.houses.analytical_mc_speed|analytical_asc_speed|analytical_vertex_speed',
      source_vessel: 'scalar_derivatives',
      method: 'analytical_derivative',
      independent_variable: 'armc',
      half_step: null,
      half_step_unit: null,
      speed_unit: 'degrees_per_day',
      obliquity_held_fixed: true,
    },
  };
}

/** Sine of the latitude below which a place counts as on the equator. */
const EQUATOR = 1e-9;
