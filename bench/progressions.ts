import type { Engine } from '../src/engine.js';
import { progressionNetwork } from '../src/families/predictive/progressions/aggregate.js';
import { secondaryChart } from '../src/families/predictive/progressions/charts.js';
import type { BenchRow } from './row.js';

const DAYS = 24 * 3600e3;

/** Progressions of births three days apart. */
export function progressionsBench(engine: Engine): BenchRow[] {
  let day = 0;
  const target_dt = '2020-03-21T08:15:00Z';
  const natal = () => ({ dt: new Date(Date.UTC(1950, 0, 1) + (day++ % 5000) * 3 * DAYS).toISOString() });
  return [
    {
      name: 'progressions: secondary, ten bodies',
      unit: 'ms',
      limit: 0.3,
      run: () => secondaryChart(engine, { natal: natal(), target_dt }),
    },
    {
      name: 'progressions: network of three techniques',
      unit: 'ms',
      limit: 2,
      run: () => {
        const item = { natal: natal(), target_dt };
        return progressionNetwork(engine, {
          items: [item, { ...item, converse: true }],
          house_frame_items: [{ natal: { ...item.natal, latitude: 51.5, longitude: 0 }, target_dt }],
        });
      },
    },
    {
      name: 'progressions: events of 100 years, ten bodies, five aspects, natal angles and houses',
      unit: 'ms',
      limit: 50,
      run: () =>
        secondaryChart(engine, {
          natal: natal(),
          target_dt,
          events: {
            start_dt: '1990-01-01T00:00:00Z',
            end_dt: '2090-01-01T00:00:00Z',
            place: { latitude: 51.5, longitude: 0 },
          },
        }),
    },
  ];
}
