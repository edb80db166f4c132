import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arcBetween } from '../../../kernel/circle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { harmonicLongitude } from '../../../doctrine/harmonics/projection.js';
import { coveringArc } from '../../../doctrine/harmonics/triples.js';
import { ageChart, chart } from './charts.js';
import { composite, conjunctions, patternScore } from './conjunctions.js';
import { transitForecast } from './forecast.js';
import { aspects, fingerprint, sweep } from './sweep.js';

const invalid = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems.some((problem) => problem.field === field);
const hundredth = fc.integer({ min: 0, max: 35999 }).map((n) => n / 100);
const named = (longitudes: readonly number[]) => Object.fromEntries(longitudes.map((value, i) => [`P${i}`, value]));

test('property: the harmonic longitudes of H and K add up to that of H + K', () => {
  fc.assert(
    fc.property(hundredth, fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 64 }), (lon, h, k) => {
      // 1e-10 degrees: the rounding of a product below 360 x 128.
      const sum = (harmonicLongitude(lon, h) + harmonicLongitude(lon, k)) % 360;
      assert.ok(arcBetween(sum, harmonicLongitude(lon, h + k)) < 1e-10);
    }),
  );
});

test('rule: a non-integer harmonic is not rounded and multiplies the longitude in [0, 360)', () => {
  const answer = chart({ longitudes: { Sun: -350, Moon: 20 }, harmonic: 5.5 });
  assert.deepEqual(
    [
      answer.effective_harmonic,
      answer.harmonic_kind,
      answer.positions[0].natal_longitude,
      answer.positions[0].harmonic_longitude,
    ],
    [5.5, 'continuous_multiplier', 10, 55],
  );
  assert.deepEqual(
    answer.positions.map(({ body }) => body),
    ['Sun', 'Moon'],
  );
});

test('rule: the orb is a limit on the harmonic circle, and provenance gives the equivalent on the zodiac', () => {
  const longitudes = { A: 0, B: 72 + 5.5 / 5 };
  const wide = conjunctions({
    longitudes,
    harmonic: 5,
    orb: 6,
    orb_policy: { scaling_mode: 'authQ_inverse_harmonic' },
  });
  assert.equal(wide.conjunctions.length, 1);
  assert.ok(Math.abs(wide.conjunctions[0].orb - 5.5) < 1e-10);
  const truth = wide.provenance.orb_policy;
  assert.deepEqual(
    [truth?.projected_orb_limit_deg, truth?.source_orb_limit_deg, truth?.request_mode, truth?.continuous_extension],
    [6, 1.2, 'explicit_policy', false],
  );
  assert.equal(conjunctions({ longitudes, harmonic: 5, orb: 5 }).conjunctions.length, 0);
  assert.equal(conjunctions({ longitudes, harmonic: 5.5, orb: 5 }).provenance.orb_policy?.continuous_extension, true);
});

