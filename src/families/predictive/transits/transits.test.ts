import { tdbOfJd } from '../../../wire/instant.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { BodyLongitude } from '../../../events/functions.js';
import { signedDeg } from '../../../kernel/angle.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import { nextIngress, searchIngresses } from './ingresses.js';
import { natalAspects } from './natal-aspects.js';
import { searchTransits } from './transits.js';

const engine = sharedEngine();
const at = (name: string, jdUt1: number): { longitude: number; rate: number } => {
  const motion = new BodyLongitude(
    engine.sky,
    CHART_BODIES.find((body) => body.name === name)!,
  );
  motion.at(tdbOfJd(engine, jdUt1), false);
  return { longitude: motion.value, rate: motion.rate };
};
const window = { jd_start: 2459580.5, jd_end: 2460676.5 };
const refuses = (run: () => unknown, field: string): void => {
  assert.throws(run, (error) => error instanceof InvalidInput && error.problems[0].field === field);
};

test('rule: direction selects the motion at the crossing, and the two directions together give all events', () => {
  const request = { body: 'Mercury', jd_start: 2459580.5, jd_end: 2460700.5 };
  for (const search of [
    (direction?: 'direct' | 'retrograde') => searchTransits(engine, { ...request, target_lon: 20, direction }).events,
    (direction?: 'direct' | 'retrograde') => searchIngresses(engine, { ...request, direction }).events,
  ]) {
    const all = search(),
      direct = search('direct'),
      retrograde = search('retrograde');
    assert.ok(retrograde.length > 0);
    assert.equal(direct.length + retrograde.length, all.length);
    for (const event of all)
      assert.equal(event.direction, at('Mercury', event.jd_ut).rate >= 0 ? 'direct' : 'retrograde');
    assert.ok(
      direct.every((event) => event.direction === 'direct') &&
        retrograde.every((event) => event.direction === 'retrograde'),
    );
  }
});

test('rule: backward returns the same crossings, latest first', () => {
  const request = { body: 'Mars', target_lon: 100, jd_start: 2451545, jd_end: 2460000 };
  const forward = searchTransits(engine, request).events.map((event) => event.jd_ut);
  const backward = searchTransits(engine, { ...request, search_motion: 'backward' }).events.map((event) => event.jd_ut);
  assert.ok(forward.length > 10);
  assert.deepEqual(backward, forward.slice().reverse());
});

test('rule: at the crossing of a moving target both have the returned longitude', () => {
  const { events } = searchTransits(engine, {
    body: 'Jupiter',
    target_lon: 'Saturn',
    jd_start: 2415020.5,
    jd_end: 2460676.5,
  });
  // Great conjunctions in longitude 1901-2020: 1901, 1921, 1940-41 (three), 1961, 1981 (three with 1980-81), 2000,
  // 2020.
  assert.equal(events.length, 11);
  for (const event of events) {
    assert.ok(Math.abs(signedDeg(at('Jupiter', event.jd_ut).longitude - at('Saturn', event.jd_ut).longitude)) < 1e-7);
    assert.ok(Math.abs(signedDeg(event.longitude - at('Saturn', event.jd_ut).longitude)) < 1e-7);
    assert.equal(event.computation_truth!.target_truth.resolved_kind, 'planet');
    assert.equal(event.condition_profile!.condition_state, 'dynamic_target');
  }
  for (const [name, kind] of [
    ['True Node', 'node'],
    ['Lilith', 'lilith'],
    ['True Lilith', 'lilith'],
  ] as const) {
    assert.equal(searchTransits(engine, { body: 'Sun', target_lon: name, ...window }).events[0].relation!.basis, kind);
  }
});

test('rule: a retrograde planet enters the sign before the boundary, and next-ingress is the first ingress of the list', () => {
  const { events } = searchIngresses(engine, { body: 'Mercury', ...window });
  const back = events.find((event) => event.direction === 'retrograde')!;
  assert.equal(Math.floor(at('Mercury', back.jd_ut + 0.5).longitude / 30), (back.sign_longitude / 30 + 11) % 12);
  for (const body of CHART_BODIES) {
    const next = nextIngress(engine, { body: body.name, jd_start: window.jd_start })!;
    const list = searchIngresses(engine, { body: body.name, jd_start: window.jd_start, jd_end: next.jd_ut + 1 }).events;
    assert.equal(list[0].sign, next.sign);
    assert.ok(Math.abs(list[0].jd_ut - next.jd_ut) < 1e-8); // another window, other steps: the same instant to a millisecond
  }
  assert.equal(nextIngress(engine, { body: 'Saturn', jd_start: window.jd_start, max_days: 2 }), null);
});

test('rule: natal aspects are directed and sorted by jd_exact, with one event per pair', () => {
  const { events } = natalAspects(engine, {
    body: 'Sun',
    natal_longitudes: [10, 100],
    aspect_angles: [90, 0, -90],
    jd_start: 2460310.5,
    jd_end: 2460676.5,
  });
  assert.equal(events.length, 6 + 0);
  for (let i = 0; i < events.length; i++) {
    const { target, angle, jd_exact: jd } = events[i];
    assert.ok(Math.abs(signedDeg(at('Sun', jd).longitude - Number(target) - angle)) < 1e-7);
    assert.ok(i === 0 || jd >= events[i - 1].jd_exact);
    assert.deepEqual([events[i].jd_entering, events[i].jd_leaving, events[i].orb], [null, null, 0]);
  }
});

