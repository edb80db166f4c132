import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person } from './support/person.js';

const BIRTH = 'd=1990-06-15T14:30&p=London&tz=Europe/London&lat=51.5&lon=-0.12';
const PAIR = `${BIRTH}&bd=1988-11-02T21:40&btz=America/New_York&blat=40.71427&blon=-74.00597`;
const NOTE = 'Mean Lilith is the mean apogee of the Moon, projected on the ecliptic, as in most programs.';

/** Views with Mean Lilith by its name; `Lilith` is the name of older links and the one that a person types. */
const VIEWS: Readonly<Record<string, string>> = {
  chart: `view=chart&${BIRTH}&bodies=Mean+Lilith`,
  'old chart': `view=chart&${BIRTH}&bodies=Lilith`,
  'bi-wheel': `view=pair&${PAIR}&bodies=Mean+Lilith`,
  composite: `view=pair&mode=composite&${PAIR}&bodies=Mean+Lilith`,
  Davison: `view=pair&mode=midtime&${PAIR}&bodies=Mean+Lilith`,
  Earth: `view=earth&${BIRTH}&bo=Sun,Mean+Lilith`,
  'old Earth': `view=earth&${BIRTH}&bo=Sun,Lilith`,
  tables: 'view=tables&ef=2024-01-01&et=2024-01-02&eb=Sun,Lilith&ek=none',
};

test(
  'rule: every view shows Mean Lilith projected on the ecliptic, with a note, and requests no other mean apogee',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    try {
      for (const [name, query] of Object.entries(VIEWS)) {
        bodies.length = 0;
        await page.goto(`${address}/?${query}`);
        await page.getByText(NOTE).first().waitFor();
        const isRequested = (): boolean => bodies.some((body) => body.includes('"Mean Lilith"'));
        for (let i = 0; i < 300 && !isRequested(); i++) await page.waitForTimeout(100);
        assert.ok(isRequested(), name);
        await page.waitForLoadState('networkidle');
        assert.ok(!bodies.some((body) => /"Lilith"/.test(body)), name);
      }
    } finally {
      await leave();
    }
  },
);

test('rule: lines and tables have the values of the projected apogee', { skip: noBrowser }, async () => {
  const { page, address, ask, leave } = await person();
  try {
    await page.goto(`${address}/?view=tables&ef=2024-01-01&et=2024-01-01&eb=Mean+Lilith&eq=longitude,latitude&ek=none`);
    const { planets } = (await ask('/v1/chart', {
      dt: '2024-01-01T00:00:00Z',
      bodies: ['Mean Lilith'],
      include_nodes: false,
    })) as { planets: Record<string, { longitude: number; latitude: number }> };
    const { longitude, latitude } = planets['Mean Lilith'];
    // The latitude of the projected apogee is not zero.
    assert.ok(Math.abs(latitude) > 0.1);
    const cells = page.locator('.ephemeris-table tbody tr').first().locator('td');
    const seconds = async (i: number): Promise<number> => {
      const [, degrees, minutes, rest] = /(\d+)°(\d\d)′(\d\d)″/.exec((await cells.nth(i).textContent()) ?? '') ?? [];
      return Number(degrees) * 3600 + Number(minutes) * 60 + Number(rest);
    };
    await cells.first().waitFor();
    assert.ok(Math.abs((await seconds(0)) - (longitude % 30) * 3600) <= 1);
    assert.ok(Math.abs((await seconds(1)) - Math.abs(latitude) * 3600) <= 1);

    await page.goto(`${address}/?view=earth&${BIRTH}&bo=Mean+Lilith`);
    await page.locator('.earth-panel .map-line').first().waitFor({ state: 'attached' });
  } finally {
    await leave();
  }
});
