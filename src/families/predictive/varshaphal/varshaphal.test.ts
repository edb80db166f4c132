import assert from 'node:assert/strict';
import { test } from 'node:test';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { sharedEngine } from '../../../../test/support/engine.js';
import { judgementYear, topicWindows, yearSummary, yearTopics } from './answers.js';
import { varshaphalChart } from './chart.js';
import { muddaActive } from './timing.js';
import { panchavargi } from '../../../doctrine/tajika/panchavargi.js';
import type { TajikaPlanet } from '../../../doctrine/tajika/tables.js';
import { TOPICS } from '../../../doctrine/tajika/topics.js';
import type { Topic } from '../../../doctrine/tajika/topics.js';
import { varshaphalYear } from './year.js';

const engine = sharedEngine();

/** The standard horoscope of B. V. Raman (Graha and Bhava Balas), and its year 1950 at the birthplace. */
const RAMAN = {
  natal_dt: '1918-10-16T14:20:00+05:30',
  natal_latitude: 13,
  natal_longitude: 77.5833,
  year: 1950,
  latitude: 13,
  longitude: 77.5833,
};
const raman = varshaphalChart(engine, RAMAN);
/** A year with Venus, Jupiter and Saturn retrograde. */
const SYDNEY = {
  natal_dt: '1990-06-15T14:30:00Z',
  natal_latitude: 51.5,
  natal_longitude: -0.12,
  year: 2020,
  latitude: -33.87,
  longitude: 151.21,
  ayanamsa: 'Raman',
  house_system: 'P',
};
const near = (got: number, wanted: number, tolerance: number, what: string): void =>
  assert.ok(separationDeg(got, wanted) <= tolerance, `${what}: ${got} against ${wanted}`);

test('validation: the return and its positions (Swiss Ephemeris 2.10.03, Lahiri; 10 s, 0.001 degrees, 0.003 of the Moon, 0.05 of the lagna)', () => {
  assert.ok(Math.abs(raman.jd_ut - 2433571.071801) * 86400 < 10, String(raman.jd_ut));
  assert.equal(raman.years_elapsed, 32);
  near(raman.sidereal_houses.asc, 21.0542, 0.05, 'lagna');
  const wanted = {
    Sun: 179.4574,
    Mars: 231.553,
    Mercury: 168.3161,
    Jupiter: 304.5187,
    Venus: 172.2296,
    Saturn: 153.2305,
  };
  for (const [planet, place] of Object.entries(wanted)) near(raman.sidereal_planets[planet], place, 0.001, planet);
  near(raman.sidereal_planets.Moon, 248.506, 0.003, 'Moon');
});

test('validation: muntha and the five office-bearers (Tajika Neelakanthi; Raman, Varshaphal; exact)', () => {
  assert.equal(raman.muntha_sign, 'Virgo');
  assert.equal(raman.muntha_lord, 'Mercury');
  assert.equal(raman.muntha_house, 6);
  assert.equal(raman.basis.is_day, false);
  assert.deepEqual(raman.varshesha.office_bearers, {
    muntha_lord: 'Mercury',
    natal_lagna_lord: 'Saturn',
    year_lagna_lord: 'Mars',
    trirashi_lord: 'Jupiter',
    day_night_lord: 'Jupiter',
  });
});

test('validation: mudda dasha with a balance and with a full first period (Tajika Neelakanthi; Raman; 0.01 day)', () => {
  const full = varshaphalChart(engine, { ...RAMAN, mudda_first_period: 'whole' }).mudda_dasha.periods;
  const lords = ['Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu'];
  assert.deepEqual(
    full.map(({ lord, duration_days }) => [lord, Math.round(duration_days * 100) / 100]),
    lords.map((lord, i) => [lord, [60, 18, 30, 21, 54, 48, 57, 51, 21][i]]),
  );
  assert.ok(Math.abs(raman.mudda_dasha.periods[0].duration_days - 46.046) < 0.01);
});

test('validation: sahams of the annual chart (common list of thirty-six, two programs; 0.06 degrees)', () => {
  const wanted: Readonly<Record<string, number>> = {
    Punya: 312.006, Vidya: 120.103, Yasa: 58.541, Mitra: 209.716, Mahatmya: 300.602, Asha: 129.377, Bhratru: 202.342,
    Gaurava: 123.445, Pitru: 77.281, Matru: 304.778, Putra: 325.042, Jeeva: 202.342, Karma: 317.817, Kali: 308.089,
    Sastra: 47.028, Bandhu: 131.244, Roga: 248.506, Paradara: 58.282, Vanik: 300.864, Vivaha: 2.055, Sraddha: 110.378,
    Preeti: 316.032, Jadya: 119.994, Vyapara: 129.377, Satru: 302.732, Jalapathana: 99.285, Bandhana: 222.279,
    Samartha: 308.089, Karyasiddhi: 209.243,
  }; // prettier-ignore
  for (const [name, place] of Object.entries(wanted))
    near(raman.sahams.find((saham) => saham.name === name)?.longitude ?? NaN, place, 0.06, name);
});

