import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { signedDeg } from '../../../kernel/angle.js';
import { InvalidInput, NotFound, OutOfCoverage } from '../../../kernel/errors.js';
import { chart } from '../../core/chart/chart.js';
import { relocatedReturn } from './relocated.js';
import { lunarReturnEvent, planetReturnEvent, solarReturnEvent } from './returns.js';

const engine = sharedEngine();
const fixture = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/events-search.json', import.meta.url), 'utf8'),
) as { solar_returns: { natal: number; year: number; tdb: number }[] };

test('validation: solar returns agree with DE440 and ERFA within 0.5 s, including births before the equinox', () => {
  for (const { natal, year, tdb } of fixture.solar_returns) {
    const { computation_basis: basis } = solarReturnEvent(engine, { natal_sun_lon: natal, year });
    assert.ok(
      Math.abs(basis.time.jd_tdb - 2451545 - tdb) * 86400 < 0.5,
      `${natal} ${year}: ${basis.time.jd_tdb - 2451545} ${tdb}`,
    );
  }
});

test('rule: the solar return of a year is in that calendar year, for every longitude and many years', () => {
  for (const year of [1560, 1700, 1899, 1999, 2000, 2001, 2023, 2024, 2100, 2640]) {
    for (let natal = 0.25; natal < 360; natal += 2.5) {
      const { datetime_utc: when, jd_ut: jd } = solarReturnEvent(engine, { natal_sun_lon: natal, year });
      // For longitudes of the Sun around the new year, the return can be hours outside the calendar year.
      if (Math.abs(natal - 280.25) < 0.8)
        assert.ok(
          Number(when.slice(0, 4)) === year ||
            when.startsWith(`${year + 1}-01-01`) ||
            when.startsWith(`${year - 1}-12-31`),
        );
      else assert.equal(Number(when.slice(0, 4)), year, `${natal} in ${year}: ${when}`);
      assert.ok(
        Math.abs(signedDeg(engine.sky.sunLongitudeDeg(engine.time.instantFromUt1(jd - 2451545)) - natal)) < 1e-7,
      );
    }
  }
});

test('rule: every solar return belongs to one year and every year has one, including births at the new year', () => {
  for (const natal of [0, 90, 279, 279.5, 280, 280.2, 280.25, 280.5, 281, 281.5, 359.9])
    for (const [from, to] of [
      [-2999, -2900],
      [1540, 1560],
      [1890, 2110],
      [2640, 2660],
    ]) {
      let last = NaN;
      for (let year = from; year <= to; year++) {
        const { jd_ut: jd } = solarReturnEvent(engine, { natal_sun_lon: natal, year });
        if (year > from)
          assert.ok(Math.abs(jd - last - 365.2422) < 0.03, `${natal} in ${year}: ${jd - last} days later`);
        last = jd;
      }
    }
});

test('rule: the first and last years of the ephemeris have a solar return if it is within the coverage', () => {
  for (const [natal, year] of [
    [250, -3000],
    [270, -3000],
    [100, 2999],
    [290, 3000],
  ]) {
    const { jd_ut: jd } = solarReturnEvent(engine, { natal_sun_lon: natal, year });
    assert.ok(jd > 625648.5 && jd < 2816816.5);
  }
  for (const year of [-3001, 3001])
    assert.throws(
      () => solarReturnEvent(engine, { natal_sun_lon: 100, year }),
      (error) => error instanceof OutOfCoverage && error.origin?.field === '/year' && error.origin.given === year,
    );
});

test('rule: returns are found across the boundaries between ephemerides', () => {
  for (const [body, jd] of [
    ['Neptune', 2270000.5],
    ['Pluto', 2650000.5],
    ['Moon', 2287183.5],
  ] as const)
    assert.ok(planetReturnEvent(engine, { body, natal_lon: 100, jd_start: jd, direction: 'either' }).jd_ut > jd);
});

test('rule: the next return is after the start, in the requested direction, over the full period of slow bodies', () => {
  for (const [body, natal, start] of [
    ['Mercury', 100, 2455000.5],
    ['Jupiter', 310, 2455000.5],
    ['Saturn', 80, 2455000.5],
    ['Uranus', 40, 2400000.5],
    ['Neptune', 100, 2400000.5],
    ['Pluto', 260, 2330000.5],
  ] as const) {
    const event = planetReturnEvent(engine, { body, natal_lon: natal, jd_start: start });
    assert.ok(event.jd_ut > start);
    const place = engine.sky.apparent(
      engine.bodies.resolve(body, '/body'),
      engine.time.instantFromUt1(event.jd_ut - 2451545),
    );
    assert.ok(Math.abs(signedDeg(place.longitudeDeg - natal)) < 1e-7 && place.longitudeRateDegPerDay > 0, body);
  }
  const retrograde = planetReturnEvent(engine, {
    body: 'Mercury',
    natal_lon: 20,
    jd_start: 2460310.5,
    direction: 'retrograde',
  });
  assert.ok(
    engine.sky.apparent(
      engine.bodies.resolve('Mercury', '/body'),
      engine.time.instantFromUt1(retrograde.jd_ut - 2451545),
    ).longitudeRateDegPerDay < 0,
  );
  assert.ok(lunarReturnEvent(engine, { natal_moon_lon: 222.5, jd_start: 2460316.1 }).jd_ut > 2460316.1 + 27);
});

