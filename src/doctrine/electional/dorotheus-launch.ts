import { separationDeg } from '../../kernel/angle.js';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import { stationaryThreshold } from '../zodiac/stationary.js';
import { hardAspect, underRays } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { seenByMoon, signClauses } from './dorotheus-launch-signs.js';
import {
  ascendantSign,
  beholds,
  between,
  configured,
  FORTUNES,
  MALEFICS,
  quadrantHouse,
  signOffset,
  signOfPlanet,
} from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { ClauseText, MatterClause } from './matter-clauses.js';
import { value } from './witness.js';
import type { Measurement } from './witness.js';

/** Launching a ship by the planets: Dorotheus, Carmen V.26.14-38. */
type Side = 'aboveEarth' | 'underEarth';

/** Nearer to the horizon than this a body is on neither side of it, degrees. */
const HORIZON_DEG = 1e-9;

interface HorizonPlace {
  /** Null on the horizon, and without quadrant houses. */
  readonly side: Side | null;
  readonly house: number | null;
  readonly policy: string;
}

function horizonPlace(figure: ElectionFigure, planet: ClassicalPlanet): HorizonPlace {
  const house = quadrantHouse(figure, planet),
    at = figure.planets[planet].longitudeDeg;
  if (house === null) return { side: null, house, policy: 'quadrantHouseFigureRequired' };
  const fromAscendant = separationDeg(at, figure.ascDeg);
  if (Math.min(fromAscendant, 180 - fromAscendant) <= HORIZON_DEG)
    return { side: null, house: null, policy: 'exactHorizonNotEvaluable' };
  return { side: house > 6 ? 'aboveEarth' : 'underEarth', house, policy: 'quadrantHouseHorizonClassification' };
}

/** What the planetary testimony looks at, made once. */
interface Launch {
  readonly figure: ElectionFigure;
  readonly natal: ElectionFigure | null;
  readonly moon: HorizonPlace;
  readonly mars: HorizonPlace;
  readonly saturnStands: boolean;
  readonly saturnOffset: number;
}

const met = (figure: ElectionFigure, a: ClassicalPlanet, b: ClassicalPlanet): Measurement =>
  value(`${a.toLowerCase()}Configures${b}`, beholds(figure, a, b));
const moonSide = (launch: Launch): Measurement => value('moonHemisphere', launch.moon.side);

/** Holds where the Moon is on a side of the horizon and the rest does too; open where her side is. */
const onSide = (launch: Launch, side: Side, rest: boolean): boolean | null =>
  launch.moon.side === null ? null : launch.moon.side === side && rest;
const text = (paragraph: number, id: string, says: string): ClauseText => ({ id, where: `V.26.${paragraph}`, says });

/** Clauses 14-18: the Moon and Saturn, above and under the earth. */
function moonAndSaturn(launch: Launch): MatterClause[] {
  const { figure, saturnStands, saturnOffset } = launch,
    seen = seenByMoon(figure),
    trine = saturnOffset === 4 || saturnOffset === 8;
  const stands = value('saturnStationary', saturnStands),
    offset = value('saturnMoonOffset', saturnOffset);
  return [
    witness(
      text(
        14,
        'launchTransitionToPlanetaryTestimony',
        'From here on the planets are looked at, when the ship is pushed into the water.',
      ),
      true,
      [value('moonSign', signOfPlanet(figure, 'Moon')), value('launchContext', 'pushingShipIntoWater')],
    ),
    gate(
      text(
        15,
        'moonUnderEarthConfiguredByPlanets',
        'The Moon under the earth, with fortunes or infortunes or beheld by them.',
      ),
      onSide(launch, 'underEarth', seen.length > 0),
      [
        moonSide(launch),
        value('moonHouse', launch.moon.house),
        value('horizonPolicy', launch.moon.policy),
        value('configuringFortunesOrInfortunes', seen),
      ],
    ),
    gate(
      text(16, 'underEarthMoonStationarySaturnCopresence', 'The Moon under the earth with Saturn, who stands still.'),
      onSide(launch, 'underEarth', saturnStands && saturnOffset === 0),
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
        'Saturn standing still in trine to her: the text says above and under the earth of the same case.',
      ),
      null,
      [moonSide(launch), stands, offset, value('editionReading', 'sourceInternalHemisphereContradiction')],
    ),
    witness(
      text(
        18,
        'aboveEarthMoonNonstationarySaturnTrine',
        'The Moon above the earth, Saturn in trine and not standing still: injury.',
      ),
      onSide(launch, 'aboveEarth', !saturnStands && trine),
      [moonSide(launch), stands, offset],
    ),
  ];
}

