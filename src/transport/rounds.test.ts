import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rounds } from './rounds.js';

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('rule: requests of one turn of the event loop are computed in order, then answered in order', async () => {
  const rounds = new Rounds(() => 0),
    done: string[] = [];
  for (const name of ['a', 'b', 'c'])
    rounds.add(() => {
      done.push(`compute ${name}`);
      return name === 'b' ? undefined : () => done.push(`send ${name}`);
    });
  assert.equal(done.length, 0);
  await turn();
  assert.deepEqual(done, ['compute a', 'compute b', 'compute c', 'send a', 'send c']);
});

test('rule: an answer does not wait for a long computation of the same turn', async () => {
  let nowMs = 0;
  const rounds = new Rounds(() => nowMs),
    done: string[] = [];
  const long = (name: string) => () => {
    nowMs += 3;
    done.push(`compute ${name}`);
    return () => done.push(`send ${name}`);
  };
  rounds.add(long('a'));
  rounds.add(long('b'));
  await turn();
  assert.deepEqual(done, ['compute a', 'send a', 'compute b', 'send b']);
});
