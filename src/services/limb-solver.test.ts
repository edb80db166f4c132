import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../test/support/engine.js';
import {
  KARANAS,
  MOON_NAKSHATRAS,
  MOON_PADAS,
  MOON_SIGNS,
  SUN_SIGNS,
  TITHIS,
  YOGAS,
} from '../events/panchanga/limb-spans.js';
import type { LimbDivision } from '../events/panchanga/limb-spans.js';
import { signedDeg } from '../kernel/angle.js';
import { LimbSolver } from './limb-solver.js';
import { siderealChart } from './sidereal-chart.js';

const engine = sharedEngine();
const solver = (system = 'Lahiri') => new LimbSolver(engine, system);
const DIVISIONS = [TITHIS, KARANAS, YOGAS, MOON_NAKSHATRAS, MOON_PADAS, MOON_SIGNS, SUN_SIGNS];
/** Julian days of 1600 to 2600. */
const days = fc.double({ min: 2305448, max: 2670690, noNaN: true });

test('property: at an edge the argument is at the boundary of the arc that begins', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...DIVISIONS), (from, division) => {
      const { limbs } = solver();
      for (const { jdUt1, index } of limbs.edges(division, from, from + 3)) {
        const miss = signedDeg(limbs.valueAt(division.argument, jdUt1) - (index * 360) / division.count);
        // A Julian day of this age is rounded by 0.04 ms, in which the sum of Sun and Moon moves 7e-9 degrees.
        assert.ok(Math.abs(miss) < 2e-8, `${division.argument} ${miss}`);
      }
    }),
    { numRuns: 60 },
  );
});

test('property: spans are half-open, join without gaps, and contain the instants that they are found for', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...DIVISIONS), (at, division) => {
      const { limbs } = solver();
      const span = limbs.spanAt(division, at);
      assert.ok(span.startJdUt1 <= at && at < span.endJdUt1);
      assert.equal(limbs.spanAt(division, span.startJdUt1).index, span.index);
      const next = limbs.spanAt(division, span.endJdUt1);
      assert.equal(next.index, (span.index + 1) % division.count);
      assert.equal(next.startJdUt1, span.endJdUt1);
      const chain = [...limbs.spansBefore(division, at, 3), span];
      for (let i = 1; i < chain.length; i++) {
        assert.equal(chain[i].startJdUt1, chain[i - 1].endJdUt1);
        assert.equal(chain[i].index, (chain[i - 1].index + 1) % division.count);
      }
      const all = limbs.spans(division, at, at + 2);
      assert.deepEqual(all[0], span);
      assert.ok(all[all.length - 1].endJdUt1 >= at + 2);
    }),
    { numRuns: 60 },
  );
});

test('property: an edge is the same number in every window and for every solver', () => {
  fc.assert(
    fc.property(
      days,
      fc.double({ min: 0.1, max: 20, noNaN: true }),
      fc.constantFrom(...DIVISIONS),
      (from, before, division) => {
        const near = solver().limbs.edges(division, from, from + 2),
          wide = solver().limbs.edges(division, from - before, from + 3 + before);
        assert.deepEqual(
          near,
          wide.filter(({ jdUt1 }) => jdUt1 >= from && jdUt1 < from + 2),
        );
        for (const { jdUt1 } of near) {
          assert.deepEqual(
            solver()
              .limbs.edges(division, jdUt1, jdUt1 + 0.01)
              .map((edge) => edge.jdUt1),
            [jdUt1],
          );
          assert.deepEqual(solver().limbs.edges(division, jdUt1 - 0.01, jdUt1), []);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('rule: a tithi begins a karana, a nakshatra a quarter, a sign of the Moon a quarter, at the same instant', () => {
  const { limbs } = solver();
  const inner: [LimbDivision, LimbDivision][] = [
    [TITHIS, KARANAS],
    [MOON_NAKSHATRAS, MOON_PADAS],
    [MOON_SIGNS, MOON_PADAS],
  ];
  for (const [outer, fine] of inner) {
    const finer = new Set(limbs.edges(fine, 2460300, 2460330).map(({ jdUt1 }) => jdUt1));
    for (const { jdUt1 } of limbs.edges(outer, 2460300, 2460330)) assert.ok(finer.has(jdUt1));
  }
});

test('property: a degree of the ascendant rises when the chart of the instant shows it, at every latitude', () => {
  fc.assert(
    fc.property(
      days,
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(12, 108),
      (from, latitudeDeg, longitudeDeg, count) => {
        const site = { latitudeDeg, longitudeDeg, elevationM: 0 },
          rising = solver().ascendant(site);
        const edges = rising.edges(count, from, from + 1);
        for (const { jdUt1, index } of edges) {
          const later = (rising.siderealDegAt(jdUt1 + 1e-6) * count) / 360;
          assert.equal(Math.floor(later), index, `${later} at latitude ${latitudeDeg}`);
        }
        const wide = solver()
          .ascendant(site)
          .edges(count, from - 3.3, from + 2.1);
        assert.deepEqual(
          edges,
          wide.filter(({ jdUt1 }) => jdUt1 >= from && jdUt1 < from + 1),
        );
        const spans = rising.spans(count, from, from + 1);
        assert.ok(spans[0].startJdUt1 <= from && spans[spans.length - 1].endJdUt1 >= from + 1);
        for (let i = 1; i < spans.length; i++) assert.equal(spans[i].startJdUt1, spans[i - 1].endJdUt1);
      },
    ),
    { numRuns: 60 },
  );
});

test('rule: the ascendant of the search is that of a sidereal chart', () => {
  for (const [latitude, longitude] of [
    [25.3, 83],
    [-33.87, 151.2],
    [71, 25],
  ]) {
    const chart = siderealChart(
      engine,
      { dt: '2024-04-18T10:30:00+05:30', ayanamsa_system: 'Lahiri', observer_lat: latitude, observer_lon: longitude },
      { subjects: [] },
    );
    const rising = solver().ascendant({ latitudeDeg: latitude, longitudeDeg: longitude, elevationM: 0 });
    const miss = signedDeg(rising.siderealDegAt(chart.provenance.jd_ut) - chart.siderealLagnaDeg!);
    // A Julian day is rounded by 0.02 ms, in which the ascendant moves 1e-7 degrees at these latitudes.
    assert.ok(Math.abs(miss) < 5e-7, `${miss}`);
  }
});

test('rule: ingresses go both ways through a boundary while a planet is retrograde, and Ketu is opposite Rahu', () => {
  const search = solver();
  // Saturn entered sidereal Aquarius on 2022-04-29, went back to Capricorn on 2022-07-12 and returned on 2023-01-17 (Lahiri; published almanacs).
  const saturn = search.planet('Saturn').within(12, 2459680, 2459980);
  assert.deepEqual(
    saturn.map(({ jdUt1, index, direction }) => [Math.floor(jdUt1 + 0.5 + 5.5 / 24), index, direction]),
    [
      [2459699, 10, 1],
      [2459773, 9, -1],
      [2459962, 10, 1],
    ],
  );
  const rahu = search.planet('Rahu').within(12, 2459000, 2460000),
    ketu = search.planet('Ketu').within(12, 2459000, 2460000);
  assert.ok(rahu.length > 1);
  assert.deepEqual(
    rahu.map(({ index }) => (index + 6) % 12),
    ketu.map(({ index }) => index),
  );
  const last = search.planet('Saturn').last(12, 2459980, 2459000);
  assert.deepEqual(last, saturn[2]);
});
