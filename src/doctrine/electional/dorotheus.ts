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
  houseSystemMeasurements,
  separationRate,
  twelfthPartSign,
} from './figure.js';
import { clause, nearSun, signRay, slowMoon } from './moon-clauses.js';
import { compared, degrees, numbered, triggeredIf, value } from './witness.js';
import type { Clause, Measurement, Rule } from './witness.js';

/**
 * The eleven corruptions of the Moon: Dorotheus, Carmen V.6 ('Umar al-Tabari's version, tr. Dykes 2017; V.5 in Pingree's, 1976). Two of
 * them have no numeric definition; they report evidence only.
 */
export const DOROTHEUS_SOURCE = 'Dorotheus, Carmen V.6.1-15, p. 235 (Dykes 2017; V.5 in Pingree 1976)';

export type SideOfEcliptic = 'north' | 'south' | 'onEcliptic';
export type MotionInLatitude = 'northward' | 'southward' | 'stationary';
export type CrossingDirection = 'ascendingSouthToNorth' | 'descendingNorthToSouth';
export type NearestCrossing = 'previous' | 'current' | 'next';

/** The crossings of the ecliptic by the Moon before and after an instant, Julian days UT1. */
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
  /** Whether any part of the Moon is in the umbra. */
  readonly isEclipsed: boolean;
}

/** Measurements of the Moon's latitude, its rate and the crossings around the instant. */
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
        'The text does not say whether the Moon leaves the Sun in longitude or in latitude, or at which distance. Only the evidence is reported.',
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
      value(
        'requiredUnresolvedSemantics',
        'which coordinate is meant, and the distance at which the Moon has left the Sun',
      ),
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
      explanation: 'The Moon is in the last bound of a sign, and Saturn or Mars rules it.',
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
      explanation: 'The burned path covers all of Libra and Scorpio.',
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
      explanation: 'The Moon is in the ninth house, falling from the midheaven, by the quadrant houses of the request.',
    },
    !figure.isQuadrant || house === null ? 'notEvaluable' : triggeredIf(house === 9),
    figure.isQuadrant
      ? [compared('house', house, '==', 9), ...houseMeasurements(figure)]
      : houseSystemMeasurements(figure),
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
          'The Moon is eclipsed, from first to last contact with the umbra.',
        ),
        triggeredIf(context.isEclipsed),
        [compared('moonEclipsed', context.isEclipsed, '==', true)],
      ),
    ],
    'It is worse if she is in the sign of the natal Moon or in its triplicity. The natal chart is not used here.',
  ),
  rule(
    'moonUnderSolarRays',
    [
      nearSun(
        own(
          'moonWithin15degSun',
          'dykesGlossary15DegreeSolarDistance',
          'The Moon is under the rays: within fifteen degrees of the Sun.',
        ),
        figure,
        15,
      ),
    ],
    'It is no corruption for matters that are to stay hidden. The matter is not used here.',
  ),
  rule('moonInMaleficTwelfthPart', [twelfthPart(figure)]),
  rule('moonOnEclipticDescendingSouth', [
    clause(
      own(
        'moonOnEclipticDescendingSouth',
        'sourceIndeterminateWithExactLunarCrossingWitness',
        'The Moon is near the ecliptic and descends southward. The text gives no limit of latitude; only the evidence is reported.',
      ),
      'notEvaluable',
      [
        ...latitudeMeasurements(figure, context.crossings),
        value('requiredUnresolvedSemantics', 'the latitude within which the Moon counts as on the ecliptic'),
      ],
    ),
  ]),
];

const lastRules = (figure: ElectionFigure, context: DorotheanContext) => [
  rule('moonOppositionSun', [
    signRay(
      own('moonWholeSignOppositionSun', 'dorotheusWholeSignConfiguration', 'Her sign is opposite the sign of the Sun.'),
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
          `The Moon is in the sign of ${planet}, or her sign aspects it.`,
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
        'The Moon moves less than twelve degrees a day, like Saturn in her motion.',
      ),
      figure,
      12,
    ),
  ]),
  rule('moonInBurnedPath', [burnedPath(figure)]),
  rule('moonInTerminalMaleficBound', [terminalBound(figure)]),
  rule('moonNinthCadentFromMidheaven', [ninth(figure)]),
];

/**
 * The eleven corruptions in the order of the chapter. Pure function of the figure and of the context of the instant.
 */
export const dorotheanRules = (figure: ElectionFigure, context: DorotheanContext): Rule[] =>
  numbered([...firstRules(figure, context), ...lastRules(figure, context)]);
