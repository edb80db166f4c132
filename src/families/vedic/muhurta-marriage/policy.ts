import { withDefaults } from '../../../contract/defaults.js';
import { MC_EXCLUSIONS, TRADITION_EXCLUSIONS } from './catalogue-remedies.js';
import type { MarriageEvidence, Participant } from '../../../doctrine/marriage-muhurta/evidence.js';
import { kpFindings } from '../../../doctrine/marriage-muhurta/kp/judge.js';
import { kpPersonalFindings } from '../../../doctrine/marriage-muhurta/kp/personal.js';
import { godhuliComposition } from '../../../doctrine/marriage-muhurta/mc/godhuli.js';
import { mcFindings } from '../../../doctrine/marriage-muhurta/mc/judge.js';
import { mcPersonalFindings } from '../../../doctrine/marriage-muhurta/mc/personal.js';
import { MC_REMEDIES } from '../../../doctrine/marriage-muhurta/mc/remedies.js';
import type { Sky } from '../../../doctrine/marriage-muhurta/sky.js';
import { vvFindings } from '../../../doctrine/marriage-muhurta/vv/judge.js';
import { vvPersonalFindings } from '../../../doctrine/marriage-muhurta/vv/personal.js';
import type { Finding } from '../../../doctrine/muhurta-election/finding.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { KP_REMEDIES, MarriagePolicyRequest, PERSONAL_PROFILES, PROFILES, VV_REMEDIES } from './policy-schema.js';
import type {
  MarriagePersonalModel,
  MarriagePolicyResponse,
  MarriageProfile,
  NavamsaProfile,
  PersonalProfile,
} from './policy-schema.js';

/** Name of the arithmetic of an answer: IEEE 754 double precision, rounded to nearest. */
export const ARITHMETIC = 'binary64_round_to_nearest.v1';

type Echo = Pick<
  MarriagePolicyResponse,
  'calendar_precedence' | 'ingress_clock' | 'history_occupancy_profile' | 'history_piercing_profile'
>;

/** The particulars of a work. */
interface Tradition {
  readonly personal: PersonalProfile;
  readonly navamsas: readonly [NavamsaProfile, ...NavamsaProfile[]];
  readonly remedies: readonly string[];
  readonly defaultRemedies: readonly string[];
  readonly echo: Echo;
  readonly exclusions: readonly (readonly [string, string])[];
  readonly findings: (evidence: MarriageEvidence, sky: Sky, policy: MarriagePolicyResponse) => Finding[];
  readonly person: (evidence: MarriageEvidence, sky: Sky, people: readonly Participant[]) => Finding[];
}

const PISCES: NavamsaProfile = 'mc_vivaha_84_optional_pisces.v1';

/** The works by the name of their profile. */
const TRADITIONS: ReadonlyMap<MarriageProfile, Tradition> = new Map([
  [
    PROFILES[0],
    {
      personal: PERSONAL_PROFILES[0],
      navamsas: ['mc_avasthi_vivaha_84_four.v1', PISCES],
      remedies: MC_REMEDIES,
      defaultRemedies: MC_REMEDIES.slice(0, 3),
      echo: {
        calendar_precedence: 'vivaha13_over_general_samskara26',
        ingress_clock: 'mc79_sunrise_dates_mc80_symmetric_total_ghatis',
        history_occupancy_profile: 'mc58_nearest_passages_distinct_afflictor_event_time_nature.v1',
        history_piercing_profile: 'mc58_persistent_vedha_complete_Moon28_clearance.v1',
      },
      exclusions: MC_EXCLUSIONS,
      findings: (evidence, sky, policy) =>
        mcFindings(evidence, sky, {
          region: policy.regional_tradition as Parameters<typeof mcFindings>[2]['region'],
          remedies: new Set(policy.remedies),
          piscesNavamsa: policy.navamsa_profile === PISCES,
        }),
      person: mcPersonalFindings,
    },
  ],
  [
    PROFILES[1],
    {
      personal: PERSONAL_PROFILES[1],
      navamsas: ['vv_4_8_human_signs_sagittarius_first_half.v1'],
      remedies: VV_REMEDIES,
      defaultRemedies: [],
      echo: {
        calendar_precedence: 'vv10_lunar_over_solar_specific_permissions',
        ingress_clock: 'vv8_12_commentary_sixteen_fixed_ghatis_each_side',
        history_occupancy_profile: 'vv17_nearest_passages_two_complete_moon_traversals.v1',
        history_piercing_profile: 'vv1_and17_whole_star_five_line.v1',
      },
      exclusions: TRADITION_EXCLUSIONS,
      findings: (evidence, sky, policy) => vvFindings(evidence, sky, new Set(policy.remedies)),
      person: vvPersonalFindings,
    },
  ],
  [
    PROFILES[2],
    {
      personal: PERSONAL_PROFILES[2],
      navamsas: ['kp_xiv_benefic_owned_navamsa.v1'],
      remedies: KP_REMEDIES,
      defaultRemedies: [],
      echo: {
        calendar_precedence: 'kp_xiv_specific_over_xxxiii_general',
        ingress_clock: 'kp175_fixed_30_60_180_ghatis_each_side',
        history_occupancy_profile: 'kp_xiv_declared_stellar_scope.v1',
        history_piercing_profile: 'kp_xiv_declared_stellar_scope.v1',
      },
      exclusions: TRADITION_EXCLUSIONS,
      findings: (evidence, sky, policy) => kpFindings(evidence, sky, new Set(policy.remedies)),
      person: kpPersonalFindings,
    },
  ],
]);

