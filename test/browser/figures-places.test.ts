import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { asking, dm, dms, east, minute, north, second, shows } from './support/figures.js';
import { noBrowser, person } from './support/person.js';

type Ask = ReturnType<typeof asking>;
interface Instant {
  readonly datetime_utc: string;
}
interface Contact extends Instant {
  readonly altitude: number;
  readonly azimuth: number;
}
interface Eclipse extends Instant {
  readonly jd_ut: number;
  readonly data: {
    readonly eclipse_type: string;
    readonly eclipse_magnitude: number;
    readonly gamma: number;
    readonly saros_series: number;
    readonly saros_member: number;
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
/** `4 m 28 s`, or `1 h 05 m` of an hour and more, to the nearest second or minute. */
function duration(seconds: number): string {
  const whole = Math.round(seconds),
    minutes = Math.round(seconds / 60);
  return whole < 3600
    ? `${Math.floor(whole / 60)} m ${two(whole % 60)} s`
    : `${Math.floor(minutes / 60)} h ${two(minutes % 60)} m`;
}
/** The same instant some hours later, as civil time east of Greenwich. */
const clock = (iso: string, hours: number): string =>
  second(new Date(Date.parse(iso) + hours * 3_600_000).toISOString());
const contactRow = (name: string, at: Contact, hours: number): string[] => [
  name,
  clock(at.datetime_utc, hours).slice(11),
  second(at.datetime_utc).slice(11),
  dm(at.altitude),
  dm(at.azimuth),
];

const DALLAS = { latitude: 32.78, longitude: -96.8 };
const IN_DALLAS = 'p=Dallas&lat=32.78&lon=-96.8&tz=America/Chicago';

async function compareEclipseList(page: Page, ask: Ask): Promise<void> {
  // 2001-01-01 to 2101-01-01.
  const events = await Promise.all(
    (['solar', 'lunar'] as const).map(async (light) => {
      const answer = await ask<{ events: Eclipse[] }>(`/v1/eclipses/${light}/next`, {
        jd_start: 2451910.5,
        count: 275,
      });
      return answer.events.map((event) => ({ ...event, light }));
    }),
  );
  await shows(
    page,
    'List of eclipses',
    events
      .flat()
      .filter(({ jd_ut }) => jd_ut < 2488434.5)
      .sort((a, b) => a.jd_ut - b.jd_ut)
      .map(({ datetime_utc: iso, data, light }) => [
        minute(iso),
        `${data.eclipse_type[0].toUpperCase()}${data.eclipse_type.slice(1).toLowerCase()} ${light}`,
        data.eclipse_magnitude.toFixed(3),
        data.gamma.toFixed(3),
        String(data.saros_series),
      ]),
    () => true,
    // The visibility is requested for each eclipse, and for the rows around the chosen one only.
    (row) => row.toSpliced(2, 1),
  );
}

const commonFacts = ({ datetime_utc: iso, data }: Eclipse): string[][] => [
  ['Greatest eclipse (UTC)', second(iso)],
  ['Magnitude', data.eclipse_magnitude.toFixed(4)],
  ['Gamma', data.gamma.toFixed(4)],
  ['Saros', `${data.saros_series} (${data.saros_member})`],
];

interface SolarLocal {
  readonly event: Eclipse;
  readonly sun: { readonly altitude: number; readonly azimuth: number };
  readonly obscuration: number;
  readonly central_duration_seconds: number;
  readonly contacts: Readonly<Record<'c1' | 'c2' | 'c3' | 'c4', Contact>>;
}
interface SolarWhole {
  readonly event: Eclipse;
  readonly greatest: {
    readonly latitude_deg: number;
    readonly longitude_deg: number;
    readonly sun_altitude_deg: number;
    readonly central_duration_seconds: number;
    readonly path_width_km: number;
    readonly epoch: { readonly delta_t_seconds: number };
  };
}

/** The total eclipse of 2024 over Dallas, at UTC-5. */
async function compareSolar(page: Page, address: string, ask: Ask): Promise<void> {
  const jd_start = 2460408.5;
  const local = await ask<SolarLocal>('/v1/eclipses/solar/local-visible', { jd_start, ...DALLAS, max_lunations: 1 });
  const { event, greatest } = await ask<SolarWhole>('/v1/eclipses/solar/global-circumstances', { jd_start });
  await page.goto(`${address}/?view=sky&c=2001&${IN_DALLAS}&e=solar-2024-04-08`);
  await compareEclipseList(page, ask);
  await shows(page, 'Greatest phase at the place', [
    ['Type here', 'Total'],
    ['Magnitude', local.event.data.eclipse_magnitude.toFixed(4)],
    ['Obscuration', `${(local.obscuration * 100).toFixed(1)} %`],
    ['Central phase here', duration(local.central_duration_seconds)],
  ]);
  const { c1, c2, c3, c4 } = local.contacts;
  await shows(page, 'Contacts at the place', [
    contactRow('First contact', c1, -5),
    contactRow('Second contact', c2, -5),
    contactRow('Maximum', { ...local.sun, datetime_utc: local.event.datetime_utc }, -5),
    contactRow('Third contact', c3, -5),
    contactRow('Fourth contact', c4, -5),
  ]);
  await shows(page, 'Quantities of the eclipse', [
    ...commonFacts(event),
    ['Greatest eclipse at', `${north(greatest.latitude_deg)} ${east(greatest.longitude_deg)}`],
    ['Altitude of the Sun at this point', dm(greatest.sun_altitude_deg)],
    ['Central phase at greatest eclipse', duration(greatest.central_duration_seconds)],
    ['Width of the path', `${greatest.path_width_km.toFixed(0)} km`],
    ['ΔT', `${greatest.epoch.delta_t_seconds.toFixed(1)} s`],
  ]);
}

/** The total eclipse of the Moon of 2025-03-14. */
async function compareLunar(page: Page, address: string, ask: Ask): Promise<void> {
  const jd_start = 2460747.5;
  const local = await ask<Record<string, Contact>>('/v1/eclipses/lunar/local', { jd_start, ...DALLAS });
  const whole = await ask<{
    event: Eclipse;
    greatest: { delta_t_seconds: number };
    penumbral_duration_seconds: number;
    partial_duration_seconds: number;
    total_duration_seconds: number;
  }>('/v1/eclipses/lunar/global-circumstances', { jd_start });
  await page.goto(`${address}/?view=sky&c=2001&${IN_DALLAS}&e=lunar-2025-03-14`);
  await shows(
    page,
    'Contacts at the place',
    [
      ['P1, penumbra begins', 'p1'],
      ['U1, partial begins', 'u1'],
      ['U2, totality begins', 'u2'],
      ['Greatest eclipse', 'greatest'],
      ['U3, totality ends', 'u3'],
      ['U4, partial ends', 'u4'],
      ['P4, penumbra ends', 'p4'],
    ].map(([name, key]) => contactRow(name, local[key], -5)),
  );
  await shows(page, 'Quantities of the eclipse', [
    ...commonFacts(whole.event),
    ['Penumbral phase', duration(whole.penumbral_duration_seconds)],
    ['Partial phase', duration(whole.partial_duration_seconds)],
    ['Total phase', duration(whole.total_duration_seconds)],
    ['ΔT', `${whole.greatest.delta_t_seconds.toFixed(1)} s`],
  ]);
}

async function compareYear(page: Page, address: string, ask: Ask): Promise<void> {
  // The hundredth day of 2026 in the north, in summer time.
  const day = await ask<Record<string, Instant | null>>('/v1/rise-set/twilight', {
    jd_day: 2461041.5 + 99,
    lat: 59.91,
    lon: 10.75,
  });
  await page.goto(`${address}/?view=sky&tab=year&y=2026&yd=100&p=Oslo&lat=59.91&lon=10.75&tz=Europe/Oslo`);
  await shows(
    page,
    '2026-04-10',
    [
      ['Astronomical dawn (−18°)', 'astronomical_dawn'],
      ['Nautical dawn (−12°)', 'nautical_dawn'],
      ['Civil dawn (−6°)', 'civil_dawn'],
      ['Sunrise', 'sunrise'],
      ['Sunset', 'sunset'],
      ['Civil dusk (−6°)', 'civil_dusk'],
      ['Nautical dusk (−12°)', 'nautical_dusk'],
      ['Astronomical dusk (−18°)', 'astronomical_dusk'],
    ].map(([name, key]) => {
      const at = day[key];
      return at === null ? [name, 'none', 'none'] : [name, clock(at.datetime_utc, 2), second(at.datetime_utc)];
    }),
  );
}

interface Sight extends Instant {
  readonly target_altitude_deg: number;
  readonly sun_altitude_deg: number;
  readonly apparent_magnitude: number;
  readonly by_physics: { readonly earliest: Instant | null; readonly latest: Instant | null };
}

async function compareHeliacal(page: Page, address: string, ask: Ask): Promise<void> {
  const kinds: Readonly<Record<string, string>> = {
    heliacal_rising: 'first visibility in the morning (heliacal rising)',
    heliacal_setting: 'last visibility in the evening (heliacal setting)',
    acronychal_rising: 'last visible rising in the evening (acronychal)',
    cosmic_setting: 'first visible setting in the morning (cosmical)',
  };
  const sights = await Promise.all(
    Object.entries(kinds).map(async ([kind, name]) => {
      const seeing = { lat: 30.04, lon: 31.24, model: 'schaefer_1993', extinction_coefficient_k: 0.25 };
      const jd_start = 2461041.5 - 31.24 / 360;
      const sight = await ask<Sight>('/v1/heliacal/visibility-event', { body: 'Sirius', kind, jd_start, ...seeing });
      return { name, sight };
    }),
  );
  const day = ({ datetime_utc: iso }: Instant): string =>
    `${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8, 10))}`;
  const range = ({ by_physics: { earliest, latest } }: Sight): string => {
    // In hazy air a setting may never be visible: then the day has no range.
    if (earliest === null || latest === null) return 'no range';
    const days = [earliest, latest].sort((a, b) => Date.parse(a.datetime_utc) - Date.parse(b.datetime_utc)).map(day);
    return days[0] === days[1] ? days[0] : days.join(' – ');
  };
  await page.goto(`${address}/?view=sky&tab=heliacal&y=2026&p=Cairo&lat=30.04&lon=31.24&tz=UTC&hb=Sirius`);
  await shows(
    page,
    'Heliacal events of the year',
    sights
      .sort((a, b) => Date.parse(a.sight.datetime_utc) - Date.parse(b.sight.datetime_utc))
      .map(({ name, sight }) => [
        minute(sight.datetime_utc),
        'Sirius',
        name,
        range(sight),
        dm(sight.target_altitude_deg),
        dm(-sight.sun_altitude_deg),
        sight.apparent_magnitude.toFixed(1),
      ]),
  );
}

async function compareDome(page: Page, address: string, ask: Ask): Promise<void> {
  const { positions } = await ask<{ positions: { body: string; altitude: number; azimuth: number }[] }>(
    '/v1/local-space/chart/positions',
    { dt: '2026-01-15T22:00:00Z', observer_lat: 51.5, observer_lon: -0.12 },
  );
  await page.goto(`${address}/?view=sky&tab=dome&sd=2026-01-15T22:00&lat=51.5&lon=-0.12`);
  await shows(
    page,
    'Altitudes of Sun, Moon and planets',
    positions
      .sort((a, b) => b.altitude - a.altitude)
      .map(({ body, altitude, azimuth }) => [body, dm(altitude), dm(azimuth)]),
  );
}

test(
  'rule: the tables of the sky are, cell by cell, the answers of the routes: eclipses and their contacts, twilights, heliacal events, altitudes',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const ask = asking(address);
    try {
      await compareSolar(page, address, ask);
      await compareLunar(page, address, ask);
      await compareYear(page, address, ask);
      await compareHeliacal(page, address, ask);
      await compareDome(page, address, ask);
    } finally {
      await leave();
    }
  },
);

const EARTH = 'view=earth&d=1985-07-13T16:05&tz=Europe/London&p=London&lat=51.5&lon=-0.12';
const DT = '1985-07-13T15:05:00Z';
const BODIES = 'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');
const LINES = '/v1/astrocartography/chart/lines';
interface Line {
  readonly planet: string;
  readonly line_type: string;
}
interface Near extends Line {
  readonly distance_km: number;
  readonly distance_deg: number;
  readonly side: string;
  readonly direction_deg: number;
  readonly nearest: { readonly latitude: number; readonly longitude: number };
}
interface Crossing {
  readonly first: Line;
  readonly second: Line;
  readonly latitude: number;
  readonly longitude: number;
}
interface Paran {
  readonly body1: string;
  readonly circle1: string;
  readonly body2: string;
  readonly circle2: string;
  readonly orb_min: number;
  readonly jd_datetime_utc: string;
}
const CIRCLES: Readonly<Record<string, string>> = {
  Rising: 'rises',
  Setting: 'sets',
  Culminating: 'culminates',
  AntiCulminating: 'at lower culmination',
};

