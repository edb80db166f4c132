import type { Engine } from '../../engine.js';
import { LocalView } from '../../events/eclipses/local.js';
import { TurningSite } from '../../events/eclipses/site.js';
import type { SolarEclipse } from '../../events/eclipses/solar.js';
import { J2000_JD } from '../../kernel/constants.js';
import { InvalidInput } from '../../kernel/errors.js';
import type { EclipseContourComponentResponse, EclipseContourLevelResponse, SolarEclipseCartographyRequest, SolarEclipseCartographyResponse, SolarEclipseMapSampleResponse } from './cartography-schema.js';
import { contourLines, splitAtAntimeridian } from './contours.js';
import { contoursGeoJson } from './geojson.js';
import { edgeAngleDeg, edgesOf, icosahedron, midpoint, refine } from './mesh.js';
import type { Mesh, Vertex } from './mesh.js';
import { globalCircumstances } from './solar-global.js';
import { openSolar } from './solar-maps.js';

type Sample = SolarEclipseMapSampleResponse;
interface Policy { readonly angularDeg: number; readonly field: number; readonly magnitudes: readonly number[]; readonly obscurations: readonly number[] }

/** Edges that reach this latitude are refined as polar. */
const POLAR_LATITUDE_DEG = 75;
const DEFAULT_LEVELS = [0.2, 0.4, 0.6, 0.8, 0.9];

function checkedLevels(levels: readonly number[], field: string): readonly number[] {
  levels.forEach((level, i) => {
    if (i > 0 && level <= levels[i - 1]) throw new InvalidInput({ field: `${field}/${i}`, message: 'levels must be strictly increasing', given: level, allowed: `above ${levels[i - 1]}` });
  });
  return levels;
}

/** POST /v1/eclipses/solar/cartography: greatest visible magnitude and obscuration over the globe, and their contours. */
export function solarCartography(engine: Engine, request: SolarEclipseCartographyRequest): SolarEclipseCartographyResponse {
  const policy: Policy = {
    magnitudes: checkedLevels(request.magnitude_levels ?? DEFAULT_LEVELS, '/magnitude_levels'),
    obscurations: checkedLevels(request.obscuration_levels ?? DEFAULT_LEVELS, '/obscuration_levels'),
    angularDeg: request.angular_tolerance_deg ?? 8, field: request.field_tolerance ?? 0.01,
  };
  const samples = request.time_samples ?? 17, depth = request.mesh_depth ?? 1;
  if (samples % 2 === 0) throw new InvalidInput({ field: '/time_samples', message: 'must be odd', given: samples, allowed: 'an odd number from 9 to 129' });
  const eclipse = openSolar(engine, request.jd_start, request.kind ?? 'any', request.backward ?? false);
  const field = new VisibleField(engine, eclipse, samples - 1);
  let mesh = icosahedron(), achieved = 0, open = openEdges(mesh, field, policy);
  while (achieved < depth && open.length > 0) {
    mesh = refine(mesh, open);
    achieved++;
    open = openEdges(mesh, field, policy);
  }
  const all = mesh.vertices.map((vertex) => field.at(vertex));
  const magnitudeLevels = levelsOf(mesh, all, 'magnitude', policy.magnitudes), obscurationLevels = levelsOf(mesh, all, 'obscuration', policy.obscurations);
  return {
    global_circumstances: globalCircumstances(engine, eclipse),
    samples: all, magnitude_levels: magnitudeLevels, obscuration_levels: obscurationLevels,
    mesh_depth: depth, achieved_mesh_depth: achieved, mesh_triangle_count: mesh.triangles.length,
    time_samples: samples, angular_tolerance_deg: policy.angularDeg, field_tolerance: policy.field,
    maximum_angular_edge_deg: Math.max(...edgesOf(mesh).map(([a, b]) => edgeAngleDeg(mesh.vertices[a], mesh.vertices[b]))),
    converged: open.length === 0, unresolved_edge_count: open.length,
    daylight_policy: 'GEOMETRIC_SUN_CENTER_NONNEGATIVE_ALTITUDE', duration_contours_available: false, projection: 'SPHERICAL_GEOGRAPHIC',
    geojson: request.format === 'geojson' ? contoursGeoJson([...magnitudeLevels, ...obscurationLevels]) : null,
    computation_basis: engine.basis(engine.time.instantFromTt(eclipse.summary.ttJ2k)),
  };
}

