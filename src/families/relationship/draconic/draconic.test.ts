import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import type { Engine } from '../../../engine.js';
import { chart, draconicLongitude, positions } from './draconic.js';

let engine: Engine;
before(() => {
  engine = sharedEngine();
});
const dt = '1990-06-15T14:30:00Z';

test('rule: the draconic longitude is the longitude minus the anchor, in [0, 360)', () => {
  assert.equal(draconicLongitude(10, 20), 350);
  assert.equal(draconicLongitude(-350, 370), 0);
});

test('rule: the residual is the distance of the anchor from 0 Aries, null if the anchor is not listed', () => {
  assert.equal(
    positions({ positions: { Sun: 10, 'True Node': 20.5 }, node_mode: 'true', anchor_longitude: 20 }).anchor_residual,
    0.5,
  );
  assert.equal(
    positions({ positions: { Sun: 10, 'True Node': 19.5 }, node_mode: 'true', anchor_longitude: 20 }).anchor_residual,
    0.5,
  );
  assert.equal(
    positions({ positions: { Sun: 10, 'True Node': 20.5 }, node_mode: 'mean', anchor_longitude: 20 }).anchor_residual,
    null,
  );
});

test('rule: include_nodes changes the list of positions, not the anchor', () => {
  const shown = chart(engine, { dt, node_mode: 'mean', bodies: ['Sun', 'True Node'] }),
    hidden = chart(engine, { dt, node_mode: 'mean', bodies: ['Sun'], include_nodes: false });
  assert.deepEqual(
    shown.positions.map(({ body }) => body),
    ['Sun', 'True Node', 'Mean Node', 'Lilith', 'True Lilith'],
  );
  assert.deepEqual(
    hidden.positions.map(({ body }) => body),
    ['Sun'],
  );
  assert.equal(hidden.anchor.longitude, shown.anchor.longitude);
  assert.deepEqual([shown.anchor_residual, hidden.anchor_residual], [0, null]);
});
