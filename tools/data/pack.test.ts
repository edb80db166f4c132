import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPacked } from '../../src/ephemeris/packed-format.js';
import { PackedTable } from '../../src/ephemeris/packed-table.js';
import { fitGranules } from './chebyshev-fit.js';
import { packFile } from './pack.js';
import type { QuantizedSeries } from './pack.js';

const head = { kind: 'ephemeris' as const, label: 'test', startJ2k: 0, endJ2k: 8 };
const LIMITS = [2 ** 47, 2 ** 39, 2 ** 31, 2 ** 23, 2 ** 15, 2 ** 7];

function table(series: QuantizedSeries): { widths: readonly number[]; table: PackedTable } {
  const bytes = packFile(head, [series]);
  const { contents, dataAt } = openPacked('test', bytes, 'ephemeris');
  return { widths: contents.series[0].widths, table: new PackedTable(bytes, dataAt, 0, contents.series[0]) };
}

test('rule: integers at the limits of every byte width are read back exactly', () => {
  // Two granules of three constants: the least and the greatest integer of the width, and the neighbours of the byte limits.
  for (const limit of LIMITS) {
    const values = [-limit, limit - 1, -1, 0, 255, -256].map((value) => (Math.abs(value) > limit ? 0 : value));
    const integers = new Float64Array(12);
    values.forEach((value, i) => {
      integers[i < 3 ? i : i + 3] = value;
    });
    const { widths, table: packed } = table({
      body: 0,
      name: 'x',
      components: 3,
      granuleDays: 4,
      granules: 2,
      coefficients: 2,
      quantum: 1,
      integers,
    });
    assert.deepEqual(widths, [6 - LIMITS.indexOf(limit), 1]);
    const decoded: number[] = [];
    const out = new Float64Array(6);
    for (const t of [1, 5]) {
      packed.vector(t, 1, out, 0);
      decoded.push(...out.subarray(0, 3));
    }
    assert.deepEqual(decoded, values);
  }
});

test('rule: a coefficient that does not fit in six bytes, or is not a number, stops the build', () => {
  for (const value of [2 ** 47, -(2 ** 47) - 1, NaN, Infinity, 0.5]) {
    assert.throws(
      () =>
        packFile(head, [
          {
            body: 0,
            name: 'x',
            components: 1,
            granuleDays: 8,
            granules: 1,
            coefficients: 1,
            quantum: 1,
            integers: new Float64Array([value]),
          },
        ]),
      Error,
      `${value}`,
    );
  }
});

test('rule: a fitted function and its first and second rates are reproduced within the quantum and the truncation', () => {
  const f = (t: number): number[] => [1e5 * Math.sin(t), 1e5 * Math.cos(t), 3e4 * t * t];
  const quantum = 1e-6;
  const plan = { startJ2k: 0, granuleDays: 2, granules: 4, coefficients: 18, components: 3, quantum };
  const { table: packed } = table({
    body: 0,
    name: 'x',
    ...plan,
    integers: fitGranules(plan, (t, out) => out.set(f(t))),
  });
  const out = new Float64Array(9);
  for (let i = 0; i <= 800; i++) {
    const t = i / 100;
    packed.vector(t, 2, out, 0);
    const expected = [
      ...f(t),
      1e5 * Math.cos(t),
      -1e5 * Math.sin(t),
      6e4 * t,
      -1e5 * Math.sin(t),
      -1e5 * Math.cos(t),
      6e4,
    ];
    // 18 roundings of half a quantum; at the ends the derivatives multiply them by n^2 and n^4 / 3 (half-length of a granule: 1 day).
    const bounds = [18, 18 * 18 ** 2, (18 * 18 ** 4) / 3];
    for (let k = 0; k < 9; k++)
      assert.ok(Math.abs(out[k] - expected[k]) < quantum * bounds[Math.floor(k / 3)], `component ${k} at ${t}`);
  }
  // The value at an end of a granule is correct to one quantum, so neighbours may differ by two.
  for (const t of [2, 4, 6]) {
    const before = new Float64Array(6),
      after = new Float64Array(6);
    packed.vector(t - 2 ** -40, 1, before, 0);
    packed.vector(t, 1, after, 0);
    for (let c = 0; c < 3; c++)
      assert.ok(Math.abs(after[c] - before[c] - after[c + 3] * 2 ** -40) <= 2 * quantum + 1e-9);
  }
});
