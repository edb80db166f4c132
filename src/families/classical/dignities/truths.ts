import { hasSolarBands } from '../../../doctrine/dignity/accidental.js';
import type { AccidentalCondition } from '../../../doctrine/dignity/accidental.js';
import { CLASSICAL_PLANETS } from '../../../doctrine/dignity/planets.js';
import type { Reception } from '../../../doctrine/dignity/reception.js';
import type { SectReason } from '../../../doctrine/dignity/sect.js';
import { bandWithin, BESIEGING_ORB_DEG } from '../../../doctrine/dignity/solar.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { SOLAR_LABELS, SOLAR_WORDS, solarWord } from '../../../services/solar-words.js';
import type {
  AccidentalDignityConditionResponse,
  AccidentalDignityTruthResponse,
  DignitiesSolarConditionTruthResponse,
} from './accidental-schema.js';
import type { DignityChart, PlanetState } from './evaluate.js';
import type { MutualReceptionTruthResponse, PlanetaryReceptionResponse } from './reception-schema.js';
import type { EssentialDignityTruthResponse } from './schema.js';
import type { SectComponentTruthResponse, SectTruthResponse } from './sect-schema.js';
import { conditionAnswer, conditionLabel, essentialLabel, PHASE_REASONS, SECT_REASONS } from './wire-words.js';

const status = (reason: string | null): 'evaluated' | 'not_evaluable' =>
  reason === null ? 'evaluated' : 'not_evaluable';
const answerOrNull = (condition: AccidentalCondition | null): AccidentalDignityConditionResponse | null =>
  condition && conditionAnswer(condition);

/** The essential dignities of a planet, with all components. */
export function essentialTruth({ essential }: PlanetState): EssentialDignityTruthResponse {
  const { leading, components, score, signIndex } = essential;
  return {
    category: 'essential',
    label: essentialLabel(leading.kind),
    score,
    sign: SIGNS[signIndex],
    matching_signs: [...leading.matchingSigns],
    matched: leading.matched,
    components: components.map(({ kind, matched, matchingSigns, ruler }) => ({
      kind,
      status: 'evaluated',
      matched,
      matching_signs: [...matchingSigns],
      ruler,
      reason: null,
    })),
  };
}

/** The band of the Sun that counts for a planet. The distance is null for planets without bands. */
export function solarTruth(state: PlanetState, { policy }: DignityChart): DignitiesSolarConditionTruthResponse {
  const { solar } = state.accidental;
  return {
    present: solar !== null,
    condition: solar === null ? null : SOLAR_WORDS[solar.kind],
    label: solar === null ? null : SOLAR_LABELS[solar.kind],
    score: solar?.score ?? 0,
    distance_from_sun: hasSolarBands(state.planet, policy.accidental) ? state.distanceFromSunDeg : null,
  };
}

function besiegingTruth(state: PlanetState): AccidentalDignityTruthResponse['besieging_truth'] {
  const { besieging: found } = state;
  const reason = found.besieged === null ? 'coincident_or_equidistant_bodies' : null;
  const bodies = [...new Set([...CLASSICAL_PLANETS, state.planet])];
  return {
    status: status(reason),
    dependency_truth: {
      status: 'evaluated',
      required_bodies: bodies,
      supplied_bodies: bodies,
      missing_bodies: [],
      reason: null,
    },
    target_planet: state.planet,
    target_longitude: state.longitudeDeg,
    orb_deg: BESIEGING_ORB_DEG,
    besieged: found.besieged,
    backward_neighbor: found.backward,
    forward_neighbor: found.forward,
    backward_distance_deg: found.backwardDeg,
    forward_distance_deg: found.forwardDeg,
    ambiguous_bodies: [...found.ambiguous],
    reason,
  };
}

/** Mutual receptions of a planet that count. */
export const mutualTruth = ({ accidental }: PlanetState): MutualReceptionTruthResponse[] =>
  accidental.mutual.map((condition) => ({
    other_planet: condition.other,
    reception_type: condition.kind,
    label: conditionLabel(condition),
    score: condition.score,
  }));

