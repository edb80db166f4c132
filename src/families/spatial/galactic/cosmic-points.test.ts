import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { separationDeg, signedDeg } from '../../../kernel/angle.js';
import { cosmicReferencePoints } from './cosmic-points.js';
import { referencePoints } from './galactic.js';

const engine = sharedEngine();
const at = (id: string, jdTt = 2451545) => {
  const found = cosmicReferencePoints(engine, { jd_tt: jdTt }).points.find((point) => point.reference_id === id);
  assert.ok(found, id);
  return found;
};

test('validation: directions of the reference points equal the published equatorial coordinates', () => {
  // Reid and Brunthaler 2004, ApJ 616, 872, appendix: J2000 pole 12h 51m 26.282s +27 07 42.01, origin 17h 45m 37.224s -28 56 10.23 (rounded
  // transformations of the B1950 definition, within 0.3 arcsec of the Hipparcos angles); Sgr A* 17h 45m 40.0359s -29 00 28.17.
  // De Vaucouleurs' pole and origin: Lahav et al. 2000, MNRAS 312, 166: 18h 55m 01s +15 42 32; 02h 49m 14s +59 31 42 (to 1 s and 1 arcsec).
  const published: [string, number, number, number][] = [
    ['north_galactic_pole', 192.859508, 27.128336, 1e-4],
    ['galactic_frame_origin', 266.4051, -28.936175, 2e-4],
    ['sagittarius_a_star', 15 * (17 + 45 / 60 + 40.0359 / 3600), -(29 + 28.17 / 3600), 1e-5],
    ['north_supergalactic_pole', 15 * (18 + 55 / 60 + 1 / 3600), 15 + 42 / 60 + 32 / 3600, 0.003],
    ['supergalactic_longitude_origin', 15 * (2 + 49 / 60 + 14 / 3600), 59 + 31 / 60 + 42 / 3600, 0.003],
    ['m87_galaxy', 15 * (12 + 30 / 60 + 49.42338 / 3600), 12 + 23 / 60 + 28.0439 / 3600, 1e-6],
  ];
  for (const [id, ra, dec, tolerance] of published) {
    const point = at(id);
    assert.ok(separationDeg(point.source_ra_deg, ra) < tolerance, `${id} ra ${point.source_ra_deg}`);
    assert.ok(Math.abs(point.source_dec_deg - dec) < tolerance, `${id} dec ${point.source_dec_deg}`);
  }
});

test('rule: seven landmarks of frames, two objects and three representatives, in the order of their ids', () => {
  const count = (kind: 'physical_object' | 'coordinate_landmark' | 'proxy_reference' | null) =>
    cosmicReferencePoints(engine, { jd_tt: 2451545, kind }).total;
  assert.deepEqual(
    [count('coordinate_landmark'), count('physical_object'), count('proxy_reference'), count(null)],
    [7, 2, 3, 12],
  );
  const ids = cosmicReferencePoints(engine, { jd_tt: 2451545 }).points.map((point) => point.reference_id);
  assert.deepEqual(ids, ids.toSorted());
});

test('rule: antipodes are opposite, the supergalactic pole is 90 degrees from its origin, M 87 represents the astrological centre', () => {
  for (const [one, other] of [
    ['galactic_frame_origin', 'galactic_anticenter'],
    ['north_galactic_pole', 'south_galactic_pole'],
    ['north_supergalactic_pole', 'south_supergalactic_pole'],
  ]) {
    const a = at(one, 1721057.5),
      b = at(other, 1721057.5);
    assert.ok(Math.abs(signedDeg(a.ecliptic_longitude + 180 - b.ecliptic_longitude)) < 1e-9);
    assert.ok(Math.abs(a.ecliptic_latitude + b.ecliptic_latitude) < 1e-9);
  }
  const radians = Math.PI / 180,
    pole = at('north_supergalactic_pole'),
    origin = at('supergalactic_longitude_origin');
  const dot =
    Math.sin(pole.source_dec_deg * radians) * Math.sin(origin.source_dec_deg * radians) +
    Math.cos(pole.source_dec_deg * radians) *
      Math.cos(origin.source_dec_deg * radians) *
      Math.cos((pole.source_ra_deg - origin.source_ra_deg) * radians);
  assert.ok(Math.abs(dot) < 1e-12);
  assert.equal(at('virgo_m87_astrological_sgc').ecliptic_longitude, at('m87_galaxy').ecliptic_longitude);
});

test('property: the galactic origin agrees with the reference point of the same frame at the true obliquity', () => {
  for (const jd of [1000000.5, 2451545, 2500000.5]) {
    const obliquity = referencePoints(engine, { jd_tt: jd, obliquity: 23 }).provenance.true_obliquity_deg!;
    const [centre] = referencePoints(engine, { jd_tt: jd, obliquity }).points;
    assert.ok(separationDeg(centre.ecliptic_longitude, at('galactic_frame_origin', jd).ecliptic_longitude) < 1e-9);
  }
});