test('validation: uchcha bala and hadda lords (Tajika Neelakanthi; 0.01 and exact)', () => {
  const year = varshaphalYear(engine, RAMAN);
  const uchcha = { Sun: 1.171, Moon: 3.945, Mars: 12.617, Mercury: 19.632, Jupiter: 3.28, Venus: 0.53, Saturn: 14.803 };
  const hadda = {
    Sun: 'Saturn',
    Moon: 'Jupiter',
    Mars: 'Jupiter',
    Mercury: 'Jupiter',
    Jupiter: 'Mercury',
    Venus: 'Mars',
    Saturn: 'Mercury',
  };
  for (const [planet, wanted] of Object.entries(uchcha) as [TajikaPlanet, number][]) {
    const strength = panchavargi(year.cast.figure, planet);
    assert.ok(Math.abs(strength.exaltationScore * 4 - wanted) < 0.01, planet);
    assert.equal(strength.hadda.lord, hadda[planet], planet);
  }
});

test('validation: annual charts and sahams of a handbook (15 s; exact; 0.06 degrees, 0.03 at birth)', () => {
  // P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 27-28: example 118, exercise 47, examples 119-120; charts 66, 67, 96.
  const jodhpur = { latitude: 26 + 18 / 60, longitude: 73 + 4 / 60 };
  const born = {
    natal_dt: '1967-03-08T17:40:00+05:30',
    natal_latitude: jodhpur.latitude,
    natal_longitude: jodhpur.longitude,
    ...jodhpur,
  };
  for (const [civil, at] of [
    [1993, '1993-03-08T09:36:18+05:30'],
    [2000, '2000-03-08T04:41:21+05:30'],
  ] as const) {
    const year = varshaphalYear(engine, { ...born, year: civil });
    near(year.start.utcJ2k * 86400, engine.time.instantFromIso(at, '/dt').utcJ2k * 86400, 15, at);
  }
  for (const varga_shares of ['six_steps', 'four_steps'] as const) {
    const year = varshaphalYear(engine, { ...born, year: 2000, varga_shares });
    assert.equal(year.lord.planet, 'Mars');
    near(year.sahams.find(({ name }) => name === 'Vanik')?.longitudeDeg ?? NaN, 247 + 4 / 60, 0.06, 'Vanik');
  }
  for (const [natal_dt, latitude, longitude, vivaha] of [
    ['1993-06-01T13:30:00+05:30', 16 + 5 / 60, 81 + 12 / 60, 242 + 22 / 60],
    ['1991-05-22T20:29:00+05:30', 18 + 40 / 60, 78 + 10 / 60, 82 + 54 / 60],
  ] as const) {
    const birth = { natal_dt, natal_latitude: latitude, natal_longitude: longitude, latitude, longitude };
    const { natalSahams } = varshaphalYear(engine, { ...birth, year: 2000 });
    near(natalSahams.find(({ name }) => name === 'Vivaha')?.longitudeDeg ?? NaN, vivaha, 0.03, natal_dt);
  }
});

test('rule: births from January to March have the return of the requested year', () => {
  for (const day of ['01-02', '01-31', '02-15', '03-19']) {
    const chart = varshaphalChart(engine, { ...RAMAN, natal_dt: `1980-${day}T12:00:00Z`, year: 2020 });
    assert.equal(chart.years_elapsed, 40);
    assert.ok(chart.return_date.startsWith('2020-'), chart.return_date);
    near(chart.sidereal_planets.Sun, chart.natal_sidereal_planets.Sun, 1e-9, day);
  }
});

test('rule: the offset of natal_dt decides the civil year; the year of birth begins with the birth; earlier years are refused', () => {
  const utc = varshaphalChart(engine, { ...RAMAN, natal_dt: '1979-12-31T20:00:00Z', year: 2000 }),
    local = varshaphalChart(engine, { ...RAMAN, natal_dt: '1980-01-01T01:30:00+05:30', year: 2000 });
  assert.equal(utc.birth_jd, local.birth_jd);
  assert.deepEqual([utc.years_elapsed, local.years_elapsed], [21, 20]);
  assert.equal(varshaphalChart(engine, { ...RAMAN, year: 1918 }).jd_ut, raman.birth_jd);
  assert.throws(() => varshaphalChart(engine, { ...RAMAN, year: 1917 }), InvalidInput);
});

