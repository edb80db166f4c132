import assert from 'node:assert/strict';
import { readFileSync, readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';

/** The 19th field of /proc/.../stat (proc_pid_stat(5)); the name before it may hold spaces. */
const niceOf = (task: string): number =>
  Number(
    readFileSync(`/proc/${task}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')[16],
  );

test(
  'rule: a thread that yields is nicer than the others of its process',
  { skip: process.platform !== 'linux' },
  async () => {
    const own = niceOf(readlinkSync('/proc/thread-self'));
    const module = new URL('thread-priority.js', import.meta.url).href;
    const worker = new Worker(
      `import('${module}').then(({ yieldToServing }) => {
       yieldToServing();
       require('node:worker_threads').parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self'));
     });
     require('node:worker_threads').parentPort.once('message', () => process.exit());`,
      { eval: true },
    );
    const task = await new Promise<string>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    assert.equal(niceOf(task), Math.max(own, 10));
    assert.equal(getPriority(), own);
    worker.postMessage('end');
    await worker.terminate();
  },
);
