import { test } from 'node:test';
import fc from 'fast-check';
import { drawnFigure, ruler, SIGN_NAMES, signName } from '../../../test/support/drawn-figure.js';
import type { DrawnFigure } from '../../../test/support/drawn-figure.js';
import { figureOf } from '../../../test/support/election-figure.js';
import { compare, lastBound, moonDegree, nearSun, ray, slow, twelfthPart } from '../../../test/support/stated-rules.js';
import type { StatedRule } from '../../../test/support/stated-rules.js';
import { dorotheanRules } from './dorotheus.js';
import type { CrossingWitness } from './dorotheus.js';

const CROSSINGS: CrossingWitness = {
  hemisphere: 'north',
  motion: 'southward',
  previousJdUt: 2451540,
  previousDirection: 'ascendingSouthToNorth',
  nextJdUt: 2451553,
  nextDirection: 'descendingNorthToSouth',
  nearestRelation: 'next',
  nearestJdUt: 2451553,
  nearestHours: 100,
};

function statedDorotheus(drawn: DrawnFigure, isEclipsed: boolean): StatedRule[] {
  const moon = drawn.at('Moon'),
    part = twelfthPart(moon),
    partRuler = ruler(30 * part),
    house = drawn.house('Moon');
  return [
    ['moonEclipsed', [['moonEclipsed', isEclipsed, { moonEclipsed: isEclipsed }]]],
    ['moonUnderSolarRays', [nearSun('moonWithin15degSun', drawn, 15)]],
    [
      'moonInMaleficTwelfthPart',
      [
        [
          'moonTwelfthPartRuledByMarsOrSaturn',
          ['Mars', 'Saturn'].includes(partRuler),
          { ...moonDegree(drawn), twelfthPartSign: SIGN_NAMES[part] },
        ],
      ],
    ],
    [
      'moonOnEclipticDescendingSouth',
      [
        [
          'moonOnEclipticDescendingSouth',
          null,
          {
            moonEclipticLatitude: 1,
            moonLatitudeRate: drawn.hand.moonLatitudeRate!,
            hemisphere: 'north',
            latitudeMotion: 'southward',
            previousCrossingJdUt: 2451540,
            nextCrossingJdUt: 2451553,
            nearestCrossingHoursFromQuery: 100,
          },
        ],
      ],
    ],
    ['moonOppositionSun', [ray('moonWholeSignOppositionSun', drawn, 'Sun', [6])]],
    [
      'moonWithOrLookingAtInfortune',
      (['Mars', 'Saturn'] as const).map((planet) =>
        ray(`moonWithOrLookingAt${planet}`, drawn, planet, [0, 2, 3, 4, 6, 8, 9, 10]),
      ),
    ],
    [
      'moonDisengagingFromSun',
      [
        [
          'moonDisengagingFromSunInLongitudeOrLatitude',
          null,
          {
            longitudeSeparation: drawn.apart('Moon', 'Sun'),
            longitudePhase: drawn.motion('Moon', 'Sun'),
            longitudeSeparationRate: drawn.opening('Moon', 'Sun'),
            moonEclipticLatitude: 1,
            moonLatitudeRate: drawn.hand.moonLatitudeRate!,
            nearestLunarNodeCrossingRelation: 'next',
          },
        ],
      ],
    ],
    ['moonSlowBelow12degPerDay', [slow('moonSpeedBelow12degPerDay', drawn, 12)]],
    [
      'moonInBurnedPath',
      [['moonInWholeLibraOrScorpio', ['Libra', 'Scorpio'].includes(signName(moon)), { moonLongitude: moon }]],
    ],
    ['moonInTerminalMaleficBound', [lastBound('moonTerminalEgyptianBoundRuledByMalefic', drawn)]],
    [
      'moonNinthCadentFromMidheaven',
      [['moonNinthCadentFromMidheaven', house === null ? null : house === 9, house === null ? {} : { house }]],
    ],
  ];
}

test('property: the eleven rules of Dorotheus agree with a second statement of Carmen V.6 for drawn figures', () => {
  fc.assert(
    fc.property(drawnFigure, fc.boolean(), (drawn, isEclipsed) =>
      compare(
        dorotheanRules(figureOf(drawn.hand), { crossings: CROSSINGS, isEclipsed }),
        statedDorotheus(drawn, isEclipsed),
      ),
    ),
    { numRuns: 600 },
  );
});
