import { aspectMotion } from '../aspects/aspect-motion.js';

import type { ClassicalPlanet } from '../dignity/planets.js';
import { stationaryThreshold } from '../zodiac/stationary.js';
import { angularPlaces, TRAVEL_PLACES } from './dorotheus-angles.js';
import { calculation, calculationFromPlaces, fromSun, hardAspectOf, underRays } from './dorotheus-input.js';
import type { DorotheanMatterInput } from './dorotheus-input.js';
import { signLord } from './dorotheus-root.js';
import { relationOf, FORTUNES, MALEFICS, placeFromAscendant, signOfPlanet, strengthOf } from './figure.js';
import type { ElectionFigure } from './figure.js';
import { fortifier, gate, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';

/** Departure: Dorotheus, Carmen V.22. */

/** The lords of the ascendant and of the Moon's sign. Their fall from an angle or their station hinders the journey. */
export const travelLords = (figure: ElectionFigure) =>
  [
    { title: 'lordOfAscendant', planet: signLord(figure.ascDeg) },
    { title: 'lordOfMoon', planet: signLord(figure.planets.Moon.longitudeDeg) },
  ] as const;
const falling = (figure: ElectionFigure, planet: ClassicalPlanet): boolean | null => {
  const strength = strengthOf(figure, planet);
  return strength === 'notEvaluable' ? null : strength === 'cadent';
};
/** Place of the Moon by sign from the ascendant, 1 ... 12. */
export const moonPlace = (figure: ElectionFigure): number =>
  placeFromAscendant(figure, figure.planets.Moon.longitudeDeg);
const withMercury = (figure: ElectionFigure) =>
  MALEFICS.filter((planet) => relationOf(figure, planet, 'Mercury') === 'conjunction');
const inBadPlace = (figure: ElectionFigure): boolean => [6, 12].includes(moonPlace(figure));

function prerequisites({ figure, equation }: DorotheanMatterInput): MatterClause {
  const lords = travelLords(figure),
    infortunes = withMercury(figure);
  const failed = [
    ...(equation.equationDeg > 0 ? [] : ['moonNotIncreasingInCalculation']),
    ...(underRays(figure, 'Mercury') ? ['mercuryUnderRays'] : []),
    ...(infortunes.length ? ['mercuryWithInfortunes'] : []),
    ...(inBadPlace(figure) ? ['moonInSixthOrTwelfthPlace'] : []),
    ...lords.filter(({ planet }) => underRays(figure, planet)).map(({ title }) => `${title}UnderRays`),
    ...lords.filter(({ planet }) => falling(figure, planet) === true).map(({ title }) => `${title}Falling`),
  ];
  const open = lords.some(({ planet }) => falling(figure, planet) === null);
  return gate(
    {
      id: 'departurePrerequisites',
      where: 'V.22.2',
      says: 'The Moon increases in calculation and is not in the sixth or twelfth place; Mercury is out of the rays and away from the infortunes; both lords are out of the rays and not cadent. All conditions are required.',
    },
    failed.length > 0 ? true : open ? null : false,
    [
      ...calculationFromPlaces(equation),
      degrees('mercurySolarDistance', fromSun(figure, 'Mercury')),
      value('mercuryUnder15DegreeRays', underRays(figure, 'Mercury')),
      value('mercurySameSignInfortunes', infortunes),
      value('moonWholeSignPlace', moonPlace(figure)),
      value('moonInSixthOrTwelfth', inBadPlace(figure)),
      ...lords.flatMap(({ title, planet }) => [
        value(title, planet),
        degrees(`${title}SolarDistance`, fromSun(figure, planet)),
        value(`${title}Under15DegreeRays`, underRays(figure, planet)),
        value(`${title}Strength`, strengthOf(figure, planet)),
        value(`${title}Falling`, falling(figure, planet)),
      ]),
      value('failedPrerequisites', failed),
    ],
  );
}

function moonOfTravel({ figure, equation }: DorotheanMatterInput): MatterClause[] {
  const grows = equation.equationDeg > 0,
    [shown, direction] = calculation(equation);
  return [
    witness(
      {
        id: 'moonInSixthOrTwelfthTravelHarm',
        where: 'V.22.3',
        says: 'The Moon is in the sixth or the twelfth place: trouble, toil and harm on the way.',
      },
      true,
      [value('moonWholeSignPlace', moonPlace(figure)), value('travelHarmTestimony', inBadPlace(figure))],
    ),
    fortifier(
      {
        id: 'moonIncreasingInCalculationComfort',
        where: 'V.22.4',
        says: 'The Moon increases in calculation: the traveller arrives in comfort.',
      },
      grows,
      [
        { ...shown, comparison: '>', threshold: 0 },
        direction,
        value('sourceEffect', grows ? 'reachesDestinationInComfort' : 'notNamed'),
      ],
    ),
  ];
}

function placesOfTravel({ figure }: DorotheanMatterInput): { topics: MatterClause; rest: MatterClause[] } {
  const places = angularPlaces(figure, TRAVEL_PLACES),
    [first, seventh] = places;
  const held = ([1, 7].includes(moonPlace(figure)) ? MALEFICS : []).filter(
    (planet) => relationOf(figure, planet, 'Moon') === 'conjunction',
  );
  return {
    topics: witness(
      {
        id: 'travelStakeAssignments',
        where: 'V.22.1',
        says: 'The ascendant signifies the traveller, the seventh the destination, the tenth the business, the fourth the outcome.',
      },
      true,
      places.map((place) => value(`place${place.place}Topic`, place.topic)),
    ),
    rest: [
      fortifier(
        {
          id: 'fortunesInAscendantJourneyCondition',
          where: 'V.22.5',
          says: 'A fortune is in the ascendant: the journey goes well.',
        },
        first.occupyingFortunes.length > 0,
        [value('ascendantSign', first.sign), value('occupyingFortunes', first.occupyingFortunes)],
      ),
      fortifier(
        {
          id: 'fortunesInSeventhDestinationBenefit',
          where: 'V.22.6',
          says: 'A fortune is in the seventh: good at the destination.',
        },
        seventh.occupyingFortunes.length > 0,
        [value('seventhSign', seventh.sign), value('occupyingFortunes', seventh.occupyingFortunes)],
      ),
      gate(
        {
          id: 'moonWithInfortuneInTravelStakes',
          where: 'V.22.7 and note 117',
          says: 'The Moon is in the sign of Saturn or Mars, in the ascendant or the seventh.',
        },
        held.length > 0,
        [
          value('moonWholeSignPlace', moonPlace(figure)),
          value('moonSign', signOfPlanet(figure, 'Moon')),
          value('sameSignInfortunes', held),
        ],
      ),
    ],
  };
}

function stationaryLords({ figure }: DorotheanMatterInput): MatterClause {
  const lords = travelLords(figure).map((lord) => {
    const threshold = stationaryThreshold(lord.planet),
      rate = figure.planets[lord.planet].rateDegPerDay;
    return { ...lord, threshold, rate, still: Math.abs(rate) < threshold };
  });
  const still = [...new Set(lords.filter((lord) => lord.still).map((lord) => lord.planet))];
  return gate(
    {
      id: 'travelLordsStationary',
      where: 'V.22.8',
      says: 'Either lord is stationary: a long stay abroad. The speed limit of a station is a house rule; the text gives none.',
    },
    still.length > 0,
    [
      ...lords.flatMap(({ title, planet, rate, threshold, still: stands }): Measurement[] => [
        value(title, planet),
        value(`${title}LongitudeRate`, rate, 'degrees/day'),
        { ...value(`${title}StationaryThreshold`, threshold, 'degrees/day'), comparison: 'abs(rate)<' },
        value(`${title}Stationary`, stands),
      ]),
      value('stationaryLords', still),
    ],
  );
}

const moving = (figure: ElectionFigure, name: ClassicalPlanet) => ({
  name,
  longitudeDeg: figure.planets[name].longitudeDeg,
  speedDegPerDay: figure.planets[name].rateDegPerDay,
});

function connectedFortunes({ figure }: DorotheanMatterInput): MatterClause {
  const exact: string[] = [],
    applying: string[] = [];
  const measured = FORTUNES.flatMap((planet): Measurement[] => {
    const low = planet.toLowerCase(),
      aspect = hardAspectOf(figure, 'Moon', planet);
    const shown = [
      value(`${low}Sign`, signOfPlanet(figure, planet)),
      value(`${low}WholeSignHardAspect`, aspect ?? 'none'),
    ];
    if (aspect === null) return shown;
    const motion = aspectMotion({
      first: moving(figure, 'Moon'),
      second: moving(figure, planet),
      aspect,
      orbFactor: 1,
      exactToleranceDeg: 1e-9,
      rateToleranceDegPerDay: 1e-12,
    });
    if (motion.state === 'exact') exact.push(planet);
    if (motion.state === 'applying') applying.push(planet);
    return [
      ...shown,
      value(`${low}MotionState`, motion.state),
      degrees(`${low}DirectedError`, motion.errorDeg),
      degrees(`${low}CanonicalOrb`, motion.orbDeg),
    ];
  });
  return fortifier(
    {
      id: 'fortuneSquareOrOppositionMoonConnection',
      where: 'V.22.9; glossary, pp. 352 and 355',
      says: 'The Moon connects with a fortune by square or opposition. The text gives no orb of connection: an exact aspect satisfies the clause, an applying one is not evaluable.',
    },
    exact.length > 0 ? true : applying.length > 0 ? null : false,
    [
      ...measured,
      value('exactlyConnectingFortunes', exact),
      value('applyingFortunesWithUnresolvedDegreeInterval', applying),
    ],
  );
}

/** The infortunes that are with the Moon or aspect her by a hard aspect. */
export const hardInfortunes = (figure: ElectionFigure) =>
  MALEFICS.filter((planet) => hardAspectOf(figure, 'Moon', planet) !== null);

/** Departure: clauses 1-10 of Carmen V.22, in its order. */
export function travelClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input,
    { topics, rest } = placesOfTravel(input),
    hard = hardInfortunes(figure);
  return [
    topics,
    prerequisites(input),
    ...moonOfTravel(input),
    ...rest,
    stationaryLords(input),
    connectedFortunes(input),
    gate(
      {
        id: 'infortuneSquareOrOppositionMoon',
        where: 'V.22.10',
        says: 'An infortune in square or opposition to the Moon is bad for the journey.',
      },
      hard.length > 0,
      [value('moonSign', signOfPlanet(figure, 'Moon')), value('wholeSignHardAspectInfortunes', hard)],
    ),
  ];
}
