import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import type { Engine } from '../../../engine.js';
import type { Instant } from '../../../time/instant.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import { eachOnce } from '../../../wire/chart.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { geojsonAnswerOf, mapLineAnswersOf, pointFeature } from '../../../wire/map-lines.js';
import { pointNames } from '../../../wire/named-points.js';
import { horizonAltitudeDeg, mapLines, subplanetaryPoints } from './lines.js';
import type { Mapped } from './lines.js';
import { GEOCENTRIC, mapObserver, NO_OBSERVER } from './observer.js';
import type { MapCenter, ObserverRequest } from './observer.js';
import { bodySubject, resolveSubjects } from './subjects.js';
import type { Subject, SubjectSky } from './subjects.js';
import type {
  AstrocartographyChartLinesRequest,
  AstrocartographyChartSubplanetaryRequest,
  AstrocartographyDirectLinesRequest,
  AstrocartographyDirectSubplanetaryRequest,
  AstrocartographySubjectChartLinesRequest,
  AstrocartographySubjectChartSubplanetaryRequest,
} from './requests.js';
import type {
  AstrocartographyLinesResponse,
  AstrocartographyProvenanceResponse,
  AstrocartographySubplanetaryPointResponse,
  AstrocartographySubplanetaryResponse,
} from './schema.js';

/** What the provenance of lines states beside the places. */
interface LineBasis {
  readonly lat_step: number | null;
  readonly refraction: boolean | null;
  readonly horizon_altitude_deg: number | null;
}
const NO_LINES: LineBasis = { lat_step: null, refraction: null, horizon_altitude_deg: null };
const lineBasis = (request: { lat_step?: number; refraction?: boolean }): LineBasis => ({
  lat_step: request.lat_step ?? 2,
  refraction: request.refraction ?? false,
  horizon_altitude_deg: horizonAltitudeDeg(request.refraction),
});

/** Named places of a request, in its order. Errors: InvalidInput for a name that is blank or comes twice. */
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
  stages: readonly string[],
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
    stage_sequence: ['direct_ra_dec_validation', 'sidereal_time_validation', ...stages, 'response_materialization'],
  };
}

/** POST /v1/astrocartography/lines */
export function directLines(request: AstrocartographyDirectLinesRequest): AstrocartographyLinesResponse {
  const bodies = directBodies(request.positions),
    { lines, arcs } = mapLines(bodies, request.gmst_deg, request);
  return {
    lines,
    ...mapLineAnswersOf(arcs, request),
    provenance: directProvenance(bodies, request, lineBasis(request), [
      'sampling_policy_validation',
      'acg_line_computation',
    ]),
  };
}

const asGeoJson = (points: readonly AstrocartographySubplanetaryPointResponse[], wanted: boolean | undefined) =>
  (wanted ?? false)
    ? geojsonAnswerOf(
        points.map(({ planet, point_type, latitude, longitude }) =>
          pointFeature(planet, point_type, latitude, longitude),
        ),
        0,
      )
    : {};

/** POST /v1/astrocartography/subplanetary */
export function directSubplanetary(
  request: AstrocartographyDirectSubplanetaryRequest,
): AstrocartographySubplanetaryResponse {
  const bodies = directBodies(request.positions),
    points = subplanetaryPoints(bodies, request.gmst_deg);
  return {
    points,
    ...asGeoJson(points, request.geojson),
    provenance: directProvenance(bodies, request, NO_LINES, ['subplanetary_point_computation']),
  };
}

/** The moment, observer and subjects of a chart's map. */
interface ChartMap {
  readonly instant: Instant;
  readonly siderealTimeDeg: number;
  readonly subjects: readonly Subject[];
  readonly provenance: AstrocartographyProvenanceResponse;
}

interface ChartMapRequest extends ObserverRequest {
  readonly dt: string;
}

interface ChartMapPlan {
  readonly basis: LineBasis;
  readonly requested: readonly string[] | null;
  readonly mixed: boolean;
  /** Positions are geocentric, and the observer serves the lots alone: a zenith point has no parallax. */
  readonly geocentric?: boolean;
  readonly stages: readonly string[];
  readonly resolve: (sky: Omit<SubjectSky, 'starPlace'>) => readonly Subject[];
}

function chartMap(engine: Engine, request: ChartMapRequest, plan: ChartMapPlan): ChartMap {
  const instant = engine.time.instantFromIso(request.dt, '/dt'),
    observer = mapObserver(request),
    { site, answer, center }: MapCenter = plan.geocentric === true ? GEOCENTRIC : observer,
    subjects = plan.resolve({ engine, instant, site, hasOwnParallax: center === 'local' }),
    earth = engine.sky.earth(instant),
    siderealTimeDeg = engine.sky.localSiderealTimeDeg(instant, 0);
  return {
    instant,
    siderealTimeDeg,
    subjects,
    provenance: {
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      jd_tt: instant.ttJ2k + J2000_JD,
      gmst_deg: siderealTimeDeg,
      obliquity_deg: earth.trueObliquityRad * DEG_PER_RAD,
      nutation_longitude_deg: earth.dpsiRad * DEG_PER_RAD,
      requested_bodies: plan.requested === null ? null : [...plan.requested],
      returned_bodies: subjects.map(({ label }) => label),
      observer: answer,
      coordinate_source: plan.mixed
        ? 'chart_mixed_subject_ra_dec'
        : site === null
          ? 'chart_geocentric_ecliptic_to_equatorial'
          : 'chart_apparent_topocentric_ra_dec',
      subjects: subjects.map(({ provenance }) => provenance),
      ...plan.basis,
      place_center: center,
      stage_sequence: [...plan.stages, 'response_materialization'],
    },
  };
}

