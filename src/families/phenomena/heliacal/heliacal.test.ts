import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { HeliacalPhases } from '../../../events/heliacal/phases.js';
import type { HeliacalModel, PhaseName } from '../../../events/heliacal/phases.js';
import { planetTarget } from '../../../events/heliacal/target.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { planetEvent, visibilityEvent } from './heliacal.js';
import { GeneralVisibilityEventRequest, HeliacalPlanetEventRequest } from './schema.js';
import type { GeneralVisibilityEventResponse } from './schema.js';

const engine = sharedEngine();
const START = 2460754.5;
type Change = Partial<GeneralVisibilityEventRequest>;

/** The event of a request, or the reason why there is none. */
function ask(body: string, kind: PhaseName, change: Change = {}): GeneralVisibilityEventResponse | string {
  const answer = visibilityEvent(engine, {
    body,
    kind,
    jd_start: START,
    lat: 35,
    lon: 0,
    search_window_days: 900,
    explain_absence: true,
    ...change,
  });
  assert.ok(answer !== null);
  return 'status' in answer ? answer.reason : answer;
}
function event(body: string, kind: PhaseName, change: Change = {}): GeneralVisibilityEventResponse {
  const got = ask(body, kind, change);
  assert.ok(typeof got !== 'string', `${body} ${kind}: ${typeof got === 'string' ? got : ''}`);
  return got;
}
const MODELS: readonly HeliacalModel[] = ['arcus_visionis', 'arcus_visionis_wide', 'schaefer_1993'];
/** Local mean hour of a Julian day. */
const localHour = (jd: number, lon: number): number => ((((jd + 0.5 + lon / 360) % 1) + 1) % 1) * 24;

test('validation: Sirius rose with the Sun in Egypt about 20 July 139, the date that Censorinus (De die natali 21) gives for the rising of the star', () => {
  for (const model of MODELS) {
    const got = event('Sirius', 'heliacal_rising', { jd_start: 1771900, lat: 29.85, lon: 31.25, model });
    // 20 July of the Julian calendar is 19 July of the proleptic Gregorian one; an arc of 9 degrees gives it, the
    // criteria here have 7.5 and 9.1.
    const days = got.jd_ut - (1772028.5 - 1 + 0.1);
    assert.ok(got.datetime_utc.startsWith('0139-07-1'), got.datetime_utc);
    assert.ok(Math.abs(days) < 5, `${days}`);
    assert.ok(got.by_physics && got.by_physics.latest && got.by_physics.latest.datetime_utc >= '0139-07-18');
  }
});

test('validation: the model of brightnesses gives the arcs of Ptolemy (Almagest XIII 7) within 4 degrees at Alexandria', () => {
  const arcs = { Mercury: 10, Venus: 5, Mars: 11.5, Jupiter: 10, Saturn: 11 };
  for (const [body, arc] of Object.entries(arcs)) {
    const found: number[] = [];
    let jd = START;
    for (let i = 0; i < 5; i++) {
      // Mercury is three magnitudes fainter after its inferior conjunction: the arc belongs to the bright phase.
      const kind = body === 'Mercury' ? 'evening_first' : 'heliacal_rising';
      const got = event(body, kind, { jd_start: jd, lat: 31.2, lon: 29.9, model: 'schaefer_1993' });
      found.push(got.target_altitude_deg - got.sun_altitude_deg);
      jd = got.jd_ut;
    }
    found.sort((a, b) => a - b);
    assert.ok(Math.abs(found[2] - arc) < 4, `${body}: ${found.map((x) => x.toFixed(1)).join(' ')}`);
  }
});

test('rule: an outer planet sets in the evening before its conjunction and rises in the morning after it, at every longitude', () => {
  for (const model of MODELS)
    for (const body of ['Mars', 'Jupiter', 'Saturn'])
      for (const lon of [-180, -120, -60, 0, 60, 120, 180]) {
        const setting = event(body, 'heliacal_setting', { lon, model }),
          rising = event(body, 'heliacal_rising', { lon, model, jd_start: setting.jd_ut });
        assert.ok(setting.elongation_deg > 5 && rising.elongation_deg < -5, `${body} ${lon}`);
        assert.ok(rising.jd_ut - setting.jd_ut < 240, `${body} ${lon}`);
        const evening = localHour(setting.jd_ut, lon),
          morning = localHour(rising.jd_ut, lon);
        assert.ok(evening > 15 && evening < 22 && morning > 2 && morning < 9, `${evening} ${morning}`);
        assert.ok(setting.target_azimuth_deg > 180 && rising.target_azimuth_deg < 180);
      }
});

