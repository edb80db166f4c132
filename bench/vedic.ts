import { PARASHARA, vargaPlace, VARGAS } from '../src/doctrine/varga/vargas.js';
import { bhinnashtakavarga } from '../src/doctrine/ashtakavarga/ashtakavarga.js';
import { GRAHAS } from '../src/doctrine/vedic-dignity/tables.js';
import type { Engine } from '../src/engine.js';
import { current, sequence } from '../src/families/predictive/dasha/vimshottari.js';
import { shodashvargaBatch } from '../src/families/vedic/varga/varga.js';
import { chartBackedProfile } from '../src/families/vedic/vedic-dignities/vedic-dignities.js';
import type { BenchRow } from './row.js';

const TEN = [179.457, 309.768, 228.005, 180.054, 82.558, 169.696, 122.926, 295.325, 228.9, 48.9];

const SIGNS = { Sun: 5, Moon: 10, Mars: 7, Mercury: 6, Jupiter: 2, Venus: 5, Saturn: 4, Lagna: 9 };

/** Doctrine of the sidereal zodiac. */
export function vedicBench(engine: Engine): BenchRow[] {
  const longitudes = Object.fromEntries(TEN.map((longitude, i) => [`P${i}`, longitude]));
  const dt = '1918-10-16T08:50:00Z';
  return [
    {
      name: 'varga: 18 divisions of ten longitudes, places',
      limit: 200,
      run: () => {
        for (const longitude of TEN) for (const varga of VARGAS) vargaPlace(longitude, varga, PARASHARA);
      },
    },
    {
      name: 'varga: 18 divisions of ten longitudes, answer',
      limit: 200,
      run: () => shodashvargaBatch({ longitudes }),
    },
    {
      name: 'dasha: vimshottari, three levels from ISO text',
      unit: 'ms',
      limit: 1,
      run: () => sequence(engine, { natal: { dt }, levels: 3 }),
    },
    {
      name: 'dasha: vimshottari, all five levels from ISO text',
      unit: 'ms',
      run: () => sequence(engine, { natal: { dt }, levels: 5 }),
    },
    {
      name: 'dasha: running periods of five levels from ISO text',
      run: () => current(engine, { natal: { dt }, current_dt: '1950-01-01T00:00:00Z', include_sub: false }),
    },
    {
      name: 'ashtakavarga: rekhas of seven planets',
      run: () => {
        for (const planet of GRAHAS) bhinnashtakavarga(planet, SIGNS);
      },
    },
    { name: 'vedic dignities: profile of a chart from ISO text', run: () => chartBackedProfile(engine, { dt }) },
  ];
}
