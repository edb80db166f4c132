import { methodOf, methodsOf } from '../../../doctrine/progressions/methods.js';
import type { MethodGroup, ProgressionMethod } from '../../../doctrine/progressions/methods.js';

/** The wire writes Naibod's name as its neutral token. */
export const wireKey = (method: ProgressionMethod): string => method.key.replace('naibod', 'authE');
export const techniqueName = (method: ProgressionMethod): string => method.technique.replace('Naibod', 'authE');

/** Method keys of a route, as the wire writes them. */
export const wireKeys = (group: MethodGroup): readonly string[] => methodsOf(group).map(wireKey);

/** The technique of a key that validation has admitted. */
export const methodOfWire = (key: string): ProgressionMethod => methodOf(key.replace('authE', 'naibod'));

/** The keys of a route with what they mean, for its description. */
export const describedMethods = (group: MethodGroup): string =>
  methodsOf(group)
    .map((method) => `\`${wireKey(method)}\` (${method.told})`)
    .join(', ');
