import { DEG_PER_RAD, TWO_PI } from '../../kernel/constants.js';
import { arcAtLongitude, arcPoint } from './arc.js';
import type { Arc, GeoPoint } from './arc.js';

/** [longitude, latitude] in degrees, the order of GeoJSON. */
export type Position = [number, number];

/** Largest radius of curvature of WGS 84, km, rounded up, so that an angle times it is never less than the distance. */
const LARGEST_RADIUS_KM = 6400;
const FIRST_PIECES = 8;
/** Largest number of halvings of a first piece; 24 leave less than a metre. */
const MOST_HALVINGS = 24;
/** Factor on the tolerance, because the error is sampled only at three points of a piece. */
const SAFETY = 0.85;
/** Decimals of a coordinate: 1e-7 degrees are 1 cm. */
const SCALE = 1e7;

interface Vertex {
  readonly t: number;
  readonly lat: number;
  /** Longitude, continuous across 180 degrees, radians. */
  readonly lon: number;
}

const nearTo = (lon: number, reference: number): number => lon + TWO_PI * Math.round((reference - lon) / TWO_PI);

/**
 * Converts an arc to polylines of straight segments in longitude and latitude (RFC 7946, 3.1.1), cut at the antimeridian (3.1.9). No point
 * of the arc is farther than `toleranceKm` from them: pieces are halved until they meet the tolerance. Every vertex is on the arc.
 */
export function arcPolylines(arc: Arc, toleranceKm: number): Position[][] {
  if (arc.meridianRad !== null) {
    const lon = rounded(arc.meridianRad * DEG_PER_RAD);
    return [
      [
        [lon, -90],
        [lon, 90],
      ],
    ];
  }
  return cutAtAntimeridian(arc, vertices(arc, (SAFETY * toleranceKm) / LARGEST_RADIUS_KM));
}

const QUARTERS = [0.25, 0.5, 0.75] as const;

function vertexAt(arc: Arc, t: number, near: number, place: GeoPoint): Vertex {
  arcPoint(arc, t, place);
  return { t, lat: place.latRad, lon: nearTo(place.lonRad, near) };
}

function vertices(arc: Arc, tolerance: number): Vertex[] {
  const place: GeoPoint = { latRad: 0, lonRad: 0 };
  arcPoint(arc, 0, place);
  let last: Vertex = { t: 0, lat: place.latRad, lon: place.lonRad };
  const found = [last];
  const follow = (until: number, halvings: number): void => {
    const next = vertexAt(arc, until, last.lon, place);
    if (halvings === 0 || isWithin(arc, last, next, tolerance, place)) {
      found.push(next);
      last = next;
      return;
    }
    const middle = (last.t + until) / 2;
    follow(middle, halvings - 1);
    follow(until, halvings - 1);
  };
  for (let i = 1; i <= FIRST_PIECES; i++) follow((arc.length * i) / FIRST_PIECES, MOST_HALVINGS);
  return found;
}

/** True when the arc between two vertices is within the tolerance (radians) of the straight segment. `place` is a work record. */
function isWithin(arc: Arc, a: Vertex, b: Vertex, tolerance: number, place: GeoPoint): boolean {
  const lonSpan = b.lon - a.lon,
    latSpan = b.lat - a.lat;
  for (const part of QUARTERS) {
    arcPoint(arc, a.t + (b.t - a.t) * part, place);
    const cos = Math.cos(place.latRad),
      lon = nearTo(place.lonRad, a.lon + lonSpan * part),
      across = lonSpan * cos,
      length2 = across * across + latSpan * latSpan;
    const along = length2 > 0 ? ((lon - a.lon) * cos * across + (place.latRad - a.lat) * latSpan) / length2 : 0;
    const foot = Math.max(0, Math.min(1, along));
    const lat = a.lat + latSpan * foot,
      east = lon - a.lon - lonSpan * foot,
      north = place.latRad - lat;
    // The path along the parallel of either point and then north is never shorter than the distance.
    if (north * north + cos * Math.cos(lat) * east * east > tolerance * tolerance) return false;
  }
  return true;
}

const rounded = (deg: number): number => Math.round(deg * SCALE) / SCALE + 0;
/** Number of the 360 degree strip of a longitude; 0 is [-180, 180). */
const strip = (lon: number): number => Math.floor((lon + Math.PI) / TWO_PI);

function cutAtAntimeridian(arc: Arc, points: readonly Vertex[]): Position[][] {
  const position = ({ lon, lat }: Vertex, turns: number): Position => [
    rounded((lon - turns * TWO_PI) * DEG_PER_RAD),
    rounded(lat * DEG_PER_RAD),
  ];
  const lines: Position[][] = [];
  let here = strip(points[0].lon),
    line: Position[] = [position(points[0], here)];
  for (let i = 1; i < points.length; i++) {
    const to = points[i],
      there = strip(to.lon);
    while (here !== there) {
      const east = there > here;
      const lat = rounded(latitudeAtAntimeridian(arc, points[i - 1], to) * DEG_PER_RAD);
      line.push([east ? 180 : -180, lat]);
      if (hasLength(line)) lines.push(line);
      line = [[east ? -180 : 180, lat]];
      here += east ? 1 : -1;
    }
    line.push(position(to, here));
  }
  if (hasLength(line)) lines.push(line);
  return lines;
}

/** False for a piece without length, where the line begins or ends on the antimeridian. */
const hasLength = (line: readonly Position[]): boolean =>
  line.some(([lon, lat]) => lon !== line[0][0] || lat !== line[0][1]);

/** A root may be this far beyond the ends of its piece, radians: rounding. */
const ROOT_SLACK = 1e-9;

/**
 * Latitude at which the arc crosses the antimeridian between two of its vertices. When rounding leaves no root, that of the straight
 * segment.
 */
function latitudeAtAntimeridian(arc: Arc, a: Vertex, b: Vertex): number {
  const t = arcAtLongitude(arc, Math.PI).find((each) => each >= a.t - ROOT_SLACK && each <= b.t + ROOT_SLACK);
  if (t === undefined) {
    const cut = TWO_PI * Math.max(strip(a.lon), strip(b.lon)) - Math.PI;
    return a.lat + ((b.lat - a.lat) * (cut - a.lon)) / (b.lon - a.lon);
  }
  const place: GeoPoint = { latRad: 0, lonRad: 0 };
  arcPoint(arc, t, place);
  return place.latRad;
}
