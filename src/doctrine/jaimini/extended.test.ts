import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Graha } from '../vedic-dignity/tables.js';
import { argalaOn, malefics } from './argala.js';
import { assessArgala, characters } from './argala-assessment.js';
import type { ArgalaReading } from './argala-assessment.js';
import { arudhaPadas } from './arudhas.js';
import { charaPeriods } from './chara-dasha.js';
import { rangacharyaRows } from './rangacharya.js';
import { countTo, footDirection, NINE_BODIES, rasiAspects, ruler, signFrom } from './signs.js';
import type { NineBody, SignPlaces } from './signs.js';

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign);
/** All planets in Aries but those given. */
const signsOf = (given: Partial<Record<NineBody, number>>) =>
  ({ Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, ...given }) as SignPlaces['signs'];
const places = (signs: Partial<Record<NineBody, number>>, degrees: Partial<Record<NineBody, number>> = {}) => ({
  signs: signsOf(signs),
  degrees,
});
const occupants = (given: Partial<Record<NineBody, number>>) =>
  new Map<NineBody, number>(Object.entries(given) as [NineBody, number][]);

test('rule: odd-footed signs count forwards, even-footed ones backwards (Upadesa Sutras 1.1.25-27)', () => {
  assert.deepEqual(
    SIGNS.filter((sign) => footDirection(sign) === 1),
    [0, 1, 2, 6, 7, 8],
  );
});

test('rule: movable signs aspect the fixed ones but the next, dual signs one another (Upadesa Sutras 1.1.2-3)', () => {
  const aspected = (from: number) => SIGNS.filter((to) => rasiAspects(from, to));
  assert.deepEqual(aspected(0), [4, 7, 10]);
  assert.deepEqual(aspected(1), [3, 6, 9]);
  assert.deepEqual(aspected(2), [5, 8, 11]);
  for (const from of SIGNS) for (const to of SIGNS) assert.equal(rasiAspects(from, to), rasiAspects(to, from));
});

test('rule: the second, fourth, eleventh and fifth intervene; the twelfth, tenth, third and ninth obstruct (Upadesa Sutras 1.1.5-9)', () => {
  const found = argalaOn(0, occupants({ Sun: 1, Moon: 1, Mars: 11, Jupiter: 3, Venus: 9, Saturn: 8 }), null, new Set());
  assert.deepEqual(found.causers[2], ['Sun', 'Moon']);
  assert.deepEqual(found.obstructors[2], ['Mars']);
  // Two against one; one against one is obstructed; nothing in the fifth.
  assert.deepEqual(found.isUnobstructed, { 2: true, 4: false, 5: false, 11: false });
});

test('rule: from a sign with Ketu the places count backwards (Upadesa Sutras 1.1.10)', () => {
  const found = argalaOn(0, occupants({ Sun: 11 }), 0, new Set());
  assert.equal(found.isReversed, true);
  assert.deepEqual(found.causers[2], ['Sun']);
});

test('rule: the dark Moon and Mercury with a malefic are malefic (BPHS 3.11); two malefics in the third intervene', () => {
  const signs = occupants({ Sun: 2, Mercury: 2, Moon: 5, Jupiter: 7 });
  assert.deepEqual([...malefics(signs, false)].sort(), ['Mercury', 'Sun']);
  assert.ok(malefics(signs, true).has('Moon'));
  assert.deepEqual(argalaOn(0, signs, null, malefics(signs, false)).maleficThird, ['Sun', 'Mercury']);
  assert.deepEqual(argalaOn(0, occupants({ Sun: 2, Mercury: 3 }), null, new Set(['Sun'])).maleficThird, []);
});

/** The pair 2-12 of the Lagna in Aries with causers and obstructors at given degrees. */
function contest(reading: ArgalaReading, causers: number[], blockers: number[], withDegrees = true) {
  const bodies = NINE_BODIES.filter((body) => body !== 'Jupiter');
  const signs = new Map<NineBody, number>([['Jupiter', 6]]),
    degrees = new Map<NineBody, number>();
  [...causers.map((degree) => [1, degree] as const), ...blockers.map((degree) => [11, degree] as const)].forEach(
    ([sign, degree], i) => {
      signs.set(bodies[i], sign);
      degrees.set(bodies[i], degree);
    },
  );
  for (const body of NINE_BODIES) if (!signs.has(body)) signs.set(body, 6);
  const natures = new Map(characters(signs, 90).map((nature) => [nature.body, nature]));
  const chart = { signs, degrees: withDegrees ? degrees : null, lagnaSign: 0 };
  return assessArgala(reading, chart, { kind: 'lagna' }, natures).pairs[0];
}

