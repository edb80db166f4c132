import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { noOverlap, packet, refused } from '../../../../test/support/wheel.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { presets, validateConfig } from './config.js';
import { SCALE } from './label-boxes.js';
import { wheelLayout } from './layout.js';
import { DEFAULT_CONFIG } from './schema.js';
import type { ChartWheelConfig, ChartWheelPacketResponse } from './schema.js';
import { boxesOverlap, boxOnRing, spreadOnRing } from './spread.js';
import { escapeXml, wheelSvg } from './svg.js';

/** A packet with points at chosen longitudes. */
function withLongitudes(
  base: ChartWheelPacketResponse,
  longitudes: readonly number[],
  points = base.points,
): ChartWheelPacketResponse {
  return {
    ...base,
    points: points.slice(0, longitudes.length).map((point, i) => {
      const angle = normalizeDeg(base.orientation_offset_deg - longitudes[i]),
        at = (radius: number) => ({
          x: radius * Math.cos((angle * Math.PI) / 180),
          y: radius * Math.sin((angle * Math.PI) / 180),
        });
      return {
        ...point,
        longitude: longitudes[i],
        angle_deg: angle,
        position: at(base.config.point_radius),
        label_position: at(base.config.label_radius),
        retrograde: i % 2 === 0,
      };
    }),
  };
}

test('rule: presets and the default config are those of the contract', () => {
  const list = presets();
  assert.deepEqual(
    list.map(({ name }) => name),
    ['classic', 'dense', 'minimal', 'print', 'dark'],
  );
  assert.deepEqual(list[0].config, DEFAULT_CONFIG);
  for (const { name, config } of list) {
    const answer = validateConfig({ config });
    assert.ok(answer.valid && answer.normalized_config.preset === name);
    assert.ok(typeof packet(config as Partial<ChartWheelConfig>).svg === 'string');
  }
});

test('rule: a preset supplies every missing field and changes no given one', () => {
  for (const { name, config } of presets()) {
    assert.deepEqual(packet({ preset: name }).config, config, name);
    assert.deepEqual(validateConfig({ config: { preset: name } }).normalized_config, config, name);
  }
  const minimal = packet({ preset: 'minimal' });
  assert.deepEqual([minimal.aspects, minimal.points[0].label], [[], minimal.points[0].glyph]);
  assert.ok(packet({ preset: 'minimal', include_aspects: true }).aspects.length > 0);
  assert.equal(packet({ preset: 'print', label_radius: 0.82 }).config.label_radius, 0.82);
});

test('rule: the chart has its nodes if chart and config both include them', () => {
  const nodes = (chart: boolean, config: boolean) =>
    Object.keys(
      packet({ include_nodes: config }, { chart: { dt: '1990-06-15T14:30:00Z', include_nodes: chart } }).chart.nodes,
    ).length;
  assert.deepEqual([nodes(true, true), nodes(true, false), nodes(false, true)], [4, 0, 0]);
});

test('rule: validation reports errors that the packet refuses', () => {
  const cases: [Partial<ChartWheelConfig>, string][] = [
    [{ orientation: 'up' }, 'unknown_orientation'],
    [{ preset: 'neon' }, 'unknown_preset'],
    [{ glyph_set: 'runes' }, 'unknown_glyph_set'],
    [{ label_mode: 'loud' }, 'unknown_label_mode'],
    [{ aspect_tier: 3 }, 'unknown_aspect_tier'],
    [{ orb_factor: 0 }, 'non_positive_orb_factor'],
  ];
  for (const [config, code] of cases) {
    const answer = validateConfig({ config });
    assert.deepEqual([answer.valid, answer.warnings[0].code, answer.warnings[0].severity], [false, code, 'error']);
    refused(() => packet(config), `/config/${Object.keys(config)[0]}`);
  }
  const odd = validateConfig({ config: { aspect_radius: 0.8, point_radius: 1.2, aspect_tier: 2 } });
  assert.deepEqual(
    [odd.valid, odd.warnings.map(({ code }) => code)],
    [true, ['point_radius_outside_zodiac', 'label_radius_inside_points', 'dense_aspect_tier']],
  );
  assert.deepEqual(
    validateConfig({ config: { aspect_radius: 0.72 } }).warnings.map(({ code }) => code),
    ['aspect_radius_not_inside_points'],
  );
});

