/**
 * Runs the stages of a computation and keeps their names in the order in which they ran: what an answer lists as `stage_sequence` is what
 * was executed. The last stage of a route builds the answer, so a stage is on the list while it runs.
 */
export class StageLog {
  readonly #names: string[] = [];

  /** Runs a stage under the name that answers give it. */
  run<T>(name: string, stage: () => T): T {
    this.#names.push(name);
    return stage();
  }

  /** The names of the stages that ran so far, the running one among them. */
  get names(): string[] {
    return [...this.#names];
  }
}
