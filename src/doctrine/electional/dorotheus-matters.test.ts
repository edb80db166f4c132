import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { apart, drawnFigure, list, signName, signOf, signsFrom } from '../../../test/support/drawn-figure.js';
import type { DrawnFigure, Scalar } from '../../../test/support/drawn-figure.js';
import { dorotheanClauses } from '../../../test/support/election-figure.js';
import { compareClauses } from '../../../test/support/stated-clauses.js';
import type { StatedClause } from '../../../test/support/stated-clauses.js';
import {
  BOTH,
  concerned,
  direction,
  FORTUNES,
  inPlace,
  inRays,
  isIn,
  MALEFICS,
  withMoonOrAscendant,
} from '../../../test/support/stated-dorotheus.js';
import type { Planet } from '../../../test/support/stated-dorotheus.js';
import type { DorotheanMatterName } from './dorotheus-matters.js';

/** Second statements of the chapters of Carmen V (Dykes 2017), clause by clause, with their own count of signs. */
function partnership(drawn: DrawnFigure): StatedClause[] {
  const moon = drawn.at('Moon'),
    shared = signName(moon) === signName(drawn.asc) ? signOf(moon) : null,
    offset = (planet: Planet) => signsFrom(drawn.at(planet), moon);
  const witnesses = BOTH.filter((planet) => withMoonOrAscendant(drawn, planet)),
    marsInside = [moon, drawn.asc].some((at) => signName(at) === drawn.sign('Mars'));
  return [
    [null, { moonSign: drawn.sign('Moon') }],
    ...Array.from({ length: 12 }, (_, sign): StatedClause => [
      sign === 1 && shared === 1 ? null : shared === sign,
      { ascendantSign: signName(drawn.asc), sharedSign: shared === null ? 'none' : drawn.sign('Moon') },
    ]),
    [witnesses.length === 0, { configuredFortunesOrInfortunes: list(witnesses) }],
    [
      withMoonOrAscendant(drawn, 'Saturn'),
      {
        saturnConfiguresAscendant: drawn.toAscendant('Saturn'),
        saturnConfiguresMoon: drawn.meets('Saturn', 'Moon'),
      },
    ],
    [
      marsInside ? true : withMoonOrAscendant(drawn, 'Mars') ? null : false,
      { marsSameSignWithAscendantOrMoon: marsInside },
    ],
    [[0, 4, 8].includes(offset('Jupiter')), { jupiterMoonOffset: offset('Jupiter') }],
    [[4, 8].includes(offset('Venus')), { venusMoonOffset: offset('Venus') }],
    [FORTUNES.some((planet) => ['sextile', 'square', 'opposition'].includes(drawn.between(planet, 'Moon')))],
  ];
}

function debt(drawn: DrawnFigure): StatedClause[] {
  const moon = drawn.at('Moon'),
    fortunes = FORTUNES.filter((planet) => drawn.meets(planet, 'Moon')),
    mars = drawn.between('Mercury', 'Mars'),
    isPreferred = isIn(moon, 'Leo Scorpio Sagittarius Aquarius Pisces'),
    wanes = drawn.elongation() > 180,
    helpers = (['Jupiter', 'Venus', 'Mercury'] as const).filter((planet) => withMoonOrAscendant(drawn, planet));
  return [
    [true, { firstPlaceRole: 'creditorOrLender', seventhPlaceRole: 'debtor', mercurySign: drawn.sign('Mercury') }],
    [fortunes.length > 0 ? null : false, { fortuneConfiguringMoon: list(fortunes) }],
    [drawn.meets('Mercury', 'Saturn'), { mercurySaturnConfigured: drawn.meets('Mercury', 'Saturn') }],
    [
      mars === 'conjunction' ? true : mars === 'aversion' ? false : null,
      { mercuryMarsSameSign: mars === 'conjunction' },
    ],
    [
      inRays(drawn, 'Moon') ? null : false,
      { moonSolarDistance: drawn.apart('Moon', 'Sun'), moonUnderRays: inRays(drawn, 'Moon') },
    ],
    [null, { moonDegreeInSign: moon % 30, namedSigns: 'Leo,Gemini,Sagittarius' }],
    [isPreferred && wanes, { preferredSign: isPreferred, moonSunElongation: drawn.elongation(), moonWaning: wanes }],
    [helpers.length > 0, { qualifyingBodies: list(helpers) }],
  ];
}

