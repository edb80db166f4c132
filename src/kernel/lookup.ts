/**
 * Makes a constant table that is safe to index with strings from a request. It has no prototype, so that `table['constructor']` is
 * undefined instead of a function of Object. A lint rule requires it for tables that are indexed with arbitrary strings.
 */
export const lookupTable = <T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, rows);