test('rule: one, two, three planets intervene little, middling, much (BPHS 31.6)', () => {
  const grades = [[], [5], [5, 6], [5, 6, 7]].map((causers) => contest('bphs', causers, []).grade);
  assert.deepEqual(grades, ['none', 'limited', 'medium', 'excellent']);
});

test('rule: only the fourth quarter obstructs the first, and the third the second (BPHS 31.10)', () => {
  const effect = (causer: number, blocker: number) => contest('bphs', [causer], [blocker]).effect;
  for (const [i, causer] of [3, 10, 18, 26].entries())
    for (const [k, blocker] of [3, 10, 18, 26].entries())
      assert.equal(effect(causer, blocker), i < 2 && i + k === 3 ? 'indeterminate' : 'unobstructed');
  assert.equal(contest('bphs', [3], [26], false).undecidedBy, 'degreesRequired');
  assert.equal(contest('bphs', [3, 4], [26], false).effect, 'unobstructed');
  assert.equal(contest('bphs', [3], [26, 3]).undecidedBy, 'quarterComposition');
});

test('rule: the greater number prevails and equal numbers stay open (Narasimha Rao, ch. 10); Rath orders no factors', () => {
  assert.equal(contest('pvr', [3], [4, 5]).effect, 'obstructed');
  assert.equal(contest('pvr', [3, 4], [5]).effect, 'unobstructed');
  assert.equal(contest('pvr', [3], [5]).undecidedBy, 'strengthComparator');
  assert.equal(contest('rath', [3, 4], [5]).undecidedBy, 'factorPriority');
  assert.equal(contest('rath', [3, 4], []).effect, 'unobstructed');
});

test('rule: a chart of signs leaves the Moon open, and Mercury with her alone', () => {
  const of = (given: Partial<Record<NineBody, number>>) =>
    Object.fromEntries(
      characters(new Map(NINE_BODIES.map((body) => [body, given[body] ?? 5])), null).map(({ body, state }) => [
        body,
        state,
      ]),
    );
  assert.equal(of({ Moon: 1, Mercury: 1 }).Mercury, 'indeterminate');
  assert.equal(of({ Moon: 1, Mercury: 1, Mars: 1 }).Mercury, 'malefic');
  assert.equal(of({ Moon: 1, Mercury: 2 }).Mercury, 'benefic');
});

test('rule: a pada is as far from the lord as the lord from the house; in the first or seventh it moves to the tenth (BPHS 29)', () => {
  // Lagna Aries, Mars in Gemini: third from third is Leo.
  assert.deepEqual(arudhaPadas(0, places({ Mars: 2 }), true)[0].padaSign, 4);
  // Mars in Aries: the pada in the house goes to Capricorn; in Cancer: the pada in Libra, the seventh, goes to Cancer.
  assert.deepEqual(
    [0, 3].map((sign) => arudhaPadas(0, places({ Mars: sign }), true)[0].padaSign),
    [9, 3],
  );
  assert.equal(arudhaPadas(0, places({ Mars: 3 }), false)[0].padaSign, 6);
});

test('rule: of two lords the one outside the sign counts, else the one with more planets, else the dual sign', () => {
  const lord = (signs: Partial<Record<NineBody, number>>, degrees = {}) => ruler(7, places(signs, degrees), 'rao').lord;
  assert.equal(lord({ Mars: 7, Ketu: 3 }), 'Ketu');
  assert.equal(lord({ Mars: 3, Ketu: 7 }), 'Mars');
  assert.equal(lord({ Mars: 3, Ketu: 0 }), 'Ketu');
  assert.equal(lord({ Mars: 5, Ketu: 4 }), 'Mars');
  assert.equal(lord({ Mars: 5, Ketu: 8 }, { Mars: 3, Ketu: 20 }), 'Ketu');
  assert.equal(lord({ Mars: 5 }), 'Mars');
  assert.equal(ruler(7, places({ Mars: 7, Ketu: 7 }), 'rao').equalLord, 'Ketu');
});