function will(drawn: DrawnFigure, equation: number): StatedClause[] {
  const moon = drawn.at('Moon'),
    rate = drawn.hand.moonLatitudeRate!,
    turns = (degrees: number) => isIn(degrees, 'Aries Cancer Libra Capricorn');
  const harms = (planet: 'Mars' | 'Saturn'): StatedClause => [
    withMoonOrAscendant(drawn, planet),
    {
      [`${planet.toLowerCase()}ConfiguresAscendant`]: drawn.toAscendant(planet),
      [`${planet.toLowerCase()}ConfiguresMoon`]: drawn.meets(planet, 'Moon'),
    },
  ];
  return [
    [turns(moon) || turns(drawn.asc), { convertibleSigns: 'Aries,Cancer,Libra,Capricorn' }],
    [
      null,
      {
        moonIncreasingInGlow: drawn.waxes(),
        calculationDirection: direction(equation),
        moonNorthward: rate > 0,
        moonUnderRays: inRays(drawn, 'Moon'),
      },
    ],
    [null, { moonUnderRays: inRays(drawn, 'Moon') }],
    harms('Mars'),
    harms('Saturn'),
    [
      FORTUNES.some((planet) => withMoonOrAscendant(drawn, planet)),
      Object.fromEntries(
        FORTUNES.map((planet) => [
          `${planet.toLowerCase()}ConfiguresAscendantOrMoon`,
          withMoonOrAscendant(drawn, planet),
        ]),
      ),
    ],
  ];
}

function demolition(drawn: DrawnFigure): StatedClause[] {
  const rate = drawn.hand.moonLatitudeRate!;
  return [
    [rate < 0, { moonLatitudeRate: rate, direction: rate < 0 ? 'southward' : 'northwardOrStationary' }],
    [
      drawn.hand.isQuadrant !== false ? true : null,
      Object.fromEntries(BOTH.map((planet) => [`${planet.toLowerCase()}Strength`, drawn.strength(planet)])),
    ],
  ];
}

function leasing(drawn: DrawnFigure): StatedClause[] {
  return [
    ...([1, 7, 10, 4] as const).map((place): StatedClause => {
      const bad = place === 1 ? inPlace(drawn, MALEFICS, 1) : concerned(drawn, MALEFICS, place);
      return [bad.length > 0, { wholeSignPlace: place, qualifyingInfortunes: list(bad) }];
    }),
    [null, { previousWindowPolicy: null, nextConnectionBody: null }],
  ];
}

function trade(drawn: DrawnFigure): StatedClause[] {
  const places = { buyer: 1, seller: 7, price: 10, commodity: 4 };
  return [
    [
      null,
      {
        commoditySignificator: 'Moon',
        commodityConfiguredFortunes: list(FORTUNES.filter((planet) => drawn.meets(planet, 'Moon'))),
        commodityConfiguredInfortunes: list(MALEFICS.filter((planet) => drawn.meets(planet, 'Moon'))),
        sellerConfiguredFortunes: null,
        buyerAndPriceConfiguredInfortunes: null,
      },
    ],
    [
      true,
      Object.fromEntries(
        Object.entries(places).flatMap(([topic, place]) => [
          [`${topic}WholeSignPlace`, place],
          [`${topic}Fortunes`, list(concerned(drawn, FORTUNES, place))],
          [`${topic}Infortunes`, list(concerned(drawn, MALEFICS, place))],
        ]),
      ),
    ],
  ];
}

function land(drawn: DrawnFigure): StatedClause[] {
  const fourth = 30 * ((signOf(drawn.asc) + 3) % 12),
    isWatery = isIn(fourth, 'Cancer Scorpio Pisces'),
    isTwin = isIn(fourth, 'Gemini Virgo Sagittarius Pisces'),
    topics = { land: 4, trees: 10, vegetation: 7, cultivation: 1 };
  return [
    [true, { fourthPlaceSign: signName(fourth), waterySign: isWatery, twinSign: isTwin }],
    [
      true,
      Object.fromEntries(
        Object.entries(topics).flatMap(([topic, place]) => [
          [`${topic}ConfiguredFortunes`, list(concerned(drawn, FORTUNES, place))],
          [`${topic}ConfiguredInfortunes`, list(concerned(drawn, MALEFICS, place))],
        ]),
      ),
    ],
  ];
}

