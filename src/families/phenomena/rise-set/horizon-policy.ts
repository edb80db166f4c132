import { LUMINARY_ALTITUDE_DEG, POINT_ALTITUDE_DEG } from '../../../events/horizon.js';
import type { HorizonThreshold } from '../../../events/horizon.js';
import type { RiseSetPolicyRequest } from './schema.js';
import { lookupTable } from '../../../kernel/lookup.js';

/** Refraction at the horizon, degrees (34 minutes of arc, to four places as the contract has it). */
const REFRACTION_DEG = 0.5667;
const MEAN_SEMIDIAMETER_DEG = lookupTable<number>({ Sun: 0.2667, Moon: 0.2725 });
/** Dip of the sea horizon, degrees for the square root of metres: 1.76' with the refraction of a standard atmosphere, 1.93' without. */
const DIP_DEG = 1.76 / 60,
  AIRLESS_DIP_DEG = 1.93 / 60;

const DISC = { limb: 1, center: 0, bottom: -1 } as const;

interface HorizonChoice {
  readonly altitude?: number | null;
  readonly policy?: RiseSetPolicyRequest | null;
  readonly elevation_m?: number;
}

/**
 * What counts as the horizon for a body: an altitude if one is given, else the policy, else the almanac's convention (-0.8333
 * degrees for Sun and Moon, -0.5667 for points).
 */
export function horizonThreshold(bodyName: string, request: HorizonChoice): HorizonThreshold {
  const { policy } = request;
  if (typeof request.altitude === 'number') return { altitudeDeg: request.altitude, limb: 0 };
  const meanSemidiameter = MEAN_SEMIDIAMETER_DEG[bodyName] ?? 0;
  if (policy === null || policy === undefined)
    return { altitudeDeg: meanSemidiameter > 0 ? LUMINARY_ALTITUDE_DEG : POINT_ALTITUDE_DEG, limb: 0 };
  if (typeof policy.horizon_altitude === 'number') return { altitudeDeg: policy.horizon_altitude, limb: 0 };
  const refracted = !(policy.hindu_rising ?? false) && (policy.refraction ?? true);
  const dip =
    (policy.horizon_dip ?? false)
      ? (refracted ? DIP_DEG : AIRLESS_DIP_DEG) * Math.sqrt(Math.max(0, request.elevation_m ?? 0))
      : 0;
  const altitudeDeg = (refracted ? -REFRACTION_DEG : 0) - dip;
  const limb = (policy.hindu_rising ?? false) ? 0 : DISC[policy.disc_reference ?? 'limb'];
  return (policy.fixed_disc_size ?? false)
    ? { altitudeDeg: altitudeDeg - limb * meanSemidiameter, limb: 0 }
    : { altitudeDeg, limb };
}

/** What each option of a policy is when it is not given: given so, it asks for nothing. */
const DEFAULTS = {
  disc_reference: 'limb',
  fixed_disc_size: false,
  hindu_rising: false,
  refraction: true,
  horizon_altitude: null,
  horizon_dip: false,
} as const;
type PolicyOption = keyof typeof DEFAULTS;
const OPTIONS = Object.keys(DEFAULTS) as PolicyOption[];

/** Options that a centre on the airless horizon leaves nothing to do for. */
const NOT_WITH_HINDU_RISING: readonly PolicyOption[] = ['disc_reference', 'refraction', 'fixed_disc_size'];

/** JSON pointers of what was given and does not act, since another option overrides it. */
export function optionsNotApplied(
  bodyName: string,
  { altitude, policy, elevation_m: elevation }: HorizonChoice,
): string[] {
  const given = OPTIONS.filter((option) => (policy?.[option] ?? DEFAULTS[option]) !== DEFAULTS[option]);
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
