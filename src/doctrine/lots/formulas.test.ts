import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOTS } from './catalogue.js';
import { castOf, evaluateLot } from './evaluate.js';
import { LotReferences } from './references.js';
import type { LotFrame } from './references.js';

/** Distinct longitudes, so that no two arcs are equal. Equal cusps from 22 Libra; the ascendant is 5 degrees after cusp 1. */
const POINTS = {
  Sun: 11,
  Moon: 93,
  Mercury: 29,
  Venus: 47,
  Mars: 191,
  Jupiter: 257,
  Saturn: 308,
} as const;
const CUSPS = Array.from({ length: 12 }, (_, house) => (202 + 30 * house) % 360);
const ASC = 207,
  MC = 121;
const frame = (isDay: boolean): LotFrame => ({
  planets: POINTS,
  northNodeDeg: 77,
  ascDeg: ASC,
  mcDeg: MC,
  cusps: CUSPS,
  isDay,
  vindemiatrix: () => 190,
  external: { Syzygy: 15 },
  derived: ['Fortune', 'Spirit', 'Eros (Valens)'],
});

const FORTUNE = ASC + POINTS.Moon - POINTS.Sun,
  SPIRIT = ASC + POINTS.Sun - POINTS.Moon;
/** Longitudes of the ends of arcs by day. */
const DAY: Readonly<Record<string, number>> = {
  ...POINTS,
  Fortune: FORTUNE,
  Spirit: SPIRIT,
  MC,
  Dsc: ASC + 180,
  'cusp 2': CUSPS[1],
  'cusp 6': CUSPS[5],
  'cusp 8': CUSPS[7],
  'cusp 9': CUSPS[8],
  'cusp 12': CUSPS[11],
  // Domicile rulers: cusp 2 in Scorpio, cusp 9 in Gemini, cusp 12 in Virgo, the ascendant in Libra.
  'lord of 2': POINTS.Mars,
  'lord of 9': POINTS.Mercury,
  'lord of 12': POINTS.Mercury,
  'lord of the ascendant': POINTS.Venus,
  '19 Aries': 19,
  '3 Taurus': 33,
  '15 Cancer': 105,
  syzygy: 15,
};
/** The same by night, where Fortune and Spirit exchange their formulas. */
const NIGHT: Readonly<Record<string, number>> = { ...DAY, Fortune: SPIRIT, Spirit: FORTUNE };