function price(drawn: DrawnFigure, equation: number): StatedClause[] {
  const rises = isIn(drawn.at('Moon'), 'Aquarius Pisces Aries Taurus Gemini Cancer'),
    rate = drawn.hand.moonLatitudeRate!;
  return [
    [
      true,
      {
        priceRelation:
          rises && equation > 0 ? 'aboveValue' : !rises && equation < 0 ? 'belowValue' : 'noCompoundPriceTestimony',
        lunarEquation: equation,
        moonTrueLongitudeMeanEcliptic: 10 + equation,
        moonMeanLongitudeIers2010: 10,
        calculationDirection: direction(equation),
      },
    ],
    [
      null,
      {
        moonLatitudeRate: rate,
        latitudeMotion: rate > 0 ? 'risingNorthward' : rate < 0 ? 'fallingSouthward' : 'stationaryInLatitude',
        moonLongitudeRate: drawn.rate('Moon'),
        moonWaxing: drawn.waxes(),
      },
    ],
    [true, { moonSunElongation: drawn.elongation() }],
  ];
}

const CHAPTERS: readonly (readonly [
  name: DorotheanMatterName,
  where: string,
  stated: (drawn: DrawnFigure, equation: number) => StatedClause[],
])[] = [
  ['partnership', 'V.20.1-19', partnership],
  ['debtAndPayment', 'V.21.1-8', debt],
  ['writingAWill', 'V.43.1-6', will],
  ['demolition', 'V.8.1-2', demolition],
  ['leasing', 'V.9.2-8', leasing],
  ['buyingAndSelling', 'V.10.1-7', trade],
  ['landPurchase', 'V.11.1-3', land],
  ['lunarPriceTiming', 'V.44.1-8', price],
];

for (const [name, where, stated] of CHAPTERS)
  test(`property: the chapter ${name} agrees with a second statement of Carmen ${where} for drawn figures`, () => {
    fc.assert(
      fc.property(drawnFigure, fc.constantFrom(-5, 0, 5), (drawn, equationDeg) => {
        const equation = { trueDeg: 10 + equationDeg, meanDeg: 10, equationDeg };
        compareClauses(dorotheanClauses(name, drawn.hand, { equation }), stated(drawn, equationDeg));
      }),
      { numRuns: 400 },
    );
  });

test('rule: every clause names its paragraph of Carmen V', () => {
  const paragraphs = (name: DorotheanMatterName): string[] =>
    dorotheanClauses(name, { at: {} }).map(({ where }) => where.split(/[;,]| and note/)[0].replace('V.', ''));
  const count = (chapter: number, first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => `${chapter}.${first + i}`);
  assert.deepEqual(paragraphs('partnership'), count(20, 1, 19));
  assert.deepEqual(paragraphs('debtAndPayment'), count(21, 1, 8));
  assert.deepEqual(paragraphs('writingAWill'), count(43, 1, 6));
  assert.deepEqual(paragraphs('demolition'), count(8, 1, 2));
  assert.deepEqual(paragraphs('leasing'), ['9.2-3', '9.4-5', '9.6', '9.7', '9.8']);
  assert.deepEqual(paragraphs('buyingAndSelling'), ['10.1-4', '10.5-7']);
  assert.deepEqual(paragraphs('landPurchase'), ['11.1-2', '11.2-3']);
  assert.deepEqual(paragraphs('lunarPriceTiming'), ['44.1-3', '44', '44.4-8']);
  assert.deepEqual(paragraphs('travel'), count(22, 1, 10));
  assert.deepEqual(paragraphs('shipAcquisition'), count(24, 1, 5));
  assert.deepEqual(paragraphs('shipConstruction'), count(25, 1, 6));
  assert.deepEqual(paragraphs('landTravel'), ['26.39', '26.40', '26.41', '26.42', '26.43']);
  assert.deepEqual(paragraphs('seaTravel'), ['26.39', '26.42', '26.43']);
});

test('rule: the two ends of a lunar quarter and its middle have their own intervals (Carmen V.44.4-8)', () => {
  const interval = (moon: number): Scalar =>
    dorotheanClauses('lunarPriceTiming', { at: { Sun: 0, Moon: moon } })[2].measurements.find(
      ({ name }) => name === 'phaseInterval',
    )!.value as Scalar;
  assert.equal(interval(90 - 1e-6), 'solarConjunctionToLeftSquare');
  assert.equal(interval(90 + 1e-10), 'exactLeftSquare');
  assert.equal(interval(90 + 1e-6), 'leftSquareToOpposition');
  assert.ok(apart(0, 90) === 90);
});
