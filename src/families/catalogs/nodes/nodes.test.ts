import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { signedDeg } from '../../../kernel/angle.js';
import { heliocentricState, osculatedConic, turnToEclipticOfDate } from '../../../sky/heliocentric-orbit.js';
import { geometricNode } from './geometric-node.js';
import { meanPlanetaryNode, meanPlanetaryNodes, nodeCatalog } from './mean-nodes.js';

interface Row {
  body: string;
  tt: number;
  node: number;
  apse: number;
  inclination: number;
  e: number;
  a: number;
}
const { nodes: rows } = JSON.parse(
  readFileSync(new URL('../../../../../test/accuracy/small-families.json', import.meta.url), 'utf8'),
) as { nodes: Row[] };
let engine: Engine;
before(() => {
  engine = sharedEngine();
});

/** Meeus, Astronomical Algorithms, 2nd ed., table 31.A (from Simon et al. 1994, sect. 5.9): at J2000.0 and by Julian century, equinox of date. */
const TABLE_31A: Record<
  string,
  { node: [number, number]; perihelion: [number, number]; inclination: [number, number] }
> = {
  Mercury: { node: [48.330893, 1.1861883], perihelion: [77.456119, 1.5564776], inclination: [7.004986, 0.0018215] },
  Venus: { node: [76.67992, 0.9011206], perihelion: [131.563703, 1.4022288], inclination: [3.394662, 0.0010037] },
  Mars: { node: [49.558093, 0.7720959], perihelion: [336.060234, 1.8410449], inclination: [1.849726, -0.0006011] },
  Jupiter: { node: [100.464407, 1.0209774], perihelion: [14.331207, 1.6126352], inclination: [1.303267, -0.0054965] },
  Saturn: { node: [113.665503, 0.877088], perihelion: [93.057237, 1.9637613], inclination: [2.488879, -0.0037362] },
  Uranus: { node: [74.005957, 0.5211278], perihelion: [173.005291, 1.486379], inclination: [0.773197, 0.0007744] },
  Neptune: { node: [131.784057, 1.1022039], perihelion: [48.120276, 1.4262957], inclination: [1.769953, -0.0093082] },
};

test('validation: mean nodes, perihelia and inclinations of date agree with Meeus, table 31.A', () => {
  for (const [planet, table] of Object.entries(TABLE_31A)) {
    for (const t of [-0.5, 0, 0.5]) {
      const { node } = meanPlanetaryNode({ planet, jd: 2451545 + 36525 * t });
      // Meeus has only linear terms and the precession of 1976; the difference is about a thousandth of a degree in half a century.
      const tolerance = t === 0 ? 1e-6 : 1.2e-3;
      for (const [name, value] of [
        ['node', node.ascending_node],
        ['perihelion', node.longitude_of_perihelion],
        ['inclination', node.inclination],
      ] as const) {
        assert.ok(
          Math.abs(signedDeg(value - table[name][0] - table[name][1] * t)) < tolerance,
          `${planet} ${name} at ${t}: ${value}`,
        );
      }
    }
  }
});

test('validation: osculating nodes and apsides agree with DE440 and ERFA', () => {
  const epoch = engine.sky.newEpoch();
  for (const row of rows) {
    const body = engine.bodies.resolve(row.body, '/body', () => true);
    epoch.set(row.tt, row.tt, row.tt);
    const state = heliocentricState(epoch, body.index);
    turnToEclipticOfDate(epoch, state);
    const orbit = osculatedConic(state, body.index);
    assert.ok(orbit !== null);
    // The embedded ephemeris is a re-fit within centimetres to metres; errors of nodes and apsides grow with 1 / sin(inclination) and 1 / e.
    const label = `${row.body} at ${row.tt}`;
    assert.ok(Math.abs(orbit.inclinationDeg - row.inclination) < 2e-6, `${label}: inclination`);
    assert.ok(
      Math.abs(signedDeg((orbit.nodeDeg ?? NaN) - row.node)) * Math.sin((row.inclination * Math.PI) / 180) < 2e-6,
      `${label}: node ${orbit.nodeDeg} ${row.node}`,
    );
    assert.ok(
      Math.abs(signedDeg((orbit.apseLongitudeDeg ?? NaN) - row.apse)) * row.e < 2e-6,
      `${label}: perihelion ${orbit.apseLongitudeDeg} ${row.apse}`,
    );
    assert.ok(Math.abs(orbit.eccentricity - row.e) < 3e-8, `${label}: eccentricity ${orbit.eccentricity} ${row.e}`);
    assert.ok(Math.abs((orbit.axisAu ?? NaN) / row.a - 1) < 3e-8, `${label}: axis`);
  }
});

