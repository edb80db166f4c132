import { boundAt } from '../bounds/bounds.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { SIGNS, signIndex } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import { conjunctionMotion, distance, MALEFICS, moonSignAndDegree, signOfPlanet, twelfthPartSign } from './figure.js';
import {
  cadentMoon,
  clause,
  degreeOfFall,
  nearNodes,
  nearSun,
  RATE_PRODUCT,
  signRay,
  slowMoon,
  voidMoon,
} from './moon-clauses.js';
import type { LunarContext } from './moon-clauses.js';
import { compared, degrees, numbered, triggeredIf, value } from './witness.js';
import type { Clause, Measurement, Rule, RuleState } from './witness.js';

/**
 * The ten defects of the Moon: Sahl ibn Bishr, Introduction 5.16 (Works of Sahl and Masha'allah, tr. Dykes, 2008), repeated in On Elections
 * 22-23. Aspects are by whole signs; bodies are joined within half the sum of their orbs.
 */
export const SAHL_SOURCE =
  "Sahl, Introduction 5.16 (Works of Sahl and Masha'allah, Dykes 2008); On Elections 22-23 (Choices & Inceptions III, Dykes 2012)";

export type BurntPathVariant = 'textWithoutEndpoints' | 'fallDegrees' | 'laterFifteenDegrees';
export type EighthRuleVariant = 'arabicTwelfthPart' | 'latinTwelfthSign';

/** Longitudes of the burnt path, degrees, [start, end); null if the reading gives none. */
const BURNT_PATHS: Readonly<Record<BurntPathVariant, readonly [number, number] | null>> = {
  textWithoutEndpoints: null,
  fallDegrees: [199, 213],
  laterFifteenDegrees: [195, 225],
};

/** Orbs of the planets, degrees (Sahl, Introduction 5.5; al-Qabisi III). Mars has 8, one more than in Lilly. */
const ARABIC_ORBS: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 15,
  Moon: 12,
  Mercury: 7,
  Venus: 7,
  Mars: 8,
  Jupiter: 9,
  Saturn: 9,
};
/** Half the sum of the orbs of two planets, degrees. */
export const arabicMoieties = (a: ClassicalPlanet, b: ClassicalPlanet): number => (ARABIC_ORBS[a] + ARABIC_ORBS[b]) / 2;

const RAYS = 'sahlWholeSignRaysAndArabicMoietyBodyJoin';

function withMalefic(figure: ElectionFigure, planet: 'Saturn' | 'Mars'): Clause[] {
  const apart = distance(figure, 'Moon', planet),
    orb = arabicMoieties('Moon', planet);
  const text = (what: string, explanation: string) => ({
    clauseId: `moon${what}${planet}`,
    policyId: RAYS,
    policyReference: SAHL_SOURCE,
    explanation,
  });
  return [
    clause(
      text('BodyJoin', `The Moon and ${planet} are joined in body: within half the sum of their orbs.`),
      triggeredIf(apart <= orb),
      [degrees('separation', apart), compared('combinedMoiety', orb, '<=', orb, 'degrees')],
    ),
    signRay(text('WholeSignSquare', `Her sign is square to the sign of ${planet}.`), figure, planet, [3, 9], {
      comparison: 'in',
      text: '(3, 9)',
    }),
    signRay(text('WholeSignOpposition', `Her sign is opposite the sign of ${planet}.`), figure, planet, [6], {
      comparison: 'in',
      text: '(6,)',
    }),
  ];
}

function terminalBound(figure: ElectionFigure): Clause {
  const bound = boundAt(figure.planets.Moon.longitudeDeg, 'egyptian');
  return clause(
    {
      clauseId: 'egyptianBoundRuledByMalefic',
      policyId: 'explicitEgyptianBoundsBinding',
      policyReference: 'Egyptian bounds (Tetrabiblos I.20-21; Valens I.3), which the Arabic authors use',
      explanation: 'The Moon is in the last bound of a sign, and Mars or Saturn rules it.',
    },
    triggeredIf(bound.endDeg === 30 && (MALEFICS as readonly string[]).includes(bound.ruler)),
    [
      ...moonSignAndDegree(figure),
      compared('boundRuler', bound.ruler, 'in', 'Mars or Saturn'),
      value('boundInterval', `[${bound.startDeg}, ${bound.endDeg})`),
    ],
  );
}

