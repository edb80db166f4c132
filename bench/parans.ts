import type { Engine } from '../src/engine.js';
import { search } from '../src/families/phenomena/parans/search.js';
import { fieldSamples } from '../src/families/phenomena/parans/site.js';
import { fieldContours, fieldStructure } from '../src/families/phenomena/parans/views.js';
import { CHART_BODIES } from '../src/sky/bodies.js';
import type { BenchRow } from './row.js';

const range = (from: number, count: number, step: number): number[] =>
  Array.from({ length: count }, (_, i) => from + i * step);

/** Parans of a place, and fields of one paran. */
export function paransBench(engine: Engine): BenchRow[] {
  let next = 0;
  const stars = engine.stars.names
    .containing('')
    .filter((name) => /^[A-Z][a-z]+$/.test(name))
    .slice(0, 60);
  const bodies = [...CHART_BODIES.map(({ name }) => name), ...stars];
  const target = {
    body1: 'Mars',
    body2: 'Regulus',
    circle1: 'Setting',
    circle2: 'Rising',
    jd1: 2460390.347888,
    jd2: 2460390.351064,
    orb_min: 4.57,
  } as const;
  const grid = () => ({
    target,
    jd_day: 2460389.5 + (next++ % 20),
    latitudes: range(-60, 25, 5),
    longitudes: range(-180, 40, 9),
    orb_minutes: 30,
  });
  const metric = () => ({ ...grid(), metric: 'exactness_score' as const, threshold: 0.2 });
  return [
    {
      name: 'parans of ten bodies and 60 stars at a place',
      unit: 'ms',
      limit: 5,
      run: () =>
        search(engine, {
          bodies,
          jd_day: 2460389.5 + ((next++ * 101.7) % 20000),
          lat: (next * 7) % 60,
          lon: (next * 37) % 180,
        }),
    },
    { name: 'a paran field of 1,000 samples', unit: 'ms', limit: 30, run: () => fieldSamples(engine, grid()) },
    {
      name: 'contours of a paran field of 1,000 samples',
      unit: 'ms',
      limit: 100,
      run: () => fieldContours(engine, metric()),
    },
    {
      name: 'contours of a paran field of 1,000 samples, exact, with GeoJSON',
      unit: 'ms',
      limit: 100,
      run: () => fieldContours(engine, { ...metric(), interpolation: 'exact', geojson: true }),
    },
    {
      name: 'structure of a paran field of 1,000 samples',
      unit: 'ms',
      limit: 100,
      run: () => fieldStructure(engine, metric()),
    },
  ];
}
