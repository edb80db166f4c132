import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { noOverlap, packet, refused } from '../../../../test/support/wheel.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { SCALE } from './label-boxes.js';
import { wheelLayout } from './layout.js';

const second = { chart: { dt: '1992-01-05T03:30:00Z' } };

test('rule: a ring shows its own chart in the houses of the wheel, and aspects between rings are cross aspects', () => {
  const made = packet({ orientation: 'ascendant_left' }, { rings: [{ ...second, label: 'Anna' }] });
  const alone = packet({}, { chart: second.chart });
  const [ringMade] = made.rings ?? assert.fail('no ring');
  assert.deepEqual(
    ringMade.points.map(({ key, longitude }) => [key, longitude]),
    alone.points.map(({ key, longitude }) => [key, longitude]),
  );
  const cusps = made.house_cusps.map(({ longitude }) => longitude);
  for (const { longitude, house } of ringMade.points)
    assert.ok(
      normalizeDeg(longitude - cusps[(house ?? 0) - 1]) <
        normalizeDeg(cusps[(house ?? 0) % 12] - cusps[(house ?? 0) - 1]),
    );
  const [own, other] = [made.points, ringMade.points].map(
    (points) => new Map(points.map(({ key, longitude }) => [key, longitude])),
  );
  const between = made.ring_aspects ?? [];
  for (const { ring1, ring2, body1, body2, angle, orb } of between) {
    assert.deepEqual([ring1, ring2], [0, 1]);
    assert.ok(Math.abs(Math.abs(separationDeg(own.get(body1) ?? NaN, other.get(body2) ?? NaN) - angle) - orb) < 1e-9);
  }
  // Counted by hand from the table's angles and orbs: every pair within an orb, and no other.
  const orbs: [number, number][] = [
    [0, 8],
    [60, 5],
    [90, 7],
    [120, 7],
    [180, 8],
  ];
  const pairs = [...own.values()].flatMap((a) =>
    [...other.values()].filter((b) => orbs.some(([angle, orb]) => Math.abs(separationDeg(a, b) - angle) <= orb)),
  );
  assert.equal(between.length, pairs.length);
  const drawn = (made.svg ?? '').match(/class="cw-aspect /g)?.length;
  assert.equal(drawn, between.length);
  const all = packet({ orientation: 'ascendant_left' }, { rings: [second], aspect_lines: 'all' });
  assert.equal((all.svg ?? '').match(/class="cw-aspect /g)?.length, between.length + all.aspects.length);
  refused(() => packet({}, { aspect_lines: 'between' }), '/aspect_lines');
  refused(() => packet({}, { rings: [{}] }), '/rings/0/chart');
  refused(() => packet({}, { rings: [{ ...second, points: [{ name: 'Sun', longitude: 1 }] }] }), '/rings/0/points');
});

test('property: no two labels overlap on wheels of two and three rings, also with stellia', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -30_000, max: 40_000 }), { minLength: 2, maxLength: 3 }),
      fc.constantFrom('full', 'standard', 'compact'),
      fc.double({ min: 0.3, max: 0.6, noNaN: true }),
      (days, label_mode, aspect_radius) => {
        const [first, ...others] = days.map((day) => ({ dt: new Date(day * 86_400_000).toISOString() }));
        noOverlap(
          packet(
            { label_mode, aspect_radius, orientation: 'ascendant_left', include_aspects: false },
            { chart: first, rings: others.map((chart) => ({ chart })), include_svg: false },
          ),
          `${first.dt} ${label_mode} ${aspect_radius}`,
        );
      },
    ),
    { numRuns: 40 },
  );
  for (const spread of [0, 0.4, 3]) {
    const points = Array.from({ length: 14 }, (_, i) => ({ name: `P${i}`, longitude: 100 + spread * i, speed: -1 }));
    noOverlap(packet({}, { rings: [{ points }, { points }], include_svg: false }), `stellium ${spread}`);
  }
});

test('rule: house numbers are outside the circle of the aspect lines, angles outside the zodiac with degrees and minutes', () => {
  for (const aspect_radius of [0.4, 0.52]) {
    const made = packet({ orientation: 'ascendant_left', aspect_radius }, { include_svg: false });
    const { labels } = wheelLayout(made);
    for (const { role, x, y, width, height, lines, of } of labels) {
      const nearest = Math.hypot(Math.max(0, Math.abs(x) - width / 2), Math.max(0, Math.abs(y) - height / 2));
      if (role === 'house') assert.ok(nearest >= aspect_radius * SCALE, `house ${of}`);
      if (role === 'angle') assert.ok(nearest >= SCALE, of);
      if (role === 'degree') assert.match(lines.join(' '), /^\d{1,2}°$/);
      if (role === 'minute') assert.match(lines.join(' '), /^[0-5]\d′$/);
    }
  }
  for (const degree_form of ['minutes', 'degrees'] as const) {
    const made = packet({ orientation: 'ascendant_left' }, { degree_form, include_svg: false });
    const { asc = null, mc = null } = made.houses ?? {};
    const shown = new Map(
      wheelLayout(made).labels.flatMap(({ role, of, lines }) => (role === 'angle' ? [[of, lines]] : [])),
    );
    for (const [key, longitude] of Object.entries({ AC: asc, MC: mc, DC: (asc ?? NaN) + 180, IC: (mc ?? NaN) + 180 })) {
      const arcMinutes = Math.floor(((longitude ?? NaN) % 30) * 60);
      const degrees = `${Math.floor(arcMinutes / 60)}°`,
        minutes = `${String(arcMinutes % 60).padStart(2, '0')}′`;
      assert.equal(shown.get(key)?.join(''), `${key}${degrees}${degree_form === 'minutes' ? minutes : ''}`);
    }
  }
  const whole = wheelLayout(packet({}, { degree_form: 'degrees', include_svg: false })).labels;
  assert.ok(
    whole
      .filter(({ role }) => role === 'degree')
      .every(({ lines }) => /^\d{1,2}°$/.test(lines.join(' ')) && whole.every(({ role: other }) => other !== 'minute')),
  );
});

