import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { ARCSEC_PER_RAD, AU_KM } from '../../kernel/constants.js';
import { OutOfCoverage } from '../../kernel/errors.js';
import { EARTH, SUN } from '../source.js';
import type { SmallBody } from './catalogue.js';
import { stateOfElements } from './elements.js';
import { OrbitUncertainty, periodDays, WORST_ERROR_DEG } from './error-estimate.js';
import type { OrbitTable } from './error-estimate.js';
import { ForceField } from './force-field.js';
import { Jets } from './jets.js';
import { KeptSteps } from './kept-steps.js';
import { MassiveBodies } from './massive-bodies.js';
import { Trajectory } from './trajectory.js';

const engine = sharedEngine();
const { smallBodies, ephemeris } = engine;
const { catalogue } = smallBodies;
const field = new ForceField(new MassiveBodies(ephemeris, [smallBodies.embedded]));
const kept = new KeptSteps(8e6);
const sun = new Float64Array(9),
  earth = new Float64Array(9),
  ours = new Float64Array(9);

const comet = (name: string): SmallBody => catalogue.lookUp('comet', name)[0];
const epochOf = (orbit: number): number => catalogue.elements(orbit).epochTdbJ2k;

function stateAtEpoch(orbit: number): Float64Array {
  const elements = catalogue.elements(orbit),
    state = new Float64Array(9);
  stateOfElements(elements, elements.epochTdbJ2k, state);
  ephemeris.barycentric(SUN, elements.epochTdbJ2k, 1, sun, 0);
  for (let i = 0; i < 6; i++) state[i] += sun[i];
  return state;
}

function pathOf(orbit: number): Trajectory {
  const jets = catalogue.nonGravitational(orbit);
  const subject = { naifId: null, jets: jets === null ? null : new Jets(jets) };
  return new Trajectory(field, subject, epochOf(orbit), stateAtEpoch(orbit), kept);
}

/** Difference between two solutions at the epoch of the second, in days of motion. */
function missDays(from: number, to: number): number {
  const path = pathOf(from),
    there = stateAtEpoch(to);
  assert.ok(path.state(epochOf(to), ours, 0));
  ephemeris.barycentric(SUN, epochOf(to), 1, sun, 0);
  path.release();
  const distance = Math.hypot(...[0, 1, 2].map((i) => ours[i] - there[i]));
  return distance / Math.hypot(...[3, 4, 5].map((i) => there[i] - sun[i]));
}

/** Error of a path at the epoch of a solution that it was not made from, and the error stated there; null when the path is refused. */
function foretold(
  path: Trajectory,
  uncertainty: OrbitUncertainty,
  truth: number,
): { off: number; stated: number } | null {
  const t = epochOf(truth),
    there = stateAtEpoch(truth);
  if (!uncertainty.covers(t)) return null;
  assert.ok(path.state(t, ours, 0));
  ephemeris.barycentric(SUN, t, 1, sun, 0);
  ephemeris.barycentric(EARTH, t, 1, earth, 0);
  const a = [0, 1, 2].map((i) => there[i] - earth[i]),
    b = [0, 1, 2].map((i) => ours[i] - earth[i]);
  const cosine = a.reduce((sum, value, i) => sum + value * b[i], 0) / (Math.hypot(...a) * Math.hypot(...b));
  const stated = uncertainty.placeArcsec(t, {
    sunKm: Math.hypot(...[0, 1, 2].map((i) => ours[i] - sun[i])),
    earthKm: Math.hypot(...b),
    speedKmPerDay: Math.hypot(...[3, 4, 5].map((i) => ours[i] - sun[i])),
    amplification: path.amplification(t),
  });
  if (stated > WORST_ERROR_DEG * 3600) return null;
  return { off: Math.acos(Math.min(1, cosine)) * ARCSEC_PER_RAD, stated };
}

