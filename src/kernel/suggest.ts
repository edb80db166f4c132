/** Lower case, accents and punctuation removed: the form in which names are compared. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** Damerau-Levenshtein distance (optimal string alignment) of two short strings. */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j++) rows[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2][j - 2] + 1);
      rows[i][j] = best;
    }
  }
  return rows[a.length][b.length];
}

/** Up to `count` names that a user who typed `given` may have meant, nearest first; empty when nothing is near. */
export function suggestNames(given: string, names: Iterable<string>, count = 3): string[] {
  const wanted = foldName(given);
  const scored: { name: string; score: number }[] = [];
  for (const name of names) {
    const folded = foldName(name);
    const prefix = wanted.length >= 3 && (folded.startsWith(wanted) || wanted.startsWith(folded));
    const distance = Math.abs(folded.length - wanted.length) > 4 && !prefix ? Infinity : editDistance(wanted, folded);
    if (prefix || distance <= Math.max(1, Math.floor(Math.max(wanted.length, folded.length) / 3)))
      scored.push({ name, score: prefix ? Math.min(distance, 0.5) : distance });
  }
  return scored
    .sort((a, b) => a.score - b.score || a.name.localeCompare(b.name))
    .slice(0, count)
    .map((entry) => entry.name);
}
