import type { OptionRow } from '../../../contract/option-rows.js';

export const family = 'visibility';

const light = {
  criterion_family: 'crumey_2014_point_source',
  extinction_model: 'kasten_young_1989_broadband',
  twilight_model: 'schaefer_1993_directional',
  light_pollution_derivation_mode: 'bortle_table',
};
/** Night at 40 N after the setting of the Moon on 2024 November 1: the sky is in the range of the law. */
const night = { body: 'Jupiter', jd_ut: 2460616.5, lat: 40, lon: 0 };
const routes = ['/v1/visibility/assessment', '/v1/visibility/tonight'];

export const optionRows: readonly OptionRow[] = [
  {
    routes,
    field: '/policy/limit_source',
    base: { policy: { environment: { observing_aid: 'binoculars' } } },
    values: ['sky_and_aid', 'class'],
  },
  {
    routes,
    field: '/policy/twilight_model',
    base: { body: 'Alcyone' },
    values: ['arcus_visionis_solar_depression', 'arcus_visionis_wide'],
  },
  {
    routes,
    field: '/policy/criterion_family',
    base: { body: 'Moon' },
    values: ['limiting_magnitude_threshold', 'yallop_lunar_crescent'],
  },
  { routes, field: '/policy/extinction_coefficient_k', base: { ...night, policy: light }, values: [0.2, 0.3] },
  { routes, field: '/policy/crumey_field_factor', base: { ...night, policy: light }, values: [2, 1.4] },
  {
    routes,
    field: '/policy/crumey_field_factor_includes_atmosphere',
    base: { ...night, policy: light },
    values: [true, false],
  },
  {
    routes,
    field: '/policy/extinction_model',
    base: { ...night, policy: light },
    values: ['kasten_young_1989_broadband', 'schaefer_1993_components'],
  },
  {
    routes: ['/v1/visibility/atmospheric-extinction'],
    field: '/relative_humidity',
    base: { model: 'schaefer_1993_components' },
    values: [0.5, 0.9],
  },
  {
    routes: ['/v1/visibility/atmospheric-extinction'],
    field: '/sun_right_ascension_deg',
    base: { model: 'schaefer_1993_components', observer_latitude_deg: 40 },
    values: [90, 270],
  },
];
