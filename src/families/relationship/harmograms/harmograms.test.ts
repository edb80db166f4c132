import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { RAD_PER_DEG } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { projection, spectrum, vector, zeroAriesVector } from './harmograms.js';
import { trace } from './trace.js';

const invalid = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems.some((problem) => problem.field === field);
interface Fixture {
  spectra: {
    spec: [
      number,
      'cosine_bell' | 'triangular' | 'gaussian',
      number,
      number | null,
      'fwhm' | 'sigma',
      boolean,
      number,
      number,
      number,
    ];
    zero: number;
    amplitudes: number[];
    real: number[];
  }[];
  parts: { source: number[]; target: number[]; vector: [number, number][] };
}
const fixture = JSON.parse(readFileSync('test/golden/relation-geometry.json', 'utf8')) as Fixture;
const positions = (longitudes: readonly number[]) => longitudes.map((degree, i) => ({ name: `P${i}`, degree }));

test('validation: intensity spectra of five policies agree with the FFT of numpy within 1e-13 (rounding of up to 8192 terms)', () => {
  for (const {
    spec: [harmonic, shape, orb, gauss, mode, conjunction, count, start, stop],
    zero,
    real,
  } of fixture.spectra) {
    const answer = spectrum({
      harmonic_number: harmonic,
      policy: {
        family: `${shape}_harmonic_aspects`,
        orb_width_deg: orb,
        gaussian_width_deg: gauss,
        gaussian_width_parameter_mode: mode,
        include_conjunction: conjunction,
        sample_count: count,
        harmonic_domain: { harmonic_start: start, harmonic_stop: stop },
      },
    }).spectrum;
    assert.ok(Math.abs(answer.harmonic_zero_amplitude - zero) < 1e-13, `${shape} ${harmonic}`);
    answer.components.forEach((component, i) => {
      assert.equal(component.harmonic, start + i);
      assert.ok(
        Math.abs(component.amplitude * Math.cos(component.phase_deg * RAD_PER_DEG) - real[i]) < 1e-13,
        `${shape} ${harmonic} ${component.harmonic}`,
      );
    });
  }
});

test('validation: the parts vector of two sets agrees with the mean over all pairs within 1e-13 (rounding of 63 terms)', () => {
  const { source, target, vector: expected } = fixture.parts;
  const answer = zeroAriesVector({ source_positions: positions(source), target_positions: positions(target) }).vector;
  assert.equal(answer.parts_count, 63);
  answer.components.forEach(({ amplitude, phase_deg: phase }, i) => {
    assert.ok(
      Math.hypot(
        amplitude * Math.cos(phase * RAD_PER_DEG) - expected[i][0],
        amplitude * Math.sin(phase * RAD_PER_DEG) - expected[i][1],
      ) < 1e-13,
    );
  });
});

test('rule: the parts vector of a set with itself is real, and its amplitudes are the squares of the point vector', () => {
  const list = positions([84.23, 346.75, 11.4, 200]);
  const parts = zeroAriesVector({ positions: list }).vector,
    points = vector({ positions: list }).vector;
  parts.components.forEach(({ amplitude, phase_deg: phase }, i) => {
    assert.equal(phase, 0);
    assert.ok(Math.abs(amplitude - points.components[i].amplitude ** 2) < 1e-13);
  });
});

test('rule: excluded self pairs and unordered pairs change the number of parts', () => {
  const list = positions([10, 50, 200]);
  const count = (parts_policy: Parameters<typeof zeroAriesVector>[0]['parts_policy']) =>
    zeroAriesVector({ positions: list, parts_policy }).vector.parts_count;
  assert.deepEqual(
    [
      count(undefined),
      count({ self_pair_mode: 'exclude' }),
      count({ pair_construction_mode: 'unordered' }),
      count({ pair_construction_mode: 'unordered', self_pair_mode: 'exclude' }),
    ],
    [9, 6, 6, 3],
  );
  assert.throws(
    () => zeroAriesVector({ positions: positions([10]), parts_policy: { self_pair_mode: 'exclude' } }),
    invalid('/positions'),
  );
  const raw = zeroAriesVector({ positions: list, vector_policy: { normalization_mode: 'raw_sum' } }).vector;
  assert.equal(raw.harmonic_zero_amplitude, 9);
});

