import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LOOKS } from '../test/browser/support/looks.js';
import { chromiumPath } from '../test/browser/support/chromium.js';
import { freePort } from '../test/support/service-process.js';
import { firstAnswer } from './http.js';
import type { HttpFigure } from './http.js';
import { INTERACTIONS } from './page-interactions.js';
import { Seat } from './page-seat.js';
import type { Opening, Work } from './page-seat.js';

const SERVICE = fileURLToPath(new URL('../server/main.js', import.meta.url));
const TURNS = 5,
  OPENINGS = 3;
const least = (values: readonly number[]): number => Math.min(...values);

/**
 * The workbench in a browser, with a separate service process. The minimum of several turns counts, so that other load on the machine
 * matters little. `to the next paint` is the delay that a user perceives (Event Timing: waiting, handlers, drawing); `work` is the CPU time
 * of the main thread until the view is settled. Without a browser there are no rows.
 */
export async function benchPages(): Promise<HttpFigure[]> {
  if (chromiumPath === undefined) return [];
  const port = await freePort();
  const child = spawn(process.execPath, [SERVICE], {
    env: { ...process.env, SERVICE_PORT: String(port), SERVICE_HOST: '127.0.0.1', SERVICE_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    await firstAnswer(`${address}/v1/chart`, performance.now());
    return [
      ...(await firstViews(browser, address)),
      ...(await interactions(browser, address)),
      ...(await sliding(browser, address)),
    ];
  } finally {
    await browser.close();
    child.kill('SIGTERM');
  }
}

/** First load of each view in a new profile, without any cache. */
async function firstViews(browser: Browser, address: string): Promise<HttpFigure[]> {
  const rows: HttpFigure[] = [];
  for (const [view, path] of Object.entries(LOOKS)) {
    const found: (Opening & { readonly bytes: number })[] = [];
    for (let turn = 0; turn < OPENINGS; turn++) {
      const seat = await Seat.before(browser);
      const work = await seat.open(address + path);
      found.push({ ...work, bytes: seat.bytes });
      await seat.leave();
    }
    rows.push(
      { name: `page ${view}: first view, compressed`, value: found[0].bytes / 1000, unit: 'kB', note: 'limit 300' },
      row(`page ${view}: first view, first paint`, found, 'firstPaintMs'),
      row(`page ${view}: first view, interactive`, found, 'interactiveMs', 'limit 1000'),
      row(`page ${view}: first view, settled`, found, 'settledMs', 'limit 1000'),
      row(`page ${view}: first view, work`, found, 'workMs'),
    );
  }
  return [
    ...rows,
    greatest(rows, 'first view, compressed', 'kB'),
    greatest(rows, 'first view, interactive', 'ms', 'limit 1000'),
    greatest(rows, 'first view, settled', 'ms', 'limit 1000'),
    greatest(rows, 'first view, work', 'ms'),
  ];
}

async function interactions(browser: Browser, address: string): Promise<HttpFigure[]> {
  const rows: HttpFigure[] = [];
  for (const { name, path, act } of INTERACTIONS) {
    const seat = await Seat.before(browser);
    await seat.open(address + path);
    const found: Work[] = [];
    for (let turn = 0; turn < TURNS; turn++) found.push(await seat.act(() => act(seat.page, turn)));
    await seat.leave();
    rows.push(
      row(`page ${name}: to the next paint`, found, 'paintMs', 'limit 100'),
      row(`page ${name}: work`, found, 'workMs'),
      row(`page ${name}: settled`, found, 'settledMs'),
    );
  }
  return [...rows, greatest(rows, 'to the next paint', 'ms'), greatest(rows, ': work', 'ms')];
}

/** Moves the pointer along the time slider: new wheels per second, and frames per second. */
async function sliding(browser: Browser, address: string): Promise<HttpFigure[]> {
  const seat = await Seat.before(browser);
  await seat.open(address + LOOKS['chart']);
  const found: Slide[] = [];
  for (let turn = 0; turn < TURNS; turn++) found.push(await slide(seat.page));
  await seat.leave();
  const best = (of: (slide: Slide) => number): number => Math.max(...found.map(of));
  return [
    {
      name: 'page chart: wheels drawn under the slider',
      value: best(({ wheels }) => wheels),
      unit: '1/s',
      note: 'at least 30',
    },
    { name: 'page chart: frames under the slider', value: best(({ frames }) => frames), unit: '1/s' },
    {
      name: 'page chart: longest frame under the slider',
      value: least(found.map(({ longest }) => longest)),
      unit: 'ms',
    },
  ];
}

interface Slide {
  readonly wheels: number;
  readonly frames: number;
  readonly longest: number;
}
/** Duration of the movement along the slider, and the interval between pointer events: that of a mouse. */
const SLIDE_MS = 2400,
  POINTER_MS = 8;

async function slide(page: Page): Promise<Slide> {
  const box = await page.locator('.stepper input[type=range]').boundingBox();
  if (box === null) throw new Error('the slider is not visible');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.2, y);
  await page.mouse.down();
  await page.evaluate(COUNT_FRAMES);
  const from = performance.now(),
    moves: Promise<void>[] = [];
  for (let passed = 0; passed < 1;) {
    passed = Math.min(1, (performance.now() - from) / SLIDE_MS);
    moves.push(page.mouse.move(box.x + box.width * (0.2 + 0.6 * passed), y));
    await new Promise((resolve) => {
      setTimeout(resolve, POINTER_MS);
    });
  }
  await Promise.all(moves);
  const found = await page.evaluate<Slide>('counted()');
  await page.mouse.up();
  return found;
}

/** Runs in the page: counts frames, and frames with a new wheel, until `counted()`. */
const COUNT_FRAMES = `(() => {
  const from = performance.now(), times = [from];
  let wheels = 0, isNew = false, on = true;
  const observer = new MutationObserver(() => { isNew = true; });
  observer.observe(document.querySelector('.wheel'), { childList: true, subtree: true, attributes: true, characterData: true });
  const frame = (now) => {
    times.push(now);
    wheels += isNew;
    isNew = false;
    if (on) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.counted = () => {
    on = false;
    observer.disconnect();
    const seconds = (performance.now() - from) / 1000;
    const gaps = times.slice(2).map((time, i) => time - times[i + 1]);
    return { wheels: wheels / seconds, frames: gaps.length / seconds, longest: Math.max(...gaps) };
  };
})()`;

const row = <K extends string>(
  name: string,
  found: readonly Readonly<Record<K, number>>[],
  part: K,
  note?: string,
): HttpFigure => ({
  name,
  value: least(found.map((work) => work[part])),
  unit: 'ms',
  note,
});

/** The largest of the figures whose names end with `kind`. */
function greatest(rows: readonly HttpFigure[], kind: string, unit: string, note?: string): HttpFigure {
  const values = rows.filter(({ name }) => name.endsWith(kind)).map(({ value }) => value);
  return { name: `pages: greatest ${kind.replace(/^: /, '')}`, value: Math.max(...values), unit, note };
}
