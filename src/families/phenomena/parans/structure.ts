import type { ContourPoint } from '../../../events/contours/grid-contours.js';
import type { ParanFieldStructureResponse } from './field-schema.js';
import type { ContourPath } from '../../../events/contours/stitch.js';

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A path with its box, area and centroid, which decide its place among the others. */
interface Outline {
  readonly path: ContourPath;
  readonly box: Box;
  readonly area: number;
  readonly centroid: ContourPoint;
}

function outlineOf(path: ContourPath): Outline {
  // The last point of a closed line repeats its first.
  const points = path.closed ? path.points.slice(0, -1) : path.points;
  let south = Infinity,
    north = -Infinity,
    west = Infinity,
    east = -Infinity,
    lat = 0,
    lon = 0;
  for (const point of points) {
    south = Math.min(south, point.lat);
    north = Math.max(north, point.lat);
    west = Math.min(west, point.lon);
    east = Math.max(east, point.lon);
    lat += point.lat;
    lon += point.lon;
  }
  return {
    path,
    box: { south, north, west, east },
    area: (north - south) * (east - west),
    centroid: { lat: lat / points.length, lon: lon / points.length },
  };
}

const surrounds = (a: Box, b: Box): boolean =>
  a.south < b.south && a.north > b.north && a.west < b.west && a.east > b.east;

const contains = ({ south, north, west, east }: Box, { lat, lon }: ContourPoint): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** True when a closed line encloses a point: a ray to the east crosses it an odd number of times. */
function encloses(points: readonly ContourPoint[], { lat, lon }: ContourPoint): boolean {
  let inside = false;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1],
      b = points[i];
    if (a.lat > lat !== b.lat > lat && lon < a.lon + ((lat - a.lat) / (b.lat - a.lat)) * (b.lon - a.lon))
      inside = !inside;
  }
  return inside;
}

/** Nesting of the paths, with the regions and peaks of the analysis that belong to them. */
export function structureOf(
  paths: readonly ContourPath[],
  regions: readonly (readonly ContourPoint[])[],
  peaks: readonly ContourPoint[],
): Pick<ParanFieldStructureResponse, 'dominant_path_index' | 'hierarchy' | 'associations'> {
  const outlines = paths.map(outlineOf),
    parents = outlines.map((inner) => parentOf(outlines, inner));
  const depth = (index: number): number => {
    const parent = parents[index];
    return parent === null ? 0 : 1 + depth(parent);
  };
  const most = Math.max(...paths.map(({ points }) => points.length));
  return {
    dominant_path_index: paths.length === 0 ? null : paths.findIndex(({ points }) => points.length === most),
    hierarchy: outlines.map((_outline, index) => ({
      path_index: index,
      parent_index: parents[index],
      depth: depth(index),
    })),
    associations: outlines.map(({ path, box, centroid }, index) => ({
      path_index: index,
      region_id: nearestRegion(regions, centroid),
      associated_peak_indices: peaks.flatMap((peak, i) =>
        contains(box, peak) && (!path.closed || encloses(path.points, peak)) ? [i] : [],
      ),
    })),
  };
}

/** Smallest closed path around another; null when there is none. */
function parentOf(outlines: readonly Outline[], inner: Outline): number | null {
  let parent: number | null = null;
  outlines.forEach((outer, i) => {
    if (
      outer !== inner &&
      outer.path.closed &&
      surrounds(outer.box, inner.box) &&
      (parent === null || outer.area < outlines[parent].area) &&
      encloses(outer.path.points, inner.centroid)
    )
      parent = i;
  });
  return parent;
}

function nearestRegion(regions: readonly (readonly ContourPoint[])[], { lat, lon }: ContourPoint): number | null {
  let best: number | null = null,
    least = Infinity;
  regions.forEach((cells, i) => {
    for (const cell of cells) {
      const distance = (cell.lat - lat) ** 2 + (cell.lon - lon) ** 2;
      if (distance < least) {
        least = distance;
        best = i + 1;
      }
    }
  });
  return best;
}
