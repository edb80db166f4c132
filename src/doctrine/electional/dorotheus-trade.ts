import type { ClassicalPlanet } from '../dignity/planets.js';
import { signIndex } from '../zodiac/zodiac.js';
import { angularPlaces, LAND_PLACES, LEASING_PLACES, TRADE_PLACES } from './dorotheus-angles.js';
import type { AngularPlace } from './dorotheus-angles.js';
import { calculationFromPlaces, isTwinSign, isWaterySign } from './dorotheus-input.js';
import type { DorotheanMatterInput, FlowEvent } from './dorotheus-input.js';
import { configured, elongationDeg, FORTUNES, MALEFICS, signOfPlanet } from './figure.js';
import { gate, waxing, witness } from './matter-clauses.js';
import type { MatterClause } from './matter-clauses.js';
import { degrees, value } from './witness.js';
import type { Measurement } from './witness.js';

/** Leasing, trade, prices and land: Dorotheus, Carmen V.9-11 and V.44. */
const LEASING_GATES = [
  [
    'infortuneInHiringPartyPlace',
    'V.9.2-3',
    'An infortune is in the ascendant: the hiring party withdraws, or is false and wicked.',
  ],
  [
    'infortuneInOrConfiguredToOwnerPlace',
    'V.9.4-5',
    'An infortune is in the seventh or aspects it: the owner withdraws or betrays.',
  ],
  [
    'infortuneInOrConfiguredToAmountPlace',
    'V.9.6',
    'An infortune is in the tenth or aspects it: the amount is never settled.',
  ],
  [
    'infortuneInOrConfiguredToOutcomePlace',
    'V.9.7',
    'An infortune is in the fourth or aspects it: the outcome is bad and harmful.',
  ],
] as const;

const eventFields = (prefix: string, event: FlowEvent | null): Measurement[] => [
  value(`${prefix}Body`, event?.body ?? null),
  value(`${prefix}Aspect`, event?.aspect ?? null),
  value(`${prefix}JdExact`, event?.jdUt1 ?? null, 'JD UT1'),
  degrees(`${prefix}SignedErrorAtQuery`, event?.errorDeg ?? null),
];

/** Leasing and hiring: five clauses of Carmen V.9, in its order. */
export function leasingClauses({ figure, flow }: DorotheanMatterInput): MatterClause[] {
  const gates = angularPlaces(figure, LEASING_PLACES).map((place, i) => {
    const [id, where, says] = LEASING_GATES[i];
    const bad = [...place.occupyingInfortunes, ...(place.place === 1 ? [] : place.configuredInfortunes)];
    return gate({ id, where, says }, bad.length > 0, [
      value('wholeSignPlace', place.place),
      value('topic', place.topic),
      value('qualifyingInfortunes', bad),
    ]);
  });
  return [
    ...gates,
    witness(
      {
        id: 'moonSeparationAndConnectionFlow',
        where: 'V.9.8',
        says: 'The last separation of the Moon and her next connection. The text does not say to which of the four places they belong.',
      },
      null,
      [
        ...eventFields('nextConnection', flow?.next ?? null),
        ...eventFields('previousSeparation', flow?.previous ?? null),
        value('previousMotionState', flow?.previousMotion ?? null),
        value('previousWindowPolicy', flow?.window ?? null),
        value('missingSemantics', 'to which of the four places each of the two events belongs'),
      ],
    ),
  ];
}

/** Fortunes and infortunes in the sign of a body or in aspect to it; a body is not its own testimony. */
function testimonies({ figure }: DorotheanMatterInput, topic: string, body: string | null, atDeg: number) {
  const configuredPlanets = (planets: readonly ClassicalPlanet[]): string[] | null =>
    body === null
      ? null
      : planets.filter((planet) => planet !== body && configured(figure.planets[planet].longitudeDeg, atDeg));
  return [
    value(`${topic}ConfiguredFortunes`, configuredPlanets(FORTUNES)),
    value(`${topic}ConfiguredInfortunes`, configuredPlanets(MALEFICS)),
  ];
}

