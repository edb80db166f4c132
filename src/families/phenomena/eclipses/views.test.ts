import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { lunarLocal } from './lunar.js';
import { nextLunar, nextSolar } from './next.js';
import { solarLocalVisible } from './solar-local.js';
import { solarPath } from './solar-maps.js';

const engine = sharedEngine();
const RAD = Math.PI / 180;
const START = 2451910;

/** Places in both hemispheres, near a pole, on the equator, and on either side of the date line. */
const PLACES = [
  { latitude: 32.78, longitude: -96.8 },
  { latitude: -33.87, longitude: 151.21 },
  { latitude: 78.2, longitude: 15.6 },
  { latitude: -0.2, longitude: -78.5 },
  { latitude: -41.3, longitude: 174.8 },
  { latitude: -13.8, longitude: -171.8 },
  { latitude: 43.26, longitude: -2.94 },
];

test('property: on a limit of the path the central phase has no duration; it is visible inside and not outside', () => {
  const { events = [] } = nextSolar(engine, { jd_start: START, count: 120 });
  const sides = new Set<string>();
  let seen = 0;
  for (const { jd_ut, data } of events) {
    if (data.eclipse_type === 'Partial') continue;
    const request = { jd_start: jd_ut - 1, sample_count: 25, include_limits: true } as const;
    const { limits = [], central_line_jd_ut: line } = solarPath(engine, request);
    assert.ok(limits.length > 0, `no limit of ${jd_ut}`);
    for (const { side, points } of limits) {
      sides.add(side);
      assert.ok(points.every(({ jd_ut: at }) => Math.abs(at - jd_ut) < 0.15));
      const { latitude_deg: latitude, longitude_deg: longitude } = points[Math.floor(points.length / 2)];
      const duration = (north: number): number | undefined => {
        if (Math.abs(latitude + north) > 89) return undefined;
        const place = { jd_start: jd_ut - 1, max_lunations: 1, latitude: latitude + north, longitude };
        return solarLocalVisible(engine, place).central_duration_seconds ?? 0;
      };
      assert.ok((duration(0) ?? 0) < 3, `${jd_ut} ${side}: the central phase lasts ${duration(0)} s on the limit`);
      const near = [duration(0.02), duration(-0.02)].filter((value) => value !== undefined);
      // The limits of a path over a pole have north on either side.
      if (data.eclipse_type !== 'Hybrid' && Math.abs(latitude) < 60 && line.length > 1) {
        const [inside, outside] = side === 'north' ? near.toReversed() : near;
        assert.ok(inside > 0 && outside === 0, `${jd_ut} ${side}: ${inside} s inside, ${outside} s outside`);
        seen++;
      }
    }
  }
  assert.equal(sides.size, 2);
  assert.ok(seen > 60, `${seen} limits were compared`);
});

test('rule: without include_limits a path has no limits, and a partial eclipse has none with it', () => {
  assert.equal(solarPath(engine, { jd_start: 2460401.5 }).limits, undefined);
  assert.deepEqual(solarPath(engine, { jd_start: 2460700, include_limits: true }).limits, []);
});

test('validation: a drawing oriented to the zenith has the Moon at the position given by azimuths and altitudes, in both hemispheres', () => {
  let compared = 0;
  for (const place of PLACES)
    for (let jd_start = START, n = 0; n < 6; n++) {
      const local = solarLocalVisible(engine, { ...place, jd_start, view_samples: 9 });
      jd_start = local.global_event.jd_ut + 20;
      const view = local.views?.find(({ event }) => event === 'maximum');
      if (view === undefined || local.sun.altitude_geometric > 85) continue;
      const fromZenith = (view.position_angle_deg - view.parallactic_angle_deg) * RAD;
      // Counterclockwise from up is to the left; azimuth increases to the right.
      const right = -Math.sin(fromZenith) * view.separation_deg,
        up = Math.cos(fromZenith) * view.separation_deg;
      const { sun, moon } = local;
      const turned = ((moon.azimuth - sun.azimuth + 540) % 360) - 180;
      const across = turned * Math.cos(sun.altitude_geometric * RAD);
      assert.ok(
        Math.abs(right - across) < 0.004,
        `${JSON.stringify(place)} ${local.event.datetime_utc}: ${right} ${across}`,
      );
      assert.ok(Math.abs(up - (moon.altitude_geometric - sun.altitude_geometric)) < 0.004, local.event.datetime_utc);
      compared++;
    }
  assert.ok(compared > 25, `${compared} eclipses were compared`);
});

