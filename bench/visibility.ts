import { CrescentSky } from '../src/events/heliacal/crescent.js';
import { HeliacalPhases } from '../src/events/heliacal/phases.js';
import type { HeliacalModel } from '../src/events/heliacal/phases.js';
import { planetTarget } from '../src/events/heliacal/target.js';
import type { Engine } from '../src/engine.js';
import { planetEvent, visibilityEvent } from '../src/families/phenomena/heliacal/heliacal.js';
import { assess } from '../src/families/phenomena/visibility/assessment.js';
import type { BenchRow } from './row.js';

const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
const site = { latitudeDeg: 40, longitudeDeg: 0, elevationM: 0 };
const CENTURY = [2451545, 2451545 + 36525] as const;

/** First and last visibility and single assessments, from different dates. */
export function visibilityBench(engine: Engine): BenchRow[] {
  let next = 0;
  const start = (): number => 2451545 + (next++ % 400) * 20;
  const century = (model: HeliacalModel): number => {
    let found = 0;
    for (const name of PLANETS) {
      const target = planetTarget(engine.sky, engine.bodies.resolve(name, '/body'));
      const query = { target, site, phase: 'heliacal_rising', model, horizonDeg: 0, extinction: 0.25 } as const;
      new HeliacalPhases(engine, query).visit(CENTURY[0], CENTURY[1], () => {
        found++;
        return false;
      });
    }
    return found;
  };
  const planet = (body: string, model: HeliacalModel) => () =>
    planetEvent(engine, { body, kind: 'heliacal_rising', jd_start: start(), lat: 40, lon: 0, search_days: 365, model });
  const star = { body: 'Sirius', kind: 'heliacal_rising', lat: 30, lon: 31, search_window_days: 365 } as const;
  const moon = { body: 'Moon', kind: 'evening_first', lat: 30, lon: 31 } as const;
  const crescents = new CrescentSky(engine, site);
  return [
    {
      name: 'heliacal rising of Mercury within a year',
      unit: 'ms',
      limit: 10,
      run: planet('Mercury', 'arcus_visionis'),
    },
    { name: 'heliacal rising of Saturn within a year', unit: 'ms', limit: 10, run: planet('Saturn', 'arcus_visionis') },
    {
      name: 'heliacal rising of Saturn within a year, by physics',
      unit: 'ms',
      limit: 10,
      run: planet('Saturn', 'schaefer_1993'),
    },
    {
      name: 'heliacal rising of Sirius within a year',
      unit: 'ms',
      limit: 10,
      run: () => visibilityEvent(engine, { ...star, jd_start: start() }),
    },
    {
      name: 'next first crescent',
      unit: 'ms',
      limit: 10,
      run: () => visibilityEvent(engine, { ...moon, jd_start: start() }),
    },
    {
      name: 'heliacal risings of seven planets in a century, by arc',
      unit: 'ms',
      limit: 1000,
      run: () => century('arcus_visionis'),
    },
    {
      name: 'heliacal risings of seven planets in a century, by physics',
      unit: 'ms',
      limit: 1000,
      run: () => century('schaefer_1993'),
    },
    { name: 'crescent of an evening', unit: 'ms', run: () => crescents.ofDay(8000 + (next++ % 300), true) },
    {
      name: 'visibility of a planet at an instant',
      limit: 2000,
      run: () => assess(engine, { body: 'Venus', jd_ut: start(), lat: 40, lon: 0 }),
    },
  ];
}
