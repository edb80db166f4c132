import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser, ConsoleMessage, Download, Page } from 'playwright-core';
import { realService } from '../../contract/support/real-app.js';
import type { RealService } from '../../contract/support/real-app.js';
import { chromiumPath } from './chromium.js';

/** For `test(..., { skip })`: the reason why browser tests do not run here, or false. */
export const noBrowser: string | false =
  chromiumPath === undefined ? 'no Chromium is installed (CHROMIUM_PATH names one)' : false;

const PATIENCE_MS = 120_000;

/** One service and one browser for all tests of a process. */
let house: Promise<{ readonly service: RealService; readonly browser: Browser }> | undefined;

/** Pages are drawn by the processor in one thread, so that tests do not take time from each other. */
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

/** A person at the workbench: an empty profile, and the errors of the console. */
export interface Person {
  readonly page: Page;
  readonly address: string;
  /** Sends a POST request outside the page and returns the answer. */
  ask(path: string, body: unknown): Promise<unknown>;
  /** Opens an empty page. */
  emptyPage(): Promise<Page>;
  leave(): Promise<void>;
}

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** Free pages at desktop size. A new page takes as long as several views, so pages are cleaned and used again. */
const free: Page[] = [];

/** With `meansFaults` the console may show errors. */
export async function person({ meansFaults = false } = {}): Promise<Person> {
  const { browser } = await (house ??= openHouse());
  const page = free.pop() ?? (await (await browser.newContext()).newPage());
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
  return seated(page, meansFaults, async (address) => {
    await page.unrouteAll();
    for (const event of ['request', 'requestfinished', 'requestfailed', 'load'] as const)
      page.removeAllListeners(event);
    // An address without a script, so that nothing of this test continues.
    await page.goto(`${address}/favicon.svg`);
    await page.evaluate('localStorage.clear(), sessionStorage.clear()');
    free.push(page);
  });
}

/** A person with a phone and a touch screen. */
export async function personWithPhone(): Promise<Person> {
  const { browser } = await (house ??= openHouse());
  const profile = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  return seated(await profile.newPage(), false, () => profile.close());
}

async function seated(page: Page, meansFaults: boolean, goes: (address: string) => Promise<void>): Promise<Person> {
  const { service, browser } = await (house ??= openHouse());
  const address = await service.address();
  // Timeouts are long, because a busy machine is slow.
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

/** The text of the file that a button saves. */
export async function savedText(page: Page, button: ReturnType<Page['getByRole']>): Promise<string> {
  const [download] = (await Promise.all([page.waitForEvent('download'), button.click()])) as [Download, void];
  return readFileSync(await download.path(), 'utf8');
}

const AXE = readFileSync(new URL('../../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** The violations that axe-core finds on the page. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(AXE);
  // Content that is being replaced is dimmed, so the check waits for the final content. (The content policy of the page forbids
  // `waitForFunction`, which evaluates text in the page.)
  await page.locator('.answer.loading').first().waitFor({ state: 'detached' });
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run({ resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
  });
}
