import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { noBrowser, person, savedText, violations } from './support/person.js';

interface Packet {
  readonly points: readonly { readonly key: string; readonly longitude: number; readonly house: number | null }[];
  readonly time_bands?: readonly { readonly key: string; readonly from_longitude: number }[];
}

const two = (value: number): string => String(value).padStart(2, '0');
/** Degrees, minutes and seconds within a sign, truncated as in printed tables. */
function within(longitude: number): string {
  const seconds = Math.floor((longitude % 30) * 3600 + 1e-7);
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}

/** Cells of the table of positions by the name of the body. */
const positions = async (page: Page): Promise<Map<string, string[]>> =>
  new Map(
    await page
      .getByRole('region', { name: 'Positions', exact: true })
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row): [string, string[]] => {
          const cells = [...row.children].map((cell) => (cell.textContent ?? '').trim());
          return [cells[0], cells.slice(1)];
        }),
      ),
  );

/** In the page: moves the slider by one day per frame for sixty days and counts the frames with a new wheel. */
const SLIDE = `(async () => {
  const slider = document.querySelector('.stepper input');
  let wheels = 0, isNew = false;
  new MutationObserver(() => { isNew = true; })
    .observe(document.querySelector('.wheel'), { childList: true, subtree: true, attributes: true });
  for (let day = 1; day <= 60; day++) {
    slider.value = String(day);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    wheels += isNew;
    isNew = false;
  }
  return wheels;
})()`;

