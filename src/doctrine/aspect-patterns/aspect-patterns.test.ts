import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPatterns } from './patterns.js';
import { linkRoles, patternState } from './roles.js';
import { STELLIUM, TEMPLATES } from './templates.js';

const points = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, i) => ({ name: 'ABCDEF'[i], longitudeDeg }));
const find = (longitudes: readonly number[], name: string, orbFactor = 1, orbs: 'pattern' | 'aspect' = 'pattern') =>
  findPatterns(points(longitudes), {
    orbFactor,
    include: [name],
    dominantOnly: false,
    orbs,
  });

/** Exact positions of each pattern that closes at exact angles, with its bodies and roles in order. */
const EXACT: readonly (readonly [string, readonly number[], string])[] = [
  ['T-Square', [0, 90, 180], 'A base, C base, B apex'],
  ['Grand Trine', [0, 120, 240], 'A cycleMember, B cycleMember, C cycleMember'],
  ['Grand Cross', [0, 90, 180, 270], 'A cycleMember, B cycleMember, C cycleMember, D cycleMember'],
  ['Yod', [210, 60, 0], 'B base, C base, A apex'],
  ['Mystic Rectangle', [0, 60, 180, 240], 'A cycleMember, B cycleMember, C cycleMember, D cycleMember'],
  ['Kite', [0, 120, 240, 60], 'A support, B support, C apex, D tail'],
  ['Minor Grand Trine', [0, 60, 120], 'A base, B support, C base'],
  [
    'Grand Sextile',
    [0, 60, 120, 180, 240, 300],
    'A cycleMember, B cycleMember, C cycleMember, D cycleMember, E cycleMember, F cycleMember',
  ],
  ["Thor's Hammer", [225, 0, 90], 'B base, C base, A apex'],
  ['Boomerang Yod', [0, 60, 210, 30], 'A base, B base, C apex, D boomerang'],
  ['Wedge', [120, 0, 180], 'B axis, C axis, A apex'],
  ['Cradle', [0, 60, 120, 180], 'A axis, B support, C support, D axis'],
  ['Trapeze', [0, 60, 120, 180], 'A axis, B support, C support, D axis'],
  ['Hard Wedge', [45, 0, 180], 'B axis, C axis, A apex'],
  [
    'Grand Quintile',
    [0, 72, 144, 216, 288],
    'A cycleMember, B cycleMember, C cycleMember, D cycleMember, E cycleMember',
  ],
  ['Quintile Triangle', [216, 0, 72], 'B base, C base, A apex'],
  ['Septile Triangle', [0, 360 / 7, 1080 / 7], 'A cycleMember, B cycleMember, C cycleMember'],
];

test('rule: each pattern at its exact angles has the roles of its template', () => {
  for (const [name, longitudes, members] of EXACT) {
    const found = find(longitudes, name);
    assert.equal(found.length, 1, name);
    assert.equal(found[0].bodies.map(({ body, role }) => `${body} ${role}`).join(', '), members, name);
    assert.equal(found[0].apex, members.match(/(\w) apex/)?.[1] ?? null, name);
    assert.equal(found[0].sourceKind, 'aspect');
  }
});

test('rule: the templates have the aspects and orbs of the table in the README', () => {
  const rows = TEMPLATES.map(({ name, edges }) => {
    const counts = new Map<string, number>();
    for (const { aspect, orbDeg } of edges)
      counts.set(`${aspect} ${orbDeg}`, (counts.get(`${aspect} ${orbDeg}`) ?? 0) + 1);
    return `${name}: ${[...counts]
      .map(([aspect, count]) => `${count} ${aspect}`)
      .sort()
      .join(', ')}`;
  });
  assert.deepEqual(rows, [
    'T-Square: 1 Opposition 8, 2 Square 7',
    'Grand Trine: 3 Trine 7',
    'Grand Cross: 2 Opposition 8, 4 Square 7',
    'Yod: 1 Sextile 3, 2 Quincunx 3',
    'Mystic Rectangle: 2 Opposition 8, 2 Sextile 5, 2 Trine 7',
    'Kite: 1 Opposition 8, 2 Sextile 5, 3 Trine 7',
    'Minor Grand Trine: 1 Trine 7, 2 Sextile 3',
    'Grand Sextile: 3 Opposition 8, 6 Sextile 3, 6 Trine 7',
    "Thor's Hammer: 1 Square 5, 2 Sesquiquadrate 2",
    'Boomerang Yod: 1 Opposition 5, 1 Sextile 3, 2 Quincunx 3',
    'Wedge: 1 Opposition 8, 1 Sextile 5, 1 Trine 5',
    'Cradle: 1 Opposition 8, 2 Trine 7, 3 Sextile 5',
    'Trapeze: 1 Opposition 8, 3 Sextile 5',
    'Eye: 1 Trine 7, 2 Quincunx 3',
    'Irritation Triangle: 1 Opposition 8, 2 Quincunx 3',
    'Hard Wedge: 1 Opposition 8, 1 Semisquare 2, 1 Sesquiquadrate 2',
    'Dominant Triangle: 1 Opposition 8, 1 Quincunx 3, 1 Square 7',
    'Grand Quintile: 5 Biquintile 2, 5 Quintile 2',
    'Quintile Triangle: 1 Quintile 2, 2 Biquintile 2',
    'Septile Triangle: 1 Biseptile 1.5, 1 Septile 1.5, 1 Triseptile 1.5',
  ]);
  assert.deepEqual(STELLIUM, { name: 'Stellium', minBodies: 3, orbDeg: 8 });
});

