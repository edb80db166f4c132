import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { LOOKS } from './support/looks.js';
import { noBrowser, person } from './support/person.js';

const query = (page: Page, name: string): string => new URL(page.url()).searchParams.get(name) ?? '';
const isFocused = (locator: Locator): Promise<boolean> => locator.evaluate((element) => element.matches(':focus'));

/** The actions of a person without a pointer in a view. They begin at the address that shows its content. */
const BY_KEYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  chart: async (page) => {
    const settings = page.locator('.settings summary');
    await settings.press('Enter');
    await page.getByLabel('Orbs').focus();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.settings[open]').count(), 0);
    assert.ok(await isFocused(settings), 'Escape leaves the keys where the menu was opened');
    await page.getByRole('heading', { name: 'Wheel' }).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForURL(/t=10(&|$)/);
    const slider = page.getByRole('slider');
    await slider.press('ArrowLeft');
    await page.waitForURL(/t=9(&|$)/);
    const place = page.getByRole('combobox', { name: 'Place' });
    await place.fill('Lisbo');
    await page.getByRole('listbox', { name: 'Place' }).getByRole('option').first().waitFor();
    await place.press('Escape');
    await page.getByRole('listbox', { name: 'Place' }).waitFor({ state: 'detached' });
    await place.fill('Lisbon');
    await page.getByRole('listbox', { name: 'Place' }).getByRole('option').first().waitFor();
    await place.press('Enter');
    await page.waitForURL(/lat=38\.7/);
  },
  pair: async (page) => {
    await page.getByRole('tab', { name: 'Bi-wheel' }).press('ArrowRight');
    await page.getByRole('region', { name: 'Synastry grid' }).waitFor();
    assert.ok(await isFocused(page.getByRole('tab', { name: 'Synastry grid' })));
  },
  time: async (page) => {
    const frame = page.locator('.time-frame[tabindex]').first();
    await frame.press('+');
    await page.waitForURL((url) => url.searchParams.get('from') !== '2026-01-01');
    const zoomed = query(page, 'from');
    await frame.press('ArrowRight');
    await page.waitForURL((url) => url.searchParams.get('from') !== zoomed);
    await page.getByRole('link', { name: 'Time lords' }).press('Enter');
    await page.waitForURL(/tab=periods/);
  },
  earth: async (page) => {
    const map = page.getByRole('group', { name: /^Astrocartography/ });
    for (const key of ['+', 'ArrowUp', 'ArrowLeft', 'Enter']) await map.press(key);
    await page.waitForURL(/at=/);
    const [latitude, longitude] = query(page, 'at').split(',').map(Number);
    assert.ok(latitude > 0 && longitude < 0, 'the map moved under its middle');
    const lines = page.getByRole('group', { name: 'Lines by distance' });
    // The lines near the place of the chart stay until those near the new place arrive.
    await page.getByRole('heading', { name: /^Lines near \d/ }).waitFor();
    await page.locator('.answer.loading').waitFor({ state: 'detached' });
    await lines.getByRole('button', { pressed: false }).first().press('Enter');
    await lines.getByRole('button', { pressed: true }).first().waitFor();
  },
  vedic: async (page) => {
    const period = page.locator('.dasha-tree button[aria-expanded=false]').first();
    await period.press('Enter');
    await page.locator('.dasha-tree button[aria-expanded=true]').first().waitFor();
    await page.waitForURL(/vd=/);
  },
  tables: async (page) => {
    await page.getByRole('checkbox', { name: 'Venus' }).first().press('Space');
    await page.waitForURL(/eb=[^&]*Venus/);
    await page.getByRole('columnheader', { name: 'Venus' }).waitFor();
  },
};

test(
  'rule: a person can use every view by keys alone, and Escape closes what is open',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      for (const [view, act] of Object.entries(BY_KEYS)) {
        await page.goto(address + LOOKS[view]);
        await page.locator('main .panel').first().waitFor();
        await page.locator('.answer.loading').waitFor({ state: 'detached' });
        await act(page);
      }
      await page.locator('.skip').press('Enter');
      assert.ok(await isFocused(page.locator('main')), 'the first link leads past the frame');
    } finally {
      await leave();
    }
  },
);
