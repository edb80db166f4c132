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

test('rule: 512 lots of different names, each with a source; every key is a place that a chart can offer', () => {
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

test('property: a lot reversed twice is itself; reversed once it lies as far on the other side of the ascendant', () => {
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

test('rule: Fortune and Spirit mirror each other about the ascendant, by day and by night', () => {
  for (const isDay of [true, false]) {
    const frame = { ...FRAME, isDay };
    const fortune = cast('Fortune', frame).longitudeDeg,
      spirit = cast('Spirit', frame).longitudeDeg;
    assert.equal((fortune + spirit) % 360, (2 * FRAME.ascDeg) % 360);
    assert.equal(fortune, isDay ? 290 : 110);
    // The derived place is the lot itself.
    assert.equal(new LotReferences(frame).get('Fortune')?.longitudeDeg, fortune);
    assert.equal(
      new LotReferences(frame).get('Eros (Valens)')?.longitudeDeg,
      cast('Eros (Valens)', frame).longitudeDeg,
    );
  }
});

test('validation: Death is cast from Saturn; the Exaltation runs to 19 Aries by day and 3 Taurus by night', () => {
  const death = cast('Death');
  assert.equal(death.formula, 'Saturn + H8 - Moon');
  assert.equal(death.longitudeDeg, (300 + 30 - 100) % 360);
  assert.equal(cast('Exaltation (Day)').longitudeDeg, 200 + 19 - 10);
  assert.equal(cast('Exaltation (Night)', { ...FRAME, isDay: false }).longitudeDeg, 200 + 33 - 100);
});

// The Arabic texts: Abu Mashar, Great Introduction VIII.4 and again VIII.6 (ed. Yamamoto and Burnett, 2019); al-Qabisi,
// Introduction V (ed. Burnett, Yamamoto and Yano, 2004).
test('rule: Death of the Father goes from Saturn to Jupiter, by night the contrary; Time of Children from Mars to Jupiter always', () => {
  const night = { ...FRAME, isDay: false };
  assert.equal(cast('Death of the Father').longitudeDeg, 200 + 250 - 300);
  assert.equal(cast('Death of the Father', night).longitudeDeg, 200 + 300 - 250);
  assert.equal(cast('Time of Children').longitudeDeg, 200 + 250 - 190);
  assert.equal(cast('Time of Children', night).longitudeDeg, 200 + 250 - 190);
});

test('rule: angles are the true ones beside the cusps; their rulers are those of their own signs', () => {
  const references = new LotReferences(FRAME);
  const longitude = (key: string) => references.get(key)?.longitudeDeg;
  assert.deepEqual(['Asc', 'Dsc', 'MC', 'IC', 'H1', 'H10'].map(longitude), [200, 20, 120, 300, 180, 90]);
  // MC in Leo, cusp 10 in Cancer: Sun and Moon.
  assert.equal(references.get('Ruler H10')?.detail, 'H10->Moon');
  const libra = references.get('Ruler Asc');
  assert.deepEqual([libra?.longitudeDeg, libra?.kind, libra?.detail], [40, 'angle_ruler_alias', 'Ruler H1']);
  const moved = new LotReferences({ ...FRAME, ascDeg: 215 }).get('Ruler Asc');
  assert.deepEqual([moved?.longitudeDeg, moved?.detail], [190, 'Asc->Mars']);
});

test('rule: the ruler of the syzygy is a planet of the chart: the detail names it alone', () => {
  // The syzygy at 15 Aries: Mars.
  const ruler = new LotReferences(FRAME).get('Ruler Syzygy');
  assert.deepEqual([ruler?.kind, ruler?.detail, ruler?.longitudeDeg], ['syzygy_ruler', 'Mars', FRAME.planets.Mars]);
});

test('rule: a place that the chart does not offer is named; another is not put in its stead', () => {
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
