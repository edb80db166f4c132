import type { Blocker, Candidate } from '../../../doctrine/lord-of-the-turn/candidates.js';
import type { SelectionReason, TurnMethod } from '../../../doctrine/lord-of-the-turn/select.js';
import type { LordOfTheTurnCandidateResponse, LordOfTheTurnProfileResponse } from './schema.js';

/** Methods by their wire word: `authL` is al-Qabisi, `authM` al-Sijzi. */
export const METHODS: Readonly<Record<LordOfTheTurnProfileResponse['result']['method'], TurnMethod>> = {
  authL: 'succession',
  authM: 'testimony',
};

/** Wire words of the reasons of a selection. */
export const REASONS: Readonly<Record<SelectionReason, LordOfTheTurnProfileResponse['result']['selection_reason']>> = {
  domicileOnly: 'domicile_only',
  domicileWellPlaced: 'domicile_well_placed',
  exaltationFallback: 'exaltation_fallback',
  triplicityFallback: 'triplicity_fallback',
  boundFallback: 'bound_fallback',
  boundWitnessing: 'bound_primary_witnessing',
  testimonyWitnessing: 'testimony_winner_witnessing',
};

const BLOCKERS: Readonly<Record<Blocker, LordOfTheTurnCandidateResponse['blocker_reasons'][number]>> = {
  cadent: 'cadent_in_sr',
  combust: 'combust',
  retrograde: 'retrograde',
};

/** A candidate in the wire shape. */
export const candidateAnswer = (candidate: Candidate): LordOfTheTurnCandidateResponse => ({
  planet: candidate.planet,
  role: candidate.role,
  sr_house: candidate.house,
  is_combust: candidate.isCombust,
  is_retrograde: candidate.isRetrograde,
  is_well_placed: candidate.isWellPlaced,
  blocker_reasons: candidate.blockers.map((blocker) => BLOCKERS[blocker]),
  witnesses_target: candidate.witnessesTarget,
  testimony_count: candidate.testimonyCount,
});
