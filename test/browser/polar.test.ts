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
      for (const latitude of [69.65, 78.22, 80]) {
        await page.goto(`${address}/?view=chart&${birthAt(latitude)}`);
        await page.getByText('Placidus does not exist at this latitude; Porphyry is shown.').waitFor();
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

/** On 21 December at 13:30 UTC at 85 N, 18.96 E the Midheaven is below the horizon, and the Sun does not rise. */
const REASONS: Readonly<Record<string, readonly [name: string, reason: string]>> = {
  P: ['Placidus', 'some cusps would be on degrees that neither rise nor set'],
  K: ['Koch', 'the degree on the meridian neither rises nor sets'],
  R: ['Regiomontanus', 'the Midheaven is below the horizon, so the cusps run against the order of the signs'],
  C: ['Campanus', 'the Midheaven is below the horizon, so the cusps run against the order of the signs'],
  T: ['Topocentric', 'the cusps do not follow each other in the order of the signs'],
  N: ['Sunshine', 'the Sun neither rises nor sets on that day'],
};

test(
  'rule: near the pole the chart gives the reason in words for each quadrant system',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const north = 'd=1985-12-21T14:30&tz=Europe/Oslo&lat=85&lon=18.96';
    try {
      for (const [code, [name, reason]] of Object.entries(REASONS)) {
        await page.goto(`${address}/?view=chart&hs=${code}&${north}`);
        await page
          .getByText(`${name} does not exist at this latitude; Porphyry is shown. Reason: ${reason}.`)
          .waitFor();
        await page.getByRole('heading', { name: 'Houses (Porphyry)' }).waitFor();
      }
      // Porphyry and the systems that divide other circles exist everywhere.
      for (const code of ['O', 'W', 'E', 'M', 'B']) {
        await page.goto(`${address}/?view=chart&hs=${code}&${north}`);
        await page.getByRole('region', { name: 'Wheel' }).getByRole('img').waitFor();
        assert.equal(await page.getByText('does not exist at this latitude').count(), 0, code);
      }
      await page.goto(`${address}/?view=pair&mode=composite&${north}&bd=1988-11-02T21:40&btz=UTC&blat=40.7&blon=-74`);
      await page.getByText('Placidus does not exist at the latitude of one of the births').waitFor();
    } finally {
      await leave();
    }
  },
);
