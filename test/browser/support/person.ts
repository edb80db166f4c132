import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser, ConsoleMessage, Download, Page } from 'playwright-core';
import { realService } from '../../contract/support/real-app.js';
import type { RealService } from '../../contract/support/real-app.js';
import { chromiumPath } from './chromium.js';

/** For `test(..., { skip })`: why browser tests do not run here, or false. */
export const noBrowser: string | false =
  chromiumPath === undefined ? 'no Chromium is installed (CHROMIUM_PATH names one)' : false;

const PATIENCE_MS = 120_000;

/** One service and one browser for all the tests of a process. */
let house: Promise<{ readonly service: RealService; readonly browser: Browser }> | undefined;

/** Pages are drawn by the processor, in one thread: nobody looks at them, and a machine of tests has no other use for a second. */
const DRAWN_PLAINLY = [
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  '--in-process-gpu',
  '--num-raster-threads=1',
];

async function openHouse() {
  const [service, browser] = await Promise.all([
    realService(),
    chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', ...DRAWN_PLAINLY] }),
  ]);
  return { service, browser };
}

after(async () => {
  if (house === undefined) return;
  const { service, browser } = await house;
  await browser.close();
  await service.close();
});

/** A person before the workbench: a profile without a past, and the faults that its console shows. */
export interface Person {
  readonly page: Page;
  readonly address: string;
  /** What the service answers to a POST, asked beside the page. */
  ask(path: string, body: unknown): Promise<unknown>;
  /** A page of its own, of no address. */
  emptyPage(): Promise<Page>;
  leave(): Promise<void>;
}

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** Pages on a desktop that no one sits at. A new one takes as much as several views: who leaves cleans it for the next. */
const free: Page[] = [];

/** Who meets faults on purpose says so (`meansFaults`): the console may then show them. */
export async function person({ meansFaults = false } = {}): Promise<Person> {
  const { browser } = await (house ??= openHouse());
  const page = free.pop() ?? (await (await browser.newContext()).newPage());
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
  return seated(page, meansFaults, async (address) => {
    await page.unrouteAll();
    for (const event of ['request', 'requestfinished', 'requestfailed', 'load'] as const)
      page.removeAllListeners(event);
    // A place without a program: nothing of this test goes on.
    await page.goto(`${address}/favicon.svg`);
    await page.evaluate('localStorage.clear(), sessionStorage.clear()');
    free.push(page);
  });
}

/** A person with a phone, which is touched. */
export async function personWithPhone(): Promise<Person> {
  const { browser } = await (house ??= openHouse());
  const profile = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  return seated(await profile.newPage(), false, () => profile.close());
}

async function seated(page: Page, meansFaults: boolean, goes: (address: string) => Promise<void>): Promise<Person> {
  const { service, browser } = await (house ??= openHouse());
  const address = await service.address();
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage): void => void (message.type() === 'error' && faults.push(message.text()));
  const onError = (error: Error): void => void faults.push(error.message);
  page.on('console', onConsole).on('pageerror', onError);
  return {
    page,
    address,
    ask: async (path, body) => {
      const response = await service.app.inject({ method: 'POST', url: path, payload: body as object });
      assert.equal(response.statusCode, 200, response.body);
      return response.json();
    },
    emptyPage: () => browser.newPage(),
    leave: async () => {
      page.off('console', onConsole).off('pageerror', onError);
      await goes(address);
      if (!meansFaults) assert.deepEqual(faults, [], 'the console shows no fault');
    },
  };
}

/** The text of a file that a button saves. */
export async function savedText(page: Page, button: ReturnType<Page['getByRole']>): Promise<string> {
  const [download] = (await Promise.all([page.waitForEvent('download'), button.click()])) as [Download, void];
  return readFileSync(await download.path(), 'utf8');
}

const AXE = readFileSync(new URL('../../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** What axe-core finds wrong with the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(AXE);
  // What is about to be replaced stands dimmed: what is judged is what stays. (The page's policy admits no text that Playwright would have to
  // evaluate in it again and again, as `waitForFunction` does.)
  await page.locator('.answer.loading').first().waitFor({ state: 'detached' });
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run({ resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
  });
}
