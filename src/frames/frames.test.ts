import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ARCSEC_PER_RAD } from '../kernel/constants.js';
import { geodeticToCylindrical } from './geodetic.js';
import { generalPrecessionDeg, precessionAngles } from './precession.js';
import { earthRotationAngleRad, greenwichApparentSiderealTimeRad, greenwichMeanSiderealTimeRad } from './sidereal.js';

interface Row {
  tt: number;
  ut1: number;
  pfw06: [number, number, number, number];
  pfw06_after_day: [number, number, number, number];
  dpsi: number;
  era00: number;
  gmst06: number;
  gst06a: number;
}
interface Fixture {
  rows: Row[];
  general_precession_arcsec: [number, number][];
  geodetic: { latitude_deg: number; height_m: number; x_m: number; z_m: number }[];
}

const fixture = JSON.parse(
  readFileSync(new URL('../../../test/accuracy/frames.json', import.meta.url), 'utf8'),
) as Fixture;
const wrap = (rad: number): number => Math.atan2(Math.sin(rad), Math.cos(rad));
const uas = (rad: number): number => Math.abs(rad) * ARCSEC_PER_RAD * 1e6;

test('validation: Fukushima-Williams angles equal ERFA pfw06, and their rates its day-to-day difference', () => {
  const angles = new Float64Array(8),
    later = new Float64Array(8);
  for (const row of fixture.rows) {
    precessionAngles(row.tt, angles);
    precessionAngles(row.tt + 0.5, later);
    for (let i = 0; i < 4; i++) {
      // Both use the same polynomials: the difference is the rounding of six terms.
      assert.ok(Math.abs(angles[i] - row.pfw06[i]) < 1e-15, `angle ${i} at ${row.tt}`);
      assert.ok(Math.abs(later[4 + i] - (row.pfw06_after_day[i] - row.pfw06[i])) < 1e-15, `rate ${i} at ${row.tt}`);
    }
  }
});

test('validation: Earth rotation angle and sidereal times against ERFA era00, gmst06, gst06a', () => {
  for (const row of fixture.rows) {
    // A count of days resolves 3 microseconds at these epochs (0.3 mas of rotation). The fixture has the same count, so that only rounding differs.
    assert.ok(uas(wrap(earthRotationAngleRad(row.ut1) - row.era00)) < 1, `era at ${row.tt}`);
    assert.ok(uas(wrap(greenwichMeanSiderealTimeRad(row.ut1, row.tt) - row.gmst06)) < 1, `gmst at ${row.tt}`);
    // ERFA computes the equation of the origins from the matrix and s. The series of the IERS Conventions omits terms of t^3:
    // 2 microarcseconds x t^3, which is 0.5 mas in 2650.
    const t = row.tt / 36525;
    const difference = uas(
      wrap(greenwichApparentSiderealTimeRad(row.ut1, row.tt, row.dpsi, row.pfw06[3]) - row.gst06a),
    );
    assert.ok(difference < 2 + 2.3 * Math.abs(t) ** 3, `gast at ${row.tt}: ${difference} microarcsec`);
  }
});

test('validation: general precession in longitude equals ERFA p06e', () => {
  for (const [tt, arcsec] of fixture.general_precession_arcsec)
    assert.ok(Math.abs(generalPrecessionDeg(tt) * 3600 - arcsec) < 1e-9);
});

test('validation: WGS 84 sites equal ERFA gd2gc', () => {
  for (const row of fixture.geodetic) {
    const { axisDistanceKm, equatorDistanceKm } = geodeticToCylindrical(row.latitude_deg, row.height_m);
    assert.ok(Math.abs(axisDistanceKm * 1000 - row.x_m) < 1e-6); // one micrometre: the rounding of 6e6 m
    assert.ok(Math.abs(equatorDistanceKm * 1000 - row.z_m) < 1e-6);
  }
});

test('rule: sidereal angles are in [0, 2 pi), and the poles are on the axis', () => {
  for (const ut1 of [-160000.25, -0.5, 0, 0.779, 237000.999]) {
    const era = earthRotationAngleRad(ut1);
    assert.ok(era >= 0 && era < 2 * Math.PI);
  }
  assert.ok(Math.abs(geodeticToCylindrical(90, 0).axisDistanceKm) < 1e-9);
  assert.ok(Math.abs(geodeticToCylindrical(90, 0).equatorDistanceKm - 6356.7523142) < 1e-6);
  // On the equator the distance from the axis is the semi-major axis plus the elevation (WGS 84: 6378137 m).
  assert.equal(geodeticToCylindrical(0, 0).equatorDistanceKm, 0);
  assert.ok(Math.abs(geodeticToCylindrical(0, 1000).axisDistanceKm - 6379.137) < 1e-9);
});
