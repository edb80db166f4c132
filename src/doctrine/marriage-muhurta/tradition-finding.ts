import { finding } from '../muhurta-election/finding.js';
import type { Exception, Finding, Measure } from '../muhurta-election/finding.js';
import type { Truth } from '../muhurta-election/truth.js';

/** The statement of a rule of the tradition; `name` is the finding without the prefix, `family` its rule. */
export interface TraditionRule {
  readonly name: string;
  readonly family?: string;
  readonly source: string;
}

/** A finding of a tradition. */
export const traditionFinding = (
  prefix: string,
  { name, family, source }: TraditionRule,
  detected: Truth,
  rest: {
    readonly applicable?: Truth;
    readonly measures?: readonly Measure[];
    readonly exceptions?: readonly Exception[];
    readonly unavailable?: readonly string[];
    readonly advisory?: boolean;
  } = {},
): Finding =>
  finding({ id: `${prefix}.${name}`, rule: `${prefix}.${family ?? name.split('.')[0]}`, source, detected, ...rest });