test('rule: near opposition an outer planet or star first has its last visible rising in the evening, then its first visible setting in the morning', () => {
  for (const model of MODELS)
    for (const body of ['Mars', 'Jupiter', 'Saturn', 'Regulus', 'Sirius']) {
      const rising = event(body, 'acronychal_rising', { model }),
        setting = event(body, 'cosmic_setting', { model, jd_start: rising.jd_ut });
      assert.ok(rising.target_azimuth_deg < 180 && localHour(rising.jd_ut, 0) > 12, body);
      assert.ok(setting.target_azimuth_deg > 180 && localHour(setting.jd_ut, 0) < 12, body);
      assert.ok(setting.jd_ut - rising.jd_ut < 80 || body === 'Sirius', `${body} ${setting.jd_ut - rising.jd_ut}`);
    }
});

test('regression: the legacy arcs determine risings by default, and `arcus_visionis_wide` uses the wider arcs', () => {
  const where = { jd_start: 2460400.5, lat: 30, lon: 31.2 };
  const date = (body: string, change: Change): string =>
    event(body, 'heliacal_rising', change).datetime_utc.slice(0, 10);
  assert.equal(date('Alcyone', where), '2024-06-03');
  assert.equal(date('Alcyone', { ...where, model: 'arcus_visionis_wide' }), '2024-06-06');
  const saturn = { jd_start: 2460676.5, lat: 40, lon: 0 };
  // The recorded engine has 13 April, with Saturn at -0.708 degrees: it raises that by 45', while the refraction is
  // 35'.
  assert.equal(date('Saturn', saturn), '2025-04-14');
  assert.equal(date('Saturn', { ...saturn, model: 'arcus_visionis_wide' }), '2025-04-17');
});

test('rule: acronychal phases belong to nightfall, cosmical phases to sunrise: the acronychal setting is the last evening, the cosmical setting the first morning', () => {
  // OED, acronychal: "When the rising is acronychal, the setting is cosmical." Dates of the evenings from the recorded
  // engine.
  const quito = { jd_start: 2360234.5, lat: 0, lon: -78.5 },
    alexandria = { jd_start: 2447892.5, lat: 31.2, lon: 29.9 };
  for (const [body, change, evening, morning] of [
    ['Saturn', quito, '1750-11-15', '1750-06-01'],
    ['Spica', alexandria, '1990-09-27', '1990-05-01'],
  ] as const) {
    const setting = event(body, 'acronychal_setting', change),
      cosmic = event(body, 'cosmic_setting', { ...change, model: 'arcus_visionis_wide' });
    assert.deepEqual(
      [setting, cosmic].map(({ datetime_utc: at }) => at.slice(0, 10)),
      [evening, morning],
    );
    assert.equal(setting.jd_ut, event(body, 'heliacal_setting', change).jd_ut);
    assert.ok(setting.elongation_deg > 0 && setting.elongation_deg < 30);
    assert.ok(Math.abs(cosmic.separation_deg) > 140 && cosmic.target_azimuth_deg > 180);
  }
  // The inner planets also set in the evening, but no setting of theirs is visible at sunrise.
  assert.ok(typeof ask('Venus', 'acronychal_setting') !== 'string');
  assert.equal(ask('Venus', 'cosmic_setting'), 'not_of_this_body');
  assert.equal(ask('Moon', 'cosmic_rising'), 'not_of_this_body');
});

test('regression: visibility-event accepts the cosmical kinds, the route of planets rejects them', () => {
  const names = (kind: object): unknown => (kind as { enum?: unknown }).enum;
  const cosmical = ['cosmic_rising', 'cosmic_setting'];
  const general = names(GeneralVisibilityEventRequest.properties.kind),
    planet = names(HeliacalPlanetEventRequest.properties.kind);
  assert.ok(Array.isArray(general) && Array.isArray(planet));
  assert.deepEqual(
    general.filter((kind) => !planet.includes(kind)),
    cosmical,
  );
});

test('rule: the cosmical rising is the first morning on which target and Sun rise together, some days before the heliacal rising', () => {
  for (const body of ['Spica', 'Sirius', 'Saturn', 'Jupiter', 'Neptune'])
    for (const lat of [-40, 0, 31.2]) {
      const got = event(body, 'cosmic_rising', { lat, jd_start: 2447892.5 });
      // The upper limb of the Sun is on the horizon; the target rises by less than 1.2 degrees per day.
      assert.ok(Math.abs(got.sun_altitude_deg + 0.84) < 0.02, `${body} ${lat} ${got.sun_altitude_deg}`);
      assert.ok(
        got.target_altitude_deg > 0 && got.target_altitude_deg < 1.2,
        `${body} ${lat} ${got.target_altitude_deg}`,
      );
      assert.ok(got.target_azimuth_deg < 180 && !got.assessment.observable && got.model === 'rising_with_the_sun');
      assert.equal(got.required_solar_depression_deg, null);
      if (body === 'Neptune') continue;
      const seen = event(body, 'heliacal_rising', { lat, jd_start: got.jd_ut });
      assert.ok(seen.jd_ut - got.jd_ut > 3 && seen.jd_ut - got.jd_ut < 45, `${body} ${lat} ${seen.jd_ut - got.jd_ut}`);
    }
});

