import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import { stationaryThreshold } from '../zodiac/stationary.js';
import { hardAspect, underRays } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { configuredWithMoon, signClauses } from './dorotheus-launch-signs.js';
import {
  ascendantSign,
  areConfigured,
  relationOf,
  configured,
  FORTUNES,
  MALEFICS,
  signOffset,
  signOfPlanet,
} from './figure.js';

import { fortifier, gate, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { value } from './witness.js';

import { horizonPlace, met, moonSide, onSide, text } from './dorotheus-launch-facts.js';
import type { Launch } from './dorotheus-launch-facts.js';

/** Launching a ship by the planets: Dorotheus, Carmen V.26.14-38. */

/** Clauses 14-18: the Moon and Saturn, above and under the earth. */
function moonAndSaturn(launch: Launch): MatterClause[] {
  const { figure, saturnIsStationary, saturnOffset } = launch,
    witnesses = configuredWithMoon(figure),
    trine = saturnOffset === 4 || saturnOffset === 8;
  const stands = value('saturnStationary', saturnIsStationary),
    offset = value('saturnMoonOffset', saturnOffset);
  return [
    witness(
      text(
        14,
        'launchTransitionToPlanetaryTestimony',
        'From here on the text uses the planets at the moment when the ship is pushed into the water.',
      ),
      true,
      [value('moonSign', signOfPlanet(figure, 'Moon')), value('launchContext', 'pushingShipIntoWater')],
    ),
    gate(
      text(
        15,
        'moonUnderEarthConfiguredByPlanets',
        'The Moon is under the earth, with fortunes or infortunes or in aspect to them.',
      ),
      onSide(launch, 'underEarth', witnesses.length > 0),
      [
        moonSide(launch),
        value('moonHouse', launch.moon.house),
        value('horizonPolicy', launch.moon.policy),
        value('configuringFortunesOrInfortunes', witnesses),
      ],
    ),
    gate(
      text(16, 'underEarthMoonStationarySaturnCopresence', 'The Moon is under the earth with stationary Saturn.'),
      onSide(launch, 'underEarth', saturnIsStationary && saturnOffset === 0),
      [
        moonSide(launch),
        value('saturnSign', signOfPlanet(figure, 'Saturn')),
        value('moonSign', signOfPlanet(figure, 'Moon')),
        stands,
        value('stationThreshold', stationaryThreshold('Saturn'), 'degrees/day'),
      ],
    ),
    witness(
      text(
        17,
        'aboveEarthMoonStationarySaturnTrine',
        'Stationary Saturn trines the Moon. The text says both above and under the earth for the same case.',
      ),
      null,
      [moonSide(launch), stands, offset, value('editionReading', 'sourceInternalHemisphereContradiction')],
    ),
    witness(
      text(
        18,
        'aboveEarthMoonNonstationarySaturnTrine',
        'The Moon is above the earth and Saturn, not stationary, trines her: injury.',
      ),
      onSide(launch, 'aboveEarth', !saturnIsStationary && trine),
      [moonSide(launch), stands, offset],
    ),
  ];
}

/** Clauses 19-21: Saturn with Mercury, in the ascendant, and in the natal chart. */
function saturnElsewhere({ figure, natal }: Launch): MatterClause[] {
  const rises = signIndex(figure.ascDeg) === signIndex(figure.planets.Saturn.longitudeDeg),
    root = natal?.planets.Saturn.longitudeDeg ?? null;
  const overlay =
    root === null
      ? null
      : signIndex(figure.ascDeg) === signIndex(root) || hardAspect(figure.planets.Saturn.longitudeDeg, root) !== null;
  return [
    witness(
      text(
        19,
        'saturnMercuryAssociationAndPlanetaryHelp',
        'Mercury is associated with Saturn, and planets help. The text does not define the extent.',
      ),
      null,
      [
        value('saturnMercuryConfigured', areConfigured(figure, 'Saturn', 'Mercury')),
        value('sourceAssociationScope', 'sourceNotClosed'),
      ],
    ),
    witness(
      text(20, 'saturnAtAscendantAndMoonNotLooking', 'Saturn is in the ascendant and the Moon does not aspect him.'),
      rises && !areConfigured(figure, 'Saturn', 'Moon'),
      [
        value('saturnSign', signOfPlanet(figure, 'Saturn')),
        value('ascendantSign', ascendantSign(figure)),
        met(figure, 'Saturn', 'Moon'),
      ],
    ),
    gate(
      text(
        21,
        'radicalSaturnSignOverlay',
        'The sign of natal Saturn ascends, or Saturn is in square or opposition to his natal position. Not evaluable without a natal chart.',
      ),
      overlay,
      [
        value('electionAscendantSign', ascendantSign(figure)),
        value('transitingSaturnSign', signOfPlanet(figure, 'Saturn')),
        value('natalSaturnSign', natal === null ? null : signOfPlanet(natal, 'Saturn')),
        value('radicalChartSupplied', natal !== null),
      ],
    ),
  ];
}

/** Clauses 22-24: Mars, and Mercury with him. */
function mars(launch: Launch): MatterClause[] {
  const { figure } = launch,
    known = launch.mars.side !== null && launch.moon.side !== null;
  return [
    witness(
      text(
        22,
        'marsUnderEarthMoonAboveEarthWaterOrFighting',
        'Mars is under the earth and aspects the Moon above it: harm from water or fighting.',
      ),
      known
        ? launch.mars.side === 'underEarth' &&
            launch.moon.side === 'aboveEarth' &&
            areConfigured(figure, 'Mars', 'Moon')
        : null,
      [
        value('marsHemisphere', launch.mars.side),
        value('marsHouse', launch.mars.house),
        moonSide(launch),
        value('moonHouse', launch.moon.house),
        met(figure, 'Mars', 'Moon'),
      ],
    ),
    witness(
      text(
        23,
        'marsConditionInjuryConsequence',
        'Injury in the case of the previous sentence; it is no separate case.',
      ),
      null,
      [
        value('dependentClause', 'marsUnderEarthMoonAboveEarthWaterOrFighting'),
        value('sourceInjuryScope', 'continuationNotSeparable'),
      ],
    ),
    witness(
      text(24, 'mercuryWithMarsIncreasesHardship', 'Mercury is with Mars or aspects him: more hardship.'),
      areConfigured(figure, 'Mercury', 'Mars'),
      [value('mercuryMarsConfigured', areConfigured(figure, 'Mercury', 'Mars'))],
    ),
  ];
}

/** Clauses 25-27: the infortunes and Mercury together, and divided between the luminaries. */
function infortunesTogether(launch: Launch): MatterClause[] {
  const { figure } = launch,
    three = ['Saturn', 'Mars', 'Mercury'] as const;
  const divided =
    (areConfigured(figure, 'Mars', 'Sun') && areConfigured(figure, 'Saturn', 'Moon')) ||
    (areConfigured(figure, 'Saturn', 'Sun') && areConfigured(figure, 'Mars', 'Moon'));
  return [
    gate(
      text(
        25,
        'saturnMarsMercuryLookAtMoonAboveEarth',
        'The Moon is above the earth and Saturn, Mars and Mercury all aspect her: no escape.',
      ),
      onSide(
        launch,
        'aboveEarth',
        three.every((planet) => areConfigured(figure, planet, 'Moon')),
      ),
      [...three.map((planet) => met(figure, planet, 'Moon')), moonSide(launch)],
    ),
    witness(
      text(26, 'marsMercuryAssociationAnalogy', 'Mars with Mercury does the same. The text does not say as what.'),
      null,
      [
        value('marsMercuryConfigured', areConfigured(figure, 'Mars', 'Mercury')),
        value('analogyTarget', 'precedingMarsConditionScopeNotClosed'),
      ],
    ),
    gate(
      text(27, 'marsSaturnDividedSolarLunarTestimony', 'One infortune aspects the Sun, the other the Moon.'),
      divided,
      (['Mars', 'Saturn'] as const).flatMap((planet) => [met(figure, planet, 'Sun'), met(figure, planet, 'Moon')]),
    ),
  ];
}

/** Clauses 28-30 depend on sentences that are not clear. */
function openFortunes({ figure }: Launch): MatterClause[] {
  const mercuryMeets = (planets: readonly ClassicalPlanet[]): boolean =>
    planets.some((planet) => areConfigured(figure, 'Mercury', planet));
  return [
    fortifier(
      text(
        28,
        'jupiterSquareReadingAndMoonUnafflicted',
        'The Moon is not made unfortunate and is with Jupiter. The square in the translation is no condition (note 161).',
      ),
      null,
      [
        value('jupiterMoonOffset', signOffset(figure.planets.Jupiter.longitudeDeg, figure.planets.Moon.longitudeDeg)),
        value('moonMadeUnfortunate', 'sourceNotClosed'),
        value('editionNote161', 'jupiterSquareEpithetNotPredicate'),
      ],
    ),
    witness(
      text(
        29,
        'venusJupiterAndMoonTestimony',
        'Venus is with Jupiter in the case of the previous sentence, which is not evaluable.',
      ),
      null,
      [
        value('venusJupiterConfigured', areConfigured(figure, 'Venus', 'Jupiter')),
        value('dependsOnOpenJupiterClause', true),
      ],
    ),
    witness(
      text(
        30,
        'mercuryWithFortuneOrInfortuneAddition',
        'Mercury adds to the good or to the evil. The text does not say to which.',
      ),
      null,
      [
        value('mercuryConfiguresFortune', mercuryMeets(FORTUNES)),
        value('mercuryConfiguresInfortune', mercuryMeets(MALEFICS)),
        value('sourceAdditionOutcome', 'contextNotClosed'),
      ],
    ),
  ];
}

/** Clauses 31-33: the fortunes alone, under the rays, and all together. */
function fortunes(launch: Launch): MatterClause[] {
  const { figure } = launch,
    malefics = MALEFICS.filter((planet) => areConfigured(figure, planet, 'Moon')),
    copresent = relationOf(figure, 'Venus', 'Moon') === 'conjunction',
    hidden = underRays(figure, 'Venus');
  const all = FORTUNES.every((planet) => areConfigured(figure, planet, 'Sun') && areConfigured(figure, planet, 'Moon'));
  return [
    fortifier(
      text(
        31,
        'aboveEarthMoonVenusAloneLooks',
        'The Moon is above the earth, Venus aspects her and no infortune does.',
      ),
      onSide(launch, 'aboveEarth', areConfigured(figure, 'Venus', 'Moon') && malefics.length === 0),
      [moonSide(launch), met(figure, 'Venus', 'Moon'), value('infortuneConfiguringMoon', malefics)],
    ),
    fortifier(
      text(
        32,
        'underEarthMoonVenusCopresenceUnderRays',
        'The Moon is under the earth with Venus, who is under the rays.',
      ),
      onSide(launch, 'underEarth', copresent && hidden),
      [moonSide(launch), value('venusMoonSameSign', copresent), value('venusUnderRays', hidden)],
    ),
    fortifier(
      text(
        33,
        'jupiterVenusSolarLunarAndMercuryTestimony',
        'Jupiter and Venus aspect both luminaries, and Mercury aspects the Moon: the best case.',
      ),
      all && areConfigured(figure, 'Mercury', 'Moon'),
      [
        ...FORTUNES.flatMap((planet) => [met(figure, planet, 'Sun'), met(figure, planet, 'Moon')]),
        met(figure, 'Mercury', 'Moon'),
      ],
    ),
  ];
}

/** Clauses 34-38: mixed testimony, signs named elsewhere, the moment of the launch. */
function closing({ figure }: Launch): MatterClause[] {
  const rises = (planet: ClassicalPlanet) => configured(figure.planets[planet].longitudeDeg, figure.ascDeg);
  return [
    witness(
      text(
        34,
        'mixedMaleficAscendantAndFortuneMoonRescue',
        'An infortune aspects the ascendant and a fortune the Moon: harm and rescue. The text does not say which prevails.',
      ),
      null,
      [
        value('infortuneConfiguresAscendant', MALEFICS.some(rises)),
        value(
          'fortuneConfiguresMoon',
          FORTUNES.some((planet) => areConfigured(figure, planet, 'Moon')),
        ),
        value('sourceRescueRelation', 'mixedOutcomeNotClosed'),
      ],
    ),
    witness(
      text(35, 'reportedSignsTestimony', 'The signs that were reported before. The text does not say which.'),
      null,
      [value('reportedSigns', 'antecedentReferenceNotIdentified')],
    ),
    witness(text(36, 'approvedSignsTestimony', 'The signs that are approved. The text does not say which.'), null, [
      value('approvedSigns', 'antecedentReferenceNotIdentified'),
    ]),
    witness(
      text(
        37,
        'launchMomentDistinguishedFromPassengerBoarding',
        'The elected moment is that of pushing the ship into the water, not that of boarding.',
      ),
      true,
      [value('electedMoment', 'pushingShipIntoWater'), value('passengerBoarding', 'separateUnprofiledMoment')],
    ),
    witness(text(38, 'arrivalWording', 'The sentence on the arrival gives no rule of its own.'), null, [
      value('arrivalPredicate', 'sourceWordingNotClosed'),
    ]),
  ];
}

/** The thirty-eight sentences of the chapter on launching, in its order. `natal` may be null. */
export function launchClauses({ figure, natal }: DorotheanMatterInput): MatterClause[] {
  const { Saturn: saturn, Moon: moon } = figure.planets;
  const launch: Launch = {
    figure,
    natal,
    moon: horizonPlace(figure, 'Moon'),
    mars: horizonPlace(figure, 'Mars'),
    saturnIsStationary: Math.abs(saturn.rateDegPerDay) < stationaryThreshold('Saturn'),
    saturnOffset: signOffset(saturn.longitudeDeg, moon.longitudeDeg),
  };
  return [
    ...signClauses(figure),
    ...moonAndSaturn(launch),
    ...saturnElsewhere(launch),
    ...mars(launch),
    ...infortunesTogether(launch),
    ...openFortunes(launch),
    ...fortunes(launch),
    ...closing(launch),
  ];
}
