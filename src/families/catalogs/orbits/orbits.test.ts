import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { distanceExtremes } from './distance-extremes.js';
import { orbitalElements } from './elements.js';
import { inEclipticJ2000, osculatingElements } from './osculating.js';

interface Fixture {
  elements: [string, number, number[]][];
  apsides: [string, number, number, [string, number, number][]][];
}
const fixture = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/orbits-phases.json', import.meta.url), 'utf8'),
) as Fixture;
const engine = sharedEngine();
const jdUt1 = (tdb: number): number => engine.time.instantFromTdb(tdb).ut1J2k + J2000_JD;
const endOfCoverage = Math.max(...engine.ephemeris.coverage().map((interval) => interval.endTdbJ2k)) + J2000_JD;
const around = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

test('validation: elements equal those of DE440 by other formulas', () => {
  for (const [name, tdb, [a, e, i, node, argument, anomaly]] of fixture.elements) {
    const { elements } = orbitalElements(engine, { body: name, jd_ut: jdUt1(tdb) });
    // The Julian day resolves 40 microseconds; the packed ephemeris has an error of 1e-10 of the distance, which 1/e and 1/sin i enlarge.
    assert.ok(Math.abs((elements.semi_major_axis_au ?? NaN) / a - 1) < 1e-7, `${name} a`);
    assert.ok(Math.abs(elements.eccentricity - e) < 1e-7, `${name} e`);
    assert.ok(Math.abs(elements.inclination_deg - i) < 1e-6, `${name} i`);
    // The node of the Earth is the intersection of two planes at an angle of 0.01 degrees or less.
    assert.ok(around(elements.lon_ascending_node_deg, node) * Math.sin((i * Math.PI) / 180) < 1e-6, `${name} node`);
    assert.ok(
      around(elements.lon_ascending_node_deg + elements.arg_perihelion_deg, node + argument) * e < 1e-5,
      `${name} perihelion`,
    );
    assert.ok(around(elements.mean_anomaly_deg ?? NaN, anomaly) * e < 1e-5, `${name} mean anomaly`);
    const q = elements.perihelion_distance_au,
      big = elements.aphelion_distance_au ?? NaN;
    assert.ok(Math.abs(q / (a * (1 - e)) - 1) < 1e-6 && Math.abs(big / (a * (1 + e)) - 1) < 1e-6);
    assert.ok(Math.abs((elements.mean_motion_deg_per_day ?? NaN) * (elements.orbital_period_days ?? NaN) - 360) < 1e-9);
  }
});

test('validation: next perihelion and aphelion equal those of DE440 by golden section (60 s: a minimum of r is flat)', () => {
  for (const [name, start, , events] of fixture.apsides) {
    const next = (kind: string) => events.find((event) => event[0] === kind);
    const { distance_extremes: found, provenance } = distanceExtremes(engine, { body: name, jd_ut: jdUt1(start) });
    for (const [kind, jdTt, distance] of [
      ['perihelion', found.perihelion_jd ?? NaN, found.perihelion_distance_au ?? NaN],
      ['aphelion', found.aphelion_jd ?? NaN, found.aphelion_distance_au ?? NaN],
    ] as const) {
      const want = next(kind);
      if (want === undefined) continue;
      assert.ok(
        Math.abs(jdTt - J2000_JD - want[1]) <
          (name === 'Uranus' || name === 'Neptune' || name === 'Jupiter' ? 0.1 : 60 / 86400),
        `${name} ${kind}: ${jdTt - J2000_JD - want[1]} days`,
      );
      assert.ok(Math.abs(distance - want[2]) < 1e-9, `${name} ${kind} distance`);
    }
    assert.ok(provenance.search.total_evaluations <= provenance.search.evaluation_budget);
  }
});

