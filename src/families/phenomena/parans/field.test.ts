import { withDefaults } from '../../../contract/defaults.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { peaksOf, regionsOf, thresholdCrossings } from './analysis.js';
import { contoursOf } from './contour-answers.js';
import type { ContourPoint, Interpolation } from '../../../events/contours/grid-contours.js';
import { ParanFieldGridRequest } from './field-schema.js';
import { ParanField } from './field.js';
import { MetricGrid } from './grid.js';
import { stitch } from '../../../events/contours/stitch.js';
import { fieldSamples } from './site.js';
import { structureOf } from './structure.js';
import { fieldAnalysis, fieldContours, fieldPaths, fieldStructure } from './views.js';

const engine = sharedEngine();
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
const gridOf = (
  value: (lat: number, lon: number) => number,
  latitudes: readonly number[],
  longitudes: readonly number[],
): MetricGrid =>
  new MetricGrid({ value: (_metric, lat, lon) => value(lat, lon) }, { latitudes, longitudes }, 'exactness_score');
const linesOf = (grid: MetricGrid, threshold: number, interpolation: Interpolation = 'linear') =>
  stitch(contoursOf(grid, threshold, interpolation).segments);

test('rule: the contour of a plane is straight and exact with either interpolation', () => {
  const grid = gridOf((lat, lon) => (lat + 2 * lon) / 100, range(0, 10, 2), range(0, 10, 2));
  for (const interpolation of ['linear', 'exact'] as const) {
    const { paths, orphans } = linesOf(grid, 0.15, interpolation);
    assert.equal(paths.length, 1);
    assert.equal(orphans.length, 0);
    assert.ok(!paths[0].closed && paths[0].segments.length === paths[0].points.length - 1);
    for (const { lat, lon } of paths[0].points) assert.ok(Math.abs(lat + 2 * lon - 15) < 1e-5);
    assert.deepEqual(
      [paths[0].points[0], paths[0].points[paths[0].points.length - 1]]
        .map(({ lat }) => Math.round(lat))
        .sort((a, b) => a - b),
      [0, 10],
    );
  }
});

test('property: contours of a hill are closed, and exact ones are on its level', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0.2, max: 0.8, noNaN: true }),
      (north, east, threshold) => {
        const hill = (lat: number, lon: number): number => Math.exp(-((lat - north) ** 2 + 2 * (lon - east) ** 2) / 20);
        const grid = gridOf(hill, range(-12, 12, 1.5), range(-12, 12, 1.5));
        const { paths, orphans } = linesOf(grid, threshold, 'exact');
        assert.deepEqual([paths.length, orphans.length], [1, 0]);
        const [{ points, closed, segments }] = paths;
        assert.ok(closed && segments.length === points.length - 1);
        for (const { lat, lon } of points) assert.ok(Math.abs(hill(lat, lon) - threshold) < 1e-5);
        const structure = structureOf(
          paths,
          regionsOf(grid, threshold).map(({ cells }) => cells.map((cell) => pointOf(grid, cell))),
          peaksOf(grid).map((cell) => pointOf(grid, cell)),
        );
        // A summit half way between samples has two or four samples of the same height.
        const peaks = peaksOf(grid).map((_, i) => i);
        assert.deepEqual(structure.associations, [{ path_index: 0, region_id: 1, associated_peak_indices: peaks }]);
      },
    ),
    { numRuns: 60 },
  );
});

const pointOf = (grid: MetricGrid, cell: number): ContourPoint => ({
  lat: grid.lats[Math.floor(cell / grid.lons.length)],
  lon: grid.lons[cell % grid.lons.length].along,
});

test('rule: a ring has an inner contour inside its outer one, and a hill inside the ring has depth two', () => {
  const rings = (lat: number, lon: number): number => {
    const r = Math.hypot(lat, lon);
    return r < 2.2 || (r > 5.2 && r < 8.2) ? 1 : 0;
  };
  const grid = gridOf(rings, range(-12, 12, 1), range(-12, 12, 1));
  const { paths } = linesOf(grid, 0.5),
    regions = regionsOf(grid, 0.5);
  assert.equal(paths.length, 3);
  assert.equal(regions.length, 2);
  const { hierarchy, dominant_path_index: dominant } = structureOf(paths, [], []);
  const depths = hierarchy.map(({ depth }) => depth).sort();
  assert.deepEqual(depths, [0, 1, 2]);
  for (const { path_index: index, parent_index: parent, depth } of hierarchy) {
    assert.equal(parent === null, depth === 0);
    if (parent !== null) assert.equal(hierarchy[parent].depth, depth - 1);
    if (depth === 0) assert.equal(index, dominant);
  }
});

