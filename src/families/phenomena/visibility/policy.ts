import type { InertOption } from '../../../contract/inert-options.js';
import {
  limitingMagnitudeLinear,
  limitingMagnitudeOfClass,
  limitingMagnitudeOfSky,
  nanolambertsOf,
  surfaceBrightnessOfClass,
  UNCLASSED_LIMITING_MAGNITUDE,
} from '../../../sky/visibility/night-sky.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { ArcModel } from '../../../sky/visibility/arcus-visionis.js';
import type { BortleTableName } from '../../../sky/visibility/night-sky.js';
import type { VisibilityAssessmentRequest, VisibilityPolicyRequest } from './schema.js';

/** A policy with its defaults in place. */
export type Policy = ReturnType<typeof wholePolicy>;

const DEFAULT_CLASS = 3;

export function wholePolicy(policy: VisibilityPolicyRequest | null | undefined) {
  const p = policy ?? {},
    e = p.environment ?? {};
  const derivation = p.light_pollution_derivation_mode ?? 'bortle_linear',
    twilightModel = p.twilight_model ?? 'arcus_visionis_solar_depression',
    arcs: ArcModel = twilightModel === 'arcus_visionis_wide' ? twilightModel : 'arcus_visionis',
    table: BortleTableName = derivation === 'bortle_range_middles' ? derivation : 'bortle_table';
  return {
    criterion: p.criterion_family ?? 'limiting_magnitude_threshold',
    derivation,
    table,
    limitSource: p.limit_source ?? 'sky_and_aid',
    extinctionModel: p.extinction_model ?? 'legacy_arcus_visionis',
    twilightModel,
    arcs,
    refraction: p.use_refraction ?? true,
    moonlight: (p.moonlight_policy ?? 'ignore') !== 'ignore',
    k: p.extinction_coefficient_k ?? 0.2,
    fieldFactor: p.crumey_field_factor ?? 2,
    factorHoldsAtmosphere: p.crumey_field_factor_includes_atmosphere ?? true,
    /** Null: the site names none. */
    bortleClass: e.light_pollution_class === undefined ? DEFAULT_CLASS : e.light_pollution_class,
    limitingMagnitude: e.limiting_magnitude ?? null,
    measuredSky: e.sky_surface_brightness_mag_arcsec2 ?? null,
    horizonDeg: e.local_horizon_altitude_deg ?? 0,
    temperatureC: e.temperature_c ?? 10,
    pressureMbar: e.pressure_mbar ?? 1013.25,
    relativeHumidity: e.relative_humidity ?? 0.5,
    elevationM: e.observer_altitude_m ?? 0,
    aid: e.observing_aid ?? 'naked_eye',
  } as const;
}

const refuse = (field: string, message: string, given: unknown, allowed: unknown): never => {
  throw new InvalidInput({ field: `/policy/${field}`, message, given, allowed });
};

/** Refuses criteria, models and skies that do not go together. Errors: InvalidInput on the field that must change. */
export function checkPolicy(policy: Policy, isMoon: boolean): void {
  const { criterion, extinctionModel, twilightModel } = policy;
  if (criterion === 'yallop_lunar_crescent') {
    if (!isMoon)
      refuse('criterion_family', 'this criterion is of the Moon alone', criterion, 'another criterion, or the Moon');
    return;
  }
  if (criterion === 'limiting_magnitude_threshold') {
    if (extinctionModel !== 'legacy_arcus_visionis')
      refuse('extinction_model', 'a limiting magnitude holds the extinction already', extinctionModel, [
        'legacy_arcus_visionis',
      ]);
    if (twilightModel === 'schaefer_1993_directional')
      refuse('twilight_model', 'a limiting magnitude holds for a dark sky; its twilight is an arc', twilightModel, [
        'arcus_visionis_solar_depression',
        'arcus_visionis_wide',
      ]);
    return;
  }
  if (extinctionModel === 'legacy_arcus_visionis')
    refuse('extinction_model', 'this criterion weighs light against light', extinctionModel, [
      'kasten_young_1989_broadband',
      'schaefer_1993_components',
    ]);
  if (twilightModel !== 'schaefer_1993_directional')
    refuse('twilight_model', 'this criterion needs the brightness of the sky', twilightModel, [
      'schaefer_1993_directional',
    ]);
  if (policy.measuredSky === null && policy.bortleClass === null)
    refuse(
      'environment/light_pollution_class',
      'this criterion needs the brightness of the sky',
      null,
      'a class of Bortle, or a measured sky_surface_brightness_mag_arcsec2',
    );
  if (policy.measuredSky === null && policy.derivation === 'bortle_linear')
    refuse(
      'light_pollution_derivation_mode',
      'a linear scale of magnitudes gives no brightness of the sky',
      policy.derivation,
      'bortle_table, bortle_range_middles, or a measured sky_surface_brightness_mag_arcsec2',
    );
  if (policy.aid !== 'naked_eye')
    refuse('environment/observing_aid', 'this criterion is of the naked eye', policy.aid, ['naked_eye']);
}

