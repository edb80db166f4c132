import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handFigure } from '../../../test/support/tajika.js';
import { authorityOf, JudgedFigure } from './judgement.js';
import type { Authority, SahamJudgement, SahamPriority } from './judgement.js';
import { lordOfSign } from './tables.js';
import type { TajikaPlanet } from './tables.js';
import { judgeTopics } from './topic-judgement.js';
import type { TopicInputs, TopicJudgement } from './topic-judgement.js';
import { topicMatter, topicRulers, TOPICS } from './topics.js';
import type { Topic } from './topics.js';
import type { TajikaYoga, YogaName } from './yogas.js';

// Houses from Aries. Lords: marriage Venus; wealth Venus, Saturn; career and authority Saturn; children Sun; illness Mercury, Mars; travel
// Jupiter. Lord of the lagna: Mars. Lord of the year unless a test says otherwise: the Moon, in the second house.
// Points and verdicts are house rules that reproduce recorded answers.

const lordOfHouse = (house: number): TajikaPlanet => lordOfSign(house - 1);
/** All planets in the second house, which no testimony uses, except those that a test places, by house. */
const inHouses = (houses: Partial<Record<TajikaPlanet, number>>) => {
  const planets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
  return Object.fromEntries(planets.map((planet) => [planet, 30 * (houses[planet] ?? 2) - 15]));
};
const tie = (
  name: YogaName,
  body1: TajikaPlanet,
  body2: TajikaPlanet,
  mediator: TajikaPlanet | null = null,
): TajikaYoga => ({
  name,
  partners: [body1, body2],
  favorable: name !== 'Isarpha',
  mediator,
});

interface Case {
  readonly houses?: Partial<Record<TajikaPlanet, number>>;
  readonly rates?: Partial<Record<TajikaPlanet, number>>;
  readonly yogas?: readonly TajikaYoga[];
  readonly saham?: {
    readonly name?: string;
    readonly priority?: SahamPriority;
    readonly authority?: Authority;
    readonly house?: number;
    readonly ruler?: TajikaPlanet;
  };
  readonly inputs?: Partial<TopicInputs>;
}

const SCORES: Readonly<Record<Authority, number>> = { strong: 200, supportive: 150, mixed: 100, strained: 20 };

function topicOf(topic: Topic, { houses = {}, rates, yogas = [], saham, inputs }: Case = {}): TopicJudgement {
  const judged = new JudgedFigure(handFigure({ at: inHouses(houses), rates }), yogas);
  const {
    name = topicMatter(topic).saham,
    priority = 'high',
    authority = 'mixed',
    house = 3,
    ruler = 'Moon',
  } = saham ?? {};
  assert.equal(authorityOf(SCORES[authority]), authority);
  const annual = {
    saham: { name, longitudeDeg: 0, house, ruler },
    rulerHouse: 2,
    rulerStrength: judged.shadbala(ruler),
    score: SCORES[authority],
    authority,
  } satisfies SahamJudgement;
  const found = judgeTopics({
    judged,
    lordOfHouse,
    yearLord: 'Moon',
    balance: 'mixed',
    activeLords: ['Rahu', 'Ketu'],
    manifestation: 'natalDependent',
    keySahams: saham ? [{ annual, priority }] : [],
    ...inputs,
  }).find((one) => one.topic === topic);
  assert.ok(found);
  return found;
}

/** Score, verdict and testimonies. */
const outcomeOf = (topic: Topic, of: Case = {}): string => {
  const { score, verdict, testimonies } = topicOf(topic, of);
  return [score, verdict, ...testimonies].join(' ');
};

