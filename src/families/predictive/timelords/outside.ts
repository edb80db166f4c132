import { InvalidInput } from '../../../kernel/errors.js';

/** A moment that no period holds. */
export const outsidePeriods = (given: string, allowed: string, field = '/current_dt'): InvalidInput =>
  new InvalidInput({ field, message: 'no period holds this moment', given, allowed: `a moment within ${allowed}` });
