import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { normalizeDeg, separationDeg, signedDeg } from '../../kernel/angle.js';
import { RAD_PER_DEG } from '../../kernel/constants.js';
import fc from 'fast-check';
import { cuspOrder, houseOf } from './cusp-order.js';
import { houseFigure } from './figure.js';
import { rootsBetween } from './polar-placidus.js';
import { CUSP_11, CUSP_12, CUSP_2, CUSP_3, residual } from './semi-arc-equation.js';
import { findHouseSystem, HOUSE_SYSTEMS } from './systems.js';
import { TOPOCENTRIC_ORDER_LIMIT } from './topocentric.js';
import { WorstDifference } from '../../../test/support/figures.js';

interface SwissFigure {
  armc: number;
  latitude: number;
  obliquity: number;
  sun: number;
  angles: number[];
  cusps: Record<string, number[]>;
}
interface MeridianFigure {
  armc: number;
  obliquity: number;
  cusps: number[];
}
interface PolarFigure {
  armc: number;
  latitude: number;
  obliquity: number;
  roots: number[][];
}
const golden = JSON.parse(
  readFileSync(new URL('../../../../test/golden/houses-figures.json', import.meta.url), 'utf8'),
) as { swiss: SwissFigure[]; meridian: MeridianFigure[]; polar_placidus: PolarFigure[] };

const ORDER = [9, 10, 11, 0, 1, 2];
const system = (code: string) => {
  const found = findHouseSystem(code);
  assert.ok(found, code);
  return found;
};
const figureOf = (f: SwissFigure) =>
  houseFigure({ armcDeg: f.armc, obliquityDeg: f.obliquity, latitudeDeg: f.latitude, sunLongitudeDeg: f.sun });

// Both use closed formulas: the difference is the rounding of the fixture, enlarged at grazing intersections.
const CLOSED_DEG = 5e-8;

for (const code of Object.keys(golden.swiss[0].cusps)) {
  test(`validation: ${code} cusps agree with Swiss Ephemeris below the polar circles`, () => {
    const out = new Float64Array(12);
    const worst = new WorstDifference(code === 'P' ? 'houses-placidus-arcsec' : 'houses-others-arcsec');
    let compared = 0;
    for (const f of golden.swiss) {
      const expected = f.cusps[code];
      if (!expected) continue;
      const figure = figureOf(f);
      assert.equal(system(code).cusps(figure, out), null);
      // When the midheaven is on the other side of the zenith, Swiss Ephemeris counts the vertical circles by the west.
      const byWest = code === 'H' && figure.zenithE * f.latitude < 0;
      for (const [i, lon] of expected.entries()) {
        const house = expected.length === 12 ? i : byWest ? (21 - ORDER[i] - 3) % 12 : ORDER[i];
        const error = separationDeg(out[house], lon);
        compared++;
        worst.record(error * 3600, `house ${house + 1} at ARMC ${f.armc}, latitude ${f.latitude}`);
        assert.ok(
          code === 'P' || error < CLOSED_DEG,
          `${code} house ${house + 1} of ${JSON.stringify({ ...f, cusps: expected })}: ${out[house]} for ${lon}`,
        );
      }
    }
    worst.assertWithinRequirement();
    assert.ok(compared >= 600, `${code}: only ${compared} cusps compared`);
  });
}

test('validation: ascendant, midheaven, vertex and equatorial ascendant agree with Swiss Ephemeris', () => {
  for (const f of golden.swiss) {
    const figure = figureOf(f);
    const [asc, mc, vertex, eastPoint] = f.angles;
    for (const [ours, theirs] of [
      [figure.ascDeg, asc],
      [figure.mcDeg, mc],
      [figure.vertexDeg ?? NaN, vertex],
      [figure.eastPointDeg, eastPoint],
    ]) {
      assert.ok(
        separationDeg(ours, theirs) < CLOSED_DEG,
        `${ours} for ${theirs} of ${JSON.stringify({ ...f, cusps: 0 })}`,
      );
    }
  }
});

