import type { Engine } from '../src/engine.js';
import { physicalAssessment } from '../src/families/phenomena/visibility/physical/assessment.js';
import { physicalEvent } from '../src/families/phenomena/visibility/physical/event.js';
import { PHASES } from '../src/families/phenomena/visibility/physical/schema.js';
import type { BenchRow } from './row.js';

const BODIES = ['Sirius', 'Venus', 'Saturn', 'Regulus', 'Mercury', 'Jupiter', 'Spica', 'Mars'];

/** Eye, air and sky: one instant, and the next heliacal or acronychal day. */
export function physicalVisibilityBench(engine: Engine): BenchRow[] {
  let next = 0;
  return [
    {
      name: 'physical visibility: an assessment, random instant',
      unit: 'ms',
      limit: 2,
      run: () =>
        physicalAssessment(engine, {
          body: BODIES[next % BODIES.length],
          jd_ut: 2451545 + ((next++ * 101.7) % 9000),
          lat: 40,
          lon: 0,
        }),
    },
    {
      name: 'physical visibility: an event within 400 days, eight bodies in turn',
      unit: 'ms',
      limit: 100,
      run: () =>
        physicalEvent(engine, {
          body: BODIES[next % BODIES.length],
          phase: PHASES[(next >> 3) % PHASES.length],
          jd_start: 2451545 + ((next++ * 401.7) % 9000),
          lat: 33,
          lon: 44,
        }),
    },
  ];
}
