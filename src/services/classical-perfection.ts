import { LILLY_PERFECTION, PERFECTION_MAX_DAYS } from '../contract/classical-perfection.js';
import type {
  ClassicalPerfectionEvaluationResponse,
  ClassicalPerfectionEventResponse,
} from '../contract/classical-perfection.js';
import type { ClassicalPlanet } from '../doctrine/dignity/planets.js';
import { DIRECTED_ANGLES, DIRECTED_ASPECTS, MOIETIES } from '../doctrine/perfection/contacts.js';
import type { PlanetMotion } from '../doctrine/perfection/contacts.js';
import { perfectionWitnesses } from '../doctrine/perfection/perfection.js';
import type {
  PerfectionEvent,
  PerfectionKind,
  PerfectionWitness,
  ProhibitionRule,
} from '../doctrine/perfection/perfection.js';
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

/** Wire words of the facts of `doctrine/perfection`. Horary and electional answers share them. */
const KIND_WORDS = {
  directPerfection: 'direct_perfection',
  translationOfLight: 'translation_of_light',
  collectionOfLight: 'collection_of_light',
  prohibition: 'prohibition',
  refranation: 'refranation',
  frustration: 'frustration',
} as const satisfies Record<PerfectionKind, string>;
const EVENT_WORDS = {
  aspectExact: 'aspect_exact',
  stationRetrograde: 'station_retrograde',
  stationDirect: 'station_direct',
  signIngress: 'sign_ingress',
} as const satisfies Record<PerfectionEvent['kind'], string>;
const PROHIBITION_RULES = {
  any_contact: 'anyContact',
  lighter_planet_to_both: 'lighterPlanetToBoth',
  applying_to_both_at_start: 'applyingToBothAtStart',
} as const satisfies Record<ClassicalPerfectionEvaluationResponse['policy']['prohibition_rule'], ProhibitionRule>;

interface PerfectionRequest {
  readonly start: Instant;
  readonly end: Instant;
  readonly a: ClassicalPlanet;
  readonly b: ClassicalPlanet;
  readonly isDay: boolean;
  readonly prohibitionRule?: keyof typeof PROHIBITION_RULES;
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

/** An event of the trace as a fact. Its identifier contains its instant to 1e-8 days. */
function factOf(event: PlanetTraceEvent, jdUt1: number): PerfectionEvent {
  const actor = event.body.name as ClassicalPlanet,
    at = jdUt1.toFixed(8),
    common = { jdUt1, actor, target: null, aspect: null, directedAngleDeg: null };
  if (event.kind === 'aspect')
    return {
      id: `aspect:${actor}:${event.other.name}:${event.angleDeg}:${at}`,
      jdUt1,
      kind: 'aspectExact',
      actor,
      target: event.other.name as ClassicalPlanet,
      aspect: DIRECTED_ASPECTS[event.angleDeg as keyof typeof DIRECTED_ASPECTS],
      directedAngleDeg: event.angleDeg,
    };
  if (event.kind === 'station') {
    const kind = event.isRetrograde ? 'stationRetrograde' : 'stationDirect';
    return { ...common, id: `${EVENT_WORDS[kind]}:${actor}:${at}`, kind };
  }
  return { ...common, id: `ingress:${actor}:${at}`, kind: 'signIngress' };
}

/** Longitude and signs of a station or an ingress. */
function placeOf(
  event: PlanetTraceEvent,
): Pick<ClassicalPerfectionEventResponse, 'longitude_deg' | 'sign_before' | 'sign_after'> {
  if (event.kind === 'aspect') return { longitude_deg: null, sign_before: null, sign_after: null };
  if (event.kind === 'station')
    return { longitude_deg: normalizeDeg(event.longitudeDeg), sign_before: null, sign_after: null };
  const upper = event.boundaryDeg / 30,
    lower = (upper + 11) % 12;
  return {
    longitude_deg: event.boundaryDeg,
    sign_before: SIGNS[event.isDirect ? lower : upper],
    sign_after: SIGNS[event.isDirect ? upper : lower],
  };
}

const eventAnswer = (fact: PerfectionEvent, event: PlanetTraceEvent): ClassicalPerfectionEventResponse => ({
  event_id: fact.id,
  jd_ut: fact.jdUt1,
  kind: EVENT_WORDS[fact.kind],
  actor: fact.actor,
  target: fact.target,
  aspect: fact.aspect,
  directional_angle_deg: fact.directedAngleDeg,
  ...placeOf(event),
});

const witnessAnswer = (witness: PerfectionWitness): ClassicalPerfectionEvaluationResponse['witnesses'][number] => ({
  kind: KIND_WORDS[witness.kind],
  state: witness.state,
  actors: [...witness.actors],
  event_ids: [...witness.eventIds],
  explanation: witness.explanation,
  source_reference: witness.reference,
  reception_bases: witness.receptionBases.map(({ receiver, dignity }) => `${receiver}:${dignity}`),
});

/** Longitudes (apparent) and rates (astrometric) of the seven planets. */
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
 * Every exact aspect, station and ingress of the seven planets in [start, end), and the perfection of two different significators after
 * Lilly, in the wire shape. The caller checks the interval. `stages` continues the stage log of the caller. Errors: OutOfCoverage.
 */
export function perfectionEvaluation(
  engine: Engine,
  { start, end, a, b, isDay, prohibitionRule = 'any_contact' }: PerfectionRequest,
  stages = new StageLog(),
): ClassicalPerfectionEvaluationResponse {
  const jdStart = jdOfInstant(start),
    jdEnd = jdOfInstant(end);
  const states = stages.run('reader_bound_traditional_planet_state', () => stateAt(engine, start));
  const traced = stages.run('exact_aspect_station_and_ingress_trace', () => {
    const window = { startTdb: start.tdbJ2k, endTdb: end.tdbJ2k, slackDays: SLACK_DAYS };
    return tracePlanets(engine.sky, SEVEN, DIRECTED_ANGLES, window)
      .map((event) => ({ event, fact: factOf(event, jdOfTdb(engine, event.tdbJ2k)) }))
      .filter(({ fact }) => fact.jdUt1 >= jdStart && fact.jdUt1 < jdEnd);
  });
  const witnesses = stages.run('lilly_1647_classification', () =>
    perfectionWitnesses({
      a,
      b,
      isDay,
      states,
      prohibitionRule: PROHIBITION_RULES[prohibitionRule],
      events: traced.map(({ fact }) => fact),
    }),
  );
  const inState = (state: PerfectionWitness['state']) =>
    witnesses.filter((witness) => witness.state === state).map(({ kind }) => KIND_WORDS[kind]);
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
    events: traced.map(({ fact, event }) => eventAnswer(fact, event)),
    witnesses: witnesses.map(witnessAnswer),
    present_kinds: inState('present'),
    indeterminate_kinds: inState('indeterminate'),
    reader_provenance: 'engine.ephemeris',
    authorities: ['William Lilly, Christian Astrology (London 1647), book I, pp. 107-113, and book II, pp. 124-127'],
    complete_electional_judgement: false,
    scoring: 'not_provided',
    advice_language: 'not_provided',
  };
}