/** Clauses 19-21: Saturn with Mercury, in the ascendant, and in the nativity. */
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
        'Mercury taking part with Saturn, and the help of the planets: how far it goes is not said.',
      ),
      null,
      [
        value('saturnMercuryConfigured', beholds(figure, 'Saturn', 'Mercury')),
        value('sourceAssociationScope', 'sourceNotClosed'),
      ],
    ),
    witness(
      text(20, 'saturnAtAscendantAndMoonNotLooking', 'Saturn in the ascendant, the Moon not beholding him.'),
      rises && !beholds(figure, 'Saturn', 'Moon'),
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
        'The sign of the natal Saturn ascending, or Saturn in square or opposition to his natal place; without a nativity it is open.',
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
        'Mars under the earth, the Moon above it and beholding him: harm from water or fighting.',
      ),
      known
        ? launch.mars.side === 'underEarth' && launch.moon.side === 'aboveEarth' && beholds(figure, 'Mars', 'Moon')
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
      text(23, 'marsConditionInjuryConsequence', 'The injury of the case before, which does not stand by itself.'),
      null,
      [
        value('dependentClause', 'marsUnderEarthMoonAboveEarthWaterOrFighting'),
        value('sourceInjuryScope', 'continuationNotSeparable'),
      ],
    ),
    witness(
      text(24, 'mercuryWithMarsIncreasesHardship', 'Mercury with Mars or beholding him makes it harder.'),
      beholds(figure, 'Mercury', 'Mars'),
      [value('mercuryMarsConfigured', beholds(figure, 'Mercury', 'Mars'))],
    ),
  ];
}

/** Clauses 25-27: the infortunes and Mercury together, and divided between the lights. */
function infortunesTogether(launch: Launch): MatterClause[] {
  const { figure } = launch,
    three = ['Saturn', 'Mars', 'Mercury'] as const;
  const divided =
    (beholds(figure, 'Mars', 'Sun') && beholds(figure, 'Saturn', 'Moon')) ||
    (beholds(figure, 'Saturn', 'Sun') && beholds(figure, 'Mars', 'Moon'));
  return [
    gate(
      text(
        25,
        'saturnMarsMercuryLookAtMoonAboveEarth',
        'Saturn, Mars and Mercury all behold the Moon above the earth: no escape.',
      ),
      onSide(
        launch,
        'aboveEarth',
        three.every((planet) => beholds(figure, planet, 'Moon')),
      ),
      [...three.map((planet) => met(figure, planet, 'Moon')), moonSide(launch)],
    ),
    witness(
      text(26, 'marsMercuryAssociationAnalogy', 'With Mercury Mars does likewise: like what, is not clear.'),
      null,
      [
        value('marsMercuryConfigured', beholds(figure, 'Mars', 'Mercury')),
        value('analogyTarget', 'precedingMarsConditionScopeNotClosed'),
      ],
    ),
    gate(
      text(27, 'marsSaturnDividedSolarLunarTestimony', 'One infortune beholds the Sun, the other the Moon.'),
      divided,
      (['Mars', 'Saturn'] as const).flatMap((planet) => [met(figure, planet, 'Sun'), met(figure, planet, 'Moon')]),
    ),
  ];
}

