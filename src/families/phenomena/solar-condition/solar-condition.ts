import { basisOfJd, instantOfJd } from '../../../wire/instant.js';
import { phenomenaProvenance } from '../../../contract/generic-phenomena.js';
import { boundedWindow, crossingAnswers, thresholdCrossings } from '../../../services/phenomena-search.js';
import { SOLAR_BANDS, solarBand } from '../../../doctrine/zodiac/solar-bands.js';
import { withDefaults } from '../../../contract/defaults.js';
import { SOLAR_LABELS, SOLAR_WORDS } from '../../../services/solar-words.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { EARTH, MOON, SUN } from '../../../ephemeris/source.js';
import { separationDeg } from '../../../kernel/angle.js';
import { isMajor, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import { MAX_SPAN_DAYS, SolarConditionEventsRequest } from './schema.js';
import type {
  SolarConditionEventsEnvelopeResponse,
  SolarConditionInstantEnvelopeResponse,
  SolarConditionInstantRequest,
} from './schema.js';

const isLuminary = (body: Body): boolean => isMajor(body) && (body.index === SUN || body.index === MOON);
const isPlanet = (body: Body): boolean => isMajor(body) && body.index !== EARTH && !isLuminary(body);

/** Limits of the bands by wire word, degrees. */
const thresholds = (): Record<string, number> =>
  Object.fromEntries(SOLAR_BANDS.map((band) => [SOLAR_WORDS[band.condition], band.withinDeg]));

/** Label of a crossing: the condition in capitalised words, and the direction. */
const eventLabel = (condition: string, ingress: boolean): string =>
  `${condition[0].toUpperCase()}${condition.slice(1).replace(/_./g, (pair) => `_${pair[1].toUpperCase()}`)} ${ingress ? 'Ingress' : 'Egress'}`;

/** Distance from the Sun in apparent longitude (degrees) and its band; both null for the Sun and the Moon. */
function bandOf(engine: Engine, body: Body, instant: Instant) {
  if (isLuminary(body)) return { distance: null, band: null };
  const distance = separationDeg(engine.sky.apparent(body, instant).longitudeDeg, engine.sky.sunLongitudeDeg(instant));
  return { distance, band: solarBand(distance) };
}

/** POST /v1/solar-condition/instant: the band of the Sun that contains a body; none for the Sun and the Moon. Errors: InvalidInput, OutOfCoverage. */
export function solarConditionAt(
  engine: Engine,
  request: SolarConditionInstantRequest,
): SolarConditionInstantEnvelopeResponse {
  const stages = new StageLog();
  const body = stages.run('input_validation', () => engine.bodies.resolve(request.body, '/body'));
  const instant = stages.run('reader_binding', () => instantOfJd(engine, request.jd_ut));
  const { distance, band } = stages.run('engine_call', () => bandOf(engine, body, instant));
  const condition = stages.run('solar_condition_truth_serialization', () => ({
    body: body.name,
    jd_ut: request.jd_ut,
    present: band !== null,
    condition: band && SOLAR_WORDS[band.condition],
    label: band && SOLAR_LABELS[band.condition],
    score: band?.score ?? 0,
    distance_from_sun: distance,
    distance_unit: 'degrees',
  }));
  return stages.run('provenance_serialization', () => ({
    request: { body: request.body, jd_ut: request.jd_ut },
    solar_condition: condition,
    provenance: phenomenaProvenance({
      engine_entrypoint: 'solar_condition_at',
      product_kind: 'classical_solar_condition_truth',
      event_taxonomy: 'instant_classical_solar_proximity_band',
      thresholds_deg: thresholds(),
      luminary_policy: 'Sun and Moon return absent truth',
      dignity_interpretation: 'not_returned',
      recommendation_language: 'not_returned',
      stage_sequence: stages.names,
    }),
    computation_basis: engine.basis(instant),
  }));
}

/** POST /v1/solar-condition/events: the instants at which a planet enters or leaves a band of the Sun. Errors: InvalidInput, OutOfCoverage. */
export function solarConditionEvents(
  engine: Engine,
  request: SolarConditionEventsRequest,
): SolarConditionEventsEnvelopeResponse {
  const stages = new StageLog(),
    { condition } = withDefaults(SolarConditionEventsRequest, request);
  const body = stages.run('input_validation', () =>
    engine.bodies.resolve(
      request.body,
      '/body',
      isPlanet,
      'Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto',
    ),
  );
  const window = stages.run('reader_binding', () => boundedWindow(engine, request, MAX_SPAN_DAYS));
  const found = stages.run('solar_condition_threshold_search', () =>
    thresholdCrossings(engine, { first: SUN_BODY, second: body, thresholdDeg: thresholds()[condition] }, window),
  );
  const events = stages.run('solar_condition_event_serialization', () =>
    crossingAnswers(engine, found, (ingress) => eventLabel(condition, ingress)),
  );
  return stages.run('provenance_serialization', () => ({
    request: { body: request.body, jd_start: request.jd_start, jd_end: request.jd_end, condition },
    events,
    total: events.length,
    provenance: phenomenaProvenance({
      engine_entrypoint: 'solar_condition_events_in_range',
      product_kind: 'classical_solar_condition_threshold_crossings',
      event_taxonomy: 'solar_condition_ingress_egress_events',
      thresholds_deg: thresholds(),
      luminary_policy: 'Sun and Moon have no events here',
      dignity_interpretation: 'not_returned',
      recommendation_language: 'not_returned',
      threshold_unit: 'degrees',
      event_direction_model: 'ingress_when_separation_decreasing',
      search_span_days: request.jd_end - request.jd_start,
      stage_sequence: stages.names,
    }),
    computation_basis: basisOfJd(engine, request.jd_start),
  }));
}
