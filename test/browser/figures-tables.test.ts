import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { asking, becomes, dms, inWords, minute, shows, zodiacal } from './support/figures.js';
import { noBrowser, person } from './support/person.js';

type Ask = ReturnType<typeof asking>;
const DELHI = { observer_lat: 28.6, observer_lon: 77.2 };
const BIRTH = { dt: '1985-03-21T08:15:00Z', ...DELHI };
const LINK = 'view=vedic&d=1985-03-21T13:45&tz=Asia/Kolkata&lat=28.6&lon=77.2&vm=2024-01';
const GRAHAS = 'Lagna Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu'.split(' ');
const SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');

interface VargaPoint {
  readonly varga_longitude: number;
  readonly longitude: number;
  readonly sign: string;
}

/** Positions and houses of a named varga, and of an equal division. */
async function compareVargas(page: Page, address: string, ask: Ask): Promise<void> {
  const { results } = await ask<{ results: Record<string, Record<string, VargaPoint>> }>(
    '/v1/varga/chart/shodashvarga/batch',
    { ...BIRTH, bodies: GRAHAS },
  );
  const rows = (points: readonly VargaPoint[]): string[][] =>
    points.map(({ varga_longitude: longitude, sign }, i) => [
      GRAHAS[i],
      zodiacal(longitude),
      String(((SIGNS.indexOf(sign) - SIGNS.indexOf(points[0].sign) + 12) % 12) + 1),
    ]);
  const plain = await Promise.all(
    GRAHAS.map((body) =>
      ask<VargaPoint>('/v1/varga/generic', { sidereal_longitude: results[body]['rasi'].longitude, divisor: 5 }),
    ),
  );
  await page.goto(`${address}/?${LINK}&vv=5`);
  await shows(page, 'Position', rows(plain));
  await page.goto(`${address}/?${LINK}&vv=9`);
  await shows(page, 'Position', rows(GRAHAS.map((body) => results[body]['navamsa'])));
}

interface Period {
  readonly planet: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly sub: readonly Period[];
}

/** The major periods to the day and those of the fifth level to the minute, for the line that the link opens. */
async function compareDashas(page: Page, address: string, ask: Ask): Promise<void> {
  const { mahadashas } = await ask<{ mahadashas: Period[] }>('/v1/dasha/vimshottari/sequence', {
    natal: { dt: BIRTH.dt },
    levels: 5,
  });
  const line: Period[] = [];
  for (let all: readonly Period[] = mahadashas; line.length < 4; all = line[line.length - 1].sub) line.push(all[1]);
  const lords = line.map(({ planet }) => planet);
  const open = lords.map((_, i) => lords.slice(0, i + 1).join('/'));
  await page.goto(`${address}/?${LINK}&vd=${open.join(',')}`);
  const tree = page.getByRole('region', { name: 'Vimshottari dasha' });
  const read = (which: string) => (): Promise<string[]> =>
    tree.locator(which).evaluateAll((all) => all.map((dates) => dates.textContent ?? ''));
  const days = (periods: readonly Period[], told: (iso: string) => string): string[] =>
    periods.map(({ start_date: start, end_date: end }) => `${told(start)} – ${told(end)}`);
  await becomes(page, read('.leaf .dates'), days(line[3].sub, minute), 'fifth level');
  const day = (iso: string): string => iso.slice(0, 10);
  await becomes(page, read('.dasha-tree > ul > li > button .dates'), days(mahadashas, day), 'first level');
}

interface Limb {
  readonly name: string;
  readonly end: { readonly datetime_utc: string };
}
interface Panchanga {
  readonly tithi: Limb;
  readonly yoga: Limb;
  readonly karana: Limb;
  readonly nakshatra: { readonly nakshatra: string; readonly end: Limb['end'] };
  readonly paksha: string;
  readonly vara: { readonly name: string; readonly start: Limb['end'] };
  readonly vara_basis: { readonly sunrise: Limb['end']; readonly sunset: Limb['end'] };
}

