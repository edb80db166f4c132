/**
 * A request in which an optional field has an effect, for fields where the generic suite cannot derive one. Rows are in `option-rows.ts` of
 * their family; most fields need none (booleans are flipped, enums cycled, numbers moved on the route's example).
 */
export interface OptionRow {
  /** Paths of the routes. Default: every route of the family that has the field. */
  readonly routes?: readonly string[];
  /** JSON pointer of the field; `0` is the first item of a list. */
  readonly field: string;
  /** Laid over the example's body (or query): objects are merged, undefined takes a key away. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** Two values whose answers must differ in more than the echo; undefined is the field left out. */
  readonly values?: readonly [unknown, unknown];
  /** A value that is refused with a 422 that names the field. */
  readonly refused?: unknown;
  /** Where the answer holds the value itself, when answering it is the route's work (a config normalized). */
  readonly answered?: string;
}
