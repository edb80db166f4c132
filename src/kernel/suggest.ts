import { distance } from 'fastest-levenshtein';

/** Lower case, accents and punctuation removed: the form in which names are compared. */
export function foldName(name: string): string {
  // Most names are ASCII: their accents need no look.
  if (/^[\x20-\x7e]*$/.test(name)) return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** Edits from one short string to another; letters that only changed places are one edit. */
function edits(a: string, b: string): number {
  return a !== b && a.length === b.length && isOneSwap(a, b) ? 1 : distance(a, b);
}

/** True when two neighbouring letters changed places, the commonest slip that Levenshtein's distance counts as two. */
function isOneSwap(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

/** Up to `count` names that a user who typed `given` may have meant, nearest first; empty when nothing is near. */
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
