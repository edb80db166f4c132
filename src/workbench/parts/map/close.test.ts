import assert from 'node:assert/strict';
import test from 'node:test';
import { closePoint, placeAt, sheetOf } from './projections.js';
import { roundLength } from './round-length.js';
import { visibleBox } from './visible-box.js';
import { closeText, sheetChange } from './sheet-change.js';
import { placedTowns, townsCall } from './town-names.js';
import { middleOf, pixelsPerDegree, windowAbout, windowOf, fullScale } from './window.js';

const SIZE = { width: 800, height: 416 };
const PLACES = [
  { latitude: 43.263, longitude: -2.935 },
  { latitude: -36.85, longitude: 174.76 },
  { latitude: -17.8, longitude: -178.9 },
  { latitude: 69.65, longitude: 18.96 },
];

test('rule: pieces of the fine map agree with the projection', () => {
  for (const about of [0, 170, -120]) {
    const sheet = sheetOf('close', { latitude: 0, longitude: about });
    for (const east of [-90, -10, 0, 35.5, 120])
      for (const latitude of [-75, -20, 0, 43.2, 80]) {
        const [x, y] = closePoint(east, latitude),
          [px, py] = sheet.projection([about + east, latitude]) ?? [NaN, NaN];
        assert.ok(Math.hypot(x - px, y - py) < 1e-6, `${about} ${east} ${latitude}`);
      }
  }
});

test('rule: zooming changes the round map to the detailed one at the same place and scale, and back', () => {
  for (const place of PLACES) {
    const sheet = sheetOf('turned', place);
    const far = windowAbout(place, fullScale(sheet, SIZE) * 8, sheet, SIZE);
    assert.equal(sheetChange(far, sheet, SIZE), null);
    const near = windowAbout(place, fullScale(sheet, SIZE) * 12, sheet, SIZE);
    const change = sheetChange(near, sheet, SIZE);
    assert.equal(change?.shape, 'close');
    const close = sheetOf('close', change.about),
      visible = windowOf(change.text, close, SIZE, place);
    const middle = middleOf(visible, close, SIZE);
    assert.ok(middle && Math.abs(middle.latitude - place.latitude) < 0.01, JSON.stringify(middle));
    assert.ok(Math.abs(((middle.longitude - place.longitude + 540) % 360) - 180) < 0.01);
    const ratio = pixelsPerDegree(visible, close, SIZE) / pixelsPerDegree(near, sheet, SIZE);
    assert.ok(Math.abs(ratio - 1) < 0.02, `the scale changes by ${ratio}`);
    assert.equal(sheetChange(visible, close, SIZE), null, 'it does not go back at once');
    const back = sheetChange({ ...windowAbout(place, visible.scale / 3, close, SIZE) }, close, SIZE);
    assert.equal(back?.shape, 'turned');
  }
  const pole = { latitude: 88, longitude: 0 };
  const sheet = sheetOf('turned', pole);
  assert.equal(sheetChange(windowAbout(pole, fullScale(sheet, SIZE) * 40, sheet, SIZE), sheet, SIZE), null);
});

test('rule: the detailed map of a place shows a given number of kilometres, wherever it is', () => {
  for (const place of PLACES) {
    const sheet = sheetOf('close', place),
      visible = windowOf(closeText(place, 260), sheet, SIZE, place);
    const middle = middleOf(visible, sheet, SIZE);
    assert.ok(middle && Math.abs(middle.latitude - place.latitude) < 1e-3);
    const km = (SIZE.height / pixelsPerDegree(visible, sheet, SIZE)) * 111.2;
    assert.ok(Math.abs(km - 260) < 8, `${km} km`);
    const box = visibleBox(visible, sheet, SIZE);
    assert.ok(box.south < place.latitude && box.north > place.latitude && box.east - box.west < 15);
    assert.ok(placeAt(sheet, 500, 300) !== null);
  }
});

test('rule: requests for towns are rounded to a grid and keep the bounds of the route, also across the date line', () => {
  const { path } = townsCall({ south: -18.5, west: 178, north: -17, east: 181.5 });
  const query = new URLSearchParams(path.split('?')[1]);
  assert.equal(query.get('west'), '178');
  assert.equal(query.get('east'), '-178');
  assert.ok(Number(query.get('south')) <= -18.5 && Number(query.get('north')) >= -17);
  const moved = townsCall({ south: -18.49, west: 178.01, north: -16.99, east: 181.51 }).path;
  assert.equal(moved, path);
});

test('rule: names of towns never overlap, and the larger town has priority', () => {
  const sheet = sheetOf('close', PLACES[0]),
    visible = windowOf(closeText(PLACES[0], 260), sheet, SIZE, PLACES[0]);
  const town = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude, population: 1 });
  const towns = [town('Bilbao', 43.263, -2.935), town('Barakaldo', 43.297, -2.988), town('Burgos', 42.341, -3.702)];
  const { shown } = placedTowns(towns, { sheet, visible, size: SIZE }, []);
  assert.deepEqual(
    shown.map(({ town: { name } }) => name),
    ['Bilbao', 'Burgos'],
  );
});

test('rule: the bar of the scale is a round number of kilometres and fits', () => {
  for (const kmPerPixel of [0.013, 0.2, 1, 7.3]) {
    const km = roundLength(kmPerPixel);
    assert.match(String(km).replace(/[.0]/g, ''), /^[125]$/);
    assert.ok(km / kmPerPixel <= 140 && km / kmPerPixel > 50);
  }
});
