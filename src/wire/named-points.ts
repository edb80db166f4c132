import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import type { FieldProblem } from '../kernel/errors.js';

/** A name with its value, in the order of the request. */
export interface NamedValue {
  readonly name: string;
  readonly value: number;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Keys of a map of points as `distinctNames` takes them; problems are below `field` (JSON pointer). Errors: InvalidInput. */
export const pointNames = (
  given: readonly string[],
  field: string,
  names: 'trim' | 'exact',
  maxLength?: number,
): string[] => distinctNames(given, (i) => `${field}/${escaped(given[i])}`, names, maxLength);

/**
 * Names of points, trimmed (`trim`), or trimmed already (`exact`); none is empty, longer than `maxLength` or given twice. Errors:
 * InvalidInput, one problem for each bad name, at its pointer.
 */
export function distinctNames(
  given: readonly string[],
  pointer: (index: number) => string,
  names: 'trim' | 'exact' = 'trim',
  maxLength = 128,
): string[] {
  const seen = new Set<string>(),
    problems: FieldProblem[] = [];
  const found = given.map((text, i) => {
    const name = text.trim(),
      at = pointer(i);
    if (name === '')
      problems.push({ field: at, message: 'a point needs a name', given: text, allowed: 'a name that is not blank' });
    else if (name.length > maxLength)
      problems.push({
        field: at,
        message: 'the name is too long',
        given: text.slice(0, 200),
        allowed: `at most ${maxLength} characters`,
      });
    else if (names === 'exact' && name !== text)
      problems.push({ field: at, message: 'the name has surrounding blanks', given: text, allowed: name });
    else if (seen.has(name))
      problems.push({
        field: at,
        message: 'the same name twice',
        given: text,
        allowed: 'each point once (names are compared without surrounding blanks)',
      });
    seen.add(name);
    return name;
  });
  if (problems.length) throw new InvalidInput(problems);
  return found;
}

/** The entries of a map of named numbers, under names as `pointNames` takes them. Errors: InvalidInput. */
export function namedValues(
  map: Readonly<Record<string, number>>,
  field: string,
  names: 'trim' | 'exact',
  maxLength = 128,
): NamedValue[] {
  const values = Object.values(map);
  return pointNames(Object.keys(map), field, names, maxLength).map((name, i) => ({
    name,
    value: values[i] === 0 ? 0 : values[i],
  }));
}

/** The same with values reduced to [0, 360) degrees. Errors: as namedValues. */
export function namedLongitudes(
  map: Readonly<Record<string, number>>,
  field: string,
  names: 'trim' | 'exact',
  maxLength = 128,
): NamedValue[] {
  return namedValues(map, field, names, maxLength).map(({ name, value }) => ({ name, value: normalizeDeg(value) }));
}

/** A map from the entries; own keys whatever their names. */
export const valueMap = (values: readonly NamedValue[]): Record<string, number> =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]));

/** The order of names by code unit, which is the same everywhere. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

/** Text that must not be blank or carry surrounding blanks. Errors: InvalidInput. */
export function trimmedText(text: string, field: string): string {
  if (text.trim() !== text || text === '')
    throw new InvalidInput({
      field,
      message: 'blank, or with surrounding blanks',
      given: text,
      allowed: 'text without surrounding blanks',
    });
  return text;
}

/** Two points must differ. Errors: InvalidInput at `field`. */
export function distinctPoints(first: string, second: string, field: string): void {
  if (first === second)
    throw new InvalidInput({
      field,
      message: 'both points are the same',
      given: second,
      allowed: `a point other than ${first}`,
    });
}
