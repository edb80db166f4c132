import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import { contactOf, MOIETIES, receivedBy } from './contacts.js';
import { perfectionWitnesses } from './perfection.js';
import type { PerfectionEvent, PerfectionKind, PerfectionWitness, ProhibitionRule } from './perfection.js';

type Place = readonly [longitudeDeg: number, rateDegPerDay: number];
/** Longitudes and rates without an aspect to the test planets in Aries. */
const ELSEWHERE: Readonly<Record<ClassicalPlanet, Place>> = {
  Sun: [45, 1],
  Moon: [47, 13],
  Mercury: [50, 1.3],
  Venus: [166, 1.2],
  Mars: [135, 0.5],
  Jupiter: [348, 0.1],
  Saturn: [225, 0.05],
};

function statesOf(places: Partial<Record<ClassicalPlanet, Place>>) {
  const states = CLASSICAL_PLANETS.map((planet) => {
    const [longitudeDeg, rateDegPerDay] = places[planet] ?? ELSEWHERE[planet];
    return [planet, { planet, longitudeDeg, rateDegPerDay }];
  });
  return Object.fromEntries(states) as Record<
    ClassicalPlanet,
    { planet: ClassicalPlanet; longitudeDeg: number; rateDegPerDay: number }
  >;
}

const event = (jdUt1: number, part: Partial<PerfectionEvent> & Pick<PerfectionEvent, 'actor'>): PerfectionEvent => ({
  id: `${part.actor}:${jdUt1}`,
  jdUt1,
  kind: 'aspectExact',
  target: null,
  aspect: null,
  directedAngleDeg: null,
  ...part,
});
const joins = (jdUt1: number, actor: ClassicalPlanet, target: ClassicalPlanet): PerfectionEvent =>
  event(jdUt1, { actor, target, aspect: 'conjunction', directedAngleDeg: 0 });

const witnesses = (
  [a, b]: readonly [ClassicalPlanet, ClassicalPlanet],
  places: Partial<Record<ClassicalPlanet, Place>>,
  events: readonly PerfectionEvent[],
  prohibitionRule?: ProhibitionRule,
): Record<PerfectionKind, PerfectionWitness> =>
  Object.fromEntries(
    perfectionWitnesses({
      a,
      b,
      isDay: true,
      states: statesOf(places),
      events,
      ...(prohibitionRule ? { prohibitionRule } : {}),
    }).map((one) => [one.kind, one]),
  ) as Record<PerfectionKind, PerfectionWitness>;

const receives = ({ receptionBases }: PerfectionWitness, receiver: ClassicalPlanet, dignity: string): boolean =>
  receptionBases.some((one) => one.receiver === receiver && one.dignity === dignity);

// Lilly, Christian Astrology, p. 110: Mars in 7 Aries applies to Saturn in 12.
const MARS_TO_SATURN = { Mars: [7, 0.7], Saturn: [12, 0.1] } as const;

test('rule: significators that apply within the sum of their moieties reach perfection if nothing hinders them', () => {
  const found = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [joins(8, 'Mars', 'Saturn')]);
  assert.equal(found.directPerfection.state, 'present');
  assert.deepEqual(found.directPerfection.eventIds, ['Mars:8']);
  for (const kind of ['prohibition', 'refranation', 'frustration'] as const) assert.equal(found[kind].state, 'absent');
});

test('rule: planets that separate, or are outside the sum of their moieties, do not apply, even if they meet later', () => {
  const meeting = [joins(20, 'Mars', 'Saturn')];
  assert.equal(
    witnesses(['Mars', 'Saturn'], { Mars: [3.9, 0.7], Saturn: [12, 0.1] }, meeting).directPerfection.state,
    'absent',
  );
  assert.equal(
    witnesses(['Mars', 'Saturn'], { Mars: [13, 0.7], Saturn: [12, 0.1] }, meeting).directPerfection.state,
    'absent',
  );
});

