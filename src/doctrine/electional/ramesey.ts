import { fortificationMeasurements } from './remedies.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { MOIETIES } from '../perfection/contacts.js';
import { domicileRuler } from '../dignity/rulers.js';
import { signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import {
  ascendantSign,
  configured,
  distance,
  FORTUNES,
  moonSignAndDegree,
  quadrantHouse,
  signRelation,
  signOfPlanet,
  strengthOf,
} from './figure.js';
import { cadentMoon, clause, degreeOfFall, nearNodes, nearSun, slowMoon, voidMoon } from './moon-clauses.js';
import { RATE_PRODUCT } from './moon-clauses.js';
import type { LunarContext } from './moon-clauses.js';
import { compared, degrees, numbered, triggeredIf, value } from './witness.js';
import type { Clause, Measurement, Rule } from './witness.js';

/**
 * The ten impediments of the Moon, and the remedy when the work cannot wait: William Ramesey, Astrologia Restaurata (London 1653), book
 * III, chapter "Of the signs, and their significations in elections, and of the hinderances of the Moon", pp. 126-128.
 */
export const RAMESEY_SOURCE = 'Ramesey, Astrologia Restaurata (1653), book III, pp. 126-128';
const ORBS_SOURCE = 'Half the sum of the orbs in Lilly, Christian Astrology (1647), p. 107, which Ramesey follows';
const TERMS_SOURCE = 'The terms as printed by Ramesey: Astrologia Restaurata, book II, chapter XIII, pp. 71-72';

/** Ramesey's mean motion of the Moon, degrees a day: 13 degrees 10 minutes 36 seconds. */
const MEAN_MOTION = 13 + 10 / 60 + 36 / 3600;

const ANGLES = { conjunction: 0, square: 90, opposition: 180 } as const;
const ASPECT_NAMES = { conjunction: 'Conjunction', square: 'Square', opposition: 'Opposition' } as const;

function aspectClause(figure: ElectionFigure, planet: ClassicalPlanet, aspect: keyof typeof ANGLES): Clause {
  const apart = distance(figure, 'Moon', planet),
    error = Math.abs(apart - ANGLES[aspect]),
    orb = MOIETIES.Moon + MOIETIES[planet];
  return clause(
    {
      clauseId: `moon${ASPECT_NAMES[aspect]}${planet}`,
      policyId: 'rameseyCombinedMoieties',
      policyReference: ORBS_SOURCE,
      explanation: `The Moon is within half the sum of their orbs of the ${aspect} with ${planet}.`,
    },
    triggeredIf(error <= orb),
    [degrees('separation', apart), compared('aspectError', error, '<=', orb, 'degrees')],
  );
}

/** Start and ruler of the last term of each sign, from Aries on. In Leo it belongs to Jupiter, who is no infortune. */
const LAST_TERMS: readonly (readonly [startDeg: number, ruler: 'Saturn' | 'Mars'] | null)[] = [
  [26, 'Saturn'],
  [24, 'Mars'],
  [26, 'Saturn'],
  [27, 'Saturn'],
  null,
  [24, 'Saturn'],
  [24, 'Mars'],
  [27, 'Saturn'],
  [25, 'Mars'],
  [25, 'Mars'],
  [25, 'Mars'],
  [25, 'Saturn'],
];

function terminalTerm(figure: ElectionFigure): Clause {
  const [sign, degree] = moonSignAndDegree(figure);
  const last = LAST_TERMS[signIndex(figure.planets.Moon.longitudeDeg)],
    startDeg = last?.[0] ?? null;
  return clause(
    {
      clauseId: 'terminalTermRuledByInfortune',
      policyId: 'rameseyTerminalMaleficTerm',
      policyReference: TERMS_SOURCE,
      explanation: 'The latter degrees of a sign are its last term. Saturn or Mars rules it in every sign but Leo.',
    },
    triggeredIf(startDeg !== null && Number(degree.value) >= startDeg),
    [
      sign,
      degree,
      compared('terminalTermStart', startDeg, '>=', startDeg, 'degrees'),
      value('terminalTermRuler', last?.[1] ?? 'Jupiter'),
    ],
  );
}

/** Signs from which the Moon aspects Cancer well: Cancer itself, and the signs in sextile or trine to it. */
const FAVORABLE_TO_CANCER = [1, 3, 5, 7, 11];

function ownHouse(figure: ElectionFigure): Clause[] {
  const sign = signIndex(figure.planets.Moon.longitudeDeg),
    name = signOfPlanet(figure, 'Moon');
  const text = (clauseId: string, explanation: string) => ({
    clauseId,
    policyId: 'wholeSignBodilySextileOrTrine',
    policyReference: 'Aspects by sign: Ptolemy, Tetrabiblos I.13',
    explanation,
  });
  const isFavorable = FAVORABLE_TO_CANCER.includes(sign);
  return [
    clause(text('moonInCapricornDetriment', 'Capricorn is the detriment of the Moon.'), triggeredIf(sign === 9), [
      compared('moonSign', name, '==', 'Capricorn'),
    ]),
    clause(
      text('moonSignQuartileCancer', 'Aries and Libra aspect Cancer by quartile only.'),
      triggeredIf(sign === 0 || sign === 6),
      [compared('moonSign', name, 'in', 'Aries or Libra')],
    ),
    clause(
      text('moonLacksBodilySextileOrTrineToCancer', 'The Moon is not in her domicile and has no good aspect to it.'),
      triggeredIf(!isFavorable),
      [value('moonSign', name), value('favorableBeholding', isFavorable)],
    ),
  ];
}

function viaCombusta(figure: ElectionFigure): Clause {
  const { longitudeDeg } = figure.planets.Moon;
  return clause(
    {
      clauseId: 'moonInViaCombusta',
      policyId: 'tropicalHalfOpen195To225',
      policyReference: 'From 15 Libra to 15 Scorpio: Ramesey, as cited; Lilly, Christian Astrology, p. 122',
      explanation: 'Via combusta: 15 Libra to 15 Scorpio, without its end.',
    },
    triggeredIf(longitudeDeg >= 195 && longitudeDeg < 225),
    [compared('moonLongitude', longitudeDeg, 'in', '[195, 225)', 'degrees')],
  );
}

const text = (policyReference: string, explanation: string) => ({ policyReference, explanation });
const rule = (ruleId: string, clauses: readonly Clause[], nth: string, ...modifiers: string[]) => ({
  ruleId,
  clauses,
  sourceReference: `${RAMESEY_SOURCE}, the ${nth} hindrance`,
  modifiers,
});
/** The modifier of a rule whose clause is triggered. */
const ifTriggered = (one: Clause, modifier: string): string[] => (one.state === 'triggered' ? [modifier] : []);
const own = (clauseId: string, policyId: string, explanation: string) => ({
  clauseId,
  policyId,
  policyReference: RAMESEY_SOURCE,
  explanation,
});

function combust(figure: ElectionFigure) {
  const near = nearSun(
    own(
      'moonWithin12degSun',
      'rameseyExplicit12DegreeCombustion',
      'The Moon is within twelve degrees of the Sun on either side.',
    ),
    figure,
    12,
  );
  return rule(
    'moonCombustSun12deg',
    [near],
    'first',
    ...ifTriggered(near, 'It is worse while she applies to the Sun than after she has left him.'),
  );
}

function cadentOrBurnt(figure: ElectionFigure) {
  const via = viaCombusta(figure);
  return rule(
    'moonCadentOrViaCombusta',
    [cadentMoon(text(RAMESEY_SOURCE, 'The Moon is cadent: in the third, sixth, ninth or twelfth house.'), figure), via],
    'seventh',
    ...ifTriggered(via, 'Via combusta is the worst of all, especially for some matters that the author names.'),
  );
}

const firstFive = (figure: ElectionFigure) => [
  combust(figure),
  rule(
    'moonInThirdDegreeScorpio',
    [
      degreeOfFall(
        text(RAMESEY_SOURCE, 'The Moon is in her fall, the third degree of Scorpio, from 2 to 3 degrees.'),
        figure,
      ),
    ],
    'second',
  ),
  rule('moonOppositionSun', [aspectClause(figure, 'Sun', 'opposition')], 'third'),
  rule(
    'moonJoinedOrHardAspectMalefic',
    (['Saturn', 'Mars'] as const).flatMap((planet) =>
      (['conjunction', 'square', 'opposition'] as const).map((aspect) => aspectClause(figure, planet, aspect)),
    ),
    'fourth',
  ),
  rule(
    'moonNearLunarNode12deg',
    nearNodes(text(RAMESEY_SOURCE, 'The Moon is within twelve degrees of the head or the tail of the Dragon.'), figure),
    'fifth',
  ),
];

const lastFive = (figure: ElectionFigure, context: LunarContext) => [
  rule('moonLatterDegreesWithInfortune', [terminalTerm(figure)], 'sixth'),
  cadentOrBurnt(figure),
  rule('moonDetrimentOrNotBeholdingCancer', ownHouse(figure), 'eighth'),
  rule(
    'moonSlowBelowRameseyMean',
    [
      slowMoon(
        own(
          'moonSpeedBelowMeanMotion',
          RATE_PRODUCT,
          'The Moon is slow: less than her mean motion of 13 degrees 10 minutes 36 seconds a day.',
        ),
        figure,
        MEAN_MOTION,
      ),
    ],
    'ninth',
  ),
  rule(
    'moonVoidRameseySignBound',
    [
      voidMoon(
        own(
          'moonVoidUntilSignIngress',
          'traditionalPlanetsExactPerfectionSignBound',
          'The Moon is void of course: she perfects no aspect to a planet before she leaves the sign.',
        ),
        context,
      ),
    ],
    'tenth',
  ),
];

/** The ten impediments in Ramesey's order. Pure function of the figure and of the context of the instant. */
export const rameseyRules = (figure: ElectionFigure, context: LunarContext): Rule[] =>
  numbered([...firstFive(figure), ...lastFive(figure, context)]);

export type Fulfillment = 'fulfilled' | 'notFulfilled' | 'indeterminate';
export interface RemedyClause extends Omit<Clause, 'state'> {
  readonly state: Fulfillment;
}

/**
 * The five conditions of Ramesey's remedy for work that cannot wait. The text defines two of them; the others report evidence. `hourLord`
 * is null without a planetary hour.
 */
export function rameseyRemedy(figure: ElectionFigure, hourLord: ClassicalPlanet | null): RemedyClause[] {
  const open = (clauseId: string, measurements: readonly Measurement[]): RemedyClause => ({
    clauseId,
    state: 'indeterminate',
    policyId: 'sourceGateNoClosedPredicate',
    policyReference: RAMESEY_SOURCE,
    measurements,
    explanation: 'The author does not define when it counts as fortified. Only the evidence is reported.',
  });
  const lord = domicileRuler(signIndex(figure.ascDeg));
  return [
    cadentWithoutAscendant(figure),
    fortuneAtAscendant(figure),
    open('fortifyAscendantCusp', [
      degrees('ascendantLongitude', figure.ascDeg),
      value('ascendantSign', ascendantSign(figure)),
    ]),
    open('fortifyAscendantLord', fortificationMeasurements(figure, 'ascendantLord', lord)),
    open('fortifyHourLord', fortificationMeasurements(figure, 'hourLord', hourLord)),
  ];
}

function cadentWithoutAscendant(figure: ElectionFigure): RemedyClause {
  const text = {
    clauseId: 'moonCadentWithoutAscendantRelation',
    policyId: 'wholeSignPtolemaicRelation',
    policyReference: RAMESEY_SOURCE,
    explanation: 'The impeded Moon is cadent and has no aspect by sign to the ascendant. Needs quadrant houses.',
  };
  if (!figure.isQuadrant) {
    const measurements = [value('moonAvailable', true), value('quadrantHousesAvailable', false)];
    return { ...text, state: 'indeterminate', measurements };
  }
  const { longitudeDeg, house } = figure.planets.Moon,
    cadent = strengthOf(figure, 'Moon') === 'cadent',
    related = configured(longitudeDeg, figure.ascDeg);
  return {
    ...text,
    state: cadent && !related ? 'fulfilled' : 'notFulfilled',
    measurements: [
      value('moonHouse', house),
      value('moonCadent', cadent),
      value('ascendantSign', ascendantSign(figure)),
      value('moonSign', signOfPlanet(figure, 'Moon')),
      value('bodilyOrPtolemaicRelation', related),
    ],
  };
}

function fortuneAtAscendant(figure: ElectionFigure): RemedyClause {
  const evidence = FORTUNES.map((planet) => {
    const aspect = signRelation(figure.planets[planet].longitudeDeg, figure.ascDeg);
    return {
      planet,
      inAscendant: quadrantHouse(figure, planet) === 1,
      goodAspect: aspect === 'sextile' || aspect === 'trine',
    };
  });
  const qualified = evidence.filter((one) => one.inAscendant || one.goodAspect).map((one) => one.planet);
  return {
    clauseId: 'fortuneInOrGoodAspectToAscendant',
    state: qualified.length ? 'fulfilled' : figure.isQuadrant ? 'notFulfilled' : 'indeterminate',
    policyId: 'jupiterOrVenusFirstHouseOrWholeSignSextileTrine',
    policyReference: RAMESEY_SOURCE,
    measurements: [
      value('ascendantSign', ascendantSign(figure)),
      value('availableFortunes', FORTUNES),
      value('qualifiedFortunes', qualified.join(',')),
      value(
        'fortuneEvidence',
        evidence.map(({ planet, inAscendant, goodAspect }) => ({
          planet,
          facts: { inAscendant, goodWholeSignAspect: goodAspect },
        })),
      ),
    ],
    explanation: 'A fortune is in the ascendant or in good aspect to it by sign.',
  };
}