test('rule: a naive focus and one outside the year are refused', () => {
  assert.throws(() => yearTopics(engine, { ...RAMAN, focus_dt: '1951-01-01T00:00:00' }), InvalidInput);
  assert.throws(() => yearTopics(engine, { ...RAMAN, focus_dt: '1952-01-01T00:00:00Z' }), InvalidInput);
});

test('property: periods are half-open, the end of one is the beginning of the next, and of the last the next return', () => {
  const { periods } = raman.mudda_dasha;
  periods.slice(1).forEach((period, i) => assert.equal(period.start_date, periods[i].end_date));
  const next = varshaphalChart(engine, { ...RAMAN, year: 1951 });
  assert.ok(Math.abs(Date.parse(next.return_date) - Date.parse(raman.mudda_dasha.year_end_date)) < 2);
  const active = muddaActive(engine, { ...RAMAN, query_dt: '1951-03-01T00:00:00Z' });
  assert.ok(active.major_start_date <= active.sub_start_date && active.sub_end_date <= active.major_end_date);
});

test('property: mudda windows are ordered by time, then tasira windows by time, and at most one of each contains the focus', () => {
  for (const topic of TOPICS) {
    const windows = topicWindows(engine, { ...RAMAN, focus_dt: '1951-03-01T00:00:00Z' }, topic);
    const first = windows.findIndex(({ source }) => source === 'tasira');
    const [mudda, tasira] = first < 0 ? [windows, []] : [windows.slice(0, first), windows.slice(first)];
    for (const [source, list] of [
      ['mudda', mudda],
      ['tasira', tasira],
    ] as const) {
      assert.ok(list.every((window) => window.source === source && window.topic === topic));
      list.slice(1).forEach((window, i) => assert.ok(window.start_jd >= list[i].end_jd - 1e-6));
      assert.ok(list.filter(({ holds_focus }) => holds_focus).length <= 1);
    }
  }
});

test('rule: tasira periods of the lords of the matter and of the ruler of its saham are windows (recorded cases: 55 of wealth in 1804, 49 of career in 2020)', () => {
  const napoleon = {
    natal_dt: '1769-08-15T11:00:00Z', natal_latitude: 41.93, natal_longitude: 8.74, year: 1804, latitude: 48.85, longitude: 2.35,
  }; // prettier-ignore
  const windows = topicWindows(engine, napoleon, 'wealth');
  assert.equal(windows.length, 55);
  const { source, major_lord, sub_lord, activation_kind, basis } = windows[54];
  assert.deepEqual([source, activation_kind], ['tasira', 'tasira_house_ruler']);
  assert.equal(major_lord, sub_lord);
  assert.deepEqual(basis.slice(0, 2), ['saham:Artha', `tasira:${major_lord}`]);
  assert.match(basis[2], /^aspect_points:(15|30|45|60)\.0$/);
  const { periods } = varshaphalChart(engine, napoleon).tasira_dasha;
  assert.ok(
    periods.some(
      ({ lord, aspect_points }) => lord === major_lord && basis[2] === `aspect_points:${aspect_points.toFixed(1)}`,
    ),
  );
});

test('rule: the yogas of an annual figure (recorded case, 2020): Dupparikutha of Mars and Saturn, Radda of Mars and Jupiter by Jupiter', () => {
  const { tajika_yogas, tajika_aspects } = varshaphalChart(engine, SYDNEY);
  const yogas = tajika_yogas.map(({ name, body1, body2, mediator, favorable }) =>
    [name, body1, body2, mediator, favorable].join(' '),
  );
  assert.ok(yogas.includes('Dupparikutha Mars Saturn Saturn true'));
  assert.ok(yogas.includes('Radda Mars Jupiter Jupiter false'));
  // Venus is retrograde and closes the trine that she has passed.
  assert.ok(yogas.includes('Ithasala Venus Saturn  true'));
  const aspects = tajika_aspects.filter(({ angle }) => angle > 0).map(({ body1, body2 }) => `${body1} ${body2}`);
  const own = tajika_yogas
    .filter(({ name }) => name === 'Ithasala' || name === 'Isarpha')
    .map(({ body1, body2 }) => `${body1} ${body2}`);
  assert.deepEqual(own, aspects, 'in the order of the aspects');
});

