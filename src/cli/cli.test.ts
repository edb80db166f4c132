import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../test/support/engine.js';
import { chart } from '../families/core/chart/chart.js';
import { inSign } from './degrees.js';
import { progressBar } from './progress.js';
import { runCommand } from './run.js';
import { show } from './show.js';

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '',
    err = '';
  const code = await runCommand(argv, {
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
    env: {},
  });
  return { code, out, err };
}
const json = async <T>(...argv: string[]): Promise<T> => JSON.parse((await run(...argv, '--json')).out) as T;

test('rule: a civil time is read in the zone of the place, summer time included', async () => {
  const { out, code } = await run('chart', '1990-06-15T14:30', '--place', 'London');
  assert.equal(code, 0);
  assert.match(out, /^1990-06-15 13:30:00 UTC, London, England, United Kingdom/);
  assert.match(out, /^Sun +24°11'\d\d" Gem .* 9$/m);
  assert.match(out, /^Saturn .* R +4$/m);
  type Packet = { chart: { planets: Record<string, { longitude: number }> } };
  const { chart: found } = await json<Packet>('chart', '1990-06-15T14:30', '--place', 'London');
  assert.deepEqual(found.planets, chart(sharedEngine(), { dt: '1990-06-15T13:30:00Z' }).planets);
});

test('rule: a skipped civil time is refused; for a time that occurs twice --fold chooses, and a note is shown', async () => {
  const skipped = await run('chart', '2024-03-31T01:30', '--place', 'London');
  assert.deepEqual([skipped.code, skipped.out], [2, '']);
  assert.match(skipped.err, /skipped this time/);
  assert.match(
    (await run('chart', '2024-10-27T01:30', '--place', 'London')).out,
    /2024-10-27 00:30:00 UTC.*\n.*occurs twice/,
  );
  assert.match(
    (await run('chart', '2024-10-27T01:30', '--place', 'London', '--fold', '1')).out,
    /2024-10-27 01:30:00 UTC/,
  );
});

test('rule: coordinates south and west are values, not options', async () => {
  const { place } = await json<{ place: { latitude: number; longitude: number } }>(
    'chart',
    '2000-01-01T12:00Z',
    '--lat',
    '-33.9',
    '--lon',
    '-70.7',
  );
  assert.deepEqual([place.latitude, place.longitude], [-33.9, -70.7]);
});

test('validation: eclipses seen from London agree with published circumstances (NASA, HM Nautical Almanac Office)', async () => {
  type Row = {
    kind: string;
    datetime_utc: string;
    eclipse_type: string;
    visible: boolean;
    obscuration: number;
    saros_series: number;
  };
  const rows = await json<Row[]>('eclipses', '2025', '2027', '--place', 'London');
  const solar = rows.filter(({ kind }) => kind === 'solar');
  assert.deepEqual(
    solar.map(({ datetime_utc, eclipse_type, saros_series }) => [
      datetime_utc.slice(0, 10),
      eclipse_type,
      saros_series,
    ]),
    [
      ['2025-03-29', 'Partial', 149],
      ['2025-09-21', 'Partial', 154],
      ['2026-02-17', 'Annular', 121],
      ['2026-08-12', 'Total', 126],
    ],
  );
  assert.deepEqual(
    solar.map(({ visible }) => visible),
    [true, false, false, true],
  );
  // 31 % and 91 % of the disc were announced for London.
  assert.ok(Math.abs(solar[0].obscuration - 0.31) < 0.01 && Math.abs(solar[3].obscuration - 0.91) < 0.01);
  // The Moon rose in eclipse on 7 September 2025.
  assert.equal(rows.find(({ datetime_utc }) => datetime_utc.startsWith('2025-09-07'))?.visible, true);
});

test('rule: a range does not include its end, and a table has a row a step', async () => {
  const { out } = await run('ephemeris', '2024-02-28', '2024-03-02', '--bodies', 'Sun,Moon', '--csv');
  const [head, ...rows] = out.trimEnd().split('\r\n');
  assert.equal(head, 'datetime_utc,Sun,Moon');
  assert.deepEqual(
    rows.map((row) => row.slice(0, 25)),
    ['2024-02-28', '2024-02-29', '2024-03-01'].map((day) => `${day}T00:00:00+00:00`),
  );
  const { planets } = chart(sharedEngine(), { dt: '2024-02-29T00:00:00Z' });
  assert.deepEqual(rows[1].split(',').slice(1).map(Number), [planets.Sun.longitude, planets.Moon.longitude]);
  const hours = (await run('ephemeris', '2024-02-29', '2024-03-01', '--step', '6h', '--csv')).out;
  assert.deepEqual(hours.match(/T\d\d:00:00/g), ['T00:00:00', 'T06:00:00', 'T12:00:00', 'T18:00:00']);
});

test('validation: the eclipse of Thales, 28 May 585 BC, is total and of Saros 57 in the NASA canon', async () => {
  type Row = { datetime_utc: string; eclipse_type: string; saros_series: number };
  const rows = await json<Row[]>('eclipses', '-0584-05', '-0584-06', '--kind', 'solar');
  assert.deepEqual(
    rows.map(({ eclipse_type, saros_series }) => [eclipse_type, saros_series]),
    [['Total', 57]],
  );
});

test('rule: events are in order, and their calendar has complete lines of at most 75 octets', async () => {
  const { out } = await run('events', '2024-04', '2024-05', '--ics');
  assert.ok(out.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n') && out.endsWith('END:VCALENDAR\r\n'));
  assert.ok(out.split('\r\n').every((line) => Buffer.byteLength(line) <= 75));
  const starts = [...out.matchAll(/^DTSTART:(\w+)/gm)].map(([, stamp]) => stamp);
  assert.deepEqual(starts, [...starts].sort());
  // NASA: greatest eclipse 18:17:20 UT; USNO: new moon 18:21 UT.
  assert.match(out, /DTSTART:20240408T181720Z\r\nSUMMARY:Total solar eclipse/);
  assert.match(out, /DTSTART:20240408T1820\d\dZ\r\nSUMMARY:New Moon/);
  assert.equal(new Set(out.match(/^UID:.*$/gm)).size, starts.length);
});

test('rule: strings are quoted in CSV, escaped and folded in calendars', () => {
  const table = { columns: [{ name: 'a' }, { name: 'b' }], rows: [['x,"y"', null]] };
  assert.equal(show({ json: null, tables: [table] }, 'csv'), 'a,b\r\n"x,""y""",\r\n');
  const summary = `${'é'.repeat(60)}; a, b\\`;
  const ics = show({ json: null, tables: [], moments: [{ start: '2024-01-01T00:00:00+01:00', summary }] }, 'ics');
  assert.ok(ics.includes('DTSTART:20231231T230000Z\r\n'));
  assert.ok(ics.replaceAll('\r\n ', '').includes(`SUMMARY:${'é'.repeat(60)}\\; a\\, b\\\\\r\n`));
  assert.throws(() => show({ json: null, tables: [] }, 'ics'), /not a list of moments/);
});

test('rule: any route is called by path, name, operation id or a path with its values', async () => {
  const body = '{"dt":"2024-04-08T18:17:20Z","bodies":["Sun"]}';
  const answers = await Promise.all(
    ['/v1/chart', 'chart', 'chart_route', 'chart_route_v1_chart_post'].map((name) => json('call', name, body)),
  );
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.deepEqual(
    await json(
      'call',
      'chart',
      body,
      '--query',
      'fields=planets.Sun.longitude',
      '--query',
      'precision=2',
      '--query',
      'basis=false',
    ),
    { planets: { Sun: { longitude: 19.4 } } },
  );
  const { code, out } = await run('call', 'lunar-phases', '--example');
  assert.equal(code, 0);
  assert.equal((await run('call', 'lunar-phases', out, '--csv')).out.split('\r\n')[0].split(',')[0], 'phase_type');
});

test('rule: a wheel is written as SVG', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'celestial-'));
  const file = join(folder, 'wheel.svg');
  assert.deepEqual(await run('wheel', '1990-06-15T14:30', '--place', 'London', '-o', file), {
    code: 0,
    out: '',
    err: '',
  });
  assert.match(readFileSync(file, 'utf8'), /^<svg [\s\S]*<\/svg>\n$/);
  rmSync(folder, { recursive: true });
});