test('rule: the orientation puts 0 Aries or the Ascendant left or right; the Ascendant needs houses', () => {
  const angle = (orientation: string, longitude: (made: ChartWheelPacketResponse) => number): number => {
    const made = packet({ orientation });
    return normalizeDeg(made.orientation_offset_deg - longitude(made));
  };
  const asc = (made: ChartWheelPacketResponse): number => made.houses?.asc ?? NaN;
  assert.deepEqual([angle('aries_left', () => 0), angle('aries_right', () => 0)], [180, 0]);
  assert.ok(
    separationDeg(angle('ascendant_left', asc), 180) < 1e-9 && separationDeg(angle('ascendant_right', asc), 0) < 1e-9,
  );
  refused(() => packet({ orientation: 'ascendant_left' }, { houses: null }), '/config/orientation');
});

test('rule: points, cusps and aspects are at the positions of their numbers', () => {
  const made = packet({ orientation: 'ascendant_left', aspect_tier: 2 });
  const at = (longitude: number, radius: number) => [
    radius * Math.cos(((made.orientation_offset_deg - longitude) * Math.PI) / 180),
    radius * Math.sin(((made.orientation_offset_deg - longitude) * Math.PI) / 180),
  ];
  const near = ({ x, y }: { x: number; y: number }, [ex, ey]: number[]): boolean => Math.hypot(x - ex, y - ey) < 1e-9;
  for (const point of made.points)
    assert.ok(near(point.position, at(point.longitude, 0.72)) && near(point.label_position, at(point.longitude, 0.82)));
  for (const cusp of made.house_cusps) assert.ok(near(cusp.endpoint, at(cusp.longitude, 0.86)));
  const longitude = new Map(made.points.map((point) => [point.key, point.longitude]));
  for (const aspect of made.aspects) {
    const [a, b] = [longitude.get(aspect.body1) ?? NaN, longitude.get(aspect.body2) ?? NaN];
    assert.ok(near(aspect.start, at(a, 0.52)) && near(aspect.end, at(b, 0.52)));
    assert.ok(Math.abs(Math.abs(separationDeg(a, b) - aspect.angle) - aspect.orb) < 1e-9);
  }
});

test('rule: config.include_nodes decides the nodes, and tier null is tier 1', () => {
  const without = packet({ include_nodes: false }, { chart: { dt: '1990-06-15T14:30:00Z', include_nodes: true } });
  assert.deepEqual([without.chart.nodes, without.points.length], [{}, 10]);
  assert.deepEqual(packet({ aspect_tier: null }).aspects, packet({ aspect_tier: 1 }).aspects);
});

test('rule: chains of points within the orb form one group, also across 0 Aries', () => {
  const made = packet({ collision_orb_deg: 8 }, { chart: { dt: '2000-04-01T00:00:00Z' } });
  const grouped = new Set(made.collision_groups.flatMap(({ members }) => members));
  const sorted = [...made.points].sort((a, b) => a.longitude - b.longitude);
  for (const [i, point] of sorted.entries()) {
    const next = sorted[(i + 1) % sorted.length],
      close = separationDeg(point.longitude, next.longitude) <= 8;
    if (close)
      assert.ok(
        point.collision_group !== null && point.collision_group === next.collision_group,
        `${point.key} ${next.key}`,
      );
    assert.equal(grouped.has(point.key), point.collision_group !== null);
  }
  assert.deepEqual(packet({ collision_orb_deg: 0 }).collision_groups, []);
});

test('rule: label modes and glyph sets change the labels', () => {
  const labels = (config: Partial<ChartWheelConfig>): string => packet(config).points[1].label;
  assert.deepEqual(
    [labels({}), labels({ label_mode: 'full' }), labels({ label_mode: 'compact' }), labels({ label_mode: 'hidden' })],
    ['☽ Moon', 'Moon', '☽', ''],
  );
  assert.equal(packet({ glyph_set: 'text' }).points[10].glyph, 'NN');
  assert.ok(packet({ label_mode: 'hidden' }).points.every(({ hidden_label: hidden }) => hidden));
});

