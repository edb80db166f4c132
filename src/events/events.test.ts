import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../test/support/engine.js';
import { CHART_BODIES, LUNAR_POINTS, MEAN_LILITH } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import { CrossingSearch } from './crossings.js';
import { Cubic } from './cubic.js';
import { BodyCoordinate, BodyLongitude, LongitudeDifference } from './functions.js';
import { MoonAspects } from './moon-aspects.js';
import { wrapped } from './motion.js';
import type { Motion, SeriesBounds } from './motion.js';
import { bracketedRoot, maximum, minimum } from './roots.js';
import { TurningSearch } from './turnings.js';
import { WorstDifference } from '../../test/support/figures.js';

interface Search {
  body: string;
  start: number;
  end: number;
  events: [number, number, boolean][];
}
interface MoonMonth {
  start: number;
  end: number;
  aspects: [number, string, number][];
  ingresses: [number, number, boolean][];
  phases: [number, number, boolean][];
}
interface Fixture {
  ingresses: Search[];
  stations: Search[];
  moon: MoonMonth[];
}
const fixture = JSON.parse(
  readFileSync(new URL('../../../test/accuracy/events-search.json', import.meta.url), 'utf8'),
) as Fixture;

const engine = sharedEngine();
const SIGN_STARTS = Array.from({ length: 12 }, (_, i) => 30 * i);
const bodyOf = (name: string): Body =>
  [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH].find((body) => body.name === name)!;
const longitude = (name: string) => new BodyLongitude(engine.sky, bodyOf(name));
/** One milliarcsecond, the accuracy requirement for places against ERFA and DE440. */
const MAS = 1 / 3.6e6;