/** State of the burnt path, whose end is excluded; not evaluable under the reading without degrees. */
export function burntPathState(figure: ElectionFigure, variant: BurntPathVariant): RuleState {
  const path = BURNT_PATHS[variant],
    { longitudeDeg } = figure.planets.Moon;
  return path === null ? 'notEvaluable' : triggeredIf(longitudeDeg >= path[0] && longitudeDeg < path[1]);
}

/** Measurements of the limits of the burnt path. */
function pathMeasurements(variant: BurntPathVariant): Measurement[] {
  const path = BURNT_PATHS[variant];
  if (path === null) {
    return [
      value('burntPathVariant', variant),
      value('numericEndpoints', null),
      value('boundarySemantics', 'notDefinedBySahl'),
    ];
  }
  const interval = `[${path[0].toFixed(1)}, ${path[1].toFixed(1)})`;
  return [
    compared('burntPathInterval', interval, 'in', interval, 'degrees'),
    value('intervalStartInclusive', true),
    value('intervalEndExclusive', true),
  ];
}

const burntPath = (figure: ElectionFigure, variant: BurntPathVariant): Clause =>
  clause(
    {
      clauseId: 'moonInBurntPath',
      policyId: variant,
      policyReference: SAHL_SOURCE,
      explanation:
        BURNT_PATHS[variant] === null
          ? 'The text places the burnt path at the end of Libra and the beginning of Scorpio, without degrees.'
          : 'The burnt path of the chosen reading, without its end.',
    },
    burntPathState(figure, variant),
    [degrees('moonLongitude', figure.planets.Moon.longitudeDeg), ...pathMeasurements(variant)],
  );

const AVERSE_TO_CANCER = [2, 4, 8, 10];

function eighth(figure: ElectionFigure, variant: EighthRuleVariant): Clause[] {
  const { longitudeDeg } = figure.planets.Moon,
    sign = signIndex(longitudeDeg),
    name = signOfPlanet(figure, 'Moon');
  const text = (clauseId: string, explanation: string) => ({
    clauseId,
    policyId: variant,
    policyReference: SAHL_SOURCE,
    explanation,
  });
  const twelfth = twelfthPartSign(longitudeDeg),
    malefics = MALEFICS.filter((planet) => signIndex(figure.planets[planet].longitudeDeg) === twelfth);
  const joined = MALEFICS.filter((planet) => distance(figure, 'Moon', planet) <= arabicMoieties('Moon', planet));
  const first =
    variant === 'arabicTwelfthPart'
      ? clause(
          text('moonTwelfthPartSignContainsMalefic', 'Mars or Saturn is in the sign of her twelfth part.'),
          triggeredIf(malefics.length > 0),
          [
            ...moonSignAndDegree(figure),
            value('twelfthPartSign', SIGNS[twelfth]),
            value('maleficsInTwelfthPartSign', malefics),
          ],
        )
      : clause(
          text(
            'moonInLatinTwelfthSignWithMalefic',
            'The Moon is in Gemini, the twelfth sign from her domicile, and joined in body to a malefic.',
          ),
          triggeredIf(sign === 2 && joined.length > 0),
          [compared('moonSign', name, '==', 'Gemini'), value('connectedMalefics', joined)],
        );
  return [
    first,
    clause(text('moonOppositeOwnHouse', 'The Moon is opposite her domicile, Cancer.'), triggeredIf(sign === 9), [
      compared('moonSign', name, '==', 'Capricorn'),
    ]),
    clause(
      text('moonAverseToCancer', 'Her sign does not aspect Cancer.'),
      triggeredIf(AVERSE_TO_CANCER.includes(sign)),
      [compared('moonSign', name, 'in', 'Gemini, Leo, Sagittarius, Aquarius')],
    ),
  ];
}