test('rule: the Sun in 6 Aries prohibits if he meets Mars and then Saturn before they are joined (Lilly, p. 110)', () => {
  const found = witnesses(['Mars', 'Saturn'], { ...MARS_TO_SATURN, Sun: [6, 1] }, [
    joins(3, 'Sun', 'Mars'),
    joins(7, 'Sun', 'Saturn'),
    joins(8, 'Mars', 'Saturn'),
  ]);
  assert.equal(found.prohibition.state, 'present');
  assert.deepEqual(found.prohibition.actors, ['Mars', 'Saturn', 'Sun']);
  assert.equal(found.directPerfection.state, 'absent');
  // Saturn, the heavier, is conjoined with the Sun before Mars reaches him.
  assert.equal(found.frustration.state, 'present');
});

test('rule: a planet that turns retrograde before it reaches the other refrains (Lilly, p. 111)', () => {
  const found = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [event(4, { kind: 'stationRetrograde', actor: 'Mars' })]);
  assert.equal(found.refranation.state, 'present');
  assert.equal(found.directPerfection.state, 'absent');
  const slower = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [
    event(4, { kind: 'stationRetrograde', actor: 'Saturn' }),
    joins(7, 'Mars', 'Saturn'),
  ]);
  assert.equal(slower.refranation.state, 'absent');
  assert.equal(slower.directPerfection.state, 'present');
});

test('rule: an ingress before the perfection, or an event within a second of it, makes the application indeterminate', () => {
  const ingress = event(2, { kind: 'signIngress', actor: 'Mars' });
  const changed = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [ingress, joins(8, 'Mars', 'Saturn')]);
  assert.equal(changed.directPerfection.state, 'indeterminate');
  const tie = [joins(8, 'Sun', 'Saturn'), joins(8 + 0.5 / 86_400, 'Mars', 'Saturn')];
  const tied = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, tie);
  assert.equal(tied.directPerfection.state, 'indeterminate');
  assert.equal(tied.prohibition.state, 'indeterminate');
});

test('rule: a lighter planet that the first receives by house, triplicity or term translates its light to the second (Lilly, p. 125)', () => {
  // Mars and Saturn are separated; Mercury leaves Mars in the sign of Mars and next reaches Saturn.
  const places = { Mars: [15, 0.7], Saturn: [25, 0.1], Mercury: [16, 1.6] } as const;
  const found = witnesses(['Mars', 'Saturn'], places, [joins(6, 'Mercury', 'Saturn')]).translationOfLight;
  assert.equal(found.state, 'present');
  assert.deepEqual(found.actors, ['Mars', 'Saturn', 'Mercury']);
  assert.ok(receives(found, 'Mars', 'house'));
  const met = [joins(5, 'Mercury', 'Jupiter'), joins(6, 'Mercury', 'Saturn')];
  assert.equal(witnesses(['Mars', 'Saturn'], places, met).translationOfLight.state, 'absent');
  // Saturn does not receive Mercury in Aries by day, so there is no translation in the reverse order.
  const reverse = { Mars: [25, 0.7], Saturn: [15, 0.1], Mercury: [16, 1.6] } as const;
  assert.equal(
    witnesses(['Mars', 'Saturn'], reverse, [joins(6, 'Mercury', 'Mars')]).translationOfLight.state,
    'absent',
  );
});

