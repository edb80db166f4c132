import assert from 'node:assert/strict';
import test from 'node:test';
import { discPoint, fromUp, horizonBelow, litPath } from './geometry.js';

const near = (a: number, b: number, what: string): void => assert.ok(Math.abs(a - b) < 1e-9, `${what}: ${a} for ${b}`);

test('rule: position angles run counterclockwise: north is up, east is left, as the sky is seen', () => {
  for (const [angle, x, y] of [
    [0, 0, -10],
    [90, -10, 0],
    [180, 0, 10],
    [270, 10, 0],
  ]) {
    const point = discPoint(0.5, angle, 20);
    near(point.x, x, `x at ${angle}`);
    near(point.y, y, `y at ${angle}`);
  }
});

test('rule: with the zenith up the parallactic angle is subtracted from a position angle; with north up it is unchanged', () => {
  const view = { position_angle_deg: 30, parallactic_angle_deg: 50 };
  assert.equal(fromUp(view, 'zenith'), 340);
  assert.equal(fromUp(view, 'north'), 30);
  // South of the equator a body on the meridian has north down: the parallactic angle is 180 degrees.
  assert.equal(fromUp({ position_angle_deg: 0, parallactic_angle_deg: 180 }, 'zenith'), 180);
});

test('rule: the horizon is below the middle by the altitude, above it for a body that has set, and absent with north up', () => {
  assert.equal(horizonBelow(0.25, 100, 'zenith'), 25);
  assert.equal(horizonBelow(-0.5, 100, 'zenith'), -50);
  assert.equal(horizonBelow(0.25, 100, 'north'), null);
});

/** The part of the disc that a path of two arcs encloses: half of it, plus or minus half an ellipse. */
function litFraction(
  path: string,
  radius: number,
): { readonly fraction: number; readonly x: number; readonly y: number } {
  const numbers = /^M(.+),(.+)A.+ 0 0 0 (.+),(.+)A.+,(.+) (.+) 0 ([01]) .+Z$/.exec(path);
  assert.ok(numbers, path);
  const [ax, ay, , , minor, , back] = numbers.slice(1).map(Number);
  const half = (Math.PI * radius * radius) / 2,
    ellipse = (Math.PI * radius * minor) / 2;
  // The arc runs counterclockwise on the screen from the first cusp, so its middle is a quarter turn before it.
  return { fraction: (half + (back === 1 ? -ellipse : ellipse)) / (2 * half), x: ay, y: -ax };
}

test('property: the lit part of a drawn Moon is the illuminated fraction, on the side of the bright limb', () => {
  for (const fraction of [0.01, 0.13, 0.5, 0.77, 1])
    for (const angle of [0, 45, 120, 250, 359]) {
      const found = litFraction(litPath(50, fraction, angle), 50);
      assert.ok(Math.abs(found.fraction - fraction) < 1e-3, `${fraction} at ${angle}: ${found.fraction}`);
      const bright = discPoint(50, angle, 1);
      assert.ok(Math.hypot(found.x - bright.x, found.y - bright.y) < 0.01, `the bright side at ${angle}`);
    }
});
