import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tajikaAspects } from './aspects.js';
import type { TajikaFigure } from './figure.js';
import { TAJIKA_PLANETS } from './tables.js';
import type { TajikaPlanet } from './tables.js';
import { tajikaYogas } from './yogas.js';
import type { KamboolaContact } from './yogas.js';

/** A figure by hand; planets without a place stand at `elsewhere`, which is chosen so that they see nobody. */
function yogas(
  at: Partial<Record<TajikaPlanet, number>>,
  elsewhere: number,
  { retrograde, contact = 'any' }: { retrograde?: TajikaPlanet; contact?: KamboolaContact } = {},
): string[] {
  const each = <T>(value: (planet: TajikaPlanet) => T) =>
    Object.fromEntries(TAJIKA_PLANETS.map((planet) => [planet, value(planet)])) as Record<TajikaPlanet, T>;
  const figure: TajikaFigure = {
    longitudes: each((planet) => at[planet] ?? elsewhere),
    rates: each((planet) => (planet === retrograde ? -1 : 1)),
    ascDeg: 0,
    cusps: Array.from({ length: 12 }, (_, i) => 30 * i),
    houseOf: (longitude) => Math.floor(longitude / 30) + 1,
    isDay: true,
    nightPart: null,
    sunTropicalDeg: 0,
    vargaShares: 'six_steps',
  };
  return tajikaYogas(figure, tajikaAspects(figure), contact).map(
    ({ name, body1, body2, mediator }) => `${name} ${body1} ${body2}${mediator === null ? '' : ` by ${mediator}`}`,
  );
}

test('rule: the faster planet before the exact aspect makes an Ithasala, after it an Isarpha (Tajika Neelakanthi)', () => {
  // The Moon sees neither partner: Khallasara.
  assert.deepEqual(yogas({ Mercury: 0, Jupiter: 63 }, 30), [
    'Ithasala Mercury Jupiter',
    'Khallasara Mercury Jupiter by Moon',
  ]);
  assert.deepEqual(yogas({ Mercury: 0, Jupiter: 57 }, 30), ['Isarpha Mercury Jupiter']);
  // From the other side: Mercury past Jupiter goes on to the sextile, or leaves it.
  assert.deepEqual(yogas({ Jupiter: 0, Mercury: 57 }, 30)[0], 'Ithasala Mercury Jupiter');
  assert.deepEqual(yogas({ Jupiter: 0, Mercury: 63 }, 30), ['Isarpha Mercury Jupiter']);
});

test('rule: the Moon that applies to a partner makes a Kamboola, and one that is a partner; two that apply to a slower one a Yamaya', () => {
  assert.deepEqual(
    yogas({ Mercury: 0, Jupiter: 63, Moon: 330 }, 16).sort(),
    [
      'Ithasala Moon Jupiter',
      'Ithasala Mercury Jupiter',
      'Kamboola Moon Jupiter by Moon',
      'Kamboola Mercury Jupiter by Moon',
      'Yamaya Mercury Moon by Jupiter',
    ].sort(),
  );
});

test('rule: a Moon that leaves a partner makes a Kamboola where any contact is admitted, else neither it nor a Khallasara', () => {
  const leaving = { Mercury: 0, Jupiter: 63, Moon: 336 };
  const ofMoon = (found: string[]) => found.filter((yoga) => /Kamboola|Khallasara/.test(yoga));
  assert.deepEqual(ofMoon(yogas(leaving, 16)), ['Kamboola Mercury Jupiter by Moon']);
  assert.deepEqual(ofMoon(yogas(leaving, 16, { contact: 'applying' })), []);
});

test('rule: a faster planet that leaves one and applies to the other of two that see nothing of each other makes a Nakta', () => {
  const mediated = (at: Parameters<typeof yogas>[0], elsewhere = 43) =>
    yogas(at, elsewhere).filter((yoga) => /Nakta|Yamaya/.test(yoga));
  assert.deepEqual(mediated({ Saturn: 0, Jupiter: 27, Mercury: 88.5 }), ['Nakta Saturn Jupiter by Mercury']);
  // Applying to both, or leaving both, it carries nothing between them.
  assert.deepEqual(mediated({ Saturn: 0, Jupiter: 28, Mercury: 86 }), []);
  assert.deepEqual(mediated({ Saturn: 0, Jupiter: 27, Mercury: 91 }, 44.5), []);
});

test('rule: Mars or Saturn with the faster partner of an Ithasala, or square to it, makes a Manahoo; a trine does not', () => {
  const manahoo = (saturn: number) =>
    yogas({ Mercury: 0, Jupiter: 63, Saturn: saturn }, 16).filter((yoga) => yoga.startsWith('Manahoo Mercury Jupiter'));
  assert.deepEqual(manahoo(270), ['Manahoo Mercury Jupiter by Saturn']);
  assert.deepEqual(manahoo(5), ['Manahoo Mercury Jupiter by Saturn']);
  assert.deepEqual(manahoo(240), []);
});

test('rule: a partner that is retrograde, or within eight degrees of the Sun, makes a Radda', () => {
  const radda = (sun: number, retrograde?: TajikaPlanet) =>
    yogas({ Mercury: 0, Jupiter: 63, Sun: sun }, 30, retrograde && { retrograde }).filter((yoga) =>
      yoga.startsWith('Radda Mercury Jupiter'),
    );
  assert.deepEqual(radda(30), []);
  assert.deepEqual(radda(30, 'Jupiter'), ['Radda Mercury Jupiter']);
  assert.deepEqual(radda(30, 'Venus'), []);
  assert.deepEqual(radda(55), ['Radda Mercury Jupiter']);
  assert.deepEqual(radda(54.9), []);
});