test('rule: a heavier planet that both receive collects the light of two that are not in aspect (Lilly, p. 126)', () => {
  // Jupiter in 5 Capricorn: the exaltation of Mars, and by day the triplicity of Venus. Venus and Mars are 29 degrees apart.
  const places = { Jupiter: [275, 0.1], Venus: [211, 1.2], Mars: [182, 0.7] } as const;
  const events = [
    event(3, { actor: 'Venus', target: 'Jupiter', aspect: 'sextile', directedAngleDeg: 300 }),
    event(5, { actor: 'Mars', target: 'Jupiter', aspect: 'square', directedAngleDeg: 270 }),
  ];
  const found = witnesses(['Venus', 'Mars'], places, events).collectionOfLight;
  assert.equal(found.state, 'present');
  assert.deepEqual(found.actors, ['Venus', 'Mars', 'Jupiter']);
  assert.deepEqual(found.eventIds, ['Venus:3', 'Mars:5']);
  assert.ok(receives(found, 'Mars', 'exaltation') && receives(found, 'Venus', 'triplicity'));
  // No collection if one of them does not receive: Jupiter in 15 Sagittarius, with the same distances.
  assert.deepEqual(receivedBy('Mars', 255, true), []);
  const unreceived = { Jupiter: [255, 0.1], Venus: [191, 1.2], Mars: [162, 0.7] } as const;
  assert.equal(witnesses(['Venus', 'Mars'], unreceived, events).collectionOfLight.state, 'absent');
  const changed = [event(4, { kind: 'signIngress', actor: 'Mars' }), ...events].sort((x, y) => x.jdUt1 - y.jdUt1);
  assert.equal(witnesses(['Venus', 'Mars'], places, changed).collectionOfLight.state, 'indeterminate');
});

test('rule: moieties are half of Lilly’s orbs (p. 107), and a contact is within their sum, limit included', () => {
  assert.deepEqual(MOIETIES, { Sun: 7.5, Moon: 6, Mercury: 3.5, Venus: 3.5, Mars: 3.5, Jupiter: 4.5, Saturn: 4.5 });
  const at = (planet: ClassicalPlanet, longitudeDeg: number, rateDegPerDay: number) => ({
    planet,
    longitudeDeg,
    rateDegPerDay,
  });
  assert.deepEqual(contactOf(at('Moon', 50, 13), at('Saturn', 0.5, 0)), { directedAngleDeg: 60, isApplying: true });
  assert.deepEqual(contactOf(at('Moon', 49.9, 13), at('Saturn', 0.5, 0)), null);
  assert.deepEqual(contactOf(at('Sun', 355, 1), at('Moon', 2, 13)), { directedAngleDeg: 0, isApplying: false });
});

test('rule: direct perfection names the first exact aspect at the nearest angle, whatever its state', () => {
  const meeting = [
    event(5, { actor: 'Mars', target: 'Saturn', aspect: 'sextile', directedAngleDeg: 300 }),
    joins(20, 'Mars', 'Saturn'),
    joins(30, 'Mars', 'Saturn'),
  ];
  for (const places of [
    { Mars: [351, 0.7], Saturn: [12, 0.1] },
    { Mars: [13, 0.7], Saturn: [12, 0.1] },
  ] as const) {
    const { state, eventIds } = witnesses(['Mars', 'Saturn'], places, meeting).directPerfection;
    assert.deepEqual([state, eventIds], ['absent', ['Mars:20']]);
    assert.deepEqual(witnesses(['Saturn', 'Mars'], places, meeting).directPerfection.eventIds, ['Mars:20']);
  }
  const ingress = event(2, { kind: 'signIngress', actor: 'Mars' });
  const { directPerfection } = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [ingress, joins(8, 'Mars', 'Saturn')]);
  assert.deepEqual([directPerfection.state, directPerfection.eventIds], ['indeterminate', ['Mars:8']]);
});

