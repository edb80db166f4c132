import { GRAHAS } from '../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../doctrine/vedic-dignity/tables.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import type { FieldProblem } from '../kernel/errors.js';
import { foldName, suggestNames } from '../kernel/suggest.js';

const BY_NAME: ReadonlyMap<string, Graha> = new Map(GRAHAS.map((name) => [foldName(name), name]));

/** The planet with a name, one of the seven. `field`: JSON pointer. Errors: InvalidInput with suggestions. */
export function grahaOf(name: string, field: string): Graha {
  const found = BY_NAME.get(foldName(name));
  if (found === undefined)
    throw new InvalidInput({
      field,
      message: 'is not one of the seven planets',
      given: name,
      allowed: GRAHAS,
      suggestions: suggestNames(name, GRAHAS),
    });
  return found;
}

interface GrahaMapOptions<Extra extends string> {
  /** Further points that are allowed, by their folded names. */
  readonly extra?: Readonly<Record<string, Extra>>;
  /** True: other names are errors. False: they are ignored. */
  readonly refusesOthers?: boolean;
}

/**
 * The numbers of a request by planet or further point, in the order of the request. `field`: JSON pointer of the map.
 * Errors: InvalidInput with one problem for each refused name and for each name that is given twice.
 */
export function grahaMap<Extra extends string = never>(
  map: Readonly<Record<string, number>>,
  field: string,
  { extra = {}, refusesOthers = false }: GrahaMapOptions<Extra> = {},
): Map<Graha | Extra, number> {
  const values = new Map<Graha | Extra, number>(),
    problems: FieldProblem[] = [];
  for (const [given, value] of Object.entries(map)) {
    const at = `${field}/${given.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      folded = foldName(given);
    const name = BY_NAME.get(folded) ?? (Object.hasOwn(extra, folded) ? extra[folded] : undefined);
    const allowed = [...GRAHAS, ...new Set(Object.values(extra))];
    if (name === undefined) {
      if (refusesOthers)
        problems.push({
          field: at,
          message: 'is not a planet or point of this map',
          given: given.slice(0, 100),
          allowed,
          suggestions: suggestNames(given.slice(0, 100), allowed),
        });
    } else if (values.has(name))
      problems.push({ field: at, message: 'names a planet for the second time', given, allowed: 'each planet once' });
    else values.set(name, value === 0 ? 0 : value);
  }
  if (problems.length) throw new InvalidInput(problems);
  return values;
}

/** The map with its longitudes reduced to [0, 360) degrees. */
export const reducedLongitudes = <Name>(map: ReadonlyMap<Name, number>): Map<Name, number> =>
  new Map([...map].map(([name, value]) => [name, normalizeDeg(value)]));
