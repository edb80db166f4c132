import { GRAHAS } from '../../../doctrine/vedic-dignity/tables.js';
import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import { yogaChart } from '../../../doctrine/yogas/chart.js';
import { evaluateYogas } from '../../../doctrine/yogas/evaluate.js';
import { isCancelled, isPresent } from '../../../doctrine/yogas/yoga.js';
import type { Yoga, YogaCondition } from '../../../doctrine/yogas/yoga.js';
import { withDefaults } from '../../../contract/defaults.js';
import { YogaEvaluateRequest, YogaPolicyRequest } from './schema.js';
import type { YogaAnswer, YogaChartResponse, YogaConditionAnswer } from './schema.js';
import {
  FAMILY_WORDS,
  FORMATION_WORDS,
  MAHAPURUSHA_REFERENCE,
  MERCURY_BENEFIC,
  MOON_BENEFIC,
  VIPARITA,
} from './wire-words.js';

const conditionAnswer = ({ rule, satisfied, observed }: YogaCondition): YogaConditionAnswer => ({
  description: rule,
  satisfied: satisfied === true,
  observed,
  evaluation_state: satisfied === null ? 'not_evaluated' : satisfied ? 'satisfied' : 'not_satisfied',
});

const yogaAnswer = (found: Yoga): YogaAnswer => ({
  name: found.name,
  family: FAMILY_WORDS[found.family],
  formed: found.formation === 'formed',
  formation_state: FORMATION_WORDS[found.formation],
  cancelled: isCancelled(found),
  present: isPresent(found),
  conditions: found.conditions.map(conditionAnswer),
  cancellations: found.cancellations.map(conditionAnswer),
  participants: [...found.participants],
  houses_involved: [...found.houses],
  source: found.source,
  suppressed_by: found.suppressedBy,
  notes: found.notes,
});

/** POST /v1/yogas/evaluate */
export function yogasOfChart(input: YogaEvaluateRequest): YogaChartResponse {
  const request = withDefaults(YogaEvaluateRequest, input),
    policy = withDefaults(YogaPolicyRequest, request.policy ?? {});
  const speeds = new Map<Graha, number>();
  for (const planet of GRAHAS) {
    const given = request.planet_speeds?.[planet];
    if (given !== undefined) speeds.set(planet, given);
  }
  const chart = yogaChart(request.sidereal_longitudes, request.lagna_sidereal_lon, speeds, {
    moonBenefic: MOON_BENEFIC[policy.moon_benefic_mode],
    mercuryBenefic: MERCURY_BENEFIC[policy.mercury_benefic_mode],
    mahapurushaReference: MAHAPURUSHA_REFERENCE[policy.mahapurusha_reference],
    gajakesari: policy.gajakesari_mode,
    budhadityaCombustionCancels: policy.budhaditya_combustion_cancel,
    viparita: VIPARITA[policy.viparita_mode],
    akriti: policy.akriti_houses,
    parivartana: policy.parivartana_houses === 'owned' ? 'ownedHouses' : 'exchangedHouses',
  });
  const yogas = evaluateYogas(chart, request.rahu_sidereal_lon ?? null);
  return {
    lagna_sign_index: chart.lagnaSign,
    policy,
    present_names: yogas.filter(isPresent).map(({ name }) => name),
    evaluated_count: yogas.length,
    yogas: yogas.filter(({ formation }) => request.include_absent || formation === 'formed').map(yogaAnswer),
  };
}
