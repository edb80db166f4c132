import { DEG_PER_RAD, TWO_PI } from '../../kernel/constants.js';
import { arcAtLongitude, arcPoint } from './arc.js';
import type { Arc, GeoPoint } from './arc.js';

/** [longitude, latitude], degrees, as GeoJSON has them. */
export type Position = [number, number];

/** Largest radius of curvature of the WGS 84 ellipsoid, km, rounded up: angles times it are never shorter than the way. */
const LARGEST_RADIUS_KM = 6400;
const FIRST_PIECES = 8;
/** Halvings of a first piece: 24 of them leave less than a metre. */
const MOST_HALVINGS = 24;
/** What the samples of a piece may miss between them. */
const SAFETY = 0.85;
/** Decimals of a coordinate: 1e-7 degrees are 1 cm. */
const SCALE = 1e7;

interface Vertex {
  readonly t: number;
  readonly lat: number;
  /** Longitude that runs on over 180 degrees, radians. */
  readonly lon: number;
}

const nearTo = (lon: number, reference: number): number => lon + TWO_PI * Math.round((reference - lon) / TWO_PI);

/**
 * The arc as polylines of straight segments in longitude and latitude (RFC 7946, 3.1.1), cut at the antimeridian (3.1.9). No point of
 * the arc is farther than `toleranceKm` from them: pieces are halved until they keep to it, so that vertices stand close where the
 * line bends on the map and far apart elsewhere. Every vertex lies on the arc.
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

const place: GeoPoint = { latRad: 0, lonRad: 0 };
const QUARTERS = [0.25, 0.5, 0.75] as const;

function vertexAt(arc: Arc, t: number, near: number): Vertex {
  arcPoint(arc, t, place);
  return { t, lat: place.latRad, lon: nearTo(place.lonRad, near) };
}

function vertices(arc: Arc, tolerance: number): Vertex[] {
  arcPoint(arc, 0, place);
  let last: Vertex = { t: 0, lat: place.latRad, lon: place.lonRad };
  const found = [last];
  const follow = (until: number, halvings: number): void => {
    const next = vertexAt(arc, until, last.lon);
    if (halvings === 0 || keepsTo(arc, last, next, tolerance)) {
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

/** Whether the arc between two vertices keeps to the straight segment between them. */
function keepsTo(arc: Arc, a: Vertex, b: Vertex, tolerance: number): boolean {
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
    // The way along the parallel of either point and then north is never shorter than the distance.
    if (north * north + cos * Math.cos(lat) * east * east > tolerance * tolerance) return false;
  }
  return true;
}

const rounded = (deg: number): number => Math.round(deg * SCALE) / SCALE + 0;
/** The strip of 360 degrees that a longitude lies in; 0 is [-180, 180). */
const strip = (lon: number): number => Math.floor((lon + Math.PI) / TWO_PI);

function cutAtAntimeridian(arc: Arc, points: readonly Vertex[]): Position[][] {
  const position = ({ lon, lat }: Vertex, in_: number): Position => [
    rounded((lon - in_ * TWO_PI) * DEG_PER_RAD),
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

/** A piece of nothing, where the line begins or ends on the antimeridian, is none. */
const hasLength = (line: readonly Position[]): boolean =>
  line.some(([lon, lat]) => lon !== line[0][0] || lat !== line[0][1]);

/** How far a root may lie over the ends of its piece, radians: rounding. */
const ROOT_SLACK = 1e-9;

/** Latitude at which the arc passes the antimeridian between two of its vertices; that of the segment where rounding leaves no root. */
function latitudeAtAntimeridian(arc: Arc, a: Vertex, b: Vertex): number {
  const t = arcAtLongitude(arc, Math.PI).find((each) => each >= a.t - ROOT_SLACK && each <= b.t + ROOT_SLACK);
  if (t === undefined) {
    const cut = TWO_PI * Math.max(strip(a.lon), strip(b.lon)) - Math.PI;
    return a.lat + ((b.lat - a.lat) * (cut - a.lon)) / (b.lon - a.lon);
  }
  arcPoint(arc, t, place);
  return place.latRad;
}
