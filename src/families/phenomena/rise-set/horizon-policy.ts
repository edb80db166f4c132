import { LUMINARY_ALTITUDE_DEG, POINT_ALTITUDE_DEG } from '../../../events/horizon.js';
import type { HorizonThreshold } from '../../../events/horizon.js';
import type { RiseSetPolicyRequest } from './schema.js';

/** Refraction at the horizon, degrees (34 minutes of arc, to four places as the contract has it). */
const REFRACTION_DEG = 0.5667;
const MEAN_SEMIDIAMETER_DEG: Readonly<Record<string, number>> = { Sun: 0.2667, Moon: 0.2725 };
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
