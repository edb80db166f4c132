import { withDefaults } from '../../../contract/defaults.js';
import { filled } from '../../../contract/filled.js';
import { ElectionEvidenceModel, ElectionEvidenceResponse } from '../../../contract/elections.js';
import type { MarriageDecisionResponse, MarriageFindingResponse } from '../../../contract/elections.js';
import type { Evidence } from '../../../doctrine/muhurta-election/evidence.js';
import { decide, NOT_REQUESTED } from '../../../doctrine/muhurta-election/finding.js';
import type { Finding } from '../../../doctrine/muhurta-election/finding.js';
import type { ElectionRule } from '../../../doctrine/muhurta-election/rule.js';
import { sha256Hex } from '../../../kernel/sha256.js';
import type { ElectionVocabulary } from '../../../services/election-answer.js';
import { checkedEvidence } from '../../../services/election-evidence-check.js';
import { evidenceOf } from '../../../services/election-evidence.js';
import type { EvidenceNeeds } from '../../../services/election-needs.js';

/** An election: the echoes of its request, its tests, and the evidence that they read. `P`, `C`: policy and context of answers. */
export interface Election<P, C> {
  readonly family: string;
  readonly policy: P;
  readonly context: C;
  readonly vocabulary: ElectionVocabulary;
  readonly exclusions: readonly (readonly [string, string])[];
  readonly manifestSha256: string;
  readonly toleranceSeconds: number;
  readonly needs: EvidenceNeeds;
  readonly judge: (evidence: Evidence) => Finding[];
  /** Tests for the person of the election; null when no person is given. */
  readonly judgePerson: ((evidence: Evidence) => Finding[]) | null;
  /** Refuses a context that the instant contradicts. */
  readonly checkInstant?: (jdUt1: number) => void;
}

export interface Assessment<P, C> {
  family: string;
  policy: P;
  context: C;
  evidence: ElectionEvidenceResponse;
  astronomical_findings: MarriageFindingResponse[];
  personal_findings: MarriageFindingResponse[];
  astronomical: MarriageDecisionResponse;
  personal_decision: MarriageDecisionResponse;
  requested_composition: MarriageDecisionResponse;
  source_manifest_sha256: string;
  exclusions: [string, string][];
  input_basis: string;
}

/** Basis of a judgement of evidence that the client supplies. */
const SUPPLIED_BASIS = 'caller_supplied_conditional_on_evidence';

/** Checksum of the rules of a catalogue. */
export const manifestOf = (rules: readonly ElectionRule[]): string => sha256Hex(JSON.stringify(rules));

/**
 * The judgement of evidence that is in the shape of the wire and consistent. `brief`: the decisions alone, without findings, the rest of the evidence and
 * the exclusions.
 */
export function assess<P, C>(
  election: Election<P, C>,
  model: ElectionEvidenceModel,
  inputBasis: string,
  brief = false,
): Assessment<P, C> {
  const evidence = evidenceOf(model),
    { vocabulary } = election,
    astronomical = election.judge(evidence),
    personal = election.judgePerson?.(evidence) ?? [];
  return {
    family: election.family,
    policy: election.policy,
    context: election.context,
    evidence: filled(ElectionEvidenceResponse, brief ? { jd_ut1: model.jd_ut1 } : model),
    astronomical_findings: brief ? [] : astronomical.map(vocabulary.finding),
    personal_findings: brief ? [] : personal.map(vocabulary.finding),
    astronomical: vocabulary.decision(decide(astronomical)),
    personal_decision: vocabulary.decision(election.judgePerson === null ? NOT_REQUESTED : decide(personal)),
    requested_composition: vocabulary.decision(decide([...astronomical, ...personal])),
    source_manifest_sha256: election.manifestSha256,
    exclusions: brief ? [] : election.exclusions.map(([name, text]) => [name, text]),
    input_basis: inputBasis,
  };
}

/** The judgement of supplied evidence. Errors: InvalidInput for evidence that contradicts itself. */
export function assessSupplied<P, C>(election: Election<P, C>, given: ElectionEvidenceModel): Assessment<P, C> {
  const model = checkedEvidence(withDefaults(ElectionEvidenceModel, given));
  election.checkInstant?.(model.jd_ut1);
  return assess(election, model, SUPPLIED_BASIS);
}
