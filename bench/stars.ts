import type { Engine } from '../src/engine.js';
import { APPARENT_STAR, TRUE_STAR } from '../src/sky/stars/stars.js';
import { nextPhase, phaseAt, magnitudeAtPhase } from '../src/sky/stars/light-curve.js';
import { pairPlace } from '../src/sky/stars/binary-orbit.js';
import { starPosition, starsBulk } from '../src/families/catalogs/stars/positions.js';
import type { BenchRow } from './row.js';

/** Stars: the complete catalogue at one instant, single answers, lookups. */
export function starsBench(engine: Engine): BenchRow[] {
  const { stars } = engine;
  const epoch = engine.sky.newEpoch();
  const place = new Float64Array(6);
  const all = stars.all;
  const names = all.map((star) => star.name);
  const [sirius] = stars.multiples.systems,
    [algol] = stars.variables.stars;
  let t = 0;
  const next = (): number => {
    t = (t + 137.13) % 200_000;
    return t - 100_000;
  };
  return [
    {
      name: 'all 1,809 stars, apparent, with rates, one instant',
      unit: 'ms',
      limit: 15,
      run: () => {
        const x = next();
        epoch.set(x, x, x - 0.0008);
        for (const star of all) stars.place(star, epoch, null, APPARENT_STAR, place);
      },
    },
    {
      name: 'all 1,809 stars, true place, one instant',
      unit: 'ms',
      limit: 15,
      run: () => {
        const x = next();
        epoch.set(x, x, x - 0.0008);
        for (const star of all) stars.place(star, epoch, null, TRUE_STAR, place);
      },
    },
    {
      name: 'star lookup by name',
      unit: 'us',
      perCall: names.length,
      run: () => {
        for (const name of names) stars.find(name);
      },
    },
    {
      name: 'star answer object from ISO text',
      run: () => starPosition(engine, { dt: '2024-02-29T06:00:00Z', star: 'Regulus' }),
    },
    {
      name: 'bulk answer, 500 stars',
      unit: 'ms',
      run: () => starsBulk(engine, { dt: '2024-02-29T06:00:00Z', stars: names.slice(0, 500) }),
    },
    {
      name: 'variable star: phase, magnitude, next minimum',
      run: () => {
        const x = 2451545 + next();
        nextPhase(algol, 0, x);
        return magnitudeAtPhase(algol, phaseAt(algol, x));
      },
    },
    { name: 'binary: separation and position angle', run: () => pairPlace(sirius.orbits[0], 2451545 + next()) },
  ];
}
