import type { BoundaryRelation, CellRelation } from '../../../doctrine/pancha-pakshi/clock.js';

/** Strings of answers for the facts of doctrine/pancha-pakshi. */

export const BOUNDARY_RELATION = {
  before: 'ends_before_solar_boundary',
  at: 'ends_at_solar_boundary',
  after: 'ends_after_solar_boundary',
} as const satisfies Readonly<Record<BoundaryRelation, string>>;

export const CELL_RELATION = {
  within: 'within_governing_solar_half',
  crossesEnd: 'crosses_governing_solar_half_end',
  after: 'after_governing_solar_half',
} as const satisfies Readonly<Record<CellRelation, string>>;
