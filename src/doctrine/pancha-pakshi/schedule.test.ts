import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { add, compare, greatestCommonDivisor, rational, subtract, ZERO } from '../../kernel/rational.js';
import type { Rational } from '../../kernel/rational.js';
import { firstEatBird, generatorOf, HALF_SPAN, nominalCells, SAMAM_SPAN } from './schedule.js';
import { isWithinSamam, partAt, sookshmaParts } from './sookshma.js';
import { ACTIVITIES, BIRDS, HALVES, PAKSHAS, WEEKDAYS } from './tables.js';
import type { Half, Paksha, PanchaPakshiTables, Weekday } from './tables.js';

const packed = new URL('../../../../data/packed/pancha-pakshi.json', import.meta.url);
const { tables } = JSON.parse(readFileSync(packed, 'utf8')) as { tables: PanchaPakshiTables };
const schedule = (paksha: Paksha, half: Half, weekday: Weekday) =>
  nominalCells(tables.schedule, generatorOf(tables.schedule, paksha, half), weekday);
const axes = PAKSHAS.flatMap((paksha) =>
  HALVES.flatMap((half) => WEEKDAYS.map((weekday) => [paksha, half, weekday] as const)),
);
const written = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;

test('property: in each of the 28 schedules 25 half-open cells tile the half without gap or overlap, in reduced fractions', () => {
  assert.equal(axes.length, 28);
  for (const axis of axes) {
    const cells = schedule(...axis);
    assert.equal(cells.length, 25);
    let at = ZERO;
    for (const cell of cells) {
      assert.deepEqual(cell.start, at);
      assert.deepEqual(add(cell.start, cell.duration), cell.end);
      assert.equal(greatestCommonDivisor(cell.end.numerator, cell.end.denominator), 1n);
      at = cell.end;
      if (cell.sequence === 5) assert.deepEqual(at, rational(6 * cell.samam));
    }
    assert.deepEqual(at, HALF_SPAN);
  }
});

test('property: in each samam every bird has one activity and every activity one bird; in a half every bird has each activity once', () => {
  for (const axis of axes) {
    const cells = schedule(...axis);
    for (let samam = 1; samam <= 5; samam++) {
      const own = cells.filter((cell) => cell.samam === samam);
      assert.equal(new Set(own.map((cell) => cell.bird)).size, 5);
      assert.equal(new Set(own.map((cell) => cell.activity)).size, 5);
    }
    assert.equal(new Set(cells.map((cell) => `${cell.bird} ${cell.activity}`)).size, 25);
  }
});

test('rule: the lengths are eat 5/4, walk 3/2, rule 2, sleep 3/4, die 1/2 nazhigai (Madras 1879, leaf n6), on every day', () => {
  const lengths = { eat: '5/4', walk: '3/2', rule: '2/1', sleep: '3/4', die: '1/2' };
  for (const axis of axes)
    for (const cell of schedule(...axis)) assert.equal(written(cell.duration), lengths[cell.activity]);
});

test('rule: the first eater of the first samam by lunar half, half and weekday (leaves n10-n35)', () => {
  const letters = Object.fromEntries(
    ['vulture', 'owl', 'crow', 'cock', 'peacock'].map((bird, i) => [bird, 'VOKCP'[i]]),
  );
  const row = (paksha: Paksha, half: Half): string =>
    WEEKDAYS.map((day) => letters[firstEatBird(generatorOf(tables.schedule, paksha, half), day)]).join('');
  assert.equal(row('purva', 'day'), 'VOVOKCP');
  assert.equal(row('purva', 'night'), 'KCKCPVO');
  assert.equal(row('amara', 'day'), 'CPCKOVP');
  assert.equal(row('amara', 'night'), 'VCVOKPC');
  for (const axis of axes) {
    const first = schedule(...axis)[0];
    assert.equal(first.activity, 'eat');
    assert.equal(first.bird, firstEatBird(generatorOf(tables.schedule, axis[0], axis[1]), axis[2]));
  }
});

test('validation: two complete days equal those that another program assembles from the same leaves', () => {
  const birdsOf = (paksha: Paksha, weekday: Weekday): string[] => {
    const cells = schedule(paksha, 'day', weekday);
    return [1, 2, 3, 4, 5].map((samam) =>
      cells
        .filter((cell) => cell.samam === samam)
        .map((cell) => `${cell.bird} ${cell.activity}`)
        .join(', '),
    );
  };
  assert.deepEqual(birdsOf('purva', 'friday'), [
    'cock eat, peacock walk, vulture rule, owl sleep, crow die',
    'crow eat, cock walk, peacock rule, vulture sleep, owl die',
    'owl eat, crow walk, cock rule, peacock sleep, vulture die',
    'vulture eat, owl walk, crow rule, cock sleep, peacock die',
    'peacock eat, vulture walk, owl rule, crow sleep, cock die',
  ]);
  assert.deepEqual(birdsOf('amara', 'sunday'), [
    'cock eat, owl die, peacock sleep, crow rule, vulture walk',
    'vulture eat, cock die, owl sleep, peacock rule, crow walk',
    'crow eat, vulture die, cock sleep, owl rule, peacock walk',
    'peacock eat, crow die, vulture sleep, cock rule, owl walk',
    'owl eat, peacock die, crow sleep, vulture rule, cock walk',
  ]);
});

