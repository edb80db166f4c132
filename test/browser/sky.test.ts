import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noBrowser, person, savedText, violations } from './support/person.js';
import { assertTurns } from './support/turned.js';

interface Event {
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly data: { readonly eclipse_type: string; readonly eclipse_magnitude: number };
}
interface Local {
  readonly event: Event;
  readonly obscuration: number;
  readonly contacts: { readonly c1: { readonly datetime_utc: string } };
}

test(
  'rule: a person filters the eclipses of a century, chooses one, clicks its map, saves it, and the link brings it back',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(`${address}/?view=sky&c=2001&p=Dallas&lat=32.78&lon=-96.8&tz=America/Chicago&e=solar-2024-04-08`);
      const list = page.getByRole('group', { name: 'List of eclipses' });
      await list.getByRole('button', { name: '2024-04-08 18:17', pressed: true }).waitFor();
      await page.getByRole('combobox', { name: 'Luminary' }).selectOption('solar');
      await page.getByRole('combobox', { name: 'Kind' }).selectOption('hybrid');
      const { events } = (await ask('/v1/eclipses/solar/next', {
        jd_start: 2451910.5,
        kind: 'hybrid',
        count: 10,
      })) as { events: Event[] };
      const hybrids = events.filter(({ jd_ut }) => jd_ut < 2488434.5);
      const rows = await list.locator('tbody tr').evaluateAll((found) => found.map((row) => row.textContent ?? ''));
      assert.equal(rows.length, hybrids.length);
      hybrids.forEach(({ datetime_utc, data }, i) => {
        assert.ok(rows[i].startsWith(datetime_utc.slice(0, 16).replace('T', ' ')), rows[i]);
        assert.ok(rows[i].includes(data.eclipse_magnitude.toFixed(3)), rows[i]);
      });

      // The middle of the flat map: a click requests the circumstances at that place.
      const map = page.getByRole('group', { name: /^Map of the eclipse/ });
      await map.locator('[data-line=central]').waitFor({ state: 'attached' });
      const box = await map.boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForURL(/tz=LMT/);
      const query = new URL(page.url()).searchParams;
      const [latitude, longitude] = [Number(query.get('olat')), Number(query.get('olon'))];
      assert.ok(latitude > -5 && latitude < 26 && longitude > -106 && longitude < -102, page.url());
      const here = (await ask('/v1/eclipses/solar/local-visible', {
        jd_start: 2460408.5,
        latitude,
        longitude,
        max_lunations: 1,
      })) as Local;
      const panel = page.locator('.sky-here tbody');
      await panel.getByText(here.contacts.c1.datetime_utc.slice(11, 19)).waitFor();
      await panel.getByText(here.event.data.eclipse_magnitude.toFixed(4)).waitFor();
      await panel.getByText(`${(here.obscuration * 100).toFixed(1)} %`).waitFor();

      // The same by keys only: the map moves under its middle, and Enter picks the place.
      await map.focus();
      for (const key of ['+', '+', 'ArrowUp', 'Enter']) await map.press(key);
      await page.waitForURL(({ searchParams }) => searchParams.get('olat') !== String(latitude));
      assert.ok(Number(new URL(page.url()).searchParams.get('olat')) > latitude);

      const saved = JSON.parse(await savedText(page, page.getByRole('button', { name: 'GeoJSON' }))) as {
        features: { properties: { id: string } }[];
      };
      assert.ok(saved.features.some(({ properties }) => properties.id === 'central'));
      assert.deepEqual(await violations(page), []);

      await page.reload();
      await page.getByRole('heading', { name: 'Total solar eclipse, 2024-04-08' }).waitFor();
      assert.equal(await page.getByRole('combobox', { name: 'Kind' }).inputValue(), 'hybrid');
    } finally {
      await leave();
    }
  },
);

