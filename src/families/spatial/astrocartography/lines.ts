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

/** A body of a map: the name of its lines, and its right ascension and declination of date, degrees. */
export interface Mapped {
  readonly label: string;
  readonly raDeg: number;
  readonly decDeg: number;
  /** Distance from the centre of the Earth, km, when each point of a line has its own parallax. */
  readonly distanceKm?: number;
}

/** Options of the lines of a request, with its defaults. */
export interface LineOptions extends MapLineOptions {
  readonly lat_step: number;
  readonly refraction: boolean;
}

const FIRST_LATITUDE = -89,
  LAST_LATITUDE = 89;
/** A fractional step may exceed the last latitude by this rounding, in steps. */
const STEP_SLACK = 1e-9;
/** Rounding of the latitudes of the grid: the digits of the step. */
const GRID_SCALE = 1e10;

/** The latitudes -89, -89 + step, ... up to 89. */
function gridLatitudes(stepDeg: number): number[] {
  const count = Math.floor((LAST_LATITUDE - FIRST_LATITUDE) / stepDeg + STEP_SLACK) + 1;
  return Array.from(
    { length: count },
    (_, i) => Math.round((FIRST_LATITUDE + i * stepDeg) * GRID_SCALE) / GRID_SCALE + 0,
  );
}

/** Altitude of rising and setting on a map, degrees. */
export const horizonAltitudeDeg = (refraction: boolean): number => (refraction ? POINT_ALTITUDE_DEG : 0);

const overheadOf = ({ raDeg, decDeg }: Mapped, siderealTimeDeg: number): Overhead => ({
  longitudeDeg: normalizeDeg(normalizeDeg(raDeg) - normalizeDeg(siderealTimeDeg)),
  declinationDeg: decDeg,
});

/** Geocentric altitude of a body on its rising and setting lines at a latitude, degrees. */
type AltitudeAt = (latitudeDeg: number) => number;
const altitudeAtOf = ({ distanceKm }: Mapped, horizonDeg: number): AltitudeAt =>
  distanceKm === undefined
    ? () => horizonDeg
    : (latitudeDeg) => geocentricAltitudeDeg(latitudeDeg, horizonDeg, distanceKm);
/** Latitude whose parallax applies to all points of an arc, degrees: the arc of the Moon is then up to 0.2 km off. */
const MIDDLE_LATITUDE_DEG = 45;

/** The lines of a map in the shape of the answer, and as arcs. */
interface MapOfLines {
  readonly lines: AstrocartographyLineResponse[];
  readonly arcs: MapLine[];
}

/** The lines MC, IC, ASC and DSC of each body. `siderealTimeDeg` is the apparent sidereal time of Greenwich in degrees. */
export function mapLines(bodies: readonly Mapped[], siderealTimeDeg: number, options: LineOptions): MapOfLines {
  const altitude = horizonAltitudeDeg(options.refraction),
    grid = latitudeGrid(gridLatitudes(options.lat_step)),
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
  const side = type === 'ASC' ? -1 : 1,
    points: AstrocartographyGeoPointResponse[] = [];
  for (let i = 0; i < latitudes.length; i++) {
    const hourAngle = semiArcs[i];
    if (hourAngle === hourAngle)
      points.push({ latitude: latitudes[i], longitude: normalizeDeg(longitudeDeg + side * hourAngle) });
  }
  return points;
}

/** A rising or setting line: an arc, which with parallax is the arc of the middle latitude. */
interface HorizonLine {
  readonly arc: Arc;
  readonly type: LineType;
  readonly overhead: Overhead;
  readonly altitudeAt: AltitudeAt;
  readonly hasParallax: boolean;
}
/** Iterations of the parallax of a point; after the third the flattening changes it by less than 1e-9 degrees. */
const PARALLAX_STEPS = 3;

/** The point of a line at a parameter of its arc, with the parallax of its own latitude; null when there is none. */
function linePoint(line: HorizonLine, parameter: (arc: Arc) => number | undefined): GeoPoint | null {
  const point: GeoPoint = { latRad: 0, lonRad: 0 };
  let { arc } = line;
  for (let step = 0; ; step++) {
    const t = parameter(arc);
    if (t === undefined) return null;
    arcPoint(arc, t, point);
    if (!line.hasParallax || step === PARALLAX_STEPS) return point;
    arc = lineArc(line.type, line.overhead, line.altitudeAt(point.latRad * DEG_PER_RAD));
  }
}

function endOf(line: HorizonLine, parameter: (arc: Arc) => number): AstrocartographyGeoPointResponse {
  const point = linePoint(line, parameter)!;
  return { latitude: point.latRad * DEG_PER_RAD + 0, longitude: normalizeDeg(point.lonRad * DEG_PER_RAD) };
}

/** Latitudes in degrees at which a line crosses a longitude. */
const latitudesAt = (line: HorizonLine, longitudeDeg: number): number[] =>
  arcAtLongitude(line.arc, longitudeDeg * RAD_PER_DEG).flatMap((_, i) => {
    const point = linePoint(line, (arc) => arcAtLongitude(arc, longitudeDeg * RAD_PER_DEG)[i]);
    return point === null ? [] : [point.latRad * DEG_PER_RAD + 0];
  });

/** Points of a rising or setting line at the requested latitudes and longitudes. */
function solved(
  line: HorizonLine,
  { at_latitudes: latitudes, at_longitudes: longitudes }: LineOptions,
): Pick<AstrocartographyLineResponse, 'solved_latitudes' | 'solved_longitudes'> {
  const { type, overhead, altitudeAt } = line,
    side = type === 'ASC' ? -1 : 1;
  return {
    ...(latitudes
      ? {
          solved_latitudes: latitudes.map((latitude) => {
            const { status, hourAngleDeg } = semiArc(latitude, overhead.declinationDeg, altitudeAt(latitude));
            return {
              latitude: latitude + 0,
              longitude: status === 'normal' ? normalizeDeg(overhead.longitudeDeg + side * hourAngleDeg) : null,
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

/** The places with each body in the zenith (geodetic latitude equal to the declination) and in the nadir. */
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
