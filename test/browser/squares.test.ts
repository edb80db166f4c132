import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person } from './support/person.js';

interface Measured {
  readonly sign: string;
  readonly outline: readonly (readonly [number, number])[];
  readonly texts: readonly {
    readonly kind: string;
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** In the page: the fields of the square with the boxes of their strings as the browser draws them. */
const MEASURE = `[...document.querySelectorAll('svg.square > g')].map((field) => ({
  sign: field.dataset.sign,
  outline: field.querySelector('polygon').getAttribute('points').split(' ').map((point) => point.split(',').map(Number)),
  texts: [...field.querySelectorAll('text')].map((text) => {
    const { x, y, width, height } = text.getBBox();
    return { kind: text.getAttribute('class'), text: text.textContent, x, y, width, height };
  }),
}))`;

const STYLES = `(({ fill, stroke }) => ({ fill, stroke }))(getComputedStyle(document.querySelector('svg.square .sign-mark')))`;

/** Whether a point is inside a convex outline of either orientation. */
function inside(outline: Measured['outline'], x: number, y: number): boolean {
  const sides = outline.map(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length];
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  });
  return sides.every((side) => side >= -1e-6) || sides.every((side) => side <= 1e-6);
}

/** Letters fill about two thirds of the height of its box. */
const FILLED = 0.66;

test(
  'validation: in the squares of the Vedic view every label is in its field, none overlaps another, and sign numbers are legible in light and dark',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      // The conjunction of seven bodies in 1962, an ordinary birth, and vargas with many bodies in few signs.
      const births = [
        'd=1962-02-05T00:10&tz=Asia/Kolkata',
        'd=1990-06-15T14:30&tz=Asia/Kolkata',
        'd=2000-05-05T08:00&tz=Asia/Kolkata',
      ];
      for (const birth of births)
        for (const style of ['north', 'south', 'east'])
          for (const varga of [1, 2, 9, 30]) {
            const where = `${birth} ${style} ${varga}`;
            await page.goto(`${address}/?view=vedic&${birth}&lat=28.61&lon=77.21&vs=${style}&vv=${varga}`);
            await page.locator('svg.square text.graha').first().waitFor();
            const fields = (await page.evaluate(MEASURE)) as Measured[];
            assert.equal(
              fields.reduce((sum, { texts }) => sum + texts.filter(({ kind }) => kind.startsWith('graha')).length, 0),
              10,
            );
            for (const { outline, texts, sign } of fields)
              texts.forEach(({ x, y, width, height, text }, i) => {
                const slack = (height * (1 - FILLED)) / 2;
                for (const [px, py] of [
                  [x, y + slack],
                  [x + width, y + slack],
                  [x, y + height - slack],
                  [x + width, y + height - slack],
                ])
                  assert.ok(inside(outline, px, py), `${where}: ${text} leaves the field of ${sign}`);
                for (const other of texts.slice(i + 1))
                  assert.ok(
                    x + width <= other.x ||
                      other.x + other.width <= x ||
                      y + height - slack <= other.y + slack ||
                      other.y + other.height - slack <= y + slack,
                    `${where}: ${text} over ${other.text}`,
                  );
              });
          }
      // A visit to the map loads its styles: marks on the map have a white rim, sign numbers must not.
      await page.getByRole('link', { name: 'Earth' }).click();
      await page.locator('.earth-svg').first().waitFor();
      await page.getByRole('link', { name: 'Vedic' }).click();
      await page.locator('svg.square .sign-mark').first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const styles = (await page.evaluate(STYLES)) as { fill: string; stroke: string };
        assert.equal(styles.stroke, 'none');
        assert.equal(styles.fill, colorScheme === 'light' ? 'rgb(86, 90, 105)' : 'rgb(169, 174, 192)');
      }
    } finally {
      await leave();
    }
  },
);
