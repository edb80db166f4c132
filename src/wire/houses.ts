import type {
  HouseBoundaryGeometrySetResponse,
  HousePolicyRequest,
  HousePolicyResponse,
  HousesResponse,
} from '../contract/houses.js';
import type { Engine } from '../engine.js';
import { DEG_PER_RAD } from '../kernel/constants.js';
import { SUN_BODY } from '../sky/bodies.js';
import { houseBoundaries } from '../sky/houses/boundaries.js';
import { houseFigure } from '../sky/houses/figure.js';
import type { HouseFigure } from '../sky/houses/figure.js';
import { DEFAULT_HOUSE_POLICY, HOUSE_POINTERS, requestedSystem, resolveHouses } from '../sky/houses/resolve.js';
import type { HousePointers, HousePolicy, Houses } from '../sky/houses/resolve.js';
import type { Instant } from '../time/instant.js';

export interface HousesRequestPart {
  readonly latitude: number;
  readonly longitude: number;
  readonly system?: string | null;
  readonly policy?: HousePolicyRequest | null;
}

export function housePolicy(request: HousePolicyRequest | null | undefined): HousePolicy {
  return {
    unknownSystem: request?.unknown_system ?? DEFAULT_HOUSE_POLICY.unknownSystem,
    polarFallback: request?.polar_fallback ?? DEFAULT_HOUSE_POLICY.polarFallback,
  };
}

export const housePolicyAnswer = (policy: HousePolicy): HousePolicyResponse => ({
  unknown_system: policy.unknownSystem,
  polar_fallback: policy.polarFallback,
});

/** The figure of an instant and place; with the Sun only when asked, since it costs a reduction. */
export function figureAt(
  engine: Engine,
  instant: Instant,
  latitudeDeg: number,
  longitudeDeg: number,
  withSun = false,
): HouseFigure {
  const armcDeg = engine.sky.localSiderealTimeDeg(instant, longitudeDeg);
  const obliquityDeg = engine.sky.epoch(instant).trueObliquityRad * DEG_PER_RAD;
  if (!withSun) return houseFigure({ armcDeg, obliquityDeg, latitudeDeg });
  const sun = engine.sky.apparent(SUN_BODY, instant);
  return houseFigure({
    armcDeg,
    obliquityDeg,
    latitudeDeg,
    sunLongitudeDeg: sun.longitudeDeg,
    sunLatitudeDeg: sun.latitudeDeg,
  });
}

/** The houses of an instant and place under the request's system and policy. Throws InvalidInput, OutOfCoverage. */
export function housesAt(
  engine: Engine,
  instant: Instant,
  request: HousesRequestPart,
  pointers: HousePointers = HOUSE_POINTERS,
): Houses {
  const policy = housePolicy(request.policy);
  const { system } = requestedSystem(request.system, policy, pointers);
  return resolveHouses(
    figureAt(engine, instant, request.latitude, request.longitude, system.needsSun),
    request.system,
    policy,
    pointers,
  );
}

/** Houses as answers carry them. */
export function housesAnswer(houses: Houses, includeBoundaryGeometry = false): HousesResponse {
  const { figure, effective } = houses;
  return {
    system: houses.requested,
    effective_system: effective.code,
    fallback: houses.fallback,
    fallback_reason: houses.fallbackReason,
    classification_family: effective.family,
    classification_cusp_basis: effective.cuspBasis,
    classification_latitude_sensitive: effective.latitudeSensitive,
    classification_polar_capable: effective.polarCapable,
    policy: housePolicyAnswer(houses.policy),
    asc: figure.ascDeg,
    mc: figure.mcDeg,
    armc: figure.armcDeg,
    dsc: figure.dscDeg,
    ic: figure.icDeg,
    east_point: figure.eastPointDeg,
    vertex: figure.vertexDeg,
    anti_vertex: figure.antiVertexDeg,
    cusps: Array.from(houses.cusps),
    boundary_geometry: includeBoundaryGeometry ? boundaryAnswer(houses) : null,
    figure_conditions: [...houses.conditions],
  };
}

function boundaryAnswer(houses: Houses): HouseBoundaryGeometrySetResponse {
  const set = houseBoundaries(houses);
  return {
    effective_system: houses.effective.code,
    availability: set.complete ? 'complete' : 'cusp_intersections_only',
    frame: 'true_equator_and_equinox_of_date',
    obliquity_deg: houses.figure.obliquityDeg,
    observer_latitude_deg: houses.figure.latitudeDeg,
    zodiac_offset_deg: 0,
    boundaries: set.boundaries.map((boundary) => ({
      house: boundary.house,
      kind: boundary.kind,
      cusp_longitude: boundary.cuspLongitudeDeg,
      anchor_direction: boundary.anchor,
      plane_normal: boundary.planeNormal,
      curve_points: boundary.curve.map((point) => ({
        direction: point.direction,
        right_ascension_deg: point.rightAscensionDeg,
        declination_deg: point.declinationDeg,
      })),
      event_phase: boundary.phase,
      event_fraction: boundary.fraction,
    })),
    reason: set.reason,
  };
}
