import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person, savedText, violations } from './support/person.js';

const BIRTH =
  'n=Ada&d=1942-06-18T02:00&tz=Europe/London&p=Liverpool&lat=53.41058&lon=-2.97794&bn=Ben&bd=1988-11-02T21:40&btz=America/New_York&bp=New+York&blat=40.71427&blon=-74.00597';

test(
  'regression: glyphs of a crowded birth are drawn in their own signs, and the default points are Sun to Pluto, Chiron and the true node',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/?view=chart&${BIRTH}`);
      const wheel = page.getByRole('region', { name: 'Wheel' });
      await wheel.getByRole('img').waitFor();
      // In the page: the sign whose segment contains the angle of each symbol's middle, with the sign of its title.
      const found = (await page.evaluate(`(() => {
        const angle = ({ x, y, width, height }) => Math.atan2(y + height / 2, x + width / 2);
        const signs = [...document.querySelectorAll('.cw-label-sign')].map((sign) => [sign.dataset.of, angle(sign.getBBox())]);
        const away = (a, b) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
        return [...document.querySelectorAll('.cw-label-point')].map((point) => {
          const at = angle(point.getBBox());
          const nearest = signs.reduce((best, sign) => (away(sign[1], at) < away(best[1], at) ? sign : best));
          return [point.dataset.of, nearest[0], point.querySelector('title').textContent];
        });
      })()`)) as [string, string, string][];
      assert.deepEqual(found.map(([name]) => name).sort(), [
        'Chiron',
        'Jupiter',
        'Mars',
        'Mercury',
        'Moon',
        'Neptune',
        'Pluto',
        'Saturn',
        'Sun',
        'True Node',
        'Uranus',
        'Venus',
      ]);
      for (const [name, sign, title] of found) assert.ok(title.includes(sign), `${name} beside ${sign}: ${title}`);
      await page.getByText('Bodies, observer, aspects').click();
      await page.getByLabel('South Node').check();
      await page.locator('.wheel [data-point="South Node"]').waitFor({ state: 'attached' });
      await page.getByRole('checkbox', { name: 'Chiron' }).uncheck();
      await page.locator('.wheel [data-point="Chiron"]').waitFor({ state: 'detached' });
      assert.match(new URL(page.url()).searchParams.get('bodies') ?? '', /South Node.*-Chiron/);
      await page.getByRole('combobox', { name: /^Degrees on the wheel/ }).selectOption('degrees');
      await page.locator('.cw-label-minute').first().waitFor({ state: 'detached' });
      await page.getByRole('combobox', { name: /^Colours/ }).selectOption('mono');
      await page.locator('.wheel svg[data-palette="mono"]').waitFor();
      assert.deepEqual(await violations(page), []);
    } finally {
      await leave();
    }
  },
);

test(
  'rule: a bi-wheel shows the angles and captions of both charts, also in the saved file',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/?view=pair&${BIRTH}`);
      const wheel = page.getByRole('region', { name: 'Bi-wheel' });
      await wheel.getByRole('img').waitFor();
      const angles = await wheel
        .locator('.cw-axis.cw-ring-1')
        .evaluateAll((axes) => axes.map((axis) => axis.getAttribute('data-angle')));
      assert.deepEqual(angles, ['AC', 'MC', 'DC', 'IC']);
      assert.equal(await wheel.locator('.cw-label-angle').count(), 8);
      assert.equal(await wheel.locator('.cw-label-point.cw-ring-1').count(), 12);
      const svg = await savedText(page, wheel.getByRole('button', { name: 'SVG' }));
      for (const line of [
        'Ada',
        '18 June 1942, 02:00',
        'Liverpool',
        'Ben',
        '2 November 1988, 21:40',
        'New York',
        'Placidus houses',
      ])
        assert.match(svg, new RegExp(`<text[^>]*>${line}<`), line);
    } finally {
      await leave();
    }
  },
);

/** The number of pages in the page tree of a PDF. */
const pagesOf = (pdf: Buffer): number => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1] ?? NaN);

test(
  'rule: a chart prints on one page of A4 or Letter, the wheel first with positions and aspects; other panels by choice',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/?view=chart&${BIRTH}`);
      await page.locator('.aspect-grid').waitFor();
      await page.getByRole('region', { name: 'Dignities' }).getByRole('row').nth(3).waitFor();
      for (const format of ['A4', 'Letter']) assert.equal(pagesOf(await page.pdf({ format })), 1, format);
      await page.emulateMedia({ media: 'print' });
      const seen = (name: string) => page.getByRole('region', { name, exact: true }).isVisible();
      assert.deepEqual(await Promise.all(['Wheel', 'Positions', 'Aspects', 'Lots', 'Dignities'].map(seen)), [
        true,
        true,
        true,
        false,
        false,
      ]);
      assert.equal(await page.getByLabel('Date', { exact: true }).isVisible(), false);
      await page.emulateMedia({ media: 'screen' });
      await page.getByText('Print', { exact: true }).last().click();
      await page
        .getByRole('group', { name: /The page contains/ })
        .getByLabel('Dignities')
        .check();
      await page.emulateMedia({ media: 'print' });
      assert.ok(await seen('Dignities'));
    } finally {
      await leave();
    }
  },
);
