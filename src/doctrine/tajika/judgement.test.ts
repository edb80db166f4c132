import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handFigure } from '../../../test/support/tajika.js';
import type { HandFigure } from '../../../test/support/tajika.js';
import {
  authorityOf,
  isGood,
  judgeActor,
  judgeSaham,
  JudgedFigure,
  lagnaIndication,
  rankActors,
  sahamPriority,
  strengthBalance,
} from './judgement.js';
import type { Actor, ActorJudgement, Authority } from './judgement.js';
import { muddaResult } from './mudda-result.js';
import type { TajikaPlanet } from './tables.js';
import { yearVerdict } from './verdict.js';
import type { VerdictFacts } from './verdict.js';
import type { TajikaYoga, YogaName } from './yogas.js';

const yoga = (
  name: YogaName,
  body1: TajikaPlanet,
  body2: TajikaPlanet,
  favorable: boolean,
  mediator: TajikaPlanet | null = null,
): TajikaYoga => ({ name, partners: [body1, body2], favorable, mediator });
const judged = (figure: HandFigure, yogas: readonly TajikaYoga[] = []) => new JudgedFigure(handFigure(figure), yogas);

// The points and thresholds below are house rules that reproduce recorded answers.

test('rule: an authority is strong from 180, supportive from 120, mixed from 80, strained below', () => {
  const steps: [number, Authority][] = [
    [180, 'strong'],
    [179.99, 'supportive'],
    [120, 'supportive'],
    [119.99, 'mixed'],
    [80, 'mixed'],
    [79.99, 'strained'],
    [-20, 'strained'],
  ];
  for (const [score, authority] of steps) assert.equal(authorityOf(score), authority, String(score));
  assert.deepEqual((['strong', 'supportive', 'mixed', 'strained'] as const).map(isGood), [true, true, false, false]);
  assert.equal(isGood(undefined), false);
});

test('rule: the house of an actor gives 18 points in an angle, 14 in 5 and 9, 10 in 3, 6 and 11, 4 in 2, -14 in 8 and 12', () => {
  const points = [18, 4, 10, 18, 14, 10, 18, -14, 14, 18, 10, -14];
  points.forEach((wanted, i) => {
    const { score, shadbala, house } = judgeActor(judged({ at: { Mars: 30 * i + 15 } }), 'moon', 'Mars');
    assert.equal(house, i + 1);
    assert.ok(Math.abs(score - shadbala.total - wanted) < 1e-9, `house ${house}`);
  });
});

test('rule: a favourable yoga gives an actor, as partner or mediator, 12 points, another yoga -10', () => {
  const yogas = [
    yoga('Ithasala', 'Mars', 'Saturn', true),
    yoga('Nakta', 'Sun', 'Venus', true, 'Mars'),
    yoga('Ithasala', 'Mercury', 'Mars', true),
    yoga('Isarpha', 'Sun', 'Mars', false),
    yoga('Isarpha', 'Sun', 'Venus', false),
  ];
  const figure = { at: { Mars: 15 } };
  const { supportive, obstructive, score } = judgeActor(judged(figure, yogas), 'moon', 'Mars');
  assert.deepEqual([supportive, obstructive], [3, 1]);
  assert.ok(Math.abs(score - judgeActor(judged(figure), 'moon', 'Mars').score - 26) < 1e-9);
});

test('rule: actors are ranked by score, equal ones by name', () => {
  const actor = (name: Actor, score: number) => ({ actor: name, score }) as ActorJudgement;
  const all = [actor('varshesha', 5), actor('munthaLord', 9), actor('moon', 5)];
  for (const given of [all, [...all].reverse()])
    assert.deepEqual(
      rankActors(given).map(({ actor: name }) => name),
      ['munthaLord', 'moon', 'varshesha'],
    );
});