const bodiesPlan = (
  engine: Engine,
  names: readonly string[] | null | undefined,
): Pick<ChartMapPlan, 'requested' | 'mixed' | 'resolve'> => ({
  requested: names ?? null,
  mixed: false,
  resolve: (sky) =>
    eachOnce(
      names?.map((requested, i) => ({ ...engine.bodies.resolve(requested, `/bodies/${i}`), requested })) ??
        CHART_BODIES.map((body) => ({ ...body, requested: body.name })),
    ).map(({ requested, ...body }) => bodySubject({ ...sky, starPlace: 'true' }, body, { requested })),
});
const subjectsPlan = (
  request: AstrocartographySubjectChartSubplanetaryRequest,
): Pick<ChartMapPlan, 'requested' | 'mixed' | 'resolve'> => ({
  requested: request.subjects.map(({ label, name }) => label ?? name ?? ''),
  mixed: true,
  resolve: (sky) => resolveSubjects({ ...sky, starPlace: request.star_place ?? 'true' }, request),
});

const MIXED_STAGES = ['mixed_subject_resolution', 'subject_ra_dec_materialization'];
const LINE_STAGES = ['sampling_policy_validation', 'acg_line_computation'];
const CHART_STAGES = ['datetime_validation', 'chart_context_derivation'];

const linesOf = (
  engine: Engine,
  map: ChartMap,
  request: AstrocartographyChartLinesRequest | AstrocartographySubjectChartLinesRequest,
): AstrocartographyLinesResponse => {
  const { lines, arcs } = mapLines(map.subjects, map.siderealTimeDeg, request);
  return {
    lines,
    ...mapLineAnswersOf(arcs, request),
    provenance: map.provenance,
    computation_basis: engine.basis(map.instant),
  };
};

const pointsOf = (
  engine: Engine,
  map: ChartMap,
  request: { readonly geojson?: boolean },
): AstrocartographySubplanetaryResponse => {
  const points = subplanetaryPoints(map.subjects, map.siderealTimeDeg);
  return {
    points,
    ...asGeoJson(points, request.geojson),
    provenance: map.provenance,
    computation_basis: engine.basis(map.instant),
  };
};

/** POST /v1/astrocartography/chart/lines */
export function chartLines(engine: Engine, request: AstrocartographyChartLinesRequest): AstrocartographyLinesResponse {
  const map = chartMap(engine, request, {
    ...bodiesPlan(engine, request.bodies),
    basis: lineBasis(request),
    stages: [
      ...CHART_STAGES,
      'observer_policy_resolution',
      'apparent_sidereal_time_derivation',
      'body_ra_dec_derivation',
      ...LINE_STAGES,
    ],
  });
  return linesOf(engine, map, request);
}

/** POST /v1/astrocartography/chart/subjects/lines */
export function subjectLines(
  engine: Engine,
  request: AstrocartographySubjectChartLinesRequest,
): AstrocartographyLinesResponse {
  const map = chartMap(engine, request, {
    ...subjectsPlan(request),
    basis: lineBasis(request),
    stages: [
      ...CHART_STAGES,
      'observer_policy_resolution',
      'apparent_sidereal_time_derivation',
      ...MIXED_STAGES,
      ...LINE_STAGES,
    ],
  });
  return linesOf(engine, map, request);
}

const POINT_STAGE = 'subplanetary_point_computation';

/** POST /v1/astrocartography/chart/subplanetary */
export function chartSubplanetary(
  engine: Engine,
  request: AstrocartographyChartSubplanetaryRequest,
): AstrocartographySubplanetaryResponse {
  const map = chartMap(engine, request, {
    ...bodiesPlan(engine, request.bodies),
    basis: NO_LINES,
    geocentric: true,
    stages: [
      ...CHART_STAGES,
      'apparent_sidereal_time_derivation',
      'geocentric_ecliptic_position_derivation',
      'ecliptic_to_equatorial_conversion',
      POINT_STAGE,
    ],
  });
  return pointsOf(engine, map, request);
}

/** POST /v1/astrocartography/chart/subjects/subplanetary */
export function subjectSubplanetary(
  engine: Engine,
  request: AstrocartographySubjectChartSubplanetaryRequest,
): AstrocartographySubplanetaryResponse {
  const map = chartMap(engine, request, {
    ...subjectsPlan(request),
    basis: NO_LINES,
    geocentric: true,
    stages: [...CHART_STAGES, 'apparent_sidereal_time_derivation', ...MIXED_STAGES, POINT_STAGE],
  });
  return pointsOf(engine, map, request);
}
