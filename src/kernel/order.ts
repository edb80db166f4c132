/** Compares two strings by their UTF-16 code units, the same in every locale: for `sort`. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