test("rule: the house of a saham gives 16 points in an angle, 12 in 5, 9 and 11, -12 in 6, 8 and 12, else 3, and half of its ruler's house", () => {
  const own = [16, 3, 3, 16, 12, -12, 16, -12, 12, 16, 12, -12];
  const half = [9, 2, 5, 9, 7, 5, 9, -7, 7, 9, 5, -7];
  own.forEach((points, i) => {
    for (const [j, share] of half.entries()) {
      const figure = judged({ at: { Mars: 30 * j + 15 } });
      const saham = { name: 'Punya', longitudeDeg: 30 * i + 15, house: i + 1, ruler: 'Mars' as const };
      const { score, rulerStrength, rulerHouse } = judgeSaham(figure, saham);
      assert.equal(rulerHouse, j + 1);
      assert.ok(Math.abs(score - rulerStrength.total - points - share) < 1e-9, `houses ${i + 1}, ${j + 1}`);
    }
  });
});

test('rule: a saham is disregarded when strained in both charts, high when good in both, else secondary', () => {
  const all = ['strong', 'supportive', 'mixed', 'strained'] as const;
  for (const annual of all)
    for (const natal of all) {
      const good = [annual, natal].filter((one) => one === 'strong' || one === 'supportive').length;
      const weak = [annual, natal].filter((one) => one === 'strained').length;
      const wanted = weak === 2 ? 'disregarded' : good === 2 ? 'high' : 'secondary';
      assert.equal(sahamPriority(annual, natal), wanted, `${annual} ${natal}`);
    }
});

test('rule: the balance is supportive when the good governors have more than 80 points above the strained, adverse when they have fewer', () => {
  const of = (...scores: readonly (readonly [Authority, number])[]) =>
    strengthBalance(scores.map(([authority, score]) => ({ authority, score })));
  assert.equal(of(['strong', 130], ['strained', 50]), 'mixed');
  assert.equal(of(['strong', 130.01], ['strained', 50]), 'supportive');
  assert.equal(of(['supportive', 70], ['strong', 61], ['strained', 50]), 'supportive');
  assert.equal(of(['strong', 50], ['strained', 50]), 'mixed');
  assert.equal(of(['strong', 49.99], ['strained', 50]), 'adverse');
  assert.equal(of(['mixed', 119]), 'mixed', 'mixed governors are on neither side');
  assert.equal(of(['supportive', 121], ['mixed', 100], ['mixed', 100]), 'supportive');
});

test('rule: the lord of the lagna is supportive when strong or applying to the lord of the year, else adverse when weak or separating', () => {
  const indication = (mars: number, relation?: 'Ithasala' | 'Isarpha') =>
    lagnaIndication(
      judged({ at: { Mars: mars } }, relation ? [yoga(relation, 'Mars', 'Sun', relation === 'Ithasala')] : []),
      'Mars',
      'Sun',
    );
  // Mars: exalted in Capricorn, own in Aries, debilitated in Cancer, in Virgo with an enemy, in Libra neutral.
  assert.deepEqual(
    [280, 10, 100, 160, 190].map((at) => indication(at)),
    ['supportive', 'supportive', 'adverse', 'adverse', 'mixed'],
  );
  assert.equal(indication(280, 'Isarpha'), 'supportive');
  assert.equal(indication(160, 'Ithasala'), 'supportive');
  assert.equal(indication(190, 'Ithasala'), 'supportive');
  assert.equal(indication(190, 'Isarpha'), 'adverse');
});

