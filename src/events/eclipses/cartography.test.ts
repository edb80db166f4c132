import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createEngine } from '../../engine.js';
import { J2000_JD, RAD_PER_DEG } from '../../kernel/constants.js';
import { nodeDataProvider } from '../../node-data.js';
import { EclipseMap } from './cartography.js';
import type { CartographyPolicy } from './cartography.js';
import { contourLoops, geographicSegments } from '../contours/mesh-contours.js';
import { DeepestPhase } from './cartography-field.js';
import { geographicOf, GlobeMesh } from '../contours/globe-mesh.js';
import { LocalView } from './local.js';
import { walkSolar } from './next.js';
import { NATIVE_RADII } from './radii.js';
import { TurningSite } from './site.js';
import { SolarEclipse } from './solar.js';

interface Place {
  latitude: number;
  longitude: number;
  deepest: { days: number; magnitude: number; obscuration: number; altitude: number; class: string } | null;
}
const fixture = JSON.parse(
  readFileSync(new URL('../../../../test/accuracy/eclipse-cartography.json', import.meta.url), 'utf8'),
) as { name: string; jd_tt: number; places: Place[] }[];

/** TT - UT1 of the fixture. */
const engine = createEngine(nodeDataProvider(), { deltaTModel: { fixedSeconds: 70 } });
const SECOND = 1 / 86400;

function eclipseAfter(jd: number): SolarEclipse {
  const found: SolarEclipse[] = [];
  walkSolar(
    engine,
    jd - J2000_JD,
    false,
    NATIVE_RADII,
    ({ bodies, summary }) => found.push(new SolarEclipse(bodies, summary, NATIVE_RADII)) > 0,
  );
  return found[0];
}

