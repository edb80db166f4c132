import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { bodyTarget } from '../../../events/horizon-target.js';
import { HorizonTrack } from '../../../events/horizon-track.js';
import { signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { CHART_BODIES, LUNAR_POINTS } from '../../../sky/bodies.js';
import { horizontal } from '../../../sky/horizon.js';
import { houses } from '../../core/houses/houses.js';
import { phenomena } from '../../phenomena/rise-set/rise-set.js';
import { chartLines, subjectLines } from './astrocartography.js';

const engine = sharedEngine();
/** Requirement: a tenth of an arcsecond. */
const TOLERANCE_DEG = 0.1 / 3600;
const BODIES = [...CHART_BODIES, ...LUNAR_POINTS, engine.bodies.resolve('Ceres', '/body')];

const latitude = fc.oneof(
  fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  fc.double({ min: 60, max: 89.9, noNaN: true }),
  fc.constantFrom(-89.9, -66.5, 0, 66.5, 89.9),
);
const dt = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2030, 0, 1) }).map((ms) => new Date(ms).toISOString());
const angle = fc.constantFrom('ASC' as const, 'DSC' as const);

interface Named {
  readonly kind: 'planet' | 'asteroid' | 'fixed_star';
  readonly name: string;
}

/**
 * The longitude at which the line for an observer at that same place crosses a parallel, so that the line is on the observer's own horizon.
 * Each iteration uses the parallax of the one before. Null when the body does not cross the horizon of the parallel.
 */
function ownPlace(subject: Named, moment: string, lat: number, type: 'ASC' | 'DSC'): number | null {
  let lon: number | null = null;
  for (let step = 0; step < 30; step++) {
    const observer = lon === null ? {} : { acg_observer_lat: lat, acg_observer_lon: lon };
    const { lines } = subjectLines(engine, {
      dt: moment,
      subjects: [subject],
      star_place: 'apparent',
      lat_step: 10,
      at_latitudes: [lat],
      ...observer,
    });
    const found = lines.find((line) => line.line_type === type)?.solved_latitudes?.[0].longitude ?? null;
    if (found === null) return null;
    const next = signedDeg(found);
    if (lon !== null && Math.abs(signedDeg(next - lon)) < 1e-10) return next;
    lon = next;
  }
  return null;
}

/** Days from the instant to the nearest event of the kind in rise-set. */
function eventOff(name: string, jd: number, place: { lat: number; lon: number }, type: 'ASC' | 'DSC'): number {
  const { events } = phenomena(engine, { body: name, ...place, jd_start: jd - 0.5, altitude: 0 });
  return Math.min(
    ...events.filter(({ kind }) => kind === (type === 'ASC' ? 'rise' : 'set')).map((one) => Math.abs(one.jd_ut - jd)),
  );
}

test('property: a point of a rising or setting line is on the horizon of rise-set within 0.1 arcsec, all bodies, to 89.9 degrees', () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.constantFrom(...BODIES), dt, latitude, angle, (body, moment, lat, type) => {
      const lon = ownPlace(
        { kind: body.kind === 'asteroid' ? 'asteroid' : 'planet', name: body.name },
        moment,
        lat,
        type,
      );
      if (lon === null) return;
      const instant = engine.time.instantFromIso(moment, '/dt'),
        site = { latitudeDeg: lat, longitudeDeg: lon, elevationM: 0 },
        track = new HorizonTrack(engine, bodyTarget(engine.sky, body), site);
      track.evaluate(instant.ut1J2k);
      const altitudeDeg = Math.asin(track.sinAltitude) * DEG_PER_RAD;
      assert.ok(Math.abs(altitudeDeg) < TOLERANCE_DEG, `${body.name} ${altitudeDeg * 3600} arcsec`);
      assert.ok(type === 'ASC' ? track.sinAltitudeRate > -1e-3 : track.sinAltitudeRate < 1e-3);
      // A second of time is 15 arcsec along the sky, so that a steadily changing altitude also determines the instant of the event.
      const rateDegPerDay = Math.abs(track.sinAltitudeRate) * DEG_PER_RAD;
      if (rateDegPerDay < 5) return;
      const off = eventOff(body.name, instant.ut1J2k + J2000_JD, { lat, lon }, type);
      // A Julian day in a request resolves 4e-5 s.
      assert.ok(off * rateDegPerDay < TOLERANCE_DEG + 5e-10 * rateDegPerDay, `${body.name} ${off * 86400} s`);
      seen++;
    }),
    { numRuns: 150 },
  );
  assert.ok(seen > 40, `${seen}`);
});

/** Altitude without refraction of a body at an instant for a place at sea level, by the full topocentric reduction, degrees. */
function altitudeAt(name: string, moment: string, latitudeDeg: number, longitudeDeg: number): number {
  const track = new HorizonTrack(engine, bodyTarget(engine.sky, engine.bodies.resolve(name, '/body')), {
    latitudeDeg,
    longitudeDeg: signedDeg(longitudeDeg),
    elevationM: 0,
  });
  track.evaluate(engine.time.instantFromIso(moment, '/dt').ut1J2k);
  return Math.asin(track.sinAltitude) * DEG_PER_RAD;
}

