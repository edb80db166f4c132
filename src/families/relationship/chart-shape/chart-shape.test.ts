import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { classifyChartShape } from './chart-shape.js';
import { family } from './routes.js';

test('rule: answers have the wire words of the shape, and the handle of a bucket as its leading planet', () => {
  const at = (bodies: string[]) =>
    classifyChartShape(sharedEngine(), {
      chart: { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522, bodies },
    });
  const single = at(['Sun']);
  assert.deepEqual([single.shape, single.status, single.largest_gap], [null, 'not_evaluable', 360]);
  assert.match(single.reason ?? '', /two bodies/);
  const pair = at(['Sun', 'Moon']);
  assert.deepEqual(
    [pair.shape, pair.status, pair.handle_planet, pair.handle_bodies],
    ['Bundle', 'evaluated', null, []],
  );
});

test('rule: include_nodes of the chart alone is reported as not applied; include_nodes of the request adds the nodes', () => {
  const { handle } = family.routes[0];
  const classify = (include_nodes: boolean, ofChart?: boolean) => {
    const chart = { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 };
    const body = { chart: ofChart === undefined ? chart : { ...chart, include_nodes: ofChart }, include_nodes };
    return handle(sharedEngine(), { params: {}, query: {}, body }) as {
      clusters: string[][];
      options_not_applied?: { field: string }[];
    };
  };
  assert.deepEqual(
    classify(false, true).options_not_applied?.map(({ field }) => field),
    ['/chart/include_nodes'],
  );
  for (const answer of [classify(false), classify(false, false), classify(true, true)])
    assert.equal(answer.options_not_applied, undefined);
  assert.ok(
    classify(true).clusters.flat().includes('True Node') &&
      !classify(true, false).clusters.flat().includes('True Node'),
  );
});
