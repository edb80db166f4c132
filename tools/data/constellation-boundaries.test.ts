import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { icrsOfB1875 } from './constellation-boundaries.js';
import { bordersOf, constellationOf, readZones } from './constellation-zones.js';

const zones = readZones(readFileSync(new URL('../../../data/raw/constellation-zones.csv', import.meta.url), 'utf8'));

test('validation: the examples of Roman (1987) are in the constellations that the paper gives', () => {
  // Hours and degrees, B1950.0. The examples are farther from a border than the precession of 75 years.
  for (const [hours, dec, constellation] of [
    [9, 65, 'UMa'],
    [23.5, -20, 'Aqr'],
    [5.12, 9.12, 'Ori'],
    [9.4555, -19.9, 'Hya'],
    [12.8888, 22, 'Com'],
    [15.6687, -12.1234, 'Lib'],
    [19, -40, 'CrA'],
    [6.2222, -81.1234, 'Men'],
  ] as const)
    assert.equal(constellationOf(zones, hours * 15, dec), constellation, `${hours} h ${dec}`);
});

test('validation: corners of boundaries in J2000 agree with the digitized boundaries of Davenhall and Leggett (CDS VI/49)', () => {
  // Corners of Andromeda, B1875.0 (hours, degrees) and J2000 (degrees).
  for (const [[hours, dec], [ra, decJ2000]] of [
    [
      [22.8667, 34.5],
      [-15.5347, 35.1682],
    ],
    [
      [22.8667, 52.5],
      [-15.6571, 53.168],
    ],
  ] as const) {
    const [found, foundDec] = icrsOfB1875(hours * 15, dec);
    assert.ok(Math.abs(found - 360 - ra) < 0.02 && Math.abs(foundDec - decJ2000) < 0.003, `${found} ${foundDec}`);
  }
});

test('property: there are 88 constellations, and the two sides of a border belong to two of them', () => {
  assert.equal(new Set(zones.map(({ constellation }) => constellation)).size, 88);
  const borders = bordersOf(zones);
  assert.ok(borders.length > 500);
  const near = 1e-4;
  for (const { from, to } of borders) {
    const [ra, dec] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [dRa, dDec] = from[0] === to[0] ? [near, 0] : [0, near];
    const sides = [1, -1].map((sign) => constellationOf(zones, (ra + sign * dRa + 360) % 360, dec + sign * dDec));
    assert.notEqual(sides[0], sides[1], `${from} ${to}`);
  }
});
