import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GRAHAS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { PARASHARA, vargaByName, vargaPlace } from './vargas.js';
import { isVargottama, vimshopaka, VIMSHOPAKA_WEIGHTS } from './vimshopaka.js';
import type { VargaGroup, VimshopakaPolicy } from './vimshopaka.js';

const BPHS: VimshopakaPolicy = { vargas: 'bphs', shashtiamshaOrigin: 'fromSign' };
const HARMONIC: VimshopakaPolicy = { vargas: 'harmonic', shashtiamshaOrigin: 'fromAries' };
const GROUPS: readonly VargaGroup[] = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'];
const drawn = fc
  .tuple(...GRAHAS.map(() => fc.double({ min: 0, max: 359.999, noNaN: true })))
  .map((values) => Object.fromEntries(GRAHAS.map((name, i) => [name, values[i]])) as Record<Graha, number>);

test('rule: the weights of each group are those of BPHS 7.17-25 and add up to 20', () => {
  const weights = (group: VargaGroup) =>
    VIMSHOPAKA_WEIGHTS[group].map(([name, weight]) => `${vargaByName(name).number}:${weight}`).join(' ');
  assert.equal(weights('shadvarga'), '1:6 2:2 3:4 9:5 12:2 30:1');
  assert.equal(weights('saptavarga'), '1:5 2:2 3:3 7:2.5 9:4.5 12:2 30:1');
  assert.equal(weights('dashavarga'), '1:3 2:1.5 3:1.5 7:1.5 9:1.5 10:1.5 12:1.5 16:1.5 30:1.5 60:5');
  assert.equal(
    weights('shodashavarga'),
    '1:3.5 2:1 3:1 4:0.5 7:0.5 9:3 10:0.5 12:0.5 16:2 20:0.5 24:0.5 27:0.5 30:1 40:0.5 45:0.5 60:4',
  );
  for (const group of GROUPS)
    assert.equal(
      VIMSHOPAKA_WEIGHTS[group].reduce((sum, [, weight]) => sum + weight, 0),
      20,
    );
});

test('rule: own sign 20, great friend 18, friend 15, neutral 10, enemy 7, great enemy 5 (BPHS 7.21-25), by rasi friendship', () => {
  // The Sun in the rasi of its lord; the houses of the lord from the Sun make it a temporary friend or enemy (BPHS 3.55-58).
  const rasi = (sun: number, lords: Partial<Record<Graha, number>>) => {
    const chart = { Sun: sun, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, ...lords };
    const { dignity, vishva } = vimshopaka('Sun', chart, 'shadvarga', BPHS)[0];
    return [dignity, vishva];
  };
  assert.deepEqual(rasi(125, {}), ['ownSign', 20]);
  assert.deepEqual(rasi(95, { Moon: 125 }), ['adhiMitra', 18]);
  assert.deepEqual(rasi(65, { Mercury: 95 }), ['mitra', 15]);
  assert.deepEqual(rasi(95, { Moon: 95 }), ['sama', 10]);
  assert.deepEqual(rasi(65, { Mercury: 65 }), ['shatru', 7]);
  assert.deepEqual(rasi(35, { Venus: 35 }), ['adhiShatru', 5]);
});

test('property: each entry has the varga sign of BPHS ch. 6, and the points are at most the weight', () => {
  fc.assert(
    fc.property(drawn, fc.constantFrom(...GRAHAS), fc.constantFrom(...GROUPS), (chart, planet, group) => {
      const entries = vimshopaka(planet, chart, group, BPHS);
      entries.forEach(({ signIndex, points, weight, vishva }, i) => {
        const name = VIMSHOPAKA_WEIGHTS[group][i][0];
        assert.equal(signIndex, vargaPlace(chart[planet], vargaByName(name), PARASHARA).signIndex);
        assert.equal(points, (weight * vishva) / 20);
        assert.ok(points >= weight / 4 && points <= weight);
      });
    }),
    { seed: 20261124 },
  );
});

test('rule: the harmonic set counts D4 on from the sign, D45 from Aries or Capricorn, and multiplies D10 D12 D24 D30 and D60', () => {
  const signs = (deg: number) => {
    const chart = { Sun: deg, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0 };
    return Object.fromEntries(
      vimshopaka('Sun', chart, 'shodashavarga', HARMONIC).map(({ division, signIndex }) => [division, signIndex]),
    );
  };
  // 40 degrees: Taurus 10. D4: part 2, so Gemini. D45: part 16, from Capricorn: Aries. 40 n / 30 mod 12 for the multiplied ones.
  const taurus = signs(40.001);
  assert.deepEqual([taurus[4], taurus[45]], [2, 0]);
  assert.deepEqual([taurus[10], taurus[12], taurus[24], taurus[30], taurus[60]], [1, 4, 8, 4, 8]);
  assert.equal(signs(100.001)[45], (9 + 15) % 12);
  assert.equal(signs(70.001)[45], 15 % 12);
});

test('rule: a planet is vargottama when rasi and navamsa have the same sign: the first part of movable, the fifth of fixed, the ninth of dual signs', () => {
  const parts = (sign: number) =>
    Array.from({ length: 9 }, (_, part) => (isVargottama(30 * sign + (10 * part) / 3 + 1) ? part + 1 : 0)).filter(
      Boolean,
    );
  assert.deepEqual([0, 1, 2, 3].map(parts), [[1], [5], [9], [1]]);
});
