import type { EvaluatedLot, MissingLot } from '../../../doctrine/lots/evaluate.js';
import type { Reference } from '../../../doctrine/lots/references.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import type { LotConditionProfileResponse, LotDependencyResponse } from './condition-schema.js';
import type { NamedLot } from '../../../wire/lot-names.js';
import type { ArabicPartResponse, LotNotEvaluableResponse, PartField } from './schema.js';
import { lotFormula, REFERENCE_WORDS, referenceDetail, reversalWord } from './wire-words.js';

type Role = LotDependencyResponse['role'];
const ROLES: readonly Role[] = ['projector', 'add_operand', 'sub_operand'];

function dependency(name: string, role: Role, requested: string, reference: Reference): LotDependencyResponse {
  const interLot = reference.kind === 'derivedLot',
    external = reference.kind === 'external';
  return {
    part_name: name,
    role,
    requested_key: requested,
    effective_key: reference.key,
    reference_kind: REFERENCE_WORDS[reference.kind],
    reference_longitude: reference.longitudeDeg,
    detail: referenceDetail(reference),
    is_inter_lot: interLot,
    is_external: external,
    is_indirect: interLot || external,
  };
}

/** The three ingredients of a lot: projector, added, subtracted. */
export function dependenciesOf({ name }: NamedLot, { lot, references }: EvaluatedLot): LotDependencyResponse[] {
  return [
    dependency(name, 'projector', lot.projector, references.projector),
    dependency(name, 'add_operand', lot.add, references.add),
    dependency(name, 'sub_operand', lot.sub, references.sub),
  ];
}

/** Condition profile of a lot: how many of its ingredients come from the chart itself, from other lots and from the caller. */
export function conditionProfile(
  named: NamedLot,
  result: EvaluatedLot,
  dependencies = dependenciesOf(named, result),
): LotConditionProfileResponse {
  let indirect = 0,
    interLot = 0,
    external = 0;
  for (const one of dependencies) {
    if (one.is_indirect) indirect++;
    if (one.is_inter_lot) interLot++;
    if (one.is_external) external++;
  }
  return {
    part_name: named.name,
    category_tags: [...named.lot.tags],
    primary_category: named.category,
    reversal: reversalWord(result),
    all_dependencies: dependencies,
    dependencies,
    direct_dependency_count: dependencies.length - indirect,
    indirect_dependency_count: indirect,
    inter_lot_dependency_count: interLot,
    external_dependency_count: external,
    state: indirect === 0 ? 'direct' : indirect === dependencies.length ? 'indirect' : 'mixed',
    has_inter_lot_dependency: interLot > 0,
    has_external_dependency: external > 0,
  };
}

const truth = (reference: Reference) => ({
  key: reference.key,
  longitude: reference.longitudeDeg,
  source_kind: REFERENCE_WORDS[reference.kind],
  detail: referenceDetail(reference),
});
const classified = (reference: Reference) => ({
  kind: REFERENCE_WORDS[reference.kind],
  key: reference.key,
  detail: referenceDetail(reference),
});

/** Degrees, arcminutes and arcseconds of a decimal degree. Arcseconds are rounded to 1e-9; a value that rounds to 60 carries over. */
function dmsOf(degree: number): [number, number, number] {
  const billionths = Math.round(degree * 3600e9);
  const seconds = Math.floor(billionths / 1e9);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, (billionths % 60e9) / 1e9];
}

const DEPENDENT_FIELDS: ReadonlySet<PartField> = new Set([
  'all_dependencies',
  'dependencies',
  'condition_profile',
  'dependency_count',
  'all_dependency_count',
  'inter_lot_dependencies',
  'external_dependencies',
  'condition_state',
]);

/** Parts that are the same in every lot are shared objects, since an answer can list 512 lots. */
const COMPLETE: NonNullable<ArabicPartResponse['dependency_completeness']> = {
  status: 'evaluated',
  expected_roles: [...ROLES],
  resolved_roles: [...ROLES],
  missing_references: [],
  reason: null,
};
const NO_CONDITION: NonNullable<ArabicPartResponse['astrological_condition_truth']> = {
  status: 'not_evaluable',
  condition: null,
  reason: 'no_admitted_lot_condition_doctrine',
};
const NONE: LotDependencyResponse[] = [];

