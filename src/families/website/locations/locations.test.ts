import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { foldPlace } from './city-index.js';
import { placeAt, searchLocations, validateTimezone } from './locations.js';
import { readCities } from './packed-cities.js';

let engine: Engine;
before(() => {
  engine = sharedEngine();
});
const first = (query: string, limit = 5) => searchLocations(engine, { query, limit }).matches[0];

test('validation: large cities have their zone and are within two kilometres of their centres', () => {
  // Places: national surveys, to 0.03 degrees (the position of a city is not unique); zones: the tz database.
  const cities: [string, string, string, number, number, string][] = [
    ['London', 'United Kingdom', 'England', 51.507, -0.128, 'Europe/London'],
    ['new york', 'United States', 'New York', 40.713, -74.006, 'America/New_York'],
    ['Los Angeles', 'United States', 'California', 34.052, -118.244, 'America/Los_Angeles'],
    ['Chicago', 'United States', 'Illinois', 41.878, -87.63, 'America/Chicago'],
    ['Paris', 'France', 'Île-de-France', 48.857, 2.352, 'Europe/Paris'],
    ['Tokyo', 'Japan', 'Tokyo', 35.69, 139.69, 'Asia/Tokyo'],
    ['Delhi', 'India', 'Delhi', 28.65, 77.23, 'Asia/Kolkata'],
    ['Sydney', 'Australia', 'New South Wales', -33.869, 151.209, 'Australia/Sydney'],
    ['Reykjavik', 'Iceland', 'Capital Region', 64.135, -21.895, 'Atlantic/Reykjavik'],
    ['sao paulo', 'Brazil', 'São Paulo', -23.55, -46.633, 'America/Sao_Paulo'],
    ['Kathmandu', 'Nepal', 'Bagmati Province', 27.717, 85.324, 'Asia/Kathmandu'],
  ];
  for (const [query, country, region, latitude, longitude, zone] of cities) {
    const found = first(query);
    assert.deepEqual([found.country, found.region, found.timezone], [country, region, zone], query);
    assert.ok(Math.abs(found.latitude - latitude) < 0.03 && Math.abs(found.longitude - longitude) < 0.03, query);
  }
});

test('rule: case, accents and apostrophes are ignored, and other names are found', () => {
  for (const [query, name] of [
    ['KÖLN', 'Köln'],
    ['koln', 'Köln'],
    ['cologne', 'Köln'],
    ['Wien', 'Vienna'],
    ['lodz', 'Łódź'],
    ['xian', 'Xi’an'],
    ['Bombay', 'Mumbai'],
    ['  LONDON ', 'London'],
  ])
    assert.equal(first(query).name, name, query);
  assert.equal(foldPlace("L'Aquila – Sankt‑Pölten"), 'laquila sankt polten');
});

test('rule: names in other scripts and languages find a place, also a small one', () => {
  for (const [query, name, country] of [
    ['Москва', 'Moscow', 'Russia'],
    ['東京', 'Tokyo', 'Japan'],
    ['서울', 'Seoul', 'South Korea'],
    ['मुंबई', 'Mumbai', 'India'],
    ['القاهرة', 'Cairo', 'Egypt'],
    ['Αθήνα', 'Athens', 'Greece'],
    ['Roma', 'Rome', 'Italy'],
    ['Mosk', 'Moscow', 'Russia'],
    ['Kesswil', 'Kesswil', 'Switzerland'],
    ['Kessw', 'Kesswil', 'Switzerland'],
    ['Москва, Russia', 'Moscow', 'Russia'],
  ]) {
    const found = first(query);
    assert.deepEqual([found?.name, found?.country], [name, country], query);
  }
});

test('validation: a point has the zone of its land, near a border also the other zone, at sea a nautical one', () => {
  // The civil time of these places by the tz database and the laws it cites.
  for (const [latitude, longitude, zone] of [
    [28.6, 77.2, 'Asia/Kolkata'],
    [51.5, -0.12, 'Europe/London'],
    [-33.87, 151.21, 'Australia/Sydney'],
    [69.65, 18.96, 'Europe/Oslo'],
    [27.7, 85.3, 'Asia/Kathmandu'],
    [35.4, -113.5, 'America/Phoenix'],
    [0, -140, 'Etc/GMT+9'],
  ] as const)
    assert.equal(placeAt(engine, { latitude, longitude }).timezone, zone, `${latitude} ${longitude}`);
  const border = placeAt(engine, { latitude: 47.5596, longitude: 7.5886 });
  assert.equal(border.timezone, 'Europe/Zurich');
  assert.ok(border.other_timezones.includes('Europe/Berlin') && border.other_timezones.includes('Europe/Paris'));
  assert.equal(border.nearest?.country_code, 'CH');
  assert.equal(placeAt(engine, { latitude: -60, longitude: -140 }).nearest, null);
});

