import { withDefaults } from '../../../contract/defaults.js';
import {
  AccidentalDignityPolicyRequest,
  EssentialDignityPolicyRequest,
  MutualReceptionPolicyRequest,
  SectHayzPolicyRequest,
  SolarConditionPolicyRequest,
} from '../../../contract/dignity-policy.js';
import type { DignityComputationPolicyRequest } from '../../../contract/dignity-policy.js';
import type { AccidentalPolicy } from '../../../doctrine/dignity/accidental.js';
import type { EssentialScoring, TriplicityPolicy } from '../../../doctrine/dignity/essential.js';
import { CLASSICAL_PLANETS, OUTER_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { DignityPlanet } from '../../../doctrine/dignity/planets.js';
import type { ReceptionBasis } from '../../../doctrine/dignity/reception.js';
import type { MarsHayz } from '../../../doctrine/dignity/sect.js';
import type { SolarOrbs } from '../../../doctrine/dignity/solar.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { AppliedDignityPolicyResponse } from './schema.js';
import { MARS_HAYZ, SCORINGS, TRIPLICITIES } from './wire-words.js';

/** The policy of a request in the terms of the doctrine, and as the answer repeats it. */
export interface DignityPolicy {
  /** Planets of the answer: the seven, or ten with the modern co-rulers. */
  readonly planets: readonly DignityPlanet[];
  readonly scoring: EssentialScoring;
  readonly triplicity: TriplicityPolicy;
  readonly accidental: AccidentalPolicy;
  readonly receptions: Readonly<Record<ReceptionBasis, boolean>>;
  readonly marsHayz: MarsHayz;
  readonly applied: AppliedDignityPolicyResponse;
}

/** Checks that each band is at least as wide as the narrower one. Errors: InvalidInput. */
function checkOrbs({ cazimi, combust, underBeams }: SolarOrbs): void {
  const problem = (field: string, given: number, least: number) =>
    new InvalidInput({
      field: `/policy/accidental/solar/${field}`,
      message: 'must not be smaller than the limit of the narrower band',
      given,
      allowed: `at least ${least}`,
    });
  if (combust < cazimi) throw problem('combust_orb_deg', combust, cazimi);
  if (underBeams < combust) throw problem('under_sunbeams_orb_deg', underBeams, combust);
}

/** Names of the flags that are false. */
const namesOfFalse = (flags: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(flags)
    .filter(([, admitted]) => !admitted)
    .map(([name]) => name);

/** The policy of a request, with defaults for all fields that are absent. Errors: InvalidInput. */
export function dignityPolicy(request: DignityComputationPolicyRequest | null | undefined): DignityPolicy {
  const essential = withDefaults(EssentialDignityPolicyRequest, request?.essential ?? {}),
    accidental = withDefaults(AccidentalDignityPolicyRequest, request?.accidental ?? {}),
    solar = withDefaults(SolarConditionPolicyRequest, accidental.solar ?? {}),
    mutual = withDefaults(MutualReceptionPolicyRequest, accidental.mutual_reception ?? {}),
    sect = withDefaults(SectHayzPolicyRequest, accidental.sect ?? {});
  const orbs: SolarOrbs = {
    cazimi: solar.cazimi_orb_deg,
    combust: solar.combust_orb_deg,
    underBeams: solar.under_sunbeams_orb_deg,
  };
  checkOrbs(orbs);
  return {
    planets: essential.doctrine === 'modern_co_rulers' ? [...CLASSICAL_PLANETS, ...OUTER_PLANETS] : CLASSICAL_PLANETS,
    scoring: SCORINGS[essential.scoring],
    triplicity: TRIPLICITIES[essential.triplicity],
    accidental: {
      houseStrength: accidental.include_house_strength,
      motion: accidental.include_motion,
      phase: accidental.include_oriental_occidental,
      hayz: sect.include_hayz,
      halb: sect.include_halb,
      solar: {
        cazimi: solar.include_cazimi,
        combust: solar.include_combust,
        underBeams: solar.include_under_sunbeams,
      },
      solarForMoon: solar.include_for_luminaries,
      orbs,
    },
    receptions: { domicile: mutual.include_domicile, exaltation: mutual.include_exaltation },
    marsHayz: MARS_HAYZ[sect.mars_hayz],
    applied: {
      essential_doctrine: essential.doctrine,
      essential_scoring: essential.scoring,
      triplicity: essential.triplicity,
      bounds: 'egyptian',
      faces: 'chaldean',
      cazimi_orb_deg: orbs.cazimi,
      combust_orb_deg: orbs.combust,
      under_sunbeams_orb_deg: orbs.underBeams,
      mars_hayz: sect.mars_hayz,
      left_out: namesOfFalse({
        house_strength: accidental.include_house_strength,
        motion: accidental.include_motion,
        oriental_occidental: accidental.include_oriental_occidental,
        cazimi: solar.include_cazimi,
        combust: solar.include_combust,
        under_sunbeams: solar.include_under_sunbeams,
        reception_by_domicile: mutual.include_domicile,
        reception_by_exaltation: mutual.include_exaltation,
        hayz: sect.include_hayz,
        halb: sect.include_halb,
      }),
    },
  };
}
