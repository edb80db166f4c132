import type { Engine } from '../engine.js';
import type { Instant } from '../time/instant.js';

/**
 * Runs the stages of a computation and records their names in the order of execution; answers list them as `stage_sequence`. The last stage
 * of a route builds the answer, so a stage is recorded before it runs.
 */
export class StageLog {
  readonly #names: string[];

  constructor(names: readonly string[] = []) {
    this.#names = [...names];
  }

  /** Runs a stage and records its name. */
  run<T>(name: string, stage: () => T): T {
    this.#names.push(name);
    return stage();
  }

  /** A copy of the log: each item of a bulk request lists the common stages before its own. */
  fork(): StageLog {
    return new StageLog(this.#names);
  }

  /** The names of the recorded stages, including the one that is running. */
  get names(): string[] {
    return [...this.#names];
  }
}

/** The datetime of a request in the form that answers echo, and its instant. */
export interface DatedRequest {
  readonly requested: string;
  readonly instant: Instant;
}

/** The two stages that read `dt`: check the datetime, convert it to the scales of the engine. Errors: InvalidInput. */
export function datedStages(
  engine: Engine,
  stages: StageLog,
  dt: string,
  conversion = 'julian_day_conversion',
): DatedRequest {
  const requested = stages.run('datetime_validation', () => engine.time.echoIso(dt, '/dt'));
  const instant = stages.run(conversion, () => engine.time.instantFromIso(dt, '/dt'));
  return { requested, instant };
}
