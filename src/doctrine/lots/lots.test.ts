import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { separationDeg } from '../../kernel/angle.js';
import { DISPUTED_REVERSALS, LOTS } from './catalogue.js';
import { castOf, evaluateLot, lotLongitude } from './evaluate.js';
import { LotReferences } from './references.js';
import type { LotFrame } from './references.js';

const FRAME: LotFrame = {
  planets: {
    Sun: 10,
    Moon: 100,
    Mercury: 20,
    Venus: 40,
    Mars: 190,
    Jupiter: 250,
    Saturn: 300,
    Uranus: 1,
    Neptune: 2,
    Pluto: 3,
  },
  northNodeDeg: 77,
  ascDeg: 200,
  mcDeg: 120,
  cusps: [180, 210, 240, 270, 300, 330, 0, 30, 60, 90, 120, 150],
  isDay: true,
  vindemiatrix: () => 189.9,
  external: { Syzygy: 15, 'Prenatal New Moon': 16, 'Prenatal Full Moon': 17, 'Lord of Hour': 18 },
  derived: ['Fortune', 'Spirit', 'Eros (Valens)'],
};
const lotNamed = (name: string) => {
  const lot = LOTS.find((one) => one.name === name);
  assert.ok(lot, name);
  return lot;
};
const cast = (name: string, frame: LotFrame = FRAME) => {
  const found = evaluateLot(castOf(lotNamed(name), frame.isDay), new LotReferences(frame));
  assert.ok(!('missing' in found), name);
  return found;
};

test('rule: the 512 lots have different names, a source, and ingredients that a chart can supply', () => {
  assert.equal(LOTS.length, 512);
  assert.equal(new Set(LOTS.map(({ name }) => name)).size, 512);
  for (const frame of [FRAME, { ...FRAME, isDay: false }]) {
    const references = new LotReferences(frame);
    for (const lot of LOTS) {
      assert.ok(lot.source.length > 8);
      const found = evaluateLot(castOf(lot, frame.isDay), references);
      assert.ok(!('missing' in found), lot.name);
      assert.ok(found.longitudeDeg >= 0 && found.longitudeDeg < 360);
    }
  }
  for (const name of DISPUTED_REVERSALS) assert.equal(lotNamed(name).reversal, 'night');
});

test('property: a lot reversed twice is itself, and its reversal is its mirror image about the projector', () => {
  const degrees = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(degrees, degrees, degrees, (asc, add, sub) => {
      const day = lotLongitude(asc, add, sub, 'directed'),
        night = lotLongitude(asc, sub, add, 'directed');
      assert.ok(separationDeg(day + night, 2 * asc) < 1e-9);
      const arc = lotLongitude(asc, add, sub, 'shortest');
      assert.ok(separationDeg(arc, lotLongitude(asc, sub, add, 'shortest')) < 1e-9);
    }),
    { seed: 7, numRuns: 500 },
  );
  for (const lot of LOTS.filter(({ reversal }) => reversal === 'night')) {
    const once = castOf(lot, false),
      twice = castOf({ ...lot, add: once.add, sub: once.sub }, false);
    assert.deepEqual([twice.add, twice.sub], [lot.add, lot.sub]);
  }
});

test('rule: Fortune and Spirit are mirror images about the ascendant, by day and by night', () => {
  for (const isDay of [true, false]) {
    const frame = { ...FRAME, isDay };
    const fortune = cast('Fortune', frame).longitudeDeg,
      spirit = cast('Spirit', frame).longitudeDeg;
    assert.equal((fortune + spirit) % 360, (2 * FRAME.ascDeg) % 360);
    assert.equal(fortune, isDay ? 290 : 110);
    // A lot as an ingredient has the same longitude as the lot itself.
    assert.equal(new LotReferences(frame).get('Fortune')?.longitudeDeg, fortune);
    assert.equal(
      new LotReferences(frame).get('Eros (Valens)')?.longitudeDeg,
      cast('Eros (Valens)', frame).longitudeDeg,
    );
  }
});

