import { methodOf, methodsOf } from '../../../doctrine/progressions/methods.js';
import type { MethodGroup, ProgressionMethod } from '../../../doctrine/progressions/methods.js';

interface NamedTechnique {
  readonly method: ProgressionMethod;
  readonly converse: boolean;
  readonly arcBody: string | null;
}

/** Keys have Naibod's name as its neutral token; names of techniques and bases in answers have the name itself. */
export const wireKey = (method: ProgressionMethod): string => method.key.replace('naibod', 'authE');

/** The technique as answers name it: with the body of a planetary arc, and `Converse` before it. */
export function techniqueName({ method, converse, arcBody }: NamedTechnique): string {
  const name = method.technique + (arcBody === null ? '' : ` (${arcBody})`);
  if (!converse) return name;
  return method.key === 'solar_arc' ? 'Converse Solar Arc' : `Converse ${name}`;
}

/** Method keys of a route, as the wire writes them. */
export const wireKeys = (group: MethodGroup): readonly string[] => methodsOf(group).map(wireKey);

/** The technique of a key that validation has admitted. */
export const methodOfWire = (key: string): ProgressionMethod => methodOf(key.replace('authE', 'naibod'));

/** The keys of a route with what they mean, for its description. */
export const describedMethods = (group: MethodGroup): string =>
  methodsOf(group)
    .map((method) => `\`${wireKey(method)}\` (${method.told})`)
    .join(', ');
