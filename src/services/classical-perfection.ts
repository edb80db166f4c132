import { LILLY_PERFECTION, PERFECTION_MAX_DAYS } from '../contract/classical-perfection.js';
import type {
  ClassicalPerfectionEvaluationResponse,
  ClassicalPerfectionEventResponse,
} from '../contract/classical-perfection.js';
import type { ClassicalPlanet } from '../doctrine/dignity/planets.js';
import { DIRECTED_ANGLES, DIRECTED_ASPECTS, MOIETIES } from '../doctrine/perfection/contacts.js';
import type { PlanetMotion } from '../doctrine/perfection/contacts.js';
import { perfectionWitnesses } from '../doctrine/perfection/perfection.js';
import type { ProhibitionRule } from '../doctrine/perfection/perfection.js';
import { SIGNS, signOf } from '../doctrine/zodiac/zodiac.js';
import type { Engine } from '../engine.js';
import { tracePlanets } from '../events/planet-trace.js';
import type { PlanetTraceEvent } from '../events/planet-trace.js';
import { normalizeDeg } from '../kernel/angle.js';

import { ASTROMETRIC_CORRECTIONS } from '../reduction/stages.js';
import { CHART_BODIES } from '../sky/bodies.js';
import type { Instant } from '../time/instant.js';
import { jdOfInstant, jdOfTdb } from '../wire/instant.js';
import { SLACK_DAYS } from '../wire/search-window.js';
import { StageLog } from '../wire/stage-log.js';

const SEVEN = CHART_BODIES.slice(0, 7);

interface PerfectionRequest {
  readonly start: Instant;
  readonly end: Instant;
  readonly a: ClassicalPlanet;
  readonly b: ClassicalPlanet;
  readonly isDay: boolean;
  readonly prohibitionRule?: ProhibitionRule;
}

const POLICY: Omit<ClassicalPerfectionEvaluationResponse['policy'], 'prohibition_rule'> = {
  ...LILLY_PERFECTION,
  aspect_scope: 'tropical_zodiacal_ptolemaic_exact',
  contact_scope: 'summed_planetary_moieties',
  ingress_policy: 'prior_ingress_makes_application_indeterminate',
  tie_policy: 'events_within_one_second_are_indeterminate',
  translation_reception: 'house_triplicity_or_term',
  collection_reception: 'any_lilly_essential_dignity',
  bounds_doctrine: 'egyptian',
  triplicity_doctrine: 'dorothean_sect_active',
  planetary_moiety_table: 'lilly_1647_traditional_moieties',
  planetary_moieties: { ...MOIETIES },
  planetary_moiety_source: 'al_qabisi_and_lilly_1647_second_column',
  longitude_product: 'apparent_geocentric_true_ecliptic_of_date',
  motion_product: 'astrometric_geocentric_longitude_rate',
  input_timescale: 'ut1_with_internal_tt_ephemeris_conversion',
  max_span_days: PERFECTION_MAX_DAYS,
};

/** An event as answers carry it. Its identity holds its instant to 1e-8 days. */
function answered(event: PlanetTraceEvent, jdUt1: number): ClassicalPerfectionEventResponse {
  const actor = event.body.name as ClassicalPlanet,
    at = jdUt1.toFixed(8);
  const common = {
    jd_ut: jdUt1,
    actor,
    target: null,
    aspect: null,
    directional_angle_deg: null,
    longitude_deg: null,
    sign_before: null,
    sign_after: null,
  };
  if (event.kind === 'aspect') {
    return {
      ...common,
      event_id: `aspect:${actor}:${event.other.name}:${event.angleDeg}:${at}`,
      kind: 'aspect_exact',
      target: event.other.name as ClassicalPlanet,
      aspect: DIRECTED_ASPECTS[event.angleDeg as keyof typeof DIRECTED_ASPECTS],
      directional_angle_deg: event.angleDeg,
    };
  }
  if (event.kind === 'station') {
    const kind = event.isRetrograde ? 'station_retrograde' : 'station_direct';
    return {
      ...common,
      event_id: `${kind}:${actor}:${at}`,
      kind,
      longitude_deg: normalizeDeg(event.longitudeDeg),
    };
  }
  const entered = event.boundaryDeg / 30,
    left = (entered + 11) % 12;
  return {
    ...common,
    event_id: `ingress:${actor}:${at}`,
    kind: 'sign_ingress',
    longitude_deg: event.boundaryDeg,
    sign_before: SIGNS[event.isDirect ? left : entered],
    sign_after: SIGNS[event.isDirect ? entered : left],
  };
}

