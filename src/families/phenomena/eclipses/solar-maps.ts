import { withDefaults } from '../../../contract/defaults.js';
import { jdOfInstant, jdOfTt } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import { durationOnLine, pathWidthKm } from '../../../events/eclipses/central.js';
import { centralLimits } from '../../../events/eclipses/central-limits.js';
import type { SurfaceContact } from '../../../events/eclipses/contacts.js';
import { surfaceLatitudeDeg, surfaceLongitudeDeg } from '../../../events/eclipses/ellipsoid.js';
import type { LimitNode } from '../../../events/eclipses/envelope.js';
import { Footprint } from '../../../events/eclipses/footprint.js';
import { axisPoint, greatestPoint } from '../../../events/eclipses/greatest.js';
import { NATIVE_RADII } from '../../../events/eclipses/radii.js';
import { TurningSite } from '../../../events/eclipses/site.js';
import { SolarEclipse } from '../../../events/eclipses/solar.js';
import { centralDurationSeconds } from '../../../events/eclipses/central.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { ephemerisOf, solarEvent } from './event.js';
import { findSolar, oneOfText } from './find.js';
import { footprintGeoJson, pathGeoJson } from './geojson.js';
import type { SolarKind } from './schema.js';
import { SOLAR_KINDS } from './schema.js';
import { SolarEclipseFootprintRequest, SolarEclipsePathRequest } from './solar-schema.js';
import type {
  SolarEclipseFootprintContactsResponse,
  SolarEclipseFootprintPointResponse,
  SolarEclipsePathResponse,
  SolarEclipseVisibilityFootprintResponse,
} from './solar-schema.js';

/** Eclipse of a map request, with its window. Errors: NotFound, OutOfCoverage. */
export function openSolar(engine: Engine, jdStart: number, kind: SolarKind, backward: boolean): SolarEclipse {
  const { bodies, summary } = findSolar(engine, jdStart, kind, backward);
  return new SolarEclipse(bodies, summary, NATIVE_RADII);
}

/** Geodetic coordinates, degrees, of an inertial surface point at t (days from greatest eclipse). */
export function placeAt(eclipse: SolarEclipse, t: number, p: Float64Array): { latitude: number; longitude: number } {
  const gast = eclipse.cone.at(t).gastRad;
  return { latitude: surfaceLatitudeDeg(p[0], p[1], p[2]), longitude: surfaceLongitudeDeg(p[0], p[1], gast) };
}

/** POST /v1/eclipses/solar/path: central line. Errors: InvalidInput, NotFound, OutOfCoverage. */
export function solarPath(engine: Engine, request: SolarEclipsePathRequest): SolarEclipsePathResponse {
  const given = withDefaults(SolarEclipsePathRequest, request);
  const kind = oneOfText(given.kind, SOLAR_KINDS, '/kind', 'kind of solar eclipse');
  const eclipse = openSolar(engine, given.jd_start, kind, given.backward),
    { cone, summary, centralLine: line } = eclipse;
  const instant = engine.time.instantFromTt(summary.ttJ2k),
    count = given.sample_count,
    point = new Float64Array(3);
  greatestPoint(cone.at(0), point);
  const greatest = placeAt(eclipse, 0, point);
  const duration = centralDurationSeconds(cone, TurningSite.ofPoint(point, cone.at(0).gastRad), 0);
  const places: { latitude: number; longitude: number; jd: number }[] = [];
  const ut1 = (t: number): number => jdOfTt(engine, summary.ttJ2k + t);
  if (line === null) {
    places.push({ ...greatest, jd: ut1(0) });
  } else {
    for (let i = 0; i < count; i++) {
      const t =
        count === 1
          ? (line.first.t + line.last.t) / 2
          : line.first.t + ((line.last.t - line.first.t) * i) / (count - 1);
      // At the ends the axis is tangent to the Earth; the contacts have those points.
      const end = count === 1 ? null : i === 0 ? line.first : i === count - 1 ? line.last : null;
      if (end === null && !axisPoint(cone.at(t), point)) continue;
      places.push({ ...placeAt(eclipse, end?.t ?? t, end?.point ?? point), jd: ut1(end?.t ?? t) });
    }
  }
  const width = line === null ? 0 : pathWidthKm(cone, 0);
  return {
    central_line_lats: places.map((p) => p.latitude),
    central_line_lons: places.map((p) => p.longitude),
    umbral_width_km: width,
    duration_at_max_s: line === null ? duration : durationOnLine(cone, 0),
    max_eclipse_lat: greatest.latitude,
    max_eclipse_lon: greatest.longitude,
    eclipse_data: solarEvent(engine, summary).data,
    central_line_jd_ut: places.map((p) => p.jd),
    max_eclipse_jd_ut: jdOfInstant(instant),
    ...(request.include_limits === true ? { limits: limitsOf(engine, eclipse, count) } : {}),
    geojson: request.format === 'geojson' ? pathGeoJson(places, greatest, width, line !== null) : null,
    computation_basis: engine.basis(instant),
  };
}

