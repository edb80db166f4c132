import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIGNS } from '../zodiac/zodiac.js';
import type { Sign } from '../zodiac/zodiac.js';
import { normalChart } from './normal.js';
import { practicalChart } from './practical.js';
import type { PracticalSource } from './practical.js';

/** Power, harmony and discord of every sign and house before the aspects. */
const BASE = { power: 10, harmony: 3, discord: 1 };
const bySign = Object.fromEntries(SIGNS.map((sign) => [sign, BASE])),
  byHouse = Object.fromEntries(SIGNS.map((_, i) => [String(i + 1), BASE]));
const normalOf = (more: object = {}) => normalChart({ placements: [], signs: { ...bySign, ...more }, houses: byHouse });

/**
 * An aspect of the progressed Sun to the radical Mars, whose other terminals are the radical Sun and the progressed
 * Mars.
 */
const SUN_TO_MARS: PracticalSource = {
  id: 'Sun:p|Mars:r|square|major',
  bodies: ['Sun', 'Mars'],
  reception: false,
  directTerminalIds: ['Sun:p', 'Mars:r'],
  indirectTerminalIds: ['Sun:r', 'Mars:p'],
  power: 8,
  harmony: 0,
  discord: 4,
};
interface Practice {
  readonly sources?: readonly PracticalSource[];
  readonly at?: readonly (readonly [terminalId: string, sign: Sign, house: number])[];
  /** Signs on the cusps of the houses, from the first. */
  readonly cusps?: readonly Sign[];
  readonly intercepted?: Readonly<Record<number, readonly Sign[]>>;
  readonly normal?: object;
}
/** Whole signs from Aries on the cusps, nothing intercepted, one aspect whose terminals are nowhere. */
const practice = ({ sources = [SUN_TO_MARS], at = [], cusps = SIGNS, intercepted = {}, normal }: Practice) =>
  practicalChart({
    normal: normalOf(normal),
    sources,
    locations: at.map(([terminalId, sign, house]) => ({ terminalId, sign, house })),
    cuspSigns: cusps,
    intercepted: SIGNS.map((_, i) => intercepted[i + 1] ?? []),
  });
/** `body factor channel` of each contribution to a row. */
const shares = (row: ReturnType<typeof practicalChart>['signs'][number]): string[] =>
  row.contributions.map(({ body, factor, channel }) => `${body} ${factor} ${channel}`);
const signRow = (answer: ReturnType<typeof practicalChart>, sign: Sign) => answer.signs[SIGNS.indexOf(sign)];

test('rule: a body adds half of its aspects to each cusp that it rules, in the sign and in the house (Manual, pp. 38-45)', () => {
  const answer = practice({});
  assert.deepEqual(shares(signRow(answer, 'Leo')), ['Sun 0.5 ruler']);
  assert.deepEqual(shares(answer.houses[4]), ['Sun 0.5 ruler']);
  assert.deepEqual(shares(signRow(answer, 'Aries')), ['Mars 0.5 ruler']);
  assert.deepEqual(shares(signRow(answer, 'Scorpio')), ['Mars 0.5 ruler'], 'Pluto, the other ruler, makes no aspect');
  assert.deepEqual(shares(signRow(answer, 'Taurus')), []);
  // Leo on the cusps of the fifth and the sixth house: half for each of them in the sign, half in each house.
  const doubled = practice({ cusps: SIGNS.with(5, 'Leo') });
  assert.deepEqual(shares(signRow(doubled, 'Leo')), ['Sun 1 ruler']);
  assert.deepEqual([shares(doubled.houses[4]), shares(doubled.houses[5])], [['Sun 0.5 ruler'], ['Sun 0.5 ruler']]);
});

