import type { AspectDataResponse } from '../../../contract/aspects.js';
import type { ChartResponse } from '../../../contract/chart.js';
import { NODE_NAMES } from '../../../doctrine/aspects/aspects.js';
import type { AspectPoint } from '../../../doctrine/aspects/aspects.js';
import { crossAspectAnswers } from '../../../wire/aspects.js';
import { chartPoints } from '../../../services/party.js';
import { pairBasis, pairCharts } from '../../../services/relationship/pair.js';
import type { PairCharts } from '../../../services/relationship/pair.js';
import { conditionProfile, pairLabels, relation } from '../../../services/relationship/relations.js';
import type { PairLabels } from '../../../services/relationship/relations.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { MAX_CONTACTS, PAIR_DEFAULTS } from './schema.js';
import type {
  SynastryAspectSearchResponse,
  SynastryConditionProfileListResponse,
  SynastryContactResponse,
  SynastryContactSearchResponse,
  SynastryPairRequest,
  SynastryRelationListResponse,
} from './schema.js';

/**
 * The points of a chart: bodies with their speeds at birth, then (with `includeNodes`) nodes and apogees without speed,
 * so that only contacts between bodies apply or separate.
 */
function contactPoints(chart: ChartResponse, includeNodes: boolean): AspectPoint[] {
  const points = chartPoints(chart);
  if (!includeNodes) return points.filter(({ name }) => name in chart.planets);
  return points.map((point) =>
    NODE_NAMES.has(point.name) && !(point.name in chart.planets) ? { ...point, speedDegPerDay: null } : point,
  );
}

interface Contacts {
  readonly charts: PairCharts;
  readonly aspects: readonly AspectDataResponse[];
  readonly first: readonly AspectPoint[];
  readonly second: readonly AspectPoint[];
}

function findContacts(engine: Engine, request: SynastryPairRequest, charts = pairCharts(engine, request)): Contacts {
  const includeNodes = request.include_nodes ?? PAIR_DEFAULTS.includeNodes;
  const first = contactPoints(charts.first.chart, includeNodes),
    second = contactPoints(charts.second.chart, includeNodes);
  const aspects = crossAspectAnswers(
    first,
    second,
    request.tier ?? PAIR_DEFAULTS.tier,
    request.orb_factor ?? PAIR_DEFAULTS.orbFactor,
  );
  if (aspects.length > MAX_CONTACTS) {
    throw new InvalidInput({
      field: '/orb_factor',
      message: `leads to more than ${MAX_CONTACTS} contacts`,
      given: aspects.length,
      allowed: `at most ${MAX_CONTACTS} contacts: fewer bodies, tier 1, or a smaller orb factor`,
    });
  }
  return { charts, aspects, first, second };
}

/**
 * POST /v1/synastry/aspects: all aspects from points of the first chart to points of the second, sorted by orb. Errors:
 * InvalidInput.
 */
export function synastryAspects(engine: Engine, request: SynastryPairRequest): SynastryAspectSearchResponse {
  pairLabels(request);
  const { charts, aspects } = findContacts(engine, request);
  return { events: [...aspects], computation_basis: pairBasis(charts) };
}

const contactRelation = (aspect: AspectDataResponse, labels: PairLabels) =>
  relation('cross_chart_contact', 'aspect', labels, { first: aspect.body1, second: aspect.body2 });

/**
 * The contacts of two charts with their derivation, in answer shape. Errors: InvalidInput for more than MAX_CONTACTS
 * contacts.
 */
export function contactsOf(
  engine: Engine,
  request: SynastryPairRequest,
  charts?: PairCharts,
): { events: SynastryContactResponse[]; charts: PairCharts } {
  const labels = pairLabels(request),
    found = findContacts(engine, request, charts);
  const speeds = (points: readonly AspectPoint[]): Map<string, number | null> =>
    new Map(points.map(({ name, speedDegPerDay }) => [name, speedDegPerDay ?? null]));
  const firstSpeeds = speeds(found.first),
    secondSpeeds = speeds(found.second);
  const tier = request.tier ?? PAIR_DEFAULTS.tier,
    orbFactor = request.orb_factor ?? PAIR_DEFAULTS.orbFactor,
    includesNodes = request.include_nodes ?? PAIR_DEFAULTS.includeNodes;
  const events = found.aspects.map((aspect): SynastryContactResponse => {
    const made = contactRelation(aspect, labels);
    return {
      aspect,
      truth: {
        source_label: labels.first,
        target_label: labels.second,
        source_body: aspect.body1,
        target_body: aspect.body2,
        tier,
        include_nodes: includesNodes,
        orb_factor: orbFactor,
        custom_orbs: false,
        source_speed: firstSpeeds.get(aspect.body1) ?? null,
        target_speed: secondSpeeds.get(aspect.body2) ?? null,
      },
      classification: {
        contact_mode: 'cross_chart_aspect',
        pair_mode: 'pair',
        includes_nodes: includesNodes,
        uses_custom_orbs: false,
      },
      relation: made,
      condition_profile: conditionProfile('cross_chart_aspect', made, { includes_nodes: includesNodes }),
    };
  });
  return { events, charts: found.charts };
}

/** POST /v1/synastry/contacts: the contacts with their derivation. Errors: InvalidInput, OutOfCoverage. */
export function synastryContacts(engine: Engine, request: SynastryPairRequest): SynastryContactSearchResponse {
  const { events, charts } = contactsOf(engine, request);
  return { events, computation_basis: pairBasis(charts) };
}

/** POST /v1/synastry/contact-relations: one relation for each contact. Errors: InvalidInput, OutOfCoverage. */
export function contactRelations(engine: Engine, request: SynastryPairRequest): SynastryRelationListResponse {
  const labels = pairLabels(request),
    { aspects, charts } = findContacts(engine, request);
  return { relations: aspects.map((aspect) => contactRelation(aspect, labels)), computation_basis: pairBasis(charts) };
}

/**
 * POST /v1/synastry/condition-profiles: one structural profile for each contact. Errors: InvalidInput, OutOfCoverage.
 */
export function contactProfiles(engine: Engine, request: SynastryPairRequest): SynastryConditionProfileListResponse {
  const labels = pairLabels(request),
    { aspects, charts } = findContacts(engine, request),
    includesNodes = request.include_nodes ?? PAIR_DEFAULTS.includeNodes;
  return {
    profiles: aspects.map((aspect) =>
      conditionProfile('cross_chart_aspect', contactRelation(aspect, labels), { includes_nodes: includesNodes }),
    ),
    computation_basis: pairBasis(charts),
  };
}
