import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { CLASSICAL_PLANETS } from '../dignity/planets.js';
import { contactOf, MOIETIES, receivedBy } from './contacts.js';
import { perfectionWitnesses } from './perfection.js';
import type { PerfectionEvent, PerfectionKind, PerfectionWitness, ProhibitionRule } from './perfection.js';

type Place = readonly [longitudeDeg: number, rateDegPerDay: number];
/** Far from every aspect of what the tests place in Aries. */
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
  kind: 'aspect_exact',
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

// Lilly, Christian Astrology, p. 110: Mars in 7 Aries goes to Saturn in 12.
const MARS_TO_SATURN = { Mars: [7, 0.7], Saturn: [12, 0.1] } as const;

test('rule: significators that apply within the sum of their moieties come to perfection when nothing hinders them', () => {
  const found = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [joins(8, 'Mars', 'Saturn')]);
  assert.equal(found.direct_perfection.state, 'present');
  assert.deepEqual(found.direct_perfection.eventIds, ['Mars:8']);
  for (const kind of ['prohibition', 'refranation', 'frustration'] as const) assert.equal(found[kind].state, 'absent');
});

test('rule: outside the sum of the moieties, or separating, no application counts, though the planets meet later', () => {
  const meeting = [joins(20, 'Mars', 'Saturn')];
  assert.equal(
    witnesses(['Mars', 'Saturn'], { Mars: [3.9, 0.7], Saturn: [12, 0.1] }, meeting).direct_perfection.state,
    'absent',
  );
  assert.equal(
    witnesses(['Mars', 'Saturn'], { Mars: [13, 0.7], Saturn: [12, 0.1] }, meeting).direct_perfection.state,
    'absent',
  );
});

test('rule: the Sun in 6 Aries, who meets Mars and then Saturn before they are joined, prohibits (Lilly, p. 110)', () => {
  const found = witnesses(['Mars', 'Saturn'], { ...MARS_TO_SATURN, Sun: [6, 1] }, [
    joins(3, 'Sun', 'Mars'),
    joins(7, 'Sun', 'Saturn'),
    joins(8, 'Mars', 'Saturn'),
  ]);
  assert.equal(found.prohibition.state, 'present');
  assert.deepEqual(found.prohibition.actors, ['Mars', 'Saturn', 'Sun']);
  assert.equal(found.direct_perfection.state, 'absent');
  // Saturn, the heavier, is joined to the Sun before Mars comes to him.
  assert.equal(found.frustration.state, 'present');
});

test('rule: a planet that turns retrograde before it comes to the other refrains (Lilly, p. 111)', () => {
  const found = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [
    event(4, { kind: 'station_retrograde', actor: 'Mars' }),
  ]);
  assert.equal(found.refranation.state, 'present');
  assert.equal(found.direct_perfection.state, 'absent');
  const slower = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [
    event(4, { kind: 'station_retrograde', actor: 'Saturn' }),
    joins(7, 'Mars', 'Saturn'),
  ]);
  assert.equal(slower.refranation.state, 'absent');
  assert.equal(slower.direct_perfection.state, 'present');
});

test('rule: an ingress before, or an event within a second, leaves the application undecided', () => {
  const ingress = event(2, { kind: 'sign_ingress', actor: 'Mars' });
  const changed = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [ingress, joins(8, 'Mars', 'Saturn')]);
  assert.equal(changed.direct_perfection.state, 'indeterminate');
  const tie = [joins(8, 'Sun', 'Saturn'), joins(8 + 0.5 / 86_400, 'Mars', 'Saturn')];
  const tied = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, tie);
  assert.equal(tied.direct_perfection.state, 'indeterminate');
  assert.equal(tied.prohibition.state, 'indeterminate');
});

test('rule: a lighter planet that the first receives by house, triplicity or term carries its light to the second (Lilly, p. 125)', () => {
  // Mars and Saturn are separated; Mercury leaves Mars in the sign of Mars and comes next to Saturn.
  const places = { Mars: [15, 0.7], Saturn: [25, 0.1], Mercury: [16, 1.6] } as const;
  const found = witnesses(['Mars', 'Saturn'], places, [joins(6, 'Mercury', 'Saturn')]).translation_of_light;
  assert.equal(found.state, 'present');
  assert.deepEqual(found.actors, ['Mars', 'Saturn', 'Mercury']);
  assert.ok(found.receptionBases.includes('Mars:house'));
  const met = [joins(5, 'Mercury', 'Jupiter'), joins(6, 'Mercury', 'Saturn')];
  assert.equal(witnesses(['Mars', 'Saturn'], places, met).translation_of_light.state, 'absent');
  // Mercury is no planet that Saturn receives in Aries by day: in the reverse order nothing is carried.
  const reverse = { Mars: [25, 0.7], Saturn: [15, 0.1], Mercury: [16, 1.6] } as const;
  assert.equal(
    witnesses(['Mars', 'Saturn'], reverse, [joins(6, 'Mercury', 'Mars')]).translation_of_light.state,
    'absent',
  );
});

