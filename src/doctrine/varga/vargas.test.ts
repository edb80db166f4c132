import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SIGNS } from '../zodiac/zodiac.js';
import { genericVargaPlace, PARASHARA, vargaByName, vargaPlace, VARGAS } from './vargas.js';
import type { VargaName, VargaPolicy } from './vargas.js';

const signsOf = (name: VargaName, sign: number, policy?: VargaPolicy): string[] => {
  const varga = vargaByName(name);
  const count = varga.unequal ? 5 : varga.number;
  const starts = varga.unequal ? [0, ...(sign % 2 ? varga.unequal.even : varga.unequal.odd).ends] : [];
  return Array.from({ length: count }, (_, k) => {
    const into = varga.unequal ? starts[k] : (30 * k) / count;
    return SIGNS[vargaPlace(30 * sign + into, varga, policy).signIndex].slice(0, 3);
  });
};

test('rule: D2, D3, D4, D7, D9, D10 and D12 count as BPHS ch. 6 says', () => {
  assert.deepEqual(signsOf('hora', 0), ['Leo', 'Can']);
  assert.deepEqual(signsOf('hora', 1), ['Can', 'Leo']);
  assert.deepEqual(signsOf('drekkana', 3), ['Can', 'Sco', 'Pis']);
  assert.deepEqual(signsOf('chaturthamsha', 0), ['Ari', 'Can', 'Lib', 'Cap']);
  assert.deepEqual(signsOf('saptamsa', 0).slice(0, 2), ['Ari', 'Tau']);
  assert.deepEqual(signsOf('saptamsa', 1).slice(0, 2), ['Sco', 'Sag']);
  assert.deepEqual(
    [0, 1, 2].map((sign) => signsOf('navamsa', sign)[0]),
    ['Ari', 'Cap', 'Lib'],
  );
  assert.deepEqual(
    [0, 1].map((sign) => signsOf('dashamansa', sign)[0]),
    ['Ari', 'Cap'],
  );
  assert.deepEqual(signsOf('dwadashamsa', 11).slice(0, 2), ['Pis', 'Ari']);
});

test('rule: D16, D20, D24, D27, D40, D45 and D60 begin by quality, parity or element', () => {
  const first = (name: VargaName, signs: number[]): string[] => signs.map((sign) => signsOf(name, sign)[0]);
  assert.deepEqual(first('shodashamsha', [0, 1, 2]), ['Ari', 'Leo', 'Sag']);
  assert.deepEqual(first('vimshamsha', [0, 1, 2]), ['Ari', 'Sag', 'Leo']);
  assert.deepEqual(first('chaturvimshamsha', [0, 1]), ['Leo', 'Can']);
  assert.deepEqual(first('saptavimshamsha', [0, 1, 2, 3]), ['Ari', 'Can', 'Lib', 'Cap']);
  assert.deepEqual(first('khavedamsha', [0, 1]), ['Ari', 'Lib']);
  assert.deepEqual(first('akshavedamsha', [0, 1, 2]), ['Ari', 'Leo', 'Sag']);
  assert.deepEqual(first('shashtiamsha', [0, 7]), ['Ari', 'Sco']);
});

