import type { DignityComputationPolicyRequest } from '../../../contract/dignity-policy.js';
import type { AccidentalPolicy } from '../../../doctrine/dignity/accidental.js';
import type { EssentialScoring, TriplicityPolicy } from '../../../doctrine/dignity/essential.js';
import { CLASSICAL_PLANETS, OUTER_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { DignityPlanet } from '../../../doctrine/dignity/planets.js';
import type { ReceptionBasis } from '../../../doctrine/dignity/reception.js';
import type { MarsHayz } from '../../../doctrine/dignity/sect.js';
import { SOLAR_ORBS } from '../../../doctrine/dignity/solar.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { AppliedDignityPolicyResponse } from './schema.js';

/** A request's policy in the terms of the doctrine, and as the answer names it. */
export interface DignityPolicy {
  /** Planets that the answer lists: the seven, or the ten of the modern co-rulers. */
  readonly planets: readonly DignityPlanet[];
  readonly scoring: EssentialScoring;
  readonly triplicity: TriplicityPolicy;
  readonly accidental: AccidentalPolicy;
  readonly receptions: Readonly<Record<ReceptionBasis, boolean>>;
  readonly marsHayz: MarsHayz;
  readonly applied: AppliedDignityPolicyResponse;
}

const SCORING = { highest_dignity: 'highest', lilly_sum: 'lillySum' } as const;
const TRIPLICITY = { sect_ruler: 'sectRuler', all_three: 'allThree', lilly_two: 'lilly' } as const;
const MARS = { masculine_sign: 'masculine', exempt: 'exempt' } as const;

const AT = '/policy/accidental/solar';

/** Each band lies within the next. Errors: InvalidInput. */
function checkedOrbs(cazimi: number, combust: number, beams: number) {
  const problem = (field: string, given: number, least: number) =>
    new InvalidInput({
      field: `${AT}/${field}`,
      message: 'a band of the Sun lies within the next wider one',
      given,
      allowed: `at least ${least}`,
    });
  if (combust < cazimi) throw problem('combust_orb_deg', combust, cazimi);
  if (beams < combust) throw problem('under_sunbeams_orb_deg', beams, combust);
  return { cazimi, combust, under_sunbeams: beams };
}

/** The names, in the request, of conditions that are switched off. */
function leftOut(flags: Readonly<Record<string, boolean | undefined>>): string[] {
  return Object.entries(flags)
    .filter(([, admitted]) => admitted === false)
    .map(([name]) => name);
}

/** The policy of a request with its defaults. Errors: InvalidInput. */
export function dignityPolicy(request: DignityComputationPolicyRequest | null | undefined): DignityPolicy {
  const { essential = {}, accidental = {} } = request ?? {};
  const { solar = {}, mutual_reception: mutual = {}, sect = {} } = accidental;
  const doctrine = essential.doctrine ?? 'traditional_classic_7',
    scoring = essential.scoring ?? 'highest_dignity',
    triplicity = essential.triplicity ?? 'sect_ruler',
    mars = sect.mars_hayz ?? 'masculine_sign';
  const orbs = checkedOrbs(
    solar.cazimi_orb_deg ?? SOLAR_ORBS.cazimi,
    solar.combust_orb_deg ?? SOLAR_ORBS.combust,
    solar.under_sunbeams_orb_deg ?? SOLAR_ORBS.under_sunbeams,
  );
  const { include_house_strength, include_motion, include_oriental_occidental } = accidental;
  const { include_cazimi, include_combust, include_under_sunbeams } = solar;
  const { include_domicile, include_exaltation } = mutual;
  const { include_hayz, include_halb } = sect;
  return {
    planets: doctrine === 'modern_co_rulers' ? [...CLASSICAL_PLANETS, ...OUTER_PLANETS] : CLASSICAL_PLANETS,
    scoring: SCORING[scoring],
    triplicity: TRIPLICITY[triplicity],
    accidental: {
      houseStrength: include_house_strength ?? true,
      motion: include_motion ?? true,
      phase: include_oriental_occidental ?? true,
      hayz: include_hayz ?? true,
      halb: include_halb ?? true,
      solar: {
        cazimi: include_cazimi ?? true,
        combust: include_combust ?? true,
        under_sunbeams: include_under_sunbeams ?? true,
      },
      solarForMoon: solar.include_for_luminaries ?? false,
      orbs,
    },
    receptions: { domicile: include_domicile ?? true, exaltation: include_exaltation ?? true },
    marsHayz: MARS[mars],
    applied: {
      essential_doctrine: doctrine,
      essential_scoring: scoring,
      triplicity,
      bounds: 'egyptian',
      faces: 'chaldean',
      cazimi_orb_deg: orbs.cazimi,
      combust_orb_deg: orbs.combust,
      under_sunbeams_orb_deg: orbs.under_sunbeams,
      mars_hayz: mars,
      left_out: leftOut({
        house_strength: include_house_strength,
        motion: include_motion,
        oriental_occidental: include_oriental_occidental,
        cazimi: include_cazimi,
        combust: include_combust,
        under_sunbeams: include_under_sunbeams,
        reception_by_domicile: include_domicile,
        reception_by_exaltation: include_exaltation,
        hayz: include_hayz,
        halb: include_halb,
      }),
    },
  };
}
