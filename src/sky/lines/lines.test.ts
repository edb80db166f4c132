import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { horizontal } from '../horizon.js';
import { arcAtLongitude, arcCrossings, arcPoint, nearestOnArc } from './arc.js';
import type { Arc, GeoPoint } from './arc.js';
import { latitudeGrid, lineArc, LINE_TYPES, meridianArc, semiArc, semiArcsOf, verticalArc } from './angle-lines.js';
import type { LineType, Overhead } from './angle-lines.js';
import { geodesic, lineDistance } from './geodesic.js';
import { arcPolylines } from './polyline.js';
import type { Position } from './polyline.js';

const ARCSEC_DEG = 1 / 3600;
const overhead = fc.record({
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  declinationDeg: fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: -1e-3, max: 1e-3, noNaN: true }),
    fc.constantFrom(-90, -23.4, 0, 23.4, 66.6, 90),
  ),
});
const horizonType = fc.constantFrom<LineType>('ASC', 'DSC');
const altitude = fc.constantFrom(0, -0.5667, -18, 12);
const part = fc.double({ min: 0, max: 1, noNaN: true });

const pointOf = (arc: Arc, t: number): GeoPoint => {
  const point: GeoPoint = { latRad: 0, lonRad: 0 };
  arcPoint(arc, t, point);
  return point;
};
const seenFrom = ({ longitudeDeg, declinationDeg }: Overhead, { latRad, lonRad }: GeoPoint) =>
  horizontal(lonRad * DEG_PER_RAD - longitudeDeg, declinationDeg, latRad * DEG_PER_RAD);

test('property: every point of a horizon line has the body at its altitude, in the east on ASC and in the west on DSC', () => {
  fc.assert(
    fc.property(overhead, horizonType, altitude, part, (body, type, h, along) => {
      const seen = seenFrom(body, pointOf(lineArc(type, body, h), along * Math.PI));
      assert.ok(Math.abs(seen.altitudeDeg - h) < 1e-9, `${seen.altitudeDeg}`);
      const east = Math.sin(seen.azimuthDeg * RAD_PER_DEG);
      assert.ok(type === 'ASC' ? east > -1e-9 : east < 1e-9, `azimuth ${seen.azimuthDeg}`);
    }),
  );
});

test('property: the solved point of a line at a latitude has the body on the angle within 0.001 arcsec, up to 89.9 degrees and beyond', () => {
  const latitude = fc.oneof(
    fc.double({ min: -89.999, max: 89.999, noNaN: true }),
    fc.constantFrom(-89.9, 89.9, 0, 66.5),
  );
  fc.assert(
    fc.property(overhead, latitude, altitude, horizonType, (body, lat, h, type) => {
      const { status, hourAngleDeg } = semiArc(lat, body.declinationDeg, h);
      const noon = horizontal(0, body.declinationDeg, lat).altitudeDeg,
        midnight = horizontal(180, body.declinationDeg, lat).altitudeDeg;
      if (status !== 'normal') {
        // The body stays on one side for the entire day, or touches the horizon within rounding.
        if (status === 'never_rises') assert.ok(noon <= h + 1e-6, `${noon}`);
        if (status === 'circumpolar') assert.ok(midnight >= h - 1e-6, `${midnight}`);
        return;
      }
      assert.ok(noon > h - 1e-6 && midnight < h + 1e-6);
      const seen = horizontal(type === 'ASC' ? -hourAngleDeg : hourAngleDeg, body.declinationDeg, lat);
      assert.ok(Math.abs(seen.altitudeDeg - h) < 1e-3 * ARCSEC_DEG, `${seen.altitudeDeg}`);
    }),
  );
});

test('property: a grid of latitudes gives the same hour angles as single latitudes', () => {
  fc.assert(
    fc.property(overhead, altitude, fc.double({ min: -89, max: 89, noNaN: true }), ({ declinationDeg }, h, lat) => {
      const out = new Float64Array(1),
        { status, hourAngleDeg } = semiArc(lat, declinationDeg, h);
      semiArcsOf(latitudeGrid([lat]), declinationDeg, h, out);
      // Near the end of a line both values are roots of rounding errors.
      if (status === 'normal') assert.ok(Math.abs(out[0] - hourAngleDeg) < 1e-5, `${out[0]} ${hourAngleDeg}`);
    }),
  );
});

test('property: the solved points of a line at a longitude have the body on the horizon', () => {
  fc.assert(
    fc.property(
      overhead,
      horizonType,
      altitude,
      fc.double({ min: -180, max: 180, noNaN: true }),
      (body, type, h, lon) => {
        const arc = lineArc(type, body, h);
        for (const t of arcAtLongitude(arc, lon * RAD_PER_DEG)) {
          const point = pointOf(arc, t);
          if (Math.cos(point.latRad) < 1e-6) continue;
          assert.ok(Math.abs(Math.sin(point.lonRad - lon * RAD_PER_DEG)) * Math.cos(point.latRad) < 1e-9);
          assert.ok(Math.abs(seenFrom(body, point).altitudeDeg - h) < 1e-9);
        }
      },
    ),
  );
});

