import type { Engine } from '../../engine.js';
import { DignityComputationPolicyRequest } from '../../contract/dignity-policy.js';
import { chartProfileOf, dignitiesOf, evaluated } from '../../families/classical/dignities/dignities.js';
import { chartReduction } from '../../families/core/chart/chart.js';
import { housesReduction } from '../../families/core/houses/houses.js';
import { answeredSections } from '../profile-bundle.js';
import { defaultOf, withDefaults } from '../../contract/defaults.js';
import { WesternChartProfileRequest } from './schema.js';
import type { WesternChartProfileResponse, WesternSection } from './schema.js';

/** The routes of the sections, in order. */
const SURFACES: readonly (readonly [surface: string, sections: readonly WesternSection[]])[] = [
  ['POST /v1/chart/reduction', ['chart', 'chart_reduction']],
  ['POST /v1/houses/reduction', ['houses', 'houses_reduction']],
  ['POST /v1/dignities/chart', ['dignities']],
  ['POST /v1/dignities/chart/profile', ['dignity_profile']],
];

type IncludedSection = keyof NonNullable<WesternChartProfileRequest['include']>;

/** Whether a section is included; by default all are. */
export const includes = (request: WesternChartProfileRequest, section: IncludedSection): boolean =>
  request.include?.[section] ?? true;

const fields = WesternChartProfileRequest.properties;

/** The request with its defaults, as the answer echoes it. */
const requestEcho = (request: WesternChartProfileRequest): WesternChartProfileRequest => ({
  dt: request.dt,
  observer_lat: request.observer_lat,
  observer_lon: request.observer_lon,
  observer_elev_m: request.observer_elev_m ?? defaultOf(fields.observer_elev_m),
  house_system: request.house_system ?? defaultOf(fields.house_system),
  bodies: request.bodies ?? null,
  include_nodes: request.include_nodes ?? defaultOf(fields.include_nodes),
  include: {
    chart: includes(request, 'chart'),
    houses: includes(request, 'houses'),
    dignities: includes(request, 'dignities'),
    dignity_profile: includes(request, 'dignity_profile'),
  },
  house_policy: request.house_policy ?? null,
  dignity_policy: request.dignity_policy ? withDefaults(DignityComputationPolicyRequest, request.dignity_policy) : null,
});

/**
 * POST /v1/western/chart-profile: the answers of several routes. Both dignity sections use one evaluation. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function westernProfile(engine: Engine, request: WesternChartProfileRequest): WesternChartProfileResponse {
  const { dt, observer_lat, observer_lon, observer_elev_m, house_system, house_policy } = request;
  const observer = { dt, observer_lat, observer_lon, observer_elev_m };
  const chart = includes(request, 'chart')
    ? chartReduction(engine, { ...observer, bodies: request.bodies, include_nodes: request.include_nodes })
    : null;
  const houses = includes(request, 'houses')
    ? housesReduction(
        engine,
        {
          dt,
          latitude: observer_lat,
          longitude: observer_lon,
          system: house_system ?? defaultOf(fields.house_system),
          policy: house_policy,
        },
        { system: '/house_system', latitude: '/observer_lat' },
      )
    : null;
  const includesDignities = includes(request, 'dignities'),
    includesProfile = includes(request, 'dignity_profile');
  const dignities =
    includesDignities || includesProfile
      ? evaluated(engine, { ...observer, house_system, house_policy, policy: request.dignity_policy ?? undefined })
      : null;
  const sections = {
    chart: chart?.result ?? null,
    chart_reduction: chart?.reduction ?? null,
    houses: houses?.result ?? null,
    houses_reduction: houses?.reduction ?? null,
    dignities: dignities !== null && includesDignities ? dignitiesOf(engine, dignities) : null,
    dignity_profile: dignities !== null && includesProfile ? chartProfileOf(engine, dignities) : null,
  };
  const { included, provenance } = answeredSections('/v1/western/chart-profile', SURFACES, sections);
  return {
    layer: 'western',
    request: requestEcho(request),
    included_sections: included,
    ...sections,
    provenance,
  };
}
