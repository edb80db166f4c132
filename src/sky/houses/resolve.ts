import { InvalidInput } from '../../kernel/errors.js';
import { equal } from './equal.js';
import { cuspOrder } from './cusp-order.js';
import type { HouseFigure } from './figure.js';
import { placidus } from './placidus.js';
import { porphyry } from './porphyry.js';
import type { CuspFailure, HouseSystem } from './system.js';
import { findHouseSystem, HOUSE_SYSTEM_NAMES, suggestHouseSystems } from './systems.js';
import { wholeSign } from './whole-sign.js';

/** What to do when a system's name is unknown, and when its definition gives no figure for the place and moment. */
export interface HousePolicy {
  readonly unknownSystem: 'fallback_to_placidus' | 'raise';
  readonly polarFallback:
    | 'fallback_to_porphyry'
    | 'fallback_to_equal'
    | 'fallback_to_whole_sign'
    | 'raise' // InvalidInput
    | 'experimental_search';
}

export const DEFAULT_HOUSE_POLICY: HousePolicy = {
  unknownSystem: 'fallback_to_placidus',
  polarFallback: 'fallback_to_porphyry',
};
export const DEFAULT_HOUSE_SYSTEM = placidus;

/** Where in the request the two inputs stand that an error may name. */
export interface HousePointers {
  readonly system: string;
  readonly latitude: string;
}
export const HOUSE_POINTERS: HousePointers = { system: '/system', latitude: '/latitude' };

/** Cusps with what was asked for, what was done, and why they differ. */
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
  /** Tokens for what is unusual in the figure; empty as a rule. */
  readonly conditions: readonly FigureCondition[];
}

type FigureCondition =
  | 'geographic_pole'
  | 'midheaven_below_horizon'
  | 'ecliptic_in_horizon'
  | 'ecliptic_in_prime_vertical'
  | 'cusps_out_of_order';

const WHY: Record<CuspFailure, string> = {
  midheaven_below_horizon:
    'the midheaven is below the horizon, and the house circles run against the order of the signs',
  midheaven_degree_circumpolar:
    'the degree on the meridian never crosses the horizon of this latitude and has no semi-arc',
  cusp_degree_circumpolar: 'no degree that rises and sets at this latitude fulfils the definition of every cusp',
  cusp_ambiguous: 'several degrees fulfil the definition of a cusp',
  sun_circumpolar: 'the Sun does not cross the horizon of this latitude on that day and has no arcs',
  house_axis_in_ecliptic: 'the common axis of the house circles lies in the ecliptic',
  quadrant_vanishes: 'ascendant and meridian coincide',
  cusps_out_of_order: 'the cusps do not follow each other in the order of the signs',
  sun_longitude_required: 'the system needs the longitude of the Sun',
};

/** The system a request names; null and undefined name the default, Placidus. Throws InvalidInput under `raise`. */
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
      message: 'unknown house system',
      given: name,
      allowed: HOUSE_SYSTEM_NAMES,
      suggestions: suggestHouseSystems(name),
    });
  }
  return { requested: name, system: placidus, unknown: true };
}

/** Cusps by the system's own definition, and what the policy admits in its place. */
function attempt(system: HouseSystem, figure: HouseFigure, policy: HousePolicy, out: Float64Array): CuspFailure | null {
  const failure = system.cusps(figure, out);
  if (failure === null || policy.polarFallback !== 'experimental_search') return failure;
  // The definition gives a figure, though not in the order of the signs: it is answered, and `conditions` says so.
  if (failure === 'midheaven_below_horizon' || failure === 'cusps_out_of_order') return null;
  return system.search && failure !== 'sun_longitude_required' ? system.search(figure, out) : failure;
}

const FALLBACKS = {
  fallback_to_porphyry: porphyry,
  fallback_to_equal: equal,
  fallback_to_whole_sign: wholeSign,
} as const;

/**
 * The houses of a figure under a policy. Nothing is replaced silently: a fallback is named with its reason, and where the
 * policy is `raise`, or `experimental_search` finds nothing, InvalidInput names the latitude and the reason.
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
        `house system ${JSON.stringify(requested)} is unknown: Placidus takes its place (unknown_system ${policy.unknownSystem})`,
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
          message: `${system.name} houses are undefined here: ${WHY[failure]}`,
          given: failure === 'sun_longitude_required' ? requested : figure.latitudeDeg,
          allowed: 'a house system without this limit (Porphyry, Equal, Whole Sign), or a fallback policy',
        },
        { reason: failure, system: system.code, polar_fallback: policy.polarFallback },
      );
    }
    effective = FALLBACKS[policy.polarFallback];
    effective.cusps(figure, cusps);
    reasons.push(
      `${system.name} is undefined here, ${WHY[failure]} (${failure}): ${effective.name} takes its place (polar_fallback ${policy.polarFallback})`,
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
