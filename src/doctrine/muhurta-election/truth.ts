/** Three values: true, false, or unknown (null), as Kleene's strong logic has them. */
export type Truth = boolean | null;

export const not = (a: Truth): Truth => (a === null ? null : !a);

/** False when one is false, true when all are true, else unknown. */
export function every(values: Iterable<Truth>): Truth {
  let result: Truth = true;
  for (const value of values) {
    if (value === false) return false;
    if (value === null) result = null;
  }
  return result;
}

/** True when one is true, false when all are false, else unknown. */
export function some(values: Iterable<Truth>): Truth {
  let result: Truth = false;
  for (const value of values) {
    if (value === true) return true;
    if (value === null) result = null;
  }
  return result;
}

/** `test` of a value that may be unknown. */
export const known = <V>(value: V | null, test: (value: V) => Truth): Truth => (value === null ? null : test(value));

/** A function of a value that may be unknown. */
export const mapped = <V, R>(value: V | null, f: (value: V) => R): R | null => (value === null ? null : f(value));
