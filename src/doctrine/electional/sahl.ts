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
 * The ten defects of the Moon: Sahl ibn Bishr, Introduction 5.16 (Works of Sahl and Masha'allah, tr. Dykes, 2008), which On Elections
 * 22-23 repeats. Signs behold by whole signs; bodies are joined within half the sum of their orbs.
 */
export const SAHL_SOURCE =
  "Sahl, Introduction 5.16 (Works of Sahl and Masha'allah, Dykes 2008); On Elections 22-23 (Choices & Inceptions III, Dykes 2012)";

export type BurntPathVariant = 'textWithoutEndpoints' | 'fallDegrees' | 'laterFifteenDegrees';
export type EighthRuleVariant = 'arabicTwelfthPart' | 'latinTwelfthSign';

/** Degrees of the zodiac, [start, end); null where the text gives none. */
const BURNT_PATHS: Readonly<Record<BurntPathVariant, readonly [number, number] | null>> = {
  textWithoutEndpoints: null,
  fallDegrees: [199, 213],
  laterFifteenDegrees: [195, 225],
};

/** Orbs of the planets, degrees. Sahl, Introduction 5.5; al-Qabisi III.  Mars has 8, one more than Lilly gives. */
const ARABIC_ORBS: Readonly<Record<ClassicalPlanet, number>> = {
  Sun: 15,
  Moon: 12,
  Mercury: 7,
  Venus: 7,
  Mars: 8,
  Jupiter: 9,
  Saturn: 9,
};
/** Half the sum of two planets' orbs, degrees. */
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
      text('BodyJoin', `Joined in body: within half the sum of the orbs of the Moon and ${planet}.`),
      triggeredIf(apart <= orb),
      [degrees('separation', apart), compared('combinedMoiety', orb, '<=', orb, 'degrees')],
    ),
    signRay(text('WholeSignSquare', `Her sign is square to that of ${planet}.`), figure, planet, [3, 9], {
      comparison: 'in',
      text: '(3, 9)',
    }),
    signRay(text('WholeSignOpposition', `Her sign is opposite that of ${planet}.`), figure, planet, [6], {
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
      policyReference: 'Egyptian bounds (Tetrabiblos I.20-21; Valens I.3), those of the Arabic authors',
      explanation:
        'The last degrees of signs in the bounds of the malefics: the last bound of the sign, ruled by Mars or Saturn.',
    },
    triggeredIf(bound.endDeg === 30 && (MALEFICS as readonly string[]).includes(bound.ruler)),
    [
      ...moonSignAndDegree(figure),
      compared('boundRuler', bound.ruler, 'in', 'Mars or Saturn'),
      value('boundInterval', `[${bound.startDeg}, ${bound.endDeg})`),
    ],
  );
}

/** The Moon in the burnt path, its end not included; not evaluable by the text alone. */
export function burntPathState(figure: ElectionFigure, variant: BurntPathVariant): RuleState {
  const path = BURNT_PATHS[variant],
    { longitudeDeg } = figure.planets.Moon;
  return path === null ? 'notEvaluable' : triggeredIf(longitudeDeg >= path[0] && longitudeDeg < path[1]);
}

/** How the burnt path is bounded: by two degrees, or by the text, which gives none. */
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
          ? 'The text names the burnt path, at the end of Libra and the beginning of Scorpio, and gives no degrees.'
          : 'The burnt path under the chosen reading, its end not included.',
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
          text('moonTwelfthPartSignContainsMalefic', 'The sign of her twelfth part holds Mars or Saturn.'),
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
            'She is in Gemini, the twelfth sign from her house, and joined in body to a malefic.',
          ),
          triggeredIf(sign === 2 && joined.length > 0),
          [compared('moonSign', name, '==', 'Gemini'), value('connectedMalefics', joined)],
        );
  return [
    first,
    clause(text('moonOppositeOwnHouse', 'She is opposite her own house, Cancer.'), triggeredIf(sign === 9), [
      compared('moonSign', name, '==', 'Capricorn'),
    ]),
    clause(
      text('moonAverseToCancer', 'Her sign does not behold Cancer.'),
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
      'Burned: within twelve degrees of the Sun on either side.',
    ),
    figure,
    12,
  );
  const isLeaving = near.state === 'triggered' && conjunctionMotion(figure, 'Moon', 'Sun') === 'separating';
  return rule('moonBurnedBySun12deg', [near], 1, ...(isLeaving ? ['It is easier when she has passed him.'] : []));
}

const firstFive = (figure: ElectionFigure) => [
  burned(figure),
  rule('moonInDegreeOfFall', [degreeOfFall(text('The degree of her fall, the third of Scorpio.'), figure)], 2),
  rule(
    'moonOppositionSun',
    [
      signRay(own('moonWholeSignOppositionSun', RAYS, 'Her sign is opposite that of the Sun.'), figure, 'Sun', [6], {
        comparison: 'in',
        text: '(6,)',
      }),
    ],
    3,
  ),
  rule('moonJoinedOrHardRayMalefic', [...withMalefic(figure, 'Saturn'), ...withMalefic(figure, 'Mars')], 4),
  rule(
    'moonNearLunarNode12deg',
    nearNodes(text('With the head or the tail: within twelve degrees, the measure of eclipses.'), figure),
    5,
  ),
];

const lastFive = (figure: ElectionFigure, context: LunarContext, variants: SahlVariants) => [
  rule('moonInTerminalMaleficBound', [terminalBound(figure)], 6),
  rule(
    'moonCadentOrBurntPath',
    [cadentMoon(text('Falling from the angles, in a cadent house.'), figure), burntPath(figure, variants.burntPath)],
    7,
    'The burnt path is judged by the reading that the caller names; the text itself gives no degrees.',
  ),
  rule(
    'moonTwelfthPartOrOpposedOrAverseHouse',
    eighth(figure, variants.eighthRule),
    8,
    'The Arabic text, as al-Rijal quotes it, has the twelfth part; the Latin has the twelfth sign.',
  ),
  rule(
    'moonSlowBelow12degPerDay',
    [
      slowMoon(
        own('moonSpeedBelow12degPerDay', RATE_PRODUCT, 'Slow of course: less than twelve degrees a day.'),
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
          'Empty in course: she connects with no planet before she leaves the sign.',
        ),
        context,
      ),
    ],
    10,
  ),
];

/** The ten defects in Sahl's order. */
export const sahlRules = (figure: ElectionFigure, context: LunarContext, variants: SahlVariants): Rule[] =>
  numbered([...firstFive(figure), ...lastFive(figure, context, variants)]);