test('rule: a pattern needs each of its aspects within the orb of the pattern, times the factor', () => {
  assert.equal(find([0, 63, 211.5], 'Yod').length, 1);
  assert.equal(find([0, 63.1, 211.5], 'Yod').length, 0);
  assert.equal(find([0, 63.1, 211.5], 'Yod', 1, 'aspect').length, 1);
  assert.equal(find([0, 63.1, 211.5], 'Yod', 1.1).length, 1);
  assert.deepEqual(
    find([0, 62, 211], 'Yod', 2)[0].aspectOrbsDeg.map((orb) => orb),
    [6, 6, 6],
  );
  assert.deepEqual(find([0, 62, 211], 'Yod', 1, 'aspect')[0].aspectOrbsDeg, [5, 3, 3]);
});

test('rule: an Eye, an Irritation Triangle and a Dominant Triangle exist with wide orbs only', () => {
  for (const [name, longitudes] of [
    ['Eye', [0, 120, 240]],
    ['Irritation Triangle', [0, 180, 90]],
    ['Dominant Triangle', [0, 180, 90]],
  ] as const) {
    assert.equal(find(longitudes, name).length, 0, name);
    assert.ok(find(longitudes, name, 20, 'aspect').length > 0, name);
  }
});

test('rule: the roles of two bodies give the role of their aspect, and the state of the pattern', () => {
  const links = (name: string) => linkRoles(find(EXACT.find(([known]) => known === name)![1], name)[0]);
  assert.deepEqual(links('T-Square'), ['baseLink', 'apexLink', 'apexLink']);
  assert.deepEqual(links('Grand Trine'), ['cycleLink', 'cycleLink', 'cycleLink']);
  assert.deepEqual(links('Grand Cross').slice(0, 3), ['axisLink', 'axisLink', 'cycleLink']);
  assert.deepEqual(links('Kite'), ['supportLink', 'apexLink', 'apexLink', 'apexLink', 'supportLink', 'supportLink']);
  assert.deepEqual(links('Cradle'), [
    'axisLink',
    'supportLink',
    'supportLink',
    'supportLink',
    'supportLink',
    'supportLink',
  ]);
  assert.equal(links('Boomerang Yod').at(-1), 'apexLink');
  const [dominant] = find([0, 180, 90], 'Dominant Triangle', 20, 'aspect');
  assert.deepEqual(linkRoles(dominant), ['memberLink', 'memberLink', 'memberLink']);
  assert.equal(patternState(['memberLink', 'apexLink']), 'mixed');
  assert.equal(patternState(['memberLink']), 'mixed');
  assert.equal(patternState(['apexLink']), 'reinforced');
  assert.equal(patternState([]), 'weakened');
});

test('rule: a stellium has its mean, its farthest distance and the limit, and bodies at the limit belong to it', () => {
  const [found] = find([352, 0, 8], 'Stellium');
  assert.deepEqual(
    found.bodies.map(({ body, role }) => `${body} ${role}`),
    ['A clusterMember', 'B clusterMember', 'C clusterMember'],
  );
  assert.ok(Math.abs((((found.centroidDeg ?? NaN) + 180) % 360) - 180) < 1e-9);
  assert.ok(Math.abs((found.maxBodyDistanceDeg ?? NaN) - 8) < 1e-9);
  assert.deepEqual([found.orbLimitDeg, found.sourceKind, found.apex], [8, 'position', null]);
  assert.equal(find([351.9, 0, 8.1], 'Stellium').length, 0);
  assert.equal(find([351.9, 0, 8.1], 'Stellium', 1.1).length, 1);
  assert.equal(find([0, 1], 'Stellium').length, 0);
});

test('rule: patterns are sorted by name and by bodies', () => {
  const found = findPatterns(points([0, 90, 180, 270]), {
    orbFactor: 1,
    include: ['T-Square', 'Grand Cross'],
    dominantOnly: false,
    orbs: 'pattern',
  });
  assert.deepEqual(
    found.map(({ name, bodies }) => `${name} ${bodies.map(({ body }) => body).join('')}`),
    ['Grand Cross ABCD', 'T-Square ACB', 'T-Square ACD', 'T-Square BDA', 'T-Square BDC'],
  );
});
