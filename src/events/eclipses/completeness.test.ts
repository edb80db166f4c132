import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { ALL_CORRECTIONS } from '../../reduction/stages.js';
import { CHART_BODIES } from '../../sky/bodies.js';
import { walkSolar } from './next.js';
import { NATIVE_RADII } from './radii.js';

const EARTH_KM = 6378.137,
  SUN_KM = 696340,
  MOON_KM = 1737.4;
/** Polar radius over equatorial radius: at a high latitude a shadow must be nearer than at the equator. */
const POLAR = 0.99665;
const MEAN_ELONGATION_RAD_PER_DAY = 0.2127687;

const engine = sharedEngine();
const epoch = engine.sky.newEpoch();
const [SUN, MOON] = CHART_BODIES;
const place = new Float64Array(6);

function apparent(body: typeof SUN, tt: number): readonly [number, number, number] {
  epoch.set(tt, tt, tt);
  engine.sky.place(epoch, body, null, ALL_CORRECTIONS, place);
  const [lon, lat, distance] = place;
  return [distance * Math.cos(lat) * Math.cos(lon), distance * Math.cos(lat) * Math.sin(lon), distance * Math.sin(lat)];
}

function elongation(tt: number): number {
  const [sx, sy] = apparent(SUN, tt),
    [mx, my] = apparent(MOON, tt);
  return Math.atan2(mx * -sy + my * sx, mx * sx + my * sy);
}

/**
 * Distance of the shadow axis from the Earth's centre minus the radius of the penumbra in the fundamental plane,
 * equatorial radii.
 */
function clearance(tt: number): number {
  const sun = apparent(SUN, tt),
    moon = apparent(MOON, tt);
  const axis = moon.map((x, i) => x - sun[i]),
    length = Math.hypot(...axis);
  const along = moon.reduce((sum, x, i) => sum + (x * axis[i]) / length, 0);
  const gamma = Math.hypot(...moon.map((x, i) => x - (along * axis[i]) / length)) / EARTH_KM;
  const angle = Math.asin((SUN_KM + MOON_KM) / length);
  return gamma - (MOON_KM / Math.cos(angle) - along * Math.tan(angle)) / EARTH_KM;
}

test('validation: the eclipses of two centuries are the new moons whose penumbra reaches the Earth, tested one by one', () => {
  for (const [year, undecided] of [
    [1701, 3],
    [2501, 3],
  ]) {
    const start = (year - 2000) * 365.2425,
      end = start + 36524.25;
    let tt = start,
      reached = 0,
      atTheEdge = 0;
    for (;;) {
      const behind = elongation(tt);
      tt += (behind < 0 ? -behind : 2 * Math.PI - behind) / MEAN_ELONGATION_RAD_PER_DAY;
      for (let i = 0; i < 6; i++) tt -= elongation(tt) / MEAN_ELONGATION_RAD_PER_DAY;
      if (tt >= end) break;
      let least = Infinity;
      for (let hours = -6; hours <= 6; hours += 0.25) least = Math.min(least, clearance(tt + hours / 24));
      // Between the polar and the equatorial radius the latitude decides; such a new moon counts as undecided.
      if (least < POLAR) reached++;
      else if (least < 1) atTheEdge++;
      tt += 20;
    }
    let listed = 0;
    walkSolar(engine, start, false, NATIVE_RADII, ({ ut1J2k }) => {
      if (ut1J2k >= end) return true;
      listed++;
      return false;
    });
    assert.ok(
      atTheEdge <= undecided && listed >= reached && listed <= reached + atTheEdge,
      `${year}: ${listed} listed, ${reached} to ${reached + atTheEdge} new moons reach the Earth`,
    );
    assert.ok(reached > 220);
  }
});
