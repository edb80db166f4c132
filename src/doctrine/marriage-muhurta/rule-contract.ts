/** The statement of a rule, the events at which its verdict may change, and the remedies that may lift it. */
export interface RuleContract {
  readonly id: string;
  readonly inventory: string;
  readonly authority: string;
  readonly formula: string;
  /** Kinds of events at which the verdict may change. */
  readonly changes: readonly string[];
  readonly remedies?: readonly string[];
  /** Named readings that the rule uses. */
  readonly components?: readonly string[];
  /** The rule joins the text with a reading that the text does not give. */
  readonly composed?: boolean;
}
