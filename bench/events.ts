import { solarReturn } from '../src/services/returns.js';
import type { Engine } from '../src/engine.js';
import { CrossingSearch } from '../src/events/crossings.js';
import { BodyLongitude } from '../src/events/functions.js';
import { MoonAspects } from '../src/events/moon-aspects.js';
import { TurningSearch } from '../src/events/turnings.js';
import { windowsInRange } from '../src/families/phenomena/void-of-course/void-of-course.js';
import { CHART_BODIES } from '../src/sky/bodies.js';
import type { Body } from '../src/sky/bodies.js';
import type { BenchRow } from './row.js';

const CENTURY = 36525,
  START = -18262.5;
const SIGN_STARTS = Array.from({ length: 12 }, (_, i) => 30 * i);

/** Searches of the sky; without answer objects unless stated. */
export function eventsBench(engine: Engine): BenchRow[] {
  const planets = CHART_BODIES.slice(2),
    saturn = CHART_BODIES[6];
  const pairs = Array.from({ length: 12 }, (_, i) => 7.3 + 29.1 * i).flatMap((longitude) =>
    [0, 60, 90, 120, 180, 240, 270, 300].map((angle) => longitude + angle),
  );
  const crossings = (body: Body, targets: readonly number[]): number => {
    let count = 0;
    new CrossingSearch(new BodyLongitude(engine.sky, body), targets).run(
      { startTdb: START, endTdb: START + CENTURY },
      () => {
        count++;
      },
    );
    return count;
  };
  let year = 1900;
  return [
    {
      name: 'ingresses of the ten bodies, 100 years',
      unit: 'ms',
      limit: 80,
      run: () => CHART_BODIES.reduce((sum, body) => sum + crossings(body, SIGN_STARTS), 0),
    },
    {
      name: 'natal aspects of Saturn, 12 longitudes x 8 angles, 100 years',
      unit: 'ms',
      limit: 40,
      run: () => crossings(saturn, pairs),
    },
    {
      name: 'stations of the eight planets, 100 years',
      unit: 'ms',
      limit: 30,
      run: () => {
        let count = 0;
        for (const body of planets)
          new TurningSearch(new BodyLongitude(engine.sky, body)).run(
            { startTdb: START, endTdb: START + CENTURY },
            () => {
              count++;
            },
          );
        return count;
      },
    },
    {
      name: 'solar return of a year',
      unit: 'ms',
      limit: 0.5,
      run: () => solarReturn(engine, 84.33, 1900 + (year++ % 200)),
    },
    {
      name: 'a month of Moon aspects to nine bodies and void periods, with answers',
      unit: 'ms',
      limit: 5,
      run: () => {
        const aspects = new MoonAspects(
          engine.sky,
          CHART_BODIES.filter((body) => body.name !== 'Moon'),
        ).perfections({ startTdb: 8766, endTdb: 8796 });
        return [aspects, windowsInRange(engine, { jd_start: 2460310.5, jd_end: 2460340.5, modern: true })];
      },
    },
  ];
}