test('rule: topics have sahams, houses and lords; a lord of two houses is listed once', () => {
  assert.deepEqual(
    TOPICS.map((topic) => `${topic} ${topicMatter(topic).saham} ${topicMatter(topic).houses.join()}`),
    [
      'marriage Vivaha 7',
      'wealth Artha 2,11',
      'career Karyasiddhi 10,11',
      'authority Raja 10,11',
      'children Putra 5',
      'illness Roga 6,8',
      'travel Paradesa 9,12',
    ],
  );
  assert.deepEqual(topicRulers('career', lordOfHouse), ['Saturn']);
  assert.deepEqual(topicRulers('wealth', lordOfHouse), ['Venus', 'Saturn']);
  assert.deepEqual(
    TOPICS.map((topic) => topicOf(topic).polarity),
    ['constructive', 'constructive', 'constructive', 'constructive', 'constructive', 'adverse', 'mixed'],
  );
});

test('rule: without a testimony a topic is conditional and has no points', () => {
  for (const topic of TOPICS) assert.equal(outcomeOf(topic), '0 conditional', topic);
});

test('rule: an Ithasala of a lord with the lord of the year gives 16 points, an Isarpha 12; other yogas give none', () => {
  assert.equal(outcomeOf('wealth', { yogas: [tie('Ithasala', 'Saturn', 'Moon')] }), '16 foreground');
  assert.equal(outcomeOf('wealth', { yogas: [tie('Isarpha', 'Moon', 'Venus')] }), '12 obstructed');
  const both = { yogas: [tie('Isarpha', 'Moon', 'Venus'), tie('Ithasala', 'Moon', 'Saturn')] };
  assert.equal(outcomeOf('wealth', both), '28 obstructed');
  assert.deepEqual([topicOf('wealth', both).supports, topicOf('wealth', both).obstructs], [true, true]);
  assert.equal(
    outcomeOf('wealth', { yogas: [tie('Radda', 'Venus', 'Moon'), tie('Kamboola', 'Venus', 'Moon')] }),
    '0 conditional',
  );
  assert.equal(outcomeOf('wealth', { inputs: { yearLord: 'Venus' } }), '0 conditional', 'the lord itself');
});

test('rule: an active period of a lord or of the ruler of a key saham gives 18 points; a blocked period gives 10, whatever its lord', () => {
  assert.equal(outcomeOf('wealth', { inputs: { activeLords: ['Rahu', 'Saturn'] } }), '18 conditional');
  assert.equal(outcomeOf('wealth', { inputs: { activeLords: ['Venus', 'Rahu'] } }), '18 conditional');
  assert.equal(outcomeOf('wealth', { inputs: { activeLords: ['Moon', 'Sun'] } }), '0 conditional');
  const ofSaham = { saham: { priority: 'secondary' }, inputs: { activeLords: ['Moon', 'Sun'] } } as const;
  assert.equal(outcomeOf('wealth', ofSaham), '40 conditional', '18 and 22');
  const blocked = { manifestation: 'blocked', activeLords: ['Venus', 'Venus'] } as const;
  assert.equal(outcomeOf('wealth', { inputs: blocked }), '10 obstructed');
  assert.equal(topicOf('wealth', { inputs: blocked }).timed, 'blocked');
});

test('rule: the priority of a key saham gives 40, 22 or -30 points; without other facts the verdict is activated, conditional or background', () => {
  assert.equal(outcomeOf('wealth', { saham: { priority: 'high' } }), '40 activated');
  assert.equal(outcomeOf('wealth', { saham: { priority: 'secondary' } }), '22 conditional');
  assert.equal(outcomeOf('wealth', { saham: { priority: 'disregarded' } }), '-30 background');
  assert.equal(
    outcomeOf('wealth', { saham: { name: 'Punya', priority: 'high' } }),
    '0 conditional',
    'the saham of another matter',
  );
  // A secondary saham makes a promise conditional.
  const promised = { yogas: [tie('Ithasala', 'Saturn', 'Moon')] };
  assert.equal(outcomeOf('wealth', { ...promised, saham: { priority: 'secondary' } }), '38 conditional');
  assert.equal(outcomeOf('wealth', { ...promised, saham: { priority: 'high' } }), '56 foreground');
});

