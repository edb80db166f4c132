import type { Engine } from '../src/engine.js';
import { judgementYear, topicWindows } from '../src/families/predictive/varshaphal/answers.js';
import { varshaphalChart } from '../src/families/predictive/varshaphal/chart.js';
import type { BenchRow } from './row.js';

const DAYS = 24 * 3600e3;

/** Years of births three days apart. */
export function varshaphalBench(engine: Engine): BenchRow[] {
  let day = 0;
  const request = () => ({
    natal_dt: new Date(Date.UTC(1950, 0, 1) + (day++ % 5000) * 3 * DAYS).toISOString(),
    natal_latitude: 28.61,
    natal_longitude: 77.21,
    year: 2024,
    latitude: 48.8566,
    longitude: 2.3522,
  });
  return [
    { name: 'varshaphal chart', run: () => varshaphalChart(engine, request()), unit: 'ms', limit: 5 },
    { name: 'varshaphal judgement of the year', run: () => judgementYear(engine, request()), unit: 'ms', limit: 10 },
    {
      name: 'varshaphal windows of a topic',
      run: () => topicWindows(engine, request(), 'marriage'),
      unit: 'ms',
      limit: 100,
    },
  ];
}
