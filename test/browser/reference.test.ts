import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person } from './support/person.js';

test(
  'rule: the explorer finds, opens and tries an operation under its content policy',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      page.setDefaultTimeout(120_000);
      await page.goto(`${address}/docs`);
      await page.locator('.opblock-tag').first().waitFor();
      assert.ok((await page.locator('*').count()) < 3_000, 'all groups begin closed');
      await page.locator('.operation-filter-input').fill('profection schedule');
      await page.locator('.opblock-tag').first().click();
      const operation = page.locator('.opblock', { hasText: '/v1/profections/schedule' });
      await operation.locator('.opblock-summary-control').click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      const answer = operation.locator('.live-responses-table .response');
      await answer.waitFor();
      assert.match(await answer.innerText(), /^200[\s\S]*"lord_of_year": "Mercury"/);
      await operation.locator('a[href$="/doctrine/profections.md"]').waitFor();
    } finally {
      await leave();
    }
  },
);

test(
  'rule: the reference shows one group, finds operations of all groups and follows their links',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      await page.goto(`${address}/redoc?group=timelords`);
      await page.getByRole('heading', { name: 'timelords' }).first().waitFor();
      assert.ok((await page.locator('*').count()) < 25_000);
      await page.locator('#find').fill('/v1/eclipses/solar/path');
      await page.locator('#find').blur();
      await page.getByRole('heading', { name: 'Central line of a solar eclipse' }).waitFor();
      assert.equal(await page.locator('#group').inputValue(), 'phenomena');
    } finally {
      await leave();
    }
  },
);
