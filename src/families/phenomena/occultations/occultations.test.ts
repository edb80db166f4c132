import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { searchAllLunar, searchCloseApproaches, searchLunar, searchLunarStar } from './events.js';
import {
  lunarPath,
  lunarPathAt,
  lunarStarPathAt,
  lunarStarTopology,
  lunarStarTopologyAt,
  lunarTopology,
  lunarTopologyAt,
} from './paths.js';
import type { OccultationPathTopologyResponse } from './schema-topology.js';

const engine = sharedEngine();
const MARS = { target: 'Mars', jd_mid: 2459921.6744 };
const ALDEBARAN = { star_lon: 70.03, star_lat: -5.467, star_name: 'Aldebaran' };
const refuses = (field: string, compute: () => unknown): void => {
  assert.throws(
    compute,
    (error: unknown) =>
      error instanceof InvalidInput && error.problems[0].field === field && error.problems[0].allowed !== undefined,
  );
};
const minutesOf = (utc: string): number =>
  60 * Number(utc.slice(11, 13)) + Number(utc.slice(14, 16)) + Number(utc.slice(17, 23)) / 60;

test('validation: Saturn 2024-08-21 (BAA Handbook 2024, Greenwich and Edinburgh: middle of disappearance and reappearance)', () => {
  const printed: [number, number, number, number][] = [
    [51.4769, 0, 208.7, 261.2],
    [55.95, -3.19, 213.5, 249.8],
  ];
  for (const [observer_lat, observer_lon, disappearance, reappearance] of printed) {
    const { events } = searchLunar(engine, {
      target: 'Saturn',
      jd_start: 2460542.5,
      jd_end: 2460545.5,
      observer_lat,
      observer_lon,
    });
    assert.equal(events.length, 1);
    const [event] = events;
    assert.ok(event.is_total && event.contact_basis === 'observer');
    // The service gives the outer contacts: the disc takes 0.8 min (Greenwich) and 1.1 min (Edinburgh) to vanish, half
    // of which is in between.
    const [half, slack] = observer_lat < 53 ? [0.41, 0.1] : [0.57, 0.15];
    assert.ok(
      Math.abs(minutesOf(event.ingress_datetime_utc) + half - disappearance) < slack,
      event.ingress_datetime_utc,
    );
    assert.ok(Math.abs(minutesOf(event.egress_datetime_utc) - half - reappearance) < slack, event.egress_datetime_utc);
  }
});

test('validation: Mars 2022-12-08 for eight cities of North America (published times, to the minute)', () => {
  const printed: [number, number, number, number][] = [
    [34.05, -118.24, 150, 210],
    [47.61, -122.33, 172, 231],
    [33.45, -112.07, 152, 211],
    [39.74, -104.99, 165, 228],
    [38.63, -90.2, 186, 232],
    [41.88, -87.63, 191, 245],
    [43.65, -79.38, 209, 258],
    [49.28, -123.12, 175, 232],
  ];
  for (const [observer_lat, observer_lon, disappearance, reappearance] of printed) {
    const [event] = searchLunar(engine, {
      target: 'Mars',
      jd_start: 2459920.5,
      jd_end: 2459923.5,
      observer_lat,
      observer_lon,
    }).events;
    // Published to the minute, for the middle or the end of a contact that takes half a minute: 1.2 min.
    assert.ok(
      Math.abs(minutesOf(event.ingress_datetime_utc) - disappearance) < 1.2,
      `${observer_lat} ${event.ingress_datetime_utc}`,
    );
    assert.ok(
      Math.abs(minutesOf(event.egress_datetime_utc) - reappearance) < 1.2,
      `${observer_lat} ${event.egress_datetime_utc}`,
    );
  }
});

