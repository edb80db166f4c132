import { SIGNS, signIndex } from '../../../doctrine/zodiac/zodiac.js';
import { MODALITIES, rameseyIngresses } from '../../../doctrine/mundane/revolution.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { figureAt } from '../../../wire/houses.js';
import { placeAnswer } from './location.js';
import type { MundanePlace } from './location.js';
import { clockOf } from './receipts.js';
import type {
  CardinalIngressReceiptResponse,
  CardinalIngressSelectionReceiptResponse,
  PrecedingSyzygySelectionReceiptResponse,
  PrimarySyzygyReceiptResponse,
  RameseyIngressCadenceResponse,
} from './receipt-schema.js';
import { ingressesIn, syzygiesIn } from './roots.js';
import type { Dated } from './roots.js';
import { INGRESSES } from './schema.js';
import type { CardinalIngress, CardinalIngressProfileRequest } from './schema.js';
import { intervalAnswer } from './search.js';
import type { Interval } from './search.js';

/** Longest interval that can contain each ingress exactly once, days. */
export const YEAR_MAX_DAYS = 460;
/** Longer than the longest time between two new or two full Moons (29.9 days), days. */
const LUNATION_DAYS = 30.5;

type Ingress = Dated<CardinalIngressReceiptResponse>;

/** The four ingresses of an interval that contains each exactly once. Errors: InvalidInput on `/search_end_utc`. */
export function fourIngresses(engine: Engine, interval: Interval, given: string): Ingress[] {
  const found = ingressesIn(engine, interval);
  const counts = INGRESSES.map((name) => found.filter(({ receipt }) => receipt.ingress === name).length);
  if (counts.every((count) => count === 1)) return found;
  throw new InvalidInput({
    field: '/search_end_utc',
    message: `must end a search that contains each of the four ingresses exactly once; this one contains ${INGRESSES.map((name, i) => `${name} ${counts[i]}`).join(', ')}`,
    given,
    allowed: 'a year that begins and ends between two ingresses',
  });
}

/** The ingress of a name in a list that contains it. */
export const ingressNamed = (found: readonly Ingress[], name: CardinalIngress): Ingress =>
  found[found.findIndex(({ receipt }) => receipt.ingress === name)];

/** The number of charts of the year, by the sign that rises at the place at the Aries ingress. */
function cadence(engine: Engine, found: readonly Ingress[], place: MundanePlace): RameseyIngressCadenceResponse {
  const aries = ingressNamed(found, 'aries'),
    { latitude_deg, longitude_deg_east } = place.request;
  const { ascDeg } = figureAt(engine, aries.instant, latitude_deg, longitude_deg_east),
    sign = signIndex(ascDeg);
  const selected = rameseyIngresses(sign);
  return {
    aries_ingress: aries.receipt,
    ascendant: {
      aries_ingress: aries.receipt,
      location: placeAnswer(place),
      clock: clockOf(engine, aries.instant),
      ascendant_longitude_deg: ascDeg,
      ascendant_sign: SIGNS[sign],
      ascendant_modality: MODALITIES[sign % 3],
      local_angle_method_id: 'engine.houses.ascendant_of_apparent_sidereal_time_v1',
    },
    selected_ingresses: [...selected],
    chart_count: selected.length,
    policy: 'authA_1653_ascendant_modality_v1',
    source_reference: RAMESEY,
  };
}

const RAMESEY = 'William Ramesey, Astrologia Restaurata (London 1653), book IV, section 2; Ptolemy, Tetrabiblos II.10';
const ALL_FOUR = 'Ptolemy, Tetrabiblos II.10: the charts of the four turning points of the year';

/** The charts of the year under a policy. Errors: InvalidInput if the policy excludes the selected ingress. */
export function ingressSelection(
  engine: Engine,
  found: readonly Ingress[],
  interval: Interval,
  place: MundanePlace,
  request: Pick<CardinalIngressProfileRequest, 'selected_ingress' | 'selection_policy'>,
): CardinalIngressSelectionReceiptResponse {
  const all = found.map(({ receipt }) => receipt);
  const byAscendant =
    request.selection_policy === 'authA_1653_ascendant_modality_v1' ? cadence(engine, found, place) : null;
  const selected = all.filter(({ ingress }) => byAscendant?.selected_ingresses.includes(ingress) ?? true);
  if (!selected.some(({ ingress }) => ingress === request.selected_ingress))
    throw new InvalidInput({
      field: '/selected_ingress',
      message: `has no chart of its own with ${byAscendant?.ascendant.ascendant_sign ?? ''} rising at the Aries ingress: ${request.selected_ingress}`,
      given: request.selected_ingress,
      allowed: selected.map(({ ingress }) => ingress),
    });
  return {
    policy: request.selection_policy,
    search_interval: intervalAnswer(interval),
    all_events: all,
    selected_events: selected,
    source_reference: byAscendant === null ? ALL_FOUR : RAMESEY,
    authA_cadence: byAscendant,
  };
}

export interface PrecedingSyzygy {
  readonly selection: PrecedingSyzygySelectionReceiptResponse;
  readonly event: Dated<PrimarySyzygyReceiptResponse>;
}

const daysBefore = (engine: Engine, instant: Instant, days: number): Instant =>
  engine.time.instantFromTt(instant.ttJ2k - days);

/**
 * The last new and the last full Moon strictly before an ingress, in this order, and the later of them. Errors: OutOfCoverage.
 */
export function precedingSyzygy(engine: Engine, anchor: Ingress): PrecedingSyzygy {
  const interval = { start: daysBefore(engine, anchor.instant, LUNATION_DAYS), end: anchor.instant };
  const found = syzygiesIn(engine, interval);
  const candidates = (['new_moon', 'full_moon'] as const)
    .map((phase) => found.filter(({ receipt }) => receipt.phase === phase).at(-1))
    .filter((one) => one !== undefined);
  const event = candidates.reduce((one, other) => (other.instant.ttJ2k > one.instant.ttJ2k ? other : one));
  return {
    event,
    selection: {
      anchor_event: anchor.receipt,
      candidates: candidates.map(({ receipt }) => receipt),
      selected: event.receipt,
      comparison_timescale: 'ut1',
      policy_id: 'strictly_preceding_primary_syzygy_v1',
    },
  };
}
