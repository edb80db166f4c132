import assert from 'node:assert/strict';

type Position = readonly [number, number];
interface Geometry {
  readonly type: string;
  readonly coordinates: unknown;
}

/** Checks that a value is a FeatureCollection of RFC 7946; returns the number of its features. */
export function assertFeatureCollection(value: unknown): number {
  const { type, features, ...foreign } = value as { type: unknown; features: unknown };
  assert.deepEqual([type, Array.isArray(features), foreign], ['FeatureCollection', true, {}]);
  for (const item of features as { type: unknown; geometry: Geometry; properties: unknown }[]) {
    assert.equal(item.type, 'Feature');
    assert.deepEqual(Object.keys(item).sort(), ['geometry', 'properties', 'type']);
    assert.ok(typeof item.properties === 'object' && !Array.isArray(item.properties), '3.2: properties');
    assertGeometry(item.geometry);
  }
  return (features as unknown[]).length;
}

function assertGeometry({ type, coordinates }: Geometry): void {
  switch (type) {
    case 'Point':
      return assertPosition(coordinates);
    case 'LineString':
      return assertLine(coordinates as Position[]);
    case 'MultiLineString':
      return (coordinates as Position[][]).forEach(assertLine);
    case 'Polygon':
      return assertPolygon(coordinates as Position[][]);
    case 'MultiPolygon':
      return (coordinates as Position[][][]).forEach(assertPolygon);
    default:
      assert.fail(`3.1: ${type}`);
  }
}

function assertPosition(value: unknown): void {
  const [longitude, latitude, ...more] = value as number[];
  assert.ok(
    Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && more.length === 0,
    `4: ${JSON.stringify(value)} is longitude and latitude`,
  );
}

function assertLine(line: readonly Position[]): void {
  assert.ok(line.length >= 2, '3.1.4: two positions and more');
  line.forEach(assertPosition);
  assertUncut(line);
}

/** 3.1.9: no part crosses the antimeridian; along a pole a step in longitude has no length. */
function assertUncut(line: readonly Position[]): void {
  line.slice(1).forEach(([longitude, latitude], i) => {
    const [before, beforeLatitude] = line[i];
    const alongPole = Math.abs(latitude) === 90 && latitude === beforeLatitude;
    assert.ok(alongPole || Math.abs(longitude - before) <= 180, `3.1.9: ${before} to ${longitude} at ${latitude}`);
  });
}

/** 3.1.6: closed rings of at least four positions, the outer ring counterclockwise, holes clockwise. */
function assertPolygon(rings: readonly (readonly Position[])[]): void {
  assert.ok(rings.length >= 1);
  rings.forEach((ring, i) => {
    assert.ok(ring.length >= 4, '3.1.6: four positions and more');
    ring.forEach(assertPosition);
    assert.deepEqual(ring[0], ring.at(-1), '3.1.6: closed');
    assertUncut(ring);
    const area = ring.slice(1).reduce((sum, [x, y], k) => sum + ring[k][0] * y - x * ring[k][1], 0);
    assert.ok(i === 0 ? area > 0 : area < 0, `3.1.6: the right-hand rule, ring ${i}`);
  });
}
