import type { OptionRow } from '../../../../contract/option-rows.js';

export const family = 'physical-visibility';

const anchor = {
  kind: 'directional',
  photopic_luminance_cd_m2: 1e-4,
  scotopic_luminance_cd_m2: 2e-4,
  scope: 'dark_sky_anchor',
  component_ids: ['zodiacal_light'],
  source_id: 'camera',
  source_receipt_sha256: 'none',
  method_id: 'photometry',
};
const airglow = {
  component_kind: 'airglow',
  photopic_luminance_cd_m2: 1e-4,
  scotopic_luminance_cd_m2: 2e-4,
  model_id: 'airglow',
  source_ids: ['camera'],
  source_receipt_sha256: 'none',
  spatial_applicability_id: 'site',
  temporal_applicability_id: 'night',
  direction_receipt_id: 'target',
  validity_domain_id: 'night',
  uncertainty_authority_id: 'camera',
};
const skyline = {
  samples: Array.from({ length: 12 }, (_, i) => ({ azimuth_deg: 30 * i, apparent_altitude_deg: i % 3 })),
  profile_id: 'hills',
  source_id: 'survey',
  source_receipt_sha256: 'none',
};
/** A morning on which Mercury is barely visible: its best instant is between two samples. */
const faint = { body: 'Mercury', phase: 'morning_first_rising', jd_start: 2460676.5, lat: 32.5, lon: 44 };

export const optionRows: readonly OptionRow[] = [
  {
    field: '/policy/background/component_inventory_complete',
    base: { policy: { background: anchor, modeled_background_components: [airglow] } },
    values: [true, false],
  },
  { field: '/policy/directional_horizon', values: [undefined, skyline] },
  {
    field: '/search_policy/near_zero_tolerance_magnitude',
    base: { ...faint, search_policy: { curvature_tolerance_magnitude: 2 } },
    values: [1e-6, 2],
  },
  { field: '/search_policy/curvature_tolerance_magnitude', base: faint, values: [0.005, 2] },
  {
    field: '/search_policy/maximum_adaptive_depth',
    base: { ...faint, search_policy: { curvature_tolerance_magnitude: 2 } },
    values: [1, 12],
  },
];
