import { ayanamsaDeg, ayanamsaSystem } from '../src/services/ayanamsa.js';
import { GalacticBridge } from '../src/sky/galactic.js';
import { nakshatraOf } from '../src/doctrine/lunar/nakshatra.js';
import type { Engine } from '../src/engine.js';
import { galacticHouseChartPlacements } from '../src/families/spatial/galactic-houses/galactic-houses.js';
import { searchLocations } from '../src/families/website/locations/locations.js';
import { geometricNode } from '../src/families/catalogs/nodes/geometric-node.js';
import { meanPlanetaryNodes } from '../src/families/catalogs/nodes/mean-nodes.js';
import { apparentMagnitudeOf } from '../src/families/phenomena/phase/phase.js';
import { natalMoonIdentity } from '../src/families/vedic/pancha-pakshi/astronomical.js';
import { fixedClock } from '../src/families/vedic/pancha-pakshi/fixed-clock.js';
import { NATAL_MOON_POLICY, PROFILE } from '../src/families/vedic/pancha-pakshi/policies.js';
import { karakaProfile, rankChart } from '../src/families/vedic/jaimini/jaimini.js';
import { chartMoment, score } from '../src/families/vedic/muhurta/muhurta.js';
import { doshasDay } from '../src/families/vedic/muhurta/doshas/doshas.js';
import { searchMuhurta } from '../src/families/vedic/muhurta/personal/search.js';
import { shuddhiDay } from '../src/families/vedic/muhurta/shuddhi/shuddhi.js';
import { chartPanchanga } from '../src/families/vedic/panchanga/panchanga.js';
import { shadbalaResult } from '../src/families/vedic/shadbala/shadbala.js';
import { solarProportional } from '../src/families/vedic/pancha-pakshi/solar-proportional.js';
import type { BenchRow } from './row.js';

const QUERIES = ['London', 'san', 'paris, texas', 'köln', 'Europe/Rome', 'qqzzxx'];

/** Ayanamsas, nakshatras, galactic frame, nodes, phases, cities: single calls at different instants. */
export function smallFamiliesBench(engine: Engine): BenchRow[] {
  const lahiri = ayanamsaSystem('authI', '/system'),
    spica = ayanamsaSystem('True Chitrapaksha', '/system');
  let day = 0,
    query = 0;
  const next = (): number => (day = (day + 37.3) % 60000) - 30000;
  const chennai = () =>
    ({ dt: engine.time.formatUtc(next()), latitude: 13.08, longitude: 80.27, paksha: 'purva' }) as const;
  const delhi = () => ({ dt: engine.time.formatUtc(next()), observer_lat: 28.61, observer_lon: 77.21 });
  const benares = () => ({
    local_date: engine.time.formatUtc(next()).slice(0, 10),
    timezone: 'Asia/Kolkata',
    latitude: 25.3176,
    longitude: 82.9739,
  });
  return [
    {
      name: 'ayanamsa, true, epoch-defined',
      limit: 3,
      run: () => ayanamsaDeg(engine.nutation, next(), lahiri, 'true'),
    },
    { name: 'ayanamsa, true, star-anchored', limit: 5, run: () => ayanamsaDeg(engine.nutation, next(), spica, 'true') },
    { name: 'nakshatra and pada of a longitude', limit: 1, run: () => nakshatraOf(next()) },
    {
      name: 'galactic bridge of a day and one place',
      limit: 10,
      run: () => new GalacticBridge(engine.nutation, next(), null).toGalactic(100, 1),
    },
    {
      name: 'galactic houses with ten topocentric bodies, answer',
      limit: 200,
      run: () =>
        galacticHouseChartPlacements(engine, { dt: engine.time.formatUtc(next()), latitude: 51.5, longitude: -0.12 }),
    },
    { name: 'mean nodes of eight planets, answer', limit: 50, run: () => meanPlanetaryNodes({ jd: 2451545 + next() }) },
    {
      name: 'osculating node of Mars, answer',
      limit: 100,
      run: () => geometricNode(engine, { body: 'Mars', jd_ut: 2451545 + next() }),
    },
    {
      name: 'apparent magnitude of Mars, answer',
      limit: 100,
      run: () => apparentMagnitudeOf(engine, { body: 'Mars', jd_ut: 2451545 + next() }),
    },
    { name: 'pancha-pakshi half on the fixed clock, answer', limit: 2000, run: () => fixedClock(engine, chennai()) },
    {
      name: 'pancha-pakshi half, solar-proportional, answer',
      limit: 2000,
      run: () => solarProportional(engine, chennai()),
    },
    {
      name: 'pancha-pakshi bird of the natal Moon, answer',
      limit: 200,
      run: () =>
        natalMoonIdentity(engine, {
          profile_id: PROFILE.natal,
          dt: engine.time.formatUtc(next()),
          policy_id: NATAL_MOON_POLICY.policy_id,
        }),
    },
    { name: 'panchanga with times and lunar month, answer', limit: 2000, run: () => chartPanchanga(engine, delhi()) },
    {
      name: 'panchanga of antiquity with times and lunar month, answer',
      limit: 2000,
      run: () => chartPanchanga(engine, { ...delhi(), dt: engine.time.formatUtc(next() - 1_400_000) }),
    },
    {
      name: 'panchanga of an observer (topocentric) with times, answer',
      limit: 2000,
      run: () => chartPanchanga(engine, { ...delhi(), place_center: 'topocentric' }),
    },
    { name: 'shuddhi of a day in cells, answer', limit: 5000, run: () => shuddhiDay(engine, benares()) },
    { name: 'doshas of a day in cells, answer', limit: 5000, run: () => doshasDay(engine, benares()) },
    {
      name: 'muhurta search of 30 days, answer',
      limit: 100_000,
      run: () => {
        const start = 2451545.25 + next();
        return searchMuhurta(engine, { start_jd_ut1: start, end_jd_ut1: start + 30, janma_moon_sidereal_lon: 78 });
      },
    },
    { name: 'muhurta score of an instant, answer', limit: 2500, run: () => score(chartMoment(engine, delhi())) },
    { name: 'shadbala in all its parts, answer', limit: 3000, run: () => shadbalaResult(engine, delhi()) },
    {
      name: 'chara karakas of an instant, answer',
      limit: 500,
      run: () => karakaProfile(rankChart(engine, { dt: engine.time.formatUtc(next()) })),
    },
    {
      name: 'city search, six kinds of query',
      unit: 'ms',
      limit: 10,
      run: () => searchLocations(engine, { query: QUERIES[query++ % QUERIES.length] }),
    },
  ];
}
