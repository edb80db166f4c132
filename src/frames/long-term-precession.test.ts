import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { signedRad } from '../kernel/angle.js';
import { ARCSEC_PER_RAD } from '../kernel/constants.js';
import { longTermAngles, longTermSiderealExcess, longTermWeight } from './long-term-precession.js';
import { precessionAngles } from './precession.js';
import { earthRotationAngleRad, greenwichMeanSiderealTimeRad } from './sidereal.js';

interface Fixture {
  readonly rows: readonly { tt: number; ecliptic_matrix: number[]; gmst_less_era: number }[];
  readonly joints: readonly { tt: number; longitude_mas: number }[];
}
const fixture = JSON.parse(
  readFileSync(new URL('../../../test/accuracy/long-term-precession.json', import.meta.url), 'utf8'),
) as Fixture;

/** R3(-psi) R1(phi) R3(gamma), row-major. */
function matrix(a: Float64Array): number[] {
  const [sg, cg, sp, cp, ss, cs] = [
    Math.sin(a[0]),
    Math.cos(a[0]),
    Math.sin(a[1]),
    Math.cos(a[1]),
    Math.sin(a[2]),
    Math.cos(a[2]),
  ];
  const b = [-sg * cp, cg * cp, sp];
  return [
    cs * cg - ss * b[0],
    cs * sg - ss * b[1],
    -ss * b[2],
    ss * cg + cs * b[0],
    ss * sg + cs * b[1],
    cs * b[2],
    sg * sp,
    -cg * sp,
    cp,
  ];
}

test('validation: the long-term ecliptic and equinox of date equal ERFA ltecm', () => {
  const angles = new Float64Array(4);
  for (const row of fixture.rows) {
    longTermAngles(row.tt / 36525, angles);
    matrix(angles).forEach((value, i) => {
      // The same series; ERFA takes the J2000.0 obliquity and bias with the digits of the paper. 1e-12 is 0.2 microarcsec.
      assert.ok(
        Math.abs(value - row.ecliptic_matrix[i]) < 1e-12,
        `element ${i} at ${row.tt}: ${value - row.ecliptic_matrix[i]}`,
      );
    });
  }
});

test("validation: long-term sidereal time equals that of ERFA's matrix with an independently integrated origin", () => {
  for (const row of fixture.rows) {
    const difference = signedRad(longTermSiderealExcess(row.tt / 36525) - row.gmst_less_era) * ARCSEC_PER_RAD;
    // Two quadratures of the locator with numerical derivatives of the pole: 10 microarcsec.
    assert.ok(Math.abs(difference) < 1e-5, `${row.tt}: ${difference} arcsec`);
  }
});

test('rule: IAU 2006 stands alone within 1550-2650 and is led smoothly into the long-term model beyond', () => {
  for (const inside of [-164362, -1, 0, 100000, 237400]) assert.equal(longTermWeight(inside), 0);
  assert.ok(Math.abs(longTermWeight(-164362.5 - 36525) - 1) < 1e-12);
  assert.equal(longTermWeight(237449 + 36530), 1);
  const a = new Float64Array(8),
    b = new Float64Array(8);
  for (let tt = -166000; tt > -202000; tt -= 1500) {
    precessionAngles(tt - 1, a);
    precessionAngles(tt + 1, b);
    const rates = new Float64Array(8);
    precessionAngles(tt, rates);
    // Rates are those of the angles, also across the lead: 1e-12 rad/day is what rounding of two angles a day apart leaves.
    for (let i = 0; i < 4; i++) assert.ok(Math.abs((b[i] - a[i]) / 2 - rates[4 + i]) < 1e-12, `angle ${i} at ${tt}`);
    const gmst = (t: number): number => greenwichMeanSiderealTimeRad(t, t) - earthRotationAngleRad(t);
    assert.ok(Math.abs(signedRad(gmst(tt + 1) - gmst(tt - 1)) - 2 * 6.1e-7) < 2e-8, `sidereal time at ${tt}`);
  }
});

test('validation: the two models differ by less than 10 mas where they are joined', () => {
  for (const joint of fixture.joints) assert.ok(Math.abs(joint.longitude_mas) < 10);
});
