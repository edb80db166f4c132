import assert from 'node:assert/strict';
import { test } from 'node:test';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { nineParts } from './nine-parts.js';

const chart = (asc: number, numbers: readonly number[], is_night_chart: boolean) => ({
  asc,
  planets: Object.fromEntries(
    ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'North Node'].map((name, i) => [name, numbers[i]]),
  ),
  is_night_chart,
});
const NIGHT = chart(
  162.707697,
  [307.383938, 257.795343, 308.139242, 329.320843, 90.327299, 198.515784, 301.98847, 162.849924],
  true,
);
const DAY = chart(
  101.646405,
  [353.507747, 254.5259, 3.143884, 16.985009, 296.914219, 327.484097, 4.189828, 301.480364],
  false,
);
const DAY_2 = chart(
  72.726681,
  [190.405771, 194.1602, 192.149514, 222.199434, 105.959192, 81.274371, 344.219021, 6.255459],
  false,
);

test('validation: parts of worked charts, reversed by night (Abu Mashar, Great Introduction VIII.3)', () => {
  const examples: [ReturnType<typeof chart>, string, number][] = [
    [NIGHT, 'Nemesis', 252.399875],
    [DAY, 'Necessity', 263.682711],
    [DAY, 'Courage', 167.396744],
    [DAY_2, 'Fortune', 76.48111],
    [DAY_2, 'Necessity', 80.235539],
  ];
  for (const [request, name, longitude] of examples) {
    const part = nineParts(request).parts.find((one) => one.name === name);
    // The examples are given to a millionth of a degree.
    assert.ok(separationDeg(part?.longitude ?? NaN, longitude) < 1e-6, name);
  }
});

test('rule: a part with another part as ingredient is derived', () => {
  const { dependency_relations, aggregate, parts } = nineParts(DAY);
  assert.deepEqual(
    dependency_relations
      .filter(({ is_direct }) => !is_direct)
      .map(({ part, lot_dependencies }) => [part, lot_dependencies]),
    [
      ['Love', ['Spirit', 'Fortune']],
      ['Necessity', ['Fortune', 'Spirit']],
      ['Courage', ['Fortune']],
      ['Victory', ['Spirit']],
      ['Nemesis', ['Fortune']],
    ],
  );
  assert.deepEqual([aggregate.direct_part_count, aggregate.derived_part_count], [4, 5]);
  assert.deepEqual(
    parts.slice(7).map(({ planet_association }) => planet_association),
    [null, null],
  );
});

test('rule: by night all nine formulas are reversed', () => {
  const night = nineParts({ ...DAY, is_night_chart: true });
  assert.equal(night.aggregate.nocturnal_formula_count, 9);
  assert.equal(night.parts[0].computation.formula, 'Asc + Sun − Moon');
  assert.equal(night.parts[0].longitude, nineParts(DAY).parts[1].longitude);
});

test('rule: missing longitudes are refused with their fields, and further points are ignored', () => {
  const { Mars, Sun, ...rest } = DAY.planets;
  assert.ok(Mars && Sun);
  assert.throws(
    () => nineParts({ ...DAY, planets: { ...rest, Pluto: 1 } }),
    (error: unknown) =>
      error instanceof InvalidInput &&
      error.problems.map(({ field }) => field).join(' ') === '/planets/Sun /planets/Mars',
  );
  // Further points with the name of a part do not replace the part.
  assert.deepEqual(
    nineParts({ ...DAY, planets: { ...DAY.planets, Uranus: 277, Fortune: 3, Node: 5 } }),
    nineParts(DAY),
  );
});

test('rule: the answer has a check unless the request leaves it out', () => {
  assert.deepEqual(nineParts(DAY).validation, { passed: true, failures: [], entrypoint: 'validate_nine_parts_output' });
  assert.equal(nineParts({ ...DAY, include_validation: false }).validation, null);
});
