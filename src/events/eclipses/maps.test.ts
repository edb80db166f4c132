import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { J2000_JD } from '../../kernel/constants.js';
import type { LimitNode } from './envelope.js';
import { Footprint } from './footprint.js';
import type { FootprintTrack } from './footprint.js';
import { eclipseReach, walkLunar, walkSolar } from './next.js';
import { AGENCY_LUNAR_RADII, AGENCY_SOLAR_RADII, NATIVE_RADII } from './radii.js';
import type { EclipseRadii } from './radii.js';
import { sarosMember, sarosSeries } from './saros.js';
import { SolarEclipse } from './solar.js';
import type { SolarSummary } from './solar.js';
import { SunMoon } from './sun-moon.js';

const engine = sharedEngine();
const at = (text: string): number => engine.time.instantFromIso(`${text}T00:00:00Z`, '/dt').ut1J2k;

function counts(
  walk: typeof walkSolar | typeof walkLunar,
  radii: EclipseRadii,
  from: string,
  to: string,
): Record<string, number> {
  const found: Record<string, number> = {},
    end = at(to);
  walk(engine, at(from), false, radii, ({ summary, ut1J2k }: { summary: { type: string }; ut1J2k: number }) => {
    if (ut1J2k >= end) return true;
    found[summary.type] = (found[summary.type] ?? 0) + 1;
    return false;
  });
  return found;
}

function eclipseAfter(date: string): SolarEclipse {
  const found: SolarEclipse[] = [];
  walkSolar(engine, at(date), false, NATIVE_RADII, ({ bodies, summary }) => {
    found.push(new SolarEclipse(bodies, summary, NATIVE_RADII));
    return true;
  });
  return found[0];
}

test('validation: the counts of eclipses by type per century agree with the catalogs', () => {
  // NASA/TP-2009-214174, table of centuries, and eclipse.gsfc.nasa.gov/SEcat5 (19th, 20th, 21st, 27th century).
  const solar: [string, string, Record<string, number>][] = [
    ['1801-01-01', '1901-01-01', { Partial: 87, Annular: 77, Total: 63, Hybrid: 15 }],
    ['1901-01-01', '2001-01-01', { Partial: 78, Annular: 73, Total: 71, Hybrid: 6 }],
    ['2001-01-01', '2101-01-01', { Partial: 77, Annular: 72, Total: 68, Hybrid: 7 }],
    ['2601-01-01', '2701-01-01', { Partial: 77, Annular: 81, Total: 64, Hybrid: 5 }],
  ];
  for (const [from, to, expected] of solar) {
    if (at(to) > eclipseReach(engine.ephemeris, 0).end) continue;
    for (const radii of [AGENCY_SOLAR_RADII, NATIVE_RADII])
      assert.deepEqual(counts(walkSolar, radii, from, to), expected, `solar ${from} ${radii.name}`);
  }
  // NASA/TP-2009-214173: 20th and 21st century.
  assert.deepEqual(counts(walkLunar, AGENCY_LUNAR_RADII, '1901-01-01', '2001-01-01'), {
    Penumbral: 83,
    Partial: 65,
    Total: 81,
  });
  assert.deepEqual(counts(walkLunar, AGENCY_LUNAR_RADII, '2001-01-01', '2101-01-01'), {
    Penumbral: 86,
    Partial: 57,
    Total: 85,
  });
});

test('property: from 1550 to 2650 each eclipse is found once, in order, forwards and backwards, and the members of a series are consecutive', () => {
  for (const luminary of ['solar', 'lunar'] as const) {
    const from = at('1550-01-01'),
      to = at('2650-01-01'),
      forward: number[] = [],
      backward: number[] = [];
    const collect =
      (list: number[], past: (ut1J2k: number) => boolean) =>
      ({ summary, ut1J2k }: { summary: { lunation: number }; ut1J2k: number }): boolean => {
        if (past(ut1J2k)) return true;
        list.push(summary.lunation);
        return false;
      };
    const ahead = collect(forward, (t) => t > to),
      back = collect(backward, (t) => t < from);
    if (luminary === 'solar') {
      walkSolar(engine, from, false, NATIVE_RADII, ahead);
      walkSolar(engine, to, true, NATIVE_RADII, back);
    } else {
      walkLunar(engine, from, false, NATIVE_RADII, ahead);
      walkLunar(engine, to, true, NATIVE_RADII, back);
    }
    for (let i = 1; i < forward.length; i++) assert.ok(forward[i] > forward[i - 1]);
    assert.deepEqual(backward.reverse(), forward);
    const all = new Set(forward),
      last = forward[forward.length - 1];
    for (const lunation of forward) {
      const next = lunation + 223,
        member = sarosMember(luminary, lunation);
      if (next > last || member === null) continue;
      // A series has no gap: if the next member is missing, the series has ended, after 65 members at least.
      if (all.has(next)) {
        assert.equal(sarosSeries(luminary, next), sarosSeries(luminary, lunation));
        assert.equal(sarosMember(luminary, next), member + 1);
      } else
        assert.ok(member >= 65, `${luminary} series ${sarosSeries(luminary, lunation)} ends with member ${member}`);
    }
  }
});