test('rule: houses that are whole signs are signs of the sidereal zodiac, from the lagna or from the Sun', () => {
  for (const [house_system, anchor] of [
    ['W', 'asc'],
    ['S', 'Sun'],
  ] as const) {
    const { sidereal_houses: houses, sidereal_planets } = varshaphalChart(engine, { ...SYDNEY, house_system });
    const first = 30 * Math.floor((anchor === 'asc' ? houses.asc : sidereal_planets.Sun) / 30);
    assert.deepEqual(
      houses.cusps,
      Array.from({ length: 12 }, (_, i) => (first + 30 * i) % 360),
    );
  }
});

test('rule: the summary lists foreground and activated topics, each with its first window of the year', () => {
  for (const year of [1930, 1950, 1961, 1975]) {
    const request = { ...RAMAN, year },
      summary = yearSummary(engine, request),
      judgement = judgementYear(engine, request);
    const foreground = judgement.topics.filter(({ judgement: word }) => word === 'foreground' || word === 'activated');
    assert.deepEqual(
      summary.foreground_topics,
      foreground.map(({ topic }) => topic),
    );
    assert.deepEqual(judgement.foreground_topics, foreground);
    assert.deepEqual(summary.strongest_testimonies, judgement.decisive_testimonies);
    assert.deepEqual(
      summary.timed_highlights,
      foreground.map(({ topic }) => {
        const [{ source, major_lord, sub_lord, activation_kind }] = topicWindows(engine, request, topic as Topic);
        return `${topic}:${source}:${major_lord}/${sub_lord}:${activation_kind}`;
      }),
    );
  }
});

test('rule: a blocked major period is the last decisive testimony; sahams of high priority come first', () => {
  let blocked = 0;
  for (let year = 1930; year < 1960; year++) {
    const { profile, decisive_testimonies, topics, prioritized_sahams } = judgementYear(engine, { ...RAMAN, year });
    const isBlocked = profile.strongest_testimonies.some((one) => /^mudda_major:.*:withheld$/.test(one));
    blocked += isBlocked ? 1 : 0;
    assert.deepEqual(decisive_testimonies, [
      ...profile.strongest_testimonies,
      ...(isBlocked ? ['mudda_blockage'] : []),
    ]);
    assert.ok(topics.every(({ timed_activation }) => (timed_activation === 'blocked') === isBlocked));
    const priorities = prioritized_sahams.map(({ priority }) => priority);
    assert.deepEqual(priorities, [...priorities].sort());
  }
  assert.ok(blocked > 0);
});

test('property: distant years, both hemispheres, polar day and polar night have answers', () => {
  for (const natal_dt of ['-2500-06-01T00:00:00Z', '0001-02-01T00:00:00Z', '2890-12-25T00:00:00Z'])
    for (const latitude of [-89.5, -45, 0, 78]) {
      const born = Number(/^-?\d+/.exec(natal_dt)?.[0]);
      const request = { ...RAMAN, natal_dt, natal_latitude: latitude, latitude, year: born + 30 };
      assert.equal(judgementYear(engine, request).topics.length, 7);
    }
});

test('property: the start date of a mudda period, sent back as a query, is in that period', () => {
  for (const year of [1919, 1950, 1984, 2026]) {
    const request = { ...RAMAN, year };
    for (const { lord, start_date } of varshaphalChart(engine, request).mudda_dasha.periods) {
      const { major_lord } = muddaActive(engine, { ...request, query_dt: start_date });
      assert.equal(major_lord, lord, `${year} ${start_date}`);
    }
  }
});

test('regression: a focus on the start date of a sub-period is in its window, not in the one before', () => {
  for (const year of [1919, 1984]) {
    const request = { ...RAMAN, year };
    for (const major of varshaphalChart(engine, request).mudda_dasha.periods)
      for (const { lord, start_date } of major.sub) {
        const windows = topicWindows(engine, { ...request, focus_dt: start_date }, 'wealth').filter(
          ({ source }) => source === 'mudda',
        );
        const held = windows.filter(({ holds_focus }) => holds_focus);
        const jd = Date.parse(start_date.replace(/\d{3}\+/, '+')) / 86_400_000 + 2_440_587.5;
        const own = windows.filter(({ start_jd }) => Math.abs(start_jd - jd) < 1e-3);
        assert.deepEqual(held, own, `${year} ${start_date}`);
        for (const { major_lord, sub_lord } of held) assert.deepEqual([major_lord, sub_lord], [major.lord, lord]);
      }
  }
});
