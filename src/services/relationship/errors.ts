import { withFields } from '../../kernel/errors.js';

/**
 * Runs `run` for the part of a request below the JSON pointer `pointer`; prefixes the fields of its errors with the
 * pointer.
 */
export function below<T>(pointer: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw withFields(error, (field) => `${pointer}${field}`);
  }
}
