import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ashtottariChartSequence, ashtottariSequence, profileOf, yoginiChartSequence } from './alternate.js';
import { submittedPeriodProfile } from './submitted-period.js';
import { balance, current, lordPair, profile, sequence } from './vimshottari.js';

const engine = sharedEngine();
type Ends = [string, number][];
const horoscope = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/vedic-horoscope.json', import.meta.url), 'utf8'),
) as {
  dt: string;
  dasha: Record<string, unknown>;
};
const figure = <T>(name: string): T => horoscope.dasha[name] as T;
const natal = { dt: horoscope.dt };
const YEARS = [
  ['365.25', 'julian_365.25'],
  ['365.2422', 'tropical_365.2422'],
] as const;
// The Moon of the figures is that of Swiss Ephemeris: 0.0003 degrees are 0.14 days of vimshottari, 0.03 of yogini.
const VIMSHOTTARI_DAYS = 0.142;

test('validation: balance of the standard horoscope', () => {
  const expected = figure<{ nakshatra: string; fraction_elapsed: number; lord: string; remaining_years: number }>(
    'vimshottari balance',
  );
  const found = balance(engine, natal);
  assert.deepEqual([found.lord, found.birth_nakshatra], [expected.lord, expected.nakshatra]);
  assert.ok(Math.abs(found.remaining_years - expected.remaining_years) < 5e-4);
  assert.ok(Math.abs(found.nakshatra_fraction - expected.fraction_elapsed) < 2.1e-5);
});

for (const [days, year_basis] of YEARS)
  test(`validation: great periods and sub-periods of the standard horoscope, year of ${days} days`, () => {
    const { mahadashas } = sequence(engine, { natal: { ...natal, year_basis }, levels: 2 });
    const great = figure<Ends>(`vimshottari mahadasha ends, year ${days}`);
    assert.deepEqual(
      mahadashas.map(({ planet }) => planet),
      great.map(([lord]) => lord),
    );
    great.forEach(([, end], i) => assert.ok(Math.abs(mahadashas[i].end_jd - end) < VIMSHOTTARI_DAYS));
    const subs = figure<[string, Ends][]>(`vimshottari antardasha ends of the first three mahadashas, year ${days}`);
    subs.forEach(([lord, ends], i) => {
      assert.equal(mahadashas[i].planet, lord);
      assert.deepEqual(
        mahadashas[i].sub.map(({ planet }) => planet),
        ends.map(([name]) => name),
      );
      ends.forEach(([, end], k) => assert.ok(Math.abs(mahadashas[i].sub[k].end_jd - end) < VIMSHOTTARI_DAYS));
    });
  });

test('validation: third level of the standard horoscope', () => {
  const { ends } = figure<{ ends: Ends }>(
    'vimshottari pratyantardasha ends of the first antardasha of the third mahadasha, year 365.25',
  );
  const third = sequence(engine, { natal, levels: 3 }).mahadashas[2].sub[0].sub;
  assert.deepEqual(
    third.map(({ planet }) => planet),
    ends.map(([lord]) => lord),
  );
  ends.forEach(([, end], i) => assert.ok(Math.abs(third[i].end_jd - end) < VIMSHOTTARI_DAYS));
});

for (const [days, year_basis] of YEARS)
  test(`validation: ashtottari and yogini of the standard horoscope, year of ${days} days`, () => {
    const cases = [
      ['ashtottari', ashtottariChartSequence, 0.15],
      ['yogini', yoginiChartSequence, 0.028],
    ] as const;
    for (const [system, ask, tolerance] of cases) {
      const { ends, remaining_years } = figure<{ ends: Ends; remaining_years: number }>(
        `${system} mahadasha ends, year ${days}`,
      );
      const { periods } = ask(engine, { dt: horoscope.dt, levels: 1, policy: { year_basis } }).result;
      assert.deepEqual(
        periods.slice(0, 8).map(({ lord }) => lord),
        ends.map(([lord]) => lord),
      );
      ends.forEach(([, end], i) => assert.ok(Math.abs(periods[i].end_jd - end) < tolerance, `${system} ${end}`));
      assert.ok(Math.abs(periods[0].years - remaining_years) < 5e-4);
    }
  });

