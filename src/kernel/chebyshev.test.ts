import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chebyshevNode, seriesThroughNodes, seriesWithCurvature, seriesWithRate } from './chebyshev.js';

/** T_n and its two derivatives at cos a, from the definition T_n(cos a) = cos(n a). */
function definition(n: number, a: number): [number, number, number] {
  const x = Math.cos(a),
    s = Math.sin(a);
  const value = Math.cos(n * a),
    first = (n * Math.sin(n * a)) / s;
  return [value, first, (x * first - n * n * value) / (s * s)];
}

test('property: every routine returns T_n and its derivatives as defined by cos(n arccos x) (rounding: 1e-11 n^2k)', () => {
  const got = new Float64Array(3);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.double({ min: 0.1, max: 3, noNaN: true }), (n, a) => {
      const want = definition(n, a),
        x = Math.cos(a),
        near = (value: number, k: number) => assert.ok(Math.abs(value - want[k]) < 1e-11 * (1 + n ** (2 * k)), `${n}`);
      const series = new Float64Array(13);
      series[n] = 1;
      seriesWithRate(series, 0, 13, x, got);
      near(got[0], 0);
      near(got[1], 1);
      seriesWithCurvature(series, 0, 13, x, got);
      for (let k = 0; k < 3; k++) near(got[k], k);
    }),
    { seed: 20 },
  );
});

test('rule: the interpolating series has the sampled values at the nodes', () => {
  const samples = Float64Array.from({ length: 9 }, (_, i) => Math.exp(chebyshevNode(i, 9))),
    series = new Float64Array(9),
    got = new Float64Array(2);
  seriesThroughNodes(samples, 0, 9, series);
  for (let i = 0; i < 9; i++) {
    seriesWithRate(series, 0, 9, chebyshevNode(i, 9), got);
    assert.ok(Math.abs(got[0] - samples[i]) < 1e-14);
  }
});
