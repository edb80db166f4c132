import type {
  ElectionRuleResponse,
  MarriageDecisionResponse,
  MarriageExceptionResponse,
  MarriageFindingResponse,
  MarriageMeasureResponse,
} from '../contract/elections.js';
import type { Decision, Exception, Finding, Measure } from '../doctrine/muhurta-election/finding.js';
import type { ElectionRule } from '../doctrine/muhurta-election/rule.js';

/** Wire words that are not the snake_case of their camelCase. */
export type ElectionWords = ReadonlyMap<string, string>;

/** snake_case of a camelCase name; a capital at its beginning stays (`SunFourthEighthEmpty`: `Sun_fourth_eighth_empty`). */
const snake = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The words of a family of elections; `prefix` precedes the ids of its findings. */
export class ElectionVocabulary {
  readonly #words: ElectionWords;
  readonly #prefix: string;
  readonly #cache = new Map<string, string>();

  constructor(prefix: string, words: ElectionWords) {
    this.#prefix = prefix;
    this.#words = words;
  }

  /** The wire word of a name, or of a dotted sequence of names. */
  word(name: string): string {
    let word = this.#cache.get(name);
    if (word === undefined) {
      word =
        this.#words.get(name) ??
        name
          .split('.')
          .map((part) => this.#words.get(part) ?? snake(part))
          .join('.');
      this.#cache.set(name, word);
    }
    return word;
  }

  readonly #id = (id: string): string => `${this.#prefix}${this.word(id)}`;

  readonly #measure = ({ name, value, unit }: Measure): MarriageMeasureResponse => ({
    name: this.word(name),
    value: typeof value === 'string' ? this.word(value) : value,
    unit: this.word(unit),
  });

  readonly #exception = (exception: Exception): MarriageExceptionResponse => ({
    exception_id: this.word(exception.id),
    targets: exception.targets.map(this.#id),
    satisfied: exception.satisfied,
    prerequisites: exception.prerequisites.map(this.#measure),
    source: exception.source,
  });

  readonly finding = (finding: Finding): MarriageFindingResponse => ({
    rule_id: this.#id(finding.id),
    family_id: this.#id(finding.rule),
    source: finding.source,
    applicable: finding.applicable,
    detected: finding.detected,
    measures: finding.measures.map(this.#measure),
    exceptions: finding.exceptions.map(this.#exception),
    unavailable_reasons: finding.unavailable.map((reason) => this.word(reason)),
    advisory: finding.advisory,
    effective_restriction: finding.restricts,
    coverage_complete: finding.complete,
  });

  decision(decision: Decision): MarriageDecisionResponse {
    return {
      status: DECISION_WORDS[decision.status],
      coverage_complete: decision.complete,
      effective_restriction_ids: decision.restrictions.map(this.#id),
      unresolved_rule_ids: decision.unresolved.map(this.#id),
    };
  }

  readonly rule = (rule: ElectionRule): ElectionRuleResponse => ({
    rule_id: this.#id(rule.id),
    source: rule.source,
    formula: rule.formula,
    purposes: rule.purposes.map((purpose) => this.word(purpose)),
    dependencies: rule.dependencies.map((name) => this.word(name)),
    transitions: rule.transitions.map((name) => this.word(name)),
    attribution: this.word(rule.attribution),
  });
}

const DECISION_WORDS = {
  notRequested: 'not_requested',
  restricted: 'restricted',
  indeterminate: 'indeterminate',
  passesSelectedProfile: 'passes_selected_profile',
} as const;
