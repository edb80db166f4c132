import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { searchLunar, searchLunarStar } from './events.js';
import { lunarTopologyAt, lunarStarTopologyAt } from './paths.js';

const engine = sharedEngine();
const SPICA = { star_name: 'Spica', star_place: 'catalogue' } as const;

interface Hidden {
  readonly jd_mid: number;
  readonly at: (latitude: number, longitude: number) => boolean;
  readonly limits: NonNullable<ReturnType<typeof lunarTopologyAt>['limits']>;
}

/** Occultations of a planet and of a star, with a function that evaluates any place. */
function occultations(): Hidden[] {
  const window = (jd: number) => ({ jd_start: jd - 0.5, jd_end: jd + 0.5 });
  const mars = searchLunar(engine, { target: 'Mars', jd_start: 2459700, jd_end: 2459950 }).events.map(
    ({ jd_mid }): Hidden => ({
      jd_mid,
      at: (observer_lat, observer_lon) =>
        searchLunar(engine, { target: 'Mars', ...window(jd_mid), observer_lat, observer_lon }).events.length > 0,
      limits: lunarTopologyAt(engine, { target: 'Mars', jd_mid, sample_count: 33, include_limits: true }).limits ?? [],
    }),
  );
  const spica = searchLunarStar(engine, { ...SPICA, jd_start: 2460310.5, jd_end: 2460500 }).events.map(
    ({ jd_mid }): Hidden => ({
      jd_mid,
      at: (observer_lat, observer_lon) =>
        searchLunarStar(engine, { ...SPICA, ...window(jd_mid), observer_lat, observer_lon }).events.length > 0,
      limits: lunarStarTopologyAt(engine, { ...SPICA, jd_mid, sample_count: 33, include_limits: true }).limits ?? [],
    }),
  );
  return [...mars, ...spica];
}

test('property: the target is occulted on only one side of a limit of an occultation', () => {
  const found = occultations();
  let compared = 0;
  for (const { jd_mid, at, limits } of found) {
    assert.ok(limits.length > 0, `no limit of ${jd_mid}`);
    for (const { points } of limits)
      for (const part of [0.2, 0.5, 0.8]) {
        const { latitude_deg: latitude, longitude_deg: longitude } = points[Math.floor(points.length * part)];
        if (Math.abs(latitude) > 75) continue;
        // If a limit runs north, its other side is in the east or west.
        const across = at(latitude + 0.05, longitude) !== at(latitude - 0.05, longitude);
        const along = at(latitude, longitude + 0.08) !== at(latitude, longitude - 0.08);
        assert.ok(across || along, `${jd_mid}: ${latitude}, ${longitude}`);
        compared++;
      }
  }
  assert.ok(compared > 15, `${compared} points were compared`);
});

test('rule: the target touches the limb at its contacts and is behind the disc between them', () => {
  const request = { target: 'Mars', jd_start: 2459921, jd_end: 2459922.5, observer_lat: 48.137, observer_lon: 11.575 };
  const [event] = searchLunar(engine, { ...request, view_samples: 21 }).events;
  const views = event.views ?? [];
  assert.equal(views.length, 24);
  for (const view of views) {
    const gap = view.separation_deg - view.moon_semidiameter_deg - view.target_semidiameter_deg;
    if (view.event === 'ingress' || view.event === 'egress') assert.ok(Math.abs(gap) < 1e-6, `${view.event}: ${gap}`);
    if (view.event === 'sample') {
      const isBetween = view.jd_ut > event.jd_ingress && view.jd_ut < event.jd_egress;
      assert.equal(gap < 0, isBetween);
    }
  }
  // At opposition the Moon is full, and Mars enters on its eastern side and leaves in the west.
  const [first, last] = ['ingress', 'egress'].map((name) => views.find((view) => view.event === name));
  assert.ok(first && last && first.moon_illuminated_fraction > 0.995);
  assert.ok(first.position_angle_deg < 180 && last.position_angle_deg > 180);
  assert.ok(Math.abs(first.altitude - (event.ingress_altitude_deg ?? 0)) < 0.1);
  assert.equal(searchLunar(engine, request).events[0].views, undefined);
});

test('validation: the bright limb faces the Sun: on the western side of the waxing Moon, on the eastern side of the waning Moon', () => {
  const spica = { ...SPICA, observer_lat: 42.36, observer_lon: -71.06, view_samples: 0 };
  const { events } = searchLunarStar(engine, { ...spica, jd_start: 2460310.5, jd_end: 2460676.5 });
  assert.ok(events.length > 0);
  for (const { jd_mid, views = [] } of events) {
    const sunEast = views[0].bright_limb_angle_deg < 180;
    // Spica is in conjunction with the Sun in the middle of October: before it the Moon near Spica is waxing, with the
    // Sun in the west.
    const day = (jd_mid - 2460310.5) % 366;
    if (day > 120 && day < 270) assert.ok(!sunEast, `${jd_mid}: ${views[0].bright_limb_angle_deg}`);
    if (day > 300) assert.ok(sunEast, `${jd_mid}: ${views[0].bright_limb_angle_deg}`);
  }
});
