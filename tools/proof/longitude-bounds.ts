import { createEngine } from '../../src/engine.js';
import { Cubic } from '../../src/events/cubic.js';
import { BodyLongitude } from '../../src/events/functions.js';
import { wrapped } from '../../src/events/motion.js';
import { nodeDataProvider } from '../../src/node-data.js';
import { CHART_BODIES, LUNAR_POINTS } from '../../src/sky/bodies.js';

/**
 * node dist/tools/proof/longitude-bounds.js [EPOCHS] [START_JD END_JD]: the largest errors of the cubic, second derivatives and coarse gaps of the
 * apparent longitudes, as shares of what src/events/longitude-bounds.ts states, at so many epochs (default 40,000) spread evenly over
 * -3000 ... 3000 or the span given. Ends with 1 when a share reaches 1.
 */
const [epochs = 40_000, startJd = 625_650, endJd = 2_816_780] = process.argv.slice(2).map(Number);
const PHASES = [0.21, 0.5, 0.79];
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const engine = createEngine(nodeDataProvider());
const cubic = new Cubic();
let exceeded = false;

console.log(`${'body'.padEnd(12)}  value   rate  second derivative  coarse gap  (shares of the bounds)`);
for (const body of [...CHART_BODIES, ...LUNAR_POINTS]) {
  const motion = new BodyLongitude(engine.sky, body),
    { stepDays, valueError, rateError, curvature, coarseGap } = motion.bounds;
  const worst = { value: 0, rate: 0, bend: 0, gap: 0 };
  for (let i = 0, share = 0.5; i < epochs; i++, share = (share + GOLDEN) % 1) {
    const t = startJd - 2451545 + share * (endJd - startJd - stepDays - 1);
    motion.at(t, true);
    const v0 = motion.value,
      r0 = motion.rate;
    motion.at(t + stepDays, true);
    const expected = v0 + (stepDays / 2) * (r0 + motion.rate);
    cubic.set(t, v0, r0, t + stepDays, expected + wrapped(motion.value - expected, 360), motion.rate);
    for (const phase of PHASES) {
      const x = phase * stepDays;
      motion.at(t + x, true);
      const { value, rate } = motion;
      worst.value = Math.max(worst.value, Math.abs(wrapped(value - cubic.value(x), 360)) / valueError);
      worst.rate = Math.max(worst.rate, Math.abs(rate - cubic.rate(x)) / rateError);
      motion.at(t + x + 0.01, true);
      worst.bend = Math.max(worst.bend, Math.abs((motion.rate - rate) / 0.01) / curvature);
      motion.at(t + x, false);
      if (coarseGap > 0) worst.gap = Math.max(worst.gap, Math.abs(wrapped(motion.value - value, 360)) / coarseGap);
    }
  }
  exceeded ||= Math.max(worst.value, worst.rate, worst.bend, worst.gap) >= 1;
  console.log(
    `${body.name.padEnd(12)} ${worst.value.toFixed(3).padStart(6)} ${worst.rate.toFixed(3).padStart(6)} ${worst.bend.toFixed(3).padStart(18)} ${worst.gap.toFixed(3).padStart(11)}`,
  );
}
if (exceeded) process.exitCode = 1;
