import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import { createEngine } from '../../../engine.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { nodeDataProvider } from '../../../node-data.js';
import {
  chartCondition,
  chartConditions,
  chartDignities,
  chartNetwork,
  chartProfile,
  chartReceptions,
} from './dignities.js';
import type { DignitiesChartRequest, PlanetaryDignityResponse } from './schema.js';

let engine: Engine;
before(() => {
  engine = createEngine(nodeDataProvider());
});

const PARIS = { dt: '1985-07-14T08:25:00+02:00', observer_lat: 48.8566, observer_lon: 2.3522 };
const failsAt = (field: string) => (error: unknown) =>
  error instanceof InvalidInput && error.problems[0].field === field;

function planetOf(request: DignitiesChartRequest, planet: string): PlanetaryDignityResponse {
  const found = chartDignities(engine, request).dignities.find((one) => one.planet === planet);
  assert.ok(found);
  return found;
}

interface Example {
  readonly dt: string;
  readonly lat: number;
  readonly lon: number;
  readonly planet: string;
  readonly quantity: string;
  readonly value: unknown;
  readonly source: string;
}
const EXAMPLES = JSON.parse(
  readFileSync(
    new URL('../../../../../src/families/classical/dignities/fixtures/worked-examples.json', import.meta.url),
    'utf8',
  ),
) as Example[];

/** The quantity of an example, read from an answer. */
function quantityOf(found: PlanetaryDignityResponse, quantity: string): unknown {
  const component = (kind: string) => found.essential_truth?.components.find((one) => one.kind === kind);
  switch (quantity) {
    case 'essential components': {
      const matched = (kind: string) => component(kind)?.matched;
      return {
        sign: found.sign,
        domicile: matched('domicile'),
        exaltation: matched('exaltation'),
        triplicity_ruler: component('triplicity')?.ruler,
        triplicity: matched('triplicity'),
        bound_ruler: component('bound')?.ruler,
        bound: matched('bound'),
        face_ruler: component('face')?.ruler,
        face: matched('face'),
        detriment: matched('detriment'),
        fall: matched('fall'),
        peregrine: matched('peregrine'),
      };
    }
    case 'is_retrograde':
      return found.is_retrograde;
    case 'solar band':
      return found.accidental_truth.solar_proximity_truth.band;
    case 'is_day_chart':
      return found.sect_truth?.is_day_chart;
    case 'mutual receptions': {
      const by = (basis: string) =>
        found.mutual_reception_truth.filter((one) => one.reception_type === basis).map((one) => one.other_planet);
      return { domicile: by('domicile'), exaltation: by('exaltation') };
    }
    case 'house (Placidus)':
      return found.house;
    case 'halb,hayz':
      return [found.sect_truth?.in_halb, found.sect_truth?.in_hayz];
    case 'oriental/occidental':
      return found.accidental_truth.planetary_solar_phase_truth.phase;
    case 'joy':
      return found.accidental_truth.joy_condition !== null;
    default:
      throw new Error(quantity);
  }
}

test('validation: worked examples of dignities, sect, phase and houses, 1600 to 2024', () => {
  assert.equal(EXAMPLES.length, 69);
  for (const { dt, lat, lon, planet, quantity, value, source } of EXAMPLES) {
    const found = planetOf({ dt, observer_lat: lat, observer_lon: lon }, planet);
    assert.deepEqual(quantityOf(found, quantity), value, `${dt} ${planet} ${quantity}: ${source}`);
  }
});

test('rule: an excluded condition loses its label and score and keeps its raw facts', () => {
  const plain = planetOf(PARIS, 'Mars');
  assert.deepEqual(plain.accidental_dignities, ['Cadent (H12)', 'Direct', 'Combust', 'Occidental']);
  const off = planetOf(
    {
      ...PARIS,
      policy: {
        accidental: {
          include_oriental_occidental: false,
          solar: { include_combust: false, include_under_sunbeams: false },
        },
      },
    },
    'Mars',
  );
  assert.deepEqual(off.accidental_dignities, ['Cadent (H12)', 'Direct']);
  assert.equal(off.accidental_score, 0);
  assert.deepEqual(
    off.accidental_truth.planetary_solar_phase_truth,
    plain.accidental_truth.planetary_solar_phase_truth,
  );
  assert.deepEqual(off.accidental_truth.solar_proximity_truth, plain.accidental_truth.solar_proximity_truth);
  assert.deepEqual(off.sect_truth, plain.sect_truth);
  assert.equal(off.solar_truth.present, false);
  assert.equal(off.solar_truth.distance_from_sun, plain.solar_truth.distance_from_sun);
});

