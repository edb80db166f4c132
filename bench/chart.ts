import { chartAt } from '../src/services/chart.js';
import type { Engine } from '../src/engine.js';
import { RAD_PER_DEG } from '../src/kernel/constants.js';
import { ALL_CORRECTIONS } from '../src/reduction/stages.js';
import { CHART_BODIES, LUNAR_POINTS } from '../src/sky/bodies.js';
import { houseFigure } from '../src/sky/houses/figure.js';
import { resolveHouses } from '../src/sky/houses/resolve.js';
import type { BenchRow } from './row.js';

const INSTANTS = 2000;

/** Random instants of the embedded span, days since J2000.0, from a fixed seed. */
function instants(): Float64Array {
  let seed = 20260101;
  return Float64Array.from({ length: INSTANTS }, () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return -160000 + (seed / 4294967296) * 390000;
  });
}

/** Charts: the places of ten bodies, and the full chart with nodes and houses. */
export function chartBench(engine: Engine): BenchRow[] {
  const times = instants();
  const epoch = engine.sky.newEpoch();
  const place = new Float64Array(6);
  const iso = Array.from(times, (t) => engine.time.formatUtc(t));
  let next = 0;
  return [
    {
      name: 'ten bodies, apparent, with speeds, random epoch',
      limit: 20,
      run: () => {
        const t = times[next++ % INSTANTS];
        epoch.set(t, t, t - 0.0008);
        for (const body of CHART_BODIES) engine.sky.place(epoch, body, null, ALL_CORRECTIONS, place);
      },
    },
    {
      name: 'chart: ten bodies, nodes, Lilith, Placidus houses, random epoch',
      limit: 40,
      run: () => {
        const ut1 = times[next++ % INSTANTS];
        const tt = engine.time.ttFromUt1(ut1);
        epoch.set(tt, engine.time.tdbFromTt(tt), ut1);
        for (const body of CHART_BODIES) engine.sky.place(epoch, body, null, ALL_CORRECTIONS, place);
        for (const body of LUNAR_POINTS) engine.sky.place(epoch, body, null, ALL_CORRECTIONS, place);
        const figure = houseFigure({
          armcDeg: epoch.gastRad / RAD_PER_DEG + 13.4,
          obliquityDeg: epoch.trueObliquityRad / RAD_PER_DEG,
          latitudeDeg: 52.5,
          sunLongitudeDeg: 0,
        });
        resolveHouses(figure, 'P');
      },
    },
    {
      name: 'chart answer object from ISO text (nodes, no houses)',
      run: () => chartAt(engine, engine.time.instantFromIso(iso[next++ % INSTANTS], '/dt')),
    },
  ];
}