for (const code of ['X', 'Z']) {
  test(`validation: ${code} cusps agree with bisection on right ascension`, () => {
    const out = new Float64Array(12);
    for (const f of golden.meridian) {
      system(code).cusps(houseFigure({ armcDeg: f.armc, obliquityDeg: f.obliquity, latitudeDeg: 40 }), out);
      // The fixture is rounded to 1e-9 degrees.
      for (const [i, lon] of f.cusps.entries()) assert.ok(separationDeg(out[ORDER[i]], lon) < 2e-9);
    }
  });
}

test('validation: Zariel cusps agree with the worked example of the Astro*Dictionary (obliquity 23.45, sidereal time 113 degrees)', () => {
  const out = new Float64Array(12);
  const figure = houseFigure({ armcDeg: 113, obliquityDeg: 23.45, latitudeDeg: 37 });
  system('Zariel').cusps(figure, out);
  const printed = [111.2768, 140.61, 172.3767, 204.8283, 235.3417, 263.5733];
  // The printed values differ from their own printed formula by up to 0.57' (0.0095 degrees, house 11).
  for (const [i, lon] of printed.entries())
    assert.ok(separationDeg(out[ORDER[i]], lon) < 0.01, `${out[ORDER[i]]} for ${lon}`);
  assert.ok(separationDeg(figure.ascDeg, 198.8521) < 0.01);
});

test('validation: the Placidus cusps that exist inside the polar circles are those of a dense scan', () => {
  let compared = 0;
  for (const f of golden.polar_placidus) {
    const figure = houseFigure({ armcDeg: f.armc, obliquityDeg: f.obliquity, latitudeDeg: f.latitude });
    if (!figure.midheavenAboveHorizon) continue;
    const mc = figure.mcDeg * RAD_PER_DEG,
      asc = mc + normalizeDeg(figure.ascDeg - figure.mcDeg) * RAD_PER_DEG,
      ic = mc + Math.PI;
    const found = [
      rootsBetween(figure, CUSP_11, mc, asc),
      rootsBetween(figure, CUSP_12, mc, asc),
      rootsBetween(figure, CUSP_2, asc, ic),
      rootsBetween(figure, CUSP_3, asc, ic),
    ];
    for (const [i, roots] of f.roots.entries()) {
      const ours = found[i].map((rad) => normalizeDeg(rad / RAD_PER_DEG)).sort((a, b) => a - b);
      assert.equal(ours.length, roots.length, `${JSON.stringify(f)}: ${JSON.stringify(ours)}`);
      // The scan is rounded to 1e-8 degrees; its bisections end at 1e-15 rad.
      for (const [k, lon] of roots.entries()) {
        assert.ok(separationDeg(ours[k], lon) < 5e-8);
        compared++;
      }
    }
  }
  assert.ok(compared > 15);
});

test('property: Placidus cusps fulfil their definition to 1e-12 rad at every latitude below the polar circles', () => {
  const out = new Float64Array(12);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 359.999, noNaN: true }),
      fc.double({ min: -66.5, max: 66.5, noNaN: true }),
      (armcDeg, latitudeDeg) => {
        const figure = houseFigure({ armcDeg, obliquityDeg: 23.4, latitudeDeg });
        assert.equal(system('P').cusps(figure, out), null);
        for (const [condition, house] of [
          [CUSP_11, 10],
          [CUSP_12, 11],
          [CUSP_2, 1],
          [CUSP_3, 2],
        ] as const) {
          // Near the polar circle the slope becomes infinite; the error of the longitude is the residual divided by the slope.
          const lon = out[house] * RAD_PER_DEG,
            step = 1e-12;
          const before = residual(figure, condition, lon - step),
            after = residual(figure, condition, lon + step);
          assert.ok(Math.abs(residual(figure, condition, lon)) < 1e-12 || before * after <= 0, `house ${house + 1}`);
        }
      },
    ),
    { numRuns: 300 },
  );
});

const ANGULAR = ['P', 'K', 'C', 'R', 'O', 'B', 'T', 'U', 'Y', 'N', 'PSD', 'PSR'];
const LOPSIDED = ['Y', 'N'];
const anyFigure = (limit: number) =>
  fc.tuple(
    fc.double({ min: 0, max: 359.999, noNaN: true }),
    fc.double({ min: -limit, max: limit, noNaN: true }),
    fc.double({ min: 0, max: 359.999, noNaN: true }),
  );