/** Days of January 2024 at Delhi (UTC+5:30): the panchanga at sunrise with end times. */
async function comparePanchanga(page: Page, ask: Ask): Promise<void> {
  const local = ({ datetime_utc: iso }: Limb['end']): string =>
    minute(new Date(Date.parse(iso) + 5.5 * 3_600_000).toISOString());
  for (const date of ['2024-01-09', '2024-01-11', '2024-01-25']) {
    const at = (dt: string): Promise<Panchanga> => ask<Panchanga>('/v1/panchanga/chart', { dt, ...DELHI });
    const { vara, vara_basis: sun } = await at(`${date}T06:51:00Z`);
    const { paksha, tithi, nakshatra, yoga, karana } = await at(vara.start.datetime_utc);
    const until = ({ end }: { end: Limb['end'] }): string => {
      const [day, time] = local(end).split(' ');
      return `until ${day === date ? time : `${day.slice(5)} ${time}`}`;
    };
    const side = paksha === 'shukla' ? 'Shukla' : 'Krishna';
    const cell = page.locator(`[data-date="${date}"]`);
    const read = async (): Promise<string[]> => [
      ...(await cell.locator('.weekday').allTextContents()),
      ...(await cell.locator('p').allTextContents()).map((text) => text.replaceAll('\uFE0E', '')),
    ];
    const expected = [
      vara.name,
      `${side} ${tithi.name} ${until(tithi)}`,
      `${nakshatra.nakshatra} ${until(nakshatra)}`,
      `${yoga.name} ${until(yoga)}`,
      `${karana.name} ${until(karana)}`,
      `☀ ${local(sun.sunrise).slice(11)} – ${local(sun.sunset).slice(11)}`,
    ];
    await becomes(page, read, expected, date);
  }
}

type Strength = Readonly<Record<string, number | { readonly total: number }>> & {
  readonly total_rupas: number;
  readonly required_rupas: number;
  readonly strength_ratio: number;
};

async function compareStrengths(page: Page, ask: Ask): Promise<void> {
  const { planets } = await ask<{ planets: Record<string, Strength> }>('/v1/shadbala/chart', BIRTH);
  const bala = (strength: Strength, name: string): string => {
    const value = strength[`${name}_bala`];
    return (typeof value === 'number' ? value : value.total).toFixed(1);
  };
  await shows(
    page,
    'Shadbala, table',
    Object.entries(planets).map(([name, strength]) => [
      name,
      ...'sthana dig kala chesta naisargika drig'.split(' ').map((kind) => bala(strength, kind)),
      strength.total_rupas.toFixed(2),
      strength.required_rupas.toFixed(1),
      strength.strength_ratio.toFixed(2),
    ]),
  );
  const { result } = await ask<{
    result: { bhinnashtakavarga: Record<string, { rekhas: number[] }>; sarvashtakavarga: number[] };
  }>('/v1/ashtakavarga/chart/result', BIRTH);
  await shows(page, 'Rekhas', [
    ...Object.entries(result.bhinnashtakavarga).map(([name, { rekhas }]) => [name, ...rekhas.map(String)]),
    ['Sarva', ...result.sarvashtakavarga.map(String)],
  ]);
}

test(
  'rule: the tables of the Vedic view are, cell by cell, the answers of the routes: vargas, dashas, panchanga, shadbala, ashtakavarga',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const ask = asking(address);
    try {
      await compareVargas(page, address, ask);
      await compareDashas(page, address, ask);
      await comparePanchanga(page, ask);
      await compareStrengths(page, ask);
    } finally {
      await leave();
    }
  },
);

interface Place {
  readonly longitude: number;
  readonly latitude: number;
  readonly declination: number;
  readonly speed: number;
  readonly retrograde: boolean;
}

async function compareEphemeris(page: Page, ask: Ask): Promise<void> {
  const bodies = ['Sun', 'Moon', 'Mercury'];
  const days = ['2024-01-01', '2024-01-02', '2024-01-03'];
  const { results } = await ask<{ results: { chart: { planets: Record<string, Place> } }[] }>('/v1/batch/charts', {
    requests: days.map((day) => ({ dt: `${day}T00:00:00Z`, bodies, include_nodes: false })),
  });
  const rows = days.map((day, i) => [
    day,
    ...bodies.flatMap((body) => {
      const { longitude, latitude, declination, speed, retrograde } = results[i].chart.planets[body];
      return [`${zodiacal(longitude)}${retrograde ? 'R' : ''}`, dms(latitude), dms(declination), dms(speed)];
    }),
  ]);
  assert.ok(rows.flat().some((cell) => cell.endsWith('R')));
  await shows(page, 'Positions by instant', rows);
}

