import type { Engine } from '../engine.js';
import type { Instant } from '../time/instant.js';

/**
 * Runs the stages of a computation and keeps their names in the order in which they ran: what an answer lists as `stage_sequence` is what
 * was executed. The last stage of a route builds the answer, so a stage is on the list while it runs.
 */
export class StageLog {
  readonly #names: string[];

  constructor(names: readonly string[] = []) {
    this.#names = [...names];
  }

  /** Runs a stage under the name that answers give it. */
  run<T>(name: string, stage: () => T): T {
    this.#names.push(name);
    return stage();
  }

  /** A log that begins with the stages that ran so far: each item of a request for many lists them before its own. */
  fork(): StageLog {
    return new StageLog(this.#names);
  }

  /** The names of the stages that ran so far, the running one among them. */
  get names(): string[] {
    return [...this.#names];
  }
}

/** The datetime of a request as answers echo it, and its instant. */
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