test('rule: hayz and halb are excluded independently, and without hayz the planet is in halb', () => {
  const at = { dt: '2024-10-03T03:10:00Z', observer_lat: -0.18, observer_lon: -78.47 };
  const labels = (include_hayz: boolean, include_halb: boolean) =>
    planetOf({ ...at, policy: { accidental: { sect: { include_hayz, include_halb } } } }, 'Sun');
  assert.ok(labels(true, true).accidental_dignities.includes('In Hayz'));
  assert.ok(!labels(true, true).accidental_dignities.includes('In Halb'));
  assert.ok(labels(false, true).accidental_dignities.includes('In Halb'));
  assert.ok(!labels(false, false).accidental_dignities.some((label) => label.startsWith('In H')));
  assert.equal(labels(false, false).sect_truth?.in_hayz, true);
  assert.deepEqual(labels(false, true).sect_truth, labels(true, true).sect_truth);
});

test('rule: a planet is in the narrowest admitted band that contains it', () => {
  const band = (solar: object) =>
    planetOf({ ...PARIS, policy: { accidental: { solar } } }, 'Mars').solar_truth.condition;
  assert.deepEqual(
    [band({}), band({ include_combust: false }), band({ combust_orb_deg: 1 })],
    ['combust', 'under_sunbeams', 'under_sunbeams'],
  );
  assert.equal(band({ cazimi_orb_deg: 1.5 }), 'cazimi');
  assert.throws(
    () => band({ combust_orb_deg: 8.5, under_sunbeams_orb_deg: 8 }),
    failsAt('/policy/accidental/solar/under_sunbeams_orb_deg'),
  );
});

test('rule: the essential score is that of the highest dignity, or Lilly’s sum with peregrine -5', () => {
  const score = (planet: string, scoring: 'highest_dignity' | 'lilly_sum') =>
    planetOf({ ...PARIS, policy: { essential: { scoring } } }, planet).essential_score;
  // Mars in Cancer: fall, and none of the five dignities.
  assert.deepEqual([score('Mars', 'highest_dignity'), score('Mars', 'lilly_sum')], [-4, -9]);
  assert.deepEqual([score('Sun', 'highest_dignity'), score('Sun', 'lilly_sum')], [0, -5]);
  // Mars in Cancer rules the triplicity by night: the dignity leads, and the sum subtracts the fall.
  const night = { dt: '2024-10-03T03:10:00Z', observer_lat: -0.18, observer_lon: -78.47 };
  const mars = (policy: DignitiesChartRequest['policy']) => planetOf({ ...night, policy }, 'Mars');
  assert.deepEqual([mars(null).essential_dignity, mars(null).essential_score], ['Triplicity', 3]);
  assert.equal(mars({ essential: { scoring: 'lilly_sum' } }).essential_score, 3 - 4);
});

test('rule: the dignity of triplicity has the ruler of the sect, all three rulers, or Lilly’s rulers', () => {
  const holders = (triplicity: 'sect_ruler' | 'all_three' | 'lilly_two') =>
    chartDignities(engine, { ...PARIS, policy: { essential: { triplicity } } })
      .dignities.filter(({ essential_truth }) => essential_truth?.components[2].matched)
      .map(({ planet }) => planet);
  // By day, with Jupiter in Aquarius (participating ruler of air) and Mars in Cancer (Lilly's ruler of water).
  assert.deepEqual(holders('sect_ruler'), []);
  assert.deepEqual(holders('all_three'), ['Mars', 'Jupiter']);
  assert.deepEqual(holders('lilly_two'), ['Mars']);
});

test('rule: outer planets have dignities only under modern_co_rulers', () => {
  assert.throws(() => chartCondition(engine, { ...PARIS, planet: 'Uranus' }), failsAt('/planet'));
  assert.throws(() => chartCondition(engine, { ...PARIS, planet: 'Ceres' }), failsAt('/planet'));
  const policy = { essential: { doctrine: 'modern_co_rulers' } } as const;
  const pluto = chartCondition(engine, { ...PARIS, planet: 'pluto', policy });
  assert.equal(pluto.essential_truth?.label, 'Domicile');
  assert.deepEqual([pluto.sect_truth?.planet_sect, pluto.sect_truth?.in_hayz], [null, null]);
  assert.equal(chartNetwork(engine, { ...PARIS, policy }).node_count, 10);
  const hosts = chartReceptions(engine, { ...PARIS, policy }).receptions.filter(
    (one) => one.receiving_planet === 'Jupiter',
  );
  assert.deepEqual(
    hosts.map(({ host_planet, mode }) => [host_planet, mode]),
    [
      ['Uranus', 'mutual'],
      ['Saturn', 'unilateral'],
    ],
  );
});

