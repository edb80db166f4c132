import type { Scene } from './scene.js';

/** Visibility margin of a target by a model of air, sky and eye. `evaluate` writes the other fields and allocates nothing. */
export interface MarginModel {
  /** Evaluates the scene, which was observed at the same instant (UT1, days since J2000.0). Errors: OutOfCoverage. */
  evaluate(scene: Scene, ut1J2k: number): void;
  /** Limiting magnitude minus `conditionedMagnitude`; the target is visible when it is not negative. */
  readonly margin: number;
  /** False when the background is outside the range in which the threshold of the eye is known. */
  readonly isInThresholdDomain: boolean;
  /** Magnitude of the target after extinction, weighted for the adapted eye. */
  readonly conditionedMagnitude: number;
  readonly limitingMagnitude: number;
}

/** Everything that a search for visibility evaluates. */
export interface VisibilityObservation {
  readonly scene: Scene;
  /** The sky is known up to this true altitude of the Sun, degrees. */
  readonly maximumSunAltitudeDeg: number;
  /** The air is known down to this true altitude of the target, degrees. */
  readonly minimumTargetAltitudeDeg: number;
  readonly model: MarginModel;
  /** The same model without moonlight; null when the model has no moonlight. */
  readonly moonlessModel: MarginModel | null;
}

/** Which apparition, and which end of the target's visibility on a day, a search looks for. */
export interface VisibilityPhase {
  /** Before sunrise, else after sunset. */
  readonly morning: boolean;
  /** The target climbs, else it sinks. */
  readonly rising: boolean;
  /** The first day of a season, else the last. */
  readonly first: boolean;
}

/** Steps and tolerances of a search. Times in days, margins in magnitudes. */
export interface SearchSettings {
  readonly scanStepDays: number;
  readonly minimumStepDays: number;
  readonly rootTimeToleranceDays: number;
  readonly rootMarginTolerance: number;
  readonly nearZeroTolerance: number;
  readonly curvatureTolerance: number;
  readonly maximumDepth: number;
  readonly maximumRootIterations: number;
}

/** Statistics of a search, for its receipt. */
export interface SearchCounts {
  evaluations: number;
  signChanges: number;
  tangents: number;
  nearZero: number;
  widestGapDays: number;
}

/** New statistics, all zero. */
export const newCounts = (): SearchCounts => ({
  evaluations: 0,
  signChanges: 0,
  tangents: 0,
  nearZero: 0,
  widestGapDays: 0,
});
