import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { AU_KM } from '../../kernel/constants.js';
import { SUN } from '../source.js';
import { radiusAtKm, stateOfElements } from './elements.js';
import { ForceField } from './force-field.js';
import { Jets, sublimation } from './jets.js';
import { KeptSteps } from './kept-steps.js';
import { MassiveBodies } from './massive-bodies.js';
import { estimatedSteps } from './step-estimate.js';
import { Trajectory } from './trajectory.js';

const { ephemeris, smallBodies } = sharedEngine();
const field = new ForceField(new MassiveBodies(ephemeris, [smallBodies.embedded]));
const sun = new Float64Array(9);

function pathOf(name: string, keptBytes: number): Trajectory {
  const [body] = smallBodies.catalogue.lookUp('asteroid', name);
  const elements = smallBodies.catalogue.elements(body.orbit),
    start = new Float64Array(9);
  stateOfElements(elements, elements.epochTdbJ2k, start);
  ephemeris.barycentric(SUN, elements.epochTdbJ2k, 1, sun, 0);
  for (let i = 0; i < 6; i++) start[i] += sun[i];
  return new Trajectory(field, { naifId: null, jets: null }, elements.epochTdbJ2k, start, new KeptSteps(keptBytes));
}

test('rule: steps that were dropped from memory are recomputed bit for bit', () => {
  // The memory has room for four of the ninety stretches that two and a half centuries forth and back need.
  const narrow = pathOf('Hebe', 1),
    wide = pathOf('Hebe', 40e6);
  const a = new Float64Array(9),
    b = new Float64Array(9);
  for (const t of [-90_000, 90_000, 0, -45_000.25, 8000, 60_000, -89_000, -90_000, 12_345.678, 8300]) {
    assert.ok(narrow.state(t, a, 0) && wide.state(t, b, 0));
    assert.deepEqual([...a], [...b], String(t));
  }
});

test('rule: the number of steps is estimated within a third', () => {
  for (const name of ['Hebe', 'Eros', 'Ganymed', 'Hidalgo', 'Hektor', 'Pholus']) {
    const [body] = smallBodies.catalogue.lookUp('asteroid', name);
    const elements = smallBodies.catalogue.elements(body.orbit);
    const path = pathOf(name, 40e6);
    path.reach(elements.epochTdbJ2k - 20_000);
    const ratio = path.steps / estimatedSteps(elements, 20_000);
    assert.ok(ratio > 0.66 && ratio < 1.5, `${name}: ${ratio}`);
  }
});

test('validation: g(r) is 1 at 1 au and falls as Marsden, Sekanina & Yeomans 1973 tabulate it', () => {
  // Normalised to 1 at 1 au. At r0 = 2.808 au, where the steep decrease begins, g is alpha 2^-k.
  assert.ok(Math.abs(sublimation(AU_KM) - 1) < 1e-6);
  assert.ok(Math.abs(sublimation(2.808 * AU_KM) - 0.1112620426 * 2 ** -4.6142) < 1e-12);
  assert.ok(sublimation(5 * AU_KM) < 1e-4 * sublimation(2 * AU_KM));
});

test('rule: the components of a jet are radial, transverse in the direction of motion, and normal to the orbit', () => {
  const out = new Float64Array(3);
  const au = 1 / AU_KM;
  const at = (jets: Jets): number[] => {
    out.fill(0);
    jets.add(Float64Array.of(0, AU_KM, 0, -1000, 300, 0), out);
    return [...out].map((value) => Math.round(value * au * 1e12) / 1e12 + 0);
  };
  assert.deepEqual(at(new Jets({ a1: 1e-8, a2: 0, a3: 0, delayDays: 0 })), [0, 1e-8, 0]);
  assert.deepEqual(at(new Jets({ a1: 0, a2: 1e-8, a3: 0, delayDays: 0 })), [-1e-8, 0, 0]);
  assert.deepEqual(at(new Jets({ a1: 0, a2: 0, a3: 1e-8, delayDays: 0 })), [0, 0, 1e-8]);
});

test('property: the distance some days before or after a state equals that of the elements', () => {
  const s = new Float64Array(6);
  const mu = 0.01720209895 ** 2;
  for (const [q, e] of [
    [0.33, 0.85],
    [1.2, 0.64],
    [0.9, 1],
    [0.5, 1.2],
  ]) {
    const elements = {
      epochTdbJ2k: 0,
      perihelionAu: q,
      eccentricity: e,
      inclinationDeg: 20,
      nodeDeg: 50,
      perihelionArgumentDeg: 80,
      perihelionTdbJ2k: 30,
    };
    const radius = (t: number): number => {
      stateOfElements(elements, t, s);
      return Math.hypot(s[0], s[1], s[2]) / AU_KM;
    };
    for (const days of [-131, -45.7, 12, 200]) {
      const r = radius(7);
      const v2 = (s[3] ** 2 + s[4] ** 2 + s[5] ** 2) / AU_KM ** 2,
        rv = (s[0] * s[3] + s[1] * s[4] + s[2] * s[5]) / AU_KM ** 2;
      const found = radiusAtKm(r, rv, v2, mu, days);
      assert.ok(Math.abs(found / radius(7 + days) - 1) < 1e-9, `${q} ${e} ${days}`);
    }
  }
});