async function compareNear(page: Page, address: string, ask: Ask): Promise<void> {
  const place = { latitude: 48.85, longitude: 2.35 };
  const { near } = await ask<{ near: { lines: Near[] } }>(LINES, {
    dt: DT,
    bodies: BODIES,
    near: { ...place, orb_km: 1000 },
  });
  await page.goto(`${address}/?${EARTH}&at=48.85,2.35&km=1000`);
  await shows(
    page,
    'Lines by distance',
    near.lines.map((line) => [
      `${line.planet} ${line.line_type}`,
      `${line.distance_km.toFixed(1)} km`,
      dm(line.distance_deg),
      line.side === 'on_line' ? 'on the line' : line.side,
      dm(line.direction_deg),
      `${north(line.nearest.latitude)} ${east(line.nearest.longitude)}`,
    ]),
  );
}

async function compareLocalSpace(page: Page, address: string, ask: Ask): Promise<void> {
  const { positions } = await ask<{
    positions: { body: string; azimuth: number; altitude: number; is_above: boolean; compass_direction: string }[];
  }>('/v1/local-space/chart/positions', { dt: DT, bodies: BODIES, observer_lat: 51.5, observer_lon: -0.12 });
  await page.goto(`${address}/?${EARTH}&tab=local`);
  await shows(
    page,
    'Directions from the place, table',
    positions.map(({ body, azimuth, altitude, is_above: above, compass_direction: compass }) => [
      body,
      dms(azimuth),
      compass,
      dms(altitude),
      above ? 'above' : 'below',
    ]),
  );
}

