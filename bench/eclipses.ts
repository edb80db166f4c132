import type { Engine } from '../src/engine.js';
import { nextLunar, nextSolar } from '../src/families/phenomena/eclipses/next.js';
import { lunarGlobal, lunarLocal, lunarVisibility } from '../src/families/phenomena/eclipses/lunar.js';
import { solarCartography } from '../src/families/phenomena/eclipses/cartography.js';
import { solarGlobal } from '../src/families/phenomena/eclipses/solar-global.js';
import { solarLocalVisible } from '../src/families/phenomena/eclipses/solar-local.js';
import { solarFootprint, solarPath } from '../src/families/phenomena/eclipses/solar-maps.js';
import { walkLunar, walkSolar } from '../src/events/eclipses/next.js';
import { NATIVE_RADII } from '../src/events/eclipses/radii.js';
import type { BenchRow } from './row.js';

const STARTS = 400,
  FIRST_JD = 2415020.5;
const CENTURY_END = 36525;

/** Searches from different dates of the 20th and 21st centuries, and the map products of 2024-04-08 with their largest densities. */
export function eclipsesBench(engine: Engine): BenchRow[] {
  let next = 0;
  const start = (): number => FIRST_JD + (next++ % STARTS) * 180;
  const jd_start = 2460401.5;
  return [
    { name: 'next solar eclipse', limit: 800, run: () => nextSolar(engine, { jd_start: start() }) },
    { name: 'next lunar eclipse', limit: 800, run: () => nextLunar(engine, { jd_start: start() }) },
    {
      name: 'all eclipses of a century',
      unit: 'ms',
      limit: 80,
      run: () => {
        let found = 0;
        walkSolar(engine, 0, false, NATIVE_RADII, ({ ut1J2k }) => {
          found++;
          return ut1J2k > CENTURY_END;
        });
        walkLunar(engine, 0, false, NATIVE_RADII, ({ ut1J2k }) => {
          found++;
          return ut1J2k > CENTURY_END;
        });
        return found;
      },
    },
    {
      name: 'lunar eclipse, local contacts',
      unit: 'ms',
      run: () => lunarLocal(engine, { jd_start: start(), latitude: 40.7, longitude: -74 }),
    },
    { name: 'lunar eclipse, global circumstances', unit: 'ms', run: () => lunarGlobal(engine, { jd_start: start() }) },
    {
      name: 'lunar eclipse, rings of 181 points',
      unit: 'ms',
      run: () => lunarVisibility(engine, { jd_start: start() }),
    },
    {
      name: 'next solar eclipse that a place sees',
      unit: 'ms',
      run: () => solarLocalVisible(engine, { jd_start: start(), latitude: 40.7, longitude: -74 }),
    },
    {
      name: 'solar path, 181 points',
      unit: 'ms',
      limit: 10,
      run: () => solarPath(engine, { jd_start, sample_count: 181 }),
    },
    { name: 'solar footprint, 181 samples', unit: 'ms', limit: 30, run: () => solarFootprint(engine, { jd_start }) },
    { name: 'solar global circumstances', unit: 'ms', limit: 20, run: () => solarGlobal(engine, { jd_start }) },
    {
      name: 'solar cartography, depth 2, 33 samples',
      unit: 'ms',
      limit: 1500,
      run: () => solarCartography(engine, { jd_start, mesh_depth: 2, time_samples: 33 }),
    },
  ];
}