/** Limits of the central phase in an answer. */
function limitsOf(engine: Engine, eclipse: SolarEclipse, count: number): SolarEclipsePathResponse['limits'] {
  const { ttJ2k } = eclipse.summary;
  return centralLimits(eclipse, count).map(({ side, points }) => ({
    side,
    points: points.map(({ x, y, z, t }) => ({
      jd_ut: jdOfTt(engine, ttJ2k + t),
      latitude_deg: surfaceLatitudeDeg(x, y, z),
      longitude_deg: surfaceLongitudeDeg(x, y, 0),
    })),
  }));
}

/** Points of a map in an answer, with their instants. */
export class MapPoints {
  private readonly engine: Engine;
  private readonly eclipse: SolarEclipse;

  constructor(engine: Engine, eclipse: SolarEclipse) {
    this.engine = engine;
    this.eclipse = eclipse;
  }

  private write(t: number, latitude: number, longitude: number): SolarEclipseFootprintPointResponse {
    const { time } = this.engine,
      tt = this.eclipse.summary.ttJ2k + t;
    return {
      jd_ut: time.ut1FromTt(tt) + J2000_JD,
      datetime_utc: time.formatUtc(time.utcFromTt(tt)),
      latitude_deg: latitude,
      longitude_deg: longitude,
    };
  }

  inertial(t: number, p: Float64Array): SolarEclipseFootprintPointResponse {
    const { latitude, longitude } = placeAt(this.eclipse, t, p);
    return this.write(t, latitude, longitude);
  }

  node({ x, y, z, t }: LimitNode): SolarEclipseFootprintPointResponse {
    return this.write(t, surfaceLatitudeDeg(x, y, z), surfaceLongitudeDeg(x, y, 0));
  }
}

/** Contacts P1 to P4 in an answer. */
export function penumbralContacts(points: MapPoints, eclipse: SolarEclipse): SolarEclipseFootprintContactsResponse {
  const { first, innerFirst, innerLast, last } = eclipse.penumbral;
  const contact = <K extends string>(kind: K, { t, point: p }: SurfaceContact) => ({
    kind,
    point: points.inertial(t, p),
  });
  return {
    p1: contact('p1', first),
    p2: innerFirst === null ? null : contact('p2', innerFirst),
    p3: innerLast === null ? null : contact('p3', innerLast),
    p4: contact('p4', last),
  };
}

/** POST /v1/eclipses/solar/footprint: boundary of the region of visibility. Errors: NotFound, OutOfCoverage. */
export function solarFootprint(
  engine: Engine,
  request: SolarEclipseFootprintRequest,
): SolarEclipseVisibilityFootprintResponse {
  const { jd_start, kind, backward, sample_count, format } = withDefaults(SolarEclipseFootprintRequest, request);
  const eclipse = openSolar(engine, jd_start, kind, backward),
    { summary } = eclipse,
    point = new Float64Array(3);
  const points = new MapPoints(engine, eclipse),
    footprint = new Footprint(eclipse);
  greatestPoint(eclipse.cone.at(0), point);
  const greatest = points.inertial(0, point);
  const tracks = footprint.tracks(sample_count).map(({ kind: trackKind, component, segment, points: nodes }) => ({
    kind: trackKind,
    component_id: component,
    segment_id: segment,
    points: nodes.map((node) => points.node(node)),
  }));
  const basis = engine.basis(engine.time.instantFromTt(summary.ttJ2k));
  return {
    event: solarEvent(engine, summary),
    greatest,
    topology: footprint.topology,
    contacts: penumbralContacts(points, eclipse),
    tracks,
    ephemeris: ephemerisOf(engine, summary.ttJ2k),
    surface_model: 'WGS84_ZERO_ELEVATION',
    limb_model: 'SPHERICAL_MEAN_LIMB',
    time_scale: 'UT1',
    atmospheric_refraction: false,
    ephemeris_sha256: basis.ephemeris.sha256,
    geojson: format === 'geojson' ? footprintGeoJson(tracks, greatest) : null,
    computation_basis: basis,
  };
}