test('rule: a star has its cosmical rising once in a sidereal year, a planet once in a synodic period, to 60 degrees of latitude', () => {
  const periods = {
    Sirius: 365.26,
    Spica: 365.26,
    Arcturus: 365.26,
    Venus: 583.9,
    Mercury: 115.9,
    Mars: 779.9,
    Saturn: 378.1,
  };
  for (const [body, period] of Object.entries(periods))
    for (const lat of [-52, 0, 40, 60]) {
      const search = { lat, lon: 77, search_window_days: 1500 };
      const first = event(body, 'cosmic_rising', search).jd_ut;
      let at = first;
      for (let i = 0; i < 4; i++) at = event(body, 'cosmic_rising', { ...search, jd_start: at }).jd_ut;
      // Synodic periods of Mercury, Venus and Mars vary by weeks around their mean, and so do their risings at northern
      // places.
      const slack = body === 'Venus' || body === 'Mars' ? 15 : 5;
      assert.ok(Math.abs((at - first) / 4 - period) < slack, `${body} ${lat}: ${(at - first) / 4}`);
    }
});

test('rule: Venus and Mercury have four phases in their order, and no phase at opposition', () => {
  const order: readonly PhaseName[] = ['evening_first', 'heliacal_setting', 'heliacal_rising', 'morning_last'];
  for (const model of MODELS)
    for (const body of ['Venus', 'Mercury']) {
      let at = 2460990;
      for (const kind of [...order, ...order]) {
        const got = event(body, kind, { jd_start: at, lat: 10, model });
        // Near the equator no apparition of Mercury is missing, so each phase follows within the synodic period.
        assert.ok(got.jd_ut > at && got.jd_ut - at < (body === 'Venus' ? 584 : 116), `${body} ${kind} ${model}`);
        at = got.jd_ut;
      }
      assert.equal(ask(body, 'acronychal_rising', { model }), 'not_of_this_body');
    }
  assert.equal(ask('Jupiter', 'evening_first'), 'not_of_this_body');
});

