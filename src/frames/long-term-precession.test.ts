import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { signedRad } from '../kernel/angle.js';
import { ARCSEC_PER_RAD } from '../kernel/constants.js';
import { OutOfCoverage } from '../kernel/errors.js';
import { longTermAngles, longTermSiderealExcess, longTermWeight } from './long-term-precession.js';
import { generalPrecessionDeg, precessionAngles } from './precession.js';
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
      // Both use the same series; ERFA has the obliquity and bias of J2000.0 with the digits of the paper. 1e-12 is 0.2 microarcseconds.
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
    // Two quadratures of the locator with numerical derivatives of the pole differ by less than 10 microarcseconds.
    assert.ok(Math.abs(difference) < 1e-5, `${row.tt}: ${difference} arcsec`);
  }
});

test('rule: only IAU 2006 is used within 1550-2650, and the join to the long-term model is smooth', () => {
  for (const inside of [-164362, -1, 0, 100000, 237400]) assert.equal(longTermWeight(inside / 36525), 0);
  assert.ok(Math.abs(longTermWeight((-164362.5 - 36525) / 36525) - 1) < 1e-12);
  assert.equal(longTermWeight((237449 + 36530) / 36525), 1);
  const a = new Float64Array(8),
    b = new Float64Array(8);
  for (let tt = -166000; tt > -202000; tt -= 1500) {
    precessionAngles(tt - 1, a);
    precessionAngles(tt + 1, b);
    const rates = new Float64Array(8);
    precessionAngles(tt, rates);
    // The rates are the derivatives of the angles, also within the join. 1e-12 rad/day is the rounding of two angles a day apart.
    for (let i = 0; i < 4; i++) assert.ok(Math.abs((b[i] - a[i]) / 2 - rates[4 + i]) < 1e-12, `angle ${i} at ${tt}`);
    const gmst = (t: number): number => greenwichMeanSiderealTimeRad(t, t) - earthRotationAngleRad(t);
    assert.ok(Math.abs(signedRad(gmst(tt + 1) - gmst(tt - 1)) - 2 * 6.1e-7) < 2e-8, `sidereal time at ${tt}`);
  }
});

test('validation: the two models differ by less than 10 mas where they are joined', () => {
  for (const joint of fixture.joints) assert.ok(Math.abs(joint.longitude_mas) < 10);
});

test('rule: beyond three millennia sidereal time is the integrated model up to the end of its reach; farther instants are refused', () => {
  // Integrates the locator of the origin with Simpson's rule from the poles: s' = -(X Y' - Y X')/(1 + Z).
  const angles = new Float64Array(4);
  const pole = (t: number): [number, number, number] => {
    longTermAngles(t, angles);
    const m = matrix(angles),
      s = Math.sin(angles[3]),
      c = Math.cos(angles[3]);
    // The pole of the equator is epsilon away from the pole of the ecliptic, towards the second axis.
    return [s * m[3] + c * m[6], s * m[4] + c * m[7], s * m[5] + c * m[8]];
  };
  const rate = (t: number): number => {
    const h = 1e-3,
      [x, y, z] = pole(t),
      [xa, ya] = pole(t - h),
      [xb, yb] = pole(t + h);
    return -(x * (yb - ya) - y * (xb - xa)) / (2 * h) / (1 + z);
  };
  const locator = (t: number): number => {
    const steps = Math.ceil(Math.abs(t) * 8) * 2,
      h = t / steps;
    let sum = rate(0) + rate(t);
    for (let i = 1; i < steps; i++) sum += (i % 2 === 1 ? 4 : 2) * rate(i * h);
    return (sum * h) / 3 + 94e-6 / ARCSEC_PER_RAD;
  };
  for (const t of [-150, -100, -56, -34, 16, 40, 150]) {
    const [x, y, z] = pole(t),
      a = x / (1 + z);
    longTermAngles(t, angles);
    const m = matrix(angles),
      s = Math.sin(angles[3]),
      c = Math.cos(angles[3]);
    const equinox = [m[0], m[1], m[2]],
      across = [c * m[3] - s * m[6], c * m[4] - s * m[7], c * m[5] - s * m[8]];
    const sigma = [1 - a * x, -a * y, -x];
    const dot = (u: number[]): number => u[0] * sigma[0] + u[1] * sigma[1] + u[2] * sigma[2];
    const expected = Math.atan2(dot(across), dot(equinox)) - locator(t);
    const got = greenwichMeanSiderealTimeRad(0, t * 36525) - earthRotationAngleRad(0);
    assert.ok(Math.abs(signedRad(got - expected)) * ARCSEC_PER_RAD < 1e-3, `t = ${t}: ${signedRad(got - expected)}`);
  }
  assert.throws(() => greenwichMeanSiderealTimeRad(0, 153 * 36525), OutOfCoverage);
});

test('rule: the table of long-term corrections equals the models to 1e-12 rad within ten millennia', () => {
  const angles = new Float64Array(8),
    exact = new Float64Array(4);
  for (let t = -99.7; t < 100; t += 1.37) {
    if (longTermWeight(t) !== 1) continue;
    precessionAngles(t * 36525, angles);
    longTermAngles(t, exact);
    for (let i = 0; i < 4; i++) assert.ok(Math.abs(signedRad(angles[i] - exact[i])) < 1e-12, `angle ${i} at ${t}`);
  }
});

test('rule: the general precession rotates a zodiac as it rotates places: a point of the ecliptic of J2000.0 keeps its distance from the node', () => {
  // By definition the general precession is the longitude of date minus the longitude of J2000.0 at the intersections of both ecliptics.
  const of = (tt: number): Float64Array => {
    const a = new Float64Array(8);
    precessionAngles(tt, a);
    return a;
  };
  const m0 = matrix(of(0));
  for (const year of [-3000, -2000, -500, 1000, 1560, 1990, 2640, 2900]) {
    const m = matrix(of((year - 2000) * 365.25));
    // The node is in the direction of the vector product of both ecliptic poles.
    const node = [m0[7] * m[8] - m0[8] * m[7], m0[8] * m[6] - m0[6] * m[8], m0[6] * m[7] - m0[7] * m[6]];
    const longitude = (r: number[]): number =>
      Math.atan2(r[3] * node[0] + r[4] * node[1] + r[5] * node[2], r[0] * node[0] + r[1] * node[1] + r[2] * node[2]);
    const expected = longitude(m) - longitude(m0);
    const got = (generalPrecessionDeg((year - 2000) * 365.25) * Math.PI) / 180;
    // The P03 polynomial for p_A and the P03 angles agree to 1 mas over 1550-2650.
    assert.ok(
      Math.abs(signedRad(got - expected)) * ARCSEC_PER_RAD < 5e-3,
      `${year}: ${signedRad(got - expected) * ARCSEC_PER_RAD}`,
    );
  }
});
