import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOKS } from './support/looks.js';
import { noBrowser, person } from './support/person.js';

const BIRTH = 'd=1990-06-15T14:30&p=London&tz=Europe/London&lat=51.50853&lon=-0.12574';
const PAIR = `n=Ada&${BIRTH}&bn=Ben&bd=1988-11-02T21:40&btz=America/New_York&blat=40.71427&blon=-74.00597`;

/** The views and their parts with names of authors in the service. */
const PAGES: readonly string[] = [
  ...Object.values(LOOKS),
  `/?view=chart&${BIRTH}&z=authI`,
  `/?view=pair&mode=midtime&${PAIR}`,
  `/?view=pair&mode=composite&${PAIR}`,
  `/?view=time&tab=directions&${BIRTH}`,
  `/?view=time&tab=periods&${BIRTH}`,
  `/?view=vedic&${BIRTH}&va=authI`,
];

/** In the page: every shown string, also in attributes, options and form values. */
const SHOWN = `(() => {
  const attributes = ['title', 'aria-label', 'aria-valuetext', 'placeholder', 'alt', 'value', 'href'];
  const found = [document.body.textContent ?? ''];
  for (const element of document.querySelectorAll('body *')) {
    for (const name of attributes) found.push(element.getAttribute(name) ?? '');
    if ('value' in element) found.push(String(element.value));
  }
  return found;
})()`;

test(
  'rule: no view shows a neutral token of the service, not in its tables, controls, links or code',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      for (const path of PAGES) {
        await page.goto(address + path);
        await page.locator('main').getByRole('button').first().waitFor();
        await page.waitForLoadState('networkidle');
        for (const button of await page.getByRole('button', { name: 'As code' }).all()) await button.click();
        const shown = (await page.evaluate(SHOWN)) as string[];
        // Links keep the parameters of the address that was opened.
        const tokens = shown
          .map((text) => text.replace(/[?&](z|va)=authI\b/g, ''))
          .filter((text) => /(?<![A-Za-z0-9])auth[A-Q](?![A-Za-z0-9])/.test(text));
        assert.deepEqual(
          tokens.map((text) => text.slice(0, 200)),
          [],
          path,
        );
      }
    } finally {
      await leave();
    }
  },
);