test('property: the score counts the pairs of each cluster, and sweep, fingerprint and pattern score agree', () => {
  fc.assert(
    fc.property(
      fc.array(hundredth, { minLength: 2, maxLength: 9 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 3000 }),
      (lons, h, orbHundredths) => {
        const longitudes = named(lons),
          orb = orbHundredths / 100 + 0.003,
          one = patternScore({ longitudes, harmonic: h, orb });
        const root = new Map(Object.keys(longitudes).map((name) => [name, name]));
        const find = (name: string): string => {
          const up = root.get(name) as string;
          return up === name ? name : find(up);
        };
        for (const { planet_a: a, planet_b: b } of one.conjunctions) root.set(find(a), find(b));
        const sizes = new Map<string, number>();
        for (const name of root.keys()) sizes.set(find(name), (sizes.get(find(name)) ?? 0) + 1);
        const clusters = [...sizes.values()].filter((size) => size > 1).sort((a, b) => b - a);
        assert.deepEqual(one.cluster_sizes, clusters);
        assert.equal(
          one.score,
          clusters.reduce((sum, n) => sum + (n * (n - 1)) / 2, 0),
        );
        const entry = sweep({ longitudes, orb, max_harmonic: 12 }).entries.find(({ harmonic }) => harmonic === h);
        assert.deepEqual(entry, {
          harmonic: h,
          score: one.score,
          n_conjunctions: one.conjunctions.length,
          largest_cluster: clusters[0] ?? 0,
        });
        assert.deepEqual(
          fingerprint({ longitudes, orb, max_harmonic: 12 }).sweep.find(({ harmonic }) => harmonic === h),
          entry,
        );
        assert.equal(
          aspects({ longitudes, orb, max_harmonic: 12 }).aspects.filter(({ harmonic }) => harmonic === h).length,
          one.conjunctions.length,
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('rule: the sweep sorts by score, then harmonic, and the fingerprint lists the harmonics of highest score', () => {
  const longitudes = { Sun: 84.23, Moon: 156.4, Mercury: 228, Venus: 12.3, Mars: 300.1, Jupiter: 229.1 };
  assert.deepEqual(
    sweep({ longitudes, max_harmonic: 12 })
      .entries.slice(0, 3)
      .map(({ harmonic, score }) => [harmonic, score]),
    [
      [5, 10],
      [10, 4],
      [1, 0],
    ],
  );
  const print = fingerprint({ longitudes, max_harmonic: 12 });
  assert.deepEqual([print.dominant, print.peak_harmonic, print.peak_score, print.total_score], [[5, 10], 5, 10, 14]);
  assert.equal(fingerprint({ longitudes: { A: 0, B: 100 }, max_harmonic: 2 }).peak_harmonic, 0);
});

test('rule: the age harmonic is the age in tropical years, and a time before birth is refused', () => {
  assert.equal(ageChart({ longitudes: { A: 10 }, jd_birth: 0, jd_now: 365.24219 * 3 }).effective_harmonic, 3);
  assert.equal(ageChart({ longitudes: { A: 10 }, jd_birth: 5, jd_now: 5 }).positions[0].harmonic_longitude, 0);
  assert.throws(() => ageChart({ longitudes: { A: 10 }, jd_birth: 5, jd_now: 4 }), invalid('/jd_now'));
});

test('rule: a composite contains conjunctions between the two charts only, with their labels', () => {
  const answer = composite({
    longitudes_a: { Sun: 10, Moon: 10 },
    longitudes_b: { Sun: 82 },
    harmonic: 5,
    label_a: ' X ',
  });
  assert.deepEqual(
    answer.conjunctions.map(({ planet_a: a, planet_b: b }) => [a, b]),
    [
      ['X:Sun', 'B:Sun'],
      ['X:Moon', 'B:Sun'],
    ],
  );
  assert.throws(
    () => composite({ longitudes_a: { Sun: 1 }, longitudes_b: { Sun: 1 }, harmonic: 1, label_b: 'a:b' }),
    invalid('/label_b'),
  );
});

test('property: the covering arc is the smallest arc that contains all three longitudes', () => {
  fc.assert(
    fc.property(hundredth, hundredth, hundredth, (a, b, c) => {
      const widest = [a, b, c].map((start) => Math.max(...[a, b, c].map((x) => (x - start + 360) % 360)));
      assert.ok(Math.abs(coveringArc(a, b, c) - Math.min(...widest)) < 1e-10);
    }),
  );
});

const sample = (jd: number, Mars: number, Moon = 180) => ({ jd_ut: jd, longitudes: { Mars, Moon } });

test('rule: a triple needs one arc for all three members, and a chain of two conjunctions is not enough', () => {
  const request = {
    natal_longitudes: { A: 0, B: 1.5 },
    transit_samples: [sample(1, 3)],
    harmonics: [1],
    orb: 2,
    modes: ['one_transit_two_natal' as const],
  };
  assert.equal(transitForecast(request).window_count, 0);
  assert.equal(transitForecast({ ...request, orb: 3 }).window_count, 1);
});

test('rule: windows consist of consecutive samples within the gap, with first, peak and last at times of samples', () => {
  const run = [sample(1, 2.5), sample(1.5, 1), sample(2, 0.2), sample(2.5, 40), sample(3, 0.4), sample(5, 0.4)];
  const forecast = transitForecast({
    natal_longitudes: { B: 1, A: 0 },
    transit_samples: run,
    harmonics: [1],
    orb: 3,
    modes: ['one_transit_two_natal'],
  });
  assert.deepEqual(
    forecast.windows.map((w) => [w.first_sampled_jd_ut, w.peak_sampled_jd_ut, w.last_sampled_jd_ut, w.sample_count]),
    [
      [1, 1.5, 2, 3],
      [3, 3, 3, 1],
      [5, 5, 5, 1],
    ],
  );
  assert.deepEqual(forecast.windows[0].member_identities, [
    { origin: 'natal', body: 'A' },
    { origin: 'natal', body: 'B' },
    { origin: 'transit', body: 'Mars' },
  ]);
  assert.equal(
    transitForecast({
      natal_longitudes: { B: 1, A: 0 },
      transit_samples: run,
      harmonics: [1],
      orb: 3,
      modes: ['one_transit_two_natal'],
      minimum_observed_duration_days: 0.5,
    }).window_count,
    1,
  );
});

test('rule: samples are in order of time with the same bodies, and the number of evaluations is bounded', () => {
  const base = { natal_longitudes: { A: 0, B: 1 }, harmonics: [1] };
  assert.throws(
    () => transitForecast({ ...base, transit_samples: [sample(2, 0), sample(2, 0)] }),
    invalid('/transit_samples/1/jd_ut'),
  );
  assert.throws(
    () => transitForecast({ ...base, transit_samples: [sample(1, 0), { jd_ut: 2, longitudes: { Mars: 1 } }] }),
    invalid('/transit_samples/1/longitudes'),
  );
  const twelve = named(Array.from({ length: 12 }, (_, i) => i));
  assert.throws(
    () =>
      transitForecast({
        natal_longitudes: twelve,
        transit_samples: Array.from({ length: 20 }, (_, i) => ({ jd_ut: i, longitudes: twelve })),
        harmonics: [1, 2],
      }),
    invalid(''),
  );
});