test('rule: Mars needs a masculine sign for hayz unless it is exempt', () => {
  // By night, Mars above the horizon in Cancer.
  const at = { dt: '2024-10-03T07:40:00Z', observer_lat: -0.18, observer_lon: -78.47 };
  const hayz = (mars_hayz: 'masculine_sign' | 'exempt') =>
    planetOf({ ...at, policy: { accidental: { sect: { mars_hayz } } } }, 'Mars').sect_truth;
  assert.deepEqual([hayz('masculine_sign')?.in_halb, hayz('masculine_sign')?.in_hayz], [true, false]);
  assert.deepEqual([hayz('exempt')?.in_hayz, hayz('exempt')?.gender_matches], [true, null]);
});

test('rule: it is day if the Sun is above the horizon, also inside the polar circles and at the poles', () => {
  const tromso = (dt: string) =>
    chartDignities(engine, { dt, observer_lat: 69.65, observer_lon: 18.96 }).chart_basis.is_day_chart;
  assert.equal(tromso('1987-06-21T22:45:00Z'), true, 'the midnight Sun');
  assert.equal(tromso('1987-12-21T10:45:00Z'), false, 'noon of the polar night');
  for (const observer_lat of [90, -90]) {
    const { dignities, chart_basis } = chartDignities(engine, {
      dt: '2000-06-21T00:00:00Z',
      observer_lat,
      observer_lon: 0,
    });
    assert.equal(chart_basis.is_day_chart, observer_lat > 0);
    assert.ok(chart_basis.house_fallback_reason !== null, 'Placidus has no houses at a pole: the answer says so');
    for (const { house } of dignities) assert.ok(house >= 1 && house <= 12);
    const sun = dignities[0].sect_truth;
    assert.equal(sun?.actual_hemisphere, observer_lat > 0 ? 'above' : 'below');
  }
});

test('property: the hemisphere of the Sun agrees with the sect at every latitude and hour', () => {
  for (const observer_lat of [-89, -75, -50, 0, 30, 66.9, 70, 80, 89.5])
    for (let hour = 0; hour < 24; hour += 3) {
      const dt = `1999-05-10T${String(hour).padStart(2, '0')}:30:00Z`;
      const { dignities, chart_basis } = chartDignities(engine, {
        dt,
        observer_lat,
        observer_lon: 33,
        house_system: 'W',
      });
      if (Math.abs(chart_basis.sun_altitude_deg) < 0.01) continue;
      assert.equal(dignities[0].sect_truth?.actual_hemisphere, chart_basis.is_day_chart ? 'above' : 'below', dt);
    }
});

test('rule: a chart of antiquity is answered with its ephemeris', () => {
  const found = chartDignities(engine, { dt: '-2000-03-21T06:00:00Z', observer_lat: 30, observer_lon: 31 });
  assert.equal(found.dignities.length, 7);
  assert.ok(found.chart_basis.computation_basis.time.delta_t_uncertainty_seconds > 60);
});

test('rule: positions are topocentric by default and geocentric on request; motion is always geocentric', () => {
  const seen = chartDignities(engine, PARIS),
    centre = chartDignities(engine, { ...PARIS, place_center: 'geocentric' });
  assert.deepEqual([seen.chart_basis.place_center, centre.chart_basis.place_center], ['topocentric', 'geocentric']);
  assert.ok(Math.abs(seen.dignities[1].degree - centre.dignities[1].degree) > 0.1, 'the Moon’s parallax');
  assert.deepEqual(
    seen.dignities.map((one) => one.is_retrograde),
    centre.dignities.map((one) => one.is_retrograde),
  );
});

