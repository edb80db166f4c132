import type { Page } from 'playwright-core';

const BIRTH = 'd=1990-06-15T14:30&p=London&tz=Europe/London&lat=51.50853&lon=-0.12574';

/** The views by addresses whose answers never change: what is seen depends on the code and the fonts of the machine alone. */
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

/** Waits until nothing is asked any more and the page has stood still for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 180_000 });
  await page.waitForTimeout(250);
}
