import { withDefaults } from '../../../contract/defaults.js';
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
import { ObserverVisibilityEnvironmentRequest, VisibilityPolicyRequest } from './schema.js';
import type { VisibilityAssessmentRequest } from './schema.js';

/** A policy with its defaults. */
export type Policy = ReturnType<typeof resolvedPolicy>;

/** Bortle class of a request without one. */
const DEFAULT_CLASS: number = ObserverVisibilityEnvironmentRequest.properties.light_pollution_class.default;

/** Policy of a request with its defaults. */
export function resolvedPolicy(policy: VisibilityPolicyRequest | null | undefined) {
  const p = withDefaults(VisibilityPolicyRequest, policy ?? {}),
    e = withDefaults(ObserverVisibilityEnvironmentRequest, policy?.environment ?? {});
  const givenClass = policy?.environment?.light_pollution_class;
  const derivation = p.light_pollution_derivation_mode,
    twilightModel = p.twilight_model,
    arcs: ArcModel = twilightModel === 'arcus_visionis_wide' ? twilightModel : 'arcus_visionis',
    table: BortleTableName = derivation === 'bortle_range_middles' ? derivation : 'bortle_table';
  return {
    criterion: p.criterion_family,
    derivation,
    table,
    limitSource: p.limit_source,
    extinctionModel: p.extinction_model,
    twilightModel,
    arcs,
    refraction: p.use_refraction,
    moonlight: p.moonlight_policy !== 'ignore',
    k: p.extinction_coefficient_k,
    fieldFactor: p.crumey_field_factor,
    factorIncludesAtmosphere: p.crumey_field_factor_includes_atmosphere,
    /** Null when the site has no class, which differs from a class that is not given. */
    bortleClass: givenClass === undefined ? DEFAULT_CLASS : givenClass,
    limitingMagnitude: e.limiting_magnitude ?? null,
    measuredSky: e.sky_surface_brightness_mag_arcsec2 ?? null,
    horizonDeg: e.local_horizon_altitude_deg,
    temperatureC: e.temperature_c,
    pressureMbar: e.pressure_mbar,
    relativeHumidity: e.relative_humidity,
    elevationM: e.observer_altitude_m,
    aid: e.observing_aid,
  } as const;
}

const refuse = (field: string, message: string, given: unknown, allowed: unknown): never => {
  throw new InvalidInput({ field: `/policy/${field}`, message, given, allowed });
};

/** Checks the combination of criterion, models and sky. Errors: InvalidInput on the field that must change. */
export function checkPolicy(policy: Policy, isMoon: boolean): void {
  const { criterion, extinctionModel, twilightModel } = policy;
  if (criterion === 'yallop_lunar_crescent') {
    if (!isMoon) refuse('criterion_family', 'applies to the Moon only', criterion, 'another criterion, or the Moon');
    return;
  }
  if (criterion === 'limiting_magnitude_threshold') {
    if (extinctionModel !== 'legacy_arcus_visionis')
      refuse(
        'extinction_model',
        'must be the legacy model, because a limiting magnitude includes extinction',
        extinctionModel,
        ['legacy_arcus_visionis'],
      );
    if (twilightModel === 'schaefer_1993_directional')
      refuse(
        'twilight_model',
        'must be an arcus visionis, because a limiting magnitude applies to a dark sky',
        twilightModel,
        ['arcus_visionis_solar_depression', 'arcus_visionis_wide'],
      );
    return;
  }
  if (extinctionModel === 'legacy_arcus_visionis')
    refuse('extinction_model', 'must be a model of extinction for this criterion', extinctionModel, [
      'kasten_young_1989_broadband',
      'schaefer_1993_components',
    ]);
  if (twilightModel !== 'schaefer_1993_directional')
    refuse('twilight_model', 'must be a model of sky brightness for this criterion', twilightModel, [
      'schaefer_1993_directional',
    ]);
  if (policy.measuredSky === null && policy.bortleClass === null)
    refuse(
      'environment/light_pollution_class',
      'must be given, because this criterion needs the brightness of the sky',
      null,
      'a Bortle class, or a measured sky_surface_brightness_mag_arcsec2',
    );
  if (policy.measuredSky === null && policy.derivation === 'bortle_linear')
    refuse(
      'light_pollution_derivation_mode',
      'must be a table with the brightness of the sky',
      policy.derivation,
      'bortle_table, bortle_range_middles, or a measured sky_surface_brightness_mag_arcsec2',
    );
  if (policy.aid !== 'naked_eye')
    refuse('environment/observing_aid', 'must be naked_eye for this criterion', policy.aid, ['naked_eye']);
}

