import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person, savedText, violations } from './support/person.js';

/** A birth with four grahas in one sign. */
const birth = { dt: '1985-03-21T08:15:00Z', observer_lat: 28.6, observer_lon: 77.2 };
const link = 'view=vedic&d=1985-03-21T13:45&tz=Asia/Kolkata&lat=28.6&lon=77.2&vm=2024-01';
const GRAHAS = ['Lagna', 'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

interface Vargas {
  readonly results: Record<string, Record<string, { sign: string; sign_degree: number; varga_longitude: number }>>;
}
interface Period {
  readonly planet: string;
  readonly start_date: string;
  readonly sub: readonly Period[];
}

test(
  'rule: squares, dashas, panchanga and strengths are the answers of the routes, and the link stores the open periods',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(`${address}/?${link}`);
      const choice = (label: string) =>
        page.locator('label', { has: page.getByText(label, { exact: true }) }).locator('select');
      const square = page.getByRole('img', { name: /drawing$/ });
      await square.waitFor();

      // Every drawing of every varga: each body is in the field of its sign, as in the answer of the route.
      const { results } = (await ask('/v1/varga/chart/shodashvarga/batch', { ...birth, bodies: GRAHAS })) as Vargas;
      for (const [style, divisor, name] of [
        ['north', '1', 'rasi'],
        ['south', '9', 'navamsa'],
        ['east', '60', 'shashtiamsha'],
      ]) {
        await choice('Drawing').selectOption(style);
        await choice('Varga').selectOption(divisor);
        await page.getByRole('img', { name: new RegExp(`^D${divisor} .*${style}`, 'i') }).waitFor();
        for (const body of GRAHAS) {
          const { sign, sign_degree: degree } = results[body][name];
          const drawn = await square.locator(`[data-sign="${sign}"] .graha`).allTextContents();
          assert.ok(
            drawn.includes(`${body.slice(0, 2)} ${Math.floor(degree)}°`),
            `${style} ${name} ${body}: ${drawn.join()}`,
          );
        }
      }
      await choice('Varga').selectOption('5');
      await page.getByRole('img', { name: /^D5, equal/ }).waitFor();

      // The tree opens level by level to the fifth.
      const dasha = page.getByRole('region', { name: 'Vimshottari dasha' });
      const { mahadashas } = (await ask('/v1/dasha/vimshottari/sequence', { natal: { dt: birth.dt }, levels: 5 })) as {
        mahadashas: Period[];
      };
      const third = mahadashas[3];
      await dasha
        .getByRole('button', { name: new RegExp(`${third.planet}.*${third.start_date.slice(0, 10)}`) })
        .click();
      let period = third;
      for (let level = 2; level <= 4; level++) {
        period = period.sub[1];
        await dasha
          .locator(`${'ul '.repeat(level)} > li > button`)
          .filter({ hasText: period.planet })
          .filter({ hasText: period.start_date.slice(0, 10) })
          .first()
          .click();
      }
      const leaves = dasha.locator('.leaf');
      await leaves.nth(8).waitFor();
      assert.deepEqual(
        await leaves.evaluateAll((all) =>
          all.map((leaf) => (leaf.querySelector('.dates')?.textContent ?? '').slice(0, 16)),
        ),
        period.sub.map(({ start_date: start }) => start.slice(0, 16).replace('T', ' ')),
      );

      // Strengths: the values of the bars.
      const { planets } = (await ask('/v1/shadbala/chart', birth)) as {
        planets: Record<string, { total_rupas: number }>;
      };
      for (const [planet, { total_rupas: rupas }] of Object.entries(planets))
        assert.equal(await page.locator(`.bars [data-planet="${planet}"] .figure`).textContent(), rupas.toFixed(2));
      const rekhas = (await ask('/v1/ashtakavarga/chart/result', birth)) as {
        result: { bhinnashtakavarga: Record<string, { rekhas: number[] }> };
      };
      await choice('Of').selectOption('Jupiter');
      const bars = page.getByRole('img', { name: 'Rekhas by sign: Jupiter' });
      await bars.waitFor();
      assert.deepEqual(
        await bars
          .locator('[data-sign]')
          .evaluateAll((all) => all.map((group) => Number(group.querySelector('.count')?.textContent))),
        rekhas.result.bhinnashtakavarga['Jupiter'].rekhas,
      );

      // The month: Makara Sankranti week of 2024; new moon of 11 January, full moon of the 25th (Drik Panchang, New Delhi).
      const day = (date: string) => page.locator(`[data-date="2024-01-${date}"]`);
      await day('11').waitFor();
      assert.match((await day('11').textContent()) ?? '', /Amavasya until 17:27/);
      assert.match((await day('25').textContent()) ?? '', /Purnima until 23:2[34]/);
      const noon = (await ask('/v1/panchanga/chart', {
        dt: '2024-01-15T01:50:00Z',
        observer_lat: 28.6,
        observer_lon: 77.2,
      })) as { nakshatra: { nakshatra: string } };
      assert.ok(((await day('15').textContent()) ?? '').includes(noon.nakshatra.nakshatra));
      const csv = await savedText(
        page,
        page.getByRole('region', { name: 'Panchanga of a month', exact: true }).getByRole('button', { name: 'CSV' }),
      );
      assert.equal(csv.trim().split('\r\n').length, 32);

      assert.deepEqual(await violations(page), []);
      await page.goto(page.url());
      await leaves.nth(8).waitFor();
      await page.getByRole('img', { name: /^D5, equal.*East/ }).waitFor();
    } finally {
      await leave();
    }
  },
);
