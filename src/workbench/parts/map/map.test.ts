import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { labelWidth, placedLabels } from './labels.js';
import { placeAt, PROJECTIONS, sheetOf } from './projections.js';
import { densified, piecesOf, visiblePath } from './shapes.js';
import { kept, onScreen, showsHeight, fullWindow, windowOf, windowText, zoomed } from './window.js';

const LONDON = { latitude: 51.5, longitude: -0.12 };
const SIZE = { width: 900, height: 450 };
const projections = fc.constantFrom(...PROJECTIONS, 'turned' as const);

test('property: a point of the map gives the place that is drawn there, in every projection', () => {
  fc.assert(
    fc.property(
      projections,
      fc.double({ min: -79, max: 79, noNaN: true }),
      fc.double({ min: -179, max: 178, noNaN: true }),
      (name, latitude, longitude) => {
        const sheet = sheetOf(name, LONDON);
        const point = sheet.projection([longitude, latitude]);
        assert.ok(point);
        assert.ok(
          point[0] >= -1e-9 && point[0] <= sheet.width + 1e-9 && point[1] >= -1e-9 && point[1] <= sheet.height + 1e-9,
        );
        const place = placeAt(sheet, point[0], point[1]);
        assert.ok(place);
        assert.ok(Math.abs(place.latitude - latitude) < 1e-4 && Math.abs(place.longitude - longitude) < 1e-3, name);
      },
    ),
  );
});

test('rule: the globe shows only its visible side, completely, around the place in its middle', () => {
  const sheet = sheetOf('globe', LONDON);
  const size = { width: 600, height: 600 },
    visible = windowOf('', sheet, size, LONDON);
  const middle = onScreen(LONDON, sheet, visible);
  assert.ok(middle && Math.abs(middle.x - 300) < 1e-6 && Math.abs(middle.y - 300) < 1e-6);
  assert.equal(onScreen({ latitude: -51.5, longitude: 179.88 }, sheet, visible), null);
  assert.equal(placeAt(sheet, 5, 5), null);
});

test('rule: lines of layers take the shortest way, also over the antimeridian', () => {
  const sheet = sheetOf('turned', { latitude: 0, longitude: 180 });
  const across = {
    type: 'LineString',
    coordinates: [
      [170, 10],
      [-170, 10],
    ],
  };
  const reach = (isArc: boolean): number => {
    const points = piecesOf(sheet, across, isArc).flat();
    return Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
  };
  assert.ok(reach(true) < 0.08 * sheet.width);
  assert.ok(reach(false) > 0.5 * sheet.width);
});

test('rule: outside a round map there is no place', () => {
  assert.equal(placeAt(sheetOf('round', LONDON), 1, 1), null);
  assert.equal(placeAt(sheetOf('place', LONDON), 1, 1), null);
  assert.equal(placeAt(sheetOf('plain', LONDON), -1, 100), null);
});

test('rule: a line of GeoJSON is straight on the plain map, from pole to pole and along a parallel', () => {
  const sheet = sheetOf('plain', LONDON);
  for (const [coordinates, axis] of [
    [
      [
        [30, -90],
        [30, 90],
      ],
      0,
    ],
    [
      [
        [-170, 50],
        [170, 50],
      ],
      1,
    ],
  ] as const) {
    const [piece, ...rest] = piecesOf(sheet, { type: 'LineString', coordinates });
    assert.equal(rest.length, 0);
    for (const point of piece) assert.ok(Math.abs(point[axis] - piece[0][axis]) < 0.1, `${point}`);
  }
  assert.equal(
    densified([
      [0, 0],
      [10, 0],
    ]).length,
    6,
  );
});

test('rule: only the visible part of a line is drawn, and its dashes begin at the start of the line', () => {
  const pieces = [
    [
      [-500, 100],
      [-400, 100],
      [10, 100],
      [20, 100],
      [2000, 100],
      [3000, 100],
    ],
  ] as const;
  const whole = { scale: 1, x: 0, y: 0 };
  assert.deepEqual(visiblePath(pieces, whole, SIZE), {
    d: 'M-400.0,100.0L10.0,100.0L20.0,100.0L2000.0,100.0',
    before: 100,
  });
  assert.equal(visiblePath(pieces, { ...whole, y: -300 }, SIZE).d, '');
});

