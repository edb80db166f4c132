/** A value as JSON of at most `characters` characters: long lists are cut after their first items, long strings after their beginning. */
export function condensed(value: unknown, characters: number): { readonly text: string; readonly shortened: boolean } {
  const complete = JSON.stringify(value);
  if (complete.length <= characters) return { text: complete, shortened: false };
  for (let items = 50; items >= 1; items = Math.floor(items / 2)) {
    const text = JSON.stringify(shortened(value, items, Math.max(80, items * 20), DEEPEST));
    if (text.length <= characters) return { text, shortened: true };
  }
  for (let depth = 4; depth >= 1; depth--) {
    const text = JSON.stringify(shortened(value, 1, 80, depth));
    if (text.length <= characters) return { text, shortened: true };
  }
  return { text: `${complete.slice(0, characters)} ...`, shortened: true };
}

const DEEPEST = 64;

function shortened(value: unknown, items: number, letters: number, depth: number): unknown {
  if (typeof value === 'string')
    return value.length > letters ? `${value.slice(0, letters)}... (${value.length} characters)` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0)
    return Array.isArray(value) ? `(list of ${value.length})` : `(object of ${Object.keys(value).length} keys)`;
  const inner = (part: unknown): unknown => shortened(part, items, letters, depth - 1);
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part)]));
  if (value.length <= items) return value.map(inner);
  return [...value.slice(0, items).map(inner), `... ${value.length - items} more`];
}
