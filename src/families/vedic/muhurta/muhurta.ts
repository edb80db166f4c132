import type { PanchangaResultResponse } from '../../../contract/panchanga.js';
import type { Engine } from '../../../engine.js';
import { limbPoints, limbQualities, overallQuality } from '../../../doctrine/muhurta/limb-quality.js';
import type { MuhurtaLimb } from '../../../doctrine/muhurta/limb-quality.js';
import { yogaClass } from '../../../doctrine/panchanga/limbs.js';
import type { ShunnedYogas } from '../../../doctrine/panchanga/limbs.js';
import { namedAyanamsa, panchangaAt, panchangaOf, requestedAyanamsa } from '../../../wire/panchanga.js';
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
  MuhurtaScoreResponse,
} from './schema.js';

export const LIMBS: readonly MuhurtaLimb[] = ['tithi', 'vara', 'nakshatra', 'yoga', 'karana'];

/** A moment with its limbs, from whichever source. */
export interface MuhurtaMoment {
  readonly request: MuhurtaRequestEchoResponse;
  readonly panchanga: PanchangaResultResponse;
  readonly policy: MuhurtaPolicyRequest | null | undefined;
  readonly shunnedYogas: ShunnedYogas;
}

const noNegativeZero = (value: number): number => (value === 0 ? 0 : value);
/** A coordinate as it is echoed: null when none is given. */
const coordinate = (value: number | null | undefined): number | null =>
  value === undefined || value === null ? null : noNegativeZero(value);

/** The limbs of longitudes that the caller gives. Errors: InvalidInput. */
export function directMoment(engine: Engine, request: MuhurtaDirectRequest): MuhurtaMoment {
  const system = requestedAyanamsa(
    request.ayanamsa_system,
    request.panchanga_policy,
    '/panchanga_policy/ayanamsa_system',
  );
  return {
    request: {
      source: 'direct_inputs',
      dt: null,
      sun_tropical_lon: noNegativeZero(request.sun_tropical_lon),
      moon_tropical_lon: noNegativeZero(request.moon_tropical_lon),
      jd: request.jd,
      observer_lat: null,
      observer_lon: null,
      observer_elev_m: null,
      ayanamsa_system: namedAyanamsa(request.ayanamsa_system),
    },
    panchanga: panchangaOf(engine, request, system),
    policy: request.muhurta_policy,
    shunnedYogas: request.panchanga_policy?.shunned_yogas ?? 'nine',
  };
}

/** The limbs of an instant. Errors: InvalidInput, OutOfCoverage. */
export function chartMoment(engine: Engine, request: MuhurtaChartRequest): MuhurtaMoment {
  const system = requestedAyanamsa(
    request.ayanamsa_system,
    request.panchanga_policy,
    '/panchanga_policy/ayanamsa_system',
  );
  return {
    request: {
      source: 'chart_backed',
      dt: engine.time.echoIso(request.dt, '/dt'),
      sun_tropical_lon: null,
      moon_tropical_lon: null,
      jd: null,
      observer_lat: coordinate(request.observer_lat),
      observer_lon: coordinate(request.observer_lon),
      observer_elev_m: noNegativeZero(request.observer_elev_m ?? 0),
      ayanamsa_system: namedAyanamsa(request.ayanamsa_system),
    },
    panchanga: panchangaAt(engine, request, system),
    policy: request.muhurta_policy,
    shunnedYogas: request.panchanga_policy?.shunned_yogas ?? 'nine',
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

/** Qualities of the limbs and their weighted points. */
function judge({ panchanga, shunnedYogas }: MuhurtaMoment, policy: MuhurtaPolicyResponse) {
  const { tithi, vara, vara_lord, nakshatra, yoga, karana } = panchanga;
  const qualities = limbQualities(
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
  const points = LIMBS.map((limb) =>
    noNegativeZero(limbPoints(limb, qualities[limb].quality) * policy[`weight_${limb}`]),
  );
  const total = points.reduce((sum, value) => sum + value, 0);
  const classification: MuhurtaClassificationResponse = {
    overall: overallQuality(qualities),
    tithi: qualities.tithi.quality,
    vara: qualities.vara.quality,
    nakshatra: qualities.nakshatra.quality,
    yoga: qualities.yoga.quality,
    karana: qualities.karana.quality,
    reasons: LIMBS.flatMap((limb) => qualities[limb].reason ?? []),
  };
  return { classification, total, breakdown: Object.fromEntries(LIMBS.map((limb, i) => [limb, points[i]])) };
}

function provenance(source: MuhurtaRequestEchoResponse['source'], isScored: boolean): MuhurtaProvenanceResponse {
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
    stage_sequence: [
      'input_validation',
      'panchanga_derivation',
      'muhurta_policy_binding',
      'muhurta_classification',
      ...(isScored ? ['muhurta_scoring'] : []),
      'response_serialization',
    ],
    overall_rule: 'shunned_yoga_or_two_faults_inauspicious_one_fault_neutral',
  };
}

/** The qualities of the limbs and of the moment. */
export function classify(moment: MuhurtaMoment): MuhurtaClassificationEnvelopeResponse {
  const policy = policyAnswer(moment.policy),
    { classification } = judge(moment, policy);
  return {
    request: moment.request,
    panchanga: moment.panchanga,
    policy,
    classification,
    provenance: provenance(moment.request.source, false),
  };
}

/** The same with the weighted points. */
export function score(moment: MuhurtaMoment): MuhurtaScoreEnvelopeResponse {
  const policy = policyAnswer(moment.policy),
    { classification, total, breakdown } = judge(moment, policy);
  const scored: MuhurtaScoreResponse = {
    total: noNegativeZero(total),
    breakdown,
    classification,
    score_scale: 'engine_raw_unbounded',
    score_direction: 'higher_is_more_favorable_under_policy',
  };
  return {
    request: moment.request,
    panchanga: moment.panchanga,
    policy,
    classification,
    score: scored,
    provenance: provenance(moment.request.source, true),
  };
}