async function compareParans(page: Page, address: string, ask: Ask): Promise<void> {
  const { crossings, provenance } = await ask<{ crossings: Crossing[]; provenance: { jd_ut: number } }>(LINES, {
    dt: DT,
    bodies: BODIES,
    crossings: true,
  });
  const { events } = await ask<{ events: Paran[] }>('/v1/parans/natal', {
    bodies: BODIES,
    natal_jd: provenance.jd_ut,
    lat: 51.5,
    lon: -0.12,
    orb_minutes: 16,
  });
  await page.goto(`${address}/?${EARTH}&tab=parans&mi=16&lo=2`);
  await shows(
    page,
    'Parans by orb',
    events.map(({ body1, circle1, body2, circle2, orb_min, jd_datetime_utc: iso }) => [
      `${body1} ${CIRCLES[circle1]}, ${body2} ${CIRCLES[circle2]}`,
      `${orb_min.toFixed(2)} min`,
      minute(iso),
    ]),
  );
  const away = ({ latitude }: Crossing): number => latitude - 51.5;
  await shows(
    page,
    'Latitudes where lines cross, table',
    crossings
      .filter((crossing) => Math.abs(away(crossing)) <= 2)
      .sort((a, b) => Math.abs(away(a)) - Math.abs(away(b)))
      .map((crossing) => [
        [crossing.first, crossing.second].map(({ planet, line_type }) => `${planet} ${line_type}`).join(' – '),
        north(crossing.latitude),
        east(crossing.longitude),
        `${dm(Math.abs(away(crossing)))} ${away(crossing) < 0 ? 'S' : 'N'}`,
      ]),
  );
}

test(
  'rule: the tables of the Earth are, cell by cell, the answers of the routes: lines near a place, local space, parans, crossings',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const ask = asking(address);
    try {
      await compareNear(page, address, ask);
      await compareLocalSpace(page, address, ask);
      await compareParans(page, address, ask);
    } finally {
      await leave();
    }
  },
);
