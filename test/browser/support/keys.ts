import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** The visible elements that take keys. A tab that is not selected is reached by arrow keys. */
const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=file]), select:not(:disabled), textarea, summary, [tabindex="0"]';

// Code for the browser is text, because these files are checked without the types of a page.
const LISTEN = `(() => {
  window.reached = [];
  document.addEventListener('focusin', ({ target }) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(target);
    const box = target.getBoundingClientRect();
    const inSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const isMarked = target.matches('[type=file]') || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1);
    window.reached.push({ target, fault: isMarked ? (inSight ? '' : 'out of sight') : 'without a mark' });
  });
  document.activeElement?.blur();
  scrollTo(0, 0);
})()`;
const WANTED = `[...document.querySelectorAll('${REACHABLE}')].filter((e) => e.checkVisibility() && e.tabIndex >= 0)`;
const AGAIN = `window.reached.findIndex(({ target }, i) => i > 0 && target === window.reached[0].target)`;
const FAULTS = `(() => {
  const shown = (e) => e.outerHTML.slice(0, 120);
  const once = window.reached.slice(0, ${AGAIN} >>> 0);
  const targets = once.map(({ target }) => target);
  const follows = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [
    ...${WANTED}.filter((e) => !targets.includes(e)).map((e) => 'not reached: ' + shown(e)),
    ...once.filter(({ fault }) => fault !== '').map(({ target, fault }) => fault + ': ' + shown(target)),
    ...targets.slice(1).flatMap((e, i) => (follows(targets[i], e) ? [] : ['out of order: ' + shown(e)])),
  ];
})()`;

const TAB = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
const AT_ONCE = 10;

/** Moves through the page by Tab from its beginning to its end: every control is reached in the order of the page, visible and marked. */
export async function walkByTab(page: Page): Promise<void> {
  await page.evaluate(LISTEN);
  // Time fields have several stops, and a scrolling region is a stop itself.
  const most = 4 * (await page.evaluate<number>(`${WANTED}.length`)) + 60;
  const session = await page.context().newCDPSession(page);
  // Sends the key several times in a row: the keyboard of the driver waits twice for each press.
  const tab = () => session.send('Input.dispatchKeyEvent', TAB);
  for (let pressed = 0; pressed < most; pressed += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, tab));
    if (await page.evaluate<boolean>(`document.activeElement === document.body || ${AGAIN} > 0`)) break;
  }
  await session.detach();
  assert.deepEqual(await page.evaluate<string[]>(FAULTS), []);
}
