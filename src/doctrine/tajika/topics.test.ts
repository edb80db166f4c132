import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handFigure } from '../../../test/support/tajika.js';
import { authorityOf, JudgedFigure } from './judgement.js';
import type { Authority, SahamJudgement, SahamPriority } from './judgement.js';
import { lordOfSign } from './tables.js';
import type { TajikaPlanet } from './tables.js';
import { judgeTopics, topicHouses, topicRulers, TOPICS, topicSaham } from './topics.js';
import type { Topic, TopicInputs, TopicJudgement } from './topics.js';
import type { TajikaYoga, YogaName } from './yogas.js';

// Houses from Aries. Lords: marriage Venus; wealth Venus, Saturn; career and authority Saturn; children Sun; illness Mercury, Mars; travel
// Jupiter. Lord of the lagna: Mars. Lord of the year unless a test says otherwise: the Moon, in the second house.
// Points and judgements are the house rules of this service, read from recorded answers of the engine in use.

const lordOfHouse = (house: number): TajikaPlanet => lordOfSign(house - 1);
/** Each planet in the second house (no testimony rests on it), but for those that a test places, by house. */
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
  body1,
  body2,
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
  const { name = topicSaham(topic), priority = 'high', authority = 'mixed', house = 3, ruler = 'Moon' } = saham ?? {};
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
    manifestation: 'natal_dependent',
    keySahams: saham ? [{ annual, priority }] : [],
    ...inputs,
  }).find((one) => one.topic === topic);
  assert.ok(found);
  return found;
}

/** Score, judgement and testimonies. */
const outcomeOf = (topic: Topic, of: Case = {}): string => {
  const { score, judgement, basis } = topicOf(topic, of);
  const rest = basis.slice(8).filter((one) => !one.startsWith('saham_priority'));
  return [score, judgement, ...rest].join(' ');
};

