import { jdOfInstant } from '../../../wire/instant.js';
import { SKY_STAGE_SEQUENCE } from '../../../wire/stage-names.js';
import { observerContext } from '../../../wire/observer.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { Epoch } from '../../../reduction/epoch.js';
import type { Site } from '../../../reduction/origin.js';
import { horizontal } from '../../../sky/horizon.js';
import { seenAltitudeDeg } from '../../../sky/refraction.js';
import type { SkyPositionReductionResponse, SkyPositionRequest, SkyPositionResponse } from './schema.js';

const siteOf = (request: SkyPositionRequest): Site => ({
  latitudeDeg: request.latitude,
  longitudeDeg: request.longitude,
  elevationM: request.elevation_m ?? 0,
});

/** What is taken from sidereal time: without nutation it is counted from the mean equinox, so that the sky itself does not turn. */
const equationOfEquinoxesDeg = (epoch: Pick<Epoch, 'dpsiRad' | 'meanObliquityRad'>, nutation: boolean): number =>
  nutation ? 0 : epoch.dpsiRad * Math.cos(epoch.meanObliquityRad) * DEG_PER_RAD;

/** POST /v1/positions/sky: topocentric right ascension, declination, azimuth and altitude of one body. */
export function skyPosition(engine: Engine, request: SkyPositionRequest): SkyPositionResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const body = engine.bodies.resolve(request.body, '/body');
  const site = siteOf(request);
  const nutation = request.nutation ?? true;
  const place = engine.sky.apparentEquatorial(body, instant, site, {
    apparent: true,
    aberration: request.aberration ?? true,
    deflection: request.grav_deflection ?? true,
    nutation,
  });
  const epoch = engine.sky.epoch(instant);
  const hourAngleDeg =
    epoch.gastRad * DEG_PER_RAD - equationOfEquinoxesDeg(epoch, nutation) + site.longitudeDeg - place.longitudeDeg;
  const { azimuthDeg, altitudeDeg } = horizontal(hourAngleDeg, place.latitudeDeg, site.latitudeDeg);
  const altitude =
    (request.refraction ?? true)
      ? seenAltitudeDeg(altitudeDeg, {
          pressureMbar: request.pressure_mbar ?? 1013.25,
          temperatureC: request.temperature_c ?? 10,
          relativeHumidity: request.relative_humidity ?? 0,
          elevationM: site.elevationM,
          latitudeDeg: site.latitudeDeg,
        })
      : altitudeDeg;
  return {
    name: body.name,
    right_ascension: normalizeDeg(place.longitudeDeg),
    declination: place.latitudeDeg,
    azimuth: azimuthDeg,
    altitude,
    distance: place.distanceKm,
    altitude_geometric: altitudeDeg,
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/positions/sky/reduction: the same with its policy and stages. */
export function skyReduction(engine: Engine, request: SkyPositionRequest): SkyPositionReductionResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const epoch = engine.sky.epoch(instant);
  const nutation = request.nutation ?? true;
  return {
    result: skyPosition(engine, request),
    reduction: {
      engine_surface: 'Engine.sky_position',
      source_vessel: 'SkyPosition',
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      jd_tt: instant.ttJ2k + J2000_JD,
      delta_t_seconds: instant.deltaTSeconds,
      body: engine.bodies.resolve(request.body, '/body').name,
      observer: {
        ...observerContext(engine, siteOf(request), instant, 0),
        local_sidereal_time_deg: normalizeDeg(
          epoch.gastRad * DEG_PER_RAD - equationOfEquinoxesDeg(epoch, nutation) + request.longitude,
        ),
      },
      stage_sequence: [...SKY_STAGE_SEQUENCE],
      apparent: true,
      aberration: request.aberration ?? true,
      grav_deflection: request.grav_deflection ?? true,
      nutation,
      refraction: request.refraction ?? true,
      pressure_mbar: request.pressure_mbar ?? 1013.25,
      temperature_c: request.temperature_c ?? 10,
      relative_humidity: request.relative_humidity ?? 0,
      obliquity_deg: (nutation ? epoch.trueObliquityRad : epoch.meanObliquityRad) * DEG_PER_RAD,
      coordinate_frames: ['equatorial', 'horizontal'],
    },
  };
}
