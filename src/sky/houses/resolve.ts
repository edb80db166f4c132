import { InvalidInput } from '../../kernel/errors.js';
import { equal } from './equal.js';
import { cuspOrder } from './cusp-order.js';
import type { HouseFigure } from './figure.js';
import { placidus } from './placidus.js';
import { porphyry } from './porphyry.js';
import type { CuspFailure, HouseSystem } from './system.js';
import { findHouseSystem, HOUSE_SYSTEM_NAMES, suggestHouseSystems } from './systems.js';
import { wholeSign } from './whole-sign.js';

/** Policy for an unknown system, and for a system whose definition gives no figure at the place and instant. */
export interface HousePolicy {
  readonly unknownSystem: 'fallback_to_placidus' | 'raise';
  readonly polarFallback:
    | 'fallback_to_porphyry'
    | 'fallback_to_equal'
    | 'fallback_to_whole_sign'
    | 'raise' // InvalidInput
    | 'experimental_search';
}

/** The default policy. */
export const DEFAULT_HOUSE_POLICY: HousePolicy = {
  unknownSystem: 'fallback_to_placidus',
  polarFallback: 'fallback_to_porphyry',
};
/** The default system. */
export const DEFAULT_HOUSE_SYSTEM = placidus;

/** JSON pointers of the two request fields that an error may name. */
export interface HousePointers {
  readonly system: string;
  readonly latitude: string;
}
/** Pointers of a request with both fields at its top level. */
export const HOUSE_POINTERS: HousePointers = { system: '/system', latitude: '/latitude' };

/** Cusps, with the requested and the effective system and the reason of a difference. */
export interface Houses {
  readonly figure: HouseFigure;
  /** Code of the requested system, or the unknown name as given. */
  readonly requested: string;
  readonly effective: HouseSystem;
  readonly fallback: boolean;
  readonly fallbackReason: string | null;
  readonly policy: HousePolicy;
  /** Twelve longitudes, degrees of the true ecliptic of date, in the order of the signs. */
  readonly cusps: Float64Array;
  /** Unusual properties of the figure; usually empty. */
  readonly conditions: readonly FigureCondition[];
}

type FigureCondition =
  | 'geographic_pole'
  | 'midheaven_below_horizon'
  | 'ecliptic_in_horizon'
  | 'ecliptic_in_prime_vertical'
  | 'cusps_out_of_order';

const REASONS: Record<CuspFailure, string> = {
  midheaven_below_horizon:
    'the midheaven is below the horizon, and the house circles run against the order of the signs',
  midheaven_degree_circumpolar:
    'the degree on the meridian never crosses the horizon of this latitude and has no semi-arc',
  cusp_degree_circumpolar: 'no degree that rises and sets at this latitude fulfils the definition of every cusp',
  cusp_ambiguous: 'several degrees fulfil the definition of a cusp',
  sun_circumpolar: 'the Sun does not cross the horizon of this latitude on that day and has no arcs',
  house_axis_in_ecliptic: 'the common axis of the house circles is in the ecliptic',
  quadrant_vanishes: 'ascendant and meridian coincide',
  cusps_out_of_order: 'the cusps do not follow each other in the order of the signs',
  sun_longitude_required: 'the system needs the longitude of the Sun',
};

/**
 * The system of a requested name; null and undefined select the default, Placidus. `unknown` is true when Placidus replaces an unknown
 * name. Errors: InvalidInput under the policy `raise`.
 */
export function requestedSystem(
  name: string | null | undefined,
  policy: HousePolicy,
  pointers: HousePointers = HOUSE_POINTERS,
): { requested: string; system: HouseSystem; unknown: boolean } {
  if (name === null || name === undefined)
    return { requested: DEFAULT_HOUSE_SYSTEM.code, system: DEFAULT_HOUSE_SYSTEM, unknown: false };
  const system = findHouseSystem(name);
  if (system) return { requested: system.code, system, unknown: false };
  if (policy.unknownSystem === 'raise') {
    throw new InvalidInput({
      field: pointers.system,
      message: 'is not a known house system',
      given: name,
      allowed: HOUSE_SYSTEM_NAMES,
      suggestions: suggestHouseSystems(name),
    });
  }
  return { requested: name, system: placidus, unknown: true };
}

/** Cusps by the definition of the system, or by the wider search that the policy allows. Returns null or the reason of a failure. */
function attempt(system: HouseSystem, figure: HouseFigure, policy: HousePolicy, out: Float64Array): CuspFailure | null {
  const failure = system.cusps(figure, out);
  if (failure === null || policy.polarFallback !== 'experimental_search') return failure;
  // The definition gives a figure, but not in the order of the signs: it is returned, and `conditions` reports it.
  if (failure === 'midheaven_below_horizon' || failure === 'cusps_out_of_order') return null;
  return system.search && failure !== 'sun_longitude_required' ? system.search(figure, out) : failure;
}

const FALLBACKS = {
  fallback_to_porphyry: porphyry,
  fallback_to_equal: equal,
  fallback_to_whole_sign: wholeSign,
} as const;

/**
 * Computes the houses of a figure under a policy. A replacement is never silent: `fallbackReason` names it with its reason. Errors:
 * InvalidInput with latitude and reason under the policy `raise`, and when `experimental_search` finds nothing.
 */
export function resolveHouses(
  figure: HouseFigure,
  name: string | null | undefined,
  policy: HousePolicy = DEFAULT_HOUSE_POLICY,
  pointers: HousePointers = HOUSE_POINTERS,
): Houses {
  const { requested, system, unknown } = requestedSystem(name, policy, pointers);
  const cusps = new Float64Array(12);
  const reasons: string[] = unknown
    ? [
        `house system ${JSON.stringify(requested)} is unknown: replaced by Placidus (unknown_system ${policy.unknownSystem})`,
      ]
    : [];
  let effective = system;
  const failure = attempt(system, figure, policy, cusps);
  if (failure !== null) {
    if (
      failure === 'sun_longitude_required' ||
      policy.polarFallback === 'raise' ||
      policy.polarFallback === 'experimental_search'
    ) {
      throw new InvalidInput(
        {
          field: failure === 'sun_longitude_required' ? pointers.system : pointers.latitude,
          message: `has no ${system.name} houses: ${REASONS[failure]}`,
          given: failure === 'sun_longitude_required' ? requested : figure.latitudeDeg,
          allowed: 'a house system without this limit (Porphyry, Equal, Whole Sign), or a fallback policy',
        },
        { reason: failure, system: system.code, polar_fallback: policy.polarFallback },
      );
    }
    effective = FALLBACKS[policy.polarFallback];
    effective.cusps(figure, cusps);
    reasons.push(
      `${system.name} is undefined here, ${REASONS[failure]} (${failure}): replaced by ${effective.name} (polar_fallback ${policy.polarFallback})`,
    );
  }
  return {
    figure,
    requested,
    effective,
    fallback: reasons.length > 0,
    fallbackReason: reasons.length ? reasons.join('; ') : null,
    policy,
    cusps,
    conditions: conditionsOf(figure, cusps),
  };
}

function conditionsOf(figure: HouseFigure, cusps: Float64Array): FigureCondition[] {
  const list: FigureCondition[] = [];
  if (figure.cosLatitude === 0) list.push('geographic_pole');
  if (!figure.midheavenAboveHorizon) list.push('midheaven_below_horizon');
  if (figure.eclipticInHorizon) list.push('ecliptic_in_horizon');
  if (figure.vertexDeg === null) list.push('ecliptic_in_prime_vertical');
  if (cuspOrder(cusps) !== 'direct') list.push('cusps_out_of_order');
  return list;
}