test('rule: a sidereal wheel counts points, cusps and angles from its ayanamsa, keeps aspects, and has its own sign houses', () => {
  const tropical = packet(),
    sidereal = packet({}, { ayanamsa_system: 'lahiri' });
  const used = sidereal.zodiac_used ?? assert.fail('no zodiac');
  // Lahiri in 1990 is 23 degrees 43 minutes (Indian Astronomical Ephemeris), nutation within 18 arcseconds.
  assert.ok(used.ayanamsa_system === 'authI' && Math.abs(used.ayanamsa_deg - 23.72) < 0.02, String(used.ayanamsa_deg));
  sidereal.points.forEach(({ longitude, sign, sign_degree: degree }, i) => {
    assert.ok(separationDeg(longitude + used.ayanamsa_deg, tropical.points[i].longitude) < 1e-9);
    assert.ok(Math.abs(degree - (longitude % 30)) < 1e-9 && sign === sidereal.zodiac[Math.floor(longitude / 30)].sign);
  });
  sidereal.house_cusps.forEach(({ longitude }, i) => {
    assert.ok(separationDeg(longitude + used.ayanamsa_deg, tropical.house_cusps[i].longitude) < 1e-9);
  });
  assert.deepEqual(
    sidereal.aspects.map(({ body1, body2, aspect }) => [body1, body2, aspect]),
    tropical.aspects.map(({ body1, body2, aspect }) => [body1, body2, aspect]),
  );
  assert.deepEqual(sidereal.chart, tropical.chart);
  const whole = packet({}, { ayanamsa_system: 'lahiri', houses: { latitude: 51.5, longitude: -0.12, system: 'W' } });
  assert.ok(whole.house_cusps.every(({ longitude }) => longitude % 30 === 0));
  const asc = whole.angles?.find(({ key }) => key === 'AC')?.longitude ?? NaN;
  assert.equal(whole.house_cusps[0].longitude, Math.floor(asc / 30) * 30);
  refused(() => packet({}, { ayanamsa_mode: 'mean' }), '/ayanamsa_mode');
  refused(() => packet({}, { ayanamsa_system: 'nowhere' }), '/ayanamsa_system');
});

test('rule: the arc of an uncertain time contains the body at every instant of it and reaches both ends', () => {
  // Mercury is stationary on 2023-12-13 about 07:09 UTC (its station in every ephemeris), so the arc ends at the station.
  for (const [dt, minutes] of [
    ['2023-12-13T12:00:00Z', 720],
    ['1990-06-15T14:30:00Z', 60],
  ] as const) {
    const chart = { dt };
    const made = packet({}, { chart, time_uncertainty_minutes: minutes, include_svg: false });
    const at = (offset: number) =>
      packet({}, { chart: { dt: new Date(Date.parse(dt) + offset * 60_000).toISOString() }, include_svg: false });
    const moments = Array.from({ length: 25 }, (_, i) => at(-minutes + (i * minutes) / 12));
    for (const { key, from_longitude: from, arc_deg: arc } of made.time_bands ?? []) {
      const places = moments.map((moment) => {
        if (key === 'Ascendant') return moment.houses?.asc ?? NaN;
        if (key === 'Midheaven') return moment.houses?.mc ?? NaN;
        return moment.points.find((point) => point.key === key)?.longitude ?? NaN;
      });
      const along = places.map((place) => normalizeDeg(place - from + 1e-6) - 1e-6);
      assert.ok(
        along.every((way) => way <= arc + 1e-6),
        `${key}: ${Math.max(...along)} of ${arc}`,
      );
      // To the resolution of 25 instants near a station.
      assert.ok(Math.min(...along) < 0.01 && Math.max(...along) > arc - 0.01, key);
    }
  }
  const bands = (half: number) =>
    (packet({}, { time_uncertainty_minutes: half, include_svg: false }).time_bands ?? []).map(({ key }) => key);
  assert.ok(bands(60).includes('Ascendant') && !bands(720).includes('Ascendant'));
});

test('rule: a figure of given points is drawn unchanged, with its own cusps and angles', () => {
  const cusps = Array.from({ length: 12 }, (_, i) => 30 * i + 12);
  const figure = {
    points: [
      { name: 'Sun', longitude: 370 },
      { name: 'Moon', longitude: 100.5, speed: -1 },
    ],
    cusps,
    mc: 290,
  };
  const made = packet({ orientation: 'ascendant_left' }, { houses: null, figure });
  assert.deepEqual(
    made.points.map(({ key, longitude, house, retrograde }) => [key, longitude, house, retrograde]),
    [
      ['Sun', 10, 12, false],
      ['Moon', 100.5, 3, true],
    ],
  );
  assert.deepEqual(made.angles, [
    { key: 'AC', longitude: 12 },
    { key: 'MC', longitude: 290 },
    { key: 'DC', longitude: 192 },
    { key: 'IC', longitude: 110 },
  ]);
  assert.deepEqual(
    made.aspects.map(({ aspect }) => aspect),
    ['Square'],
  );
  refused(() => packet({}, { figure }), '/figure/cusps');
  refused(
    () => packet({}, { figure: { points: [figure.points[0], { ...figure.points[0], longitude: 3 }] } }),
    '/figure/points/1/name',
  );
  refused(() => packet({}, { houses: null, figure, time_uncertainty_minutes: 5 }), '/time_uncertainty_minutes');
});
