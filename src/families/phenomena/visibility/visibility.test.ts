import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { assess } from './assessment.js';
import { assessTonight } from './tonight.js';
import { atmosphericExtinction, pointSourceThreshold, twilightSkyBrightness } from './models.js';
import type { VisibilityAssessmentRequest, VisibilityPolicyRequest } from './schema.js';

const engine = sharedEngine();
/** 1 November 2024: new Moon, no moonlight. */
const NIGHT = { jd_ut: 2460616.5, lat: 40, lon: 0 };
const NOON = { jd_ut: 2460617, lat: 40, lon: 0 };
const assessed = (
  body: string,
  policy: VisibilityPolicyRequest = {},
  where: Partial<VisibilityAssessmentRequest> = NIGHT,
) => assess(engine, { ...NIGHT, ...where, body, policy });
const LIGHT: VisibilityPolicyRequest = {
  criterion_family: 'crumey_2014_point_source',
  extinction_model: 'kasten_young_1989_broadband',
  twilight_model: 'schaefer_1993_directional',
  light_pollution_derivation_mode: 'bortle_table',
};
const refuses = (field: string, run: () => unknown): void =>
  assert.throws(run, (error: unknown) => error instanceof InvalidInput && error.problems[0].field === field);

test('rule: by day only the Moon is observable with the criterion of the limiting magnitude', () => {
  for (const body of ['Venus', 'Jupiter', 'Sirius']) {
    const got = assessed(body, {}, NOON);
    assert.ok(got.is_bright_enough && !got.sky_dark_enough && !got.observable, body);
  }
  // The waning Moon of 18 November 2024 at 2 h UT is up by day in Asia.
  const moon = assessed('Moon', {}, { jd_ut: 2460632.5833, lat: 0, lon: 90 });
  assert.ok(moon.sky_dark_enough);
});

test('rule: observable requires a target above the horizon, bright enough, and a dark sky', () => {
  for (const body of ['Jupiter', 'Mars', 'Neptune', 'Sirius', 'Polaris', 'Canopus', 'Saturn']) {
    const got = assessed(body);
    assert.equal(got.observable, got.is_geometrically_visible && got.is_bright_enough && got.sky_dark_enough, body);
    assert.equal(got.is_bright_enough, got.apparent_magnitude <= (got.effective_limiting_magnitude ?? NaN));
  }
  assert.equal(assessed('Neptune').is_bright_enough, false);
  assert.equal(assessed('Neptune', { environment: { observing_aid: 'binoculars' } }).is_bright_enough, true);
  const skyline = assessed('Jupiter', { environment: { local_horizon_altitude_deg: 89 } });
  assert.ok(!skyline.is_geometrically_visible && !skyline.observable);
});

test('rule: a given limit overrides a measured sky, which overrides the class', () => {
  const limit = (environment: VisibilityPolicyRequest['environment']): number =>
    assessed('Jupiter', { environment }).effective_limiting_magnitude ?? NaN;
  assert.equal(limit({}), 6.6);
  assert.equal(limit({ light_pollution_class: 1 }), 7.6);
  assert.equal(limit({ light_pollution_class: null }), 6.5);
  const aided = { observing_aid: 'telescope', sky_surface_brightness_mag_arcsec2: 20 } as const;
  const byClass = (environment: VisibilityPolicyRequest['environment']): number =>
    assessed('Jupiter', { limit_source: 'class', environment }).effective_limiting_magnitude ?? NaN;
  assert.deepEqual([byClass(aided), byClass({ ...aided, limiting_magnitude: 5 })], [6.6, 5]);
  assert.ok(limit({ ...aided, limiting_magnitude: 5 }) > 11);
  const table = (mode: 'bortle_table' | 'bortle_range_middles'): (number | null)[] =>
    ([1, 3, 8, 9] as const).map(
      (light_pollution_class) =>
        assessed('Jupiter', { light_pollution_derivation_mode: mode, environment: { light_pollution_class } })
          .effective_limiting_magnitude,
    );
  assert.deepEqual(table('bortle_table'), [7.6, 6.6, 4.1, 3.6]);
  assert.deepEqual(table('bortle_range_middles'), [7.8, 6.8, 4.5, 4]);
  assert.equal(limit({ limiting_magnitude: 5.25, sky_surface_brightness_mag_arcsec2: 18 }), 5.25);
  assert.ok(limit({ sky_surface_brightness_mag_arcsec2: 18 }) < limit({ sky_surface_brightness_mag_arcsec2: 21.5 }));
});