/** The table of a comet without one of its solutions, and the row of another in it. Rows count from 0. */
function without(body: SmallBody, left: number): { table: OrbitTable; rows: number[]; body: SmallBody } {
  const rows = Array.from({ length: body.orbitCount }, (_, i) => body.orbit + i).filter((row) => row !== left);
  const [before, after] = [left - 1, left + 1];
  const across = {
    forth: missDays(before, after),
    back: missDays(after, before),
  };
  return {
    rows,
    body: { ...body, orbit: 0, orbitCount: rows.length },
    table: {
      elements: (row) => catalogue.elements(rows[row]),
      nonGravitational: (row) => catalogue.nonGravitational(rows[row]),
      source: (row) => catalogue.source(rows[row]),
      links: (row) => {
        const links = catalogue.links(rows[row]);
        if (rows[row] === before) return { ...links, afterDays: across.forth };
        return rows[row] === after ? { ...links, beforeDays: across.back } : links;
      },
    },
  };
}

test('validation: errors stated for comets hold for apparitions that are left out of the solutions', (t) => {
  const results: { off: number; stated: number }[] = [];
  let refused = 0,
    comets = 0;
  for (const body of catalogue.all('comet')) {
    if (body.orbitCount < 4 || body.name === '1P/Halley') continue;
    comets++;
    // Every third apparition is computed from the nearer of its neighbours.
    for (let left = body.orbit + 1; left < body.orbit + body.orbitCount - 1; left += 3) {
      const reduced = without(body, left);
      const nearer = epochOf(left) - epochOf(left - 1) < epochOf(left + 1) - epochOf(left) ? left - 1 : left + 1;
      if (Math.abs(epochOf(left) - epochOf(nearer)) < 200) continue;
      const path = pathOf(nearer);
      const uncertainty = new OrbitUncertainty(reduced.table, reduced.body, reduced.rows.indexOf(nearer));
      const result = foretold(path, uncertainty, left);
      path.release();
      if (result === null) refused++;
      else results.push(result);
    }
  }
  const held = results.filter(({ off, stated }) => off <= stated).length;
  t.diagnostic(`${comets} comets, ${results.length} apparitions, ${held} within the stated error, ${refused} refused`);
  assert.ok(comets > 40 && results.length > 80);
  assert.ok(held >= 0.95 * results.length, `${held} of ${results.length}`);
  assert.ok(results.every(({ off, stated }) => off < 3 * stated && off < 2 * WORST_ERROR_DEG * 3600));
  assert.ok(refused < 0.25 * results.length);
});

test('validation: errors stated for the last solution alone hold for the apparitions before it', (t) => {
  const results: { off: number; stated: number }[] = [];
  for (const body of catalogue.all('comet')) {
    const last = body.orbit + body.orbitCount - 1;
    if (body.number === 0 || body.orbitCount < 2 || !catalogue.source(last).includes('JPL')) continue;
    const alone: OrbitTable = {
      elements: () => catalogue.elements(last),
      nonGravitational: () => catalogue.nonGravitational(last),
      source: () => catalogue.source(last),
      links: () => ({ beforeDays: NaN, afterDays: NaN }),
    };
    const uncertainty = new OrbitUncertainty(alone, { ...body, orbit: 0, orbitCount: 1 }, 0);
    const path = pathOf(last);
    for (let row = last - 1; row >= Math.max(body.orbit, last - 4) && uncertainty.covers(epochOf(row)); row--) {
      if (epochOf(last) - epochOf(row) < 200) continue;
      const result = foretold(path, uncertainty, row);
      if (result !== null) results.push(result);
    }
    path.release();
  }
  const held = results.filter(({ off, stated }) => off <= stated).length;
  t.diagnostic(`${held} of ${results.length}`);
  assert.ok(results.length > 120 && held >= 0.95 * results.length, `${held} of ${results.length}`);
});

/** Smallest geocentric distance (au) within a day of an instant. */
function nearestAu(body: SmallBody, tdbJ2k: number): number {
  let least = Infinity;
  const path = pathOf(catalogue.nearestOrbit(body, tdbJ2k));
  for (let t = tdbJ2k - 1; t <= tdbJ2k + 1; t += 1 / 48) {
    assert.ok(path.state(t, ours, 0));
    ephemeris.barycentric(EARTH, t, 1, earth, 0);
    least = Math.min(least, Math.hypot(...[0, 1, 2].map((i) => ours[i] - earth[i])) / AU_KM);
  }
  return least;
}

