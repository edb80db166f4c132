import { InvalidInput } from '../../../../kernel/errors.js';
import { PREDICATE_PROFILES, SCORER_PROFILES } from './catalogue.js';
import type { Subject } from './catalogue.js';
import type { PredicateParameters, ScorerParameters } from './schema.js';

/** What a point of the scan is asked. Longitudes are of the search's frame, degrees. */
export type Predicate =
  | { readonly kind: 'longitude'; readonly subject: Subject; readonly start: number; readonly width: number }
  | { readonly kind: 'house'; readonly subject: Subject; readonly houses: ReadonlySet<number> }
  | {
      readonly kind: 'separation';
      readonly a: Subject;
      readonly b: Subject;
      readonly min: number;
      readonly max: number;
    };

/** How near a point is to a target: 1 on it, 0 at `orb` degrees and beyond. */
export type Scorer =
  | { readonly kind: 'longitude'; readonly subject: Subject; readonly target: number; readonly orb: number }
  | {
      readonly kind: 'separation';
      readonly a: Subject;
      readonly b: Subject;
      readonly target: number;
      readonly orb: number;
    };

/** Requires the parameters of a profile and refuses those of others. */
function onlyThose(
  profileId: string,
  required: readonly string[],
  given: Readonly<Record<string, unknown>>,
  at: string,
) {
  for (const name of required) {
    if (given[name] !== undefined) continue;
    throw new InvalidInput({
      field: `${at}/${name}`,
      message: `${profileId} needs this parameter`,
      given: null,
      allowed: required,
    });
  }
  for (const name of Object.keys(given)) {
    if (required.includes(name) || given[name] === undefined) continue;
    throw new InvalidInput({
      field: `${at}/${name}`,
      message: `${profileId} does not take this parameter`,
      given: given[name],
      allowed: required,
    });
  }
}

const profileOf = <P extends { readonly id: string; readonly parameters: readonly string[] }>(
  profiles: readonly P[],
  id: string,
): P => {
  const found = profiles.find((profile) => profile.id === id);
  if (found === undefined) throw new Error(`no profile ${id}`);
  return found;
};

function twoBodies(a: Subject, b: Subject, at: string): void {
  if (a !== b) return;
  throw new InvalidInput({
    field: `${at}/subject_b`,
    message: 'a body has no separation from itself',
    given: b,
    allowed: `another body than ${a}`,
  });
}

/** The predicate of a request. Errors: InvalidInput below /predicate_parameters. */
export function predicateOf(id: string, given: PredicateParameters): Predicate {
  const at = '/predicate_parameters';
  onlyThose(id, profileOf(PREDICATE_PROFILES, id).parameters, given, at);
  const need = given as Required<PredicateParameters>;
  if (id === 'body_longitude_range_v1') {
    const { start_longitude: start, end_longitude: end } = need;
    if (start === end) {
      throw new InvalidInput({
        field: `${at}/end_longitude`,
        message: 'an arc that ends where it starts holds nothing; 0 to 360 is the whole circle',
        given: end,
        allowed: 'a longitude that differs from start_longitude',
      });
    }
    return {
      kind: 'longitude',
      subject: need.subject,
      start: start % 360,
      width: end > start ? end - start : end - start + 360,
    };
  }
  if (id === 'body_house_membership_v1') return { kind: 'house', subject: need.subject, houses: new Set(need.houses) };
  twoBodies(need.subject_a, need.subject_b, at);
  if (need.max_angle < need.min_angle) {
    throw new InvalidInput({
      field: `${at}/max_angle`,
      message: 'the greatest angle is less than the least',
      given: need.max_angle,
      allowed: `at least min_angle, ${need.min_angle}`,
    });
  }
  return { kind: 'separation', a: need.subject_a, b: need.subject_b, min: need.min_angle, max: need.max_angle };
}

/** The scorer of a request. Errors: InvalidInput below /scorer_parameters. */
export function scorerOf(id: string, given: ScorerParameters): Scorer {
  const at = '/scorer_parameters';
  onlyThose(id, profileOf(SCORER_PROFILES, id).parameters, given, at);
  const need = given as Required<ScorerParameters>;
  if (id === 'body_longitude_target_closeness_v1')
    return { kind: 'longitude', subject: need.subject, target: need.target_longitude, orb: need.max_orb };
  twoBodies(need.subject_a, need.subject_b, at);
  return { kind: 'separation', a: need.subject_a, b: need.subject_b, target: need.target_angle, orb: need.max_orb };
}

/** The bodies that a predicate or scorer looks at. */
export const subjectsOf = (rule: Predicate | Scorer): readonly Subject[] =>
  rule.kind === 'separation' ? [rule.a, rule.b] : [rule.subject];