test('rule: the tables of the nakshatras, padu birds and relations are those of the leaves', () => {
  const letters = Object.fromEntries(BIRDS.map((bird, i) => [bird, 'VOKCP'[i]]));
  const row = (birds: readonly string[]): string => birds.map((bird) => letters[bird]).join('');
  // Chennai 2024, leaves n52, n64 (verse), n52, n60.
  assert.equal(row(tables.natal.birds.purva), 'VVVVVOOOOOOKKKKKCCCCCPPPPPP');
  assert.equal(row(tables.natal.birds.amara), 'PPPPPCCCCCCKKKKKOOOOOVVVVVV');
  assert.equal(row(tables.padu.birds.purva), 'OKCPVOV');
  assert.equal(row(tables.padu.birds.amara), 'KOVPCPC');
  // Madras 1879, leaf n52: the friends of each bird.
  const friends = BIRDS.map((subject) =>
    row(
      tables.schedule.relations
        .filter((one) => one.subject === subject && one.relation === 'friend')
        .map(({ target }) => target),
    ),
  );
  assert.deepEqual(friends, ['K', 'VCP', 'VCP', 'KP', 'KC']);
  assert.equal(tables.schedule.relations.length, 20);
  assert.ok(tables.schedule.relations.every(({ subject, target }) => subject !== target));
});

test('rule: weighted parts begin with the parent activity; equal fifths have no activity (Chennai 2024, leaves n157, n168)', () => {
  const [weighted, fifths] = tables.sookshma;
  const shown = (parent: (typeof ACTIVITIES)[number]): string[] =>
    sookshmaParts(weighted, parent).map((part) => `${part.activity} ${written(part.start)}`);
  assert.deepEqual(shown('eat'), ['eat 0/1', 'walk 3/2', 'rule 11/4', 'sleep 19/4', 'die 11/2']);
  assert.deepEqual(shown('sleep'), ['sleep 0/1', 'die 3/4', 'eat 5/4', 'walk 11/4', 'rule 4/1']);
  assert.deepEqual(
    sookshmaParts(fifths, 'rule').map((part) => [part.activity, written(part.start), written(part.duration)]),
    ['0/1', '6/5', '12/5', '18/5', '24/5'].map((start) => [null, start, '6/5']),
  );
});

test('property: five parts tile [0, 6) half-open: a shared end is in the following part, an earlier offset in the part that ends', () => {
  const least = rational(1, 10n ** 15n);
  for (const policy of tables.sookshma) {
    for (const parent of ACTIVITIES) {
      const parts = sookshmaParts(policy, parent);
      let at = ZERO;
      for (const part of parts) {
        assert.deepEqual(part.start, at);
        at = add(part.start, part.duration);
        assert.deepEqual(part.end, at);
        assert.equal(partAt(parts, part.start), part);
        assert.equal(partAt(parts, subtract(part.end, least)), part);
      }
      assert.deepEqual(at, SAMAM_SPAN);
    }
  }
  assert.ok(isWithinSamam(ZERO) && isWithinSamam(subtract(SAMAM_SPAN, least)));
  assert.ok(!isWithinSamam(SAMAM_SPAN) && !isWithinSamam(subtract(ZERO, least)));
});

test('property: every offset in [0, 6) is in exactly one part', () => {
  const offset = fc.tuple(fc.bigInt({ min: 0n, max: 6n * 10n ** 12n - 1n }), fc.constant(10n ** 12n));
  fc.assert(
    fc.property(
      offset,
      fc.constantFrom(...ACTIVITIES),
      fc.constantFrom(...tables.sookshma),
      ([n, d], parent, policy) => {
        const elapsed = rational(n, d),
          holding = sookshmaParts(policy, parent).filter(
            (part) => compare(part.start, elapsed) <= 0 && compare(elapsed, part.end) < 0,
          );
        assert.equal(holding.length, 1);
        assert.deepEqual(partAt(sookshmaParts(policy, parent), elapsed), holding[0]);
      },
    ),
    { seed: 1879, numRuns: 500 },
  );
});
