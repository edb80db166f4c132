import { signAnswer } from '../../../wire/positions.js';
import { dialDistance, dialPlace, midpointDeg } from '../../../doctrine/relationship/midpoints.js';
import type {
  MidpointClusterResponse,
  MidpointResponse,
  MidpointWeightResponse,
  PlanetaryPictureResponse,
} from './schema.js';

export interface Point {
  readonly name: string;
  readonly longitudeDeg: number;
}

/** Midpoints of all pairs, by longitude. Longitudes in degrees. */
export function midpoints(points: readonly Point[]): MidpointResponse[] {
  const found: MidpointResponse[] = [];
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      const longitude = midpointDeg(points[i].longitudeDeg, points[j].longitudeDeg);
      found.push({
        planet_a: points[i].name,
        planet_b: points[j].name,
        longitude,
        ...signAnswer(longitude),
      });
    }
  }
  return found.sort((a, b) => a.longitude - b.longitude);
}

/** Midpoints within an orb of a longitude on the whole circle, nearest first. */
export function midpointsAt(
  points: readonly Point[],
  targetDeg: number,
  orbDeg: number,
): { midpoint: MidpointResponse; orb: number }[] {
  return midpoints(points)
    .map((midpoint) => ({ midpoint, orb: dialDistance(midpoint.longitude, targetDeg, 360) }))
    .filter(({ orb }) => orb <= orbDeg)
    .sort((a, b) => a.orb - b.orb);
}

/** Pictures A = B/C: a point at the midpoint of two others on the dial, tightest first. */
export function planetaryPictures(
  points: readonly Point[],
  orbDeg: number,
  dialDeg: number,
): PlanetaryPictureResponse[] {
  const pairs: { a: Point; b: Point; longitude: number }[] = [];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++)
      pairs.push({
        a: points[i],
        b: points[j],
        longitude: midpointDeg(points[i].longitudeDeg, points[j].longitudeDeg),
      });
  const pictures: PlanetaryPictureResponse[] = [];
  for (const focus of points) {
    for (const { a, b, longitude } of pairs) {
      if (a === focus || b === focus) continue;
      const orb = dialDistance(focus.longitudeDeg, longitude, dialDeg);
      if (orb <= orbDeg)
        pictures.push({
          focus: focus.name,
          pair_a: a.name,
          pair_b: b.name,
          midpoint_longitude: longitude,
          orb,
          dial: dialDeg,
        });
    }
  }
  return pictures.sort((a, b) => a.orb - b.orb);
}

/** Points by the number of pictures in which they are the focus; points without any are listed too. */
export function midpointWeights(points: readonly Point[], orbDeg: number, dialDeg: number): MidpointWeightResponse[] {
  const byFocus = new Map<string, PlanetaryPictureResponse[]>(points.map(({ name }) => [name, []]));
  for (const picture of planetaryPictures(points, orbDeg, dialDeg)) byFocus.get(picture.focus)?.push(picture);
  return [...byFocus]
    .map(([planet, pictures]) => ({ planet, score: pictures.length, pictures }))
    .sort((a, b) => b.score - a.score || (a.planet < b.planet ? -1 : 1));
}

/**
 * Runs of midpoints on the dial whose neighbours are at most `orbDeg` apart: the connected groups of that relation. A run is read
 * in dial order from its first member, across the zero of the dial if need be. Where every gap is within the orb the whole dial is
 * one run, opened at its largest gap.
 */
export function midpointClusters(
  points: readonly Point[],
  orbDeg: number,
  minSize: number,
  dialDeg: number,
): MidpointClusterResponse[] {
  const placed = midpoints(points)
    .map((midpoint) => ({ midpoint, place: dialPlace(midpoint.longitude, dialDeg) }))
    .sort((a, b) => a.place - b.place);
  const count = placed.length;
  if (count === 0) return [];
  const gapAfter = placed.map(({ place }, i) =>
    i + 1 < count ? placed[i + 1].place - place : placed[0].place + dialDeg - place,
  );
  const breaks = gapAfter.flatMap((gap, i) => (gap > orbDeg ? [i] : []));
  if (!breaks.length) breaks.push(gapAfter.indexOf(Math.max(...gapAfter)));
  const clusters: MidpointClusterResponse[] = [];
  breaks.forEach((end, k) => {
    const previous = breaks[(k + breaks.length - 1) % breaks.length];
    const size = breaks.length === 1 ? count : (end - previous + count) % count || count;
    if (size < minSize) return;
    const members = Array.from({ length: size }, (_, m) => placed[(previous + 1 + m) % count]);
    const start = members[0].place;
    const offsets = members.map(({ place }) => (place >= start ? place - start : place - start + dialDeg));
    const mean = offsets.reduce((sum, offset) => sum + offset, 0) / size;
    clusters.push({
      dial_position: (start + mean) % dialDeg,
      midpoints: members.map(({ midpoint }) => midpoint),
      spread: offsets[size - 1],
      dial: dialDeg,
    });
  });
  return clusters.sort((a, b) => b.midpoints.length - a.midpoints.length || a.dial_position - b.dial_position);
}