/** What the eye gains with an aperture over its own pupil of 7 mm. */
const PUPIL_MM = 7;
const APERTURE_MM = { naked_eye: PUPIL_MM, binoculars: 50, telescope: 150 } as const;

/** Faintest star of the site in a moonless night. */
export function siteLimit(policy: Policy): number {
  if (policy.limitSource === 'class') return policy.limitingMagnitude ?? limitOfClass(policy);
  const gain = 5 * Math.log10(APERTURE_MM[policy.aid] / PUPIL_MM);
  if (policy.limitingMagnitude !== null) return policy.limitingMagnitude + gain;
  if (policy.measuredSky !== null) return limitingMagnitudeOfSky(policy.measuredSky) + gain;
  return limitOfClass(policy) + gain;
}

const limitOfClass = ({ bortleClass, derivation, table }: Policy): number =>
  bortleClass === null
    ? UNCLASSED_LIMITING_MAGNITUDE
    : derivation === 'bortle_linear'
      ? limitingMagnitudeLinear(bortleClass)
      : limitingMagnitudeOfClass(bortleClass, table);

/** Brightness of its zenith in a moonless night; a site without a class has that of the default class. */
export const siteNanolamberts = ({ measuredSky, bortleClass, table }: Policy): number =>
  nanolambertsOf(measuredSky ?? surfaceBrightnessOfClass(bortleClass ?? DEFAULT_CLASS, table));

type Inert = InertOption<VisibilityAssessmentRequest>;
const criterionOf = (body: VisibilityAssessmentRequest): string => wholePolicy(body.policy).criterion;
const option = (field: string, reason: string, when: (policy: Policy) => boolean): Inert => ({
  field: `/policy/${field}`,
  reason,
  when: (body) => when(wholePolicy(body.policy)),
});

const OF_THE_MOON = 'the crescent is judged after Yallop 1997, from arcs alone';
const ofCrumey = (p: Policy): boolean => p.criterion === 'crumey_2014_point_source';
const ofLimit = (p: Policy): boolean => p.criterion === 'limiting_magnitude_threshold';
/** A measured sky takes the place of the class. */
const isMeasured = (p: Policy): boolean => p.measuredSky !== null && (ofCrumey(p) || p.limitSource !== 'class');
/** The sky enters by the limit of the site alone. */
const ofSite = (p: Policy): boolean => p.criterion === 'yallop_lunar_crescent' || (ofLimit(p) && !p.moonlight);

/** Options that a policy holds and that do not act under its criterion. */
export const inertOptions: readonly Inert[] = [
  ...['extinction_model', 'twilight_model', 'moonlight_policy'].map((field): Inert => ({
    field: `/policy/${field}`,
    reason: OF_THE_MOON,
    when: (body) => criterionOf(body) === 'yallop_lunar_crescent',
  })),
  option('extinction_coefficient_k', OF_THE_MOON, (p) => p.criterion === 'yallop_lunar_crescent'),
  option(
    'extinction_coefficient_k',
    'a limiting magnitude holds the extinction already; it acts on moonlight alone',
    (p) => ofLimit(p) && !p.moonlight,
  ),
  option(
    'extinction_coefficient_k',
    'schaefer_1993_components makes the extinction from height, humidity, latitude and season',
    (p) => ofCrumey(p) && p.extinctionModel === 'schaefer_1993_components',
  ),
  option('crumey_field_factor', 'it belongs to crumey_2014_point_source', (p) => !ofCrumey(p)),
  option('crumey_field_factor_includes_atmosphere', 'it belongs to crumey_2014_point_source', (p) => !ofCrumey(p)),
  option('environment/limiting_magnitude', 'crumey_2014_point_source makes its own from the sky', ofCrumey),
  option(
    'light_pollution_derivation_mode',
    'it derives from a class; a given limiting magnitude or measured sky overrides the class',
    (p) => isMeasured(p) || (ofSite(p) && (p.limitingMagnitude !== null || p.bortleClass === null)),
  ),
  option(
    'environment/light_pollution_class',
    'a given limiting magnitude or measured sky overrides the class',
    (p) => isMeasured(p) || (ofSite(p) && p.limitingMagnitude !== null),
  ),
  option(
    'environment/sky_surface_brightness_mag_arcsec2',
    'a given limiting magnitude overrides the measured sky',
    (p) => ofSite(p) && p.limitingMagnitude !== null,
  ),
  option(
    'environment/sky_surface_brightness_mag_arcsec2',
    'limit_source takes the class alone',
    (p) => ofSite(p) && p.limitSource === 'class',
  ),
  option(
    'environment/observing_aid',
    'limit_source takes the class alone',
    (p) => ofLimit(p) && p.limitSource === 'class',
  ),
  option('limit_source', 'crumey_2014_point_source makes its own limit from the sky', ofCrumey),
  ...(['temperature_c', 'pressure_mbar'] as const).map((field) =>
    option(`environment/${field}`, 'without refraction the air bends nothing', (p) => !p.refraction),
  ),
  option(
    'environment/relative_humidity',
    'without refraction the air bends nothing',
    (p) => !p.refraction && p.extinctionModel !== 'schaefer_1993_components',
  ),
];
