import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { yogaOf } from '../../../doctrine/panchanga/limbs.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { chartPanchanga, instantPanchanga, panchangaProfile } from './panchanga.js';

const engine = sharedEngine();

interface Worked {
  readonly value: Readonly<Record<string, unknown>>;
  readonly tolerance: { readonly seconds: number; readonly degrees?: number };
}
const horoscope = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/panchanga-shadbala.json', import.meta.url), 'utf8'),
) as {
  readonly dt: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly panchanga: Readonly<Record<string, Worked>>;
};

const near = (utc: string | undefined, expected: unknown, seconds: number, what: string): void => {
  const apart = Math.abs(Date.parse(utc ?? '') - Date.parse(expected as string)) / 1000;
  assert.ok(apart <= seconds, `${what}: ${utc}, ${String(expected)} expected`);
};

test('validation: limbs with start and end, and sunrise, of a horoscope computed by Swiss Ephemeris', () => {
  const answer = chartPanchanga(engine, {
    dt: horoscope.dt,
    observer_lat: horoscope.latitude,
    observer_lon: horoscope.longitude,
  });
  const { tithi, karana, yoga, nakshatra, vara } = horoscope.panchanga;
  const limbs = [
    [answer.tithi, tithi],
    [answer.karana, karana],
    [answer.yoga, yoga],
  ] as const;
  for (const [got, { value, tolerance }] of limbs) {
    assert.deepEqual([got.number, got.name], [value.number, value.name]);
    assert.ok(Math.abs(got.degrees_elapsed - (value.degrees_elapsed as number)) <= (tolerance.degrees ?? 0));
    near(got.start?.datetime_utc, value.start, tolerance.seconds, `${got.name} begins`);
    near(got.end?.datetime_utc, value.end, tolerance.seconds, `${got.name} ends`);
  }
  assert.deepEqual(
    [
      answer.nakshatra.nakshatra_index + 1,
      answer.nakshatra.nakshatra,
      answer.nakshatra.pada,
      answer.nakshatra.nakshatra_lord,
    ],
    [nakshatra.value.number, nakshatra.value.name, nakshatra.value.pada, nakshatra.value.lord],
  );
  near(answer.nakshatra.start?.datetime_utc, nakshatra.value.start, nakshatra.tolerance.seconds, 'nakshatra begins');
  near(answer.nakshatra.end?.datetime_utc, nakshatra.value.end, nakshatra.tolerance.seconds, 'nakshatra ends');
  assert.deepEqual([answer.vara.name, answer.vara_lord], ['Budhavara', vara.value.lord]);
  near(answer.vara_basis.sunrise?.datetime_utc, vara.value.sunrise, 60, 'sunrise');
  near(answer.vara_basis.sunset?.datetime_utc, vara.value.sunset, 60, 'sunset');
  near(answer.vara_basis.next_sunrise?.datetime_utc, vara.value.next_sunrise, 60, 'next sunrise');
});

test('validation: lunar months of published calendars', () => {
  // Rashtriya Panchang and the common almanacs: Adhika Shravana 18 July - 16 August 2023; Diwali is the new moon of Ashvina (amanta),
  // Kartika (purnimanta); Rama Navami in Chaitra shukla; the dropped month of 1983: Magha is dropped after Pausha.
  const months = (dt: string) => {
    const { amanta, purnimanta } = chartPanchanga(engine, { dt }).lunar_month ?? assert.fail();
    return [amanta.name, amanta.is_adhika, purnimanta.name, purnimanta.is_adhika];
  };
  assert.deepEqual(months('2023-08-01T06:00:00Z'), ['Shravana', true, 'Shravana', true]);
  assert.deepEqual(months('2023-08-10T06:00:00Z'), ['Shravana', true, 'Shravana', true]);
  assert.deepEqual(months('2023-07-10T06:00:00Z'), ['Ashadha', false, 'Shravana', false]);
  assert.deepEqual(months('2023-08-25T06:00:00Z'), ['Shravana', false, 'Shravana', false]);
  assert.deepEqual(months('2023-11-12T12:00:00Z'), ['Ashvina', false, 'Kartika', false]);
  assert.deepEqual(months('2024-04-17T06:00:00Z'), ['Chaitra', false, 'Chaitra', false]);
  const lost = chartPanchanga(engine, { dt: '1983-01-25T06:00:00Z' }).lunar_month?.amanta;
  assert.deepEqual([lost?.name, lost?.kshaya_month], ['Pausha', 'Magha']);
});

