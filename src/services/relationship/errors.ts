import { withFields } from '../../kernel/errors.js';

/** Runs a part of a request that stands at `pointer`; its errors name the fields of the whole. */
export function below<T>(pointer: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw withFields(error, (field) => `${pointer}${field}`);
  }
}