test('validation: hybrid, non-central, grazing and polar eclipses agree with the canon', () => {
  // Date, type, central, gamma of NASA/TP-2009-214174.
  const cases: [string, SolarSummary['type'], boolean, number][] = [
    ['1986-10-03', 'Hybrid', true, 0.9931],
    ['2013-11-03', 'Hybrid', true, 0.3272],
    ['2003-05-31', 'Annular', true, 0.996],
    ['2014-04-29', 'Annular', false, -1.0],
    ['2043-04-09', 'Total', false, 1.0031],
    ['2003-11-23', 'Total', true, -0.9638],
    ['2021-06-10', 'Annular', true, 0.9152],
    ['2033-03-30', 'Total', true, 0.9778],
  ];
  for (const [date, type, central, gamma] of cases) {
    const { summary } = eclipseAfter(date);
    assert.equal(summary.type, type, date);
    assert.equal(summary.central, central, date);
    assert.ok(Math.abs(summary.gamma - gamma) < 0.0002, `${date} gamma ${summary.gamma}`);
  }
});

test('rule: a non-central or grazing umbra has outer contacts only; a central line only where the axis meets the Earth', () => {
  for (const [date, whole, line] of [
    ['2014-04-29', false, false],
    ['2043-04-09', false, false],
    ['2003-05-31', false, true],
    ['2024-04-08', true, true],
  ] as const) {
    const { umbral, centralLine } = eclipseAfter(date);
    assert.ok(umbral);
    assert.equal(umbral.innerFirst !== null, whole, date);
    assert.equal(centralLine !== null, line, date);
  }
});

const key = ({ kind, component, segment }: FootprintTrack): string => `${kind} ${component} ${segment}`;
const same = (a: LimitNode, b: LimitNode): boolean => a.x === b.x && a.y === b.y && a.z === b.z && a.t === b.t;

test('property: sample_count changes only the density: structure, contacts, folds, incidences and the instants of sparse points remain', () => {
  // Footprints with one loop and with two, over each pole, hybrid, grazing, non-central, and a tiny partial eclipse.
  for (const date of [
    '2024-04-08',
    '2021-06-10',
    '2003-11-23',
    '2013-11-03',
    '2003-05-31',
    '2014-04-29',
    '2043-04-09',
    '1986-10-03',
    '2025-03-29',
    '2011-07-01',
    '2000-07-01',
  ]) {
    const footprint = new Footprint(eclipseAfter(date));
    const sparse = footprint.tracks(9),
      dense = footprint.tracks(721);
    assert.deepEqual(sparse.map(key), dense.map(key), date);
    sparse.forEach((track, i) => {
      const other = dense[i].points;
      assert.ok(
        same(track.points[0], other[0]) && same(track.points[track.points.length - 1], other[other.length - 1]),
        `${date} ${key(track)} ends`,
      );
      for (const point of track.points) {
        const twin = other.find((candidate) => candidate.t === point.t);
        assert.ok(
          twin && Math.hypot(twin.x - point.x, twin.y - point.y, twin.z - point.z) < 1e-9,
          `${date} ${key(track)} at ${point.t}`,
        );
      }
    });
  }
});

