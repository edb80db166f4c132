import { bodyTarget } from '../src/events/horizon-target.js';
import { HorizonTrack } from '../src/events/horizon-track.js';
import { horizonSearch, solarDayAt, SUNRISE_THRESHOLD } from '../src/events/horizon-solar-day.js';
import { meridianPassages } from '../src/events/horizon.js';
import type { Engine } from '../src/engine.js';
import { HeliocentricDistance } from '../src/events/heliocentric.js';
import { TurningSearch } from '../src/events/turnings.js';
import { MARS } from '../src/ephemeris/source.js';
import { MOON_BODY, SUN_BODY } from '../src/sky/bodies.js';
import { apparentMagnitude } from '../src/sky/photometry.js';
import { SunlitView } from '../src/sky/photometry-view.js';
import type { BenchRow } from './row.js';

const site = { latitudeDeg: 52.5, longitudeDeg: 13.4, elevationM: 34 };
const never = (): boolean => false;

/** Rise and set, the day of an instant, light and distance. */
export function horizonBench(engine: Engine): BenchRow[] {
  const epoch = engine.sky.newEpoch(),
    view = new SunlitView();
  let next = 0;
  return [
    {
      name: 'a year of sunrises and sunsets at one place',
      unit: 'ms',
      limit: 5,
      run: () =>
        horizonSearch(engine, SUN_BODY, site, SUNRISE_THRESHOLD).crossings(
          9000 + (next++ % 50),
          9365.25 + (next % 50),
          never,
        ),
    },
    {
      name: 'a month of moonrises and moonsets at one place',
      unit: 'ms',
      run: () =>
        horizonSearch(engine, MOON_BODY, site, SUNRISE_THRESHOLD).crossings(
          9000 + (next++ % 50),
          9030 + (next % 50),
          never,
        ),
    },
    {
      name: 'the solar day of a random instant and place',
      run: () =>
        solarDayAt(
          horizonSearch(engine, SUN_BODY, { ...site, longitudeDeg: (next * 37) % 180 }, SUNRISE_THRESHOLD),
          2460545 + ((next++ * 101.7) % 20000),
        ),
    },
    {
      name: 'next meridian passage of the Moon',
      run: () =>
        meridianPassages(
          new HorizonTrack(engine, bodyTarget(engine.sky, MOON_BODY), site),
          true,
          9000 + (next++ % 5000),
          9001.1 + (next % 5000),
        ),
    },
    {
      name: 'magnitude of Mars, random epoch',
      run: () => {
        const t = -150000 + ((next++ * 7919.3) % 380000);
        return apparentMagnitude(epoch.set(t, t, t), MARS, view);
      },
    },
    {
      name: 'perihelia and aphelia of Mars in 100 years',
      unit: 'ms',
      run: () =>
        new TurningSearch(new HeliocentricDistance(engine.ephemeris, MARS, 0)).run(
          { startTdb: 0, endTdb: 36525 },
          never,
        ),
    },
  ];
}
