import type { PanchangaResultResponse } from '../../../contract/panchanga.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { limbPoints, limbQualities, overallQuality } from '../../../doctrine/muhurta/limb-quality.js';
import type { MuhurtaLimb } from '../../../doctrine/muhurta/limb-quality.js';
import { yogaClass } from '../../../doctrine/panchanga/limbs.js';
import type { ShunnedYogas } from '../../../doctrine/panchanga/limbs.js';
import { namedAyanamsa, panchangaAt, panchangaOf, requestedAyanamsa } from '../../../services/panchanga.js';
import type {
  MuhurtaChartRequest,
  MuhurtaClassificationEnvelopeResponse,
  MuhurtaClassificationResponse,
  MuhurtaDirectRequest,
  MuhurtaPolicyRequest,
  MuhurtaPolicyResponse,
  MuhurtaProvenanceResponse,
  MuhurtaRequestEchoResponse,
  MuhurtaScoreEnvelopeResponse,
} from './schema.js';

export const LIMBS: readonly MuhurtaLimb[] = ['tithi', 'vara', 'nakshatra', 'yoga', 'karana'];

/** A moment with its limbs, from whichever source. */
export interface MuhurtaMoment {
  readonly request: MuhurtaRequestEchoResponse;
  readonly panchanga: PanchangaResultResponse;
  readonly policy: MuhurtaPolicyRequest | null | undefined;
  readonly shunnedYogas: ShunnedYogas;
  /** The stages that made it. */
  readonly stages: StageLog;
}

const noNegativeZero = (value: number): number => (value === 0 ? 0 : value);
/** A coordinate as it is echoed: null when none is given. */
const coordinate = (value: number | null | undefined): number | null =>
  value === undefined || value === null ? null : noNegativeZero(value);

/** The limbs of longitudes that the caller gives. Errors: InvalidInput. */
export function directMoment(engine: Engine, request: MuhurtaDirectRequest): MuhurtaMoment {
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
      ayanamsa_system: namedAyanamsa(request.ayanamsa_system),
    } as const,
  }));
  return {
    request: echo,
    panchanga: stages.run('panchanga_derivation', () => panchangaOf(engine, request, system)),
    policy: request.muhurta_policy,
    shunnedYogas: request.panchanga_policy?.shunned_yogas ?? 'nine',
    stages,
  };
}

/** The limbs of an instant. Errors: InvalidInput, OutOfCoverage. */
export function chartMoment(engine: Engine, request: MuhurtaChartRequest): MuhurtaMoment {
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
      observer_elev_m: noNegativeZero(request.observer_elev_m ?? 0),
      ayanamsa_system: namedAyanamsa(request.ayanamsa_system),
    } as const,
  }));
  return {
    request: echo,
    panchanga: stages.run('panchanga_derivation', () => panchangaAt(engine, request, system)),
    policy: request.muhurta_policy,
    shunnedYogas: request.panchanga_policy?.shunned_yogas ?? 'nine',
    stages,
  };
}

function policyAnswer(policy: MuhurtaPolicyRequest | null | undefined): MuhurtaPolicyResponse {
  return {
    weight_tithi: noNegativeZero(policy?.weight_tithi ?? 1),
    weight_vara: noNegativeZero(policy?.weight_vara ?? 1),
    weight_nakshatra: noNegativeZero(policy?.weight_nakshatra ?? 1),
    weight_yoga: noNegativeZero(policy?.weight_yoga ?? 1.5),
    weight_karana: noNegativeZero(policy?.weight_karana ?? 0.8),
    vara_rule: policy?.vara_rule ?? 'lord',
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
    policy.vara_rule,
  );
}

const classificationOf = (qualities: Qualities): MuhurtaClassificationResponse => ({
  overall: overallQuality(qualities),
  tithi: qualities.tithi.quality,
  vara: qualities.vara.quality,
  nakshatra: qualities.nakshatra.quality,
  yoga: qualities.yoga.quality,
  karana: qualities.karana.quality,
  reasons: LIMBS.flatMap((limb) => qualities[limb].reason ?? []),
});

/** The points of the limbs, weighted, and their sum. */
function pointsOf(qualities: Qualities, policy: MuhurtaPolicyResponse) {
  const points = LIMBS.map((limb) =>
    noNegativeZero(limbPoints(limb, qualities[limb].quality) * policy[`weight_${limb}`]),
  );
  return {
    total: noNegativeZero(points.reduce((sum, value) => sum + value, 0)),
    breakdown: Object.fromEntries(LIMBS.map((limb, i) => [limb, points[i]])),
  };
}

/** The stages that both answers share: the policy, the qualities of the limbs and of the moment. */
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

/** The qualities of the limbs and of the moment. */
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

/** The same with the weighted points. */
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