test('rule: the angles are exact and can differ from the cusps; their rulers follow their own signs', () => {
  const references = new LotReferences(FRAME);
  const longitude = (key: string) => references.get(key)?.longitudeDeg;
  assert.deepEqual(['Asc', 'Dsc', 'MC', 'IC', 'H1', 'H10'].map(longitude), [200, 20, 120, 300, 180, 90]);
  // MC in Leo (Sun), cusp 10 in Cancer (Moon): the ruler of the angle differs from the ruler of the house.
  assert.deepEqual(references.get('Ruler H10'), {
    key: 'Ruler H10',
    longitudeDeg: 100,
    kind: 'houseRuler',
    ruled: { key: 'H10', ruler: 'Moon' },
    sameHouse: null,
  });
  assert.deepEqual(references.get('Ruler MC')?.ruled, { key: 'MC', ruler: 'Sun' });
  assert.equal(references.get('Ruler MC')?.sameHouse, null);
  // Asc and cusp 1 are both in Libra (Venus).
  assert.deepEqual(references.get('Ruler Asc'), {
    key: 'Ruler Asc',
    longitudeDeg: 40,
    kind: 'angleRuler',
    ruled: { key: 'Asc', ruler: 'Venus' },
    sameHouse: 1,
  });
  assert.equal(new LotReferences({ ...FRAME, ascDeg: 215 }).get('Ruler Asc')?.sameHouse, null);
  // The house of each angle: all cusps but one have the same ruler as the angles.
  const square = { ...FRAME, ascDeg: 0, mcDeg: 270, cusps: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] };
  const houses = ['Asc', 'IC', 'Dsc', 'MC'].map((key) => new LotReferences(square).get(`Ruler ${key}`)?.sameHouse);
  assert.deepEqual(houses, [1, 4, 7, 10]);
});

test('rule: kinds of ingredients, and fixed degrees counted from the beginning of the sign', () => {
  const references = new LotReferences(FRAME);
  const found = (key: string) => {
    const { kind, longitudeDeg } = references.get(key) ?? assert.fail(key);
    return [kind, longitudeDeg];
  };
  assert.deepEqual(found('Mars'), ['planet', 190]);
  assert.deepEqual(found('North Node'), ['planetAlias', 77]);
  assert.deepEqual(found('Asc'), ['angle', 200]);
  assert.deepEqual(found('H12'), ['houseCusp', 150]);
  assert.deepEqual(found('15 Cancer'), ['fixedDegree', 105]);
  assert.deepEqual(found('Leo'), ['fixedDegree', 120]);
  assert.deepEqual(found('Vindemiatrix'), ['fixedDegree', 189.9]);
  assert.deepEqual(found('New Moon'), ['external', 16]);
  assert.deepEqual(found('Lord of Hour'), ['external', 18]);
  assert.deepEqual(found('Spirit'), ['derivedLot', 110]);
  assert.deepEqual(found('Ruler Sun'), ['planetRuler', 190]);
  // The syzygy at 15 Aries selects Mars of the chart.
  assert.deepEqual(found('Ruler Syzygy'), ['syzygyRuler', 190]);
  assert.throws(() => references.get('15 Serpentarius'), /unknown ingredient/);
});

test('rule: a missing ingredient is reported and not replaced', () => {
  const bare = new LotReferences({ ...FRAME, external: {}, derived: [] });
  const missing = (name: string) => {
    const found = evaluateLot(castOf(lotNamed(name), true), bare);
    return 'missing' in found ? found.missing : null;
  };
  assert.deepEqual(missing('Releaser'), ['Syzygy']);
  assert.deepEqual(missing('Critical Year'), ['Ruler Syzygy']);
  assert.deepEqual(missing('Life (Male)'), ['Prenatal New Moon']);
  assert.deepEqual(missing('Eros (Valens)'), ['Spirit', 'Fortune']);
  assert.equal(missing('Fortune'), null);
});

test('rule: a lot is reversed only by night, and only if it is reversible', () => {
  const fortune = lotNamed('Fortune');
  const { add, sub, reversible, reversed } = castOf(fortune, false);
  assert.deepEqual([add, sub, reversible, reversed], ['Sun', 'Moon', true, true]);
  assert.deepEqual([castOf(fortune, true).add, castOf(fortune, true).reversed], ['Moon', false]);
  const fixed = castOf(fortune, false, false);
  assert.deepEqual([fixed.add, fixed.reversible, fixed.reversed], ['Moon', false, false]);
});

test('rule: the shortest arc of Basis is below 180 degrees and goes forward from the ascendant (Valens II.23)', () => {
  assert.equal(lotLongitude(100, 350, 20, 'shortest'), 130);
  assert.equal(lotLongitude(100, 20, 350, 'shortest'), 130);
  assert.equal(lotLongitude(100, 350, 20, 'directed'), 70);
  assert.equal(cast('Basis (Valens)').longitudeDeg, (FRAME.ascDeg + 180) % 360);
});

test('rule: the disputed lots are six lots of marriage, siblings and friends', () => {
  assert.equal(DISPUTED_REVERSALS.size, 6);
  for (const name of DISPUTED_REVERSALS) assert.match(name, /Marriage|Siblings|Friends/);
});
