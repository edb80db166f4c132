import type { Static } from '@sinclair/typebox';
import { CLASSICAL_PLANETS } from '../../../../doctrine/dignity/planets.js';
import { LILLY_SOURCE, perfectionWitnesses } from '../../../../doctrine/electional/lilly-perfection.js';
import { signOf } from '../../../../doctrine/zodiac/zodiac.js';
import type { Engine } from '../../../../engine.js';
import { InvalidInput } from '../../../../kernel/errors.js';
import { basisOfJd } from '../../../../wire/instant.js';
import { checkScan } from '../scan-bounds.js';
import { MAX_SPAN_DAYS } from './schema.js';
import type { LillyPerfectionRequest, LillyPerfectionResponse } from './schema.js';
import { traceOf } from './trace.js';

type Answer = Static<typeof LillyPerfectionResponse>;
const POLICY: Answer['evaluation']['policy'] = {
  profile_id: 'lilly_1647_perfection_v1',
  profile_version: '1.0.0',
  aspect_scope: 'tropical_zodiacal_ptolemaic_exact',
  contact_scope: 'summed_planetary_moieties',
  ingress_policy: 'prior_ingress_makes_application_indeterminate',
  tie_policy: 'events_within_one_second_are_indeterminate',
  translation_reception: 'house_triplicity_or_term',
  collection_reception: 'any_lilly_essential_dignity',
  bounds_doctrine: 'egyptian',
  triplicity_doctrine: 'dorothean_sect_active',
  planetary_moiety_table: 'lilly_1647_traditional_moieties',
  longitude_product: 'apparent_geocentric_true_ecliptic_of_date',
  motion_product: 'apparent_geocentric_longitude_rate',
  input_timescale: 'ut1_with_internal_tt_ephemeris_conversion',
  max_span_days: MAX_SPAN_DAYS,
};
const TRANSPORT: Answer['transport_provenance'] = {
  source_module: 'families/predictive/electional',
  engine_entrypoint: 'lilly_perfection_at',
  facade_entrypoint: 'families/predictive/electional/perfection',
  route_semantics: 'bounded_named_perfection_event_trace',
  doctrine: 'lilly_1647_only',
  excluded_profiles: ['authB', 'bonatti', 'reflection_of_light'],
  stage_sequence: [
    'input_validation',
    'reader_bound_traditional_planet_state',
    'exact_aspect_station_and_ingress_trace',
    'lilly_1647_classification',
    'response_serialization',
  ],
};

/** POST /v1/electional/western/classical-perfection. Errors: InvalidInput, OutOfCoverage. */
export function classicalPerfection(engine: Engine, request: LillyPerfectionRequest): Answer {
  const { jd_start, jd_end, significator_a: a, significator_b: b, is_day_chart: isDay } = request;
  if (a === b) {
    throw new InvalidInput({
      field: '/significator_b',
      message: 'the two significators must differ',
      given: b,
      allowed: CLASSICAL_PLANETS.filter((planet) => planet !== a),
    });
  }
  checkScan({ jd_start, jd_end, stepDays: MAX_SPAN_DAYS, maxSpanDays: MAX_SPAN_DAYS, maxPoints: 2 });
  const { states, events } = traceOf(engine, jd_start, jd_end);
  const witnesses = perfectionWitnesses({
    a,
    b,
    isDay,
    states,
    events: events.map((event) => ({
      id: event.event_id,
      jdUt: event.jd_ut,
      kind: event.kind,
      actor: event.actor,
      target: event.target ?? null,
      angleDeg: event.directional_angle_deg ?? null,
    })),
  });
  const kindsThatAre = (state: string) =>
    witnesses.filter((witness) => witness.state === state).map((witness) => witness.kind);
  return {
    evaluation: {
      jd_start,
      jd_end,
      significator_a: a,
      significator_b: b,
      is_day_chart: isDay,
      profile_id: 'lilly_1647_perfection_v1',
      profile_version: '1.0.0',
      policy: POLICY,
      initial_states: CLASSICAL_PLANETS.map((body) => ({
        body,
        longitude: states[body].longitudeDeg,
        speed: states[body].speed,
        sign: signOf(states[body].longitudeDeg).sign,
      })),
      events,
      witnesses: witnesses.map((witness) => ({
        kind: witness.kind,
        state: witness.state,
        actors: [...witness.actors],
        event_ids: [...witness.eventIds],
        explanation: witness.explanation,
        source_reference: witness.sourceReference,
        reception_bases: [...witness.receptionBases],
      })),
      present_kinds: kindsThatAre('present'),
      indeterminate_kinds: kindsThatAre('indeterminate'),
      reader_provenance: 'ephemeris.sources',
      authorities: [`${LILLY_SOURCE}, pp. 107-112 and 124-126`],
      complete_electional_judgement: false,
      scoring: 'not_provided',
      advice_language: 'not_provided',
    },
    transport_provenance: TRANSPORT,
    computation_basis: basisOfJd(engine, jd_start),
  };
}
