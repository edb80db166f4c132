import type { Engine } from '../src/engine.js';
import { astrodynesOfChart } from '../src/families/classical/astrodynes/natal.js';
import { chartDignities } from '../src/families/classical/dignities/dignities.js';
import { lotsOfChart } from '../src/families/classical/lots/lots.js';
import type { BenchRow } from './row.js';

const DAYS = 24 * 3600e3;

/** Dignities and lots of charts three days apart. */
export function classicalBench(engine: Engine): BenchRow[] {
  let day = 0;
  const chart = () => ({
    dt: new Date(Date.UTC(1985, 0, 1) + (day++ % 5000) * 3 * DAYS).toISOString(),
    observer_lat: 48.8566,
    observer_lon: 2.3522,
  });
  return [
    { name: 'dignities of a chart', run: () => chartDignities(engine, chart()), unit: 'ms', limit: 1 },
    { name: 'lots of a chart, all 512 with all fields', run: () => lotsOfChart(engine, chart()), unit: 'ms', limit: 4 },
    { name: 'astrodynes of a chart', run: () => astrodynesOfChart(engine, chart()), unit: 'ms', limit: 3 },
    {
      name: 'lots of a chart, two by name',
      run: () => lotsOfChart(engine, { ...chart(), names: ['Fortune', 'Spirit'] }),
      unit: 'ms',
      limit: 1,
    },
  ];
}