test('rule: entering and leaving are the ends of the passage through the orb, and an end outside the window is null', () => {
  const { events } = natalAspects(engine, {
    body: 'Saturn',
    natal_longitudes: [84, 260.5],
    aspect_angles: [0, 60, 90, 120, 180],
    aspect_orbs: [1, 2, 1, 3, 0.5],
    ...window,
  });
  assert.ok(
    events.some(
      (event) => event.jd_entering !== null && event.jd_leaving !== null && event.jd_leaving! - event.jd_entering! > 30,
    ),
  );
  for (const { target, angle, orb, jd_exact: exact, jd_entering: entering, jd_leaving: leaving } of events) {
    const distance = (jd: number): number => Math.abs(signedDeg(at('Saturn', jd).longitude - Number(target) - angle));
    const from = entering ?? window.jd_start,
      to = leaving ?? window.jd_end;
    assert.ok(from <= exact && exact <= to);
    for (const end of [entering, leaving])
      if (end !== null && end !== undefined) assert.ok(Math.abs(distance(end) - orb) < 1e-7);
    for (let jd = from + 0.1; jd < to; jd += 0.5) assert.ok(distance(jd) <= orb + 1e-9, `${target} ${angle} at ${jd}`);
    if (entering !== null) assert.ok(distance(entering! - 0.5) > orb);
    if (leaving !== null) assert.ok(distance(leaving! + 0.5) > orb);
  }
});

test('rule: bad windows, budgets, orbs and bodies are refused with their field, and a window beyond the ephemeris is out of coverage', () => {
  refuses(() => searchTransits(engine, { body: 'Mars', target_lon: 1, jd_start: 2460001, jd_end: 2460000 }), '/jd_end');
  refuses(() => searchIngresses(engine, { body: 'Mars', jd_start: 2460000, jd_end: 2460000 }), '/jd_end');
  refuses(() => searchIngresses(engine, { body: 'Moon', jd_start: 2400000, jd_end: 2460000 }), '/jd_end');
  refuses(() => searchTransits(engine, { body: 'True Node', target_lon: 1, ...window }), '/body');
  refuses(() => searchTransits(engine, { body: 'Mars', target_lon: 'Mars', ...window }), '/target_lon');
  refuses(() => searchTransits(engine, { body: 'Mars', target_lon: 'Marz', ...window }), '/target_lon');
  refuses(
    () =>
      natalAspects(engine, {
        body: 'Mars',
        natal_longitudes: [1],
        aspect_angles: [0, 90],
        aspect_orbs: [1],
        ...window,
      }),
    '/aspect_orbs',
  );
  assert.throws(() => searchIngresses(engine, { body: 'Saturn', jd_start: 600000, jd_end: 630000 }), OutOfCoverage);
});

test('rule: the answer reports the requested and the used step, and neither step nor tolerance changes an instant', () => {
  const plain = searchTransits(engine, { body: 'Venus', target_lon: 15, ...window }).events;
  const coarse = searchTransits(engine, {
    body: 'Venus',
    target_lon: 375,
    ...window,
    step_days: 300,
    solver_tolerance_days: 0.01,
  }).events;
  assert.deepEqual(
    coarse.map((event) => event.jd_ut),
    plain.map((event) => event.jd_ut),
  );
  const truth = coarse[0].computation_truth!.search_truth;
  assert.equal(coarse[0].computation_truth!.requested_step_days, 300);
  assert.equal(plain[0].computation_truth!.requested_step_days, null);
  assert.equal(truth.step_days, 12);
  assert.ok(Math.abs(truth.bracket_end_jd_ut - truth.bracket_start_jd_ut - 0.01) < 1e-8);
  assert.equal(plain[0].computation_truth!.search_truth.step_days, 12);
});

test('rule: a fixed star has its true place of date, and an unknown name or a number in quotes is refused', () => {
  for (const [body, star] of [
    ['Sun', 'Spica'],
    ['Mars', 'Regulus'],
    ['Saturn', 'Sirius'],
  ] as const) {
    const { events } = searchTransits(engine, { body, target_lon: star, jd_start: 2451545, jd_end: 2462502.5 });
    assert.ok(events.length >= 1, `${body} ${star}`);
    const catalogued = engine.stars.resolve(star, '').star;
    for (const event of events) {
      const place = engine.stars.truePlace(catalogued, engine.time.instantFromUt1(event.jd_ut - 2451545));
      assert.ok(
        Math.abs(signedDeg(at(body, event.jd_ut).longitude - place.longitudeDeg)) < 1e-6 &&
          Math.abs(signedDeg(event.longitude - place.longitudeDeg)) < 1e-6,
      );
      assert.equal(event.relation?.basis, 'fixed_star');
      assert.equal(event.computation_truth?.target_truth.resolved_name, star);
    }
  }
  for (const target of ['100', ' 1e2 ', 'No such thing', 'Sun'])
    refuses(() => searchTransits(engine, { body: 'Sun', target_lon: target, ...window }), '/target_lon');
});