test('rule: a heavier planet that both receive collects the light of two that do not behold each other (Lilly, p. 126)', () => {
  // Jupiter in 5 Capricorn: the exaltation of Mars, and by day the triplicity of Venus. Venus and Mars stand 29 degrees apart.
  const places = { Jupiter: [275, 0.1], Venus: [211, 1.2], Mars: [182, 0.7] } as const;
  const events = [
    event(3, { actor: 'Venus', target: 'Jupiter', aspect: 'sextile', directedAngleDeg: 300 }),
    event(5, { actor: 'Mars', target: 'Jupiter', aspect: 'square', directedAngleDeg: 270 }),
  ];
  const found = witnesses(['Venus', 'Mars'], places, events).collection_of_light;
  assert.equal(found.state, 'present');
  assert.deepEqual(found.actors, ['Venus', 'Mars', 'Jupiter']);
  assert.deepEqual(found.eventIds, ['Venus:3', 'Mars:5']);
  assert.ok(found.receptionBases.includes('Mars:exaltation') && found.receptionBases.includes('Venus:triplicity'));
  // Not where one of them does not receive: Jupiter in 15 Sagittarius, with the same distances.
  assert.deepEqual(receivedBy('Mars', 255, true), []);
  const unreceived = { Jupiter: [255, 0.1], Venus: [191, 1.2], Mars: [162, 0.7] } as const;
  assert.equal(witnesses(['Venus', 'Mars'], unreceived, events).collection_of_light.state, 'absent');
  const changed = [event(4, { kind: 'sign_ingress', actor: 'Mars' }), ...events].sort((x, y) => x.jdUt1 - y.jdUt1);
  assert.equal(witnesses(['Venus', 'Mars'], places, changed).collection_of_light.state, 'indeterminate');
});

