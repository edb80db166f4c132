import { PLANET_DOCTRINE } from '../../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../../doctrine/dignity/planets.js';
import { SIGNS, signOf } from '../../doctrine/zodiac/zodiac.js';
import { twelfthPart } from '../../doctrine/zodiac/twelfth-parts.js';
import type { DignityChart, PlanetState } from '../../families/classical/dignities/evaluate.js';
import { accidentalTruth, essentialTruth, reception, sectTruth } from '../../families/classical/dignities/truths.js';
import { chaldeanFace } from '../../families/classical/decanates/decanates.js';
import { boundTruth } from '../../families/classical/egyptian-bounds/bounds.js';
import { triplicityAssignment } from '../../families/classical/triplicity/triplicity.js';
import type { WholeSignAspectsResponse } from '../../families/relationship/aspects/hellenistic-schema.js';
import { separationDeg, signedDeg } from '../../kernel/angle.js';
import type { HellenisticProfilePolicyRequest } from './policy-schema.js';
import type {
  HellenisticAssembleConditionResponse,
  HellenisticPlanetProfileResponse,
  HellenisticProfileNotEvaluableResponse,
  TwelfthPartResponse,
} from './schema.js';

/** Adherence: bodily within three degrees (Antiochus, after Porphyry 11: kollesis). */
const ADHERENCE_DEG = 3;

export function twelfthPartOf(body: string, longitudeDeg: number): TwelfthPartResponse {
  const { sign, degree } = signOf(longitudeDeg),
    { slice, longitudeDeg: projected } = twelfthPart(longitudeDeg);
  return {
    body,
    occupied_sign: sign,
    occupied_sign_degree: degree,
    slice_index: slice,
    twelfth_part_sign: signOf(projected).sign,
    projected_longitude: projected,
    source_longitude: longitudeDeg,
  };
}

/** The seven planets of the profile, each with the truths of the families. */
export function planetProfiles(
  context: DignityChart,
  aspects: WholeSignAspectsResponse,
  policy: HellenisticProfilePolicyRequest,
): HellenisticPlanetProfileResponse[] {
  const { assemble_condition = false, twelfth_parts = false } = policy.overlays ?? {};
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
  const overcome = (one: (typeof own)[number]): boolean =>
    one.body1 === planet ? one.body2_overcomes_body1 : one.body1_overcomes_body2;
  const regarded = new Set(own.map(other));
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
      averse_bodies: context.planets.map((one) => one.planet).filter((name) => name !== planet && !regarded.has(name)),
      reason: null,
    },
    overcoming: {
      status: 'evaluated',
      subject: planet,
      overcame_by: own.filter(overcome).map(other),
      overcomes: own.filter(overcomes).map(other),
      receipts: own.filter((one) => overcomes(one) || overcome(one)).map((one) => one.hellenistic_superiority_truth),
      reason: null,
    },
    enclosure,
    adherence: adherence(planet, context),
    ray: { status: 'not_evaluable', subject: planet, reason: 'ray_casting_needs_an_admitted_source_contract' },
    provenance,
  };
}

/** The nearest planet within three degrees, and whether the two draw together. */
function adherence(
  planet: string,
  { chart, planets }: DignityChart,
): HellenisticAssembleConditionResponse['adherence'] {
  const own = chart.longitudes[planet];
  const [nearest] = planets
    .filter((one) => one.planet !== planet)
    .map((one) => ({ name: one.planet, distance: separationDeg(own, one.longitudeDeg) }))
    .sort((one, next) => one.distance - next.distance);
  const adhered = nearest.distance <= ADHERENCE_DEG;
  const drift = signedDeg(own - chart.longitudes[nearest.name]) * (chart.rates[planet] - chart.rates[nearest.name]);
  return {
    status: 'evaluated',
    subject: planet,
    orb_deg: ADHERENCE_DEG,
    adhered,
    partner: adhered ? nearest.name : null,
    distance_deg: adhered ? nearest.distance : null,
    motion_state: adhered ? (nearest.distance === 0 ? 'exact' : drift < 0 ? 'applying' : 'separating') : null,
    reason: null,
  };
}

/** What of the planets has no answer, in their order. */
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