test('rule: contacts are those of the centre of the Earth if the shadow covers it, else of the complete Earth, in every window', () => {
  const { events } = searchLunar(engine, { target: 'Mars', jd_start: 2459884.5, jd_end: 2460004.5 });
  assert.deepEqual(
    events.map((event) => [event.mid_datetime_utc.slice(0, 10), event.contact_basis]),
    [
      ['2022-12-08', 'earth'],
      ['2023-01-03', 'earth'],
      ['2023-01-31', 'geocentre'],
      ['2023-02-28', 'earth'],
    ],
  );
  const alone = searchLunar(engine, { target: 'Mars', jd_start: 2459970.5, jd_end: 2459980.5 }).events;
  assert.deepEqual(alone, [events[2]], 'an event is the same in a window that contains it alone');
  for (const event of events) {
    assert.ok(event.jd_ingress < event.jd_mid && event.jd_mid < event.jd_egress);
    assert.ok(
      event.jd_first_contact_on_earth! <= event.jd_ingress && event.jd_egress <= event.jd_last_contact_on_earth!,
    );
    assert.ok(Math.abs(event.duration_minutes - (event.jd_egress - event.jd_ingress) * 1440) < 1e-6);
  }
  const all = searchAllLunar(engine, { jd_start: 2459884.5, jd_end: 2460004.5 }).events;
  assert.deepEqual(
    all.filter((event) => event.target === 'Mars'),
    events,
  );
  assert.ok(all.every((event, i) => i === 0 || all[i - 1].jd_ingress <= event.jd_ingress));
  assert.deepEqual(
    lunarPath(engine, { target: 'Mars', jd_start: 2459884.5, jd_end: 2460004.5 }).events.map(
      (event) => event.jd_greatest_ut,
    ),
    events.map((event) => event.jd_mid),
  );
});

test('validation: durations at the centre of the Earth agree with recorded searches, for any other events in the window', () => {
  // The recorded semidiameters are constant means: up to 4 minutes.
  const printed: [string, number, number][] = [
    ['Mars', 2459975.69, 57.7],
    ['Jupiter', 2460054.15, 49.8],
    ['Mars', 2460435.6, 40.5],
  ];
  for (const [target, near, minutes] of printed) {
    for (const [before, after] of [
      [3, 3],
      [60, 3],
      [3, 60],
    ]) {
      const { events } = searchAllLunar(engine, { jd_start: near - before, jd_end: near + after });
      const event = events.find((each) => each.target === target && Math.abs(each.jd_mid - near) < 1)!;
      assert.equal(event.contact_basis, 'geocentre');
      assert.ok(Math.abs(event.duration_minutes - minutes) < 4.2, `${target} ${near}: ${event.duration_minutes}`);
    }
  }
});

test('rule: a place in the shadow sees the occultation, one outside it does not', () => {
  const search = (observer_lat: number, observer_lon: number): number =>
    searchLunar(engine, { target: 'Mars', jd_start: 2459920.5, jd_end: 2459923.5, observer_lat, observer_lon }).events
      .length;
  assert.equal(search(51.5, 0), 1);
  assert.equal(search(40.68, -73.94), 0); // Brooklyn: a near miss (in-the-sky.org, 2022-12-08)
  assert.equal(search(-33.9, 18.4), 0);
});

function checkTopology(topology: OccultationPathTopologyResponse, sampleCount: number): void {
  const { summary, centers, boundaries } = topology;
  assert.equal(centers.length, sampleCount);
  assert.deepEqual(
    boundaries.map(({ side }) => side),
    ['left', 'right'],
  );
  assert.deepEqual(
    summary.central_line_lats,
    centers.map((point) => point.latitude_deg),
  );
  assert.deepEqual(
    summary.central_line_lons,
    centers.map((point) => point.longitude_deg),
  );
  assert.equal(
    summary.path_width_km,
    topology.greatest_left.cross_track_distance_km + topology.greatest_right.cross_track_distance_km,
  );
  assert.equal(topology.greatest_left.point.jd_ut, summary.jd_greatest_ut);
  const unit = (lat: number, lon: number): number[] => [
    Math.cos(lat * RAD) * Math.cos(lon * RAD),
    Math.cos(lat * RAD) * Math.sin(lon * RAD),
    Math.sin(lat * RAD),
  ];
  for (const [i, centre] of centers.entries()) {
    assert.ok(i === 0 || centers[i - 1].jd_ut < centre.jd_ut);
    for (const { points } of boundaries) {
      assert.equal(points[i].point.jd_ut, centre.jd_ut);
      assert.ok(Math.abs(points[i].point.clearance_deg) < 1e-7);
      const a = unit(centre.latitude_deg, centre.longitude_deg),
        b = unit(points[i].point.latitude_deg, points[i].point.longitude_deg);
      const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]),
        arc = 2 * Math.asin(Math.min(1, chord / 2));
      assert.ok(Math.abs(arc * 6378.137 - points[i].cross_track_distance_km) < 1e-4);
    }
  }
  assert.ok(Math.abs(centers[0].clearance_deg) < 1e-7 && Math.abs(centers[sampleCount - 1].clearance_deg) < 1e-7);
}
const RAD = Math.PI / 180;

