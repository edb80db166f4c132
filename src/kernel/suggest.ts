import { distance } from 'fastest-levenshtein';

/** Form in which names are compared: lower case, without accents, punctuation and spaces. */
export function foldName(name: string): string {
  // Most names are ASCII and have no accents to remove.
  if (/^[\x20-\x7e]*$/.test(name)) return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** Levenshtein distance of two short strings, but 1 when two neighbouring letters are exchanged. */
function edits(a: string, b: string): number {
  return a !== b && a.length === b.length && isOneSwap(a, b) ? 1 : distance(a, b);
}

/** True when the strings differ by one exchange of neighbouring letters. Levenshtein counts this common slip as two edits. */
function isOneSwap(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

/** Up to `count` names similar to `given`, nearest first; empty when no name is similar. */
export function suggestNames(given: string, names: Iterable<string>, count = 3): string[] {
  const wanted = foldName(given);
  const scored: { name: string; score: number }[] = [];
  for (const name of names) {
    const folded = foldName(name);
    const prefix = wanted.length >= 3 && (folded.startsWith(wanted) || wanted.startsWith(folded));
    const steps = Math.abs(folded.length - wanted.length) > 4 && !prefix ? Infinity : edits(wanted, folded);
    if (prefix || steps <= Math.max(1, Math.floor(Math.max(wanted.length, folded.length) / 3)))
      scored.push({ name, score: prefix ? Math.min(steps, 0.5) : steps });
  }
  return scored
    .sort((a, b) => a.score - b.score || a.name.localeCompare(b.name))
    .slice(0, count)
    .map((entry) => entry.name);
}