test('property: no two labels of the SVG overlap, for any chart, orientation, mode, glyph set and latitude', () => {
  const modes = ['full', 'standard', 'compact', 'hidden'],
    orientations = ['aries_left', 'aries_right', 'ascendant_left', 'ascendant_right'];
  fc.assert(
    fc.property(
      fc.integer({ min: -30_000, max: 40_000 }),
      fc.double({ min: -66, max: 66, noNaN: true }),
      fc.constantFrom(...modes),
      fc.constantFrom(...orientations),
      fc.constantFrom('unicode', 'text'),
      (day, latitude, mode, orientation, glyphs) => {
        const dt = new Date(day * 86_400_000 + 3_600_000).toISOString();
        noOverlap(
          packet(
            { label_mode: mode, orientation, glyph_set: glyphs, include_aspects: false },
            { chart: { dt }, houses: { latitude, longitude: 13 }, include_svg: false },
          ),
          `${dt} ${latitude} ${mode} ${orientation} ${glyphs}`,
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('property: no two labels overlap for a ten-body stellium anywhere in the zodiac', () => {
  for (const label_mode of ['full', 'standard', 'compact']) {
    const base = packet({ label_mode, include_nodes: false, include_aspects: false }, { include_svg: false });
    for (let from = 0; from < 360; from += 29) {
      const made = withLongitudes(
        base,
        Array.from({ length: 10 }, (_, i) => normalizeDeg(from + 0.6 * i)),
      );
      noOverlap(made, `${label_mode} stellium at ${from}`);
      assert.deepEqual(wheelLayout(made).unlabelled, []);
      noOverlap(withLongitudes(base, new Array<number>(10).fill(from)), `${label_mode} all at ${from}`);
    }
  }
});

test('rule: without enough room the least important labels are dropped and named in the description', () => {
  const base = packet({ label_mode: 'compact', min_label_separation_deg: 0 }, { include_svg: false });
  const many = Array.from({ length: 200 }, (_, i) => ({
    ...base.points[i % 14],
    key: `P${i}`,
    label_priority: i < 10 ? 100 : 60,
  }));
  const made = withLongitudes(
    base,
    many.map((_, i) => 100 + i * 0.01),
    many,
  );
  noOverlap(made, 'two hundred points in two degrees');
  const { unlabelled } = wheelLayout(made);
  assert.ok(unlabelled.length > 0, 'some have no room');
  assert.deepEqual(
    unlabelled.filter((key) => Number(key.slice(1)) < 10),
    [],
  );
  assert.match(wheelSvg(made), /Without a label for lack of room: P/);
});

test('property: spreading keeps the order, moves nothing without need, and keeps the smallest gap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 359.9, noNaN: true }), { minLength: 1, maxLength: 16 }),
      fc.integer({ min: 0, max: 10 }),
      (angles, gap) => {
        const labels = angles.map((angleDeg) => ({ angleDeg, width: 60, height: 40 }));
        const placed = spreadOnRing(labels, () => 400, gap) ?? assert.fail('there is room');
        const order = [...angles.keys()].sort((a, b) => angles[a] - angles[b] || a - b);
        let turns = 0;
        order.forEach((index, k) => {
          const next = order[(k + 1) % order.length],
            step = normalizeDeg(placed[next] - placed[index]);
          turns += order.length > 1 ? step : 360;
          if (order.length > 1) assert.ok(step >= gap - 1e-6 || step > 359.999999);
        });
        assert.ok(Math.abs(turns - 360) < 1e-6, 'once round, in order');
        const boxes = labels.map((label, i) => boxOnRing(placed[i], label, () => 400));
        boxes.forEach((box, i) => {
          boxes.slice(i + 1).forEach((other) => {
            assert.ok(!boxesOverlap(box, other));
          });
        });
      },
    ),
    { numRuns: 200 },
  );
  const free = [10, 80, 150, 220, 290];
  spreadOnRing(
    free.map((angleDeg) => ({ angleDeg, width: 50, height: 50 })),
    () => 400,
    4,
  )?.forEach((angle, i) => {
    assert.ok(separationDeg(angle, free[i]) < 1e-9);
  });
  assert.equal(
    spreadOnRing(new Array(60).fill({ angleDeg: 0, width: 100, height: 100 }), () => 200),
    null,
  );
});

test("rule: lines and dots of the SVG are the packet's coordinates times its scale", () => {
  const made = packet({ orientation: 'ascendant_left' }),
    svg = made.svg ?? '';
  assert.ok(svg.includes(`data-scale="${SCALE}"`));
  const numbers = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const cusps = [...svg.matchAll(/class="cw-cusp" data-house="(\d+)" data-longitude="([^"]+)" d="([^"]+)"/g)];
  assert.equal(cusps.length, 12);
  cusps.forEach(([, house, longitude, d], i) => {
    const cusp = made.house_cusps[i],
      [, , x, y] = numbers(d);
    assert.deepEqual([Number(house), Number(longitude)], [cusp.house, cusp.longitude]);
    assert.ok(Math.abs(x - cusp.endpoint.x * SCALE) <= 0.0051 && Math.abs(y - cusp.endpoint.y * SCALE) <= 0.0051);
  });
  const aspects = [
    ...svg.matchAll(
      /class="cw-aspect [^"]*" data-body1="([^"]+)" data-body2="([^"]+)" data-aspect="([^"]+)"[^>]* d="([^"]+)"/g,
    ),
  ].reverse();
  assert.equal(aspects.length, made.aspects.length);
  aspects.forEach(([, body1, body2, name, d], i) => {
    const { start, end, ...aspect } = made.aspects[i],
      drawn = numbers(d);
    assert.deepEqual([body1, body2, name], [aspect.body1, aspect.body2, aspect.aspect]);
    [start.x, start.y, end.x, end.y].forEach((value, k) => {
      assert.ok(Math.abs(drawn[k] - value * SCALE) <= 0.0051);
    });
  });
  // A dot is omitted under a label; these positions are clear of all labels.
  const clear = packet({ orientation: 'ascendant_left', point_radius: 0.85, label_radius: 0.9, aspect_radius: 0.42 });
  const dots = [
    ...(clear.svg ?? '').matchAll(
      /data-point="([^"]+)"><path[^>]*>(?:<path[^>]*>)?<circle class="cw-dot" cx="([^"]+)" cy="([^"]+)"/g,
    ),
  ];
  assert.ok(dots.length > 5);
  for (const [, key, x, y] of dots) {
    const { position } = clear.points.find((point) => point.key === key) ?? assert.fail(key);
    assert.ok(Math.abs(Number(x) - position.x * SCALE) <= 0.0051 && Math.abs(Number(y) - position.y * SCALE) <= 0.0051);
  }
});

