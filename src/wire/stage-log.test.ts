import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StageLog } from './stage-log.js';

test('rule: a log lists the stages that ran in their order, the running one among them, and none that did not run', () => {
  const log = new StageLog();
  assert.equal(
    log.run('first', () => 1),
    1,
  );
  assert.deepEqual(
    log.run('second', () => log.names),
    ['first', 'second'],
  );
  assert.throws(() =>
    log.run('third', () => {
      throw new RangeError('no');
    }),
  );
  assert.deepEqual(log.names, ['first', 'second', 'third']);
});

test('rule: an item of a request lists the stages of the request before its own, and no other item does', () => {
  const log = new StageLog();
  log.run('common', () => null);
  const [one, other] = [log.fork(), log.fork()];
  one.run('own', () => null);
  log.run('later', () => null);
  assert.deepEqual([one.names, other.names, log.names], [['common', 'own'], ['common'], ['common', 'later']]);
});