interface Found {
  readonly body: string;
  readonly datetime_utc: string;
  readonly sign: string;
  readonly direction: string;
  readonly station_type: string;
  readonly longitude: number;
  readonly target: string;
  readonly angle: number;
}
interface Lunation {
  readonly phase_type: string;
  readonly datetime_utc: string;
  readonly moon_longitude: number;
}
interface Eclipse {
  readonly jd_ut: number;
  readonly datetime_utc: string;
  readonly data: {
    readonly eclipse_type: string;
    readonly eclipse_magnitude: number;
    readonly saros_series: number;
    readonly saros_member: number;
    readonly sun_longitude: number;
    readonly moon_longitude: number;
  };
}
const YEAR = { jd_start: 2460310.5, jd_end: 2460676.5 };
const PLANETS = 'Sun Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' ');
const ASPECTS: Readonly<Record<number, string>> = {
  0: 'conjunct',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposite',
};

/** The events of 2024 from their routes, as rows of the list. */
async function yearRows(ask: Ask): Promise<{ iso: string; row: string[] }[]> {
  const row = (iso: string, kind: string, event: string, where: string) => ({
    iso,
    row: [minute(iso), kind, event, where],
  });
  const search = async (requests: readonly object[]): Promise<Found[]> =>
    (await ask<{ results: { events: Found[] }[] }>('/v1/batch/events', { requests })).results.flatMap(
      ({ events }) => events,
    );
  const angles = [0, 60, 90, 120, 180, 240, 270, 300];
  const [ingresses, stations, aspects] = await Promise.all([
    search(PLANETS.map((body) => ({ kind: 'ingress', body, ...YEAR }))),
    search(PLANETS.slice(1).map((body) => ({ kind: 'station', body, ...YEAR }))),
    search(
      PLANETS.flatMap((body, i) =>
        PLANETS.slice(i + 1).flatMap((target) =>
          angles.map((angle) => ({ kind: 'aspect_transit', body, target, angle, ...YEAR })),
        ),
      ),
    ),
  ]);
  const { events: lunations } = await ask<{ events: Lunation[] }>('/v1/lunar-phases', YEAR);
  const eclipses = async (light: 'solar' | 'lunar') =>
    (await ask<{ events: Eclipse[] }>(`/v1/eclipses/${light}/next`, { jd_start: YEAR.jd_start, count: 6 })).events
      .filter(({ jd_ut }) => jd_ut < YEAR.jd_end)
      .map(({ datetime_utc: iso, data }) =>
        row(
          iso,
          'Eclipse',
          `${data.eclipse_type} eclipse of the ${light === 'solar' ? 'Sun' : 'Moon'}, Saros ${data.saros_series}/${data.saros_member}, magnitude ${data.eclipse_magnitude.toFixed(3)}`,
          inWords(light === 'solar' ? data.sun_longitude : data.moon_longitude),
        ),
      );
  return [
    ...ingresses.map(({ datetime_utc: iso, body, sign, direction }) =>
      row(iso, 'Ingress', `${body} enters ${sign}${direction === 'retrograde' ? ' (retrograde)' : ''}`, ''),
    ),
    ...stations.map(({ datetime_utc: iso, body, station_type: type, longitude }) =>
      row(iso, 'Station', `${body} turns ${type}`, inWords(longitude)),
    ),
    ...aspects.map(({ datetime_utc: iso, body, target, angle }) =>
      row(iso, 'Aspect', `${body} ${ASPECTS[Math.min(angle, 360 - angle)]} ${target}`, ''),
    ),
    ...lunations
      .filter(({ phase_type: type }) => ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'].includes(type))
      .map(({ datetime_utc: iso, phase_type: type, moon_longitude }) =>
        row(iso, 'Lunation', type, inWords(moon_longitude)),
      ),
    ...(await eclipses('solar')),
    ...(await eclipses('lunar')),
  ];
}

test(
  'rule: the tables of the ephemeris and of the events of a year are, cell by cell, the answers of the routes',
  { skip: noBrowser },
  async () => {
    const { page, address, leave } = await person();
    const ask = asking(address);
    try {
      const events = await yearRows(ask);
      await page.goto(
        `${address}/?view=tables&ef=2024-01-01&et=2024-01-03&eb=Sun,Moon,Mercury&eq=longitude,latitude,declination,speed&ey=2024`,
      );
      await compareEphemeris(page, ask);
      await shows(
        page,
        'Events, in order of time',
        events.sort((a, b) => Date.parse(a.iso) - Date.parse(b.iso)).map(({ row }) => row),
      );
    } finally {
      await leave();
    }
  },
);