test('rule: by the arc, the Sun is at its depression and the planet on or above the horizon', () => {
  for (const body of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus'])
    for (const kind of ['heliacal_rising', 'heliacal_setting'] as const) {
      const got = event(body, kind);
      assert.ok(Math.abs(got.sun_altitude_deg + (got.required_solar_depression_deg ?? NaN)) < 1e-6, body);
      assert.ok(got.target_altitude_deg > 0 && got.assessment.observable, `${body} ${got.target_altitude_deg}`);
    }
});

test('rule: without an event the answer has a typed reason, or is null without explain_absence', () => {
  assert.equal(ask('Canopus', 'heliacal_rising', { lat: 50 }), 'never_rises');
  assert.equal(ask('Polaris', 'heliacal_rising', { lat: 50 }), 'circumpolar');
  assert.equal(ask('Neptune', 'heliacal_rising'), 'too_faint');
  assert.equal(ask('Neptune', 'heliacal_rising', { model: 'schaefer_1993' }), 'too_faint');
  assert.equal(ask('Saturn', 'heliacal_rising', { lat: 90 }), 'no_twilight');
  assert.equal(ask('Jupiter', 'heliacal_rising', { search_window_days: 3 }), 'not_in_window');
  assert.equal(ask('Moon', 'acronychal_rising'), 'not_of_this_body');
  const planet = { body: 'Neptune', kind: 'heliacal_rising', jd_start: START, lat: 35, lon: 0 } as const;
  assert.equal(planetEvent(engine, planet), null);
});

test('rule: a body without phases or without a magnitude is rejected by name', () => {
  const planet = (body: string) => () =>
    planetEvent(engine, { body, kind: 'heliacal_rising', jd_start: START, lat: 35, lon: 0 });
  for (const body of ['Sun', 'Moon', 'Pluto', 'True Node', 'Sirius', 'Ceres'])
    assert.throws(
      planet(body),
      (error: unknown) => error instanceof InvalidInput && error.problems[0].field === '/body',
    );
});

test('property: hazier air and a higher skyline make risings later and settings earlier', () => {
  const body = fc.constantFrom('Mars', 'Jupiter', 'Saturn', 'Sirius', 'Regulus');
  fc.assert(
    fc.property(body, fc.double({ min: -45, max: 45, noNaN: true }), fc.boolean(), (name, lat, rising) => {
      const kind = rising ? 'heliacal_rising' : 'heliacal_setting';
      const model = 'schaefer_1993';
      const base = event(name, kind, { lat, model, extinction_coefficient_k: 0.2 });
      const about = base.jd_ut - 100;
      for (const change of [
        { extinction_coefficient_k: 0.4 },
        { extinction_coefficient_k: 0.2, horizon_altitude_deg: 5 },
      ]) {
        const other = event(name, kind, { lat, model, jd_start: about, ...change });
        const later = other.jd_ut - base.jd_ut;
        assert.ok(rising ? later > -0.5 : later < 0.5, `${name} ${kind} ${lat}: ${later}`);
      }
      const { by_physics: physics } = base;
      if (physics?.earliest && physics.latest) assert.ok(physics.earliest.jd_ut <= physics.latest.jd_ut);
    }),
    { numRuns: 10 },
  );
});

test('property: repeated searches from each event list the events of a search through the years, once each', () => {
  const bodies = fc.constantFrom('Mercury', 'Venus', 'Mars', 'Jupiter');
  const kinds = fc.constantFrom<PhaseName>('heliacal_rising', 'heliacal_setting', 'evening_first', 'acronychal_rising');
  fc.assert(
    fc.property(
      bodies,
      kinds,
      fc.constantFrom(...MODELS),
      fc.double({ min: -66, max: 66, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (body, phase, model, lat, lon) => {
        const target = planetTarget(engine.sky, engine.bodies.resolve(body, '/body'));
        const site = { latitudeDeg: lat, longitudeDeg: lon, elevationM: 0 };
        const days: number[] = [];
        const end = START + 1500;
        new HeliacalPhases(engine, { target, site, phase, model, horizonDeg: 0, extinction: 0.25 }).visit(
          START,
          end,
          ({ at }) => {
            if (at + 2451545 > START && at + 2451545 < end) days.push(at + 2451545);
            return false;
          },
        );
        const chain: number[] = [];
        for (let at = START; ;) {
          const got = ask(body, phase, { jd_start: at, lat, lon, model, search_window_days: Math.ceil(end - at) });
          if (typeof got === 'string' || got.jd_ut >= end) break;
          chain.push(got.jd_ut);
          at = got.jd_ut;
        }
        assert.equal(chain.length, days.length, `${chain.join()} ${days.join()}`);
        // An event that the search places exactly on the horizon may be on the next day in the full reduction.
        chain.forEach((jd, i) => {
          const off = Math.abs(jd - days[i]);
          assert.ok(off < 1e-3 || (model !== 'schaefer_1993' && Math.abs(off - 1) < 0.01), `${jd} ${days[i]}`);
        });
      },
    ),
    { numRuns: 12 },
  );
});

test('rule: the crescent is first seen in the evening and last in the morning, once a month', () => {
  let at = START;
  for (let i = 0; i < 12; i++) {
    const first = event('Moon', 'evening_first', { jd_start: at }),
      last = event('Moon', 'morning_last', { jd_start: first.jd_ut });
    assert.ok(first.elongation_deg > 7 && last.elongation_deg < -7);
    assert.ok(last.jd_ut - first.jd_ut > 22 && last.jd_ut - first.jd_ut < 29);
    assert.ok(first.jd_ut - at < 31);
    assert.match(first.crescent?.visibility_class ?? '', /^[AB]$/);
    at = first.jd_ut;
  }
  const told = ask('Moon', 'heliacal_rising');
  assert.ok(typeof told !== 'string' && told.jd_ut === event('Moon', 'evening_first').jd_ut);
});

test('rule: a star that rises and sets has each phase once in a sidereal year, also where summer nights are bright', () => {
  for (const model of MODELS)
    for (const [body, lat] of [
      ['Sirius', 52],
      ['Arcturus', 65],
      ['Antares', 52],
      ['Regulus', -52],
      ['Vega', 30],
      ['Canopus', -30],
      ['Spica', 0],
    ] as const)
      for (const kind of ['heliacal_rising', 'heliacal_setting'] as const) {
        let at = event(body, kind, { lat, model }).jd_ut;
        for (let i = 0; i < 4; i++) {
          const next = event(body, kind, { lat, model, jd_start: at }).jd_ut;
          // Moonlight can shift a day by some days.
          assert.ok(Math.abs(next - at - 365.25) < 6, `${body} ${lat} ${kind} ${model}: ${next - at}`);
          at = next;
        }
      }
});
