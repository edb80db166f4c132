import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import { currentWindow, isVoid, nextWindow, windowsInRange } from './void-of-course.js';

const engine = sharedEngine();
const place = (name: string, jd: number): number =>
  engine.sky.apparent(
    CHART_BODIES.find((body) => body.name === name)!,
    engine.time.instantFromUt1(jd - 2451545),
  ).longitudeDeg;
const ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];

test('property: windows of a year follow sign by sign, end at an ingress, and contain no exact aspect of a five-minute scan', () => {
  for (const modern of [false, true]) {
    const planets = CHART_BODIES.filter((body) => body.name !== 'Moon').slice(0, modern ? 9 : 6);
    const { windows } = windowsInRange(engine, { jd_start: 2460310.5, jd_end: 2460370.5, modern });
    assert.ok(windows.length >= 26);
    windows.forEach((window, i) => {
      if (i > 0) assert.equal(window.moon_sign, windows[i - 1].moon_sign_next);
      assert.equal(window.jd_sign_entry <= window.jd_voc_start && window.jd_voc_start <= window.jd_voc_end, true);
      const longitude = place('Moon', window.jd_voc_end);
      assert.ok(Math.abs(longitude / 30 - Math.round(longitude / 30)) < 1e-7);
      assert.ok(Math.abs(window.duration_hours - 24 * (window.jd_voc_end - window.jd_voc_start)) < 1e-9);
      assert.equal(window.is_long, window.duration_hours > 12);
      if (window.last_aspect) {
        const distance =
          (place('Moon', window.jd_voc_start) - place(window.last_aspect.body, window.jd_voc_start) + 720) % 360;
        assert.ok(Math.abs(((distance - window.last_aspect.angle + 540) % 360) - 180) < 2e-6);
      } else assert.equal(window.jd_voc_start, window.jd_sign_entry);
      for (const planet of planets) {
        let before: number | null = null;
        for (let jd = window.jd_voc_start + 0.0005; jd < window.jd_voc_end; jd += 5 / 1440) {
          const distance = (place('Moon', jd) - place(planet.name, jd) + 720) % 360;
          if (before !== null)
            for (const angle of ANGLES) {
              const a: number = ((before - angle + 540) % 360) - 180,
                b: number = ((distance - angle + 540) % 360) - 180;
              assert.ok(!(a < 0 && b >= 0 && b < 10), `${planet.name} ${angle} at ${jd}`);
            }
          before = distance;
        }
      }
    });
  }
});

test('rule: window is the current sign, next the following one, is-active includes the start and excludes the end', () => {
  for (let jd = 2460440.1; jd < 2460455; jd += 0.7) {
    const now = currentWindow(engine, { jd_ut: jd }),
      next = nextWindow(engine, { jd_ut: jd });
    assert.ok(now.jd_sign_entry <= jd && jd < now.jd_voc_end);
    assert.equal(next.moon_sign, now.moon_sign_next);
    assert.ok(next.jd_voc_start > jd);
    assert.equal(isVoid(engine, { jd_ut: jd }).is_void_of_course, jd >= now.jd_voc_start);
  }
  const { jd_voc_start: start, jd_voc_end: end } = currentWindow(engine, { jd_ut: 2460446 });
  assert.equal(isVoid(engine, { jd_ut: start + 1e-6 }).is_void_of_course, true);
  assert.equal(isVoid(engine, { jd_ut: start - 1e-4 }).is_void_of_course, false);
  assert.equal(isVoid(engine, { jd_ut: end - 1e-4 }).is_void_of_course, true);
});

test('rule: a range returns every window that overlaps it, and no other', () => {
  const all = windowsInRange(engine, { jd_start: 2460400.5, jd_end: 2460460.5 }).windows;
  for (let start = 2460410.3; start < 2460440; start += 1.37) {
    const end = start + 3.1;
    const expected = all
      .filter((window) => window.jd_voc_start <= end && window.jd_voc_end >= start)
      .map((window) => window.moon_sign);
    assert.deepEqual(
      windowsInRange(engine, { jd_start: start, jd_end: end }).windows.map((window) => window.moon_sign),
      expected,
    );
  }
  assert.throws(() => windowsInRange(engine, { jd_start: 2460410, jd_end: 2460409 }), InvalidInput);
  assert.throws(() => windowsInRange(engine, { jd_start: 2400000, jd_end: 2460409 }), InvalidInput);
});