test('rule: the discs of a view agree with its magnitude and contacts', () => {
  for (const place of PLACES) {
    const local = solarLocalVisible(engine, { ...place, jd_start: START, view_samples: 30 });
    const views = local.views ?? [];
    assert.deepEqual(
      views.map(({ jd_ut }) => jd_ut),
      views.map(({ jd_ut }) => jd_ut).toSorted((a, b) => a - b),
    );
    for (const view of views) {
      const { separation_deg: apart, sun_semidiameter_deg: sun, moon_semidiameter_deg: moon, magnitude, event } = view;
      if (event === 'c1' || event === 'c4')
        assert.ok(Math.abs(apart - sun - moon) < 2e-5, `${event}: ${apart - sun - moon}`);
      if (event === 'c2' || event === 'c3') assert.ok(Math.abs(apart - Math.abs(moon - sun)) < 2e-5, event);
      const covered = (sun + moon - apart) / (2 * sun);
      if (apart > Math.abs(moon - sun) && covered > 0) assert.ok(Math.abs(covered - magnitude) < 1e-3, event);
      // If the complete disc is above the horizon, the body is visible.
      if (view.disc_altitude_deg > 0.3) assert.ok(view.visible);
    }
    const { c1, c4 } = local.contacts;
    assert.equal(views.find(({ event }) => event === 'c1')?.datetime_utc, c1.datetime_utc);
    assert.equal(views.find(({ event }) => event === 'c4')?.altitude, c4.altitude);
  }
});

test('rule: the views of an eclipse at sunset include the sunset: the Sun is up before it and down after it', () => {
  // Bilbao, 2026-08-12: totality at an altitude of 8 degrees, the fourth contact below the horizon.
  const views =
    solarLocalVisible(engine, { jd_start: 2461260, latitude: 43.263, longitude: -2.935, view_samples: 40 }).views ?? [];
  const at = views.findIndex(({ event }) => event === 'sunset');
  assert.match(views[at].datetime_utc, /^2026-08-12T19:19/);
  const { disc_altitude_deg: altitude, sun_semidiameter_deg: radius } = views[at];
  assert.ok(Math.abs(altitude + radius) < 0.12, `the upper limb is ${altitude + radius} degrees high`);
  assert.ok(views.slice(0, at - 3).every(({ visible }) => visible));
  assert.ok(views.slice(at + 1).every(({ visible }) => !visible));
});

test('rule: Moon and shadow touch at the contacts of a lunar eclipse; the centre of the shadow is opposite to the Sun', () => {
  for (const place of PLACES) {
    const local = lunarLocal(engine, { ...place, jd_start: 2460740, view_samples: 24 });
    for (const view of local.views ?? []) {
      const {
        separation_deg: apart,
        moon_semidiameter_deg: moon,
        umbra_radius_deg: umbra,
        penumbra_radius_deg: pen,
      } = view;
      const gaps: Readonly<Record<string, number>> = {
        p1: apart - pen - moon,
        p4: apart - pen - moon,
        u1: apart - umbra - moon,
        u4: apart - umbra - moon,
        u2: apart - umbra + moon,
        u3: apart - umbra + moon,
      };
      if (view.event in gaps) assert.ok(Math.abs(gaps[view.event]) < 1e-6, view.event);
      assert.ok(Math.abs((umbra + moon - apart) / (2 * moon) - view.umbral_magnitude) < 1e-9);
    }
    // 2025-03-14: the Moon passes north of the centre of the shadow (gamma 0.3484), from west to east.
    const angles = (local.views ?? []).map(({ position_angle_deg: angle }) => angle);
    const greatest = local.views?.find(({ event }) => event === 'greatest');
    assert.ok(greatest && greatest.position_angle_deg > 90 && greatest.position_angle_deg < 270);
    assert.ok(angles[0] < 180 && angles[0] > 0 && angles[angles.length - 1] > 180);
  }
});

test('rule: the sights of a list of eclipses equal those of each eclipse', () => {
  for (const place of PLACES.slice(0, 4)) {
    const { events = [], sights = [] } = nextSolar(engine, { jd_start: START, count: 25, ...place });
    events.forEach(({ jd_ut }, i) => {
      const run = () => solarLocalVisible(engine, { ...place, jd_start: jd_ut - 1, max_lunations: 1 });
      if (!sights[i].visible) {
        assert.throws(run, { name: 'NotFound' });
        return;
      }
      const { event, sun } = run();
      assert.equal(sights[i].magnitude, event.data.eclipse_magnitude);
      assert.equal(sights[i].eclipse_type, event.data.eclipse_type);
      assert.equal(sights[i].maximum_datetime_utc, event.datetime_utc);
      assert.ok(Math.abs((sights[i].altitude ?? 0) - sun.altitude) < 1e-6);
    });
    const moons = nextLunar(engine, { jd_start: START, count: 25, ...place });
    (moons.events ?? []).forEach(({ jd_ut, data }, i) => {
      const { p1, u1, greatest, u4, p4 } = lunarLocal(engine, { ...place, jd_start: jd_ut - 1 });
      const isSeen = [u1 ?? p1, greatest, u4 ?? p4].some((contact) => contact?.visible);
      assert.equal(moons.sights?.[i].visible, isSeen, `${jd_ut}`);
      if (greatest.visible) assert.equal(moons.sights?.[i].eclipse_type, data.eclipse_type);
    });
  }
  assert.equal(nextSolar(engine, { jd_start: START }).sights, undefined);
  assert.throws(() => nextSolar(engine, { jd_start: START, latitude: 1 }), { name: 'InvalidInput' });
});