test('rule: footprints of a century: one component for each limit, contiguous segments that meet at folds, strict order of time, loops within their contacts', () => {
  walkSolar(engine, at('2001-01-01'), false, NATIVE_RADII, ({ bodies, summary, ut1J2k }) => {
    if (ut1J2k > at('2101-01-01')) return true;
    const eclipse = new SolarEclipse(bodies, summary, NATIVE_RADII),
      footprint = new Footprint(eclipse),
      tracks = footprint.tracks(15);
    const where = engine.time.formatUtc(engine.time.utcFromUt1(ut1J2k)),
      { first, innerFirst, innerLast, last } = eclipse.penumbral;
    const two = footprint.topology === 'two_limit_two_loop';
    assert.ok(!two || (summary.central && summary.type !== 'Partial'), `${where} two limits of a ${summary.type}`);
    const kinds = new Set(tracks.map(({ kind }) => kind));
    assert.equal(Number(kinds.has('penumbral_north')) + Number(kinds.has('penumbral_south')), two ? 2 : 1, where);
    for (const kind of ['penumbral_north', 'penumbral_south'] as const) {
      const segments = tracks.filter((track) => track.kind === kind);
      segments.forEach((track, i) => {
        assert.equal(track.component, 0, where);
        assert.equal(track.segment, i, where);
      });
      const ends = segments.flatMap(({ points }) => [points[0], points[points.length - 1]]);
      const single = ends.filter((a) => ends.filter((b) => same(a, b)).length === 1);
      // Two ends are on the horizon boundary; every other end is a fold that two segments share.
      if (segments.length > 0) assert.equal(single.length, 2, `${where} ${kind}`);
      for (const end of single) {
        const onHorizon = tracks.some(
          (track) =>
            track.kind.startsWith('sun') &&
            track.points.some(
              (point) =>
                Math.hypot(point.x - end.x, point.y - end.y, point.z - end.z) < 1e-9 &&
                Math.abs(point.t - end.t) < 1e-9,
            ),
        );
        assert.ok(onHorizon, `${where} ${kind} meets the horizon boundary`);
      }
    }
    for (const track of tracks) {
      assert.ok(track.points.length >= 2);
      for (let i = 1; i < track.points.length; i++)
        assert.ok(track.points[i].t > track.points[i - 1].t, `${where} ${key(track)}`);
      const from = track.points[0].t,
        to = track.points[track.points.length - 1].t;
      assert.ok(from >= first.t && to <= last.t, where);
      if (two && innerFirst && innerLast && track.kind.startsWith('sun'))
        assert.ok(to <= innerFirst.t || from >= innerLast.t, `${where} ${key(track)} between P2 and P3`);
    }
    return false;
  });
});

test('rule: at every limit point the edge of the penumbra touches the place, which is inside at no other instant of the eclipse', () => {
  for (const date of ['2024-04-08', '2021-06-10', '2003-11-23', '2025-03-29', '2014-04-29']) {
    const eclipse = eclipseAfter(date),
      { cone, penumbral } = eclipse;
    for (const track of new Footprint(eclipse).tracks(25)) {
      if (!track.kind.startsWith('penumbral')) continue;
      for (const { x, y, z, t } of track.points) {
        const clearance = (when: number): number => {
          cone.at(when);
          const cos = Math.cos(cone.gastRad),
            sin = Math.sin(cone.gastRad);
          cone.site(cos * x - sin * y, sin * x + cos * y, z);
          return cone.outer;
        };
        // 1e-9 Earth radii: 6 mm.
        assert.ok(Math.abs(clearance(t)) < 1e-9, `${date} ${track.kind} touches`);
        assert.ok(Math.abs(x * x + y * y + z * z * (1 / (1 - 1 / 298.257223563)) ** 2 - 1) < 1e-9, 'on the ellipsoid');
        for (let when = penumbral.first.t; when < penumbral.last.t; when += 0.002)
          assert.ok(clearance(when) < 1e-8, `${date} ${track.kind} is a limit`);
      }
    }
  }
});

test('rule: a search ends with the ephemeris, and throws when it starts outside', () => {
  const { end } = eclipseReach(engine.ephemeris, 0);
  assert.equal(
    walkSolar(engine, end - 10, false, NATIVE_RADII, () => false),
    false,
  );
  assert.throws(() => walkSolar(engine, end + 400, false, NATIVE_RADII, () => true), { name: 'OutOfCoverage' });
  assert.throws(() => walkLunar(engine, -4e7 - J2000_JD, false, NATIVE_RADII, () => true), { name: 'OutOfCoverage' });
});

test('regression: evaluators do not share state: two eclipses evaluated alternately give the same values as each alone', () => {
  const bodies = new SunMoon(engine.sky, engine.time);
  const a = eclipseAfter('2024-04-08'),
    alone = a.penumbral.first.t,
    b = eclipseAfter('2027-08-02');
  b.cone.at(0.01);
  assert.equal(new SolarEclipse(bodies, a.summary, NATIVE_RADII).penumbral.first.t, alone);
});
