import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser, Download, Page } from 'playwright-core';
import { realService } from '../../contract/support/real-app.js';
import type { RealService } from '../../contract/support/real-app.js';
import { chromiumPath } from './chromium.js';

/** For `test(..., { skip })`: why browser tests do not run here, or false. */
export const noBrowser: string | false =
  chromiumPath === undefined ? 'no Chromium is installed (CHROMIUM_PATH names one)' : false;

const PATIENCE_MS = 120_000;

/** One service and one browser for all the tests of a process. */
let house: Promise<{ readonly service: RealService; readonly browser: Browser }> | undefined;

async function openHouse() {
  const [service, browser] = await Promise.all([
    realService(),
    chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] }),
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

/** What a person looks at the page through; a phone is touched. */
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
};

export async function person(screen: keyof typeof SCREENS = 'desktop'): Promise<Person> {
  const { service, browser } = await (house ??= openHouse());
  const address = await service.address();
  const profile = await browser.newContext({ ...SCREENS[screen], reducedMotion: 'reduce' });
  const page = await profile.newPage();
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
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
      await profile.close();
      assert.deepEqual(faults, [], 'the console shows no fault');
    },
  };
}

/** The text of a file that a button saves. */
export async function savedText(page: Page, button: ReturnType<Page['getByRole']>): Promise<string> {
  const [download] = (await Promise.all([page.waitForEvent('download'), button.click()])) as [Download, void];
  return readFileSync(await download.path(), 'utf8');
}

/** What axe-core finds wrong with the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  const source = new URL('../../../../node_modules/axe-core/axe.min.js', import.meta.url);
  await page.evaluate(readFileSync(source, 'utf8'));
  // What is about to be replaced stands dimmed: what is judged is what stays.
  while ((await page.locator('.answer.loading').count()) > 0) await page.waitForTimeout(20);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run({ resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`);
  });
}