/** The accidental dignities of a planet, with the facts that they rest on. */
export function accidentalTruth(state: PlanetState, chart: DignityChart): AccidentalDignityTruthResponse {
  const { accidental, phase, planet } = state;
  const isSun = planet === 'Sun';
  return {
    conditions: accidental.conditions.map(conditionAnswer),
    house_condition: answerOrNull(accidental.house),
    motion_condition: answerOrNull(accidental.motion),
    solar_condition: solarTruth(state, chart),
    solar_proximity_truth: {
      status: isSun ? 'not_evaluable' : 'evaluated',
      band: isSun ? null : solarWord(bandWithin(state.distanceFromSunDeg, chart.policy.accidental.orbs)),
      distance_from_sun_deg: state.distanceFromSunDeg,
      reason: isSun ? 'solar_proximity_not_applicable_to_sun' : null,
    },
    besieging_truth: besiegingTruth(state),
    mutual_receptions: mutualTruth(state),
    hayz_condition: answerOrNull(accidental.hayz),
    halb_condition: answerOrNull(accidental.halb),
    joy_condition: answerOrNull(accidental.joy),
    planetary_solar_phase_truth: {
      status: status(phase.reason),
      phase: phase.phase,
      forward_distance_to_sun_deg: phase.forwardToSunDeg,
      reason: phase.reason && PHASE_REASONS[phase.reason],
    },
    oriental_condition: answerOrNull(accidental.phase),
    besieged_condition: answerOrNull(accidental.besieged),
  };
}

/** Sect, halb and hayz of a planet, each with its status. */
export function sectComponents({ sect }: PlanetState): SectComponentTruthResponse[] {
  const component = (
    kind: SectComponentTruthResponse['kind'],
    matched: boolean | null,
    reason: SectReason | null,
  ): SectComponentTruthResponse => ({
    kind,
    status: status(reason),
    matched,
    reason: reason && SECT_REASONS[reason],
  });
  return [
    component('sect_membership', sect.inSect, sect.sectReason),
    component('halb', sect.inHalb, sect.halbReason),
    component('hayz', sect.inHayz, sect.hayzReason),
  ];
}

/** Sect, halb and hayz of a planet, with the facts that they rest on. */
export function sectTruth(state: PlanetState, context: DignityChart): SectTruthResponse {
  const { sect, longitudeDeg, hemisphere } = state;
  const { chart, horizon } = context;
  const { Mercury: mercury, Sun: sun } = chart.longitudes;
  const conjunct = context.mercuryRisesBeforeSun === null ? SECT_REASONS.mercuryConjunctSun : null;
  const noHorizon = hemisphere === null ? 'ecliptic_in_horizon' : null;
  return {
    doctrine: 'al_qabisi_bonatti_dykes_2007',
    is_day_chart: chart.isDay,
    sect_light: chart.isDay ? 'Sun' : 'Moon',
    planet_sect: sect.planetSect,
    mercury_rises_before_sun: context.mercuryRisesBeforeSun,
    in_sect: sect.inSect,
    in_halb: sect.inHalb,
    in_hayz: sect.inHayz,
    preferred_hemisphere: sect.preferredHemisphere,
    actual_hemisphere: hemisphere,
    hemisphere_matches: sect.hemisphereMatches,
    preferred_gender: sect.preferredGender,
    actual_gender: sect.actualGender,
    gender_matches: sect.genderMatches,
    hayz_evaluable: sect.inHayz !== null,
    mercury_phase_truth: {
      model: 'longitude_heuristic',
      status: status(conjunct),
      rises_before_sun: context.mercuryRisesBeforeSun,
      longitudinal_separation_deg: normalizeDeg(mercury - sun),
      reason: conjunct,
    },
    horizon_truth: {
      status: status(noHorizon),
      method: 'zodiacal_angles',
      longitude: longitudeDeg,
      hemisphere,
      asc_longitude: horizon.ascDeg,
      mc_longitude: horizon.mcDeg,
      boundary_distance_deg: Math.min(
        separationDeg(longitudeDeg, horizon.ascDeg),
        separationDeg(longitudeDeg, horizon.ascDeg + 180),
      ),
      reason: noHorizon,
    },
    components: sectComponents(state),
  };
}

/** A reception in the wire shape. */
export const reception = (found: Reception): PlanetaryReceptionResponse => ({
  receiving_planet: found.guest,
  host_planet: found.host,
  basis: found.basis,
  mode: found.isMutual ? 'mutual' : 'unilateral',
  receiving_sign: found.guestSign,
  host_sign: found.hostSign,
  host_matching_signs: [...found.hostSigns],
  is_mutual: found.isMutual,
});