test('rule: a sign has the number of parts of its division; D6 begins in Aries or Libra, D8 by quality', () => {
  assert.deepEqual(
    VARGAS.map(({ name, number }) => [name, number]),
    [
      ['rasi', 1],
      ['hora', 2],
      ['drekkana', 3],
      ['chaturthamsha', 4],
      ['shashthamsha', 6],
      ['saptamsa', 7],
      ['ashtamsha', 8],
      ['navamsa', 9],
      ['dashamansa', 10],
      ['dwadashamsa', 12],
      ['shodashamsha', 16],
      ['vimshamsha', 20],
      ['chaturvimshamsha', 24],
      ['saptavimshamsha', 27],
      ['trimshamsa', 30],
      ['khavedamsha', 40],
      ['akshavedamsha', 45],
      ['shashtiamsha', 60],
    ],
  );
  assert.deepEqual(signsOf('shashthamsha', 0), ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir']);
  assert.deepEqual(signsOf('shashthamsha', 1), ['Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis']);
  assert.deepEqual(
    [0, 1, 2].map((sign) => signsOf('ashtamsha', sign)[0]),
    ['Ari', 'Sag', 'Leo'],
  );
});

test('rule: D30 has five unequal parts, reversed in even signs', () => {
  assert.deepEqual(signsOf('trimshamsa', 0), ['Ari', 'Aqu', 'Sag', 'Gem', 'Lib']);
  assert.deepEqual(signsOf('trimshamsa', 1), ['Tau', 'Vir', 'Pis', 'Cap', 'Sco']);
  const at = (longitude: number): string => SIGNS[vargaPlace(longitude, vargaByName('trimshamsa')).signIndex];
  assert.deepEqual(
    [at(4.999999), at(5), at(34.999999), at(35), at(47), at(50)],
    ['Aries', 'Aquarius', 'Taurus', 'Virgo', 'Pisces', 'Capricorn'],
  );
});

test('rule: the policies count the hora through all signs, D24 backwards in even signs, D60 from Aries', () => {
  assert.deepEqual(signsOf('hora', 1, { ...PARASHARA, hora: 'parivritti' }), ['Gem', 'Can']);
  assert.deepEqual(
    SIGNS.flatMap((_, sign) => signsOf('hora', sign, { ...PARASHARA, hora: 'parivritti' })),
    [...SIGNS, ...SIGNS].map((sign) => sign.slice(0, 3)),
  );
  assert.deepEqual(signsOf('hora', 1, { ...PARASHARA, hora: 'parivrittiEvenReversed' }), ['Can', 'Gem']);
  const reversed = { ...PARASHARA, chaturvimshamshaEvenSigns: 'reversed' } as const;
  assert.deepEqual(signsOf('chaturvimshamsha', 1, reversed).slice(0, 3), ['Can', 'Gem', 'Tau']);
  assert.deepEqual(signsOf('chaturvimshamsha', 0, reversed), signsOf('chaturvimshamsha', 0));
  assert.deepEqual(signsOf('shashtiamsha', 7, { ...PARASHARA, shashtiamshaOrigin: 'fromAries' })[0], 'Ari');
});

test('rule: the degree is the remainder of n times the degree in the sign; D1 is the longitude', () => {
  assert.ok(Math.abs(vargaPlace(12.3, vargaByName('hora')).degree - 24.6) < 1e-12);
  assert.ok(Math.abs(vargaPlace(40.2, vargaByName('trimshamsa')).degree - 6) < 1e-11);
  const rasi = vargaPlace(40.2, vargaByName('rasi'));
  assert.equal(30 * rasi.signIndex + rasi.degree, 40.2);
});

test('rule: the plain division is the longitude times the divisor', () => {
  const place = genericVargaPlace(123.4, 9);
  assert.equal(place.signIndex, 1);
  assert.ok(Math.abs(place.degree - 0.6) < 1e-11);
});

test('property: a part begins at the number nearest to its boundary, and its sign does not change inside it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VARGAS.filter(({ unequal }) => unequal === undefined)),
      fc.nat(719),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (varga, index, share) => {
        const n = varga.number,
          m = index % (12 * n),
          start = (m * 30) / n,
          end = ((m + 1) * 30) / n;
        const inside = Math.min(start + share * (end - start), end * (1 - 2 ** -53));
        const first = vargaPlace(start, varga),
          other = vargaPlace(Math.max(start, inside), varga);
        assert.equal(first.degree, 0);
        assert.deepEqual([other.signIndex, other.part], [first.signIndex, first.part]);
        assert.ok(other.degree >= 0 && other.degree < 30 && first.part === (m % n) + 1);
      },
    ),
    { seed: 20260701, numRuns: 2000, examples: [[VARGAS[5], 1, 0]] },
  );
});

test('rule: the part of a plain division is its number in the sign, from 1', () => {
  assert.deepEqual(
    [0, 3.4, 29.9, 30, 33.4].map((longitude) => genericVargaPlace(longitude, 9).part),
    [1, 2, 9, 1, 2],
  );
  assert.equal(genericVargaPlace(10, 4).part, 2);
});

test('rule: the trimshamsa measures degrees from the start of the sign', () => {
  const sign = (longitude: number) => vargaPlace(longitude, vargaByName('trimshamsa')).signIndex;
  // Taurus 4.5 (Taurus), 5.5 (Virgo), 29.5 (Scorpio); Gemini 4.5 (Aries), 5.5 (Aquarius), 25.5 (Libra).
  assert.deepEqual([34.5, 35.5, 59.5, 64.5, 65.5, 85.5].map(sign), [1, 5, 7, 0, 10, 6]);
});
