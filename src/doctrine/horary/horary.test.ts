import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { considerationsOf } from './considerations.js';
import type { Consideration, ConsiderationFigure } from './considerations.js';
import { hourAgreement } from './hour-agreement.js';
import type { HourRule } from './hour-agreement.js';
import { houseTurns } from './turned-house.js';

test('rule: a turned house counts inclusively from the house before it (Lilly, Christian Astrology, p. 124)', () => {
  assert.deepEqual(houseTurns([7, 2]), [
    { from: 1, counted: 7, resolved: 7 },
    { from: 7, counted: 2, resolved: 8 },
  ]);
  assert.deepEqual(
    houseTurns([12, 2, 12, 1]).map(({ resolved }) => resolved),
    [12, 1, 12, 12],
  );
  assert.deepEqual(houseTurns([]), []);
});

const cautions = (part: Partial<ConsiderationFigure>): Consideration[] => {
  const found = considerationsOf({ ascDeg: 15, moonDeg: 0, saturnHouse: 2, firstLordIsCombust: false, ...part });
  return (Object.keys(found) as Consideration[]).filter((name) => found[name] === true);
};

test('rule: the ascendant below 3 or from 27 degrees of its sign is a caution (Lilly, Christian Astrology, p. 122)', () => {
  assert.deepEqual(
    [60, 62.99, 63, 86.99, 87, 89.99].map((ascDeg) => cautions({ ascDeg })),
    [['earlyAscendant'], ['earlyAscendant'], [], [], ['lateAscendant'], ['lateAscendant']],
  );
});

test('rule: the Moon from 15 Libra to 15 Scorpio, Saturn in the first or seventh and a combust first lord are cautions (p. 122)', () => {
  assert.deepEqual(
    [194.99, 195, 224.99, 225].map((moonDeg) => cautions({ moonDeg }).length),
    [0, 1, 1, 0],
  );
  assert.deepEqual(cautions({ moonDeg: 200 }), ['moonInViaCombusta']);
  for (let house = 1; house <= 12; house++) {
    const expected = house === 1 ? ['saturnInFirst'] : house === 7 ? ['saturnInSeventh'] : [];
    assert.deepEqual(cautions({ saturnHouse: house }), expected, `house ${house}`);
  }
  assert.deepEqual(cautions({ firstLordIsCombust: true }), ['firstLordCombust']);
  assert.equal(
    considerationsOf({ ascDeg: 15, moonDeg: 0, saturnHouse: 2, firstLordIsCombust: null }).firstLordCombust,
    null,
    'the Sun cannot be combust',
  );
});

test('rule: the lord of the hour agrees as lord of the ascendant, as its triplicity ruler or by nature (Lilly, p. 121)', () => {
  const matched = (hourLord: ClassicalPlanet, risingSign: number, isDay: boolean): HourRule[] => {
    const { matched: found } = hourAgreement(hourLord, risingSign, isDay);
    return (Object.keys(found) as HourRule[]).filter((rule) => found[rule]);
  };
  // Leo rises: its lord is the Sun, the fiery triplicity is ruled by the Sun by day and Jupiter by night; Mars is hot and dry as the Sun is.
  const LEO = 4;
  assert.deepEqual(matched('Sun', LEO, true), ['samePlanet', 'triplicity', 'sameNature']);
  assert.deepEqual(matched('Jupiter', LEO, true), []);
  assert.deepEqual(matched('Jupiter', LEO, false), ['triplicity']);
  assert.deepEqual(matched('Mars', LEO, true), ['sameNature']);
  assert.deepEqual(matched('Saturn', LEO, true), []);
  assert.deepEqual(
    [hourAgreement('Moon', LEO, false).ascendantLord, hourAgreement('Moon', LEO, false).triplicityRuler],
    ['Sun', 'Jupiter'],
  );
});
