import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from '../engine.js';
import { OutOfCoverage } from '../kernel/errors.js';
import { nodeDataProvider } from '../node-data.js';
import { CHART_BODIES } from '../sky/bodies.js';
import { ALL_CORRECTIONS } from './stages.js';

const engine = createEngine(nodeDataProvider());
const place = (epoch: ReturnType<typeof engine.sky.epoch>, body = CHART_BODIES[1]): number[] => {
  const out = new Float64Array(6);
  engine.sky.place(epoch, body, null, ALL_CORRECTIONS, out);
  return [...out];
};

test('rule: a frozen Epoch stays at its instant, however many others are computed', () => {
  const instant = engine.time.instantFromUt1(1000);
  const frozen = engine.sky.epoch(instant),
    before = place(frozen);
  for (let i = 0; i < 40; i++) place(engine.sky.epoch(engine.time.instantFromUt1(2000 + i)));
  assert.equal(frozen.ttJ2k, instant.ttJ2k);
  assert.deepEqual(place(frozen), before);
  assert.throws(() => frozen.set(1, 1, 1), TypeError);
});

test('rule: an Epoch is identified by all three scales', () => {
  const one = { ttJ2k: 100, tdbJ2k: 100, ut1J2k: 99.999 };
  const base = engine.sky.epoch(one);
  assert.equal(engine.sky.epoch({ ...one }), base);
  for (const other of [
    { ...one, tdbJ2k: 100.5 },
    { ...one, ut1J2k: 99.5 },
    { ...one, ttJ2k: 100.5 },
  ])
    assert.notEqual(engine.sky.epoch(other), base);
  const moved = engine.sky.newEpoch().set(100, 100, 99.999);
  assert.notEqual(moved.set(100, 100.5, 99.999).earth[0], base.earth[0]);
});

test('rule: within a light time of a join a place uses one ephemeris only, and the first instant of a coverage has a place', () => {
  const labels: string[] = [];
  const { ephemeris } = engine;
  for (const source of ephemeris.sources) {
    const state = source.state.bind(source);
    source.state = (body, t, order, out, offset) => {
      labels.push(source.identity.label);
      state(body, t, order, out, offset);
    };
  }
  const intervals = ephemeris.coverage();
  for (const { startTdbJ2k } of intervals)
    for (const after of [0, 1e-4, 0.1, 0.25]) {
      const t = startTdbJ2k + after,
        epoch = engine.sky.newEpoch().set(t, t, t);
      const own = ephemeris.sourceFor(0, t).identity.label;
      for (const body of CHART_BODIES) {
        labels.length = 0;
        const numbers = place(epoch, body);
        assert.ok(numbers.every(Number.isFinite));
        assert.deepEqual([...new Set(labels)], [own], `${body.name} ${after} d after the start of ${own}`);
      }
    }
});

test('rule: coverage continues across adjoining sources and ends with the last', () => {
  const { ephemeris } = engine;
  const jd = (t: number): number => t + 2451545;
  for (const t of [0, -800000, 300000, -164362.5, -164360.5]) {
    assert.equal(jd(ephemeris.reach(0, t, 'backward')), 625648.5);
    assert.equal(jd(ephemeris.reach(4, t, 'forward')), 2816816.5);
  }
  assert.throws(() => ephemeris.reach(0, 400000, 'forward'), { name: 'OutOfCoverage' });
  // The coverage of an asteroid of the embedded file ends with the file or with its integration.
  const ceres = engine.bodies.resolve('Ceres', '/body').index;
  assert.ok(ephemeris.reach(ceres, 0, 'forward') < 237431.5 + 400_000);
});

test('rule: an instant that is not covered is reported with the field that it was read from', () => {
  const instant = engine.time.instantFromIso('-3500-01-01T00:00:00Z', '/first/dt');
  for (const use of [() => engine.sky.epoch(instant), () => engine.basis(instant)])
    assert.throws(
      use,
      (error) =>
        error instanceof OutOfCoverage &&
        error.origin?.field === '/first/dt' &&
        error.origin.given === '-3500-01-01T00:00:00Z' &&
        error.tdbJ2k === instant.tdbJ2k,
    );
});
