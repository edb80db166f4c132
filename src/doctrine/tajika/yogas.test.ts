import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handFigure } from '../../../test/support/tajika.js';
import { tajikaAspects } from './aspects.js';
import { TAJIKA_PLANETS } from './tables.js';
import type { TajikaPlanet } from './tables.js';
import { tajikaYogas } from './yogas.js';
import type { YogaName, YogaReadings } from './yogas.js';

type At = Partial<Record<TajikaPlanet, number>>;

const READINGS: YogaReadings = {
  ithasala: 'actual',
  kamboola: 'any',
  manahoo: 'squareToo',
  nakta: 'faster',
  khallasara: 'counted',
};

/** The yogas of the planets of `at`, without those of the other planets. */
function yogas(at: At, rates: At = {}, readings: Partial<YogaReadings> = {}): string[] {
  const figure = handFigure({ at, rates });
  const placed = (body: TajikaPlanet | null) => body === null || body in at;
  return tajikaYogas(figure, tajikaAspects(figure), { ...READINGS, ...readings })
    .filter(({ partners, mediator }) => (partners ?? []).every(placed) && placed(mediator))
    .map(({ name, partners, mediator }) =>
      [name, ...(partners ?? ['all']), ...(mediator ? ['by', mediator] : [])].join(' '),
    );
}

const only = (names: readonly YogaName[], found: readonly string[]): string[] =>
  found.filter((yoga) => names.some((name) => yoga.startsWith(`${name} `)));

test('rule: an aspect that closes is an Ithasala, one that opens an Isarpha, on either side (Tajika Neelakanthi)', () => {
  assert.deepEqual(yogas({ Mercury: 10, Jupiter: 73 }), ['Ithasala Mercury Jupiter']);
  assert.deepEqual(yogas({ Mercury: 10, Jupiter: 67 }), ['Isarpha Mercury Jupiter']);
  assert.deepEqual(yogas({ Jupiter: 10, Mercury: 67 }), ['Ithasala Mercury Jupiter']);
  assert.deepEqual(yogas({ Jupiter: 10, Mercury: 73 }), ['Isarpha Mercury Jupiter']);
  // An exact aspect is still an Ithasala. At exactly twelve degrees the yoga exists, beyond them it does not.
  assert.deepEqual(yogas({ Mercury: 10, Jupiter: 70 }), ['Ithasala Mercury Jupiter']);
  assert.deepEqual(yogas({ Mercury: 10, Jupiter: 82 }), ['Ithasala Mercury Jupiter']);
  assert.deepEqual(yogas({ Mercury: 10, Jupiter: 82.01 }), []);
  assert.deepEqual(
    only(['Ithasala', 'Isarpha'], yogas({ Mercury: 10, Jupiter: 12 })),
    [],
    'a conjunction makes neither',
  );
});

test('rule: the actual motions decide: a retrograde planet closes an aspect that it has passed, and opens one that it has not reached', () => {
  const partners = ['Ithasala', 'Isarpha'] as const;
  const retrograde = { Mercury: -1 };
  assert.deepEqual(only(partners, yogas({ Mercury: 10, Jupiter: 67 }, retrograde)), ['Ithasala Mercury Jupiter']);
  assert.deepEqual(only(partners, yogas({ Mercury: 10, Jupiter: 73 }, retrograde)), ['Isarpha Mercury Jupiter']);
  // Mars overtakes a slow Mercury.
  assert.deepEqual(yogas({ Mercury: 10, Mars: 73 }, { Mercury: 0.3 }), ['Isarpha Mars Mercury']);
  // By the order of speeds alone Mercury is the faster.
  const natural = { ithasala: 'natural' } as const;
  assert.deepEqual(yogas({ Mercury: 10, Jupiter: 70 }, {}, natural), ['Ithasala Mercury Jupiter'], 'exact');
  assert.deepEqual(yogas({ Mercury: 10, Mars: 73 }, { Mercury: 0.3 }, natural), ['Ithasala Mars Mercury']);
  assert.deepEqual(only(partners, yogas({ Mercury: 10, Jupiter: 67 }, retrograde, natural)), [
    'Isarpha Mercury Jupiter',
  ]);
});

