import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LOOKS, SIZES, THEMES, watched } from './support/looks.js';
import { walkByTab } from './support/keys.js';
import { noBrowser, person } from './support/person.js';
import type { Person } from './support/person.js';
import { PictureRoom } from './support/pictures.js';
import { assertTurns } from './support/turned.js';

/**
 * The allowed difference from reference pictures of another machine: its fonts have other widths and weights, so that lines break
 * elsewhere. A page without its style, or without its content, differs several times as much (the last test).
 */
const MOST = { mean: 0.025, far: 0.06 };

/** The width of the page beyond its window. */
const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';

/** Pictures are compared in a separate page. */
let room: Promise<PictureRoom> | undefined;

interface Looker extends Person {
  readonly settled: () => Promise<void>;
}

/** A person who views a page and leaves it clean for the next test. */
async function looking(look: (looker: Looker) => Promise<void>): Promise<void> {
  const someone = await person();
  room ??= someone.emptyPage().then((page) => new PictureRoom(page));
  try {
    await look({ ...someone, settled: watched(someone.page) });
  } finally {
    await someone.leave();
  }
}

/** The difference of the page from the reference picture of that name. */
async function apart({ page }: Looker, name: string): Promise<{ mean: number; far: number }> {
  const reference = readFileSync(new URL(`../../../test/browser/reference/${name}.png`, import.meta.url));
  const pictures = (await room) ?? assert.fail('no room');
  return pictures.apart(reference, await pictures.small(await page.screenshot()));
}

/** The page equals its reference picture; a page that still moves gets time to finish. */
async function assertLike(looker: Looker, name: string, view: string): Promise<void> {
  const isLike = ({ mean, far }: { mean: number; far: number }): boolean => mean < MOST.mean && far < MOST.far;
  if (isLike(await apart(looker, name))) return;
  await looker.settled();
  const found = await apart(looker, name);
  const shown = `${name}: ${JSON.stringify(found)} (npm run pictures -- --reference ${view} takes new ones)`;
  assert.ok(isLike(found), shown);
}

for (const [view, path] of Object.entries(LOOKS))
  test(
    `regression: the view ${view} equals its pictures on a phone and a desktop, light and dark; it is correct from right to left, and Tab reaches every control`,
    { skip: noBrowser },
    () =>
      looking(async (looker) => {
        const { page, address, settled } = looker;
        await page.emulateMedia({ colorScheme: THEMES[0], reducedMotion: 'reduce' });
        // A view decides by its first size which panels it opens; this is the size of a phone.
        await page.setViewportSize(SIZES.phone);
        await page.goto(address + path);
        await settled();
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          for (const theme of THEMES) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
            await assertLike(looker, `${view}-${size}-${theme}`, view);
          }
          const overflow = await page.evaluate<number>(OVERFLOW);
          assert.ok(overflow <= 0, `${view} ${size}: wider than the page by ${overflow} px`);
          await assertTurns(page, `${view} ${size}`);
        }
        // A page with few eclipses instead of hundreds of buttons.
        if (view === 'sky') await page.getByLabel('Kind').selectOption('hybrid');
        await walkByTab(page);
      }),
  );

test('rule: the printed page has no frame and no controls, and a white background', { skip: noBrowser }, () =>
  looking(async (looker) => {
    const { page, address, settled } = looker;
    await page.setViewportSize(SIZES.desktop);
    await page.goto(address + LOOKS.chart);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await settled();
    assert.equal(await page.locator('header.frame').isVisible(), false);
    assert.equal(await page.locator('.panel-actions').first().isVisible(), false);
    for (const part of ['document.body', `document.querySelector('.panel')`])
      assert.equal(await page.evaluate(`getComputedStyle(${part}).backgroundColor`), 'rgb(255, 255, 255)', part);
  }),
);

test('rule: the comparison detects a page without its style, and one without its content', { skip: noBrowser }, () =>
  looking(async (looker) => {
    const { page, address, settled } = looker;
    for (const breakIt of [
      `document.querySelectorAll('link[rel=stylesheet], style').forEach((sheet) => sheet.remove())`,
      `document.querySelectorAll('main > *').forEach((part) => part.remove())`,
    ]) {
      await page.setViewportSize(SIZES.desktop);
      await page.goto(address + LOOKS.chart);
      await settled();
      await page.evaluate(breakIt);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const { mean, far } = await apart(looker, `chart-desktop-${theme}`);
        assert.ok(mean > MOST.mean || far > MOST.far, `${theme}: ${mean} ${far}`);
      }
    }
  }),
);
