import type { MapLineOptions } from '../../../contract/map-lines.js';
import { POINT_ALTITUDE_DEG } from '../../../events/horizon.js';
import { normalizeDeg, signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../../kernel/constants.js';
import { arcAtLongitude, arcPoint } from '../../../sky/lines/arc.js';
import type { Arc, GeoPoint } from '../../../sky/lines/arc.js';
import {
  geocentricAltitudeDeg,
  LINE_TYPES,
  latitudeGrid,
  lineArc,
  semiArc,
  semiArcsOf,
} from '../../../sky/lines/angle-lines.js';
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
  /** Where each point of a line sees the body with its own parallax: the distance from the centre of the Earth. */
  readonly distanceKm?: number;
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

/** Altitude over the horizon of a latitude that the geocentric place of a body has on its rising and setting lines, degrees. */
type AltitudeAt = (latitudeDeg: number) => number;
const altitudeAtOf = ({ distanceKm }: Mapped, horizonDeg: number): AltitudeAt =>
  distanceKm === undefined
    ? () => horizonDeg
    : (latitudeDeg) => geocentricAltitudeDeg(latitudeDeg, horizonDeg, distanceKm);
/** Latitude whose parallax an arc takes for all its points: with that of their own the Moon's lie up to 0.2 km beside it. */
const MIDDLE_LATITUDE_DEG = 45;

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
    const overhead = overheadOf(body, siderealTimeDeg),
      altitudeAt = altitudeAtOf(body, altitude);
    if (body.distanceKm === undefined) semiArcsOf(grid, overhead.declinationDeg, altitude, semiArcs);
    else
      grid.latitudesDeg.forEach((latitude, i) => {
        semiArcs[i] = semiArc(latitude, overhead.declinationDeg, altitudeAt(latitude)).hourAngleDeg;
      });
    for (const type of LINE_TYPES) {
      const arc = lineArc(type, overhead, altitudeAt(MIDDLE_LATITUDE_DEG)),
        line: HorizonLine = { arc, type, overhead, altitudeAt, hasParallax: body.distanceKm !== undefined };
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
              ends: { south: endOf(line, () => 0), north: endOf(line, ({ length }) => length) },
              ...solved(line, options),
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

/** A rising or setting line: an arc, which with parallax is that of the middle latitude. */
interface HorizonLine {
  readonly arc: Arc;
  readonly type: LineType;
  readonly overhead: Overhead;
  readonly altitudeAt: AltitudeAt;
  readonly hasParallax: boolean;
}
/** Arcs through the parallax of the latitude found last; the flattening moves a point by less than 1e-9 degrees after the third. */
const PARALLAX_STEPS = 3;

/** Writes the point of a line that a parameter of its arc names, with the parallax of its own latitude; false where there is none. */
function linePoint(line: HorizonLine, parameter: (arc: Arc) => number | undefined): boolean {
  let { arc } = line;
  for (let step = 0; ; step++) {
    const t = parameter(arc);
    if (t === undefined) return false;
    arcPoint(arc, t, point);
    if (!line.hasParallax || step === PARALLAX_STEPS) return true;
    arc = lineArc(line.type, line.overhead, line.altitudeAt(point.latRad * DEG_PER_RAD));
  }
}

function endOf(line: HorizonLine, parameter: (arc: Arc) => number): AstrocartographyGeoPointResponse {
  linePoint(line, parameter);
  return { latitude: point.latRad * DEG_PER_RAD + 0, longitude: normalizeDeg(point.lonRad * DEG_PER_RAD) };
}

/** The latitudes at which a line passes a longitude. */
const latitudesAt = (line: HorizonLine, longitudeDeg: number): number[] =>
  arcAtLongitude(line.arc, longitudeDeg * RAD_PER_DEG).flatMap((_, i) =>
    linePoint(line, (arc) => arcAtLongitude(arc, longitudeDeg * RAD_PER_DEG)[i])
      ? [point.latRad * DEG_PER_RAD + 0]
      : [],
  );

/** A rising or setting line at the latitudes and longitudes that were asked. */
function solved(
  line: HorizonLine,
  { at_latitudes: latitudes, at_longitudes: longitudes }: LineOptions,
): Pick<AstrocartographyLineResponse, 'solved_latitudes' | 'solved_longitudes'> {
  const { type, overhead, altitudeAt } = line,
    way = type === 'ASC' ? -1 : 1;
  return {
    ...(latitudes
      ? {
          solved_latitudes: latitudes.map((latitude) => {
            const { status, hourAngleDeg } = semiArc(latitude, overhead.declinationDeg, altitudeAt(latitude));
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
            latitudes: latitudesAt(line, longitude),
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