/** A lot in the wire shape. `fields` selects fields; name and longitude are always present. Null selects all fields. */
export function partOf(
  named: NamedLot,
  result: EvaluatedLot,
  ascDeg: number,
  fields: ReadonlySet<PartField> | null,
): ArabicPartResponse {
  if (fields === null) return Object.assign(plainFields(named, result, ascDeg), dependentFields(named, result));
  const complete: ArabicPartResponse = {
    ...plainFields(named, result, ascDeg),
    ...([...fields].some((field) => DEPENDENT_FIELDS.has(field)) ? dependentFields(named, result) : {}),
  };
  const chosen: Record<string, unknown> = { name: complete.name, longitude: complete.longitude };
  for (const field of fields) chosen[field] = complete[field];
  return chosen as ArabicPartResponse;
}

function plainFields(named: NamedLot, result: EvaluatedLot, ascDeg: number): ArabicPartResponse {
  const { lot, references, longitudeDeg } = result;
  const formula = lotFormula(result);
  const place = signOf(longitudeDeg),
    tags = lot.tags,
    reversal = reversalWord(result);
  return {
    name: named.name,
    longitude: longitudeDeg,
    formula,
    category: tags.join(','),
    description: lot.description,
    computation_truth: {
      asc_longitude: ascDeg,
      projector_key: lot.projector,
      projector_reference: truth(references.projector),
      arc_policy: lot.arc,
      requested_add_key: lot.add,
      requested_sub_key: lot.sub,
      effective_add_key: result.add,
      effective_sub_key: result.sub,
      reversed_at_night: result.reversible,
      reversed_for_chart: result.reversed,
      add_reference: truth(references.add),
      sub_reference: truth(references.sub),
      formula,
    },
    classification: {
      primary_category: named.category,
      category_tags: [...tags],
      reversal,
      projector_reference: classified(references.projector),
      add_reference: classified(references.add),
      sub_reference: classified(references.sub),
    },
    dependency_completeness: COMPLETE,
    astrological_condition_truth: NO_CONDITION,
    sign: place.sign,
    sign_symbol: place.symbol,
    sign_degree: place.degree,
    longitude_dms: dmsOf(place.degree),
    category_tags: [...tags],
    primary_category: named.category,
    reversal_kind: reversal,
    is_reversed: result.reversed,
    add_reference_kind: REFERENCE_WORDS[references.add.kind],
    sub_reference_kind: REFERENCE_WORDS[references.sub.kind],
  };
}

function dependentFields(named: NamedLot, result: EvaluatedLot): Partial<ArabicPartResponse> {
  const dependencies = dependenciesOf(named, result),
    profile = conditionProfile(named, result, dependencies);
  return {
    all_dependencies: dependencies,
    dependencies,
    condition_profile: profile,
    dependency_count: dependencies.length,
    all_dependency_count: dependencies.length,
    inter_lot_dependencies: profile.has_inter_lot_dependency
      ? dependencies.filter(({ is_inter_lot }) => is_inter_lot)
      : NONE,
    external_dependencies: profile.has_external_dependency
      ? dependencies.filter(({ is_external }) => is_external)
      : NONE,
    condition_state: profile.state,
  };
}

/** A lot that cannot be evaluated, in the wire shape. */
export const notEvaluable = (named: NamedLot, result: MissingLot): LotNotEvaluableResponse => ({
  name: named.name,
  category: result.lot.tags.join(','),
  projector_key: result.lot.projector,
  requested_add_key: result.lot.add,
  requested_sub_key: result.lot.sub,
  effective_add_key: result.add,
  effective_sub_key: result.sub,
  missing_references: [...result.missing],
  status: 'not_evaluable',
  reason: 'unresolved_lot_ingredient_reference',
});
