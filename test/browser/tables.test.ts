import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person, savedText, violations } from './support/person.js';

interface Answer {
  readonly results: readonly {
    readonly chart: {
      readonly jd_ut: number;
      readonly planets: Record<
        string,
        { longitude: number; latitude: number; declination: number; speed: number; retrograde: boolean }
      >;
    };
  }[];
}

/** An angle as `10°02′20″`, truncated to the second. */
function cut(degrees: number): string {
  const total = Math.floor(Math.abs(degrees) * 3600 + 1e-7),
    two = (value: number): string => String(value).padStart(2, '0');
  return `${degrees < 0 ? '−' : ''}${Math.floor(total / 3600)}°${two(Math.floor(total / 60) % 60)}′${two(total % 60)}″`;
}

test(
  'rule: the ephemeris and the events of a year are the answers of the routes, are saved, and are in the link',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(`${address}/?view=tables&ef=2024-01-01&et=2024-01-03&eb=Sun,Mercury&ey=2024&ek=none`);
      const form = page.getByRole('form', { name: 'Bodies, range and columns' });
      await form.getByLabel('Declination').check();
      await form.getByLabel('Other bodies, separated by commas').fill('Ceres');
      await form.getByLabel('Other bodies, separated by commas').press('Enter');
      const table = page.getByRole('region', { name: 'Positions by instant' });
      await table.getByRole('columnheader', { name: 'Ceres' }).waitFor();
      const bodies = ['Sun', 'Mercury', 'Ceres'];
      const answer = (await ask('/v1/batch/charts', {
        requests: [1, 2, 3].map((day) => ({ dt: `2024-01-0${day}T00:00:00Z`, bodies, include_nodes: false })),
      })) as Answer;
      const ceres = Object.values(answer.results[0].chart.planets)[2];
      await table
        .locator('tbody tr')
        .first()
        .filter({ hasText: cut(ceres.declination) })
        .waitFor();
      const rows = await table.locator('tbody tr').evaluateAll((list) => list.map((row) => row.textContent ?? ''));
      assert.equal(rows.length, 3);
      answer.results.forEach(({ chart }, i) => {
        for (const { longitude, declination } of Object.values(chart.planets)) {
          assert.ok(rows[i].includes(cut(longitude % 30)), rows[i]);
          assert.ok(rows[i].includes(cut(declination)), rows[i]);
        }
      });
      assert.match(rows[0], /22°16′54″ ♐.?R/u);

      const csv = await savedText(page, page.getByRole('button', { name: 'CSV' }).first());
      const [head, first] = csv.split('\r\n').map((line) => line.split(','));
      const mercury = answer.results[0].chart.planets['Mercury'];
      for (const name of ['longitude', 'latitude', 'declination'] as const)
        assert.equal(Number(first[head.indexOf(`Mercury ${name}_deg`)]), mercury[name]);
      assert.equal(Number(first[head.indexOf('Mercury speed_deg_per_day')]), mercury.speed);
      assert.equal(Number(first[1]), answer.results[0].chart.jd_ut);

      // A person mistypes a body and a date and sees the errors next to them.
      await form.getByLabel('Other bodies, separated by commas').fill('Ceres, Marz');
      await form.getByLabel('Other bodies, separated by commas').press('Enter');
      await form.getByText('Marz is not a known body. Did you mean Mars?').waitFor();
      await form.getByLabel('Other bodies, separated by commas').fill('Ceres');
      await form.getByLabel('Other bodies, separated by commas').press('Enter');
      await form.getByRole('alert').waitFor({ state: 'detached' });
      await form.getByLabel('From').fill('2024-02-31');
      await form.getByLabel('From').press('Enter');
      await form.getByRole('alert').waitFor();
      await form.getByLabel('From').fill('2024-01-01');
      await form.getByLabel('From').press('Enter');

      await page.getByLabel('Eclipses').check();
      await page.getByLabel('Lunations').check();
      await page.getByLabel('Stations').check();
      const list = page.getByRole('group', { name: 'Events, in order of time' });
      await list.getByText('Mercury turns direct').first().waitFor();
      const eclipse = (await ask('/v1/eclipses/solar/next', { jd_start: 2460310.5 })) as { datetime_utc: string };
      const listed = await list.locator('tbody tr').evaluateAll((all) => all.map((row) => row.textContent ?? ''));
      // NASA's catalogue: 2024 April 8 total (Saros 139, member 30), October 2 annular; Moon March 25 penumbral, September 18 partial.
      assert.deepEqual(
        listed.filter((row) => row.includes('eclipse')).map((row) => row.slice(0, 10)),
        ['2024-03-25', '2024-04-08', '2024-09-18', '2024-10-02'],
      );
      assert.ok(
        listed.some(
          (row) => row.startsWith(eclipse.datetime_utc.slice(0, 16).replace('T', ' ')) && row.includes('Saros 139/30'),
        ),
      );
      assert.equal(listed.filter((row) => row.includes('New Moon')).length, 13);

      const ics = await savedText(page, page.getByRole('button', { name: 'ICS' }));
      assert.equal(ics.split('BEGIN:VEVENT').length - 1, listed.length);
      assert.ok(ics.includes(`DTSTART:${eclipse.datetime_utc.slice(0, 19).replace(/[-:]/g, '')}Z`));
      assert.ok(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75));

      assert.deepEqual(await violations(page), []);
      await page.goto(page.url());
      await list.getByText('Mercury turns direct').first().waitFor();
      await table.getByRole('columnheader', { name: 'Ceres' }).waitFor();
    } finally {
      await leave();
    }
  },
);