test('rule: exit codes distinguish refused from uncovered requests, and the message names the field', async () => {
  const cases: [string[], number, RegExp][] = [
    [['chrt'], 2, /similar: chart/],
    [['chart', '1990-06-15T14:30'], 2, /does not define an instant/],
    [['chart', '--nonsense'], 2, /nonsense/],
    [['chart', 'tomorrow'], 2, /ISO 8601/],
    [['chart', '1990-01-01T00:00Z', '--bodies', 'Marz'], 2, /Mars/],
    [['chart', '1990-01-01T00:00Z', '--zone', 'Mars', '--json', '--csv'], 2, /must not be combined/],
    [['events', '2024', '--houses', 'P'], 2, /is not an option of events/],
    [['events', '2025', '2024'], 2, /must be after FROM/],
    [['ephemeris', '2024', '--step', '0d'], 2, /--step/],
    [['call', 'chart', '{}'], 2, /\/dt: is required/],
    [['call', 'chart', '{'], 2, /not valid JSON/],
    [['call', 'chart', '@/nowhere/at/all'], 2, /ENOENT/],
    [['chart', '9000-01-01T00:00Z'], 3, /coverage/],
  ];
  for (const [argv, code, message] of cases) {
    const result = await run(...argv);
    assert.deepEqual([argv, result.code, result.out], [argv, code, '']);
    assert.match(result.err, message);
  }
  assert.equal((await run('--help')).code, 0);
  assert.match((await run('--version')).out, /^\d+\.\d+\.\d+\n$/);
});

