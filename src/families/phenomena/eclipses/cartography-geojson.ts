import type { FeatureCollection } from '../../../contract/geojson.js';
import type { ContourComponent, ContourLevel } from '../../../events/eclipses/cartography.js';
import type { GeographicPoint } from '../../../events/contours/globe-mesh.js';
import { geographicOf } from '../../../events/contours/globe-mesh.js';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { directionVector } from '../../../kernel/spherical.js';

/** [longitude, latitude], degrees. */
type Position = [number, number];
type Ring = Position[];

/** Boundary of the complete map, counterclockwise. */
const WORLD: readonly Position[] = [
  [-180, -90],
  [180, -90],
  [180, 90],
  [-180, 90],
  [-180, -90],
];
/** Largest deviation of a straight line of the map from the great circle between its ends, degrees. */
const ARC_TOLERANCE_DEG = 0.05;
const MAX_HALVINGS = 8;
/**
 * Length of the two sides of the map as one walk: north along 180, over the north pole, south along -180, over the
 * south pole, degrees.
 */
const WALK = 360;

/**
 * Region at or above each level as one feature (RFC 7946): polygons cut at the antimeridian, exterior rings
 * counterclockwise and holes clockwise; a pole inside the region is included by an edge along its parallel. Levels that
 * no place reaches have no feature.
 */
export function areasGeoJson(levels: readonly ContourLevel[]): FeatureCollection {
  const features: FeatureCollection['features'] = [];
  for (const { quantity, threshold, components } of levels) {
    if (components.length === 0) continue;
    const polygons = areaOf(components),
      properties = { quantity, threshold };
    features.push(
      polygons.length === 1
        ? { type: 'Feature', geometry: { type: 'Polygon', coordinates: polygons[0] }, properties }
        : { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: polygons }, properties },
    );
  }
  return { type: 'FeatureCollection', features };
}

/** Polygons of the region to the left of its contours. */
function areaOf(components: readonly ContourComponent[]): Ring[][] {
  const rings: Ring[] = [],
    chains: Ring[] = [];
  for (const { regionLeft, segments } of components) {
    for (const { closed, points } of segments) {
      const line = alongArcs(points);
      (closed ? rings : chains).push(regionLeft ? line : line.reverse());
    }
  }
  rings.push(...closeChains(chains));
  const polygons = rings.filter((ring) => signedArea(ring) > 0).map((ring) => [ring]);
  const holes = rings.filter((ring) => signedArea(ring) < 0);
  for (const hole of holes) {
    // Smallest exterior ring around it; without one the region is the rest of the world.
    const around = polygons
      .filter(([exterior]) => contains(exterior, hole[0]))
      .sort(([a], [b]) => signedArea(a) - signedArea(b));
    if (around.length > 0) around[0].push(hole);
    else polygons.push([[...WORLD], hole]);
  }
  return polygons;
}

/** Converts a line of great circles to straight lines of the map, with added points where the two differ. */
function alongArcs(points: readonly GeographicPoint[]): Ring {
  const line: Ring = [[points[0].longitudeDeg, points[0].latitudeDeg]];
  for (let i = 1; i < points.length; i++) halve(line, points[i - 1], points[i], MAX_HALVINGS);
  return line;
}

/** Appends the way from a to b without a. */
function halve(line: Ring, a: GeographicPoint, b: GeographicPoint, left: number): void {
  const [ax, ay, az] = direction(a),
    [bx, by, bz] = direction(b),
    middle = geographicOf(ax + bx, ay + by, az + bz);
  const across =
    Math.abs(middle.longitudeDeg - (a.longitudeDeg + b.longitudeDeg) / 2) * Math.cos(middle.latitudeDeg * RAD_PER_DEG);
  const off = Math.max(across, Math.abs(middle.latitudeDeg - (a.latitudeDeg + b.latitudeDeg) / 2));
  // For two points on the antimeridian the middle can have the longitude of the other side.
  const same =
    middle.longitudeDeg >= Math.min(a.longitudeDeg, b.longitudeDeg) &&
    middle.longitudeDeg <= Math.max(a.longitudeDeg, b.longitudeDeg);
  if (left > 0 && same && off > ARC_TOLERANCE_DEG) {
    halve(line, a, middle, left - 1);
    halve(line, middle, b, left - 1);
  } else {
    line.push([b.longitudeDeg, b.latitudeDeg]);
  }
}

const direction = ({ latitudeDeg, longitudeDeg }: GeographicPoint): Float64Array =>
  directionVector(longitudeDeg * RAD_PER_DEG, latitudeDeg * RAD_PER_DEG, new Float64Array(3));

/** Closes lines that end on the antimeridian along the sides of the map, with the region to the left. */
function closeChains(chains: readonly Ring[]): Ring[] {
  const open = new Set(chains),
    rings: Ring[] = [];
  for (const first of chains) {
    if (!open.delete(first)) continue;
    const ring = [...first];
    for (;;) {
      const from = alongSides(ring[ring.length - 1]);
      let next = first,
        shortest = ahead(from, alongSides(first[0]));
      for (const chain of open) {
        const way = ahead(from, alongSides(chain[0]));
        if (way < shortest) {
          shortest = way;
          next = chain;
        }
      }
      if (from < WALK / 2 && from + shortest > WALK / 2) ring.push([180, 90], [-180, 90]);
      if (from + shortest > WALK) ring.push([-180, -90], [180, -90]);
      if (from + shortest > 1.5 * WALK) ring.push([180, 90], [-180, 90]);
      if (next === first) break;
      ring.push(...next);
      open.delete(next);
    }
    ring.push([first[0][0], first[0][1]]);
    rings.push(ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1][0] || y !== ring[i - 1][1]));
  }
  return rings;
}

/** Position of a point of the antimeridian in the walk along the sides of the map. */
const alongSides = ([longitude, latitude]: Position): number =>
  longitude > 0 ? latitude + 90 : WALK / 2 + 90 - latitude;
const ahead = (from: number, to: number): number => (to > from ? to - from : to - from + WALK);

function signedArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  return sum / 2;
}

/** True when a closed ring contains a point: odd number of crossings of the ray to the east. */
function contains(ring: readonly Position[], [x, y]: Position): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1],
      [bx, by] = ring[i];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
