import { boundAt } from '../bounds/bounds.js';
import { aspectMotion } from '../aspects/aspect-motion.js';
import { domicileRuler } from '../dignity/rulers.js';
import { SIGNS } from '../zodiac/zodiac.js';
import type { ElectionFigure } from './figure.js';
import {
  conjunctionMotion,
  distance,
  houseMeasurements,
  MALEFICS,
  moonSignAndDegree,
  namesOfHouses,
  separationRate,
  twelfthPartSign,
} from './figure.js';
import { clause, nearSun, signRay, slowMoon } from './moon-clauses.js';
import { compared, degrees, numbered, triggeredIf, value } from './witness.js';
import type { Clause, Measurement, Rule } from './witness.js';

/**
 * The eleven corruptions of the Moon: Dorotheus, Carmen V.6 ('Umar al-Tabari's version, tr. Dykes 2017; V.5 in Pingree's, 1976).
 * Two of them have no numeric reading and are answered as evidence alone.
 */
export const DOROTHEUS_SOURCE = 'Dorotheus, Carmen V.6.1-15, p. 235 (Dykes 2017; V.5 in Pingree 1976)';

export type SideOfEcliptic = 'north' | 'south' | 'onEcliptic';
export type MotionInLatitude = 'northward' | 'southward' | 'stationary';
export type CrossingDirection = 'ascendingSouthToNorth' | 'descendingNorthToSouth';
export type NearestCrossing = 'previous' | 'current' | 'next';

/** The crossings of the ecliptic by the Moon around an instant, Julian days UT1. */
export interface CrossingWitness {
  readonly hemisphere: SideOfEcliptic;
  readonly motion: MotionInLatitude;
  readonly previousJdUt: number;
  readonly previousDirection: CrossingDirection;
  readonly nextJdUt: number;
  readonly nextDirection: CrossingDirection;
  readonly nearestRelation: NearestCrossing;
  readonly nearestJdUt: number;
  readonly nearestHours: number;
}
export interface DorotheanContext {
  readonly crossings: CrossingWitness;
  /** Some part of the Moon is in the umbra. */
  readonly isEclipsed: boolean;
}

/** The Moon's latitude, its rate and the crossings around it. */
export function latitudeMeasurements(figure: ElectionFigure, at: CrossingWitness): Measurement[] {
  const { latitudeDeg, latitudeRateDegPerDay } = figure.planets.Moon;
  return [
    degrees('moonEclipticLatitude', latitudeDeg),
    value('moonLatitudeRate', latitudeRateDegPerDay, 'degrees/day'),
    value('hemisphere', at.hemisphere),
    value('latitudeMotion', at.motion),
    value('previousCrossingJdUt', at.previousJdUt, 'JD UT1'),
    value('previousCrossingDirection', at.previousDirection),
    value('nextCrossingJdUt', at.nextJdUt, 'JD UT1'),
    value('nextCrossingDirection', at.nextDirection),
    value('nearestCrossingRelation', at.nearestRelation),
    value('nearestCrossingHoursFromQuery', at.nearestHours, 'hours'),
  ];
}

