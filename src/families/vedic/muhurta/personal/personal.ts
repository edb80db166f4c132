import { withDefaults } from '../../../../contract/defaults.js';
import { PanchangaPolicyRequest } from '../../../../contract/panchanga.js';
import { isGandantaDeg } from '../../../../doctrine/muhurta/personal.js';
import { varaOf } from '../../../../doctrine/panchanga/limbs.js';
import type { Engine } from '../../../../engine.js';
import { governingSolarDay } from '../../../../events/solar-events.js';
import { localWeekday } from '../../../../events/horizon-solar-day.js';
import { normalizeDeg } from '../../../../kernel/angle.js';
import { J2000_JD } from '../../../../kernel/constants.js';
import { reachedBy } from '../../../../kernel/edge.js';
import { panchangaOf, requestedAyanamsa } from '../../../../services/panchanga.js';
import { SUNRISE_THRESHOLDS } from '../../../../services/solar-dates.js';
import type { PanchangaSunriseDefinition } from '../../../../services/solar-dates.js';
import { SUN_BODY } from '../../../../sky/bodies.js';
import { observerSite } from '../../../../wire/observer.js';
import { StageLog } from '../../../../wire/stage-log.js';
import { GANDANTA, judge, natalOf, personalPolicy } from './judge.js';
import { MuhurtaPersonalRequest } from './schema.js';
import type { MuhurtaPersonalScoreResponse } from './schema.js';

interface PlacePart {
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
  readonly sunrise_definition: PanchangaSunriseDefinition;
}

/**
 * Weekday of an instant, 0 Sunday, from the last sunrise at the place of the request; null without a place, or where the Sun does not rise and set around
 * the instant. Errors: InvalidInput for a latitude without a longitude; OutOfCoverage.
 */
export function sunriseWeekday(engine: Engine, request: PlacePart, jdUt1: number): number | null {
  const site = observerSite(request, '');
  if (site === null) return null;
  const ut1J2k = jdUt1 - J2000_JD,
    horizon = { site, sun: SUN_BODY, threshold: SUNRISE_THRESHOLDS[request.sunrise_definition] };
  const day = governingSolarDay(engine, horizon, ut1J2k, (event) => event <= reachedBy(ut1J2k));
  return day === null ? null : localWeekday((day.sunriseUt1 + day.sunsetUt1) / 2, site.longitudeDeg);
}

/** POST /v1/muhurta/personal/score. Errors: InvalidInput, OutOfCoverage. */
export function personalScore(engine: Engine, input: MuhurtaPersonalRequest): MuhurtaPersonalScoreResponse {
  const request = withDefaults(MuhurtaPersonalRequest, input),
    stages = new StageLog();
  const { system, shunned } = stages.run('input_validation', () => ({
    system: requestedAyanamsa(request.ayanamsa_system, request.panchanga_policy, '/panchanga_policy/ayanamsa_system'),
    shunned: withDefaults(PanchangaPolicyRequest, request.panchanga_policy ?? {}).shunned_yogas,
  }));
  const { panchanga, weekday } = stages.run('panchanga_derivation', () => ({
    panchanga: panchangaOf(engine, request, system),
    weekday: sunriseWeekday(engine, request, request.jd),
  }));
  const policy = stages.run('muhurta_policy_binding', () => personalPolicy(request.muhurta_policy, true));
  const janma = normalizeDeg(request.janma_moon_sidereal_lon),
    moon = panchanga.nakshatra.sidereal_lon,
    vara = weekday ?? panchanga.vara.index;
  const { tara, chandra, ...score } = judge(
    policy,
    {
      tithi: panchanga.tithi.index,
      weekday: vara,
      star: panchanga.nakshatra.nakshatra_index,
      yoga: panchanga.yoga.index,
      karana: panchanga.karana.index,
      moonSign: Math.floor(moon / 30) % 12,
      isGandanta: isGandantaDeg(moon, GANDANTA[policy.gandanta_rule]),
    },
    natalOf(janma),
    shunned,
  );
  for (const stage of ['muhurta_classification', 'muhurta_scoring', 'tara_bala_evaluation', 'chandra_bala_evaluation'])
    stages.run(stage, () => undefined);
  return stages.run('response_serialization', () => ({
    ...score,
    tara: tara!,
    chandra: chandra!,
    policy,
    panchanga:
      weekday === null
        ? panchanga
        : {
            ...panchanga,
            vara: { ...panchanga.vara, name: varaOf(weekday).name, index: weekday, number: weekday + 1 },
            vara_lord: varaOf(weekday).lord,
          },
    janma_moon_sidereal_lon: janma,
    transit_moon_sidereal_lon: moon,
    provenance: {
      source_module: 'engine.muhurta',
      engine_entrypoint: 'personal_muhurta_score',
      panchanga_source: 'direct_inputs',
      panchanga_module: 'engine.panchanga',
      chart_construction: 'not_used',
      reader_owner: 'not_used',
      western_electional_doctrine: 'not_admitted',
      search_semantics: 'not_admitted',
      activity_guidance: 'not_admitted',
      score_scale: 'engine_raw_unbounded',
      vara_basis: weekday === null ? 'jd_weekday' : 'local_sunrise',
      stage_sequence: stages.names,
    },
  }));
}
