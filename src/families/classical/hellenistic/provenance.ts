import type { HellenisticAspectProvenanceResponse } from '../../../contract/hellenistic.js';
import type { StageLog } from '../../../wire/stage-log.js';

/** The part of a provenance that belongs to one route. */
interface Account {
  readonly module: string;
  readonly entrypoint: string;
  readonly doctrine: string;
  readonly sources: readonly string[];
}

/** The provenance of an answer whose positions the caller supplies. */
export const provenance = (
  { module, entrypoint, doctrine, sources }: Account,
  stages: StageLog,
): HellenisticAspectProvenanceResponse => ({
  source_module: module,
  engine_entrypoint: entrypoint,
  doctrine,
  ephemeris: 'not_used',
  chart_motion: 'not_computed',
  position_semantics: 'caller_supplied_tropical_ecliptic_longitudes_degrees',
  source_refs: [...sources],
  stage_sequence: stages.names,
});
