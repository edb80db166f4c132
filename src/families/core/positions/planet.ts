import { jdOfInstant } from '../../../wire/instant.js';
import { observerContext, observerSite } from '../../../wire/observer.js';
import { planetPosition } from '../../../wire/positions.js';
import { smallBodySource } from '../../../services/small-body-positions.js';
import { StageLog } from '../../../wire/stage-log.js';
import { lunarPointVessel, planetStageName } from '../../../wire/stage-names.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import type { Site } from '../../../reduction/origin.js';
import { reportStages } from '../../../reduction/report.js';
import type { StageReport } from '../../../reduction/report.js';
import { sphericalOfRay } from '../../../reduction/spherical.js';
import type { Corrections } from '../../../reduction/stages.js';
import type { Body } from '../../../sky/bodies.js';
import { LUNAR_POINT_STAGES, LunarOrbit } from '../../../sky/lunar-points.js';
import { placeOf } from '../../../sky/sky.js';
import type { Place } from '../../../sky/sky.js';
import type { Instant } from '../../../time/instant.js';
import { withDefaults } from '../../../contract/defaults.js';
import { PlanetPositionRequest } from './schema.js';
import type { PlanetPositionAnswer, PlanetPositionReductionResponse } from './schema.js';

function corrections(request: PlanetPositionRequest): Corrections {
  const { apparent, aberration, grav_deflection: deflection, nutation } = withDefaults(PlanetPositionRequest, request);
  return { apparent, aberration, deflection, nutation };
}

/** The answer for a place of one body. */
const placeAnswer = (
  engine: Engine,
  { body, site, instant }: { readonly body: Body; readonly site: Site | null; readonly instant: Instant },
  place: Place,
): PlanetPositionAnswer => ({
  ...planetPosition(body.name, place, site !== null && body.kind !== 'lunar_point'),
  ...smallBodySource(engine, body, instant),
  computation_basis: engine.basis(instant),
});

/** POST /v1/positions/planet: the place of one body with the requested corrections. Errors: InvalidInput, OutOfCoverage. */
export function planetPlace(engine: Engine, request: PlanetPositionRequest): PlanetPositionAnswer {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const body = engine.bodies.resolve(request.body, '/body');
  const site = observerSite(request);
  return placeAnswer(engine, { body, site, instant }, engine.sky.apparent(body, instant, site, corrections(request)));
}

interface Reduced {
  readonly result: PlanetPositionAnswer;
  readonly instant: Instant;
  readonly jdTt: number;
  readonly jdUt: number;
  /** Null when the answer has no separate stages. */
  readonly report: StageReport | null;
}

/** Reduction of a lunar point by stages. */
function reducedPoint(engine: Engine, stages: StageLog, request: PlanetPositionRequest, body: Body): Reduced {
  const { nutation } = corrections(request),
    site = observerSite(request),
    out = new Float64Array(6);
  const instant = stages.run('datetime_to_jd', () => engine.time.instantFromIso(request.dt, '/dt'));
  const jdTt = stages.run('ut_to_tt', () => instant.ttJ2k + J2000_JD);
  const epoch = engine.sky.epoch(instant);
  const orbit = new LunarOrbit();
  for (const { name, apply } of LUNAR_POINT_STAGES[body.index])
    stages.run(name, () => apply(epoch, nutation, out, orbit));
  const result = stages.run(lunarPointVessel(body.index), () =>
    placeAnswer(engine, { body, site, instant }, placeOf(out)),
  );
  return { result, instant, jdTt, jdUt: jdOfInstant(instant), report: null };
}

/** Reduction of a body of the ephemeris by stages. */
function reducedBody(engine: Engine, stages: StageLog, request: PlanetPositionRequest, body: Body): Reduced {
  const instant = stages.run('datetime_to_jd', () => engine.time.instantFromIso(request.dt, '/dt'));
  const jdTt = stages.run('utc_to_tt', () => instant.ttJ2k + J2000_JD);
  const jdUt = stages.run('utc_to_ut1', () => jdOfInstant(instant));
  const { site, flags } = stages.run('chart_assembly', () => ({
    site: observerSite(request),
    flags: corrections(request),
  }));
  const epoch = stages.run('all_planets_at', () => engine.sky.epoch(instant));
  const report = reportStages(epoch, body.index, site, flags, {
    run: (key, stage) => stages.run(planetStageName(key), stage),
  });
  const place = stages.run('ecliptic_projection', () => {
    const out = new Float64Array(6);
    sphericalOfRay(report.ray, out);
    return placeOf(out);
  });
  const result = stages.run('planet_selection', () => placeAnswer(engine, { body, site, instant }, place));
  return { result, instant, jdTt, jdUt, report: body.kind === 'comet' ? null : report };
}

/**
 * POST /v1/positions/planet/reduction: the place and each stage of its reduction (null for lunar points and comets). Errors: as
 * `planetPlace`.
 */
export function planetReduction(engine: Engine, request: PlanetPositionRequest): PlanetPositionReductionResponse {
  const requestedDatetime = engine.time.echoIso(request.dt, '/dt');
  const body = engine.bodies.resolve(request.body, '/body');
  const stages = new StageLog(),
    reduced = body.kind === 'lunar_point' ? reducedPoint : reducedBody;
  const { result, instant, jdTt, jdUt, report } = reduced(engine, stages, request, body);
  const site = observerSite(request),
    flags = corrections(request),
    epoch = engine.sky.epoch(instant);
  return {
    result,
    reduction: {
      engine_surface: 'Engine.planet_at',
      source_vessel: 'PlanetData',
      requested_datetime: requestedDatetime,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdUt,
      jd_tt: jdTt,
      delta_t_seconds: instant.deltaTSeconds,
      body: body.name,
      observer: observerContext(engine, site, instant, withDefaults(PlanetPositionRequest, request).observer_elev_m),
      stage_sequence: stages.names,
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
