import { davisonChart } from '../src/services/relationship/davison.js';
import type { Engine } from '../src/engine.js';
import { davisonTransits } from '../src/families/relationship/davison/davison.js';
import { agePointContacts } from '../src/families/relationship/huber/age-point.js';
import { chartIntensityProfile } from '../src/families/relationship/huber/intensity.js';
import { composite, compositeTransits } from '../src/families/relationship/composite/composite.js';
import { network } from '../src/families/relationship/synastry/condition.js';
import { synastryAspects } from '../src/families/relationship/synastry/contacts.js';
import { wheelPacket } from '../src/families/website/website/packet.js';
import { wheelSvg } from '../src/families/website/website/svg.js';
import type { BenchRow } from './row.js';

const first = { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 };
const second = { dt: '1988-11-02T21:40:00-05:00', latitude: 40.7128, longitude: -74.006 };
const house_frame = {
  direct: {
    cusps: [188.2, 216, 247.5, 281.9, 314, 342.5, 8.2, 36, 67.5, 101.9, 134, 162.5],
    asc: 188.2,
    mc: 101.9,
    armc: 102.9,
  },
};
const names = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'North Node',
  'Lilith',
  'Asc',
  'Mc',
];
const points = Object.fromEntries(names.map((name, i) => [name, (i * 77.7) % 360]));

/** Relationship charts, transits to them, intensity curves and the chart wheel. */
export function relationshipBench(engine: Engine): BenchRow[] {
  const wheel = wheelPacket(engine, {
    chart: { dt: '1962-02-05T00:10:00Z' },
    houses: { latitude: 51.5, longitude: -0.12 },
    config: { aspect_tier: 2 },
  });
  const full = wheelPacket(engine, {
    chart: { dt: '1962-02-05T00:10:00Z' },
    houses: { latitude: 51.5, longitude: -0.12 },
    config: { label_mode: 'full' },
  });
  const century = {
    moving_bodies: ['Saturn', 'Pluto'],
    target_names: ['Sun', 'Moon', 'Venus'],
    jd_start: 2451545,
    jd_end: 2451545 + 30_000,
  };
  const year = {
    moving_bodies: ['Sun', 'Mercury', 'Venus', 'Mars'],
    jd_start: 2460310.5,
    jd_end: 2460675.5,
    include_angles: true,
  };
  return [
    {
      name: 'synastry: aspects of two charts of 14 points, from ISO text',
      run: () => synastryAspects(engine, { first, second }),
    },
    {
      name: 'synastry: network (contacts, overlays, both relationship charts)',
      run: () => network(engine, { first, second }),
    },
    { name: 'composite chart with aspects', run: () => composite(engine, { first, second }) },
    { name: 'authP chart, corrected', run: () => davisonChart(engine, { first, second, method: 'corrected' }) },
    {
      name: 'composite transits: four bodies, 16 targets, one year',
      unit: 'ms',
      limit: 100,
      run: () => compositeTransits(engine, { chart: { first, second }, ...year }),
    },
    {
      name: 'authP transits: Saturn and Pluto, three targets, 82 years',
      unit: 'ms',
      limit: 100,
      run: () => davisonTransits(engine, { chart: { first, second }, ...century }),
    },
    { name: 'authD: intensity of 14 points', limit: 300, run: () => chartIntensityProfile({ house_frame, points }) },
    {
      name: 'authD: age point contacts of 14 points, 144 years',
      limit: 300,
      run: () => agePointContacts({ house_frame, points, end_age: 144 }),
    },
    { name: 'chart wheel: SVG of a stellium, 22 aspects', unit: 'ms', limit: 5, run: () => wheelSvg(wheel) },
    { name: 'chart wheel: SVG of a stellium, full names', unit: 'ms', limit: 5, run: () => wheelSvg(full) },
    {
      name: 'chart wheel: three rings and time bands with SVG',
      unit: 'ms',
      limit: 30,
      run: () =>
        wheelPacket(engine, {
          chart: { dt: '1962-02-05T00:10:00Z' },
          houses: { latitude: 51.5, longitude: -0.12 },
          rings: [{ chart: { dt: '1992-01-05T03:30:00Z' } }, { chart: { dt: '2020-01-12T00:00:00Z' } }],
          time_uncertainty_minutes: 60,
        }),
    },
    {
      name: 'chart wheel: packet from ISO text with SVG',
      unit: 'ms',
      limit: 5,
      run: () =>
        wheelPacket(engine, {
          chart: { dt: '1962-02-05T00:10:00Z' },
          houses: { latitude: 51.5, longitude: -0.12 },
        }),
    },
  ];
}
