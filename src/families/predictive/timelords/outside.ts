import { InvalidInput } from '../../../kernel/errors.js';

/** The error for an instant outside all periods. */
export const outsidePeriods = (given: string, allowed: string, field = '/current_dt'): InvalidInput =>
  new InvalidInput({ field, message: 'is outside all periods', given, allowed: `an instant within ${allowed}` });
