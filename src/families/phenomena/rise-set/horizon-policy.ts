import { withDefaults } from '../../../contract/defaults.js';
import { LUMINARY_ALTITUDE_DEG, POINT_ALTITUDE_DEG } from '../../../events/horizon.js';
import type { HorizonThreshold } from '../../../events/horizon.js';
import { RiseSetPolicyRequest } from './schema.js';

import { lookupTable } from '../../../kernel/lookup.js';

/** Refraction at the horizon, degrees: 34 arcminutes with the four decimals of the contract. */
const REFRACTION_DEG = 0.5667;
const MEAN_SEMIDIAMETER_DEG = lookupTable<number>({ Sun: 0.2667, Moon: 0.2725 });
/**
 * Dip of the sea horizon, degrees per square root of metres: 1.76' with the refraction of a standard atmosphere, 1.93'
 * without.
 */
const DIP_DEG = 1.76 / 60,
  AIRLESS_DIP_DEG = 1.93 / 60;

const DISC = { limb: 1, center: 0, bottom: -1 } as const;

/** Fields of a request that select the horizon. */
interface HorizonChoice {
  readonly altitude?: number | null;
  readonly policy?: RiseSetPolicyRequest | null;
  readonly elevation_m?: number;
}

/**
 * Horizon of a body: the given altitude, else the policy, else the convention of almanacs (-0.8333 degrees for Sun and
 * Moon, -0.5667 for others).
 */
export function horizonThreshold(bodyName: string, request: HorizonChoice): HorizonThreshold {
  if (typeof request.altitude === 'number') return { altitudeDeg: request.altitude, limb: 0 };
  const meanSemidiameter = MEAN_SEMIDIAMETER_DEG[bodyName] ?? 0;
  if (request.policy === null || request.policy === undefined)
    return { altitudeDeg: meanSemidiameter > 0 ? LUMINARY_ALTITUDE_DEG : POINT_ALTITUDE_DEG, limb: 0 };
  const policy = withDefaults(RiseSetPolicyRequest, request.policy);
  if (typeof policy.horizon_altitude === 'number') return { altitudeDeg: policy.horizon_altitude, limb: 0 };
  const refracted = !policy.hindu_rising && policy.refraction;
  const dip = policy.horizon_dip
    ? (refracted ? DIP_DEG : AIRLESS_DIP_DEG) * Math.sqrt(Math.max(0, request.elevation_m ?? 0))
    : 0;
  const altitudeDeg = (refracted ? -REFRACTION_DEG : 0) - dip;
  const limb = policy.hindu_rising ? 0 : DISC[policy.disc_reference];
  return policy.fixed_disc_size
    ? { altitudeDeg: altitudeDeg - limb * meanSemidiameter, limb: 0 }
    : { altitudeDeg, limb };
}

/** Defaults of the policy; an option with its default has no effect. */
const DEFAULTS = withDefaults(RiseSetPolicyRequest, {});
type PolicyOption = keyof typeof DEFAULTS;
const OPTIONS = Object.keys(RiseSetPolicyRequest.properties) as PolicyOption[];

/** Options without effect when the centre on the airless horizon defines rising. */
const NOT_WITH_HINDU_RISING: readonly PolicyOption[] = ['disc_reference', 'refraction', 'fixed_disc_size'];

/** JSON pointers of given options that have no effect, because another option overrides them. */
export function optionsNotApplied(
  bodyName: string,
  { altitude, policy, elevation_m: elevation }: HorizonChoice,
): string[] {
  const given = OPTIONS.filter(
    (option) => (policy?.[option] ?? DEFAULTS[option] ?? null) !== (DEFAULTS[option] ?? null),
  );
  if (typeof altitude === 'number') return given.map((option) => `/policy/${option}`);
  if (typeof policy?.horizon_altitude === 'number')
    return given.filter((option) => option !== 'horizon_altitude').map((option) => `/policy/${option}`);
  const hindu = policy?.hindu_rising ?? false,
    hasDisc = MEAN_SEMIDIAMETER_DEG[bodyName] !== undefined;
  return given
    .filter(
      (option) =>
        (hindu && NOT_WITH_HINDU_RISING.includes(option)) ||
        (option === 'fixed_disc_size' && (!hasDisc || policy?.disc_reference === 'center')) ||
        (option === 'horizon_dip' && !((elevation ?? 0) > 0)),
    )
    .map((option) => `/policy/${option}`);
}
