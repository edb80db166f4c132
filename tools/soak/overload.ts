import assert from 'node:assert/strict';
import { startService } from '../../test/support/service-process.js';
import { heavy, light, pause } from './requests.js';
import type { Answer } from './requests.js';
import type { Figures, Scale, Scenario } from './scenario.js';

const QUEUE = 4,
  TIMES = 10,
  LIGHT_EVERY_MS = 50,
  /** Enough to overflow the queue on any machine. */
  LEAST_HEAVY = 20;
/** A refused client retries within this time on any machine. */
const RECOVERS_WITHIN_MS = 30_000;

async function run({ seconds }: Scale): Promise<Figures> {
  const service = await startService({ env: { SERVICE_QUEUE_LIMIT: String(QUEUE) } });
  try {
    await heavy(service.url, 0);
    const started = performance.now(),
      probes = 3;
    for (let n = 1; n <= probes; n++) assert.equal((await heavy(service.url, n)).status, 200);
    const gapMs = (performance.now() - started) / probes / TIMES;
    const heavies: Promise<Answer>[] = [],
      lights: Promise<Answer>[] = [];
    const end = performance.now() + seconds * 1000;
    const loop = async (every: number, send: () => void): Promise<void> => {
      for (let at = performance.now(); at < end || heavies.length < LEAST_HEAVY; at += every) {
        send();
        await pause(Math.max(0, at + every - performance.now()));
      }
    };
    await Promise.all([
      loop(gapMs, () => heavies.push(heavy(service.url, 10 + heavies.length))),
      loop(LIGHT_EVERY_MS, () => lights.push(light(service.url))),
    ]);
    const over = performance.now();
    let recovered = await heavy(service.url, 5_000);
    while (recovered.status === 503 && performance.now() - over < RECOVERS_WITHIN_MS) {
      await pause(20);
      recovered = await heavy(service.url, 5_000);
    }
    const recoveryMs = performance.now() - over;
    assert.equal(recovered.status, 200, 'it answers again after the load');
    const answers = await Promise.all(heavies),
      refused = answers.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0, 'more requests than the pool can process');
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200 && status !== 503),
      [],
    );
    for (const { retryAfter, text } of refused) {
      assert.ok(Number(retryAfter) >= 1, 'Retry-After');
      assert.match(text, /"error_code":"server_busy"/);
    }
    const lost = (await Promise.all(lights)).filter(({ status }) => status !== 200);
    assert.deepEqual(lost, [], 'light requests are not lost');
    assert.equal(await service.stop(), 0);
    return {
      heavy: answers.length,
      refused: refused.length,
      light: lights.length,
      'light-lost': lost.length,
      'recovery-seconds': recoveryMs / 1000,
    };
  } finally {
    service.child.kill('SIGKILL');
  }
}

export const overload: Scenario = {
  name: 'overload',
  fault: '10 times more searches than the pool can process',
  outcome:
    '{refused} of {heavy} searches are answered 503 with `Retry-After`, the others 200; {light-lost} of {light} light requests at the same time are lost; the next search is answered {recovery-seconds} s after the load',
  run,
};
