import type { CDPSession, Page } from 'playwright-core';
import { LOOKS, watched } from '../test/browser/support/looks.js';
import { noBrowser, person } from '../test/browser/support/person.js';

interface PageRow {
  readonly name: string;
  /** Milliseconds of the page's main thread; the least of several times, so that other work on the machine weighs little. */
  readonly value: number;
  readonly limit: number;
}

interface Interaction {
  readonly name: string;
  readonly view: string;
  /** Steps that one act is: its figure is that of one. */
  readonly steps?: number;
  readonly limit: number;
  readonly act: (page: Page, turn: number) => Promise<unknown>;
}

/** A frame at 30 a second. */
const FRAME_MS = 33,
  INTERACTION_MS = 100;
const SLIDER_STEPS = 30,
  TURNS = 5;

const key = (name: string) => (page: Page) => page.keyboard.press(name);

const INTERACTIONS: readonly Interaction[] = [
  { name: 'chart: a step in time by key', view: 'chart', limit: INTERACTION_MS, act: key('ArrowRight') },
  {
    name: 'chart: a step of the slider of time',
    view: 'chart',
    steps: SLIDER_STEPS,
    limit: FRAME_MS,
    act: async (page) => {
      await page.locator('.stepper input[type=range]').focus();
      for (let step = 0; step < SLIDER_STEPS; step++) await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'vedic: another varga',
    view: 'vedic',
    limit: INTERACTION_MS,
    act: (page, turn) =>
      page
        .locator('label', { has: page.getByText('Varga', { exact: true }) })
        .locator('select')
        .selectOption(['9', '1', '60', '7', '12'][turn % 5]),
  },
  {
    name: 'vedic: another month of the panchanga',
    view: 'vedic',
    limit: INTERACTION_MS,
    act: (page) => page.getByRole('button', { name: 'Next month' }).click(),
  },
  {
    name: 'tables: to the dark theme',
    view: 'tables',
    limit: INTERACTION_MS,
    act: (page, turn) => page.emulateMedia({ colorScheme: turn % 2 ? 'light' : 'dark' }),
  },
];

/** Work of the page's main thread so far, milliseconds. */
async function work(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/** Work of first views and of interactions in a browser, the answers of the service included; none where there is no browser. */
export async function benchPages(): Promise<PageRow[]> {
  if (noBrowser) return [];
  const { page, address, leave } = await person();
  page.setDefaultTimeout(120_000);
  const settled = watched(page);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const rows: PageRow[] = [];
    for (const view of Object.keys(LOOKS)) {
      const times: number[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        await page.goto('about:blank');
        const before = await work(session);
        await page.goto(address + LOOKS[view]);
        await settled();
        times.push((await work(session)) - before);
      }
      rows.push({ name: `page ${view}: first view`, value: Math.min(...times), limit: 1000 });
      for (const interaction of INTERACTIONS.filter((candidate) => candidate.view === view))
        rows.push(await timed({ page, session, settled }, interaction));
    }
    return rows;
  } finally {
    await leave();
  }
}

interface Seat {
  readonly page: Page;
  readonly session: CDPSession;
  readonly settled: () => Promise<void>;
}

async function timed({ page, session, settled }: Seat, { name, limit, steps = 1, act }: Interaction): Promise<PageRow> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await work(session);
    await act(page, turn);
    await settled();
    times.push(((await work(session)) - before) / steps);
  }
  return { name: `page ${name}`, value: Math.min(...times), limit };
}