test('rule: centre, limits and summary of a topology have the same instants', () => {
  for (const sample_count of [9, 10, 65, 721])
    checkTopology(lunarTopologyAt(engine, { ...MARS, sample_count }), sample_count);
  checkTopology(
    lunarStarTopologyAt(engine, { ...ALDEBARAN, jd_mid: 2457763.1014, sample_count: 33, observer_elev_m: 2500 }),
    33,
  );
});

test('rule: left and right refer to the order of time', () => {
  const { greatest_left: left, greatest_right: right, centers } = lunarTopologyAt(engine, { ...MARS, sample_count: 9 });
  // The track of 2022-12-08 runs east at its greatest: left is north.
  assert.ok(
    centers[5].longitude_deg > centers[3].longitude_deg &&
      left.point.latitude_deg > centers[4].latitude_deg &&
      right.point.latitude_deg < centers[4].latitude_deg,
  );
});

test('property: sample_count changes only the density', () => {
  for (const mid of [2459921.6744, 2458926.8477, 2459580.3285]) {
    const coarse = lunarTopologyAt(engine, { target: 'Mars', jd_mid: mid, sample_count: 9 }),
      fine = lunarTopologyAt(engine, { target: 'Mars', jd_mid: mid, sample_count: 721 });
    const graph = ({
      topology,
      greatest_left,
      greatest_right,
      pole_crossings,
      centers,
      summary,
    }: OccultationPathTopologyResponse) => ({
      topology,
      greatest_left,
      greatest_right,
      pole_crossings,
      first: centers[0],
      last: centers[centers.length - 1],
      width: summary.path_width_km,
      duration: summary.duration_at_greatest_s,
    });
    assert.deepEqual(graph(coarse), graph(fine));
    // The 9 samples are every ninetieth of the 721: the same instant has the same centre and limits.
    for (const i of [1, 2, 6, 7].filter((index) => coarse.centers[index].jd_ut !== coarse.summary.jd_greatest_ut)) {
      const a = coarse.boundaries[0].points[i],
        b = fine.boundaries[0].points[90 * i];
      assert.ok(
        Math.abs(a.point.jd_ut - b.point.jd_ut) < 1e-9 &&
          Math.abs(a.cross_track_distance_km - b.cross_track_distance_km) < 0.1,
      );
    }
  }
});

test('rule: contacts of a pole, at longitude zero, in order, with the side of the track', () => {
  const crossings = lunarTopologyAt(engine, { target: 'Mars', jd_mid: 2459580.3285, sample_count: 9 }).pole_crossings;
  assert.deepEqual(
    crossings.map(({ pole, phase, boundary_side }) => [pole, phase, boundary_side]),
    [
      ['south', 'ingress', 'right'],
      ['south', 'egress', 'left'],
    ],
  );
  for (const { point } of crossings) {
    assert.deepEqual([point.latitude_deg, point.longitude_deg], [-90, 0]);
    assert.ok(Math.abs(point.clearance_deg) < 1e-9);
  }
  // An observer at the pole has these contacts.
  const [seen] = searchLunar(engine, {
    target: 'Mars',
    jd_start: 2459579.5,
    jd_end: 2459581.5,
    observer_lat: -90,
    observer_lon: 0,
  }).events;
  assert.ok(
    Math.abs(seen.jd_ingress - crossings[0].point.jd_ut) < 2e-9 &&
      Math.abs(seen.jd_egress - crossings[1].point.jd_ut) < 2e-9,
  );
  assert.deepEqual(lunarTopologyAt(engine, { ...MARS, sample_count: 9 }).pole_crossings, []);
});