test('rule: the weekday runs from sunrise, or from 6h when the Sun does not rise; without a place the weekday is that of Greenwich', () => {
  const at = { observer_lat: 28.6, observer_lon: 77.2 };
  // 2024-01-15 was a Monday; the Sun rose in Delhi at 07:15.
  assert.equal(chartPanchanga(engine, { dt: '2024-01-15T07:00:00+05:30', ...at }).vara.name, 'Ravivara');
  assert.equal(chartPanchanga(engine, { dt: '2024-01-15T07:30:00+05:30', ...at }).vara.name, 'Somavara');
  const greenwich = chartPanchanga(engine, { dt: '2024-01-15T05:00:00+05:30' });
  assert.deepEqual([greenwich.vara.name, greenwich.vara_basis.basis], ['Ravivara', 'civil_day_ut1']);
  const polar = { dt: '2024-06-21T00:00:00Z', observer_lat: 75, observer_lon: 20 },
    { vara_basis } = chartPanchanga(engine, polar);
  assert.deepEqual(
    [vara_basis.basis, vara_basis.sun_position, vara_basis.sunrise],
    ['local_mean_time_06h', 'above_horizon', null],
  );
  assert.throws(() => chartPanchanga(engine, { ...polar, no_sunrise: 'refuse' }), InvalidInput);
});

test('rule: the ayanamsa of the policy overrides that of the request; an unknown one is refused', () => {
  const body = { sun_tropical_lon: 280.4, moon_tropical_lon: 163.2, jd: 2460310.5 };
  assert.equal(instantPanchanga(engine, { ...body, policy: { ayanamsa_system: 'Raman' } }).ayanamsa_system, 'Raman');
  const both = { ...body, ayanamsa_system: 'Raman', policy: { ayanamsa_system: 'KP' } };
  assert.deepEqual(
    instantPanchanga(engine, both),
    instantPanchanga(engine, { ...body, ayanamsa_system: 'Krishnamurti' }),
  );
  assert.throws(() => instantPanchanga(engine, { ...both, policy: { ayanamsa_system: 'none' } }), InvalidInput);
  assert.throws(() => instantPanchanga(engine, { ...both, ayanamsa_system: 'none' }), InvalidInput);
  const profile = panchangaProfile(instantPanchanga(engine, body));
  assert.deepEqual([profile.paksha, profile.yoga_class, profile.karana_type], ['krishna', 'auspicious', 'movable']);
});

