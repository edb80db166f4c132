import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { jdOfInstant, requireCovered } from '../../../wire/instant.js';
import { SLACK_DAYS } from '../../../wire/search-window.js';
import { epochUt1 } from './receipts.js';
import type { MundaneSearchIntervalResponse } from './receipt-schema.js';

/** The interval of a search, [start, end). An event is in it if its answered Julian day (UT1) is. */
export interface Interval {
  readonly start: Instant;
  readonly end: Instant;
}

/** The search interval of a request, of at most `maxDays`. Errors: InvalidInput on `/search_end_utc`; OutOfCoverage. */
export function intervalOf(
  engine: Engine,
  request: { readonly search_start_utc: string; readonly search_end_utc: string },
  maxDays: number,
): Interval {
  const start = engine.time.instantFromIso(request.search_start_utc, '/search_start_utc'),
    end = engine.time.instantFromIso(request.search_end_utc, '/search_end_utc');
  const days = end.ut1J2k - start.ut1J2k;
  if (!(days > 0 && days <= maxDays))
    throw new InvalidInput({
      field: '/search_end_utc',
      message: days > 0 ? `is outside the longest search of ${maxDays} days` : 'must be after search_start_utc',
      given: request.search_end_utc,
      allowed: `an instant up to ${maxDays} days after search_start_utc`,
    });
  requireCovered(engine, start.tdbJ2k, '/search_start_utc', request.search_start_utc);
  requireCovered(engine, end.tdbJ2k, '/search_end_utc', request.search_end_utc);
  return { start, end };
}

/** The interval as a window of the event searches. */
export const windowOf = ({ start, end }: Interval) => ({
  startTdb: start.tdbJ2k,
  endTdb: end.tdbJ2k,
  slackDays: SLACK_DAYS,
});

/** Whether the answered Julian day of an instant is in the interval. */
export function containsInstant({ start, end }: Interval, instant: Instant): boolean {
  const jd = jdOfInstant(instant);
  return jd >= jdOfInstant(start) && jd < jdOfInstant(end);
}

/** The interval in the wire shape. */
export const intervalAnswer = ({ start, end }: Interval): MundaneSearchIntervalResponse => ({
  start: epochUt1(start),
  end: epochUt1(end),
});
