import { withDefaults } from '../../../contract/defaults.js';
import { jdOfTt } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { EclipseMap } from '../../../events/eclipses/cartography.js';
import type { ContourLevel, PhaseSample } from '../../../events/eclipses/cartography.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { areasGeoJson } from './cartography-geojson.js';
import { SolarEclipseCartographyRequest } from './cartography-schema.js';
import type {
  EclipseContourComponentResponse,
  EclipseContourLevelResponse,
  SolarEclipseCartographyResponse,
  SolarEclipseMapSampleResponse,
} from './cartography-schema.js';
import { globalCircumstances } from './solar-global.js';
import { openSolar } from './solar-maps.js';

/**
 * POST /v1/eclipses/solar/cartography: greatest magnitude and obscuration at each place, on an adaptive mesh of the sphere, and their
 * contours. Errors: InvalidInput for levels that do not increase and for an even `time_samples`, NotFound, OutOfCoverage.
 */
export function solarCartography(
  engine: Engine,
  request: SolarEclipseCartographyRequest,
): SolarEclipseCartographyResponse {
  const {
    jd_start,
    kind,
    backward,
    magnitude_levels: magnitude,
    obscuration_levels: obscuration,
    time_samples: timeSamples,
    mesh_depth: depth,
    angular_tolerance_deg: angularDeg,
    field_tolerance: field,
    format,
  } = withDefaults(SolarEclipseCartographyRequest, request);
  requireIncreasing(magnitude, '/magnitude_levels');
  requireIncreasing(obscuration, '/obscuration_levels');
  if (timeSamples % 2 === 0)
    throw new InvalidInput({
      field: '/time_samples',
      message: 'must be odd',
      given: timeSamples,
      allowed: 'an odd number from 9 to 129',
      suggestions: [String(timeSamples - 1), String(timeSamples + 1)],
    });
  const eclipse = openSolar(engine, jd_start, kind, backward);
  const map = new EclipseMap(eclipse, { magnitude, obscuration, depth, timeSamples, angularDeg, field });
  const solvedMagnitude = map.contours('magnitude', 'solved'),
    solvedObscuration = map.contours('obscuration', 'solved');
  const jdUt1 = (t: number): number => jdOfTt(engine, eclipse.summary.ttJ2k + t);
  return {
    global_circumstances: globalCircumstances(engine, eclipse),
    samples: map.samples.map((sample) => writeSample(sample, jdUt1)),
    magnitude_levels: map
      .contours('magnitude', 'interpolated')
      .map((level, i) => writeLevel(level, solvedMagnitude[i])),
    obscuration_levels: map
      .contours('obscuration', 'interpolated')
      .map((level, i) => writeLevel(level, solvedObscuration[i])),
    mesh_depth: depth,
    achieved_mesh_depth: map.achievedDepth,
    mesh_triangle_count: map.mesh.triangleCount,
    time_samples: timeSamples,
    angular_tolerance_deg: angularDeg,
    field_tolerance: field,
    maximum_angular_edge_deg: map.maximumEdgeDeg,
    converged: map.unresolvedEdges === 0,
    unresolved_edge_count: map.unresolvedEdges,
    daylight_policy: 'GEOMETRIC_SUN_CENTER_NONNEGATIVE_ALTITUDE',
    duration_contours_available: false,
    projection: 'SPHERICAL_GEOGRAPHIC',
    geojson: format === 'geojson' ? areasGeoJson([...solvedMagnitude, ...solvedObscuration]) : null,
    computation_basis: engine.basis(engine.time.instantFromTt(eclipse.summary.ttJ2k)),
  };
}

function requireIncreasing(levels: readonly number[], field: string): void {
  levels.forEach((level, i) => {
    if (i > 0 && level <= levels[i - 1])
      throw new InvalidInput({
        field: `${field}/${i}`,
        message: 'must be greater than the previous level',
        given: level,
        allowed: `above ${levels[i - 1]}`,
      });
  });
}

function writeSample(s: PhaseSample, jdUt1: (t: number) => number): SolarEclipseMapSampleResponse {
  return {
    latitude_deg: s.latitudeDeg,
    longitude_deg: s.longitudeDeg,
    visible: s.visible,
    magnitude: s.magnitude,
    magnitude_jd_ut1: s.visible ? jdUt1(s.magnitudeT) : null,
    obscuration: s.obscuration,
    obscuration_jd_ut1: s.visible ? jdUt1(s.obscurationT) : null,
    local_class: s.localClass,
    sun_altitude_deg: s.visible ? s.sunAltitudeDeg : null,
  };
}

function writeLevel(interpolated: ContourLevel, solved: ContourLevel): EclipseContourLevelResponse {
  const { quantity, threshold } = interpolated;
  return { quantity, threshold, components: writeComponents(interpolated), solved_components: writeComponents(solved) };
}

const writeComponents = ({ quantity, threshold, components }: ContourLevel): EclipseContourComponentResponse[] =>
  components.flatMap(({ segments }, component) =>
    segments.map(({ closed, points }, segment) => ({
      quantity,
      threshold,
      component_id: component,
      segment_id: segment,
      closed,
      points: points.map(({ latitudeDeg, longitudeDeg }) => ({
        latitude_deg: latitudeDeg,
        longitude_deg: longitudeDeg,
      })),
    })),
  );
