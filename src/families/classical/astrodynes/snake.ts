/** `camelCase` as the wire spells it. */
type Snake<S extends string> = S extends `${infer C}${infer Rest}`
  ? `${C extends Lowercase<C> ? C : `_${Lowercase<C>}`}${Snake<Rest>}`
  : S;

/** A record of the doctrine in the wire's names, lists open for the answer. */
export type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { -readonly [K in keyof T as K extends string ? Snake<K> : never]: Wire<T[K]> }
    : T;

const names = new Map<string, string>();
function snake(name: string): string {
  let known = names.get(name);
  if (known === undefined) {
    known = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    names.set(name, known);
  }
  return known;
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (value === null || typeof value !== 'object') return value;
  const out: Record<string, unknown> = {};
  for (const name of Object.keys(value)) out[snake(name)] = convert((value as Record<string, unknown>)[name]);
  return out;
}

/** A record of the doctrine as the wire spells it. Not for maps whose keys are names of things. */
export const toWire = <T>(value: T): Wire<T> => convert(value) as Wire<T>;
