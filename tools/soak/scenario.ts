/** Duration and size of the scenarios: those of the command, or the short ones of the tests. */
export interface Scale {
  /** Seconds of each phase under load. */
  readonly seconds: number;
  /** Minutes of the endurance run. */
  readonly minutes: number;
  /** All files and routes, or a sample of them. */
  readonly whole: boolean;
}

/** Measured figures by their names; the unit ends the name. */
export type Figures = Readonly<Record<string, number>>;

/** A fault that the service must tolerate. `run` throws when it does not. */
export interface Scenario {
  readonly name: string;
  /** The row of README: the fault and its outcome; `{figure}` is a figure that `run` returns. */
  readonly fault: string;
  readonly outcome: string;
  readonly run: (scale: Scale) => Promise<Figures>;
}
