import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Instant } from '../../../time/instant.js';
import { jdOfInstant, requireCovered } from '../../../wire/instant.js';
import { SLACK_DAYS } from '../../../wire/search-window.js';
import { epochUt1 } from './receipts.js';
import type { MundaneSearchIntervalResponse } from './receipt-schema.js';

/** The interval of a search, [start, end); events are judged by the Julian day UT1 that is answered. */
export interface Interval {
  readonly start: Instant;
  readonly end: Instant;
}

/** The interval of a request, of at most `maxDays`. Errors: InvalidInput on `/search_end_utc`, OutOfCoverage. */
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
      message: days > 0 ? `the search may span at most ${maxDays} days` : 'the search must end after it starts',
      given: request.search_end_utc,
      allowed: `an instant up to ${maxDays} days after search_start_utc`,
    });
  requireCovered(engine, start.tdbJ2k, '/search_start_utc', request.search_start_utc);
  requireCovered(engine, end.tdbJ2k, '/search_end_utc', request.search_end_utc);
  return { start, end };
}

export const windowOf = ({ start, end }: Interval) => ({
  startTdb: start.tdbJ2k,
  endTdb: end.tdbJ2k,
  slackDays: SLACK_DAYS,
});

export function holdsInstant({ start, end }: Interval, instant: Instant): boolean {
  const jd = jdOfInstant(instant);
  return jd >= jdOfInstant(start) && jd < jdOfInstant(end);
}

export const intervalAnswer = ({ start, end }: Interval): MundaneSearchIntervalResponse => ({
  start: epochUt1(start),
  end: epochUt1(end),
});
