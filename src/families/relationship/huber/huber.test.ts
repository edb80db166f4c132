import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { agePoint, agePointContacts } from './age-point.js';
import { chartIntensityProfile, dynamicIntensity, houseZones, intensityAt } from './intensity.js';
import type { HuberHouseFrameRequest } from './schema.js';

const cusps = [188.2, 216, 247.5, 281.9, 314, 342.5, 8.2, 36, 67.5, 101.9, 134, 162.5];
const frame = (changes: Partial<HuberHouseFrameRequest['direct']> = {}): HuberHouseFrameRequest => ({
  direct: { cusps, asc: 188.2, mc: 101.9, armc: 102.9, ...changes },
});
const refused = (run: () => unknown, field: string): void => {
  assert.throws(run, (error) => error instanceof InvalidInput && error.problems[0].field === field, field);
};
const PHI = (1 + Math.sqrt(5)) / 2;

test('rule: the curve is 1 at the cusps, 0 at the low point, and falls and rises between', () => {
  const at = (fraction: number): number => dynamicIntensity({ house: 3, fraction }).intensity;
  assert.equal(at(0), 1);
  assert.equal(at(1), 1);
  assert.ok(at(1 / PHI) < 1e-15);
  assert.ok(Math.abs(at(0.5 / PHI) - 0.5) < 1e-12, 'one half in the middle of the first arc');
  for (let i = 1; i <= 100; i++)
    assert.ok(
      i / 100 <= 1 / PHI ? at(i / 100) < at((i - 1) / 100) : i / 100 > 0.63 ? at(i / 100) > at((i - 1) / 100) : true,
    );
  assert.equal(dynamicIntensity({ house: 1, fraction: 0.5 }).curve_basis, 'piecewise_half_cosine_reconstruction');
});

test('rule: balance point and low point divide each house in the golden section, and a zone includes its beginning', () => {
  const { zones } = houseZones({ house_frame: frame() });
  zones.forEach((zone, i) => {
    const low = (zone.low_point_longitude - zone.cusp_longitude + 360) % 360,
      balance = (zone.balance_point_longitude - zone.cusp_longitude + 360) % 360;
    assert.ok(Math.abs(zone.house_size / low - PHI) < 1e-12 && Math.abs(low / balance - PHI) < 1e-12);
    assert.equal(zone.next_cusp_longitude, cusps[(i + 1) % 12]);
  });
  assert.ok(Math.abs(zones.reduce((sum, { house_size: size }) => sum + size, 0) - 360) < 1e-9);
  assert.deepEqual(
    [0, 0.38, 0.382, 0.618, 0.6181, 1].map((fraction) => dynamicIntensity({ house: 1, fraction }).zone),
    ['cardinal', 'cardinal', 'fixed', 'fixed', 'mutable', 'mutable'],
  );
});

test('rule: the age point starts at cusp 1 and moves through each house in six years and the chart in 72', () => {
  for (let age = 0; age < 12; age++) {
    const place = agePoint({ age_years: 6 * age, house_frame: frame() });
    assert.deepEqual(
      [place.house, place.longitude, place.fraction_through_house, place.intensity, place.cycle],
      [age + 1, cusps[age], 0, 1, 1],
    );
  }
  const again = agePoint({ age_years: 72 + 35.5, house_frame: frame() }),
    first = agePoint({ age_years: 35.5, house_frame: frame() });
  assert.deepEqual([again.cycle, again.house, again.longitude], [2, first.house, first.longitude]);
  assert.ok(separationDeg(first.longitude, 342.5 + (5.5 / 6) * 25.7) < 1e-9);
});

test('property: the age point is at every longitude at the fraction that intensity-at returns', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 71.999, noNaN: true }), (age) => {
      const place = agePoint({ age_years: age, house_frame: frame() }),
        there = intensityAt({ longitude: place.longitude, house_frame: frame() });
      if (place.fraction_through_house > 1e-9 && place.fraction_through_house < 1 - 1e-9) {
        assert.equal(there.house, place.house);
        assert.ok(
          Math.abs(there.fraction - place.fraction_through_house) < 1e-9 &&
            Math.abs(there.intensity - place.intensity) < 1e-8,
        );
      }
    }),
  );
});

test('property: a rotation of the frame and the point changes longitudes only', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -400, max: 400, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (turn, longitude) => {
        const here = intensityAt({ longitude, house_frame: frame() }),
          there = intensityAt({
            longitude: longitude + turn,
            house_frame: frame({ cusps: cusps.map((cusp) => cusp + turn), asc: 188.2 + turn }),
          });
        if (here.fraction > 1e-9 && here.fraction < 1 - 1e-9)
          assert.ok(here.house === there.house && Math.abs(here.fraction - there.fraction) < 1e-9);
      },
    ),
  );
});

test('rule: intensities from 0.8 are high and up to 0.2 low, in the order of the points, and the mean includes all points', () => {
  const answer = chartIntensityProfile({ house_frame: frame(), points: { Sun: 84.23, Moon: 346.75, Mars: 11.4 } });
  assert.deepEqual(
    [answer.high_intensity, answer.low_intensity].map((list) => list.map(({ name }) => name)),
    [['Moon', 'Mars'], ['Sun']],
  );
  assert.ok(
    Math.abs(answer.mean_intensity - answer.scores.reduce((sum, { intensity }) => sum + intensity, 0) / 3) < 1e-15,
  );
  refused(() => chartIntensityProfile({ house_frame: frame(), points: { Sun: 1, ' Sun ': 2 } }), '/points/ Sun ');
});

