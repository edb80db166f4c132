import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ARCSEC_PER_RAD } from '../kernel/constants.js';
import { jsonData } from '../kernel/data.js';
import { nodeDataProvider } from '../node-data.js';
import { NutationSeries } from './nutation-series.js';
import type { NutationTerms } from './nutation-series.js';
import { PACKED_NUTATION_SERIES, PackedNutation } from './packed-nutation.js';
import { WorstDifference } from '../../test/support/figures.js';

const { rows } = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/ephemeris/nutation-nut06a.json', import.meta.url), 'utf8'),
) as { rows: [number, number, number][] };
const data = nodeDataProvider();
const terms = jsonData<NutationTerms>(data, PACKED_NUTATION_SERIES);
const packed = new PackedNutation(data);
const series = new NutationSeries(terms);
const MICROARCSEC = 1e6 * ARCSEC_PER_RAD;

function worst(source: { angles(t: number, out: Float64Array): void }, chosen: (t: number) => boolean): number {
  const out = new Float64Array(4);
  let most = 0;
  for (const [t, dpsi, deps] of rows) {
    if (!chosen(t)) continue;
    source.angles(t, out);
    most = Math.max(most, Math.abs(out[0] - dpsi) * MICROARCSEC, Math.abs(out[1] - deps) * MICROARCSEC);
  }
  return most;
}

test('validation: without the secular out-of-phase terms the series equals ERFA nut06a', () => {
  // MHB2000 in ERFA has no t cos (longitude) and t sin (obliquity) terms; tables 5.3a and 5.3b have them. The other differences are the
  // cut-off of the tables at 0.1 microarcseconds (1,320 + 1,037 terms) and t^2 products of the adjustment to IAU 2006, which the tables
  // omit: below 1 microarcsecond within two centuries, below 5 over 1550-2650.
  const inPhase = new NutationSeries({
    periodic: terms.periodic,
    secular: terms.secular.map((term) => [...term.slice(0, 14), term[14], 0, term[16], 0]),
  });
  assert.ok(worst(inPhase, (t) => Math.abs(t) < 73_050) < 1);
  assert.ok(worst(inPhase, () => true) < 5);
});

test('validation: the complete series and the table equal ERFA nut06a except for the secular out-of-phase terms', () => {
  // These terms reach 2.9 + 1.5 + 1.2 + ... microarcseconds a century, 6 x 6.5 centuries. The table adds at most 10.
  assert.ok(worst(series, () => true) < 40);
  assert.ok(worst(packed, () => true) < 50);
  assert.equal(terms.periodic.length >= 1320 && terms.secular.length >= 38, true);
});

test('validation: the table equals the series to 0.01 mas, its rates to 0.2 mas/day', () => {
  const worstMas = new WorstDifference('nutation-mas');
  // A rate error of 0.2 mas/day has no visible effect on the instant of a zero of an apparent place.
  const a = new Float64Array(4),
    b = new Float64Array(4);
  const { startTdbJ2k: start, endTdbJ2k: end } = packed.identity.coverage;
  for (let i = 0; i < 3000; i++) {
    // Quasi-random instants, and both sides of granule boundaries.
    const t =
      i % 3 === 0
        ? start + ((i * 0.7548776662) % 1) * (end - start)
        : start + 32 * (4 * i + 1) - (i % 3 === 1 ? 0 : 1e-7);
    packed.angles(t, a);
    series.angles(t, b);
    for (const k of [0, 1]) worstMas.record((Math.abs(a[k] - b[k]) * MICROARCSEC) / 1000, `at ${t}`);
    for (const k of [2, 3])
      assert.ok(Math.abs(a[k] - b[k]) * MICROARCSEC < 200, `at ${t}: ${(a[k] - b[k]) * MICROARCSEC}`);
  }
  worstMas.assertWithinRequirement();
});

test('property: the rates of the series are its derivatives', () => {
  const before = new Float64Array(4),
    at = new Float64Array(4),
    after = new Float64Array(4),
    h = 0.005;
  for (const t of [-1_000_000, -300_000, -1000.25, 0, 12_345.678, 400_000]) {
    series.angles(t - h, before);
    series.angles(t, at);
    series.angles(t + h, after);
    // The error of a central difference is h^2/6 of the third derivative (0.23" in 13.66 d: 0.02"/d^3), 1e-7 "/d.
    for (let k = 0; k < 2; k++)
      assert.ok(Math.abs((after[k] - before[k]) / (2 * h) - at[k + 2]) * ARCSEC_PER_RAD < 1e-6, `at ${t}`);
  }
});

test('validation: the tables of -3000 ... 1550 and 2650 ... 3000 are within 0.1 mas of the series, rates within 1 mas/day', () => {
  // The ephemeris there is accurate to arcseconds only. At the joins both tables contain the series, each to its own accuracy.
  const a = new Float64Array(4),
    b = new Float64Array(4);
  for (const [start, days] of [
    [625648.5 - 2451545, 1661536],
    [2688976.5 - 2451545, 127840],
  ]) {
    for (let i = 0; i <= 1500; i++) {
      const t = start + (i < 1500 ? ((i * 0.7548776662) % 1) * days : days);
      packed.angles(t, a);
      series.angles(t, b);
      for (let k = 0; k < 4; k++)
        assert.ok(
          Math.abs(a[k] - b[k]) * MICROARCSEC < (k < 2 ? 100 : 1000),
          `at ${t}: ${(a[k] - b[k]) * MICROARCSEC}`,
        );
    }
  }
});

test('rule: the series is used outside the tables', () => {
  const a = new Float64Array(4),
    b = new Float64Array(4);
  for (const t of [-2_000_000, 400_000]) {
    packed.angles(t, a);
    series.angles(t, b);
    assert.deepEqual([...a], [...b]);
  }
});