function flowRoles(input: DorotheanMatterInput): MatterClause {
  const { figure, flow } = input,
    previous = flow?.previous ?? null,
    next = flow?.next ?? null;
  return witness(
    {
      id: 'moonFlowRoleAssignments',
      where: 'V.10.1-4',
      says: 'The Moon signifies the commodity, the planet that she left the seller, the planet to which she applies the buyer and the price.',
    },
    previous !== null && next !== null ? true : null,
    [
      value('commoditySignificator', 'Moon'),
      value('sellerSignificator', previous?.body ?? null),
      value('buyerSignificator', next?.body ?? null),
      value('priceSignificator', next?.body ?? null),
      value('previousWindowPolicy', flow?.window ?? null),
      value('previousSeparationAspect', previous?.aspect ?? null),
      value('nextConnectionAspect', next?.aspect ?? null),
      ...testimonies(input, 'commodity', 'Moon', figure.planets.Moon.longitudeDeg),
      ...testimonies(input, 'seller', previous?.body ?? null, previous?.longitudeDeg ?? 0),
      ...testimonies(input, 'buyerAndPrice', next?.body ?? null, next?.longitudeDeg ?? 0),
    ],
  );
}

const allFortunes = (place: AngularPlace): string[] => [...place.occupyingFortunes, ...place.configuredFortunes];
const allInfortunes = (place: AngularPlace): string[] => [...place.occupyingInfortunes, ...place.configuredInfortunes];

/** Buying and selling: two clauses of Carmen V.10, in its order. */
export function tradeClauses(input: DorotheanMatterInput): MatterClause[] {
  const places = angularPlaces(input.figure, TRADE_PLACES);
  return [
    flowRoles(input),
    witness(
      {
        id: 'fourStakeRoleAssignments',
        where: 'V.10.5-7',
        says: 'The ascendant signifies the buyer, the seventh the seller, the tenth the price, the fourth the commodity. Fortunes and infortunes in each place or in aspect to it are reported.',
      },
      true,
      [
        ...places.map((place) => value(`${place.topic}WholeSignPlace`, place.place)),
        ...places.map((place) => value(`${place.topic}Fortunes`, allFortunes(place))),
        ...places.map((place) => value(`${place.topic}Infortunes`, allInfortunes(place))),
      ],
    ),
  ];
}

/** Buying land: two clauses of Carmen V.11, in its order. */
export function landClauses({ figure }: DorotheanMatterInput): MatterClause[] {
  const places = angularPlaces(figure, LAND_PLACES),
    fourth = (30 * (signIndex(figure.ascDeg) + 3)) % 360;
  const watery = isWaterySign(fourth),
    twin = isTwinSign(fourth);
  const terrain = watery
    ? twin
      ? 'nearWaterAndMixedTerrain'
      : 'nearWaterOrMuchWater'
    : twin
      ? 'mixedMountainsAndPlains'
      : 'noNamedTerrainTestimony';
  return [
    witness(
      {
        id: 'fourthPlaceTerrainTestimony',
        where: 'V.11.1-2',
        says: 'A watery sign in the fourth signifies land with water, a double-bodied sign hills and plains. Pisces is both.',
      },
      true,
      [
        value('fourthPlaceSign', places[0].sign),
        value('waterySign', watery),
        value('twinSign', twin),
        value('terrainTestimony', terrain),
      ],
    ),
    witness(
      {
        id: 'fortuneAndInfortuneTestimonyAtRemainingStakes',
        where: 'V.11.2-3',
        says: 'A fortune in one of the four places, or in aspect to it, is good for the topic of the place; an infortune is bad.',
      },
      true,
      [
        ...places.map((place) => value(`${place.topic}ConfiguredFortunes`, allFortunes(place))),
        ...places.map((place) => value(`${place.topic}ConfiguredInfortunes`, allInfortunes(place))),
      ],
    ),
  ];
}

