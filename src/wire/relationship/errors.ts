import { InvalidInput } from '../../kernel/errors.js';

/** Runs what speaks of a nested part of the request; its errors name fields below `pointer`. */
export function below<T>(pointer: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidInput)
      throw new InvalidInput(
        error.problems.map((problem) => ({ ...problem, field: `${pointer}${problem.field}` })),
        error.extra,
      );
    throw error;
  }
}