test('rule: a stationary planet makes neither Ithasala nor Isarpha by the true motions; the limit is its own (Jupiter 0.008)', () => {
  const at = { Mercury: 10, Jupiter: 73 };
  assert.deepEqual(yogas(at, { Jupiter: 0.0079 }), []);
  assert.deepEqual(yogas(at, { Jupiter: 0.0081 }), ['Ithasala Mercury Jupiter']);
  assert.deepEqual(yogas(at, { Jupiter: 0.0079 }, { ithasala: 'natural' }), ['Ithasala Mercury Jupiter']);
});

test('rule: all seven in angles and succedent houses make an Ikkavala, all in cadent ones an Induvara, one elsewhere neither', () => {
  const HOUSE_MIDDLES = (houses: readonly number[]): At =>
    Object.fromEntries(TAJIKA_PLANETS.map((planet, i) => [planet, 30 * houses[i % houses.length] - 15]));
  const whole = (at: At) => only(['Ikkavala', 'Induvara'], yogas(at));
  assert.deepEqual(whole(HOUSE_MIDDLES([1, 2, 4, 5, 7, 8, 10])), ['Ikkavala all']);
  assert.deepEqual(whole(HOUSE_MIDDLES([11, 2])), ['Ikkavala all']);
  assert.deepEqual(whole(HOUSE_MIDDLES([3, 6, 9, 12])), ['Induvara all']);
  for (const cadent of [3, 6, 9, 12]) {
    assert.deepEqual(whole({ ...HOUSE_MIDDLES([1, 2]), Mars: 30 * cadent - 15 }), []);
    assert.deepEqual(whole({ ...HOUSE_MIDDLES([cadent]), Mars: 15 }), []);
  }
});

test('rule: a Manahoo is made by Mars or Saturn within twelve degrees of a conjunction or square of the faster partner', () => {
  const at = { Mercury: 10, Jupiter: 73 };
  const manahoo = (malefics: At, contact: YogaReadings['manahoo'] = 'squareToo') =>
    only(['Manahoo'], yogas({ ...at, ...malefics }, {}, { manahoo: contact })).filter((y) =>
      y.includes('Mercury Jupiter'),
    );
  assert.deepEqual(manahoo({ Saturn: 280 }), ['Manahoo Mercury Jupiter by Saturn']);
  assert.deepEqual(manahoo({ Saturn: 22 }), ['Manahoo Mercury Jupiter by Saturn']);
  assert.deepEqual(manahoo({ Saturn: 22.01 }), []);
  assert.deepEqual(manahoo({ Saturn: 250 }), [], 'a trine does not');
  assert.deepEqual(manahoo({ Saturn: 76 }), [], 'nor the slower partner');
  assert.deepEqual(manahoo({ Saturn: 10, Mars: 12 }), ['Manahoo Mercury Jupiter by Mars'], 'one of an Ithasala');
  // Within the orb of the faster partner (Raman): seven degrees of Mercury, no square.
  assert.deepEqual(manahoo({ Saturn: 17 }, 'orb'), ['Manahoo Mercury Jupiter by Saturn']);
  assert.deepEqual(manahoo({ Saturn: 17.01 }, 'orb'), []);
  assert.deepEqual(manahoo({ Saturn: 280 }, 'orb'), []);
  // A malefic that is a partner itself takes nothing.
  assert.deepEqual(only(['Manahoo'], yogas({ Mercury: 10, Mars: 73 })), []);
});

