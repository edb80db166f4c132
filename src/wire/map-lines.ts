import { Type } from '@sinclair/typebox';
import { withDefaults } from '../contract/defaults.js';
import { DEFAULTS_OF_MAPS, mapLineFields } from '../contract/map-lines.js';
import type {
  LineNearPlace,
  LinesNearPlace,
  MapCrossing,
  MapFeature,
  MapFeatureCollection,
  MapLineOptions,
  MapLineType,
  NearPlaceRequest,
} from '../contract/map-lines.js';
import { signedDeg } from '../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../kernel/constants.js';
import { InvalidInput } from '../kernel/errors.js';
import { arcCrossings } from '../sky/lines/arc.js';
import type { Arc, GeoPoint } from '../sky/lines/arc.js';
import { lineDistance } from '../sky/lines/geodesic.js';
import { arcPolylines } from '../sky/lines/polyline.js';

const MAP_LINE_OPTIONS = Type.Object(mapLineFields);

/** A line of a map with the names that answers use. */
export interface MapLine {
  readonly planet: string;
  readonly line_type: MapLineType;
  readonly arc: Arc;
}

/** Lines as GeoJSON features. Each polyline is within the tolerance (km) of its arc. */
function lineFeatures(lines: readonly MapLine[], toleranceKm: number): MapFeature[] {
  return lines.map(({ planet, line_type, arc }) => {
    const pieces = arcPolylines(arc, toleranceKm);
    return {
      type: 'Feature',
      geometry:
        pieces.length === 1
          ? { type: 'LineString', coordinates: pieces[0] }
          : { type: 'MultiLineString', coordinates: pieces },
      properties: { planet, line_type },
    };
  });
}

/** A point of the map as a GeoJSON feature; latitude and longitude in degrees. */
export const pointFeature = (planet: string, pointType: string, latitude: number, longitude: number): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [signedDeg(longitude), latitude] },
  properties: { planet, point_type: pointType },
});

type GeoJsonAnswer = { geojson?: MapFeatureCollection; geojson_error_km?: number };

/** The GeoJSON fields of an answer. `errorKm` is the greatest distance of a polyline from its line; points are exact. */
export const geojsonAnswerOf = (features: MapFeature[], errorKm: number): GeoJsonAnswer => ({
  geojson: { type: 'FeatureCollection', features },
  geojson_error_km: errorKm,
});

const isMeridian = ({ line_type }: MapLine): boolean => line_type === 'MC' || line_type === 'IC';

/**
 * Every point where lines of two different subjects cross, in the order of the lines. Two meridians meet only at the poles; these crossings
 * are omitted.
 */
function lineCrossings(lines: readonly MapLine[]): MapCrossing[] {
  const points: [GeoPoint, GeoPoint] = [
    { latRad: 0, lonRad: 0 },
    { latRad: 0, lonRad: 0 },
  ];
  const found: MapCrossing[] = [];
  lines.forEach((first, i) => {
    for (let k = i + 1; k < lines.length; k++) {
      const second = lines[k];
      if (second.planet === first.planet || (isMeridian(first) && isMeridian(second))) continue;
      const count = arcCrossings(first.arc, second.arc, points);
      for (let p = 0; p < count; p++)
        found.push({
          first: { planet: first.planet, line_type: first.line_type },
          second: { planet: second.planet, line_type: second.line_type },
          latitude: points[p].latRad * DEG_PER_RAD + 0,
          longitude: signedDeg(points[p].lonRad * DEG_PER_RAD),
        });
    }
  });
  return found;
}

/** A place nearer to a line than this is on the line, km. */
const ON_LINE_KM = 1e-6;
/** A line whose direction differs from due east by less than this has no eastern side, degrees. */
const DUE_EAST_DEG = 1e-6;

function sideOf(placeFromLineDeg: number): LineNearPlace['side'] {
  const toNorth = Math.abs(signedDeg(placeFromLineDeg)),
    tolerance = DUE_EAST_DEG;
  if (toNorth < tolerance) return 'north';
  if (toNorth > 180 - tolerance) return 'south';
  return signedDeg(placeFromLineDeg) > 0 ? 'east' : 'west';
}

/**
 * The lines within the orb of a place, nearest first.
 *
 * @throws {InvalidInput} when both orbs are given
 */
function linesNear(lines: readonly MapLine[], near: NearPlaceRequest, at = '/near'): LinesNearPlace {
  const orbDeg = near.orb_deg ?? null,
    orbKm = near.orb_km ?? (orbDeg === null ? DEFAULTS_OF_MAPS.orbKm : null);
  if (orbDeg !== null && orbKm !== null)
    throw new InvalidInput({
      field: `${at}/orb_deg`,
      message: 'must not be combined with orb_km',
      given: orbDeg,
      allowed: 'either orb_km or orb_deg',
    });
  const place: GeoPoint = { latRad: near.latitude * RAD_PER_DEG, lonRad: near.longitude * RAD_PER_DEG };
  const within = {
    km: orbKm ?? Infinity,
    // A kilometre on the ellipsoid is at most 1/6,335 of a radian between verticals.
    angleRad: orbDeg === null ? (orbKm ?? 0) / 6335 : orbDeg * RAD_PER_DEG,
  };
  const found = lines.flatMap(({ planet, line_type, arc }): LineNearPlace[] => {
    const distance = lineDistance(arc, place, within);
    if (distance === null) return [];
    const { nearest, angleRad, way } = distance,
      onLine = way.distanceKm < ON_LINE_KM;
    return [
      {
        planet,
        line_type,
        distance_km: way.distanceKm,
        distance_deg: angleRad * DEG_PER_RAD,
        side: onLine ? 'on_line' : sideOf(way.backAzimuthRad * DEG_PER_RAD),
        direction_deg: onLine ? null : way.azimuthRad * DEG_PER_RAD,
        nearest: { latitude: nearest.latRad * DEG_PER_RAD + 0, longitude: signedDeg(nearest.lonRad * DEG_PER_RAD) },
      },
    ];
  });
  const key = orbDeg === null ? 'distance_km' : 'distance_deg';
  found.sort((a, b) => a[key] - b[key]);
  return { latitude: near.latitude + 0, longitude: near.longitude + 0, orb_km: orbKm, orb_deg: orbDeg, lines: found };
}

/**
 * The optional fields of an answer with lines: GeoJSON, crossings, and lines near a place. A field is present only when the request enables
 * it.
 */
export function mapLineAnswersOf(
  lines: readonly MapLine[],
  options: MapLineOptions,
  points: readonly MapFeature[] = [],
): GeoJsonAnswer & { crossings?: MapCrossing[]; crossing_count?: number; near?: LinesNearPlace } {
  const { geojson, geojson_tolerance_km: toleranceKm, near, ...rest } = withDefaults(MAP_LINE_OPTIONS, options);
  const crossings = rest.crossings ? lineCrossings(lines) : null;
  return {
    ...(geojson ? geojsonAnswerOf([...lineFeatures(lines, toleranceKm), ...points], toleranceKm) : {}),
    ...(crossings === null ? {} : { crossings, crossing_count: crossings.length }),
    ...(near ? { near: linesNear(lines, near) } : {}),
  };
}
