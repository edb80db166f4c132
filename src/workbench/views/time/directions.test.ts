import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeOf } from '../../parts/dates.js';
import { text } from '../../text/text.js';
import { agesIn, directionsCall, directionsIn, directionsOf, notDirected, WAYS } from './directions.js';
import type { Directing } from './directions.js';

const moment = {
  name: '',
  local: '1990-06-15T14:30',
  zone: 'Europe/London',
  fold: 0,
  place: '',
  latitude: 51.5,
  longitude: -0.12,
  uncertainHours: 0,
} as const;
const way = (preset: string): (typeof WAYS)[number] => WAYS.find((one) => one.preset === preset)!;
const chosen: Directing = {
  way: way('regiomontanus_zodiacal_aspect'),
  key: 'naibod',
  rate: 1,
  latitude: 'inherited',
  converse: 'role_exchange',
  aspects: true,
  promissors: ['Mars', 'ASC'],
  significators: ['Sun'],
};
const bodyOf = (changes: Partial<Directing>) =>
  directionsCall(moment, '1990-06-15T13:30:00Z', { ...chosen, ...changes })?.body as {
    readonly promissors: readonly string[];
    readonly policy: object;
    readonly timing: object;
    readonly include_nodes: boolean;
  };

test('rule: only planets have aspects, with separate names in mundo, and only if the method has aspects', () => {
  const zodiac = bodyOf({}).promissors;
  assert.deepEqual(zodiac.slice(0, 4), ['Mars', 'ASC', 'Mars Opposition', 'Mars Sinister Sextile']);
  assert.equal(zodiac.length, 9);
  assert.ok(bodyOf({ way: way('placidus_mundane') }).promissors.includes('Mars Mundane Dexter Trine'));
  assert.deepEqual(bodyOf({ way: way('meridian_zodiacal') }).promissors, ['Mars', 'ASC']);
  assert.deepEqual(bodyOf({ aspects: false }).promissors, ['Mars', 'ASC']);
});

test('rule: the policy contains only the fields that the method does not determine', () => {
  assert.deepEqual(bodyOf({ latitude: 'bianchini', converse: 'backward' }).policy, {
    preset: 'regiomontanus_zodiacal_aspect',
    aspect_latitude: 'bianchini',
    converse_motion: 'backward',
  });
  assert.deepEqual(bodyOf({ latitude: 'none', converse: 'left_out' }).policy, {
    preset: 'regiomontanus_zodiacal_aspect',
    promissor_latitude: 'zero',
    include_converse: false,
  });
  assert.deepEqual(bodyOf({ way: way('topocentric_zodiacal_aspect_signed_primary_motion') }).policy, {
    preset: 'topocentric_zodiacal_aspect_signed_primary_motion',
  });
  assert.deepEqual(bodyOf({ key: 'user_rate', rate: 0.98 }).timing, { key: 'user_rate', rate_deg_per_year: 0.98 });
  assert.equal(bodyOf({ significators: ['True Node'] }).include_nodes, true);
  assert.equal(directionsCall(moment, '1990-06-15T13:30:00Z', { ...chosen, significators: [] }), null);
});

const arc = (promissor: string, datetime_utc: string, motion: 'direct' | 'converse') => ({
  significator: 'MC',
  promissor,
  arc: 12,
  motion,
  relational_kind: 'conjunction',
  timing: { age_years: 12, datetime_utc },
});

test('rule: names of points are read as planet, side and aspect; directions are in order of time', () => {
  const all = directionsOf({
    arcs: [
      arc('Mars Mundane Dexter Square', '2004-06-15T00:00:00Z', 'direct'),
      arc('True Node', '2002-06-15T00:00:00Z', 'converse'),
      arc('Moon Opposition', '2003-06-15T00:00:00Z', 'direct'),
    ],
  });
  assert.deepEqual(
    all.map(({ promissor, side, aspect, converse }) => [promissor, side, aspect, converse]),
    [
      ['True Node', null, 'conjunction', true],
      ['Moon', null, 'opposition', false],
      ['Mars', 'dexter', 'square', false],
    ],
  );
  assert.equal(directionsIn(all, { from: timeOf('2003-01-01'), to: timeOf('2004-01-01') }).length, 1);
});

test('rule: ages are at birthdays from the birth on, as many as fit', () => {
  const birth = timeOf('1990-06-15');
  const ages = agesIn({ from: timeOf('1985-01-01'), to: timeOf('2030-01-01') }, birth, 10);
  assert.deepEqual(
    ages.map(({ age }) => age),
    [0, 5, 10, 15, 20, 25, 30, 35],
  );
  assert.ok(Math.abs(ages[4].at - timeOf('2010-06-15')) < 2 * 86_400_000);
  assert.deepEqual(agesIn({ from: timeOf('1980-01-01'), to: timeOf('1985-01-01') }, birth, 10), []);
});

test('rule: points without directions are one sentence: bodies by name, aspect points by number', () => {
  const left = [
    { name: 'Sun', reason: 'no_semi_arc' },
    { name: 'Saturn', reason: 'no_semi_arc' },
    { name: 'Sun Mundane Sinister Sextile', reason: 'no_semi_arc' },
    { name: 'Sun Mundane Opposition', reason: 'no_semi_arc' },
  ] as const;
  const { bodies, aspectPoints, isCircumpolar } = notDirected({ not_evaluable: left });
  assert.equal(
    text.time.notDirected(bodies, aspectPoints, isCircumpolar),
    'This method gives no directions for Sun, Saturn and 2 aspect points: they do not rise and set at this latitude.',
  );
  assert.deepEqual(notDirected({}), { bodies: [], aspectPoints: 0, isCircumpolar: false });
});
