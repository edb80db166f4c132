import { LOTS } from '../doctrine/lots/catalogue.js';
import type { Lot } from '../doctrine/lots/catalogue.js';
import { InvalidInput } from '../kernel/errors.js';
import { foldName, suggestNames } from '../kernel/suggest.js';
import { CATEGORIES } from '../contract/lots.js';
import type { PrimaryCategory } from '../contract/lots.js';

/** A lot with its wire name and main category. */
export interface NamedLot {
  readonly lot: Lot;
  readonly name: string;
  readonly category: PrimaryCategory;
}

/** Wire name of a lot: neutral tokens replace the names of two authors. */
const wireName = (name: string): string => name.replace('Dorotheus', 'AuthC').replace('Sahl', 'AuthB');

function categoryOf(lot: Lot): PrimaryCategory {
  const found = CATEGORIES.find((category) => category === lot.tags[0]);
  if (found === undefined) throw new Error(`unknown category of lots: ${lot.tags[0]}`);
  return found;
}

/** All lots with their wire names, in the order of the catalogue. */
export const NAMED_LOTS: readonly NamedLot[] = LOTS.map((lot) => ({
  lot,
  name: wireName(lot.name),
  category: categoryOf(lot),
}));

/** Compares strings by code units, independent of the locale. */
const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares lots by their conventional names. */
export const byLotName = (a: NamedLot, b: NamedLot): number => byCodeUnit(a.lot.name, b.lot.name);

/** All lots sorted by category, then by name: the order of evaluation. */
const EVALUATED_LOTS: readonly NamedLot[] = [...NAMED_LOTS].sort(
  (a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) || byLotName(a, b),
);

/** Former names of lots, which requests may still use. */
const FORMER_NAMES: readonly (readonly [former: string, name: string])[] = [
  ['Knowledge (from Jupiter to the Moon)', 'Knowledge, True or False (Abu Mashar via al-Biruni)'],
];
const lotsNamed = (name: string): NamedLot[] => NAMED_LOTS.filter(({ lot }) => lot.name === name);

const BY_NAME: ReadonlyMap<string, NamedLot> = new Map([
  ...FORMER_NAMES.flatMap(([former, name]) => lotsNamed(name).map((named) => [foldName(former), named] as const)),
  ...NAMED_LOTS.map((named) => [foldName(named.lot.name), named] as const),
  ...NAMED_LOTS.map((named) => [foldName(named.name), named] as const),
]);

/**
 * The lot with a name: the wire name, the conventional name or a former name, in any case.
 * Errors: InvalidInput at `field`, with suggestions.
 */
export function namedLot(name: string, field: string): NamedLot {
  const found = BY_NAME.get(foldName(name));
  if (found !== undefined) return found;
  throw new InvalidInput({
    field,
    message: 'is not the name of a lot in the catalogue',
    given: name,
    allowed: 'a name from GET /v1/lots/catalog',
    suggestions: suggestNames(
      name,
      NAMED_LOTS.map((named) => named.name),
    ),
  });
}

/** The lots with the names of a request (default: all), each once, in the order of evaluation. Errors: InvalidInput. */
export function selectedLots(names: readonly string[] | undefined): readonly NamedLot[] {
  if (names === undefined) return EVALUATED_LOTS;
  const wanted = new Set(names.map((name, i) => namedLot(name, `/names/${i}`)));
  return EVALUATED_LOTS.filter((named) => wanted.has(named));
}