test('rule: a missing return is a typed error: not found, out of coverage, or invalid input', () => {
  assert.throws(
    () => planetReturnEvent(engine, { body: 'Moon', natal_lon: 1, jd_start: 2460000, direction: 'retrograde' }),
    InvalidInput,
  );
  assert.throws(() => planetReturnEvent(engine, { body: 'True Node', natal_lon: 1, jd_start: 2460000 }), InvalidInput);
  assert.throws(
    () => planetReturnEvent(engine, { body: 'Pluto', natal_lon: 290, jd_start: 2815000, direction: 'direct' }),
    (error) => error instanceof OutOfCoverage && error.origin?.field === '/jd_start' && error.origin.given === 2815000,
  );
  // Within 400 days Mercury is retrograde over less than a third of the circle.
  const missing = [...Array(36).keys()].filter((i) => {
    try {
      planetReturnEvent(engine, { body: 'Mercury', natal_lon: 10 * i, jd_start: 2460310.5, direction: 'retrograde' });
      return false;
    } catch (error) {
      assert.ok(error instanceof NotFound);
      return true;
    }
  });
  assert.ok(missing.length > 18);
});

const places = {
  source_latitude: 51.5,
  source_longitude: -0.12,
  relocated_latitude: -33.9,
  relocated_longitude: 151.2,
};

test('rule: a relocated return has the same moment and sky in two house frames', () => {
  const solar = relocatedReturn(engine, {
    return_kind: 'solar_return',
    natal_longitude: 84.33,
    year: 2024,
    ...places,
    relocated_house_system: 'K',
  });
  assert.equal(solar.return_truth.jd_return_ut, solarReturnEvent(engine, { natal_sun_lon: 84.33, year: 2024 }).jd_ut);
  assert.deepEqual(solar.source_chart.planets, solar.relocated_chart.planets);
  // Both charts contain the sky of the chart route at the instant of the return, which is given to a microsecond.
  assert.ok(solar.relocation_truth.same_epoch && solar.relocation_truth.same_celestial_snapshot);
  const { planets } = chart(engine, { dt: solar.return_truth.datetime_utc });
  assert.deepEqual(Object.keys(solar.source_chart.planets), Object.keys(planets));
  for (const [name, { longitude }] of Object.entries(planets))
    assert.ok(Math.abs(signedDeg(solar.relocated_chart.planets[name].longitude - longitude)) < 1e-9, name);
  assert.ok(Math.abs(signedDeg(planets.Sun.longitude - 84.33)) < 1e-9);
  assert.deepEqual([solar.source_chart.houses.system, solar.relocated_chart.houses.system], ['P', 'K']);
  assert.notEqual(solar.source_chart.is_day, solar.relocated_chart.is_day);
  assert.equal(solar.return_truth.search_policy.policy_source, 'default');
  const planet = relocatedReturn(engine, {
    return_kind: 'planetary_return',
    body: 'Saturn',
    natal_longitude: 325,
    jd_start: 2459933.5,
    step_days: 2,
    ...places,
  });
  assert.equal(
    planet.return_truth.jd_return_ut,
    planetReturnEvent(engine, { body: 'Saturn', natal_lon: 325, jd_start: 2459933.5 }).jd_ut,
  );
  assert.deepEqual(
    [planet.return_truth.search_policy.policy_source, planet.return_truth.search_policy.step_days_override],
    ['caller_supplied', 2],
  );
});

test('rule: each kind of relocated return accepts its own selectors and refuses the others', () => {
  const cases = [
    [{ return_kind: 'solar_return' }, '/year'],
    [{ return_kind: 'solar_return', year: 2024, jd_start: 2460000 }, '/jd_start'],
    [{ return_kind: 'solar_return', year: 2024, body: 'Moon' }, '/body'],
    [{ return_kind: 'solar_return', year: 2024, direction: 'either' }, '/direction'],
    [{ return_kind: 'lunar_return' }, '/jd_start'],
    [{ return_kind: 'lunar_return', jd_start: 2460000, year: 2024 }, '/year'],
    [{ return_kind: 'planetary_return', jd_start: 2460000 }, '/body'],
  ] as const;
  for (const [fields, field] of cases) {
    assert.throws(
      () => relocatedReturn(engine, { natal_longitude: 84, ...places, ...fields }),
      (error) => error instanceof InvalidInput && error.problems[0].field === field,
      field,
    );
  }
});
