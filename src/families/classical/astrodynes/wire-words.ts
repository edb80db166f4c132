import type { TerminalKind, Tier } from '../../../doctrine/astrodynes/progressed.js';

/** Kinds of terminals in requests and answers. */
export const TERMINAL_KIND_WORDS = {
  radical: 'radical',
  majorProgressed: 'major_progressed',
  minorProgressed: 'minor_progressed',
  transit: 'transit',
} as const satisfies Readonly<Record<TerminalKind, string>>;
export type TerminalKindWord = (typeof TERMINAL_KIND_WORDS)[TerminalKind];

/** Tiers of progressed aspects in answers. */
export const TIER_WORDS = {
  major: 'major',
  majorMoon: 'major_moon',
  minor: 'minor',
  transit: 'transit',
} as const satisfies Readonly<Record<Tier, string>>;

const KIND_OF_WORD: Readonly<Record<TerminalKindWord, TerminalKind>> = {
  radical: 'radical',
  major_progressed: 'majorProgressed',
  minor_progressed: 'minorProgressed',
  transit: 'transit',
};

/** The kind of a terminal of a request. */
export const terminalKindOf = (word: TerminalKindWord): TerminalKind => KIND_OF_WORD[word];

/** Facts of the doctrine, and the words of answers. Facts that are not listed have the same word. */
const FACT_WORDS = {
  ...TERMINAL_KIND_WORDS,
  ...TIER_WORDS,
  zodiacalAspect: 'zodiacal_aspect',
  mutualReception: 'mutual_reception',
  housePosition: 'house_position',
  essentialDignity: 'essential_dignity',
  occupiedTerminal: 'occupied_terminal',
  magnitudeDifference: 'magnitude_difference',
  planetPresenceLuminaryScore: 'planet_presence_luminary_score',
} as const;
type Fact = keyof typeof FACT_WORDS;

/** A field name of the doctrine, as answers write it. */
type SnakeCase<S extends string> = S extends `${infer C}${infer Rest}`
  ? `${C extends Lowercase<C> ? C : `_${Lowercase<C>}`}${SnakeCase<Rest>}`
  : S;

/** The answer shape of a record of the doctrine: snake_case field names, words for facts, mutable lists. */
export type Wire<T> = T extends readonly (infer Item)[]
  ? Wire<Item>[]
  : T extends object
    ? { -readonly [K in keyof T as K extends string ? SnakeCase<K> : never]: Wire<T[K]> }
    : T extends Fact
      ? (typeof FACT_WORDS)[T]
      : T;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A fact, or an identifier made of facts and names separated by `:`, `|` or `+`, as answers write it. */
export const wireText = (text: string): string =>
  text
    .split(/([:|+]+)/)
    .map((part) => (Object.hasOwn(FACT_WORDS, part) ? FACT_WORDS[part as Fact] : part))
    .join('');

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (typeof value === 'string') return wireText(value);
  if (value === null || typeof value !== 'object') return value;
  // The ids of practical sources come from the request; they are echoed unchanged.
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [snakeCase(name), name === 'sourceId' ? item : convert(item)]),
  );
}

/** A record of the doctrine in answer shape. Not for maps with names as keys. */
export const toWire = <T>(value: T): Wire<T> => convert(value) as Wire<T>;
