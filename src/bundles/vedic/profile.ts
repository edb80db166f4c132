import type { Engine } from '../../engine.js';
import { chartReduction } from '../../families/core/chart/chart.js';
import { birthOf, currentOf, lordPairOf } from '../../families/predictive/dasha/vimshottari.js';
import { panchangaProfile } from '../../families/vedic/panchanga/panchanga.js';
import { strengthChart } from '../../families/vedic/shadbala/chart.js';
import { shadbalaProfileOf, shadbalaResultOf } from '../../families/vedic/shadbala/shadbala.js';
import { InvalidInput } from '../../kernel/errors.js';
import { ayanamsaSystem } from '../../services/ayanamsa.js';
import { panchangaAt, requestedAyanamsa } from '../../services/panchanga.js';
import { answeredSections } from '../profile-bundle.js';
import { vedicDayAt } from '../../services/vedic-day.js';
import type { VedicDay } from '../../services/vedic-day.js';
import { withDefaults } from '../../contract/defaults.js';
import { VedicChartProfileRequest, VedicProfileIncludeRequest } from './schema.js';
import type { IncludedSection, VedicChartProfileResponse, VedicSection } from './schema.js';

/** Routes whose answers are the sections, in order. */
const SURFACES: readonly (readonly [surface: string, sections: readonly VedicSection[]])[] = [
  ['POST /v1/chart/reduction', ['chart', 'chart_reduction']],
  ['POST /v1/panchanga/chart', ['panchanga']],
  ['POST /v1/panchanga/chart/profile', ['panchanga_profile']],
  ['POST /v1/shadbala/chart', ['shadbala']],
  ['POST /v1/shadbala/chart/profile', ['shadbala_profile']],
  ['POST /v1/dasha/vimshottari/current', ['dasha_current']],
  ['POST /v1/dasha/vimshottari/lord-pair', ['dasha_lord_pair']],
];

/** Whether a request includes a section. */
export const includes = (request: VedicChartProfileRequest, section: IncludedSection): boolean =>
  withDefaults(VedicProfileIncludeRequest, request.include ?? {})[section];
/** Whether a request includes one of several sections. */
export const includesAny = (request: VedicChartProfileRequest, ...sections: IncludedSection[]): boolean =>
  sections.some((section) => includes(request, section));

type Filled = ReturnType<typeof withDefaults<typeof VedicChartProfileRequest>>;

/** The request with its defaults, as the answer returns it. */
const requestEcho = (request: Filled): VedicChartProfileRequest => ({
  dt: request.dt,
  current_dt: request.current_dt ?? null,
  observer_lat: request.observer_lat,
  observer_lon: request.observer_lon,
  observer_elev_m: request.observer_elev_m,
  house_system: request.house_system,
  bodies: request.bodies ?? null,
  include_nodes: request.include_nodes,
  ayanamsa_system: request.ayanamsa_system,
  hora_lord: request.hora_lord ?? null,
  dasha_levels: request.dasha_levels,
  dasha_include_sub: request.dasha_include_sub,
  dasha_year_basis: request.dasha_year_basis ?? null,
  include: {
    chart: includes(request, 'chart'),
    panchanga: includes(request, 'panchanga'),
    panchanga_profile: includes(request, 'panchanga_profile'),
    shadbala: includes(request, 'shadbala'),
    shadbala_profile: includes(request, 'shadbala_profile'),
    dasha_current: includes(request, 'dasha_current'),
    dasha_lord_pair: includes(request, 'dasha_lord_pair'),
  },
  panchanga_policy: request.panchanga_policy ?? null,
  shadbala_policy: request.shadbala_policy ?? null,
  ayanamsa_mode: request.ayanamsa_mode,
  place_center: request.place_center,
  place_reduction: request.place_reduction,
  sunrise_definition: request.sunrise_definition,
  no_sunrise: request.no_sunrise,
});

/** The day from sunrise to sunrise for the weekday and the strengths of time. Errors: InvalidInput, OutOfCoverage. */
function dayOf(engine: Engine, request: Filled): VedicDay {
  const { ut1J2k } = engine.time.instantFromIso(request.dt, '/dt'),
    { observer_lat: latitudeDeg, observer_lon: longitudeDeg, observer_elev_m: elevationM } = request;
  return vedicDayAt(engine, { latitudeDeg, longitudeDeg, elevationM }, ut1J2k, request);
}

