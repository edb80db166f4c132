import type { HellenisticAssembleConditionResponse } from '../../contract/hellenistic.js';
import { adherence, ADHERENCE_ORB_DEG } from '../../doctrine/dignity/adherence.js';
import { PLANET_DOCTRINE } from '../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../doctrine/dignity/planets.js';
import { SIGNS } from '../../doctrine/zodiac/zodiac.js';
import type { DignityChart, PlanetState } from '../../families/classical/dignities/evaluate.js';
import { accidentalTruth, essentialTruth, reception, sectTruth } from '../../families/classical/dignities/truths.js';
import { chaldeanFace } from '../../families/classical/decanates/decanates.js';
import { boundTruth } from '../../families/classical/egyptian-bounds/bounds.js';
import { triplicityAssignment } from '../../families/classical/triplicity/triplicity.js';
import type { WholeSignAspectsResponse } from '../../families/relationship/aspects/hellenistic-schema.js';
import { twelfthPartOf } from '../../wire/twelfth-part.js';
import type { AppliedHellenisticPolicy } from './policy.js';
import type { HellenisticPlanetProfileResponse, HellenisticProfileNotEvaluableResponse } from './schema.js';

/** Profiles of the seven planets, assembled from the answers of the families. */
export function planetProfiles(
  context: DignityChart,
  aspects: WholeSignAspectsResponse,
  policy: AppliedHellenisticPolicy,
): HellenisticPlanetProfileResponse[] {
  const { assemble_condition, twelfth_parts } = policy.overlays;
  return context.planets.map((state) => {
    const accidental = accidentalTruth(state, context),
      { planet, longitudeDeg, house } = state,
      joy = PLANET_DOCTRINE[planet as ClassicalPlanet].joyHouse,
      sign = SIGNS[state.essential.signIndex];
    return {
      planet,
      longitude: longitudeDeg,
      sign,
      house,
      is_retrograde: state.isRetrograde,
      essential_components: essentialTruth(state).components,
      sect_truth: sectTruth(state, context),
      joy_truth: {
        status: 'evaluated',
        planet,
        actual_house: house,
        joy_house: joy,
        matched: house === joy,
        reason: null,
      },
      solar_proximity_truth: accidental.solar_proximity_truth,
      planetary_solar_phase_truth: accidental.planetary_solar_phase_truth,
      besieging_truth: accidental.besieging_truth,
      receptions: state.receptions.map(reception),
      triplicity_assignment: triplicityAssignment({ sign, is_day_chart: context.chart.isDay }),
      bound_truth: boundTruth({ longitude: longitudeDeg, policy: policy.bounds }),
      face: chaldeanFace({ longitude: longitudeDeg }),
      assemble_condition: assemble_condition ? assembled(state, context, aspects, accidental.besieging_truth) : null,
      twelfth_part: twelfth_parts ? twelfthPartOf(planet, longitudeDeg) : null,
    };
  });
}

/** Testimony, overcoming, enclosure and adherence of a planet. */
function assembled(
  { planet }: PlanetState,
  context: DignityChart,
  { aspects, provenance }: WholeSignAspectsResponse,
  enclosure: HellenisticPlanetProfileResponse['besieging_truth'],
): HellenisticAssembleConditionResponse {
  const own = aspects.filter(({ body1, body2 }) => body1 === planet || body2 === planet);
  const other = (one: (typeof own)[number]): string => (one.body1 === planet ? one.body2 : one.body1);
  const overcomes = (one: (typeof own)[number]): boolean =>
    one.body1 === planet ? one.body1_overcomes_body2 : one.body2_overcomes_body1;
  const isOvercome = (one: (typeof own)[number]): boolean =>
    one.body1 === planet ? one.body2_overcomes_body1 : one.body1_overcomes_body2;
  const witnesses = new Set(own.map(other));
  return {
    subject: planet,
    testimony: {
      status: 'evaluated',
      subject: planet,
      witnesses: own.map((one) => ({
        body: other(one),
        aspect: one.aspect,
        angle_deg: one.angle,
        superiority: one.hellenistic_superiority_truth,
      })),
      averse_bodies: context.planets.map((one) => one.planet).filter((name) => name !== planet && !witnesses.has(name)),
      reason: null,
    },
    overcoming: {
      status: 'evaluated',
      subject: planet,
      overcame_by: own.filter(isOvercome).map(other),
      overcomes: own.filter(overcomes).map(other),
      receipts: own.filter((one) => overcomes(one) || isOvercome(one)).map((one) => one.hellenistic_superiority_truth),
      reason: null,
    },
    enclosure,
    adherence: adherenceTruth(planet, context),
    ray: { status: 'not_evaluable', subject: planet, reason: 'ray_casting_needs_an_admitted_source_contract' },
    provenance,
  };
}

function adherenceTruth(
  planet: string,
  { chart, planets }: DignityChart,
): HellenisticAssembleConditionResponse['adherence'] {
  const pointOf = (name: string) => ({
    name,
    longitudeDeg: chart.longitudes[name],
    rateDegPerDay: chart.rates[name],
  });
  const others = planets.filter((other) => other.planet !== planet).map((other) => pointOf(other.planet));
  const found = adherence(pointOf(planet), others);
  return {
    status: 'evaluated',
    subject: planet,
    orb_deg: ADHERENCE_ORB_DEG,
    adhered: found !== null,
    partner: found?.partner ?? null,
    distance_deg: found?.distanceDeg ?? null,
    motion_state: found?.motion ?? null,
    reason: null,
  };
}

/** Facts of the planets that cannot be evaluated, in the order of the planets. */
export const planetsNotEvaluable = (
  planets: readonly HellenisticPlanetProfileResponse[],
): HellenisticProfileNotEvaluableResponse[] =>
  planets.flatMap(
    ({ planet, solar_proximity_truth, planetary_solar_phase_truth, besieging_truth, sect_truth, assemble_condition }) =>
      [
        { component: 'solar_proximity', subject: planet, reason: solar_proximity_truth.reason },
        { component: 'planetary_solar_phase', subject: planet, reason: planetary_solar_phase_truth.reason },
        { component: 'besieging', subject: planet, reason: besieging_truth.reason },
        ...sect_truth.components.map(({ kind, reason }) => ({
          component: 'sect',
          subject: `${planet}:${kind}`,
          reason,
        })),
        { component: 'ray', subject: planet, reason: assemble_condition?.ray.reason ?? null },
      ].flatMap(({ reason, ...rest }) => (reason === null ? [] : [{ ...rest, reason }])),
  );