test('property: on a line with the parallax of each place the Moon is on the horizon of rise-set within 0.5 arcsec, at every point of it', () => {
  // Half an arcsecond is the aberration of the parallax: 20.5 arcsec times 1/60.
  const limit = 0.5 / 3600;
  let seen = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('Moon', 'Sun', 'Venus'),
      dt,
      latitude,
      angle,
      fc.boolean(),
      (name, moment, lat, type, refraction) => {
        const { lines, provenance } = chartLines(engine, {
          dt: moment,
          bodies: [name],
          lat_step: 10,
          at_latitudes: [lat],
          at_longitudes: [0, 77],
          place_center: 'local',
          refraction,
        });
        assert.deepEqual([provenance.place_center, provenance.observer.source], ['local', 'direct_none']);
        const line = lines.find((one) => one.line_type === type);
        const horizon = provenance.horizon_altitude_deg ?? NaN;
        const places = [
          ...(line?.points ?? []),
          ...(line?.solved_latitudes ?? []),
          ...(line?.solved_longitudes ?? []).flatMap(({ longitude, latitudes }) =>
            latitudes.map((found) => ({ longitude, latitude: found })),
          ),
          ...(line?.ends ? [line.ends.south, line.ends.north] : []),
        ];
        for (const { latitude: at, longitude } of places) {
          if (longitude === null) continue;
          const off = altitudeAt(name, moment, at, longitude) - horizon;
          assert.ok(Math.abs(off) < limit, `${name} ${at} ${longitude}: ${off * 3600} arcsec`);
          seen++;
        }
      },
    ),
    { numRuns: 40 },
  );
  assert.ok(seen > 300, `${seen}`);
});

test('property: the Moon is on the meridian at every place of its MC and IC lines, within 0.7 arcsec of right ascension', () => {
  fc.assert(
    fc.property(dt, latitude, (moment, lat) => {
      const { lines } = chartLines(engine, { dt: moment, bodies: ['Moon'], lat_step: 10, place_center: 'local' });
      const instant = engine.time.instantFromIso(moment, '/dt'),
        longitudeDeg = signedDeg(lines[0].longitude ?? NaN),
        site = { latitudeDeg: lat, longitudeDeg, elevationM: 0 };
      const moon = engine.sky.apparentEquatorial(engine.bodies.resolve('Moon', '/body'), instant, site);
      const off = signedDeg(engine.sky.localSiderealTimeDeg(instant, longitudeDeg) - moon.longitudeDeg);
      assert.ok(Math.abs(off) < 0.7 / 3600, `${off * 3600}`);
    }),
    { numRuns: 40 },
  );
});

test('property: on its MC line the right ascension of a body equals the ARMC of houses, within 0.1 arcsec', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BODIES), dt, latitude, (body, moment, lat) => {
      const { lines, provenance } = chartLines(engine, { dt: moment, bodies: [body.name], lat_step: 10 });
      for (const { line_type: type, longitude } of lines.slice(0, 2)) {
        const { armc } = houses(engine, { dt: moment, latitude: lat, longitude: signedDeg(longitude ?? NaN) });
        const off = signedDeg(armc - provenance.subjects[0].right_ascension - (type === 'IC' ? 180 : 0));
        assert.ok(Math.abs(off) < TOLERANCE_DEG, `${off * 3600}`);
      }
    }),
    { numRuns: 60 },
  );
});

test('property: a degree of the ecliptic is the ascendant of houses on its ASC line and the midheaven on its MC line, within 0.1 arcsec', () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), dt, latitude, (longitude, moment, lat) => {
      const { lines } = subjectLines(engine, {
        dt: moment,
        subjects: [{ kind: 'ecliptic_point', label: 'degree', longitude }],
        lat_step: 10,
        at_latitudes: [lat],
      });
      const mc = houses(engine, { dt: moment, latitude: 0, longitude: signedDeg(lines[0].longitude ?? NaN) }).mc;
      assert.ok(Math.abs(signedDeg(mc - longitude)) < TOLERANCE_DEG, `${mc} ${longitude}`);
      for (const [line, shift] of [
        [lines[2], 0],
        [lines[3], 180],
      ] as const) {
        const place = line.solved_latitudes?.[0].longitude ?? null;
        if (place === null) continue;
        const { asc } = houses(engine, { dt: moment, latitude: lat, longitude: signedDeg(place), system: 'E' });
        const off = signedDeg(asc - longitude - shift);
        assert.ok(Math.abs(off) < TOLERANCE_DEG, `${asc} ${longitude} at ${lat}`);
        seen++;
      }
    }),
    { numRuns: 150 },
  );
  assert.ok(seen > 100, `${seen}`);
});

test('property: an apparent star rises and sets in rise-set on its line, within 0.1 arcsec', () => {
  const names = ['Sirius', 'Regulus', 'Polaris', 'Canopus', 'Rigil Kentaurus', 'Vega'];
  let seen = 0;
  fc.assert(
    fc.property(fc.constantFrom(...names), dt, latitude, angle, (name, moment, lat, type) => {
      const lon = ownPlace({ kind: 'fixed_star', name }, moment, lat, type);
      if (lon === null) return;
      const instant = engine.time.instantFromIso(moment, '/dt'),
        site = { latitudeDeg: lat, longitudeDeg: lon, elevationM: 0 };
      const { star } = engine.stars.resolve(name, '/name'),
        place = engine.stars.apparentEquatorial(star, instant, site),
        hourAngle = engine.sky.localSiderealTimeDeg(instant, lon) - place.longitudeDeg;
      const rateDegPerDay =
        361 *
        Math.cos(lat / DEG_PER_RAD) *
        Math.abs(Math.sin(horizontal(hourAngle, place.latitudeDeg, lat).azimuthDeg / DEG_PER_RAD));
      if (rateDegPerDay < 5) return;
      const off = eventOff(name, instant.ut1J2k + J2000_JD, { lat, lon }, type);
      assert.ok(off * rateDegPerDay < TOLERANCE_DEG + 5e-10 * rateDegPerDay, `${name} ${off * 86400} s`);
      seen++;
    }),
    { numRuns: 60 },
  );
  assert.ok(seen > 15, `${seen}`);
});