/** Whether the wheel of the page equals an SVG text, apart from its style. */
const isDrawn = (page: Page, svg: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const wheel = document.querySelector('.wheel svg').cloneNode(true);
    const fresh = new DOMParser().parseFromString(${JSON.stringify(svg.replace(/<style>.*?<\/style>/, ''))}, 'image/svg+xml').documentElement;
    for (const root of [wheel, fresh]) root.removeAttribute('xmlns');
    return wheel.isEqualNode(fresh);
  })()`);

/** Waits until the tables show the position of the Sun from the route. */
async function shown(page: Page, packet: Packet): Promise<Map<string, string[]>> {
  const sun = packet.points.find(({ key }) => key === 'Sun') ?? assert.fail('no Sun');
  await page
    .getByRole('region', { name: 'Positions', exact: true })
    .getByRole('cell', { name: within(sun.longitude) })
    .first()
    .waitFor();
  return positions(page);
}

test(
  'rule: a person enters a birth in a town, chooses zodiac, bodies and observer, steps a day, saves the wheel, and the link brings it back',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(`${address}/?view=chart`);
      await page.getByLabel('Date', { exact: true }).fill('1985-07-14');
      await page.getByLabel('Date', { exact: true }).press('Tab');
      await page.getByLabel('Local time').fill('08:25');
      await page.getByLabel('Local time').press('Tab');
      const place = page.getByRole('combobox', { name: 'Place' });
      await place.fill('Reykjavik');
      await page
        .getByRole('option', { name: /^Reykjav/ })
        .first()
        .click();
      await page.waitForURL(/lat=64/);
      const query = new URL(page.url()).searchParams;
      assert.equal(query.get('tz'), 'Atlantic/Reykjavik');
      assert.equal(query.get('d'), '1985-07-14T08:25');
      const [latitude, longitude] = [Number(query.get('lat')), Number(query.get('lon'))];
      const bodies = [
        ...['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
        ...['Chiron', 'True Node'],
      ];
      const chart = { dt: '1985-07-14T08:25:00Z', bodies, include_nodes: false };
      const request = { chart, houses: { latitude, longitude }, include_svg: false };
      const packet = (more: object): Promise<Packet> =>
        ask('/v1/website/chart-wheel/packet', { ...request, ...more }) as Promise<Packet>;
      const tropical = await packet({});
      const rows = await shown(page, tropical);
      for (const { key, longitude: degrees, house } of tropical.points) {
        const cells = rows.get(key) ?? assert.fail(key);
        assert.ok(cells[0].startsWith(within(degrees)) && cells.at(-1) === String(house), `${key}: ${cells.join(' ')}`);
      }

      await page.getByText('Bodies, observer, aspects').click();
      await page.getByLabel('Mean Lilith').check();
      await page.getByLabel('South Node').check();
      await page.getByLabel('Observer').selectOption('topo');
      await page.getByLabel('Time uncertain by').selectOption('1');
      await page.getByText('Settings', { exact: true }).click();
      await page.getByLabel('Zodiac').selectOption('Lahiri');
      await page.getByText('Settings', { exact: true }).click();
      await page.keyboard.press('Escape');
      const sidereal = (day: number): Promise<Packet> =>
        packet({
          chart: {
            dt: `1985-07-${day}T08:25:00Z`,
            bodies: [...bodies, 'Mean Lilith'],
            include_nodes: false,
            observer_lat: latitude,
            observer_lon: longitude,
          },
          ayanamsa_system: 'authI',
          time_uncertainty_minutes: 60,
        });
      const banded = await sidereal(14);
      const bandRows = await shown(page, banded);
      for (const name of ['Moon', 'Chiron', 'True Node', 'Mean Lilith']) {
        const point = banded.points.find(({ key }) => key === name) ?? assert.fail(name);
        const band = banded.time_bands?.find(({ key }) => key === name) ?? assert.fail(name);
        const cells = bandRows.get(name) ?? assert.fail(name);
        assert.ok(cells[0].startsWith(within(point.longitude)), name);
        assert.ok(cells[1].startsWith(within(band.from_longitude).slice(0, -3)), cells[1]);
      }
      assert.ok((await page.locator('.cw-band').count()) > 12, 'the bands are drawn');

      await page.getByRole('heading', { name: 'Wheel' }).click();
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(/t=1/);
      await shown(page, await sidereal(15));
      await page.getByText('Mean Lilith is the mean apogee of the Moon, projected on the ecliptic').waitFor();
      const wheel = page.getByRole('region', { name: 'Wheel' });
      await wheel.getByRole('img', { name: /1985-07-15 08:25 UTC/ }).waitFor();
      const svg = await savedText(page, wheel.getByRole('button', { name: 'SVG' }));
      assert.match(svg, /^<svg[\s\S]*1985-07-15 08:25 UTC[\s\S]*<\/svg>$/);
      // The caption of the picture: moment, place, houses and zodiac.
      for (const line of [
        '15 July 1985, 08:25',
        '1985-07-15 08:25 UTC',
        'Reykjavík',
        'Placidus houses',
        'Sidereal zodiac, Lahiri',
      ])
        assert.match(svg, new RegExp(`<text[^>]*>${line}`), line);

      const before = await positions(page);
      await page.goto(page.url());
      await shown(page, await sidereal(15));
      assert.deepEqual(await positions(page), before);
      assert.deepEqual(await violations(page), []);
    } finally {
      await leave();
    }
  },
);

test(
  'rule: while the slider moves the wheel follows and rests at the newest moment; an unknown time has no houses but bands',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    const requests: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('chart-wheel/packet')) requests.push(request.postDataJSON());
    });
    const asked = async (dt: string, ...bodies: readonly string[]): Promise<string> => {
      const request =
        requests.find((body) => [dt, ...bodies].every((word) => JSON.stringify(body).includes(word))) ??
        assert.fail(`${dt} was not asked`);
      return ((await ask('/v1/website/chart-wheel/packet', request)) as { svg: string }).svg;
    };
    try {
      // For a date without a time the time is unknown.
      await page.goto(`${address}/?view=chart&d=1990-06-15`);
      const wheel = page.getByRole('region', { name: 'Wheel' });
      await wheel.getByRole('img').waitFor();
      assert.equal(await page.getByLabel('Time uncertain by').inputValue(), '12');
      assert.equal(await page.getByRole('region', { name: /^Houses/ }).count(), 0);
      assert.ok((await page.locator('.cw-band').count()) >= 12);
      const drawn = Number(await page.evaluate(SLIDE));
      // 60 days after 15 June is 14 August.
      await wheel.getByRole('img', { name: /1990-08-14 11:00 UTC/ }).waitFor();
      await page.waitForURL(/t=60/);
      assert.ok(drawn > 2, `the wheel moved only ${drawn} times`);
      assert.ok(await isDrawn(page, await asked('1990-08-14T11:00')), 'the wheel that moved is the one of the route');
      // A wheel with houses has other parts, and again others with one more body.
      await page.goto(`${address}/?view=chart&d=1990-06-15T12:00&u=1&tier=2`);
      await wheel.getByRole('img', { name: /1990-06-15 11:00 UTC/ }).waitFor();
      await page.evaluate(SLIDE);
      await wheel.getByRole('img', { name: /1990-08-14 11:00 UTC/ }).waitFor();
      await page.getByLabel('Ceres').first().click();
      await page.locator('.wheel [data-point="Ceres"]').waitFor({ state: 'attached' });
      assert.ok(await isDrawn(page, await asked('1990-08-14T11:00', 'Ceres')), 'and so with houses and one body more');
    } finally {
      await leave();
    }
  },
);

test(
  'rule: errors are shown at their fields, and a stopped service is reported with a retry',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person({ meansFaults: true });
    try {
      await page.goto(`${address}/?view=chart`);
      await page.getByRole('region', { name: 'Wheel' }).getByRole('img').waitFor();
      const date = page.getByLabel('Date', { exact: true });
      const enter = async (text: string, words: RegExp): Promise<string> => {
        await date.fill(text);
        await date.press('Tab');
        await page.getByText(words).first().waitFor();
        const ids = (await date.getAttribute('aria-describedby')) ?? '';
        return (await page.locator(`[id="${ids.split(' ')[0]}"]`).textContent()) ?? '';
      };
      const noSuchDay = /day does not exist in this month/;
      assert.match(await enter('1990-02-30', noSuchDay), noSuchDay);
      assert.match(await enter('9000-01-01', /outside the coverage/), /outside the coverage/);
      await date.fill('1990-06-15');
      await date.press('Tab');
      const zone = page.getByLabel('Time zone');
      await zone.fill('Europe/Lodnon');
      await zone.press('Tab');
      await page.getByRole('alert').filter({ hasText: 'Europe/London' }).waitFor();
      await zone.fill('Europe/London');
      await zone.press('Tab');
      await page.getByRole('region', { name: 'Wheel' }).getByRole('img').waitFor();

      await page.route('**/v1/**', (route) => route.abort());
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'One step forward' }).click();
      const again = page.getByRole('button', { name: 'Try again' }).first();
      await again.waitFor();
      await page.getByText('The service does not respond.').first().waitFor();
      // The tables disappear when the request for the final position of the slider fails too: no more requests follow.
      await page.locator('.chart-tables').waitFor({ state: 'detached' });
      await page.unroute('**/v1/**');
      await again.click();
      await page.getByRole('img', { name: /1990-06-1[67] 13:30 UTC/ }).waitFor();
      assert.equal(await page.getByText('The service does not respond.').count(), 0);
    } finally {
      await leave();
    }
  },
);
