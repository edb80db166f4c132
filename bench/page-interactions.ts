import type { Page } from 'playwright-core';

/** An action of a user in a view, repeated five times with different values (`turn` from 0), so that no answer is cached. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page, turn: number) => Promise<unknown>;
}

const BIRTH = 'd=1990-06-15T14:30&p=London&tz=Europe/London&lat=51.50853&lon=-0.12574';
const PAIR = `view=pair&n=Ada&${BIRTH}&bn=Ben&bd=1988-11-02T21:40&btz=America/New_York&blat=40.71427&blon=-74.00597`;
const DALLAS = 'p=Dallas&lat=32.78&lon=-96.8&tz=America/Chicago';
const SKY = `view=sky&${DALLAS}`;

const HOUSES = ['W', 'K', 'R', 'C', 'O'];
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const select = (label: string, values: readonly string[]) => (page: Page, turn: number) =>
  page
    .locator('label', { has: page.getByText(label, { exact: true }) })
    .locator('select')
    .selectOption(values[turn]);
const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const tick = (names: readonly string[]) => (page: Page, turn: number) =>
  page.locator('.choices label').filter({ hasText: names[turn] }).locator('input').click();
const follow = (names: readonly string[]) => (page: Page, turn: number) =>
  page.getByRole('link', { name: names[turn], exact: true }).first().click();

const field = (label: string, values: readonly string[]) => async (page: Page, turn: number) => {
  const input = page.getByLabel(label, { exact: true }).first();
  await input.fill(values[turn]);
  await input.press('Enter');
};
/** Moves the pointer to a position within an element, as fractions of its size. */
const at = (selector: string, act: 'click' | 'zoom' | 'drag') => async (page: Page, turn: number) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not in sight`);
  const [x, y] = [box.x + box.width * (0.35 + 0.06 * turn), box.y + box.height * 0.45];
  if (act === 'click') return page.mouse.click(x, y);
  await page.mouse.move(x, y);
  if (act === 'drag') {
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 8, { steps: 5 });
    return page.mouse.up();
  }
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, turn % 2 ? 120 : -120);
  return page.keyboard.up('Control');
};

const interaction = (name: string, query: string, act: Interaction['act']): Interaction => ({
  name,
  path: `/?${query}`,
  act,
});

const DATES = ['1991-01-01', '1992-02-02', '1993-03-03', '1994-04-04', '1995-05-05'];
const VIEWS = ['Sky', 'Earth', 'Vedic', 'Tables', 'Two charts'];

export const INTERACTIONS: readonly Interaction[] = [
  interaction('chart: a day on', `view=chart&${BIRTH}`, press('ArrowRight')),
  interaction('chart: house system', `view=chart&${BIRTH}`, select('House system', HOUSES)),
  interaction('chart: another date', `view=chart&${BIRTH}`, field('Date', DATES)),
  interaction('chart: table in another order', `view=chart&${BIRTH}`, (page, turn) =>
    page.locator('.table thead button').nth(turn).click(),
  ),
  interaction('another view', `view=chart&${BIRTH}`, follow(VIEWS)),
  interaction('pair: another part', PAIR, (page, turn) =>
    page
      .getByRole('tab')
      .nth((turn + 1) % 5)
      .click(),
  ),
  interaction('pair: house system', PAIR, select('House system', HOUSES)),
  interaction('time: another part', `view=time&${BIRTH}&from=2026-01-01&to=2027-01-01`, (page, turn) =>
    page
      .locator('.sub-tabs a')
      .nth((turn + 1) % 6)
      .click(),
  ),
  interaction(
    'time: transits nearer or wider',
    `view=time&${BIRTH}&from=2026-01-01&to=2027-01-01`,
    at('.time-frame', 'zoom'),
  ),
  interaction('time: transits moved', `view=time&${BIRTH}&from=2026-01-01&to=2027-01-01`, at('.time-frame', 'drag')),
  interaction(
    'time: ephemeris nearer or wider',
    `view=time&tab=ephemeris&${BIRTH}&from=2026-01-01&to=2027-01-01`,
    at('.time-frame', 'zoom'),
  ),
  interaction('time: periods nearer or wider', `view=time&tab=periods&${BIRTH}`, at('.time-frame', 'zoom')),
  interaction('sky: another eclipse', SKY, (page, turn) =>
    page
      .locator('.row-choice')
      .nth(40 * turn + 3)
      .click(),
  ),
  interaction('sky: a place on the map of an eclipse', `${SKY}&c=2001&e=solar-2024-04-08`, at('.earth-map', 'click')),
  interaction('sky: map turned', `${SKY}&c=2001&e=solar-2024-04-08`, at('.earth-map', 'drag')),
  interaction('sky: an hour on above a place', `${SKY}&tab=dome&sd=2026-08-12T02:00`, click('One hour forward')),
  interaction('sky: figures on and off', `${SKY}&tab=dome&sd=2026-08-12T02:00`, click('Figures of the constellations')),
  interaction('earth: a place on the map', `view=earth&${BIRTH}`, at('.earth-map', 'click')),
  interaction('earth: map nearer or wider', `view=earth&${BIRTH}`, at('.earth-map', 'zoom')),
  interaction('earth: another part', `view=earth&${BIRTH}`, (page, turn) =>
    page
      .locator('.earth-tabs a')
      .nth((turn + 1) % 3)
      .click(),
  ),
  interaction('vedic: another varga', `view=vedic&${BIRTH}&pm=2026-01`, select('Varga', ['9', '10', '60', '7', '12'])),
  interaction('vedic: another month', `view=vedic&${BIRTH}&pm=2026-01`, click('Next month')),
  interaction('vedic: a dasha opened', `view=vedic&${BIRTH}&pm=2026-01`, (page, turn) =>
    page.locator('.dasha-tree li > button').nth(turn).click(),
  ),
  interaction(
    'tables: another body',
    'view=tables&ef=2024-01-01&et=2024-01-31&ey=2024&ek=none',
    tick(['Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus']),
  ),
  interaction(
    'tables: another year',
    'view=tables&ef=2024-01-01&et=2024-01-31&ey=2024',
    field('Year', ['2025', '2026', '2027', '2028', '2029']),
  ),
];
