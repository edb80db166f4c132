import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PACKED_FAMILIES } from '../../src/ephemeris/small-bodies/asteroid-families.js';
import { sha256Of, writePacked } from './manifest.js';

/**
 * Packs the membership table of asteroid families: first the names (JSON, preceded by its length), then one entry for each row of the
 * table, in its order: the difference from the number before and the index of the family, both as base-128 integers.
 */
export function buildAsteroidFamilies(path: string): void {
  const raw = readFileSync(path);
  const lines = gunzipSync(raw).toString('utf8').trim().split('\n');
  const [header, ...rows] = lines.map((line) => line.trim().split(','));
  const at = (field: string): number => {
    const i = header.indexOf(field);
    if (i < 0) throw new Error(`the table has no column ${field}`);
    return i;
  };
  const number = at('asteroid_number'),
    family = at('family_name'),
    primary = at('is_primary');
  const names = [...new Set(rows.map((row) => row[family]))].sort((a, b) => (a < b ? -1 : 1));
  const index = new Map(names.map((name, i) => [name, i]));
  const stream: number[] = [];
  let last = 0;
  for (const row of rows) {
    const value = Number(row[number]);
    if (!(value >= last)) throw new Error(`rows are not in the order of the numbers at ${row[number]}`);
    if ((value !== last) !== (row[primary] === 'true'))
      throw new Error(`the first family of ${value} is not its primary family`);
    push(stream, value - last);
    push(stream, index.get(row[family])!);
    last = value;
  }
  const contents = new TextEncoder().encode(JSON.stringify({ rows: rows.length, names }));
  const bytes = new Uint8Array(4 + contents.length + stream.length);
  new DataView(bytes.buffer).setUint32(0, contents.length, true);
  bytes.set(contents, 4);
  bytes.set(stream, 4 + contents.length);
  writePacked(PACKED_FAMILIES, bytes, {
    source:
      'asteroid families: Nesvorny et al. 2026, Proper25; Hildas and Jupiter Trojans from NASA PDS ast.nesvorny.families V2.0 (2015)',
    source_sha256: sha256Of(raw),
    licence: 'free use with attribution (Proper25; NASA PDS)',
  });
}

function push(stream: number[], value: number): void {
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) {
      stream.push(rest);
      return;
    }
    stream.push((rest % 128) + 128);
  }
}
