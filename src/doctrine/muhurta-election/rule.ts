/** A rule of a work on elections, as catalogues list it. The function that tests it has the same id. */
export interface ElectionRule {
  readonly id: string;
  /** Edition, chapter, verse and page. */
  readonly source: string;
  /** The rule in words. */
  readonly formula: string;
  readonly purposes: readonly string[];
  /** Evidence that the rule reads. */
  readonly dependencies: readonly string[];
  /** Events at which its verdict may change. */
  readonly transitions: readonly string[];
  /** How the rule follows from its source. */
  readonly attribution: string;
}
