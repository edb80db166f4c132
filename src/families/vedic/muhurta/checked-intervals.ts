import type { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../../../contract/boundaries.js';
import { InvalidInput } from '../../../kernel/errors.js';

/** Longest span of a limb that a request may give, days, and the widest bounds of a boundary. */
const LONGEST_DAYS = 3,
  WIDEST_DAYS = 1 / 24;

/** Errors: InvalidInput when the bounds do not enclose the instant, or are an hour apart or more. `field`: JSON pointer. */
export function checkedBoundary(boundary: ShuddhiBoundaryModel, field: string): void {
  const { jd_ut1: jd, lower_jd_ut1: lower, upper_jd_ut1: upper } = boundary;
  if (lower <= jd && jd <= upper && upper - lower <= WIDEST_DAYS + 1e-9) return;
  throw new InvalidInput({
    field,
    message: 'must have bounds that enclose its instant and are at most one hour apart',
    given: [lower, jd, upper],
    allowed: 'lower_jd_ut1 <= jd_ut1 <= upper_jd_ut1',
  });
}

/**
 * Errors: InvalidInput for wrong bounds, for a span that is empty or longer than three days, or that does not contain the instant of the request.
 * `jdUt1`: that instant; null: the request has none, and must have one.
 */
export function checkedInterval(span: ShuddhiIntervalModel, field: string, jdUt1: number | null): void {
  checkedBoundary(span.start, `${field}/start`);
  checkedBoundary(span.end, `${field}/end`);
  const given = [span.start.jd_ut1, span.end.jd_ut1];
  const length = given[1] - given[0];
  if (!(length > 0 && length <= LONGEST_DAYS))
    throw new InvalidInput({
      field,
      message: 'must end after its start and last at most three days',
      given,
      allowed: 'start before end',
    });
  if (jdUt1 === null)
    throw new InvalidInput({
      field: '/jd_ut1',
      message: `is required with ${field.slice(1)}`,
      allowed: 'a Julian day UT1 within the span',
    });
  if (jdUt1 < span.start.lower_jd_ut1 || jdUt1 >= span.end.upper_jd_ut1)
    throw new InvalidInput({
      field,
      message: 'must contain jd_ut1',
      given,
      allowed: `a span that contains ${jdUt1}`,
    });
}
