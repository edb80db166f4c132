import { withDefaults } from '../../../contract/defaults.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import type { Engine } from '../../../engine.js';
import type { Instant } from '../../../time/instant.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { equatorialOfEcliptic } from '../../../sky/equator.js';
import { eachOnce } from '../../../services/chart.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { geojsonAnswerOf, mapLineAnswersOf, pointFeature } from '../../../wire/map-lines.js';
import { pointNames } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { horizonAltitudeDeg, mapLines, subplanetaryPoints } from './lines.js';
import type { LineOptions, Mapped } from './lines.js';
import { GEOCENTRIC, mapObserver, NO_OBSERVER } from './observer.js';
import type { MapCenter, ObserverRequest } from './observer.js';
import { bodySubject, resolveSubjects } from './subjects.js';
import type { Subject, SubjectSky, SubjectsRequest } from './subjects.js';
import {
  AstrocartographyChartLinesRequest,
  AstrocartographyChartSubplanetaryRequest,
  AstrocartographyDirectLinesRequest,
  AstrocartographyDirectSubplanetaryRequest,
  AstrocartographySubjectChartLinesRequest,
  AstrocartographySubjectChartSubplanetaryRequest,
} from './requests.js';
import type { StarPlace } from './requests.js';
import type {
  AstrocartographyLinesResponse,
  AstrocartographyProvenanceResponse,
  AstrocartographySubplanetaryPointResponse,
  AstrocartographySubplanetaryResponse,
} from './schema.js';

/** Fields of the provenance that apply only to lines. */
interface LineBasis {
  readonly lat_step: number | null;
  readonly refraction: boolean | null;
  readonly horizon_altitude_deg: number | null;
}
const NO_LINES: LineBasis = { lat_step: null, refraction: null, horizon_altitude_deg: null };
const lineBasis = ({ lat_step, refraction }: LineOptions): LineBasis => ({
  lat_step,
  refraction,
  horizon_altitude_deg: horizonAltitudeDeg(refraction),
});

/** The lines of a map and their sampling. */
function lineStages(stages: StageLog, bodies: readonly Mapped[], siderealTimeDeg: number, request: LineOptions) {
  const basis = stages.run('sampling_policy_validation', () => lineBasis(request));
  return { basis, ...stages.run('acg_line_computation', () => mapLines(bodies, siderealTimeDeg, request)) };
}

const pointStage = (stages: StageLog, bodies: readonly Mapped[], siderealTimeDeg: number) =>
  stages.run('subplanetary_point_computation', () => subplanetaryPoints(bodies, siderealTimeDeg));

/** The named places of a request in its order. Errors: InvalidInput for a blank or repeated name. */
function directBodies(
  positions: AstrocartographyDirectLinesRequest['positions'],
): (Mapped & { readonly given: string })[] {
  const given = Object.keys(positions);
  return pointNames(given, '/positions', 'trim').map((label, i) => {
    const { right_ascension: raDeg, declination: decDeg } = positions[given[i]];
    return { given: given[i], label, raDeg, decDeg: decDeg + 0 };
  });
}

function directProvenance(
  bodies: readonly (Mapped & { readonly given: string })[],
  request: { readonly gmst_deg: number; readonly jd_ut?: number | null },
  basis: LineBasis,
  stages: StageLog,
): AstrocartographyProvenanceResponse {
  return {
    requested_datetime: null,
    normalized_datetime_utc: null,
    jd_ut: request.jd_ut ?? null,
    jd_tt: null,
    gmst_deg: request.gmst_deg + 0,
    obliquity_deg: null,
    nutation_longitude_deg: null,
    requested_bodies: bodies.map(({ given }) => given),
    returned_bodies: bodies.map(({ label }) => label),
    observer: NO_OBSERVER,
    coordinate_source: 'direct_ra_dec',
    subjects: bodies.map(({ given, label, raDeg, decDeg }) => ({
      requested_label: given,
      returned_label: label,
      subject_class: 'caller_supplied',
      canonical_name: null,
      naif_id: null,
      position_source: 'caller_supplied_direct_ra_dec',
      right_ascension: raDeg + 0,
      declination: decDeg,
    })),
    ...basis,
    place_center: null,
    stage_sequence: stages.names,
  };
}

