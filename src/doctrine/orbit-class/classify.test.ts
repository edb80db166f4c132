import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASTEROID_CLASSES, COMET_CLASSES } from './classes.js';
import { classifyOrbit, isHazardCandidate, isNearEarthAsteroid, tisserandJupiter } from './classify.js';

const orbit = (q: number, e: number, i = 5) => ({
  axisAu: e === 1 ? null : q / (1 - e),
  eccentricity: e,
  inclinationDeg: i,
  perihelionAu: q,
});
const asteroid = (a: number, e: number) => classifyOrbit('asteroid', orbit(a * (1 - e), e)).orbitClass.code;

test('rule: classes of asteroids on both sides of each boundary (JPL SBDB, orbit classes)', () => {
  const rows: [number, number, string][] = [
    [0.7, 0.4, 'IEO'], // Q 0.98
    [0.7, 0.41, 'ATE'], // Q 0.987
    [0.9999, 0.1, 'ATE'],
    [1.0001, 0.1, 'APO'],
    [1.5, 1 - 1.0169 / 1.5, 'APO'],
    [1.5, 1 - 1.0171 / 1.5, 'AMO'],
    [2, 1 - 1.2999 / 2, 'AMO'],
    [2, 1 - 1.3001 / 2, 'MCA'],
    [2.5, 1 - 1.6659 / 2.5, 'MCA'],
    [2.5, 1 - 1.6661 / 2.5, 'MBA'],
    [1.9999, 0.1, 'IMB'],
    [2.0001, 0.1, 'MBA'],
    [3.1999, 0.1, 'MBA'],
    [3.2001, 0.1, 'OMB'],
    [3.2001, 0.5, 'OMB'], // q 1.6 beyond the axis of Mars-crossers
    [4.5999, 0.1, 'OMB'],
    [4.6001, 0.1, 'TJN'],
    [5.2, 0.299, 'TJN'],
    [5.2, 0.301, 'AST'],
    [5.4999, 0.1, 'TJN'],
    [5.5001, 0.1, 'CEN'],
    [30.0999, 0.1, 'CEN'],
    [30.1001, 0.1, 'TNO'],
    [3.2, 0.1, 'AST'], // on a boundary
  ];
  for (const [a, e, code] of rows) assert.equal(asteroid(a, e), code, `a ${a} e ${e}`);
  assert.equal(classifyOrbit('asteroid', orbit(0.25, 1.2)).orbitClass.code, 'HYA'); // as 1I/'Oumuamua
  assert.equal(classifyOrbit('asteroid', orbit(1, 1)).orbitClass.code, 'PAA');
});

test('rule: classes of comets, the Tisserand parameter before the period (JPL SBDB; Levison and Duncan 1994)', () => {
  const rows: [string, number, number, number, string][] = [
    // Osculating elements of the JPL Small-Body Database, rounded: q, e, i.
    ['1P/Halley', 0.5748, 0.96797, 162.19, 'HTC'],
    ['2P/Encke', 0.3398, 0.8471, 11.35, 'ETc'],
    ['8P/Tuttle', 1.027, 0.8198, 54.98, 'JFC'],
    ['67P/Churyumov-Gerasimenko', 1.2106, 0.6497, 3.87, 'JFc'],
    ['95P/Chiron', 8.509, 0.38, 6.93, 'CTc'],
    ['318P/McNaught-Hartley', 2.446, 0.67524, 17.6, 'JFc'], // a period of 21 years
    ['C/1995 O1 (Hale-Bopp)', 0.9146, 0.99507, 89.4, 'COM'],
    ['C/1980 E1 (Bowell)', 3.364, 1.0577, 1.66, 'HYP'],
    ['C/1680 V1', 0.0062, 1, 60.7, 'PAR'],
  ];
  for (const [name, q, e, i, code] of rows)
    assert.equal(classifyOrbit('comet', orbit(q, e, i)).orbitClass.code, code, name);
});

test('rule: margins are distances to the boundaries, positive when the condition is met', () => {
  const { conditions } = classifyOrbit('asteroid', orbit(2.55, 0.08));
  assert.deepEqual(
    conditions.map(({ parameter, operator, boundary, satisfied }) => [parameter, operator, boundary, satisfied]),
    [
      ['a', '>', 2, true],
      ['a', '<', 3.2, true],
      ['q', '>', 1.666, true],
    ],
  );
  assert.ok(
    Math.abs(conditions[1].margin - (3.2 - 2.55 / 0.92)) < 1e-12 && Math.abs(conditions[2].margin - 0.884) < 1e-12,
  );
  for (const classes of [ASTEROID_CLASSES, COMET_CLASSES]) assert.equal(classes.at(-1)!.conditions.length, 0);
});

test('rule: the Tisserand parameter of a circular orbit at the distance of Jupiter is 1 + 2 cos i', () => {
  const at = (i: number) =>
    tisserandJupiter({ axisAu: 5.202887, eccentricity: 0, inclinationDeg: i, perihelionAu: 5.2 });
  assert.ok(Math.abs(at(0) - 3) < 1e-12 && Math.abs(at(60) - 2) < 1e-12 && Math.abs(at(180) + 1) < 1e-12);
  assert.ok(Number.isNaN(tisserandJupiter(orbit(1, 1))));
});

test('rule: a candidate for a hazardous asteroid can come within 0.05 au of the orbit of the Earth and is at most of magnitude 22', () => {
  const candidate = (q: number, e: number, h: number | null) => isHazardCandidate(orbit(q, e), h);
  assert.equal(candidate(1.0669, 0.3, 20), true);
  assert.equal(candidate(1.0671, 0.3, 20), false); // Amor beyond 1.067 au, as Eros (1.133)
  assert.equal(candidate(0.9, 0.2, 22), true);
  assert.equal(candidate(0.9, 0.2, 22.01), false);
  assert.equal(candidate(0.9, 0.2, null), true);
  assert.equal(candidate(0.6, 0.2, null), false); // aphelion 0.9
  assert.equal(isNearEarthAsteroid(orbit(1.2999, 0.3)), true);
  assert.equal(isNearEarthAsteroid(orbit(1.3, 0.3)), false);
  assert.equal(isNearEarthAsteroid(orbit(0.25, 1.2)), false);
});
