import type { PanchangaResultResponse } from '../../../contract/panchanga.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { limbPoints, limbQualities, overallQuality } from '../../../doctrine/muhurta/limb-quality.js';
import type { MuhurtaLimb } from '../../../doctrine/muhurta/limb-quality.js';
import { yogaClass } from '../../../doctrine/panchanga/limbs.js';
import type { ShunnedYogas } from '../../../doctrine/panchanga/limbs.js';
import { panchangaAt, panchangaOf, requestedAyanamsa } from '../../../services/panchanga.js';
import { withDefaults } from '../../../contract/defaults.js';
import { PanchangaPolicyRequest } from '../../../contract/panchanga.js';
import { ayanamsaSystem } from '../../../services/ayanamsa.js';
import { MuhurtaChartRequest, MuhurtaDirectRequest, MuhurtaPolicyRequest } from './schema.js';
import type {
  MuhurtaClassificationEnvelopeResponse,
  MuhurtaClassificationResponse,
  MuhurtaPolicyResponse,
  MuhurtaProvenanceResponse,
  MuhurtaRequestEchoResponse,
  MuhurtaScoreEnvelopeResponse,
} from './schema.js';
import { faultReason, VARA_RULES } from './wire-words.js';

/** The limbs in the order of answers. */
export const LIMBS: readonly MuhurtaLimb[] = ['tithi', 'vara', 'nakshatra', 'yoga', 'karana'];

/** The limbs of an instant or of given longitudes, with the policy of the request. */
export interface MuhurtaMoment {
  readonly request: MuhurtaRequestEchoResponse;
  readonly panchanga: PanchangaResultResponse;
  readonly policy: MuhurtaPolicyRequest | null | undefined;
  readonly shunnedYogas: ShunnedYogas;
  /** The stages run so far. */
  readonly stages: StageLog;
}

const noNegativeZero = (value: number): number => (value === 0 ? 0 : value);
/** A coordinate as answers return it: null when the request has none. */
const coordinate = (value: number | null | undefined): number | null =>
  value === undefined || value === null ? null : noNegativeZero(value);

/** The limbs of the longitudes of a request. Errors: InvalidInput. */
export function directMoment(engine: Engine, input: MuhurtaDirectRequest): MuhurtaMoment {
  const request = withDefaults(MuhurtaDirectRequest, input);
  const stages = new StageLog();
  const { system, echo } = stages.run('input_validation', () => ({
    system: requestedAyanamsa(request.ayanamsa_system, request.panchanga_policy, '/panchanga_policy/ayanamsa_system'),
    echo: {
      source: 'direct_inputs',
      dt: null,
      sun_tropical_lon: noNegativeZero(request.sun_tropical_lon),
      moon_tropical_lon: noNegativeZero(request.moon_tropical_lon),
      jd: request.jd,
      observer_lat: null,
      observer_lon: null,
      observer_elev_m: null,
      ayanamsa_system: ayanamsaSystem(request.ayanamsa_system, '/ayanamsa_system').system,
    } as const,
  }));
  return {
    request: echo,
    panchanga: stages.run('panchanga_derivation', () => panchangaOf(engine, request, system)),
    policy: request.muhurta_policy,
    shunnedYogas: shunnedYogasOf(request.panchanga_policy),
    stages,
  };
}

/** The limbs of an instant. Errors: InvalidInput, OutOfCoverage. */
export function chartMoment(engine: Engine, input: MuhurtaChartRequest): MuhurtaMoment {
  const request = withDefaults(MuhurtaChartRequest, input);
  const stages = new StageLog();
  const { system, echo } = stages.run('input_validation', () => ({
    system: requestedAyanamsa(request.ayanamsa_system, request.panchanga_policy, '/panchanga_policy/ayanamsa_system'),
    echo: {
      source: 'chart_backed',
      dt: engine.time.echoIso(request.dt, '/dt'),
      sun_tropical_lon: null,
      moon_tropical_lon: null,
      jd: null,
      observer_lat: coordinate(request.observer_lat),
      observer_lon: coordinate(request.observer_lon),
      observer_elev_m: noNegativeZero(request.observer_elev_m),
      ayanamsa_system: ayanamsaSystem(request.ayanamsa_system, '/ayanamsa_system').system,
    } as const,
  }));
  return {
    request: echo,
    panchanga: stages.run('panchanga_derivation', () => panchangaAt(engine, request, system)),
    policy: request.muhurta_policy,
    shunnedYogas: shunnedYogasOf(request.panchanga_policy),
    stages,
  };
}

const shunnedYogasOf = (policy: PanchangaPolicyRequest | null | undefined): ShunnedYogas =>
  withDefaults(PanchangaPolicyRequest, policy ?? {}).shunned_yogas;

