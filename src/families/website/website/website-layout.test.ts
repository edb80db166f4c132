import assert from 'node:assert/strict';
import test from 'node:test';
import { sharedEngine } from '../../../../test/support/engine.js';
import { biWheels, randomBirths, stelliums } from '../../../../test/support/wheel-births.js';
import { hiddenLines, wheelFaults } from '../../../../test/support/wheel-rules.js';
import { packet } from '../../../../test/support/wheel.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { wheelLayout } from './layout.js';
import { wheelPacket } from './packet.js';
import type { ChartWheelPacketRequest } from './schema.js';
import { wheelSvg } from './svg.js';

const engine = sharedEngine();
const births = randomBirths(500),
  groups = stelliums((request, key) => {
    const { asc, mc } = wheelPacket(engine, request).houses ?? assert.fail('no houses');
    return { AC: asc, MC: mc, DC: normalizeDeg(asc + 180), IC: normalizeDeg(mc + 180) }[key] ?? NaN;
  });

/**
 * Checks that no wheel has a fault. Returns the points whose label has no degree, and the fraction of lines with a gap.
 */
function faultless(requests: readonly ChartWheelPacketRequest[]): { bare: number; hidden: number } {
  let bare = 0,
    hidden = 0,
    lines = 0;
  requests.forEach((request, i) => {
    const made = wheelPacket(engine, request),
      layout = wheelLayout(made),
      found = wheelFaults(made, layout);
    hidden += hiddenLines(layout);
    lines += layout.lines.length;
    assert.deepEqual(found.faults, [], `${i}: ${JSON.stringify(request)}`);
    bare += found.bare.length;
  });
  return { bare, hidden: hidden / lines };
}

test('property: on 500 wheels of random births every symbol is in its sign and house, within 6 degrees of its position, and no label overlaps another or a line', () => {
  const { bare, hidden } = faultless(births);
  assert.equal(bare, 0, 'every label says its degree');
  assert.ok(hidden < 0.05, `${hidden} of the lines have a gap for a label`);
});

test('property: twelve bodies within five degrees keep these rules anywhere, on an axis, across 0 Aries, at 66 degrees north', () => {
  assert.equal(faultless(groups).bare, 0, 'every label says its degree');
});

test('property: bi-wheels with the axes of both charts keep these rules', () => {
  faultless(biWheels(births.slice(0, 80)));
  assert.equal(faultless(biWheels(groups.slice(0, 15))).bare, 0, 'every label says its degree');
});

test('property: small and large labels, integer degrees, letters, symbols only, full names and wheels without houses keep these rules', () => {
  const some = [...births.slice(0, 25), ...groups.slice(0, 5)];
  for (const more of [
    { label_size: 'small' },
    { label_size: 'large' },
    { degree_form: 'degrees' },
    { config: { glyph_set: 'text' } },
    { config: { label_mode: 'compact' } },
    { config: { preset: 'print', aspect_radius: 0.4 } },
    { config: { aspect_radius: 0.52 } },
    { houses: null, config: { orientation: 'aries_left' } },
  ] as const)
    faultless(
      some.map((request) => ({
        ...request,
        ...more,
        config: { ...request.config, ...('config' in more ? more.config : {}) },
      })),
    );
});

test('property: the same chart gives the same picture', () => {
  for (const request of [births[0], groups[0]]) {
    const made = wheelPacket(engine, request);
    assert.equal(wheelSvg(made), wheelSvg(wheelPacket(engine, request)));
    assert.deepEqual(wheelLayout(made), wheelLayout(made));
  }
});

