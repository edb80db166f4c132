import type { Engine } from '../src/engine.js';
import { directionArcs, directionProfile } from '../src/families/predictive/primary-directions/answers.js';
import { directionSpeculum } from '../src/families/predictive/primary-directions/speculum.js';
import type { BenchRow } from './row.js';

const DAYS = 24 * 3600e3;

/** Directions of births three days apart. */
export function directionsBench(engine: Engine): BenchRow[] {
  let day = 0;
  const natal = () => ({
    dt: new Date(Date.UTC(1950, 0, 1) + (day++ % 5000) * 3 * DAYS).toISOString(),
    latitude: 51.5,
    longitude: 0,
    observer_lat: 51.5,
  });
  const policy = { preset: 'regiomontanus_zodiacal_aspect' };
  const whole = { policy, aspect_promissors: true, max_arc: 99 };
  return [
    {
      name: 'directions: speculum, ten bodies',
      unit: 'ms',
      limit: 0.5,
      run: () => directionSpeculum(engine, natal()),
    },
    {
      name: 'directions: ten bodies and angles with aspects, both motions, 100 years',
      unit: 'ms',
      limit: 10,
      run: () => directionArcs(engine, { ...natal(), ...whole }),
    },
    {
      name: 'directions: the same by the topocentric poles, with the dates of 100 years',
      unit: 'ms',
      run: () =>
        directionArcs(engine, {
          ...natal(),
          ...whole,
          policy: { preset: 'topocentric_zodiacal_aspect' },
          timing: { key: 'naibod' },
        }),
    },
    {
      name: 'directions: profile of the same, with relations and conditions',
      unit: 'ms',
      limit: 15,
      run: () => directionProfile(engine, { ...natal(), ...whole, include_relations: true, include_condition: true }),
    },
  ];
}