test('property: a longitude in its sign is truncated to the second and never reaches 30 degrees', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (longitude) => {
      const [, degrees, minutes, seconds, sign] =
        /^ ?(\d+)°(\d\d)'(\d\d)" (\w{3})$/.exec(inSign(longitude)) ?? assert.fail();
      const whole =
        ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'].indexOf(sign) * 30;
      const shown = whole + Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
      const behind = (((longitude - shown) % 360) + 360) % 360;
      assert.ok(Number(degrees) < 30 && (behind < 1 / 3600 + 1e-8 || behind > 360 - 1e-8));
    }),
  );
});

test('rule: the bar of progress is drawn on terminals alone, and only for long work', (t) => {
  const written: string[] = [];
  const stream = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  for (const isTTY of [false, true]) {
    now = 0;
    const progress = progressBar(stream(isTTY));
    progress(1, 4);
    now = 1000;
    progress(2, 4);
    progress(4, 4);
  }
  assert.deepEqual(written, [`\r[${'#'.repeat(15).padEnd(30)}] 50 %`, '\r\x1b[K']);
});

test('rule: call answers tokens, with --names or CELESTIAL_NAMES conventional names; tables of text never show a token', async () => {
  const call = ['call', 'sidereal/ayanamsa', '{"jd_ut":2451545}'];
  assert.match((await run(...call)).out, /"authI"/);
  assert.match((await run(...call, '--names', 'tokens')).out, /"authI"/);
  const { code, out } = await run(...call, '--names', 'plain');
  assert.deepEqual([code, /authI/.test(out), /"Lahiri"/.test(out)], [0, false, true]);
  assert.deepEqual((await run(...call, '--names', 'short')).code, 2);
  const table = { columns: [{ name: 'system' }], rows: [['authI']] };
  assert.match(show({ json: {}, tables: [table] }, 'text'), /Lahiri/);
});