function stateAt(engine: Engine, instant: Instant): Record<ClassicalPlanet, PlanetMotion> {
  const entries = SEVEN.map((body) => [
    body.name,
    {
      planet: body.name,
      longitudeDeg: normalizeDeg(engine.sky.apparent(body, instant).longitudeDeg),
      rateDegPerDay: engine.sky.apparent(body, instant, null, ASTROMETRIC_CORRECTIONS).longitudeRateDegPerDay,
    },
  ]);
  return Object.fromEntries(entries) as Record<ClassicalPlanet, PlanetMotion>;
}

/**
 * Every exact aspect, station and ingress of the seven planets in [start, end), and what they witness for two different
 * significators after Lilly. The caller bounds the interval. `stages`: those that ran before. Throws OutOfCoverage.
 */
export function perfectionEvaluation(
  engine: Engine,
  { start, end, a, b, isDay, prohibitionRule = 'any_contact' }: PerfectionRequest,
  stages = new StageLog(),
): ClassicalPerfectionEvaluationResponse {
  const jdStart = jdOfInstant(start),
    jdEnd = jdOfInstant(end);
  const states = stages.run('reader_bound_traditional_planet_state', () => stateAt(engine, start));
  const events = stages.run('exact_aspect_station_and_ingress_trace', () => {
    const window = { startTdb: start.tdbJ2k, endTdb: end.tdbJ2k, slackDays: SLACK_DAYS };
    return tracePlanets(engine.sky, SEVEN, DIRECTED_ANGLES, window)
      .map((event) => answered(event, jdOfTdb(engine, event.tdbJ2k)))
      .filter(({ jd_ut }) => jd_ut >= jdStart && jd_ut < jdEnd);
  });
  const witnesses = stages.run('lilly_1647_classification', () =>
    perfectionWitnesses({
      a,
      b,
      isDay,
      states,
      prohibitionRule,
      events: events.map((event) => ({
        id: event.event_id,
        jdUt1: event.jd_ut,
        kind: event.kind,
        actor: event.actor,
        target: event.target ?? null,
        aspect: event.aspect ?? null,
        directedAngleDeg: event.directional_angle_deg ?? null,
      })),
    }),
  );
  const inState = (state: string) => witnesses.filter((witness) => witness.state === state).map(({ kind }) => kind);
  return {
    jd_start: jdStart,
    jd_end: jdEnd,
    significator_a: a,
    significator_b: b,
    is_day_chart: isDay,
    ...LILLY_PERFECTION,
    policy: { ...POLICY, prohibition_rule: prohibitionRule },
    initial_states: Object.values(states).map(({ planet, longitudeDeg, rateDegPerDay }) => ({
      body: planet,
      longitude: longitudeDeg,
      speed: rateDegPerDay,
      sign: signOf(longitudeDeg).sign,
    })),
    events,
    witnesses: witnesses.map(({ kind, state, actors, eventIds, explanation, reference, receptionBases }) => ({
      kind,
      state,
      actors: [...actors],
      event_ids: [...eventIds],
      explanation,
      source_reference: reference,
      reception_bases: [...receptionBases],
    })),
    present_kinds: inState('present'),
    indeterminate_kinds: inState('indeterminate'),
    reader_provenance: 'engine.ephemeris',
    authorities: ['William Lilly, Christian Astrology (London 1647), book I, pp. 107-113, and book II, pp. 124-127'],
    complete_electional_judgement: false,
    scoring: 'not_provided',
    advice_language: 'not_provided',
  };
}