test('rule: the SVG has a title and description, is well formed, and is omitted on request', () => {
  const svg = packet().svg ?? '';
  const ids = /aria-labelledby="(\S+) (\S+)"/.exec(svg);
  assert.ok(ids && svg.includes(`<title id="${ids[1]}">Chart wheel for 1990-06-15 14:30 UTC, P houses</title>`));
  assert.match(svg, new RegExp(`<desc id="${ids?.[2] ?? ''}">Sun 24°13′ Gemini in house 9; Moon`));
  assert.ok(
    svg.includes('role="img"') && !/NaN|undefined|Infinity|-0[^.\d]/.test(svg.replace(/<style>.*<\/style>/, '')),
  );
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (close) assert.equal(open.pop(), name);
    else if (!empty) open.push(name);
  }
  assert.deepEqual(open, []);
  assert.equal(packet({}, { include_svg: false }).svg, null);
  assert.equal(escapeXml('a<b>&"\'\u0001'), 'a&#60;b&#62;&#38;&#34;&#39;');
});

const LEAST = {
  sign: 14,
  point: 10,
  degree: 6,
  'point-sign': 5,
  minute: 5,
  retrograde: 4,
  name: 10,
  house: 8,
  angle: 9,
  caption: 6,
};
test('rule: at 500 pixels no symbol is below 10, no degree below 6 and no minute below 5 pixels', () => {
  for (const label_mode of ['standard', 'compact']) {
    const { labels, half } = wheelLayout(packet({ label_mode }, { include_svg: false }));
    for (const { size, role, of } of labels) assert.ok((size * 500) / (2 * half) >= LEAST[role], `${role} ${of}`);
  }
});
