import { jdOfInstant } from '../../../wire/instant.js';
import { observerContext, observerSite } from '../../../wire/observer.js';
import { planetPosition } from '../../../wire/positions.js';
import { smallBodySource } from '../../../wire/small-body-positions.js';
import { LUNAR_POINT_STAGES, PLANET_STAGE_SEQUENCE } from '../../../wire/stage-names.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { reportStages } from '../../../reduction/report.js';
import type { Corrections } from '../../../reduction/stages.js';
import type { PlanetPositionAnswer, PlanetPositionReductionResponse, PlanetPositionRequest } from './schema.js';

function corrections(request: PlanetPositionRequest): Corrections {
  return {
    apparent: request.apparent ?? true,
    aberration: request.aberration ?? true,
    deflection: request.grav_deflection ?? true,
    nutation: request.nutation ?? true,
  };
}

/** POST /v1/positions/planet: the place of one body, with the corrections that were asked for. */
export function planetPlace(engine: Engine, request: PlanetPositionRequest): PlanetPositionAnswer {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const body = engine.bodies.resolve(request.body, '/body');
  const site = observerSite(request);
  const place = engine.sky.apparent(body, instant, site, corrections(request));
  return {
    ...planetPosition(body.name, place, site !== null && body.kind !== 'lunar_point'),
    ...smallBodySource(engine, body, instant),
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/positions/planet/reduction: the place, and each stage that led to it (planets and asteroids; null for lunar points and comets). */
export function planetReduction(engine: Engine, request: PlanetPositionRequest): PlanetPositionReductionResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const body = engine.bodies.resolve(request.body, '/body');
  const site = observerSite(request);
  const flags = corrections(request);
  const result = planetPlace(engine, request);
  const epoch = engine.sky.epoch(instant);
  const report =
    body.kind === 'lunar_point' || body.kind === 'comet' ? null : reportStages(epoch, body.index, site, flags);
  return {
    result,
    reduction: {
      engine_surface: 'Engine.planet_at',
      source_vessel: 'PlanetData',
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      jd_tt: instant.ttJ2k + J2000_JD,
      delta_t_seconds: instant.deltaTSeconds,
      body: body.name,
      observer: observerContext(engine, site, instant, request.observer_elev_m ?? 0),
      stage_sequence: [...(body.kind === 'lunar_point' ? LUNAR_POINT_STAGES[body.name] : PLANET_STAGE_SEQUENCE)],
      selection_surface: 'planet_at',
      include_nodes: false,
      apparent: flags.apparent,
      aberration: flags.aberration,
      grav_deflection: flags.deflection,
      nutation: flags.nutation,
      frame: 'ecliptic',
      center: result.is_topocentric ? 'topocentric' : 'geocentric',
      obliquity_deg: (flags.nutation ? epoch.trueObliquityRad : epoch.meanObliquityRad) * DEG_PER_RAD,
      topocentric_requested: site !== null,
      topocentric_applied: result.is_topocentric,
      stages:
        report?.stages.map((stage) => ({
          num: stage.num,
          name: stage.name,
          note: stage.note,
          delta: stage.deltaArcsec,
          enabled: stage.enabled,
          ref_pos: stage.startLongitudeDeg,
        })) ?? null,
      total_delta_arcsec: report?.totalDeltaArcsec ?? null,
      stage_longitudes: report === null ? null : { ...report.longitudesDeg },
      geocentric_longitude: report?.geocentricLongitudeDeg ?? null,
    },
  };
}