/** Both panchanga sections from one evaluation; null for the ones that are not included. */
function limbs(engine: Engine, request: Filled, day: VedicDay | undefined) {
  if (!includesAny(request, 'panchanga', 'panchanga_profile')) return { panchanga: null, panchanga_profile: null };
  const system = requestedAyanamsa(
    request.ayanamsa_system,
    request.panchanga_policy,
    '/panchanga_policy/ayanamsa_system',
  );
  const panchanga = panchangaAt(engine, request, system, day);
  return {
    panchanga: includes(request, 'panchanga') ? panchanga : null,
    panchanga_profile: includes(request, 'panchanga_profile')
      ? panchangaProfile(panchanga, request.panchanga_policy)
      : null,
  };
}

/** Both shadbala sections from one evaluation. Errors: InvalidInput, also at the poles, which have no Lagna. */
function strengths(engine: Engine, request: Filled, day: VedicDay | undefined) {
  if (!includesAny(request, 'shadbala', 'shadbala_profile')) return { shadbala: null, shadbala_profile: null };
  if (Math.abs(request.observer_lat) === 90)
    throw new InvalidInput({
      field: '/observer_lat',
      message: 'must not be a pole when shadbala is included: the poles have no Lagna',
      given: request.observer_lat,
      allowed: 'a latitude above -90 and below 90, or include without shadbala and shadbala_profile',
    });
  const ayanamsa_system = requestedAyanamsa(
    request.ayanamsa_system,
    request.shadbala_policy,
    '/shadbala_policy/ayanamsa_system',
  );
  const policy = { ...request.shadbala_policy, ayanamsa_system };
  const chart = strengthChart(engine, { ...request, ayanamsa_system, policy }, day);
  return {
    shadbala: includes(request, 'shadbala') ? shadbalaResultOf(engine, chart) : null,
    shadbala_profile: includes(request, 'shadbala_profile') ? shadbalaProfileOf(engine, chart) : null,
  };
}

/** Both sections of the vimshottari periods in force at `current_dt`. Errors: InvalidInput, also without `current_dt`. */
function periods(engine: Engine, request: Filled) {
  if (!includesAny(request, 'dasha_current', 'dasha_lord_pair')) return { dasha_current: null, dasha_lord_pair: null };
  const now = request.current_dt ?? null;
  if (now === null)
    throw new InvalidInput({
      field: '/current_dt',
      message: 'is required when dasha_current or dasha_lord_pair is included',
      allowed: 'an ISO 8601 datetime with Z or an offset, or include without both sections',
    });
  const observer =
    request.place_center === 'topocentric'
      ? {
          observer_lat: request.observer_lat,
          observer_lon: request.observer_lon,
          observer_elev_m: request.observer_elev_m,
        }
      : {};
  const { dt, ayanamsa_mode, place_center, place_reduction, dasha_levels } = request,
    line = { levels: dasha_levels, includeSub: request.dasha_include_sub };
  const birth = birthOf(
    engine,
    {
      dt,
      ayanamsa: request.ayanamsa_system,
      year_basis: request.dasha_year_basis,
      ayanamsa_mode,
      place_center,
      place_reduction,
      ...observer,
    },
    '',
  );
  return {
    dasha_current: includes(request, 'dasha_current') ? currentOf(engine, birth, now, line) : null,
    dasha_lord_pair: includes(request, 'dasha_lord_pair') ? lordPairOf(engine, birth, now, dasha_levels) : null,
  };
}

/**
 * POST /v1/vedic/chart-profile: the answers of several routes. Limbs, strengths and periods are each evaluated once, and the solar day once for
 * limbs and strengths. Errors: InvalidInput, OutOfCoverage.
 */
export function vedicProfile(engine: Engine, input: VedicChartProfileRequest): VedicChartProfileResponse {
  const request = withDefaults(VedicChartProfileRequest, input);
  const { dt, observer_lat, observer_lon, observer_elev_m, bodies, include_nodes } = request;
  ayanamsaSystem(request.ayanamsa_system, '/ayanamsa_system');
  const chart = includes(request, 'chart')
    ? chartReduction(engine, { dt, observer_lat, observer_lon, observer_elev_m, bodies, include_nodes })
    : null;
  const needsDay = includesAny(request, 'panchanga', 'panchanga_profile', 'shadbala', 'shadbala_profile'),
    day = needsDay ? dayOf(engine, request) : undefined;
  const sections = {
    chart: chart?.result ?? null,
    chart_reduction: chart?.reduction ?? null,
    ...limbs(engine, request, day),
    ...strengths(engine, request, day),
    ...periods(engine, request),
  };
  const { included, provenance } = answeredSections('/v1/vedic/chart-profile', SURFACES, sections);
  return { layer: 'vedic', request: requestEcho(request), included_sections: included, ...sections, provenance };
}
