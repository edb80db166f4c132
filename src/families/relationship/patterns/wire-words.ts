import { lookupTable } from '../../../kernel/lookup.js';
import type { CoherenceBand, PatternMotion } from '../../../doctrine/aspect-patterns/coherence.js';
import type { LinkRole } from '../../../doctrine/aspect-patterns/roles.js';
import type { BodyRole } from '../../../doctrine/aspect-patterns/templates.js';

/** Roles of bodies in a pattern, as answers name them. */
export const BODY_ROLE_WORDS: Readonly<Record<BodyRole, string>> = {
  member: 'member',
  apex: 'apex',
  base: 'base',
  support: 'support',
  tail: 'tail',
  axis: 'axis',
  clusterMember: 'cluster_member',
  boomerang: 'boomerang',
  cycleMember: 'cycle_member',
};

/** Functions of aspects in a pattern, as answers name them. */
export const LINK_ROLE_WORDS: Readonly<Record<LinkRole, string>> = {
  apexLink: 'apex_link',
  baseLink: 'base_link',
  axisLink: 'axis_link',
  cycleLink: 'cycle_link',
  supportLink: 'support_link',
  memberLink: 'member_link',
};

/** Name of the detector of each pattern, as answers carry it. */
export const DETECTORS = lookupTable<string>({
  'T-Square': 'find_t_squares',
  'Grand Trine': 'find_grand_trines',
  'Grand Cross': 'find_grand_crosses',
  Yod: 'find_yods',
  'Mystic Rectangle': 'find_mystic_rectangles',
  Kite: 'find_kites',
  'Minor Grand Trine': 'find_minor_grand_trines',
  'Grand Sextile': 'find_grand_sextiles',
  "Thor's Hammer": 'find_thors_hammers',
  'Boomerang Yod': 'find_boomerang_yods',
  Wedge: 'find_wedges',
  Cradle: 'find_cradles',
  Trapeze: 'find_trapezes',
  Eye: 'find_eyes',
  'Irritation Triangle': 'find_irritation_triangles',
  'Hard Wedge': 'find_hard_wedges',
  'Dominant Triangle': 'find_dominant_triangles',
  'Grand Quintile': 'find_grand_quintiles',
  'Quintile Triangle': 'find_quintile_triangles',
  'Septile Triangle': 'find_septile_triangles',
  Stellium: 'find_stelliums',
});

/** Bands of coherence, as answers name them. */
export const BAND_WORDS: Readonly<Record<CoherenceBand, string>> = {
  veryStrong: 'Very strong',
  strong: 'Strong',
  moderate: 'Moderate',
  loose: 'Loose',
  marginal: 'Marginal',
};

/** Motions of a complete pattern, as answers name them. */
export const PATTERN_MOTION_WORDS: Readonly<Record<PatternMotion, string>> = {
  stationSensitive: 'Station-sensitive',
  applying: 'Applying',
  separating: 'Separating',
  exact: 'Exact',
  mixed: 'Mixed motion',
  indeterminate: 'Indeterminate',
};