test('property: boundaries are contiguous, enclose the instant, and do not depend on its offset', () => {
  const limbs = ['tithi', 'karana', 'yoga', 'nakshatra'] as const;
  const aMinuteAfter = (utc: string): string =>
    engine.time.formatUtc(engine.time.instantFromIso(utc, '/dt').utcJ2k + 60 / 86400);
  fc.assert(
    fc.property(
      fc.integer({ min: -1_800_000, max: 365_000 }),
      fc.integer({ min: 0, max: 86399 }),
      fc.constantFrom(
        {},
        { ayanamsa_mode: 'mean' as const },
        { place_reduction: 'geometric' as const },
        {
          place_center: 'topocentric' as const,
        },
      ),
      (day, second, policy) => {
        const at = day + second / 86400,
          place = { observer_lat: 25, observer_lon: 83, ...policy };
        const one = chartPanchanga(engine, { dt: engine.time.formatWithOffset(at, 0), ...place }),
          two = chartPanchanga(engine, { dt: engine.time.formatWithOffset(at, 330), ...place });
        assert.deepEqual(one, two);
        for (const name of limbs) {
          const limb = one[name],
            start = limb.start?.jd_ut ?? NaN,
            end = limb.end?.jd_ut ?? NaN;
          assert.ok(start <= one.jd && one.jd < end, `${name}: ${start} ${one.jd} ${end}`);
          assert.ok(end - start > 0.3 && end - start < 1.4);
          // A minute after the end, the next limb starts where this one ended.
          const later = chartPanchanga(engine, { dt: aMinuteAfter(limb.end?.datetime_utc ?? ''), ...place })[name];
          const [index, next, count] =
            'index' in limb && 'index' in later
              ? [limb.index, later.index, { tithi: 30, karana: 60, yoga: 27, nakshatra: 27 }[name]]
              : [(limb as typeof one.nakshatra).nakshatra_index, (later as typeof one.nakshatra).nakshatra_index, 27];
          assert.equal(next, (index + 1) % count, name);
          assert.ok(Math.abs((later.start?.jd_ut ?? NaN) - end) < 2e-8, `${name} ${later.start?.jd_ut} ${end}`);
        }
        const { tithi, karana, lunar_month } = one;
        assert.equal(karana.index >> 1, tithi.index);
        assert.equal(
          karana.index % 2 === 0 ? karana.start?.jd_ut : karana.end?.jd_ut,
          karana.index % 2 === 0 ? tithi.start?.jd_ut : tithi.end?.jd_ut,
        );
        assert.ok(lunar_month !== undefined && lunar_month.amanta.start.jd_ut <= lunar_month.amanta.end.jd_ut - 29);
      },
    ),
    { numRuns: 25 },
  );
});

test('property: a request for the reported end of a limb gets the next limb', () => {
  const place = { observer_lat: 28.6, observer_lon: 77.2 };
  for (const first of ['2024-03-01T00:00:00Z', '1950-08-15T00:00:00Z', '-000300-06-01T00:00:00Z'])
    for (const policy of [place, { ...place, place_center: 'topocentric' as const }])
      for (const [name, count, numberOf] of LIMBS) {
        let answer = chartPanchanga(engine, { dt: first, ...policy });
        for (let i = 0; i < 12; i++) {
          const before = numberOf(answer);
          answer = chartPanchanga(engine, { dt: answer[name].end?.datetime_utc ?? '', ...policy });
          assert.equal(
            numberOf(answer),
            (before + 1) % count,
            `${name} after ${before}, ${answer[name].start?.datetime_utc}`,
          );
        }
      }
});

type Panchanga = ReturnType<typeof chartPanchanga>;
const LIMBS: readonly (readonly [
  'tithi' | 'karana' | 'yoga' | 'nakshatra' | 'vara',
  number,
  (of: Panchanga) => number,
])[] = [
  ['tithi', 30, ({ tithi }) => tithi.index],
  ['karana', 60, ({ karana }) => karana.index],
  ['yoga', 27, ({ yoga }) => yoga.index],
  ['nakshatra', 27, ({ nakshatra }) => nakshatra.nakshatra_index],
  ['vara', 7, ({ vara }) => vara.index],
];

test('rule: nine yogas (Muhurta Chintamani) or five (Raman) are inauspicious; the others are auspicious', () => {
  const nine = [1, 6, 9, 10, 13, 15, 17, 19, 27],
    five = [6, 9, 10, 17, 27];
  for (let number = 1; number <= 27; number++) {
    // The sum of both longitudes in the middle of the yoga.
    const sum = ((number - 0.5) * 40) / 3,
      of = (policy: object) =>
        panchangaProfile(
          {
            ...instantPanchanga(engine, { sun_tropical_lon: 0, moon_tropical_lon: 0, jd: 2451545 }),
            yoga: yogaAt(sum),
          },
          policy,
        ).yoga_class;
    assert.equal(of({}), nine.includes(number) ? 'inauspicious' : 'auspicious', `${number}`);
    assert.equal(of({ shunned_yogas: 'five' }), five.includes(number) ? 'inauspicious' : 'auspicious', `${number}`);
  }
});

const yogaAt = (sumDeg: number) => {
  const { name, index, degreesElapsed, degreesRemaining } = yogaOf(sumDeg);
  return { name, index, number: index + 1, degrees_elapsed: degreesElapsed, degrees_remaining: degreesRemaining };
};
