import type { Graha } from '../../../doctrine/vedic-dignity/tables.js';
import type { Condition, GocharaSubsystemProfileResponse } from './schema.js';
import { conditionOf } from './snapshot.js';
import type { EvaluatedSnapshot } from './snapshot.js';

const CONDITION_ORDER: readonly Condition[] = [
  'favorable_unobstructed',
  'favorable_blocked',
  'favorable_incomplete',
  'favorable_vedha_omitted',
  'outside_favorable_set',
];

/** The snapshot with its groups and the graph of obstructions. */
export function profileOf({ answer, transits }: EvaluatedSnapshot): GocharaSubsystemProfileResponse {
  const { planets, policy, missing_planets } = answer,
    isEvaluated = policy.vedha_mode === 'ordinary';
  const named = (is: (i: number) => boolean): Graha[] => transits.filter((_, i) => is(i)).map(({ planet }) => planet);
  const status = (wanted: string) => named((i) => planets[i].vedha_status === wanted);
  const conditions = transits.map(conditionOf);
  const active = planets.flatMap(({ active_vedha_witnesses }) => active_vedha_witnesses),
    exempt = planets.flatMap(({ exempt_vedha_witnesses }) => exempt_vedha_witnesses);
  const incompleteObservation = named((i) => planets[i].vedha_observation_complete === false);
  const nodes = transits.map(({ planet }) => {
    const blocking = active.filter(({ blocker }) => blocker.planet === planet),
      blockedBy = active.filter(({ subject }) => subject.planet === planet);
    return {
      planet,
      blocking,
      blocked_by: blockedBy,
      exempt_blocking: exempt.filter(({ blocker }) => blocker.planet === planet),
      exempt_from: exempt.filter(({ subject }) => subject.planet === planet),
      observed_out_degree: blocking.length,
      observed_in_degree: blockedBy.length,
    };
  });
  return {
    snapshot: answer,
    local_profiles: planets.map((assessment, i) => ({
      assessment,
      planet: assessment.position.planet,
      condition: conditions[i],
      ashtakavarga_rekhas: assessment.ashtakavarga_rekhas,
    })),
    chart_summary: {
      favorable_planets: named((i) => planets[i].baseline_favorable),
      outside_favorable_planets: named((i) => !planets[i].baseline_favorable),
      blocked_planets: status('blocked'),
      unobstructed_planets: status('unobstructed'),
      incomplete_verdict_planets: status('incomplete'),
      omitted_vedha_planets: status('omitted_by_policy'),
      incomplete_observation_planets: incompleteObservation,
      raw_bav_planets: named((i) => planets[i].ashtakavarga_rekhas !== null),
      missing_planets,
      condition_counts: CONDITION_ORDER.map((name) => [name, conditions.filter((one) => one === name).length]),
    },
    vedha_network: {
      nodes,
      active_edges: active,
      exempt_edges: exempt,
      vedha_evaluated: isEvaluated,
      observed_unconnected_planets: nodes
        .filter(
          ({ observed_in_degree, observed_out_degree }) =>
            isEvaluated && observed_in_degree + observed_out_degree === 0,
        )
        .map(({ planet }) => planet),
      incomplete_observation_planets: incompleteObservation,
      missing_planets,
    },
  };
}
