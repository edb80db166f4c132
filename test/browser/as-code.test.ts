import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'node:test';
import { LOOKS } from './support/looks.js';
import { noBrowser, person, savedText } from './support/person.js';

const run = promisify(execFile);
const PYTHON = fileURLToPath(new URL('../../../node_modules/.cache/python/bin/python', import.meta.url));
const MOST_BYTES = 1 << 26;

/** Each language with the program that runs it; none if this machine lacks it. */
const RUNNERS: Readonly<Record<string, readonly [string, ...string[]] | null>> = {
  curl: ['bash', '-c'],
  TypeScript: [process.execPath, '--input-type=module', '-e'],
  Python: existsSync(PYTHON) ? [PYTHON, '-c'] : null,
};

/** Panels whose requests differ in kind: lists, nested parts, and many moments at once. */
const PANELS: Readonly<Record<string, readonly string[]>> = {
  pair: ['House overlays'],
  earth: ['Astrocartography'],
  vedic: ['Shadbala', 'Chart'],
  tables: ['Ephemeris'],
};

test(
  'rule: the code of a panel, run as it is shown, prints what the panel was answered',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      for (const [view, panels] of Object.entries(PANELS)) {
        await page.goto(address + LOOKS[view]);
        for (const name of panels) {
          const panel = page.getByRole('region', { name, exact: true });
          const saved = JSON.parse(
            await savedText(page, panel.getByRole('button', { name: 'JSON', exact: true })),
          ) as unknown;
          await panel.getByRole('button', { name: 'As code' }).click();
          for (const [language, runner] of Object.entries(RUNNERS)) {
            if (runner === null) continue;
            await panel.getByRole('button', { name: language, exact: true }).click();
            const code = (await panel.locator('.code pre').textContent()) ?? '';
            const { stdout } = await run(runner[0], [...runner.slice(1), code], { maxBuffer: MOST_BYTES });
            const printed = JSON.parse(stdout) as unknown;
            assert.deepEqual(printed, saved, `${view}, ${name}: ${language}`);
          }
        }
      }
    } finally {
      await leave();
    }
  },
);
