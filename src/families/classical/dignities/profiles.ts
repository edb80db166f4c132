import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import type { DignityChart, PlanetState } from './evaluate.js';
import type { PlanetaryConditionProfileResponse, PlanetaryDignityResponse } from './schema.js';
import {
  accidentalTruth,
  essentialTruth,
  mutualTruth,
  reception,
  sectComponents,
  sectTruth,
  solarTruth,
} from './truths.js';
import { classifiedKind, conditionAnswer, conditionLabel } from './wire-words.js';

type Polarity = 'strengthening' | 'weakening' | 'neutral';
type SectState = NonNullable<PlanetaryConditionProfileResponse['sect_classification']>['state'];

const polarityOf = (score: number): Polarity => (score > 0 ? 'strengthening' : score < 0 ? 'weakening' : 'neutral');

function sectStateOf({ sect }: PlanetState): SectState {
  if (sect.inHayz === true) return 'in_hayz';
  if (sect.inHalb === true) return 'in_halb';
  if (sect.inSect === null) return 'not_evaluable';
  return sect.inSect ? 'in_sect' : 'out_of_sect';
}

/** Truths and classifications of a planet. */
function truthsOf(state: PlanetState, context: DignityChart) {
  const { essential, accidental, sect } = state;
  const solar = solarTruth(state, context);
  const admitted = state.admitted.map(reception);
  return {
    essential_truth: essentialTruth(state),
    essential_classification: { kind: essential.leading.kind, polarity: polarityOf(essential.score) },
    accidental_truth: accidentalTruth(state, context),
    accidental_classification: {
      conditions: accidental.conditions.map((condition) => {
        const { category, label, score } = conditionAnswer(condition);
        return { kind: classifiedKind(condition), category, polarity: polarityOf(score), score, label };
      }),
    },
    sect_truth: sectTruth(state, context),
    sect_classification: {
      state: sectStateOf(state),
      in_sect: sect.inSect,
      in_halb: sect.inHalb,
      in_hayz: sect.inHayz,
      components: sectComponents(state),
    },
    solar_truth: solar,
    solar_classification: {
      kind: solar.condition ?? ('none' as const),
      polarity: polarityOf(solar.score),
      present: solar.present,
    },
    all_receptions: state.receptions.map(reception),
    admitted_receptions: admitted,
    scored_receptions: admitted.filter(({ is_mutual }) => is_mutual),
    mutual_reception_truth: mutualTruth(state),
    reception_classification: accidental.mutual.map((condition) => ({
      kind: condition.kind,
      polarity: polarityOf(condition.score),
      other_planet: condition.other,
      label: conditionLabel(condition),
      score: condition.score,
    })),
  };
}

/** Condition profile of a planet: its truths and classifications, and the numbers of strengthening, weakening and neutral conditions. */
export function conditionProfile(
  state: PlanetState,
  context: DignityChart,
  truths = truthsOf(state, context),
): PlanetaryConditionProfileResponse {
  const polarities = [state.essential.score, ...state.accidental.conditions.map(({ score }) => score)].map(polarityOf);
  const count = (wanted: Polarity): number => polarities.filter((polarity) => polarity === wanted).length;
  const strengthening = count('strengthening'),
    weakening = count('weakening');
  return {
    planet: state.planet,
    ...truths,
    strengthening_count: strengthening,
    weakening_count: weakening,
    neutral_count: count('neutral'),
    state: conditionState(strengthening, weakening),
  };
}

function conditionState(strengthening: number, weakening: number): 'reinforced' | 'mixed' | 'weakened' {
  if (strengthening > 0 && weakening === 0) return 'reinforced';
  return weakening > 0 && strengthening === 0 ? 'weakened' : 'mixed';
}

/** Dignities of a planet in the wire shape of `/v1/dignities/chart`. */
export function planetaryDignity(state: PlanetState, context: DignityChart): PlanetaryDignityResponse {
  const { essential, accidental } = state;
  const truths = truthsOf(state, context);
  return {
    planet: state.planet,
    sign: SIGNS[essential.signIndex],
    degree: state.longitudeDeg,
    house: state.house,
    essential_dignity: truths.essential_truth.label,
    essential_score: essential.score,
    accidental_dignities: accidental.conditions.map(conditionLabel),
    accidental_score: accidental.score,
    total_score: essential.score + accidental.score,
    is_retrograde: state.isRetrograde,
    ...truths,
    condition_profile: conditionProfile(state, context, truths),
  };
}
