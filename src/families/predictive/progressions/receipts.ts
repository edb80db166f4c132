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
import { techniqueName } from './tokens.js';

/** How a technique was asked: what its receipts depend on beside the table. */
export interface Asked {
  readonly method: ProgressionMethod;
  readonly converse: boolean;
  readonly stepwise: boolean;
  /** Another lunar month than the key's own. */
  readonly month: Month | null;
  /** The body whose motion is the arc, where the request names it. */
  readonly arcBody: string | null;
}

const isArc = ({ measure }: ProgressionMethod): boolean => measure.kind !== 'time';
const isStepped = ({ method, stepwise }: Asked): boolean => method.measure.kind === 'time' && stepwise;
const usesHouseFrame = (method: ProgressionMethod): boolean => method.group === 'house_frame';

const COORDINATES = {
  longitude: 'ecliptic_longitude',
  right_ascension: 'right_ascension',
  declination: 'declination',
  houses: 'local_house_frame',
} as const;

/** The arc of a planet that is the Sun is the solar arc. */
function basisName({ method, stepwise, arcBody }: Asked): string {
  if (stepwise && method.relationBasis === 'continuous_time_key') return 'stepped_time_key';
  return method.key === 'planetary_arc' && arcBody === SUN_BODY.name ? 'solar_arc_reference' : method.relationBasis;
}

const relationKind = (method: ProgressionMethod): string =>
  isArc(method) ? 'directing_arc' : usesHouseFrame(method) ? 'house_frame_projection' : 'time_key';

const doctrine = (asked: Asked): ProgressionClassification['doctrine'] => {
  const { method, converse } = asked;
  return {
    technique_name: techniqueName(asked),
    doctrine_family: isArc(method) ? 'uniform_arc' : usesHouseFrame(method) ? 'house_frame' : 'time_key',
    rate_mode: method.measure.kind === 'rate' ? 'fixed' : isStepped(asked) ? 'stepped' : 'variable',
    application_mode: isArc(method) ? 'uniform' : 'differential',
    coordinate_system: COORDINATES[method.space],
    converse,
  };
};

const uses = (asked: Asked) => ({
  uses_directed_arc: isArc(asked.method),
  uses_reference_body: asked.method.measure.kind === 'reference',
  uses_stepped_key: isStepped(asked),
  uses_house_frame: usesHouseFrame(asked.method),
});

/** What a technique is and what it uses. */
export const classification = (asked: Asked): ProgressionClassification => ({
  doctrine: doctrine(asked),
  ...uses(asked),
});

/** How the progressed chart stands to the natal one; `reference`: whose motion gives the arc. */
export function relation(asked: Asked, reference: string | null): ProgressionRelationResponse {
  const { technique_name, converse, coordinate_system } = doctrine(asked);
  return {
    technique_name,
    relation_kind: relationKind(asked.method),
    basis: basisName(asked),
    reference_name: reference,
    converse,
    coordinate_system,
  };
}

/** The same with how the technique is built: `uniform` arcs, `differential` motion, `hybrid` where it builds a house frame. */
export function conditionProfile(asked: Asked): ProgressionConditionProfileResponse {
  const { technique_name, doctrine_family, coordinate_system, rate_mode, application_mode, converse } = doctrine(asked);
  return {
    technique_name,
    doctrine_family,
    relation_kind: relationKind(asked.method),
    relation_basis: basisName(asked),
    coordinate_system,
    rate_mode,
    application_mode,
    converse,
    ...uses(asked),
    structural_state: usesHouseFrame(asked.method) ? 'hybrid' : application_mode,
  };
}

/** What was computed on the way. */
export function computationTruth(progressed: Progressed): ProgressionComputationTruth {
  const { asked, frame } = progressed,
    { method } = asked,
    { lifeUnit, ephemerisUnit } = unitsOf(method, asked),
    byMonth = method.measure.kind === 'time' && 'month' in method.measure.life;
  return {
    doctrine: { ...doctrine(asked), life_unit: lifeUnit, ephemeris_unit: ephemerisUnit },
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
