import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { starsOf } from './field.js';
import type { Field, StarsAnswer } from './field.js';
import { figures, figureStars } from './figures.js';
import { labelsOf } from './labels.js';
import {
  boundariesOfDate,
  drawnCircles,
  drawnFigures,
  drawnStars,
  MIDDLE,
  onDome,
  RADIUS,
  skyProjection,
  windowOfText,
  windowText,
} from './view.js';

const EMPTY: Field = { stars: {}, obliquity: null, galacticEquator: [], galacticPoints: [], calls: [] };
const star = (name: string, constellation: string, right_ascension: number, declination: number) => ({
  name,
  magnitude: 1,
  apparent: { right_ascension, declination },
  provenance: { constellation },
});

test('rule: right ascension and declination give the same position as azimuth and altitude', () => {
  // Meeus, Astronomical Algorithms, example 13.b: Venus over Washington, azimuth 68.0337 from the south, altitude 15.1249.
  const [lst, latitude] = [64.352133 + 347.3193375, 38.92138889];
  const point = skyProjection(lst, latitude)([347.3193375, -6.719891667]);
  const [x, y] = onDome(68.0337 + 180, 15.1249);
  assert.ok(point && Math.hypot(point[0] - x, point[1] - y) < 1e-3, `${point} ${x},${y}`);
});

test('rule: stars below the horizon are not drawn; a star that is requested twice is drawn once', () => {
  const answer: StarsAnswer = {
    results: {
      Sirius: star('Sirius', 'Canis Major', 101, 0),
      'alf CMa': star('Sirius', 'Canis Major', 101, 0),
      'bet CMa': star('Mirzam', 'Canis Major', 101 + 180, 0),
      dark: { ...star('dark', '', 101, 0), magnitude: null as unknown as number },
    },
  };
  const drawn = drawnStars({ ...EMPTY, stars: starsOf([answer]) }, skyProjection(101, 40));
  assert.deepEqual(
    drawn.map(({ name }) => name),
    ['Sirius'],
  );
  assert.ok(Math.abs(drawn[0].point[1] - MIDDLE - (RADIUS * 40) / 90) < 1e-6);
});

test('rule: a figure is drawn at its stars and has the name of their constellation', () => {
  const stars = starsOf([
    {
      results: {
        'alf CMi': star('Procyon', 'Canis Minor', 100, 40),
        'bet CMi': star('Gomeisa', 'Canis Minor', 110, 40),
      },
    },
  ]);
  const { d, names } = drawnFigures({ ...EMPTY, stars }, skyProjection(105, 40));
  assert.match(d, /^M[\d.]+,[\d.]+L/);
  assert.deepEqual(
    names.map(({ name }) => name),
    ['Canis Minor'],
  );
});

test('rule: the ecliptic of date reaches the obliquity above the equator, at 90 degrees', () => {
  const circles = drawnCircles(
    { ...EMPTY, obliquity: 23.44, galacticPoints: [{ name: 'solstice', at: [90, 0] }] },
    skyProjection(90, 23.44),
  );
  const [{ point }] = circles!.points;
  assert.ok(Math.hypot(point[0] - MIDDLE, point[1] - MIDDLE) < 1e-6);
});

test('rule: figures are strokes of at least two stars, each constellation once', () => {
  assert.equal(new Set(figures.map(({ abbreviation }) => abbreviation)).size, figures.length);
  for (const { abbreviation, strokes } of figures)
    for (const stroke of strokes) assert.ok(stroke.length > 1, abbreviation);
  assert.ok(figureStars.length > 500 && figureStars.length <= 900);
});

test('rule: labels do not overlap, and the address restores a window', () => {
  const wanted = (key: string, x: number) => ({ key, words: 'Alpheratz', point: [x, 300] as const, class: '' });
  assert.deepEqual(
    labelsOf([wanted('a', 200), wanted('b', 210), wanted('c', 500)], 12.5).map(({ key }) => key),
    ['a', 'c'],
  );
  assert.deepEqual(windowOfText(windowText({ scale: 2, x: -100, y: -50 })), { scale: 2, x: -100, y: -50 });
  assert.equal(windowText({ scale: 1, x: 0, y: 0 }), '');
});

test('validation: boundaries agree with the digitized ones of Davenhall and Leggett (CDS VI/49) at their corners in J2000', () => {
  const file = new URL('../../../../../../src/workbench/data/constellation-boundaries.json', import.meta.url);
  const lines = JSON.parse(readFileSync(file, 'utf8')) as number[][];
  // The galactic equator at longitudes 0 and 90 in right ascension and declination of J2000 (IAU 1958 in ICRS).
  const galacticEquator = Array.from({ length: 36 }, () => [0, 0] as const)
    .with(0, [266.405, -28.936])
    .with(9, [318.004, 48.33]);
  const found = boundariesOfDate({ ...EMPTY, obliquity: 0, galacticEquator }, lines);
  const corners = (found?.coordinates ?? []).flat();
  // Corners of Andromeda, degrees.
  for (const [ra, dec] of [
    [-15.5347, 35.1682],
    [-15.6571, 53.168],
    [-4.7239, 48.6929],
  ])
    assert.ok(
      corners.some((at) => Math.hypot((at[0] - ra) * Math.cos((dec * Math.PI) / 180), at[1] - dec) < 0.02),
      `${ra} ${dec}`,
    );
  assert.equal(boundariesOfDate({ ...EMPTY, obliquity: 0 }, lines), null);
});