test('rule: a full Moon lowers the limiting magnitude, the more the nearer it is; below the horizon it has no effect', () => {
  const moonlit: VisibilityPolicyRequest = { moonlight_policy: 'krisciunas_schaefer_1991' };
  // Full Moon of 15 November 2024, in Aries and Taurus.
  const full = { jd_ut: 2460630.5, lat: 40, lon: 0 };
  const by = (body: string): number => assessed(body, moonlit, full).effective_limiting_magnitude ?? NaN;
  assert.ok(by('Alcyone') < by('Regulus') && by('Regulus') < 6.6, `${by('Alcyone')} ${by('Regulus')}`);
  const dark = assessed('Jupiter', moonlit);
  assert.deepEqual([dark.moonlight_sky_nanolamberts, dark.effective_limiting_magnitude], [0, 6.6]);
});

test('rule: the criterion of brightnesses reports margin, sky and extinction, which are consistent', () => {
  const got = assessed('Jupiter', LIGHT);
  assert.ok(got.criterion_applicable && got.observable);
  const { dark_sky_nanolamberts: dark, total_sky_nanolamberts: total, twilight_sky_brightness: twilight } = got;
  assert.equal(twilight?.reason, 'sun_below_astronomical_twilight');
  assert.equal(total, dark);
  assert.ok(
    Math.abs(
      (got.effective_limiting_magnitude ?? NaN) - got.apparent_magnitude - (got.visibility_margin_magnitude ?? NaN),
    ) < 1e-12,
  );
  const apart = assessed('Jupiter', { ...LIGHT, crumey_field_factor_includes_atmosphere: false });
  assert.ok(apart.target_extinction_applied_separately);
  assert.equal(apart.criterion_target_magnitude, apart.extinction_adjusted_magnitude);
  const reasons = [assessed('Jupiter', LIGHT, NOON), assessed('Venus', LIGHT), assessed('Venus', LIGHT, NOON)].map(
    (each) => [each.criterion_applicable, each.criterion_reason, each.observable],
  );
  assert.deepEqual(reasons, [
    [false, 'target_below_atmospheric_horizon', false],
    [false, 'target_below_atmospheric_horizon', false],
    [false, 'sun_above_twilight_model_range', false],
  ]);
});

test('rule: invalid combinations of criteria, models and skies are rejected at the field that must change', () => {
  const of =
    (policy: VisibilityPolicyRequest, body = 'Jupiter') =>
    () =>
      assessed(body, policy);
  refuses('/policy/criterion_family', of({ criterion_family: 'yallop_lunar_crescent' }));
  refuses('/policy/extinction_model', of({ extinction_model: 'schaefer_1993_components' }));
  refuses('/policy/twilight_model', of({ twilight_model: 'schaefer_1993_directional' }));
  refuses('/policy/extinction_model', of({ ...LIGHT, extinction_model: 'legacy_arcus_visionis' }));
  refuses('/policy/twilight_model', of({ ...LIGHT, twilight_model: 'arcus_visionis_solar_depression' }));
  refuses(
    '/policy/light_pollution_derivation_mode',
    of({ ...LIGHT, light_pollution_derivation_mode: 'bortle_linear' }),
  );
  refuses('/policy/environment/observing_aid', of({ ...LIGHT, environment: { observing_aid: 'telescope' } }));
  refuses(
    '/policy/environment/relative_humidity',
    of({ ...LIGHT, extinction_model: 'schaefer_1993_components', environment: { relative_humidity: 1 } }),
  );
  for (const body of ['Sun', 'Pluto', 'True Node', 'Ceres']) refuses('/body', of({}, body));
  const measured = assessed('Jupiter', {
    ...LIGHT,
    light_pollution_derivation_mode: 'bortle_linear',
    environment: { sky_surface_brightness_mag_arcsec2: 21 },
  });
  assert.ok(measured.criterion_applicable);
});