test('rule: the ruler of a key saham adds 12 when good and 10, with a hindrance, when strained', () => {
  for (const topic of ['marriage', 'wealth', 'career', 'authority', 'children'] as const) {
    for (const authority of ['strong', 'supportive'] as const)
      assert.equal(outcomeOf(topic, { saham: { authority } }), '52 foreground sahamRulerStrong');
    assert.equal(outcomeOf(topic, { saham: { authority: 'mixed' } }), '40 activated');
    assert.equal(outcomeOf(topic, { saham: { authority: 'strained' } }), '50 obstructed sahamRulerStrained');
  }
  for (const topic of ['illness', 'travel'] as const)
    assert.doesNotMatch(outcomeOf(topic, { saham: { authority: 'strong' } }), /sahamRuler/);
});

test('rule: an Ithasala of a lord of the matter with the lord of the lagna promises it, an Isarpha hinders it; the first lord with a relation decides', () => {
  const rows: readonly (readonly [Topic, TajikaPlanet, string, string])[] = [
    ['marriage', 'Venus', '16 foreground ithasalaWithLagnaLord', '14 obstructed isarphaWithLagnaLord'],
    ['wealth', 'Venus', '14 foreground ithasalaWithLagnaLord', '14 obstructed isarphaWithLagnaLord'],
    ['wealth', 'Saturn', '14 foreground ithasalaWithLagnaLord', '14 obstructed isarphaWithLagnaLord'],
    ['career', 'Saturn', '14 foreground ithasalaWithLagnaLord', '14 obstructed isarphaWithLagnaLord'],
    ['authority', 'Saturn', '14 foreground ithasalaWithLagnaLord', '14 obstructed isarphaWithLagnaLord'],
    ['children', 'Sun', '10 foreground ithasalaWithLagnaLord', '12 obstructed isarphaWithLagnaLord'],
    ['travel', 'Jupiter', '14 foreground firstRulerIthasala', '12 obstructed firstRulerIsarpha'],
  ];
  for (const [topic, lord, good, bad] of rows) {
    assert.equal(outcomeOf(topic, { yogas: [tie('Ithasala', lord, 'Mars')] }), good);
    assert.equal(outcomeOf(topic, { yogas: [tie('Isarpha', 'Mars', lord)] }), bad);
  }
  const two = { yogas: [tie('Isarpha', 'Mars', 'Saturn'), tie('Ithasala', 'Mars', 'Venus')] };
  assert.equal(outcomeOf('wealth', two), '14 foreground ithasalaWithLagnaLord', 'Venus rules the second');
  // Only the lord of the ninth counts for travel, not that of the twelfth: Jupiter (Pisces) rules the ninth, Mercury (Gemini) the twelfth.
  const lords = (house: number): TajikaPlanet => (house === 12 ? 'Mercury' : lordOfHouse(house));
  assert.equal(
    outcomeOf('travel', { yogas: [tie('Ithasala', 'Mars', 'Mercury')], inputs: { lordOfHouse: lords } }),
    '0 conditional',
  );
});

test('rule: Venus in the seventh gives 8 points; the Sun in the tenth gives 8 to the career, 12 to authority', () => {
  assert.equal(outcomeOf('marriage', { houses: { Venus: 7 } }), '8 foreground venusInSeventh');
  assert.equal(outcomeOf('marriage', { houses: { Venus: 6 } }), '0 conditional');
  assert.equal(outcomeOf('career', { houses: { Sun: 10 } }), '8 foreground sunInTenth');
  assert.equal(outcomeOf('authority', { houses: { Sun: 10 } }), '12 foreground sunInTenth');
  assert.equal(outcomeOf('authority', { houses: { Sun: 9 } }), '0 conditional');
});

test('rule: a lord in the sixth, eighth or twelfth hinders the career (14) and authority (12)', () => {
  for (const house of [6, 8, 12]) {
    assert.equal(outcomeOf('career', { houses: { Saturn: house } }), '14 obstructed rulerInDusthana');
    assert.equal(outcomeOf('authority', { houses: { Saturn: house } }), '12 obstructed rulerInDusthana');
  }
  for (const house of [5, 7, 11]) assert.equal(outcomeOf('career', { houses: { Saturn: house } }), '0 conditional');
});