test('rule: prohibition admits any contact, a lighter planet that reaches both (Lilly, p. 110), or one that applies to both at the start', () => {
  const state = (rule: ProhibitionRule, places: object, events: readonly PerfectionEvent[]) =>
    witnesses(['Mars', 'Saturn'], { ...MARS_TO_SATURN, ...places }, [...events, joins(8, 'Mars', 'Saturn')], rule)
      .prohibition.state;
  const rules = ['anyContact', 'lighterPlanetToBoth', 'applyingToBothAtStart'] as const;
  const states = (places: object, events: readonly PerfectionEvent[]) =>
    rules.map((rule) => state(rule, places, events));
  // Lilly's example: the Sun in 6 Aries reaches Mars, then Saturn.
  const sun = { Sun: [6, 1] };
  assert.deepEqual(states(sun, [joins(3, 'Sun', 'Mars'), joins(7, 'Sun', 'Saturn')]), [
    'present',
    'present',
    'present',
  ]);
  // The Sun reaches only Mars.
  assert.deepEqual(states(sun, [joins(3, 'Sun', 'Mars')]), ['present', 'absent', 'absent']);
  // Jupiter is heavier than Mars, and beyond the moieties of both at the start.
  const jupiter = [joins(3, 'Mars', 'Jupiter'), joins(7, 'Jupiter', 'Saturn')];
  assert.deepEqual(states({ Jupiter: [23, 0.1] }, jupiter), ['present', 'absent', 'absent']);
  // Venus, lighter than both, starts beyond the moieties.
  const venus = [joins(6, 'Venus', 'Mars'), joins(7, 'Venus', 'Saturn')];
  assert.deepEqual(states({ Venus: [359, 1.9] }, venus), ['present', 'present', 'absent']);
  // Venus is within the moieties of both, but separates from Mars and reaches him again.
  assert.deepEqual(states({ Venus: [8, 1.2] }, [joins(6, 'Venus', 'Saturn'), joins(7, 'Venus', 'Mars')]), [
    'present',
    'present',
    'absent',
  ]);
});

test('rule: the exact aspect is found by its directed angle, so a dexter sextile is not a sinister one, in either order of the planets', () => {
  // Mars in 7 Aries applies to the sextile of Saturn in 12 Gemini (300); that of Saturn in 12 Aquarius (60) is another aspect.
  const places = { Mars: [7, 0.7], Saturn: [72, 0.1] } as const;
  const behind = event(3, { actor: 'Mars', target: 'Saturn', aspect: 'sextile', directedAngleDeg: 60 }),
    before = event(8, { actor: 'Mars', target: 'Saturn', aspect: 'sextile', directedAngleDeg: 300 });
  for (const pair of [
    ['Mars', 'Saturn'],
    ['Saturn', 'Mars'],
  ] as const) {
    const { directPerfection } = witnesses(pair, places, [behind, before]);
    assert.deepEqual([directPerfection.state, directPerfection.eventIds], ['present', ['Mars:8']]);
  }
});

test('rule: a hindrance is indeterminate if a significator changes sign before it, or if it is within a second of the perfection', () => {
  const exact = joins(8, 'Mars', 'Saturn'),
    ingress = event(2, { kind: 'signIngress', actor: 'Mars' });
  const states = (events: readonly PerfectionEvent[]) => {
    const { prohibition, refranation, frustration } = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, events);
    return [prohibition.state, refranation.state, frustration.state];
  };
  const turns = event(4, { kind: 'stationRetrograde', actor: 'Mars' }),
    sun = joins(5, 'Sun', 'Saturn');
  assert.deepEqual(states([turns, sun, exact]), ['present', 'present', 'present']);
  assert.deepEqual(states([ingress, turns, sun, exact]), ['indeterminate', 'indeterminate', 'indeterminate']);
  const late = 8 + 0.5 / 86_400;
  assert.deepEqual(
    states([exact, event(late, { kind: 'stationRetrograde', actor: 'Mars' }), joins(late, 'Sun', 'Saturn')]),
    ['indeterminate', 'indeterminate', 'indeterminate'],
  );
  // An ingress of another planet, or one after the perfection, changes nothing.
  const other = event(2, { kind: 'signIngress', actor: 'Venus' }),
    after = event(9, { kind: 'signIngress', actor: 'Mars' });
  assert.deepEqual(states([other, turns, sun, exact, after]), ['present', 'present', 'present']);
});

