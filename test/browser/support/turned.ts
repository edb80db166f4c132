import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** In the page, which runs from right to left: the elements that must not be mirrored but are, and the number of checked elements. */
const FAULTS = `(() => {
  const faults = [];
  const say = (element, fault) => faults.push(fault + ': ' + (element.textContent || element.outerHTML).slice(0, 80));
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) faults.push('wider than the page by ' + wider + ' px');
  // Pictures, maps, code, sliders and steps of time.
  for (const element of document.querySelectorAll('main :is(svg, pre, .stepper, .steps, input[type=range])'))
    if (getComputedStyle(element).direction !== 'ltr') say(element, 'runs to the left');
  for (const group of document.querySelectorAll('main :is(.stepper, .steps)')) {
    const [back, on] = ['◀', '▶'].map((sign) => [...group.querySelectorAll('button')].find((button) => button.textContent === sign));
    if (!(back.getBoundingClientRect().right <= on.getBoundingClientRect().left)) say(group, 'back is not left of on');
  }
  for (const cell of document.querySelectorAll('main td.numeric'))
    if (getComputedStyle(cell).textAlign !== 'right') say(cell, 'units are not below units');
  for (const input of document.querySelectorAll('main input[type=text]'))
    if (getComputedStyle(input).unicodeBidi !== 'plaintext') say(input, 'turns what is typed');
  // Numbers of several parts: the first character is to the left of the last if they share a line.
  const FIGURE = new RegExp([
    '\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d \\\\d\\\\d:\\\\d\\\\d(:\\\\d\\\\d)?( UTC)?',
    '(\\\\d\\\\d:\\\\d\\\\d|\\\\d{4}-\\\\d\\\\d-\\\\d\\\\d) – [\\\\d:-]+\\\\d',
    '\\\\d+°\\\\d\\\\d′[NS] \\\\d+°\\\\d\\\\d′[EW]',
    '\\\\d+°\\\\d\\\\d′(\\\\d\\\\d″)? ?[♈-♓]',
    '[−-]\\\\d[\\\\d.°′″]*',
    '\\\\d[\\\\d.]* (km|min|mag|%)',
  ].join('|'), 'g');
  let looked = 0;
  for (const element of document.querySelectorAll('main *')) {
    const nodes = [...element.childNodes];
    if (nodes.length === 0 || element.closest('option') || !nodes.every((node) => node.nodeType === Node.TEXT_NODE)) continue;
    const at = (offset) => {
      let rest = offset;
      const node = nodes.find(({ data }) => rest < data.length || ((rest -= data.length), false));
      const range = new Range();
      range.setStart(node, rest);
      range.setEnd(node, rest + 1);
      return range.getBoundingClientRect();
    };
    for (const { 0: figure, index } of element.textContent.matchAll(FIGURE)) {
      const [first, last] = [at(index), at(index + figure.length - 1)];
      if (first.width === 0 || Math.abs(first.top - last.top) > 4) continue;
      looked++;
      if (first.left >= last.left) say(element, figure + ' is turned');
    }
  }
  return { faults: [...new Set(faults)], looked };
})()`;

/** The page in right-to-left direction: the frame is mirrored, and content that is always left to right is not. */
export async function assertTurns(page: Page, what: string): Promise<void> {
  const root = 'document.documentElement';
  const nav = `document.querySelector('header nav a').getBoundingClientRect().left`;
  const before = await page.evaluate<number>(nav);
  await page.evaluate(`${root}.setAttribute('dir', 'rtl')`);
  assert.notEqual(await page.evaluate<number>(nav), before, `${what}: the frame turns`);
  const { faults, looked } = await page.evaluate<{ faults: string[]; looked: number }>(FAULTS);
  assert.deepEqual(faults, [], `${what}, right to left`);
  assert.ok(looked > 2, `${what}: only ${looked} elements were checked`);
  await page.evaluate(`${root}.setAttribute('dir', 'ltr')`);
}
