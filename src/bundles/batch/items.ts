import { InvalidInput, NotFound, OutOfCoverage } from '../../kernel/errors.js';
import { suggestNames } from '../../kernel/suggest.js';
import { errorDetails } from '../../wire/error-details.js';
import type { BatchFailure } from './schema.js';

/**
 * Runs the items in order. A typed error fails only its item; any other error is a fault of the service and is thrown. `answered` and
 * `failed` make the answer of an item.
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
      if (error instanceof InvalidInput || error instanceof OutOfCoverage || error instanceof NotFound)
        return failed(item, failureOf(error, item));
      throw error;
    }
  });
}

const NAMES = {
  InvalidInput: { error_type: 'ValueError', error_module: 'engine.errors' },
  OutOfCoverage: { error_type: 'OutOfCoverage', error_module: 'engine.ephemeris' },
  NotFound: { error_type: 'NotFound', error_module: 'engine.errors' },
} as const;

function failureOf(error: InvalidInput | OutOfCoverage | NotFound, item: unknown): BatchFailure {
  const { message, problems, more } = errorDetails(error, { body: item });
  const name =
    error instanceof InvalidInput ? 'InvalidInput' : error instanceof NotFound ? 'NotFound' : 'OutOfCoverage';
  return {
    message,
    ...NAMES[name],
    ...(problems.length ? { problems: problems.map((problem) => ({ ...problem })) } : {}),
    ...(Object.keys(more).length ? { details: { ...more } } : {}),
  };
}

/** Returns a value of an item when it is one of the words. Errors: InvalidInput with suggestions. */
export function oneWord<T extends string>(value: string, field: string, words: readonly T[]): T {
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new InvalidInput({
      field,
      message: 'is not a known value',
      given: value,
      allowed: words,
      suggestions: suggestNames(value, words),
    });
  return found;
}

/** Returns a field that a kind of item requires. Errors: InvalidInput when it is absent. */
export function needed<T>(value: T | null | undefined, field: string, kind: string): T {
  if (value === null || value === undefined)
    throw new InvalidInput({ field, message: `is required for ${kind}`, allowed: 'a value' });
  return value;
}