test('rule: each passage within the orb is reported once, at the nearest age of the scan, with its exact age', () => {
  const { contacts } = agePointContacts({
    house_frame: frame(),
    points: { Sun: 84.23, Moon: 346.75, Mars: 11.4, Node: 84.5 },
    end_age: 144,
    step_years: 1 / 12,
  });
  assert.equal(contacts.length, 8, 'two points side by side do not hide each other, and each cycle brings each once');
  for (const contact of contacts) {
    const longitude = { Sun: 84.23, Moon: 346.75, Mars: 11.4, Node: 84.5 }[contact.point_name] ?? NaN;
    const exact = contact.exact_age_years ?? NaN;
    assert.ok(separationDeg(agePoint({ age_years: exact, house_frame: frame() }).longitude, longitude) < 1e-9);
    assert.ok(Math.abs(contact.age_years - exact) <= 1 / 24 + 1e-9, 'no other age of the scan is nearer');
    assert.ok(Math.abs(12 * contact.age_years - Math.round(12 * contact.age_years)) < 1e-9);
    assert.ok(
      Math.abs(
        separationDeg(agePoint({ age_years: contact.age_years, house_frame: frame() }).longitude, longitude) -
          contact.separation_degrees,
      ) < 1e-9,
    );
    for (const age of [contact.enters_orb_age_years, contact.leaves_orb_age_years])
      assert.ok(
        Math.abs(separationDeg(agePoint({ age_years: age, house_frame: frame() }).longitude, longitude) - 2) < 1e-9,
      );
  }
  assert.deepEqual(
    contacts.map(({ age_years: age }) => age),
    contacts.map(({ age_years: age }) => age).sort((a, b) => a - b),
  );
});

test('rule: a passage between two ages of the scan is found, and a passage whose conjunction is outside the window has no exact age', () => {
  const tight = agePointContacts({ house_frame: frame(), points: { Sun: 84.23 }, orb: 0.01, step_years: 5 }).contacts;
  assert.equal(tight.length, 1);
  assert.deepEqual([tight[0].separation_degrees, tight[0].age_years], [0, tight[0].exact_age_years]);
  const exact = tight[0].age_years;
  const [cut] = agePointContacts({
    house_frame: frame(),
    points: { Sun: 84.23 },
    start_age: exact + 0.1,
    end_age: exact + 10,
  }).contacts;
  assert.deepEqual([cut.exact_age_years, cut.age_years, cut.enters_orb_age_years], [null, exact + 0.1, exact + 0.1]);
  assert.deepEqual(agePointContacts({ house_frame: frame(), points: { Sun: 84.23 }, end_age: 24 }).contacts, []);
});

test('rule: a scan that ends before its start or is too long is refused', () => {
  refused(() => agePointContacts({ house_frame: frame(), points: { Sun: 1 }, start_age: 10, end_age: 9 }), '/end_age');
  refused(
    () => agePointContacts({ house_frame: frame(), points: { Sun: 1 }, start_age: 0, end_age: 144.1 }),
    '/end_age',
  );
  refused(
    () => agePointContacts({ house_frame: frame(), points: { ['x'.repeat(65)]: 1 } }),
    `/points/${'x'.repeat(65)}`,
  );
});

test('rule: other house systems than Koch are reported, and fallback and its reason must be given together', () => {
  const koch = houseZones({ house_frame: frame() }),
    placidus = houseZones({
      house_frame: frame({ system: 'K', effective_system: 'P', fallback: true, fallback_reason: 'polar' }),
    });
  assert.deepEqual(
    [koch.house_frame_provenance.is_koch_effective, placidus.house_frame_provenance.is_koch_effective],
    [true, false],
  );
  assert.deepEqual(
    [placidus.house_frame.system, placidus.house_frame.effective_system, placidus.house_frame.fallback_reason],
    ['K', 'P', 'polar'],
  );
  assert.equal(koch.provenance.house_frame_source, 'caller_supplied');
  refused(() => houseZones({ house_frame: frame({ fallback: true }) }), '/house_frame/direct/fallback_reason');
  refused(() => houseZones({ house_frame: frame({ asc: 188.3 }) }), '/house_frame/direct/asc');
  assert.equal(houseZones({ house_frame: frame({ asc: 188.3, system: 'W' }) }).house_frame.asc, 188.3);
  refused(() => houseZones({ house_frame: frame({ fallback_reason: 'none' }) }), '/house_frame/direct/fallback_reason');
  refused(() => houseZones({ house_frame: frame({ cusps: [...cusps].reverse() }) }), '/house_frame/direct/cusps');
  refused(
    () => houseZones({ house_frame: frame({ cusps: [188.2, ...cusps.slice(0, 11)] }) }),
    '/house_frame/direct/cusps',
  );
  refused(() => houseZones({ house_frame: frame({ system: ' ' }) }), '/house_frame/direct/system');
});
