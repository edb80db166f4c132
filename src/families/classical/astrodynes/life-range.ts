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

/** A range of life, UT1 days since J2000.0, with the progressed sky and the natal powers. */
export interface LifeRange {
  readonly sky: ProgressedSky;
  readonly powers: ReadonlyMap<AstrodyneBody, number>;
  readonly start: number;
  readonly end: number;
  /** Length of the range in UTC days, from which steps are counted. */
  readonly clockDays: number;
  readonly startInstant: Instant;
  readonly startUtc: string;
  readonly endUtc: string;
}

type RangeRequest = Pick<
  ProgressedInfluenceIntegrationRequest,
  'natal_dt' | 'start_dt' | 'end_dt' | 'observer_lat' | 'observer_lon' | 'house_system' | 'allow_house_fallback'
>;

/** The range of a request. Errors: InvalidInput (an empty range, or one before birth), OutOfCoverage. */
export function lifeRange(engine: Engine, request: RangeRequest): LifeRange {
  const figure = figureOfChart(engine, { dt: request.natal_dt, place: request, pointer: '/natal_dt' });
  const first = engine.time.instantFromIso(request.start_dt, '/start_dt'),
    last = engine.time.instantFromIso(request.end_dt, '/end_dt');
  if (!(last.ut1J2k > first.ut1J2k))
    throw new InvalidInput({
      field: '/end_dt',
      message: 'must be later than start_dt',
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

/** Instants from start to end, `step` apart; the last one is the end. */
export const mesh = (start: number, end: number, intervals: number, step: number): number[] =>
  Array.from({ length: intervals + 1 }, (_, i) => (i === intervals ? end : start + i * step));

/**
 * The largest number of evaluations of a transit in a request; the minor key solves for the Moon in each evaluation.
 */
const MOST_EVALUATIONS = 600_000;
const EVALUATION_MS = 0.02;
const evaluationCost = (kind: Contact['relationKind']): number => (kind === 'minor' ? 2 : 1);

/** Checks the number of samples against max_samples and the cost limit. Errors: InvalidInput. */
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
  // Beyond the cost limit a larger max_samples would not help, so the error names another field.
  if (samples > most)
    throw new InvalidInput({
      field,
      message: 'leads to too many samples',
      allowed: `a longer step or a shorter range, with at most ${most} samples`,
    });
  throw new InvalidInput({
    field: '/max_samples',
    message: `is less than the ${samples} samples of the range`,
    given: maxSamples,
    allowed: `${samples} ... ${most}, a longer step, or a shorter range`,
  });
}

/**
 * The estimated time of a search or an integration, milliseconds: the number of steps times the cost of an evaluation.
 */
export function rangeCostMs(
  { start_dt, end_dt, query }: Pick<ProgressedInfluenceIntegrationRequest, 'start_dt' | 'end_dt' | 'query'>,
  stepHours: number,
): number {
  const hours = (Date.parse(end_dt) - Date.parse(start_dt)) / 3600e3;
  const minor = query.kind_a === 'minor_progressed' || query.kind_b === 'minor_progressed';
  const samples = Number.isFinite(hours) ? Math.min(MOST_EVALUATIONS, Math.max(0, hours / stepHours)) : 0;
  return samples * EVALUATION_MS * evaluationCost(minor ? 'minor' : 'transit');
}