/** Pseudo-random numbers in [0, 1) from a fixed seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const LEVELS = [0.2, 0.4, 0.6, 0.8, 0.9];
const policy = (changes: Partial<CartographyPolicy> = {}): CartographyPolicy => ({
  magnitude: LEVELS,
  obscuration: LEVELS,
  depth: 2,
  timeSamples: 33,
  angularDeg: 8,
  field: 0.01,
  ...changes,
});

test('validation: the deepest visible phase equals that of dense sampling of DE440 with ERFA, at 350 places of five eclipses', () => {
  let visible = 0;
  for (const { name, jd_tt, places } of fixture) {
    const eclipse = eclipseAfter(jd_tt - 5),
      field = new DeepestPhase(eclipse, 17);
    for (const { latitude, longitude, deepest } of places) {
      const what = `${name} ${latitude} ${longitude}`,
        found = field.solve(latitude, longitude);
      assert.equal(found.visible, deepest !== null, what);
      if (deepest === null) continue;
      visible++;
      const seconds = (eclipse.summary.ttJ2k + found.magnitudeT - (jd_tt - J2000_JD + deepest.days)) / SECOND;
      assert.equal(found.localClass, deepest.class, what);
      // The fixture samples every 1/60 s, in which the phase at sunrise or sunset changes by 6e-6; diurnal aberration
      // of the horizon (0.3") adds 0.02 s.
      assert.ok(
        Math.abs(found.magnitude - deepest.magnitude) < 2e-5,
        `${what}: magnitude ${found.magnitude} for ${deepest.magnitude}`,
      );
      assert.ok(
        Math.abs(found.obscuration - deepest.obscuration) < 2e-5,
        `${what}: obscuration ${found.obscuration} for ${deepest.obscuration}`,
      );
      // A maximum is flat: the nine digits of magnitude in the fixture determine its instant to a second.
      assert.ok(Math.abs(seconds) < 1, `${what}: ${seconds} s`);
      assert.ok(
        Math.abs(found.sunAltitudeDeg - deepest.altitude) < 0.005,
        `${what}: Sun at ${found.sunAltitudeDeg} for ${deepest.altitude}`,
      );
    }
  }
  assert.ok(visible > 60, `${visible} places see their eclipse`);
});

test('property: time_samples affects only the first sampling: 9, 33 and 129 samples find the same phase', () => {
  const random = generator(5);
  for (const { jd_tt } of fixture) {
    const eclipse = eclipseAfter(jd_tt - 5),
      few = new DeepestPhase(eclipse, 9),
      some = new DeepestPhase(eclipse, 33),
      many = new DeepestPhase(eclipse, 129);
    for (let i = 0; i < 300; i++) {
      const latitude = Math.asin(2 * random() - 1) / RAD_PER_DEG,
        longitude = 360 * random() - 180;
      const a = few.solve(latitude, longitude).magnitude,
        b = some.solve(latitude, longitude).magnitude,
        c = many.solve(latitude, longitude).magnitude;
      // The tolerance is 0.1 ms of a horizon root, at 1.3 diameters per hour.
      assert.ok(Math.abs(a - c) < 1e-7 && Math.abs(b - c) < 1e-7, `${latitude} ${longitude}: ${a} ${b} ${c}`);
    }
  }
});

test('rule: places that see nothing have no phase, and elsewhere the Sun is on or above the geometric horizon', () => {
  const { samples } = new EclipseMap(eclipseAfter(2460400.5), policy());
  for (const { visible, magnitude, obscuration, localClass, sunAltitudeDeg } of samples) {
    if (visible)
      assert.ok(magnitude > 0 && obscuration > 0 && obscuration <= 1 && localClass !== 'none' && sunAltitudeDeg >= 0);
    else assert.deepEqual([magnitude, obscuration, localClass], [0, 0, 'none']);
  }
  assert.ok(samples.some(({ visible }) => visible) && samples.some(({ visible }) => !visible));
});

test('rule: a refined mesh stays closed, without a vertex inside an edge, and winds outwards', () => {
  const random = generator(7);
  let mesh = GlobeMesh.icosahedron();
  for (let depth = 0; depth < 4; depth++) {
    const v = mesh.vertexCount,
      e = mesh.edgeCount,
      f = mesh.triangleCount;
    assert.equal(v - e + f, 2, 'Euler');
    assert.equal(2 * e, 3 * f);
    assert.ok(mesh.edgeTriangles.every((triangle) => triangle >= 0));
    for (let i = 1; i < e; i++)
      assert.ok(
        mesh.edges[2 * i - 2] < mesh.edges[2 * i] ||
          (mesh.edges[2 * i - 2] === mesh.edges[2 * i] && mesh.edges[2 * i - 1] < mesh.edges[2 * i + 1]),
      );
    let area = 0;
    for (let t = 0; t < f; t++) {
      const [a, b, c] = [0, 1, 2].map((k) =>
        mesh.xyz.subarray(3 * mesh.triangles[3 * t + k], 3 * mesh.triangles[3 * t + k] + 3),
      );
      const triple =
        a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
      const dot = (p: Float64Array, q: Float64Array): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
      // Solid angle after van Oosterom and Strackee 1983.
      area += 2 * Math.atan2(triple, 1 + dot(a, b) + dot(b, c) + dot(c, a));
      assert.ok(triple > 0);
    }
    assert.ok(Math.abs(area - 4 * Math.PI) < 1e-12, `${area}`);
    mesh = mesh.refined(Uint8Array.from({ length: e }, () => (random() < 0.4 ? 1 : 0)));
  }
});

test('rule: every edge of the icosahedron measures atan 2', () => {
  const mesh = GlobeMesh.icosahedron();
  for (let e = 0; e < mesh.edgeCount; e++)
    assert.ok(Math.abs(mesh.edgeAngleDeg(e) - Math.atan(2) / RAD_PER_DEG) < 1e-12);
});

test('rule: a line around the pole is one component, cut once at the antimeridian, with its region to the left', () => {
  let mesh = GlobeMesh.icosahedron();
  for (let i = 0; i < 2; i++) mesh = mesh.refined(new Uint8Array(mesh.edgeCount).fill(1));
  for (const [sign, height] of [
    [1, 0.7],
    [-1, 0.7],
  ]) {
    const inside = Uint8Array.from({ length: mesh.vertexCount }, (_, v) =>
      sign * mesh.xyz[3 * v + 2] >= height ? 1 : 0,
    );
    const loops = contourLoops(mesh, inside);
    assert.equal(loops.length, 1);
    const [{ edges, regionLeft }] = loops,
      line = new Float64Array(3 * edges.length),
      point = new Float64Array(3);
    edges.forEach((edge, i) => {
      const a = mesh.xyz[3 * mesh.edges[2 * edge] + 2],
        b = mesh.xyz[3 * mesh.edges[2 * edge + 1] + 2];
      mesh.along(edge, (sign * height - a) / (b - a), point);
      line.set(point, 3 * i);
    });
    const segments = geographicSegments(line);
    assert.equal(segments.length, 1);
    const [{ closed, points }] = segments;
    assert.equal(closed, false);
    const ends = [points[0], points[points.length - 1]];
    assert.deepEqual(
      ends.map(({ longitudeDeg }) => Math.abs(longitudeDeg)),
      [180, 180],
    );
    assert.equal(ends[0].longitudeDeg, -ends[1].longitudeDeg);
    assert.equal(ends[0].latitudeDeg, ends[1].latitudeDeg);
    // Eastward keeps the north pole to the left, westward the south pole.
    const eastward = points.slice(1).reduce((sum, p, i) => sum + p.longitudeDeg - points[i].longitudeDeg, 0) > 0;
    assert.equal(regionLeft, eastward === sign > 0);
  }
});

test('rule: points of a cut are on the great circle through their neighbours', () => {
  const unit = (lat: number, lon: number): number[] => [
    Math.cos(lat * RAD_PER_DEG) * Math.cos(lon * RAD_PER_DEG),
    Math.cos(lat * RAD_PER_DEG) * Math.sin(lon * RAD_PER_DEG),
    Math.sin(lat * RAD_PER_DEG),
  ];
  const [a, b, c] = [unit(70, 150), unit(50, -120), unit(10, 170)];
  const segments = geographicSegments(Float64Array.from([...a, ...b, ...c]));
  assert.deepEqual(
    segments.map(({ points }) => points.length),
    [4, 3],
  );
  const cut = segments[0].points[segments[0].points.length - 1],
    p = unit(cut.latitudeDeg, cut.longitudeDeg);
  const triple =
    a[0] * (b[1] * p[2] - b[2] * p[1]) + a[1] * (b[2] * p[0] - b[0] * p[2]) + a[2] * (b[0] * p[1] - b[1] * p[0]);
  assert.ok(Math.abs(triple) < 1e-15, `${triple}`);
});

test('rule: a point exactly on the antimeridian belongs to both sides; a line of a single point is omitted', () => {
  assert.deepEqual(geographicOf(-1, 0, 0), { latitudeDeg: 0, longitudeDeg: 180 });
  const at = (lon: number, z: number): number[] => [Math.cos(lon * RAD_PER_DEG), Math.sin(lon * RAD_PER_DEG), z];
  const segments = geographicSegments(
    Float64Array.from([...at(-170, 0), -1, 0, 0.2, ...at(-170, 0.4), ...at(-160, 0.2)]),
  );
  for (const { points } of segments)
    assert.ok(
      points.every(({ longitudeDeg }) => longitudeDeg <= 0),
      JSON.stringify(points),
    );
  assert.deepEqual(geographicSegments(Float64Array.from([1, 0, 0, 1, 0, 0, 1, 0, 0])), []);
});

test('rule: no segment jumps by more than 180 degrees, closed segments end at their first point; solved points have the value of the threshold', () => {
  for (const start of [2460400.5, 2459370.5, 2452785.5, 2459870.5]) {
    const eclipse = eclipseAfter(start),
      map = new EclipseMap(eclipse, policy());
    for (const quantity of ['magnitude', 'obscuration'] as const)
      for (const kind of ['interpolated', 'solved'] as const)
        for (const { threshold, components } of map.contours(quantity, kind)) {
          for (const { closed, points } of components.flatMap(({ segments }) => segments)) {
            if (closed) assert.deepEqual(points[0], points[points.length - 1]);
            for (let i = 1; i < points.length; i++)
              assert.ok(Math.abs(points[i].longitudeDeg - points[i - 1].longitudeDeg) <= 180);
            if (kind === 'interpolated') continue;
            for (const { latitudeDeg, longitudeDeg } of points) {
              if (Math.abs(longitudeDeg) === 180) continue;
              const seen =
                new LocalView(eclipse, TurningSite.of(latitudeDeg, longitudeDeg, 0), 0).solve()?.discs[quantity] ?? 0;
              // 1e-8 of an edge of 63 degrees is 7 cm, in which the field changes by 3e-8; the greatest obscuration
              // exceeds that at greatest magnitude by up to 2e-7.
              if (Math.abs(seen - threshold) > 1e-6)
                assertJump(eclipse, latitudeDeg, longitudeDeg, threshold, quantity);
            }
          }
        }
  }
});

/**
 * Where a phase below the horizon becomes visible for a moment, the field is discontinuous: both sides are within a
 * hundred metres.
 */