test('rule: the key saham Raja in the tenth gives 14 points', () => {
  const flourishes = '54 foreground sahamInTenth';
  assert.equal(outcomeOf('authority', { saham: { house: 10 } }), flourishes);
  assert.equal(outcomeOf('authority', { saham: { house: 9 } }), '40 activated');
  assert.equal(outcomeOf('authority', { saham: { name: 'Punya', house: 10 } }), '0 conditional');
});

test('rule: Jupiter as lord of the year in the fifth or eleventh promises children (16)', () => {
  const jupiter = { inputs: { yearLord: 'Jupiter' } } as const;
  for (const house of [5, 11])
    assert.equal(
      outcomeOf('children', { ...jupiter, houses: { Jupiter: house } }),
      '16 foreground jupiterYearLordInFifthOrEleventh',
    );
  assert.equal(outcomeOf('children', { ...jupiter, houses: { Jupiter: 9 } }), '0 conditional');
  assert.equal(outcomeOf('children', { houses: { Moon: 5 } }), '0 conditional');
});

test('rule: illness: a lord in the sixth or eighth 12, Saturn retrograde in the sixth as lord of the year 18, an active period 8, a Kamboola -6', () => {
  for (const house of [6, 8])
    assert.equal(outcomeOf('illness', { houses: { Mercury: house } }), '12 foreground rulerInSixthOrEighth');
  assert.equal(outcomeOf('illness', { houses: { Mercury: 12 } }), '0 conditional');
  const saturn = { houses: { Saturn: 6 }, rates: { Saturn: -0.01 }, inputs: { yearLord: 'Saturn' } } as const;
  assert.equal(outcomeOf('illness', saturn), '18 foreground saturnYearLordRetrogradeInSixth');
  assert.equal(outcomeOf('illness', { ...saturn, rates: { Saturn: 0.01 } }), '0 conditional');
  assert.equal(outcomeOf('illness', { ...saturn, houses: { Saturn: 8 } }), '0 conditional');
  assert.equal(outcomeOf('illness', { ...saturn, inputs: {} }), '0 conditional', 'another lord of the year');
  assert.equal(outcomeOf('illness', { inputs: { activeLords: ['Mars', 'Rahu'] } }), '26 foreground periodActive');
  const kamboola = tie('Kamboola', 'Mercury', 'Sun', 'Moon');
  assert.equal(outcomeOf('illness', { yogas: [kamboola] }), '-6 conditional rulerInKamboola');
  assert.equal(outcomeOf('illness', { yogas: [tie('Kamboola', 'Sun', 'Venus', 'Moon')] }), '0 conditional');
});

test('rule: illness that is obstructed or blocked is in the foreground unless a Kamboola mitigates it', () => {
  const isarpha = tie('Isarpha', 'Mercury', 'Moon'),
    kamboola = tie('Kamboola', 'Mercury', 'Sun', 'Moon');
  assert.equal(outcomeOf('illness', { yogas: [isarpha] }), '12 foreground');
  assert.equal(outcomeOf('illness', { yogas: [isarpha, kamboola] }), '6 conditional rulerInKamboola');
  const blocked = { inputs: { manifestation: 'blocked' } } as const;
  assert.equal(outcomeOf('illness', blocked), '10 foreground');
  assert.equal(outcomeOf('illness', { ...blocked, yogas: [kamboola] }), '4 conditional rulerInKamboola');
  assert.equal(outcomeOf('illness', { yogas: [tie('Ithasala', 'Mercury', 'Moon')] }), '16 conditional');
});