test('rule: `perihelion` is the ecliptic longitude of the perihelion in mean and in osculating orbits', () => {
  // Spherical triangle of node, perihelion and ecliptic for table 31.A at J2000.0: tan l = tan w cos i, sin b = sin w sin i.
  const sin = (deg: number): number => Math.sin((deg * Math.PI) / 180),
    cos = (deg: number): number => Math.cos((deg * Math.PI) / 180);
  for (const [planet, { node: nodeOf, perihelion: sumOf, inclination: tilt }] of Object.entries(TABLE_31A)) {
    const { node } = meanPlanetaryNode({ planet, jd: 2451545 }),
      argument = sumOf[0] - nodeOf[0];
    const along = (Math.atan2(sin(argument) * cos(tilt[0]), cos(argument)) * 180) / Math.PI;
    assert.ok(Math.abs(signedDeg(node.perihelion - nodeOf[0] - along)) < 2e-6, planet);
    assert.ok(Math.abs(sin(node.perihelion_latitude) - sin(argument) * sin(tilt[0])) < 1e-7, planet);
  }
  // The mean and osculating perihelia of Mercury agree to hundredths of a degree; node + argument differs by 0.18 degrees.
  const mean = meanPlanetaryNode({ planet: 'Mercury', jd: 2451545 }).node,
    { node } = geometricNode(engine, { body: 'Mercury', jd_ut: 2451545 });
  assert.ok(Math.abs(signedDeg(mean.perihelion - node.perihelion)) < 0.03);
  assert.ok(Math.abs(signedDeg(mean.longitude_of_perihelion - node.longitude_of_perihelion)) < 0.03);
  assert.ok(Math.abs(signedDeg(mean.perihelion - mean.longitude_of_perihelion)) > 0.15);
});

test('rule: descending node and aphelion are opposite points, and the mean orbit of the Earth is the ecliptic', () => {
  const { nodes } = meanPlanetaryNodes({ jd: 2460000.5 });
  assert.deepEqual(Object.keys(nodes), ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']);
  for (const node of Object.values(nodes)) {
    assert.ok(Math.abs(Math.abs(signedDeg(node.descending_node - node.ascending_node)) - 180) < 1e-9);
    assert.ok(Math.abs(Math.abs(signedDeg(node.aphelion - node.perihelion)) - 180) < 1e-9);
  }
  assert.deepEqual([nodes.Earth.inclination, nodes.Earth.ascending_node], [0, 0]);
  // Meeus, table 31.A: 102.937348 + 1.7195366 T.
  assert.ok(Math.abs(nodes.Earth.perihelion - (102.937348 + 1.7195366 * (8455.5 / 36525))) < 1e-3);
});

test('rule: mean routes accept eight planets in any case, and answer a repeated planet once', () => {
  assert.equal(meanPlanetaryNode({ planet: 'mars', jd: 2451545 }).provenance.returned_body, 'Mars');
  for (const planet of ['Pluto', 'Sun', 'Moon', ' '])
    assert.throws(() => meanPlanetaryNode({ planet, jd: 2451545 }), InvalidInput);
  const twice = meanPlanetaryNodes({ jd: 2451545, planets: ['Mars', 'Venus', 'mars'] });
  assert.equal(twice.total, 2);
  assert.deepEqual(twice.provenance.requested_planets, ['Mars', 'Venus', 'mars']);
  assert.deepEqual(twice.provenance.returned_planets, ['Mars', 'Venus']);
  assert.equal(nodeCatalog().total, 9);
});

test('rule: planets and small bodies have geometric nodes, Sun, Moon and points have none, and the answer reports its source', () => {
  const mars = geometricNode(engine, { body: 'Mars', jd_ut: 2451545 });
  assert.deepEqual(
    [
      mars.provenance.body_naif_id,
      mars.provenance.body_kind,
      mars.provenance.gravity.rule,
      mars.provenance.state_source.legs.length,
    ],
    [4, 'PLANET_SYSTEM_BARYCENTER', 'SUN_PLUS_PLANET_SYSTEM', 2],
  );
  const ceres = geometricNode(engine, { body: 'Ceres', jd_ut: 2451545 });
  // Osculating elements of Ceres: node 80.5, inclination 10.6, a 2.77 au (JPL Small-Body Database).
  assert.ok(
    Math.abs(ceres.node.inclination - 10.6) < 0.1 &&
      Math.abs(ceres.node.semi_major_axis - 2.767) < 0.01 &&
      Math.abs(ceres.node.ascending_node - 80.5) < 0.3,
  );
  assert.deepEqual([ceres.provenance.body_kind, ceres.provenance.gravity.rule], ['ASTEROID', 'SUN_MASSLESS_TARGET']);
  for (const body of ['Sun', 'Moon', 'True Node'])
    assert.throws(() => geometricNode(engine, { body, jd_ut: 2451545 }), InvalidInput);
});