test('rule: the crescent belongs to the evening for a waxing Moon and to the morning for a waning Moon', () => {
  const yallop: VisibilityPolicyRequest = { criterion_family: 'yallop_lunar_crescent' };
  const waxing = assessed('Moon', yallop, { jd_ut: 2460618.2, lat: 30, lon: 31 }),
    waning = assessed('Moon', yallop, { jd_ut: 2460613.7, lat: 30, lon: 31 });
  assert.ok(waxing.lunar_crescent_details?.evening && waning.lunar_crescent_details?.evening === false);
  assert.ok(waxing.lunar_crescent_details.lag_minutes > 0 && waning.lunar_crescent_details.lag_minutes < 0);
  const late = assessed('Moon', yallop, { jd_ut: 2460616.25, lat: 30, lon: 31 });
  assert.equal(late.observable, false);
});

test('rule: a crescent visible in its evening is not observable at an instant with the Moon below the horizon', () => {
  // Yallop 1997 classifies the evening: `is_bright_enough`, the class and q; `observable` belongs to the instant, as
  // for every criterion.
  const mecca = { body: 'Moon', jd_ut: 2460410.25, lat: 21.42, lon: 39.83 };
  const policy: VisibilityPolicyRequest = { criterion_family: 'yallop_lunar_crescent' };
  const got = assess(engine, { ...mecca, policy });
  assert.ok(
    !got.is_geometrically_visible && !got.observable && got.is_bright_enough && got.apparent_altitude_deg < -15,
  );
  assert.match(got.lunar_crescent_details?.visibility_class ?? '', /^[AB]$/);
  assert.equal(got.effective_limiting_magnitude, 6.6);
  const sunset = assess(engine, { ...mecca, jd_ut: got.lunar_crescent_details?.best_time_jd_ut ?? NaN, policy });
  assert.ok(sunset.is_geometrically_visible && sunset.observable);
});

test('validation: a zenith of 21.5 magnitudes per square arcsecond has 85.6 nanolamberts for any extinction', () => {
  // Jupiter at 85.7 degrees. Krisciunas & Schaefer 1991, eq. 2; by hand 34.08 exp(20.7233 - 0.92104 * 21.5) = 85.60.
  const request = { jd_ut: 2460646.5, lat: 22.2, lon: 0 };
  const environment = { sky_surface_brightness_mag_arcsec2: 21.5, light_pollution_class: null } as const;
  for (const extinction_coefficient_k of [0, 0.2, 0.4]) {
    const got = assessed('Jupiter', { ...LIGHT, extinction_coefficient_k, environment }, request);
    assert.ok(Math.abs((got.dark_sky_nanolamberts ?? NaN) - 85.69) < 0.1, `${got.dark_sky_nanolamberts}`);
  }
  refuses('/policy/environment/light_pollution_class', () =>
    assessed('Jupiter', { ...LIGHT, environment: { light_pollution_class: null } }, request),
  );
});

test('validation: extinction components of humid air at the zenith, for the dark-adapted eye and in V (Schaefer 1993)', () => {
  const got = atmosphericExtinction({
    apparent_altitude_deg: 90,
    model: 'schaefer_1993_components',
    relative_humidity: 0.95,
  });
  // By hand: 1.35 * 0.1066, 0.3 * 0.031 * 2.6 / 3, 1.1 * 0.12 * (1 - 0.32 / ln 0.95)^(4/3).
  for (const [value, expected] of [
    [got.rayleigh_coefficient_mag_per_airmass, 0.14391],
    [got.ozone_coefficient_mag_per_airmass, 0.00806],
    [got.aerosol_coefficient_mag_per_airmass, 1.84834],
    [got.total_zenith_extinction_coefficient, 2.00031],
    [got.sky_brightness_extinction_coefficient, 1.81378],
    [got.extinction_magnitude, 2.00031],
  ])
    assert.ok(Math.abs((value ?? NaN) - (expected ?? NaN)) < 1e-5, `${value} for ${expected}`);
});

test('rule: the arcs of twilight are the legacy ones by default, or the wider ones', () => {
  const arc = (twilight_model?: 'arcus_visionis_solar_depression' | 'arcus_visionis_wide') =>
    assessed('Alcyone', twilight_model === undefined ? {} : { twilight_model }).required_solar_depression_deg;
  assert.deepEqual([arc(), arc('arcus_visionis_solar_depression'), arc('arcus_visionis_wide')], [12, 12, 14]);
});

