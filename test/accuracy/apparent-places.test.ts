import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sharedEngine } from '../support/engine.js';
import { ARCSEC_PER_RAD } from '../../src/kernel/constants.js';
import { ALL_CORRECTIONS } from '../../src/reduction/stages.js';
import { CHART_BODIES } from '../../src/sky/bodies.js';
import { WorstDifference } from '../support/figures.js';

type Triple = [number, number, number];
interface Fixture {
  rows: {
    tt_j2k: number;
    ut1_j2k: number;
    observer: Triple;
    geocentric: Record<string, Triple>;
    topocentric: Record<string, Triple>;
  }[];
}

const fixture = JSON.parse(
  readFileSync(new URL('../../../test/accuracy/apparent-places.json', import.meta.url), 'utf8'),
) as Fixture;
const engine = sharedEngine();
const place = new Float64Array(6);

/** Largest difference from the fixture: on the sky (longitude times cos latitude, and latitude) in mas, and relative in distance. */
function worst(which: 'geocentric' | 'topocentric'): Map<string, { mas: number; relative: number }> {
  const result = new Map<string, { mas: number; relative: number }>();
  const epoch = engine.sky.newEpoch();
  for (const row of fixture.rows) {
    epoch.set(row.tt_j2k, row.tt_j2k, row.ut1_j2k);
    const site =
      which === 'geocentric'
        ? null
        : { latitudeDeg: row.observer[0], longitudeDeg: row.observer[1], elevationM: row.observer[2] };
    for (const body of CHART_BODIES) {
      engine.sky.place(epoch, body, site, ALL_CORRECTIONS, place);
      const [lon, lat, distance] = row[which][body.name];
      const dLon = Math.atan2(Math.sin(place[0] - lon), Math.cos(place[0] - lon));
      const mas = Math.max(Math.abs(dLon), Math.abs(place[1] - lat)) * ARCSEC_PER_RAD * 1000;
      const relative = Math.abs(place[2] / distance - 1);
      const before = result.get(body.name) ?? { mas: 0, relative: 0 };
      result.set(body.name, { mas: Math.max(before.mas, mas), relative: Math.max(before.relative, relative) });
    }
  }
  return result;
}

// Contributions: 0.02 mas of the packed ephemeris for body and Earth each, 0.01 of the nutation table, and truncations of ERFA. For an
// observer also sidereal time, 0.16 mas from ERFA's matrix form in 2550, of which a Moon at one degree of parallax shows one part in 60.
function comparePlaces(t: TestContext, which: 'geocentric' | 'topocentric'): void {
  const direction = new WorstDifference(`apparent-${which}-mas`),
    distance = new WorstDifference('apparent-distance-relative');
  for (const [name, { mas, relative }] of worst(which)) {
    t.diagnostic(`${name}: ${mas.toFixed(4)} mas, distance ${relative.toExponential(1)}`);
    direction.record(mas, name);
    distance.record(relative, name);
  }
  direction.assertWithinRequirement();
  distance.assertWithinRequirement();
}

test('validation: apparent geocentric places against DE440 + ERFA, 300 instants x 10 bodies, 1550-2650', (t) => {
  comparePlaces(t, 'geocentric');
});

test('validation: apparent topocentric places against DE440 + ERFA (WGS 84, no polar motion)', (t) => {
  comparePlaces(t, 'topocentric');
});
