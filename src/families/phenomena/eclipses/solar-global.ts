import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { conjunction } from '../../../events/eclipses/conjunction.js';
import { centralDurationSeconds, greatestDuration, pathWidthKm } from '../../../events/eclipses/central.js';
import type { SurfaceContact } from '../../../events/eclipses/contacts.js';
import { surfaceNormal } from '../../../events/eclipses/ellipsoid.js';
import { axisPoint, greatestPoint } from '../../../events/eclipses/greatest.js';
import { NATIVE_RADII } from '../../../events/eclipses/radii.js';
import { discsAt, TurningSite } from '../../../events/eclipses/site.js';
import type { SolarEclipse } from '../../../events/eclipses/solar.js';
import { besselianElements } from './besselian.js';
import { bodyState, ephemerisOf, epochOf, moon, solarEvent, sun } from './event.js';
import { MapPoints, openSolar, penumbralContacts, placeAt } from './solar-maps.js';
import { SolarEclipseGlobalCircumstancesRequest } from './solar-schema.js';
import type { SolarEclipseGlobalCircumstancesResponse, SolarEclipseGreatestSiteResponse } from './solar-schema.js';

/** POST /v1/eclipses/solar/global-circumstances. Errors: NotFound, OutOfCoverage. */
export function solarGlobal(
  engine: Engine,
  request: SolarEclipseGlobalCircumstancesRequest,
): SolarEclipseGlobalCircumstancesResponse {
  const { jd_start, kind, backward } = withDefaults(SolarEclipseGlobalCircumstancesRequest, request);
  return globalCircumstances(engine, openSolar(engine, jd_start, kind, backward));
}

/** Global circumstances of an eclipse; fields of central eclipses are null for others. */
export function globalCircumstances(engine: Engine, eclipse: SolarEclipse): SolarEclipseGlobalCircumstancesResponse {
  const { summary, centralLine: line, umbral } = eclipse,
    tt = summary.ttJ2k;
  const epochPlace = ({ t, point: p }: SurfaceContact) => {
    const { latitude, longitude } = placeAt(eclipse, t, p);
    return { epoch: epochOf(engine, tt + t), latitude_deg: latitude, longitude_deg: longitude };
  };
  const longest = greatestDuration(eclipse);
  const umbralContacts =
    umbral !== null && umbral.innerFirst !== null && umbral.innerLast !== null
      ? {
          u1: { kind: 'u1' as const, ...epochPlace(umbral.first) },
          u2: { kind: 'u2' as const, ...epochPlace(umbral.innerFirst) },
          u3: { kind: 'u3' as const, ...epochPlace(umbral.innerLast) },
          u4: { kind: 'u4' as const, ...epochPlace(umbral.last) },
        }
      : null;
  return {
    event: solarEvent(engine, summary),
    greatest: siteAt(engine, eclipse, 0, false),
    greatest_duration: longest === null ? null : siteAt(engine, eclipse, longest.t, longest.atEnd),
    equatorial_conjunction: { kind: 'equatorial', epoch: epochOf(engine, conjunction(engine, tt, true)) },
    ecliptic_conjunction: { kind: 'ecliptic', epoch: epochOf(engine, conjunction(engine, tt, false)) },
    topology: eclipse.penumbral.innerFirst === null ? 'one_limit_connected' : 'two_limit_two_loop',
    penumbral_contacts: penumbralContacts(new MapPoints(engine, eclipse), eclipse),
    besselian: besselianElements(engine, eclipse),
    sun: bodyState(engine, sun, tt, NATIVE_RADII),
    moon: bodyState(engine, moon, tt, NATIVE_RADII),
    gamma_earth_radii: summary.gamma,
    umbral_contacts: umbralContacts,
    first_central_line_limit: line === null ? null : { kind: 'first', ...epochPlace(line.first) },
    last_central_line_limit: line === null ? null : { kind: 'last', ...epochPlace(line.last) },
    ephemeris: ephemerisOf(engine, tt),
    surface_model: 'WGS84_ZERO_ELEVATION',
    limb_model: 'SPHERICAL_MEAN_LIMB',
    umbral_contacts_admitted: true,
    greatest_duration_admitted: true,
    outer_umbral_contacts:
      umbral === null
        ? null
        : { u1: { kind: 'u1', ...epochPlace(umbral.first) }, u4: { kind: 'u4', ...epochPlace(umbral.last) } },
    computation_basis: engine.basis(engine.time.instantFromTt(tt)),
  };
}

const isCentralPhase = (localClass: string): boolean => localClass === 'total' || localClass === 'annular';

/** Place of the axis at t (for an eclipse that is not central: nearest to the axis), with the circumstances there. */
function siteAt(engine: Engine, eclipse: SolarEclipse, t: number, atEnd: boolean): SolarEclipseGreatestSiteResponse {
  const { cone, window, radii } = eclipse,
    point = new Float64Array(3),
    normal = new Float64Array(3);
  cone.at(t);
  const end = atEnd
    ? [eclipse.centralLine?.first, eclipse.centralLine?.last].find((contact) => contact?.t === t)
    : undefined;
  if (end !== undefined) point.set(end.point);
  else if (!axisPoint(cone, point)) greatestPoint(cone, point);
  const { latitude, longitude } = placeAt(eclipse, t, point);
  surfaceNormal(point[0], point[1], point[2], normal);
  const discs = discsAt(window, radii, point[0], point[1], point[2], normal);
  const duration = centralDurationSeconds(cone, TurningSite.ofPoint(point, cone.at(t).gastRad), t);
  return {
    epoch: epochOf(engine, eclipse.summary.ttJ2k + t),
    latitude_deg: latitude,
    longitude_deg: longitude,
    path_width_km: !eclipse.summary.central ? null : atEnd ? 0 : pathWidthKm(cone, t),
    central_duration_seconds: isCentralPhase(discs.localClass) || atEnd ? duration : null,
    sun_altitude_deg: discs.sunAltitudeDeg,
    sun_azimuth_deg: discs.sunAzimuthDeg,
    moon_altitude_deg: discs.moonAltitudeDeg,
    moon_azimuth_deg: discs.moonAzimuthDeg,
    separation_deg: discs.separationDeg,
    sun_semidiameter_deg: discs.sunSemidiameterDeg,
    moon_semidiameter_deg: discs.moonSemidiameterDeg,
    magnitude: discs.magnitude,
    obscuration: discs.obscuration,
    local_class: discs.localClass,
  };
}
