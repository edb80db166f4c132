import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeOf } from '../../parts/dates.js';
import { passagesOf, progressionCall, transitCall } from './passages.js';

const natal = [
  { name: 'Sun', longitude: 10 },
  { name: 'Moon', longitude: 200 },
];
const hit = (jd: number, iso: string, back = false, angle = 90, target = 10) => ({
  body: 'Saturn',
  target,
  angle,
  jd_exact: jd,
  datetime_utc: iso,
  jd_entering: 2460990,
  jd_leaving: 2461200,
  is_retrograde_hit: back,
});
const answer = (events: ReturnType<typeof hit>[]) => ({
  results: [{ request: { body: 'Saturn' }, events, failure: null }],
});
const year = { from: timeOf('2026-01-01'), to: timeOf('2027-01-01') };

test('rule: the hits of one stay are one passage; a stay that ends before the span is left out', () => {
  const three = [
    hit(2461000, '2025-11-20T12:00:00Z'),
    hit(2461100, '2026-02-28T12:00:00Z', true),
    hit(2461150, '2026-04-19T12:00:00Z'),
  ];
  const [passage, ...others] = passagesOf(answer(three), natal, year);
  assert.equal(others.length, 0);
  assert.deepEqual([passage.mover, passage.aspect, passage.natal], ['Saturn', 'square', 'Sun']);
  assert.deepEqual(
    passage.hits.map(({ back }) => back),
    [false, true, false],
  );
  assert.equal(passage.enters, timeOf('2025-11-10T12:00:00Z'));
  assert.equal(passage.leaves, timeOf('2026-06-08T12:00:00Z'));
  assert.equal(passagesOf(answer(three), natal, { from: timeOf('2026-07-01'), to: year.to }).length, 0);
});

test('rule: an applying and a separating square are two passages of one pair', () => {
  const both = [hit(2461100, '2026-02-28T12:00:00Z'), hit(2461120, '2026-03-20T12:00:00Z', false, 270)];
  assert.deepEqual(
    passagesOf(answer(both), natal, year).map(({ aspect }) => aspect),
    ['square', 'square'],
  );
});

test('rule: progressed instants become dates of life by linear interpolation', () => {
  const progressed = { life: year, jdFrom: 2461099.5, jdTo: 2461100.5 };
  const [passage] = passagesOf(answer([hit(2461100, '2026-02-28T12:00:00Z')]), natal, year, progressed);
  assert.equal(passage.hits[0].at, (year.from + year.to) / 2);
});

test('rule: nothing is requested without moving bodies, natal points or aspects; the margin of the Moon is shorter than that of Saturn', () => {
  const wanted = { movers: ['Moon', 'Saturn'], natal, aspects: ['square', 'trine'], orb: 1 };
  assert.equal(transitCall({ ...wanted, movers: [] }, year), null);
  assert.equal(progressionCall({ ...wanted, aspects: [] }, { life: year, jdFrom: 1, jdTo: 2 }), null);
  const { requests } = transitCall(wanted, year)?.body as {
    requests: { jd_start: number; aspect_angles: number[]; aspect_orbs: number[] }[];
  };
  assert.ok(requests[0].jd_start > requests[1].jd_start);
  assert.deepEqual(requests[0].aspect_angles, [90, 270, 120, 240]);
  assert.deepEqual(requests[0].aspect_orbs, [1, 1, 1, 1]);
});