export interface SahlVariants {
  readonly burntPath: BurntPathVariant;
  readonly eighthRule: EighthRuleVariant;
}

const own = (clauseId: string, policyId: string, explanation: string) => ({
  clauseId,
  policyId,
  policyReference: SAHL_SOURCE,
  explanation,
});
const text = (explanation: string) => ({ policyReference: SAHL_SOURCE, explanation });
const rule = (ruleId: string, clauses: readonly Clause[], nth: number, ...modifiers: string[]) => ({
  ruleId,
  clauses,
  sourceReference: `${SAHL_SOURCE}, defect ${nth}`,
  modifiers,
});

function burned(figure: ElectionFigure) {
  const near = nearSun(
    own(
      'moonWithin12degSun',
      'sahlExplicit12DegreeBurning',
      'The Moon is burned: within twelve degrees of the Sun on either side.',
    ),
    figure,
    12,
  );
  const isLeaving = near.state === 'triggered' && conjunctionMotion(figure, 'Moon', 'Sun') === 'separating';
  return rule('moonBurnedBySun12deg', [near], 1, ...(isLeaving ? ['It is easier when she has passed the Sun.'] : []));
}

const firstFive = (figure: ElectionFigure) => [
  burned(figure),
  rule(
    'moonInDegreeOfFall',
    [degreeOfFall(text('The Moon is in the degree of her fall, the third of Scorpio.'), figure)],
    2,
  ),
  rule(
    'moonOppositionSun',
    [
      signRay(
        own('moonWholeSignOppositionSun', RAYS, 'Her sign is opposite the sign of the Sun.'),
        figure,
        'Sun',
        [6],
        {
          comparison: 'in',
          text: '(6,)',
        },
      ),
    ],
    3,
  ),
  rule('moonJoinedOrHardRayMalefic', [...withMalefic(figure, 'Saturn'), ...withMalefic(figure, 'Mars')], 4),
  rule(
    'moonNearLunarNode12deg',
    nearNodes(text('The Moon is within twelve degrees of the head or the tail, the limit of eclipses.'), figure),
    5,
  ),
];

const lastFive = (figure: ElectionFigure, context: LunarContext, variants: SahlVariants) => [
  rule('moonInTerminalMaleficBound', [terminalBound(figure)], 6),
  rule(
    'moonCadentOrBurntPath',
    [cadentMoon(text('The Moon is in a cadent house.'), figure), burntPath(figure, variants.burntPath)],
    7,
    'The request chooses the reading of the burnt path; the text itself gives no degrees.',
  ),
  rule(
    'moonTwelfthPartOrOpposedOrAverseHouse',
    eighth(figure, variants.eighthRule),
    8,
    'The Arabic text, as al-Rijal quotes it, has the twelfth part; the Latin text has the twelfth sign.',
  ),
  rule(
    'moonSlowBelow12degPerDay',
    [
      slowMoon(
        own('moonSpeedBelow12degPerDay', RATE_PRODUCT, 'The Moon is slow: less than twelve degrees a day.'),
        figure,
        12,
      ),
    ],
    9,
  ),
  rule(
    'moonEmptyInCourse',
    [
      voidMoon(
        own(
          'moonEmptyUntilSignIngress',
          'medievalExactConnectionSignBound',
          'The Moon is empty in course: she makes no connection before she leaves the sign.',
        ),
        context,
      ),
    ],
    10,
  ),
];

/**
 * The ten defects in Sahl's order. Pure function of the figure, of the context of the instant and of the chosen readings.
 */
export const sahlRules = (figure: ElectionFigure, context: LunarContext, variants: SahlVariants): Rule[] =>
  numbered([...firstFive(figure), ...lastFive(figure, context, variants)]);
