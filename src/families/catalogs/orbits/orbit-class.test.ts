import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { classifyOrbit } from '../../../doctrine/orbit-class/classify.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { orbitClass, orbitClasses } from './orbit-class.js';

const engine = sharedEngine();
const jd = 2460000.5;

test('validation: the rules give every asteroid and comet of the tables the class that the JPL Small-Body Database gives it', () => {
  const { catalogue } = engine.smallBodies;
  let compared = 0;
  for (const kind of ['asteroid', 'comet'] as const)
    for (const body of catalogue.all(kind)) {
      if (body.orbit < 0 || body.orbitClass === '') continue;
      const { perihelionAu, eccentricity, inclinationDeg } = catalogue.elements(body.orbit + body.orbitCount - 1);
      const axisAu = eccentricity === 1 ? null : perihelionAu / (1 - eccentricity);
      const { orbitClass: found } = classifyOrbit(kind, { axisAu, eccentricity, inclinationDeg, perihelionAu });
      assert.equal(found.code, body.orbitClass, body.name);
      compared++;
    }
  assert.ok(compared > 10_000);
});

test('rule: a body is named by name, number or designation, with the same class', () => {
  for (const body of ['Ceres', 'ceres', '1 Ceres', '(1) Ceres', '1', 1, 'asteroid:Ceres', ' Ceres ']) {
    const { orbit_class: found, request } = orbitClass(engine, { body, jd_ut: jd });
    assert.deepEqual([found.name, found.code, found.number], ['Ceres', 'MBA', 1]);
    assert.equal(request.body, String(body).trim());
  }
  assert.equal(orbitClass(engine, { body: 'Lilith', jd_ut: jd }).orbit_class.number, 1181);
  for (const [body, code] of [
    ['433 Eros', 'AMO'],
    ['Chiron', 'CEN'],
    ['Sedna', 'TNO'],
    ['comet:Halley', 'HTC'],
    ['2P/Encke', 'ETc'],
  ])
    assert.equal(orbitClass(engine, { body, jd_ut: jd }).orbit_class.code, code, body);
});

test('rule: an Amor asteroid beyond 1.067 au is no candidate for the hazardous ones; the answer names what was considered', () => {
  const of = (body: string, absolute_magnitude?: number) =>
    orbitClass(engine, { body, jd_ut: jd, absolute_magnitude }).orbit_class;
  // Perihelia 1.133 (Eros), 1.083 (Amor) and 1.245 au (Ganymed): JPL lists none of them as potentially hazardous.
  for (const body of ['Eros', 'Amor', 'Ganymed']) {
    const found = of(body);
    assert.deepEqual(
      [found.code, found.is_near_earth_asteroid, found.is_potentially_hazardous_candidate, found.hazard_basis],
      ['AMO', true, false, 'orbit'],
    );
  }
  assert.equal(of('Eros', 10.4).hazard_basis, 'orbit_and_absolute_magnitude');
  assert.equal(of('Ceres').is_near_earth_asteroid, false);
});

test('rule: planets, points and ambiguous or unknown names are refused; in a batch each has its error', () => {
  for (const body of ['Mars', 'Pluto', 'Moon', 'Sun', 'Earth', 'True Node', 'Halley', 'Nonsense', '   ', '__proto__'])
    assert.throws(() => orbitClass(engine, { body, jd_ut: jd }), InvalidInput, body);
  assert.throws(() => orbitClass(engine, { body: 'Eros', jd_ut: 1000000 }), OutOfCoverage);
  const answer = orbitClasses(engine, {
    bodies: ['Ceres', 'Nonsense', 'Mars', 'Halley', 'Eros', 'Ceres', '__proto__'],
    jd_ut: jd,
  });
  assert.deepEqual(Object.keys(answer.results), ['Ceres', 'Eros']);
  assert.deepEqual(
    Object.entries(answer.errors).map(([name, { error_code }]) => [name, error_code]),
    [
      ['Nonsense', 'ORBITAL_BODY_NOT_FOUND'],
      ['Mars', 'ORBITAL_BODY_NOT_SUPPORTED'],
      ['Halley', 'ORBITAL_AMBIGUOUS_BODY'],
      ['__proto__', 'ORBITAL_BODY_NOT_FOUND'],
    ],
  );
  assert.deepEqual([answer.total_requested, answer.total_succeeded, answer.total_failed], [7, 2, 4]);
  const early = orbitClasses(engine, { bodies: ['Ceres', 'Moon'], jd_ut: 1000000 });
  assert.deepEqual(
    Object.values(early.errors).map(({ error_code }) => error_code),
    ['ORBITAL_COVERAGE_ERROR', 'ORBITAL_BODY_NOT_SUPPORTED'],
  );
});