function disengaging(figure: ElectionFigure, at: CrossingWitness): Clause {
  const { Moon: moon, Sun: sun } = figure.planets;
  const motion = aspectMotion({
    first: { name: 'Sun', longitudeDeg: sun.longitudeDeg, speedDegPerDay: sun.rateDegPerDay },
    second: { name: 'Moon', longitudeDeg: moon.longitudeDeg, speedDegPerDay: moon.rateDegPerDay },
    aspect: 'Conjunction',
    orbFactor: 1,
    exactToleranceDeg: 1e-8,
    rateToleranceDegPerDay: 1e-9,
  });
  return clause(
    {
      clauseId: 'moonDisengagingFromSunInLongitudeOrLatitude',
      policyId: 'sourceIndeterminateLongitudeOrLatitudeCompoundWitness',
      policyReference: DOROTHEUS_SOURCE,
      explanation:
        'The text does not say whether she leaves the Sun in longitude or in latitude, nor how far: the evidence alone is given.',
    },
    'notEvaluable',
    [
      degrees('longitudeSeparation', distance(figure, 'Moon', 'Sun')),
      value('longitudePhase', conjunctionMotion(figure, 'Moon', 'Sun')),
      value('longitudeSeparationRate', separationRate(figure, 'Moon', 'Sun'), 'degrees/day'),
      value('conjunctionMotionState', motion.state),
      degrees('conjunctionDirectedError', motion.errorDeg),
      value('conjunctionRelativeSpeed', motion.relativeSpeedDegPerDay, 'degrees/day'),
      degrees('moonEclipticLatitude', moon.latitudeDeg),
      value('moonLatitudeRate', moon.latitudeRateDegPerDay, 'degrees/day'),
      value('moonLatitudeHemisphere', at.hemisphere),
      value('moonLatitudeMotion', at.motion),
      value('nearestLunarNodeCrossingJdUt', at.nearestJdUt, 'JD UT1'),
      value('nearestLunarNodeCrossingRelation', at.nearestRelation),
      value('requiredUnresolvedSemantics', 'which coordinate is meant, and the distance at which she has left him'),
    ],
  );
}

function twelfthPart(figure: ElectionFigure): Clause {
  const sign = twelfthPartSign(figure.planets.Moon.longitudeDeg),
    malefic = (MALEFICS as readonly string[]).includes(domicileRuler(sign));
  return clause(
    {
      clauseId: 'moonTwelfthPartRuledByMarsOrSaturn',
      policyId: 'dodecatemorionTraditionalMaleficDomiciles',
      policyReference: DOROTHEUS_SOURCE,
      explanation: 'Her twelfth part falls in a sign of Mars or Saturn.',
    },
    triggeredIf(malefic),
    [
      ...moonSignAndDegree(figure),
      value('twelfthPartSign', SIGNS[sign]),
      compared('maleficDomicile', malefic, '==', true),
    ],
  );
}

function terminalBound(figure: ElectionFigure): Clause {
  const bound = boundAt(figure.planets.Moon.longitudeDeg, 'egyptian');
  return clause(
    {
      clauseId: 'moonTerminalEgyptianBoundRuledByMalefic',
      policyId: 'dorotheusEgyptianTerminalMaleficBound',
      policyReference: 'Egyptian bounds, those of Dorotheus (Carmen II.28-33 names them)',
      explanation: 'At the end of a sign, in the bound of Saturn or Mars.',
    },
    triggeredIf(bound.endDeg === 30 && (MALEFICS as readonly string[]).includes(bound.ruler)),
    [
      ...moonSignAndDegree(figure),
      compared('boundRuler', bound.ruler, 'in', 'Mars or Saturn'),
      value('boundInterval', `[${bound.startDeg}, ${bound.endDeg})`),
    ],
  );
}

function burnedPath(figure: ElectionFigure): Clause {
  const { longitudeDeg } = figure.planets.Moon;
  return clause(
    {
      clauseId: 'moonInWholeLibraOrScorpio',
      policyId: 'wholeTropicalLibraAndScorpio',
      policyReference: DOROTHEUS_SOURCE,
      explanation: 'The burned path is the whole of Libra and Scorpio.',
    },
    triggeredIf(longitudeDeg >= 180 && longitudeDeg < 240),
    [
      degrees('moonLongitude', longitudeDeg),
      compared('burnedPathInterval', '[180, 240)', 'in', '[180, 240)', 'degrees'),
    ],
  );
}

function ninth(figure: ElectionFigure): Clause {
  const { house } = figure.planets.Moon;
  return clause(
    {
      clauseId: 'moonNinthCadentFromMidheaven',
      policyId: 'explicitQuadrantNinthCadentFromMidheaven',
      policyReference: DOROTHEUS_SOURCE,
      explanation: 'Falling from the midheaven to the ninth house, by the quadrant houses that the caller declares.',
    },
    !figure.isQuadrant || house === null ? 'notEvaluable' : triggeredIf(house === 9),
    figure.isQuadrant ? [compared('house', house, '==', 9), ...houseMeasurements(figure)] : namesOfHouses(figure),
  );
}