test('rule: a Radda names the partner that is retrograde or within fifteen degrees of the Sun', () => {
  const radda = (at: At, rates: At = {}) =>
    only(['Radda'], yogas({ Mercury: 10, Jupiter: 73, ...at }, rates)).filter((yoga) =>
      yoga.includes('Mercury Jupiter'),
    );
  assert.deepEqual(radda({ Sun: 300 }), []);
  assert.deepEqual(radda({ Sun: 300 }, { Jupiter: -0.1 }), ['Radda Mercury Jupiter by Jupiter']);
  assert.deepEqual(radda({ Sun: 58 }), ['Radda Mercury Jupiter by Jupiter']);
  assert.deepEqual(radda({ Sun: 57.99 }), []);
  assert.deepEqual(radda({ Sun: 355 }), ['Radda Mercury Jupiter by Mercury']);
  assert.deepEqual(radda({ Sun: 354.99 }), []);
  // Both troubled: the slower.
  assert.deepEqual(radda({ Sun: 0 }, { Jupiter: -0.1 }), ['Radda Mercury Jupiter by Jupiter']);
  const pair = (at: At, rates: At) => only(['Radda'], yogas(at, rates));
  assert.deepEqual(pair({ Jupiter: 10, Saturn: 73 }, { Jupiter: -0.04, Saturn: -0.07 }), [
    'Radda Jupiter Saturn by Saturn',
  ]);
  assert.deepEqual(pair({ Saturn: 10, Venus: 73 }, { Venus: -0.4, Saturn: -0.05 }), ['Radda Venus Saturn by Saturn']);
  // The Moon can be under the beams, the Sun cannot.
  assert.deepEqual(pair({ Moon: 20, Sun: 10, Jupiter: 83 }, {}).sort(), ['Radda Moon Jupiter by Moon']);
});

test('rule: in a Dupparikutha the slower partner is strong by dignity; the faster is not, nor retrograde, nor under the beams', () => {
  const found = (at: At, rates: At = {}) => only(['Dupparikutha'], yogas({ Sun: 200, ...at }, rates));
  // Saturn in Capricorn, his own sign; Venus in Scorpio, in Pisces her exaltation.
  assert.deepEqual(found({ Venus: 221, Saturn: 283 }), ['Dupparikutha Venus Saturn by Saturn']);
  assert.deepEqual(
    found({ Venus: 221, Saturn: 283 }, { Venus: -0.5 }),
    [],
    'the faster retrograde (and the aspect opens)',
  );
  assert.deepEqual(
    found({ Venus: 225, Saturn: 283 }, { Venus: -0.5 }),
    [],
    'the faster retrograde in an aspect that closes',
  );
  assert.deepEqual(found({ Venus: 221, Saturn: 283, Sun: 207 }), [], 'the faster under the beams');
  assert.deepEqual(found({ Venus: 221, Saturn: 283, Sun: 205 }), ['Dupparikutha Venus Saturn by Saturn']);
  assert.deepEqual(found({ Venus: 341, Saturn: 283 }), [], 'no Ithasala');
  assert.deepEqual(found({ Venus: 340, Saturn: 283 }), [], 'both strong');
  assert.deepEqual(found({ Mars: 281, Saturn: 223 }), [], 'the faster alone strong');
  assert.deepEqual(found({ Venus: 225, Saturn: 283 }), [], 'an Isarpha');
  // A slower partner under the beams does not prevent the yoga.
  assert.deepEqual(found({ Moon: 22, Mercury: 83, Sun: 74 }), ['Dupparikutha Moon Mercury by Mercury']);
});

test('rule: in a Thambira a strong faster planet, from 25 degrees of its sign, is conjunct a slower one in the next sign', () => {
  const found = (at: At) => only(['Thambira'], yogas(at));
  assert.deepEqual(found({ Sun: 147, Saturn: 151 }), ['Thambira Sun Saturn by Sun']);
  assert.deepEqual(found({ Sun: 145, Saturn: 157 }), ['Thambira Sun Saturn by Sun']);
  assert.deepEqual(found({ Sun: 144.99, Saturn: 152 }), [], 'not yet about to leave');
  assert.deepEqual(found({ Sun: 147, Saturn: 149 }), [], 'in the same sign');
  assert.deepEqual(found({ Sun: 147, Saturn: 159.01 }), [], 'beyond twelve degrees');
  assert.deepEqual(found({ Sun: 87, Saturn: 91 }), [], 'the faster is not strong');
  assert.deepEqual(found({ Sun: 147, Mercury: 151 }), [], 'Mercury is the faster');
  assert.deepEqual(found({ Venus: 359, Mars: 2 }), ['Thambira Mars Venus by Venus']);
});