test('rule: a label has degree, sign, minute and retrograde mark of its point, and a line leads to a symbol that had to move', () => {
  const made = packet({ orientation: 'ascendant_left', aspect_radius: 0.4 }),
    { labels } = wheelLayout(made);
  for (const { key, sign_degree: degree, retrograde } of made.points) {
    const parts = labels.filter(({ of, ring }) => of === key && ring === 0);
    const roles = parts.map(({ role }) => role).sort();
    assert.deepEqual(roles, ['degree', 'minute', 'point', 'point-sign', ...(retrograde ? ['retrograde'] : [])], key);
    const text = (role: string): string => parts.find((part) => part.role === role)?.lines.join('') ?? '';
    assert.equal(text('degree'), `${Math.floor(degree)}°`);
    assert.equal(text('minute'), `${String(Math.floor((degree % 1) * 60)).padStart(2, '0')}′`);
  }
  const moved = made.points.filter(({ key, angle_deg: angle }) => {
    const symbol = labels.find(({ role, of }) => role === 'point' && of === key) ?? assert.fail(key);
    return Math.abs(normalizeDeg(symbol.angleDeg - angle + 180) - 180) > 1;
  });
  assert.ok(moved.length > 0);
  const svg = made.svg ?? '';
  for (const { key, angle_deg: angle } of moved) {
    const [, x, y] =
      new RegExp(`data-point="${key}">.*?class="cw-leader" d="M(\\S+) ([^L]+)L`).exec(svg) ?? assert.fail(key);
    const from = (Math.atan2(Number(y), Number(x)) * 180) / Math.PI;
    assert.ok(Math.abs(normalizeDeg(from - angle + 180) - 180) < 0.01, `${key}: the line begins at the exact degree`);
  }
});

test('rule: the two nodes and the two apogees have different symbols', () => {
  const made = packet({}, { chart: { dt: '1990-06-15T14:30:00Z', bodies: ['Mean Lilith'] }, south_node: true });
  const { labels } = wheelLayout(made);
  const strokes = made.points.map(({ key }) => labels.find(({ role, of }) => role === 'point' && of === key)?.stroke);
  assert.deepEqual(
    made.points.map(({ key }) => key),
    ['Mean Lilith', 'True Node', 'Mean Node', 'Lilith', 'True Lilith', 'South Node'],
  );
  // The mean apogee along the orbit and its projection are two measures of one point.
  assert.equal(new Set(strokes).size, 5);
  const at = (name: string): number => made.points.find(({ key }) => key === name)?.longitude ?? NaN;
  assert.ok(Math.abs(normalizeDeg(at('South Node') - at('True Node')) - 180) < 1e-9);
});

test('rule: a caption is in the corners with house system and zodiac, clear of the wheel', () => {
  const caption = ['Ada Lovelace', '10 December 1815, 13:00', 'London, GB'];
  const made = packet(
    {},
    {
      caption,
      ayanamsa_system: 'lahiri',
      houses: { latitude: 80, longitude: 20 },
      rings: [{ chart: { dt: '1992-01-05T03:30:00Z' }, label: 'Charles', houses: { latitude: 50, longitude: 3 } }],
    },
  );
  const { labels } = wheelLayout(made);
  const lines = labels.filter(({ role }) => role === 'caption').flatMap((label) => label.lines);
  for (const line of [...caption, 'Porphyry houses', 'in place of Placidus', 'Sidereal zodiac, Lahiri', 'Charles'])
    assert.ok(lines.includes(line), `${line}: ${lines.join('; ')}`);
  assert.deepEqual(wheelFaults(made).faults, []);
  assert.equal(made.rings?.[0].angles?.length, 4);
  assert.match(made.svg ?? '', /class="cw-axis cw-outer cw-ring-1" data-angle="MC"/);
  assert.equal(wheelLayout(packet()).labels.filter(({ role }) => role === 'caption').length, 0);
});

test('rule: aspects to the angles are those of a chart with fixed Ascendant and Midheaven', () => {
  const made = packet({ aspect_tier: 2 }, { angle_aspects: true });
  const orbOf = (longitude: number, other: number, angle: number): number =>
    Math.abs(Math.abs(normalizeDeg(longitude - other + 180) - 180) - angle);
  const angles: Readonly<Record<string, number>> = {
    Ascendant: made.houses?.asc ?? NaN,
    Midheaven: made.houses?.mc ?? NaN,
  };
  assert.ok((made.aspects_to_angles ?? []).length > 3);
  for (const { body1, body2, angle, orb } of made.aspects_to_angles ?? []) {
    const point = made.points.find(({ key }) => key === body1) ?? assert.fail(body1);
    assert.ok(Math.abs(orbOf(point.longitude, angles[body2], angle) - orb) < 1e-9, `${body1} ${body2}`);
  }
  assert.equal(packet().aspects_to_angles, undefined);
});
