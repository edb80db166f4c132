import assert from 'node:assert/strict';
import { residentMb, startService } from '../../test/support/service-process.js';
import { ask, heavy, light, pause } from './requests.js';
import type { Figures, Scale, Scenario } from './scenario.js';

const LOAD = 0.8,
  CLIENTS = 8,
  /** One request of this many goes to the pool. */
  HEAVY_IN = 200;
/** Allowed growth of the memory floor between the second quarter of the time and the last. */
const FLAT_WITHIN = 0.15;
/** In a shorter run caches and heaps still fill, so that memory is not compared. */
const LEAST_MINUTES = 5;

/**
 * The memory floor: the tenth percentile of the samples. Above it are short-lived objects and a spare thread (some 40 MB for half a minute
 * after a long search). A leak raises the floor.
 */
const floorOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 10)];

/** Requests of different instants, places and sizes, so that no cache answers them. */
const varied = (url: string, n: number): Promise<{ status: number }> => {
  const dt = new Date(-2e12 + ((n * 7_919_777_123) % 4e12)).toISOString();
  if (n % HEAVY_IN === 0) return heavy(url, (n / HEAVY_IN) % 20_000);
  return n % 3 === 0
    ? ask(url, '/v1/houses', { dt, latitude: (n % 120) - 60, longitude: (n % 360) - 180, system: 'Placidus' })
    : ask(url, '/v1/chart', { dt, observer_lat: (n % 120) - 60, observer_lon: (n % 360) - 180 });
};

async function run({ minutes }: Scale): Promise<Figures> {
  const service = await startService({ env: { SERVICE_LOG_LEVEL: 'info' } });
  const pid = service.child.pid as number;
  (service.lines as string[]).push = () => 0; // Hours of log are not kept here.
  try {
    let n = 1;
    const failed: number[] = [];
    const one = async (): Promise<void> => {
      const { status } = await varied(service.url, n++);
      if (status !== 200) failed.push(status);
    };
    // The highest rate, some time after the start.
    const probe = async (seconds: number): Promise<number> => {
      const from = n,
        end = performance.now() + seconds * 1000;
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          while (performance.now() < end) await one();
        }),
      );
      return (n - from) / seconds;
    };
    const probeSeconds = Math.min(20, minutes * 12);
    await probe(probeSeconds);
    const most = await probe(probeSeconds);
    const samples: number[] = [];
    const started = performance.now(),
      end = started + minutes * 60_000,
      from = n;
    const sampling = (async () => {
      for (; performance.now() < end; await pause(Math.min(1000, minutes * 600))) samples.push(residentMb(pid));
    })();
    // Every client keeps its share of the rate; a delay is not made up for.
    const gapMs = (1000 * CLIENTS) / (most * LOAD);
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let at = performance.now(); at < end; at = Math.max(at + gapMs, performance.now() - gapMs)) {
          await pause(Math.max(0, at - performance.now()));
          await one();
        }
      }),
    );
    await sampling;
    assert.deepEqual(failed, []);
    const quarter = samples.length >> 2,
      early = floorOf(samples.slice(quarter, 2 * quarter + 1)),
      late = floorOf(samples.slice(-quarter - 1));
    if (minutes >= LEAST_MINUTES && early > 0)
      assert.ok(late <= early * (1 + FLAT_WITHIN), `memory grew from ${early} to ${late} MB`);
    await light(service.url);
    assert.equal(await service.stop(), 0);
    return {
      minutes,
      requests: n - from,
      failed: failed.length,
      'rate-of-most-percent': Math.round((100 * (n - from)) / ((performance.now() - started) / 1000) / most),
      'early-mb': Math.round(early),
      'late-mb': Math.round(late),
      'most-mb': Math.round(Math.max(...samples)),
    };
  } finally {
    service.child.kill('SIGKILL');
  }
}

export const endurance: Scenario = {
  name: 'endurance',
  fault: `{minutes} minutes of charts and houses of ever-changing instants, with searches, at ${LOAD * 100} % of the highest rate ({rate-of-most-percent} % reached)`,
  outcome:
    '{requests} requests, {failed} failed; the memory floor is {early-mb} MB in the second quarter of the time and {late-mb} MB in the last; {most-mb} MB at most',
  run,
};