const OFFSETS = [0, 2, 3, 4, 6, 8, 9, 10];

const own = (clauseId: string, policyId: string, explanation: string) => ({
  clauseId,
  policyId,
  policyReference: DOROTHEUS_SOURCE,
  explanation,
});
const rule = (ruleId: string, clauses: readonly Clause[], ...modifiers: string[]) => ({
  ruleId,
  clauses,
  sourceReference: DOROTHEUS_SOURCE,
  modifiers,
});

const firstRules = (figure: ElectionFigure, context: DorotheanContext) => [
  rule(
    'moonEclipsed',
    [
      clause(
        own(
          'moonEclipsed',
          'engineGeometricLunarEclipseContact',
          'Eclipsed: from her first to her last touch of the umbra.',
        ),
        triggeredIf(context.isEclipsed),
        [compared('moonEclipsed', context.isEclipsed, '==', true)],
      ),
    ],
    'It is worse in the sign of the nativity that holds the Moon, or in its trigon: the nativity is not looked at here.',
  ),
  rule(
    'moonUnderSolarRays',
    [
      nearSun(
        own(
          'moonWithin15degSun',
          'dykesGlossary15DegreeSolarDistance',
          'Under the rays: within fifteen degrees of the Sun.',
        ),
        figure,
        15,
      ),
    ],
    'For what is meant to stay hidden it is no corruption: the matter is not looked at here.',
  ),
  rule('moonInMaleficTwelfthPart', [twelfthPart(figure)]),
  rule('moonOnEclipticDescendingSouth', [
    clause(
      own(
        'moonOnEclipticDescendingSouth',
        'sourceIndeterminateWithExactLunarCrossingWitness',
        'In the middle of the ecliptic and going down to the south: how near the middle is not said, the evidence alone is given.',
      ),
      'notEvaluable',
      [
        ...latitudeMeasurements(figure, context.crossings),
        value('requiredUnresolvedSemantics', 'the latitude within which she counts as in the middle'),
      ],
    ),
  ]),
];

const lastRules = (figure: ElectionFigure, context: DorotheanContext) => [
  rule('moonOppositionSun', [
    signRay(
      own('moonWholeSignOppositionSun', 'dorotheusWholeSignConfiguration', 'Her sign is opposite that of the Sun.'),
      figure,
      'Sun',
      [6],
      { comparison: '==', text: 6 },
    ),
  ]),
  rule(
    'moonWithOrLookingAtInfortune',
    MALEFICS.map((planet) =>
      signRay(
        own(
          `moonWithOrLookingAt${planet}`,
          'dorotheusWholeSignConfiguration',
          `In the sign of ${planet}, or in a sign that beholds it.`,
        ),
        figure,
        planet,
        OFFSETS,
        { comparison: 'in', text: OFFSETS.join(',') },
      ),
    ),
  ),
  rule('moonDisengagingFromSun', [disengaging(figure, context.crossings)]),
  rule('moonSlowBelow12degPerDay', [
    slowMoon(
      own(
        'moonSpeedBelow12degPerDay',
        'strictDailyMotionBelow12',
        'Less than twelve degrees in a day, like Saturn in her going.',
      ),
      figure,
      12,
    ),
  ]),
  rule('moonInBurnedPath', [burnedPath(figure)]),
  rule('moonInTerminalMaleficBound', [terminalBound(figure)]),
  rule('moonNinthCadentFromMidheaven', [ninth(figure)]),
];

/** The eleven corruptions in the order of the chapter. */
export const dorotheanRules = (figure: ElectionFigure, context: DorotheanContext): Rule[] =>
  numbered([...firstRules(figure, context), ...lastRules(figure, context)]);