test('rule: duration at greatest is that for a fixed observer at that place', () => {
  const { summary, centers } = lunarTopologyAt(engine, { ...MARS, sample_count: 9 }),
    greatest = centers[4];
  assert.equal(greatest.jd_ut, MARS.jd_mid);
  const [seen] = searchLunar(engine, {
    target: 'Mars',
    jd_start: 2459920.5,
    jd_end: 2459923.5,
    observer_lat: greatest.latitude_deg,
    observer_lon: greatest.longitude_deg,
  }).events;
  assert.ok(Math.abs(seen.duration_minutes * 60 - summary.duration_at_greatest_s) < 1e-3);
  assert.ok(summary.duration_at_greatest_s < ((centers[8].jd_ut - centers[0].jd_ut) * 86400) / 2);
});

test('rule: the older path is the centre track of the topology', () => {
  const path = lunarPathAt(engine, { ...MARS, sample_count: 9 }),
    { summary } = lunarTopologyAt(engine, { ...MARS, sample_count: 9 });
  const { computation_basis: basis, ...geometry } = path;
  assert.deepEqual(geometry, summary);
  assert.ok(basis !== undefined);
  assert.deepEqual(lunarPathAt(engine, { ...MARS, sample_count: 1 }).central_line_lats, [summary.central_line_lats[4]]);
  assert.deepEqual(lunarPathAt(engine, { ...MARS, sample_count: 2 }).central_line_lons, [
    summary.central_line_lons[0],
    summary.central_line_lons[8],
  ]);
});

test('rule: a search and the instant found by it give the same band; the greatest instant is inside the window', () => {
  const [found] = lunarTopology(engine, {
    target: 'Mars',
    jd_start: 2459921.25,
    jd_end: 2459922.25,
    sample_count: 9,
  }).events;
  const again = lunarTopologyAt(engine, { target: 'Mars', jd_mid: found.summary.jd_greatest_ut, sample_count: 9 });
  assert.ok(Math.abs(found.summary.path_width_km - again.summary.path_width_km) < 1e-3);
  const greatest = found.summary.jd_greatest_ut;
  for (const [jd_start, jd_end] of [
    [greatest, greatest + 1],
    [greatest - 1, greatest],
    [greatest + 0.01, greatest + 0.05],
  ]) {
    assert.deepEqual(lunarTopology(engine, { target: 'Mars', jd_start, jd_end, sample_count: 9 }).events, []);
  }
});

test('rule: the coordinates of a star exclude aberration unless star_place is apparent', () => {
  const at = (star_place: 'true' | 'apparent'): number =>
    searchLunarStar(engine, { ...ALDEBARAN, star_place, jd_start: 2457780, jd_end: 2457800 }).events[0].jd_mid;
  // Aberration shifts Aldebaran by up to 20", which the Moon covers in up to 45 s.
  const difference = Math.abs(at('true') - at('apparent')) * 86400;
  assert.ok(difference > 1 && difference < 50, `${difference}`);
});

test('rule: a star of the catalogue by its name', () => {
  const window = { jd_start: 2457754.5, jd_end: 2457844.5 };
  const byName = searchLunarStar(engine, { star_name: 'Aldebaran', star_place: 'catalogue', ...window }).events,
    byPlace = searchLunarStar(engine, { ...ALDEBARAN, ...window }).events;
  assert.equal(byName.length, byPlace.length);
  // The coordinates are rounded to 0.001 degrees and fixed over three months (precession 12"): half a minute.
  for (const [i, event] of byName.entries()) assert.ok(Math.abs(event.jd_mid - byPlace[i].jd_mid) * 86400 < 40);
  refuses('/star_lon', () => searchLunarStar(engine, { ...ALDEBARAN, star_place: 'catalogue', ...window }));
  refuses('/star_lat', () => searchLunarStar(engine, { star_name: 'Aldebaran', star_lon: 70, ...window }));
  refuses('/star_name', () => searchLunarStar(engine, { star_name: 'Aldebarran', star_place: 'catalogue', ...window }));
});