/** Latitude below which a system's cusps are in order at every sidereal time, for the obliquity of these tests. */
const orderedTo = (code: string): number =>
  code === 'T' ? Math.atan(TOPOCENTRIC_ORDER_LIMIT / Math.tan(23.44 * RAD_PER_DEG)) / RAD_PER_DEG - 1e-6 : 65;

test('property: Topocentric cusps are in order at every sidereal time below its limit, for every obliquity', () => {
  const out = new Float64Array(12);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 359.999, noNaN: true }),
      fc.double({ min: 21, max: 25, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (armcDeg, obliquityDeg, share) => {
        const limit = Math.atan(TOPOCENTRIC_ORDER_LIMIT / Math.tan(obliquityDeg * RAD_PER_DEG)) / RAD_PER_DEG;
        const figure = houseFigure({ armcDeg, obliquityDeg, latitudeDeg: Math.cbrt(share) * (limit - 1e-6) });
        assert.equal(system('T').cusps(figure, out), null);
      },
    ),
    { numRuns: 1000 },
  );
});

test('property: beyond its limit Topocentric refuses while the low solstice rises, and never returns cusps out of order', () => {
  const out = new Float64Array(12);
  const limit = Math.atan(TOPOCENTRIC_ORDER_LIMIT / Math.tan(23.44 * RAD_PER_DEG)) / RAD_PER_DEG;
  assert.ok(Math.abs(limit - 64.979) < 0.001, String(limit));
  for (const latitudeDeg of [limit - 1e-4, limit + 1e-4, 65.5, 66.5]) {
    let refused = 0;
    for (let armcDeg = 0; armcDeg < 360; armcDeg += 0.05) {
      const failure = system('T').cusps(houseFigure({ armcDeg, obliquityDeg: 23.44, latitudeDeg }), out);
      if (failure === null) assert.equal(cuspOrder(out), 'direct');
      else assert.equal(failure, 'cusps_out_of_order');
      if (failure) refused++;
    }
    assert.equal(refused > 0, latitudeDeg > limit, `${latitudeDeg}: ${refused}`);
  }
});

test('regression: Topocentric at latitude 64.99999999999977, ARMC 245.7378089061916 is out of order by its definition', () => {
  const figure = houseFigure({ armcDeg: 245.7378089061916, obliquityDeg: 23.44, latitudeDeg: 64.99999999999977 });
  assert.equal(system('T').cusps(figure, new Float64Array(12)), 'cusps_out_of_order');
});

test('rule: systems that need the Sun refuse a figure without it; the others ignore it', () => {
  const without = houseFigure({ armcDeg: 50, obliquityDeg: 23.44, latitudeDeg: 40 });
  const out = new Float64Array(12);
  for (const entry of HOUSE_SYSTEMS) {
    assert.equal(entry.cusps(without, out), entry.needsSun ? 'sun_longitude_required' : null, entry.code);
    const cuspsWith = (sunLongitudeDeg: number): number[] => {
      entry.cusps(houseFigure({ armcDeg: 50, obliquityDeg: 23.44, latitudeDeg: 40, sunLongitudeDeg }), out);
      return [...out];
    };
    assert.equal(JSON.stringify(cuspsWith(100)) !== JSON.stringify(cuspsWith(200)), entry.needsSun, entry.code);
  }
  // In Solar Sign the sign of the Sun is house 1.
  system('S').cusps(houseFigure({ armcDeg: 50, obliquityDeg: 23.44, latitudeDeg: 40, sunLongitudeDeg: 119.9 }), out);
  assert.deepEqual([...out].slice(0, 2), [90, 120]);
});

