import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput, NotFound, OutOfCoverage } from '../../../kernel/errors.js';
import { solarCartography } from './cartography.js';
import type { SolarEclipseCartographyRequest } from './cartography-schema.js';

const engine = sharedEngine();
type Position = [number, number];
const ask = (request: Partial<SolarEclipseCartographyRequest> = {}) =>
  solarCartography(engine, { jd_start: 2460400.5, ...request });
const refused = (request: Partial<SolarEclipseCartographyRequest>, field: string): void => {
  assert.throws(
    () => ask(request),
    (error: unknown) =>
      error instanceof InvalidInput &&
      error.problems.some(
        (problem) => problem.field === field && problem.allowed !== undefined && problem.given !== undefined,
      ),
  );
};

test('rule: levels are strictly increasing and time_samples odd', () => {
  refused({ magnitude_levels: [0.2, 0.2] }, '/magnitude_levels/1');
  refused({ obscuration_levels: [0.1, 0.5, 0.4] }, '/obscuration_levels/2');
  refused({ time_samples: 10 }, '/time_samples');
  assert.equal(
    ask({ magnitude_levels: [0.5], obscuration_levels: [1], time_samples: 9, mesh_depth: 0 }).magnitude_levels.length,
    1,
  );
});

test('rule: a kind that does not occur again is not found, and fields of central eclipses are null for a partial one', () => {
  const partial = ask({ jd_start: 2460676.5, kind: 'partial', mesh_depth: 1 });
  assert.equal(partial.global_circumstances.event.data.eclipse_type, 'Partial');
  assert.equal(partial.global_circumstances.umbral_contacts, null);
  assert.ok(partial.samples.every(({ local_class }) => local_class === 'none' || local_class === 'partial'));
  const end = Math.max(...engine.ephemeris.coverage().map(({ endTdbJ2k }) => endTdbJ2k)) + J2000_JD;
  assert.throws(() => ask({ jd_start: end - 3 }), NotFound);
  assert.throws(() => ask({ jd_start: end + 3000 }), OutOfCoverage);
});

test('rule: the answer declares its policies and reports the mesh', () => {
  const answer = ask({ mesh_depth: 2, time_samples: 33 });
  assert.equal(answer.daylight_policy, 'GEOMETRIC_SUN_CENTER_NONNEGATIVE_ALTITUDE');
  assert.equal(answer.duration_contours_available, false);
  assert.equal(answer.projection, 'SPHERICAL_GEOGRAPHIC');
  assert.equal(answer.mesh_depth, 2);
  assert.equal(answer.time_samples, 33);
  assert.ok(answer.achieved_mesh_depth <= 2);
  assert.equal(answer.converged, answer.unresolved_edge_count === 0);
  // Euler characteristic of a closed triangle mesh: F = 2 V - 4.
  assert.equal(answer.mesh_triangle_count, 2 * answer.samples.length - 4);
  assert.equal(answer.geojson, null);
  assert.deepEqual(
    answer.magnitude_levels.map(({ threshold }) => threshold),
    [0.2, 0.4, 0.6, 0.8, 0.9],
  );
  for (const { quantity, threshold, components, solved_components } of [
    ...answer.magnitude_levels,
    ...answer.obscuration_levels,
  ]) {
    for (const list of [components, solved_components]) {
      assert.equal(
        new Set(list.map(({ component_id, segment_id }) => `${component_id} ${segment_id}`)).size,
        list.length,
      );
      for (const component of list) {
        assert.deepEqual([component.quantity, component.threshold], [quantity, threshold]);
        if (component.segment_id > 0) assert.equal(component.closed, false);
      }
    }
  }
  for (const { visible, magnitude_jd_ut1, obscuration_jd_ut1, sun_altitude_deg } of answer.samples) {
    for (const value of [magnitude_jd_ut1, obscuration_jd_ut1, sun_altitude_deg]) assert.equal(value !== null, visible);
  }
});

test('rule: sampled instants are between the first and last contact of the penumbra with the Earth', () => {
  const {
    samples,
    global_circumstances: {
      penumbral_contacts: { p1, p4 },
    },
  } = ask({ mesh_depth: 2 });
  for (const { visible, magnitude_jd_ut1, obscuration_jd_ut1 } of samples) {
    if (!visible) continue;
    for (const jd of [magnitude_jd_ut1, obscuration_jd_ut1])
      assert.ok((jd as number) >= p1.point.jd_ut - 1e-9 && (jd as number) <= p4.point.jd_ut + 1e-9);
  }
});

const area = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + x * v - u * y;
  }, 0) / 2;
const within = (ring: readonly Position[], [x, y]: Position): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside;
  }, false);

test('rule: GeoJSON areas follow RFC 7946: closed rings, exteriors counterclockwise, holes clockwise, nothing across the antimeridian', () => {
  // Eclipses over the Pacific, over the north pole (a region that contains it), over the south, and one across the
  // antimeridian at 65 degrees.
  for (const jd_start of [2460400.5, 2459370.5, 2459540.5, 2452785.5, 2460215.5]) {
    const { geojson, samples } = ask({ jd_start, mesh_depth: 3, format: 'geojson' });
    assert.ok(geojson && geojson.type === 'FeatureCollection' && geojson.features.length > 4);
    for (const { geometry, properties } of geojson.features) {
      const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Position[][][];
      for (const polygon of polygons) {
        polygon.forEach((ring, i) => {
          assert.ok(ring.length >= 4);
          assert.deepEqual(ring[0], ring[ring.length - 1]);
          assert.ok(i === 0 ? area(ring) > 0 : area(ring) < 0);
          ring.forEach(([x, y], k) => {
            assert.ok(Math.abs(x) <= 180 && Math.abs(y) <= 90);
            if (k > 0 && Math.abs(x - ring[k - 1][0]) > 180)
              assert.deepEqual([Math.abs(y), ring[k - 1][1]], [90, y], 'only along a pole');
          });
        });
      }
      // Every vertex of the mesh is on the correct side of the line.
      for (const sample of samples) {
        if (Math.abs(sample.longitude_deg) === 180 || Math.abs(sample.latitude_deg) === 90) continue;
        const at: Position = [sample.longitude_deg, sample.latitude_deg];
        const inside = polygons.some(
          ([exterior, ...holes]) => within(exterior, at) && !holes.some((hole) => within(hole, at)),
        );
        const value = properties.quantity === 'magnitude' ? sample.magnitude : sample.obscuration;
        assert.equal(
          inside,
          value >= (properties.threshold as number),
          `${jd_start} ${String(properties.quantity)} ${String(properties.threshold)} at ${at.join(' ')}: ${value}`,
        );
      }
    }
  }
});
