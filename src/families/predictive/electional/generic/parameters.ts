import { InvalidInput } from '../../../../kernel/errors.js';
import { PREDICATE_PROFILES, SCORER_PROFILES } from './catalogue.js';
import type { Subject } from './catalogue.js';
import type { PredicateParameters, ScorerParameters } from './schema.js';

/** The condition that a point of the scan is tested for. Longitudes in degrees, in the frame of the search. */
export type Predicate =
  | {
      readonly kind: 'longitude';
      readonly subject: Subject;
      readonly start: number;
      readonly width: number;
    }
  | {
      readonly kind: 'house';
      readonly subject: Subject;
      readonly houses: ReadonlySet<number>;
    }
  | {
      readonly kind: 'separation';
      readonly a: Subject;
      readonly b: Subject;
      readonly min: number;
      readonly max: number;
    };

/** Linear closeness to a target: 1 at the target, 0 at `orb` degrees and beyond. */
export type Scorer =
  | {
      readonly kind: 'longitude';
      readonly subject: Subject;
      readonly target: number;
      readonly orb: number;
    }
  | {
      readonly kind: 'separation';
      readonly a: Subject;
      readonly b: Subject;
      readonly target: number;
      readonly orb: number;
    };

/** Checks that a request gives the parameters of its profile and no others. Errors: InvalidInput for a missing parameter or one of another profile. */
function checkParameters(
  profileId: string,
  required: readonly string[],
  given: Readonly<Record<string, unknown>>,
  at: string,
) {
  for (const name of required) {
    if (given[name] !== undefined) continue;
    throw new InvalidInput({
      field: `${at}/${name}`,
      message: `is required for ${profileId}`,
      given: null,
      allowed: required,
    });
  }
  for (const name of Object.keys(given)) {
    if (required.includes(name) || given[name] === undefined) continue;
    throw new InvalidInput({
      field: `${at}/${name}`,
      message: `is not accepted for ${profileId}`,
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

function checkDistinct(a: Subject, b: Subject, at: string): void {
  if (a !== b) return;
  throw new InvalidInput({
    field: `${at}/subject_b`,
    message: 'must differ from subject_a',
    given: b,
    allowed: `any subject except ${a}`,
  });
}

/** The predicate of a request. Errors: InvalidInput below /predicate_parameters. */
export function predicateOf(id: string, given: PredicateParameters): Predicate {
  const at = '/predicate_parameters';
  checkParameters(id, profileOf(PREDICATE_PROFILES, id).parameters, given, at);
  const parameters = given as Required<PredicateParameters>;
  if (id === 'body_longitude_range_v1') {
    const { start_longitude: start, end_longitude: end } = parameters;
    if (start === end) {
      throw new InvalidInput({
        field: `${at}/end_longitude`,
        message: 'must differ from start_longitude: the arc would be empty; 0 to 360 is the full circle',
        given: end,
        allowed: 'a longitude that differs from start_longitude',
      });
    }
    return {
      kind: 'longitude',
      subject: parameters.subject,
      start: start % 360,
      width: end > start ? end - start : end - start + 360,
    };
  }
  if (id === 'body_house_membership_v1')
    return {
      kind: 'house',
      subject: parameters.subject,
      houses: new Set(parameters.houses),
    };
  checkDistinct(parameters.subject_a, parameters.subject_b, at);
  if (parameters.max_angle < parameters.min_angle) {
    throw new InvalidInput({
      field: `${at}/max_angle`,
      message: 'must be at least min_angle',
      given: parameters.max_angle,
      allowed: `at least min_angle, ${parameters.min_angle}`,
    });
  }
  return {
    kind: 'separation',
    a: parameters.subject_a,
    b: parameters.subject_b,
    min: parameters.min_angle,
    max: parameters.max_angle,
  };
}

/** The scorer of a request. Errors: InvalidInput below /scorer_parameters. */
export function scorerOf(id: string, given: ScorerParameters): Scorer {
  const at = '/scorer_parameters';
  checkParameters(id, profileOf(SCORER_PROFILES, id).parameters, given, at);
  const parameters = given as Required<ScorerParameters>;
  if (id === 'body_longitude_target_closeness_v1')
    return {
      kind: 'longitude',
      subject: parameters.subject,
      target: parameters.target_longitude,
      orb: parameters.max_orb,
    };
  checkDistinct(parameters.subject_a, parameters.subject_b, at);
  return {
    kind: 'separation',
    a: parameters.subject_a,
    b: parameters.subject_b,
    target: parameters.target_angle,
    orb: parameters.max_orb,
  };
}

/** The bodies that a predicate or scorer evaluates. */
export const subjectsOf = (rule: Predicate | Scorer): readonly Subject[] =>
  rule.kind === 'separation' ? [rule.a, rule.b] : [rule.subject];