/** The deepest phase that each place sees with the Sun's centre on or above the geometric horizon; computed once for each place. */
class VisibleField {
  private readonly known = new Map<string, Sample>();
  private readonly engine: Engine;
  private readonly eclipse: SolarEclipse;
  private readonly scan: number;

  constructor(engine: Engine, eclipse: SolarEclipse, scan: number) {
    this.engine = engine;
    this.eclipse = eclipse;
    this.scan = scan;
  }

  at(vertex: Vertex): Sample {
    const key = `${vertex.latitudeDeg.toFixed(9)} ${vertex.longitudeDeg.toFixed(9)}`;
    let sample = this.known.get(key);
    if (sample === undefined) this.known.set(key, sample = this.solve(vertex));
    return sample;
  }

  private solve({ latitudeDeg, longitudeDeg }: Vertex): Sample {
    const local = new LocalView(this.eclipse, TurningSite.of(latitudeDeg, longitudeDeg, 0), 0).solve(this.scan);
    if (local === null) {
      return { latitude_deg: latitudeDeg, longitude_deg: longitudeDeg, visible: false, magnitude: 0, magnitude_jd_ut1: null, obscuration: 0, obscuration_jd_ut1: null, local_class: 'none', sun_altitude_deg: null };
    }
    const { discs } = local, jd = this.engine.time.ut1FromTt(this.eclipse.summary.ttJ2k + local.maximum) + J2000_JD;
    return {
      latitude_deg: latitudeDeg, longitude_deg: longitudeDeg, visible: true,
      magnitude: discs.magnitude, magnitude_jd_ut1: jd, obscuration: discs.obscuration, obscuration_jd_ut1: jd,
      local_class: discs.localClass,
      // Solved to the horizon at sunrise and sunset: rounding below it is none.
      sun_altitude_deg: local.limited === 'none' ? discs.sunAltitudeDeg : Math.max(0, discs.sunAltitudeDeg),
    };
  }
}

/** Edges that the convergence policy asks to halve. */
function openEdges(mesh: Mesh, field: VisibleField, policy: Policy): (readonly [number, number])[] {
  return edgesOf(mesh).filter(([a, b]) => {
    const from = mesh.vertices[a], to = mesh.vertices[b], middle = midpoint(from, to);
    const left = field.at(from), between = field.at(middle), right = field.at(to), three = [left, between, right];
    const error = Math.max(Math.abs(between.magnitude - (left.magnitude + right.magnitude) / 2), Math.abs(between.obscuration - (left.obscuration + right.obscuration) / 2));
    if (error > policy.field) return true;
    if (edgeAngleDeg(from, to) <= policy.angularDeg) return false;
    if (brackets(three.map((s) => s.magnitude), policy.magnitudes) || brackets(three.map((s) => s.obscuration), policy.obscurations)) return true;
    if (three.some((s) => s.visible !== left.visible || s.local_class !== left.local_class)) return true;
    const seam = Math.abs(from.longitudeDeg - to.longitudeDeg) > 180;
    const polar = Math.max(...[from, middle, to].map((v) => Math.abs(v.latitudeDeg))) >= POLAR_LATITUDE_DEG;
    return (seam || polar) && three.some((s) => s.magnitude > 0);
  });
}

function brackets(values: readonly number[], levels: readonly number[]): boolean {
  const low = Math.min(...values), high = Math.max(...values);
  return levels.some((level) => low <= level && level <= high);
}

function levelsOf(mesh: Mesh, samples: readonly Sample[], quantity: 'magnitude' | 'obscuration', thresholds: readonly number[]): EclipseContourLevelResponse[] {
  const values = samples.map((sample) => sample[quantity]);
  return thresholds.map((threshold) => ({
    quantity, threshold,
    components: contourLines(mesh, values, threshold).flatMap((whole, component) => splitAtAntimeridian(whole).map(({ points, closed }, segment): EclipseContourComponentResponse => ({
      quantity, threshold, component_id: component, segment_id: segment, closed, points: points.map(([latitude, longitude]) => ({ latitude_deg: latitude, longitude_deg: longitude })),
    }))),
  }));
}
