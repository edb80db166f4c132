import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { eclipseEvent } from './eclipse.js';
import { localProjection, placeOf } from './location.js';
import type { MundanePlace } from './location.js';
import type {
  AnchorEvent,
  MundaneEventChartProfileResponse,
  MundaneNotEvaluableResponse,
  MundaneProfileResponse,
  MundaneSelection,
} from './profile-schema.js';
import { EXCLUDED_COMPONENTS } from './profile-schema.js';
import { METHODS } from './receipts.js';
import { conjunctionsIn } from './roots.js';
import type {
  CardinalIngressProfileRequest,
  EclipseProfileRequest,
  JupiterSaturnProfileRequest,
  MundaneEventChartProfileRequest,
  PrimarySyzygyProfileRequest,
} from './schema.js';
import { intervalAnswer, intervalOf } from './search.js';
import { fourIngresses, ingressNamed, ingressSelection, precedingSyzygy, YEAR_MAX_DAYS } from './year.js';

/** Longest search of conjunctions, days: four centuries, some twenty great conjunctions. */
const CONJUNCTION_MAX_DAYS = 146_100;
/** Longest search of an eclipse, days. */
const ECLIPSE_MAX_DAYS = 3660;

/** Result of a branch, before the place is used. */
interface Found {
  readonly selection: MundaneSelection;
  readonly event: { readonly receipt: AnchorEvent; readonly instant: Instant };
  readonly ingresses?: MundaneProfileResponse['cardinal_ingress_selection']['selection'];
  readonly syzygy?: MundaneProfileResponse['preceding_syzygy']['selection'];
}

function ofIngress(engine: Engine, request: CardinalIngressProfileRequest, place: MundanePlace): Found {
  const interval = intervalOf(engine, request, YEAR_MAX_DAYS),
    found = fourIngresses(engine, interval, request.search_end_utc),
    event = ingressNamed(found, request.selected_ingress);
  const ingresses = ingressSelection(engine, found, interval, place, request);
  return {
    selection: {
      event_type: 'cardinal_ingress',
      explicit_selected_ingress: request.selected_ingress,
      selection: ingresses,
    },
    event,
    ingresses,
    syzygy: precedingSyzygy(engine, event).selection,
  };
}

function ofSyzygy(engine: Engine, request: PrimarySyzygyProfileRequest): Found {
  const interval = intervalOf(engine, request, YEAR_MAX_DAYS),
    anchor = ingressNamed(fourIngresses(engine, interval, request.search_end_utc), request.anchor_ingress);
  const { selection, event } = precedingSyzygy(engine, anchor);
  return {
    selection: { event_type: 'primary_syzygy', anchor_ingress: request.anchor_ingress, selection },
    event,
  };
}

function ofEclipse(engine: Engine, request: EclipseProfileRequest): Found {
  const event = eclipseEvent(engine, request, intervalOf(engine, request, ECLIPSE_MAX_DAYS));
  return {
    selection: {
      event_type: 'eclipse',
      eclipse_kind: request.eclipse_kind,
      chart_epoch_kind: request.chart_epoch_kind,
      event: event.receipt,
    },
    event,
  };
}

function ofJupiterSaturn(engine: Engine, request: JupiterSaturnProfileRequest): Found {
  const interval = intervalOf(engine, request, CONJUNCTION_MAX_DAYS),
    found = conjunctionsIn(engine, interval);
  if (request.selected_root_index >= found.length)
    throw new InvalidInput({
      field: '/selected_root_index',
      message: `is outside the ${found.length} conjunctions of the search`,
      given: request.selected_root_index,
      allowed: found.length === 0 ? 'an index of a conjunction in the search' : `0 to ${found.length - 1}`,
    });
  return {
    selection: {
      event_type: 'jupiter_saturn_ecliptic_longitude_conjunction',
      selected_root_index: request.selected_root_index,
      sequence: { search_interval: intervalAnswer(interval), roots: found.map(({ receipt }) => receipt) },
    },
    event: found[request.selected_root_index],
  };
}

