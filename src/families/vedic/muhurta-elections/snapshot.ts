import type { MarriageLimitsModel, MarriageSearchReceiptResponse } from '../../../contract/elections.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { ElectionSky } from '../../../services/election-sky.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { assess } from './election.js';
import type { Assessment, Election } from './election.js';
import { limitsOf, receiptOf } from './receipt.js';
import { transitionsWithin } from './transitions.js';

/** Half of the span around an instant in which transitions are looked for: a second, days. */
const AROUND_DAYS = 1 / 86_400;

/** Basis of a judgement of derived evidence. */
export const DERIVED_BASIS = 'serving_reader_derived; solved_evidence';

export interface MomentRequest {
  readonly dt: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly limits?: MarriageLimitsModel;
}

export interface Snapshot<P, C> {
  dt: string;
  latitude: number;
  longitude: number;
  timezone: string;
  assessment: Assessment<P, C>;
  kernel_label: string;
  reader_binding: string;
  jd_tt: number;
  jd_tdb: number;
  search_receipt: MarriageSearchReceiptResponse;
}

/** The judgement of an instant at a place from derived evidence. Errors: InvalidInput, OutOfCoverage. */
export function electionAt<P, C>(engine: Engine, request: MomentRequest, election: Election<P, C>): Snapshot<P, C> {
  const limits = limitsOf(request.limits),
    instant = engine.time.instantFromIso(request.dt, '/dt'),
    jdUt1 = jdOfInstant(instant),
    sky = new ElectionSky(engine, request, election.toleranceSeconds, limits);
  election.checkInstant?.(jdUt1);
  if (election.needs.solar) {
    sky.loadSolar(jdUt1, jdUt1);
    sky.certifySolar();
  }
  const assessment = assess(election, sky.evidenceAt(jdUt1, election.needs), DERIVED_BASIS);
  // Whether an ingredient changes within a second of the instant: the receipt shows it.
  transitionsWithin(sky, election.needs, jdUt1 - AROUND_DAYS, jdUt1 + AROUND_DAYS);
  const answer = {
    dt: request.dt,
    latitude: request.latitude,
    longitude: request.longitude,
    timezone: request.timezone,
    assessment,
    kernel_label: sky.source(jdUt1).label,
    reader_binding: 'caller_owned_reader',
    jd_tt: instant.ttJ2k + J2000_JD,
    jd_tdb: instant.tdbJ2k + J2000_JD,
  };
  return { ...answer, search_receipt: receiptOf(sky, limits, answer, 0, [jdUt1]) };
}