/** Pseudo-random numbers in [0, 1) from a fixed seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

test('validation: ingresses of the ten bodies equal a dense scan of DE440 with ERFA, instants within 0.5 s (Sun, Moon, Mercury) and 1 mas', () => {
  // The root is refined to rounding; the remainder is the step of the oracle's own scan and the packed ephemeris.
  const instants = new WorstDifference('ingresses-fast-seconds'),
    there = new WorstDifference('ingresses-mas');
  for (const { body, start, end, events } of fixture.ingresses) {
    const found: [number, number, boolean][] = [];
    const motion = longitude(body);
    new CrossingSearch(motion, SIGN_STARTS).run({ startTdb: start, endTdb: end }, (tdb, index, rate) => {
      found.push([tdb, index, rate > 0]);
    });
    assert.deepEqual(
      found.map((event) => event.slice(1)),
      events.map((event) => event.slice(1)),
      `${body} from ${start}`,
    );
    for (let i = 0; i < found.length; i++) {
      const seconds = (found[i][0] - events[i][0]) * 86400;
      motion.at(found[i][0], false);
      there.record(Math.abs((seconds / 86400) * motion.rate) / MAS, `${body} ${found[i][0]}`);
      if (body === 'Sun' || body === 'Moon' || body === 'Mercury')
        instants.record(Math.abs(seconds), `${body} ${found[i][0]}`);
    }
  }
  instants.assertWithinRequirement();
  there.assertWithinRequirement();
});

test('validation: stations equal those of a dense scan of DE440 with ERFA, within 5 s (Mercury to Mars) or 60 s, and the rate there is below 1e-8 deg/day', () => {
  // The accuracy of a station depends on how fast the rate changes: for the outer planets 1e-11 deg/day are seconds.
  const inner = new WorstDifference('stations-inner-seconds'),
    outer = new WorstDifference('stations-outer-seconds');
  for (const { body, start, end, events } of fixture.stations) {
    const found: [number, boolean][] = [];
    const motion = longitude(body);
    new TurningSearch(motion).run({ startTdb: start, endTdb: end }, (tdb, isMaximum) => {
      found.push([tdb, !isMaximum]);
    });
    assert.deepEqual(
      found.map((event) => event[1]),
      events.map((event) => event[2]),
      `${body} from ${start}`,
    );
    const worst = body === 'Mercury' || body === 'Venus' || body === 'Mars' ? inner : outer;
    for (let i = 0; i < found.length; i++) {
      const seconds = (found[i][0] - events[i][0]) * 86400;
      worst.record(Math.abs(seconds), `${body} ${found[i][0]}`);
      motion.at(found[i][0], false);
      assert.ok(Math.abs(motion.rate) < 1e-8, `${body}: ${motion.rate} deg/day`);
    }
  }
  inner.assertWithinRequirement();
  outer.assertWithinRequirement();
});

test('validation: aspects, ingresses and phases of the Moon equal a dense scan of DE440 with ERFA, within 0.5 s', () => {
  // As for ingresses; for an aspect the errors of both bodies of 0.05 mas count.
  const worst = new WorstDifference('moon-events-seconds');
  for (const { start, end, aspects, ingresses, phases } of fixture.moon) {
    const found = new MoonAspects(
      engine.sky,
      CHART_BODIES.filter((body) => body.name !== 'Moon'),
    ).perfections({ startTdb: start, endTdb: end });
    assert.deepEqual(
      found.map((event) => event.body.name),
      aspects.map((event) => event[1]),
    );
    found.forEach((event, i) => {
      worst.record(Math.abs(event.tdbJ2k - aspects[i][0]) * 86400, `${event.body.name} ${event.tdbJ2k}`);
    });
    const moon = longitude('Moon');
    const crossings = (motion: Motion, targets: number[]): [number, number][] => {
      const list: [number, number][] = [];
      new CrossingSearch(motion, targets).run({ startTdb: start, endTdb: end }, (tdb, index) => {
        list.push([tdb, index]);
      });
      return list;
    };
    const compare = (ours: [number, number][], theirs: [number, number, boolean][]): void => {
      assert.deepEqual(
        ours.map((event) => event[1]),
        theirs.map((event) => event[1]),
      );
      ours.forEach((event, i) => {
        worst.record(Math.abs(event[0] - theirs[i][0]) * 86400, String(event[0]));
      });
    };
    compare(crossings(moon, SIGN_STARTS), ingresses);
    compare(
      crossings(
        new LongitudeDifference(moon, longitude('Sun')),
        SIGN_STARTS.slice(0, 8).map((_, i) => 45 * i),
      ),
      phases,
    );
  }
  worst.assertWithinRequirement();
});

test('property: the longitude at each reported instant is its target within 0.1 mas, in any order of targets, for every mover', () => {
  const random = generator(7);
  for (const body of [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH]) {
    const motion = longitude(body.name);
    const targets = Array.from({ length: 20 }, () => random() * 720 - 360);
    const start = -150000 + random() * 360000,
      days = body.name === 'Moon' ? 200 : body.name === 'True Lilith' ? 400 : 6000;
    let last = start;
    new CrossingSearch(motion, targets).run({ startTdb: start, endTdb: start + days }, (tdb, index, rate) => {
      assert.ok(tdb >= last && tdb <= start + days);
      last = tdb;
      motion.at(tdb, false);
      assert.ok(Math.abs(wrapped(motion.value - targets[index], 360)) < 0.1 * MAS, `${body.name} ${tdb}`);
      assert.ok(
        Math.abs(motion.rate - rate) < 1e-3 + 1e-3 * Math.abs(motion.rate),
        `${body.name}: rate ${rate}, ${motion.rate}`,
      );
    });
  }
});

test('property: random windows of 1 to 30 years contain the crossings and turnings of a dense scan, also close to a station', () => {
  const random = generator(20260402);
  const steps: Record<string, number> = {
    Sun: 2,
    Moon: 0.25,
    Mercury: 0.25,
    Venus: 0.5,
    Mars: 0.5,
    'True Node': 0.1,
    'Mean Node': 5,
    Lilith: 5,
    'Mean Lilith': 5,
    'True Lilith': 0.02,
  };
  for (const body of [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH]) {
    const motion = longitude(body.name),
      step = steps[body.name] ?? 1;
    const years =
      body.name === 'True Lilith' ? 1 : body.name === 'Moon' || body.name === 'True Node' ? 3 : 1 + 29 * random();
    const start = -150000 + random() * 350000,
      end = start + years * 365.25;
    // A target slightly inside the longitude of a station is crossed twice within hours; one slightly outside, never.
    const targets = SIGN_STARTS.slice();
    let turnings = 0;
    new TurningSearch(motion).run({ startTdb: start, endTdb: end }, (_tdb, isMaximum, value) => {
      turnings++;
      if (targets.length < 30) targets.push(value + (isMaximum ? -1 : 1) * 1e-5, value + (isMaximum ? 1 : -1) * 1e-7);
    });
    const counts = new Int32Array(targets.length);
    new CrossingSearch(motion, targets).run({ startTdb: start, endTdb: end }, (_tdb, index) => {
      counts[index]++;
    });
    const dense = new Int32Array(targets.length);
    let denseTurnings = 0;
    motion.at(start, false);
    let value = motion.value,
      rate = motion.rate;
    for (let t = start; t < end;) {
      const next = Math.min(end, t + step);
      motion.at(next, false);
      const turning = motion.rate > 0 !== rate > 0;
      if (turning) denseTurnings++;
      // A step with a turning contains the extreme: it is sampled a thousand times.
      const parts = turning ? 1000 : 1,
        end1 = motion.value,
        rate1 = motion.rate;
      let before = value;
      for (let p = 1; p <= parts; p++) {
        let after = end1;
        if (p < parts) {
          motion.at(t + ((next - t) * p) / parts, false);
          after = motion.value;
        }
        for (let k = 0; k < targets.length; k++) {
          const a = wrapped(before - targets[k], 360),
            b = wrapped(after - targets[k], 360);
          if (a >= 0 !== b >= 0 && Math.abs(a) < 90 && Math.abs(b) < 90) dense[k]++;
        }
        before = after;
      }
      t = next;
      value = end1;
      rate = rate1;
    }
    assert.equal(turnings, denseTurnings, `${body.name}: turnings from ${start} over ${years} years`);
    // A thousandth of the step can miss a pair that the search finds: sign boundaries must agree, the other targets are
    // lower bounds.
    for (let k = 0; k < targets.length; k++) {
      assert.ok(
        k < 12 ? counts[k] === dense[k] : counts[k] >= dense[k],
        `${body.name}: target ${targets[k]} from ${start}: ${counts[k]}, dense ${dense[k]}`,
      );
      assert.equal((counts[k] - dense[k]) % 2, 0);
    }
  }
});

test('property: errors of the cubic and second derivatives are within the stated bounds at random epochs of the complete range', () => {
  const random = generator(99),
    cubic = new Cubic();
  for (const body of [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH]) {
    const motion = longitude(body.name),
      bounds: SeriesBounds = motion.bounds,
      h = bounds.stepDays;
    for (let i = 0; i < 1500; i++) {
      const t = -1825800 + random() * 2191000;
      motion.at(t, true);
      const v0 = motion.value,
        r0 = motion.rate;
      motion.at(t + h, true);
      const expected = v0 + (h / 2) * (r0 + motion.rate),
        r1 = motion.rate;
      cubic.set(t, v0, r0, t + h, expected + wrapped(motion.value - expected, 360), r1);
      const x = random() * h;
      motion.at(t + x, true);
      const value = motion.value,
        rate = motion.rate;
      assert.ok(Math.abs(wrapped(value - cubic.value(x), 360)) < bounds.valueError, `${body.name} at ${t}`);
      assert.ok(Math.abs(rate - cubic.rate(x)) < bounds.rateError, `${body.name} at ${t}`);
      motion.at(t + x + 0.01, true);
      assert.ok(Math.abs((motion.rate - rate) / 0.01) < bounds.curvature, `${body.name} at ${t + x}`);
      motion.at(t + x, false);
      assert.ok(
        Math.abs(wrapped(motion.value - value, 360)) <= Math.max(bounds.coarseGap, 1e-14),
        `${body.name} at ${t + x}`,
      );
    }
  }
});

test('rule: a search ends when its visitor returns true, and a window includes its start but not its end', () => {
  const sun = longitude('Sun');
  const crossings = (startTdb: number, endTdb: number, slackDays = 0): number[] => {
    const found: number[] = [];
    new CrossingSearch(sun, [0]).run({ startTdb, endTdb, slackDays }, (tdb) => {
      found.push(tdb);
    });
    return found;
  };
  const [first, second] = crossings(0, 800);
  assert.ok(Math.abs(first - 78.817) < 0.01); // equinox of 2000 March 20, 7:35 UT
  // The value is the same to the last bit for every window.
  assert.deepEqual(crossings(first, second), [first]);
  assert.deepEqual(crossings(first - 1e-9, first), []);
  assert.deepEqual(crossings(first, first + 1e-12), [first]);
  assert.deepEqual(crossings(first + 1e-6, second), []);
  assert.deepEqual(crossings(first + 1e-6, second, 1e-5), [first, second]);
  let visited = 0;
  assert.equal(
    new CrossingSearch(sun, [0]).run({ startTdb: 0, endTdb: 800 }, () => ++visited === 1),
    true,
  );
  assert.equal(visited, 1);
  assert.equal(
    new CrossingSearch(sun, []).run({ startTdb: 0, endTdb: 100 }, () => true),
    false,
  );
});

test('property: consecutive windows list every event exactly once, to the last bit, for any cuts', () => {
  const random = generator(20261122);
  for (const body of [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH]) {
    const motion = longitude(body.name),
      years = body.name === 'True Lilith' || body.name === 'Moon' ? 0.5 : 20;
    for (const start of [-900000 + random() * 700000, -150000 + random() * 380000]) {
      const end = start + years * 365.25;
      const cuts = [start, ...Array.from({ length: 30 }, () => start + random() * (end - start)), end];
      const crossings = (startTdb: number, endTdb: number): number[] => {
        const found: number[] = [];
        new CrossingSearch(motion, SIGN_STARTS).run({ startTdb, endTdb }, (tdb) => {
          found.push(tdb);
        });
        return found;
      };
      const turnings = (startTdb: number, endTdb: number): number[] => {
        const found: number[] = [];
        new TurningSearch(motion).run({ startTdb, endTdb }, (tdb) => {
          found.push(tdb);
        });
        return found;
      };
      for (const search of [crossings, turnings]) {
        const whole = search(start, end);
        // Cuts at the events themselves are the hardest case.
        const all = [...cuts, ...whole.slice(0, 20)].sort((a, b) => a - b);
        const pieces = all.slice(1).flatMap((to, i) => search(all[i], to));
        assert.deepEqual(pieces, whole, `${body.name} from ${start}`);
      }
    }
  }
});

test('property: checked functions (latitude, declination, distance) find the zeros and extremes of a dense scan', () => {
  const cases = [
    ['Moon', 'latitude'],
    ['Moon', 'declination'],
    ['Mercury', 'latitude'],
    ['Venus', 'declination'],
    ['Moon', 'distance_au'],
    ['Mars', 'distance_au'],
  ] as const;
  for (const [name, coordinate] of cases) {
    const motion = new BodyCoordinate(engine.sky, bodyOf(name), coordinate),
      start = 8000.3,
      end = start + 900;
    let turnings = 0,
      zeros = 0,
      denseTurnings = 0,
      denseZeros = 0;
    new TurningSearch(motion).run({ startTdb: start, endTdb: end }, () => {
      turnings++;
    });
    if (coordinate !== 'distance_au')
      new CrossingSearch(motion, [0]).run({ startTdb: start, endTdb: end }, () => {
        zeros++;
      });
    motion.at(start, false);
    let { value, rate } = motion;
    for (let t = start + 0.25; t <= end + 1e-9; t += 0.25) {
      motion.at(Math.min(t, end), false);
      if (motion.rate > 0 !== rate > 0) denseTurnings++;
      if (motion.value >= 0 !== value >= 0) denseZeros++;
      ({ value, rate } = motion);
    }
    assert.equal(turnings, denseTurnings, `${name} ${coordinate}`);
    assert.equal(zeros, denseZeros, `${name} ${coordinate}`);
  }
});

test('property: checked searches of small bodies find the crossings and turnings of a dense scan; asteroid Lilith differs from the lunar apogee', () => {
  for (const name of ['Ceres', 'Chiron', 'Eros', 'asteroid:Lilith']) {
    const motion = new BodyLongitude(engine.sky, engine.bodies.resolve(name, '/body')),
      start = 9000.7,
      end = start + 1500;
    let turnings = 0,
      crossings = 0,
      denseTurnings = 0,
      denseCrossings = 0;
    new TurningSearch(motion).run({ startTdb: start, endTdb: end }, () => {
      turnings++;
    });
    new CrossingSearch(motion, SIGN_STARTS).run({ startTdb: start, endTdb: end }, () => {
      crossings++;
    });
    motion.at(start, false);
    let { value, rate } = motion;
    for (let t = start + 0.1; t < end; t += 0.1) {
      motion.at(t, false);
      if (motion.rate > 0 !== rate > 0) denseTurnings++;
      if (Math.floor(motion.value / 30) !== Math.floor(value / 30)) denseCrossings++;
      ({ value, rate } = motion);
    }
    assert.ok((turnings > 2 && crossings > 2) || name === 'Chiron', name);
    assert.deepEqual([turnings, crossings], [denseTurnings, denseCrossings], name);
  }
});

test('rule: bracketed root and extremes of known functions', () => {
  assert.ok(Math.abs(bracketedRoot((x) => x * x * x - 2, 0, 2, 1e-14) - Math.cbrt(2)) < 1e-13);
  assert.ok(Math.abs(bracketedRoot((x) => Math.tanh(50 * (x - 0.3)), -1, 1, 1e-14) - 0.3) < 1e-12);
  assert.throws(() => bracketedRoot((x) => x * x + 1, -1, 1, 1e-9), RangeError);
  assert.ok(Math.abs(minimum((x) => (x - 1.25) ** 2 + 3, -4, 5, 1e-8).x - 1.25) < 1e-6);
  assert.ok(Math.abs(maximum(Math.sin, 0, 3, 1e-8).x - Math.PI / 2) < 1e-6);
});
