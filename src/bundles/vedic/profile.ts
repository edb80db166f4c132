import type { Engine } from '../../engine.js';
import { chartReduction } from '../../families/core/chart/chart.js';
import { birthOf, currentOf, lordPairOf } from '../../families/predictive/dasha/vimshottari.js';
import { panchangaProfile } from '../../families/vedic/panchanga/panchanga.js';
import { strengthChart } from '../../families/vedic/shadbala/chart.js';
import { shadbalaProfileOf, shadbalaResultOf } from '../../families/vedic/shadbala/shadbala.js';
import { InvalidInput } from '../../kernel/errors.js';
import { ayanamsaSystem } from '../../wire/ayanamsa.js';
import { panchangaAt, requestedAyanamsa } from '../../services/panchanga.js';
import { answeredSections } from '../profile-bundle.js';
import { vedicDayAt } from '../../services/vedic-day.js';
import type { VedicDay } from '../../services/vedic-day.js';
import { DEFAULT_SECTIONS } from './schema.js';
import type { IncludedSection, VedicChartProfileRequest, VedicChartProfileResponse, VedicSection } from './schema.js';

/** The routes whose answers stand under the sections, in order. */
const SURFACES: readonly (readonly [surface: string, sections: readonly VedicSection[]])[] = [
  ['POST /v1/chart/reduction', ['chart', 'chart_reduction']],
  ['POST /v1/panchanga/chart', ['panchanga']],
  ['POST /v1/panchanga/chart/profile', ['panchanga_profile']],
  ['POST /v1/shadbala/chart', ['shadbala']],
  ['POST /v1/shadbala/chart/profile', ['shadbala_profile']],
  ['POST /v1/dasha/vimshottari/current', ['dasha_current']],
  ['POST /v1/dasha/vimshottari/lord-pair', ['dasha_lord_pair']],
];

/** Which sections are asked for. */
export const includes = (request: VedicChartProfileRequest, section: IncludedSection): boolean =>
  request.include?.[section] ?? DEFAULT_SECTIONS[section];
/** Whether any of them is. */
export const includesAny = (request: VedicChartProfileRequest, ...sections: IncludedSection[]): boolean =>
  sections.some((section) => includes(request, section));

/** The request with its defaults, as the answer repeats it. */
const echoed = (request: VedicChartProfileRequest): VedicChartProfileRequest => ({
  dt: request.dt,
  current_dt: request.current_dt ?? null,
  observer_lat: request.observer_lat,
  observer_lon: request.observer_lon,
  observer_elev_m: request.observer_elev_m ?? 0,
  house_system: request.house_system ?? 'P',
  bodies: request.bodies ?? null,
  include_nodes: request.include_nodes ?? true,
  ayanamsa_system: request.ayanamsa_system ?? 'authI',
  hora_lord: request.hora_lord ?? null,
  dasha_levels: request.dasha_levels ?? 5,
  dasha_include_sub: request.dasha_include_sub ?? true,
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
  ayanamsa_mode: request.ayanamsa_mode ?? 'true',
  place_center: request.place_center ?? 'geocentric',
  place_reduction: request.place_reduction ?? 'apparent',
  sunrise_definition: request.sunrise_definition ?? 'upper_limb_refracted',
  no_sunrise: request.no_sunrise ?? 'mean_day',
});

/** The day from sunrise to sunrise that the weekday and the strengths of time stand on. Errors: InvalidInput, OutOfCoverage. */
function dayOf(engine: Engine, request: VedicChartProfileRequest): VedicDay {
  const { ut1J2k } = engine.time.instantFromIso(request.dt, '/dt'),
    { observer_lat: latitudeDeg, observer_lon: longitudeDeg, observer_elev_m: elevationM = 0 } = request;
  return vedicDayAt(engine, { latitudeDeg, longitudeDeg, elevationM }, ut1J2k, request);
}

/** Both answers of the five limbs, of one evaluation; null where none is asked for. */
function limbs(engine: Engine, request: VedicChartProfileRequest, day: VedicDay | undefined) {
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

/** Both answers of the six strengths. Errors: InvalidInput also at the poles, where no Lagna is. */
function strengths(engine: Engine, request: VedicChartProfileRequest, day: VedicDay | undefined) {
  if (!includesAny(request, 'shadbala', 'shadbala_profile')) return { shadbala: null, shadbala_profile: null };
  if (Math.abs(request.observer_lat) === 90)
    throw new InvalidInput({
      field: '/observer_lat',
      message: 'shadbala needs a Lagna, which the poles have not',
      given: request.observer_lat,
      allowed: 'a latitude between -90 and 90, or include without shadbala and shadbala_profile',
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

/** Both answers of the vimshottari periods that run at `current_dt`. Errors: InvalidInput also where it is not given. */
function periods(engine: Engine, request: VedicChartProfileRequest) {
  if (!includesAny(request, 'dasha_current', 'dasha_lord_pair')) return { dasha_current: null, dasha_lord_pair: null };
  const now = request.current_dt ?? null;
  if (now === null)
    throw new InvalidInput({
      field: '/current_dt',
      message: 'dasha_current and dasha_lord_pair tell of the periods that run at an instant: give current_dt',
      allowed: 'an ISO 8601 datetime with Z or an offset, or include without the two',
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
 * POST /v1/vedic/chart-profile: the answers of the routes side by side. Limbs, strengths and periods are each evaluated once, and the
 * solar day once for limbs and strengths. Errors: InvalidInput, OutOfCoverage.
 */
export function vedicProfile(engine: Engine, request: VedicChartProfileRequest): VedicChartProfileResponse {
  const { dt, observer_lat, observer_lon, observer_elev_m, bodies, include_nodes } = request;
  ayanamsaSystem(request.ayanamsa_system ?? 'authI', '/ayanamsa_system');
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
  return { layer: 'vedic', request: echoed(request), included_sections: included, ...sections, provenance };
}
