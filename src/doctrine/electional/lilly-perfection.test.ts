import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { perfectionWitnesses } from './lilly-perfection.js';
import type { Trace, TraceEvent, TraceState } from './lilly-perfection.js';

/** Planets far from every aspect of those that a case names. */
const STATES: Readonly<Record<ClassicalPlanet, TraceState>> = {
  Sun: { longitudeDeg: 225, speed: 1 },
  Moon: { longitudeDeg: 105, speed: 13 },
  Mercury: { longitudeDeg: 226, speed: 1.2 },
  Venus: { longitudeDeg: 230, speed: 1.1 },
  Mars: { longitudeDeg: 164, speed: 0.6 },
  Jupiter: { longitudeDeg: 226, speed: 0.1 },
  Saturn: { longitudeDeg: 343, speed: 0.05 },
};
let serial = 0;
const exact = (jdUt: number, actor: ClassicalPlanet, target: ClassicalPlanet, angleDeg: number): TraceEvent => ({
  id: `e${serial++}`,
  jdUt,
  kind: 'aspect_exact',
  actor,
  target,
  angleDeg,
});
const other = (jdUt: number, actor: ClassicalPlanet, kind: TraceEvent['kind']): TraceEvent => ({
  id: `e${serial++}`,
  jdUt,
  kind,
  actor,
  target: null,
  angleDeg: null,
});
const judge = (trace: Partial<Trace> & Pick<Trace, 'a' | 'b' | 'states' | 'events'>): Record<string, string> =>
  Object.fromEntries(perfectionWitnesses({ isDay: true, ...trace }).map((one) => [one.kind, one.state]));

const marsSaturn = {
  ...STATES,
  Mars: { longitudeDeg: 7, speed: 0.7 },
  Saturn: { longitudeDeg: 12, speed: 0.05 },
};

test('rule: an application that comes to its exact aspect is a direct perfection', () => {
  const found = judge({ a: 'Mars', b: 'Saturn', states: marsSaturn, events: [exact(8, 'Mars', 'Saturn', 0)] });
  assert.equal(found.direct_perfection, 'present');
  assert.equal(found.prohibition, 'absent');
});

test('rule: an ingress of a significator before, or a tie within a second, leaves the application open', () => {
  const ingress = judge({
    a: 'Mars',
    b: 'Saturn',
    states: marsSaturn,
    events: [other(3, 'Mars', 'sign_ingress'), exact(8, 'Mars', 'Saturn', 0)],
  });
  assert.equal(ingress.direct_perfection, 'indeterminate');
  const tie = judge({
    a: 'Mars',
    b: 'Saturn',
    states: marsSaturn,
    events: [exact(8, 'Mars', 'Saturn', 0), exact(8 + 0.5 / 86400, 'Moon', 'Mars', 90)],
  });
  assert.equal(tie.direct_perfection, 'indeterminate');
});

test('rule: prohibition, Lilly p. 110: the Sun in 6 Aries overtakes Mars in 7 and comes to Saturn in 12 before him', () => {
  const found = judge({
    a: 'Mars',
    b: 'Saturn',
    states: { ...marsSaturn, Sun: { longitudeDeg: 6, speed: 1 } },
    events: [exact(3.3, 'Sun', 'Mars', 0), exact(6.3, 'Sun', 'Saturn', 0), exact(8, 'Mars', 'Saturn', 0)],
  });
  assert.deepEqual([found.prohibition, found.direct_perfection, found.frustration], ['present', 'absent', 'absent']);
});

test('rule: refranation, Lilly p. 111: Mars turns retrograde before he comes to Saturn', () => {
  const found = judge({ a: 'Mars', b: 'Saturn', states: marsSaturn, events: [other(4, 'Mars', 'station_retrograde')] });
  assert.deepEqual([found.refranation, found.direct_perfection], ['present', 'absent']);
});

test('rule: frustration, Lilly p. 112: Mercury in 10 Aries strives to Mars in 12, who is first joined to Jupiter in 13', () => {
  const found = judge({
    a: 'Mercury',
    b: 'Mars',
    states: {
      ...STATES,
      Mercury: { longitudeDeg: 10, speed: 1.3 },
      Mars: { longitudeDeg: 12, speed: 0.6 },
      Jupiter: { longitudeDeg: 13, speed: 0.1 },
    },
    events: [exact(2, 'Mars', 'Jupiter', 0), exact(2.9, 'Mercury', 'Mars', 0)],
  });
  assert.deepEqual([found.frustration, found.direct_perfection], ['present', 'absent']);
});

test('rule: translation, Lilly p. 111: Mercury leaves Mars, who receives him in his house, and goes to Saturn', () => {
  const states = {
    ...STATES,
    Saturn: { longitudeDeg: 20, speed: 0.05 },
    Mars: { longitudeDeg: 3, speed: 0.6 },
    Mercury: { longitudeDeg: 8, speed: 1.4 },
  };
  const found = judge({
    a: 'Mars',
    b: 'Saturn',
    states: { ...states, Mercury: { longitudeDeg: 13, speed: 1.4 } },
    events: [],
  });
  assert.equal(found.translation_of_light, 'absent'); // Mercury is out of Mars' orbs
  const carried = judge({
    a: 'Mars',
    b: 'Saturn',
    states: {
      ...states,
      Mercury: { longitudeDeg: 12.5, speed: 1.4 },
      Mars: { longitudeDeg: 6, speed: 0.6 },
      Saturn: { longitudeDeg: 20, speed: 0.05 },
    },
    events: [exact(5.5, 'Mercury', 'Saturn', 0)],
  });
  assert.equal(carried.translation_of_light, 'present');
});

test('rule: collection: both apply to a heavier planet that stands in a dignity of each', () => {
  // Jupiter at 3 Aries: the house of Mars, the exaltation of the Sun; both apply to him and not to each other.
  const states = {
    ...STATES,
    Jupiter: { longitudeDeg: 3, speed: 0.1 },
    Mars: { longitudeDeg: 89, speed: 0.6 },
    Sun: { longitudeDeg: 117, speed: 1 },
  };
  const events = [exact(4, 'Mars', 'Jupiter', 90), exact(6, 'Sun', 'Jupiter', 120)];
  assert.equal(judge({ a: 'Sun', b: 'Mars', states, events }).collection_of_light, 'present');
  const unreceived = {
    ...states,
    Jupiter: { longitudeDeg: 63, speed: 0.1 },
    Mars: { longitudeDeg: 149, speed: 0.6 },
    Sun: { longitudeDeg: 177, speed: 1 },
  };
  assert.equal(judge({ a: 'Sun', b: 'Mars', states: unreceived, events }).collection_of_light, 'absent');
});