/** Pupil of the dark-adapted eye, mm; an aid gains by its aperture relative to it. */
const PUPIL_MM = 7;
const APERTURE_MM = { naked_eye: PUPIL_MM, binoculars: 50, telescope: 150 } as const;

/** Limiting magnitude of the site in a moonless night. */
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

/** Brightness of the zenith in a moonless night, nanolamberts; a site without a class has that of the default class. */
export const siteNanolamberts = ({ measuredSky, bortleClass, table }: Policy): number =>
  nanolambertsOf(measuredSky ?? surfaceBrightnessOfClass(bortleClass ?? DEFAULT_CLASS, table));

type Inert = InertOption<VisibilityAssessmentRequest>;
const criterionOf = (body: VisibilityAssessmentRequest): string => resolvedPolicy(body.policy).criterion;
const option = (field: string, reason: string, when: (policy: Policy) => boolean): Inert => ({
  field: `/policy/${field}`,
  reason,
  when: (body) => when(resolvedPolicy(body.policy)),
});

const OF_THE_MOON = 'the visibility of the crescent follows Yallop 1997, from arcs alone';
const ofCrumey = (p: Policy): boolean => p.criterion === 'crumey_2014_point_source';
const ofLimit = (p: Policy): boolean => p.criterion === 'limiting_magnitude_threshold';
/** A measured sky replaces the class. */
const isMeasured = (p: Policy): boolean => p.measuredSky !== null && (ofCrumey(p) || p.limitSource !== 'class');
/** The sky has an effect only through the limit of the site. */
const ofSite = (p: Policy): boolean => p.criterion === 'yallop_lunar_crescent' || (ofLimit(p) && !p.moonlight);

/** Options that have no effect under a criterion or with other options. */
export const inertOptions: readonly Inert[] = [
  ...['extinction_model', 'twilight_model', 'moonlight_policy'].map((field): Inert => ({
    field: `/policy/${field}`,
    reason: OF_THE_MOON,
    when: (body) => criterionOf(body) === 'yallop_lunar_crescent',
  })),
  option('extinction_coefficient_k', OF_THE_MOON, (p) => p.criterion === 'yallop_lunar_crescent'),
  option(
    'extinction_coefficient_k',
    'a limiting magnitude includes extinction; the coefficient affects moonlight only',
    (p) => ofLimit(p) && !p.moonlight,
  ),
  option(
    'extinction_coefficient_k',
    'schaefer_1993_components computes the extinction from elevation, humidity, latitude and season',
    (p) => ofCrumey(p) && p.extinctionModel === 'schaefer_1993_components',
  ),
  option('crumey_field_factor', 'it applies to crumey_2014_point_source only', (p) => !ofCrumey(p)),
  option('crumey_field_factor_includes_atmosphere', 'it applies to crumey_2014_point_source only', (p) => !ofCrumey(p)),
  option('environment/limiting_magnitude', 'crumey_2014_point_source computes its own limit from the sky', ofCrumey),
  option(
    'light_pollution_derivation_mode',
    'it applies to a class, which a given limiting magnitude or measured sky overrides',
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
    'limit_source uses the class only',
    (p) => ofSite(p) && p.limitSource === 'class',
  ),
  option(
    'environment/observing_aid',
    'limit_source uses the class only',
    (p) => ofLimit(p) && p.limitSource === 'class',
  ),
  option('limit_source', 'crumey_2014_point_source computes its own limit from the sky', ofCrumey),
  ...(['temperature_c', 'pressure_mbar'] as const).map((field) =>
    option(`environment/${field}`, 'it affects refraction only, which is off', (p) => !p.refraction),
  ),
  option(
    'environment/relative_humidity',
    'it affects refraction only, which is off',
    (p) => !p.refraction && p.extinctionModel !== 'schaefer_1993_components',
  ),
];
