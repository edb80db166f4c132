import type { BenchRow } from './row.js';

const WARM_MS = 150,
  MEASURE_MS = 400,
  SAMPLES = 60;

/**
 * Microseconds per operation of a row, warm. Each sample runs as many calls as fit, so that the resolution of the clock does not matter.
 */
export function measure(row: BenchRow): { min: number; median: number; p95: number } {
  let calls = 0;
  const warmUntil = performance.now() + WARM_MS;
  do {
    row.run();
    calls++;
  } while (performance.now() < warmUntil);
  const perSample = Math.max(1, Math.floor((calls / WARM_MS) * (MEASURE_MS / SAMPLES)));
  const samples: number[] = [];
  for (let i = 0; i < (perSample === 1 ? 15 : SAMPLES); i++) {
    const started = performance.now();
    for (let k = 0; k < perSample; k++) row.run();
    samples.push(((performance.now() - started) * 1000) / perSample / (row.perCall ?? 1));
  }
  samples.sort((a, b) => a - b);
  return {
    min: samples[0],
    median: samples[samples.length >> 1],
    p95: samples[Math.min(samples.length - 1, Math.floor(samples.length * 0.95))],
  };
}
