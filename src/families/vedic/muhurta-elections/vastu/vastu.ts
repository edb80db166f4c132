import { withDefaults } from '../../../../contract/defaults.js';
import { CLASSICAL_PLANETS } from '../../../../contract/election-history.js';
import { filled } from '../../../../contract/filled.js';
import { judgeResidence, judgeResident } from '../../../../doctrine/muhurta-election/residence.js';
import { RESIDENCE_RULES } from '../../../../doctrine/muhurta-election/residence-rules.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { NO_TRANSITIONS } from '../../../../services/election-needs.js';
import type { EvidenceNeeds } from '../../../../services/election-needs.js';
import { defaultLimits, hardMaxima, INPUT_BASIS, MANIPRABHA } from '../catalogue.js';
import { assessSupplied, manifestOf } from '../election.js';
import type { Assessment, Election } from '../election.js';
import { electionAt } from '../snapshot.js';
import { electionWindows } from '../windows.js';
import { CORNERS, FACINGS, VASTU_PROFILE, VASTU_PURPOSES, VastuContextRequest, VastuPolicyRequest } from './schema.js';
import type {
  VastuCatalogueResponse,
  VastuContextResponse,
  VastuDateTimeRequest,
  VastuDirectRequest,
  VastuPolicyResponse,
  VastuWindowsRequest,
} from './schema.js';
import { EXCLUSIONS, PURPOSES, SECTORS, VOCABULARY } from './wire-words.js';

const MANIFEST = manifestOf(RESIDENCE_RULES);
type VastuElection = Election<VastuPolicyResponse, VastuContextResponse>;
type Purpose = (typeof VASTU_PURPOSES)[number];

const SIGNS = { Mars: [12], Mercury: [12], Jupiter: [12], Venus: [12], Saturn: [12] } as const;

function needsOf(purpose: Purpose): EvidenceNeeds {
  const foundation = purpose === 'foundation';
  return {
    planets: CLASSICAL_PLANETS,
    ascendant: true,
    solar: true,
    month: foundation || purpose === 'return_entry' ? null : 'purnimanta',
    apparitions: purpose === 'first_entry' ? ['Jupiter', 'Venus'] : [],
    histories: false,
    transitions: {
      ...NO_TRANSITIONS,
      arcs: foundation
        ? { Sun: [12, 28], Moon: [12, 27, 28], ...SIGNS }
        : { Sun: [12, 27], Moon: [12, 27, 28], ...SIGNS },
      ascendant: [12],
      tithi: true,
      sunrise: true,
    },
  };
}

const refuse = (field: string, message: string, given: unknown, allowed: string): never => {
  throw new InvalidInput({ field, message, given, allowed });
};

function checkContext(purpose: Purpose, context: VastuContextRequest): void {
  const { excavation_corner: corner, extraordinary_reason: reason, participant } = context;
  if (corner && purpose !== 'foundation')
    refuse('/context/excavation_corner', 'applies to a foundation alone', corner, 'null');
  if (participant && purpose === 'foundation')
    refuse('/context/participant', 'does not apply to a foundation', participant.participant_id, 'null');
  if (purpose === 'extraordinary_entry' && !reason)
    refuse('/context/extraordinary_reason', 'is required for an extraordinary entry', null, 'one of the reasons');
  if (purpose !== 'extraordinary_entry' && reason)
    refuse('/context/extraordinary_reason', 'applies to an extraordinary entry alone', reason, 'null');
}

/** The election of a policy and context. Errors: InvalidInput when the context does not belong to the purpose. */
function vastuElection(policy: VastuPolicyRequest, context: VastuContextRequest): VastuElection {
  const echo = withDefaults(VastuPolicyRequest, policy),
    { purpose } = echo,
    { participant = null } = context;
  checkContext(purpose, context);
  if (echo.month_system !== 'purnimanta')
    refuse('/policy/month_system', 'is not the month of the text', echo.month_system, 'purnimanta');
  const resident = participant && {
    natalMoon: participant.natal_moon_sidereal_longitude ?? null,
    natalAscendant: participant.natal_lagna_sidereal_longitude ?? null,
  };
  const declared = {
    facing: context.facing,
    corner: context.excavation_corner ?? null,
    reason: context.extraordinary_reason ?? null,
    resident,
    sectors: SECTORS[echo.facing_tithi_sectors],
  };
  return {
    family: 'vastu',
    policy: {
      ...filled(VastuPolicyRequest, echo),
      month_system: 'purnimanta',
      family: 'vastu',
      foundation_calendar: 'mc48_12_15_solar_facing',
      entry_calendar: 'mc48_purnimanta_entry_composition.v1',
      star28_profile: 'unequal_abhijit_276d40m_to280d53m20s.v1',
      nature_profile: 'bphs_phase_same_sign_seven_classical_composition.v1',
      house_profile: 'whole_sign_sidereal',
      availability_profile: 'ss_ix_apparent_diurnal_arc_no_marriage_buffers.v1',
      facing_star_profile: 'mc48_13_1_conjunctive_11_36_door_stars.v1',
      godhuli: false,
    },
    context: {
      ...filled(VastuContextRequest, context),
      family: 'vastu',
      facing_basis: 'declared_true_cardinal_front_door_direction',
    },
    vocabulary: VOCABULARY,
    exclusions: EXCLUSIONS,
    manifestSha256: MANIFEST,
    toleranceSeconds: echo.solver_tolerance_seconds,
    needs: needsOf(purpose),
    judge: (evidence) => judgeResidence(PURPOSES[purpose], evidence, declared),
    judgePerson: resident && ((evidence) => judgeResident(evidence, resident)),
  };
}

/** POST /v1/muhurta/vastu/direct. Errors: InvalidInput. */
export function judgeVastu({
  evidence,
  policy,
  context,
}: VastuDirectRequest): Assessment<VastuPolicyResponse, VastuContextResponse> {
  const election = vastuElection(policy, context),
    system = evidence.lunar_month?.policy.system ?? 'amanta';
  if (evidence.lunar_month && system !== 'purnimanta')
    refuse('/evidence/lunar_month/policy/system', 'is not the month of the policy', system, 'purnimanta');
  return assessSupplied(election, evidence);
}

/** POST /v1/muhurta/vastu/datetime. Errors: InvalidInput, OutOfCoverage. */
export const vastuAt = (engine: Engine, request: VastuDateTimeRequest) =>
  electionAt(engine, request, vastuElection(request.policy, request.context));

/** POST /v1/muhurta/vastu/windows. Errors: InvalidInput, OutOfCoverage. */
export const vastuWindows = (engine: Engine, request: VastuWindowsRequest) =>
  electionWindows(engine, request, vastuElection(request.policy, request.context));

/** GET /v1/muhurta/vastu/catalogue. */
export const vastuCatalogue = (): VastuCatalogueResponse => ({
  family: 'vastu',
  profiles: [VASTU_PROFILE],
  purposes: [...VASTU_PURPOSES],
  source_url: MANIPRABHA.url,
  source_pdf_sha256: MANIPRABHA.sha256,
  source_manifest_sha256: MANIFEST,
  rules: RESIDENCE_RULES.map(VOCABULARY.rule),
  exclusions: EXCLUSIONS.map(([name, text]) => [name, text]),
  default_limits: defaultLimits(),
  hard_maxima: hardMaxima(),
  input_basis: INPUT_BASIS,
  directions: [...FACINGS],
  excavation_corners: [...CORNERS],
});
