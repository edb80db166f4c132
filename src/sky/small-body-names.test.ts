import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../test/support/engine.js';
import { InvalidInput } from '../kernel/errors.js';

const { bodies } = sharedEngine();
const resolved = (name: string): [string, string] => {
  const body = bodies.resolve(name, '/body');
  return [body.kind, body.name];
};
const problem = (name: string): { message: string; allowed?: unknown; suggestions?: readonly string[] } => {
  try {
    bodies.resolve(name, '/body');
  } catch (error) {
    assert.ok(error instanceof InvalidInput);
    assert.equal(error.problems[0].field, '/body');
    return error.problems[0];
  }
  throw new assert.AssertionError({ message: `${name} was resolved` });
};

test('rule: names, numbers, designations and aliases resolve, without regard to case, accents and punctuation', () => {
  for (const name of ['Ceres', 'ceres', 'CERES', '1', '2000001', '20000001', '1 Ceres', '(1) Ceres', 'asteroid:Ceres'])
    assert.deepEqual(resolved(name), ['asteroid', 'Ceres'], name);
  assert.deepEqual(resolved('1992 QB1'), ['asteroid', 'Albion']);
  assert.deepEqual(resolved('40P/Väisälä 1'), ['comet', '40P/Vaisala 1']);
  assert.deepEqual(resolved('Hale-Bopp'), ['comet', 'C/1995 O1 (Hale-Bopp)']);
  assert.deepEqual(resolved('C/1995 O1'), ['comet', 'C/1995 O1 (Hale-Bopp)']);
  assert.deepEqual(resolved('67P'), ['comet', '67P/Churyumov-Gerasimenko']);
  assert.deepEqual(resolved('tempel1'), ['comet', '9P/Tempel 1']);
});

test('rule: a name in both catalogues needs a qualifier, and the error lists both candidates', () => {
  assert.deepEqual(problem('Halley').allowed, ['asteroid:Halley', 'comet:1P/Halley']);
  assert.deepEqual(resolved('asteroid:Halley'), ['asteroid', 'Halley']);
  assert.deepEqual(resolved('comet:Halley'), ['comet', '1P/Halley']);
  assert.deepEqual(resolved('1P/Halley'), ['comet', '1P/Halley']);
  assert.ok((problem('comet:PANSTARRS').allowed as string[]).length > 1);
});

test('rule: Lilith is the lunar apogee, the asteroid keeps its qualifier in answers', () => {
  assert.deepEqual(resolved('Lilith'), ['lunar_point', 'Lilith']);
  assert.deepEqual(resolved('asteroid:Lilith'), ['asteroid', 'asteroid:Lilith']);
  assert.deepEqual(resolved('1181'), ['asteroid', 'asteroid:Lilith']);
});

test('rule: suggestions prefer planets, nodes and points to asteroids', () => {
  for (const name of ['North Node', 'north-node', "Dragon's Head", 'Rahu', 'Node'])
    assert.deepEqual(problem(name).suggestions, ['True Node', 'Mean Node'], name);
  assert.deepEqual(problem('Black Moon Lilith').suggestions, ['Moon', 'Lilith', 'True Lilith', 'Mean Lilith']);
  assert.equal(problem('Mecury').suggestions?.[0], 'Mercury');
  assert.deepEqual(problem('Planet Mars').suggestions, ['Mars']);
  assert.ok(problem('Hebee').suggestions?.includes('Hebe'));
});

test('rule: suggestions are bodies that the route accepts', () => {
  try {
    bodies.resolve('Cerres', '/body', (body) => body.kind === 'major');
    assert.fail('resolved');
  } catch (error) {
    assert.ok(error instanceof InvalidInput);
    assert.deepEqual(error.problems[0].suggestions, []);
  }
});

test('rule: unknown names get suggestions; catalogued bodies without an orbit are refused with that reason; number and name must agree', () => {
  assert.ok(problem('Chirron').suggestions?.includes('Chiron'));
  assert.ok(problem('Plutto').suggestions?.includes('Pluto'));
  assert.match(problem('Icarus').message, /no orbit/);
  for (const name of [
    '',
    ' ',
    ':',
    'asteroid:',
    'comet: ',
    '99999999',
    '0',
    '433 Ceres',
    'asteroid:Sun',
    '\u0000',
    '__proto__',
  ])
    problem(name);
});