test('rule: ASC and DSC meet at latitude 90 degrees minus the declination, on the lower meridian and opposite on the upper', () => {
  const body: Overhead = { longitudeDeg: 30, declinationDeg: 20 };
  for (const type of ['ASC', 'DSC'] as const) {
    const arc = lineArc(type, body, 0),
      south = pointOf(arc, 0),
      north = pointOf(arc, arc.length);
    assert.ok(Math.abs(north.latRad * DEG_PER_RAD - 70) < 1e-12 && Math.abs(south.latRad * DEG_PER_RAD + 70) < 1e-12);
    assert.ok(Math.abs(south.lonRad * DEG_PER_RAD - 30) < 1e-12 && Math.abs(north.lonRad * DEG_PER_RAD + 150) < 1e-12);
  }
});

test('property: at a crossing of two lines both bodies are on their angles', () => {
  const line = fc.record({ body: overhead, type: fc.constantFrom(...LINE_TYPES) });
  const onAngle = ({ body, type }: { body: Overhead; type: LineType }, point: GeoPoint, h: number): void => {
    const seen = seenFrom(body, point);
    if (type === 'ASC' || type === 'DSC') assert.ok(Math.abs(seen.altitudeDeg - h) < 1e-6, `${seen.altitudeDeg}`);
    else {
      const meridian = body.longitudeDeg + (type === 'IC' ? 180 : 0);
      const off = Math.sin(point.lonRad - meridian * RAD_PER_DEG) * Math.cos(point.latRad);
      assert.ok(Math.abs(off) < 1e-8, `${off}`);
    }
  };
  fc.assert(
    fc.property(line, line, altitude, (a, b, h) => {
      const points: [GeoPoint, GeoPoint] = [
        { latRad: 0, lonRad: 0 },
        { latRad: 0, lonRad: 0 },
      ];
      // Two nearly identical circles cross at an angle that rounding determines.
      const first = lineArc(a.type, a.body, h),
        second = lineArc(b.type, b.body, h);
      const cosine = first.centre.reduce((sum, x, i) => sum + x * second.centre[i], 0);
      fc.pre(Math.abs(cosine) < 1 - 1e-8);
      const count = arcCrossings(first, second, points);
      for (const point of points.slice(0, count)) {
        onAngle(a, point, h);
        onAngle(b, point, h);
      }
    }),
  );
});

test('rule: the rising lines of two bodies and their setting lines cross at two places in total', () => {
  const a: Overhead = { longitudeDeg: 10, declinationDeg: 15 },
    b: Overhead = { longitudeDeg: 80, declinationDeg: -8 };
  let count = 0;
  for (const one of ['ASC', 'DSC'] as const)
    for (const other of ['ASC', 'DSC'] as const)
      count += arcCrossings(lineArc(one, a, 0), lineArc(other, b, 0), [
        { latRad: 0, lonRad: 0 },
        { latRad: 0, lonRad: 0 },
      ]);
  assert.equal(count, 2);
});

/** Distance of a point of a line from polylines, km on the sphere of the tolerance: the minimum over the segments, in fine steps. */
function distanceKm(point: GeoPoint, lines: readonly Position[][]): number {
  let least = Infinity;
  const lat = point.latRad * DEG_PER_RAD,
    lon = point.lonRad * DEG_PER_RAD;
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [aLon, aLat] = line[i - 1],
        [bLon, bLat] = line[i];
      for (const shift of [-360, 0, 360]) {
        const cos = Math.cos(point.latRad),
          x = (bLon - aLon) * cos,
          y = bLat - aLat,
          length2 = x * x + y * y;
        const along = length2 > 0 ? ((lon + shift - aLon) * cos * x + (lat - aLat) * y) / length2 : 0,
          s = Math.max(0, Math.min(1, along));
        const dLat = (lat - aLat - y * s) * RAD_PER_DEG,
          dLon = (lon + shift - aLon - (bLon - aLon) * s) * RAD_PER_DEG,
          footLat = (aLat + y * s) * RAD_PER_DEG;
        const half = Math.sin(dLat / 2) ** 2 + cos * Math.cos(footLat) * Math.sin(dLon / 2) ** 2;
        least = Math.min(least, 2 * 6400 * Math.asin(Math.min(1, Math.sqrt(half))));
      }
    }
  return least;
}

test('property: no point of a line is farther from its GeoJSON than the tolerance, also across a pole and the antimeridian', () => {
  const samples = 400;
  fc.assert(
    fc.property(overhead, horizonType, altitude, fc.constantFrom(0.1, 1, 50), (body, type, h, tolerance) => {
      const arc = lineArc(type, body, h),
        lines = arcPolylines(arc, tolerance);
      for (let i = 0; i <= samples; i++) {
        const off = distanceKm(pointOf(arc, (arc.length * i) / samples), lines);
        assert.ok(off <= tolerance, `${off} km at ${i}`);
      }
    }),
    { numRuns: 60 },
  );
});

