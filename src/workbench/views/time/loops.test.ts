import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeOf } from '../../parts/dates.js';
import {
  loopsIn,
  loopsOf,
  loopTracks,
  returnsCall,
  returnsOf,
  shadowsCall,
  stationsCall,
  withShadows,
} from './loops.js';

// Mars of 2027: retrograde 10 January, direct 1 April.
const station = (station_type: 'retrograde' | 'direct', jd_ut: number, datetime_utc: string, longitude: number) => ({
  body: 'Mars',
  station_type,
  jd_ut,
  datetime_utc,
  longitude,
});
const BACK = station('retrograde', 2461416.04, '2027-01-10T12:59:11Z', 160.43);
const ON = station('direct', 2461497.09, '2027-04-01T14:08:16Z', 140.93);
const crossing = (datetime_utc: string, direction = 'direct') => ({ body: 'Mars', datetime_utc, direction });

test('rule: a loop goes from a retrograde station to the next direct one; a station without its partner gives no loop', () => {
  assert.deepEqual(loopsOf({ results: [{ events: [ON, BACK, ON] }] }), [
    { body: 'Mars', turnsBack: BACK, turnsOn: ON },
  ]);
  assert.deepEqual(loopsOf({ results: [{ events: [ON, BACK] }] }), []);
});

test('rule: the shadow begins at the last passage over the last longitude of the loop and ends at the first passage over its first longitude', () => {
  const loops = loopsOf({ results: [{ events: [BACK, ON] }] });
  const { requests } = shadowsCall(loops)?.body as { requests: { target_lon: number; jd_end: number }[] };
  assert.deepEqual(
    requests.map(({ target_lon }) => target_lon),
    [140.93, 160.43],
  );
  assert.equal(requests[0].jd_end, BACK.jd_ut);
  const answer = {
    results: [
      { events: [crossing('2026-10-01T00:00:00Z'), crossing('2026-11-05T00:00:00Z')] },
      { events: [crossing('2027-06-04T00:00:00Z'), crossing('2027-07-01T00:00:00Z')] },
    ],
  };
  const [shadowed] = withShadows(loops, answer);
  assert.deepEqual([shadowed.enters, shadowed.leaves], ['2026-11-05T00:00:00Z', '2027-06-04T00:00:00Z']);
  const june = { from: timeOf('2027-06-01'), to: timeOf('2027-06-30') };
  assert.equal(loopsIn([shadowed], june).length, 1);
  assert.equal(loopsIn(withShadows(loops, null), june).length, 0);
  assert.equal(loopTracks([shadowed])[0].bands.length, 3);
});

test('rule: returns are in order of time with their motion; the Moon is left out of long spans; nothing is requested without bodies', () => {
  const natal = [
    { name: 'Moon', longitude: 10 },
    { name: 'Mars', longitude: 20 },
  ];
  const bodies = (from: string, to: string): string[] =>
    (returnsCall(natal, { from: timeOf(from), to: timeOf(to) })?.body as { requests: { body: string }[] }).requests.map(
      ({ body }) => body,
    );
  assert.deepEqual(bodies('2026-01-01', '2027-01-01'), ['Moon', 'Mars']);
  assert.deepEqual(bodies('2026-01-01', '2046-01-01'), ['Mars']);
  const found = returnsOf({
    results: [{ events: [crossing('2027-06-04T00:00:00Z'), crossing('2026-06-04T00:00:00Z', 'retrograde')] }],
  });
  assert.deepEqual(
    found.map(({ back }) => back),
    [true, false],
  );
  assert.equal(stationsCall([], { from: 0, to: 1 }), null);
});