function policyAnswer(given: MuhurtaPolicyRequest | null | undefined): MuhurtaPolicyResponse {
  const policy = withDefaults(MuhurtaPolicyRequest, given ?? {});
  return {
    weight_tithi: noNegativeZero(policy.weight_tithi),
    weight_vara: noNegativeZero(policy.weight_vara),
    weight_nakshatra: noNegativeZero(policy.weight_nakshatra),
    weight_yoga: noNegativeZero(policy.weight_yoga),
    weight_karana: noNegativeZero(policy.weight_karana),
    vara_rule: policy.vara_rule,
    exposed_policy_fields: LIMBS.map((limb) => `weight_${limb}`),
    omitted_policy_fields: ['use_classical_ashubha_yoga', 'janma_nakshatra', 'activity'],
  };
}

type Qualities = ReturnType<typeof limbQualities>;

/** Qualities of the limbs. */
function qualitiesOf({ panchanga, shunnedYogas }: MuhurtaMoment, policy: MuhurtaPolicyResponse): Qualities {
  const { tithi, vara, vara_lord, nakshatra, yoga, karana } = panchanga;
  return limbQualities(
    {
      tithi,
      weekday: vara.index,
      varaLord: vara_lord,
      nakshatra: { index: nakshatra.nakshatra_index, name: nakshatra.nakshatra },
      yoga: { name: yoga.name, isShunned: yogaClass(yoga.name, shunnedYogas) === 'inauspicious' },
      karana,
    },
    VARA_RULES[policy.vara_rule],
  );
}

const classificationOf = (qualities: Qualities): MuhurtaClassificationResponse => ({
  overall: overallQuality(qualities),
  tithi: qualities.tithi.quality,
  vara: qualities.vara.quality,
  nakshatra: qualities.nakshatra.quality,
  yoga: qualities.yoga.quality,
  karana: qualities.karana.quality,
  reasons: LIMBS.flatMap((limb) => {
    const { fault } = qualities[limb];
    return fault === null ? [] : [faultReason(fault)];
  }),
});

/** The weighted points of the limbs and their sum. */
function pointsOf(qualities: Qualities, policy: MuhurtaPolicyResponse) {
  const points = LIMBS.map((limb) => noNegativeZero(limbPoints(limb, qualities[limb]) * policy[`weight_${limb}`]));
  return {
    total: noNegativeZero(points.reduce((sum, value) => sum + value, 0)),
    breakdown: Object.fromEntries(LIMBS.map((limb, i) => [limb, points[i]])),
  };
}

/** The stages of both answers: the policy, the qualities of the limbs and of the instant. */
function classified(moment: MuhurtaMoment) {
  const stages = moment.stages.fork();
  const policy = stages.run('muhurta_policy_binding', () => policyAnswer(moment.policy));
  const { qualities, classification } = stages.run('muhurta_classification', () => {
    const found = qualitiesOf(moment, policy);
    return { qualities: found, classification: classificationOf(found) };
  });
  return { stages, policy, qualities, classification };
}

function provenance(
  source: MuhurtaRequestEchoResponse['source'],
  isScored: boolean,
  stages: StageLog,
): MuhurtaProvenanceResponse {
  const isChart = source === 'chart_backed';
  return {
    source_module: 'engine.muhurta',
    engine_entrypoint: isScored ? 'score_muhurta' : 'classify_muhurta',
    panchanga_source: source,
    panchanga_module: 'engine.panchanga',
    chart_construction: isChart ? 'Engine.chart' : 'not_used',
    reader_owner: isChart ? 'Engine engine instance' : 'not_used',
    western_electional_doctrine: 'not_admitted',
    search_semantics: 'not_admitted',
    activity_guidance: 'not_admitted',
    score_scale: isScored ? 'engine_raw_unbounded' : 'not_applicable',
    stage_sequence: stages.names,
    overall_rule: 'shunned_yoga_or_two_faults_inauspicious_one_fault_neutral',
  };
}

/** Answer of the classification routes. */
export function classify(moment: MuhurtaMoment): MuhurtaClassificationEnvelopeResponse {
  const { stages, policy, classification } = classified(moment);
  return stages.run('response_serialization', () => ({
    request: moment.request,
    panchanga: moment.panchanga,
    policy,
    classification,
    provenance: provenance(moment.request.source, false, stages),
  }));
}

/** Answer of the score routes: the classification and the weighted points. */
export function score(moment: MuhurtaMoment): MuhurtaScoreEnvelopeResponse {
  const { stages, policy, qualities, classification } = classified(moment);
  const { total, breakdown } = stages.run('muhurta_scoring', () => pointsOf(qualities, policy));
  return stages.run('response_serialization', () => ({
    request: moment.request,
    panchanga: moment.panchanga,
    policy,
    classification,
    score: {
      total,
      breakdown,
      classification,
      score_scale: 'engine_raw_unbounded',
      score_direction: 'higher_is_more_favorable_under_policy',
    },
    provenance: provenance(moment.request.source, true, stages),
  }));
}