test('rule: a ruler adds a quarter to an intercepted sign (pp. 38-45)', () => {
  const answer = practice({ cusps: SIGNS.with(4, 'Cancer'), intercepted: { 5: ['Leo'] } });
  assert.deepEqual(shares(signRow(answer, 'Leo')), ['Sun 0.25 ruler']);
  assert.deepEqual(shares(answer.houses[4]), ['Sun 0.25 ruler']);
  // Aries begins the first house, Scorpio lies within it: Mars rules both.
  const both = practice({ intercepted: { 1: ['Scorpio'] } });
  assert.deepEqual(shares(both.houses[0]), ['Mars 0.75 ruler']);
});

test('rule: a terminal that forms the aspect counts fully, and the other terminal of its body half (pp. 38-45)', () => {
  const answer = practice({
    at: [
      ['Sun:p', 'Taurus', 2],
      ['Mars:r', 'Gemini', 3],
      ['Sun:r', 'Virgo', 6],
      ['Mars:p', 'Virgo', 6],
      ['Moon:p', 'Libra', 7],
    ],
  });
  assert.deepEqual(shares(signRow(answer, 'Taurus')), ['Sun 1 occupiedTerminal']);
  assert.deepEqual(shares(answer.houses[2]), ['Mars 1 occupiedTerminal']);
  assert.deepEqual(shares(signRow(answer, 'Virgo')), ['Mars 0.5 occupiedTerminal', 'Sun 0.5 occupiedTerminal']);
  assert.deepEqual(shares(signRow(answer, 'Libra')), [], 'the Moon has no part in this aspect');
  // Ruler and occupant: both shares.
  const athome = practice({
    at: [
      ['Sun:p', 'Leo', 5],
      ['Sun:r', 'Leo', 5],
    ],
  });
  assert.deepEqual(shares(athome.houses[4]), ['Sun 2 ruler+occupiedTerminal']);
});

test('rule: a body in aspect to its own radical position counts one and a half in the region of either terminal (pp. 38-45)', () => {
  const own: PracticalSource = {
    ...SUN_TO_MARS,
    bodies: ['Sun', 'Sun'],
    directTerminalIds: ['Sun:p', 'Sun:r'],
    indirectTerminalIds: [],
  };
  const factor = (at: Practice['at']) =>
    practice({ sources: [own], at }).signs[1].contributions.map((one) => one.factor);
  assert.deepEqual(factor([['Sun:p', 'Taurus', 2]]), [1.5]);
  assert.deepEqual(factor([['Sun:r', 'Taurus', 2]]), [1.5]);
  assert.deepEqual(
    factor([
      ['Sun:p', 'Taurus', 2],
      ['Sun:r', 'Taurus', 2],
    ]),
    [1.5],
    'once',
  );
  assert.deepEqual(factor([['Sun:p', 'Gemini', 3]]), []);
  // One direct terminal, or an indirect terminal of the same body, counts as in every aspect.
  const counted = (more: object) =>
    practice({ sources: [{ ...own, ...more }], at: [['Sun:p', 'Taurus', 2]] }).signs[1].contributions[0].factor;
  assert.equal(counted({ directTerminalIds: ['Sun:p'] }), 1);
  assert.equal(counted({ indirectTerminalIds: ['Sun:m'] }), 1);
});

test('rule: a factor applies to power, harmony and discord alike, and contributions are sorted by body and aspect', () => {
  const trine: PracticalSource = { ...SUN_TO_MARS, id: 'A trine', power: 6, harmony: 5, discord: 1 };
  const leo = signRow(practice({ sources: [SUN_TO_MARS, trine], at: [['Mars:r', 'Leo', 5]] }), 'Leo');
  assert.deepEqual(
    leo.contributions.map(({ body, sourceId, power, harmony, discord, netHarmony }) => [
      body,
      sourceId,
      power,
      harmony,
      discord,
      netHarmony,
    ]),
    [
      ['Mars', 'A trine', 6, 5, 1, 4],
      ['Mars', SUN_TO_MARS.id, 8, 0, 4, -4],
      ['Sun', 'A trine', 3, 2.5, 0.5, 2],
      ['Sun', SUN_TO_MARS.id, 4, 0, 2, -2],
    ],
  );
});