test('rule: the map is zoomed about the point under the pointer, and never leaves its window', () => {
  const sheet = sheetOf('plain', LONDON),
    whole = windowOf('', sheet, SIZE, LONDON),
    at = { x: 200, y: 130 };
  const before = placeAt(sheet, (at.x - whole.x) / whole.scale, (at.y - whole.y) / whole.scale),
    near = zoomed(whole, 4, at, sheet, SIZE),
    after = placeAt(sheet, (at.x - near.x) / near.scale, (at.y - near.y) / near.scale);
  assert.ok(before && after);
  assert.ok(Math.abs(before.latitude - after.latitude) < 1e-9 && Math.abs(before.longitude - after.longitude) < 1e-9);
  const pulled = kept({ ...near, x: 1e6, y: -1e6 }, sheet, SIZE);
  assert.equal(pulled.x, 0);
  assert.ok(Math.abs(pulled.y + sheet.height * pulled.scale - SIZE.height) < 1e-9);
  assert.deepEqual(zoomed(whole, 0.5, at, sheet, SIZE), whole);
});

test('rule: the address restores the visible part', () => {
  const sheet = sheetOf('mercator', LONDON);
  const visible = windowOf('48.85,2.35,8', sheet, SIZE, LONDON);
  assert.equal(windowText(visible, sheet, SIZE, LONDON), '48.850,2.350,8.00');
  assert.equal(windowText(windowOf('', sheet, SIZE, LONDON), sheet, SIZE, LONDON), '');
  assert.deepEqual(windowOf('nonsense', sheet, SIZE, LONDON), windowOf('', sheet, SIZE, LONDON));
  const paris = onScreen({ latitude: 48.85, longitude: 2.35 }, sheet, visible);
  assert.ok(paris && Math.hypot(paris.x - SIZE.width / 2, paris.y - SIZE.height / 2) < 1e-6);
});

test('rule: a window taller than the map shows at first all latitudes about the place, up to the edges; the entire map can still be shown', () => {
  const sheet = sheetOf('plain', LONDON),
    phone = { width: 300, height: 280 };
  for (const longitude of [-0.12, 30, 179]) {
    const about = { latitude: 10, longitude },
      visible = windowOf('', sheet, phone, about);
    assert.ok(showsHeight(visible, sheet, phone));
    assert.ok(Math.abs(visible.scale * sheet.height - phone.height) < 1e-9);
    assert.ok(
      visible.x <= 0 && visible.x + visible.scale * sheet.width >= phone.width - 1e-9,
      'no room outside the map',
    );
    const at = onScreen(about, sheet, visible);
    if (longitude < 90) assert.ok(at && Math.abs(at.x - 150) < 1e-9);
    assert.equal(windowText(visible, sheet, phone, about), '');
    const whole = fullWindow(sheet, phone),
      text = windowText(whole, sheet, phone, about);
    assert.ok(whole.scale * sheet.width <= phone.width + 1e-9);
    assert.deepEqual(windowOf(text, sheet, phone, about), whole);
  }
});

test('property: labels of lines are on their lines, within the window, and never overlap', () => {
  const meridian = fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    text: fc.constantFrom('☉ MC', '♆ ASC', 'Sun'),
    from: fc.constantFrom('top' as const, 'bottom' as const, 'middle' as const),
  });
  const sheet = sheetOf('plain', LONDON),
    visible = windowOf('', sheet, SIZE, LONDON);
  fc.assert(
    fc.property(fc.array(meridian, { maxLength: 60 }), (meridians) => {
      const lines = meridians.map(({ longitude, text, from }, i) => ({
        key: String(i),
        text,
        from,
        pieces: piecesOf(sheet, {
          type: 'LineString',
          coordinates: [
            [longitude, -90],
            [longitude, 90],
          ],
        }),
      }));
      const other = { x: 300, y: 200, half: 60 };
      const labels = placedLabels(lines, visible, SIZE, [other]);
      for (const [i, { key, text, x, y }] of labels.entries()) {
        const half = labelWidth(text) / 2;
        assert.ok(Math.abs(x - (meridians[Number(key)].longitude + 180) * 2.5) < 0.01);
        assert.ok(x >= half && x <= SIZE.width - half && y > 0 && y < SIZE.height);
        assert.ok(Math.abs(x - other.x) >= half + other.half || Math.abs(y - other.y) >= 17);
        for (const next of labels.slice(i + 1))
          assert.ok(Math.abs(x - next.x) >= half + labelWidth(next.text) / 2 || Math.abs(y - next.y) >= 17);
      }
    }),
  );
});