/** Clauses 28-30: what hangs on sentences that are not clear. */
function openFortunes({ figure }: Launch): MatterClause[] {
  const mercuryMeets = (planets: readonly ClassicalPlanet[]): boolean =>
    planets.some((planet) => beholds(figure, 'Mercury', planet));
  return [
    fortifier(
      text(
        28,
        'jupiterSquareReadingAndMoonUnafflicted',
        'The Moon not made unfortunate, with Jupiter; the square of the translation is no condition (note 161).',
      ),
      null,
      [
        value('jupiterMoonOffset', signOffset(figure.planets.Jupiter.longitudeDeg, figure.planets.Moon.longitudeDeg)),
        value('moonMadeUnfortunate', 'sourceNotClosed'),
        value('editionNote161', 'jupiterSquareEpithetNotPredicate'),
      ],
    ),
    witness(text(29, 'venusJupiterAndMoonTestimony', 'Venus with Jupiter in the case before, which is open.'), null, [
      value('venusJupiterConfigured', beholds(figure, 'Venus', 'Jupiter')),
      value('dependsOnOpenJupiterClause', true),
    ]),
    witness(
      text(
        30,
        'mercuryWithFortuneOrInfortuneAddition',
        'Mercury adds to the good or to the evil: to which is not said.',
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

/** Clauses 31-33: the fortunes alone, hidden, and all together. */
function fortunes(launch: Launch): MatterClause[] {
  const { figure } = launch,
    malefics = MALEFICS.filter((planet) => beholds(figure, planet, 'Moon')),
    copresent = between(figure, 'Venus', 'Moon') === 'conjunction',
    hidden = underRays(figure, 'Venus');
  const all = FORTUNES.every((planet) => beholds(figure, planet, 'Sun') && beholds(figure, planet, 'Moon'));
  return [
    fortifier(
      text(31, 'aboveEarthMoonVenusAloneLooks', 'The Moon above the earth, Venus beholding her and no infortune.'),
      onSide(launch, 'aboveEarth', beholds(figure, 'Venus', 'Moon') && malefics.length === 0),
      [moonSide(launch), met(figure, 'Venus', 'Moon'), value('infortuneConfiguringMoon', malefics)],
    ),
    fortifier(
      text(32, 'underEarthMoonVenusCopresenceUnderRays', 'The Moon under the earth with Venus, who is under the rays.'),
      onSide(launch, 'underEarth', copresent && hidden),
      [moonSide(launch), value('venusMoonSameSign', copresent), value('venusUnderRays', hidden)],
    ),
    fortifier(
      text(
        33,
        'jupiterVenusSolarLunarAndMercuryTestimony',
        'Jupiter and Venus behold both lights, and Mercury the Moon: the best.',
      ),
      all && beholds(figure, 'Mercury', 'Moon'),
      [
        ...FORTUNES.flatMap((planet) => [met(figure, planet, 'Sun'), met(figure, planet, 'Moon')]),
        met(figure, 'Mercury', 'Moon'),
      ],
    ),
  ];
}

/** Clauses 34-38: mixed testimony, signs told elsewhere, the moment itself. */
function closing({ figure }: Launch): MatterClause[] {
  const rises = (planet: ClassicalPlanet) => configured(figure.planets[planet].longitudeDeg, figure.ascDeg);
  return [
    witness(
      text(
        34,
        'mixedMaleficAscendantAndFortuneMoonRescue',
        'An infortune to the ascendant, a fortune to the Moon: harm and rescue, without saying which prevails.',
      ),
      null,
      [
        value('infortuneConfiguresAscendant', MALEFICS.some(rises)),
        value(
          'fortuneConfiguresMoon',
          FORTUNES.some((planet) => beholds(figure, planet, 'Moon')),
        ),
        value('sourceRescueRelation', 'mixedOutcomeNotClosed'),
      ],
    ),
    witness(text(35, 'reportedSignsTestimony', 'The signs that were told before: which, is not clear.'), null, [
      value('reportedSigns', 'antecedentReferenceNotIdentified'),
    ]),
    witness(text(36, 'approvedSignsTestimony', 'The signs that are approved: which, is not clear.'), null, [
      value('approvedSigns', 'antecedentReferenceNotIdentified'),
    ]),
    witness(
      text(
        37,
        'launchMomentDistinguishedFromPassengerBoarding',
        'It is the moment when the ship is pushed into the water, not that of boarding.',
      ),
      true,
      [value('electedMoment', 'pushingShipIntoWater'), value('passengerBoarding', 'separateUnprofiledMoment')],
    ),
    witness(text(38, 'arrivalWording', 'What is said of the arrival gives no rule of its own.'), null, [
      value('arrivalPredicate', 'sourceWordingNotClosed'),
    ]),
  ];
}

/** The thirty-eight sentences of the chapter on launching. */
export function launchClauses({ figure, natal }: DorotheanMatterInput): MatterClause[] {
  const { Saturn: saturn, Moon: moon } = figure.planets;
  const launch: Launch = {
    figure,
    natal,
    moon: horizonPlace(figure, 'Moon'),
    mars: horizonPlace(figure, 'Mars'),
    saturnStands: Math.abs(saturn.rateDegPerDay) < stationaryThreshold('Saturn'),
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
