import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NINE_PARTS, nineParts, partsIn } from './nine-parts.js';

const POINTS = {
  Sun: 10,
  Moon: 100,
  Mercury: 20,
  Venus: 40,
  Mars: 190,
  Jupiter: 250,
  Saturn: 300,
  'North Node': 77,
};
const longitudes = (isNight: boolean) =>
  Object.fromEntries(nineParts(200, POINTS, isNight).map(({ rule, longitudeDeg }) => [rule.name, longitudeDeg]));

test('validation: the lots of the seven planets by day and by night (Abu Mashar, Great Introduction VIII.3)', () => {
  assert.deepEqual(longitudes(false), {
    Fortune: 290,
    Spirit: 110,
    Love: 20,
    Necessity: 20,
    Courage: 300,
    Victory: 340,
    Nemesis: 190,
    Sword: 90,
    Node: 177,
  });
  assert.deepEqual(longitudes(true), {
    Fortune: 110,
    Spirit: 290,
    Love: 20,
    Necessity: 20,
    Courage: 280,
    Victory: 240,
    Nemesis: 30,
    Sword: 310,
    Node: 223,
  });
});

test('rule: each planet has one part, and five parts have other parts as ingredients', () => {
  assert.deepEqual(
    NINE_PARTS.map(({ name, planet }) => `${name} ${planet}`).join(', '),
    'Fortune Moon, Spirit Sun, Love Venus, Necessity Mercury, Courage Mars, Victory Jupiter, Nemesis Saturn, Sword null, Node null',
  );
  assert.deepEqual(
    NINE_PARTS.map((rule) => partsIn(rule).join('+')),
    ['', '', 'Spirit+Fortune', 'Fortune+Spirit', 'Fortune', 'Spirit', 'Fortune', '', ''],
  );
});

test('rule: a part reports its effective formula', () => {
  const [fortune] = nineParts(560, POINTS, true);
  assert.deepEqual(
    [fortune.add, fortune.sub, fortune.addDeg, fortune.subDeg, fortune.longitudeDeg],
    ['Sun', 'Moon', 10, 100, 110],
  );
});