test('rule: the Moon in an aspect to a partner of an Ithasala, or a partner herself, makes a Kamboola; without an aspect to either she makes a Khallasara', () => {
  const found = (moon: number, readings: Partial<YogaReadings> = {}) =>
    only(['Kamboola', 'Khallasara'], yogas({ Mercury: 10, Jupiter: 73, Moon: moon }, {}, readings)).filter((yoga) =>
      yoga.includes('Mercury Jupiter'),
    );
  assert.deepEqual(found(340), ['Kamboola Mercury Jupiter by Moon']);
  assert.deepEqual(found(13), ['Kamboola Mercury Jupiter by Moon'], 'a conjunction with Mercury counts');
  assert.deepEqual(found(223), ['Khallasara Mercury Jupiter by Moon']);
  assert.deepEqual(found(223, { khallasara: 'omitted' }), []);
  // Past the sextile of Jupiter: any aspect, but no application; she aspects him, so that it is no Khallasara.
  assert.deepEqual(found(358), ['Kamboola Mercury Jupiter by Moon']);
  const leaving = (readings: Partial<YogaReadings>) =>
    only(['Kamboola', 'Khallasara'], yogas({ Mars: 10, Jupiter: 73, Moon: 196 }, {}, readings)).filter((yoga) =>
      yoga.includes('Mars Jupiter'),
    );
  assert.deepEqual(leaving({}), ['Kamboola Mars Jupiter by Moon']);
  assert.deepEqual(leaving({ kamboola: 'applying' }), []);
  assert.deepEqual(only(['Kamboola'], yogas({ Moon: 10, Jupiter: 73 })), ['Kamboola Moon Jupiter by Moon']);
});

test('rule: a faster planet that separates from one and applies to the other of two without an aspect makes a Nakta', () => {
  const mediated = (at: At, readings: Partial<YogaReadings> = {}) => only(['Nakta', 'Yamaya'], yogas(at, {}, readings));
  assert.deepEqual(mediated({ Saturn: 10, Jupiter: 37, Mercury: 98.5 }), ['Nakta Jupiter Saturn by Mercury']);
  // Applying to both, or leaving both, it carries nothing.
  assert.deepEqual(mediated({ Saturn: 10, Jupiter: 38, Mercury: 96 }), []);
  assert.deepEqual(mediated({ Saturn: 10, Jupiter: 37, Mercury: 101 }), []);
  assert.deepEqual(mediated({ Saturn: 10, Jupiter: 145, Mercury: 142 }), [], 'a conjunction carries nothing');
  // The two with an aspect of their own need no mediator; a slower third is none.
  assert.deepEqual(mediated({ Saturn: 10, Jupiter: 21, Mercury: 75 }), []);
  assert.deepEqual(mediated({ Mercury: 10, Venus: 37, Jupiter: 98.5 }), []);
  // The Moon alone, by any aspect to both.
  const moon = { nakta: 'moon' } as const;
  assert.deepEqual(mediated({ Saturn: 10, Jupiter: 37, Mercury: 98.5 }, moon), []);
  assert.deepEqual(mediated({ Saturn: 10, Jupiter: 37, Moon: 101 }, moon), ['Nakta Jupiter Saturn by Moon']);
  assert.deepEqual(mediated({ Saturn: 10, Jupiter: 37, Moon: 82.5 }, moon), [], 'she aspects only one');
});