test('validation: a balance and the ashtottari lords of a handbook (a day; the lord of the year)', () => {
  // P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 16 (example 50) and 17 (examples 60-62).
  const { lord, remaining_years } = balance(engine, { dt: '2000-04-28T05:50:00-04:00' });
  assert.equal(lord, 'Mars');
  assert.ok(Math.abs(remaining_years - (2 + 2 / 12 + 29 / 360)) < 1 / 360, String(remaining_years));
  for (const [dt, year, expected] of [
    ['1912-08-08T19:38:00+05:30', 1998, 'Rahu'],
    ['1917-11-19T23:03:00+05:30', 1984, 'Moon'],
    ['1921-06-28T12:49:00+05:30', 1991, 'Mercury'],
  ] as const) {
    const { periods } = ashtottariChartSequence(engine, { dt, levels: 1 }).result;
    const at = engine.time.instantFromIso(`${year}-07-01T00:00:00Z`, '/dt').ut1J2k + 2451545;
    assert.equal(periods.find(({ start_jd, end_jd }) => start_jd <= at && at < end_jd)?.lord, expected);
  }
});

test('rule: the periods in force are those of the sequence with their sub-periods, half-open; outside the cycle 422', () => {
  const { mahadashas } = sequence(engine, { natal, levels: 5 });
  const at = '1950-01-01T00:00:00Z',
    line = current(engine, { natal, current_dt: at });
  const day = engine.time.instantFromIso(at, '').ut1J2k + 2451545;
  let among = mahadashas;
  for (const period of [line.mahadasha, line.antardasha, line.pratyantardasha, line.sookshma, line.prana]) {
    const found = among.find(({ start_jd, end_jd }) => start_jd <= day && day < end_jd);
    assert.ok(found && period);
    assert.deepEqual(found, period);
    among = found.sub;
  }
  assert.equal(line.depth, 5);
  const alone = current(engine, { natal, current_dt: at, include_sub: false });
  assert.deepEqual(alone.prana, line.prana);
  assert.deepEqual(
    [alone.mahadasha, alone.sookshma],
    [line.mahadasha, line.sookshma].map((one) => ({ ...one, sub: [] })),
  );
  assert.equal(current(engine, { natal, current_dt: at, levels: 1 }).antardasha, null);
  assert.equal(current(engine, { natal, current_dt: natal.dt }).mahadasha.start_date, '1918-10-16T08:50:00+00:00');
  for (const outside of ['1918-10-16T08:49:59Z', '2040-01-01T00:00:00Z'])
    assert.throws(() => current(engine, { natal, current_dt: outside }), InvalidInput);
});

test('rule: within returns one branch of the tree down to the requested level, with the periods of the full tree', () => {
  const whole = sequence(engine, { natal, levels: 4 }).mahadashas,
    great = whole[3],
    second = great.sub[5],
    third = second.sub[2];
  const line = sequence(engine, {
    natal,
    levels: 4,
    within: [great, second, third].map(({ planet }) => planet).join('/'),
  });
  assert.deepEqual(line.mahadashas, [{ ...great, sub: [{ ...second, sub: [third] }] }]);
  assert.equal(line.mahadasha_count, 1);
  // The first great period has only its sub-periods after the birth.
  const balanceLine = sequence(engine, { natal, within: whole[0].planet });
  assert.deepEqual(
    balanceLine.mahadashas[0].sub.map(({ planet }) => planet),
    whole[0].sub.map(({ planet }) => planet),
  );
  assert.equal(balanceLine.levels_generated, 2);
  assert.throws(() => sequence(engine, { natal, levels: 1, within: 'Sun' }), InvalidInput);
  assert.throws(
    () => sequence(engine, { natal, within: 'Sun/Chiron' }),
    (error: InvalidInput) => error.problems[0].field === '/within',
  );
});

test('rule: profiles and counts describe the great periods; sub_profiles lists the levels below', () => {
  const one = profile(engine, { natal, levels: 1 }),
    two = profile(engine, { natal, levels: 2 });
  assert.equal(one.profile_count, 9);
  assert.deepEqual([two.profiles, two.profile_count, one.sub_profiles], [one.profiles, 9, []]);
  // 81 sub-periods less the one of Rahu that was over at birth.
  assert.equal(two.sub_profiles.length, 80);
  assert.deepEqual(
    profile(engine, { natal, levels: 3 }).sub_profiles.map(({ level }) => level),
    sequence(engine, { natal, levels: 3 })
      .mahadashas.flatMap(({ sub }) => sub.flatMap((second) => [second.level, ...second.sub.map(({ level }) => level)]))
      .sort(),
  );
  assert.deepEqual(
    [one, two].map((p) => [p.luminary_count, p.inner_count, p.outer_count, p.node_count]),
    [
      [2, 2, 3, 2],
      [2, 2, 3, 2],
    ],
  );
  assert.equal(lordPair(engine, { natal, current_dt: '1950-01-01T00:00:00Z', levels: 1 }).has_antar, false);
});

