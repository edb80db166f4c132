/** How long and how much: the command's own, or the few seconds that the tests have. */
export interface Scale {
  /** Of the phases under load. */
  readonly seconds: number;
  /** Of the endurance run. */
  readonly minutes: number;
  /** Everything, or a sample of files and routes. */
  readonly whole: boolean;
}

/** Measured figures by their names; the unit ends the name. */
export type Figures = Readonly<Record<string, number>>;

/** A fault that the service must bear. `run` throws where it does not. */
export interface Scenario {
  readonly name: string;
  /** The row of README: the fault, and what happens; `{figure}` is one of those that `run` gives. */
  readonly fault: string;
  readonly outcome: string;
  readonly run: (scale: Scale) => Promise<Figures>;
}
