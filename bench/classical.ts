import type { Engine } from '../src/engine.js';
import { progressedContacts } from '../src/families/classical/astrodynes/contact-search.js';
import { integratedInfluence } from '../src/families/classical/astrodynes/influence-integral.js';
import { astrodynesOfChart } from '../src/families/classical/astrodynes/natal.js';
import { progressedAstrodynes } from '../src/families/classical/astrodynes/progressed-chart.js';
import { chartDignities } from '../src/families/classical/dignities/dignities.js';
import { lotsOfChart } from '../src/families/classical/lots/lots.js';
import type { BenchRow } from './row.js';

const DAYS = 24 * 3600e3;
const TRANSIT = {
  body_a: 'Moon',
  kind_a: 'transit',
  body_b: 'Saturn',
  kind_b: 'radical',
  aspect: 'square',
} as const;
const MINOR = { ...TRANSIT, body_a: 'Mercury', kind_a: 'minor_progressed', kind_b: 'major_progressed' } as const;

/** Dignities and lots of charts three days apart. */
export function classicalBench(engine: Engine): BenchRow[] {
  let day = 0;
  const chart = () => ({
    dt: new Date(Date.UTC(1985, 0, 1) + (day++ % 5000) * 3 * DAYS).toISOString(),
    observer_lat: 48.8566,
    observer_lon: 2.3522,
  });
  const birth = () => {
    const { dt, ...place } = chart();
    return { natal_dt: dt, ...place };
  };
  const life = () => ({ ...birth(), start_dt: '2027-01-01T00:00:00Z', end_dt: '2028-01-01T00:00:00Z' });
  return [
    { name: 'dignities of a chart', run: () => chartDignities(engine, chart()), unit: 'ms', limit: 1 },
    { name: 'lots of a chart, all 512 with all fields', run: () => lotsOfChart(engine, chart()), unit: 'ms', limit: 4 },
    { name: 'astrodynes of a chart', run: () => astrodynesOfChart(engine, chart()), unit: 'ms', limit: 3 },
    {
      name: 'astrodynes: a contact with a transit in a year',
      run: () => progressedContacts(engine, { ...life(), query: TRANSIT }),
      unit: 'ms',
      limit: 100,
    },
    {
      name: 'astrodynes: a minor contact in a year',
      run: () => progressedContacts(engine, { ...life(), query: MINOR }),
      unit: 'ms',
      limit: 100,
    },
    {
      name: 'astrodynes: a minor contact integrated, 1,001 samples',
      run: () => integratedInfluence(engine, { ...life(), query: MINOR, max_step_hours: (365 * 24) / 1000 }),
      unit: 'ms',
      limit: 100,
    },
    {
      name: 'astrodynes: a progressed chart',
      run: () => progressedAstrodynes(engine, { ...birth(), target_dt: '2024-06-01T12:00:00Z' }),
      unit: 'ms',
      limit: 30,
    },
    {
      name: 'lots of a chart, two by name',
      run: () => lotsOfChart(engine, { ...chart(), names: ['Fortune', 'Spirit'] }),
      unit: 'ms',
      limit: 1,
    },
  ];
}
