import { jdOfInstant } from '../../../wire/instant.js';
import { StageLog } from '../../../wire/stage-log.js';
import { observerContext } from '../../../wire/observer.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import type { Epoch } from '../../../reduction/epoch.js';
import type { Site } from '../../../reduction/origin.js';
import { reportStages } from '../../../reduction/report.js';
import { equatorialOfRay } from '../../../reduction/spherical.js';
import type { Corrections } from '../../../reduction/stages.js';
import type { Body } from '../../../sky/bodies.js';
import { horizontal } from '../../../sky/horizon.js';
import { placeOf } from '../../../sky/sky.js';
import type { Place } from '../../../sky/sky.js';
import type { Instant } from '../../../time/instant.js';
import { seenAltitudeDeg } from '../../../sky/refraction.js';
import { withDefaults } from '../../../contract/defaults.js';
import { SkyPositionRequest } from './schema.js';
import type { SkyPositionReductionResponse, SkyPositionResponse } from './schema.js';

const filledOf = (request: SkyPositionRequest) => withDefaults(SkyPositionRequest, request);
type FilledRequest = ReturnType<typeof filledOf>;

const siteOf = (request: FilledRequest): Site => ({
  latitudeDeg: request.latitude,
  longitudeDeg: request.longitude,
  elevationM: request.elevation_m,
});

/** Correction of sidereal time, degrees: without nutation it is measured from the mean equinox, so that the sky does not rotate. */
const equationOfEquinoxesDeg = (epoch: Pick<Epoch, 'dpsiRad' | 'meanObliquityRad'>, nutation: boolean): number =>
  nutation ? 0 : epoch.dpsiRad * Math.cos(epoch.meanObliquityRad) * DEG_PER_RAD;

const correctionsOf = (request: FilledRequest): Corrections => ({
  apparent: true,
  aberration: request.aberration,
  deflection: request.grav_deflection,
  nutation: request.nutation,
});

/** Azimuth and altitude without refraction of an equatorial place, degrees. */
function horizontalOf(epoch: Epoch, place: Place, site: Site, nutation: boolean) {
  const hourAngleDeg =
    epoch.gastRad * DEG_PER_RAD - equationOfEquinoxesDeg(epoch, nutation) + site.longitudeDeg - place.longitudeDeg;
  return horizontal(hourAngleDeg, place.latitudeDeg, site.latitudeDeg);
}

/** Altitude of the answer in degrees: refracted when the request wants it. */
const refracted = (request: FilledRequest, site: Site, altitudeDeg: number): number =>
  request.refraction
    ? seenAltitudeDeg(altitudeDeg, {
        pressureMbar: request.pressure_mbar,
        temperatureC: request.temperature_c,
        relativeHumidity: request.relative_humidity,
        elevationM: site.elevationM,
        latitudeDeg: site.latitudeDeg,
      })
    : altitudeDeg;

const skyAnswer = (
  engine: Engine,
  { body, instant }: { readonly body: Body; readonly instant: Instant },
  place: Place,
  { azimuthDeg, altitudeDeg }: ReturnType<typeof horizontalOf>,
  shownAltitudeDeg: number,
): SkyPositionResponse => ({
  name: body.name,
  right_ascension: normalizeDeg(place.longitudeDeg),
  declination: place.latitudeDeg,
  azimuth: azimuthDeg,
  altitude: shownAltitudeDeg,
  distance: place.distanceKm,
  altitude_geometric: altitudeDeg,
  computation_basis: engine.basis(instant),
});

/**
 * POST /v1/positions/sky: topocentric right ascension, declination, azimuth and altitude of one body. Errors: InvalidInput, OutOfCoverage.
 */
export function skyPosition(engine: Engine, given: SkyPositionRequest): SkyPositionResponse {
  const request = filledOf(given);
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const body = engine.bodies.resolve(request.body, '/body');
  const site = siteOf(request),
    corrections = correctionsOf(request);
  const place = engine.sky.apparentEquatorial(body, instant, site, corrections);
  const direction = horizontalOf(engine.sky.epoch(instant), place, site, corrections.nutation);
  return skyAnswer(engine, { body, instant }, place, direction, refracted(request, site, direction.altitudeDeg));
}

/** Equatorial place of a body, with the stages of its reduction. A lunar point has no stages. */
function equatorialPlace(
  engine: Engine,
  stages: StageLog,
  { body, instant, site }: { readonly body: Body; readonly instant: Instant; readonly site: Site },
  corrections: Corrections,
): Place {
  if (body.kind === 'lunar_point')
    return stages.run('equatorial_projection', () => engine.sky.apparentEquatorial(body, instant, site, corrections));
  const epoch = engine.sky.epoch(instant);
  const { ray } = reportStages(epoch, body.index, site, corrections, stages);
  return stages.run('equatorial_projection', () => {
    const out = new Float64Array(6);
    if (corrections.nutation) equatorialOfRay(ray, epoch.trueObliquityRad, epoch.trueObliquityRateRadPerDay, out);
    else equatorialOfRay(ray, epoch.meanObliquityRad, epoch.precession[7], out);
    return placeOf(out);
  });
}

/** POST /v1/positions/sky/reduction: the sky position with its policy and stages. Errors: as `skyPosition`. */
export function skyReduction(engine: Engine, given: SkyPositionRequest): SkyPositionReductionResponse {
  const request = filledOf(given),
    stages = new StageLog(),
    requestedDatetime = engine.time.echoIso(request.dt, '/dt'),
    body = engine.bodies.resolve(request.body, '/body'),
    site = siteOf(request),
    corrections = correctionsOf(request),
    { nutation } = corrections;
  const instant = stages.run('datetime_to_jd', () => engine.time.instantFromIso(request.dt, '/dt'));
  const jdTt = stages.run('utc_to_tt', () => instant.ttJ2k + J2000_JD);
  const place = equatorialPlace(engine, stages, { body, instant, site }, corrections),
    epoch = engine.sky.epoch(instant);
  const direction = stages.run('horizontal_projection', () => horizontalOf(epoch, place, site, nutation));
  const altitudeDeg = stages.run('optional_refraction', () => refracted(request, site, direction.altitudeDeg));
  return {
    result: skyAnswer(engine, { body, instant }, place, direction, altitudeDeg),
    reduction: {
      engine_surface: 'Engine.sky_position',
      source_vessel: 'SkyPosition',
      requested_datetime: requestedDatetime,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      jd_tt: jdTt,
      delta_t_seconds: instant.deltaTSeconds,
      body: body.name,
      observer: {
        ...observerContext(engine, site, instant, 0),
        local_sidereal_time_deg: normalizeDeg(
          epoch.gastRad * DEG_PER_RAD - equationOfEquinoxesDeg(epoch, nutation) + request.longitude,
        ),
      },
      stage_sequence: stages.names,
      apparent: true,
      aberration: corrections.aberration,
      grav_deflection: corrections.deflection,
      nutation,
      refraction: request.refraction,
      pressure_mbar: request.pressure_mbar,
      temperature_c: request.temperature_c,
      relative_humidity: request.relative_humidity,
      obliquity_deg: (nutation ? epoch.trueObliquityRad : epoch.meanObliquityRad) * DEG_PER_RAD,
      coordinate_frames: ['equatorial', 'horizontal'],
    },
  };
}