for (const entry of HOUSE_SYSTEMS) {
  test(`rule: ${entry.code} cusps go once around in order, opposite cusps are opposite, and the angles are the right cusps`, () => {
    const out = new Float64Array(12);
    fc.assert(
      fc.property(anyFigure(orderedTo(entry.code)), ([armcDeg, latitudeDeg, sunLongitudeDeg]) => {
        const figure = houseFigure({ armcDeg, obliquityDeg: 23.44, latitudeDeg, sunLongitudeDeg });
        if (Math.abs(figure.zenithE) < 1e-9) return; // azimuthal: the ecliptic passes through the zenith
        assert.equal(entry.cusps(figure, out), null);
        assert.equal(cuspOrder(out), 'direct');
        for (let house = 0; house < 12; house++) {
          assert.ok(out[house] >= 0 && out[house] < 360 && !Object.is(out[house], -0));
          if (!LOPSIDED.includes(entry.code) || house % 3 === 0)
            assert.ok(separationDeg(out[house], normalizeDeg(out[(house + 6) % 12] + 180)) < 1e-10);
        }
        if (ANGULAR.includes(entry.code)) {
          assert.equal(out[0], figure.ascDeg);
          assert.equal(out[9], figure.mcDeg);
        }
      }),
      { numRuns: 200 },
    );
  });

  // The southern sky is the northern sky rotated by half a turn about the east-west axis: Aries becomes Libra, and ascendants correspond.
  test(`rule: ${entry.code} cusps of a southern latitude mirror those of the northern one`, () => {
    const north = new Float64Array(12),
      south = new Float64Array(12);
    fc.assert(
      fc.property(anyFigure(orderedTo(entry.code)), ([armcDeg, latitudeDeg, sunLongitudeDeg]) => {
        const one = houseFigure({ armcDeg, obliquityDeg: 23.44, latitudeDeg, sunLongitudeDeg });
        const two = houseFigure({
          armcDeg: armcDeg + 180,
          obliquityDeg: 23.44,
          latitudeDeg: -latitudeDeg,
          sunLongitudeDeg: sunLongitudeDeg + 180,
        });
        if (Math.abs(one.zenithE) < 1e-6 || Math.abs(one.northE) < 1e-6) return;
        if (
          entry.cuspBasis === 'ecliptic' &&
          /Sign/.test(entry.name) &&
          Math.min(one.ascDeg % 30, one.sunLongitudeDeg % 30) < 1e-6
        )
          return;
        assert.equal(entry.cusps(one, north), entry.cusps(two, south));
        for (let house = 0; house < 12; house++)
          assert.ok(separationDeg(normalizeDeg(north[house] + 180), south[house]) < 1e-6);
      }),
      { numRuns: 100 },
    );
  });

  test(`rule: ${entry.code} gives twelve finite ordered cusps or a reason at every latitude, including poles and polar circles`, () => {
    const out = new Float64Array(12);
    const obliquityDeg = 23.44;
    const latitudes = [
      -90,
      -89.9999,
      -66.56,
      0,
      23.44,
      -23.44,
      66.56,
      66.5600001,
      89.9999999,
      90,
      ...Array.from({ length: 61 }, (_, i) => -90 + 3 * i),
    ];
    for (const latitudeDeg of latitudes) {
      for (let armcDeg = 0; armcDeg < 360; armcDeg += 15) {
        const figure = houseFigure({ armcDeg, obliquityDeg, latitudeDeg, sunLongitudeDeg: armcDeg + 40 });
        for (const angle of [
          figure.ascDeg,
          figure.mcDeg,
          figure.dscDeg,
          figure.icDeg,
          figure.eastPointDeg,
          figure.vertexDeg ?? 0,
        ])
          assert.ok(angle >= 0 && angle < 360);
        const failure = entry.cusps(figure, out);
        if (failure !== null && failure !== 'midheaven_below_horizon') continue;
        assert.ok(
          out.every((lon) => lon >= 0 && lon < 360),
          `${latitudeDeg} ${armcDeg} ${out.join()}`,
        );
        // On a polar circle ascendant and midheaven may coincide to rounding, which leaves their order undefined.
        if (Math.abs(figure.northE) > 1e-9)
          assert.equal(cuspOrder(out), 'direct', `${latitudeDeg} ${armcDeg} ${failure} ${out.join()}`);
      }
    }
  });

  test(`rule: ${entry.code} cusps move continuously with sidereal time`, () => {
    if (/Sign/.test(entry.name)) return; // sign-based cusps are discontinuous by definition
    const before = new Float64Array(12),
      after = new Float64Array(12);
    for (let armcDeg = 0.05; armcDeg < 360; armcDeg += 7.3) {
      const figure = (shift: number) =>
        houseFigure({ armcDeg: armcDeg + shift, obliquityDeg: 23.44, latitudeDeg: 47, sunLongitudeDeg: 100 });
      assert.equal(entry.cusps(figure(0), before), null);
      assert.equal(entry.cusps(figure(1e-5), after), null);
      // At this latitude no cusp moves 20 times faster than sidereal time.
      for (let house = 0; house < 12; house++) assert.ok(Math.abs(signedDeg(after[house] - before[house])) < 2e-4);
    }
  });
}

