import { LOTS } from '../doctrine/lots/catalogue.js';
import type { Lot } from '../doctrine/lots/catalogue.js';
import { InvalidInput } from '../kernel/errors.js';
import { foldName, suggestNames } from '../kernel/suggest.js';
import { CATEGORIES } from '../contract/lots.js';
import type { PrimaryCategory } from '../contract/lots.js';

/** A lot under the name that the wire uses. */
export interface NamedLot {
  readonly lot: Lot;
  readonly name: string;
  readonly category: PrimaryCategory;
}

/** Neutral tokens stand for these two authors on the wire. */
const wireName = (name: string): string => name.replace('Dorotheus', 'AuthC').replace('Sahl', 'AuthB');

function categoryOf(lot: Lot): PrimaryCategory {
  const found = CATEGORIES.find((category) => category === lot.tags[0]);
  if (found === undefined) throw new Error(`no such category of lots: ${lot.tags[0]}`);
  return found;
}

/** All lots, in the order of the catalogue. */
export const NAMED_LOTS: readonly NamedLot[] = LOTS.map((lot) => ({
  lot,
  name: wireName(lot.name),
  category: categoryOf(lot),
}));

/** The order by code unit, which is the same everywhere. */
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of lots' names: of the conventional ones, whatever token stands for the author. */
export const byLotName = (a: NamedLot, b: NamedLot): number => byText(a.lot.name, b.lot.name);

/** The order in which lots are evaluated: by category, then by name. */
const EVALUATED_LOTS: readonly NamedLot[] = [...NAMED_LOTS].sort(
  (a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) || byLotName(a, b),
);

/** A name that answers had before, and still find their lot by. */
const FORMER_NAMES: readonly (readonly [former: string, name: string])[] = [
  ['Knowledge (from Jupiter to the Moon)', 'Knowledge, True or False (Abu Mashar via al-Biruni)'],
];
const ofName = (name: string): NamedLot[] => NAMED_LOTS.filter(({ lot }) => lot.name === name);

const BY_NAME: ReadonlyMap<string, NamedLot> = new Map([
  ...FORMER_NAMES.flatMap(([former, name]) => ofName(name).map((named) => [foldName(former), named] as const)),
  ...NAMED_LOTS.map((named) => [foldName(named.lot.name), named] as const),
  ...NAMED_LOTS.map((named) => [foldName(named.name), named] as const),
]);

/** The lot of that name, also by the conventional name of its author, whatever the case. Errors: InvalidInput. */
export function namedLot(name: string, field: string): NamedLot {
  const found = BY_NAME.get(foldName(name));
  if (found !== undefined) return found;
  throw new InvalidInput({
    field,
    message: 'no lot of this name is in the catalogue',
    given: name,
    allowed: 'a name of GET /v1/lots/catalog',
    suggestions: suggestNames(
      name,
      NAMED_LOTS.map((named) => named.name),
    ),
  });
}

/** The lots of a request, each once, in the order of evaluation. Errors: InvalidInput. */
export function selectedLots(names: readonly string[] | undefined): readonly NamedLot[] {
  if (names === undefined) return EVALUATED_LOTS;
  const wanted = new Set(names.map((name, i) => namedLot(name, `/names/${i}`)));
  return EVALUATED_LOTS.filter((named) => wanted.has(named));
}