test('validation: closest approaches to the Earth as the Minor Planet Center lists them', () => {
  // "Closest approaches to the Earth by comets": TT, Julian calendar before 1582, here as JD. The older elements have 5 to 7 digits.
  for (const [name, jd, au] of [
    ['D/1770 L1', 2367721.2, 0.0151],
    ['55P', 2220287.9, 0.0229],
    ['1P', 2026872.0, 0.0334],
    ['3D', 2380665.4, 0.0366],
    ['7P', 2425058.3, 0.0394],
    ['1P', 1857752.4, 0.0884],
    ['1P', 1942872.7, 0.0898],
    ['C/1996 B2', 2450167.8, 0.1018],
    ['1P', 2418811.7, 0.1513],
  ] as const) {
    const found = nearestAu(comet(name), jd - 2451545);
    assert.ok(Math.abs(found - au) < 0.0025, `${name} ${jd}: ${found} au, listed ${au}`);
  }
});

test('validation: on 19 May 1910, 4 h UT, Halley transited the Sun', () => {
  const instant = engine.time.instantFromIso('1910-05-19T04:00:00Z', '/dt');
  const place = engine.sky.apparent(engine.bodies.resolve('1P/Halley', '/body'), instant);
  const away = Math.hypot(place.longitudeDeg - engine.sky.sunLongitudeDeg(instant), place.latitudeDeg);
  // Within an hour of the transit, at 1.1 degrees an hour. An earlier version was 38 degrees off.
  assert.ok(away < 1, `${away} degrees from the Sun's centre`);
  assert.ok(place.distanceKm / AU_KM < 0.17);
});

test('validation: with the forces of Yeomans & Kiang 1981 each return of Halley in their table leads to the next within half a day', () => {
  // Their table 4 gives e to six decimals, which is 0.4 days of a return. For 837 they adjusted the orbit by hand at its approach to 0.03
  // au.
  const halley = comet('1P');
  for (let row = halley.orbit; row < halley.orbit + 40; row++) {
    if (epochOf(row + 1) > -170_000) break;
    const year = 2000 + epochOf(row) / 365.25;
    const { afterDays } = catalogue.links(row);
    assert.ok(afterDays < 0.5 || Math.abs(year - 837) < 80, `${year}: ${afterDays}`);
  }
});

test('rule: the solution nearest in time is used and named in the answer', () => {
  const halley = comet('1P');
  for (const [t, part] of [
    [-32_730, '1910-04-20'],
    [-5000, '1986-02-09'],
    [-2000, 'J863/77'],
    [-424_000, '837-02-28'],
  ] as const)
    assert.match(smallBodies.provenance(halley.id, t).elements?.solution ?? '', new RegExp(part));
});

test('rule: an orbit whose error may exceed five degrees is refused, with the spans that are covered', () => {
  const refusedAt = (name: string, t: number): OutOfCoverage => {
    try {
      smallBodies.barycentric(comet(name).id, t, 1, ours, 0);
    } catch (error) {
      assert.ok(error instanceof OutOfCoverage, String(error));
      return error;
    }
    throw new assert.AssertionError({ message: `${name} was answered` });
  };
  const { coverage } = refusedAt('2P', (1700 - 2000) * 365.25);
  assert.ok(coverage.length > 1);
  for (const { startTdbJ2k, endTdbJ2k } of coverage)
    assert.ok(smallBodies.provenance(comet('2P').id, (startTdbJ2k + endTdbJ2k) / 2).kind === 'integrated');
  // The solutions of 1862 and 1992 differ by years; from either side the comet is computed as far as its error is bounded.
  refusedAt('109P', (1870 - 2000) * 365.25);
  refusedAt('1P', 73_000);
  assert.ok(periodDays(catalogue.elements(comet('1P').orbit)) > 25_000);
});

test('rule: a body near its bound is computed within five degrees or refused', () => {
  for (const body of catalogue.all('comet').filter(({ number }) => number > 0 && number < 80))
    for (const t of [-36_525, -20_000, -3000, 0, 9000, 20_000]) {
      try {
        assert.ok(
          smallBodies.provenance(body.id, t).estimatedErrorArcsec <= WORST_ERROR_DEG * 3600,
          `${body.name} ${t}`,
        );
      } catch (error) {
        assert.ok(error instanceof OutOfCoverage, String(error));
      }
    }
});