/** Bodies and sidereal time of a direct request. Errors: InvalidInput. */
function directSky(stages: StageLog, request: Pick<AstrocartographyDirectLinesRequest, 'positions' | 'gmst_deg'>) {
  const bodies = stages.run('direct_ra_dec_validation', () => directBodies(request.positions));
  const siderealTimeDeg = stages.run('sidereal_time_validation', () => request.gmst_deg);
  return { bodies, siderealTimeDeg };
}

/** POST /v1/astrocartography/lines: angle lines of given right ascensions and declinations. Errors: InvalidInput. */
export function directLines(given: AstrocartographyDirectLinesRequest): AstrocartographyLinesResponse {
  const request = withDefaults(AstrocartographyDirectLinesRequest, given),
    stages = new StageLog(),
    { bodies, siderealTimeDeg } = directSky(stages, request);
  const { basis, lines, arcs } = lineStages(stages, bodies, siderealTimeDeg, request);
  return stages.run('response_materialization', () => ({
    lines,
    ...mapLineAnswersOf(arcs, request),
    provenance: directProvenance(bodies, request, basis, stages),
  }));
}

const asGeoJson = (points: readonly AstrocartographySubplanetaryPointResponse[], wanted: boolean) =>
  wanted
    ? geojsonAnswerOf(
        points.map(({ planet, point_type, latitude, longitude }) =>
          pointFeature(planet, point_type, latitude, longitude),
        ),
        0,
      )
    : {};

/** POST /v1/astrocartography/subplanetary: zenith and nadir of given right ascensions and declinations. Errors: InvalidInput. */
export function directSubplanetary(
  given: AstrocartographyDirectSubplanetaryRequest,
): AstrocartographySubplanetaryResponse {
  const request = withDefaults(AstrocartographyDirectSubplanetaryRequest, given),
    stages = new StageLog(),
    { bodies, siderealTimeDeg } = directSky(stages, request);
  const points = pointStage(stages, bodies, siderealTimeDeg);
  return stages.run('response_materialization', () => ({
    points,
    ...asGeoJson(points, request.geojson),
    provenance: directProvenance(bodies, request, NO_LINES, stages),
  }));
}

interface ChartMapRequest extends ObserverRequest {
  readonly dt: string;
}

/** The instant of the map of a chart. */
interface MapMoment {
  readonly requested: string;
  readonly instant: Instant;
}

/** The first two stages of the map of a chart; they also check the observer of a geocentric map. Errors: InvalidInput. */
function chartContext(engine: Engine, stages: StageLog, request: ChartMapRequest, geocentric = false): MapMoment {
  const requested = stages.run('datetime_validation', () => engine.time.echoIso(request.dt, '/dt'));
  return stages.run('chart_context_derivation', () => {
    if (geocentric) mapObserver(request);
    return { requested, instant: engine.time.instantFromIso(request.dt, '/dt') };
  });
}

const siderealTime = (engine: Engine, stages: StageLog, { instant }: MapMoment) =>
  stages.run('apparent_sidereal_time_derivation', () => ({
    degrees: engine.sky.localSiderealTimeDeg(instant, 0),
    earth: engine.sky.earth(instant),
  }));

interface ChartMap {
  readonly moment: MapMoment;
  readonly observer: MapCenter;
  readonly sidereal: ReturnType<typeof siderealTime>;
  readonly subjects: readonly Subject[];
  readonly basis: LineBasis;
  readonly requested: readonly string[] | null;
  readonly mixed: boolean;
}

