import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from '../engine.js';
import { nodeDataProvider } from '../node-data.js';
import { CHART_BODIES } from '../sky/bodies.js';
import { horizonSearch, solarDayAt, SUNRISE_THRESHOLD } from './horizon-solar-day.js';
import { governingSolarDay } from './solar-events.js';

const engine = createEngine(nodeDataProvider());
const [sun] = CHART_BODIES;

test('property: the governing day equals that of a search without the fixed grid within 0.1 ms, and is the same number for every instant of the day', () => {
  for (const latitudeDeg of [-61, -34, 0, 13, 52, 64]) {
    const site = { latitudeDeg, longitudeDeg: 80.27, elevationM: 0 },
      horizon = { site, sun, threshold: SUNRISE_THRESHOLD };
    const governing = (at: number) => governingSolarDay(engine, horizon, at, (event) => event <= at);
    for (let at = 8000.1; at < 8400; at += 7.37) {
      const day = governing(at),
        free = solarDayAt(horizonSearch(engine, sun, site, SUNRISE_THRESHOLD), at + 2451545);
      assert.ok(day !== null && free !== null);
      for (const key of ['sunriseUt1', 'sunsetUt1', 'nextSunriseUt1'] as const)
        assert.ok(Math.abs(day[key] - free[key]) < 1e-9, `${latitudeDeg} ${at} ${key}`);
      for (const other of [day.sunriseUt1, day.sunsetUt1, (day.sunsetUt1 + day.nextSunriseUt1) / 2])
        assert.deepEqual(governing(other), day);
      assert.equal(governing(day.nextSunriseUt1)?.sunriseUt1, day.nextSunriseUt1);
    }
  }
});