/** A lot as the source describes it: from, to, whether the night reverses it, and the projector where it is not the ascendant. */
type Row = readonly [name: string, from: string, to: string, night: 'reversed' | 'same', projector?: 'Saturn'];
const SOURCES: Readonly<Record<string, readonly Row[]>> = {
  'Paulus 23, the lots of the seven planets after Hermes; Abu Mashar, Great Introduction VIII.3': [
    ['Fortune', 'Sun', 'Moon', 'reversed'],
    ['Spirit', 'Moon', 'Sun', 'reversed'],
    ['Eros (Hermetic)', 'Spirit', 'Venus', 'reversed'],
    ['Necessity (Hermetic)', 'Mercury', 'Fortune', 'reversed'],
    ['Courage', 'Mars', 'Fortune', 'reversed'],
    ['Victory', 'Spirit', 'Jupiter', 'reversed'],
    ['Nemesis', 'Saturn', 'Fortune', 'reversed'],
  ],
  'Valens IV.25': [
    ['Eros (Valens)', 'Fortune', 'Spirit', 'reversed'],
    ['Necessity (Valens)', 'Spirit', 'Fortune', 'reversed'],
  ],
  'Valens II.19': [
    ['Exaltation (Day)', 'Sun', '19 Aries', 'same'],
    ['Exaltation (Night)', 'Moon', '3 Taurus', 'same'],
  ],
  'Valens II.38': [
    ['Marriage (Men, Valens)', 'Sun', 'Venus', 'same'],
    ['Marriage (Women, Valens)', 'Moon', 'Mars', 'same'],
  ],
  'Dorotheus I.13-14, I.19, II.2-3, II.10; Paulus 23': [
    ['Father', 'Sun', 'Saturn', 'reversed'],
    ['Mother', 'Venus', 'Moon', 'reversed'],
    ['Siblings', 'Saturn', 'Jupiter', 'reversed'],
    ['Children', 'Jupiter', 'Saturn', 'reversed'],
    ['Marriage (Men, Dorotheus)', 'Saturn', 'Venus', 'reversed'],
    ['Marriage (Women, Dorotheus)', 'Venus', 'Saturn', 'reversed'],
    ['Livelihood (Dorotheus)', 'lord of 2', 'cusp 2', 'same'],
  ],
  'Firmicus VI.32, who exchanges Eros and Necessity': [
    ['Eros (Firmicus)', 'Spirit', 'Fortune', 'reversed'],
    ['Necessity (Firmicus)', 'Fortune', 'Spirit', 'reversed'],
  ],
  'Abu Mashar, Great Introduction VIII.4 (ed. Yamamoto and Burnett, 2019)': [
    ['Death', 'Moon', 'cusp 8', 'same', 'Saturn'],
    ['Death of the Father', 'Saturn', 'Jupiter', 'reversed'],
    ['Death of Brothers', 'Sun', 'MC', 'reversed'],
    ['Real Estate (Hermes)', 'Saturn', 'Moon', 'same'],
    ['Real Estate (Persian)', 'Mercury', 'Jupiter', 'reversed'],
    ['Time of Children', 'Mars', 'Jupiter', 'same'],
    ['Sons-in-Law', 'Saturn', 'Venus', 'same'],
    ['Happiness and Wedding', 'Venus', 'Dsc', 'same'],
    ['Travel', 'lord of 9', 'cusp 9', 'same'],
    ['Enemies (Hermes)', 'lord of 12', 'cusp 12', 'same'],
    ['Navigation (Hellenistic)', 'Saturn', '15 Cancer', 'reversed'],
    ['Destroyer', 'lord of the ascendant', 'Moon', 'reversed'],
    ['Releaser', 'syzygy', 'Moon', 'same'],
  ],
};

for (const [source, rows] of Object.entries(SOURCES))
  test(`validation: formulas after ${source}`, () => {
    for (const [name, from, to, night, projector] of rows) {
      const lot = LOTS.find((one) => one.name === name) ?? assert.fail(name);
      for (const isDay of [true, false]) {
        const at = isDay ? DAY : NIGHT;
        const [start, end] = isDay || night === 'same' ? [at[from], at[to]] : [at[to], at[from]];
        const expected = (projector === undefined ? ASC : POINTS[projector]) + end - start;
        const found = evaluateLot(castOf(lot, isDay), new LotReferences(frame(isDay)));
        assert.ok(!('missing' in found), name);
        const difference = (((found.longitudeDeg - expected) % 360) + 360) % 360;
        assert.ok(Math.min(difference, 360 - difference) < 1e-9, `${name}, ${isDay ? 'day' : 'night'}`);
      }
    }
  });

test('validation: the lot of theft is cast from Saturn, with the arc from Mercury to Mars (Valens V)', () => {
  const theft = LOTS.find(({ name }) => name === 'Theft (Valens)') ?? assert.fail();
  assert.deepEqual([theft.projector, theft.add, theft.sub, theft.arc], ['Saturn', 'Mars', 'Mercury', 'directed']);
});

test('rule: only Death and the theft of Valens are not cast from the ascendant, only the Basis of Valens has the shortest arc', () => {
  const names = (keep: (lot: (typeof LOTS)[number]) => boolean) => LOTS.filter(keep).map(({ name }) => name);
  assert.deepEqual(
    names(({ projector }) => projector !== 'Asc'),
    ['Death', 'Theft (Valens)'],
  );
  assert.deepEqual(
    names(({ arc }) => arc === 'shortest'),
    ['Basis (Valens)'],
  );
});