/** An elongation within this distance of a quarter is on its boundary, degrees (house rule). */
const QUARTER_TOLERANCE_DEG = 1e-9;
const ON_QUARTER = [
  'exactSolarConjunction',
  'exactLeftSquare',
  'exactOpposition',
  'exactRightSquare',
  'exactSolarConjunction',
];
const QUARTERS = [
  ['solarConjunctionToLeftSquare', 'fairEquivalentPriceForBuyingOrSelling', null],
  ['leftSquareToOpposition', 'sellerBenefit', 'the text adds that this is also the time for lawsuits'],
  ['oppositionToRightSquare', 'buyerBenefit', null],
  [
    'rightSquareToSolarConjunction',
    'benefitForTruthfulAndJustIntent',
    'another reading (note 402): the price will be low',
  ],
] as const;

function quarterOf(elongation: number): readonly [interval: string, effect: string, note: string | null] {
  const nearest = Math.round(elongation / 90);
  if (Math.abs(elongation - 90 * nearest) > QUARTER_TOLERANCE_DEG) return QUARTERS[Math.floor(elongation / 90)];
  return [
    ON_QUARTER[nearest],
    'boundaryBetweenAdjacentSourceIntervals',
    'the text does not say to which quarter the boundary belongs',
  ];
}

/** The rising half, Aquarius to Cancer (V.44.1). */
const RISING_SIGNS = [10, 11, 0, 1, 2, 3];

function priceByCalculation({ figure, equation }: DorotheanMatterInput): MatterClause {
  const rising = RISING_SIGNS.includes(signIndex(figure.planets.Moon.longitudeDeg));
  const relation =
    rising && equation.equationDeg > 0
      ? 'aboveValue'
      : !rising && equation.equationDeg < 0
        ? 'belowValue'
        : 'noCompoundPriceTestimony';
  return witness(
    {
      id: 'tabariSignRegionAndCalculationPriceRelation',
      where: 'V.44.1-3',
      says: 'The Moon is between Aquarius and Cancer and increases in calculation: the price is above the value. She is between Leo and Capricorn and decreases: the price is below it.',
    },
    true,
    [
      value('moonSign', signOfPlanet(figure, 'Moon')),
      value('nodeRegion', rising ? 'risingAquariusThroughCancer' : 'fallingLeoThroughCapricorn'),
      ...calculationFromPlaces(equation),
      value('priceRelation', relation),
    ],
  );
}

/** Prices by the Moon: three clauses of Carmen V.44, in its order. */
export function priceClauses(input: DorotheanMatterInput): MatterClause[] {
  const { figure } = input,
    { latitudeDeg, latitudeRateDegPerDay: rate, rateDegPerDay } = figure.planets.Moon;
  const elongation = elongationDeg(figure),
    [interval, effect, note] = quarterOf(elongation);
  return [
    priceByCalculation(input),
    witness(
      {
        id: 'hephaistionParallelLatitudeAndSpeedReading',
        where: 'V.44, notes 397, 399 and 400',
        says: 'Hephaistion uses latitude, speed and the waning Moon instead. The text does not say how fast, or how they combine.',
      },
      null,
      [
        degrees('moonEclipticLatitude', latitudeDeg),
        value('moonLatitudeRate', rate, 'degrees/day'),
        value('latitudeMotion', rate > 0 ? 'risingNorthward' : rate < 0 ? 'fallingSouthward' : 'stationaryInLatitude'),
        value('moonLongitudeRate', rateDegPerDay, 'degrees/day'),
        value('speedThreshold', null, 'degrees/day'),
        value('moonWaxing', waxing(figure)),
      ],
    ),
    witness(
      {
        id: 'lunarPhaseCommerceInterval',
        where: 'V.44.4-8 and notes 401-403',
        says: 'The quarter of the lunar month: fair to both, then good for the seller, then for the buyer, then for the honest.',
      },
      true,
      [
        degrees('moonSunElongation', elongation),
        degrees('boundaryTolerance', QUARTER_TOLERANCE_DEG),
        value('phaseInterval', interval),
        value('sourceEffect', effect),
        value('sourceNoteOrVariant', note),
      ],
    ),
  ];
}