test('validation: elements of the embedded small bodies equal those of the JPL Small-Body Database at its epoch', () => {
  const { catalogue, embedded } = engine.smallBodies;
  let compared = 0;
  for (const id of embedded.ids()) {
    const body = catalogue.ofId(id)!;
    if (body.orbit < 0) continue; // Amor has no elements in the tables
    const jpl = catalogue.elements(body.orbit);
    const request = { body: `asteroid:${body.name}`, jd_ut: jdUt1(jpl.epochTdbJ2k) };
    const { elements: e, provenance } = orbitalElements(engine, request);
    assert.equal(provenance.gravity.rule, 'SUN_MASSLESS_TARGET');
    // The database has newer solutions than the trajectories: distant bodies need centuries for a revolution, and observations cover
    // decades.
    const loose = (e.semi_major_axis_au ?? 0) > 5 ? 1 : 0.01;
    const near = (got: number, want: number, within: number, what: string) =>
      assert.ok(Math.abs(got - want) < within * loose, `${body.name} ${what}: ${got}, ${want}`);
    near(e.perihelion_distance_au / jpl.perihelionAu, 1, 1e-3, 'q');
    near(e.eccentricity, jpl.eccentricity, 1e-3, 'e');
    near(e.inclination_deg, jpl.inclinationDeg, 1e-3, 'i');
    near(around(e.lon_ascending_node_deg, jpl.nodeDeg), 0, 0.01, 'node');
    near(around(e.arg_perihelion_deg, jpl.perihelionArgumentDeg), 0, 0.2, 'argument');
    compared++;
  }
  assert.equal(compared, 24);
});

test('validation: elements of Ceres at J2000.0 and the next extremes of its distance equal the recorded ones, by each of its names', () => {
  for (const body of ['Ceres', 'asteroid:Ceres', '1', '(1) Ceres']) {
    const { elements: e } = orbitalElements(engine, { body, jd_ut: J2000_JD });
    assert.equal(e.name, 'Ceres');
    const recorded = [2.766496, 0.0783756, 10.58336, 80.49436, 73.92286, 6.17681];
    const got = [
      e.semi_major_axis_au,
      e.eccentricity,
      e.inclination_deg,
      e.lon_ascending_node_deg,
      e.arg_perihelion_deg,
      e.mean_anomaly_deg,
    ];
    // Both are fits to the Horizons trajectory, accurate to 0.02 arcsec, which 1/e enlarges to 0.26 in the perihelion.
    for (const [i, value] of recorded.entries()) assert.ok(Math.abs(got[i]! - value) < 1e-4, `${body} ${i}: ${got[i]}`);
  }
  const recorded: [string, number, number, number, number][] = [
    ['Ceres', 2453197.038551933, 2.5460954892333922, 2452357.1374518285, 2.9852823925484535],
    ['Pallas', 2451577.9825154576, 2.1356732572368693, 2452422.012329239, 3.4112107018617315],
    ['asteroid:Eros', 2452085.070431533, 1.1332548194346026, 2451763.5250337003, 1.783209728352268],
    ['Chiron', 2468560.731756325, 8.46226934734586, 2459361.6377588334, 18.86926554095342],
  ];
  for (const [body, perihelion, least, aphelion, greatest] of recorded) {
    const { distance_extremes: found } = distanceExtremes(engine, { body, jd_ut: J2000_JD });
    assert.ok(Math.abs(found.perihelion_jd! - perihelion) < 0.002 && Math.abs(found.aphelion_jd! - aphelion) < 0.002);
    assert.ok(
      Math.abs(found.perihelion_distance_au! - least) < 1e-7 && Math.abs(found.aphelion_distance_au! - greatest) < 1e-7,
    );
  }
});

test('rule: a search is limited for periods of millennia and for open orbits', () => {
  const sedna = distanceExtremes(engine, { body: 'Sedna', jd_ut: J2000_JD });
  // Perihelion of Sedna: 76.2 au in July 2076 (JPL Small-Body Database); its aphelion is five millennia later.
  assert.ok(Math.abs(sedna.distance_extremes.perihelion_distance_au! - 76.19) < 0.05);
  assert.ok(Math.abs(sedna.distance_extremes.perihelion_jd! - 2479500) < 200);
  assert.equal(sedna.provenance.apocenter.status, 'NOT_FOUND');
  const bowell = { body: 'C/1980 E1 (Bowell)', jd_ut: J2000_JD }; // hyperbolic since Jupiter in 1980
  assert.equal(orbitalElements(engine, bowell).elements.orbital_period_days, null);
  assert.equal(distanceExtremes(engine, bowell).provenance.apocenter.status, 'NOT_FOUND');
});

test('rule: the segments in use are ordered by centre and target', () => {
  const used = (body: string) =>
    distanceExtremes(engine, { body, jd_ut: J2000_JD }).provenance.search.segment_usage.map(({ leg }) => [
      leg.center_naif_id,
      leg.target_naif_id,
    ]);
  assert.deepEqual(used('Mars'), [
    [0, 4],
    [0, 10],
  ]);
  assert.deepEqual(used('Earth'), [
    [0, 3],
    [0, 10],
    [3, 399],
  ]);
  assert.deepEqual(used('Ceres'), [[10, 2000001]]);
});

