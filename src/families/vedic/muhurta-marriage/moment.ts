import type { Finding } from '../../../doctrine/muhurta-election/finding.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { assessment, personalOf } from './assessment.js';
import { MONTH_HISTORY_DAYS } from './catalogue.js';
import { MarriageSky } from './derive.js';
import { appliedPolicy } from './policy.js';
import { checkLimit, limitsOf, receiptOf } from './receipt.js';
import type { MarriageDateTimeRequest, MarriageSnapshotResponse } from './schema.js';

/** Basis of a judgement of derived evidence. */
const DERIVED = 'serving_reader_derived; solved_evidence';

/** Findings that decide: a restriction, an open question, or a fault that a remedy lifts. */
export const isRelevant = (found: Finding): boolean => found.detected !== false && found.applicable !== false;

/** The judgement of an instant at a place from derived evidence. Errors: InvalidInput, OutOfCoverage. */
export function atMoment(engine: Engine, request: MarriageDateTimeRequest): MarriageSnapshotResponse {
  const limits = limitsOf(request.limits);
  const applied = appliedPolicy(request.policy);
  const personal = personalOf(request.personal, applied);
  checkLimit(limits, 'max_history_days', MONTH_HISTORY_DAYS);
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const jd = jdOfInstant(instant);
  const sky = new MarriageSky(engine, request, applied.policy.solver_tolerance_seconds, limits, applied.profile);
  sky.base.loadSolar(jd, jd);
  const keep = request.detail === 'all' ? undefined : isRelevant;
  const evidence = sky.at(jd);
  const historical = evidence.star_history?.vedha_spans?.length ?? 0;
  const answer = {
    dt: request.dt,
    latitude: request.latitude,
    longitude: request.longitude,
    timezone: request.timezone,
    assessment: assessment(evidence, applied, personal, DERIVED, keep),
    kernel_label: sky.base.source(jd).label,
    reader_binding: 'caller_owned_reader',
    jd_tt: instant.ttJ2k + J2000_JD,
    jd_tdb: instant.tdbJ2k + J2000_JD,
  };
  const receipt = receiptOf(sky.base, limits, answer, { cells: 1, transitions: 0, historical }, jd);
  return { ...answer, search_receipt: receipt };
}