test('rule: moieties are half of Lilly’s orbs (p. 107), and a contact is within their sum, bound included', () => {
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

test('rule: direct perfection names the first exactness at the angle that the two are nearest to, whatever its state', () => {
  const meeting = [
    event(5, { actor: 'Mars', target: 'Saturn', aspect: 'sextile', directedAngleDeg: 300 }),
    joins(20, 'Mars', 'Saturn'),
    joins(30, 'Mars', 'Saturn'),
  ];
  for (const places of [
    { Mars: [351, 0.7], Saturn: [12, 0.1] },
    { Mars: [13, 0.7], Saturn: [12, 0.1] },
  ] as const) {
    const { state, eventIds } = witnesses(['Mars', 'Saturn'], places, meeting).direct_perfection;
    assert.deepEqual([state, eventIds], ['absent', ['Mars:20']]);
    assert.deepEqual(witnesses(['Saturn', 'Mars'], places, meeting).direct_perfection.eventIds, ['Mars:20']);
  }
  const ingress = event(2, { kind: 'sign_ingress', actor: 'Mars' });
  const { direct_perfection } = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, [ingress, joins(8, 'Mars', 'Saturn')]);
  assert.deepEqual([direct_perfection.state, direct_perfection.eventIds], ['indeterminate', ['Mars:8']]);
});

test('rule: who prohibits: any third contact; a lighter planet that comes to both (Lilly, p. 110); one that applies to both at the beginning', () => {
  const state = (rule: ProhibitionRule, places: object, events: readonly PerfectionEvent[]) =>
    witnesses(['Mars', 'Saturn'], { ...MARS_TO_SATURN, ...places }, [...events, joins(8, 'Mars', 'Saturn')], rule)
      .prohibition.state;
  const rules = ['any_contact', 'lighter_planet_to_both', 'applying_to_both_at_start'] as const;
  const states = (places: object, events: readonly PerfectionEvent[]) =>
    rules.map((rule) => state(rule, places, events));
  // The Sun in 6 Aries meets Mars, then Saturn: Lilly's example.
  const sun = { Sun: [6, 1] };
  assert.deepEqual(states(sun, [joins(3, 'Sun', 'Mars'), joins(7, 'Sun', 'Saturn')]), [
    'present',
    'present',
    'present',
  ]);
  // He meets Mars alone.
  assert.deepEqual(states(sun, [joins(3, 'Sun', 'Mars')]), ['present', 'absent', 'absent']);
  // Jupiter is heavier than Mars, and beyond the moieties of both at the beginning.
  const jupiter = [joins(3, 'Mars', 'Jupiter'), joins(7, 'Jupiter', 'Saturn')];
  assert.deepEqual(states({ Jupiter: [23, 0.1] }, jupiter), ['present', 'absent', 'absent']);
  // Venus, lighter than both, comes from beyond the moieties.
  const venus = [joins(6, 'Venus', 'Mars'), joins(7, 'Venus', 'Saturn')];
  assert.deepEqual(states({ Venus: [359, 1.9] }, venus), ['present', 'present', 'absent']);
  // She is within the moieties of both, but separates from Mars and meets him again.
  assert.deepEqual(states({ Venus: [8, 1.2] }, [joins(6, 'Venus', 'Saturn'), joins(7, 'Venus', 'Mars')]), [
    'present',
    'present',
    'absent',
  ]);
});

test('rule: a sextile before is not a sextile behind: the exactness is found by its directed angle, whichever of the two is named first', () => {
  // Mars in 7 Aries comes to the sextile of Saturn in 12 Gemini (300); that of Saturn in 12 Aquarius (60) is another.
  const places = { Mars: [7, 0.7], Saturn: [72, 0.1] } as const;
  const behind = event(3, { actor: 'Mars', target: 'Saturn', aspect: 'sextile', directedAngleDeg: 60 }),
    before = event(8, { actor: 'Mars', target: 'Saturn', aspect: 'sextile', directedAngleDeg: 300 });
  for (const pair of [
    ['Mars', 'Saturn'],
    ['Saturn', 'Mars'],
  ] as const) {
    const { direct_perfection } = witnesses(pair, places, [behind, before]);
    assert.deepEqual([direct_perfection.state, direct_perfection.eventIds], ['present', ['Mars:8']]);
  }
});

test('rule: what hinders is undecided where a significator changes its sign before, or where it falls within a second of the perfection', () => {
  const exact = joins(8, 'Mars', 'Saturn'),
    ingress = event(2, { kind: 'sign_ingress', actor: 'Mars' });
  const states = (events: readonly PerfectionEvent[]) => {
    const { prohibition, refranation, frustration } = witnesses(['Mars', 'Saturn'], MARS_TO_SATURN, events);
    return [prohibition.state, refranation.state, frustration.state];
  };
  const turns = event(4, { kind: 'station_retrograde', actor: 'Mars' }),
    sun = joins(5, 'Sun', 'Saturn');
  assert.deepEqual(states([turns, sun, exact]), ['present', 'present', 'present']);
  assert.deepEqual(states([ingress, turns, sun, exact]), ['indeterminate', 'indeterminate', 'indeterminate']);
  const late = 8 + 0.5 / 86_400;
  assert.deepEqual(
    states([exact, event(late, { kind: 'station_retrograde', actor: 'Mars' }), joins(late, 'Sun', 'Saturn')]),
    ['indeterminate', 'indeterminate', 'indeterminate'],
  );
  // An ingress of another planet, or after the perfection, decides nothing.
  const other = event(2, { kind: 'sign_ingress', actor: 'Venus' }),
    after = event(9, { kind: 'sign_ingress', actor: 'Mars' });
  assert.deepEqual(states([other, turns, sun, exact, after]), ['present', 'present', 'present']);
});

test('rule: a translation is undecided where the planet that carries, or the one it comes to, changes its sign before', () => {
  // Mercury in 16 Aries has left Mars in 15, who receives him, and goes to Saturn in 25.
  const places = { Mars: [15, 0.7], Saturn: [25, 0.1], Mercury: [16, 1.6] } as const;
  const meets = joins(6, 'Mercury', 'Saturn');
  const sign = (actor: ClassicalPlanet, at: number) => event(at, { kind: 'sign_ingress', actor });
  const state = (...events: readonly PerfectionEvent[]) =>
    witnesses(['Mars', 'Saturn'], places, events).translation_of_light.state;
  assert.equal(state(meets), 'present');
  assert.equal(state(sign('Mercury', 1), meets), 'indeterminate');
  assert.equal(state(sign('Saturn', 1), meets), 'indeterminate');
  assert.equal(state(sign('Mars', 1), meets), 'present', 'he is left behind');
  assert.equal(state(meets, sign('Mercury', 7)), 'present', 'after it');
  assert.equal(state(meets, joins(6 + 0.5 / 86_400, 'Mercury', 'Jupiter')), 'indeterminate', 'within a second of it');
});
