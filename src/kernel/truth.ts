/** Logic of three values: true, false, and null for unknown. */

/** Conjunction: false when one is false, else null when one is unknown. */
export function allOf(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}

/** Disjunction: true when one is true, else null when one is unknown. */
export function anyOf(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}