test('rule: two opposite corners of a cell are connected; with exact points only if the field between them is active', () => {
  const saddle = (sign: number) => (lat: number, lon: number) =>
    0.5 + sign * (lat - 0.5) * (lon - 0.5) * 0.4 + 0.05 * sign;
  const cells = [0, 1];
  // First field: active in the south-west and north-east corners and in the middle; second field: not in the middle.
  const joined = contoursOf(gridOf(saddle(1), cells, cells), 0.5, 'exact'),
    linear = contoursOf(gridOf(saddle(1), cells, cells), 0.5, 'linear');
  assert.deepEqual(linear.ambiguousCells, [[0, 0]]);
  assert.deepEqual(
    linear.segments.map(({ caseIndex, ambiguous }) => [caseIndex, ambiguous]),
    [
      [5, true],
      [5, true],
    ],
  );
  assert.deepEqual(
    joined.segments.map(({ start, end }) => [start.lat > 0.5, end.lon > 0.5]),
    linear.segments.map(({ start, end }) => [start.lat > 0.5, end.lon > 0.5]),
  );
  const low = (lat: number, lon: number): number => saddle(1)(lat, lon) - 0.1;
  const apart = contoursOf(gridOf(low, cells, cells), 0.5, 'exact');
  assert.equal(apart.segments[0].caseIndex, 5);
  // Each corner is cut off separately: the first segment connects the western and the southern edge.
  assert.ok(apart.segments[0].start.lon === 0 && apart.segments[0].end.lat === 0);
  assert.ok(linear.segments[0].start.lon === 0 && linear.segments[0].end.lat === 1);
});

test('property: the contour separates neighbours on either side of the threshold, regions contain the active samples, peaks have no higher neighbour', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 36, maxLength: 36 }),
      fc.integer({ min: 0, max: 9 }),
      (values, level) => {
        const grid = gridOf((lat, lon) => values[lat * 6 + lon] / 10, range(0, 5, 1), range(0, 5, 1)),
          threshold = level / 10 + 0.05;
        const { segments } = contoursOf(grid, threshold, 'linear');
        const crossings = thresholdCrossings(grid, threshold);
        const keys = new Set(segments.flatMap(({ start, end }) => [start, end].map(({ lat, lon }) => `${lat},${lon}`)));
        assert.equal(keys.size, crossings.length);
        const regions = regionsOf(grid, threshold),
          active = regions.flatMap(({ cells }) => cells);
        assert.deepEqual(
          [...active].sort((a, b) => a - b),
          [...grid.values.keys()].filter((cell) => grid.values[cell] >= threshold),
        );
        assert.equal(new Set(active).size, active.length);
        const peaks = peaksOf(grid),
          isFlat = values.every((value) => value === values[0]);
        for (const { cells, peakValue } of regions) {
          assert.equal(peakValue, Math.max(...cells.map((cell) => grid.values[cell])));
          assert.ok(isFlat || cells.some((cell) => peaks.includes(cell) && grid.values[cell] === peakValue));
        }
        const { paths, orphans } = stitch(segments);
        assert.equal(
          paths.reduce((sum, path) => sum + path.segments.length, orphans.length),
          segments.length,
        );
        for (const path of paths) {
          assert.equal(path.segments.length, path.points.length - 1);
          // Open lines end at the edge of the grid.
          if (!path.closed)
            for (const { lat, lon } of [path.points[0], path.points[path.points.length - 1]])
              assert.ok([0, 5].includes(lat) || [0, 5].includes(lon));
        }
      },
    ),
  );
});