const chartProvenance = (engine: Engine, stages: StageLog, map: ChartMap): AstrocartographyProvenanceResponse => ({
  requested_datetime: map.moment.requested,
  normalized_datetime_utc: engine.time.formatUtc(map.moment.instant.utcJ2k),
  jd_ut: jdOfInstant(map.moment.instant),
  jd_tt: map.moment.instant.ttJ2k + J2000_JD,
  gmst_deg: map.sidereal.degrees,
  obliquity_deg: map.sidereal.earth.trueObliquityRad * DEG_PER_RAD,
  nutation_longitude_deg: map.sidereal.earth.dpsiRad * DEG_PER_RAD,
  requested_bodies: map.requested === null ? null : [...map.requested],
  returned_bodies: map.subjects.map(({ label }) => label),
  observer: map.observer.answer,
  coordinate_source: map.mixed
    ? 'chart_mixed_subject_ra_dec'
    : map.observer.site === null
      ? 'chart_geocentric_ecliptic_to_equatorial'
      : 'chart_apparent_topocentric_ra_dec',
  subjects: map.subjects.map(({ provenance }) => provenance),
  ...map.basis,
  place_center: map.observer.center,
  stage_sequence: stages.names,
});

interface NamedBody {
  readonly body: Body;
  readonly name: string;
  readonly requested: string;
}

/** The requested bodies, each once. Errors: InvalidInput. */
function namedBodies(engine: Engine, names: readonly string[] | null | undefined): readonly NamedBody[] {
  const bodies: NamedBody[] =
    names?.map((requested, i) => {
      const body = engine.bodies.resolve(requested, `/bodies/${i}`);
      return { body, name: body.name, requested };
    }) ?? CHART_BODIES.map((body) => ({ body, name: body.name, requested: body.name }));
  return eachOnce(bodies);
}

/** The subjects of a request of several kinds. Errors: InvalidInput. */
function mixedSubjects(
  engine: Engine,
  stages: StageLog,
  request: SubjectsRequest & { readonly star_place: StarPlace },
  { instant }: MapMoment,
  { site, center }: MapCenter,
): Pick<ChartMap, 'subjects' | 'requested' | 'mixed'> {
  const hasOwnParallax = center === 'local',
    sky: SubjectSky = { engine, instant, site, hasOwnParallax, starPlace: request.star_place };
  const resolved = stages.run('mixed_subject_resolution', () => resolveSubjects(sky, request));
  const subjects = stages.run('subject_ra_dec_materialization', () => resolved.map(({ place }) => place()));
  return { subjects, requested: request.subjects.map(({ label, name }) => label ?? name ?? ''), mixed: true };
}

/** The last stages of a map of lines. */
function linesOf(
  engine: Engine,
  stages: StageLog,
  map: Omit<ChartMap, 'basis'>,
  request: LineOptions,
): AstrocartographyLinesResponse {
  const { basis, lines, arcs } = lineStages(stages, map.subjects, map.sidereal.degrees, request);
  return stages.run('response_materialization', () => ({
    lines,
    ...mapLineAnswersOf(arcs, request),
    provenance: chartProvenance(engine, stages, { ...map, basis }),
    computation_basis: engine.basis(map.moment.instant),
  }));
}

/**
 * The last stages of subplanetary points. Positions are geocentric, because a body in the zenith has no parallax; the observer matters only
 * for lots.
 */
function pointsOf(
  engine: Engine,
  stages: StageLog,
  map: Omit<ChartMap, 'basis' | 'observer'>,
  request: { readonly geojson: boolean },
): AstrocartographySubplanetaryResponse {
  const points = pointStage(stages, map.subjects, map.sidereal.degrees);
  return stages.run('response_materialization', () => ({
    points,
    ...asGeoJson(points, request.geojson),
    provenance: chartProvenance(engine, stages, { ...map, observer: GEOCENTRIC, basis: NO_LINES }),
    computation_basis: engine.basis(map.moment.instant),
  }));
}