test('rule: a translation is indeterminate if the translating planet or its target changes sign before', () => {
  // Mercury in 16 Aries has left Mars in 15, who receives him, and applies to Saturn in 25.
  const places = { Mars: [15, 0.7], Saturn: [25, 0.1], Mercury: [16, 1.6] } as const;
  const meets = joins(6, 'Mercury', 'Saturn');
  const sign = (actor: ClassicalPlanet, at: number) => event(at, { kind: 'signIngress', actor });
  const state = (...events: readonly PerfectionEvent[]) =>
    witnesses(['Mars', 'Saturn'], places, events).translationOfLight.state;
  assert.equal(state(meets), 'present');
  assert.equal(state(sign('Mercury', 1), meets), 'indeterminate');
  assert.equal(state(sign('Saturn', 1), meets), 'indeterminate');
  assert.equal(state(sign('Mars', 1), meets), 'present', 'he is behind');
  assert.equal(state(meets, sign('Mercury', 7)), 'present', 'after it');
  assert.equal(state(meets, joins(6 + 0.5 / 86_400, 'Mercury', 'Jupiter')), 'indeterminate', 'within a second of it');
});

test('rule: events within one second are tied, events further apart are in order (house rule)', () => {
  const states = (seconds: number) => {
    const events = [joins(8, 'Sun', 'Saturn'), joins(8 + seconds / 86_400, 'Mars', 'Saturn')];
    const { directPerfection, prohibition } = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, events);
    return [directPerfection.state, prohibition.state];
  };
  assert.deepEqual(states(0.9), ['indeterminate', 'indeterminate']);
  assert.deepEqual(states(1.2), ['absent', 'present']);
});

test('rule: a lighter third planet prohibits also as the target of its aspects (Lilly, p. 110)', () => {
  const places = { Sun: [5, 1], Jupiter: [10, 0.1], Venus: [2, 1.25] } as const;
  const events = [
    event(3, { actor: 'Sun', target: 'Venus', aspect: 'conjunction', directedAngleDeg: 0 }),
    event(4, { actor: 'Venus', target: 'Jupiter', aspect: 'conjunction', directedAngleDeg: 0 }),
    event(6, { actor: 'Sun', target: 'Jupiter', aspect: 'conjunction', directedAngleDeg: 0 }),
  ];
  const { prohibition } = witnesses(['Sun', 'Jupiter'], places, events, 'lighterPlanetToBoth');
  assert.deepEqual([prohibition.state, prohibition.actors], ['present', ['Sun', 'Jupiter', 'Venus']]);
  // Saturn is heavier than both and prohibits under the widest rule only.
  const saturn = events.map((one) =>
    one.target === 'Venus' || one.actor === 'Venus'
      ? { ...one, actor: one.actor === 'Venus' ? 'Jupiter' : one.actor, target: 'Saturn' as const }
      : one,
  ) as PerfectionEvent[];
  assert.equal(witnesses(['Sun', 'Jupiter'], places, saturn, 'lighterPlanetToBoth').prohibition.state, 'absent');
  assert.equal(witnesses(['Sun', 'Jupiter'], places, saturn, 'anyContact').prohibition.state, 'present');
});

test('rule: no light is collected from significators that are in aspect (Lilly, p. 126)', () => {
  // Jupiter in 5 Capricorn receives both by sextile; Venus separates from Mars, two degrees ahead of him.
  const places = { Jupiter: [275, 0.1], Venus: [209, 1.2], Mars: [207, 0.7] } as const;
  const sextiles = [
    event(6, { actor: 'Venus', target: 'Jupiter', aspect: 'sextile', directedAngleDeg: 300 }),
    event(12, { actor: 'Mars', target: 'Jupiter', aspect: 'sextile', directedAngleDeg: 300 }),
  ];
  assert.equal(witnesses(['Venus', 'Mars'], places, sextiles).collectionOfLight.state, 'absent');
  const apart = { ...places, Venus: [214.5, 1.2] } as const;
  assert.equal(witnesses(['Venus', 'Mars'], apart, sextiles).collectionOfLight.state, 'present');
});
