// Copies the recorded cases of served routes to test/golden/cases: `npm run golden -- CASES_DIR [FURTHER_DIR]`. FURTHER_DIR has the cases of routes
// that the recorded engine added to the contract documents; its files get the suffix `-further`, and cases of routes that are not served
// yet are skipped. Requests stay unchanged; answers keep figures and names, while sentences and an engine's own names become
// `<text>`.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { NAMING_FIELDS, OWN_NAMES, isSentence } from '../../test/golden/compare.js';
import { families } from '../../src/registry.js';
import { OWN_WORDS, goldenRows, hasRoute, parseCases } from '../../test/golden/recorded.js';
import type { RecordedCase } from '../../test/golden/recorded.js';

const [source, furtherSource] = process.argv.slice(2);
if (!source) throw new Error('usage: npm run golden -- CASES_DIR [FURTHER_DIR]');
const target = new URL('../../../test/golden/cases/', import.meta.url);
const contract = goldenRows('routes.tsv').map((row) => row.replace('\t', ' '));
const served = families.flatMap(({ routes }) => routes).map(({ method, path }) => `${method} ${path}`);

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
/** Reads the cases of a folder. A case without a route fails, unless its route may be missing. */
function readCases(folder: string, suffix: string, routes: string[], mayBeMissing: boolean): void {
  for (const name of readdirSync(folder)
    .filter((entry) => /\.jsonl(\.gz)?$/.test(entry))
    .sort()) {
    const family = name.replace(/(-large)?\.jsonl(\.gz)?$/, '') + suffix;
    for (const recorded of parseCases(textOf(join(folder, name))) as (RecordedCase & { note?: string })[]) {
      const { id, method, path, request, status, response, note = '' } = recorded;
      if (/^(disputed|accepted)/.test(note)) continue;
      if (!hasRoute(recorded, routes)) {
        if (mayBeMissing) continue;
        throw new Error(`no route of the contract matches ${method} ${path}`);
      }
      const suspect = note.includes('suspect') ? { suspect: true } : {};
      const kept = { id, method, path, request, status, ...suspect, response: withoutProse(response) };
      lines.set(family, [...(lines.get(family) ?? []), JSON.stringify(kept)]);
    }
  }
}
readCases(source, '', contract, false);
if (furtherSource) readCases(furtherSource, '-further', served, true);

mkdirSync(target, { recursive: true });
for (const name of readdirSync(target))
  if (!lines.has(name.replace('.jsonl.gz', '')) && (furtherSource || !name.includes('-further')))
    rmSync(new URL(name, target));
for (const [family, kept] of lines) {
  const file = new URL(`${family}.jsonl.gz`, target);
  const text = `${kept.join('\n')}\n`;
  let present = '';
  try {
    present = textOf(file);
  } catch {
    // not copied before
  }
  // Compressed again only when the content changed: another version of zlib may give different bytes.
  if (present !== text) writeFileSync(file, gzipSync(text, { level: 9 }));
}
console.log(`${[...lines.values()].flat().length} cases of ${lines.size} families`);