test('rule: contributions are netted by body, then added to the net of the row with hand rounding (pp. 38-45)', () => {
  const trine: PracticalSource = { ...SUN_TO_MARS, id: 'A trine', power: 6.25, harmony: 5.13, discord: 0 };
  // Mars: 1 of both aspects, 5.13 - 4 = 1.13 harmonious; the Sun: half of both, 0.565 harmonious.
  const leo = signRow(practice({ sources: [SUN_TO_MARS, trine], at: [['Mars:r', 'Leo', 5]] }), 'Leo');
  assert.equal(leo.addedPower, 21.38, '14.25 and half of it, 7.125');
  assert.deepEqual([leo.addedHarmony, leo.addedDiscord], [1.7, 0], '1.13 and 0.565 are 1.695');
  assert.deepEqual([leo.normalPower, leo.normalHarmony, leo.normalDiscord], [10, 2, 0], '3 less 1');
  assert.deepEqual([leo.totalPower, leo.totalHarmony, leo.totalDiscord, leo.netHarmony], [31.38, 3.7, 0, 3.7]);
  // A discordant row and a discordant aspect, together with a harmonious aspect of another body.
  const moon: PracticalSource = {
    ...SUN_TO_MARS,
    id: 'Moon',
    bodies: ['Moon'],
    directTerminalIds: ['Moon:p'],
    indirectTerminalIds: [],
    power: 2,
    harmony: 1.5,
    discord: 0,
  };
  const bad = signRow(
    practice({
      sources: [SUN_TO_MARS, moon],
      at: [['Moon:p', 'Leo', 5]],
      normal: { Leo: { power: 10, harmony: 1, discord: 3.5 } },
    }),
    'Leo',
  );
  assert.deepEqual([bad.normalHarmony, bad.normalDiscord], [0, 2.5]);
  assert.deepEqual([bad.addedPower, bad.addedHarmony, bad.addedDiscord], [6, 1.5, 2]);
  assert.deepEqual([bad.totalPower, bad.totalHarmony, bad.totalDiscord, bad.netHarmony], [16, 1.5, 4.5, -3]);
});

test('rule: a mutual reception adds harmony without power in regions that its body rules or occupies, and is named in the channel', () => {
  const reception: PracticalSource = {
    ...SUN_TO_MARS,
    id: 'reception',
    bodies: ['Sun'],
    reception: true,
    directTerminalIds: ['Sun:p'],
    indirectTerminalIds: [],
    power: 0,
    harmony: 2,
    discord: 0,
  };
  const answer = practice({ sources: [reception], at: [['Sun:p', 'Taurus', 2]] });
  assert.deepEqual(shares(signRow(answer, 'Leo')), ['Sun 0.5 mutualReception+ruler']);
  assert.deepEqual(shares(signRow(answer, 'Taurus')), ['Sun 1 mutualReception+occupiedTerminal']);
  assert.deepEqual([answer.houses[1].addedPower, answer.houses[1].addedHarmony], [0, 2]);
  assert.deepEqual(shares(signRow(answer, 'Gemini')), []);
});

test('rule: sign rows have names and house rows numbers, and each region has its own cusps and terminals', () => {
  const answer = practice({ at: [['Sun:p', 'Gemini', 2]] });
  assert.deepEqual(
    answer.signs.map(({ name }) => name),
    SIGNS,
  );
  assert.deepEqual(
    answer.houses.map(({ name }) => name),
    Array.from({ length: 12 }, (_, i) => String(i + 1)),
  );
  assert.deepEqual(shares(signRow(answer, 'Gemini')), ['Sun 1 occupiedTerminal']);
  assert.deepEqual([shares(answer.houses[1]), shares(answer.houses[2])], [['Sun 1 occupiedTerminal'], []]);
});