test(
  'rule: a day of the year, the sky above a place and the occultations of a star are the answers of the routes',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      const place = { lat: 69.65, lon: 18.96 };
      await page.goto(`${address}/?view=sky&tab=year&y=2026&yd=80&p=Far north&lat=69.65&lon=18.96&tz=Europe/Oslo`);
      const { sunrise } = (await ask('/v1/rise-set/twilight', { jd_day: 2461041.5 + 79, ...place })) as {
        sunrise: { datetime_utc: string };
      };
      const day = page.getByRole('group', { name: '2026-03-21' });
      await day.getByText(sunrise.datetime_utc.slice(0, 19).replace('T', ' ')).waitFor();
      assert.deepEqual(await violations(page), []);
      await assertTurns(page, 'the year');

      await page.goto(`${address}/?view=sky&tab=dome&sd=2026-01-15T22:00&lat=51.5&lon=-0.12`);
      await page.locator('[data-body=Sirius]').waitFor();
      const sky = (await ask('/v1/local-space/chart/positions', {
        dt: '2026-01-15T22:00:00Z',
        observer_lat: 51.5,
        observer_lon: -0.12,
      })) as { positions: { body: string; azimuth: number; altitude: number }[] };
      const jupiter = sky.positions.find(({ body }) => body === 'Jupiter');
      assert.ok(jupiter);
      const radius = (300 * (90 - jupiter.altitude)) / 90,
        x = 340 - radius * Math.sin((jupiter.azimuth * Math.PI) / 180);
      assert.ok(Math.abs(Number(await page.locator('[data-body=Jupiter]').getAttribute('cx')) - x) < 1e-6);
      // The figures and the Milky Way are in the background; the galactic anticentre, in Auriga, is high.
      await page.locator('path[data-layer=galaxy]').waitFor({ state: 'attached' });
      await page.locator('.dome-label', { hasText: 'Cassiopeia' }).waitFor();
      await page.locator('[data-body="Galactic Anti-Center"]').waitFor({ state: 'attached' });
      const { results } = (await ask('/v1/stars/bulk', { dt: '2026-01-15T12:00:00Z', stars: ['bet CMi'] })) as {
        results: Record<string, { apparent: { right_ascension: number; declination: number } }>;
      };
      const { right_ascension, declination } = results['bet CMi'].apparent;
      const { provenance } = (await ask('/v1/local-space/chart/positions', {
        dt: '2026-01-15T22:00:00Z',
        observer_lat: 51.5,
        observer_lon: -0.12,
      })) as { provenance: { lst_deg: number } };
      const { positions } = (await ask('/v1/local-space/positions', {
        positions: { Gomeisa: { right_ascension, declination } },
        latitude: 51.5,
        lst_deg: provenance.lst_deg,
      })) as { positions: { azimuth: number; altitude: number }[] };
      const gomeisa =
        340 - ((300 * (90 - positions[0].altitude)) / 90) * Math.sin((positions[0].azimuth * Math.PI) / 180);
      assert.ok(Math.abs(Number(await page.locator('[data-body=Gomeisa]').getAttribute('cx')) - gomeisa) < 1e-6);
      const dome = page.getByRole('group', { name: /^The sky above 51/ });
      for (const key of ['+', '+', 'ArrowRight']) await dome.press(key);
      await page.waitForURL(/sw=2\.25,/);
      await page.getByRole('button', { name: 'Ecliptic' }).press('Enter');
      await page.waitForURL(/sl=figures,names,galaxy(&|$)/);
      assert.equal(await page.locator('path[data-layer=ecliptic]').count(), 0);
      await dome.hover();
      await page.mouse.wheel(0, 3000);
      await page.waitForURL((url) => !url.searchParams.has('sw'));
      await page.getByRole('button', { name: 'One hour forward' }).click();
      await page.waitForURL(/mv=2026-01-15T23:00/);
      assert.deepEqual(await violations(page), []);
      await assertTurns(page, 'the sky above a place');

      // The occultation of Spica of 2024.
      await page.goto(`${address}/?view=sky&tab=occultations&y=2024&os=Spica&lat=0&lon=80`);
      await page.locator('[data-line=central]').waitFor({ state: 'attached' });
      const spica = { star_name: 'Spica', star_place: 'catalogue' };
      const all = (await ask('/v1/occultations/lunar-star', { ...spica, jd_start: 2460310.5, jd_end: 2460676.5 })) as {
        events: { jd_mid: number; mid_datetime_utc: string }[];
      };
      const list = page.getByRole('group', { name: 'List of occultations' });
      await list.getByText('Spica').first().waitFor();
      const rows = await list.locator('tbody tr').evaluateAll((found) => found.map((row) => row.textContent ?? ''));
      const minuteOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
      assert.ok(all.events.length > 2);
      assert.deepEqual(
        rows.filter((row) => row.includes('Spica')).map((row) => row.slice(0, 16)),
        all.events.map(({ mid_datetime_utc }) => minuteOf(mid_datetime_utc)),
      );
      const chosen = all.events[all.events.length - 1];
      await list.getByRole('button', { name: minuteOf(chosen.mid_datetime_utc) }).click();
      await page.waitForURL(/oc=Spica/);
      const here = (await ask('/v1/occultations/lunar-star', {
        ...spica,
        jd_start: chosen.jd_mid - 0.5,
        jd_end: chosen.jd_mid + 0.5,
        observer_lat: 0,
        observer_lon: 80,
      })) as { events: { ingress_datetime_utc: string }[] };
      const said = here.events[0]?.ingress_datetime_utc.slice(11, 19) ?? 'There is no occultation at this place.';
      await page.locator('.sky-here').getByText(said).waitFor();
      assert.match(await savedText(page, page.getByRole('button', { name: 'ICS' })), /SUMMARY:The Moon occults Spica/);
      assert.deepEqual(await violations(page), []);
    } finally {
      await leave();
    }
  },
);