test('rule: the ascendant is the eastern intersection, on the horizon; the midheaven is on the meridian', () => {
  fc.assert(
    fc.property(anyFigure(90), ([armcDeg, latitudeDeg]) => {
      const f = houseFigure({ armcDeg, obliquityDeg: 23.44, latitudeDeg });
      if (Math.hypot(f.zenithX, f.zenithW) < 1e-6) return;
      const asc = f.ascDeg * RAD_PER_DEG,
        mc = f.mcDeg * RAD_PER_DEG;
      assert.ok(Math.abs(Math.cos(asc) * f.zenithX + Math.sin(asc) * f.zenithW) < 1e-13);
      assert.ok(Math.cos(asc) * f.eastX + Math.sin(asc) * f.eastW > -1e-9);
      assert.ok(Math.abs(Math.cos(mc) * f.eastX + Math.sin(mc) * f.eastW) < 1e-13);
      const altitude = Math.cos(mc) * f.zenithX + Math.sin(mc) * f.zenithW;
      if (Math.abs(f.northE) > 1e-9) assert.equal(altitude > 0, f.midheavenAboveHorizon);
    }),
  );
});

test('rule: when the ecliptic coincides with the horizon the ascendant is the degree due east, and the figure reports it', () => {
  const figure = houseFigure({ armcDeg: 270, obliquityDeg: 23.44, latitudeDeg: 66.56 });
  assert.equal(figure.eclipticInHorizon, true);
  assert.ok(separationDeg(figure.ascDeg, 0) < 1e-9);
  assert.equal(
    houseFigure({ armcDeg: 90, obliquityDeg: 23.44, latitudeDeg: 23.44 }).vertexDeg,
    null,
    'no vertex where the ecliptic is the prime vertical',
  );
});

test('rule: a house is a half-open arc in either order, and disordered cusps have no houses', () => {
  const equalCusps = Array.from({ length: 12 }, (_, i) => normalizeDeg(350 + 30 * i));
  assert.equal(houseOf(350, equalCusps), 1);
  assert.equal(houseOf(19.999, equalCusps), 1);
  assert.equal(houseOf(20, equalCusps), 2);
  assert.equal(houseOf(349.999, equalCusps), 12);
  const backward = [...equalCusps].reverse();
  assert.equal(cuspOrder(backward), 'retrograde');
  assert.equal(houseOf(320, backward, 'retrograde'), 1);
  assert.equal(houseOf(290.001, backward, 'retrograde'), 1);
  assert.equal(houseOf(290, backward, 'retrograde'), 2);
  const pinched = [...equalCusps];
  pinched[5] = normalizeDeg(pinched[4] - 1e-13); // house 5 is empty, to rounding
  assert.equal(cuspOrder(pinched), 'direct');
  assert.equal(houseOf(100, pinched), 4);
  assert.equal(houseOf(120, pinched), 6);
  const knotted = [0, 60, 30, 90, 120, 150, 180, 210, 240, 270, 300, 330];
  assert.equal(cuspOrder(knotted), 'disordered');
  assert.equal(houseOf(10, knotted, cuspOrder(knotted)), 0);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 359.999, noNaN: true }),
      fc.double({ min: 0, max: 359.999, noNaN: true }),
      (lon, first) => {
        const cusps = Array.from({ length: 12 }, (_, i) => normalizeDeg(first + 30 * i));
        const house = houseOf(lon, cusps);
        assert.ok(house >= 1 && house <= 12);
      },
    ),
  );
});
