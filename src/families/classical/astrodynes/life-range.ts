import type { AstrodyneBody } from '../../../doctrine/astrodynes/tables.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { requireCovered } from '../../../wire/instant.js';
import type { Contact } from './contact.js';
import type { ProgressedInfluenceIntegrationRequest } from './ephemeris-schema.js';
import { figureOfChart, natalPowers } from './natal.js';
import { checkAfterBirth } from './progressed-chart.js';
import { ProgressedSky, utcText } from './progressed-sky.js';

/** A range of a life, UT1 days since J2000.0, with the sky and the natal powers of the birth. */
export interface LifeRange {
  readonly sky: ProgressedSky;
  readonly powers: ReadonlyMap<AstrodyneBody, number>;
  readonly start: number;
  readonly end: number;
  /** As the clock counts: what steps are counted from. */
  readonly clockDays: number;
  readonly startInstant: Instant;
  readonly startUtc: string;
  readonly endUtc: string;
}

type RangeRequest = Pick<
  ProgressedInfluenceIntegrationRequest,
  'natal_dt' | 'start_dt' | 'end_dt' | 'observer_lat' | 'observer_lon' | 'house_system' | 'allow_house_fallback'
>;

/** Throws InvalidInput (an empty range, one before birth), OutOfCoverage. */
export function lifeRange(engine: Engine, request: RangeRequest): LifeRange {
  const figure = figureOfChart(engine, { dt: request.natal_dt, place: request, pointer: '/natal_dt' });
  const first = engine.time.instantFromIso(request.start_dt, '/start_dt'),
    last = engine.time.instantFromIso(request.end_dt, '/end_dt');
  if (!(last.ut1J2k > first.ut1J2k))
    throw new InvalidInput({
      field: '/end_dt',
      message: 'the range must end after it starts',
      given: request.end_dt,
      allowed: `after ${request.start_dt}`,
    });
  const sky = new ProgressedSky(engine, figure);
  checkAfterBirth(sky, first.ut1J2k, '/start_dt', request.start_dt);
  requireCovered(engine, first.tdbJ2k, '/start_dt', request.start_dt);
  requireCovered(engine, last.tdbJ2k, '/end_dt', request.end_dt);
  sky.origin = { field: '/end_dt', given: request.end_dt };
  return {
    sky,
    powers: natalPowers(figure),
    start: first.ut1J2k,
    end: last.ut1J2k,
    clockDays: last.utcJ2k - first.utcJ2k,
    startInstant: first,
    startUtc: utcText(engine, first.utcJ2k),
    endUtc: utcText(engine, last.utcJ2k),
  };
}

/** Instants `step` apart from the start, the end the last. */
export const mesh = (start: number, end: number, intervals: number, step: number): number[] =>
  Array.from({ length: intervals + 1 }, (_, i) => (i === intervals ? end : start + i * step));

/** Evaluations that one request may cost, of a transit; the minor key seeks the Moon each time. */
const MOST_EVALUATIONS = 600_000;
const EVALUATION_MS = 0.02;
const evaluationCost = (kind: Contact['relationKind']): number => (kind === 'minor' ? 2 : 1);

/** Refuses more samples than were allowed, or than a thread should make. */
export function checkBudget({
  samples,
  maxSamples,
  relationKind,
  field,
}: {
  samples: number;
  maxSamples: number;
  relationKind: Contact['relationKind'];
  field: string;
}): void {
  const most = Math.floor(MOST_EVALUATIONS / evaluationCost(relationKind));
  if (samples <= Math.min(maxSamples, most)) return;
  // Where no max_samples would do, it is not the field to change.
  if (samples > most)
    throw new InvalidInput({
      field,
      message: 'the range needs more samples than one request makes',
      allowed: `a longer step or a shorter range, with at most ${most} samples`,
    });
  throw new InvalidInput({
    field: '/max_samples',
    message: `the range needs ${samples} samples, more than max_samples`,
    given: maxSamples,
    allowed: `${samples} ... ${most}, a longer step, or a shorter range`,
  });
}

/** About what a search or an integration takes, for the pool: days over the step, at what an evaluation takes. */
export function rangeCostMs(
  { start_dt, end_dt, query }: Pick<ProgressedInfluenceIntegrationRequest, 'start_dt' | 'end_dt' | 'query'>,
  stepHours: number,
): number {
  const hours = (Date.parse(end_dt) - Date.parse(start_dt)) / 3600e3;
  const minor = query.kind_a === 'minor_progressed' || query.kind_b === 'minor_progressed';
  const samples = Number.isFinite(hours) ? Math.min(MOST_EVALUATIONS, Math.max(0, hours / stepHours)) : 0;
  return samples * EVALUATION_MS * evaluationCost(minor ? 'minor' : 'transit');
}
