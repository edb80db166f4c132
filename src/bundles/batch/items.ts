import { InvalidInput, NotFound, OutOfCoverage } from '../../kernel/errors.js';
import type { BatchFailure } from './schema.js';

/**
 * Runs each item for itself, in order: a typed error fails the item and no other. Anything else is a fault of ours and goes up.
 * `answered` and `failed` make the item's answer.
 */
export function eachItem<Item, Result, Answer>(
  items: readonly Item[],
  run: (item: Item) => Result,
  answered: (item: Item, result: Result) => Answer,
  failed: (item: Item, failure: BatchFailure) => Answer,
): Answer[] {
  return items.map((item) => {
    try {
      return answered(item, run(item));
    } catch (error) {
      if (error instanceof InvalidInput) {
        return failed(item, {
          error_type: 'ValueError',
          message: error.message,
          error_module: 'engine.errors',
          problems: error.problems.map((problem) => ({ ...problem })),
        });
      }
      if (error instanceof OutOfCoverage)
        return failed(item, { error_type: 'OutOfCoverage', message: error.message, error_module: 'engine.ephemeris' });
      if (error instanceof NotFound)
        return failed(item, { error_type: 'NotFound', message: error.message, error_module: 'engine.errors' });
      throw error;
    }
  });
}
