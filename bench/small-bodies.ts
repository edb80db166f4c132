import { createEngine } from '../src/engine.js';
import type { Engine } from '../src/engine.js';
import { nodeDataProvider } from '../src/node-data.js';
import { ALL_CORRECTIONS } from '../src/reduction/stages.js';
import { bodyOf } from '../src/sky/small-body-names.js';
import type { BenchRow } from './row.js';

const CENTURY_DAYS = 36525;
const BELT_BODIES = 1000;

/** Asteroids and comets: embedded, at the first integration, from cached paths; and charts of antiquity. */
export function smallBodiesBench(engine: Engine): BenchRow[] {
  const epoch = engine.sky.newEpoch(),
    place = new Float64Array(6),
    state = new Float64Array(9);
  const { smallBodies } = engine;
  const belt = smallBodies.catalogue
    .all('asteroid')
    .filter((entry) => entry.orbit >= 0 && entry.orbitClass === 'MBA')
    .slice(0, BELT_BODIES)
    .map(bodyOf);
  const ceres = engine.bodies.resolve('Ceres', '');
  const data = nodeDataProvider();
  let next = 0;
  return [
    {
      name: 'small bodies: Ceres (embedded), apparent, random epoch',
      limit: 20,
      run: () => {
        const t = ((next++ * 7919) % 300_000) - 140_000;
        epoch.set(t, t, t);
        engine.sky.place(epoch, ceres, null, ALL_CORRECTIONS, place);
      },
    },
    {
      name: 'small bodies: first integration of one asteroid over 100 years',
      unit: 'ms',
      limit: 80,
      run: () => {
        createEngine(data).smallBodies.barycentric(2000006, 8255.5 - CENTURY_DAYS, 1, state, 0);
      },
    },
    {
      name: `small bodies: ${BELT_BODIES} asteroids from kept paths, apparent`,
      unit: 'ms',
      limit: 60,
      run: () => {
        epoch.set(8000, 8000, 8000 - (next++ % 2) * 0.1);
        for (const body of belt) engine.sky.place(epoch, body, null, ALL_CORRECTIONS, place);
      },
    },
  ];
}