/** A work and the policy as it is applied. */
export interface AppliedPolicy {
  readonly profile: MarriageProfile;
  readonly tradition: Tradition;
  readonly policy: MarriagePolicyResponse;
}

const refuse = (field: string, message: string, given: unknown, allowed: unknown): never => {
  throw new InvalidInput({ field: `/policy/${field}`, message, given, allowed });
};

/** The policy of a request with its defaults. Errors: InvalidInput for choices that the text does not have. */
export function appliedPolicy(request: MarriagePolicyRequest): AppliedPolicy {
  const given = withDefaults(MarriagePolicyRequest, request);
  const profile = given.profile;
  const tradition = TRADITIONS.get(profile) as Tradition;
  const remedies = given.remedies ?? tradition.defaultRemedies;
  const foreign = remedies.find((name) => !tradition.remedies.includes(name));
  if (foreign !== undefined) refuse('remedies', 'is not a remedy of this text', foreign, tradition.remedies);
  if (new Set(remedies).size < remedies.length)
    refuse('remedies', 'names a remedy twice', remedies, tradition.remedies);
  const navamsa = given.navamsa_profile ?? tradition.navamsas[0];
  if (!tradition.navamsas.includes(navamsa))
    refuse('navamsa_profile', 'is not a reading of this text', navamsa, tradition.navamsas);
  if (given.month_system !== 'amanta')
    refuse('month_system', 'is not that of the rules of marriage', given.month_system, ['amanta']);
  if (profile !== PROFILES[0]) {
    if (given.regional_tradition !== 'all_regions')
      refuse('regional_tradition', 'has regional rules in Muhurta Chintamani alone', given.regional_tradition, [
        'all_regions',
      ]);
    if (given.godhuli) refuse('godhuli', 'belongs to Muhurta Chintamani alone', true, [false]);
  }
  return {
    profile,
    tradition,
    policy: {
      ritual_anchor: given.ritual_anchor,
      regional_tradition: given.regional_tradition,
      profile,
      remedies: [...remedies],
      godhuli: given.godhuli,
      ayanamsa_system: given.ayanamsa_system,
      month_system: given.month_system,
      navamsa_profile: navamsa,
      solver_tolerance_seconds: given.solver_tolerance_seconds,
      nature_profile: 'bphs_3_11_verse_phase_same_sign.v1',
      abhijit_pada_convention: 'equal_abhijit_subarcs_other_stars_original_padas.v1',
      ...tradition.echo,
      numerical_arithmetic_model: ARITHMETIC,
    },
  };
}

/** Refuses a personal layer of another text, or one that is not one bride and one groom with two names. */
export function checkPersonal(personal: MarriagePersonalModel, { tradition }: AppliedPolicy): void {
  const profile = personal.profile ?? PERSONAL_PROFILES[0];
  if (profile !== tradition.personal)
    throw new InvalidInput({
      field: '/personal/profile',
      message: 'is not the personal layer of the text',
      given: profile,
      allowed: [tradition.personal],
    });
  const [a, b] = personal.participants;
  if (a.role === b.role || a.participant_id === b.participant_id)
    throw new InvalidInput({
      field: '/personal/participants',
      message: 'are not one bride and one groom with names of their own',
      given: personal.participants.map(({ role, participant_id: id }) => `${role} ${id}`),
      allowed: 'one bride and one groom',
    });
}

/** The findings of the three layers. */
export interface Judgement {
  readonly astronomical: readonly Finding[];
  readonly personal: readonly Finding[];
  readonly composition: readonly Finding[];
}

/** Judges an instant. `people`: null when the personal layer is not requested. */
export function judge(
  evidence: MarriageEvidence,
  sky: Sky,
  { tradition, policy }: AppliedPolicy,
  people: readonly Participant[] | null,
): Judgement {
  const astronomical = tradition.findings(evidence, sky, policy);
  return {
    astronomical,
    personal: people === null ? [] : tradition.person(evidence, sky, people),
    composition: policy.godhuli ? godhuliComposition(evidence, sky, astronomical) : astronomical,
  };
}