/** POST /v1/astrocartography/chart/lines: angle lines of the bodies of a chart. Errors: InvalidInput, OutOfCoverage. */
export function chartLines(engine: Engine, given: AstrocartographyChartLinesRequest): AstrocartographyLinesResponse {
  const request = withDefaults(AstrocartographyChartLinesRequest, given),
    stages = new StageLog(),
    moment = chartContext(engine, stages, request);
  const observer = stages.run('observer_policy_resolution', () => mapObserver(request));
  const sidereal = siderealTime(engine, stages, moment);
  const subjects = stages.run('body_ra_dec_derivation', () => {
    const { site, center } = observer,
      hasOwnParallax = center === 'local';
    const sky: SubjectSky = { engine, instant: moment.instant, site, hasOwnParallax, starPlace: 'true' };
    return namedBodies(engine, request.bodies).map(({ body, requested }) => bodySubject(sky, body, { requested }));
  });
  const requested = request.bodies ?? null;
  return linesOf(engine, stages, { moment, observer, sidereal, subjects, requested, mixed: false }, request);
}

/**
 * POST /v1/astrocartography/chart/subjects/lines: angle lines of planets, small bodies, stars, lots and points. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function subjectLines(
  engine: Engine,
  given: AstrocartographySubjectChartLinesRequest,
): AstrocartographyLinesResponse {
  const request = withDefaults(AstrocartographySubjectChartLinesRequest, given),
    stages = new StageLog(),
    moment = chartContext(engine, stages, request);
  const observer = stages.run('observer_policy_resolution', () => mapObserver(request));
  const sidereal = siderealTime(engine, stages, moment);
  const mixed = mixedSubjects(engine, stages, request, moment, observer);
  return linesOf(engine, stages, { moment, observer, sidereal, ...mixed }, request);
}

/** POST /v1/astrocartography/chart/subplanetary: zenith and nadir of the bodies of a chart. Errors: InvalidInput, OutOfCoverage. */
export function chartSubplanetary(
  engine: Engine,
  given: AstrocartographyChartSubplanetaryRequest,
): AstrocartographySubplanetaryResponse {
  const request = withDefaults(AstrocartographyChartSubplanetaryRequest, given),
    stages = new StageLog(),
    moment = chartContext(engine, stages, request, true),
    sidereal = siderealTime(engine, stages, moment),
    { instant } = moment;
  const placed = stages.run('geocentric_ecliptic_position_derivation', () =>
    namedBodies(engine, request.bodies).map((named) => ({ ...named, place: engine.sky.apparent(named.body, instant) })),
  );
  const subjects = stages.run('ecliptic_to_equatorial_conversion', () => {
    const sky: SubjectSky = { engine, instant, site: null, hasOwnParallax: false, starPlace: 'true' },
      obliquity = sidereal.earth.trueObliquityRad;
    return placed.map(({ body, requested, place }) => {
      const equatorial = equatorialOfEcliptic(place.longitudeDeg, place.latitudeDeg, obliquity);
      return bodySubject(sky, body, { requested }, '', { ...place, ...equatorial });
    });
  });
  const requested = request.bodies ?? null;
  return pointsOf(engine, stages, { moment, sidereal, subjects, requested, mixed: false }, request);
}

/**
 * POST /v1/astrocartography/chart/subjects/subplanetary: zenith and nadir of planets, small bodies, stars, lots and points. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function subjectSubplanetary(
  engine: Engine,
  given: AstrocartographySubjectChartSubplanetaryRequest,
): AstrocartographySubplanetaryResponse {
  const request = withDefaults(AstrocartographySubjectChartSubplanetaryRequest, given),
    stages = new StageLog(),
    moment = chartContext(engine, stages, request, true),
    sidereal = siderealTime(engine, stages, moment);
  const mixed = mixedSubjects(engine, stages, request, moment, GEOCENTRIC);
  return pointsOf(engine, stages, { moment, sidereal, ...mixed }, request);
}
