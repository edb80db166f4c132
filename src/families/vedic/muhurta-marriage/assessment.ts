import { withDefaults } from '../../../contract/defaults.js';
import type { MarriageDecisionResponse } from '../../../contract/elections.js';
import { filled } from '../../../contract/filled.js';
import { evidenceSky } from '../../../doctrine/marriage-muhurta/sky.js';
import { decide, NOT_REQUESTED } from '../../../doctrine/muhurta-election/finding.js';
import type { Finding } from '../../../doctrine/muhurta-election/finding.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ElectionVocabulary } from '../../../services/election-answer.js';
import { checkedEvidence } from '../../../services/election-evidence-check.js';
import { marriageEvidenceOf, participantOf } from './evidence.js';
import type { MarriageEvidenceWire } from './evidence.js';
import { appliedPolicy, checkPersonal, judge } from './policy.js';
import type { AppliedPolicy, Judgement } from './policy.js';
import { MarriagePersonalModel, PROFILES } from './policy-schema.js';
import {
  MarriageEvidenceModel,
  MarriageEvidenceResponse,
  VivahaVrindavanaEvidenceModel,
  VivahaVrindavanaEvidenceResponse,
} from './schema.js';
import type { MarriageAssessmentResponse, MarriageDirectRequest } from './schema.js';

/** The names of the rules are those of the catalogue already; measures keep the words of their text. */
const VOCABULARY = new ElectionVocabulary(
  '',
  new Map([['requiredEvidenceMissingOrBoundaryUncertain', 'required_evidence_missing_or_boundary_uncertain']]),
);

/** A finding as the wire has it. */
export const findingAnswer = (found: Finding) => ({
  ...VOCABULARY.finding({ ...found, id: '', rule: '', measures: [], exceptions: [] }),
  rule_id: found.id,
  family_id: found.rule,
  measures: found.measures.map((one) => ({ ...one })),
  exceptions: found.exceptions.map(({ id, targets, satisfied, prerequisites, source }) => ({
    exception_id: id,
    targets: [...targets],
    satisfied,
    prerequisites: prerequisites.map((one) => ({ ...one })),
    source,
  })),
});

const STATUS = {
  notRequested: 'not_requested',
  restricted: 'restricted',
  indeterminate: 'indeterminate',
  passesSelectedProfile: 'passes_selected_profile',
} as const;

/** The verdict on findings; `requested` false: on a layer that was not requested. */
export function decisionAnswer(findings: readonly Finding[], requested = true): MarriageDecisionResponse {
  const { status, complete, restrictions, unresolved } = requested ? decide(findings) : NOT_REQUESTED;
  return {
    status: STATUS[status],
    coverage_complete: complete,
    effective_restriction_ids: [...restrictions],
    unresolved_rule_ids: [...unresolved],
  };
}

/** The personal layer of a request with its defaults, after its check. */
export function personalOf(
  personal: MarriagePersonalModel | null | undefined,
  applied: AppliedPolicy,
): MarriagePersonalModel | null {
  if (personal === null || personal === undefined) return null;
  checkPersonal(personal, applied);
  return filled(MarriagePersonalModel, personal);
}

/** Basis of a judgement of evidence that the client supplies. */
const SUPPLIED = 'caller_supplied_conditional_on_evidence';

/** The parts of an answer that follow from a judgement. `keep`: the findings that are sent. */
function judgementAnswer(
  { astronomical, personal, composition }: Judgement,
  personalRequested: boolean,
  keep: (found: Finding) => boolean = () => true,
) {
  return {
    astronomical_findings: astronomical.filter(keep).map(findingAnswer),
    personal_findings: personal.filter(keep).map(findingAnswer),
    composition_findings: composition.filter(keep).map(findingAnswer),
    astronomical: decisionAnswer(astronomical),
    personal_decision: decisionAnswer(personal, personalRequested),
    requested_composition: decisionAnswer([...composition, ...personal]),
  };
}

/** The assessment of evidence. Errors: InvalidInput. */
export function assessment(
  model: MarriageEvidenceWire,
  applied: AppliedPolicy,
  personal: MarriagePersonalModel | null,
  inputBasis: string,
  keep?: (found: Finding) => boolean,
): MarriageAssessmentResponse {
  const evidence = marriageEvidenceOf(model);
  const people = personal === null ? null : personal.participants.map(participantOf);
  const judgement = judge(evidence, evidenceSky(evidence), applied, people);
  const isVv = applied.profile === PROFILES[1] && 'midheaven_sidereal_longitude' in model;
  return {
    policy: applied.policy,
    evidence: isVv
      ? filled(VivahaVrindavanaEvidenceResponse, model as never)
      : filled(MarriageEvidenceResponse, model as never),
    personal,
    ...judgementAnswer(judgement, people !== null, keep),
    input_basis: inputBasis,
    exclusions: applied.tradition.exclusions.map(([name, reason]) => [name, reason]),
  };
}

/** The judgement of the evidence of a request. Errors: InvalidInput for evidence or choices that contradict each other. */
export function direct(request: MarriageDirectRequest): MarriageAssessmentResponse {
  const applied = appliedPolicy(request.policy);
  const personal = personalOf(request.personal, applied);
  const hasMidheaven = 'midheaven_sidereal_longitude' in request.evidence;
  if (hasMidheaven && applied.profile !== PROFILES[1])
    throw new InvalidInput({
      field: '/evidence/midheaven_sidereal_longitude',
      message: 'belongs to the bhavas of Vivaha Vrindavana alone',
      given: applied.profile,
      allowed: [PROFILES[1]],
    });
  const model = hasMidheaven
    ? withDefaults(VivahaVrindavanaEvidenceModel, request.evidence as never)
    : withDefaults(MarriageEvidenceModel, request.evidence as never);
  return assessment(checkedEvidence(model), applied, personal, SUPPLIED);
}