test('rule: refraction raises a target near the horizon by half a degree, and not without air', () => {
  const bare = assessed('Jupiter', { use_refraction: false });
  assert.equal(bare.apparent_altitude_deg, bare.true_altitude_deg);
  assert.ok(assessed('Jupiter').apparent_altitude_deg > bare.apparent_altitude_deg);
});

test('rule: outside the ranges of the models answers have a typed reason and are not extrapolated', () => {
  const sky = { target_altitude_deg: 20, sun_target_separation_deg: 60 };
  const day = twilightSkyBrightness({ ...sky, sun_altitude_deg: 0.1 }),
    night = twilightSkyBrightness({ ...sky, sun_altitude_deg: -18.1 });
  assert.deepEqual([day.valid, day.formula_applied, day.sky_nanolamberts], [false, false, null]);
  assert.deepEqual([night.valid, night.formula_applied, night.sky_nanolamberts], [true, false, 0]);
  assert.deepEqual(
    [day, night].map(({ reason }) => reason),
    ['sun_above_twilight_model_range', 'sun_below_astronomical_twilight'],
  );
  const beyond = [3, 1e5].map((background_nanolamberts) => pointSourceThreshold({ background_nanolamberts }));
  assert.deepEqual(
    beyond.map(({ reason, reason_detail: detail }) => [reason, detail]),
    [
      ['background_outside_crumey_2014_range', 'background_below_valid_range'],
      ['background_outside_crumey_2014_range', 'background_above_valid_range'],
    ],
  );
  refuses('/relative_humidity', () =>
    atmosphericExtinction({ apparent_altitude_deg: 5, model: 'schaefer_1993_components', relative_humidity: 1 }),
  );
});

test('property: transmission and extinction are consistent in both models', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 90, noNaN: true }),
      fc.constantFrom('kasten_young_1989_broadband' as const, 'schaefer_1993_components' as const),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      (apparent_altitude_deg, model, relative_humidity) => {
        const got = atmosphericExtinction({ apparent_altitude_deg, model, relative_humidity });
        assert.ok(got.transmission_fraction >= 0 && got.transmission_fraction <= 1);
        assert.ok(Math.abs(got.extinction_magnitude + 2.5 * Math.log10(got.transmission_fraction)) < 1e-9);
        if (got.rayleigh_airmass !== null)
          assert.ok(
            Math.abs(
              got.extinction_magnitude -
                got.rayleigh_airmass * (got.rayleigh_coefficient_mag_per_airmass ?? NaN) -
                (got.aerosol_airmass ?? NaN) * (got.aerosol_coefficient_mag_per_airmass ?? NaN) -
                (got.ozone_airmass ?? NaN) * (got.ozone_coefficient_mag_per_airmass ?? NaN),
            ) < 1e-12,
          );
      },
    ),
  );
});

test('rule: the body is observable inside the windows of a night and not outside', () => {
  for (const body of ['Jupiter', 'Mars', 'Sirius', 'Polaris', 'Venus', 'Canopus'])
    for (const lon of [-170, 0, 120]) {
      const night = { body, jd_ut: 2460616.5 - lon / 360, lat: 40, lon };
      const windows = assessTonight(engine, night).visible_windows ?? [];
      const noon = Math.floor(night.jd_ut + lon / 360) - lon / 360;
      for (let i = 0; i < 96; i++) {
        const jd = noon + (i + 0.5) / 96;
        const edge = windows.some(
          ({ start, end }) => Math.min(Math.abs(jd - start.jd_ut), Math.abs(jd - end.jd_ut)) < 1e-3,
        );
        const inside = windows.some(({ start, end }) => jd >= start.jd_ut && jd < end.jd_ut);
        if (!edge) assert.equal(assess(engine, { ...night, jd_ut: jd }).observable, inside, `${body} ${lon} ${jd}`);
      }
    }
  const faint = assessTonight(engine, { body: 'Neptune', jd_ut: 2460616.5, lat: 40, lon: 0 });
  assert.deepEqual(faint.visible_windows, []);
});
