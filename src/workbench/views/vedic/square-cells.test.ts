import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CELLS, cellOfSign, placed, STYLES } from './square-cells.js';

test('rule: the fields of each drawing tile it: twelve in the north, around an empty middle in the south and east', () => {
  const area = (outline: readonly (readonly [number, number])[]): number =>
    Math.abs(
      outline.reduce((sum, [x, y], i) => {
        const [nx, ny] = outline[(i + 1) % outline.length];
        return sum + x * ny - nx * y;
      }, 0) / 2,
    );
  const total = (style: (typeof STYLES)[number]): number =>
    CELLS[style].reduce((sum, { outline }) => sum + area(outline), 0);
  assert.equal(CELLS.north.length, 12);
  assert.ok(Math.abs(total('north') - 160_000) < 1e-6);
  assert.ok(Math.abs(total('south') - 120_000) < 1e-6);
  assert.ok(Math.abs(total('east') - (160_000 * 8) / 9) < 1e-6);
});

test('rule: up to ten labels fit into every field without overlapping each other, the mark or an edge', () => {
  for (const style of STYLES)
    CELLS[style].forEach((cell, i) => {
      for (let count = 1; count <= 10; count++) {
        const { size, spots } = placed(cell, count),
          where = `${style} ${i} ${count}`;
        assert.equal(spots.length, count, where);
        assert.ok(size > 6, `${where}: ${size}`);
        spots.forEach(([x, y], k) => {
          for (const [ox, oy] of spots.slice(k + 1))
            assert.ok(Math.abs(x - ox) > size * 3.8 || Math.abs(y - oy) > size * 1.2, where);
          assert.ok(Math.abs(x - cell.mark[0]) > size * 1.7 || Math.abs(y - cell.mark[1]) > size * 0.6, where);
          for (const dx of [-1.6, 1.6])
            for (const dy of [-0.55, 0.55]) assert.ok(inside(cell.outline, x + dx * size, y + dy * size), where);
        });
      }
    });
});

/** Whether a point is inside a convex outline of either orientation. */
function inside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  const sides = outline.map(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  });
  return sides.every((side) => side >= -1e-6) || sides.every((side) => side <= 1e-6);
}

test('rule: in the north the first house is at the top and the houses run counterclockwise; elsewhere the signs are fixed', () => {
  assert.equal(cellOfSign('north', 8, 8), 0);
  assert.equal(cellOfSign('north', 2, 8), 6);
  assert.equal(cellOfSign('north', 0, 8), 4);
  const centre = (style: (typeof STYLES)[number], sign: number) =>
    CELLS[style][cellOfSign(style, sign, 8)].outline.reduce(
      ([x, y], [px, py], _, { length }) => [x + px / length, y + py / length],
      [0, 0],
    );
  // Second house: upper left; Pisces of the south: upper left corner; Cancer of the east: the left side.
  assert.ok(centre('north', 9)[0] < 200 && centre('north', 9)[1] < 100);
  assert.deepEqual(centre('south', 11), [50, 50]);
  assert.ok(centre('east', 3)[0] < 100 && Math.abs(centre('east', 3)[1] - 200) < 1e-9);
});