test('rule: the result of a mudda period: governing, withheld, full, supported or reduced, in this order', () => {
  const result = (lord: TajikaPlanet | 'Rahu', yogas: readonly TajikaYoga[], authority: Authority | null = 'mixed') => {
    const { toYearLord, toLagnaLord, manifestation, fullness } = muddaResult(
      judged({ at: {} }, yogas),
      lord,
      authority,
      'Sun',
      'Mars',
    );
    return [toYearLord, toLagnaLord, manifestation, fullness].join(' ');
  };
  const tie = (name: 'Ithasala' | 'Isarpha', to: TajikaPlanet) => yoga(name, 'Venus', to, name === 'Ithasala');
  assert.equal(result('Sun', [yoga('Isarpha', 'Sun', 'Mars', false)]), 'none isarpha governsYear governing');
  assert.equal(result('Venus', [tie('Isarpha', 'Sun')]), 'isarpha none blocked withheld');
  assert.equal(result('Venus', [tie('Isarpha', 'Mars')]), 'none isarpha blocked withheld');
  assert.equal(result('Venus', [tie('Isarpha', 'Sun'), tie('Ithasala', 'Mars')]), 'isarpha ithasala blocked withheld');
  assert.equal(result('Venus', [tie('Ithasala', 'Sun')]), 'ithasala none manifest full');
  assert.equal(result('Venus', [tie('Ithasala', 'Sun'), tie('Ithasala', 'Mars')]), 'ithasala ithasala manifest full');
  assert.equal(result('Venus', [tie('Ithasala', 'Mars')]), 'none ithasala manifest supported');
  assert.equal(result('Venus', [yoga('Radda', 'Venus', 'Sun', false)]), 'none none natalDependent reduced');
  assert.equal(result('Mars', []), 'none none natalDependent reduced', 'the lord of the lagna itself');
  assert.equal(result('Rahu', [], null), 'none none natalDependent reduced');
});

test('rule: the quality of a mudda period follows the authority of its lord', () => {
  const quality = (authority: Authority | null) =>
    muddaResult(judged({ at: {} }), 'Venus', authority, 'Sun', 'Mars').quality;
  assert.deepEqual((['strong', 'supportive', 'mixed', 'strained', null] as const).map(quality), [
    'excellent',
    'middling',
    'middling',
    'poor',
    'ungraded',
  ]);
});

test('rule: the first rule whose condition is true gives the verdict', () => {
  const facts: VerdictFacts = {
    balance: 'supportive',
    lagna: 'supportive',
    manifestation: 'manifest',
    dominant: 'strong',
    yearLordTwiceInDusthana: false,
    sahamConsidered: false,
  };
  const verdict = (change: Partial<VerdictFacts>) => {
    const { verdict: word, rule } = yearVerdict({ ...facts, ...change });
    return `${word} ${rule}`;
  };
  const blocked = { manifestation: 'blocked' } as const;
  assert.equal(verdict({}), 'supportive governorsAndTimingAgree');
  assert.equal(verdict({ lagna: 'mixed' }), 'mixed mixedTestimonies');
  assert.equal(verdict({ balance: 'mixed' }), 'mixed mixedTestimonies');
  assert.equal(verdict({ lagna: 'adverse' }), 'adverse obstructionOutweighsSupport');
  assert.equal(verdict({ balance: 'adverse' }), 'adverse obstructionOutweighsSupport');
  assert.equal(verdict(blocked), 'adverse obstructionOutweighsSupport');
  const considered = { ...blocked, sahamConsidered: true } as const;
  assert.equal(verdict(considered), 'mixed sahamsTemperBlockedMajor');
  assert.equal(verdict({ ...considered, dominant: 'supportive', lagna: 'adverse' }), 'mixed sahamsTemperBlockedMajor');
  assert.equal(verdict({ sahamConsidered: true }), 'supportive governorsAndTimingAgree');
  for (const dominant of ['mixed', 'strained'] as const) {
    assert.equal(verdict({ ...considered, dominant }), 'adverse blockedMuddaMajor');
    assert.equal(verdict({ dominant }), 'supportive governorsAndTimingAgree');
  }
  const afflicted = { dominant: 'strained', yearLordTwiceInDusthana: true } as const;
  assert.equal(verdict(afflicted), 'adverse afflictedYearLord');
  assert.equal(verdict({ ...considered, ...afflicted }), 'adverse afflictedYearLord');
  assert.equal(verdict({ ...afflicted, dominant: 'mixed' }), 'supportive governorsAndTimingAgree');
});
