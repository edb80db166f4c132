import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person } from './support/person.js';

const birthAt = (latitude: number): string => `d=1990-06-15T15:30&tz=Europe/Oslo&lat=${latitude}&lon=18.96`;

test(
  'rule: at polar latitudes the chart names the replaced house system, and directions name the bodies that they leave out in one sentence',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    try {
      for (const [latitude, system] of [
        [69.65, 'Placidus'],
        [78.22, 'Placidus'],
        [80, 'Placidus'],
      ] as const) {
        await page.goto(`${address}/?view=chart&${birthAt(latitude)}`);
        await page.getByText(`${system} does not exist at this latitude; Porphyry is shown.`).waitFor();
      }
      for (const latitude of [69.65, 78.22]) {
        await page.goto(`${address}/?view=time&tab=directions&${birthAt(latitude)}`);
        const note = page.getByText(
          /^This method gives no directions for Sun, .* aspect points: they do not rise and set/,
        );
        await note.waitFor();
        const sentence = (await note.textContent()) ?? '';
        assert.ok(sentence.length < 200, sentence);
        assert.doesNotMatch(sentence, /Mundane|Sinister|Dexter/);
      }
    } finally {
      await leave();
    }
  },
);

test('rule: a wheel some steps from the birth prints local time and UTC', { skip: noBrowser }, async () => {
  const { page, address, leave } = await person();
  try {
    await page.goto(
      `${address}/?view=chart&d=1990-06-15T14:30&p=London&tz=Europe/London&lat=51.5&lon=-0.12&t=200&st=day`,
    );
    const wheel = page.getByRole('region', { name: 'Wheel' });
    await wheel.locator('text', { hasText: '1991-01-01 13:30 UTC' }).first().waitFor();
    await wheel.locator('text', { hasText: '1 January 1991, 13:30' }).first().waitFor();
  } finally {
    await leave();
  }
});
