import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from '@sinclair/typebox';
import { shape } from '../contract/fields.js';
import { route } from '../contract/route.js';
import type { Engine } from '../engine.js';
import { warmUp } from './warm-up.js';

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

test('rule: warming up compiles every validator and answers the examples of this thread, one at a time, while idle', async () => {
  const done: string[] = [];
  const warm = (name: string, run: 'inline' | 'pool') => ({
    route: route(
      {
        method: 'GET',
        path: `/v1/${name}`,
        summary: name,
        run,
        response: shape('WarmResponse', { x: Type.Number() }),
        example: { query: { a: 1 } },
      },
      () => {
        done.push(`answered ${name}`);
        if (name === 'failing') throw new Error('its example needs a worker');
        return { x: 1 };
      },
    ),
    validator: () => {
      done.push(`compiled ${name}`);
      return (parts: { readonly params: unknown; readonly query: unknown; readonly body: unknown }) => parts;
    },
  });
  let busy = true;
  warmUp([warm('failing', 'inline'), warm('pooled', 'pool'), warm('last', 'inline')], {} as Engine, () =>
    busy ? performance.now() : -Infinity,
  );
  await pause(40);
  assert.deepEqual(done, [], 'requests come first');
  busy = false;
  for (let i = 0; i < 200 && done.length < 5; i++) await pause(5);
  assert.deepEqual(done, ['compiled failing', 'answered failing', 'compiled pooled', 'compiled last', 'answered last']);
});
