import { assessArgala, characters } from '../../../doctrine/jaimini/argala-assessment.js';
import type {
  ArgalaChart,
  ArgalaPair,
  ArgalaReading,
  ArgalaReference,
  Character,
  QuarterPair,
  SpecialThird,
} from '../../../doctrine/jaimini/argala-assessment.js';
import { NINE_BODIES } from '../../../doctrine/jaimini/signs.js';
import type { NineBody } from '../../../doctrine/jaimini/signs.js';
import { signOf } from '../../../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type {
  ArgalaAssessmentRequest,
  ArgalaAssessmentResponse,
  AssessedReference,
  PairAssessmentResponse,
} from './assessment-schema.js';
import { CATALOGUE_VERSION, CHARACTER_COMPONENT, profileOf } from './catalogue.js';
import {
  ARGALA_READINGS,
  CHARACTER_REASON,
  DIRECTION_REASON,
  QUARTER_STATUS,
  THIRD_REASON,
  THIRD_STATE,
  UNDECIDED,
} from './extended-words.js';

/** The chart of a request in the terms of the doctrine. */
function chartOf(chart: ArgalaAssessmentRequest['chart']): ArgalaChart {
  if (chart.basis === 'signs')
    return {
      signs: new Map(NINE_BODIES.map((body) => [body, chart.positions[body]])),
      degrees: null,
      lagnaSign: chart.lagna,
    };
  const places = NINE_BODIES.map((body) => [body, signOf(chart.positions[body])] as const);
  return {
    signs: new Map(places.map(([body, { index }]) => [body, index])),
    degrees: new Map(places.map(([body, { degree }]) => [body, degree])),
    lagnaSign: signOf(chart.lagna).index,
  };
}

/** Errors: InvalidInput for a reference that is given twice. */
function referencesOf(references: readonly AssessedReference[]): ArgalaReference[] {
  const seen = new Set<string>();
  return references.map((reference, i) => {
    const key = `${reference.kind} ${reference.value ?? ''}`;
    if (seen.has(key))
      throw new InvalidInput({
        field: `/references/${i}`,
        message: 'is a reference that the list already contains',
        given: reference,
        allowed: 'each reference once',
      });
    seen.add(key);
    if (reference.kind === 'lagna') return { kind: 'lagna' };
    return reference.kind === 'house'
      ? { kind: 'house', house: reference.value }
      : { kind: 'planet', body: reference.value };
  });
}

const pairAnswer = (pair: ArgalaPair): PairAssessmentResponse => ({
  causer_house: pair.causerHouse,
  blocker_house: pair.blockerHouse,
  causer_sign: pair.causerSign,
  blocker_sign: pair.blockerSign,
  causers: [...pair.causers],
  blockers: [...pair.blockers],
  causer_count: pair.causers.length,
  blocker_count: pair.blockers.length,
  formation_state: pair.causers.length === 0 ? 'absent' : 'present',
  count_grade: {
    status: pair.grade === null ? 'not_assessed' : 'assessed',
    grade: pair.grade,
    rule_id: pair.grade === null ? null : 'bphs.31.formation',
  },
  causer_character: pair.causerCharacter,
  blocker_character: pair.blockerCharacter,
  effect_state: pair.effect,
  reason_codes: pair.undecidedBy === null ? [] : [UNDECIDED[pair.undecidedBy]],
  strength_comparison: pair.undecidedBy === null ? 'not_required' : 'indeterminate',
  quarter_status: QUARTER_STATUS[pair.quarterStatus],
  quarter_pairs: pair.quarters.map(quarterAnswer),
  eligible_blockers:
    pair.quarters.length === 0
      ? []
      : pair.causers.map((causer) => ({
          causer,
          blockers: pair.quarters
            .filter((quarter) => quarter.causer === causer && quarter.qualifies)
            .map(({ blocker }) => blocker),
        })),
  strength_factors: pair.strengthFactors.map(({ side, sign, ownSignBodies, hasJupiterAspect }) => ({
    side,
    sign,
    own_sign_bodies: [...ownSignBodies],
    jupiter_rasi_aspect: hasJupiterAspect,
  })),
});

const quarterAnswer = (quarter: QuarterPair) => ({
  causer: quarter.causer,
  blocker: quarter.blocker,
  causer_degree: quarter.causerDegree,
  blocker_degree: quarter.blockerDegree,
  causer_quarter: quarter.causerQuarter,
  blocker_quarter: quarter.blockerQuarter,
  qualifies: quarter.qualifies,
});

const thirdAnswer = ({ state, occupants, malefics, unknown }: SpecialThird) => ({
  state: THIRD_STATE[state],
  occupants: [...occupants],
  known_malefics: [...malefics],
  unknown_bodies: [...unknown],
  minimum_malefics: malefics.length,
  maximum_malefics: malefics.length + unknown.length,
  reason: THIRD_REASON[state],
  source_effect: state === 'present' ? 'favourable_special_intervention' : null,
});

/** POST /v1/authO/extended/argala/assessment. Errors: InvalidInput for a repeated reference. */
export function argalaAssessment(request: ArgalaAssessmentRequest): ArgalaAssessmentResponse {
  const { chart: given } = request,
    reading: ArgalaReading = ARGALA_READINGS[request.profile_id],
    chart = chartOf(given),
    references = referencesOf(request.references);
  const elongation = given.basis === 'signs' ? null : normalizeDeg(given.positions.Moon - given.positions.Sun);
  const natures = characters(chart.signs, elongation),
    byBody: ReadonlyMap<NineBody, Character> = new Map(natures.map((nature) => [nature.body, nature]));
  return {
    chart: {
      basis: given.basis,
      positions: Object.fromEntries(
        NINE_BODIES.map((body) => [body, given.positions[body] === 0 ? 0 : given.positions[body]]),
      ),
      lagna: given.lagna === 0 ? 0 : given.lagna,
    } as ArgalaAssessmentRequest['chart'],
    profile: profileOf(request.profile_id),
    characters: natures.map(({ body, state, reason }) => ({ body, state, reason: CHARACTER_REASON[reason] })),
    references: references.map((reference, i) => {
      const found = assessArgala(reading, chart, reference, byBody);
      return {
        reference: { kind: reference.kind, value: request.references[i].value ?? null },
        reference_sign: found.sign,
        direction: found.direction,
        direction_reason: DIRECTION_REASON[found.directionReason],
        pairs: found.pairs.map(pairAnswer),
        special_third: thirdAnswer(found.third),
      };
    }),
    catalogue_version: CATALOGUE_VERSION,
    character_component: CHARACTER_COMPONENT,
    participant_pool: [...NINE_BODIES],
  };
}
