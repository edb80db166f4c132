import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { chart, chartReduction } from './chart.js';

const engine = sharedEngine();
const dt = '1990-06-15T14:30:00Z';

test('validation: a chart of 1990 against recorded places, within 0.7 arcsec, the error of the recorded engine against DE440', () => {
  const { planets, nodes } = chart(engine, { dt });
  const recorded: [string, number][] = [
    ['Sun', 84.22904520467989],
    ['Moon', 346.75183715135955],
    ['Mercury', 65.86969648613015],
  ];
  for (const [name, longitude] of recorded) assert.ok(Math.abs(planets[name].longitude - longitude) < 2e-4, name);
  const points: [string, number][] = [
    ['True Node', 308.12323484951224],
    ['Mean Node', 309.69236115171987],
    ['Lilith', 234.90430684795786],
    ['True Lilith', 259.12889714862547],
  ];
  for (const [name, longitude] of points) assert.ok(Math.abs(nodes[name].longitude - longitude) < 2e-4, name);
});

test('rule: without bodies the chart lists Sun ... Pluto in order; otherwise the requested bodies in the order of the request', () => {
  assert.deepEqual(Object.keys(chart(engine, { dt }).planets), [
    'Sun',
    'Moon',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
  ]);
  assert.deepEqual(Object.keys(chart(engine, { dt, bodies: ['Pluto', 'moon'] }).planets), ['Pluto', 'Moon']);
  assert.deepEqual(Object.keys(chart(engine, { dt, bodies: null }).planets).length, 10);
});

test('rule: include_nodes false omits the nodes; an observer makes the bodies topocentric but not the nodes', () => {
  assert.deepEqual(chart(engine, { dt, include_nodes: false }).nodes, {});
  const geocentric = chart(engine, { dt }),
    topocentric = chart(engine, { dt, observer_lat: 51.5, observer_lon: 0, observer_elev_m: 100 });
  assert.ok(Object.values(topocentric.planets).every((planet) => planet.is_topocentric));
  assert.ok(
    Math.abs(topocentric.planets.Moon.longitude - geocentric.planets.Moon.longitude) > 0.05,
    'the Moon shows her parallax',
  );
  assert.deepEqual(topocentric.nodes, geocentric.nodes);
});

test('rule: jd_ut is UT1, datetime_utc its UTC; two notations of one instant give one chart', () => {
  const utc = chart(engine, { dt });
  // 1990-06-15: UT1 - UTC = -0.01294 s (IERS); JD of 14:30 UTC is 2448058.104166667.
  assert.ok(Math.abs((utc.jd_ut - 2448058.1041666665) * 86400 + 0.0129) < 5e-4);
  assert.equal(utc.datetime_utc, '1990-06-15T14:30:00+00:00');
  assert.deepEqual(chart(engine, { dt: '1990-06-15T20:00:00+05:30' }), utc);
});

test('validation: declinations equal those of the rotated ray; at the June solstice the Sun has the obliquity', () => {
  const instant = engine.time.instantFromIso(dt, '/dt');
  const { planets, nodes } = chart(engine, { dt });
  for (const name of ['Moon', 'Mars', 'Pluto']) {
    const { latitudeDeg } = engine.sky.apparentEquatorial(engine.bodies.resolve(name, '/body'), instant, null);
    assert.ok(Math.abs((planets[name].declination ?? 99) - latitudeDeg) < 1e-10, name);
  }
  const solstice = chart(engine, { dt: '2024-06-20T20:51:00Z', bodies: ['Sun'] });
  assert.ok(Math.abs((solstice.planets['Sun'].declination ?? 0) - solstice.obliquity) < 1e-3);
  const sin = Math.sin((solstice.obliquity * Math.PI) / 180);
  const node = nodes['Mean Node'];
  assert.ok(
    Math.abs(Math.sin(((node.declination ?? 9) * Math.PI) / 180) - sin * Math.sin((node.longitude * Math.PI) / 180)) <
      1e-3,
  );
});

test('rule: signs, symbols and degrees decompose the longitude, retrograde is a negative speed', () => {
  for (const planet of Object.values(chart(engine, { dt }).planets)) {
    assert.equal(planet.retrograde, planet.speed < 0);
    assert.ok(planet.sign_degree >= 0 && planet.sign_degree < 30);
    const index = [
      'Aries',
      'Taurus',
      'Gemini',
      'Cancer',
      'Leo',
      'Virgo',
      'Libra',
      'Scorpio',
      'Sagittarius',
      'Capricorn',
      'Aquarius',
      'Pisces',
    ].indexOf(planet.sign);
    assert.ok(Math.abs(30 * index + planet.sign_degree - planet.longitude) < 1e-12);
    assert.equal(planet.sign_symbol.codePointAt(0), 0x2648 + index);
  }
});

test('rule: the reduction contains the same chart, echoes the request and lists a reduction for each place', () => {
  const { result, reduction } = chartReduction(engine, { dt, bodies: ['Sun', 'True Node'] });
  assert.deepEqual(result, chart(engine, { dt, bodies: ['Sun', 'True Node'] }));
  assert.deepEqual(reduction.requested_bodies, ['Sun', 'True Node']);
  assert.deepEqual(Object.keys(reduction.planet_reductions), ['Sun', 'True Node']);
  assert.deepEqual(Object.keys(reduction.node_reductions), ['True Node', 'Mean Node', 'Lilith', 'True Lilith']);
  assert.equal(reduction.jd_ut, reduction.jd_ut1);
});
