import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindByAsteroidBelt, kindByEarthOrbit } from './planet-kind.js';

test('rule: Mars is an outer planet by the orbit of the Earth and an inner one by the asteroid belt; the others agree', () => {
  const rows = [
    ['Sun', 'luminary', 'luminary'],
    ['Moon', 'luminary', 'luminary'],
    ['Mercury', 'inner', 'inner'],
    ['Venus', 'inner', 'inner'],
    ['Mars', 'outer', 'inner'],
    ['Jupiter', 'outer', 'outer'],
    ['Saturn', 'outer', 'outer'],
    ['Rahu', 'node', 'node'],
    ['Ketu', 'node', 'node'],
  ];
  for (const [name, byOrbit, byBelt] of rows)
    assert.deepEqual([kindByEarthOrbit(name), kindByAsteroidBelt(name)], [byOrbit, byBelt], name);
});