test('rule: an instant without an occultation, invalid windows and invalid names are rejected', () => {
  refuses('/jd_mid', () => lunarPathAt(engine, { target: 'Mars', jd_mid: 2459900 }));
  refuses('/jd_mid', () => lunarStarPathAt(engine, { ...ALDEBARAN, jd_mid: 2457770 }));
  refuses('/jd_mid', () => lunarTopologyAt(engine, { target: 'Mars', jd_mid: 2459900, sample_count: 9 }));
  refuses('/target', () => lunarTopologyAt(engine, { target: 'Sun', jd_mid: 2459900 }));
  refuses('/target', () => lunarTopology(engine, { target: 'Moon', jd_start: 2459900, jd_end: 2459901 }));
  refuses('/target', () => searchLunar(engine, { target: 'Moon', jd_start: 2459900, jd_end: 2459901 }));
  refuses('/target', () => searchLunar(engine, { target: 'Earth', jd_start: 2459900, jd_end: 2459901 }));
  refuses('/target', () => searchLunar(engine, { target: 'True Node', jd_start: 2459900, jd_end: 2459901 }));
  refuses('/planets/1', () =>
    searchAllLunar(engine, { jd_start: 2459900, jd_end: 2459901, planets: ['Mars', 'Moon'] }),
  );
  refuses('/body2', () =>
    searchCloseApproaches(engine, { body1: 'Mars', body2: 'mars', jd_start: 2459900, jd_end: 2459901 }),
  );
  refuses('/jd_end', () => searchLunar(engine, { target: 'Mars', jd_start: 2459901, jd_end: 2459900 }));
  refuses('/jd_end', () => lunarTopology(engine, { target: 'Mars', jd_start: 2459900, jd_end: 2460301 }));
  refuses('/step_days', () =>
    lunarTopology(engine, { target: 'Mars', jd_start: 2459900, jd_end: 2460300, step_days: 0.09 }),
  );
  refuses('/observer_lon', () =>
    searchLunar(engine, { target: 'Mars', jd_start: 2459900, jd_end: 2459901, observer_lat: 10 }),
  );
  for (const star_name of [' Aldebaran', 'Aldebaran ', '  ', 'mars', 'Earth', 'SUN'])
    refuses('/star_name', () => lunarStarTopologyAt(engine, { ...ALDEBARAN, star_name, jd_mid: 2457763.1014 }));
});

test('rule: heights without a closed band are rejected, ordinary and unusual heights are answered', () => {
  for (const observer_elev_m of [-400, 9000, 4e5, 3.6e7])
    checkTopology(lunarTopologyAt(engine, { ...MARS, sample_count: 9, observer_elev_m }), 9);
  refuses('/observer_elev_m', () => lunarTopologyAt(engine, { ...MARS, sample_count: 9, observer_elev_m: 1e9 }));
  refuses('/observer_elev_m', () =>
    lunarStarTopology(engine, {
      ...ALDEBARAN,
      jd_start: 2457760,
      jd_end: 2457790,
      sample_count: 9,
      observer_elev_m: 5e8,
    }),
  );
});

test('rule: a map of a path contains the central line, the limits and the greatest place of the answer, cut at the antimeridian', () => {
  const onMap = (answer: Pick<OccultationPathTopologyResponse, 'geojson'>, name: string): [number, number][] =>
    (answer.geojson?.features ?? [])
      .filter(({ properties }) => properties.name === name)
      .flatMap(({ geometry: { type, coordinates } }) =>
        type === 'Point' ? [coordinates] : type === 'LineString' ? coordinates : coordinates.flat(),
      ) as [number, number][];
  const holds = (line: readonly [number, number][], [longitude, latitude]: readonly [number, number]): boolean =>
    line.some(([x, y]) => x === longitude && y === latitude);
  const path = lunarPathAt(engine, { ...MARS, geojson: true }),
    band = lunarTopologyAt(engine, { ...MARS, geojson: true });
  const { central_line_lats: lats, central_line_lons: lons } = path;
  const central = onMap(path, 'central_line');
  for (const [i, longitude] of lons.entries()) assert.ok(holds(central, [longitude, lats[i]]), String(longitude));
  assert.ok(central.length <= lons.length + 4, 'no further points, except at the cuts of the line');
  const limits = onMap(band, 'limit');
  for (const { points } of band.boundaries)
    for (const { point } of points) assert.ok(holds(limits, [point.longitude_deg, point.latitude_deg]));
  const greatest = band.centers.find(({ jd_ut }) => jd_ut === MARS.jd_mid) ?? assert.fail('the greatest instant');
  for (const answer of [path, band])
    assert.deepEqual(onMap(answer, 'greatest'), [[greatest.longitude_deg, greatest.latitude_deg]]);
  assert.ok(!('geojson' in lunarPathAt(engine, MARS)) && !('geojson' in lunarTopologyAt(engine, MARS)));
});