test('rule: GeoJSON longitudes are in [-180, 180], and pieces join at the antimeridian', () => {
  fc.assert(
    fc.property(overhead, horizonType, altitude, (body, type, h) => {
      const lines = arcPolylines(lineArc(type, body, h), 1);
      for (const line of lines) {
        assert.ok(line.length >= 2);
        for (const [lon, lat] of line) assert.ok(Math.abs(lon) <= 180 && Math.abs(lat) <= 90);
        for (let i = 1; i < line.length; i++) assert.ok(Math.abs(line[i][0] - line[i - 1][0]) <= 180);
      }
      for (let i = 1; i < lines.length; i++) {
        const end = lines[i - 1][lines[i - 1].length - 1],
          [start] = lines[i];
        if (Math.abs(end[0]) !== 180) continue;
        assert.deepEqual([start[0], start[1]], [-end[0], end[1]]);
      }
    }),
  );
});

test('rule: a larger tolerance gives fewer vertices, and one kilometre gives about a hundred', () => {
  const arc = lineArc('ASC', { longitudeDeg: 30, declinationDeg: 20 }, 0);
  const count = (tolerance: number): number => arcPolylines(arc, tolerance).flat().length;
  assert.ok(count(0.01) > count(1) && count(1) > count(100));
  assert.ok(count(1) < 200);
  assert.deepEqual(arcPolylines(meridianArc(200), 1), [
    [
      [-160, -90],
      [-160, 90],
    ],
  ]);
});

test('validation: geodesics on WGS 84 equal published ones', () => {
  const dms = (d: number, m: number, s: number): number => ((d + m / 60 + s / 3600) * Math.PI) / 180;
  // Geoscience Australia, Flinders Peak to Buninyong: 54,972.271 m, azimuths 306 52 05.37 and 127 10 25.07 (GRS 80: 0.1 mm from WGS 84).
  const flinders: GeoPoint = { latRad: -dms(37, 57, 3.7203), lonRad: dms(144, 25, 29.5244) },
    buninyong: GeoPoint = { latRad: -dms(37, 39, 10.1561), lonRad: dms(143, 55, 35.3839) };
  const way = geodesic(flinders, buninyong);
  assert.ok(Math.abs(way.distanceKm - 54.972271) < 1e-6, `${way.distanceKm}`);
  assert.ok(Math.abs(way.azimuthRad - dms(306, 52, 5.37)) < 1e-7);
  assert.ok(Math.abs(way.backAzimuthRad - dms(127, 10, 25.07)) < 1e-7);
  // A degree of the equator, and the quarter meridian of WGS 84: 10,001.965729 km.
  const equator = geodesic({ latRad: 0, lonRad: 0 }, { latRad: 0, lonRad: Math.PI / 180 });
  assert.ok(Math.abs(equator.distanceKm - (6378.137 * Math.PI) / 180) < 1e-6);
  const quarter = geodesic({ latRad: 0, lonRad: 0 }, { latRad: Math.PI / 2, lonRad: 0 });
  assert.ok(Math.abs(quarter.distanceKm - 10_001.965729) < 1e-5, `${quarter.distanceKm}`);
});

test('property: the nearest point of a line has no nearer neighbour, and its degrees are the altitude of the body', () => {
  const lat = fc.double({ min: -85, max: 85, noNaN: true }),
    lon = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(overhead, horizonType, lat, lon, (body, type, latitude, longitude) => {
      const arc = lineArc(type, body, 0),
        place: GeoPoint = { latRad: latitude * RAD_PER_DEG, lonRad: longitude * RAD_PER_DEG };
      const found = lineDistance(arc, place, { angleRad: 0.7, km: Infinity });
      if (found === null) return;
      for (let i = 0; i <= 500; i++) {
        const { distanceKm: other } = geodesic(place, pointOf(arc, (arc.length * i) / 500));
        assert.ok(other > found.way.distanceKm - 1e-6, `${other} ${found.way.distanceKm}`);
      }
      const { t } = nearestOnArc(arc, place.latRad, place.lonRad);
      if (t > 0 && t < arc.length)
        assert.ok(
          Math.abs(Math.abs(seenFrom(body, place).altitudeDeg) - found.angleRad * DEG_PER_RAD) < 1e-6,
          `${seenFrom(body, place).altitudeDeg} ${found.angleRad * DEG_PER_RAD}`,
        );
    }),
    { numRuns: 100 },
  );
});

test('property: a line of local space contains the place with the body in the zenith', () => {
  fc.assert(
    fc.property(
      overhead,
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (body, latitude, longitude) => {
        const { azimuthDeg, altitudeDeg } = horizontal(longitude - body.longitudeDeg, body.declinationDeg, latitude);
        const over = pointOf(verticalArc(latitude, longitude, azimuthDeg), (90 - altitudeDeg) * RAD_PER_DEG);
        const seen = seenFrom(body, over);
        assert.ok(seen.altitudeDeg > 90 - 1e-5, `${seen.altitudeDeg}`);
      },
    ),
  );
});
