import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../test/support/engine.js';
import { housesAt } from '../wire/houses.js';
import { siderealCusps } from './sidereal-cusps.js';

const engine = sharedEngine();
const instant = engine.time.instantFromIso('2020-06-15T07:01:32Z', '/dt');
const cuspsOf = (system: string, ayanamsaDeg: number) =>
  siderealCusps(housesAt(engine, instant, { latitude: -33.87, longitude: 151.21, system }), ayanamsaDeg);

test('rule: Whole Sign (W) and Solar Sign (S) houses are signs of the sidereal zodiac, from the ascendant or from the Sun', () => {
  for (const [system, longitude] of [
    ['W', 'ascDeg'],
    ['S', 'sunLongitudeDeg'],
  ] as const)
    for (const ayanamsa of [0, 22.4, 24.1]) {
      const { figure } = housesAt(engine, instant, { latitude: -33.87, longitude: 151.21, system });
      const sidereal = (figure[longitude] - ayanamsa + 360) % 360;
      const cusps = cuspsOf(system, ayanamsa);
      assert.ok(cusps[0] <= sidereal && sidereal < cusps[0] + 30, `${system} ${ayanamsa}`);
      cusps.forEach((cusp, i) => assert.equal(cusp, (cusps[0] + 30 * i) % 360));
    }
});

test('rule: cusps of other systems are tropical cusps less the ayanamsa', () => {
  for (const system of ['P', 'E', 'O', 'K']) {
    const tropical = cuspsOf(system, 0);
    cuspsOf(system, 22.4).forEach((cusp, i) => assert.ok(Math.abs(((tropical[i] - cusp + 360) % 360) - 22.4) < 1e-9));
  }
});
