import { unitsOf } from '../../../doctrine/progressions/methods.js';
import type { Month, ProgressionMethod } from '../../../doctrine/progressions/methods.js';
import { SUN_BODY } from '../../../sky/bodies.js';
import type { Progressed } from './progress.js';
import type {
  ProgressionClassification,
  ProgressionComputationTruth,
  ProgressionConditionProfileResponse,
  ProgressionRelationResponse,
} from './schema-truth.js';
import { BASIS_WORDS, SPACE_WORDS, techniqueName, unitWords } from './wire-words.js';

/** A technique with the options on which its receipts depend. */
export interface AppliedTechnique {
  readonly method: ProgressionMethod;
  readonly converse: boolean;
  readonly stepwise: boolean;
  /** The lunar month that replaces that of the key; null for the key's own. */
  readonly month: Month | null;
  /** The body whose motion is the arc, if the request names one. */
  readonly arcBody: string | null;
}

const isArc = ({ measure }: ProgressionMethod): boolean => measure.kind !== 'time';
const isStepped = ({ method, stepwise }: AppliedTechnique): boolean => method.measure.kind === 'time' && stepwise;
const usesHouseFrame = (method: ProgressionMethod): boolean => method.group === 'houseFrame';

/** The name of the relation basis; the planetary arc of the Sun is the solar arc. */
function basisName({ method, stepwise, arcBody }: AppliedTechnique): string {
  if (stepwise && method.relationBasis === 'continuousTimeKey') return BASIS_WORDS.steppedTimeKey;
  if (method.key === 'planetaryArc' && arcBody === SUN_BODY.name) return BASIS_WORDS.solarArcReference;
  return BASIS_WORDS[method.relationBasis];
}

const relationKind = (method: ProgressionMethod): string =>
  isArc(method) ? 'directing_arc' : usesHouseFrame(method) ? 'house_frame_projection' : 'time_key';

const doctrine = (technique: AppliedTechnique): ProgressionClassification['doctrine'] => {
  const { method, converse } = technique;
  return {
    technique_name: techniqueName(technique),
    doctrine_family: isArc(method) ? 'uniform_arc' : usesHouseFrame(method) ? 'house_frame' : 'time_key',
    rate_mode: method.measure.kind === 'rate' ? 'fixed' : isStepped(technique) ? 'stepped' : 'variable',
    application_mode: isArc(method) ? 'uniform' : 'differential',
    coordinate_system: SPACE_WORDS[method.space],
    converse,
  };
};

const uses = (technique: AppliedTechnique) => ({
  uses_directed_arc: isArc(technique.method),
  uses_reference_body: technique.method.measure.kind === 'reference',
  uses_stepped_key: isStepped(technique),
  uses_house_frame: usesHouseFrame(technique.method),
});

/** The classification of a technique and the elements that it uses, in answer shape. */
export const classification = (technique: AppliedTechnique): ProgressionClassification => ({
  doctrine: doctrine(technique),
  ...uses(technique),
});

/**
 * The relation of the progressed chart to the natal chart, in answer shape. `reference`: name of the reference of an
 * arc.
 */
export function relation(technique: AppliedTechnique, reference: string | null): ProgressionRelationResponse {
  const { technique_name, converse, coordinate_system } = doctrine(technique);
  return {
    technique_name,
    relation_kind: relationKind(technique.method),
    basis: basisName(technique),
    reference_name: reference,
    converse,
    coordinate_system,
  };
}

/**
 * The relation with the structure of the technique, in answer shape: `uniform` arcs, `differential` motion, `hybrid`
 * for house frames.
 */
export function conditionProfile(technique: AppliedTechnique): ProgressionConditionProfileResponse {
  const { technique_name, doctrine_family, coordinate_system, rate_mode, application_mode, converse } =
    doctrine(technique);
  return {
    technique_name,
    doctrine_family,
    relation_kind: relationKind(technique.method),
    relation_basis: basisName(technique),
    coordinate_system,
    rate_mode,
    application_mode,
    converse,
    ...uses(technique),
    structural_state: usesHouseFrame(technique.method) ? 'hybrid' : application_mode,
  };
}

/** The intermediate values of the computation, in answer shape. */
export function computationTruth(progressed: Progressed): ProgressionComputationTruth {
  const { technique, frame } = progressed,
    { method } = technique,
    units = unitWords(unitsOf(method, technique)),
    byMonth = method.measure.kind === 'time' && 'month' in method.measure.life;
  return {
    doctrine: { ...doctrine(technique), life_unit: units.life, ephemeris_unit: units.ephemeris },
    target_jd_ut: progressed.targetJd,
    age_years: progressed.ageYears,
    progressed_jd_ut: progressed.progressedJd,
    directed_arc_deg: progressed.arcDeg,
    reference_body: progressed.reference,
    reference_start_value: progressed.referenceRa?.[0] ?? null,
    reference_end_value: progressed.referenceRa?.[1] ?? null,
    stepped_years: byMonth ? null : progressed.steps,
    stepped_months: byMonth ? progressed.steps : null,
    latitude: frame?.latitude ?? null,
    longitude: frame?.longitude ?? null,
    house_system: frame?.houses.effective.code ?? null,
  };
}