test('rule: Narasimha Rao compares supporters and exaltation first, and degrees of nodes from the end of the sign', () => {
  const lord = (signs: Partial<Record<NineBody, number>>, degrees = {}) =>
    ruler(7, places({ Jupiter: 4, Mercury: 4, ...signs }, degrees), 'narasimhaRao').lord;
  // Jupiter and Mercury in Leo aspect Capricorn and Aries, not Virgo.
  assert.equal(lord({ Mars: 9, Ketu: 5 }), 'Mars');
  assert.equal(lord({ Mars: 5, Ketu: 9 }), 'Ketu');
  const equal = { Mars: 5, Ketu: 11, Venus: 2, Jupiter: 0, Mercury: 0 };
  assert.equal(lord(equal, { Mars: 10, Ketu: 25 }), 'Mars');
});

test('rule: chara dasha: the ninth sign decides the direction, the lord in his sign gives twelve years (K. N. Rao)', () => {
  // Lagna Scorpio: the ninth is Cancer, backwards. Mars in Pisces: fifth from Scorpio, four years.
  const { direction, periods } = charaPeriods(7, places({ Mars: 11, Jupiter: 11, Venus: 0 }), 'none');
  assert.equal(direction, -1);
  assert.deepEqual(
    periods.slice(0, 3).map(({ sign, years }) => [sign, years]),
    [
      [7, 4],
      [6, 6],
      [5, 5],
    ],
  );
  assert.equal(periods.find(({ sign }) => sign === 11)?.years, 12);
  assert.deepEqual(periods[0].subSigns.slice(0, 2), [6, 5]);
  assert.equal(periods[0].subSigns[11], 7);
});

test('rule: the sutras add a year for an exalted lord and take one from a debilitated one', () => {
  const years = (mars: number, correction: 'none' | 'plusMinusOne') =>
    charaPeriods(0, places({ Mars: mars }), correction).periods[0].years;
  assert.deepEqual([years(9, 'none'), years(9, 'plusMinusOne')], [9, 10]);
  assert.deepEqual([years(3, 'none'), years(3, 'plusMinusOne')], [3, 2]);
});

test('rule: Rangacharya: method 1 corrects by dignity, method 2 counts from the lord, the recipe for women begins at the fourth or tenth', () => {
  const signs = signsOf({ Sun: 8, Mars: 9 }) as Record<Graha, number>;
  const first = rangacharyaRows('method1', 4, signs);
  assert.deepEqual([first.seed, first.direction, first.rows[0].inclusiveCount, first.rows[0].years], [4, 1, 9, 8]);
  // Mars in Capricorn, exalted: tenth from Aries.
  assert.equal(first.rows.find(({ sign }) => sign === 0)?.years, 10);
  const second = rangacharyaRows('method2Male', 1, signs);
  assert.deepEqual(
    second.rows.slice(0, 4).map(({ sign }) => sign),
    [1, 8, 3, 10],
  );
  const women = [rangacharyaRows('femaleProse', 0, signs), rangacharyaRows('femaleProse', 1, signs)];
  assert.deepEqual(
    women.map(({ seed, direction }) => [seed, direction]),
    [
      [3, 1],
      [10, -1],
    ],
  );
});

test('property: counts from one sign to another and back are inverse, in both directions', () => {
  const sign = fc.integer({ min: 0, max: 11 });
  fc.assert(
    fc.property(sign, sign, fc.constantFrom(1 as const, -1 as const), (from, to, direction) => {
      assert.equal(signFrom(from, countTo(from, to, direction), direction), to);
    }),
  );
});

test('property: every recipe visits each sign once, and no period exceeds twelve years', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 0, max: 11 }),
      (list, lagna) => {
        const signs = Object.fromEntries(NINE_BODIES.slice(0, 7).map((body, i) => [body, list[i]])) as Record<
          Graha,
          number
        >;
        for (const recipe of ['method1', 'method2Male', 'femaleProse'] as const) {
          const { rows } = rangacharyaRows(recipe, lagna, signs);
          assert.equal(new Set(rows.map(({ sign }) => sign)).size, 12);
          assert.ok(rows.every(({ years }) => years >= 0 && years <= 12));
        }
      },
    ),
  );
});