test('rule: the full name of a country returns its largest places in at most half of the answer', () => {
  for (const [query, country] of [
    ['India', 'India'],
    ['japan', 'Japan'],
    ['uk', 'United Kingdom'],
  ]) {
    const { matches } = searchLocations(engine, { query, limit: 8 });
    const named = matches.findIndex((match) => match.country === country && match.population > 5e6);
    assert.ok(named >= 0 && matches.slice(0, named).every(({ name }) => foldPlace(name) === foldPlace(query)), query);
  }
  assert.ok(searchLocations(engine, { query: 'Jersey', limit: 8 }).matches.some(({ name }) => name === 'Jersey City'));
});

test('rule: full matches precede beginnings, then population decides', () => {
  const { matches } = searchLocations(engine, { query: 'paris', limit: 25 });
  const exact = matches.filter(({ name }) => foldPlace(name) === 'paris');
  assert.deepEqual(matches.slice(0, exact.length), exact);
  for (let i = 1; i < exact.length; i++) assert.ok(exact[i - 1].population >= exact[i].population);
  assert.equal(first('lon').name, 'London');
});

test('rule: a region, country or zone qualifies a name, or is a query of its own', () => {
  for (const [query, region] of [
    ['Paris, Texas', 'Texas'],
    ['Paris, TX, USA', 'Texas'],
    ['springfield illinois', 'Illinois'],
    ['London, Canada', 'Ontario'],
  ])
    assert.equal(first(query).region, region, query);
  assert.equal(first('Europe/Rome').name, 'Rome');
  assert.ok(searchLocations(engine, { query: 'England', limit: 5 }).matches.some(({ name }) => name === 'London'));
  assert.deepEqual(searchLocations(engine, { query: 'qqzzxx' }).matches, []);
});

test('rule: the limit bounds the answer, and blank queries are refused', () => {
  assert.equal(searchLocations(engine, { query: 'san', limit: 3 }).matches.length, 3);
  assert.equal(searchLocations(engine, { query: 'san' }).matches.length, 8);
  for (const query of [' ', ',', '-']) assert.throws(() => searchLocations(engine, { query }), InvalidInput);
});

test('rule: the platform knows every zone of the gazetteer', () => {
  for (const zone of readCities(engine.data).head.zones)
    assert.doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone);
});

test('rule: a zone is valid by its exact name; other names get suggestions', async () => {
  for (const timezone of ['Europe/London', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Calcutta'])
    assert.equal((await validateTimezone(engine, { timezone })).valid, true, timezone);
  for (const timezone of ['Not/AZone', 'europe/london', 'Europe/london', '+02:00', 'London', '../etc'])
    assert.equal((await validateTimezone(engine, { timezone })).valid, false, timezone);
  assert.deepEqual((await validateTimezone(engine, { timezone: 'europe/london' })).suggestions, ['Europe/London']);
  assert.ok((await validateTimezone(engine, { timezone: 'Europe/Londn' })).suggestions.includes('Europe/London'));
});

test('rule: a civil time is one instant, two in an overlap, none in a gap', async () => {
  const at = async (local_datetime: string) =>
    (await validateTimezone(engine, { timezone: 'Europe/London', local_datetime })).civil_time;
  const summer = await at('2026-06-15T12:00');
  assert.deepEqual(
    [summer?.kind, summer?.candidates.map(({ datetime }) => datetime)],
    ['unique', ['2026-06-15T12:00:00+01:00']],
  );
  const autumn = await at('2026-10-25T01:30:00');
  assert.deepEqual(
    [autumn?.kind, autumn?.candidates.map(({ fold, datetime_utc }) => [fold, datetime_utc])],
    [
      'ambiguous',
      [
        [0, '2026-10-25T00:30:00+00:00'],
        [1, '2026-10-25T01:30:00+00:00'],
      ],
    ],
  );
  const spring = await at('2026-03-29T01:30');
  assert.deepEqual(
    [spring?.kind, spring?.gap_seconds, spring?.candidates.map(({ offset_seconds }) => offset_seconds)],
    ['gap', 3600, [0, 3600]],
  );
  for (const bad of ['2026-02-30T00:00', '2026-06-15', '2026-06-15T12:00Z', 'x'])
    await assert.rejects(at(bad), InvalidInput);
});