test('property: a grid across the antimeridian has the same contours, regions and peaks as elsewhere', () => {
  const hill = (lat: number, lon: number): number => {
    const east = ((lon % 360) + 360) % 360;
    return Math.exp(-(lat ** 2 + (east - 183) ** 2) / 50);
  };
  const lats = range(-12, 12, 3);
  const across = gridOf(hill, lats, [168, 171, 174, 177, 180, -177, -174, -171, -168, -165]),
    back = gridOf(hill, [...lats].reverse(), [-165, -168, -171, -174, -177, 180, 177, 174, 171, 168]);
  const [path] = linesOf(across, 0.5, 'exact').paths;
  assert.ok(path.closed);
  for (const { lat, lon } of path.points) assert.ok(Math.abs(hill(lat, lon) - 0.5) < 1e-5 && lon > 170 && lon < 196);
  assert.equal(regionsOf(across, 0.5).length, 1);
  assert.equal(linesOf(back, 0.5).paths.length, 1);
  assert.ok(linesOf(back, 0.5).paths[0].closed);
  // Unordered longitudes are sorted.
  assert.deepEqual(
    gridOf(hill, [0], [10, -20, 5, 40, 0]).lons.map(({ given }) => given),
    [-20, 0, 5, 10, 40],
  );
});

const target = {
  body1: 'Mars',
  body2: 'Regulus',
  circle1: 'Setting',
  circle2: 'Rising',
  jd1: 2460390.347888,
  jd2: 2460390.351064,
  orb_min: 4.57,
} as const;
const request = {
  target,
  jd_day: 2460389.5,
  latitudes: range(-60, 60, 6),
  longitudes: range(-90, 60, 15),
  orb_minutes: 30,
  metric: 'exactness_score',
  threshold: 0.3,
} as const;
const ask = { ...request, latitudes: [...request.latitudes], longitudes: [...request.longitudes] };

test('property: at points of the exact contour the minutes of the paran equal those of the threshold', () => {
  const field = new ParanField(engine, withDefaults(ParanFieldGridRequest, ask));
  const { segments, interpolation } = fieldContours(engine, { ...ask, interpolation: 'exact' });
  assert.equal(interpolation, 'exact');
  assert.ok(segments.length > 10);
  for (const { start } of segments) {
    const match = field.at(start.lat, start.lon);
    assert.ok(match !== null);
    assert.ok(Math.abs(Math.abs(match.jd2 - match.jd1) * 1440 - (1 / 0.3 - 1)) < 1e-5);
  }
});

test('rule: an exact contour finds the discontinuity of a field whose value equals the threshold', () => {
  const disc = gridOf((lat, lon) => (Math.hypot(lat, lon) < 3.3 ? 1 : 0), range(-6, 6, 1), range(-6, 6, 1));
  const [path] = linesOf(disc, 1, 'exact').paths;
  assert.ok(path.closed);
  for (const { lat, lon } of path.points) assert.ok(Math.abs(Math.hypot(lat, lon) - 3.3) < 1e-5);
});

test('property: the field of two culminating stars is constant on the Earth, that of two rising stars along each parallel', () => {
  // Diurnal aberration, 0.3 arcsec, and the nutation of a day, 0.1 s.
  const places = { latitudes: range(-80, 80, 20), longitudes: range(-170, 170, 20) };
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  for (const circle of ['Culminating', 'Rising'] as const) {
    const { samples } = fieldSamples(engine, {
      target: { ...target, body1: 'Regulus', body2: 'Alphard', circle1: circle, circle2: circle },
      jd_day: 2460389.5,
      ...places,
      orb_minutes: 360,
    });
    for (const lat of circle === 'Rising' ? places.latitudes.filter((each) => Math.abs(each) < 70) : [null]) {
      const minutes = samples.flatMap(({ lat: at, site_result: { paran } }) =>
        lat === null || at === lat ? [paran?.orb_min ?? NaN] : [],
      );
      assert.ok(spread(minutes) < 0.005, `${circle} ${lat}: ${spread(minutes)}`);
    }
  }
});