test('rule: travel: a lord in the third or ninth 10, in a Kamboola 10, the lord of the year there 12 in a supportive year, 10 against it in an adverse one, an active period 6', () => {
  for (const house of [3, 9])
    assert.equal(outcomeOf('travel', { houses: { Jupiter: house } }), '10 foreground rulerInThirdOrNinth');
  assert.equal(
    outcomeOf('travel', { yogas: [tie('Kamboola', 'Jupiter', 'Sun', 'Moon')] }),
    '10 foreground rulerInKamboola',
  );
  for (const house of [3, 9])
    assert.equal(
      outcomeOf('travel', { houses: { Moon: house }, inputs: { balance: 'supportive' } }),
      '12 foreground yearLordInThirdOrNinthOfGoodYear',
    );
  for (const house of [3, 9])
    assert.equal(
      outcomeOf('travel', { houses: { Moon: house }, inputs: { balance: 'adverse' } }),
      '10 obstructed yearLordInThirdOrNinthOfBadYear',
    );
  assert.equal(outcomeOf('travel', { houses: { Moon: 8 }, inputs: { balance: 'adverse' } }), '0 conditional');
  assert.equal(outcomeOf('travel', { houses: { Moon: 9 } }), '0 conditional');
  assert.equal(outcomeOf('travel', { houses: { Moon: 8 }, inputs: { balance: 'supportive' } }), '0 conditional');
  assert.equal(outcomeOf('travel', { inputs: { activeLords: ['Jupiter', 'Rahu'] } }), '24 foreground periodActive');
});

test('rule: a hindrance, an Isarpha or a blocked period obstructs a promised matter', () => {
  const promise = tie('Ithasala', 'Saturn', 'Mars');
  assert.match(outcomeOf('career', { yogas: [promise], houses: { Saturn: 12 } }), /^28 obstructed/);
  assert.match(outcomeOf('career', { yogas: [promise, tie('Isarpha', 'Saturn', 'Moon')] }), /^26 obstructed/);
  assert.match(outcomeOf('career', { yogas: [promise], inputs: { manifestation: 'blocked' } }), /^24 obstructed/);
  assert.match(outcomeOf('travel', { yogas: [tie('Isarpha', 'Jupiter', 'Moon')] }), /^12 obstructed/);
});

test('rule: the testimonies of a topic are reported in a fixed order', () => {
  const basis = outcomeOf('career', {
    houses: { Sun: 10, Saturn: 12 },
    yogas: [tie('Ithasala', 'Saturn', 'Mars')],
    saham: { authority: 'strong' },
  });
  assert.equal(basis, '88 obstructed ithasalaWithLagnaLord sunInTenth rulerInDusthana sahamRulerStrong');
  const authority = outcomeOf('authority', {
    houses: { Sun: 10, Saturn: 12 },
    yogas: [tie('Ithasala', 'Saturn', 'Mars')],
    saham: { authority: 'strong', house: 10 },
  });
  assert.deepEqual(authority.split(' ').slice(2), [
    'ithasalaWithLagnaLord',
    'sunInTenth',
    'sahamInTenth',
    'sahamRulerStrong',
    'rulerInDusthana',
  ]);
});

test('rule: a topic reports its facts; topics are ordered by points, then by name', () => {
  const { topic, ...facts } = topicOf('wealth', {
    saham: { priority: 'secondary', authority: 'strong' },
    yogas: [tie('Ithasala', 'Venus', 'Moon')],
  });
  assert.equal(topic, 'wealth');
  assert.deepEqual(facts, {
    saham: 'Artha',
    polarity: 'constructive',
    houses: [2, 11],
    rulers: ['Venus', 'Saturn'],
    supports: true,
    obstructs: false,
    timed: 'neutral',
    score: 50,
    verdict: 'conditional',
    priority: 'secondary',
    testimonies: ['sahamRulerStrong'],
  });
  const judged = new JudgedFigure(handFigure({ at: inHouses({ Venus: 7 }) }), []);
  const order = judgeTopics({
    judged,
    lordOfHouse,
    yearLord: 'Moon',
    balance: 'mixed',
    activeLords: [],
    manifestation: 'manifest',
    keySahams: [],
  }).map(({ topic }) => topic);
  assert.deepEqual(order, ['marriage', 'authority', 'career', 'children', 'illness', 'travel', 'wealth']);
});
