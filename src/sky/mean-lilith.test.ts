import assert from 'node:assert/strict';
import test from 'node:test';
import { sharedEngine } from '../../test/support/engine.js';
import { signedDeg } from '../kernel/angle.js';
import { LUNAR_POINTS, MEAN_APOGEE, MEAN_LILITH, MEAN_NODE } from './bodies.js';

const engine = sharedEngine();
const at = (dt: string, body = MEAN_LILITH) => engine.sky.apparent(body, engine.time.instantFromIso(dt, '/dt'), null);

test('validation: Mean Lilith equals the mean apogee of Swiss Ephemeris', () => {
  // SE_MEAN_APOG of 1990-06-15 13:30 UTC is 24 Scorpio 57 minutes 30 seconds, as programs print it.
  const { longitudeDeg } = at('1990-06-15T13:30:00Z');
  assert.ok(Math.abs(longitudeDeg - (210 + 24 + 57 / 60 + 30 / 3600)) < 1 / 3600, String(longitudeDeg));
});

test('property: Mean Lilith is on the mean orbit: its latitude and longitude from the node follow from the arc along the orbit', () => {
  const inclination = (5.1453964 * Math.PI) / 180;
  for (let day = 0; day < 3300; day += 61) {
    const dt = new Date(Date.UTC(1995, 0, 1 + day)).toISOString();
    const node = at(dt, LUNAR_POINTS[MEAN_NODE]),
      along = at(dt, LUNAR_POINTS[MEAN_APOGEE]),
      seen = at(dt);
    const arc = (signedDeg(along.longitudeDeg - node.longitudeDeg) * Math.PI) / 180,
      latitude = (seen.latitudeDeg * Math.PI) / 180;
    assert.ok(Math.abs(Math.sin(latitude) - Math.sin(arc) * Math.sin(inclination)) < 1e-9, dt);
    // The projection changes the longitude by at most i^2 / 4: 6.95 arcminutes.
    assert.ok(Math.abs(signedDeg(seen.longitudeDeg - along.longitudeDeg)) < 0.1165, dt);
  }
});

test('property: the rates of Mean Lilith are the derivatives of its coordinates', () => {
  for (const dt of ['1900-03-01T00:00:00Z', '1990-06-15T13:30:00Z', '2024-01-01T00:00:00Z']) {
    const [before, after] = [-0.5, 0.5].map((days) => at(new Date(Date.parse(dt) + days * 86_400_000).toISOString()));
    const here = at(dt);
    assert.ok(Math.abs(signedDeg(after.longitudeDeg - before.longitudeDeg) - here.longitudeRateDegPerDay) < 1e-6, dt);
    assert.ok(Math.abs(after.latitudeDeg - before.latitudeDeg - here.latitudeRateDegPerDay) < 1e-6, dt);
  }
});
