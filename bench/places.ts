import type { Engine } from '../src/engine.js';
import { chartLines, subjectLines } from '../src/families/spatial/astrocartography/astrocartography.js';
import { transitLines } from '../src/families/spatial/astrocartography/dynamic.js';
import { chartSectors } from '../src/families/spatial/gauquelin/gauquelin.js';
import { chartEquivalents } from '../src/families/spatial/geodetic/geodetic.js';
import { chartPositions } from '../src/families/spatial/local-space/local-space.js';
import type { BenchRow } from './row.js';

/**
 * Maps: lines, GeoJSON, crossings and nearness of ten bodies (forty lines), and other computations for places. Each call has a new instant.
 */
export function placesBench(engine: Engine): BenchRow[] {
  let day = 0;
  const next = (): string => engine.time.formatUtc(((day = (day + 37.3) % 60000) - 30000) * 0.9);
  const lines = (more: object) => () => chartLines(engine, { dt: next(), lat_step: 10, ...more });
  const london = { observer_lat: 51.5, observer_lon: -0.12 };
  return [
    { name: 'astrocartography: 40 lines at one degree', unit: 'ms', limit: 1, run: lines({ lat_step: 1 }) },
    {
      name: 'astrocartography: 40 lines as GeoJSON to 1 km',
      unit: 'ms',
      limit: 5,
      run: lines({ geojson: true }),
    },
    { name: 'astrocartography: all crossings of 40 lines', unit: 'ms', limit: 3, run: lines({ crossings: true }) },
    {
      name: 'astrocartography: 40 lines about a place, within 5,000 km',
      unit: 'ms',
      run: lines({ near: { latitude: 48.86, longitude: 2.35, orb_km: 5000 } }),
    },
    {
      name: 'astrocartography: lines of a planet, an asteroid, a star and a lot',
      unit: 'ms',
      run: () =>
        subjectLines(engine, {
          dt: next(),
          ...london,
          lat_step: 2,
          subjects: [
            { kind: 'planet', name: 'Venus' },
            { kind: 'asteroid', name: 'Ceres' },
            { kind: 'fixed_star', name: 'Regulus' },
            { kind: 'lot', name: 'Fortune' },
          ],
        }),
    },
    {
      name: 'astrocartography: transits of four bodies at 32 moments',
      unit: 'ms',
      run: () =>
        transitLines(engine, {
          epochs_jd_ut: Array.from({ length: 32 }, (_, i) => 2451545 + i),
          bodies: ['Sun', 'Moon', 'Venus', 'Mars'],
          observer_latitude: 51.5,
          observer_longitude: -0.12,
        }),
    },
    {
      name: 'local space of ten bodies, answer',
      limit: 200,
      run: () => chartPositions(engine, { dt: next(), ...london }),
    },
    {
      name: 'diurnal sectors of ten bodies, answer',
      limit: 200,
      run: () => chartSectors(engine, { dt: next(), latitude: 51.5, longitude: -0.12 }),
    },
    {
      name: 'geodetic equivalents of ten bodies, answer',
      limit: 200,
      run: () => chartEquivalents(engine, { dt: next(), geo_longitude: -0.12, geo_latitude: 51.5 }),
    },
  ];
}
