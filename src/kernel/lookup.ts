/**
 * A table of constants that texts of a caller are looked up in. It has no prototype: `table['constructor']` is undefined, not the function
 * that every object of the language has. Each table of a module whose key may be any text is made with it; a lint rule asks for it.
 */
export const lookupTable = <T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, rows);
