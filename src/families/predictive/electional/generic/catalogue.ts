import { StageLog } from '../../../../wire/stage-log.js';
/** Subjects of predicates and scorers: the luminaries and planets. */
export const ADMITTED_SUBJECTS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export type Subject = (typeof ADMITTED_SUBJECTS)[number];

/** Bounds of the generic search (document 3, Limits): 31 days, 15 minutes, 1000 points. */
export const BOUNDS = {
  max_span_days: 31,
  min_step_days: 15 / 1440,
  max_step_days: 1,
  max_scan_points: 1000,
  max_windows: 64,
  max_boundary_refine_steps: 8,
  max_bodies: 12,
} as const;

/** The bounds of the search in the wire shape. */
export const boundsAnswer = () => ({
  ...BOUNDS,
  admitted_subjects: [...ADMITTED_SUBJECTS],
});

const NON_GOALS = ['electional advice', 'auspicious/inauspicious judgement'];
const PREDICATE_NON_GOALS = [...NON_GOALS, 'arbitrary executable predicates'];
const SCORER_NON_GOALS = [...NON_GOALS, 'arbitrary executable scorers', 'Western electional scoring doctrine'];
export const SCORE_SCALE = [0, 1];
export const SCORE_DIRECTION = 'higher_is_closer_numeric_fit';
const VERSION = '1';

export const PREDICATE_PROFILES = [
  {
    id: 'body_longitude_range_v1',
    description: 'The longitude of one body is in an arc; the start is included, the end excluded.',
    parameters: ['subject', 'start_longitude', 'end_longitude'],
    chartFields: ['planet longitude'],
    frames: ['tropical', 'sidereal'],
    status: 'numeric_scan_predicate_not_electional_judgement',
  },
  {
    id: 'body_house_membership_v1',
    description: 'One body is in one of the listed houses of the place and house system of the search.',
    parameters: ['subject', 'houses'],
    chartFields: ['planet longitude', 'house cusps'],
    frames: ['tropical'],
    status: 'house_position_scan_predicate_not_electional_judgement',
  },
  {
    id: 'body_angular_separation_range_v1',
    description: 'The separation of two bodies in longitude (0 to 180 degrees) is between two angles, both included.',
    parameters: ['subject_a', 'subject_b', 'min_angle', 'max_angle'],
    chartFields: ['planet longitudes'],
    frames: ['tropical', 'sidereal'],
    status: 'numeric_separation_scan_predicate_not_aspect_judgement',
  },
] as const;

export const SCORER_PROFILES = [
  {
    id: 'body_longitude_target_closeness_v1',
    description:
      'Closeness of one body to a longitude: 1 at the longitude, decreasing linearly to 0 at the largest orb.',
    parameters: ['subject', 'target_longitude', 'max_orb'],
    chartFields: ['planet longitude'],
    frames: ['tropical', 'sidereal'],
    status: 'numeric_fit_not_electional_judgement',
  },
  {
    id: 'body_angular_separation_target_closeness_v1',
    description:
      'Closeness of the separation of two bodies to an angle: 1 at the angle, decreasing linearly to 0 at the largest orb.',
    parameters: ['subject_a', 'subject_b', 'target_angle', 'max_orb'],
    chartFields: ['planet longitudes'],
    frames: ['tropical', 'sidereal'],
    status: 'numeric_fit_not_electional_judgement',
  },
] as const;

export type PredicateProfile = (typeof PREDICATE_PROFILES)[number];
export type ScorerProfile = (typeof SCORER_PROFILES)[number];

const SOURCE = 'families/predictive/electional';

const profileAnswer = (profile: PredicateProfile | ScorerProfile) => ({
  profile_id: profile.id,
  version: VERSION,
  description: profile.description,
  required_parameters: [...profile.parameters],
  required_chart_fields: [...profile.chartFields],
  supported_frames: [...profile.frames],
  doctrine_status: profile.status,
});

/** GET /v1/electional/predicate-profiles: the predicates with their parameters and bounds. */
export function predicateCatalogue() {
  const stages = new StageLog();
  return stages.run('catalog_serialization', () => ({
    profiles: PREDICATE_PROFILES.map((profile) => ({
      ...profileAnswer(profile),
      non_goals: [...PREDICATE_NON_GOALS],
    })),
    bounds: boundsAnswer(),
    provenance: {
      source_module: SOURCE,
      predicate_owner: 'server_defined',
      western_electional_doctrine: 'not_admitted',
      stage_sequence: stages.names,
    },
  }));
}

/** GET /v1/electional/scorer-profiles: the scorers with their parameters and bounds. */
export function scorerCatalogue() {
  const stages = new StageLog();
  return stages.run('catalog_serialization', () => ({
    profiles: SCORER_PROFILES.map((profile) => ({
      ...profileAnswer(profile),
      score_scale: SCORE_SCALE,
      score_direction: SCORE_DIRECTION,
      non_goals: [...SCORER_NON_GOALS],
    })),
    bounds: boundsAnswer(),
    provenance: {
      source_module: SOURCE,
      scorer_owner: 'server_defined',
      score_scale: SCORE_SCALE,
      score_direction: SCORE_DIRECTION,
      western_electional_doctrine: 'not_admitted',
      stage_sequence: stages.names,
    },
  }));
}
