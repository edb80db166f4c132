import { mkdirSync, writeFileSync } from 'node:fs';
import { person } from '../../test/browser/support/person.js';
import { LOOKS, SIZES, THEMES, watched } from '../../test/browser/support/looks.js';
import { PictureRoom } from '../../test/browser/support/pictures.js';

/**
 * npm run pictures: takes the pictures of the README (docs/pictures). With `-- --reference [VIEW ...]`: takes the small pictures that
 * test/browser/looks.test.ts compares the views with (all of them, or those of some views).
 */
const [mode, ...named] = process.argv.slice(2);
const README_PICTURES: readonly (readonly [string, 'light' | 'dark'])[] = [
  ['chart', 'light'],
  ['time', 'light'],
  ['sky', 'light'],
  ['earth', 'dark'],
];

const root = new URL('../../../', import.meta.url);
const someone = await person();
const { page, address } = someone;
page.setDefaultTimeout(120_000);
const settled = watched(page);
try {
  const room = new PictureRoom(await someone.emptyPage());
  const keep = (folder: string, name: string, bytes: Buffer): void => {
    mkdirSync(new URL(folder, root), { recursive: true });
    writeFileSync(new URL(`${folder}${name}`, root), bytes);
    console.log(`${folder}${name} ${(bytes.length / 1000).toFixed(1)} kB`);
  };
  if (mode === '--reference') {
    for (const [view, path] of Object.entries(LOOKS)) {
      if (named.length && !named.includes(view)) continue;
      await page.setViewportSize(SIZES.phone);
      await page.goto(address + path);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await settled();
          keep('test/browser/reference/', `${view}-${size}-${theme}.png`, await room.small(await page.screenshot()));
        }
      }
    }
  } else {
    await page.setViewportSize(SIZES.desktop);
    for (const [view, theme] of README_PICTURES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(address + LOOKS[view]);
      await settled();
      keep('docs/pictures/', `${view}.webp`, await room.webp(await page.screenshot()));
    }
  }
} finally {
  await someone.leave();
}
// The test runner closes shared resources of tests; here they are closed explicitly.
process.exit();
