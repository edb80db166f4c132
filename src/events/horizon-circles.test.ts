import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../test/support/engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { risingTarget } from '../services/rising-target.js';
import { HorizonCircles } from './horizon-circles.js';
import { HorizonNodes } from './horizon-nodes.js';
import { HorizonTrack } from './horizon-track.js';
import { HorizonSearch, meridianPassages } from './horizon.js';

const engine = sharedEngine();
const threshold = { altitudeDeg: -0.5667, limb: 0 } as const;
const NAMES = [
  'Sun',
  'Moon',
  'Mercury',
  'Mars',
  'Neptune',
  'True Node',
  'True Lilith',
  'Sirius',
  'Canopus',
  'Polaris',
  'Regulus',
];

test('property: Newton steps find the same crossings of the four circles as the complete searches, at every latitude', () => {
  // The polar end of the range contains the latitudes at which a culmination grazes the horizon (the Moon, Canopus,
  // Polaris).
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.double({ min: -89.99, max: 89.99, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -1_500_000, max: 300_000, noNaN: true }),
      fc.constantFrom(1, 1.02, 0.4),
      (name, latitudeDeg, longitudeDeg, from, days) => {
        const { target } = risingTarget(engine, name),
          site = { latitudeDeg, longitudeDeg, elevationM: 0 };
        const track = new HorizonTrack(engine, target, site),
          to = from + days;
        const circles = new HorizonCircles(new HorizonTrack(engine, target, site), threshold);
        circles.setWindow(from, to);
        const expected = { rise: [] as number[], set: [] as number[] };
        new HorizonSearch(track, threshold).crossings(from, to, (at, rising) => {
          expected[rising ? 'rise' : 'set'].push(at);
          return false;
        });
        const same = (got: number[], wanted: number[], what: string): void => {
          assert.equal(got.length, wanted.length, `${what} of ${name} at ${latitudeDeg}, ${from}`);
          got.forEach((at, i) =>
            assert.ok(Math.abs(at - wanted[i]) < 1e-9, `${what} of ${name}: ${at - wanted[i]} days`),
          );
        };
        same(circles.crossings('rise'), expected.rise, 'rise');
        same(circles.crossings('set'), expected.set, 'set');
        same(circles.crossings('upper'), meridianPassages(track, true, from, to), 'upper');
        same(circles.crossings('lower'), meridianPassages(track, false, from, to), 'lower');
        if (expected.rise.length + expected.set.length > 0) assert.equal(circles.state, 'crosses');
        else if (circles.state !== 'crosses') {
          track.evaluate((from + to) / 2);
          assert.equal(circles.state, track.sinAltitude >= Math.sin((-0.5667 * Math.PI) / 180) ? 'above' : 'below');
        }
      },
    ),
    { numRuns: 1500 },
  );
});

test('property: a track that was moved over cached nodes gives the same values as a new one', () => {
  const { target } = risingTarget(engine, 'Moon');
  const home = { latitudeDeg: 51, longitudeDeg: 0, elevationM: 0 };
  const moved = new HorizonTrack(engine, target, home, new HorizonNodes(engine, target, true));
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (latitudeDeg, longitudeDeg, day) => {
        const site = { latitudeDeg, longitudeDeg, elevationM: 0 },
          ut1 = 2460389.5 - J2000_JD + day;
        const fresh = new HorizonTrack(engine, target, site);
        moved.evaluate(ut1 + 0.3);
        moved.moveTo(site);
        for (const track of [fresh, moved]) {
          track.evaluate(ut1);
          track.orient();
        }
        assert.equal(moved.sinAltitude, fresh.sinAltitude);
        assert.equal(moved.sinAltitudeRate, fresh.sinAltitudeRate);
        assert.equal(moved.hourAngleRad, fresh.hourAngleRad);
        assert.equal(moved.curvature, fresh.curvature);
      },
    ),
  );
});
