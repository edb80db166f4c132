import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../test/support/engine.js';
import { twelfthPart } from '../../doctrine/zodiac/twelfth-parts.js';
import { chartDignities } from '../../families/classical/dignities/dignities.js';
import { decennialCurrent } from '../../families/predictive/timelords/decennials.js';
import { releasingCurrent } from '../../families/predictive/timelords/releasing.js';
import { InvalidInput } from '../../kernel/errors.js';
import { hellenisticProfile } from './profile.js';
import type { HellenisticChartProfileRequest } from './schema.js';

const engine = sharedEngine();
const PARIS: HellenisticChartProfileRequest = {
  natal_dt: '1985-07-14T08:25:00+02:00',
  current_dt: '2024-06-01T12:00:00Z',
  observer_lat: 48.8566,
  observer_lon: 2.3522,
};
const fieldOf = (request: HellenisticChartProfileRequest): string => {
  try {
    hellenisticProfile(engine, request);
  } catch (error) {
    assert.ok(error instanceof InvalidInput);
    return error.problems[0].field;
  }
  return 'none';
};

test('rule: each part equals the answer of its family for the same birth, geocentric and in whole signs', () => {
  const profile = hellenisticProfile(engine, PARIS);
  const { dignities } = chartDignities(engine, {
    dt: PARIS.natal_dt,
    observer_lat: PARIS.observer_lat,
    observer_lon: PARIS.observer_lon,
    house_system: 'W',
    place_center: 'geocentric',
  });
  profile.planets.forEach((planet, i) => {
    assert.deepEqual(planet.sect_truth, dignities[i].sect_truth);
    assert.deepEqual(planet.essential_components, dignities[i].essential_truth?.components);
    assert.equal(planet.house, dignities[i].house);
  });
  const natal = { dt: PARIS.natal_dt, is_day_chart: profile.is_day_chart };
  const { major, sub } = decennialCurrent(engine, { natal, current_dt: PARIS.current_dt });
  assert.deepEqual(profile.decennials.active_periods, [major, sub]);
  const [fortune, spirit] = profile.lots.map(({ longitude }) => longitude);
  const { periods } = releasingCurrent(engine, {
    natal: { dt: PARIS.natal_dt, lot_longitude: spirit, lot_name: 'Spirit', fortune_longitude: fortune },
    current_dt: PARIS.current_dt,
  });
  assert.deepEqual(profile.zodiacal_releasing.active_periods, periods);
});

test('rule: errors have the fields of the request for the profile', () => {
  assert.equal(fieldOf({ ...PARIS, current_dt: '1980-01-01T00:00:00Z' }), '/current_dt');
  assert.equal(fieldOf({ ...PARIS, natal_dt: '2000-02-29T10:00:00Z' }), '/policy/leap_day_policy');
  const dignity = { accidental: { solar: { combust_orb_deg: 20, under_sunbeams_orb_deg: 10 } } };
  assert.equal(fieldOf({ ...PARIS, policy: { dignity } }), '/policy/dignity/accidental/solar/under_sunbeams_orb_deg');
  const lots = { unresolved_reference_mode: 'raise', derived: { include_spirit: false } } as const;
  assert.equal(fieldOf({ ...PARIS, policy: { lots } }), '/policy/lots/derived/include_spirit');
});

test('rule: a lot with missing ingredients is listed, and releasing from it is not evaluable', () => {
  const profile = hellenisticProfile(engine, {
    ...PARIS,
    policy: { zr_lot_name: 'Eros', lots: { derived: { include_spirit: false } } },
  });
  assert.ok(profile.lots_not_evaluable.some(({ name }) => name === 'Eros (Valens)'));
  assert.equal(profile.zodiacal_releasing.status, 'not_evaluable');
  assert.ok(profile.provenance.not_evaluable.some(({ component }) => component === 'zodiacal_releasing'));
});

test('rule: after seven major periods the decennials are not evaluable; the rest of the profile is', () => {
  const profile = hellenisticProfile(engine, { ...PARIS, current_dt: '2080-01-01T00:00:00Z' });
  assert.equal(profile.decennials.status, 'not_evaluable');
  assert.equal(profile.decennials.reason, 'current_dt_outside_generated_periods');
  assert.equal(profile.zodiacal_releasing.status, 'evaluated');
});

test('property: the twelfth-parts of a sign cover the zodiac once, with a new sign every 2.5 degrees', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 11 }), fc.double({ min: 0, max: 29.999, noNaN: true }), (sign, degree) => {
      const { slice, longitudeDeg } = twelfthPart(30 * sign + degree);
      assert.equal(Math.floor(longitudeDeg / 30), (sign + slice) % 12);
    }),
    {
      seed: 108,
      examples: [
        [0, 2.5],
        [11, 27.5],
      ],
    },
  );
});

test('rule: the policy adds overlays and revival parts', () => {
  const profile = hellenisticProfile(engine, {
    ...PARIS,
    syzygy: 100,
    policy: {
      overlays: { supporting_lots: true, assemble_condition: true, twelfth_parts: true },
      revival: {
        dual_zr: true,
        zr_peak_grades: true,
        zr_display_levels: 3,
        sign_per_month_profections: true,
        label_overlays: true,
      },
    },
  });
  assert.ok((profile.supporting_lots?.length ?? 0) > 10);
  assert.equal(profile.twelfth_parts?.length, 7);
  assert.equal(profile.zodiacal_releasing_fortune?.active_periods.length, 3);
  assert.equal(profile.zodiacal_releasing.peak_grades?.length, 2);
  assert.deepEqual(profile.sign_per_month_profection?.monthly_lords, profile.profection.monthly_lords);
  const { caveats, ...labels } = profile.label_overlays ?? { caveats: [] };
  assert.equal(caveats.length, Object.keys(labels).length);
  assert.deepEqual(labels, {
    detriment: 'detriment',
    hayz: 'hayz',
    activation_orb_deg: 5,
    monthly_interval: 'civil_twelfths',
  });
  for (const { planet, assemble_condition } of profile.planets) {
    assert.ok(assemble_condition);
    const { witnesses, averse_bodies } = assemble_condition.testimony;
    assert.equal(witnesses.length + averse_bodies.length, 6, planet);
  }
  // Moon and Venus are 0.5 degrees apart.
  assert.equal(profile.planets[1].assemble_condition?.adherence.partner, 'Venus');
});
