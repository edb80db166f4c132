// Copies recorded cases of the routes that are served to test/golden/cases: `npm run golden -- CASES_DIR`.
// Requests stay as they are; of answers the figures and names stay, sentences and an engine's own names become `<text>`.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { NAMING_FIELDS, OWN_NAMES, isSentence } from '../../test/golden/compare.js';
import { OWN_WORDS, goldenRows, parseCases, routeOfCase } from '../../test/golden/recorded.js';
import type { RecordedCase } from '../../test/golden/recorded.js';

const [source] = process.argv.slice(2);
if (!source) throw new Error('usage: npm run golden -- CASES_DIR');
const target = new URL('../../../test/golden/cases/', import.meta.url);
const contract = goldenRows('routes.tsv').map((row) => row.replace('\t', ' '));

/** Sentences, and phrases that list things ("travel, union"). */
const isProse = (text: string): boolean => isSentence(text) || /, [a-z]/.test(text);

function withoutProse(value: unknown, name = ''): unknown {
  if (NAMING_FIELDS.includes(name)) return value;
  if (typeof value === 'string') return isProse(value) || OWN_NAMES.test(name) ? OWN_WORDS : value;
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutProse(item, key)]));
}

const textOf = (path: string | URL): string => {
  const bytes = readFileSync(path);
  return (String(path).endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
};

const lines = new Map<string, string[]>();
for (const name of readdirSync(source)
  .filter((entry) => /\.jsonl(\.gz)?$/.test(entry))
  .sort()) {
  const family = name.replace(/(-large)?\.jsonl(\.gz)?$/, '');
  for (const recorded of parseCases(textOf(join(source, name))) as (RecordedCase & { note?: string })[]) {
    const { id, method, path, request, status, response, note = '' } = recorded;
    if (/^(disputed|accepted)/.test(note)) continue;
    routeOfCase(recorded, contract); // a case of no route fails here
    const suspect = note.includes('suspect') ? { suspect: true } : {};
    const kept = { id, method, path, request, status, ...suspect, response: withoutProse(response) };
    lines.set(family, [...(lines.get(family) ?? []), JSON.stringify(kept)]);
  }
}

mkdirSync(target, { recursive: true });
for (const name of readdirSync(target)) if (!lines.has(name.replace('.jsonl.gz', ''))) rmSync(new URL(name, target));
for (const [family, kept] of lines) {
  const file = new URL(`${family}.jsonl.gz`, target);
  const text = `${kept.join('\n')}\n`;
  let present = '';
  try {
    present = textOf(file);
  } catch {
    // not copied before
  }
  // Compressed anew only when the text changed: another zlib may pack the same text otherwise.
  if (present !== text) writeFileSync(file, gzipSync(text, { level: 9 }));
}
console.log(`${[...lines.values()].flat().length} cases of ${lines.size} families`);
