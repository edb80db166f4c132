import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Houses } from '../../../sky/houses/resolve.js';
import type { Instant } from '../../../time/instant.js';
import { housePolicyAnswer, housesAnswer, housesAt } from '../../../wire/houses.js';
import { jdOfInstant } from '../../../wire/instant.js';
import type {
  AnchorEvent,
  MundaneLocalProjectionReceiptResponse,
  MundaneNotEvaluableResponse,
} from './profile-schema.js';
import { epochUt1 } from './receipts.js';
import type { EclipseEventReceiptResponse, MundaneLocationResponse } from './receipt-schema.js';
import type { MundaneEventChartProfileRequest, MundaneLocationRequest } from './schema.js';

/** The place of a request, with the period [from, until) of its role. */
export interface MundanePlace {
  readonly request: MundaneLocationRequest;
  readonly from: Instant | null;
  readonly until: Instant | null;
}

/**
 * The place of a request. Errors: InvalidInput for a role without a start, and for an end that is not after the start.
 */
export function placeOf(engine: Engine, request: MundaneLocationRequest): MundanePlace {
  const at = (name: 'valid_from_utc' | 'valid_until_utc'): Instant | null => {
    const text = request[name];
    return text === null ? null : engine.time.instantFromIso(text, `/location/${name}`);
  };
  const from = at('valid_from_utc'),
    until = at('valid_until_utc');
  if (request.role !== 'user_specified' && from === null)
    throw new InvalidInput({
      field: '/location/valid_from_utc',
      message: `is required for a place with the role ${request.role}`,
      given: null,
      allowed: 'an instant, or the role user_specified',
    });
  if (from !== null && until !== null && until.ut1J2k <= from.ut1J2k)
    throw new InvalidInput({
      field: '/location/valid_until_utc',
      message: 'must be after valid_from_utc',
      given: request.valid_until_utc,
      allowed: 'an instant after valid_from_utc',
    });
  return { request, from, until };
}

/** The place of a request in the wire shape. */
export const placeAnswer = ({ request, from, until }: MundanePlace): MundaneLocationResponse => ({
  label: request.label,
  latitude_deg: request.latitude_deg,
  longitude_deg_east: request.longitude_deg_east,
  role: request.role,
  source_id: request.source_id,
  valid_from: from === null ? null : epochUt1(from),
  valid_until: until === null ? null : epochUt1(until),
});

const isValidAt = ({ from, until }: MundanePlace, instant: Instant): boolean => {
  const jd = jdOfInstant(instant);
  return (from === null || jd >= jdOfInstant(from)) && (until === null || jd < jdOfInstant(until));
};

/**
 * The houses of the requested system at a place and instant; null with the reason if they are undefined. Errors: OutOfCoverage.
 */
function strictHouses(
  engine: Engine,
  instant: Instant,
  { request }: MundanePlace,
  system: string,
): { readonly houses: Houses } | { readonly failure: string } {
  try {
    return {
      houses: housesAt(
        engine,
        instant,
        {
          latitude: request.latitude_deg,
          longitude: request.longitude_deg_east,
          system,
          policy: { unknown_system: 'raise', polar_fallback: 'raise' },
        },
        { system: '/house_system', latitude: '/location/latitude_deg' },
      ),
    };
  } catch (error) {
    if (error instanceof InvalidInput) return { failure: error.message };
    throw error;
  }
}

/** The figure of an event at the place, or the reason why there is none. The event itself does not depend on it. */
export function localProjection(
  engine: Engine,
  place: MundanePlace,
  system: MundaneEventChartProfileRequest['house_system'],
  event: { readonly receipt: AnchorEvent; readonly instant: Instant },
): { readonly receipt: MundaneLocalProjectionReceiptResponse } | { readonly issue: MundaneNotEvaluableResponse } {
  const component = 'local_chart_projection' as const;
  if (!isValidAt(place, event.instant))
    return {
      issue: {
        component,
        reason: 'location_not_valid_at_event',
        missing_inputs: ['location_valid_at_event'],
        detail: `${place.request.label} is not the ${place.request.role} at the event`,
      },
    };
  const cast = strictHouses(engine, event.instant, place, system);
  if ('failure' in cast)
    return {
      issue: { component, reason: 'house_projection_failed', missing_inputs: [], detail: cast.failure },
    };
  const { receipt } = event;
  return {
    receipt: {
      anchor_event: receipt,
      house_computation: {
        event_epoch: epochUt1(event.instant),
        location: placeAnswer(place),
        requested_house_system: system,
        policy: housePolicyAnswer(cast.houses.policy),
        houses: housesAnswer(cast.houses),
        calculator_id: 'engine.houses.calculate_houses',
      },
      chart_epoch_kind: isEclipse(receipt) ? receipt.anchor_epoch_kind : null,
    },
  };
}

const isEclipse = (receipt: AnchorEvent): receipt is EclipseEventReceiptResponse => receipt.event_type === 'eclipse';
