import type { Browser, CDPSession, Page } from 'playwright-core';

/** What one act of a person takes. */
export interface Work {
  /** From the act to the next paint, the slowest of its events (Event Timing, which tells steps of 8 ms from 16 on). */
  readonly paintMs: number;
  /** CPU time of the page's main thread until all stands. */
  readonly workMs: number;
  /** From the act to the last change of the page, the answers of the service included. */
  readonly standsMs: number;
}

/** In the page: the last change of the document, and what the browser tells of events. */
const WATCH = `(() => {
  const seen = (globalThis.seen = { changed: 0, paint: 0 });
  new MutationObserver(() => { seen.changed = performance.now(); })
    .observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.paint = Math.max(seen.paint, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

const QUIET_MS = 350,
  POLL_MS = 50;
/** The finest that Event Timing tells. */
const FINEST_PAINT_MS = 16;

interface Seen {
  readonly now: number;
  readonly changed: number;
  readonly paint: number;
}

/** A page in a profile without a past, and what it takes to work in it. */
export class Seat {
  readonly page: Page;
  readonly #session: CDPSession;
  /** Bytes that came over the wire, as they were compressed. */
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

  /** An act in the page as it stands. */
  async act(act: () => Promise<unknown>): Promise<Work> {
    const before = await this.#work();
    const from = await this.page.evaluate<number>('(seen.paint = 0, seen.changed = performance.now())');
    await act();
    const { changed, paint } = await this.#quiet();
    return {
      paintMs: Math.max(paint, FINEST_PAINT_MS),
      workMs: (await this.#work()) - before,
      standsMs: changed - from,
    };
  }

  /** An address from nothing; times are from the start of the navigation. */
  async open(address: string): Promise<Work> {
    const before = await this.#work();
    await this.page.goto(address, { waitUntil: 'commit' });
    const { changed } = await this.#quiet();
    return { paintMs: FINEST_PAINT_MS, workMs: (await this.#work()) - before, standsMs: changed };
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
