import { withDefaults } from '../../../../contract/defaults.js';
import { ayanamsaSystem } from '../../../../services/ayanamsa.js';
import { namedPolicy } from '../named/named.js';
import { SpecialMuhurtaPolicyRequest } from './schema.js';
import type { SpecialMuhurtaPolicyResponse } from './schema.js';

/** The policy of a request with the conventions that it cannot change. Errors: InvalidInput for an unknown ayanamsa. */
export function specialPolicy(given: SpecialMuhurtaPolicyRequest | undefined): SpecialMuhurtaPolicyResponse {
  const { solar_policy, ...policy } = withDefaults(SpecialMuhurtaPolicyRequest, given ?? {});
  return {
    ...policy,
    ayanamsa_system: ayanamsaSystem(policy.ayanamsa_system, '/policy/ayanamsa_system').system,
    solar_policy: namedPolicy(solar_policy),
    godhuli_basis: 'vrindavana_half_ghati_each_side_half_set',
    vijaya_basis: 'sadhana_pauranika_eleventh_daylight_part',
    ravi_basis: 'chintamani_inclusive_sun_moon_nakshatra_count',
    sarvarthasiddhi_basis: 'chintamani_weekday_nakshatra',
    weekday_basis: 'Monday=0,Sunday=6; requested sunrise date',
    nakshatra_basis: '27 equal sidereal parts; Ashwini=0; true ayanamsa',
    endpoint_convention: '[start,end); root brackets remain uncertain',
    godhuli_semidiameter_arcminutes: 16,
    activity_suitability: 'not_evaluated',
  };
}