function found(engine: Engine, request: MundaneEventChartProfileRequest, place: MundanePlace): Found {
  switch (request.event_type) {
    case 'cardinal_ingress':
      return ofIngress(engine, request, place);
    case 'primary_syzygy':
      return ofSyzygy(engine, request);
    case 'eclipse':
      return ofEclipse(engine, request);
    case 'jupiter_saturn_ecliptic_longitude_conjunction':
      return ofJupiterSaturn(engine, request);
  }
}

const needsIngress = (component: MundaneNotEvaluableResponse['component']): MundaneNotEvaluableResponse => ({
  component,
  reason: 'event_semantics_mismatch',
  missing_inputs: ['cardinal_ingress_anchor'],
  detail: 'applies to the ingresses of a year; this profile has another event',
});
const LOCAL_ECLIPSE: MundaneNotEvaluableResponse = {
  component: 'local_eclipse_circumstances',
  reason: 'local_eclipse_circumstances_unavailable',
  missing_inputs: ['local_eclipse_circumstances'],
  detail: 'the eclipse routes answer the visibility at a place',
};
const SOURCES: Readonly<Record<MundaneEventChartProfileRequest['event_type'], readonly string[]>> = {
  cardinal_ingress: [...METHODS.ingress.refs, ...METHODS.syzygy.refs],
  primary_syzygy: [...METHODS.ingress.refs, ...METHODS.syzygy.refs],
  eclipse: METHODS.eclipse.refs,
  jupiter_saturn_ecliptic_longitude_conjunction: METHODS.jupiterSaturn.refs,
};

/**
 * POST /v1/mundane/event-chart-profile. An error at the place does not affect the event. Errors: InvalidInput, OutOfCoverage.
 */
export function eventChartProfile(
  engine: Engine,
  request: MundaneEventChartProfileRequest,
): MundaneEventChartProfileResponse {
  const place = placeOf(engine, request.location);
  const { selection, event, ingresses = null, syzygy = null } = found(engine, request, place);
  const local = localProjection(engine, place, request.house_system, event);
  const issues = {
    ingresses: ingresses === null ? needsIngress('cardinal_ingress_selection') : null,
    syzygy: syzygy === null ? needsIngress('preceding_primary_syzygy') : null,
    local: 'issue' in local ? local.issue : null,
    eclipse: request.event_type === 'eclipse' ? LOCAL_ECLIPSE : null,
  };
  const status = (issue: MundaneNotEvaluableResponse | null) => (issue === null ? 'evaluated' : 'not_evaluable');
  const sources = [
    ...SOURCES[request.event_type],
    'engine.houses.calculate_houses',
    'engine.mundane.compose_mundane_event_chart_profile',
    request.location.source_id,
  ];
  return {
    selection,
    profile: {
      status: 'evaluated',
      anchor_event: { status: 'evaluated', receipt: event.receipt, issue: null },
      cardinal_ingress_selection: {
        status: status(issues.ingresses),
        selection: ingresses,
        issue: issues.ingresses,
      },
      preceding_syzygy: { status: status(issues.syzygy), selection: syzygy, issue: issues.syzygy },
      local_projection: {
        status: status(issues.local),
        receipt: 'receipt' in local ? local.receipt : null,
        issue: issues.local,
      },
      provenance: {
        source_refs: [...new Set(sources)].sort(),
        engine_version: null,
        method_id: 'engine.mundane.compose_mundane_event_chart_profile.v1',
        derivation: 'engine_composition_of_revalidated_typed_component_receipts',
      },
      not_evaluable: Object.values(issues).filter((issue) => issue !== null),
      included_components: [
        'anchor_event',
        ...(issues.ingresses === null ? (['cardinal_ingress_selection'] as const) : []),
        ...(issues.syzygy === null ? (['preceding_primary_syzygy'] as const) : []),
        ...(issues.local === null ? (['local_chart_projection'] as const) : []),
      ],
      excluded_components: [...EXCLUDED_COMPONENTS],
    },
    computation_basis: engine.basis(event.instant),
  };
}