test('rule: a request has one set, or a source and a target set, and not both', () => {
  const list = positions([10, 50]);
  assert.throws(() => zeroAriesVector({ positions: list, source_positions: list }), invalid('/positions'));
  assert.throws(() => zeroAriesVector({ source_positions: list }), invalid('/target_positions'));
  assert.throws(() => zeroAriesVector({}), invalid('/positions'));
  assert.throws(
    () =>
      vector({
        positions: [
          { name: 'A', degree: 1 },
          { name: ' A ', degree: 2 },
        ],
      }),
    invalid('/positions/1/name'),
  );
});

test('rule: the strength is the sum of its terms, and vector and intensity have the same domain', () => {
  const { projection: detail } = projection({ positions: positions([84.23, 346.75, 11.4]), harmonic_number: 4 });
  assert.ok(
    Math.abs(
      detail.terms.reduce((sum, term) => sum + term.signed_contribution, detail.harmonic_zero_contribution) -
        detail.total_strength,
    ) < 1e-14,
  );
  assert.throws(
    () =>
      projection({
        positions: positions([1, 2]),
        harmonic_number: 4,
        vector_policy: { harmonic_domain: { harmonic_stop: 20 } },
        intensity_policy: {},
      }),
    invalid('/intensity_policy/harmonic_domain'),
  );
  assert.equal(
    projection({
      positions: positions([1, 2]),
      harmonic_number: 4,
      vector_policy: { harmonic_domain: { harmonic_stop: 20 } },
    }).projection.terms.length,
    20,
  );
  assert.throws(
    () => spectrum({ harmonic_number: 1, policy: { family: 'gaussian_harmonic_aspects' } }),
    invalid('/policy/gaussian_width_deg'),
  );
  assert.throws(
    () => spectrum({ harmonic_number: 1, policy: { harmonic_domain: { harmonic_start: 1, harmonic_stop: 33 } } }),
    invalid('/policy/harmonic_domain/harmonic_stop'),
  );
});

test('validation: with a wide domain the strength is the mean intensity of the parts within 2e-4 (truncation of a cosine bell at 128 harmonics)', () => {
  const longitudes = [10, 100.7, 192];
  const harmonic = 4,
    half = 24 / harmonic;
  let mean = 0;
  for (const a of longitudes)
    for (const b of longitudes) {
      const turned = (((a - b) % 90) + 90) % 90,
        distance = Math.min(turned, 90 - turned);
      mean += distance <= half ? 0.5 * (1 + Math.cos((Math.PI * distance) / half)) : 0;
    }
  let strength = 0;
  for (let start = 1; start <= 128; start += 32) {
    const harmonic_domain = { harmonic_start: start, harmonic_stop: start + 31 };
    const { projection: detail } = projection({
      positions: positions(longitudes),
      harmonic_number: harmonic,
      vector_policy: { harmonic_domain },
      intensity_policy: { harmonic_domain },
    });
    strength += detail.total_strength - (start === 1 ? 0 : detail.harmonic_zero_contribution);
  }
  assert.ok(Math.abs(strength - mean / 9) < 2e-4, `${strength} ${mean / 9}`);
});

test('rule: samples of a trace are in order of time, contain the sets of their family, and are bounded', () => {
  const list = positions([10, 50]);
  const sample = (time: number) => ({ time, positions: list });
  const answer = trace({
    samples: [sample(1), sample(2)],
    harmonic_numbers: [4, 5],
    intensity_policy: { sample_count: 256 },
  });
  assert.deepEqual(
    [answer.series_count, answer.interval_start, answer.interval_stop, answer.series[1].strengths.length],
    [2, 1, 2, 2],
  );
  assert.throws(() => trace({ samples: [sample(2), sample(2)] }), invalid('/samples/1/time'));
  assert.throws(
    () => trace({ samples: [sample(1)], trace_family: 'transit_to_natal_zero_aries_parts' }),
    invalid('/samples/0/transit_positions'),
  );
  assert.throws(
    () => trace({ samples: [sample(1)], harmonic_numbers: [1, 2], output_mode: 'single_harmonic' }),
    invalid('/harmonic_numbers'),
  );
  assert.throws(
    () => trace({ samples: Array.from({ length: 64 }, (_, i) => sample(i)), harmonic_numbers: [1, 2, 3, 4, 5] }),
    invalid('/samples'),
  );
});
