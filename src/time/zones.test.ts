import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { InvalidInput } from '../kernel/errors.js';
import { formatUtc } from './iso.js';
import { LeapSeconds } from './leap-seconds.js';
import type { PackedTimeScales } from './packed.js';
import { Zones } from './zones.js';
import type { CivilTime } from './zones.js';

const root = new URL('../../../', import.meta.url);
const json = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as T;
const leap = new LeapSeconds(json<PackedTimeScales>('data/packed/time-scales.json').leapSeconds);
const pointers = { civil: '/birth/local', zone: '/birth/zone' };
const civil = (year: number, month: number, day: number, hour = 0, minute = 0): CivilTime => ({
  year,
  month,
  day,
  hour,
  minute,
});
let zones: Zones;
before(async () => {
  zones = new Zones(leap);
});

test('validation: offsets, overlaps and gaps equal those of Python zoneinfo', () => {
  const { rows } = json<{
    rows: {
      zone: string;
      civil: [number, number, number, number, number, number];
      kind: string;
      offsets: [number, number];
    }[];
  }>('src/time/fixtures/zones.json');
  for (const {
    zone,
    civil: [year, month, day, hour, minute, second],
    kind,
    offsets,
  } of rows) {
    const found = zones.resolve({ year, month, day, hour, minute, second }, zone, pointers);
    const label = `${zone} ${year}-${month}-${day} ${hour}:${minute}`;
    assert.equal(found.kind, kind, label);
    // fold 0 and 1 select the earlier and the later instant of an overlap, and the offset before and after a gap (PEP 495).
    assert.deepEqual(
      found.candidates.map((candidate) => candidate.offsetSeconds),
      kind === 'unique' ? [offsets[0]] : offsets,
      label,
    );
  }
});

test('rule: an overlap needs fold and a gap is refused; both errors list the offsets', () => {
  const overlap = civil(2024, 11, 3, 1, 30),
    gap = civil(2024, 3, 10, 2, 30);
  assert.throws(
    () => zones.utcOf(overlap, 'America/New_York', pointers),
    (error: unknown) =>
      error instanceof InvalidInput && error.problems[0].field === '/birth/local' && /twice/.test(error.message),
  );
  assert.equal(
    formatUtc(zones.utcOf(overlap, 'America/New_York', pointers, { fold: 0 }).utcJ2k, leap),
    '2024-11-03T05:30:00+00:00',
  );
  assert.equal(
    formatUtc(zones.utcOf(overlap, 'America/New_York', pointers, { fold: 1 }).utcJ2k, leap),
    '2024-11-03T06:30:00+00:00',
  );
  assert.throws(() => zones.utcOf(gap, 'America/New_York', pointers, { fold: 1 }), /skipped/);
  const found = zones.resolve(gap, 'America/New_York', pointers);
  assert.equal(found.kind === 'gap' && found.gapSeconds, 3600);
});

test('rule: before the rules of a zone its own mean time applies, or that of a requested longitude', () => {
  const early = civil(1850, 7, 3, 12);
  const own = zones.utcOf(early, 'America/New_York', pointers);
  assert.deepEqual([own.basis, own.offsetSeconds], ['zone_local_mean_time', -17762]);
  const place = zones.utcOf(early, 'America/New_York', pointers, { localMeanTimeLongitudeDeg: -73 });
  assert.deepEqual([place.basis, place.offsetSeconds], ['longitude_local_mean_time', -73 * 240]);
  assert.equal(
    zones.utcOf(civil(1950, 7, 3, 12), 'America/New_York', pointers, { localMeanTimeLongitudeDeg: -73 }).basis,
    'zone_rules',
  );
  assert.equal(zones.utcOf(early, 'UTC', pointers, { localMeanTimeLongitudeDeg: -73 }).basis, 'zone_rules');
});

test('rule: unknown zones are refused with suggestions, and dates that do not exist are refused', () => {
  for (const [given, wanted] of [
    ['New York', 'America/New_York'],
    ['Europe/Roma', 'Europe/Rome'],
    ['europe/pariss', 'Europe/Paris'],
  ]) {
    assert.throws(
      () => zones.checked(given, '/zone'),
      (error: unknown) =>
        error instanceof InvalidInput &&
        error.problems[0].field === '/zone' &&
        !!error.problems[0].suggestions?.includes(wanted),
      given,
    );
  }
  for (const zone of ['', '+05:30', '2020-01-01T00:00Z', '../etc/passwd', 'Mars/Olympus'])
    assert.throws(() => zones.checked(zone, '/zone'), InvalidInput, zone);
  for (const bad of [
    civil(2023, 2, 29),
    civil(2023, 13, 1),
    civil(2023, 1, 1, 24),
    civil(2023, 1, 1, 0, 60),
    civil(1e9, 1, 1),
    { ...civil(2023, 1, 1), second: 60 },
    civil(2023.5, 1, 1),
  ]) {
    assert.throws(() => zones.resolve(bad, 'Europe/Rome', pointers), InvalidInput);
  }
});

test('rule: offsetSecondsAt returns the offset of the civil time at that instant', () => {
  for (const zone of ['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe']) {
    for (const date of [civil(1800, 1, 1), civil(1970, 7, 1, 13), civil(2024, 1, 15, 23, 59)]) {
      const found = zones.utcOf(date, zone, pointers);
      assert.equal(zones.offsetSecondsAt(found.utcJ2k, zone, '/zone'), found.offsetSeconds);
    }
  }
});