test('rule: two without an aspect that apply to Jupiter, else to Saturn, both faster than it, make a Yamaya; conjunctions count', () => {
  const yamaya = (at: At, rates: At = {}) => only(['Yamaya'], yogas(at, rates));
  assert.deepEqual(yamaya({ Mercury: 10, Venus: 37, Jupiter: 102 }), ['Yamaya Mercury Venus by Jupiter']);
  assert.deepEqual(yamaya({ Mercury: 10, Venus: 37, Saturn: 102 }), ['Yamaya Mercury Venus by Saturn']);
  assert.deepEqual(yamaya({ Mercury: 10, Venus: 37, Mars: 102 }), [], 'Mars is not slow enough');
  // One mediator, Jupiter first.
  assert.deepEqual(
    yamaya({ Mercury: 10, Venus: 37, Jupiter: 102, Saturn: 102.1 }).filter((yoga) => yoga.includes('Mercury Venus')),
    ['Yamaya Mercury Venus by Jupiter'],
  );
  // One that leaves: none.
  assert.deepEqual(yamaya({ Mercury: 10, Venus: 37, Jupiter: 98 }), []);
  assert.deepEqual(yamaya({ Moon: 62, Mercury: 80, Saturn: 73 }, { Mercury: -0.2 }), ['Yamaya Mercury Moon by Saturn']);
  // Jupiter does not join Saturn to another.
  assert.deepEqual(yamaya({ Saturn: 10, Venus: 37, Jupiter: 102 }, { Saturn: 0.12, Jupiter: -0.1 }), []);
});

test('rule: yogas are listed in a fixed order; pairs without an aspect follow by name, Nakta before Yamaya', () => {
  const at = { Mercury: 10, Venus: 37, Saturn: 97.5, Jupiter: 72, Moon: 341, Mars: 344, Sun: 250 };
  const names = yogas(at, { Saturn: -0.05 }, { nakta: 'moon' }).map((yoga) => yoga.split(' ')[0]);
  const blocks = names.filter((name, i) => name !== names[i - 1] && !['Nakta', 'Yamaya'].includes(name));
  const known = ['Ithasala', 'Isarpha', 'Manahoo', 'Radda', 'Dupparikutha', 'Thambira', 'Kamboola', 'Khallasara'];
  const later = blocks.filter((name) => name !== 'Ithasala' && name !== 'Isarpha');
  assert.deepEqual(
    later,
    [...later].sort((a, b) => known.indexOf(a) - known.indexOf(b)),
  );
  const mediated = names.findIndex((name) => name === 'Nakta' || name === 'Yamaya');
  assert.ok(mediated > 0 && names.slice(mediated).every((name) => name === 'Nakta' || name === 'Yamaya'));
  const pairs = yogas(at, { Saturn: -0.05 }, { nakta: 'moon' })
    .slice(mediated)
    .map((yoga) => yoga.split(' ').slice(1, 3).join(' '));
  assert.deepEqual(pairs, [...pairs].sort());
});

test('rule: Ikkavala, Ithasala, Nakta, Yamaya, Kamboola, Dupparikutha and Thambira are favourable, the others are not', () => {
  const favourable = new Map<string, boolean>();
  const see = (at: At, rates: At = {}) => {
    const figure = handFigure({ at, rates });
    for (const { name, favorable } of tajikaYogas(figure, tajikaAspects(figure), READINGS))
      favourable.set(name, favorable);
  };
  see({ Sun: 147, Saturn: 151, Venus: 221, Jupiter: 10, Mercury: 37, Moon: 98.5, Mars: 98 }, { Saturn: -0.05 });
  see({ Venus: 221, Saturn: 283, Sun: 300, Moon: 250, Mercury: 10, Jupiter: 73 });
  see({ Mercury: 10, Venus: 37, Jupiter: 97.5 });
  see({ Mercury: 10, Jupiter: 73, Saturn: 280 });
  see(Object.fromEntries(TAJIKA_PLANETS.map((planet) => [planet, 15])));
  see(Object.fromEntries(TAJIKA_PLANETS.map((planet) => [planet, 75])));
  assert.deepEqual(
    [...favourable]
      .filter(([, good]) => good)
      .map(([name]) => name)
      .sort(),
    ['Dupparikutha', 'Ikkavala', 'Ithasala', 'Kamboola', 'Nakta', 'Thambira', 'Yamaya'],
  );
  assert.deepEqual(
    [...favourable]
      .filter(([, good]) => !good)
      .map(([name]) => name)
      .sort(),
    ['Induvara', 'Isarpha', 'Khallasara', 'Manahoo', 'Radda'],
  );
});
