import type { NoWindowReason, DayWindow } from '../../../../events/visibility/day-window.js';
import type { VisibilityPhase } from '../../../../events/visibility/observation.js';
import type { ClassifiedDay, DayState } from '../../../../events/visibility/season-search.js';
import type { EdgeSource } from '../../../../events/visibility/window-search.js';
import type { Phase } from './schema.js';

/** Phases of the requests. */
export const PHASE_FACTS: Readonly<Record<Phase, VisibilityPhase>> = {
  morning_first_rising: { morning: true, rising: true, first: true },
  morning_first_setting: { morning: true, rising: false, first: true },
  evening_last_rising: { morning: false, rising: true, first: false },
  evening_last_setting: { morning: false, rising: false, first: false },
};

/** States of a day in the answers. */
export const DAY_STATES: Readonly<Record<DayState, string>> = {
  visible: 'visible',
  notVisible: 'not_visible',
  hiddenByMoonlight: 'hidden_by_moonlight',
  notEvaluable: 'not_evaluable',
};

const STATE_REASONS: Readonly<Record<DayState, string | null>> = {
  visible: null,
  notVisible: 'the target is fainter than the limiting magnitude of the sky behind it',
  hiddenByMoonlight: 'the target would be visible without the Moon',
  notEvaluable: null,
};

const NO_WINDOW_REASONS: Readonly<Record<NoWindowReason, string>> = {
  sunTooHigh: 'the Sun does not sink low enough',
  neverSets: 'the target neither rises nor sets',
  notClimbing: 'the target does not climb in this part of the day',
  notSinking: 'the target does not sink in this part of the day',
  belowBoundary: 'the target stays below its boundary',
};

/** Reason of a day's state in the answers. */
export const dayReason = ({ state, reason }: ClassifiedDay): string | null =>
  reason === null ? STATE_REASONS[state] : NO_WINDOW_REASONS[reason];

/** Boundary of a window in the answers. */
export const BOUNDARY_ROLES: Readonly<Record<DayWindow['boundaryRole'], string>> = {
  rise: 'target_rise',
  set: 'target_set',
  aboveThroughout: 'target_above_boundary_throughout',
};

/** Boundary of visibility in the answers. */
export const EDGE_SOURCES = {
  margin: 'visibility_margin',
  skyline: 'target_horizon',
  altitudeFloor: 'target_data_pack_altitude_floor',
} as const satisfies Record<EdgeSource, string>;

/** Meaning of the instant of an event in the answers. */
export const EDGE_SEMANTICS = {
  margin: 'visibility_margin_zero',
  skyline: 'apparent_target_horizon',
  altitudeFloor: 'data_pack_target_altitude_floor',
} as const satisfies Record<EdgeSource, string>;
