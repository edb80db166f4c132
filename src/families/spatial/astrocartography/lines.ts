import type { MapLineOptions } from '../../../contract/map-lines.js';
import { POINT_ALTITUDE_DEG } from '../../../events/horizon.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { arcAtLongitude, arcPoint } from '../../../sky/lines/arc.js';
import type { Arc, GeoPoint } from '../../../sky/lines/arc.js';
import { LINE_TYPES, latitudeGrid, lineArc, semiArc, semiArcsOf } from '../../../sky/lines/angle-lines.js';
import type { LineType, Overhead } from '../../../sky/lines/angle-lines.js';
import type { MapLine } from '../../../wire/map-lines.js';
import type {
  AstrocartographyGeoPointResponse,
  AstrocartographyLineResponse,
  AstrocartographySubplanetaryPointResponse,
} from './schema.js';

/** A body on the map: the name of its lines, and its place of date in right ascension and declination, degrees. */
export interface Mapped {
  readonly label: string;
  readonly raDeg: number;
  readonly decDeg: number;
}

interface LineOptions extends MapLineOptions {
  readonly lat_step?: number;
  readonly refraction?: boolean;
}

const FIRST_LATITUDE = -89,
  LAST_LATITUDE = 89;
const DEFAULT_STEP_DEG = 2;
/** Where a step that is not whole ends a rounding over the last latitude. */
const STEP_SLACK = 1e-9;
/** Decimals of a latitude of the grid: those that a step is given with. */
const GRID_SCALE = 1e10;

/** Latitudes -89, -89 + step ... up to 89. */
function gridLatitudes(stepDeg: number): number[] {
  const count = Math.floor((LAST_LATITUDE - FIRST_LATITUDE) / stepDeg + STEP_SLACK) + 1;
  return Array.from(
    { length: count },
    (_, i) => Math.round((FIRST_LATITUDE + i * stepDeg) * GRID_SCALE) / GRID_SCALE + 0,
  );
}

/** Altitude of the horizon of a map, degrees. */
export const horizonAltitudeDeg = (refraction: boolean | undefined): number =>
  (refraction ?? false) ? POINT_ALTITUDE_DEG : 0;

const overheadOf = ({ raDeg, decDeg }: Mapped, siderealTimeDeg: number): Overhead => ({
  longitudeDeg: normalizeDeg(normalizeDeg(raDeg) - normalizeDeg(siderealTimeDeg)),
  declinationDeg: decDeg,
});

/** The lines of a map as the answer lists them, and as arcs. */
interface MapOfLines {
  readonly lines: AstrocartographyLineResponse[];
  readonly arcs: MapLine[];
}

/** Given: bodies, apparent sidereal time of Greenwich (degrees) and what the request says of lines. Four lines a body: MC, IC, ASC, DSC. */
export function mapLines(bodies: readonly Mapped[], siderealTimeDeg: number, options: LineOptions): MapOfLines {
  const altitude = horizonAltitudeDeg(options.refraction),
    grid = latitudeGrid(gridLatitudes(options.lat_step ?? DEFAULT_STEP_DEG)),
    semiArcs = new Float64Array(grid.latitudesDeg.length);
  const lines: AstrocartographyLineResponse[] = [],
    arcs: MapLine[] = [];
  for (const body of bodies) {
    const overhead = overheadOf(body, siderealTimeDeg);
    semiArcsOf(grid, overhead.declinationDeg, altitude, semiArcs);
    for (const type of LINE_TYPES) {
      const arc = lineArc(type, overhead, altitude);
      arcs.push({ planet: body.label, line_type: type, arc });
      lines.push(
        type === 'MC' || type === 'IC'
          ? {
              planet: body.label,
              line_type: type,
              longitude: normalizeDeg(overhead.longitudeDeg + (type === 'IC' ? 180 : 0)),
              points: [],
            }
          : {
              planet: body.label,
              line_type: type,
              longitude: null,
              points: pointsOf(grid.latitudesDeg, semiArcs, overhead.longitudeDeg, type),
              ends: { south: endOf(arc, 0), north: endOf(arc, arc.length) },
              ...solved(arc, type, overhead, altitude, options),
            },
      );
    }
  }
  return { lines, arcs };
}

function pointsOf(
  latitudes: readonly number[],
  semiArcs: Float64Array,
  longitudeDeg: number,
  type: LineType,
): AstrocartographyGeoPointResponse[] {
  const way = type === 'ASC' ? -1 : 1,
    points: AstrocartographyGeoPointResponse[] = [];
  for (let i = 0; i < latitudes.length; i++) {
    const hourAngle = semiArcs[i];
    if (hourAngle === hourAngle)
      points.push({ latitude: latitudes[i], longitude: normalizeDeg(longitudeDeg + way * hourAngle) });
  }
  return points;
}

const point: GeoPoint = { latRad: 0, lonRad: 0 };

function endOf(arc: Arc, t: number): AstrocartographyGeoPointResponse {
  arcPoint(arc, t, point);
  return { latitude: point.latRad * DEG_PER_RAD + 0, longitude: normalizeDeg(point.lonRad * DEG_PER_RAD) };
}

/** A rising or setting line at the latitudes and longitudes that were asked. */
function solved(
  arc: Arc,
  type: LineType,
  overhead: Overhead,
  altitudeDeg: number,
  { at_latitudes: latitudes, at_longitudes: longitudes }: LineOptions,
): Pick<AstrocartographyLineResponse, 'solved_latitudes' | 'solved_longitudes'> {
  const way = type === 'ASC' ? -1 : 1;
  return {
    ...(latitudes
      ? {
          solved_latitudes: latitudes.map((latitude) => {
            const { status, hourAngleDeg } = semiArc(latitude, overhead.declinationDeg, altitudeDeg);
            return {
              latitude: latitude + 0,
              longitude: status === 'normal' ? normalizeDeg(overhead.longitudeDeg + way * hourAngleDeg) : null,
              horizon_status: status,
            };
          }),
        }
      : {}),
    ...(longitudes
      ? {
          solved_longitudes: longitudes.map((longitude) => ({
            longitude: normalizeDeg(longitude),
            latitudes: arcAtLongitude(arc, longitude * RAD_PER_DEG).map((t) => {
              arcPoint(arc, t, point);
              return point.latRad * DEG_PER_RAD + 0;
            }),
          })),
        }
      : {}),
  };
}

/** Where each body stands in the zenith and in the nadir: there the geodetic latitude is the declination. */
export function subplanetaryPoints(
  bodies: readonly Mapped[],
  siderealTimeDeg: number,
): AstrocartographySubplanetaryPointResponse[] {
  return bodies.flatMap((body) => {
    const { longitudeDeg, declinationDeg } = overheadOf(body, siderealTimeDeg);
    return [
      {
        planet: body.label,
        point_type: 'Zenith',
        latitude: declinationDeg + 0,
        longitude: signedDeg(longitudeDeg),
      },
      {
        planet: body.label,
        point_type: 'Nadir',
        latitude: 0 - declinationDeg,
        longitude: signedDeg(longitudeDeg + 180),
      },
    ];
  });
}