interface Sight {
  readonly datetime_utc: string;
  readonly target_altitude_deg: number;
  readonly by_physics: {
    readonly earliest: { readonly datetime_utc: string };
    readonly latest: { readonly datetime_utc: string };
  };
}

test(
  'rule: the heliacal events of a year are those of the route, with their ranges, by keys, in a calendar and in the link',
  { skip: noBrowser },
  async () => {
    const { page, address, ask, leave } = await person();
    try {
      await page.goto(`${address}/?view=sky&tab=heliacal&y=2026&p=Cairo&lat=30.04&lon=31.24&tz=UTC&hb=Sirius`);
      const table = page.getByRole('group', { name: 'Heliacal events of the year' });
      const rows = (): Promise<string[]> =>
        table.locator('tbody tr').evaluateAll((found) => found.map((row) => row.textContent ?? ''));
      await page.getByText('4 events in this year').waitFor();
      const sirius = async (k: number): Promise<Sight> =>
        (await ask('/v1/heliacal/visibility-event', {
          body: 'Sirius',
          kind: 'heliacal_rising',
          jd_start: 2461041.5,
          lat: 30.04,
          lon: 31.24,
          model: 'schaefer_1993',
          extinction_coefficient_k: k,
        })) as Sight;
      const shown = ({ datetime_utc: iso }: { datetime_utc: string }): string => iso.slice(0, 16).replace('T', ' ');
      const dayOfMonth = ({ datetime_utc: iso }: { datetime_utc: string }): string => String(Number(iso.slice(8, 10)));
      const rising = async (): Promise<string> => (await rows()).find((row) => row.includes('heliacal rising')) ?? '';
      const clear = await sirius(0.25);
      const { earliest, latest } = clear.by_physics;
      assert.ok((await rising()).startsWith(shown(clear)), await rising());
      assert.match(await rising(), new RegExp(`${dayOfMonth(earliest)} – [A-Z][a-z]+ ${dayOfMonth(latest)}`));

      // Hazier air by typing; and another body by keys.
      const air = page.getByLabel('Extinction, mag');
      await air.fill('0.4');
      await air.press('Enter');
      await page.waitForURL(/hk=0\.4/);
      const hazy = await sirius(0.4);
      assert.ok(hazy.datetime_utc > clear.datetime_utc);
      await table.getByText(shown(hazy)).waitFor();
      await page.getByRole('button', { name: 'Venus' }).press('Enter');
      await page.waitForURL(/hb=Venus,Sirius/);
      await table.getByText('Venus').first().waitFor();
      const ics = await savedText(page, page.getByRole('button', { name: 'ICS' }).first());
      assert.match(ics, /SUMMARY:Sirius: first visibility in the morning/);
      const plot = page.getByRole('group', { name: /^Heliacal events of 2026/ });
      await plot.press('+');
      await page.getByRole('group', { name: /: 2026-0[2-4]-\d\d – / }).waitFor();
      await page.getByText(/^\d+ events in this year/).waitFor();
      assert.deepEqual(await violations(page), []);

      // An impossible extinction is rejected by the field, and nothing is lost.
      await air.fill('9');
      await air.press('Enter');
      assert.equal(await air.evaluate((field: { validity: { valid: boolean } }) => field.validity.valid), false);
      assert.match(page.url(), /hk=0\.4/);
      await page.reload();
      await table.getByText(shown(hazy)).waitFor();
    } finally {
      await leave();
    }
  },
);
