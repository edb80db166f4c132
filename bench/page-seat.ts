import type { Browser, CDPSession, Page } from 'playwright-core';

/** Timings of one action of a user. */
export interface Work {
  /** Time from the action to the next paint, the slowest of its events (Event Timing, which reports steps of 8 ms from 16 ms on). */
  readonly paintMs: number;
  /** CPU time of the main thread of the page until the view is settled. */
  readonly workMs: number;
  /** Time from the action to the last change of the page, including the answers of the service. */
  readonly settledMs: number;
}

/** Timings of the first load of an address. */
export interface Opening extends Work {
  /** Time of the first text or picture (Paint Timing). */
  readonly firstPaintMs: number;
  /**
   * Time to interactive: the content is painted, the controls of the view are present, and no task of the main thread longer than 50 ms
   * (Long Tasks) follows.
   */
  readonly interactiveMs: number;
}

/** Runs in the page: records the last change of the document, and the paints, events and long tasks that the browser reports. */
const WATCH = `(() => {
  const seen = (globalThis.seen = { changed: 0, paint: 0, firstPaint: 0, busyUntil: 0, controls: 0 });
  new MutationObserver(() => {
    seen.changed = performance.now();
    if (seen.controls === 0 && document.querySelector('main .panel :is(input, select, button):enabled')) seen.controls = seen.changed;
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.busyUntil = Math.max(seen.busyUntil, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.paint = Math.max(seen.paint, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

const QUIET_MS = 350,
  POLL_MS = 50;
/** Resolution of Event Timing, ms. */
const FINEST_PAINT_MS = 16;

interface Seen {
  readonly now: number;
  readonly changed: number;
  readonly paint: number;
  readonly firstPaint: number;
  readonly busyUntil: number;
  readonly controls: number;
}

/** A page in a new profile, and the timings of working in it. */
export class Seat {
  readonly page: Page;
  readonly #session: CDPSession;
  /** Compressed bytes received over the wire. */
  bytes = 0;
  #pending = 0;
  #answered = 0;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async before(browser: Browser): Promise<Seat> {
    const profile = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await profile.newPage();
    await page.addInitScript(WATCH);
    const session = await profile.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    const seat = new Seat(page, session);
    const ended = (): void => {
      seat.#pending--;
      seat.#answered = performance.now();
    };
    session.on('Network.requestWillBeSent', ({ redirectResponse }) => (seat.#pending += redirectResponse ? 0 : 1));
    session.on('Network.loadingFailed', ended);
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      seat.bytes += encodedDataLength;
      ended();
    });
    return seat;
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }

  /** An action in the current page. */
  async act(act: () => Promise<unknown>): Promise<Work> {
    const before = await this.#work();
    const from = await this.page.evaluate<number>('(seen.paint = 0, seen.changed = performance.now())');
    await act();
    const { changed, paint } = await this.#quiet();
    return {
      paintMs: Math.max(paint, FINEST_PAINT_MS),
      workMs: (await this.#work()) - before,
      settledMs: changed - from,
    };
  }

  /** The first load of an address; times are measured from the start of the navigation. */
  async open(address: string): Promise<Opening> {
    const before = await this.#work();
    await this.page.goto(address, { waitUntil: 'commit' });
    const { changed, firstPaint, busyUntil, controls } = await this.#quiet();
    if (firstPaint === 0 || controls === 0) throw new Error(`${address} shows nothing that a person could use`);
    return {
      paintMs: FINEST_PAINT_MS,
      workMs: (await this.#work()) - before,
      settledMs: changed,
      firstPaintMs: firstPaint,
      interactiveMs: Math.max(firstPaint, busyUntil, controls),
    };
  }

  async #quiet(): Promise<Seen> {
    for (;;) {
      const seen = await this.page.evaluate<Seen>('({ ...seen, now: performance.now() })');
      const isQuiet = this.#pending === 0 && performance.now() - this.#answered > QUIET_MS;
      if (isQuiet && seen.changed > 0 && seen.now - seen.changed > QUIET_MS) return seen;
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS);
      });
    }
  }

  async #work(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  }
}
