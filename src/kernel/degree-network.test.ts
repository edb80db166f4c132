import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectivity, nodeDegrees } from './degree-network.js';

const link = (source: string, target: string, isMutual = false) => ({ source, target, isMutual });
const NAMES = ['Sun', 'Moon', 'Mars', 'Venus'];

test('rule: a link counts once at each end, and the mutual count is that of the outgoing reciprocated links', () => {
  const degrees = nodeDegrees(NAMES, [
    link('Sun', 'Moon', true),
    link('Moon', 'Sun', true),
    link('Sun', 'Mars'),
    link('Mars', 'Moon'),
  ]);
  assert.deepEqual(Object.fromEntries(degrees), {
    Sun: { incoming: 1, outgoing: 2, mutual: 1, total: 3 },
    Moon: { incoming: 2, outgoing: 1, mutual: 1, total: 3 },
    Mars: { incoming: 1, outgoing: 1, mutual: 0, total: 2 },
    Venus: { incoming: 0, outgoing: 0, mutual: 0, total: 0 },
  });
  assert.deepEqual(connectivity(degrees), { isolated: ['Venus'], mostConnected: ['Sun', 'Moon'] });
});

test('rule: a link of a node to itself counts at both ends', () =>
  assert.deepEqual(nodeDegrees(['Sun'], [link('Sun', 'Sun')]).get('Sun'), {
    incoming: 1,
    outgoing: 1,
    mutual: 0,
    total: 2,
  }));

test('rule: a network without links has only isolated nodes and no most connected one', () =>
  assert.deepEqual(connectivity(nodeDegrees(NAMES, [])), { isolated: NAMES, mostConnected: [] }));