test('rule: without eligibility there are no ashtottari periods; without a Lagna eligibility is null', () => {
  const given = { moon_tropical_lon: 346.75, natal_jd: 2448058.104, levels: 1 };
  const counts = Array.from({ length: 12 }, (_, lagna_sign_index) => {
    const policy = { bypass_eligibility: false, lagna_sign_index };
    const found = ashtottariSequence(engine, { ...given, policy });
    assert.equal(found.periods.length > 0, found.eligibility?.eligible);
    assert.equal(profileOf(found).profile.profiles.length, found.mahadasha_count);
    return found.mahadasha_count;
  });
  assert.deepEqual(new Set(counts), new Set([0, 9]));
  const unjudged = ashtottariSequence(engine, { ...given, policy: { bypass_eligibility: false } });
  assert.deepEqual(
    [unjudged.bypass_eligibility, unjudged.eligibility?.eligible, unjudged.eligibility?.lagna_lord],
    [false, null, null],
  );
  assert.deepEqual(unjudged.periods, ashtottariSequence(engine, given).periods);
  const chart = { dt: '1990-06-15T14:30:00Z', observer_lat: 28.6, observer_lon: 77.2, levels: 1 };
  const { result, provenance } = ashtottariChartSequence(engine, { ...chart, policy: { bypass_eligibility: false } });
  assert.equal(result.lagna_sign_index, provenance.sidereal_lagna_sign_index);
});

test('rule: the lord, the order and the sub-periods of a submitted period are checked', () => {
  const period = { system: 'yogini', level: 1, lord: 'Mangala', start_jd: 2448058.1, end_jd: 2448423.35 } as const;
  assert.deepEqual(submittedPeriodProfile(period), {
    system: 'yogini',
    level: 1,
    lord: 'Mangala',
    planet: 'Moon',
    years: (2448423.35 - 2448058.1) / 365.25,
    is_node_lord: false,
    is_luminary_lord: true,
    year_basis: 'julian_365.25',
    sub_period_count: 0,
  });
  const sub = { ...period, level: 2, lord: 'Sankata', end_jd: 2448100 };
  assert.equal(submittedPeriodProfile({ ...period, sub: [sub] }).sub_period_count, 1);
  for (const wrong of [
    { ...period, lord: 'Ketu' },
    { ...period, end_jd: period.start_jd },
    { ...period, sub: [{ ...sub, level: 3 }] },
    { ...period, sub: [sub, sub] },
    { ...period, sub: [{ ...sub, end_jd: 2449000 }] },
  ])
    assert.throws(() => submittedPeriodProfile(wrong), InvalidInput);
});

test('property: dates from -3000 to 3000 have dashas', () => {
  for (const dt of ['-2999-03-01T00:00:00Z', '0001-01-01T12:00:00Z', '2999-12-30T00:00:00Z']) {
    const { mahadashas } = sequence(engine, { natal: { dt }, levels: 2 });
    assert.equal(mahadashas.length, 9);
    assert.ok(mahadashas.every(({ years }) => years > 0 && years <= 20.0001));
  }
});

test('property: a request for the reported start of a period is in that period, at every level and in any century', () => {
  for (const dt of ['1997-04-13T18:08:22Z', '1926-03-06T10:36:02Z', '0558-02-18T10:13:46Z', '-002000-06-21T12:00:00Z'])
    for (const great of sequence(engine, { natal: { dt }, levels: 2 }).mahadashas)
      for (const { start_date, planet } of great.sub) {
        const { mahadasha, antardasha } = current(engine, { natal: { dt }, current_dt: start_date, levels: 2 });
        assert.deepEqual([mahadasha?.planet, antardasha?.planet], [great.planet, planet], `${dt} ${start_date}`);
      }
});

test('rule: the years of a submitted period are those of its basis: 360 days of Mangala are one savana year', () => {
  const period = { system: 'yogini', level: 1, lord: 'Mangala', start_jd: 2451545, end_jd: 2451905 } as const;
  assert.equal(submittedPeriodProfile({ ...period, year_basis: 'savana_360' }).years, 1);
  assert.equal(submittedPeriodProfile(period).years, 360 / 365.25);
});
