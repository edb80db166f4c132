import { InvalidInput, NotFound, OutOfCoverage } from '../../kernel/errors.js';
import { suggestNames } from '../../kernel/suggest.js';
import { errorDetails } from '../../wire/error-details.js';
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

/** A closed word of an item; anything else fails the item. */
export function oneWord<T extends string>(value: string, field: string, words: readonly T[]): T {
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new InvalidInput({
      field,
      message: 'unknown value',
      given: value,
      allowed: words,
      suggestions: suggestNames(value, words),
    });
  return found;
}

/** A field that this kind of item needs. */
export function needed<T>(value: T | null | undefined, field: string, kind: string): T {
  if (value === null || value === undefined)
    throw new InvalidInput({ field, message: `${kind} needs it`, allowed: 'a value' });
  return value;
}
