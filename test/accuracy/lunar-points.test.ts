import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../support/engine.js';
import { ARCSEC_PER_RAD } from '../../src/kernel/constants.js';
import { ALL_CORRECTIONS } from '../../src/reduction/stages.js';
import { LUNAR_POINTS } from '../../src/sky/bodies.js';
import { WorstDifference } from '../support/figures.js';

interface Row {
  tt: number;
  true_node: number;
  mean_node: number;
  mean_apogee: number;
  true_apogee: [number, number, number];
}
const { rows } = JSON.parse(
  readFileSync(new URL('../../../test/accuracy/lunar-points.json', import.meta.url), 'utf8'),
) as { rows: Row[] };
const engine = sharedEngine();
const arcsec = (a: number, b: number): number =>
  Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b))) * ARCSEC_PER_RAD;

test('validation: nodes and apogees of the Moon against DE440 and ERFA fundamental arguments', (t) => {
  const epoch = engine.sky.newEpoch(),
    place = new Float64Array(6);
  const worst = { trueNode: 0, meanNode: 0, meanApogee: 0, trueApogee: 0, apogeeLatitude: 0, apogeeDistanceKm: 0 };
  const of = (row: Row, index: number): Float64Array => {
    epoch.set(row.tt, row.tt, row.tt);
    engine.sky.place(epoch, LUNAR_POINTS[index], null, ALL_CORRECTIONS, place);
    return place;
  };
  for (const row of rows) {
    worst.trueNode = Math.max(worst.trueNode, arcsec(of(row, 0)[0], row.true_node));
    worst.meanNode = Math.max(worst.meanNode, arcsec(of(row, 1)[0], row.mean_node));
    worst.meanApogee = Math.max(worst.meanApogee, arcsec(of(row, 2)[0], row.mean_apogee));
    const apogee = of(row, 3);
    worst.trueApogee = Math.max(worst.trueApogee, arcsec(apogee[0], row.true_apogee[0]));
    worst.apogeeLatitude = Math.max(worst.apogeeLatitude, arcsec(apogee[1], row.true_apogee[1]));
    worst.apogeeDistanceKm = Math.max(worst.apogeeDistanceKm, Math.abs(apogee[2] - row.true_apogee[2]));
  }
  t.diagnostic(JSON.stringify(worst));
  assert.ok(
    worst.meanNode < 2e-4 && worst.meanApogee < 2e-4,
    'mean points: nutation table (0.01 mas) and ERFA nutation (0.05 mas) are all that differs',
  );
  // The node is 1/sin(5.1 deg) = 11 times less determined than the direction of the velocity, the apogee 1/e = 18 times: 0.3 mas/day of
  // packed rate become mas.
  const node = new WorstDifference('true-node-mas'),
    apogee = new WorstDifference('true-apogee-mas');
  node.record(worst.trueNode * 1000);
  apogee.record(Math.max(worst.trueApogee, worst.apogeeLatitude) * 1000);
  node.assertWithinRequirement();
  apogee.assertWithinRequirement();
  assert.ok(worst.apogeeDistanceKm < 1, 'distance of the osculating apogee');
});

test('property: each rate of a lunar point is the derivative of its coordinate', () => {
  const epoch = engine.sky.newEpoch(),
    place = new Float64Array(6);
  // Central differences of fourth order over 0.02 d; their error is below 1e-7 rad/day for these points.
  const h = 0.02;
  for (const point of LUNAR_POINTS) {
    for (const tt of [-120000.3, -3487.3, 150000.7]) {
      const at = (days: number, index: number): number => {
        epoch.set(tt + days, tt + days, tt + days);
        engine.sky.place(epoch, point, null, ALL_CORRECTIONS, place);
        return place[index];
      };
      for (const index of [0, 1]) {
        const wrap = (x: number): number => Math.atan2(Math.sin(x), Math.cos(x));
        const middle = at(0, index);
        const slope =
          (8 * (wrap(at(h, index) - middle) - wrap(at(-h, index) - middle)) -
            (wrap(at(2 * h, index) - middle) - wrap(at(-2 * h, index) - middle))) /
          (12 * h);
        assert.ok(
          Math.abs(slope - at(0, 3 + index)) < 2e-7,
          `${point.name} ${index} at ${tt}: ${slope} and ${at(0, 3 + index)}`,
        );
      }
    }
  }
});
