import assert from 'node:assert/strict';
import { test } from 'node:test';
import { polynomialFit } from './polynomial-fit.js';

const near = (a: readonly number[], b: readonly number[]): void => {
  assert.equal(a.length, b.length);
  a.forEach((value, i) => assert.ok(Math.abs(value - b[i]) < 1e-12, `${a.join()} for ${b.join()}`));
};
const x = [-3, -2, -1, 0, 1, 2, 3];

test('rule: a polynomial is fitted exactly, with its coefficients in ascending powers', () => {
  near(
    polynomialFit(
      x,
      x.map((t) => 2 - t + 0.5 * t ** 2 - 0.25 * t ** 3),
      3,
    ),
    [2, -1, 0.5, -0.25],
  );
});

test('rule: a fit of lower degree has the least sum of squares: the cube of odd abscissae has slope sum x^4 / sum x^2', () => {
  // By hand: 2 (81 + 16 + 1) / (2 (9 + 4 + 1)) = 7.
  near(
    polynomialFit(
      x,
      x.map((t) => t ** 3),
      1,
    ),
    [0, 7],
  );
});
