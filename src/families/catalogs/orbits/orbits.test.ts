import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput, OutOfCoverage } from '../../../kernel/errors.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { distanceExtremes } from './distance-extremes.js';
import { orbitalElements } from './elements.js';
import { osculatingElements } from './osculating.js';

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
    // The Julian day carries 40 microseconds; the packed ephemeris 1e-10 of the distance, which 1/e and 1/sin i enlarge.
    assert.ok(Math.abs((elements.semi_major_axis_au ?? NaN) / a - 1) < 1e-7, `${name} a`);
    assert.ok(Math.abs(elements.eccentricity - e) < 1e-7, `${name} e`);
    assert.ok(Math.abs(elements.inclination_deg - i) < 1e-6, `${name} i`);
    // The node of the Earth is where two planes meet that are 0.01 degrees apart or less.
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

test('validation: next perihelion and aphelion are those of DE440 by golden section (60 s: a minimum of r is flat)', () => {
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

test('rule: circle, orbit in the ecliptic, parabola, hyperbola and straight line', () => {
  const gm = 132712440041.27942,
    au = 149597870.7,
    v = Math.sqrt(gm / au) * 86400;
  const inEcliptic = (speed: number): Float64Array => {
    const c = Math.cos((84381.448 / 3600) * (Math.PI / 180)),
      s = Math.sin((84381.448 / 3600) * (Math.PI / 180));
    return Float64Array.of(au, 0, 0, 0, speed * c, speed * s);
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

test('rule: only what orbits the Sun is admitted; beyond the coverage the answer says so', () => {
  for (const body of ['Sun', 'Moon', 'True Node', 'Vulcan'])
    assert.throws(() => orbitalElements(engine, { body, jd_ut: J2000_JD }), InvalidInput);
  assert.throws(() => orbitalElements(engine, { body: 'Mars', jd_ut: endOfCoverage + 1 }), OutOfCoverage);
  assert.throws(
    () => distanceExtremes(engine, { body: 'Neptune', jd_ut: endOfCoverage + 1 }),
    (error) => error instanceof OutOfCoverage && error.origin?.field === '/jd_ut',
  );
  // An extreme that would come after the end is null, with that end; the other one is answered.
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

test('rule: the answers are for one epoch, in UT1, TT and TDB', () => {
  const { time, elements } = orbitalElements(engine, { body: 'Earth', jd_ut: J2000_JD });
  assert.equal(elements.epoch_jd, time.epoch_tt);
  assert.ok(Math.abs((time.epoch_tt - time.jd_ut) * 86400 - time.delta_t_seconds) < 1e-4);
  assert.ok(Math.abs(time.delta_t_seconds - 63.83) < 0.01 && Math.abs(time.tdb_minus_tt_seconds) < 0.002);
});