test('rule: the views of one field agree: paths contain the segments, the structure refers to the paths, GeoJSON has the same lines', () => {
  const analysis = fieldAnalysis(engine, ask),
    contours = fieldContours(engine, { ...ask, geojson: true }),
    paths = fieldPaths(engine, { ...ask, geojson: true }),
    structure = fieldStructure(engine, ask);
  assert.equal(analysis.total_samples, ask.latitudes.length * ask.longitudes.length);
  assert.equal(
    analysis.regions.reduce((sum, region) => sum + region.sample_count, 0),
    analysis.active_sample_count,
  );
  assert.equal(
    paths.paths.reduce((sum, path) => sum + path.segment_count, paths.orphan_segments.length),
    contours.segments.length,
  );
  assert.equal(structure.hierarchy.length, paths.paths.length);
  assert.equal(structure.associations.length, paths.paths.length);
  assert.equal(contours.geojson?.features.length, contours.segments.length);
  assert.equal(paths.geojson?.features.length, paths.paths.length + paths.orphan_segments.length);
  const [feature] = paths.geojson?.features ?? [];
  assert.deepEqual(
    feature.geometry.coordinates,
    paths.paths[0].points.map(({ lat, lon }) => [lon, lat]),
  );
  assert.equal(fieldPaths(engine, ask).geojson, undefined);
});

test('rule: the presence of a paran is 1 or 0, its survival rate is a fraction of the offsets', () => {
  const presence = fieldAnalysis(engine, { ...ask, metric: 'match_presence', threshold: 0.5 });
  assert.ok(presence.regions.length > 0 && presence.regions.every((region) => region.peak_value === 1));
  const survival = fieldAnalysis(engine, {
    ...ask,
    metric: 'survival_rate',
    threshold: 0.9,
    stability_time_offsets_minutes: [-10, 10],
  });
  assert.ok(survival.active_sample_count > 0 && survival.active_sample_count <= presence.active_sample_count);
});

test('regression: without offsets the survival rate is 0 everywhere, and with an empty list 1 where the paran is found', () => {
  const survival = { ...ask, metric: 'survival_rate', threshold: 0.5 } as const;
  const { active_sample_count, regions, peaks, threshold_crossings } = fieldAnalysis(engine, survival);
  assert.deepEqual([active_sample_count, regions, peaks, threshold_crossings], [0, [], [], []]);
  assert.deepEqual(fieldContours(engine, survival).segments, []);
  const { paths, orphan_segments } = fieldPaths(engine, survival);
  assert.deepEqual([paths, orphan_segments], [[], []]);
  const structure = fieldStructure(engine, survival);
  assert.deepEqual([structure.dominant_path_index, structure.hierarchy, structure.associations], [null, [], []]);
  const presence = fieldAnalysis(engine, { ...survival, metric: 'match_presence' }),
    vacuous = fieldAnalysis(engine, { ...survival, stability_time_offsets_minutes: [] });
  assert.equal(vacuous.active_sample_count, presence.active_sample_count);
});

test('regression: a peak has no higher neighbour and a lower one, or no neighbour at all, independent of the threshold', () => {
  const peaksAt = (rows: readonly (readonly number[])[]): [number, number][] => {
    const grid = gridOf((lat, lon) => rows[lat][lon], range(0, rows.length - 1, 1), range(0, rows[0].length - 1, 1));
    return peaksOf(grid).map((cell) => [Math.floor(cell / rows[0].length), cell % rows[0].length]);
  };
  // Three equal samples above a lower row are peaks. A constant field has none. A single sample is a peak.
  assert.deepEqual(peaksAt([[0, 0, 0], [1, 1, 1]]), [[1, 0], [1, 1], [1, 2]]); // prettier-ignore
  assert.deepEqual(peaksAt([[1, 1], [1, 1]]), []); // prettier-ignore
  assert.deepEqual(peaksAt([[0]]), [[0, 0]]);
  assert.deepEqual(peaksAt([[0.1, 0], [0, 0]]), [[0, 0]]); // prettier-ignore
});

test('regression: cells of a region are in depth-first order, east before west, north and south', () => {
  const cellsOf = (size: number): number[][] => {
    const grid = gridOf(() => 1, range(0, size - 1, 1), range(0, size - 1, 1));
    return regionsOf(grid, 0.5)[0].cells.map((cell) => [Math.floor(cell / size), cell % size]);
  };
  assert.deepEqual(cellsOf(2).map(String), ['0,0', '0,1', '1,1', '1,0']);
  // The recorded engine's order on a grid of three by three.
  assert.deepEqual(cellsOf(3).map(String), ['0,0', '0,1', '0,2', '1,2', '2,2', '2,1', '2,0', '1,1', '1,0']);
});
