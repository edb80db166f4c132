import type { Engine } from '../src/engine.js';
import { searchAllLunar, searchCloseApproaches } from '../src/families/phenomena/occultations/events.js';
import { lunarPathAt, lunarStarTopology, lunarTopologyAt } from '../src/families/phenomena/occultations/paths.js';
import type { BenchRow } from './row.js';

/** Occultation routes, with answers. */
export function occultationsBench(engine: Engine): BenchRow[] {
  return [
    {
      name: 'lunar occultations of seven planets, a year',
      unit: 'ms',
      limit: 150,
      run: () => searchAllLunar(engine, { jd_start: 2460310.5, jd_end: 2460676.5 }),
    },
    {
      name: 'occultation path, 9 samples',
      unit: 'ms',
      limit: 10,
      run: () => lunarPathAt(engine, { target: 'Mars', jd_mid: 2459921.6744 }),
    },
    {
      name: 'occultation path topology, 65 samples',
      unit: 'ms',
      limit: 50,
      run: () => lunarTopologyAt(engine, { target: 'Mars', jd_mid: 2459921.6744 }),
    },
    {
      name: 'star occultation topologies of 400 days, 65 samples, 14 events',
      unit: 'ms',
      limit: 700,
      run: () =>
        lunarStarTopology(engine, {
          star_lon: 70.03,
          star_lat: -5.467,
          star_name: 'Aldebaran',
          jd_start: 2457600,
          jd_end: 2458000,
        }),
    },
    {
      name: 'close approaches of Moon and Venus, a century',
      unit: 'ms',
      limit: 500,
      run: () => searchCloseApproaches(engine, { body1: 'Moon', body2: 'Venus', jd_start: 2451545, jd_end: 2488000 }),
    },
  ];
}