function assertJump(
  eclipse: SolarEclipse,
  latitude: number,
  longitude: number,
  threshold: number,
  quantity: 'magnitude' | 'obscuration',
): void {
  const field = new DeepestPhase(eclipse, 33);
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (k) =>
      field.solve(
        latitude + 0.001 * Math.sin((k * Math.PI) / 4),
        longitude + (0.001 * Math.cos((k * Math.PI) / 4)) / Math.cos(latitude * RAD_PER_DEG),
      )[quantity],
  );
  assert.ok(
    Math.min(...around) < threshold && Math.max(...around) > threshold,
    `${latitude} ${longitude}: ${around.join(' ')} about ${threshold}`,
  );
}

test('rule: an unresolved edge is reported as not converged; refinement ends when none is left or the budget is used up', () => {
  const eclipse = eclipseAfter(2460400.5);
  const spent = new EclipseMap(eclipse, policy({ depth: 1, field: 1e-6, angularDeg: 0.1 }));
  assert.equal(spent.achievedDepth, 1);
  assert.ok(spent.unresolvedEdges > 0);
  const easy = new EclipseMap(eclipse, policy({ depth: 3, field: 0.25, angularDeg: 90 }));
  assert.equal(easy.unresolvedEdges, 0);
  assert.ok(easy.achievedDepth < 3 && easy.achievedDepth > 0, `${easy.achievedDepth}`);
  assert.equal(easy.maximumEdgeDeg <= Math.atan(2) / RAD_PER_DEG + 1e-12, true);
  const { mesh, samples } = spent;
  assert.equal(samples.length, mesh.vertexCount);
  samples.forEach(({ latitudeDeg, longitudeDeg }, v) => assert.deepEqual({ latitudeDeg, longitudeDeg }, mesh.place(v)));
});

test('rule: level 1 is the limit of totality: places inside see a total eclipse, places just outside a partial one', () => {
  const eclipse = eclipseAfter(2460400.5);
  // The axis passes near a vertex only by chance; a fine mesh contains a vertex in the path.
  const map = new EclipseMap(eclipse, policy({ depth: 3, magnitude: [1], obscuration: [1] }));
  const total = map.samples.filter(({ localClass }) => localClass === 'total').length;
  const lines = map.contours('obscuration', 'solved')[0].components;
  assert.equal(lines.length > 0, total > 0);
  for (const { latitudeDeg, longitudeDeg } of lines.flatMap(({ segments }) =>
    segments.flatMap(({ points }) => points),
  )) {
    const seen = new LocalView(eclipse, TurningSite.of(latitudeDeg, longitudeDeg, 0), 0).solve();
    assert.ok(
      seen !== null && Math.abs(seen.discs.obscuration - 1) < 1e-4,
      `${latitudeDeg} ${longitudeDeg}: ${seen?.discs.obscuration}`,
    );
  }
});
