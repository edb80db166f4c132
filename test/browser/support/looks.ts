import type { Page } from 'playwright-core';

const BIRTH = 'd=1990-06-15T14:30&p=London&tz=Europe/London&lat=51.50853&lon=-0.12574';

/** The views by addresses with constant answers: the picture depends only on the code and the fonts of the machine. */
export const LOOKS: Readonly<Record<string, string>> = {
  chart: `/?view=chart&${BIRTH}`,
  pair: `/?view=pair&n=Ada&${BIRTH}&bn=Ben&bd=1988-11-02T21:40&btz=America/New_York&blat=40.71427&blon=-74.00597`,
  time: `/?view=time&${BIRTH}&from=2026-01-01&to=2027-01-01`,
  sky: '/?view=sky&c=2001&p=Dallas&lat=32.78&lon=-96.8&tz=America/Chicago&e=solar-2024-04-08',
  earth: `/?view=earth&${BIRTH}`,
  vedic: `/?view=vedic&${BIRTH}&pm=2026-01`,
  tables: '/?view=tables&ef=2024-01-01&et=2024-01-31&eb=Sun,Moon,Mercury&ey=2024&ek=none',
};

export const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  phone: { width: 360, height: 720 },
  desktop: { width: 1280, height: 900 },
};
export const THEMES = ['light', 'dark'] as const;

const STILL_MS = 300,
  PATIENCE_MS = 120_000;

/** In the page: waits until its fonts are loaded, nothing moves, and nothing has changed for a moment. */
const RESTS = `(async () => {
  await document.fonts.ready;
  let changed = performance.now();
  const observer = new MutationObserver(() => { changed = performance.now(); });
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
  while (performance.now() - changed < ${STILL_MS / 3} || moves()) await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
})()`;

/** Watches the requests of a page. The returned function waits until no request has been pending for a moment and the page is still. */
export function watched(page: Page): () => Promise<void> {
  let pending = 0,
    changed = performance.now();
  const count = (by: number) => () => {
    pending += by;
    changed = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    changed = performance.now();
    const until = changed + PATIENCE_MS;
    while (performance.now() < until) {
      await page.waitForTimeout(STILL_MS / 6);
      if (pending > 0 || performance.now() - changed < STILL_MS) continue;
      const before = changed;
      await page.evaluate(RESTS);
      if (pending === 0 && changed === before) return;
    }
    throw new Error(`the page has not come to rest within ${PATIENCE_MS} ms`);
  };
}