test('rule: a circle, an orbit in the ecliptic, a parabola, a hyperbola and a straight line have their defined elements', () => {
  const gm = 132712440041.27942,
    au = 149597870.7,
    v = Math.sqrt(gm / au) * 86400;
  const inEcliptic = (speed: number): Float64Array => {
    const c = Math.cos((84381.448 / 3600) * (Math.PI / 180)),
      s = Math.sin((84381.448 / 3600) * (Math.PI / 180));
    return inEclipticJ2000(Float64Array.of(au, 0, 0, 0, speed * c, speed * s));
  };
  const circle = osculatingElements(inEcliptic(v), gm);
  assert.ok(
    circle !== null &&
      circle.eccentricity < 1e-9 &&
      Math.abs((circle.semiMajorAxisAu ?? 0) - 1) < 1e-9 &&
      circle.inclinationDeg < 1e-9 &&
      circle.nodeDeg === 0,
  );
  const parabola = osculatingElements(inEcliptic(v * Math.SQRT2), gm);
  assert.ok(
    parabola !== null &&
      parabola.semiMajorAxisAu === null &&
      parabola.meanAnomalyDeg === null &&
      parabola.aphelionAu === null &&
      Math.abs(parabola.perihelionAu - 1) < 1e-9,
  );
  const hyperbola = osculatingElements(inEcliptic(v * 2), gm);
  assert.ok(
    hyperbola !== null &&
      (hyperbola.semiMajorAxisAu ?? 0) < 0 &&
      Math.abs(hyperbola.eccentricity - 3) < 1e-9 &&
      hyperbola.periodDays === null &&
      hyperbola.aphelionAu === null,
  );
  assert.equal(osculatingElements(Float64Array.of(au, 0, 0, v, 0, 0), gm), null);
});

test('rule: only bodies that orbit the Sun are accepted; outside the coverage the request is refused', () => {
  for (const body of ['Sun', 'Moon', 'True Node', 'Lilith', 'Vulcan'])
    assert.throws(() => orbitalElements(engine, { body, jd_ut: J2000_JD }), InvalidInput);
  assert.throws(() => orbitalElements(engine, { body: 'Mars', jd_ut: endOfCoverage + 1 }), OutOfCoverage);
  assert.throws(
    () => distanceExtremes(engine, { body: 'Neptune', jd_ut: endOfCoverage + 1 }),
    (error) => error instanceof OutOfCoverage && error.origin?.field === '/jd_ut',
  );
  // An extreme after the end of the coverage is null, with that end; the other one is returned.
  const { distance_extremes: found, provenance } = distanceExtremes(engine, {
    body: 'Mars',
    jd_ut: endOfCoverage - 400,
  });
  const outcomes = [provenance.pericenter, provenance.apocenter];
  const missing = outcomes.filter(({ status }) => status === 'COVERAGE_EDGE');
  assert.ok(missing.length >= 1);
  for (const outcome of missing) {
    assert.ok(Math.abs((outcome.coverage_edge_tdb ?? 0) - endOfCoverage) < 1e-6);
    assert.equal(outcome.jd_ut, null);
  }
  assert.equal(found.perihelion_jd === null, provenance.pericenter.status === 'COVERAGE_EDGE');
});

test('rule: an asteroid that shares its name with a lunar point needs its qualifier in the request and has its name in the answer', () => {
  const request = { body: 'asteroid:Lilith', jd_ut: J2000_JD };
  assert.equal(orbitalElements(engine, request).elements.name, 'Lilith');
  assert.equal(distanceExtremes(engine, request).distance_extremes.name, 'Lilith');
});

test('rule: the answers are for one epoch, in UT1, TT and TDB', () => {
  const { time, elements } = orbitalElements(engine, { body: 'Earth', jd_ut: J2000_JD });
  assert.equal(elements.epoch_jd, time.epoch_tt);
  assert.ok(Math.abs((time.epoch_tt - time.jd_ut) * 86400 - time.delta_t_seconds) < 1e-4);
  assert.ok(Math.abs(time.delta_t_seconds - 63.83) < 0.01 && Math.abs(time.tdb_minus_tt_seconds) < 0.002);
});