test('rule: topics, their sahams, houses and lords; a lord of two houses is named once', () => {
  assert.deepEqual(
    TOPICS.map((topic) => `${topic} ${topicSaham(topic)} ${topicHouses(topic)}`),
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

test('rule: an Ithasala of a lord with the lord of the year is 16 points, an Isarpha 12; other yogas are none', () => {
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

test('rule: an active period is 18 points: of a lord, or of the ruler of a key saham; a blocked one 10, whoever rules it', () => {
  assert.equal(outcomeOf('wealth', { inputs: { activeLords: ['Rahu', 'Saturn'] } }), '18 conditional');
  assert.equal(outcomeOf('wealth', { inputs: { activeLords: ['Venus', 'Rahu'] } }), '18 conditional');
  assert.equal(outcomeOf('wealth', { inputs: { activeLords: ['Moon', 'Sun'] } }), '0 conditional');
  const ofSaham = { saham: { priority: 'secondary' }, inputs: { activeLords: ['Moon', 'Sun'] } } as const;
  assert.equal(outcomeOf('wealth', ofSaham), '40 conditional', '18 and 22');
  const blocked = { manifestation: 'blocked', activeLords: ['Venus', 'Venus'] } as const;
  assert.equal(outcomeOf('wealth', { inputs: blocked }), '10 obstructed');
  assert.equal(topicOf('wealth', { inputs: blocked }).timed, 'blocked');
});

test('rule: the priority of a key saham is 40, 22 or -30 points; high alone activates, secondary leaves conditional, disregarded in the background', () => {
  assert.equal(outcomeOf('wealth', { saham: { priority: 'high' } }), '40 activated');
  assert.equal(outcomeOf('wealth', { saham: { priority: 'secondary' } }), '22 conditional');
  assert.equal(outcomeOf('wealth', { saham: { priority: 'disregarded' } }), '-30 background');
  assert.equal(
    outcomeOf('wealth', { saham: { name: 'Punya', priority: 'high' } }),
    '0 conditional',
    'the saham of another matter',
  );
  // A secondary saham holds a promise back.
  const promised = { yogas: [tie('Ithasala', 'Saturn', 'Moon')] };
  assert.equal(outcomeOf('wealth', { ...promised, saham: { priority: 'secondary' } }), '38 conditional');
  assert.equal(outcomeOf('wealth', { ...promised, saham: { priority: 'high' } }), '56 foreground');
});

test('rule: the ruler of a key saham adds 12 when good and 10, with a hindrance, when strained', () => {
  const names = {
    marriage: 'vivaha',
    wealth: 'artha',
    career: 'karyasiddhi',
    authority: 'raja',
    children: 'putra',
  } as const;
  for (const [topic, name] of Object.entries(names) as [keyof typeof names, string][]) {
    for (const authority of ['strong', 'supportive'] as const)
      assert.equal(outcomeOf(topic, { saham: { authority } }), `52 foreground ${topic}_supported:${name}_ruler_strong`);
    assert.equal(outcomeOf(topic, { saham: { authority: 'mixed' } }), '40 activated');
    assert.equal(
      outcomeOf(topic, { saham: { authority: 'strained' } }),
      `50 obstructed ${topic}_weakened:${name}_ruler_strained`,
    );
  }
  for (const topic of ['illness', 'travel'] as const)
    assert.doesNotMatch(outcomeOf(topic, { saham: { authority: 'strong' } }), /ruler/);
});

test('rule: the lord of a matter that applies to the lord of the lagna promises it, one that separates hinders it; the first lord with a tie decides', () => {
  const rows: readonly (readonly [Topic, TajikaPlanet, string, string])[] = [
    [
      'marriage',
      'Venus',
      '16 foreground marriage_testimony:lagna_seventh_ithasala',
      '14 obstructed marriage_blocked:lagna_seventh_isarpha',
    ],
    [
      'wealth',
      'Venus',
      '14 foreground wealth_easy_gain:lagna_second_ithasala',
      '14 obstructed wealth_loss:lagna_second_isarpha',
    ],
    [
      'wealth',
      'Saturn',
      '14 foreground wealth_easy_gain:lagna_second_ithasala',
      '14 obstructed wealth_loss:lagna_second_isarpha',
    ],
    [
      'career',
      'Saturn',
      '14 foreground career_supported:tenth_lord_ithasala_with_lagna',
      '14 obstructed career_blocked:tenth_lord_isarpha_with_lagna',
    ],
    [
      'authority',
      'Saturn',
      '14 foreground authority_supported:tenth_lord_ithasala_with_lagna',
      '14 obstructed authority_falls:tenth_lord_isarpha_with_lagna',
    ],
    [
      'children',
      'Sun',
      '10 foreground children_supported:fifth_lord_ithasala_with_lagna',
      '12 obstructed children_unhappiness:fifth_lord_isarpha_with_lagna',
    ],
    [
      'travel',
      'Jupiter',
      '14 foreground travel_planned:ninth_lord_ithasala_with_lagna',
      '12 obstructed travel_hindered:ninth_lord_isarpha_with_lagna',
    ],
  ];
  for (const [topic, lord, good, bad] of rows) {
    assert.equal(outcomeOf(topic, { yogas: [tie('Ithasala', lord, 'Mars')] }), good);
    assert.equal(outcomeOf(topic, { yogas: [tie('Isarpha', 'Mars', lord)] }), bad);
  }
  const two = { yogas: [tie('Isarpha', 'Mars', 'Saturn'), tie('Ithasala', 'Mars', 'Venus')] };
  assert.equal(
    outcomeOf('wealth', two),
    '14 foreground wealth_easy_gain:lagna_second_ithasala',
    'Venus rules the second',
  );
  // Of travel the lord of the ninth alone: with the cusp of the ninth in Pisces, of the twelfth in Gemini.
  const lords = (house: number): TajikaPlanet => (house === 12 ? 'Mercury' : lordOfHouse(house));
  assert.equal(
    outcomeOf('travel', { yogas: [tie('Ithasala', 'Mars', 'Mercury')], inputs: { lordOfHouse: lords } }),
    '0 conditional',
  );
});

test('rule: Venus in the seventh 8; the Sun in the tenth 8 for the career, 12 for authority', () => {
  assert.equal(outcomeOf('marriage', { houses: { Venus: 7 } }), '8 foreground marriage_venus_in_seventh');
  assert.equal(outcomeOf('marriage', { houses: { Venus: 6 } }), '0 conditional');
  assert.equal(outcomeOf('career', { houses: { Sun: 10 } }), '8 foreground career_visibility:sun_in_tenth');
  assert.equal(outcomeOf('authority', { houses: { Sun: 10 } }), '12 foreground authority_rank:sun_in_tenth');
  assert.equal(outcomeOf('authority', { houses: { Sun: 9 } }), '0 conditional');
});

test('rule: a lord in the sixth, eighth or twelfth hinders the career (14) and authority (12)', () => {
  for (const house of [6, 8, 12]) {
    assert.equal(
      outcomeOf('career', { houses: { Saturn: house } }),
      '14 obstructed career_failure:tenth_lord_in_bad_house',
    );
    assert.equal(
      outcomeOf('authority', { houses: { Saturn: house } }),
      '12 obstructed authority_unstable:tenth_lord_in_bad_house',
    );
  }
  for (const house of [5, 7, 11]) assert.equal(outcomeOf('career', { houses: { Saturn: house } }), '0 conditional');
});

test('rule: the key saham Raja in the tenth is 14 points', () => {
  const flourishes = '54 foreground authority_flourishes:raja_saham_in_tenth';
  assert.equal(outcomeOf('authority', { saham: { house: 10 } }), flourishes);
  assert.equal(outcomeOf('authority', { saham: { house: 9 } }), '40 activated');
  assert.equal(outcomeOf('authority', { saham: { name: 'Punya', house: 10 } }), '0 conditional');
});

test('rule: Jupiter, lord of the year, in the fifth or eleventh makes happy in children (16)', () => {
  const jupiter = { inputs: { yearLord: 'Jupiter' } } as const;
  for (const house of [5, 11])
    assert.equal(
      outcomeOf('children', { ...jupiter, houses: { Jupiter: house } }),
      '16 foreground children_happiness:jupiter_year_ruler_in_fifth_or_eleventh',
    );
  assert.equal(outcomeOf('children', { ...jupiter, houses: { Jupiter: 9 } }), '0 conditional');
  assert.equal(outcomeOf('children', { houses: { Moon: 5 } }), '0 conditional');
});

test('rule: illness: a lord in the sixth or eighth 12, Saturn retrograde in the sixth as lord of the year 18, an active period 8, a Kamboola -6', () => {
  for (const house of [6, 8])
    assert.equal(
      outcomeOf('illness', { houses: { Mercury: house } }),
      '12 foreground illness_active:ruler_in_disease_house',
    );
  assert.equal(outcomeOf('illness', { houses: { Mercury: 12 } }), '0 conditional');
  const saturn = { houses: { Saturn: 6 }, rates: { Saturn: -0.01 }, inputs: { yearLord: 'Saturn' } } as const;
  assert.equal(outcomeOf('illness', saturn), '18 foreground illness_compounded:saturn_retrograde_in_sixth');
  assert.equal(outcomeOf('illness', { ...saturn, rates: { Saturn: 0.01 } }), '0 conditional');
  assert.equal(outcomeOf('illness', { ...saturn, houses: { Saturn: 8 } }), '0 conditional');
  assert.equal(outcomeOf('illness', { ...saturn, inputs: {} }), '0 conditional', 'another lord of the year');
  assert.equal(
    outcomeOf('illness', { inputs: { activeLords: ['Mars', 'Rahu'] } }),
    '26 foreground illness_period_active',
  );
  const kamboola = tie('Kamboola', 'Mercury', 'Sun', 'Moon');
  assert.equal(outcomeOf('illness', { yogas: [kamboola] }), '-6 conditional illness_mitigated:kamboola');
  assert.equal(outcomeOf('illness', { yogas: [tie('Kamboola', 'Sun', 'Venus', 'Moon')] }), '0 conditional');
});

test('rule: illness that is obstructed or blocked is in the foreground unless a Kamboola mitigates it', () => {
  const isarpha = tie('Isarpha', 'Mercury', 'Moon'),
    kamboola = tie('Kamboola', 'Mercury', 'Sun', 'Moon');
  assert.equal(outcomeOf('illness', { yogas: [isarpha] }), '12 foreground');
  assert.equal(outcomeOf('illness', { yogas: [isarpha, kamboola] }), '6 conditional illness_mitigated:kamboola');
  const blocked = { inputs: { manifestation: 'blocked' } } as const;
  assert.equal(outcomeOf('illness', blocked), '10 foreground');
  assert.equal(outcomeOf('illness', { ...blocked, yogas: [kamboola] }), '4 conditional illness_mitigated:kamboola');
  assert.equal(outcomeOf('illness', { yogas: [tie('Ithasala', 'Mercury', 'Moon')] }), '16 conditional');
});

test('rule: travel: a lord in the third or ninth 10, in a Kamboola 10, the lord of the year there 12 in a supportive year, 10 against it in an adverse one, an active period 6', () => {
  for (const house of [3, 9])
    assert.equal(
      outcomeOf('travel', { houses: { Jupiter: house } }),
      '10 foreground travel_signified:ninth_lord_in_third_or_ninth',
    );
  assert.equal(
    outcomeOf('travel', { yogas: [tie('Kamboola', 'Jupiter', 'Sun', 'Moon')] }),
    '10 foreground travel_happy:ninth_lord_kamboola',
  );
  for (const house of [3, 9])
    assert.equal(
      outcomeOf('travel', { houses: { Moon: house }, inputs: { balance: 'supportive' } }),
      '12 foreground travel_happy:year_ruler_strong_in_third_or_ninth',
    );
  for (const house of [3, 9])
    assert.equal(
      outcomeOf('travel', { houses: { Moon: house }, inputs: { balance: 'adverse' } }),
      '10 obstructed travel_suffers:year_ruler_weak_in_third_or_ninth',
    );
  assert.equal(outcomeOf('travel', { houses: { Moon: 8 }, inputs: { balance: 'adverse' } }), '0 conditional');
  assert.equal(outcomeOf('travel', { houses: { Moon: 9 } }), '0 conditional');
  assert.equal(outcomeOf('travel', { houses: { Moon: 8 }, inputs: { balance: 'supportive' } }), '0 conditional');
  assert.equal(
    outcomeOf('travel', { inputs: { activeLords: ['Jupiter', 'Rahu'] } }),
    '24 foreground travel_period_active',
  );
});

test('rule: a hindrance, an Isarpha or a blocked period obstructs whatever is promised', () => {
  const promise = tie('Ithasala', 'Saturn', 'Mars');
  assert.match(outcomeOf('career', { yogas: [promise], houses: { Saturn: 12 } }), /^28 obstructed/);
  assert.match(outcomeOf('career', { yogas: [promise, tie('Isarpha', 'Saturn', 'Moon')] }), /^26 obstructed/);
  assert.match(outcomeOf('career', { yogas: [promise], inputs: { manifestation: 'blocked' } }), /^24 obstructed/);
  assert.match(outcomeOf('travel', { yogas: [tie('Isarpha', 'Jupiter', 'Moon')] }), /^12 obstructed/);
});

test('rule: the testimonies of a topic have one order, that of the recorded engine', () => {
  const basis = outcomeOf('career', {
    houses: { Sun: 10, Saturn: 12 },
    yogas: [tie('Ithasala', 'Saturn', 'Mars')],
    saham: { authority: 'strong' },
  });
  assert.equal(
    basis,
    '88 obstructed career_supported:tenth_lord_ithasala_with_lagna career_visibility:sun_in_tenth career_failure:tenth_lord_in_bad_house career_supported:karyasiddhi_ruler_strong',
  );
  const authority = outcomeOf('authority', {
    houses: { Sun: 10, Saturn: 12 },
    yogas: [tie('Ithasala', 'Saturn', 'Mars')],
    saham: { authority: 'strong', house: 10 },
  });
  assert.deepEqual(
    authority
      .split(' ')
      .slice(2)
      .map((one) => one.split(':')[1]),
    [
      'tenth_lord_ithasala_with_lagna',
      'sun_in_tenth',
      'raja_saham_in_tenth',
      'raja_ruler_strong',
      'tenth_lord_in_bad_house',
    ],
  );
});

test('rule: the basis of a topic names its facts and testimonies; topics go by points, then by name', () => {
  const { basis } = topicOf('wealth', {
    saham: { priority: 'secondary', authority: 'strong' },
    yogas: [tie('Ithasala', 'Venus', 'Moon')],
  });
  assert.deepEqual(basis, [
    'saham:Artha',
    'polarity:constructive',
    'houses:2,11',
    'house_rulers:Venus,Saturn',
    'varshesha_support:True',
    'varshesha_obstruction:False',
    'timed_activation:neutral',
    'emphasis_score:50.0',
    'saham_priority:secondary',
    'wealth_supported:artha_ruler_strong',
  ]);
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