test('property: totals are sums of the profiles, and the routes agree with each other', () => {
  const { dignities } = chartDignities(engine, PARIS),
    { profiles } = chartConditions(engine, PARIS),
    profile = chartProfile(engine, PARIS);
  assert.deepEqual(
    dignities.map(({ planet }) => planet),
    [...CLASSICAL_PLANETS],
  );
  for (const [i, one] of dignities.entries()) {
    assert.equal(one.total_score, one.essential_score + one.accidental_score);
    const sum = one.accidental_truth.conditions.reduce((total, { score }) => total + score, 0);
    assert.equal(one.accidental_score, sum);
    assert.deepEqual(one.condition_profile, profiles[i]);
    const { policy, chart_basis, ...alone } = chartCondition(engine, { ...PARIS, planet: one.planet });
    assert.ok(policy && chart_basis);
    assert.deepEqual(alone, profiles[i]);
  }
  assert.deepEqual(profile.profiles, profiles);
  assert.equal(
    profile.strengthening_total,
    profile.essential_strengthening_total + profile.accidental_strengthening_total,
  );
});

test('rule: an excluded basis of reception stays in all_receptions', () => {
  const without = { ...PARIS, policy: { accidental: { mutual_reception: { include_exaltation: false } } } };
  const sun = planetOf(without, 'Sun');
  assert.deepEqual(
    sun.all_receptions.map(({ basis }) => basis),
    ['domicile', 'exaltation'],
  );
  assert.deepEqual(
    sun.admitted_receptions.map(({ basis }) => basis),
    ['domicile'],
  );
  assert.equal(chartReceptions(engine, without).receptions.length, 7);
  assert.deepEqual(chartReceptions(engine, without).policy.left_out, ['reception_by_exaltation']);
});

test('rule: the strongest and the weakest planet are ranked by surplus, strengthening count and order of the planets', () => {
  const { profiles, strongest_planets, weakest_planets, strongest_count } = chartProfile(engine, {
    dt: '1937-07-12T01:13:00+02:00',
    observer_lat: -9.08,
    observer_lon: 94.97,
  });
  const keys = profiles.map(({ planet, strengthening_count: plus, weakening_count: minus }, place) => ({
    planet,
    key: (plus - minus) * 10_000 + plus * 100 - place,
  }));
  const best = Math.max(...keys.map(({ key }) => key)),
    worst = Math.min(...keys.map(({ key }) => key));
  assert.deepEqual(strongest_planets, [keys.find(({ key }) => key === best)?.planet]);
  assert.deepEqual(weakest_planets, [keys.find(({ key }) => key === worst)?.planet]);
  assert.equal(strongest_count, 1);
});

test('rule: tied outer planets are listed together', () => {
  const { weakest_planets, weakest_count, profiles } = chartProfile(engine, {
    dt: '1986-07-15T06:00:00Z',
    observer_lat: 10,
    observer_lon: 77,
    house_system: 'P',
    policy: { essential: { doctrine: 'modern_co_rulers' } },
  });
  const counts = (name: string) =>
    profiles
      .filter(({ planet }) => planet === name)
      .map(({ strengthening_count: plus, weakening_count: minus }) => [plus, minus])[0];
  assert.deepEqual(counts('Uranus'), counts('Neptune'));
  assert.deepEqual([weakest_planets, weakest_count], [['Uranus', 'Neptune'], 2]);
});

test('rule: besieging depends on the seven planets and the planet itself; an outer planet has no gender for hayz', () => {
  const policy = { essential: { doctrine: 'modern_co_rulers' as const } };
  const uranus = planetOf({ ...PARIS, policy }, 'Uranus');
  const { required_bodies, supplied_bodies } = uranus.accidental_truth.besieging_truth.dependency_truth;
  const eight = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus'];
  assert.deepEqual([required_bodies, supplied_bodies], [eight, eight]);
  assert.deepEqual(
    planetOf({ ...PARIS, policy }, 'Mars').accidental_truth.besieging_truth.dependency_truth.required_bodies,
    eight.slice(0, 7),
  );
  for (const { components } of [uranus.sect_truth!, uranus.sect_classification!])
    assert.equal(components[2].reason, 'planetary_gender_preference_not_defined');
});

test('rule: edges of the network are sorted by guest, then by host', () => {
  const { edges } = chartNetwork(engine, PARIS);
  const order = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
  const keys = edges.map((edge) => 10 * order.indexOf(edge.source_planet) + order.indexOf(edge.target_planet));
  assert.ok(keys.length > 2);
  assert.deepEqual(
    keys,
    [...keys].sort((a, b) => a - b),
  );
});
