import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyYear, phaseCall, rangeOf, sightStretches } from './phases.js';
import type { Phase, PhaseKind } from './phases.js';

const DAY = 86_400_000;
const JD_1970 = 2440587.5;
const seeing = { lat: 30, lon: 31, model: 'schaefer_1993', extinction: 0.25, skyline: 0 };
const phase = (body: string, kind: PhaseKind, jd: number): Phase => ({
  body,
  kind,
  jd_ut: jd,
  datetime_utc: new Date((jd - JD_1970) * DAY).toISOString(),
  target_altitude_deg: 5,
  sun_altitude_deg: -7,
  apparent_magnitude: 0,
  separation_deg: 15,
  by_physics: null,
});
const ms = (jd: number): number => (jd - JD_1970) * DAY;
const START = 2461041.5,
  END = START + 365;
const stretches = (...phases: readonly Phase[]): (string | number)[][] =>
  sightStretches(phases, ms(START), ms(END)).map(({ sight, from, to }) => [
    sight,
    Math.round((from - ms(START)) / DAY),
    Math.round((to - ms(START)) / DAY),
  ]);

test('rule: Mercury and Venus are visible from morning first to morning last and from evening first to evening last', () => {
  assert.deepEqual(
    stretches(
      phase('Venus', 'morning_last', START + 20),
      phase('Venus', 'evening_first', START + 90),
      phase('Venus', 'heliacal_setting', START + 300),
      phase('Venus', 'heliacal_rising', START + 310),
      phase('Venus', 'morning_last', START + 500),
    ),
    [
      ['morning', 0, 20],
      ['evening', 90, 300],
      ['morning', 310, 365],
    ],
  );
});

test('rule: outer planets and stars are visible in the morning, all night about their opposition, and in the evening', () => {
  assert.deepEqual(
    stretches(
      phase('Spica', 'acronychal_rising', START + 90),
      phase('Spica', 'cosmic_setting', START + 120),
      phase('Spica', 'heliacal_setting', START + 250),
      phase('Spica', 'heliacal_rising', START + 290),
    ),
    [
      ['morning', 0, 90],
      ['night', 90, 120],
      ['evening', 120, 250],
      ['morning', 290, 365],
    ],
  );
  // No acronychal event is known: the morning of its rising, the evening of its setting.
  assert.deepEqual(
    stretches(phase('Mars', 'heliacal_rising', START + 100), phase('Mars', 'heliacal_setting', START + 700)),
    [['morning', 100, 365]],
  );
});

test('rule: the Moon is visible from its first to its last crescent', () => {
  assert.deepEqual(
    stretches(
      phase('Moon', 'heliacal_setting', START + 10),
      phase('Moon', 'heliacal_rising', START + 14),
      phase('Moon', 'heliacal_setting', START + 40),
    ),
    [
      ['night', 0, 10],
      ['night', 14, 40],
    ],
  );
});

test('rule: every event of a year is requested once, up to the first one after it; missing events have a reason', async () => {
  const asked: string[] = [];
  const year = await bodyYear('Mercury', [START, END], seeing, (call) => {
    const { kind, jd_start } = call.body as { kind: PhaseKind; jd_start: number };
    asked.push(kind);
    return Promise.resolve(
      kind === 'morning_last'
        ? ({ status: 'not_found', reason: 'no_twilight', message: 'nights are too bright' } as const)
        : phase('Mercury', kind, jd_start + 116),
    );
  });
  assert.equal(year.phases.filter(({ kind }) => kind === 'heliacal_rising').length, 3);
  assert.equal(asked.filter((kind) => kind === 'morning_last').length, 1);
  assert.equal(year.absence, 'nights are too bright');
  assert.equal(year.calls.length, asked.length);
});

test('rule: extinction and skyline are not sent for the Moon, to which they do not apply', () => {
  const keys = (body: string): string[] =>
    Object.keys(phaseCall(body, 'heliacal_rising', START, seeing).body as object);
  assert.ok(keys('Sirius').includes('extinction_coefficient_k'));
  assert.ok(!keys('Moon').includes('extinction_coefficient_k') && !keys('Moon').includes('model'));
});

test('rule: the range of dates is in order of time, and absent if the air gives no bound', () => {
  const air = (earliest: string, latest: string, bounded: boolean): Phase => ({
    ...phase('Sirius', 'heliacal_setting', START),
    by_physics: {
      datetime_utc: latest,
      earliest: { datetime_utc: earliest },
      latest: { datetime_utc: latest },
      days_between: 3,
      bounded,
    },
  });
  assert.deepEqual(rangeOf(air('2026-06-04T18:00:00Z', '2026-06-01T18:00:00Z', true)), [
    Date.parse('2026-06-01T18:00:00Z'),
    Date.parse('2026-06-04T18:00:00Z'),
  ]);
  assert.equal(rangeOf(air('2026-06-04T18:00:00Z', '2026-06-01T18:00:00Z', false)), null);
});
